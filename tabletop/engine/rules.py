"""The shape of every game's rules: actions, steps, a stack of steps, and why not.

A game is a State and Steps. The state's `flow` is a stack of steps that are still to do;
the top one is now. A Step that is no Choice runs at once. A Choice waits for an action.
Steps are frozen data: a copy of the state is a copy of everything, at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from tabletop.engine.chance import LARGEST_CHANCE
from tabletop.engine.refusal import No
from tabletop.engine.state import Bounds, Copyable, frozen, state
from tabletop.engine.text import NO_TEXT, Text, translate

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


@frozen
class Said(Event):
    """What an automa or a step has to tell about a decision: by which rule, and why in words."""

    seat: int
    rule: str
    why: Text


class Step(Data):
    """One box in the sequence of play. Subclasses are frozen dataclasses."""

    __slots__ = ()
    SHARED: ClassVar[bool] = True

    def run(self, s: Any, tell: Tell) -> None:
        """Do it. Steps given to then() come next, in the order given."""
        raise NotImplementedError


class FreeActions(Data):
    """Something that `seat` may do beside a decision, as a power that may be used at any time.

    Subclasses are frozen dataclasses. A choice that names one in `also` is asked again afterwards, or what
    its `resumed` says.
    """

    __slots__ = ()
    accepts: ClassVar[tuple[type[Action], ...]]
    """The kinds of actions that it is about."""
    seat: int

    def available(self, s: Any) -> bool:  # noqa: ARG002  for those that override it
        """False: none of its tries is allowed now, so that none of them need be asked for."""
        return True

    def candidate_actions(self, s: Any) -> Iterable[Action]:
        """As of a Choice."""
        raise NotImplementedError

    def forbids(self, s: Any, action: Any) -> No | None:
        """As of a Choice."""
        raise NotImplementedError

    def legal_actions(self, s: Any) -> list[Action]:
        """As of a Choice."""
        return [action for action in self.candidate_actions(s) if self.forbids(s, action) is None]

    def apply(self, s: Any, action: Any, tell: Tell) -> None:
        """Do an action that is allowed. What the choice beside which it stands says comes after that."""
        raise NotImplementedError


class Choice(Step):
    """A step that waits for its `seat` to act.

    A game writes `prompt`, `takes`, `tries`, `forbids` and `apply`; all else is made of these.
    """

    __slots__ = ()
    rule: ClassVar[str]
    """The number of the rule that asks for it."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that matter for this decision, the most important first, where these are always the same."""
    accepts: ClassVar[tuple[type[Action], ...]]
    """The kinds of actions that are of use to it; any other has to wait."""
    public: ClassVar[bool] = False
    """It needs nothing that only its seat sees: all at one screen may look on while it is made."""
    private: ClassVar[bool] = False
    """Why its seat chooses so would tell what only it sees: others are told no reasons."""
    seat: int

    def prompt(self, s: Any) -> Text:
        """What is asked, in one sentence."""
        raise NotImplementedError

    def holdings(self, s: Any) -> Text:  # noqa: ARG002  for those that override it
        """What the seat has that counts for this decision, for who hears it; NONE: the prompt tells it."""
        return NO_TEXT

    def rules_now(self, s: Any) -> tuple[str, ...]:  # noqa: ARG002  for those that override it
        """The numbers of the rules that matter for this decision, the most important first."""
        return self.rules or (self.rule,)

    def candidate_actions(self, s: Any) -> Iterable[Action]:
        """All that the seat could try with its hands, allowed or not, but for what stands beside it."""
        raise NotImplementedError

    def forbids(self, s: Any, action: Any) -> No | None:
        """The first rule that forbids an action of the kinds that it takes; None when it is allowed.

        In the rule book's order. It answers whatever the action's types let pass, also of things that this
        match does not have.
        """
        raise NotImplementedError

    def apply(self, s: Any, action: Any, tell: Tell) -> None:
        """Do an action that is allowed. The step is already off the stack."""
        raise NotImplementedError

    def own_legal_actions(self, s: Any) -> list[Action]:
        """The tries that are allowed, in their order. A quicker one may stand here, tested equal."""
        forbids = self.forbids
        return [action for action in self.candidate_actions(s) if forbids(s, action) is None]

    def free_actions(self, s: Any) -> tuple[FreeActions, ...]:  # noqa: ARG002  for those that override it
        """What the seat may do beside it."""
        return ()

    def resume_step(self) -> Step:
        """What comes after something beside it: by default it is asked again."""
        return self

    def next_choice(self, s: Any, action: Action) -> Choice | None:  # noqa: ARG002  for those that override it
        """Where it is part of a simultaneous decision: what else the seat seals after this action."""
        return None

    def action_label(self, s: Any, action: Action) -> Text:
        """What an action is, in words; each game's own choices say it (Game.say)."""
        raise NotImplementedError

    def check(self, s: Any, action: Action) -> No | None:
        """Why an action, of whatever kind, is not allowed now; None when it is."""
        if isinstance(action, self.accepts):
            return self.forbids(s, action)
        for aside in self.free_actions(s):
            if isinstance(action, aside.accepts):
                return aside.forbids(s, action)
        return self.deferral(s, action)

    def deferral(self, s: Any, action: Action) -> No:
        """The refusal of an action of which it has no use: what was tried, and what is asked."""
        return No(
            self.rules_now(s)[0], lambda: WAITS.fill(tried=self.action_label(s, action), asked=self.prompt(s))
        )

    def all_candidate_actions(self, s: Any) -> Iterator[Action]:
        """All that the seat could try, with what stands beside the decision."""
        yield from self.candidate_actions(s)
        for aside in self.free_actions(s):
            yield from aside.candidate_actions(s)

    def legal_actions(self, s: Any) -> list[Action]:
        """All that is allowed now, in the order of the tries."""
        found = self.own_legal_actions(s)
        for aside in self.free_actions(s):
            if aside.available(s):
                found += aside.legal_actions(s)
        return found

    def apply_any(self, s: Any, action: Action, tell: Tell) -> None:
        """Do an action that is allowed: the decision's own, or one beside it. The step is off the stack."""
        if isinstance(action, self.accepts):
            self.apply(s, action, tell)
            return
        aside = next(each for each in self.free_actions(s) if isinstance(action, each.accepts))
        s.flow.append(self.resume_step())
        aside.apply(s, action, tell)


WAITS = translate("engine", "“{tried}” has to wait. {asked}")


@frozen
class Sealed(Action):
    """Stands in a view for what another seat has sealed."""


SEALED = (Sealed(),)


@frozen
class Revealed(Event):
    """All have sealed, and everybody sees what: the first of its kind that is told, and past undoing."""

    seats: tuple[int, ...]
    final = True


@frozen
class Simultaneous(Step):
    """Choices that seats make at the same time and in secret.

    `parts`: a choice for each of these seats. What a seat seals is kept here and nowhere else, until all have
    sealed; then all of it is done in the order of the parts, so that it is all one who was first to seal.
    Each part may look only at what its seat sees, and goes on with `further` where one action is not all.
    `sealed`: what each has sealed so far, SEALED where a view does not show it.
    """

    parts: tuple[Choice, ...]
    sealed: tuple[tuple[Action, ...], ...] = ()

    def __post_init__(self) -> None:
        """Nothing sealed is written in one way."""
        if not self.sealed:
            object.__setattr__(self, "sealed", ((),) * len(self.parts))

    def with_sealed(self) -> Iterator[tuple[Choice, tuple[Action, ...]]]:
        """Each part with what was sealed in it."""
        return zip(self.parts, self.sealed, strict=True)

    def open_choices(self, s: Any) -> tuple[Choice, ...]:
        """What is still to be decided, in the order of the parts."""
        return tuple(step for part, done in self.with_sealed() if (step := _next(part, s, done)) is not None)

    def seal(self, action: Action, seat: int) -> Simultaneous:
        """The same with one more action of a seat sealed."""
        lanes = [(*done, action) if part.seat == seat else done for part, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def without(self, seat: int) -> Simultaneous:
        """The same with nothing sealed by a seat."""
        lanes = [() if part.seat == seat else done for part, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def redacted_for(self, s: Any, seat: int) -> Simultaneous:
        """As this seat sees it: whether others have sealed all, and nothing else of theirs."""
        lanes = [
            done if part.seat == seat else () if _next(part, s, done) else SEALED
            for part, done in self.with_sealed()
        ]
        return Simultaneous(self.parts, tuple(lanes))

    def forget_others(self) -> Simultaneous:
        """The same where those whose sealed actions are not shown have yet to decide: for guessed games."""
        lanes = [() if done == SEALED else done for _, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def run(self, s: Any, tell: Tell) -> None:
        """All have sealed: do it all."""
        if len(self.parts) > 1:
            tell(s, Revealed(tuple(part.seat for part in self.parts)))
        acts = [each for part, done in self.with_sealed() for each in _steps(part, s, done)]
        for step, action in acts:
            step.apply_any(s, action, tell)


def _steps(part: Choice, s: Any, done: tuple[Action, ...]) -> Iterator[tuple[Choice, Action]]:
    """Each choice of a part with the action that was sealed in it."""
    step: Choice | None = part
    for action in done:
        assert step is not None
        yield step, action
        step = step.next_choice(s, action)


def _next(part: Choice, s: Any, done: tuple[Action, ...]) -> Choice | None:
    """What a seat has to seal after these actions; None when that is all."""
    step: Choice | None = part
    for action in done:
        step = None if step is None or done == SEALED else step.next_choice(s, action)
    return step


@state
class State(Copyable):
    """What every game's state has: chance, and the steps still to do (the last one is now).

    `names`: what the players call themselves ("" and seats beyond: by default). It changes nothing but words,
    so it is no part of the digest, nor of what makes states equal.
    """

    chance: Annotated[int, Bounds(-(1 << 63), LARGEST_CHANCE)]
    flow: list[Step]
    names: tuple[str, ...] = field(default=(), repr=False, compare=False)


def seat_name(s: State, seat: int, default: Text) -> Text:
    """What a seat is called: as its player typed it, or by default."""
    name = s.names[seat] if seat < len(s.names) else ""
    return Text("", name) if name else default


Tell = Callable[[Any, Event], None]


def ignore_event(s: Any, event: Event) -> None:
    """What a search is told: nothing."""


def tell_reason(s: Any, tell: Tell, seat: int, rule: str, why: Callable[[], Text]) -> None:
    """Tell by which rule and why an automa does what it does; put into words only if somebody listens."""
    if tell is not ignore_event:
        tell(s, Said(seat, rule, why()))


@frozen
class Beat:
    """An event and the state right after it: one picture of the film that the table shows."""

    event: Event
    state: Any


@dataclass(slots=True)
class EventRecorder:
    """What a match is told: every event, with a copy of the state as it was then."""

    beats: list[Beat]

    def __call__(self, s: Any, event: Event) -> None:
        self.beats.append(Beat(event, s.copy()))


def push_steps(s: State, *steps: Step) -> None:
    """Put these steps next, the first of them first."""
    s.flow.extend(reversed(steps))


def run_until_choice(s: State, tell: Tell = ignore_event) -> None:
    """Run steps until one waits for players, or until none is left: the game is over.

    Raises RuntimeError after LIMIT steps: rules that never come to a choice are a bug.
    """
    flow = s.flow
    for _ in range(LIMIT):
        if not flow or isinstance(top := flow[-1], Choice):
            return
        if isinstance(top, Simultaneous) and top.open_choices(s):
            return
        flow.pop()
        top.run(s, tell)
    raise RuntimeError(f"the rules do not settle: {flow[-5:]}")


def next_step(s: State) -> Step | None:
    """The step that comes next; in the middle of a film it need not be a choice. None: the match is over."""
    return s.flow[-1] if s.flow else None


def pending_choices(s: State) -> tuple[Choice, ...]:
    """The choices that the game waits for: one, or all that are open of a simultaneous decision, or none."""
    if not s.flow:
        return ()
    top = s.flow[-1]
    if isinstance(top, Simultaneous):
        return top.open_choices(s)
    assert isinstance(top, Choice), f"unsettled: {top}"
    return (top,)


def pending_choice(s: State, seat: int | None = None) -> Choice | None:
    """The choice that waits for this seat; without one, the first that waits. None: there is none."""
    top = next_step(s)
    if isinstance(top, Choice):
        return top if seat is None or top.seat == seat else None
    return next((step for step in pending_choices(s) if seat is None or step.seat == seat), None)


def apply_action(s: State, action: Action, tell: Tell = ignore_event, seat: int | None = None) -> None:
    """Do a legal action to the state and run on to the next choice. The action is not checked.

    `seat`: whose it is; by default of the first that waits. In a simultaneous decision it is only sealed.
    """
    step = s.flow[-1]
    if isinstance(step, Choice):
        s.flow.pop()
        step.apply_any(s, action, tell)
    else:
        assert isinstance(step, Simultaneous)
        s.flow[-1] = step.seal(action, step.open_choices(s)[0].seat if seat is None else seat)
    run_until_choice(s, tell)


def redact(view: State, seat: int) -> None:
    """Take out of a view what others have sealed."""
    if view.flow and isinstance(top := view.flow[-1], Simultaneous):
        view.flow[-1] = top.redacted_for(view, seat)


def unseal(guess: State) -> None:
    """Let those whose sealed actions a guess does not show decide anew."""
    if guess.flow and isinstance(top := guess.flow[-1], Simultaneous):
        guess.flow[-1] = top.forget_others()
