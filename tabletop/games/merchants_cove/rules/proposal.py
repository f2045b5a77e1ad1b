"""What is proposed for each Good in the Market: where it brings most, less the Corruption that it costs."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.actions import Give, Sell
from tabletop.games.merchants_cove.rules.harbour import BLACK_MARKET, PIERS, price, standing
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove, colour_of

Way = Sell | Give | None
MASK = sum(icons[ROGUE] for icons in box.CORRUPTION_ICONS) / len(box.CORRUPTION_ICONS)
"""Rogue icons on a Corruption card, on average."""
KEEP = 2
"""Customers of a colour that may be hoped for at a Pier on the next day."""


def card_costs(s: MerchantsCove) -> float:
    """What a Corruption card is likely to cost at the end, in gold: the Lair goes on filling."""
    return MASK * (len(s.lair) + 1.2 * (box.START.days - s.day))


def propose(
    s: MerchantsCove, shelf: Sequence[int], black: int, rogues: tuple[int, int, int], *, person: bool
) -> list[Way]:
    """The best way for each Good of a shelf: a sale, its Hall, or None to keep it.

    The Black Market, and Rogues at a Pier, are dealt with where that brings more than its Corruption costs.
    """
    return best_sale(s, shelf, black, rogues, person=person)[1]


def best_sale(
    s: MerchantsCove, shelf: Sequence[int], black: int, rogues: tuple[int, int, int], *, person: bool
) -> tuple[float, list[Way]]:
    """The same with what it is worth in gold, kept Goods and the cost of Corruption included."""
    best: tuple[float, list[Way]] | None = None
    cost = card_costs(s)
    for open_black in (False, True):
        for counted in (False, True) if s.rogue == box.CULTISTS else (False,):
            ways = [
                _way(s, place, good, open_black or black > 0, counted) for place, good in enumerate(shelf)
            ]
            sold = [way for _, way in ways if isinstance(way, Sell)]
            total = sum(gold for gold, _ in ways) - cost * cards_for(s, sold, black, rogues, person=person)
            if best is None or total > best[0]:
                best = (total, [way for _, way in ways])
    assert best is not None
    return best


def cards_for(
    s: MerchantsCove, sold: list[Sell], black: int, rogues: tuple[int, int, int], *, person: bool
) -> int:
    """Corruption cards that these sales cost beyond those that are to be drawn anyway."""
    at_black = sum(way.pier == BLACK_MARKET for way in sold)
    cards = at_black if s.flags.black_each and person else int(at_black > 0 and not black)
    if s.flags.cultists_each:
        return cards + sum(way.rogues for way in sold)
    piers = {way.pier for way in sold if way.rogues}
    return cards + sum(not rogues[pier] for pier in piers)


def _way(s: MerchantsCove, place: int, good: int, black: bool, counted: bool) -> tuple[float, Way]:  # noqa: FBT001
    """What a Good brings at best, and how; kept, it counts a little less than what it may bring tomorrow."""
    hall = float(box.BOARD.sponsor.market * len(s.halls[colour_of(good)]))
    ways: list[tuple[float, Way]] = [(hall, Give(place))]
    if s.day < box.START.days:
        ways.append((KEEP * box.VALUES[good] * 0.9, None))
    for pier in PIERS:
        if pier == BLACK_MARKET and not black:
            continue
        if gold := price(s, good, pier):
            ways.append((float(gold), Sell(place, pier)))
        if counted and standing(s, pier)[ROGUE] and (gold := price(s, good, pier, rogues=True)):
            ways.append((gold - 0.5, Sell(place, pier, 1)))
    return max(ways, key=lambda way: way[0])
