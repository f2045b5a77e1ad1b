"""BM-9.7 to BM-9.9: a turn to sell a type: deliveries to boxes."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect, plus, take, to_market
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.ch09_boxes import (
    free_boxes,
    from_market,
    most_deliverable,
    private_boxes,
)
from tabletop.games.brick_and_mortar.rules.ch09_earning import points_instead, worth
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Conversions, Surplus
from tabletop.games.brick_and_mortar.rules.phases import GO_ON, Decision, Done, money_moved, no_store
from tabletop.games.brick_and_mortar.state import (
    DEMAND_BOX,
    JEWELRY_BOX,
    MARKET_SHELF,
    Box,
    BrickAndMortar,
    Shelf,
    Slot,
)

UNBOUND = -1
"""Quantity of a seat that may sell any number of items."""


@frozen
class SaleTurn(Step[BrickAndMortar]):
    """BM-9.7: a seat's turn to sell a type: deliveries, then points for money, then surplus."""

    seat: int
    kind: int
    price: int
    quantity: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        push_steps(s, Deliveries(self.seat, self.kind, self.price, self.quantity, 0))


@frozen
class Deliveries(Step[BrickAndMortar]):
    """BM-9.7: asks the seat for its next delivery as long as one is possible."""

    seat: int
    kind: int
    price: int
    quantity: int
    done: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        possible = most_deliverable(s, self.seat, self.kind)
        if possible and self.done != self.quantity:
            push_steps(s, Selling(self.seat, self.kind, self.price, self.quantity, self.done))
        else:
            push_steps(s, *sale_ends(self))


def sale_ends(turn: Deliveries | Selling) -> tuple[Step[BrickAndMortar], ...]:
    """BM-15.3, BM-9.7: return the steps after the last delivery of a seat."""
    steps: tuple[Step[BrickAndMortar], ...] = (Conversions(turn.seat, turn.kind, turn.price),)
    if turn.quantity != UNBOUND:
        steps += (Surplus(turn.seat, turn.kind, turn.quantity - turn.done),)
    return steps


@frozen
class Sell(GameAction[BrickAndMortar]):
    """BM-9.7, BM-9.9: deliver an item from this shelf to a box.

    `box`: a slot for a private box, DEMAND_BOX or JEWELRY_BOX. `shelf`: MARKET_SHELF if the item comes
    straight from the market (BM-15.13).
    """

    slot: Slot
    shelf: Shelf
    box: Box

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Sell from {store}, {shelf}, to {box}")
        store, shelf = phrases.acting_slot(s, self.slot), phrases.shelf(self.shelf)
        return text.fill(store=store, shelf=shelf, box=phrases.sale_box(s, self.box))

    def short_label(self, s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Sell it to {box}").fill(box=phrases.sale_box(s, self.box))

    def outcome_text(self, s: BrickAndMortar, step: Choice[BrickAndMortar]) -> Text:
        return phrases.in_all(money_moved(s, self, step))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        item = places.dock_key(v.kind)
        if self.shelf != MARKET_SHELF:
            item = places.last_crate(v.players[step.seat], self.slot, v.kind, self.shelf)
        return Drag(item, places.box_key(v.kind, self.box))

    def thumb(self, v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.Crate(v.kind)


@frozen
class SellAll(GameAction[BrickAndMortar]):
    """BM-9.9: deliver all remaining items, the best-paid first, then from the lowest shelf."""

    text = translate("brick_and_mortar", "Sell all")
    hand = Press("button:all")


@frozen
class Selling(Decision):
    """BM-9.5, BM-9.7: the seat delivers an item.

    `done`: items delivered so far. `quantity`: items it bid to sell; UNBOUND if any number.
    """

    rule = "BM-9.7"
    accepts = (Sell, SellAll, Done)
    public = True
    seat: int
    kind: int
    price: int
    quantity: int
    done: int

    def rules_now(self, s: BrickAndMortar) -> tuple[str, ...]:
        first = "BM-9.5" if self.quantity == UNBOUND else "BM-9.7"
        return (first, "BM-9.8", "BM-9.9")

    def prompt(self, s: BrickAndMortar) -> Text:
        n = self.left(s)
        if self.quantity == UNBOUND:
            text = translate("brick_and_mortar", "Sell up to %n {kind} for {price} each, or go on.")
        elif self.done:
            text = translate("brick_and_mortar", "Deliver %n more {kind} for {price} each.")
        else:
            text = translate("brick_and_mortar", "Deliver %n {kind} for {price} each.")
        return text.count(n).fill(kind=phrases.KINDS[self.kind], price=dollars(self.price))

    def left(self, s: BrickAndMortar) -> int:
        """Return the number of items that can still be delivered, at most the number that the seat bid."""
        possible = most_deliverable(s, self.seat, self.kind)
        return possible if self.quantity == UNBOUND else min(possible, self.quantity - self.done)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield SellAll()
        yield GO_ON
        for slot, store in enumerate(s.players[self.seat].building):
            shelves = [at for at, n in enumerate(store.items[self.kind]) if n]
            if from_market(s, self.seat, self.kind, slot):
                shelves.append(MARKET_SHELF)
            for shelf in shelves:
                for where in (DEMAND_BOX, JEWELRY_BOX, *range(len(s.players[self.seat].building))):
                    if self._is_candidate_box(s, where):
                        yield Sell(slot, shelf, where)

    def _is_candidate_box(self, s: BrickAndMortar, where: int) -> bool:
        """Return True if a box is worth trying: a jewelry box for art only, a store only if it has boxes."""
        if where == DEMAND_BOX:
            return True
        if where == JEWELRY_BOX:
            return self.kind == box.ART
        return bool(s.players[self.seat].building[where].filled)

    def forbids(self, s: BrickAndMortar, action: Sell | SellAll | Done) -> No | None:
        if isinstance(action, Done) and self.quantity != UNBOUND:
            text = (
                translate("brick_and_mortar", "You've bid to sell {bid}: deliver %n more.")
                if self.done
                else translate("brick_and_mortar", "You've bid to sell {bid}: deliver %n.")
            )
            return No("BM-9.7", lambda: text.count(self.left(s)).fill(bid=self.quantity))
        if isinstance(action, Sell):
            return (
                no_store(s, self.seat, action.slot, "BM-9.9")
                or self._no_item(s, action)
                or self._no_box(s, action)
                or self._blocks(s, action)
            )
        return None

    def _no_item(self, s: BrickAndMortar, action: Sell) -> No | None:
        store = s.players[self.seat].building[action.slot]
        here, kind = phrases.store(store.card), phrases.KINDS[self.kind]
        if action.shelf == MARKET_SHELF:
            if from_market(s, self.seat, self.kind, action.slot):
                return None
            text = translate("brick_and_mortar", "{store} sells no more {kind} from the market.")
            return No("BM-15.13", lambda: text.fill(store=here, kind=kind))
        row = store.items[self.kind]
        if action.shelf >= len(row) or not row[action.shelf]:
            bare = translate("brick_and_mortar", "{store} has no {kind} on its {shelf}.")
            return No("BM-9.9", lambda: bare.fill(store=here, kind=kind, shelf=phrases.shelf(action.shelf)))
        if s.flags.market_first and self._from_market_first(s):
            first = translate("brick_and_mortar", "Sell the {kind} of the market before that of {store}.")
            return No("BM-18.5", lambda: first.fill(store=here, kind=kind))
        return None

    def _from_market_first(self, s: BrickAndMortar) -> bool:
        slots = range(len(s.players[self.seat].building))
        return any(from_market(s, self.seat, self.kind, slot) for slot in slots)

    def _no_box(self, s: BrickAndMortar, action: Sell) -> No | None:
        kind = phrases.KINDS[self.kind]
        if action.box == DEMAND_BOX:
            if free_boxes(s, self.kind):
                return None
            text = translate("brick_and_mortar", "No box for {kind} is free on the Demand Cards.")
            return No("BM-9.7", lambda: text.fill(kind=kind))
        if action.box == JEWELRY_BOX:
            return self._no_jewelry_box(s, action)
        if no := no_store(s, self.seat, action.box, "BM-15.11"):
            return no
        if action.box in private_boxes(s, self.seat, self.kind):
            return None
        full = translate("brick_and_mortar", "{store} has no free box for {kind}.")
        return No("BM-15.11", lambda: full.fill(store=phrases.slot(s, self.seat, action.box), kind=kind))

    def _no_jewelry_box(self, s: BrickAndMortar, action: Sell) -> No | None:
        store = s.players[self.seat].building[action.slot]
        here = phrases.store(store.card)
        if self.kind != box.ART or effect(store, "jewelry_boxes") is None:
            text = translate("brick_and_mortar", "A jewelry box takes no {kind} ({store}).")
            return No("BM-15.12", lambda: text.fill(kind=phrases.KINDS[self.kind], store=here))
        if not free_boxes(s, box.JEWELRY):
            full = translate("brick_and_mortar", "No jewelry box is free for {store}.")
            return No("BM-15.12", lambda: full.fill(store=here))
        return None

    def _blocks(self, s: BrickAndMortar, action: Sell) -> No | None:
        """BM-9.7, BM-15.12: refuse a delivery that leaves an item that the seat bid to sell without a box."""
        if self.quantity == UNBOUND or self.spares(s, action):
            return None
        after = most_deliverable(s, self.seat, self.kind, without=(action.slot, action.box))
        text = translate("brick_and_mortar", "That box is needed: only %n of your items could be sold.")
        return No("BM-15.12", lambda: text.count(1 + after))

    def spares(self, s: BrickAndMortar, action: Sell) -> bool:
        """BM-15.12: return True unless this delivery of art leaves another item without a box."""
        if self.kind != box.ART:
            return True
        after = most_deliverable(s, self.seat, self.kind, without=(action.slot, action.box))
        return 1 + after >= self.left(s)

    def apply(self, s: BrickAndMortar, action: Sell | SellAll | Done, tell: Tell) -> None:
        if isinstance(action, Done):
            push_steps(s, *sale_ends(self))
            return
        step = self
        for _ in range(self.left(s) if isinstance(action, SellAll) else 1):
            one = best(step, s) if isinstance(action, SellAll) else action
            assert isinstance(one, Sell)
            deliver(s, self.seat, self.kind, self.price, one, tell)
            step = Selling(self.seat, self.kind, self.price, self.quantity, step.done + 1)
        push_steps(s, Deliveries(self.seat, self.kind, self.price, self.quantity, step.done))


def best(step: Selling, s: BrickAndMortar) -> Sell:
    """BM-9.9: return the best-paid delivery; ties: lowest shelf, a Demand box, then the leftmost store."""

    def merit(action: Sell) -> tuple[int, int, bool, int]:
        store = s.players[step.seat].building[action.slot]
        shelf = -1 if action.shelf == MARKET_SHELF else action.shelf
        return (
            worth(store, step.kind, step.price, action.shelf),
            shelf,
            action.box == DEMAND_BOX,
            -action.slot,
        )

    sales = (action for action in step.candidate_actions(s) if isinstance(action, Sell))
    return max((a for a in sales if step.forbids(s, a) is None and step.spares(s, a)), key=merit)


@frozen
class Sold(GameEvent):
    """BM-9.8: an item was delivered from a store to a box for this amount of dollars."""

    seat: int
    card: int
    slot: int
    shelf: int
    kind: int
    box: int
    money: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Sells {item} of {store} for {money}")
        if self.shelf == MARKET_SHELF:
            text = translate("brick_and_mortar", "Sells {item} of the market through {store} for {money}")
        item, store = phrases.items(self.kind, 1), phrases.store(self.card)
        text = text.fill(item=item, store=store, money=dollars(self.money))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-9.8")

    def reward(self) -> Reward | None:
        if not self.money:
            return None
        source = (f"bay:{self.kind}",)
        return Reward(self.seat, "pay", DOLLARS, self.money, places.screen(self.seat), source)

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "sold {things} for ${amount}")
        does = translate("brick_and_mortar", "sell {things}")
        earns = translate("brick_and_mortar", "sell for ${amount}")
        items = (phrases.counted_items(self.kind, 1),)
        return Headline(self.seat, "sold", 9, did, items, self.money, ("sealed",), does, earns)


def deliver(s: BrickAndMortar, seat: int, kind: int, price: int, action: Sell, tell: Tell) -> None:
    """BM-9.8: deliver an item to a box; its money and points go to the seat."""
    p, slot = s.players[seat], action.slot
    store = p.building[slot]
    money = worth(store, kind, price, action.shelf)
    last = action.shelf == box.STORES[store.card].shelves[kind] - 1
    if action.shelf == MARKET_SHELF:
        to_market(s, kind, -1)
    else:
        take(store, kind, action.shelf)
    fill(s, seat, kind, action.box)
    p.money += money
    p.sold, store.sold = plus(p.sold, kind, 1), plus(store.sold, kind, 1)
    tell(s, Sold(seat, store.card, slot, action.shelf, kind, action.box, money))
    change_points(s, seat, points_instead(store, kind), "BM-15.4", tell, store.card)
    antique = effect(store, "bottom_points")
    if antique and last:
        change_points(s, seat, antique.points, "BM-9.8", tell, store.card)
    exporter = effect(store, "sold_per")
    if exporter and store.sold[kind] % exporter.each == 0:
        change_points(s, seat, exporter.points, "BM-15.2", tell, store.card)


def fill(s: BrickAndMortar, seat: int, kind: int, where: int) -> None:
    """BM-9.7: fill a box of the Demand Cards, or a private one."""
    if where in (DEMAND_BOX, JEWELRY_BOX):
        column = kind if where == DEMAND_BOX else box.JEWELRY
        s.filled = tuple((*row, seat) if at == column else row for at, row in enumerate(s.filled))
        return
    store = s.players[seat].building[where]
    at = private_boxes(s, seat, kind)[where]
    store.filled = (*store.filled[:at], kind, *store.filled[at + 1 :])
