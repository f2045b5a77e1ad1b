"""BM-5: money and debt."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Event, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.phases import Decision
from tabletop.games.brick_and_mortar.state import BUILDING, BrickAndMortar, Money

WORTH = box.DEBT.money
"""BM-5.2: dollars that a debt token brings."""


def least_tokens(money: int, cost: int) -> int:
    """BM-5.4: minimum number of debt tokens with which this money covers a cost.

    >>> least_tokens(money=2, cost=5)
    2
    """
    return max(0, -((money - cost) // WORTH))


def most_tokens(cost: int) -> int:
    """BM-5.3: maximum number of debt tokens that a purchase of this cost allows.

    >>> most_tokens(cost=5)
    3
    """
    return -(-cost // WORTH)


def pay(s: BrickAndMortar, seat: int, cost: int, tokens: int) -> None:
    """BM-5.3: a seat takes debt tokens and pays; it keeps the odd dollar."""
    p = s.players[seat]
    p.debt += tokens
    p.money += WORTH * tokens - cost


@frozen
class Paid(Event):
    """BM-5.3: a seat paid, with this number of debt tokens.

    `card`: the store; `to`: the seat that is paid.
    """

    seat: int
    cost: int
    tokens: int
    card: int = -1
    to: int = -1


@frozen
class Charge(Step):
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


@frozen
class Pay(Action):
    """BM-5.3: pay the cost, with this number of debt tokens; in Supply this ends the purchase."""

    tokens: Money


@frozen
class Paying(Decision):
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

    def prompt(self, s: BrickAndMortar) -> Text:
        if self.card >= 0:
            text = translate("brick_and_mortar", "Pay {cost} for {store}, in cash or with debt tokens.")
            return text.fill(cost=dollars(self.cost), store=phrases.store(self.card))
        text = translate("brick_and_mortar", "Pay {cost} to {who}, in cash or with debt tokens.")
        return text.fill(cost=dollars(self.cost), who=phrases.seat(s, self.to))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Pay(tokens) for tokens in range(most_tokens(self.cost) + 2))

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
