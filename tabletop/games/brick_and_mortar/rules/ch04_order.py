"""BM-4, BM-13.1: points, turn order, equal bids, and the investment token."""

from __future__ import annotations

from tabletop.engine.rules import Event, Tell
from tabletop.engine.state import frozen
from tabletop.games.brick_and_mortar.state import Bid, BrickAndMortar


def sort_order(s: BrickAndMortar) -> None:
    """BM-4.2, BM-4.3: sorts turn order by points, highest first; ties keep their order."""
    s.order = tuple(sorted(s.order, key=lambda seat: -s.players[seat].points))


@frozen
class PointsChanged(Event):
    """BM-4.1: a seat's points changed, by this rule and store (-1: none); `order` is the new turn order."""

    seat: int
    by: int
    points: int
    order: tuple[int, ...]
    rule: str
    card: int


@frozen
class TokenRemoved(Event):
    """BM-13.1: a seat reached the investment token, so that this month is the last."""

    seat: int
    space: int


def change_points(s: BrickAndMortar, seat: int, by: int, rule: str, tell: Tell, card: int = -1) -> None:
    """BM-4.1, BM-4.4: changes a seat's points, never below 0, and updates turn order at once."""
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
    """BM-6.5: the other seats in turn order, starting after this seat and wrapping round."""
    at = s.order.index(seat)
    return s.order[at + 1 :] + s.order[:at]


@frozen
class BidSealed(Event):
    """BM-8.5, BM-9.6: a seat's bid was on its dial when all bids were revealed."""

    seat: int


@frozen
class BidsShown(Event):
    """BM-8.5, BM-9.7: the bids, in the order in which their seats act."""

    phase: int
    kind: int
    bids: tuple[Bid, ...]


def last_first(s: BrickAndMortar, bids: list[Bid], *, high: bool) -> tuple[Bid, ...]:
    """BM-4.7: bids in their order of acting; ties go to the seat furthest behind.

    `high`: True if the highest price acts first.
    """
    return tuple(sorted(bids, key=lambda bid: (-bid.price if high else bid.price, -s.order.index(bid.seat))))
