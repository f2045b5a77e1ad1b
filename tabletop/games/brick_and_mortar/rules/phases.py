"""Shared by all phases: how a phase begins, the base classes of their choices, and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Tell
from tabletop.engine.state import frozen
from tabletop.engine.table import Press
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.state import BrickAndMortar, acting_seat


@frozen
class PhaseBegan(GameEvent):
    """A phase of the month began."""

    phase: int


def begin_phase(s: BrickAndMortar, phase: int, tell: Tell) -> None:
    """Begin a phase of the month."""
    s.phase = phase
    tell(s, PhaseBegan(phase))


class Decision(GameChoice[BrickAndMortar]):
    """A choice of Brick & Mortar."""

    __slots__ = ()
    costs: ClassVar[bool] = False
    """True if the seat's own money matters for the choice."""

    def holdings(self, s: Any) -> Text:
        """Return the seat's own money, in words, if it matters."""
        text = translate("brick_and_mortar", "You have {money}.")
        return text.fill(money=dollars(s.players[self.seat].money)) if self.costs else NO_TEXT

    def given_up(self) -> Text:
        """BM-14.4: name what is free and is left behind if the seat goes on; NO_TEXT if nothing is."""
        return NO_TEXT


@frozen
class Done(GameAction[BrickAndMortar]):
    """End the present choice without a further action; in Building, discard the store obtained unopened."""

    hand = Press("button:done")
    declines = True

    def say(self, s: BrickAndMortar) -> Text:
        bought = s.players[acting_seat(s)].bought
        if bought >= 0:
            text = translate("brick_and_mortar", "Discard {store} unopened")
            return text.fill(store=phrases.store(bought))
        return translate("brick_and_mortar", "Go on")

    def gives_up(self, _s: BrickAndMortar, step: Choice[BrickAndMortar]) -> Text:
        return step.given_up() if isinstance(step, Decision) else NO_TEXT


GO_ON = Done()


class MayGoOn(Decision):
    """A choice that the seat may end by going on, its first candidate.

    `takes`: the classes of its other actions. A choice writes `other_actions`, `refuses` and `carry_out` for
    them in place of `candidate_actions`, `forbids` and `apply`.
    """

    __slots__ = ()
    takes: ClassVar[tuple[type[Action], ...]]

    def __init_subclass__(cls) -> None:
        """Accept the actions that it takes, and Done."""
        super().__init_subclass__()
        cls.accepts = (*cls.takes, Done)

    def other_actions(self, s: Any) -> Iterable[Action]:
        """Return `candidate_actions` without going on."""
        raise NotImplementedError

    def refuses(self, s: Any, action: Any) -> No | None:
        """Refuse one of the other actions, as `forbids` does."""
        raise NotImplementedError

    def carry_out(self, s: Any, action: Any, tell: Tell) -> None:
        """Carry out one of the other actions, as `apply` does."""
        raise NotImplementedError

    def no_end(self, _s: Any) -> No | None:
        """Return the reason why the seat may not go on; None if it may."""
        return None

    def candidate_actions(self, s: Any) -> Iterator[Action]:
        yield GO_ON
        yield from self.other_actions(s)

    def forbids(self, s: Any, action: Any) -> No | None:
        return self.no_end(s) if isinstance(action, Done) else self.refuses(s, action)

    def apply(self, s: Any, action: Any, tell: Tell) -> None:
        if not isinstance(action, Done):
            self.carry_out(s, action, tell)


def no_store(s: BrickAndMortar, seat: int, slot: int, rule: str) -> No | None:
    """Refuse a slot without a store; None if it has one."""
    building = s.players[seat].building
    if slot < len(building):
        return None
    text = translate("brick_and_mortar", "Your slot {slot} is empty: %n of your slots have a store.")
    return No(rule, lambda: text.count(len(building)).fill(slot=slot + 1))


def not_in_hand(s: BrickAndMortar, seat: int, card: int, rule: str) -> No | None:
    """Refuse a Market Card that is not in the seat's hand; None if it is."""
    if card in s.players[seat].hand:
        return None
    text = translate("brick_and_mortar", "The card with {card} isn't in your hand.")
    return No(rule, lambda: text.fill(card=phrases.card(card)))


def money_moved(s: BrickAndMortar, action: Action, step: Choice[BrickAndMortar]) -> int:
    """Return the dollars that a legal action brings its seat, or costs it, by playing it on a copy."""
    after: BrickAndMortar = right_after(s, action)
    return abs(after.players[step.seat].money - s.players[step.seat].money)
