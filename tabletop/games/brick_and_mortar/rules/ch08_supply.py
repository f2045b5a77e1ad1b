"""BM-8: the Supply Phase: filling the market, and the windows before and after stocking."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.rules.ch01_goods import (
    KINDS,
    add,
    effect,
    having,
    known_effect,
    plus,
    room,
    to_market,
)
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stock, StockType, no_items, put, too_many
from tabletop.games.brick_and_mortar.rules.phases import GO_ON, MayGoOn, begin_phase, no_store
from tabletop.games.brick_and_mortar.state import NOTHING, SUPPLY, BrickAndMortar, Player, Slot


@frozen
class SupplyPhase(Step[BrickAndMortar]):
    """BM-8.1, BM-8.2: the market is filled, then each type is stocked."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for p in s.players:
            p.locked = p.locked and s.flags.month_lock
            for store in p.building:
                store.stocked = NOTHING
        begin_phase(s, SUPPLY, tell)
        before = (OwnSupply(seat) for seat in s.order)
        types = (step for kind in KINDS for step in (StockType(kind), AfterStocking(kind)))
        push_steps(s, *before, FillMarket(), *types, SupplyEnd())


@frozen
class Supplied(GameEvent):
    """BM-15.8: the store `card` put items from the general supply into the store in this slot."""

    seat: int
    card: int
    slot: int
    kind: int
    n: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "{store} supplies {items}")
        text = text.fill(store=phrases.store(self.card), items=phrases.items(self.kind, self.n))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-15.8")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "stocked {things}")
        does = translate("brick_and_mortar", "stock {things}")
        items = (phrases.counted_items(self.kind, self.n),)
        return Headline(self.seat, "stocked", 7, did, items, instead=("sealed", "nothing"), does=does)


@frozen
class OwnSupply(Step[BrickAndMortar]):
    """BM-14.5: before Supply, a seat's factories and mills supply its stores."""

    seat: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        left = [0] * box.SLOTS
        for slot, _, found in having(s.players[self.seat], "supply_own"):
            left[slot] = found.n
        go_on(s, self.seat, tuple(left))


def go_on(s: BrickAndMortar, seat: int, left: tuple[int, ...]) -> None:
    """BM-15.8: ask the seat for the next item's store as long as a supplied item fits anywhere."""
    p = s.players[seat]
    kinds = [made(p, slot) for slot, n in enumerate(left) if n]
    if any(room(store, kind) for kind in kinds for store in p.building):
        push_steps(s, Supplying(seat, left))


def made(p: Player, slot: int) -> int:
    """Return the type that the store in a slot supplies."""
    return box.numbers(known_effect(p.building[slot], "supply_own").kinds)[0]


@frozen
class Supply(GameAction[BrickAndMortar]):
    """BM-15.8: put an item that the store in slot `source` supplies into the store in slot `slot`."""

    source: Slot
    slot: Slot

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Put an item of {source} into {store}")
        source, store = phrases.acting_slot(s, self.source), phrases.acting_slot(s, self.slot)
        return text.fill(source=source, store=store)

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(f"made:{self.source}", places.slot_key(self.slot))


@frozen
class Supplying(MayGoOn):
    """BM-15.8: the seat chooses the store for the next supplied item.

    `left`: by slot, items that each store still supplies.
    """

    rule = "BM-15.8"
    takes = (Supply,)
    public = True
    seat: int
    left: tuple[int, ...]

    def prompt(self, s: BrickAndMortar) -> Text:
        n, p = sum(self.left), s.players[self.seat]
        makers = phrases.joined([phrases.store(p.building[at].card) for at, k in enumerate(self.left) if k])
        text = translate("brick_and_mortar", "{store}: put up to %n more free item(s) into your stores.")
        return text.count(n).fill(store=makers)

    def given_up(self) -> Text:
        return translate("brick_and_mortar", "%n free item(s)").count(sum(self.left))

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for source, n in enumerate(self.left):
            if n:
                yield from (Supply(source, slot) for slot in range(box.SLOTS))

    def refuses(self, s: BrickAndMortar, action: Supply) -> No | None:
        p = s.players[self.seat]
        if no := no_store(s, self.seat, action.slot, "BM-15.8"):
            return no
        if not self.left[action.source]:
            spent = translate("brick_and_mortar", "{store} has nothing left to supply.")
            return No("BM-15.8", lambda: spent.fill(store=phrases.slot(s, self.seat, action.source)))
        kind = made(p, action.source)
        return no_room(s, self.seat, action.slot, kind, "BM-15.8")

    def carry_out(self, s: BrickAndMortar, action: Supply, tell: Tell) -> None:
        p = s.players[self.seat]
        kind = made(p, action.source)
        add(p.building[action.slot], kind)
        card = p.building[action.source].card
        tell(s, Supplied(self.seat, card, action.slot, kind, 1))
        left = (n - (at == action.source) for at, n in enumerate(self.left))
        go_on(s, self.seat, tuple(left))


def no_room(s: BrickAndMortar, seat: int, slot: int, kind: int, rule: str) -> No | None:
    """BM-1.8: refuse a store without room for one more item of a type; None if it fits."""
    store = s.players[seat].building[slot]
    if room(store, kind):
        return None
    if not box.STORES[store.card].capacity[kind]:
        text = translate("brick_and_mortar", "{store} doesn't sell {kind}.")
        return No(rule, lambda: text.fill(store=phrases.store(store.card), kind=phrases.KINDS[kind]))
    full = translate("brick_and_mortar", "{store} holds no more {kind}: it has room for %n.")
    n = box.STORES[store.card].capacity[kind]
    return No(rule, lambda: full.count(n).fill(store=phrases.store(store.card), kind=phrases.KINDS[kind]))


@frozen
class MarketFilled(GameEvent):
    """BM-8.1: the Supply Cards brought these items into the market."""

    cards: tuple[int, ...]
    items: Vec

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "The market gains {items}").fill(
            items=phrases.bundle(self.items)
        )
        return LogLine(text, -1, (), "BM-8.1")


@frozen
class FillMarket(Step[BrickAndMortar]):
    """BM-8.1: each icon of the Supply pile brings an item; then Private Catering supplies itself."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        came = NOTHING
        for card in s.supply:
            for kind in KINDS:
                came = plus(came, kind, box.MARKET[card][kind])
        for kind in KINDS:
            to_market(s, kind, came[kind])
        cards, s.supply = s.supply, ()
        s.discards += cards
        tell(s, MarketFilled(cards, came))
        for seat in s.order:
            cater(s, seat, tell)


def cater(s: BrickAndMortar, seat: int, tell: Tell) -> None:
    """BM-15.8: let a seat's catering stores take food from the general supply, as much as fits."""
    for slot, store, found in having(s.players[seat], "cater"):
        for kind in box.numbers(found.kinds):
            n = min(found.n, room(store, kind))
            if n:
                add(store, kind, n)
                tell(s, Supplied(seat, store.card, slot, kind, n))


@frozen
class AfterStocking(Step[BrickAndMortar]):
    """BM-8.2: after a type: Crafter or Studio, then seats that may take what is left."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        makers = [
            Crafting(seat, slot, self.kind)
            for seat in s.order
            for slot, _, found in having(s.players[seat], "craft")
            if self.kind in box.numbers(found.kinds)
        ]
        push_steps(s, *makers, *(TakeLeft(seat, self.kind) for seat in s.order))


@frozen
class Crafted(GameEvent):
    """BM-14.5: a store supplied an item to the market."""

    seat: int
    card: int
    kind: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "{store} supplies {items} to the market")
        text = text.fill(store=phrases.store(self.card), items=phrases.items(self.kind, 1))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-14.4")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "supplied {things} to the market")
        return Headline(self.seat, "crafted", 6, did, (phrases.counted_items(self.kind, 1),))


@frozen
class Craft(GameAction[BrickAndMortar]):
    """BM-14.5: take the point (`point`), or supply the item to the market."""

    point: bool

    def say(self, _s: BrickAndMortar) -> Text:
        if self.point:
            return translate("brick_and_mortar", "Take the point")
        return translate("brick_and_mortar", "Supply the item")

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press("button:point" if self.point else "button:supply")


@frozen
class Crafting(MayGoOn):
    """BM-14.5: Jewelry Crafter, Art Studio: an item for the market, a point, or neither (A-36)."""

    rule = "BM-14.4"
    takes = (Craft,)
    public = True
    seat: int
    slot: int
    kind: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate(
            "brick_and_mortar", "{store}: supply {item} to the market, gain %n point(s), or neither."
        )
        return text.count(self._points(s)).fill(
            store=phrases.slot(s, self.seat, self.slot), item=phrases.items(self.kind, 1)
        )

    def _points(self, s: BrickAndMortar) -> int:
        return known_effect(s.players[self.seat].building[self.slot], "craft").points

    def given_up(self) -> Text:
        return translate("brick_and_mortar", "an item for the market, or points")

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return iter((Craft(point=True), Craft(point=False), GO_ON))

    def refuses(self, s: BrickAndMortar, action: Craft) -> No | None:
        return None

    def carry_out(self, s: BrickAndMortar, action: Craft, tell: Tell) -> None:
        card = s.players[self.seat].building[self.slot].card
        if action.point:
            change_points(s, self.seat, self._points(s), "BM-14.4", tell, card)
        else:
            to_market(s, self.kind, 1)
            tell(s, Crafted(self.seat, card, self.kind))


@frozen
class TakeLeft(Step[BrickAndMortar]):
    """BM-8.9: Food Bank, Consignment Store: may take items left of a type for free."""

    seat: int
    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        p = s.players[self.seat]
        if s.market[self.kind] and any(room(one, self.kind) for _, one, _ in having(p, "leftovers")):
            push_steps(s, TakingLeft(self.seat, self.kind))


@frozen
class TakingLeft(MayGoOn):
    """BM-8.9: the seat takes any number of the items left into such a store."""

    rule = "BM-8.9"
    takes = (Stock,)
    seat: int
    kind: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "%n {kind} left in the market: take any of it for {free}.")
        return text.count(s.market[self.kind]).fill(kind=phrases.KINDS[self.kind], free=dollars(0))

    def given_up(self) -> Text:
        text = translate("brick_and_mortar", "free {kind} from the market")
        return text.fill(kind=phrases.KINDS[self.kind])

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for slot in range(len(s.players[self.seat].building)):
            yield from (Stock(slot, n) for n in range(1, s.market[self.kind] + 1))

    def refuses(self, s: BrickAndMortar, action: Stock) -> No | None:
        if no := no_store(s, self.seat, action.slot, "BM-8.9"):
            return no
        store = s.players[self.seat].building[action.slot]
        if effect(store, "leftovers") is None:
            text = translate("brick_and_mortar", "{store} can't take what is left for {free}.")
            return No("BM-8.9", lambda: text.fill(store=phrases.store(store.card), free=dollars(0)))
        return no_items(s, self.kind, action.n) or too_many(s, self.seat, action, self.kind)

    def carry_out(self, s: BrickAndMortar, action: Stock, tell: Tell) -> None:
        if isinstance(action, Stock):
            put(s, self.seat, action.slot, self.kind, action.n, tell, free=True)
            push_steps(s, TakeLeft(self.seat, self.kind))


@frozen
class SupplyEnd(Step[BrickAndMortar]):
    """BM-8.6: items that nobody has stocked stay in the market."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.kind, s.bids = -1, ()
