"""Estimates the points that the Solo Angler will still gain. Used by the bots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.public_market import components as box
from tabletop.games.public_market.bot.eval_packing import CACHE_SIZE
from tabletop.games.public_market.component_schema import Side, SoloCard
from tabletop.games.public_market.rules.ch09_rewards import free_spaces
from tabletop.games.public_market.rules.ch13_scoring import POINT_VALUES
from tabletop.games.public_market.rules.ch14_two_players import HALVES
from tabletop.games.public_market.rules.ch16_angler import level
from tabletop.games.public_market.state import PublicMarket

CATCH, _BID = 3.5, 0.8
"""Fish that the Angler gains in a turn at sea, bid included, and by the bid alone."""
_GROWTH = 0.12
"""Average growth of its gear per turn, from now to the end."""
_SHARE = 0.7
"""Its share of the things that both seats compete for: Today's Catch cards and free halves."""
_CARD = 3.6
"""Points that the Cannery Logos of a card bring it."""
_BIDS = 1.3
"""Points that a turn's bid costs it."""


class Deck(NamedTuple):
    """Averages over its Solo cards: the fish needed for a visit to the Market, and the visit's yield."""

    threshold: float
    points: float
    crabs: float
    cards: float
    lights: float


def _deck(name: str) -> Deck:
    cards: tuple[SoloCard, ...] = box.ANGLER[name]
    n = len(cards)
    return Deck(
        sum(card.threshold for card in cards) / n,
        sum(card.money for card in cards) / n / POINT_VALUES.money,
        sum(card.crabs for card in cards) / n,
        sum(len(card.cards) for card in cards) / n,
        sum(bool(card.path) for card in cards) / n,
    )


def outlook(s: PublicMarket, turns: float) -> float:
    """Return the points of its remaining turns, limited by the supply of cards, halves and Crabs."""
    p, deck = s.players[s.angler], _deck(level(s))
    missing = deck.threshold - _BID - s.angler_gear - _GROWTH * turns
    ahead = (s.angler_fish - s.angler_gear) / CATCH
    visits = max(0.0, turns + ahead) / (1 + max(0.0, missing) / CATCH)
    left = sum(card >= 0 for card in s.open) + sum(map(len, s.stacks))
    points, instead = _lighthouse_points(tuple(s.lights), s.side, int(4 * visits * deck.lights))
    crabs = _crabs(p.crabs + visits * deck.crabs + instead) - POINT_VALUES.crabs[p.crabs]
    cards = _CARD * min(visits * deck.cards, _SHARE * left)
    return points + crabs + cards + visits * deck.points - _BIDS * turns


def _crabs(n: float) -> float:
    """Return the points of `n` Crab Meeples; a fraction is interpolated."""
    whole, most = int(n), box.BOX.crabs
    if whole >= most:
        return POINT_VALUES.crabs[most]
    return POINT_VALUES.crabs[whole] + (n - whole) * (
        POINT_VALUES.crabs[whole + 1] - POINT_VALUES.crabs[whole]
    )


# without the 4 caches of this kind together a search takes 1.07 times as long
@lru_cache(CACHE_SIZE)
def _lighthouse_points(lights: tuple[tuple[int, ...], ...], side: Side, quarters: int) -> tuple[float, float]:
    """Return the points of a number of Lighthouses, given in `quarters`, and the Crabs gained instead."""
    halves = {
        (column, HALVES[side][column][space])
        for column, here in enumerate(lights)
        for space in free_spaces(side, column, here, halves=True)
    }
    best = sorted(
        (max(box.SCORING[side][column][n].vp for n in half) for column, half in halves), reverse=True
    )
    wanted = quarters / 4
    placed = min(wanted, _SHARE * len(best))
    whole = int(placed)
    points = sum(best[:whole]) + (placed - whole) * (best[whole] if whole < len(best) else 0)
    return points, max(0.0, wanted - len(best))
