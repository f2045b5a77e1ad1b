"""MC-7.2, MC-7.4, MC-10.2: a sale, and the cost of sales; for persons and for the Peddler."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import Reward
from tabletop.engine.rules import (
    Tell,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.harbour import (
    BLACK_MARKET,
    adventurers_at,
    price_for,
)
from tabletop.games.merchants_cove.rules.supply import corrupt, paid
from tabletop.games.merchants_cove.state import (
    ROGUE,
    MerchantsCove,
    colour_of,
)

Rogues = tuple[int, int, int]
"""The number of Goods sold at each Pier with Rogues counted."""

# MC-7.2: a sale


@frozen
class Sold(GameEvent):
    """MC-7.2: a Good was sold at a Pier; `customers`: the number that counted, `rogues` of them Rogues."""

    seat: int
    good: int
    pier: int
    customers: int
    rogues: int
    gold: int
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Sells a {good} for {gold} gold: {pier}, %n Customer(s)")
        if self.rogues:
            text = translate(
                "merchants_cove", "Sells a {good} for {gold} gold: {pier}, %n Customer(s), Rogues counted"
            )
        text = text.count(self.customers).fill(good=phrases.good(self.good), gold=self.gold)
        rule = "MC-10.2" if self.rogues and self.rule == "MC-7.2" else self.rule
        return LogLine(text.fill(pier=phrases.pier(self.pier)), self.seat, (), rule)

    def reward(self) -> Reward | None:
        return paid(self.seat, self.gold, f"pier:{self.pier}")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "sold %n Good(s) for {amount} gold", "", 1)
        earns = translate("merchants_cove", "sell for {amount} gold at the market")
        return Headline(self.seat, "sold", 9, did, (), self.gold, earns=earns)


def sell(
    s: MerchantsCove, seat: int, good: int, pier: int, tell: Tell, *, rogues: bool, rule: str = "MC-7.2"
) -> None:
    """MC-7.2: pay a seat for a Good that has left its shelf."""
    counts = adventurers_at(s, pier)
    counted = counts[ROGUE] if rogues else 0
    customers = counts[colour_of(good)] + counted
    gold = price_for(s.flags, good, customers)
    s.players[seat].gold += gold
    tell(s, Sold(seat, good, pier, customers, counted, gold, rule))


def take_good(s: MerchantsCove, seat: int, place: int) -> int:
    """Take the Good from a place of the shelf; Goods to its right move up."""
    p = s.players[seat]
    taken = p.shelf[place]
    p.shelf = p.shelf[:place] + p.shelf[place + 1 :]
    return taken


# MC-7.4, MC-10.2: the Corruption that sales cost


def tally(black: int, rogues: Rogues, pier: int, counted: int) -> tuple[int, Rogues]:
    """Return the new `black` and `rogues` after one more sale at a Pier.

    `counted`: 1 if Rogues were counted.

    >>> tally(0, (0, 0, 0), 2, 1)
    (0, (0, 0, 1))
    """
    black += pier == BLACK_MARKET
    if not counted:
        return black, rogues
    left, middle, right = (n + (at == pier) for at, n in enumerate(rogues))
    return black, (left, middle, right)


def cards_due(s: MerchantsCove, black: int, rogues: Rogues, *, peddler: bool = False) -> tuple[int, int]:
    """MC-7.4, MC-10.2: return the Corruption cards for the Black Market, and for Rogues counted."""
    each = s.flags.black_each and not peddler
    return black if each else min(black, 1), sum(rogues if s.flags.cultists_each else map(bool, rogues))


def pay_for_sales(s: MerchantsCove, seat: int, black: int, rogues: Rogues, tell: Tell) -> None:
    """MC-7.4, MC-10.2: draw the Corruption cards for all sales of a seat."""
    peddler = seat == s.peddler
    at_black, for_rogues = cards_due(s, black, rogues, peddler=peddler)
    corrupt(s, seat, at_black, tell, "MC-16.18" if peddler else "MC-7.4")
    corrupt(s, seat, for_rogues, tell, "MC-16.21" if peddler else "MC-10.2")
