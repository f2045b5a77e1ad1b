"""Rewards that the table animates: money, points and opened stores."""

from __future__ import annotations

from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Event
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar.rules.ch04_order import PointsChanged
from tabletop.games.brick_and_mortar.rules.ch06_building import StoreOpened
from tabletop.games.brick_and_mortar.rules.ch09_sale import BonusPaid
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sold
from tabletop.games.brick_and_mortar.rules.ch12_investment import PointsTraded

POINTS = translate("brick_and_mortar", "+%n point(s)", "points that come in", 1)


def reward(event: Event) -> Reward | None:
    """The reward of an event; None if it has none."""
    match event:
        case Sold(seat, _, _, _, kind, _, money) if money:
            return Reward(seat, "pay", DOLLARS, money, _screen(seat), (f"bay:{kind}",))
        case BonusPaid(seat, card, _, _, money) if money:
            return Reward(seat, "pay", DOLLARS, money, _screen(seat), (f"store:{card}",))
        case PointsTraded(seat, points) if points > 0:
            return Reward(seat, "gain", POINTS, points, _screen(seat))
        case PointsChanged(seat, points, _, _, _, card) if points > 0 and card >= 0:
            return Reward(seat, "gain", POINTS, points, _screen(seat), (f"store:{card}",))
        case StoreOpened(seat, card):
            return Reward(seat, "close", large=f"store:{card}")
    return None


def _screen(seat: int) -> tuple[str, ...]:
    return f"seat:{seat}", "slate"
