"""Estimates of the worth of things at the end, for bots and for the merchants' evaluations. In gold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.harbour import (
    BERTHS,
    BLACK_MARKET,
    PIER_OF,
    PIERS,
    SEATS,
    Boats,
    price_for,
    side,
    takes,
)
from tabletop.games.merchants_cove.state import LARGE, NOBODY, ROGUE, Flags, MerchantsCove, colour_of

__all__ = [
    "HOUR",
    "card_costs",
    "cost",
    "gain",
    "hours_left",
    "icon",
    "likely",
    "likely_sum",
    "prices",
    "unfinished_share",
    "worth_its_hours",
]

MASK = sum(icons[ROGUE] for icons in box.CORRUPTION_ICONS) / len(box.CORRUPTION_ICONS)
"""Average number of Rogue icons on a Corruption card."""
HOUR = 5.5
"""Gold that an hour on the Clock is worth."""
_SPENT = 8.0
"""Gold that an hour costs when action spaces are ordered.

With this value, play by the ordering alone earns most.
"""
_UNFINISHED_SHARE = 0.5
"""See `unfinished_share`: the share of the worth that is realised in the end, measured in matches of two."""
LATE = 3
"""Hours left on the last day from which Goods are made of what is ready."""
DAY = {2: 12.0, 3: 8.5, 4: 7.5}
"""Hours after which a day is likely to end, by number of Timepieces."""
_FILLED = 0.85
"""Chance that a free berth is taken by the end of the day."""
_FULL_BOAT_EXPONENT = 3
"""Exponent by which fuller boats are more likely to be loaded than emptier ones."""
_LATER_CUSTOMERS = 1.7
"""Expected Customers of a colour for a Good on a later day, at its best Pier."""
_BLACK_MARKET_SHARE = 0.95
"""Share of a price that counts at the Black Market, since it costs Corruption."""
_GIVEN = 0.8
"""Share of the gold for giving a Good to its Hall that counts, on the last day."""
_GROWTH = (2.0, 2.0, 1.4, 1.4, 1.05)
"""Expected growth of each Hall and of the Lair per day, the last day included."""
_NEXT_COLOUR_CHANCES = tuple(box.COLOURS.count(colour) / len(box.COLOURS) for colour in range(ROGUE + 1))
"""Chance of each colour, and of a Rogue, for the next Adventurer from the bag."""
_BOUGHT = 0.7
"""Share of a Customer that a Rogue counts if Cultists buy, since that costs Corruption."""


def crowds(boats: Boats, berths: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """Estimate the number of Customers of each colour, and of Rogues, at each Pier by the end of the day.

    A free berth is expected to be taken by a boat at sea of its side, more likely by a fuller one; that
    boat's free seats by an average of the bag.
    """
    found = [[0.0] * len(_NEXT_COLOUR_CHANCES) for _ in PIERS]
    for berth, boat in enumerate(berths):
        if boat != NOBODY:
            at = found[PIER_OF[berth]]
            for colour, n in enumerate(_counts(boats[boat])):
                at[colour] += n
    for half, own in enumerate(BERTHS):
        free = [berth for berth in own if berths[berth] == NOBODY]
        afloat = [boat for boat in range(len(boats)) if side(boat) == half and boat not in berths]
        if not free or not afloat:
            continue
        weights = [(1.0 + len(boats[boat])) ** _FULL_BOAT_EXPONENT for boat in afloat]
        share = _FILLED / sum(weights)
        coming = [
            (weight, _counts(boats[n]), SEATS - len(boats[n]))
            for weight, n in zip(weights, afloat, strict=True)
        ]
        for colour, comes in enumerate(_NEXT_COLOUR_CHANCES):
            brings = share * sum([weight * (sit[colour] + left * comes) for weight, sit, left in coming])
            for berth in free:
                found[PIER_OF[berth]][colour] += brings
    return tuple(map(tuple, found))


def _counts(boat: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of Customers of each colour, and of Rogues, in a boat."""
    colours = [box.COLOURS[who] for who in boat]
    return tuple(map(colours.count, range(len(_NEXT_COLOUR_CHANCES))))


def likely(s: MerchantsCove, good: int) -> float:
    """Return the gold that a Good is expected to bring in the Market of this day, or of a later one."""
    return prices(s)[good]


def prices(s: MerchantsCove) -> tuple[float, ...]:
    """Return what `likely` gives for each Good; faster if several are needed."""
    last = s.day == box.START.days
    rogues = _BOUGHT if s.rogue == box.CULTISTS else 0.0
    return _prices(s.boats, s.berths, s.flags, rogues, tuple(map(len, s.halls)) if last else ())


# without it a search takes 1.1 to 1.6 times as long
@lru_cache(maxsize=4096)
def _prices(
    boats: Boats, berths: tuple[int, ...], flags: Flags, rogues: float, halls: tuple[int, ...]
) -> tuple[float, ...]:
    """Return each Good's expected price at its best Pier by the end of the day, or later if that is more.

    Args:
        boats: The Adventurers in each boat.
        berths: The boat in each berth.
        flags: The options.
        rogues: Share of a Customer that a Rogue counts.
        halls: On the last day, the number of members of each Hall; () before, when Goods can be kept.
    """
    there = crowds(boats, berths)
    found = []
    for good in range(2 * LARGE):
        colour = colour_of(good)
        later = _GIVEN * halls[colour] if halls else _LATER_CUSTOMERS * box.VALUES[good]
        wanted = [(pier, there[pier][colour] + rogues * there[pier][ROGUE]) for pier in _piers(flags, good)]
        at = [
            _price(flags, good, n) * (_BLACK_MARKET_SHARE if pier == BLACK_MARKET else 1.0)
            for pier, n in wanted
        ]
        found.append(max(later, *at))
    return tuple(found)


def _piers(flags: Flags, good: int) -> tuple[int, ...]:
    """Return the Piers that take a Good."""
    return tuple(pier for pier in PIERS if takes(flags, pier, good))


def _price(flags: Flags, good: int, crowd: float) -> float:
    """Interpolate a price for a number of Customers that need not be an integer."""
    if not flags.table_prices:
        return box.VALUES[good] * crowd
    low = int(crowd)
    part = crowd - low
    return price_for(flags, good, low) * (1 - part) + price_for(flags, good, low + 1) * part


def likely_sum(s: MerchantsCove, goods: tuple[int, ...]) -> float:
    """Return the gold that several Goods are expected to bring."""
    each = prices(s)
    return sum([each[good] for good in goods])


def gain(s: MerchantsCove, seat: int, goods: Iterable[int]) -> float:
    """Return the gold expected from more Goods for a seat; only the best ones that fit its shelf count."""
    each = prices(s)
    stored = [each[good] for good in s.players[seat].shelf]
    most = sorted(stored + [each[good] for good in goods], reverse=True)[: box.BOARD.shelf.places]
    return sum(most) - sum(stored)


def card_costs(s: MerchantsCove) -> float:
    """Return the gold that a Corruption card is expected to cost at the end."""
    return MASK * icon(s, ROGUE)


def icon(s: MerchantsCove, colour: int) -> float:
    """Return the gold that a faction icon is expected to bring at the end, or that a Rogue icon costs."""
    days = box.START.days - s.day + 1 if s.flow else 0
    members = len(s.lair) if colour == ROGUE else len(s.halls[colour])
    return members + _GROWTH[colour] * days


def icons(s: MerchantsCove, counts: tuple[int, ...]) -> float:
    """Return the gold that several icons are expected to bring, less the cost of Rogue icons."""
    gains = sum(n * icon(s, colour) for colour, n in enumerate(counts[:ROGUE]) if n)
    return gains - counts[ROGUE] * icon(s, ROGUE)


def hours_left(s: MerchantsCove, seat: int) -> float:
    """Return the hours that a seat is expected to have left on this day."""
    if not s.flow:
        return 0.0
    end = float(s.market) or _end(s)
    return max(0.0, end - s.players[seat].hour)


def cost(s: MerchantsCove, seat: int, hours: int) -> float:
    """Return the cost in gold of an action's hours; hours beyond the end of the day are free."""
    return _SPENT * min(hours, hours_left(s, seat))


def unfinished_share(s: MerchantsCove, seat: int) -> float:
    """Return the share of an unfinished shop's worth that counts: less at the start of a day.

    Rollouts end there, and are compared.
    """
    return _UNFINISHED_SHARE if s.players[seat].hour == 1 else 1.0


def worth_its_hours(s: MerchantsCove, seat: int, ready: int, enough: int) -> float:
    """Return the share of a price that counts if `ready` Goods are ready, of `enough` worth waiting for.

    Towards the end of the last day nobody waits.
    """
    late = s.day == box.START.days and hours_left(s, seat) <= LATE
    return 1.0 if late else min(ready, enough) / enough


def _end(s: MerchantsCove) -> float:
    """Estimate the hour at which the day ends; it is sooner if few seats are left to fill in four boats."""
    foremost = max(p.hour for p in s.players)
    soon = foremost + 1 + _seats_to_fill(s.boats, s.berths) * 2.2 / len(s.players)
    return min(DAY[len(s.players)] + 1.5, soon)


def _seats_to_fill(boats: Boats, berths: tuple[int, ...]) -> int:
    """Return the least number of Adventurers that must board before the last free berths are taken."""
    free = sorted(SEATS - len(inside) for boat, inside in enumerate(boats) if boat not in berths)
    return sum(free[: berths.count(NOBODY)])
