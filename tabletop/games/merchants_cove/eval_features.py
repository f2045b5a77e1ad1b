"""What things are likely to be worth in the end: for opponents and for merchants' estimates."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.proposal import MASK
from tabletop.games.merchants_cove.rules.harbour import (
    BERTHS,
    BLACK_MARKET,
    PIER_OF,
    PIERS,
    SEATS,
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
    "overnight",
    "prices",
    "worth_its_hours",
]

HOUR = 5.5
"""What an hour on the Clock is worth, in gold."""
SPENT = 8.0
"""What an hour costs where action spaces are put in order; so ordered, play by order alone earns most."""
OVERNIGHT = 0.5
"""See `overnight`: so much of it is found again in the end, by matches of two."""
LATE = 3
"""With so few hours left on the last day Goods are made of what is ready."""
DAY = {2: 12.0, 3: 8.5, 4: 7.5}
"""The hours after which a day is likely to end, by number of Timepieces."""
FILLED = 0.85
"""How likely it is that a berth that is free now is taken by the end of the day."""
EAGER = 3
"""How much sooner a fuller boat is loaded than an emptier one."""
TOMORROW = 1.7
"""How many Customers of a colour a Good finds on a later day, at its best Pier."""
SHADY = 0.95
"""What part of a price at the Black Market is reckoned with, since it costs Corruption."""
GIVEN = 0.8
"""What part of the gold for giving a Good to its Hall is reckoned with, on the last day."""
GROWTH = (2.0, 2.0, 1.4, 1.4, 1.05)
"""By how many a Hall, and the Lair, grows in a day, the last one too."""
COMES = tuple(box.COLOURS.count(colour) / len(box.COLOURS) for colour in range(ROGUE + 1))
"""How likely the next Adventurer from the bag is of each colour, and a Rogue."""
BOUGHT = 0.7
"""For what part of a Customer a Rogue counts where Cultists buy, since that costs Corruption."""

Boats = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=4096)
def crowds(boats: Boats, berths: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """How many Customers of each colour, and Rogues, are likely to stand at each Pier by the end of the day.

    A free berth is likely to be taken by one of the boats at sea of its side, a fuller one rather than
    others; its free seats are taken by whom the bag holds.
    """
    found = [[0.0] * len(COMES) for _ in PIERS]
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
        weights = [(1.0 + len(boats[boat])) ** EAGER for boat in afloat]
        share = FILLED / sum(weights)
        coming = [
            (weight, _counts(boats[n]), SEATS - len(boats[n]))
            for weight, n in zip(weights, afloat, strict=True)
        ]
        for colour, comes in enumerate(COMES):
            brings = share * sum([weight * (sit[colour] + left * comes) for weight, sit, left in coming])
            for berth in free:
                found[PIER_OF[berth]][colour] += brings
    return tuple(map(tuple, found))


@lru_cache(maxsize=4096)
def _counts(boat: tuple[int, ...]) -> tuple[int, ...]:
    """How many Customers of each colour, and Rogues, sit in a boat."""
    colours = [box.COLOURS[who] for who in boat]
    return tuple(map(colours.count, range(len(COMES))))


def likely(s: MerchantsCove, good: int) -> float:
    """The gold that a Good is likely to bring in the Market of this day, or of a later one."""
    return prices(s)[good]


def prices(s: MerchantsCove) -> tuple[float, ...]:
    """The same of each Good: for those who ask of many."""
    last = s.day == box.START.days
    rogues = BOUGHT if s.rogue == box.CULTISTS else 0.0
    return _prices(s.boats, s.berths, s.flags, rogues, tuple(map(len, s.halls)) if last else ())


@lru_cache(maxsize=4096)
def _prices(
    boats: Boats, berths: tuple[int, ...], flags: Flags, rogues: float, halls: tuple[int, ...]
) -> tuple[float, ...]:
    """What each Good is likely to fetch at its best Pier by the end of the day; if not, in the end.

    `rogues`: what part of a Customer each of them counts for. `halls`: on the last day, how many are in each;
    () before, when it can be kept.
    """
    there = crowds(boats, berths)
    found = []
    for good in range(2 * LARGE):
        colour = colour_of(good)
        later = GIVEN * halls[colour] if halls else TOMORROW * box.VALUES[good]
        wanted = [(pier, there[pier][colour] + rogues * there[pier][ROGUE]) for pier in _piers(flags, good)]
        at = [_price(flags, good, n) * (SHADY if pier == BLACK_MARKET else 1.0) for pier, n in wanted]
        found.append(max(later, *at))
    return tuple(found)


@lru_cache(maxsize=128)
def _piers(flags: Flags, good: int) -> tuple[int, ...]:
    """The Piers that take a Good."""
    return tuple(pier for pier in PIERS if takes(flags, pier, good))


def _price(flags: Flags, good: int, crowd: float) -> float:
    """A price for a number of Customers that need not be whole."""
    if not flags.table_prices:
        return box.VALUES[good] * crowd
    low = int(crowd)
    part = crowd - low
    return price_for(flags, good, low) * (1 - part) + price_for(flags, good, low + 1) * part


def likely_sum(s: MerchantsCove, goods: tuple[int, ...]) -> float:
    """The gold that several Goods are likely to bring."""
    each = prices(s)
    return sum([each[good] for good in goods])


def gain(s: MerchantsCove, seat: int, goods: Iterable[int]) -> float:
    """The gold that a seat is likely to gain by more Goods: its shelf holds only so many."""
    each = prices(s)
    kept = [each[good] for good in s.players[seat].shelf]
    most = sorted(kept + [each[good] for good in goods], reverse=True)[: box.BOARD.shelf.places]
    return sum(most) - sum(kept)


def card_costs(s: MerchantsCove) -> float:
    """What a Corruption card is likely to cost at the end, in gold."""
    return MASK * icon(s, ROGUE)


def icon(s: MerchantsCove, colour: int) -> float:
    """What an icon is likely to bring at the end: of a faction, or what one of Rogues costs."""
    days = box.START.days - s.day + 1 if s.flow else 0
    members = len(s.lair) if colour == ROGUE else len(s.halls[colour])
    return members + GROWTH[colour] * days


def icons(s: MerchantsCove, counts: tuple[int, ...]) -> float:
    """What several icons are likely to bring, less what those of Rogues cost."""
    gains = sum(n * icon(s, colour) for colour, n in enumerate(counts[:ROGUE]) if n)
    return gains - counts[ROGUE] * icon(s, ROGUE)


def hours_left(s: MerchantsCove, seat: int) -> float:
    """The hours that a seat is likely to have on this day."""
    if not s.flow:
        return 0.0
    end = float(s.market) or _end(s)
    return max(0.0, end - s.players[seat].hour)


def cost(s: MerchantsCove, seat: int, hours: int) -> float:
    """What the hours of an action cost: those beyond the end of the day are free."""
    return SPENT * min(hours, hours_left(s, seat))


def overnight(s: MerchantsCove, seat: int) -> float:
    """What part of its worth a shop of half-made Goods has as a day begins: hours are yet to be spent on it.

    Guessed games end there, and are compared.
    """
    return OVERNIGHT if s.players[seat].hour == 1 else 1.0


def worth_its_hours(s: MerchantsCove, seat: int, ready: int, enough: int) -> float:
    """What part of its price counts that so many Goods are ready, if it were better to wait for `enough`.

    Towards the end of the last day nobody waits.
    """
    late = s.day == box.START.days and hours_left(s, seat) <= LATE
    return 1.0 if late else min(ready, enough) / enough


def _end(s: MerchantsCove) -> float:
    """The hour at which the day is likely to end: the sooner, the fewer seats are free before four docked."""
    foremost = max(p.hour for p in s.players)
    soon = foremost + 1 + _seats_to_fill(s.boats, s.berths) * 2.2 / len(s.players)
    return min(DAY[len(s.players)] + 1.5, soon)


@lru_cache(maxsize=4096)
def _seats_to_fill(boats: Boats, berths: tuple[int, ...]) -> int:
    """How many Adventurers have to come aboard, at the least, before the last free berths are taken."""
    free = sorted(SEATS - len(inside) for boat, inside in enumerate(boats) if boat not in berths)
    return sum(free[: berths.count(NOBODY)])
