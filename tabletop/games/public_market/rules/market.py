"""PM-9: the Market action, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, names, phrases
from tabletop.games.public_market.actions import (
    Buy,
    Complete,
    Decline,
    GiveUp,
    LayScrap,
    PlaceCollection,
    PlaceLighthouse,
    StopMarket,
    TakeFree,
)
from tabletop.games.public_market.component_schema import Space
from tabletop.games.public_market.rules import chest
from tabletop.games.public_market.rules.bidding import hold
from tabletop.games.public_market.rules.fishing import deal_with_scrap, no_scrap, scrap_allowed, scrap_tries
from tabletop.games.public_market.rules.game_choice import GameChoice
from tabletop.games.public_market.rules.powers import (
    ANY_SCRAP,
    OwnTurn,
    can_use_more,
    has_power,
    supply_allowed,
)
from tabletop.games.public_market.rules.sale import Emptied, Payout, Sale
from tabletop.games.public_market.state import Player, PublicMarket, Vec, bag_is_empty, by_halves

CARDS = box.BOX.cards_per_visit
CRAB_TOKEN = 2
COSTS = tuple(contract.cost for contract in box.CONTRACTS)
COLUMNS = tuple(contract.column - 1 for contract in box.CONTRACTS)


def market_steps(seat: int) -> tuple[Step, ...]:
    """PM-9.1 to PM-9.13: the steps of a Market action in their order."""
    return (
        FirstScraps(seat),
        CrabCheck(seat),
        MoreShopping(seat, 0),
        Sale(seat),
        Payout(seat),
        Emptied(seat),
    )


@frozen
class FirstScraps(Step):
    """PM-9.1: while a Scrap is held, it is placed or given up."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if s.players[self.seat].held or last_chance(s, self.seat):
            push_steps(s, MarketScraps(self.seat))


def last_chance(s: PublicMarket, seat: int) -> bool:
    """PM-8.5, PM-9.2: whether Any Scrap could still be used before it is seen if the Crab is surrounded."""
    p = s.players[seat]
    if p.chest < 0 or not has_power(p, ANY_SCRAP) or crab_surrounded(s, p):
        return False
    return bool(supply_allowed(s, seat))


@frozen
class MarketScraps(OwnTurn):
    """PM-9.1, PM-8.5: place or give up the held Scraps, and use Any Scrap, before the Crab is looked at."""

    rule = "PM-9.1"
    rules = ("PM-9.1", "PM-6.5", "PM-6.1", "PM-7.2")
    accepts = (LayScrap, GiveUp, Decline)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        held = s.players[self.seat].held
        if not held:
            text = translate(
                "public_market", "Your Crab is checked next: use {power} before, or take no Scrap."
            )
            return text.fill(power=names.POWER_NAMES[ANY_SCRAP])
        text = translate("public_market", "Before the Market, lay in the Ice Chest or give up: {scraps}.")
        return text.fill(scraps=join_and([phrases.scrap(kind) for kind in held]))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        yield from scrap_tries(s, self.seat)
        yield Decline()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """As in Fishing."""
        return scrap_allowed(s, self.seat) or [Decline()]

    def forbids(self, s: PublicMarket, action: LayScrap | GiveUp | Decline) -> No | None:
        if not isinstance(action, Decline):
            return no_scrap(s, self.seat, action)
        held = s.players[self.seat].held
        if not held:
            return None
        text = translate("public_market", "First lay in the Ice Chest or give up: {scraps}.")
        return No("PM-9.1", lambda: text.fill(scraps=join_and([phrases.scrap(kind) for kind in held])))

    def resume_step(self) -> Step:
        return FirstScraps(self.seat)

    def apply(self, s: PublicMarket, action: LayScrap | GiveUp | Decline, tell: Tell) -> None:
        if isinstance(action, Decline):
            return
        push_steps(s, self.resume_step())
        deal_with_scrap(s, self.seat, action, tell)


@frozen
class CrabCheck(Step):
    """PM-9.2, PM-15.8: a surrounded Crab brings a Crab Meeple, two with the Crab token."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        if p.chest < 0 or not crab_surrounded(s, p):
            return
        won = min(2 if p.token == CRAB_TOKEN else 1, box.BOX.crabs - p.crabs)
        if won:
            p.crabs += won
            tell(s, events.CrabsWon(self.seat, won))


def crab_surrounded(s: PublicMarket, p: Player) -> bool:
    """PM-6.4: all eight neighbours of the Crab are covered or Ice Blocks (A6: it may be covered itself)."""
    if box.CRAB_RING[p.chest] & ~(p.filled | box.ICE[p.chest]):
        return False
    return not (s.flags.crab_must_be_open and p.filled & box.CRAB[p.chest])


@frozen
class Shop(OwnTurn):
    """PM-9.3: complete up to two cards, one after the other; `done` are complete."""

    rule = "PM-9.3"
    rules = ("PM-9.3", "PM-9.4", "PM-9.5", "PM-9.8", "PM-9.9", "PM-9.10", "PM-9.11")
    accepts = (Complete, Buy, StopMarket, LayScrap)
    seat: int
    done: int

    def prompt(self, s: PublicMarket) -> Text:
        p = s.players[self.seat]
        if self.done == CARDS:
            text = translate("public_market", "End your visit, or use {power} before.")
            return text.fill(power=names.POWER_NAMES[p.cube])
        text = translate(
            "public_market",
            "Drag a contract or card to your board (%n more), or stop. You have {fish}.",
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
        """Few of the cards can be paid: only these are asked about."""
        p = s.players[self.seat]
        cards: list[Complete | Buy | StopMarket]
        cards = [Complete(one) for column in s.contracts for one in column if chest.has(p, COSTS[one])]
        cards += [Buy(n) for n, card in enumerate(s.open) if card >= 0 and chest.has(p, box.CATCH[card].cost)]
        return [action for action in (*cards, StopMarket()) if self.forbids(s, action) is None]

    def forbids(self, s: PublicMarket, action: Complete | Buy | StopMarket | LayScrap) -> No | None:
        match action:
            case StopMarket():
                return None
            case Complete(contract):
                return self._enough(lambda: phrases.contract(contract)) or self._no_contract(s, contract)
            case Buy(stack):
                return self._enough(lambda: stack_words(stack)) or self._no_card(s, stack)
        text = translate(
            "public_market", "A {scrap} won at the Market is for your next Ice Chest, not for this one."
        )
        return No("PM-9.6", lambda: text.fill(scrap=phrases.scrap(action.kind)))

    def _enough(self, tried: Callable[[], Text]) -> No | None:
        if self.done < CARDS:
            return None
        text = translate(
            "public_market",
            "You have completed %n card(s) in this visit, which is all; {tried} has to wait.",
        )
        return No("PM-9.3", lambda: text.count(self.done).fill(tried=tried()))

    def _no_contract(self, s: PublicMarket, contract: int) -> No | None:
        p = s.players[self.seat]
        if not any(contract in column for column in s.contracts):
            text = translate("public_market", "The {contract} isn't in this match.")
            return No("PM-2.3", lambda: text.fill(contract=phrases.contract(contract)))
        if no := too_few(p, COSTS[contract], lambda: phrases.contract(contract)):
            return no
        if not p.lighthouses:
            text = translate("public_market", "You have no Lighthouse left for the {contract}.")
            return No("PM-9.5", lambda: text.fill(contract=phrases.contract(contract)))
        if not free_for(s, COLUMNS[contract]):
            text = translate(
                "public_market", "No space is free for a Lighthouse in {column} or on a Collection Location."
            )
            return No("PM-9.5", lambda: text.fill(column=phrases.column(COLUMNS[contract])))
        return None

    def _no_card(self, s: PublicMarket, stack: int) -> No | None:
        if no := no_open_card(s, stack):
            return no
        card = s.open[stack]
        return too_few(s.players[self.seat], box.CATCH[card].cost, lambda: phrases.card(card))

    def resume_step(self) -> Step:
        return MoreShopping(self.seat, self.done)

    def apply(self, s: PublicMarket, action: Complete | Buy | StopMarket | LayScrap, tell: Tell) -> None:
        seat = self.seat
        match action:
            case Complete(contract):
                chest.spend(s.players[seat], COSTS[contract])
                tell(s, events.ContractCompleted(seat, contract))
                push_steps(s, Deploy(seat, COLUMNS[contract]), MoreShopping(seat, self.done + 1))
            case Buy(stack):
                chest.spend(s.players[seat], box.CATCH[s.open[stack]].cost)
                push_steps(s, MoreShopping(seat, self.done + 1))
                take_card(s, seat, stack, tell, free=False)


def stack_words(stack: int) -> Text:
    """A stack that was tried."""
    return translate("public_market", "the card of stack {n}").fill(n=stack + 1)


def too_few(p: Player, cost: Vec, what: Callable[[], Text]) -> No | None:
    """PM-9.3: which fish are missing for a card."""
    if chest.has(p, cost):
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


def no_open_card(s: PublicMarket, stack: int) -> No | None:
    """PM-9.8: whether no card lies face up on the stack."""
    if s.open[stack] >= 0:
        return None
    if s.stacks[stack]:
        text = translate(
            "public_market", "The card of stack {n} was taken; the next is turned up when the turn is over."
        )
    else:
        text = translate("public_market", "Stack {n} of Today's Catch is used up.")
    return No("PM-9.8", lambda: text.fill(n=stack + 1))


def take_card(s: PublicMarket, seat: int, stack: int, tell: Tell, *, free: bool) -> None:
    """PM-9.8: the card goes to its winner, and its gears go up."""
    card = s.open[stack]
    s.open[stack] = -1
    s.players[seat].cards += (card,)
    tell(s, events.CardTaken(seat, card, stack, free))
    for kind, gears in enumerate(box.CATCH[card].gears):
        for _ in range(gears):
            chest.raise_gear(s, seat, kind, tell)


def free_space(s: PublicMarket, column: int, space: int) -> bool:
    """PM-9.4, PM-14.6: whether a Lighthouse may go there; with 2 players and solo only on an empty half."""
    lights = s.lights[column]
    if lights[space] >= 0:
        return False
    return not by_halves(s) or half_is_free(s, column, space)


def half_is_free(s: PublicMarket, column: int, space: int) -> bool:
    """PM-14.6: whether the half of this space carries no Lighthouse."""
    return all(s.lights[column][other] < 0 for other in HALVES[s.side][column][space])


HALVES = {
    side: tuple(
        tuple(tuple(n for n, other in enumerate(spaces) if other.id[0] == space.id[0]) for space in spaces)
        for spaces in columns
    )
    for side, columns in box.SCORING.items()
}
"""By side, column and space: the spaces of the same half."""


def free_for(s: PublicMarket, column: int) -> bool:
    """PM-9.5: whether any space is free for a contract of this column."""
    return -1 in s.collected or any(free_space(s, column, n) for n in range(len(s.lights[column])))


@frozen
class MoreShopping(Step):
    """PM-9.3: up to two cards; afterwards a ready power may still be used."""

    seat: int
    done: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if self.done < CARDS or can_use_more(s, self.seat):
            push_steps(s, Shop(self.seat, self.done))


@frozen
class Deploy(GameChoice):
    """PM-9.4: a Lighthouse goes on a reward space of the contract's column or a Collection Location."""

    rule = "PM-9.4"
    accepts = (PlaceLighthouse, PlaceCollection)
    seat: int
    column: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate(
            "public_market", "Put a Lighthouse on a free space of {column} or of a Collection Location."
        )
        return text.fill(column=phrases.column(self.column))

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        return ("PM-9.4", "PM-9.6", "PM-9.7", *(("PM-14.6",) if by_halves(s) else ()))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for column, lights in enumerate(s.lights):
            yield from (PlaceLighthouse(column, space) for space in range(len(lights)))
        for here in range(len(s.collected)):
            yield PlaceCollection(*divmod(here, 4))

    def forbids(self, s: PublicMarket, action: PlaceLighthouse | PlaceCollection) -> No | None:
        if isinstance(action, PlaceLighthouse):
            return self._no_space(s, action.column, action.space)
        here = action.tile * 4 + action.logo
        if here >= len(s.collected):
            text = translate("public_market", "There is no Collection Location {n} in this match.")
            return No("PM-2.4", lambda: text.fill(n=action.tile + 1))
        if (owner := s.collected[here]) >= 0:
            text = translate("public_market", "{who} has a Lighthouse on the {logo} logo.")
            return No(
                "PM-9.4", lambda: text.fill(who=phrases.seat(s, owner), logo=names.LOGO_NAMES[action.logo])
            )
        return None

    def _no_space(self, s: PublicMarket, column: int, space: int) -> No | None:
        if column != self.column:
            text = translate("public_market", "The contract was of {column}; this space is in {other}.")
            return No(
                "PM-9.4", lambda: text.fill(column=phrases.column(self.column), other=phrases.column(column))
            )
        lights = s.lights[column]
        if space >= len(lights):
            text = translate("public_market", "The Scoring Location of {column} has no space {n}.")
            return No("PM-9.4", lambda: text.fill(column=phrases.column(column), n=space + 1))
        if lights[space] >= 0:
            text = translate("public_market", "{who} has a Lighthouse on the {space}.")
            return No(
                "PM-9.4",
                lambda: text.fill(who=phrases.seat(s, lights[space]), space=phrases.space(s, column, space)),
            )
        if by_halves(s) and not half_is_free(s, column, space):
            text = translate(
                "public_market", "A Lighthouse stands on this half already, so the {space} is closed."
            )
            return No("PM-14.6", lambda: text.fill(space=phrases.space(s, column, space)))
        return None

    def apply(self, s: PublicMarket, action: PlaceLighthouse | PlaceCollection, tell: Tell) -> None:
        p = s.players[self.seat]
        p.lighthouses -= 1
        if isinstance(action, PlaceCollection):
            s.collected[action.tile * 4 + action.logo] = self.seat
            p.money += box.COLLECTION.money
            tell(s, events.LogoCollected(self.seat, action.tile, action.logo))
            tell(s, events.Earned(self.seat, box.COLLECTION.money, "PM-9.7"))
            return
        light_up(s, self.seat, action.column, action.space)
        tell(s, events.LighthousePlaced(self.seat, action.column, action.space))
        space_bonus(s, self.seat, box.SCORING[s.side][action.column][action.space], tell)


def light_up(s: PublicMarket, seat: int, column: int, space: int) -> None:
    """PM-9.4: the Lighthouse stands there."""
    lights = s.lights[column]
    s.lights[column] = (*lights[:space], seat, *lights[space + 1 :])


def space_bonus(s: PublicMarket, seat: int, space: Space, tell: Tell) -> None:
    """PM-9.6: the bonus of a space now; one that cannot be given is lost."""
    kind = box.KINDS.index(space.kind) if space.kind else -1
    if space.bonus == "scrap":
        if s.scraps[kind] and not bag_is_empty(s):  # A42: without a next chest it would be lost at once
            hold(s, seat, kind, "PM-9.6", tell)
        else:
            tell(s, events.BonusLost(seat, "scrap", kind))
    elif space.bonus == "gear":
        chest.raise_gear(s, seat, kind, tell)
    elif space.bonus == "card":
        if max(s.open) >= 0:
            push_steps(s, FreeCard(seat))
        else:
            tell(s, events.BonusLost(seat, "card", -1))


@frozen
class FreeCard(GameChoice):
    """PM-9.6 (iii): take a face-up Today's Catch card without paying."""

    rule = "PM-9.6"
    rules = ("PM-9.6", "PM-9.8", "PM-13.3")
    accepts = (TakeFree,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        cards = [phrases.card(card) for card in s.open if card >= 0]
        return translate("public_market", "Take a card without paying: {cards}.").fill(cards=join_and(cards))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return map(TakeFree, range(len(s.open)))

    def forbids(self, s: PublicMarket, action: TakeFree) -> No | None:
        return no_open_card(s, action.stack)

    def apply(self, s: PublicMarket, action: TakeFree, tell: Tell) -> None:
        take_card(s, self.seat, action.stack, tell, free=True)
