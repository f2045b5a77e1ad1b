"""BM-4, BM-13.1: points, turn order, equal bids, and the investment token."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.state import SALE, Bid, BrickAndMortar


def sort_order(s: BrickAndMortar) -> None:
    """BM-4.2, BM-4.3: sort turn order by points, highest first; ties keep their order."""
    s.order = tuple(sorted(s.order, key=lambda seat: -s.players[seat].points))


GAINED = translate("brick_and_mortar", "+%n point(s)", "points that come in", 1)


@frozen
class PointsChanged(GameEvent):
    """BM-4.1: a seat's points changed, by this rule and store (-1: none); `order` is the new turn order."""

    seat: int
    by: int
    points: int
    order: tuple[int, ...]
    rule: str
    card: int

    def line(self) -> LogLine | None:
        if not 0 <= self.card < len(box.STORES):
            return None
        text = translate("brick_and_mortar", "{store}: %n point(s)").count(self.by)
        named = text.fill(store=phrases.store(self.card))
        return LogLine(named, self.seat, (places.store_key(self.card),), self.rule)

    def reward(self) -> Reward | None:
        if self.by <= 0 or self.card < 0:
            return None
        source = (places.store_key(self.card),)
        return Reward(self.seat, "gain", GAINED, self.by, places.screen(self.seat), source)

    def headline(self) -> Headline | None:
        if self.by > 0:
            did = translate("brick_and_mortar", "gained %n point(s)", "", self.by)
            return Headline(self.seat, "points", 3, did)
        if self.by < 0:
            did = translate("brick_and_mortar", "lost %n point(s)", "", -self.by)
            return Headline(self.seat, "points_lost", 3, did)
        return None


@frozen
class TokenRemoved(GameEvent):
    """BM-13.1: a seat reached the investment token, so that this month is the last."""

    seat: int
    space: int

    def line(self) -> LogLine:
        text = translate(
            "brick_and_mortar", "Reaches the investment token on {space}: this month is the last"
        )
        return LogLine(text.fill(space=self.space), self.seat, (), "BM-13.1")


def change_points(s: BrickAndMortar, seat: int, by: int, rule: str, tell: Tell, card: int = -1) -> None:
    """BM-4.1, BM-4.4: change a seat's points, never below 0, and update turn order at once."""
    p = s.players[seat]
    by = max(by, -p.points)
    if not by:
        return
    p.points += by
    sort_order(s)
    tell(s, PointsChanged(seat, by, p.points, s.order, rule, card))
    if s.token and p.points >= s.token:
        space, s.token = s.token, 0
        tell(s, TokenRemoved(seat, space))


def clockwise_from(s: BrickAndMortar, seat: int) -> tuple[int, ...]:
    """BM-6.5: return the other seats in turn order, starting after this seat and wrapping round."""
    at = s.order.index(seat)
    return s.order[at + 1 :] + s.order[:at]


@frozen
class BidSealed(GameEvent):
    """BM-8.5, BM-9.6: a seat's bid was on its dial when all bids were revealed."""

    seat: int

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "sealed %n bid(s)", "", 1)
        return Headline(self.seat, "sealed", 3, did)


def _bid_in_words(bid: Bid, phase: int, names: tuple[str, ...]) -> Text:
    """Describe a revealed bid and its seat."""
    price, who = dollars(bid.price), phrases.named_seat(names, bid.seat)
    if phase != SALE:
        return translate("brick_and_mortar", "{who}: {price}", "whose bid, and what it is").fill(
            who=who, price=price
        )
    text = translate(
        "brick_and_mortar", "{who}: {n} at {price}", "whose bid, to sell so many for so much each"
    )
    return text.fill(who=who, n=bid.quantity, price=price)


@frozen
class BidsShown(GameEvent):
    """BM-8.5, BM-9.7: the bids, in the order in which their seats act."""

    phase: int
    kind: int
    bids: tuple[Bid, ...]
    names: tuple[str, ...]

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Bids for {kind}, in the order of acting: {bids}")
        listed = phrases.joined([_bid_in_words(bid, self.phase, self.names) for bid in self.bids])
        rule = "BM-9.7" if self.phase == SALE else "BM-8.5"
        return LogLine(text.fill(kind=phrases.KINDS[self.kind], bids=listed), -1, (), rule)


def last_first(s: BrickAndMortar, bids: list[Bid], *, high: bool) -> tuple[Bid, ...]:
    """BM-4.7: return the bids in their order of acting; ties go to the seat furthest behind.

    `high`: True if the highest price acts first.
    """
    return tuple(sorted(bids, key=lambda bid: (-bid.price if high else bid.price, -s.order.index(bid.seat))))
