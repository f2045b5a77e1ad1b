"""MC-16.18, MC-16.19, MC-16.32: the Peddler in the Market."""

from __future__ import annotations

from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.harbour import PIERS, adventurers_at, price
from tabletop.games.merchants_cove.rules import ch16_reasons as reasons
from tabletop.games.merchants_cove.rules.ch07_sale import pay_for_sales, sell, take_good, tally
from tabletop.games.merchants_cove.rules.ch16_loading import stall, tell_why
from tabletop.games.merchants_cove.rules.supply import Sponsored
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove


@frozen
class PeddlerSells(Step[MerchantsCove]):
    """MC-16.18: sells at the Piers from left to right all that each takes; then the pool (MC-16.19)."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        black, rogues = 0, (0, 0, 0)
        for pier in PIERS:
            counted = int(s.rogue == box.CULTISTS and adventurers_at(s, pier)[ROGUE] > 0)
            for _ in range(sell_at(s, pier, counted, tell)):
                black, rogues = tally(black, rogues, pier, counted)
        pay_for_sales(s, s.peddler, black, rogues, tell)
        for colour in range(4):
            sponsor_by_pool(s, colour, tell)


def sell_at(s: MerchantsCove, pier: int, counted: int, tell: Tell) -> int:
    """MC-16.18, MC-16.21: sell all that a Pier takes, from left to right; return the number of Goods."""
    p = s.players[s.peddler]
    sold = [good for good in p.shelf if price(s, good, pier, rogues=bool(counted))]
    if sold:
        rule = "MC-16.21" if counted else "MC-16.18"
        tell_why(s, tell, rule, lambda: reasons.sells(pier, len(sold), counted))
    for good in sold:
        take_good(s, s.peddler, p.shelf.index(good))
        sell(s, s.peddler, good, pier, tell, rogues=bool(counted), rule="MC-16.18")
    return len(sold)


def sponsor_by_pool(s: MerchantsCove, colour: int, tell: Tell) -> None:
    """MC-16.19: for each Customer in the pool, pay 1 gold for each in its Hall; Rogues bring nothing."""
    there = sum(box.COLOURS[who] == colour for who in stall(s).pool)
    if not there:
        return
    n = len(s.halls[colour])
    gold = there * n * box.BOARD.sponsor.market
    s.players[s.peddler].gold += gold
    tell_why(s, tell, "MC-16.19", lambda: reasons.pool_pays(colour, there, n, gold))
    tell(s, Sponsored(s.peddler, colour, n, gold, "MC-16.19"))
