"""PM-9.1 to PM-9.5: the Market action up to its cards; `ch09_sale` has the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch04_bidding import Decline
from tabletop.games.public_market.rules.ch06_chest import (
    WITH_HELD,
    LayScrap,
    WithHeld,
    crab_surrounded,
    deal_with_scrap,
    legal_with_held,
    no_scrap,
    scrap_candidates,
)
from tabletop.games.public_market.rules.ch07_tracker import has_fish, spend
from tabletop.games.public_market.rules.ch08_shrimp import (
    ANY_SCRAP,
    OwnTurn,
    can_use_more,
    has_power,
    legal_from_supply,
)
from tabletop.games.public_market.rules.ch09_rewards import Deploy, OfStack, free_for, no_open_card, take_card
from tabletop.games.public_market.rules.ch09_sale import Emptied, Payout, Sale
from tabletop.games.public_market.state import Contract, Four, Player, PublicMarket, Vec


def market_steps(seat: int) -> tuple[Step[PublicMarket], ...]:
    """PM-9.1 to PM-9.13: return the steps of a Market action in their order."""
    return (
        FirstScraps(seat),
        CrabCheck(seat),
        MoreShopping(seat, 0),
        Sale(seat),
        Payout(seat),
        Emptied(seat),
    )


# PM-9.1: step 1, held Scraps


@frozen
class FirstScraps(Step[PublicMarket]):
    """PM-9.1: a held Scrap is placed or given up first."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if s.players[self.seat].held or last_chance(s, self.seat):
            push_steps(s, MarketScraps(self.seat))


def last_chance(s: PublicMarket, seat: int) -> bool:
    """PM-8.5, PM-9.2: return True if Any Scrap could still be used before the Crab is checked."""
    p = s.players[seat]
    if p.chest < 0 or not has_power(p, ANY_SCRAP) or crab_surrounded(s, p):
        return False
    return bool(legal_from_supply(s, seat))


@frozen
class MarketScraps(OwnTurn):
    """PM-9.1, PM-8.5: place or give up the held Scraps, and use Any Scrap, before the Crab is checked."""

    rule = "PM-9.1"
    rules = ("PM-9.1", "PM-6.5", "PM-6.1", "PM-7.2")
    accepts = (*WITH_HELD, Decline)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        held = s.players[self.seat].held
        if not held:
            text = translate(
                "public_market", "Your Crab is checked next: use {power} before, or take no Scrap."
            )
            return text.fill(power=phrases.POWER_NAMES[ANY_SCRAP])
        text = translate("public_market", "Before the Market, lay in the Ice Chest or give up: {scraps}.")
        return text.fill(scraps=phrases.scraps(held))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        yield from scrap_candidates(s, self.seat)
        yield Decline()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Build the list directly, as in Fishing."""
        return legal_with_held(s, self.seat) or [Decline()]

    def forbids(self, s: PublicMarket, action: WithHeld | Decline) -> No | None:
        if isinstance(action, WithHeld):
            return no_scrap(s, self.seat, action)
        held = s.players[self.seat].held
        if not held:
            return None
        text = translate("public_market", "First lay in the Ice Chest or give up: {scraps}.")
        return No("PM-9.1", lambda: text.fill(scraps=phrases.scraps(held)))

    def resume_step(self) -> Step[PublicMarket]:
        return FirstScraps(self.seat)

    def apply(self, s: PublicMarket, action: WithHeld | Decline, tell: Tell) -> None:
        if isinstance(action, WithHeld):
            push_steps(s, self.resume_step())
            deal_with_scrap(s, self.seat, action, tell)


# PM-9.2: step 2, the Crab

CRAB_TOKEN = 2


@frozen
class CrabsWon(GameEvent):
    """PM-9.2, PM-16.8: Crab Meeples on the Player Board."""

    seat: int
    crabs: int
    rule: str = field(default="PM-9.2", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Wins %n Crab(s)", "", self.crabs)
        return LogLine(text, self.seat, (), self.rule)

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=f"crabs:{self.seat}")

    def headline(self) -> Headline:
        did = translate("public_market", "won %n Crab(s)", "", self.crabs)
        does = translate("public_market", "win Crabs")
        return Headline(self.seat, "crabs", 7, did, does=does)


def win_crabs(s: PublicMarket, seat: int, n: int, tell: Tell, *, rule: str = "PM-9.2") -> None:
    """PM-9.2, PM-16.8, PM-16.10: give a seat Crab Meeples, as far as it has some left."""
    p = s.players[seat]
    if won := min(n, box.BOX.crabs - p.crabs):
        p.crabs += won
        tell(s, CrabsWon(seat, won, rule))


@frozen
class CrabCheck(Step[PublicMarket]):
    """PM-9.2, PM-15.8: a surrounded Crab brings a Crab Meeple, two with the Crab token."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        if p.chest >= 0 and crab_surrounded(s, p):
            win_crabs(s, self.seat, 2 if p.token == CRAB_TOKEN else 1, tell)


# PM-9.3 to PM-9.5, PM-9.8: step 3, cards

CARDS = box.BOX.cards_per_visit
CONTRACT_COSTS = tuple(contract.cost for contract in box.CONTRACTS)
CONTRACT_COLUMNS = tuple(contract.column - 1 for contract in box.CONTRACTS)


@frozen
class ContractCompleted(GameEvent):
    """PM-9.4: a Public Contract was paid for."""

    seat: int
    contract: int

    def line(self) -> LogLine:
        text = translate("public_market", "Completes the {contract}")
        text = text.fill(contract=phrases.contract(self.contract))
        return LogLine(text, self.seat, (f"contract:{self.contract}",), "PM-9.4")

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=f"contract:{self.contract}")

    def headline(self) -> Headline:
        did = translate("public_market", "completed %n contract(s)", "", 1)
        does = translate("public_market", "complete a contract")
        return Headline(self.seat, "contract", 9, did, does=does)


@frozen
class Complete(GameAction[PublicMarket]):
    """PM-9.4: complete a Public Contract."""

    contract: Contract

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Complete the {contract}")
        return text.fill(contract=phrases.contract(self.contract))

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"contract:{self.contract}", "own")


@frozen
class Buy(OfStack):
    """PM-9.8: complete the face-up Today's Catch card of this stack."""

    stack: Four
    text = translate("public_market", "Buy {card} for {cost}")


@frozen
class StopMarket(GameAction[PublicMarket]):
    """PM-9.3: complete no more cards."""

    text = translate("public_market", "Complete nothing more")
    hand = Press("button:done")
    declines = True

    def gives_up(self, s: PublicMarket, step: Choice[PublicMarket]) -> Text:
        """Name the cards that could be completed."""
        cards = sum(isinstance(action, Complete | Buy) for action in step.legal_actions(s))
        if not cards:
            return NO_TEXT
        return translate("public_market", "%n card(s) that you could complete now", "", cards)


@frozen
class Shop(OwnTurn):
    """PM-9.3: complete up to two cards, one after the other; `done`: the number completed so far."""

    rule = "PM-9.3"
    rules = ("PM-9.3", "PM-9.4", "PM-9.5", "PM-9.8", "PM-9.9", "PM-9.10", "PM-9.11")
    accepts = (Complete, Buy, StopMarket, LayScrap)
    seat: int
    done: int

    def prompt(self, s: PublicMarket) -> Text:
        p = s.players[self.seat]
        if self.done == CARDS:
            text = translate("public_market", "End your visit, or use {power} before.")
            return text.fill(power=phrases.POWER_NAMES[p.cube])
        text = translate(
            "public_market",
            "Take a contract or card to your board (%n more), or stop. You have {fish}.",
            "",
            CARDS - self.done,
        )
        return text.fill(fish=phrases.fish(p.fish))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for column in s.contracts:
            yield from map(Complete, column)
        yield from map(Buy, range(len(s.open)))
        yield StopMarket()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Check only cards that can be paid, which are few."""
        p = s.players[self.seat]
        cards: list[Complete | Buy | StopMarket]
        cards = [
            Complete(one) for column in s.contracts for one in column if has_fish(p, CONTRACT_COSTS[one])
        ]
        cards += [Buy(n) for n, card in enumerate(s.open) if card >= 0 and has_fish(p, box.CATCH[card].cost)]
        return [action for action in (*cards, StopMarket()) if self.forbids(s, action) is None]

    def forbids(self, s: PublicMarket, action: Complete | Buy | StopMarket | LayScrap) -> No | None:
        if isinstance(action, StopMarket):
            return None
        if isinstance(action, LayScrap):
            text = translate(
                "public_market", "A {scrap} won at the Market is for your next Ice Chest, not for this one."
            )
            return No("PM-9.6", lambda: text.fill(scrap=phrases.scrap(action.kind)))
        if self.done >= CARDS:
            return self._enough(action)
        if isinstance(action, Complete):
            return self._no_contract(s, action.contract)
        return self._no_card(s, action.stack)

    def _enough(self, action: Complete | Buy) -> No:
        text = translate(
            "public_market", "You have completed %n card(s) in this visit, which is all; {tried} has to wait."
        )
        if isinstance(action, Complete):
            return No("PM-9.3", lambda: text.count(self.done).fill(tried=phrases.contract(action.contract)))
        stack = translate("public_market", "the card of stack {n}").fill(n=action.stack + 1)
        return No("PM-9.3", lambda: text.count(self.done).fill(tried=stack))

    def _no_contract(self, s: PublicMarket, contract: int) -> No | None:
        p = s.players[self.seat]
        if not any(contract in column for column in s.contracts):
            text = translate("public_market", "The {contract} isn't in this match.")
            return No("PM-2.3", lambda: text.fill(contract=phrases.contract(contract)))
        if no := too_few(p, CONTRACT_COSTS[contract], lambda: phrases.contract(contract)):
            return no
        if not p.lighthouses:
            text = translate("public_market", "You have no Lighthouse left for the {contract}.")
            return No("PM-9.5", lambda: text.fill(contract=phrases.contract(contract)))
        if not free_for(s, CONTRACT_COLUMNS[contract]):
            text = translate(
                "public_market", "No space is free for a Lighthouse in {column} or on a Collection Location."
            )
            return No("PM-9.5", lambda: text.fill(column=phrases.column(CONTRACT_COLUMNS[contract])))
        return None

    def _no_card(self, s: PublicMarket, stack: int) -> No | None:
        if no := no_open_card(s, stack):
            return no
        card = s.open[stack]
        return too_few(s.players[self.seat], box.CATCH[card].cost, lambda: phrases.card(card))

    def resume_step(self) -> Step[PublicMarket]:
        return MoreShopping(self.seat, self.done)

    def apply(self, s: PublicMarket, action: Complete | Buy | StopMarket | LayScrap, tell: Tell) -> None:
        seat = self.seat
        if isinstance(action, Complete):
            spend(s.players[seat], CONTRACT_COSTS[action.contract])
            tell(s, ContractCompleted(seat, action.contract))
            push_steps(s, Deploy(seat, CONTRACT_COLUMNS[action.contract]), MoreShopping(seat, self.done + 1))
        elif isinstance(action, Buy):
            spend(s.players[seat], box.CATCH[s.open[action.stack]].cost)
            push_steps(s, MoreShopping(seat, self.done + 1))
            take_card(s, seat, action.stack, tell, free=False)


def too_few(p: Player, cost: Vec, what: Callable[[], Text]) -> No | None:
    """PM-9.3: refuse a card for which fish are missing; None if it can be paid."""
    if has_fish(p, cost):
        return None
    text = translate("public_market", "You still need {missing} for the {what} ({cost}).")
    return No(
        "PM-9.3",
        lambda: text.fill(
            what=what(),
            cost=phrases.fish(cost),
            missing=phrases.fish([max(0, n - have) for n, have in zip(cost, p.fish, strict=True)]),
        ),
    )


@frozen
class MoreShopping(Step[PublicMarket]):
    """PM-9.3: up to two cards; afterwards a ready power may still be used."""

    seat: int
    done: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if self.done < CARDS or can_use_more(s, self.seat):
            push_steps(s, Shop(self.seat, self.done))
