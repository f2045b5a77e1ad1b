"""BM-9: the Sale Phase: demand, the windows around selling, and the end of the sale."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.component_schema import Window
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS, add, effect, having, plus, room, take
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.ch05_paying import Charge
from tabletop.games.brick_and_mortar.rules.ch06_building import close
from tabletop.games.brick_and_mortar.rules.ch08_supply import no_room
from tabletop.games.brick_and_mortar.rules.ch09_bidding import SellType
from tabletop.games.brick_and_mortar.rules.phases import MayGoOn, begin_phase, no_store
from tabletop.games.brick_and_mortar.state import NOTHING, SALE, BrickAndMortar, Kind, Seat, Shelf, Slot

_EMPTY: tuple[tuple[int, ...], ...] = ((),) * len(KINDS)


@frozen
class BoxesDealt(GameEvent):
    """BM-9.1: a Demand Card was flipped and its boxes were added to their types."""

    card: int


@frozen
class DemandShown(GameEvent):
    """BM-9.1: all Demand Cards were flipped; they show these boxes."""

    cards: tuple[int, ...]
    boxes: Vec
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Demand: {items}").fill(items=phrases.bundle(self.boxes))
        return LogLine(text, -1, (), "BM-9.1")


@frozen
class SalePhase(Step[BrickAndMortar]):
    """BM-9.1 to BM-9.3: demand is revealed, then each type is sold."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for p in s.players:
            p.sold, p.down = NOTHING, ()
            for store in p.building:
                store.sold = NOTHING
        begin_phase(s, SALE, tell)
        for card in s.demand:
            for kind in KINDS:
                s.boxes = plus(s.boxes, kind, box.MARKET[card][kind])
            tell(s, BoxesDealt(card))
        s.looked = -1
        tell(s, DemandShown(s.demand, s.boxes))
        before = (MoveItems(seat, "before_sale") for seat in s.order)
        types = (step for kind in KINDS for step in (SellType(kind), AfterSelling(kind)))
        push_steps(s, *before, *types, EmptyBoxes(), AfterSale())


@frozen
class MoveItems(Step[BrickAndMortar]):
    """BM-14.5, BM-15.19: moving items: Freezer and Warehouse before Sale, Thrift Store after it."""

    seat: int
    window: Window

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        step = Moving(self.seat, self.window)
        if any(step.refuses(s, action) is None for action in step.other_actions(s)):
            push_steps(s, step)


@frozen
class Transferred(GameEvent):
    """BM-15.19: an item was moved from one store of a seat to another."""

    seat: int
    slot: int
    kind: int
    to: int
    card: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Moves {item} to {store}")
        text = text.fill(item=phrases.items(self.kind, 1), store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-15.19")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "moved {things}")
        return Headline(self.seat, "moved", 4, did, (phrases.counted_items(self.kind, 1),))


@frozen
class Transfer(GameAction[BrickAndMortar]):
    """BM-15.19: move one item from a shelf of one of the seat's stores to the top shelf of another."""

    slot: Slot
    shelf: Shelf
    kind: Kind
    to: Slot

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Move {item} from {store} to {other}")
        store, other = phrases.acting_slot(s, self.slot), phrases.acting_slot(s, self.to)
        return text.fill(item=phrases.items(self.kind, 1), store=store, other=other)

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        item = places.last_crate(v.players[step.seat], self.slot, self.kind, self.shelf)
        return Drag(item, places.slot_key(self.to))

    def thumb(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.Crate(self.kind)


@frozen
class Moving(MayGoOn):
    """BM-15.19: the seat moves an item from another of its stores to the one with this effect."""

    rule = "BM-15.19"
    rules = ("BM-15.19", "BM-15.4")
    takes = (Transfer,)
    public = True
    seat: int
    window: Window

    def _takers(self, s: BrickAndMortar) -> dict[int, tuple[int, ...]]:
        """Return, by slot, the types that its store may take in now."""
        return {
            slot: box.numbers(found.kinds)
            for slot, _, found in having(s.players[self.seat], "transfer_in")
            if found.window == self.window
        }

    def prompt(self, s: BrickAndMortar) -> Text:
        takers = phrases.joined([phrases.slot(s, self.seat, slot) for slot in self._takers(s)])
        text = translate("brick_and_mortar", "Move items from your other stores to {store}, or go on.")
        return text.fill(store=takers)

    def other_actions(self, s: BrickAndMortar) -> Iterator[Transfer]:
        building = s.players[self.seat].building
        for to in self._takers(s):
            for slot, store in enumerate(building):
                for kind in KINDS:
                    for shelf, n in enumerate(store.items[kind]):
                        if n and slot != to:
                            yield Transfer(slot, shelf, kind, to)

    def refuses(self, s: BrickAndMortar, action: Transfer) -> No | None:
        seat = self.seat
        if no := no_store(s, seat, action.slot, "BM-15.19") or no_store(s, seat, action.to, "BM-15.19"):
            return no
        store, kind = s.players[seat].building[action.slot], phrases.KINDS[action.kind]
        if action.slot == action.to:
            text = translate("brick_and_mortar", "The {kind} is in {store} already.")
            return No("BM-15.19", lambda: text.fill(kind=kind, store=phrases.store(store.card)))
        if action.kind not in self._takers(s).get(action.to, ()):
            never = translate("brick_and_mortar", "{store} can't take in {kind} now.")
            return No("BM-15.19", lambda: never.fill(store=phrases.slot(s, seat, action.to), kind=kind))
        row = store.items[action.kind]
        if action.shelf >= len(row) or not row[action.shelf]:
            bare = translate("brick_and_mortar", "{store} has no {kind} to move on its {shelf}.")
            return No(
                "BM-15.19",
                lambda: bare.fill(
                    store=phrases.store(store.card), kind=kind, shelf=phrases.shelf(action.shelf)
                ),
            )
        return no_room(s, seat, action.to, action.kind, "BM-15.19")

    def carry_out(self, s: BrickAndMortar, action: Transfer, tell: Tell) -> None:
        building = s.players[self.seat].building
        take(building[action.slot], action.kind, action.shelf)
        add(building[action.to], action.kind)
        card = building[action.to].card
        tell(s, Transferred(self.seat, action.slot, action.kind, action.to, card))
        push_steps(s, MoveItems(self.seat, self.window))


@frozen
class AfterSelling(Step[BrickAndMortar]):
    """BM-15.5, BM-15.14: after a type: bonuses for a rival's sale, then the Resale Shop."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for seat in s.order:
            pay_rival_bonus(s, seat, self.kind, tell)
        push_steps(s, *(Resale(seat, self.kind) for seat in s.order))


@frozen
class BonusPaid(GameEvent):
    """BM-15.5: a store earned its bonus for `n` items, since another player sold the type, too."""

    seat: int
    card: int
    kind: int
    n: int
    money: int

    def line(self) -> LogLine:
        text = translate(
            "brick_and_mortar", "{store} earns {money} more for %n item(s): another player sold, too"
        )
        text = text.count(self.n).fill(store=phrases.store(self.card), money=dollars(self.money))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-15.5")

    def reward(self) -> Reward:
        source = (places.store_key(self.card),)
        return Reward(self.seat, "pay", DOLLARS, self.money, places.screen(self.seat), source)

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "earned ${amount} more")
        earns = translate("brick_and_mortar", "earn ${amount} by stores")
        return Headline(self.seat, "bonus", 6, did, (), self.money, earns=earns)


def pay_rival_bonus(s: BrickAndMortar, seat: int, kind: int, tell: Tell) -> None:
    """BM-15.5, BM-18.4: pay the bonus of Knockoffs if another player sells the type, too."""
    p = s.players[seat]
    if s.flags.bids_count and s.bids:
        rivals = any(bid.quantity for bid in s.bids if bid.seat != seat)
    else:
        rivals = any(other.sold[kind] for at, other in enumerate(s.players) if at != seat)
    if not rivals:
        return
    for _, store, found in having(p, "rival_bonus"):
        if n := store.sold[kind]:
            p.money += n * found.n
            tell(s, BonusPaid(seat, store.card, kind, n, n * found.n))


@frozen
class Resale(Step[BrickAndMortar]):
    """BM-15.14: a Resale Shop may buy what opponents have discarded."""

    seat: int
    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        lost = any(n for at, n in enumerate(s.surplus) if at != self.seat)
        if lost and resale_slot(s, self.seat, self.kind) >= 0:
            push_steps(s, Rescuing(self.seat, self.kind))


def resale_slot(s: BrickAndMortar, seat: int, kind: int) -> int:
    """BM-15.14: return the slot of a Resale Shop with room for one more item of a type; -1 if none."""
    for slot, store, found in having(s.players[seat], "buy_surplus"):
        if kind in box.numbers(found.kinds) and room(store, kind):
            return slot
    return -1


@frozen
class Rescued(GameEvent):
    """BM-15.14: a Resale Shop took a surplus item of another seat."""

    seat: int
    other: int
    kind: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Resale Shop: takes {item}")
        return LogLine(text.fill(item=phrases.items(self.kind, 1)), self.seat, (), "BM-15.14")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "rescued {things}")
        return Headline(self.seat, "rescued", 6, did, (phrases.counted_items(self.kind, 1),))


@frozen
class Rescue(GameAction[BrickAndMortar]):
    """BM-15.14: buy an item that this seat has discarded as surplus."""

    seat: Seat

    def say(self, s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Buy from {who}").fill(who=phrases.seat(s, self.seat))

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(f"surplus:{self.seat}:0", "building")


@frozen
class Rescuing(MayGoOn):
    """BM-15.14: the seat chooses a seat to buy a surplus item from, or passes."""

    rule = "BM-15.14"
    rules = ("BM-15.14", "BM-5.3")
    takes = (Rescue,)
    costs = True
    seat: int
    kind: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n = sum(n for at, n in enumerate(s.surplus) if at != self.seat)
        text = translate(
            "brick_and_mortar", "Resale Shop: buy surplus {kind} (%n) for {price} each, or go on."
        )
        return text.count(n).fill(kind=phrases.KINDS[self.kind], price=dollars(box.RESALE[self.kind]))

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield from (Rescue(seat) for seat in range(len(s.players)))

    def refuses(self, s: BrickAndMortar, action: Rescue) -> No | None:
        kind = phrases.KINDS[self.kind]
        if action.seat == self.seat:
            text = translate("brick_and_mortar", "Only {kind} of opponents can be bought.")
            return No("BM-15.14", lambda: text.fill(kind=kind))
        if action.seat < len(s.players) and s.surplus[action.seat]:
            return None
        none = translate("brick_and_mortar", "{who} has discarded no {kind}.")
        return No("BM-15.14", lambda: none.fill(who=phrases.seat(s, action.seat), kind=kind))

    def carry_out(self, s: BrickAndMortar, action: Rescue, tell: Tell) -> None:
        s.surplus = tuple(n - (at == action.seat) for at, n in enumerate(s.surplus))
        slot = resale_slot(s, self.seat, self.kind)
        add(s.players[self.seat].building[slot], self.kind)
        tell(s, Rescued(self.seat, action.seat, self.kind))
        push_steps(s, Charge(self.seat, box.RESALE[self.kind], to=action.seat), Resale(self.seat, self.kind))


@frozen
class SaleEnded(GameEvent):
    """BM-9.10: all boxes were emptied and the Demand Cards discarded."""

    cards: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "The boxes are emptied, and %n Demand Card(s) discarded")
        return LogLine(text.count(len(self.cards)), -1, (), "BM-9.10")


@frozen
class EmptyBoxes(Step[BrickAndMortar]):
    """BM-9.10: all boxes are emptied, the Demand Cards are discarded face up."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        cards, s.demand = s.demand, ()
        s.discards += cards
        s.boxes, s.filled, s.bids, s.surplus, s.kind = NOTHING, _EMPTY, (), (0,) * len(s.players), -1
        for p in s.players:
            for store in p.building:
                store.filled = (-1,) * len(store.filled)
        tell(s, SaleEnded(cards))


@frozen
class AfterSale(Step[BrickAndMortar]):
    """BM-14.5: points for types sold, then the Thrift Store, then Peddlers close (A-38), in turn order."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        order = s.order
        for seat in order:
            p = s.players[seat]
            types = sum(n > 0 for n in p.sold)
            for _, store, found in having(p, "types_sold"):
                if types >= found.each:
                    change_points(s, seat, found.points, "BM-15.9", tell, store.card)
        push_steps(s, *(MoveItems(seat, "after_sale") for seat in order), ClosePeddlers(order))


@frozen
class ClosePeddlers(Step[BrickAndMortar]):
    """BM-15.10: a Peddler closes if an item was delivered from it this month."""

    order: tuple[int, ...]

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for seat in self.order:
            building = s.players[seat].building
            for slot in reversed(range(len(building))):
                if effect(building[slot], "peddle") and any(building[slot].sold):
                    close(s, seat, slot, "BM-15.10", tell)
