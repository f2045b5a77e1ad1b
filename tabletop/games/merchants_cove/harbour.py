"""MC-1: the present boats, berths and Piers, and prices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, Flags, MerchantsCove, colour_of, is_large

BOATS = range(box.BOARD.boats.count)
SEATS = box.BOARD.boats.seats
PIERS = range(len(box.BOARD.piers))
BLACK_MARKET = next(n for n, pier in enumerate(box.BOARD.piers) if pier.sells == "any")
BERTHS: tuple[tuple[int, int], tuple[int, int]] = ((0, 1), (3, 2))
"""MC-1.5: the berths of the left and of the right side, the outer one first."""
PIER_OF = tuple(n for n, pier in enumerate(box.BOARD.piers) for _ in pier.berths)
"""MC-1.4: the Pier of each berth."""
Boats = tuple[tuple[int, ...], ...]
"""The Adventurers in each boat."""
_TABLE = {False: box.BOARD.table_prices.small, True: box.BOARD.table_prices.large}


def side(boat: int) -> int:
    """MC-1.2: return 0 for a boat of the left half of the board, 1 for one of the right half."""
    return int(boat >= 3)


def depth(boat: int) -> int:
    """MC-1.2: return the distance of a boat from the edge of the board: 0 outermost, 2 innermost.

    >>> [depth(boat) for boat in range(6)]
    [0, 1, 2, 2, 1, 0]
    """
    return boat if boat < 3 else 5 - boat


def at_sea(s: MerchantsCove, boat: int) -> bool:
    return boat not in s.berths


def free_seats(s: MerchantsCove, boat: int) -> int:
    """Return the number of free seats of a boat."""
    return SEATS - len(s.boats[boat])


def loadable(s: MerchantsCove) -> list[int]:
    """MC-6.1: return the boats at sea with a free seat."""
    return [boat for boat in BOATS if boat not in s.berths and len(s.boats[boat]) < SEATS]


def free_berths(s: MerchantsCove, boat: int) -> list[int]:
    """MC-1.5: return the free berths of a boat's side, the outer one first."""
    return [berth for berth in BERTHS[side(boat)] if s.berths[berth] == NOBODY]


def boarded(boats: Boats, boat: int, *adventurers: int) -> Boats:
    """Return the boats with Adventurers added to one of them."""
    return (*boats[:boat], boats[boat] + adventurers, *boats[boat + 1 :])


def unboarded(boats: Boats, boat: int, adventurer: int) -> Boats:
    """Return the boats without an Adventurer who was in one of them."""
    left = tuple(each for each in boats[boat] if each != adventurer)
    return (*boats[:boat], left, *boats[boat + 1 :])


def moored(berths: tuple[int, ...], boat: int, berth: int) -> tuple[int, ...]:
    """Return the berths with a boat in one that was free."""
    return (*berths[:berth], boat, *berths[berth + 1 :])


def put(s: MerchantsCove, boat: int, *adventurers: int) -> None:
    """Put Adventurers into a boat."""
    s.boats = boarded(s.boats, boat, *adventurers)


def take_out(s: MerchantsCove, boat: int, adventurer: int) -> None:
    s.boats = unboarded(s.boats, boat, adventurer)


def boat_of(s: MerchantsCove, adventurer: int) -> int:
    """Return the boat that an Adventurer is in; -1 if none."""
    return next((boat for boat in BOATS if adventurer in s.boats[boat]), -1)


def aboard(s: MerchantsCove, boat: int) -> tuple[int, ...]:
    """Return the number of Adventurers of each colour in a boat."""
    return _by_colour(s.boats[boat])


def adventurers_at(s: MerchantsCove, pier: int) -> tuple[int, ...]:
    """MC-7.2: return the number of Adventurers of each colour at a Pier, all its berths together."""
    people: tuple[int, ...] = ()
    for berth in box.BOARD.piers[pier].berths:
        if s.berths[berth] != NOBODY:
            people += s.boats[s.berths[berth]]
    return _by_colour(people)


# a sale asks some forty times: without it each takes 1.5 times as long
@lru_cache(1 << 12)
def _by_colour(people: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of Adventurers of each colour among some."""
    colours = [box.COLOURS[adventurer] for adventurer in people]
    return tuple(map(colours.count, range(ROGUE + 1)))


def sells(s: MerchantsCove, pier: int) -> str:
    """MC-1.4: return the size of Goods that a Pier takes: "large", "small" or "any"."""
    return _sells(s.flags, pier)


def _sells(flags: Flags, pier: int) -> str:
    printed = box.BOARD.piers[pier].sells
    if flags.large_right and printed != "any":
        return "small" if printed == "large" else "large"
    return printed


def takes(flags: Flags, pier: int, good: int) -> bool:
    """MC-1.4: return True if a Pier takes Goods of this size."""
    size = _sells(flags, pier)
    return size == "any" or (size == "large") is is_large(good)


def price_for(flags: Flags, good: int, customers: int) -> int:
    """MC-7.2: return the price in gold of a Good if this number of Customers want it."""
    if flags.table_prices:
        row = _TABLE[is_large(good)]
        return row[min(customers, len(row) - 1)]
    return box.VALUES[good] * customers


def price(s: MerchantsCove, good: int, pier: int, *, rogues: bool = False) -> int:
    """MC-7.2, MC-10.2: return the present price in gold of a Good at a Pier; 0 if it cannot be sold there."""
    if not takes(s.flags, pier, good):
        return 0
    counts = adventurers_at(s, pier)
    return price_for(s.flags, good, counts[colour_of(good)] + (counts[ROGUE] if rogues else 0))


def fetched(s: MerchantsCove, goods: Sequence[int]) -> int:
    """Return the gold for these Goods at the Piers now, each at its best Pier."""
    return sum(max(price(s, good, pier) for pier in PIERS) for good in goods)
