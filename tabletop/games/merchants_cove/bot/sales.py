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
    for open_black in (False, True):
        for counted in (False, True) if s.rogue == box.CULTISTS else (False,):
            ways = [
                _way(s, place, good, black=open_black or black > 0, counted=counted)
                for place, good in enumerate(shelf)
            ]
            sales = SellAll(tuple(UNSOLD if way is None else way.way for _, way in ways))
            cards = cards_for(s, [way for _, way in ways if isinstance(way, Sell)], black, rogues)
            total = sum(gold for gold, _ in ways) - cost * cards
            if best is None or total > best[0]:
                best = (total, sales)
    assert best is not None
    return best


def _way(
    s: MerchantsCove, place: int, good: int, *, black: bool, counted: bool
) -> tuple[float, Sell | Give | None]:
    """Return the most gold for a Good, and how to get it; None to keep it, a little below its hoped price."""
    hall = float(box.BOARD.sponsor.market * len(s.halls[colour_of(good)]))
    ways: list[tuple[float, Sell | Give | None]] = [(hall, Give(place))]
    if s.day < box.START.days:
        ways.append((KEEP * box.VALUES[good] * 0.9, None))
    for pier in PIERS:
        if pier == BLACK_MARKET and not black:
            continue
        if gold := price(s, good, pier):
            ways.append((float(gold), Sell(place, pier)))
        if counted and adventurers_at(s, pier)[ROGUE] and (gold := price(s, good, pier, rogues=True)):
            ways.append((gold - 0.5, Sell(place, pier, 1)))
    return max(ways, key=lambda way: way[0])
