"""Estimates the cards that can be completed, and their worth. Used by the bots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from tabletop.games.public_market import components as box
from tabletop.games.public_market.bot.eval_packing import CACHE_SIZE
from tabletop.games.public_market.component_schema import Side, Space
from tabletop.games.public_market.rules.ch09_market import CONTRACT_COLUMNS, CONTRACT_COSTS
from tabletop.games.public_market.rules.ch09_rewards import free_spaces
from tabletop.games.public_market.rules.ch13_scoring import CARD_LOGOS, POINT_VALUES, logo_points
from tabletop.games.public_market.rules.ch14_two_players import by_halves
from tabletop.games.public_market.state import PublicMarket, Vec

GEAR, FREE_CARD, SCRAP, _CARD = 0.6, 3.0, 0.5, 0.1
"""Points of a gear at each visit, of a free card, of a Scrap, and of a card without gears and logos."""
_SHORT = (1.0, 0.55, 0.28, 0.12, 0.05)
"""Share of a card's worth that counts, by number of missing fish; 0 with more."""
_SHORT_AT_MOST = len(_SHORT)
_LIKELY = 5
"""Number of cards that are tried as the first of two."""
_LEFT = (0.15, 0.3, 0.3, 0.6)
"""Points of a fish of each kind that pays for no card."""
Offer = tuple[Vec, float]
"""A cost in fish, and the points that it buys."""


# without it a search takes 1.06 times as long
@lru_cache(CACHE_SIZE)
def sets_worth(logos: tuple[int, ...]) -> int:
    """Return the points of all sets of these logos."""
    return logo_points(list(logos))


# without it a search takes 1.06 times as long
@lru_cache(CACHE_SIZE)
def more_logos(logos: tuple[int, ...], more: tuple[int, ...]) -> int:
    """Return the points that these additional logos would add."""
    return sets_worth(tuple(a + b for a, b in zip(logos, more, strict=True))) - sets_worth(logos)


@dataclass(frozen=True, slots=True, eq=False)
class Offered:
    """The cards and spaces on offer. Equal offers share one object, so that estimates can be cached."""

    side: Side
    halves: bool
    """True if a half of a Scoring Location takes only one Lighthouse."""
    lights: tuple[tuple[int, ...], ...]
    collected: tuple[int, ...]
    contracts: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]


# without it a search takes 2.7 times as long
_table = lru_cache(CACHE_SIZE)(Offered)


def offered_now(s: PublicMarket) -> Offered:
    """Return the offers of the table now."""
    return _table(s.side, by_halves(s), tuple(s.lights), tuple(s.collected), s.contracts, tuple(s.open))


@dataclass(frozen=True, slots=True, eq=False)
class Offers:
    """The offers for one seat; cached, so that equal ones are one object.

    `all`: costs and points. `cards`: points of the open card of each stack, 0 without one. `spaces`: points
    of
    the best free space for a Lighthouse, by the column of the contract; `each`: points of every space of the
    Scoring Locations.
    """

    all: tuple[Offer, ...]
    cards: tuple[float, ...] = ()
    spaces: tuple[float, ...] = ()
    each: tuple[tuple[float, ...], ...] = ()


NO_OFFERS = Offers(())


# without it a search takes 2.4 times as long
@lru_cache(CACHE_SIZE)
def offers_for(
    offered: Offered,
    logos: tuple[int, ...],
    lighthouse: bool,  # noqa: FBT001
    visits: float,
) -> Offers:
    """Return the offers for a seat with these logos: costs, and the points they bring."""
    cards = tuple(_card_worth(card, logos, visits) if card >= 0 else 0.0 for card in offered.cards)
    found = [
        (box.CATCH[card].cost, worth) for card, worth in zip(offered.cards, cards, strict=True) if card >= 0
    ]
    each = _worths(offered.side, visits)
    spaces = _best_spaces(offered, logos, each)
    if lighthouse:
        for column in offered.contracts:
            brings = [(CONTRACT_COSTS[contract], spaces[CONTRACT_COLUMNS[contract]]) for contract in column]
            found += [offer for offer in brings if offer[1]]
    found.sort(key=_BRINGS, reverse=True)
    return Offers(tuple(found), cards, spaces, each)


def _card_worth(card: int, logos: tuple[int, ...], visits: float) -> float:
    return more_logos(logos, CARD_LOGOS[card]) + sum(box.CATCH[card].gears) * GEAR * visits + _CARD


def _best_spaces(
    offered: Offered, logos: tuple[int, ...], each: tuple[tuple[float, ...], ...]
) -> tuple[float, ...]:
    """Return the points of the best free space of each Scoring Location, or of a Collection Location."""
    free = {n % 4 for n, owner in enumerate(offered.collected) if owner < 0}
    logo = max((more_logos(logos, ONE_LOGO[n]) for n in free), default=-1.0)
    collect = logo + box.COLLECTION.money / POINT_VALUES.money if free else 0.0
    return tuple(
        max([collect, *[worths[n] for n in spaces]])
        for worths, spaces in zip(each, _free(offered), strict=True)
    )


def _free(offered: Offered) -> tuple[tuple[int, ...], ...]:
    """Return the spaces of each Scoring Location that can take a Lighthouse."""
    return tuple(
        tuple(free_spaces(offered.side, column, here, halves=offered.halves))
        for column, here in enumerate(offered.lights)
    )


# without it a search takes 1.07 times as long
@lru_cache(CACHE_SIZE)
def _worths(side: Side, visits: float) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(space_worth(space, visits) for space in spaces) for spaces in box.SCORING[side])


_BRINGS = itemgetter(1)
ONE_LOGO = tuple(tuple(int(n == logo) for n in range(4)) for logo in range(4))


def space_worth(space: Space, visits: float) -> float:
    """Return the points that a space of a Scoring Location is worth."""
    bonus = {"": 0.0, "scrap": SCRAP, "gear": GEAR * visits, "card": FREE_CARD}[space.bonus]
    return space.vp + bonus


# without it a search takes 2.4 times as long
@lru_cache(CACHE_SIZE)
def bought(fish: Vec, offers: Offers, cards: int) -> float:
    """Return the points of `cards` cards and the sale of the rest; nearly affordable ones count in part."""
    if not cards:
        return _sale(fish)
    if cards == 1:
        return _one_more(fish, offers.all)
    best = _sale(fish)
    most = offers.all[0][1] + best if offers.all else best
    for worth, left in sorted(_each(fish, offers.all), reverse=True)[:_LIKELY]:
        if worth + most <= best:
            break
        best = max(best, worth + bought(left, offers, 1))
    return best


def _sale(fish: Vec) -> float:
    a, b, c, d = fish
    return a * _LEFT[0] + b * _LEFT[1] + c * _LEFT[2] + d * _LEFT[3]


def _one_more(fish: Vec, offers: tuple[Offer, ...]) -> float:
    """Return the best sum of at most one offer and the sale of the rest; written out for speed."""
    a, b, c, d = fish
    (k, m, n, o), best = _LEFT, _sale(fish)
    most = best
    for (e, f, g, h), worth in offers:
        if worth + most <= best:
            break
        short, rest = 0, 0.0
        if (left := a - e) < 0:
            short -= left
        else:
            rest += left * k
        if (left := b - f) < 0:
            short -= left
        else:
            rest += left * m
        if (left := c - g) < 0:
            short -= left
        else:
            rest += left * n
        if (left := d - h) < 0:
            short -= left
        else:
            rest += left * o
        if short < _SHORT_AT_MOST and (brought := worth * _SHORT[short] + rest) > best:
            best = brought
    return best


def _each(fish: Vec, offers: tuple[Offer, ...]) -> list[tuple[float, Vec]]:
    """Return the points of each offer, in part if fish are missing, and the fish that are left."""
    a, b, c, d = fish
    found = []
    for (e, f, g, h), worth in offers:
        i, j, k, m = a - e, b - f, c - g, d - h
        short = (i < 0 and -i) + (j < 0 and -j) + (k < 0 and -k) + (m < 0 and -m)
        if short < _SHORT_AT_MOST:
            left = (max(i, 0), max(j, 0), max(k, 0), max(m, 0)) if short else (i, j, k, m)
            found.append((worth * _SHORT[short], left))
    return found
