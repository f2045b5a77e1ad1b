"""Proposes sales in the Market: the destination that brings most for each Good, less its Corruption.

It is an estimate, no rule: the proposed action names each sale, so a match does not depend on it.
"""

from __future__ import annotations

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.bot.eval_features import MASK
from tabletop.games.merchants_cove.harbour import BLACK_MARKET, PIERS, adventurers_at, price
from tabletop.games.merchants_cove.rules.ch07_market import UNSOLD, Give, Sell, SellAll, cards_for
from tabletop.games.merchants_cove.rules.ch07_sale import Rogues
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove, colour_of

KEEP = 2
"""Expected Customers of a colour at a Pier on the next day."""


def card_costs(s: MerchantsCove) -> float:
    """Return the gold that a Corruption card is expected to cost at the end; the Lair still grows."""
    return MASK * (len(s.lair) + 1.2 * (box.START.days - s.day))


def propose(s: MerchantsCove, seat: int, black: int, rogues: Rogues) -> SellAll:
    """Return the best destination for each Good on a person's shelf: a sale, its Hall, or the shelf.

    The Black Market, and Rogues at a Pier, are used if they bring more than their Corruption costs.

    Args:
        s: A state, or the seat's view.
        seat: The seat whose Goods are sold.
        black: The number of Goods this seat has already sold at the Black Market today.
        rogues: The number of Goods already sold at each Pier with Rogues counted.
    """
    return best_sale(s, seat, black, rogues)[1]


def best_sale(s: MerchantsCove, seat: int, black: int, rogues: Rogues) -> tuple[float, SellAll]:
    """Return the proposal's worth in gold, with kept Goods and the cost of Corruption, and the proposal."""
    best: tuple[float, SellAll] | None = None
    cost, shelf = card_costs(s), s.players[seat].shelf
    cultists = s.rogue == box.CULTISTS
    found = [_ways(s, place, good, rogues=cultists) for place, good in enumerate(shelf)]
    for open_black in (False, True) if black == 0 else (True,):
        for counted in (False, True) if cultists else (False,):
            ways = [_best(each, black=open_black, counted=counted) for each in found]
            sales = SellAll(tuple(UNSOLD if way is None else way.way for _, way in ways))
            cards = cards_for(s, [way for _, way in ways if isinstance(way, Sell)], black, rogues)
            total = sum(gold for gold, _ in ways) - cost * cards
            if best is None or total > best[0]:
                best = (total, sales)
    assert best is not None
    return best


_Way = tuple[float, Sell | Give | None]
"""Gold for a Good, and how to get it; None to keep it, a little below its hoped price."""


def _ways(s: MerchantsCove, place: int, good: int, *, rogues: bool) -> list[_Way]:
    """Return what can be done with a Good; `rogues`: True if they can be counted."""
    ways: list[_Way] = [(box.BOARD.sponsor.market * len(s.halls[colour_of(good)]), Give(place))]
    if s.day < box.START.days:
        ways.append((KEEP * box.VALUES[good] * 0.9, None))
    for pier in PIERS:
        if gold := price(s, good, pier):
            ways.append((gold, Sell(place, pier)))
        if rogues and adventurers_at(s, pier)[ROGUE] and (gold := price(s, good, pier, rogues=True)):
            ways.append((gold - 0.5, Sell(place, pier, 1)))
    return ways


def _best(ways: list[_Way], *, black: bool, counted: bool) -> _Way:
    """Return the way that brings most gold, with or without the Black Market and counted Rogues."""
    best = ways[0]
    for gold, way in ways:
        if gold > best[0] and not (
            isinstance(way, Sell)
            and ((way.pier == BLACK_MARKET and not black) or (way.rogues and not counted))
        ):
            best = (gold, way)
    return best
