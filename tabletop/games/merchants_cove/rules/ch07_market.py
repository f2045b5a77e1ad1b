"""MC-7: the Market: every Good to a Pier, to its Hall, or kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art import progress
from tabletop.games.merchants_cove.harbour import (
    PIERS,
    adventurers_at,
    fetched,
    sells,
    takes,
)
from tabletop.games.merchants_cove.merchants.guild import ware
from tabletop.games.merchants_cove.proposal import proposed
from tabletop.games.merchants_cove.rules.ch04_clock import order
from tabletop.games.merchants_cove.rules.ch05_turn import good_at, no_good
from tabletop.games.merchants_cove.rules.ch07_sale import (
    Rogues,
    cards_due,
    pay_for_sales,
    sell,
    take_good,
    tally,
)
from tabletop.games.merchants_cove.rules.ch16_market import PeddlerSells
from tabletop.games.merchants_cove.rules.supply import paid
from tabletop.games.merchants_cove.state import (
    ROGUE,
    Counted,
    MerchantsCove,
    Pier,
    ShelfPlace,
    colour_of,
)

ROGUES, HALL, UNSOLD = 3, 6, -1
Way = Annotated[int, Ge(UNSOLD), Le(HALL)]
"""The destination of a Good: a Pier, a Pier + ROGUES to count Rogues there, HALL, or UNSOLD."""

# MC-7.1: who sells


@frozen
class MarketBegan(GameEvent):
    """MC-7.1: the Market began."""

    day: int

    def line(self) -> LogLine:
        return LogLine(translate("merchants_cove", "The Market begins"), -1, (), "MC-7.1")


@frozen
class Market(Step[MerchantsCove]):
    """MC-7.1: all sell, in the order of the Clock."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        tell(s, MarketBegan(s.day))
        push_steps(s, *(PeddlerSells() if seat == s.peddler else Selling(seat) for seat in order(s)))


@frozen
class Selling(Step[MerchantsCove]):
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


# MC-7.2, MC-7.3: where to sell


def brought(s: MerchantsCove, seat: int, action: Action) -> int:
    """Return the gold that an action brings a seat at once."""
    after: MerchantsCove = right_after(s, action)
    return after.players[seat].gold - s.players[seat].gold


@frozen
class Sell(GameAction[MerchantsCove]):
    """MC-7.3: sell the Good on this place of the shelf at a Pier; `rogues`: 1 to count Rogues (MC-10.2)."""

    place: ShelfPlace
    pier: Pier
    rogues: Counted = 0

    @property
    def way(self) -> Way:
        """This sale as an item of `SellAll.ways`."""
        return self.pier + ROGUES * self.rogues

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Sell the {good}: {pier}")
        if self.rogues:
            text = translate("merchants_cove", "Sell the {good}, counting Rogues: {pier}")
        return text.fill(good=good_at(s, self.place), pier=phrases.pier(self.pier))

    def short_label(self, _s: MerchantsCove) -> Text:
        if not self.rogues:
            return phrases.pier(self.pier)
        return translate("merchants_cove", "{pier}, counting Rogues").fill(pier=phrases.pier(self.pier))

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the price, and the number of Corruption cards that this sale adds."""
        assert isinstance(step, ChooseSale)
        gold, cards = brought(s, step.seat, self), cards_for(s, [self], step.black, step.rogues)
        if not cards:
            return phrases.gold(gold)
        text = translate("merchants_cove", "{gold} gold, and %n Corruption card(s) after your sales")
        return text.count(cards).fill(gold=gold)

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        half = self.rogues if v.rogue == box.CULTISTS else -1
        return Drag(places.good_keys(v, step.seat)[self.place], f"pier:{self.pier}", half)

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return ware(v, step.seat, v.players[step.seat].shelf[self.place])


def cards_for(s: MerchantsCove, sold: Sequence[Sell], black: int, rogues: Rogues) -> int:
    """MC-7.4, MC-10.2: return the number of Corruption cards that further sales of a person add."""
    due = sum(cards_due(s, black, rogues))
    for sale in sold:
        black, rogues = tally(black, rogues, sale.pier, sale.rogues)
    return sum(cards_due(s, black, rogues)) - due


@frozen
class Given(GameEvent):
    """MC-7.3: a Good was given to its Hall for this amount of gold."""

    seat: int
    good: int
    gold: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Gives a {good} to its Hall for {gold} gold")
        text = text.fill(good=phrases.good(self.good), gold=self.gold)
        return LogLine(text, self.seat, (), "MC-7.3")

    def reward(self) -> Reward | None:
        return paid(self.seat, self.gold, f"hall:{colour_of(self.good)}")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "gave %n Good(s) to a Hall for {amount} gold", "", 1)
        earns = translate("merchants_cove", "get {amount} gold for gifts to the Halls")
        return Headline(self.seat, "given", 8, did, (), self.gold, earns=earns)


@frozen
class Give(GameAction[MerchantsCove]):
    """MC-7.3: give the Good on this place of the shelf to the Hall of its colour."""

    place: ShelfPlace

    @property
    def way(self) -> Way:
        """This gift as an item of `SellAll.ways`."""
        return HALL

    def say(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Give the {good} to its Hall").fill(good=good_at(s, self.place))

    def short_label(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "To its Hall")

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return phrases.gold(brought(s, step.seat, self))

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        colour = colour_of(v.players[step.seat].shelf[self.place])
        return Drag(places.good_keys(v, step.seat)[self.place], f"hall:{colour}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return ware(v, step.seat, v.players[step.seat].shelf[self.place])


def give(s: MerchantsCove, seat: int, place: int, tell: Tell) -> None:
    """MC-7.3: give a Good to its Hall, for gold by the Customers in it."""
    good = take_good(s, seat, place)
    gold = box.BOARD.sponsor.market * len(s.halls[colour_of(good)])
    s.players[seat].gold += gold
    tell(s, Given(seat, good, gold))


@frozen
class SellAll(GameAction[MerchantsCove]):
    """MC-7.3: sell, give or keep every Good on the shelf, and end the sale.

    `ways`: the destination of each Good, from left to right. It is () in records of revision 6 and before.
    """

    text = translate("merchants_cove", "Sell as proposed")
    hand = Press("button:sell")
    picture = progress.MarketToken()
    ways: tuple[Way, ...] = ()

    def sales(self) -> list[Sell | Give]:
        """Return the single sales from right to left, so that no Good moves before it is sold."""
        found = [(place, way) for place, way in enumerate(self.ways) if way != UNSOLD]
        return [
            Give(place) if way == HALL else Sell(place, way % ROGUES, way // ROGUES)
            for place, way in reversed(found)
        ]

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        gold, unsold = brought(s, step.seat, self), self.ways.count(UNSOLD)
        if unsold:
            return translate("merchants_cove", "{gold} gold, %n Good(s) kept").count(unsold).fill(gold=gold)
        return phrases.gold(gold)


@frozen
class KeepRest(GameAction[MerchantsCove]):
    """MC-7.3: keep the other Goods, and end the sale."""

    text = translate("merchants_cove", "Keep the rest")
    hand = Press("button:keep")
    declines = True

    def gives_up(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the gold of the proposed sales, in words."""
        assert isinstance(step, ChooseSale)
        proposal = step.proposed(s)
        gold = brought(s, step.seat, proposal) if proposal is not None else 0
        return translate("merchants_cove", "sales for {gold} gold").fill(gold=gold) if gold else NO_TEXT


@frozen
class ChooseSale(GameChoice[MerchantsCove]):
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

    def holdings(self, s: MerchantsCove) -> Text:
        """Return the price of each of the seat's Goods at its best Pier, in words."""
        text = translate("merchants_cove", "The Piers pay, without Rogues: {prices}.")
        each = translate("merchants_cove", "{good} {gold} gold")
        best = {good: fetched(s, (good,)) for good in s.players[self.seat].shelf}
        return text.fill(
            prices=phrases.joined([each.fill(good=phrases.good(good), gold=n) for good, n in best.items()])
        )

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        if (proposal := self.proposed(s)) is not None:
            yield proposal
        counted = (0, 1) if s.rogue == box.CULTISTS else (0,)
        for place in range(len(s.players[self.seat].shelf)):
            yield from (Sell(place, pier, rogues) for pier in PIERS for rogues in counted)
            yield Give(place)
        yield KeepRest()

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        """Check single sales only: the proposal is made of those that bring gold."""
        proposal = self.proposed(s)
        found: list[Action] = [] if proposal is None else [proposal]
        counted = (0, 1) if s.rogue == box.CULTISTS else (0,)
        for place, good in enumerate(s.players[self.seat].shelf):
            for pier in PIERS:
                found += [
                    Sell(place, pier, rogues) for rogues in counted if not no_sale(s, good, pier, rogues)
                ]
            found.append(Give(place))
        return [*found, KeepRest()]

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
        """Do these sales in this order; return the new `black` and `rogues`."""
        black, rogues = self.black, self.rogues
        for sale in sales:
            if isinstance(sale, Give):
                give(s, self.seat, sale.place, tell)
                continue
            good = take_good(s, self.seat, sale.place)
            sell(s, self.seat, good, sale.pier, tell, rogues=bool(sale.rogues))
            black, rogues = tally(black, rogues, sale.pier, sale.rogues)
        return black, rogues

    def proposed(self, s: MerchantsCove) -> SellAll | None:
        """Return the sales that bring most by an estimate; None if there are none to propose."""
        found = proposed(s, self.seat, self.black, self.rogues)
        return found if found.sales() else None


def no_sale(s: MerchantsCove, good: int, pier: int, rogues: int) -> No | None:
    """MC-7.2, MC-1.4, MC-10.2: refuse a Good that cannot be sold at a Pier; None if it can."""
    if not takes(s.flags, pier, good):
        if sells(s, pier) == "large":
            text = translate("merchants_cove", "The {pier} takes large Goods only; this is a {good}.")
        else:
            text = translate("merchants_cove", "The {pier} takes small Goods only; this is a {good}.")
        return No("MC-1.4", lambda: text.fill(pier=phrases.pier(pier), good=phrases.good(good)))
    counts = adventurers_at(s, pier)
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
