"""BM-15.3, BM-9.7: after the deliveries of a seat: points instead of money, and surplus."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import having, known_effect, owned, take
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.ch09_boxes import from_market
from tabletop.games.brick_and_mortar.rules.ch09_earning import worth
from tabletop.games.brick_and_mortar.rules.phases import Decision, no_store
from tabletop.games.brick_and_mortar.state import BrickAndMortar, Quantity, Shelf, Slot


@frozen
class Converted(GameEvent):
    """BM-15.3: a seat took points instead of the money for `n` items."""

    seat: int
    card: int
    n: int
    money: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Takes points for %n item(s) of {store} instead of {money}")
        text = text.count(self.n).fill(store=phrases.store(self.card), money=dollars(self.money))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-15.3")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "took points for %n item(s)", "", self.n)
        return Headline(self.seat, "converted", 8, did)


@frozen
class Conversions(Step[BrickAndMortar]):
    """BM-15.3: Distributors that have sold enough may take points instead of money."""

    seat: int
    kind: int
    price: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for slot, store, found in having(s.players[self.seat], "convert"):
            if store.sold[self.kind] >= found.each:
                push_steps(s, Converting(self.seat, self.kind, self.price, slot))


@frozen
class Convert(GameAction[BrickAndMortar]):
    """BM-15.3: take points instead of money for `n` items sold from the store in this slot."""

    slot: Slot
    n: Quantity

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Take points for %n item(s) of {store}").count(self.n)
        return text.fill(store=phrases.acting_slot(s, self.slot))

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press(f"convert:{self.n}")


@frozen
class Converting(Decision):
    """BM-15.3: the seat chooses the number of a Distributor's items for which it takes points."""

    rule = "BM-15.3"
    accepts = (Convert,)
    public = True
    seat: int
    kind: int
    price: int
    slot: int

    def most(self, s: BrickAndMortar) -> int:
        """Return the number of items for which it may take points."""
        store = s.players[self.seat].building[self.slot]
        return store.sold[self.kind] // known_effect(store, "convert").each

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "{store}: take points instead of {price} for up to %n item(s)?")
        return text.count(self.most(s)).fill(
            store=phrases.slot(s, self.seat, self.slot), price=dollars(self.price)
        )

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Convert(self.slot, n) for n in range(self.most(s) + 2))

    def forbids(self, s: BrickAndMortar, action: Convert) -> No | None:
        most, here = self.most(s), phrases.slot(s, self.seat, self.slot)
        if action.slot != self.slot:
            text = translate("brick_and_mortar", "First decide about {store}.")
            return No("BM-15.3", lambda: text.fill(store=here))
        if action.n > most:
            high = translate("brick_and_mortar", "{store} gives points for %n item(s) at most now.")
            return No("BM-15.3", lambda: high.count(most).fill(store=here))
        return None

    def apply(self, s: BrickAndMortar, action: Convert, tell: Tell) -> None:
        if not action.n:
            return
        p = s.players[self.seat]
        store = p.building[self.slot]
        money = action.n * worth(store, self.kind, self.price, 0)
        p.money -= money
        tell(s, Converted(self.seat, store.card, action.n, money))
        change_points(
            s, self.seat, action.n * known_effect(store, "convert").points, "BM-15.3", tell, store.card
        )


@frozen
class Surplus(Step[BrickAndMortar]):
    """BM-9.7, BM-15.13: items that were bid and found no box are surplus, except those of the market."""

    seat: int
    kind: int
    left: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        p = s.players[self.seat]
        slots = range(len(p.building))
        left = self.left - sum(from_market(s, self.seat, self.kind, slot) for slot in slots)
        left = min(left, owned(p, self.kind))
        if left > 0:
            push_steps(s, Discards(self.seat, self.kind, left))


@frozen
class Discards(Step[BrickAndMortar]):
    """BM-9.7: discards `left` items; the seat chooses which if there is a choice."""

    seat: int
    kind: int
    left: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        p, left = s.players[self.seat], self.left
        places = [
            (slot, shelf)
            for slot, store in enumerate(p.building)
            for shelf, n in enumerate(store.items[self.kind])
            if n
        ]
        if len(places) > 1 and left < owned(p, self.kind):
            push_steps(s, Losing(self.seat, self.kind, left))
            return
        for slot, shelf in places:
            n = min(left, p.building[slot].items[self.kind][shelf])
            lose(s, self.seat, self.kind, slot, shelf, n, tell)
            left -= n


@frozen
class SurplusGone(GameEvent):
    """BM-9.7: a seat discarded `n` items of a store as surplus."""

    seat: int
    slot: int
    kind: int
    n: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Discards {items} as surplus")
        return LogLine(text.fill(items=phrases.items(self.kind, self.n)), self.seat, (), "BM-9.7")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "discarded {things} unsold")
        does = translate("brick_and_mortar", "discard unsold items")
        return Headline(
            self.seat, "surplus", 6, did, (phrases.counted_items(self.kind, self.n),), does=does, bad=True
        )


def lose(s: BrickAndMortar, seat: int, kind: int, slot: int, shelf: int, n: int, tell: Tell) -> None:
    """BM-9.7: make items of a shelf surplus."""
    take(s.players[seat].building[slot], kind, shelf, n)
    s.surplus = tuple(k + n * (at == seat) for at, k in enumerate(s.surplus))
    tell(s, SurplusGone(seat, slot, kind, n))


@frozen
class Lose(GameAction[BrickAndMortar]):
    """BM-9.7: discard an item of this shelf as surplus."""

    slot: Slot
    shelf: Shelf

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Discard an item of {store}, {shelf}")
        return text.fill(store=phrases.acting_slot(s, self.slot), shelf=phrases.shelf(self.shelf))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.last_crate(v.players[step.seat], self.slot, v.kind, self.shelf), "bin")

    def thumb(self, v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.Crate(v.kind)


@frozen
class Losing(Decision):
    """BM-9.7: the seat chooses an item to discard as surplus."""

    rule = "BM-9.7"
    rules = ("BM-9.7", "BM-9.9")
    accepts = (Lose,)
    public = True
    seat: int
    kind: int
    left: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Surplus: discard %n more {kind}.")
        return text.count(self.left).fill(kind=phrases.KINDS[self.kind])

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for slot, store in enumerate(s.players[self.seat].building):
            yield from (Lose(slot, shelf) for shelf in range(max(1, len(store.items[self.kind]))))

    def forbids(self, s: BrickAndMortar, action: Lose) -> No | None:
        if no := no_store(s, self.seat, action.slot, "BM-9.9"):
            return no
        store = s.players[self.seat].building[action.slot]
        row = store.items[self.kind]
        if action.shelf < len(row) and row[action.shelf]:
            return None
        text = translate("brick_and_mortar", "{store} has no {kind} to discard on its {shelf}.")
        return No(
            "BM-9.9",
            lambda: text.fill(
                store=phrases.store(store.card),
                kind=phrases.KINDS[self.kind],
                shelf=phrases.shelf(action.shelf),
            ),
        )

    def apply(self, s: BrickAndMortar, action: Lose, tell: Tell) -> None:
        lose(s, self.seat, self.kind, action.slot, action.shelf, 1, tell)
        if self.left > 1:
            push_steps(s, Discards(self.seat, self.kind, self.left - 1))
