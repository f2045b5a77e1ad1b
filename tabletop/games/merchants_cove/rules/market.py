"""MC-7: the Market: every Good to a Pier, to its Hall, or kept."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import events, phrases
from tabletop.games.merchants_cove.actions import Give, KeepRest, Sell, SellAll
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.harbour import PIERS, sells, standing, takes
from tabletop.games.merchants_cove.rules.peddler_market import PeddlerSells
from tabletop.games.merchants_cove.rules.progress import order
from tabletop.games.merchants_cove.rules.sale import Rogues, pay_for_sales, sell, take_good, tally
from tabletop.games.merchants_cove.rules.turn import no_good
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove, colour_of


@frozen
class Market(Step):
    """MC-7.1: all sell, in the order of the Clock."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        tell(s, events.MarketBegan(s.day))
        push_steps(s, *(PeddlerSells() if seat == s.peddler else Selling(seat) for seat in order(s)))


@frozen
class Selling(Step):
    """MC-7.3: asks while Goods are left, then draws the Corruption that the sales cost (MC-7.4, MC-10.2).

    `black`: Goods sold at the Black Market; `rogues`: Goods sold at each Pier with Rogues counted.
    """

    seat: int
    black: int = 0
    rogues: Rogues = (0, 0, 0)

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        if s.players[self.seat].shelf:
            push_steps(s, ChooseSale(self.seat, self.black, self.rogues))
        else:
            pay_for_sales(s, self.seat, self.black, self.rogues, tell)


@frozen
class ChooseSale(GameChoice):
    """MC-7.3: the seat chooses a Pier, the Hall or the shelf for each Good."""

    rule = "MC-7.3"
    rules = ("MC-7.3", "MC-7.2", "MC-7.4", "MC-1.4")
    accepts = (SellAll, Sell, Give, KeepRest)
    seat: int
    black: int
    rogues: Rogues

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        return (*self.rules, "MC-10.2") if s.rogue == box.CULTISTS else self.rules

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Sell, give or keep your %n Good(s).")
        return text.count(len(s.players[self.seat].shelf))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        yield merchant(s, self.seat).proposal(s, self.seat, self.black, self.rogues)
        counted = (0, 1) if s.rogue == box.CULTISTS else (0,)
        for place in range(len(s.players[self.seat].shelf)):
            yield from (Sell(place, pier, rogues) for pier in PIERS for rogues in counted)
            yield Give(place)
        yield KeepRest()

    def forbids(self, s: MerchantsCove, action: SellAll | Sell | Give | KeepRest) -> No | None:
        match action:
            case KeepRest():
                return None
            case SellAll(ways):
                goods = len(s.players[self.seat].shelf)
                if len(ways) != goods:
                    text = translate(
                        "merchants_cove",
                        "This sale says where %n Good(s) would go; your shelf holds {goods}.",
                    )
                    return No("MC-7.3", lambda: text.count(len(ways)).fill(goods=goods))
                return next((no for sale in action.sales() if (no := self.forbids(s, sale))), None)
        if no := no_good(s, self.seat, action.place, "MC-7.3"):
            return no
        good = s.players[self.seat].shelf[action.place]
        return no_sale(s, good, action.pier, action.rogues) if isinstance(action, Sell) else None

    def apply(self, s: MerchantsCove, action: SellAll | Sell | Give | KeepRest, tell: Tell) -> None:
        match action:
            case Sell() | Give():
                push_steps(s, Selling(self.seat, *self._sell(s, [action], tell)))
            case KeepRest():
                pay_for_sales(s, self.seat, self.black, self.rogues, tell)
            case SellAll():
                pay_for_sales(s, self.seat, *self._sell(s, action.sales(), tell), tell)

    def _sell(self, s: MerchantsCove, sales: list[Sell | Give], tell: Tell) -> tuple[int, Rogues]:
        """Does these sales in this order; returns the new `black` and `rogues`."""
        black, rogues = self.black, self.rogues
        for sale in sales:
            if isinstance(sale, Give):
                give(s, self.seat, sale.place, tell)
                continue
            good = take_good(s, self.seat, sale.place)
            sell(s, self.seat, good, sale.pier, tell, rogues=bool(sale.rogues))
            black, rogues = tally(black, rogues, sale.pier, sale.rogues)
        return black, rogues


def no_sale(s: MerchantsCove, good: int, pier: int, rogues: int) -> No | None:
    """MC-7.2, MC-1.4, MC-10.2: refuses a Good that cannot be sold at a Pier; None if it can."""
    if not takes(s.flags, pier, good):
        if sells(s, pier) == "large":
            text = translate("merchants_cove", "The {pier} takes large Goods only; this is a {good}.")
        else:
            text = translate("merchants_cove", "The {pier} takes small Goods only; this is a {good}.")
        return No("MC-1.4", lambda: text.fill(pier=phrases.pier(pier), good=phrases.good(good)))
    counts = standing(s, pier)
    if rogues and s.rogue != box.CULTISTS:
        text = translate(
            "merchants_cove", "Rogues buy only from those who deal with Cultists; here it's {card}."
        )
        return No("MC-10.2", lambda: text.fill(card=phrases.rogue_card(s.rogue)))
    if rogues and not counts[ROGUE]:
        text = translate("merchants_cove", "No Rogue stands at the {pier}.")
        return No("MC-10.2", lambda: text.fill(pier=phrases.pier(pier)))
    if not rogues and not counts[colour_of(good)]:
        text = translate("merchants_cove", "Nobody at the {pier} wants a {good}: no {customer} stands there.")
        return No(
            "MC-7.2",
            lambda: text.fill(
                pier=phrases.pier(pier), good=phrases.good(good), customer=phrases.kind(colour_of(good))
            ),
        )
    return None


def give(s: MerchantsCove, seat: int, place: int, tell: Tell) -> None:
    """MC-7.3: gives a Good to its Hall, for gold by the Customers in it."""
    good = take_good(s, seat, place)
    gold = box.BOARD.sponsor.market * len(s.halls[colour_of(good)])
    s.players[seat].gold += gold
    tell(s, events.Given(seat, good, gold))
