"""MO-5, MO-7: what a stall costs, what a seat lacks for it, and who leads in it; the table asks here too."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.morocco.square import CORNERS, SIDE
from tabletop.games.morocco.state import (
    ASSISTANTS,
    BODYGUARDS,
    COLUMNS,
    EACH,
    FIRST_BODYGUARD,
    TOURISTS,
    Cubes,
    Morocco,
    Player,
    colours,
)


def price(s: Morocco, stall: int) -> tuple[int, int]:
    """MO-5: the colours of the two cubes that every placement in this stall costs (both may be equal)."""
    return colours(s, stall)


def lacks(s: Morocco, seat: int, stall: int, *, extra: bool = False) -> tuple[int, ...]:
    """MO-5: the colours of the cubes a seat lacks for this stall, one entry for each cube.

    With `extra` also the extra cube of a Tourist or Cousins: -1 stands for any colour.
    """
    have, missing = list(s.players[seat].cubes), []
    for colour in price(s, stall):
        if have[colour]:
            have[colour] -= 1
        else:
            missing.append(colour)
    if extra and not any(have):
        missing.append(-1)
    return tuple(missing)


def payable(s: Morocco, cubes: Cubes) -> list[int]:
    """MO-5: the open stalls whose basic cost these cubes can pay, in reading order."""
    tiles = s.tiles
    return [stall for stall in _paid(s.rails, cubes) if tiles[stall] < 0]


@lru_cache(1 << 14)
def _paid(rails: tuple[int, ...], cubes: Cubes) -> tuple[int, ...]:
    """MO-5: the stalls, open or not, whose basic cost these cubes can pay, in reading order."""
    where = stall_of(rails)
    return tuple(sorted([where[pair] for pair in pairs(cubes)]))


@lru_cache(1 << 12)
def stall_of(rails: tuple[int, ...]) -> tuple[int, ...]:
    """MO-5: the stall that costs a pair of colours: a row cube's times 5, plus a column cube's."""
    row, column = (
        {colour: place for place, colour in enumerate(line)} for line in (rails[:COLUMNS], rails[COLUMNS:])
    )
    return tuple(row[first] * SIDE + column[second] for first in range(SIDE) for second in range(SIDE))


@lru_cache(1 << 12)
def pairs(cubes: Cubes) -> tuple[int, ...]:
    """MO-5: the pairs of colours that these cubes can pay, as `stall_of` counts them."""
    return tuple(
        first * SIDE + second
        for first, n in enumerate(cubes)
        if n
        for second, m in enumerate(cubes)
        if m and (first != second or n > 1)
    )


def can_place(s: Morocco, p: Player, supply: int) -> bool:
    """MO-5: whether, with these persons in supply, any placement could be paid now."""
    stalls = payable(s, p.cubes)
    if supply & ASSISTANTS or (supply & TOURISTS and sum(p.cubes) >= 3):
        return bool(stalls)
    return bool(supply & BODYGUARDS) and any(s.flags.squeeze or _two_free(s, stall) for stall in stalls)


def _two_free(s: Morocco, stall: int) -> bool:
    return s.spaces[stall * CORNERS : stall * CORNERS + CORNERS].count(-1) >= 2


def strengths(s: Morocco, stall: int) -> tuple[int, ...]:
    """MO-7: the strength of each seat in a stall: 1 for an Assistant or Tourist, 2 for a Bodyguard."""
    return _strengths(tuple(s.spaces[stall * CORNERS : stall * CORNERS + CORNERS]), len(s.players))


@lru_cache(1 << 14)
def _strengths(here: tuple[int, ...], seats: int) -> tuple[int, ...]:
    found = [0] * seats
    for corner, person in enumerate(here):
        if person < 0:
            continue
        seat, n = divmod(person, EACH)
        if n < FIRST_BODYGUARD:
            found[seat] += 1
        elif person not in here[:corner]:
            found[seat] += 2
    return tuple(found)


@lru_cache(1 << 10)
def ranks(strong: tuple[int, ...]) -> tuple[int, ...]:
    """MO-8: each seat's rank by strength, 1 first; 0 for a seat that is not in the stall."""
    return tuple(1 + sum(other > own for other in strong) if own else 0 for own in strong)


def leaders(s: Morocco, stall: int) -> tuple[int, ...]:
    """MO-8: the seats with the most strength in a stall; none in an empty one."""
    return tuple(seat for seat, rank in enumerate(ranks(strengths(s, stall))) if rank == 1)
