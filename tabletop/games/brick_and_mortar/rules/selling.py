"""BM-9.4 to BM-9.9: selling a type: the test of competition, the bids, and the deliveries."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Simultaneous, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import events, phrases
from tabletop.games.brick_and_mortar.actions import (
    DEMAND_BOX,
    JEWELRY_BOX,
    MARKET_SHELF,
    Convert,
    Done,
    Lose,
    Offer,
    Sell,
    SellAll,
)
from tabletop.games.brick_and_mortar.rules.boxes import (
    free_boxes,
    from_market,
    most_deliverable,
    private_boxes,
    sellable,
)
from tabletop.games.brick_and_mortar.rules.game_choice import GameChoice, no_store
from tabletop.games.brick_and_mortar.rules.goods import effect, having, its, owned, plus, take, to_market
from tabletop.games.brick_and_mortar.rules.order import change_points
from tabletop.games.brick_and_mortar.rules.stocking import contested, last_first
from tabletop.games.brick_and_mortar.state import SALE, Bid, BrickAndMortar, Store

UNBOUND = -1
"""Quantity of a seat that may sell any number of items."""


@frozen
class SellType(Step):
    """BM-9.4 to BM-9.6: all who can sell a type do so, after bids if they compete for boxes."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        kind = self.kind
        s.kind, s.bids, s.surplus = kind, (), (0,) * len(s.players)
        there = free_boxes(s, kind)
        seats = tuple(seat for seat in s.order if most_deliverable(s, seat, kind))
        if not seats:
            return
        items = sum(sellable(s, seat, kind) for seat in s.order)
        contest = there > 0 and contested(s, len(seats), items, there)
        tell(s, events.SellingBegan(kind, there, items, seats, contest))
        if contest:
            push_steps(s, Simultaneous(tuple(Offering(seat, kind) for seat in seats)), ByOffer(kind))
        else:
            push_steps(s, *(SaleTurn(seat, kind, box.MOST[kind], UNBOUND) for seat in seats))


@frozen
class Offering(GameChoice):
    """BM-9.6: the seat bids a quantity and a price, in secret."""

    rule = "BM-9.6"
    rules = ("BM-9.6", "BM-9.7", "BM-4.7", "BM-9.8")
    accepts = (Offer,)
    seat: int
    kind: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate(
            "brick_and_mortar",
            "Bid to sell {kind}: how many, and for how much each. %n box(es), {most} at most.",
        )
        return text.count(free_boxes(s, self.kind)).fill(
            kind=phrases.KINDS[self.kind], most=dollars(box.MOST[self.kind])
        )

    def holdings(self, s: BrickAndMortar) -> Text:
        """The number of items that the seat could deliver."""
        text = translate("brick_and_mortar", "You have %n {kind} to sell.")
        return text.count(most_deliverable(s, self.seat, self.kind)).fill(kind=phrases.KINDS[self.kind])

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        most, dear = most_deliverable(s, self.seat, self.kind), min(box.MOST[self.kind] + 1, box.DIAL)
        for quantity in range(most + 1, 0, -1):
            yield from (Offer(quantity, price) for price in range(dear, -1, -1))
        yield Offer(0, 0)

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Builds the list directly, counting boxes once: searches call this in every simulated sale."""
        most, dear = most_deliverable(s, self.seat, self.kind), box.MOST[self.kind]
        offers = (Offer(n, price) for n in range(most, 0, -1) for price in range(dear, -1, -1))
        return [*offers, Offer(0, 0)]

    def forbids(self, s: BrickAndMortar, action: Offer) -> No | None:
        most, dear = most_deliverable(s, self.seat, self.kind), box.MOST[self.kind]
        if not action.quantity and action.price:
            none = translate("brick_and_mortar", "To sell none, bid {price}.")
            return No("BM-9.6", lambda: none.fill(price=dollars(0)))
        if action.quantity > most:
            text = translate("brick_and_mortar", "You can sell %n {kind} at most.")
            return No("BM-9.6", lambda: text.count(most).fill(kind=phrases.KINDS[self.kind]))
        if action.price > dear:
            high = translate("brick_and_mortar", "The highest price for {kind} is {most}.")
            return No("BM-9.6", lambda: high.fill(kind=phrases.KINDS[self.kind], most=dollars(dear)))
        return None

    def apply(self, s: BrickAndMortar, action: Offer, tell: Tell) -> None:
        s.bids += (Bid(self.seat, action.price, action.quantity),)
        tell(s, events.BidSealed(self.seat))


@frozen
class ByOffer(Step):
    """BM-9.7: the lowest price sells first; ties go to the seat furthest behind."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.bids = last_first(s, list(s.bids), high=False)
        tell(s, events.BidsShown(SALE, self.kind, s.bids))
        push_steps(
            s, *(SaleTurn(bid.seat, self.kind, bid.price, bid.quantity) for bid in s.bids if bid.quantity)
        )


@frozen
class SaleTurn(Step):
    """BM-9.7: a seat's turn to sell a type: deliveries, then points for money, then surplus."""

    seat: int
    kind: int
    price: int
    quantity: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        push_steps(s, Deliveries(self.seat, self.kind, self.price, self.quantity, 0))


@frozen
class Deliveries(Step):
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


def sale_ends(turn: Deliveries | Selling) -> tuple[Step, ...]:
    """BM-15.3, BM-9.7: the steps after the last delivery of a seat."""
    steps: tuple[Step, ...] = (Conversions(turn.seat, turn.kind, turn.price),)
    if turn.quantity != UNBOUND:
        steps += (Surplus(turn.seat, turn.kind, turn.quantity - turn.done),)
    return steps


@frozen
class Selling(GameChoice):
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
        else:
            text = translate("brick_and_mortar", "Deliver %n more {kind} for {price} each.")
        return text.count(n).fill(kind=phrases.KINDS[self.kind], price=dollars(self.price))

    def left(self, s: BrickAndMortar) -> int:
        """Number of items that can still be delivered, at most as many as the seat bid."""
        possible = most_deliverable(s, self.seat, self.kind)
        return possible if self.quantity == UNBOUND else min(possible, self.quantity - self.done)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield SellAll()
        yield Done()
        for slot, store in enumerate(s.players[self.seat].building):
            shelves = [at for at, n in enumerate(store.items[self.kind]) if n]
            if from_market(s, self.seat, self.kind, slot):
                shelves.append(MARKET_SHELF)
            for shelf in shelves:
                for where in (DEMAND_BOX, JEWELRY_BOX, *range(len(s.players[self.seat].building))):
                    if self._is_candidate_box(s, where):
                        yield Sell(slot, shelf, where)

    def _is_candidate_box(self, s: BrickAndMortar, where: int) -> bool:
        """True if a box is worth trying: jewelry boxes for art only, own stores only if they have boxes."""
        if where == DEMAND_BOX:
            return True
        if where == JEWELRY_BOX:
            return self.kind == box.ART
        return bool(s.players[self.seat].building[where].filled)

    def forbids(self, s: BrickAndMortar, action: Sell | SellAll | Done) -> No | None:
        if isinstance(action, Done) and self.quantity != UNBOUND:
            text = translate("brick_and_mortar", "You've bid to sell {bid}: deliver %n more.")
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
        """BM-9.7, BM-15.12: refuses a delivery that leaves an item it bid to sell without a box."""
        if self.quantity == UNBOUND or self.spares(s, action):
            return None
        after = most_deliverable(s, self.seat, self.kind, without=action)
        text = translate("brick_and_mortar", "That box is needed: only %n of your items could be sold.")
        return No("BM-15.12", lambda: text.count(1 + after))

    def spares(self, s: BrickAndMortar, action: Sell) -> bool:
        """BM-15.12: True if the other items still find a box after this delivery; only art can fail to."""
        if self.kind != box.ART:
            return True
        after = most_deliverable(s, self.seat, self.kind, without=action)
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
    """BM-9.9: the best-paid delivery; ties: lowest shelf, then a Demand box, then the leftmost store."""

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


def worth(store: Store, kind: int, price: int, shelf: int) -> int:
    """BM-9.8, BM-14.2: dollars that an item from this shelf of a store earns."""
    if points_instead(store, kind):
        return 0
    more = 0
    for found in box.STORES[store.card].effects:
        match found.does:
            case "sell_bonus":
                more += found.n
            case "shelf_bonus":
                last = box.STORES[store.card].shelves[kind] - 1
                more += found.top * (shelf == 0) + found.bottom * (shelf == last)
            case "sell_from_market" if shelf == MARKET_SHELF:
                more -= found.less
    return max(0, price + more)


def points_instead(store: Store, kind: int) -> int:
    """BM-15.4: points that an item earns instead of money; 0 if it earns money."""
    found = effect(store, "for_points")
    return box.figure(found, kind) if found else 0


def deliver(s: BrickAndMortar, seat: int, kind: int, price: int, action: Sell, tell: Tell) -> None:
    """BM-9.8: delivers an item to a box; its money and points go to the seat."""
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
    tell(s, events.Sold(seat, store.card, slot, action.shelf, kind, action.box, money))
    change_points(s, seat, points_instead(store, kind), "BM-15.4", tell, store.card)
    antique = effect(store, "bottom_points")
    if antique and last:
        change_points(s, seat, antique.points, "BM-9.8", tell, store.card)
    exporter = effect(store, "sold_per")
    if exporter and store.sold[kind] % exporter.each == 0:
        change_points(s, seat, exporter.points, "BM-15.2", tell, store.card)


def fill(s: BrickAndMortar, seat: int, kind: int, where: int) -> None:
    """BM-9.7: fills a box of the Demand Cards, or a private one."""
    if where in (DEMAND_BOX, JEWELRY_BOX):
        column = kind if where == DEMAND_BOX else box.JEWELRY
        s.filled = tuple((*row, seat) if at == column else row for at, row in enumerate(s.filled))
        return
    store = s.players[seat].building[where]
    at = private_boxes(s, seat, kind)[where]
    store.filled = (*store.filled[:at], kind, *store.filled[at + 1 :])


@frozen
class Conversions(Step):
    """BM-15.3: Distributors that have sold enough may take points instead of money."""

    seat: int
    kind: int
    price: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for slot, store, found in having(s.players[self.seat], "convert"):
            if store.sold[self.kind] >= found.each:
                push_steps(s, Converting(self.seat, self.kind, self.price, slot))


@frozen
class Converting(GameChoice):
    """BM-15.3: the seat chooses the number of a Distributor's items for which it takes points."""

    rule = "BM-15.3"
    accepts = (Convert,)
    public = True
    seat: int
    kind: int
    price: int
    slot: int

    def _most(self, s: BrickAndMortar) -> int:
        store = s.players[self.seat].building[self.slot]
        return store.sold[self.kind] // its(store, "convert").each

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "{store}: take points instead of {price} for up to %n item(s)?")
        return text.count(self._most(s)).fill(
            store=phrases.slot(s, self.seat, self.slot), price=dollars(self.price)
        )

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Convert(self.slot, n) for n in range(self._most(s) + 2))

    def forbids(self, s: BrickAndMortar, action: Convert) -> No | None:
        most, here = self._most(s), phrases.slot(s, self.seat, self.slot)
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
        tell(s, events.Converted(self.seat, store.card, action.n, money))
        change_points(s, self.seat, action.n * its(store, "convert").points, "BM-15.3", tell, store.card)


@frozen
class Surplus(Step):
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
class Discards(Step):
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


def lose(s: BrickAndMortar, seat: int, kind: int, slot: int, shelf: int, n: int, tell: Tell) -> None:
    """BM-9.7: makes items of a shelf surplus."""
    take(s.players[seat].building[slot], kind, shelf, n)
    s.surplus = tuple(k + n * (at == seat) for at, k in enumerate(s.surplus))
    tell(s, events.SurplusGone(seat, slot, kind, n))


@frozen
class Losing(GameChoice):
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
