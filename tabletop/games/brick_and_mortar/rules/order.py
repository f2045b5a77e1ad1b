"""BM-4, BM-13.1: points, turn order, and the investment token."""

from __future__ import annotations

from tabletop.engine.rules import Tell
from tabletop.games.brick_and_mortar import events
from tabletop.games.brick_and_mortar.state import BrickAndMortar


def sort_order(s: BrickAndMortar) -> None:
    """BM-4.2, BM-4.3: sorts turn order by points, highest first; ties keep their order."""
    s.order = tuple(sorted(s.order, key=lambda seat: -s.players[seat].points))


def change_points(s: BrickAndMortar, seat: int, by: int, rule: str, tell: Tell, card: int = -1) -> None:
    """BM-4.1, BM-4.4: changes a seat's points, never below 0, and updates turn order at once."""
    p = s.players[seat]
    by = max(by, -p.points)
    if not by:
        return
    p.points += by
    sort_order(s)
    tell(s, events.PointsChanged(seat, by, p.points, s.order, rule, card))
    if s.token and p.points >= s.token:
        space, s.token = s.token, 0
        tell(s, events.TokenRemoved(seat, space))


def clockwise_from(s: BrickAndMortar, seat: int) -> tuple[int, ...]:
    """BM-6.5: the other seats in turn order, starting after this seat and wrapping round."""
    at = s.order.index(seat)
    return s.order[at + 1 :] + s.order[:at]
