"""Plays a chapter with a learner: a match like any other, with a goal at each step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import InitVar, dataclass, field
from typing import Any

from tabletop.engine import rules
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, PERSON, AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Beat, State
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import positions
from tabletop.files.codec import read_action, write_action
from tabletop.files.lessons import Lesson, LessonStep
from tabletop.lessons.conditions import Happened, action_json, any_of, fits
from tabletop.lessons.step_actions import StepActions
from tabletop.opponents import choose_action_in

AGAIN = translate("lesson", "Not quite. Start this step again.")


@dataclass(frozen=True, slots=True)
class StepOutcome:
    """The outcome of an action that the learner tried.

    Attributes:
        remark: What the lesson says to it; NO_TEXT if nothing.
        no: The refusal, if the rules forbid it.
        held: True if it is legal but must wait, since the lesson wants something else first.
        beats: The beats, if it was played.
        done: True if the step is completed.
        failed: True if the step can only be completed after going back to its beginning.
    """

    remark: Text = NO_TEXT
    no: No | None = None
    held: bool = False
    beats: tuple[Beat, ...] = ()
    done: bool = False
    failed: bool = False


def first_state(game: AnyGame, lesson: Lesson) -> tuple[Setup, State]:
    """Return the setup of a chapter, and the state in which its first step begins.

    Raises:
        IllegalAction: An action to be played from the setup is illegal.
        PositionError: The changed fields make no position.
    """
    start = lesson.start
    setup = Setup(start.seed, start.seats, tuple(start.options.items()))
    match = Match(game, setup)
    for given in start.play:
        match.play(read_action(game.actions, given))
    if not start.change:
        return setup, match.state
    document = positions.write(match.state)
    for path, value in start.change.items():
        *way, last = path.split(".")
        place: Any = document
        for name in way:
            place = place[int(name)] if isinstance(place, list) else place[name]
        place[int(last) if isinstance(place, list) else last] = value
    return setup, positions.read(game, document)


@dataclass
class Teacher:
    """A chapter being played.

    Attributes:
        stored: The match to continue; None starts a new one.
        begins: The number of entries at the beginning of each step up to the current one.
        skipped: The ids of skipped steps.
        helped: The ids of the challenges whose solution was shown; they stay here.
    """

    game: AnyGame
    chapter: str
    lesson: Lesson
    stored: InitVar[AnyMatch | None] = None
    begins: list[int] = field(default_factory=lambda: [0])
    skipped: list[str] = field(default_factory=list)
    helped: list[str] = field(default_factory=list)
    match: AnyMatch = field(init=False)
    seat: int = field(init=False)
    done: StepActions = field(init=False)
    """What the learner has done in the current step."""
    _judged: tuple[State | None, int, bool] = (None, 0, False)
    """A state, the index of a step, and whether the step has failed in it."""

    def __post_init__(self, stored: AnyMatch | None) -> None:
        if stored is None:
            setup, state = first_state(self.game, self.lesson)
            stored = Match(self.game, setup, start=state)
        self.match = stored
        self.seat = self.match.setup.seats.index(PERSON)
        self.done = StepActions(self.match, self.seat, self.begins)

    @property
    def at(self) -> int:
        """The index of the current step."""
        return len(self.begins) - 1

    @property
    def _began(self) -> int:
        return self.begins[-1]

    @property
    def step(self) -> LessonStep | None:
        """The current step; None if the chapter is finished."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    def text(self, source: str) -> Text:
        """Return a text of the chapter, with its braces filled from the present state."""
        if not source:
            return NO_TEXT
        text = Text(f"{self.game.id}.{self.chapter}", source)
        step = self.step
        filled = {name: self._filled(what) for name, what in step.fill.items()} if step else {}
        return text.fill(**filled) if filled else text

    def _filled(self, what: str) -> object:
        """Return the number or words for a brace."""
        kind, _, rule = what.partition(":")
        view = self.game.view(self.match.state, self.seat)
        if kind == "points":
            return sum(p.points for p in self.game.score(view, self.seat) if p.rule == rule)
        if kind == "effect":
            return self.game.outcome_text(view, self.solution()[0])
        return getattr(view.players[self.seat], kind)

    def solution(self) -> list[Action]:
        """Return the actions that complete the current step."""
        step = self.step
        return [read_action(self.game.actions, given) for given in step.solution] if step else []

    def holds(self, action: Action) -> bool:
        """Return True if a legal action must wait, because the lesson wants something else first."""
        return self.failed or self._excludes(action)

    def _excludes(self, action: Action) -> bool:
        """Return True if the step does not allow a legal action."""
        step = self.step
        if step is not None and step.next:
            return True
        if step is None or step.allow is None:
            return False
        view = self.game.view(self.match.state, self.seat)
        written = write_action(action)
        plain = [{key: want for key, want in pattern.items() if key != "effect"} for pattern in step.allow]
        if not any(fits(pattern, written) for pattern in plain):  # its effect in words takes longer
            return True
        given = action_json(self.game, view, action)
        return not any(fits(pattern, given) for pattern in step.allow)

    def go_on(self) -> None:
        """Begin the next step: the text has been read, or the step is completed."""
        self.begins.append(self.match.now)

    def went_back(self) -> None:
        """Follow an undo of the match: the step of that moment becomes the current one."""
        while self.at and self._began > self.match.now:
            self.begins.pop()
        open_ = {step.id for step in self.lesson.step[self.at :]}
        self.skipped = [skipped for skipped in self.skipped if skipped not in open_]

    def went_on(self, since: int) -> None:
        """Follow a redo of the match from entry `since`: steps completed by it are over."""
        while (step := self.step) is not None and (step.next or step.allow == ()):
            self.begins.append(since)
        if step is not None and any_of(step.done, self.done.last_outcome()):
            self.go_on()

    def fork(self) -> Teacher:
        """Return a copy to try actions in; this one and its match do not change."""
        match = copy(self.match)
        match.entries, match.states = match.entries[: match.now], match.states[: match.now + 1]
        match.side_lines = []
        made = Teacher(self.game, self.chapter, self.lesson, match, list(self.begins))
        made.done.share(self.done)
        return made

    def note_help(self) -> None:
        """Record that the solution was shown: a challenge no longer counts as done alone."""
        step = self.step
        if step is not None and step.kind == "challenge" and step.id not in self.helped:
            self.helped.append(step.id)

    def roam(self, action: Action) -> None:
        """Play an action that the lesson does not ask for; then the others act."""
        self.match.play(action, self.seat)
        self._others()

    def remark_to(self, action: Action) -> Text:
        """Return what the lesson says to an action that must wait; NO_TEXT if nothing of its own."""
        if self.failed:
            return self.again_text()
        view = self.game.view(self.match.state, self.seat)
        given = action_json(self.game, view, action)
        return self._remark(Happened(self.game, self.seat, given, self.match.state), done=False)

    def attempt(self, action: Action) -> StepOutcome:
        """Try an action of the learner: it is refused, held back, or played."""
        step, match = self.step, self.match
        assert step is not None
        view = self.game.view(match.state, self.seat)
        given, no = action_json(self.game, view, action), match.check(action, self.seat)
        if no is not None or self.holds(action):
            happened = Happened(self.game, self.seat, given, match.state, no)
            done = no is not None and any_of(step.done, happened)
            return StepOutcome(self._remark(happened, done=done), no, no is None, done=done)
        before = self.done.as_patterns()
        beats = match.play(action, self.seat) + self._others()
        events = tuple(beat.event for beat in beats)
        happened = Happened(self.game, self.seat, given, match.state, None, events, before)
        done = any_of(step.done, happened)
        failed = not done and self.failed
        remark = self.again_text() if failed else self._remark(happened, done=done)
        return StepOutcome(remark, beats=tuple(beats), done=done, failed=failed)

    def again_text(self) -> Text:
        """Return what the lesson says when the step must begin again."""
        step = self.step
        return self.text(step.again) if step is not None and step.again else AGAIN

    def _remark(self, happened: Happened, *, done: bool) -> Text:
        step = self.step
        assert step is not None
        if done:
            return self.text(step.after)
        return next((self.text(say.text) for say in step.say if any_of([say.when], happened)), NO_TEXT)

    @property
    def failed(self) -> bool:
        """True if the step must begin again."""
        step, state = self.step, self.match.state
        if step is None or step.next or self.match.now == self._began:
            return False
        judged, at, failed = self._judged
        if judged is not state or at != self.at:
            failed = self._is_over(step)
            self._judged = state, self.at, failed
        return failed

    def _is_over(self, step: LessonStep) -> bool:
        """Return True if no action is left that could lead to the step's completion."""
        if step.limit and len(self.done.entries()) >= step.limit:
            return True
        if step.fails and any_of(step.fails, self.done.last_outcome()):
            return True
        choice = rules.pending_choice(self.match.state, self.seat)
        return choice is None or all(
            self._excludes(action) for action in choice.legal_actions(self.match.state)
        )

    def _others(self) -> list[Beat]:
        """Let the others act until it is the learner's turn: as scripted, or at the chapter's level."""
        step, match, found = self.step, self.match, list[Beat]()
        script = [read_action(self.game.actions, given) for given in step.others] if step else []
        done = sum(entry.seat != self.seat for entry in match.entries[self._began : match.now])
        while (choice := rules.pending_choice(match.state)) is not None and choice.seat != self.seat:
            action = script[done] if done < len(script) else None
            if action is None or match.check(action, choice.seat) is not None:
                who = plain_seat(match.setup.seats[choice.seat])
                level = who if who in BOT_LEVELS else self.lesson.start.others
                view = self.game.view(match.state, choice.seat)
                seed = match.setup.seed * 1_000_003 + match.now
                action = choose_action_in(self.game, view, choice.seat, seed, level, timed=False).action
            found += match.play(action, choice.seat)
            done += 1
        return found

    def again(self) -> None:
        """Go back to the beginning of the step."""
        self.match.goto(self._began)

    def skip(self) -> Sequence[Beat]:
        """Complete the step by its solution and go on to the next; return the beats."""
        step, found = self.step, list[Beat]()
        assert step is not None
        self.again()
        for action in self.solution():
            if self.match.check(action, self.seat) is None:
                found += self.attempt(action).beats
        self.skipped.append(step.id)
        self.go_on()
        return found
