"""The shape of every game's rules: actions, steps, a stack of steps, and why not.

A game is a State and Steps. The state's `flow` is a stack of steps that are still to do;
the top one is now. A Step that is no Choice runs at once. A Choice waits for an action.
Steps are frozen data: a copy of the state is a copy of everything, at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tabletop.engine.state import Copied, state
from tabletop.engine.text import Text, english

LIMIT = 10_000
"""How many steps may run between two choices before it is called a bug."""


class Data:
    """Base of what is read from files: unknown keys and wrong types are refused there."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}


class Action(Data):
    """Something a player does. Subclasses are frozen dataclasses of ints, strings and tuples."""

    __slots__ = ()


class Event:
    """Something that happened. Subclasses are frozen dataclasses; the table shows and tells them."""

    __slots__ = ()
    final: ClassVar[bool] = False
    """True: it showed its seat something new, or used chance, so it is not undone."""


@dataclass(frozen=True, slots=True)
class Said(Event):
    """What an automa or a step has to tell about a decision: by which rule, and why in words."""

    seat: int
    rule: str
    why: Text


@dataclass(frozen=True, slots=True)
class No:
    """Why an action is not allowed: the number of the rule, and the reason with the actual things in it."""

    rule: str
    reason: Text


class IllegalAction(Exception):
    """An action that the rules forbid was played; carries the refusal."""

    def __init__(self, action: Action, no: No) -> None:
        super().__init__(f"{action}: rule {no.rule}: {english(no.reason)}")
        self.action, self.no = action, no


class Step(Data):
    """One box in the sequence of play. Subclasses are frozen dataclasses."""

    __slots__ = ()
    SHARED: ClassVar[bool] = True

    def run(self, s: Any, tell: Tell) -> None:
        """Do it. Steps given to then() come next, in the order given."""
        raise NotImplementedError


class Choice(Step):
    """A step that waits for its `seat` to act."""

    __slots__ = ()
    rule: ClassVar[str]
    """The number of the rule that asks for it."""
    seat: int

    def prompt(self, s: Any) -> Text:
        """What is asked, in one sentence."""
        raise NotImplementedError

    def rules_now(self, s: Any) -> tuple[str, ...]:  # noqa: ARG002  for those that override it
        """The numbers of the rules that matter for this decision, the most important first."""
        return (self.rule,)

    def tries(self, s: Any) -> Iterable[Action]:
        """All that the seat could try with its hands, allowed or not."""
        raise NotImplementedError

    def check(self, s: Any, action: Action) -> No | None:
        """The first rule that forbids the action, in the rule book's order; None when it is allowed.

        It answers whatever the action's types let pass, also of things that this match does not have.
        """
        raise NotImplementedError

    def apply(self, s: Any, action: Action, tell: Tell) -> None:
        """Do an action that passed check(). The step is already off the stack."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[Action]:
        """The tries that are allowed, in their order. A quicker one may stand here, tested equal."""
        return [a for a in self.tries(s) if self.check(s, a) is None]


@state
class State(Copied):
    """What every game's state has: chance, and the steps still to do (the last one is now).

    `names`: what the players call themselves ("" and seats beyond: by default). It changes nothing but words,
    so it is no part of the digest, nor of what makes states equal.
    """

    chance: int
    flow: list[Step]
    names: tuple[str, ...] = field(default=(), repr=False, compare=False)


def called(s: State, seat: int, default: Text) -> Text:
    """What a seat is called: as its player typed it, or by default."""
    name = s.names[seat] if seat < len(s.names) else ""
    return Text("", name) if name else default


Tell = Callable[[Any, Event], None]


def hush(s: Any, event: Event) -> None:
    """What a search is told: nothing."""


@dataclass(frozen=True, slots=True)
class Beat:
    """An event and the state right after it: one picture of the film that the table shows."""

    event: Event
    state: Any


@dataclass(slots=True)
class Film:
    """What a match is told: every event, with a copy of the state as it was then."""

    beats: list[Beat]

    def __call__(self, s: Any, event: Event) -> None:
        self.beats.append(Beat(event, s.copy()))


def then(s: State, *steps: Step) -> None:
    """Put these steps next, the first of them first."""
    s.flow.extend(reversed(steps))


def settle(s: State, tell: Tell = hush) -> None:
    """Run steps until one waits for a player, or until none is left: the game is over.

    Raises RuntimeError after LIMIT steps: rules that never come to a choice are a bug.
    """
    flow = s.flow
    for _ in range(LIMIT):
        if not flow or isinstance(flow[-1], Choice):
            return
        flow.pop().run(s, tell)
    raise RuntimeError(f"the rules do not settle: {flow[-5:]}")


def choice(s: State) -> Choice | None:
    """The choice that the game waits for; None when the game is over."""
    if not s.flow:
        return None
    top = s.flow[-1]
    assert isinstance(top, Choice), f"unsettled: {top}"
    return top


def act(s: State, action: Action, tell: Tell = hush) -> None:
    """Do a legal action to the state and run on to the next choice. The action is not checked."""
    step = s.flow.pop()
    assert isinstance(step, Choice)
    step.apply(s, action, tell)
    settle(s, tell)
