"""The base classes of every game's rules: actions, events, steps, choices and the stack they run on.

A game is a State and Steps. The state's `flow` is the stack of steps still to do, the last one on top.
A Step that is no Choice runs at once; a Choice waits for an action of its seat. Steps are immutable data,
so a copy of the state can be taken, and played on, at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from tabletop.engine.chance import LARGEST_CHANCE
from tabletop.engine.refusal import No
from tabletop.engine.state import Bounds, Copyable, frozen, state
from tabletop.engine.text import NO_TEXT, Text, translate

S_contra = TypeVar("S_contra", bound="State", contravariant=True)
"""The state that a step works on."""
S = TypeVar("S", bound="State")
"""The state of a game, for what is not only handed states but also returns or keeps them."""
_LIMIT = 10_000
"""Maximum number of steps between two choices; more is a bug in the rules."""


class Data:
    """Base of everything read from files. Unknown keys and wrong types are refused there."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, object]] = {"extra": "forbid", "strict": True}


class Action(Data):
    """Something a player does. Subclasses are frozen dataclasses of ints, strings and tuples.

    Records hold the name of the class, so it never changes.
    """

    __slots__ = ()
    shows: ClassVar[bool] = False
    """True if it shows others what only its seat knew, such as a card of its hand or that it can pay.

    Others then cannot undo it; its own seat can, as it has learned nothing.
    """
    declines: ClassVar[bool] = False
    """True if it does nothing (more) of what its choice offers: hints and deep levels always compare it."""


class Event:
    """Something that happened. Subclasses are frozen dataclasses; the log and the animation show them."""

    __slots__ = ()
    final: ClassVar[bool] = False
    """True if it revealed to its seat what was hidden, or used chance, so that nobody can undo it."""


@frozen
class Said(Event):
    """The reason for a decision that an automa or a step made: the rule, and the reason in words."""

    seat: int
    rule: str
    why: Text


class Step(Data, Generic[S_contra]):
    """One box in the sequence of play. Subclasses are frozen dataclasses."""

    __slots__ = ()
    SHARED: ClassVar[bool] = True
    waits: ClassVar[bool] = False
    """True if it can wait for seats to decide; other steps run at once."""

    def run(self, s: S_contra, tell: Tell) -> None:
        """Change the state `s` and report events to `tell`. `push_steps` puts the steps that come next."""
        raise NotImplementedError


class FreeActions(Data, Generic[S_contra]):
    """Actions that `seat` may do beside a decision, such as a power that can be used at any time.

    Subclasses are frozen dataclasses. A choice lists them in `free_actions` and is asked again afterwards,
    unless its `resume_step` says otherwise.
    """

    __slots__ = ()
    accepts: ClassVar[tuple[type[Action], ...]]
    """The classes of these actions."""
    seat: int

    def available(self, s: S_contra) -> bool:  # noqa: ARG002  for those that override it
        """Return False if none of them can be legal now; a quick test before the candidates are made."""
        return True

    def candidate_actions(self, s: S_contra) -> Iterable[Action]:
        """As `Choice.candidate_actions`."""
        raise NotImplementedError

    def forbids(self, s: S_contra, action: Any) -> No | None:
        """As `Choice.forbids`."""
        raise NotImplementedError

    def legal_actions(self, s: S_contra) -> list[Action]:
        """As `Choice.legal_actions`."""
        return [action for action in self.candidate_actions(s) if self.forbids(s, action) is None]

    def apply(self, s: S_contra, action: Any, tell: Tell) -> None:
        """Do a legal action. The choice beside which it stands comes afterwards."""
        raise NotImplementedError


class Choice(Step[S_contra]):
    """A step that waits for an action of its `seat`.

    A game writes `prompt`, `accepts`, `candidate_actions`, `forbids` and `apply`; the rest follows from them.
    """

    __slots__ = ()
    waits = True
    rule: ClassVar[str]
    """The number of the rule that asks for this decision."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that matter for this decision, most important first; `rules_now` if they vary."""
    accepts: ClassVar[tuple[type[Action], ...]]
    """The classes of actions it takes; any other action is refused until later."""
    public: ClassVar[bool] = False
    """True if it needs no hidden information: everybody at one screen may watch it being made."""
    private: ClassVar[bool] = False
    """True if reasons for this choice would leak hidden information, so that none are published."""
    seat: int

    def prompt(self, s: S_contra) -> Text:
        """Return the question in one sentence."""
        raise NotImplementedError

    def holdings(self, s: S_contra) -> Text:  # noqa: ARG002  for those that override it
        """Return what the seat holds that matters here, for screen readers; NO_TEXT if the prompt says it."""
        return NO_TEXT

    def rules_now(self, s: S_contra) -> tuple[str, ...]:  # noqa: ARG002  for those that override it
        """Return the numbers of the rules that matter for this decision, most important first."""
        return self.rules or (self.rule,)

    def candidate_actions(self, s: S_contra) -> Iterable[Action]:
        """Every action the seat could attempt with the pieces at hand, legal or not, without free actions."""
        raise NotImplementedError

    def forbids(self, s: S_contra, action: Any) -> No | None:
        """Return the first rule, in the rule book's order, that forbids an action of an accepted class; None:
        legal.

        It must answer for every value the action's types allow, even for things this match does not have.
        """
        raise NotImplementedError

    def apply(self, s: S_contra, action: Any, tell: Tell) -> None:
        """Do a legal action. This step is already off the stack."""
        raise NotImplementedError

    def own_legal_actions(self, s: S_contra) -> list[Action]:
        """Return the legal ones of `candidate_actions`, in their order. A faster equal may override it."""
        forbids = self.forbids
        return [action for action in self.candidate_actions(s) if forbids(s, action) is None]

    def free_actions(self, s: S_contra) -> tuple[FreeActions[S_contra], ...]:  # noqa: ARG002  for those that override it
        """Return what else the seat may do while it decides."""
        return ()

    def resume_step(self) -> Step[S_contra]:
        """Return the step that follows a free action; by default this choice again."""
        return self

    def next_choice(self, s: S_contra, action: Action) -> Choice[S_contra] | None:  # noqa: ARG002  for those that override it
        """In a simultaneous decision, the seat's next choice after sealing `action`, or None."""
        return None

    def action_label(self, s: S_contra, action: Action) -> Text:
        """Return an action in words, as `Game.say`."""
        raise NotImplementedError

    def check(self, s: S_contra, action: Action) -> No | None:
        """Return the refusal of an action of any class; None if it is legal now."""
        if isinstance(action, self.accepts):
            return self.forbids(s, action)
        for aside in self.free_actions(s):
            if isinstance(action, aside.accepts):
                return aside.forbids(s, action)
        return self.deferral(s, action)

    def deferral(self, s: S_contra, action: Action) -> No:
        """Return the refusal of an action not accepted here: what was tried, and what is asked."""
        return No(
            self.rules_now(s)[0],
            lambda: _WAITS.fill(tried=self.action_label(s, action), asked=self.prompt(s)),
        )

    def all_candidate_actions(self, s: S_contra) -> Iterator[Action]:
        """Every action the seat could attempt, legal or not, free actions included."""
        yield from self.candidate_actions(s)
        for aside in self.free_actions(s):
            yield from aside.candidate_actions(s)

    def legal_actions(self, s: S_contra) -> list[Action]:
        """All legal actions, in the order of the candidates, free actions last."""
        found = self.own_legal_actions(s)
        for aside in self.free_actions(s):
            if aside.available(s):
                found += aside.legal_actions(s)
        return found

    def apply_any(self, s: S_contra, action: Action, tell: Tell) -> None:
        """Do a legal action of this choice or of its free actions. This step is already off the stack."""
        if isinstance(action, self.accepts):
            self.apply(s, action, tell)
            return
        aside = next(each for each in self.free_actions(s) if isinstance(action, each.accepts))
        s.flow.append(self.resume_step())
        aside.apply(s, action, tell)


_WAITS = translate("engine", "“{tried}” has to wait. {asked}")


@frozen
class Sealed(Action):
    """Placeholder, in a view, for what another seat has sealed."""


SEALED = (Sealed(),)


@frozen
class Revealed(Event):
    """All seats have sealed: their actions are public from now on and cannot be undone."""

    seats: tuple[int, ...]
    final = True


@frozen
class Simultaneous(Step[S_contra]):
    """Choices that several seats make at the same time and in secret.

    What a seat seals is kept here alone until all have sealed. Then everything is done in the order of the
    parts, so that it makes no difference who sealed first.

    Attributes:
        parts: One choice for each seat. It may look only at what its seat sees, and continues with
            `next_choice` where one action is not enough.
        sealed: The actions each part has sealed so far; SEALED where a view does not show them.
    """

    waits = True
    parts: tuple[Choice[S_contra], ...]
    sealed: tuple[tuple[Action, ...], ...] = ()

    def __post_init__(self) -> None:
        """Write "nothing sealed yet" in one way, so that equal decisions compare equal."""
        if not self.sealed:
            object.__setattr__(self, "sealed", ((),) * len(self.parts))

    def with_sealed(self) -> Iterator[tuple[Choice[S_contra], tuple[Action, ...]]]:
        """Pairs of a part and the actions sealed in it."""
        return zip(self.parts, self.sealed, strict=True)

    def open_choices(self, s: S_contra) -> tuple[Choice[S_contra], ...]:
        """Return the choices that still wait, in the order of the parts."""
        return tuple(self._waiting(s))

    def first_open(self, s: S_contra) -> Choice[S_contra] | None:
        """Return the first of the choices that still wait; None if all have sealed."""
        return next(self._waiting(s), None)

    def _waiting(self, s: S_contra) -> Iterator[Choice[S_contra]]:
        return (step for part, done in self.with_sealed() if (step := _next(part, s, done)) is not None)

    def seal(self, action: Action, seat: int) -> Simultaneous[S_contra]:
        """Return a copy with one more sealed action of a seat."""
        lanes = [(*done, action) if part.seat == seat else done for part, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def without(self, seat: int) -> Simultaneous[S_contra]:
        """Return a copy in which a seat has sealed nothing."""
        lanes = [() if part.seat == seat else done for part, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def redacted_for(self, s: S_contra, seat: int) -> Simultaneous[S_contra]:
        """Return a copy as this seat sees it: of others only whether they have finished."""
        lanes = [
            done if part.seat == seat else () if _next(part, s, done) else SEALED
            for part, done in self.with_sealed()
        ]
        return Simultaneous(self.parts, tuple(lanes))

    def forget_others(self) -> Simultaneous[S_contra]:
        """Return a copy to determinize, in which seats with hidden sealed actions have yet to decide."""
        lanes = [() if done == SEALED else done for _, done in self.with_sealed()]
        return Simultaneous(self.parts, tuple(lanes))

    def run(self, s: S_contra, tell: Tell) -> None:
        """Reveal and do everything that was sealed."""
        if len(self.parts) > 1:
            tell(s, Revealed(tuple(part.seat for part in self.parts)))
        acts = [each for part, done in self.with_sealed() for each in _steps(part, s, done)]
        for step, action in acts:
            step.apply_any(s, action, tell)


def _steps(
    part: Choice[S_contra], s: S_contra, done: tuple[Action, ...]
) -> Iterator[tuple[Choice[S_contra], Action]]:
    """Pairs of a part's successive choices and the actions sealed in them."""
    step: Choice[S_contra] | None = part
    for action in done:
        assert step is not None
        yield step, action
        step = step.next_choice(s, action)


def _next(part: Choice[S_contra], s: S_contra, done: tuple[Action, ...]) -> Choice[S_contra] | None:
    """Return the choice that a seat has to seal next after these actions; None if it has finished."""
    step: Choice[S_contra] | None = part
    for action in done:
        step = None if step is None or done == SEALED else step.next_choice(s, action)
    return step


AnyStep: TypeAlias = Step[Any]
"""A step of any game, as code knows it that does not know the game."""
AnyChoice: TypeAlias = Choice[Any]
"""A choice of any game."""


@state
class State(Copyable):
    """What the state of every game has.

    Attributes:
        chance: The state of the random number generator; see `tabletop.engine.chance`.
        flow: The stack of steps still to do; the last one is next. Empty when the match is over.
        names: What the players call themselves; "" and seats beyond the end have default names. Names change
            texts only, so they are part of neither the digest nor equality.
    """

    chance: Annotated[int, Bounds(-(1 << 63), LARGEST_CHANCE)]
    flow: list[AnyStep]
    names: tuple[str, ...] = field(default=(), repr=False, compare=False)


def seat_name(s: State, seat: int, default: Text) -> Text:
    """Return the name that a seat's player typed, or the default."""
    name = s.names[seat] if seat < len(s.names) else ""
    return Text("", name) if name else default


Tell = Callable[[State, Event], None]


def ignore_event(s: State, event: Event) -> None:
    """Do nothing with an event, for searches."""


def tell_reason(s: State, tell: Tell, seat: int, rule: str, why: Callable[[], Text]) -> None:
    """Report the reason for an automa's decision; the text is built only if somebody listens."""
    if tell is not ignore_event:
        tell(s, Said(seat, rule, why()))


@frozen
class Beat:
    """An event and the state right after it: one picture of the animation."""

    event: Event
    state: State


@frozen
class Unsettled(Step["State"]):
    """Stands for the step that runs, in the state of a beat where no other step is left on the stack.

    Whatever it pushes comes afterwards, so that an empty stack would not mean that the match is over.
    """

    def run(self, s: State, tell: Tell) -> None:
        """Do nothing."""


@dataclass(slots=True)
class EventRecorder:
    """An event listener that collects every event with a copy of the state right after it."""

    beats: list[Beat]

    def __call__(self, s: State, event: Event) -> None:
        seen = s.copy()
        if not seen.flow:
            seen.flow.append(Unsettled())
        self.beats.append(Beat(event, seen))


def push_steps(s: State, *steps: AnyStep) -> None:
    """Put steps on the stack so that they run next, in the order given."""
    s.flow.extend(reversed(steps))


def run_until_choice(s: State, tell: Tell = ignore_event) -> None:
    """Run steps until a choice waits, or until none is left and the match is over.

    Raises:
        RuntimeError: After LIMIT steps without a choice.
    """
    flow = s.flow
    for _ in range(_LIMIT):
        if not flow:
            return
        top = flow[-1]
        if top.waits and (not isinstance(top, Simultaneous) or top.first_open(s)):
            return
        flow.pop()
        top.run(s, tell)
    raise RuntimeError(f"the rules do not settle: {flow[-5:]}")


def next_step(s: State) -> AnyStep | None:
    """Return the step on top of the stack; None if the match is over.

    In the state of a beat, which is taken between two steps, it need not be a choice.
    """
    return s.flow[-1] if s.flow else None


def pending_choices(s: State) -> tuple[AnyChoice, ...]:
    """Return the choices that wait: one, all that are open in a simultaneous decision, or none at the end."""
    if not s.flow:
        return ()
    top = s.flow[-1]
    if isinstance(top, Simultaneous):
        return top.open_choices(s)
    assert isinstance(top, Choice), f"unsettled: {top}"
    return (top,)


def pending_seats(s: State) -> list[int]:
    """Return the seats whose choices wait, in the order of `pending_choices`."""
    return [step.seat for step in pending_choices(s)]


def pending_choice(s: State, seat: int | None = None) -> AnyChoice | None:
    """Return the choice that waits for `seat` (default: the first that waits); None if there is none."""
    top = s.flow[-1] if s.flow else None
    if isinstance(top, Choice):
        return top if seat is None or top.seat == seat else None
    if seat is None and isinstance(top, Simultaneous):
        return top.first_open(s)
    return next((step for step in pending_choices(s) if seat is None or step.seat == seat), None)


def apply_action(s: State, action: Action, tell: Tell = ignore_event, seat: int | None = None) -> None:
    """Do an action, unchecked, and run on to the next choice. Changes `s`.

    In a simultaneous decision the action is only sealed.

    Args:
        s: A settled state: a choice waits.
        action: A legal action of the choice that waits.
        tell: Called with the state and each event, in order.
        seat: The acting seat; by default the first that waits.
    """
    step = s.flow[-1]
    if isinstance(step, Choice):
        s.flow.pop()
        step.apply_any(s, action, tell)
    else:
        assert isinstance(step, Simultaneous)
        if seat is None:
            first = step.first_open(s)
            assert first is not None, "all have sealed"
            seat = first.seat
        s.flow[-1] = step.seal(action, seat)
    run_until_choice(s, tell)


def redact(view: State, seat: int) -> None:
    """Remove from a view what other seats have sealed. Changes `view`."""
    if view.flow and isinstance(top := view.flow[-1], Simultaneous):
        view.flow[-1] = top.redacted_for(view, seat)


def unseal(guess: State) -> None:
    """Let seats whose sealed actions are hidden decide again. Changes `guess`, a determinization."""
    if guess.flow and isinstance(top := guess.flow[-1], Simultaneous):
        guess.flow[-1] = top.forget_others()
