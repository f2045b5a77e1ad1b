"""BM-9.4 to BM-9.6: the sellers of a type, and the bids if seats compete for boxes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import marks, phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch04_order import BidSealed, BidsShown, last_first
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Competition, contested
from tabletop.games.brick_and_mortar.rules.ch09_boxes import (
    free_boxes,
    most_deliverable,
    private_room,
    sellable,
)
from tabletop.games.brick_and_mortar.rules.ch09_earning import best_paid
from tabletop.games.brick_and_mortar.rules.ch09_selling import UNBOUND, SaleTurn
from tabletop.games.brick_and_mortar.rules.phases import Decision
from tabletop.games.brick_and_mortar.state import SALE, Bid, BrickAndMortar, Price, Quantity


def sale_competition(s: BrickAndMortar, kind: int) -> Competition:
    """BM-9.4 to BM-9.6: find the seats that can sell a type, and whether there are too few boxes."""
    there = free_boxes(s, kind)
    seats = tuple(seat for seat in s.order if most_deliverable(s, seat, kind))
    items = sum(sellable(s, seat, kind) for seat in s.order) if seats else 0
    return Competition(seats, items, there, there > 0 and contested(s, len(seats), items, there))


@frozen
class SellingBegan(GameEvent):
    """BM-9.4 to BM-9.6: the sale of a type began; these seats can sell, and have `items` items together."""

    kind: int
    boxes: int
    items: int
    seats: tuple[int, ...]
    contest: bool
    names: tuple[str, ...]

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "No bids for {kind}: boxes {boxes}, items {items} ({seats})")
        if self.contest:
            text = translate("brick_and_mortar", "Bids for {kind}: boxes {boxes}, items {items} ({seats})")
        seats = phrases.joined([phrases.named_seat(self.names, seat) for seat in self.seats])
        text = text.fill(kind=phrases.KINDS[self.kind], boxes=self.boxes, items=self.items, seats=seats)
        return LogLine(text, -1, (), "BM-9.6" if self.contest else "BM-9.5")


@frozen
class SellType(Step[BrickAndMortar]):
    """BM-9.4 to BM-9.6: all who can sell a type do so, after bids if they compete for boxes."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        kind = self.kind
        s.kind, s.bids, s.surplus = kind, (), (0,) * len(s.players)
        seats, items, there, contest = sale_competition(s, kind)
        if not seats:
            return
        tell(s, SellingBegan(kind, there, items, seats, contest, s.names))
        if contest:
            push_steps(s, Simultaneous(tuple(Offering(seat, kind) for seat in seats)), ByOffer(kind))
        else:
            push_steps(s, *(SaleTurn(seat, kind, box.MOST[kind], UNBOUND) for seat in seats))


@frozen
class Offer(GameAction[BrickAndMortar]):
    """BM-9.6: bid to sell this quantity at this price each."""

    quantity: Quantity
    price: Price

    def say(self, _s: BrickAndMortar) -> Text:
        if not self.quantity:
            return translate("brick_and_mortar", "Sell none")
        text = translate("brick_and_mortar", "Sell %n at {price} each").count(self.quantity)
        return text.fill(price=dollars(self.price))

    def outcome_text(self, s: BrickAndMortar, step: Choice[BrickAndMortar]) -> Text:
        assert isinstance(step, Offering)
        if not self.quantity:
            return NO_TEXT
        money, points = best_paid(s, step.seat, step.kind, self.quantity, self.price)
        return translate("brick_and_mortar", "{money} if sold").fill(money=phrases.earned(money, points))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        assert isinstance(step, Offering)
        at, tag = step.chart_cell(v, self), places.tag_key(step.seat)
        return Drag(tag, "slate") if at < 0 else Drag(tag, "chart", at)

    def thumb(self, _v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Face:
        text = f"{self.quantity}×{self.price}" if self.quantity else "0"
        return faces.BidMove(step.seat, Text("", text))

    def marks(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Iterator[Piece | Zone]:
        assert isinstance(step, Offering)
        yield marks.blank_tag(faces.Tag(step.seat, step.kind, self.quantity, self.price))
        yield marks.price_chart(step.chart(v), step.rule, step.chart_cell(v, self))


@frozen
class Offering(Decision):
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
        """Return the number of items that the seat could deliver, in words."""
        text = translate("brick_and_mortar", "You have %n {kind} to sell.")
        return text.count(most_deliverable(s, self.seat, self.kind)).fill(kind=phrases.KINDS[self.kind])

    def chart_cell(self, s: BrickAndMortar, offer: Offer) -> int:
        """Return the index of a bid's cell in the chart (the last one: a bid of none); -1 if not there."""
        most, prices = most_deliverable(s, self.seat, self.kind), box.MOST[self.kind] + 1
        if not offer.quantity:
            return -1 if offer.price else most * prices
        if offer.quantity > most or offer.price >= prices:
            return -1
        return (most - offer.quantity) * prices + offer.price

    def chart(self, s: BrickAndMortar) -> faces.Chart:
        """BM-9.8: return prices, quantities, and each bid's income if all is sold; * stands for points."""
        dear = tuple(range(box.MOST[self.kind] + 1))
        rows = tuple(range(most_deliverable(s, self.seat, self.kind), 0, -1))
        worth = tuple(_figure(*best_paid(s, self.seat, self.kind, n, price)) for n in rows for price in dear)
        return faces.Chart(self.kind, dear, rows, worth, none=True)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        most, dear = most_deliverable(s, self.seat, self.kind), min(box.MOST[self.kind] + 1, box.DIAL)
        for quantity in range(most + 1, 0, -1):
            yield from (Offer(quantity, price) for price in range(dear, -1, -1))
        yield Offer(0, 0)

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Build the list directly, counting boxes once: searches call this in every simulated sale."""
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
        tell(s, BidSealed(self.seat))


def _figure(money: int, points: int) -> str:
    """Return the dollars and points for a cell of the chart."""
    if not points:
        return str(money)
    return f"{money}+{points}*" if money else f"{points}*"


@frozen
class ByOffer(Step[BrickAndMortar]):
    """BM-9.7: the lowest price sells first; ties go to the seat furthest behind."""

    kind: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.bids = last_first(s, list(s.bids), high=False)
        tell(s, BidsShown(SALE, self.kind, s.bids, s.names))
        push_steps(
            s, *(SaleTurn(bid.seat, self.kind, bid.price, bid.quantity) for bid in s.bids if bid.quantity)
        )


def deliverable(s: BrickAndMortar, bid: Bid, ahead: Sequence[Bid]) -> int:
    """BM-9.7: return the number of a bid's items that find a box if these other bids are delivered first."""
    left = free_boxes(s, s.kind)
    for other in ahead:
        left -= min(other.quantity, left)
    return min(bid.quantity, left + private_room(s, bid.seat, s.kind))
