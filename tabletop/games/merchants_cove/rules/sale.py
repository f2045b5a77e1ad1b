"""MC-7.2, MC-7.4: a sale, and what sales cost: persons and the Peddler alike."""

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
    """MC-7.2: gold for a Good that has left its shelf."""
    counts = standing(s, pier)
    counted = counts[ROGUE] if rogues else 0
    customers = counts[colour_of(good)] + counted
    gold = price_for(s.flags, good, customers)
    s.players[seat].gold += gold
    tell(s, events.Sold(seat, good, pier, customers, counted, gold, rule))


def tally(black: int, rogues: Rogues, pier: int, counted: int) -> tuple[int, Rogues]:
    """What is to be paid for after one more sale."""
    one = [n + (counted if at == pier else 0) for at, n in enumerate(rogues)]
    return black + (pier == BLACK_MARKET), (one[0], one[1], one[2])


def pay_for_sales(s: MerchantsCove, seat: int, black: int, rogues: Rogues, tell: Tell) -> None:
    """MC-7.4, MC-10.2: Corruption for the Black Market, and for each Pier at which Rogues were counted."""
    peddler = seat == s.peddler
    if black:
        n = black if s.flags.black_each and not peddler else 1
        corrupt(s, seat, n, tell, "MC-16.18" if peddler else "MC-7.4")
    if any(rogues):
        n = sum(rogues) if s.flags.cultists_each else sum(map(bool, rogues))
        corrupt(s, seat, n, tell, "MC-16.21" if peddler else "MC-10.2")


def cards_for(s: MerchantsCove, sold: Sequence[Sell], black: int, rogues: Rogues) -> int:
    """MC-7.4, MC-10.2: Corruption cards that more sales of a person cost, beyond those due already."""
    at_black = sum(sale.pier == BLACK_MARKET for sale in sold)
    cards = at_black if s.flags.black_each else int(at_black > 0 and not black)
    if s.flags.cultists_each:
        return cards + sum(sale.rogues for sale in sold)
    piers = {sale.pier for sale in sold if sale.rogues}
    return cards + sum(not rogues[pier] for pier in piers)


def take_good(s: MerchantsCove, seat: int, place: int) -> int:
    """Take the Good on a place of the shelf; those to the right of it close up."""
    p = s.players[seat]
    taken = p.shelf[place]
    p.shelf = p.shelf[:place] + p.shelf[place + 1 :]
    return taken
