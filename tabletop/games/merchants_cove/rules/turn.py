"""MC-5: a turn: a worker moves to an action space, whose action is done and paid for."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import events, phrases
from tabletop.games.merchants_cove.actions import Discard, Hire, Sponsor, Work
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.progress import Advance
from tabletop.games.merchants_cove.rules.sale import take_good
from tabletop.games.merchants_cove.rules.townsfolk import PutHired
from tabletop.games.merchants_cove.state import HIRE, NOBODY, SPONSOR, MerchantsCove

COSTS = box.BOARD.town.hours
SPONSORING = box.BOARD.sponsor
SHELF = box.BOARD.shelf.places


def space_name(s: MerchantsCove, seat: int, space: int) -> Text:
    """The name of an action space."""
    if space == HIRE:
        return translate("merchants_cove", "Hire", "an action space")
    if space == SPONSOR:
        return translate("merchants_cove", "Sponsor", "an action space")
    return merchant(s, seat).spaces[space].name


def sponsor_gold(s: MerchantsCove) -> int:
    """MC-5.7: gold for each Customer in the Hall."""
    return SPONSORING.gold - 1 if s.flags.gold_less else SPONSORING.gold


@frozen
class TakeTurn(GameChoice):
    """MC-5.1: move a worker to another action space, and do its action."""

    rule = "MC-5.1"
    rules = ("MC-5.1", "MC-5.2", "MC-5.3", "MC-5.6", "MC-5.7", "MC-4.3")
    accepts = (Work, Hire, Sponsor)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Move your worker to another action space.")

    def holdings(self, s: MerchantsCove) -> Text:
        """The seat's hour and gold."""
        text = translate("merchants_cove", "Your hour is {hour}, and you have %n gold.")
        p = s.players[self.seat]
        return text.count(p.gold).fill(hour=phrases.shown(p.hour))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        own = range(len(merchant(s, self.seat).spaces))
        for worker in range(len(s.players[self.seat].workers)):
            yield from (Work(space, worker) for space in own)
            yield from (Hire(place, worker) for place in range(4))
            yield from (Sponsor(hall, worker) for hall in range(4))

    def forbids(self, s: MerchantsCove, action: Work | Hire | Sponsor) -> No | None:
        if action.worker >= len(s.players[self.seat].workers):
            text = translate("merchants_cove", "You have only %n worker(s).")
            return No("MC-5.1", lambda: text.count(len(s.players[self.seat].workers)))
        match action:
            case Hire(place, _):
                return self._stands(s, HIRE) or self._hire(s, place)
            case Sponsor():
                return self._stands(s, SPONSOR)
        spaces = merchant(s, self.seat).spaces
        if action.space >= len(spaces):
            text = translate("merchants_cove", "Your board has %n action space(s) besides Hire and Sponsor.")
            return No("MC-5.1", lambda: text.count(len(spaces)))
        return self._stands(s, action.space) or spaces[action.space].forbids(s, self.seat)

    def _stands(self, s: MerchantsCove, space: int) -> No | None:
        if space not in s.players[self.seat].workers:
            return None
        text = translate(
            "merchants_cove", "Your worker stands on {space} already: choose another action space."
        )
        return No("MC-5.1", lambda: text.fill(space=space_name(s, self.seat, space)))

    def _hire(self, s: MerchantsCove, place: int) -> No | None:
        if NOBODY not in s.players[self.seat].staff:
            text = translate("merchants_cove", "All %n of your staff places are taken.")
            return No("MC-5.6", lambda: text.count(len(s.players[self.seat].staff)))
        if place >= len(s.town):
            text = translate("merchants_cove", "No card is left on place {n} of the Town Square.")
            return No("MC-1.7", lambda: text.fill(n=place + 1))
        return None

    def free_actions(self, s: MerchantsCove) -> tuple[FreeActions, ...]:
        return merchant(s, self.seat).asides(s, self.seat)

    def apply(self, s: MerchantsCove, action: Work | Hire | Sponsor, tell: Tell) -> None:
        p = s.players[self.seat]
        steps: tuple[Step, ...]
        match action:
            case Hire(place, _):
                space, hours, rule, steps = HIRE, COSTS[place], "MC-5.6", (PutHired(self.seat, place),)
            case Sponsor(hall, _):
                space, hours, rule, steps = SPONSOR, SPONSORING.hours, "MC-5.7", (Gift(self.seat, hall),)
            case Work(space, _):
                own = merchant(s, self.seat).spaces[space]
                hours, rule, steps = own.hours, own.rule, own.steps(s, self.seat)
        p.workers = (*p.workers[: action.worker], space, *p.workers[action.worker + 1 :])
        s.hours = hours
        tell(s, events.Worked(self.seat, space, action.worker, hours, rule))
        push_steps(s, *steps, TooMany(self.seat), Paying(self.seat), Advance(self.seat))


@frozen
class Paying(Step):
    """MC-5.3: before the hours are paid, the merchant may add a choice."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        push_steps(s, *merchant(s, self.seat).paying(s, self.seat))


@frozen
class Gift(Step):
    """MC-5.7: gold for each Customer in a Hall."""

    seat: int
    hall: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        n = len(s.halls[self.hall])
        gold = n * sponsor_gold(s)
        s.players[self.seat].gold += gold
        tell(s, events.Sponsored(self.seat, self.hall, n, gold, "MC-5.7"))


@frozen
class TooMany(Step):
    """MC-5.8: a seat with too many Goods discards some."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if len(s.players[self.seat].shelf) > SHELF:
            push_steps(s, ChooseDiscard(self.seat), TooMany(self.seat))


@frozen
class ChooseDiscard(GameChoice):
    """MC-5.8: discard a Good."""

    rule = "MC-5.8"
    accepts = (Discard,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        over = len(s.players[self.seat].shelf) - SHELF
        return (
            translate("merchants_cove", "Your shelf holds {most} Goods: discard %n.")
            .count(over)
            .fill(most=SHELF)
        )

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        return (Discard(place) for place in range(len(s.players[self.seat].shelf)))

    def forbids(self, s: MerchantsCove, action: Discard) -> No | None:
        return no_good(s, self.seat, action.place, "MC-5.8")

    def apply(self, s: MerchantsCove, action: Discard, tell: Tell) -> None:
        good = take_good(s, self.seat, action.place)
        tell(s, events.GoodLost(self.seat, good))


def no_good(s: MerchantsCove, seat: int, place: int, rule: str) -> No | None:
    """Refuses an empty place of the shelf; None if there is a Good."""
    goods = len(s.players[seat].shelf)
    if place < goods:
        return None
    text = translate("merchants_cove", "Place {n} of your shelf is empty.")
    return No(rule, lambda: text.fill(n=place + 1))
