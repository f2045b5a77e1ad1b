"""Features of a state for `evaluation` and `order`. Used by the bots."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter

from tabletop.engine.rules import Action
from tabletop.games.morocco import component_schema
from tabletop.games.morocco.bot.stalls import (
    AT_POINTS,
    CACHE_SIZE,
    CHANCE_LOST_PER_SPACE,
    CLOSING_CHANCES,
    WIDE,
    JuiceTokens,
    JuiceWeights,
    PlaceValue,
    StallFeatures,
    StallRow,
    both,
    juice_of,
    place_value,
    row,
)
from tabletop.games.morocco.rules.ch05_paying import pairs, stall_of
from tabletop.games.morocco.rules.ch12_end import districts
from tabletop.games.morocco.rules.supply import without_cubes
from tabletop.games.morocco.square import ADJACENT, CORNERS, SIDE, STALLS
from tabletop.games.morocco.state import Cubes, Morocco

_LONE, APART = 0.9, 0.7
"""Points of a market tile without a neighbour of its seat, and additional ones in a smaller district."""
_SLACK = 3.0
"""Number of stalls behind the last one to close over which the probability of closing falls to 0."""
_EXTRA, _SPARE = 1.5, 0.3
"""Points of a cube that could pay for a Tourist or Cousins, and of any other one."""
_PEOPLE_EACH = 1.15
"""Average number of people placed by an action, Cousins and Bodyguards included."""
_EARLY = 8
"""Number of open stalls from which slow gains count in full."""
_LEAST = 0.05
"""Minimum probability that a stall closes."""


@dataclass(slots=True)
class Outlook:
    """The evaluation's view of the square, stall by stall; states with equal squares share it.

    The fields with a default are caches of this module, of `evaluation` (`at_stake`) and of `order`
    (`ordered_actions`).

    Attributes:
        free: Number of free spaces of each stall, 0 if it is closed.
        closes: Probability that each stall closes before the end.
        then: The same by number of free spaces.
        laid: The market tile of each stall.
        people: Number of people still to be placed.
    """

    rails: tuple[int, ...]
    rows: list[StallRow]
    stall_features: list[StallFeatures]
    free: list[int]
    closes: list[float]
    then: list[float]
    laid: tuple[int, ...]
    juice: JuiceTokens
    people: int
    tiles: dict[int, tuple[float, ...]] = field(default_factory=dict)
    there: list[JuiceWeights] = field(default_factory=list)
    found: dict[int, list[float]] = field(default_factory=dict)
    orders: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    purses: dict[tuple[int, Cubes, int], float] = field(default_factory=dict)
    places: dict[tuple[int, int, int], PlaceValue] = field(default_factory=dict)
    at_stake: dict[float, tuple[list[float], list[float]]] = field(default_factory=dict)
    ordered_actions: dict[tuple[int, ...], tuple[list[Action], list[Action]]] = field(default_factory=dict)

    def tile_value(self, seat: int) -> tuple[float, ...]:
        """MO-12.5: return the points of a market tile of the seat on each stall."""
        worth = self.tiles.get(seat)
        if worth is None:
            worth = self.tiles[seat] = tile_worths(self.laid, seat)
        return worth

    @property
    def points(self) -> list[JuiceWeights]:
        """The weights of each juice point."""
        if not self.there:
            above = [None, *self.rows]
            below = [*self.rows, None]
            for one, other in zip(above, below, strict=True):
                self.there += _line(one, other)
        return self.there

    def rounds(self, actions: Sequence[int]) -> float:
        """Return the expected number of rounds after this one, given each seat's remaining actions in it."""
        return max(self.people - _PEOPLE_EACH * sum(actions), 0) / (2 * len(actions) * _PEOPLE_EACH)

    def expected_gains(self, seat: int) -> list[float]:
        """Return the gain from another Assistant of the seat in each stall; -1 where none can go."""
        worth = self.found.get(seat)
        if worth is None:
            each = zip(self.stall_features, self.free, self.tile_value(seat), self.closes, strict=True)
            worth = self.found[seat] = [_gain(seat, *stall) for stall in each]
        return worth

    def purse(self, seat: int, cubes: Cubes, actions: int) -> float:
        """MO-5.2: return the gains from the best placements that these cubes can pay, in sequence."""
        known = self.purses.get((seat, cubes, actions))
        if known is None:
            known = self.purses[seat, cubes, actions] = self._purse(seat, cubes, actions)
        return known

    def _purse(self, seat: int, cubes: Cubes, actions: int) -> float:
        mask, rest, total = affords(cubes), sum(cubes), 0.0
        for gained, pair in self.orders.get(seat) or self._order(seat, pairs(cubes)):
            if mask >> pair & 1:
                total += gained
                rest -= 2
                actions -= 1
                if not actions or not (mask := affords(cubes := spent(cubes, pair))):
                    break
        return total + loose(rest)

    def _order(self, seat: int, wanted: tuple[int, ...]) -> list[tuple[float, int]]:
        """Return gains with their pairs of colours, best first.

        If the gains of all stalls are known already, those of all pairs, cached; else of the `wanted` ones.
        """
        where, worth = stall_of(self.rails), self.found.get(seat)
        if worth:
            each = [(worth[where[pair]], pair) for pair in range(STALLS)]
        else:
            stall_features, free, tile, closes = (
                self.stall_features,
                self.free,
                self.tile_value(seat),
                self.closes,
            )
            stalls = [(where[pair], pair) for pair in wanted]
            each = [(_gain(seat, stall_features[n], free[n], tile[n], closes[n]), pair) for n, pair in stalls]
        found = sorted([one for one in each if one[0] > 0], key=_FIRST, reverse=True)
        if worth:
            self.orders[seat] = found
        return found

    def place(self, seat: int, stall: int, strength: int) -> PlaceValue:
        """MO-7: return the value of a person of this strength in a stall, on `spaces` spaces or the last."""
        found = self.places.get((seat, stall, strength))
        if found is None:
            found = self.places[seat, stall, strength] = self._place(seat, stall, strength)
        return found

    def _place(self, seat: int, stall: int, strength: int) -> PlaceValue:
        features, at = self.stall_features[stall], AT_POINTS[stall]
        then = self.then[max(features.free - strength, 0)]
        return place_value(
            features, at(self.points), seat, strength, self.tile_value(seat)[stall], self.closes[stall], then
        )

    def adjacent_worth(self, seat: int, stall: int) -> float:
        """MO-5.7: return the best value of one person in a neighbour of the stall; 0 if none can go there."""
        free = self.free
        return max([self.place(seat, other, 1).best for other in ADJACENT[stall] if free[other]], default=0.0)


def _gain(seat: int, features: StallFeatures, free: int, tile: float, closes: float) -> float:
    if not free:
        return -1.0
    points, tile_chance = features.one[seat]
    return (points + tile_chance * tile) * (closes if free > 1 else 1.0) + features.juice


def _line(above: StallRow | None, below: StallRow | None) -> list[JuiceWeights]:
    """Return the weights of the juice points between two rows of the square; either row may be missing."""
    if above is None or below is None:
        return below.upper if below else above.lower if above else []
    return list(map(both, above.lower, below.upper))


def loose(cubes: int) -> float:
    """Return the points of cubes that pay for no stall."""
    return _EXTRA + _SPARE * (cubes - 1) if cubes else 0.0


# without the 7 caches of this kind together a search takes 1.25 times as long
@lru_cache(CACHE_SIZE)
def affords(cubes: Cubes) -> int:
    """MO-5: return the pairs of colours that these cubes can pay, as a mask."""
    return sum([1 << pair for pair in pairs(cubes)])


# without the 7 caches of this kind together a search takes 1.25 times as long
@lru_cache(CACHE_SIZE)
def spent(cubes: Cubes, pair: int) -> Cubes:
    """MO-5: return the cubes left after paying a pair of colours."""
    return without_cubes(cubes, divmod(pair, SIDE))


def then_affords(cubes: Cubes, pair: int) -> int:
    """MO-5: return the other pairs of colours that can be paid after paying a pair, as a mask."""
    return affords(spent(cubes, pair)) & ~(1 << pair)


_FIRST = itemgetter(0)
_ROWS = range(0, STALLS * CORNERS, WIDE)
_SQUARES = 1 << 6
"""Number of cached outlooks: a search returns to the same squares with other cubes."""


def outlook(s: Morocco) -> Outlook:
    """Return the cached outlook of a state; further values are computed on demand."""
    return _outlook(tuple(s.spaces), tuple(s.tiles), s.juice, tuple(s.taken), s.rails, len(s.players))


# without it a search takes 1.35 times as long
@lru_cache(_SQUARES)
def _outlook(
    people: tuple[int, ...],
    laid: tuple[int, ...],
    values: tuple[int, ...],
    taken: tuple[int, ...],
    rails: tuple[int, ...],
    seats: int,
) -> Outlook:
    juice = juice_of(values, taken, seats)
    rows = [
        row(people[at : at + WIDE], corners, seats) for at, corners in zip(_ROWS, juice.rows, strict=True)
    ]
    stall_features = [features for here in rows for features in here.stall_features]
    free, closes, then, to_come = _closings(laid, tuple([features.free for features in stall_features]))
    return Outlook(rails, rows, stall_features, free, closes, then, laid, juice, to_come)


def _closings(
    tiles: tuple[int, ...], spaces: tuple[int, ...]
) -> tuple[list[int], list[float], list[float], int]:
    """MO-12.1: return free spaces and closing chance by stall, closing by free spaces, people to come."""
    free = [n if tile < 0 else 0 for tile, n in zip(tiles, spaces, strict=True)]
    order = sorted([n * _SPACE + stall for stall, n in enumerate(spaces) if tiles[stall] < 0])
    closes, last = [CLOSING_CHANCES[n] for n in free], max(len(order) - component_schema.ENDING.open, 0)
    for behind, each in enumerate(order[last:], 1):
        if each >= _SPACE:
            closes[each % _SPACE] = max(
                1.0 - behind / _SLACK - CHANCE_LOST_PER_SPACE * (each // _SPACE), _LEAST
            )
    then = list(CLOSING_CHANCES)
    for n in range(1, CORNERS + 1):
        behind = bisect_left(order, n * _SPACE) - last + 1
        if behind > 0:
            then[n] = max(1.0 - behind / _SLACK - CHANCE_LOST_PER_SPACE * n, _LEAST)
    return free, closes, then, sum([each // _SPACE for each in order[:last]])


_SPACE = 32
"""Weight of a free space in the sort key of a stall; the remainder is the stall's number."""


# without it a search takes 1.14 times as long
@lru_cache(CACHE_SIZE)
def tile_worths(tiles: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """MO-12.5: return the points of a market tile of the seat on each open stall."""
    groups, early, each = districts(tiles, seat), growth(tiles), component_schema.SCORE_POINTS.district
    most = len(groups[0]) if groups else 0
    lone = max(each * (1 - most), early * _LONE)
    found, joined = [lone if tile < 0 else 0.0 for tile in tiles], dict[int, int]()
    for group in groups:
        for stall in {other for own in group for other in ADJACENT[own] if tiles[other] < 0}:
            joined[stall] = joined.get(stall, 1) + len(group)
    for stall, size in joined.items():
        found[stall] = max(each * (size - most), early * (_LONE + APART))
    return tuple(found)


def growth(tiles: Sequence[int]) -> float:
    """MO-12.1: return the share of the time left in which things can grow, 0 to 1."""
    return min(1.0, max(tiles.count(-1) - component_schema.ENDING.open, 0) / _EARLY)
