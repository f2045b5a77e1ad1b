"""BM-8.3 to BM-8.8: stocking a type: the test of competition, the bids, and the purchases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import marks, phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import add, effect, free, having, plus, room, to_market
from tabletop.games.brick_and_mortar.rules.ch04_order import BidSealed, BidsShown, change_points, last_first
from tabletop.games.brick_and_mortar.rules.ch05_paying import (
    WORTH,
    Pay,
    Purchase,
    least_tokens,
    most_tokens,
    pay,
    payment,
)
from tabletop.games.brick_and_mortar.rules.phases import Decision, no_store
from tabletop.games.brick_and_mortar.state import (
    SUPPLY,
    Bid,
    BrickAndMortar,
    Number,
    Player,
    Price,
    Slot,
    Store,
)

Counts = tuple[int, ...]
"""Items of a purchase by slot."""


def contested(s: BrickAndMortar, seats: int, needed: int, there: int) -> bool:
    """BM-8.5, BM-9.6, BM-18.1: return True if the seats compete: together they need more than is there.

    `needed`: the number of items or boxes that all of these seats need together. `there`: the number
    available.
    """
    if seats < 2:
        return False
    return needed >= there if s.flags.equal_competes else needed > there


class Competition(NamedTuple):
    """BM-8.3 to BM-8.5, BM-9.4 to BM-9.6: the seats that can act for a type, and if they compete.

    Attributes:
        seats: Those that can stock or sell it, in turn order.
        needed: The items or boxes that they need together.
        there: The items or boxes that there are.
        contest: True if they have to bid.
    """

    seats: tuple[int, ...]
    needed: int
    there: int
    contest: bool


def stock_competition(s: BrickAndMortar, kind: int) -> Competition:
    """BM-8.3 to BM-8.5: find the seats with room for a type, and whether there is too little for all."""
    rooms = {seat: n for seat in s.order if (n := free(s.players[seat], kind))}
    there, needed = s.market[kind], sum(rooms.values())
    return Competition(tuple(rooms), needed, there, there > 0 and contested(s, len(rooms), needed, there))


@frozen
class StockingBegan(GameEvent):
    """BM-8.3 to BM-8.5: stocking of a type began; these seats have room for `room` items together."""

    kind: int
    items: int
    room: int
    seats: tuple[int, ...]
    contest: bool
    names: tuple[str, ...]

    def line(self) -> LogLine:
        text = translate(
            "brick_and_mortar", "No bids for {kind}: {items} in the market, room for {room} ({seats})"
        )
        if self.contest:
            text = translate(
                "brick_and_mortar", "Bids for {kind}: {items} in the market, room for {room} ({seats})"
            )
        seats = phrases.joined([phrases.named_seat(self.names, seat) for seat in self.seats])
        text = text.fill(kind=phrases.KINDS[self.kind], items=self.items, room=self.room, seats=seats)
        return LogLine(text, -1, (), "BM-8.5" if self.contest else "BM-8.4")


@frozen
class StockType(Step[BrickAndMortar]):
    """BM-8.3 to BM-8.5: all with room for a type stock it, after bids if there is not enough."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        kind = self.kind
        s.kind, s.bids = kind, ()
        seats, needed, there, contest = stock_competition(s, kind)
        if not there or not seats:
            return
        tell(s, StockingBegan(kind, there, needed, seats, contest, s.names))
        if contest:
            push_steps(s, Simultaneous(tuple(Asking(seat, kind) for seat in seats)), ByPrice(kind))
        else:
            push_steps(s, *(StockTurn(seat, kind, box.LEAST[kind]) for seat in seats))


@frozen
class Ask(GameAction[BrickAndMortar]):
    """BM-8.5: bid this price in dollars for each item to stock."""

    price: Price

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Bid {price} each").fill(price=dollars(self.price))

    def gesture(self, _v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        assert isinstance(step, Asking)
        return Drag(places.tag_key(step.seat), "chart", step.chart_cell(self.price))

    def thumb(self, _v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Face:
        return faces.BidMove(step.seat, dollars(self.price))

    def marks(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Iterator[Piece | Zone]:
        assert isinstance(step, Asking)
        yield marks.blank_tag(faces.Tag(step.seat, step.kind, price=self.price))
        yield marks.price_chart(step.chart(v), step.rule, step.chart_cell(self.price))


@frozen
class Asking(Decision):
    """BM-8.5: the seat bids a price for each item, in secret."""

    rule = "BM-8.5"
    rules = ("BM-8.5", "BM-4.7", "BM-8.6", "BM-8.7")
    accepts = (Ask,)
    costs = True
    seat: int
    kind: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Bid a price per item of {kind}: %n for sale, {least} at least.")
        return text.count(s.market[self.kind]).fill(
            kind=phrases.KINDS[self.kind], least=dollars(box.LEAST[self.kind])
        )

    def chart_cell(self, price: int) -> int:
        """Return the index of a bid's cell in the chart; -1 if it is not there."""
        return price - box.LEAST[self.kind] if price >= box.LEAST[self.kind] else -1

    def chart(self, s: BrickAndMortar) -> faces.Chart:
        """BM-8.7: return the prices, and the least cost at each of all items that the seat has room for."""
        p, dear = s.players[self.seat], tuple(range(box.LEAST[self.kind], box.DIAL + 1))
        rooms = [room(store, self.kind) for store in p.building]
        n = min(sum(rooms), s.market[self.kind])
        costs = (bill(p, price, cheapest(p, rooms, prices(p, price, n), n))[0] for price in dear)
        return faces.Chart(self.kind, dear, (n,), tuple(map(str, costs)))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Ask(price) for price in range(box.DIAL + 1))

    def forbids(self, s: BrickAndMortar, action: Ask) -> No | None:
        least = box.LEAST[self.kind]
        if action.price >= least:
            return None
        text = translate("brick_and_mortar", "Bid {least} at least for {kind}.")
        return No("BM-8.5", lambda: text.fill(kind=phrases.KINDS[self.kind], least=dollars(least)))

    def apply(self, s: BrickAndMortar, action: Ask, tell: Tell) -> None:
        s.bids += (Bid(self.seat, action.price),)
        tell(s, BidSealed(self.seat))


@frozen
class ByPrice(Step[BrickAndMortar]):
    """BM-8.5: the highest bid stocks first; ties go to the seat furthest behind."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.bids = last_first(s, list(s.bids), high=True)
        tell(s, BidsShown(SUPPLY, self.kind, s.bids, s.names))
        push_steps(s, *(StockTurn(bid.seat, self.kind, bid.price) for bid in s.bids))


@frozen
class StockTurn(Step[BrickAndMortar]):
    """BM-8.4, BM-8.5: a seat's one opportunity to stock a type, if the market has any."""

    seat: int
    kind: int
    price: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        if s.market[self.kind] and free(s.players[self.seat], self.kind):
            push_steps(s, Stocking(self.seat, self.kind, self.price, (0,) * box.SLOTS))


def discount(store: Store) -> int:
    """BM-8.7: return the dollars by which items stocked into this store are cheaper."""
    found = effect(store, "stock_discount")
    return found.n if found else 0


def bulk(p: Player, n: int) -> int:
    """BM-15.7: return the dollars by which Loading Docks lower each of `n` items stocked at once."""
    docks = having(p, "bulk_discount")
    return sum(found.n for _, _, found in docks if n >= found.each) if docks else 0


def prices(p: Player, price: int, n: int) -> list[int]:
    """BM-8.7: return the price of an item in each slot if `n` are stocked at once."""
    off = bulk(p, n)
    return [max(0, price - discount(store) - off) for store in p.building]


def bill(p: Player, price: int, counts: Counts) -> tuple[int, int]:
    """BM-8.7: return the total cost of a purchase, and the cost of its dearest item."""
    off, cost, dearest = bulk(p, sum(counts)), 0, 0
    for store, n in zip(p.building, counts, strict=False):
        if n:
            each = max(0, price - discount(store) - off)
            cost, dearest = cost + n * each, max(dearest, each)
    return cost, dearest


def payable(p: Player, cost: int, dearest: int) -> bool:
    """BM-5.3, BM-5.5: return True if a seat can pay this with cash, and debt for one item at most."""
    if p.locked:
        return not cost
    return p.money >= cost - dearest


def cheaper_with_more(p: Player, price: int, counts: Counts, rooms: list[int], left: int) -> bool:
    """BM-8.8: return True if these items could be paid with more items that make them cheaper.

    `rooms`: for each store, items that still fit afterwards. `left`: items left in the market afterwards.
    """
    n = sum(counts)
    for least in sorted({found.each for _, _, found in having(p, "bulk_discount") if found.each > n}):
        if least - n <= min(left, sum(rooms)):
            more = cheapest(p, rooms, prices(p, price, least), least - n)
            if payable(p, *bill(p, price, tuple(a + b for a, b in zip(counts, more, strict=True)))):
                return True
    return False


def cheapest(p: Player, rooms: list[int], each: list[int], n: int) -> Counts:
    """Put `n` more items where they cost least; return them by slot.

    `rooms` and `each`: free capacity and price of an item by slot.
    """
    more = [0] * box.SLOTS
    for slot in sorted(range(len(p.building)), key=lambda slot: each[slot]):
        more[slot] = min(n, rooms[slot])
        n -= more[slot]
    return tuple(more)


@frozen
class Stocked(GameEvent):
    """BM-8.8, BM-8.9: a seat stocked items into the store in this slot; `free`: True for leftovers."""

    seat: int
    card: int
    slot: int
    kind: int
    n: int
    free: bool

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Stocks {items} into {store}")
        if self.free:
            text = translate("brick_and_mortar", "Takes {items} left over into {store}")
        text = text.fill(items=phrases.items(self.kind, self.n), store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-8.9" if self.free else "BM-8.8")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "stocked {things}")
        does = translate("brick_and_mortar", "stock {things}")
        items = (phrases.counted_items(self.kind, self.n),)
        return Headline(self.seat, "stocked", 7, did, items, instead=("sealed", "nothing"), does=does)


def put(
    s: BrickAndMortar, seat: int, slot: int, kind: int, n: int, tell: Tell, *, free: bool = False
) -> None:
    """BM-1.9: move items from the market into a store; a set of them may earn points (BM-15.6)."""
    store = s.players[seat].building[slot]
    to_market(s, kind, -n)
    add(store, kind, n)
    before = store.stocked[kind]
    store.stocked = plus(store.stocked, kind, n)
    tell(s, Stocked(seat, store.card, slot, kind, n, free))
    found = effect(store, "stock_set")
    if found and before < found.each <= before + n:
        change_points(s, seat, found.points, "BM-15.6", tell, store.card)


@frozen
class Stock(GameAction[BrickAndMortar]):
    """BM-8.8, BM-8.9: stock `n` items of the present type into the store in this slot."""

    shows = True
    slot: Slot
    n: Number

    def say(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Stock %n item(s) into {store}").count(self.n)
        return text.fill(store=phrases.acting_slot(s, self.slot))

    def short_label(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "%n into {store}").count(self.n)
        return text.fill(store=phrases.acting_slot(s, self.slot))

    def outcome_text(self, s: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Text:
        after = right_after(s, self)
        more = after.flow[-1]
        return phrases.in_all(more.due(after)) if isinstance(more, Purchase) else NO_TEXT

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        building = v.players[step.seat].building
        sells = self.slot < len(building) and v.kind >= 0 and building[self.slot].items[v.kind]
        return Drag(places.dock_key(v.kind), places.slot_key(self.slot), self.n - 1 if sells else -1)

    def thumb(self, v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.Crate(v.kind)


def no_items(s: BrickAndMortar, kind: int, n: int) -> No | None:
    """BM-8.4: refuse more items than the market has; None if it has enough."""
    there = s.market[kind]
    if n <= there:
        return None
    text = translate("brick_and_mortar", "The market has only %n {kind}.")
    return No("BM-8.4", lambda: text.count(there).fill(kind=phrases.KINDS[kind]))


def too_many(s: BrickAndMortar, seat: int, action: Stock, kind: int) -> No | None:
    """BM-1.8: refuse more items than the store has room for; None if they fit."""
    store = s.players[seat].building[action.slot]
    left = room(store, kind)
    if action.n <= left:
        return None
    text = translate("brick_and_mortar", "{store} has room for %n more {kind}.")
    return No(
        "BM-1.8",
        lambda: text.count(left).fill(store=phrases.store(store.card), kind=phrases.KINDS[kind]),
    )


@frozen
class StockPaid(GameEvent):
    """BM-8.7, BM-8.8: a seat paid for all it stocked of a type."""

    seat: int
    kind: int
    n: int
    cost: int
    tokens: int

    def line(self) -> LogLine:
        if self.n:
            return LogLine(payment(self.cost, self.tokens), self.seat, (), "BM-8.7")
        text = translate("brick_and_mortar", "Stocks no {kind}").fill(kind=phrases.KINDS[self.kind])
        return LogLine(text, self.seat, (), "BM-8.6")

    def headline(self) -> Headline | None:
        if self.n:
            return None
        did = translate("brick_and_mortar", "stocked no {things}")
        return Headline(self.seat, "nothing", 3, did, (phrases.KINDS[self.kind],), 0, ("sealed",))


@frozen
class Stocking(Purchase):
    """BM-8.4 to BM-8.8: the seat stocks items at this price, then pays; `counts`: items so far, by slot."""

    rule = "BM-8.8"
    rules = ("BM-8.8", "BM-8.6", "BM-8.7", "BM-5.5", "BM-15.7")
    accepts = (Stock, Pay)
    private = True
    costs = True
    seat: int
    kind: int
    price: int
    counts: Counts

    def due(self, s: BrickAndMortar) -> int:
        return bill(s.players[self.seat], self.price, self.counts)[0]

    def most_debt(self, s: BrickAndMortar) -> int:
        return most_tokens(bill(s.players[self.seat], self.price, self.counts)[1])

    def buys_none(self) -> Text:
        return NO_TEXT if any(self.counts) else translate("brick_and_mortar", "Stock none")

    def prompt(self, s: BrickAndMortar) -> Text:
        if any(self.counts):
            text = translate("brick_and_mortar", "%n {kind} stocked for {cost}: stock more, or pay.")
            return text.count(sum(self.counts)).fill(kind=phrases.KINDS[self.kind], cost=dollars(self.due(s)))
        text = translate("brick_and_mortar", "Stock {kind} at {price} each: %n in the market.")
        return text.count(s.market[self.kind]).fill(kind=phrases.KINDS[self.kind], price=dollars(self.price))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for slot in range(len(s.players[self.seat].building)):
            yield from (Stock(slot, n) for n in range(1, s.market[self.kind] + 1))
        yield from self._payments(s)

    def _payments(self, s: BrickAndMortar) -> Iterator[Pay]:
        cost, dearest = bill(s.players[self.seat], self.price, self.counts)
        return (Pay(tokens) for tokens in range(most_tokens(dearest) + 2 if cost else 1))

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Check only items that fit: checking the others took half of a search's time."""
        p, there = s.players[self.seat], s.market[self.kind]
        stocks = [
            Stock(slot, n)
            for slot, store in enumerate(p.building)
            for n in range(1, min(there, room(store, self.kind)) + 1)
        ]
        sure = -1 if p.locked else p.money // max(1, self.price) - sum(self.counts)
        return [
            *(one for one in stocks if one.n <= sure or self._too_dear(s, one) is None),
            *self._ways_to_pay(p),
        ]

    def _ways_to_pay(self, p: Player) -> list[Pay]:
        """Return the legal payments, fewest debt tokens first."""
        cost, dearest = bill(p, self.price, self.counts)
        if not payable(p, cost, dearest):
            return []
        most = 0 if p.locked else most_tokens(dearest)
        return [Pay(tokens) for tokens in range(least_tokens(p.money, cost), most + 1)]

    def forbids(self, s: BrickAndMortar, action: Stock | Pay) -> No | None:
        if isinstance(action, Pay):
            return self._no_payment(s, action.tokens)
        if no := no_store(s, self.seat, action.slot, "BM-8.8"):
            return no
        if no := no_items(s, self.kind, action.n) or too_many(s, self.seat, action, self.kind):
            return no
        return self._too_dear(s, action)

    def counts_with(self, action: Stock) -> Counts:
        """Return the items by slot once these are stocked, too."""
        return tuple(n + action.n * (at == action.slot) for at, n in enumerate(self.counts))

    def _too_dear(self, s: BrickAndMortar, action: Stock) -> No | None:
        p, counts = s.players[self.seat], self.counts_with(action)
        cost, dearest = bill(p, self.price, counts)
        if payable(p, cost, dearest):
            return None
        rooms = [room(store, self.kind) for store in p.building]
        rooms[action.slot] -= action.n
        if cheaper_with_more(p, self.price, counts, rooms, s.market[self.kind] - action.n):
            return None
        if p.locked:
            text = translate("brick_and_mortar", "You've used debt: you can't pay {cost} for more items.")
        else:
            text = translate(
                "brick_and_mortar", "That makes {cost}: you have {money}, and debt pays for one item."
            )
        return No("BM-5.5", lambda: text.fill(cost=dollars(cost), money=dollars(p.money)))

    def _no_payment(self, s: BrickAndMortar, tokens: int) -> No | None:
        p = s.players[self.seat]
        cost, dearest = bill(p, self.price, self.counts)
        if not payable(p, cost, dearest):
            text = translate("brick_and_mortar", "You can't pay {cost} yet: stock more to make it cheaper.")
            return No("BM-5.5", lambda: text.fill(cost=dollars(cost)))
        if tokens > most_tokens(dearest) or (tokens and p.locked):
            most = 0 if p.locked else most_tokens(dearest)
            high = translate("brick_and_mortar", "For one item of {cost} you take %n debt token(s) at most.")
            return No("BM-5.5", lambda: high.count(most).fill(cost=dollars(dearest)))
        if WORTH * tokens + p.money < cost:
            least = least_tokens(p.money, cost)
            low = translate("brick_and_mortar", "To pay {cost} you need %n debt token(s).")
            return No("BM-5.3", lambda: low.count(least).fill(cost=dollars(cost)))
        return None

    def apply(self, s: BrickAndMortar, action: Stock | Pay, tell: Tell) -> None:
        if isinstance(action, Stock):
            put(s, self.seat, action.slot, self.kind, action.n, tell)
            push_steps(s, Stocking(self.seat, self.kind, self.price, self.counts_with(action)))
            return
        n = sum(self.counts)
        cost, _ = bill(s.players[self.seat], self.price, self.counts)
        pay(s, self.seat, cost, action.tokens)
        if action.tokens:
            s.players[self.seat].locked = True
        tell(s, StockPaid(self.seat, self.kind, n, cost, action.tokens))
