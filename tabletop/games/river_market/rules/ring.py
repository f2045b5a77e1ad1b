"""RM-2: the ring of Booths, the end spots, and where a new Booth comes to stand."""

from __future__ import annotations

from tabletop.games.river_market import components as box
from tabletop.games.river_market.state import TILE, Flags, RiverMarket

SPOTS = 4
"""RM-2.3: the end spots A to D."""
TILES = tuple(TILE + n for n in range(len(box.TILES)))
"""RM-2.2: the ring at the beginning."""


def ahead(s: RiverMarket, booth: int) -> tuple[int, ...]:
    """RM-2.1: all other Booths, the next one clockwise first."""
    at = s.ring.index(booth)
    return s.ring[at + 1 :] + s.ring[:at]


def onward(s: RiverMarket, booth: int, n: int) -> int:
    """RM-2.1: the Booth that is so many clockwise from this one."""
    return s.ring[(s.ring.index(booth) + n) % len(s.ring)]


def is_north(s: RiverMarket, booth: int) -> bool:
    """RM-2.1: whether a Booth stands on the north bank."""
    return s.ring.index(booth) < s.north


def spots(s: RiverMarket) -> int:
    """RM-2.3, RM-16.1: how many places there are for a new Booth."""
    return len(s.ring) if s.flags.gaps else SPOTS


def counted(s: RiverMarket, booth: int, n: int) -> int:
    """RM-2.5: the n-th end spot clockwise of this Booth; RM-16.1: the gap that makes it the n-th Booth."""
    if s.flags.gaps:
        return (s.ring.index(booth) + n - 1) % len(s.ring)
    return (n - 1 + box.FIRST_SPOT[0 if is_north(s, booth) else 1]) % SPOTS


def goes_north(s: RiverMarket, spot: int) -> bool:
    """RM-2.3, RM-16.1: whether a Booth built at this place comes to stand on the north bank."""
    return spot < s.north if s.flags.gaps else spot in (0, 3)


def insert(s: RiverMarket, booth: int, spot: int) -> None:
    """RM-2.4: a Booth on an end spot lengthens the bank; RM-16.1: in a gap it stands after a Booth."""
    at = spot + 1 if s.flags.gaps else (s.north, s.north, len(s.ring), 0)[spot]
    s.north += goes_north(s, spot)
    s.ring = (*s.ring[:at], booth, *s.ring[at:])


def owner(s: RiverMarket, booth: int) -> int:
    """RM-1.7: whose Booth this is; -1 for a fixed tile."""
    return s.owners.get(booth, -1)


def own_booths(s: RiverMarket, seat: int) -> int:
    """RM-1.7: how many Booths carry this seat's house."""
    return list(s.owners.values()).count(seat)


def deck_of(flags: Flags) -> tuple[int, ...]:
    """RM-1.2, RM-16.3: the cards of a match, Events included."""
    rest = box.SPARES if flags.helpers_only else box.FINDS
    return (*box.BOOTHS, *box.EVENTS, *box.HELPERS, *rest)
