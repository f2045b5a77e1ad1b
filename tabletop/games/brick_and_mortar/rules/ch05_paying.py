"""BM-5: money and debt."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, pending_choice, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Face, Press
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.phases import Decision
from tabletop.games.brick_and_mortar.state import BUILDING, BrickAndMortar, Money

WORTH = box.DEBT.money
"""BM-5.2: dollars that a debt token brings."""


def least_tokens(money: int, cost: int) -> int:
    """BM-5.4: return the minimum number of debt tokens with which this money covers a cost.

    >>> least_tokens(money=2, cost=5)
    2
    """
    return max(0, -((money - cost) // WORTH))


def most_tokens(cost: int) -> int:
    """BM-5.3: return the maximum number of debt tokens that a purchase of this cost allows.

    >>> most_tokens(cost=5)
    3
    """
    return -(-cost // WORTH)


def pay(s: BrickAndMortar, seat: int, cost: int, tokens: int) -> None:
    """BM-5.3: let a seat take debt tokens and pay; it keeps the odd dollar."""
    p = s.players[seat]
    p.debt += tokens
    p.money += WORTH * tokens - cost


def payment(cost: int, tokens: int) -> Text:
    """Return the amount paid, and the number of debt tokens in it, for log lines."""
    if tokens:
        text = translate("brick_and_mortar", "Pays {cost}, with %n debt token(s)").count(tokens)
    else:
        text = translate("brick_and_mortar", "Pays {cost}")
    return text.fill(cost=dollars(cost))


@frozen
class Paid(GameEvent):
    """BM-5.3: a seat paid, with this number of debt tokens.

    `card`: the store; `to`: the seat that is paid.
    """

    seat: int
    cost: int
    tokens: int
    card: int = -1
    to: int = -1

    def line(self) -> LogLine:
        return LogLine(payment(self.cost, self.tokens), self.seat, (), "BM-5.3")


@frozen
class Charge(Step[BrickAndMortar]):
    """BM-5.3: makes a seat pay for a store (`card`), or to another seat (`to`)."""

    seat: int
    cost: int
    card: int = -1
    to: int = -1

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        if self.cost:
            push_steps(s, Paying(self.seat, self.cost, self.card, self.to))
        else:
            tell(s, Paid(self.seat, 0, 0, self.card, self.to))


class Purchase(Decision):
    """A choice in which Pay ends a purchase, with debt tokens if the seat wants them."""

    __slots__ = ()

    def due(self, s: BrickAndMortar) -> int:
        """Return the dollars that have to be paid now."""
        raise NotImplementedError

    def most_debt(self, s: BrickAndMortar) -> int:
        """BM-5.3: return the maximum number of debt tokens that may pay for what is bought."""
        raise NotImplementedError

    def buys_none(self) -> Text:
        """Return the label of paying if nothing is bought; NO_TEXT if something is."""
        return NO_TEXT


@frozen
class Pay(GameAction[BrickAndMortar]):
    """BM-5.3: pay the cost, with this number of debt tokens; in Supply this ends the purchase."""

    shows = True
    tokens: Money

    def say(self, s: BrickAndMortar) -> Text:
        step = pending_choice(s)
        if isinstance(step, Purchase) and (none := step.buys_none()).source:
            return none
        if self.tokens:
            return translate("brick_and_mortar", "Pay with %n debt token(s)").count(self.tokens)
        cost = step.due(s) if isinstance(step, Purchase) else 0
        return translate("brick_and_mortar", "Pay {cost} in cash").fill(cost=dollars(cost))

    def outcome_text(self, _s: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Text:
        text = translate("brick_and_mortar", "%n point(s) less in the end")
        return text.count(self.tokens * box.DEBT.points) if self.tokens else NO_TEXT

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press(f"debt:{self.tokens}" if self.tokens else "button:pay")

    def thumb(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.Debt(self.tokens) if self.tokens else faces.Notes(5)


@frozen
class Paying(Purchase):
    """BM-5.3, BM-5.4: the seat chooses the number of debt tokens to pay with."""

    rule = "BM-5.3"
    rules = ("BM-5.3", "BM-5.2", "BM-5.4")
    accepts = (Pay,)
    private = True
    costs = True
    seat: int
    cost: int
    card: int
    to: int

    def due(self, s: BrickAndMortar) -> int:
        return self.cost

    def most_debt(self, s: BrickAndMortar) -> int:
        return most_tokens(self.cost)

    def prompt(self, s: BrickAndMortar) -> Text:
        if self.card >= 0:
            text = translate("brick_and_mortar", "Pay {cost} for {store}, in cash or with debt tokens.")
            return text.fill(cost=dollars(self.cost), store=phrases.store(self.card))
        text = translate("brick_and_mortar", "Pay {cost} to {who}, in cash or with debt tokens.")
        return text.fill(cost=dollars(self.cost), who=phrases.seat(s, self.to))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Pay(tokens) for tokens in range(most_tokens(self.cost) + 2))

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Build the list directly: twenty candidates are one question."""
        least, most = least_tokens(s.players[self.seat].money, self.cost), most_tokens(self.cost)
        return [Pay(tokens) for tokens in range(least, most + 1)]

    def forbids(self, s: BrickAndMortar, action: Pay) -> No | None:
        least, most = least_tokens(s.players[self.seat].money, self.cost), most_tokens(self.cost)
        if action.tokens > most:
            text = translate("brick_and_mortar", "{cost} takes %n debt token(s) at most.")
            return No("BM-5.3", lambda: text.count(most).fill(cost=dollars(self.cost)))
        if action.tokens < least:
            text = translate("brick_and_mortar", "You can't cover {cost}: take %n debt token(s) at least.")
            return No("BM-5.4", lambda: text.count(least).fill(cost=dollars(self.cost)))
        return None

    def apply(self, s: BrickAndMortar, action: Pay, tell: Tell) -> None:
        pay(s, self.seat, self.cost, action.tokens)
        if self.to >= 0:
            s.players[self.to].money += self.cost
        if action.tokens and s.flags.month_lock and s.phase == BUILDING:
            s.players[self.seat].locked = True
        tell(s, Paid(self.seat, self.cost, action.tokens, self.card, self.to))
