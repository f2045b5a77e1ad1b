"""What the Solo Angler will bring home: an estimate for opponents that look ahead, no rule."""

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
"""Fish that a turn at sea brings it with its bid, and that the bid alone brings."""
_GROWTH = 0.12
"""The mean growth of its gear in a turn, from now to the end."""
_SHARE = 0.7
"""Its share of what both seats compete for: Today's Catch cards and free halves."""
_CARD = 3.6
"""What the Cannery Logos of a card bring it."""
_BIDS = 1.3
"""What a turn's bid costs it, in points."""


class Deck(NamedTuple):
    """The means over its Solo cards: the fish a visit to the Market takes, and what it brings."""

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
    """What its turns to come bring, as far as cards, halves and Crabs go round."""
    p, deck = s.players[s.angler], _deck(level(s))
    missing = deck.threshold - _BID - s.angler_gear - _GROWTH * turns
    ahead = (s.angler_fish - s.angler_gear) / CATCH
    visits = max(0.0, turns + ahead) / (1 + max(0.0, missing) / CATCH)
    left = sum(card >= 0 for card in s.open) + sum(map(len, s.stacks))
    points, instead = _lights(tuple(s.lights), s.side, int(4 * visits * deck.lights))
    crabs = _crabs(p.crabs + visits * deck.crabs + instead) - POINT_VALUES.crabs[p.crabs]
    cards = _CARD * min(visits * deck.cards, _SHARE * left)
    return points + crabs + cards + visits * deck.points - _BIDS * turns


def _crabs(n: float) -> float:
    """The points of `n` Crab Meeples, which may be a fraction."""
    whole, most = int(n), box.BOX.crabs
    if whole >= most:
        return POINT_VALUES.crabs[most]
    return POINT_VALUES.crabs[whole] + (n - whole) * (
        POINT_VALUES.crabs[whole + 1] - POINT_VALUES.crabs[whole]
    )


# without the 4 caches of this kind together a search takes 1.07 times as long
@lru_cache(CACHE_SIZE)
def _lights(lights: tuple[tuple[int, ...], ...], side: Side, quarters: int) -> tuple[float, float]:
    """What its Lighthouses bring it, their number given in quarters, and the Crabs it gets instead."""
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
