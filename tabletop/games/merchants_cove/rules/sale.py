"""MC-7.2, MC-7.4: a sale, and the cost of sales; for persons and for the Peddler."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.rules import Tell
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.actions import Sell
from tabletop.games.merchants_cove.rules.goods import corrupt
from tabletop.games.merchants_cove.rules.harbour import BLACK_MARKET, price_for, standing
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove, colour_of

Rogues = tuple[int, int, int]
"""The number of Goods sold at each Pier with Rogues counted."""


def sell(
    s: MerchantsCove, seat: int, good: int, pier: int, tell: Tell, *, rogues: bool, rule: str = "MC-7.2"
) -> None:
    """MC-7.2: pays a seat for a Good that has left its shelf."""
    counts = standing(s, pier)
    counted = counts[ROGUE] if rogues else 0
    customers = counts[colour_of(good)] + counted
    gold = price_for(s.flags, good, customers)
    s.players[seat].gold += gold
    tell(s, events.Sold(seat, good, pier, customers, counted, gold, rule))


def tally(black: int, rogues: Rogues, pier: int, counted: int) -> tuple[int, Rogues]:
    """The new `black` and `rogues` after one more sale at a Pier.

    `counted`: 1 if Rogues were counted.

    >>> tally(0, (0, 0, 0), 2, 1)
    (0, (0, 0, 1))
    """
    one = [n + (counted if at == pier else 0) for at, n in enumerate(rogues)]
    return black + (pier == BLACK_MARKET), (one[0], one[1], one[2])


def pay_for_sales(s: MerchantsCove, seat: int, black: int, rogues: Rogues, tell: Tell) -> None:
    """MC-7.4, MC-10.2: draws Corruption for the Black Market and for each Pier with Rogues counted."""
    peddler = seat == s.peddler
    if black:
        n = black if s.flags.black_each and not peddler else 1
        corrupt(s, seat, n, tell, "MC-16.18" if peddler else "MC-7.4")
    if any(rogues):
        n = sum(rogues) if s.flags.cultists_each else sum(map(bool, rogues))
        corrupt(s, seat, n, tell, "MC-16.21" if peddler else "MC-10.2")


def cards_for(s: MerchantsCove, sold: Sequence[Sell], black: int, rogues: Rogues) -> int:
    """MC-7.4, MC-10.2: number of Corruption cards that further sales of a person add to those due already."""
    at_black = sum(sale.pier == BLACK_MARKET for sale in sold)
    cards = at_black if s.flags.black_each else int(at_black > 0 and not black)
    if s.flags.cultists_each:
        return cards + sum(sale.rogues for sale in sold)
    piers = {sale.pier for sale in sold if sale.rogues}
    return cards + sum(not rogues[pier] for pier in piers)


def take_good(s: MerchantsCove, seat: int, place: int) -> int:
    """Takes the Good on a place of the shelf; Goods to the right of it close up."""
    p = s.players[seat]
    taken = p.shelf[place]
    p.shelf = p.shelf[:place] + p.shelf[place + 1 :]
    return taken
