"""RM-2: the ring of Booths, the end spots, and the position of a new Booth."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.state import TILE, RiverMarket

SPOTS = 4
"""RM-2.3: the end spots A to D."""
FIRST_RING = tuple(TILE + n for n in range(len(box.RIVER_TILES)))
"""RM-2.2: the ring at the beginning."""


# RM-1.6, RM-1.7, RM-2.1: Booths


def ahead(s: RiverMarket, booth: int) -> tuple[int, ...]:
    """RM-2.1: return all other Booths, the next one clockwise first."""
    at = s.ring.index(booth)
    return s.ring[at + 1 :] + s.ring[:at]


def onward(s: RiverMarket, booth: int, n: int) -> int:
    """RM-2.1: return the n-th Booth clockwise from this one."""
    return s.ring[(s.ring.index(booth) + n) % len(s.ring)]


def is_north(s: RiverMarket, booth: int) -> bool:
    """RM-2.1: return True if a Booth stands on the north bank."""
    return s.ring.index(booth) < s.north


def owner(s: RiverMarket, booth: int) -> int:
    """RM-1.7: return the seat that owns a Booth; -1 for a fixed tile."""
    return s.owners.get(booth, -1)


def own_booths(s: RiverMarket, seat: int) -> int:
    """RM-1.7: return the number of Booths with this seat's house."""
    return list(s.owners.values()).count(seat)


def no_such_booth(s: RiverMarket, booth: int) -> No | None:
    """RM-1.6: refuse a number that is no Booth of the river now; None if it is one."""
    if booth in s.ring:
        return None
    if not phrases.is_booth(booth):
        text = translate("river_market", "There is no Booth {n} in this game.")
        return No("RM-1.6", lambda: text.fill(n=booth))
    text = translate("river_market", "{booth} doesn't stand on the river.")
    return No("RM-1.6", lambda: text.fill(booth=phrases.booth(booth)))


# RM-2.3 to RM-2.5: places for new Booths


def spots(s: RiverMarket) -> int:
    """RM-2.3, RM-16.1: return the number of places for a new Booth."""
    return len(s.ring) if s.flags.gaps else SPOTS


def counted(s: RiverMarket, booth: int, n: int) -> int:
    """RM-2.5: return the nth end spot clockwise; RM-16.1: the gap in which a new Booth is the nth."""
    if s.flags.gaps:
        return (s.ring.index(booth) + n - 1) % len(s.ring)
    return (n - 1 + box.FIRST_SPOT[0 if is_north(s, booth) else 1]) % SPOTS


def goes_north(s: RiverMarket, spot: int) -> bool:
    """RM-2.3, RM-16.1: return True if a Booth built at this place will be on the north bank."""
    return spot < s.north if s.flags.gaps else spot in (0, 3)


def insert(s: RiverMarket, booth: int, spot: int) -> None:
    """RM-2.4: add a Booth at an end spot of a bank; RM-16.1: or in the gap after another Booth."""
    at = spot + 1 if s.flags.gaps else (s.north, s.north, len(s.ring), 0)[spot]
    s.north += goes_north(s, spot)
    s.ring = (*s.ring[:at], booth, *s.ring[at:])


def no_such_spot(s: RiverMarket, spot: int) -> No | None:
    """RM-2.3, RM-16.1: refuse a place that the river does not have; None if it has it."""
    n = spots(s)
    if spot < n:
        return None
    text = translate("river_market", "A new Booth can't go there: {spot}. Places on the river now: %n.")
    return No("RM-2.3", lambda: text.count(n).fill(spot=spot + 1))
