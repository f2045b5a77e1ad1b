"""The session of a lesson: the rules apply as always, and the lesson decides what has to come first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import lessons
from tabletop.files.progress import Progress
from tabletop.lessons.solver import WayFinder
from tabletop.session.bot_turns import NobodyElse
from tabletop.session.local import LocalSession
from tabletop.session.match_storage import LocalStorage
from tabletop.session.undo_history import LocalHistory
from tabletop.session.views import BeatView

if TYPE_CHECKING:
    from tabletop.lessons.teacher import StepOutcome, Teacher
    from tabletop.session.bot_seats import Opponents
    from tabletop.session.match_store import MatchSaver

_READ_FIRST = translate("lesson", "That is allowed. Read the text first, then press Next.")
_NOT_YET = translate("lesson", "That is allowed. Here we first do what the text says.")
_READ_ON = translate("lesson", "Read the text, then press Next.")
_BOTH = Text("", "{goal}\n{question}")
_OVER = translate("lesson", "The chapter is done. Go on to the next one, or play on here.")


class LessonSession(LocalSession):
    """The learner at one screen. The other seats act as the chapter says, right after the learner.

    `opponents` are the bots of matches that are branched from a lesson.
    """

    def __init__(
        self,
        teacher: Teacher,
        keeper: MatchSaver | None,
        opponents: Opponents | None,
        aside: int | None = None,
    ) -> None:
        super().__init__(teacher.match, keeper, opponents, (teacher.seat,))
        self.teacher, self.others = teacher, NobodyElse()
        self.history = LocalHistory(
            teacher.match, keeper, self.seats, self._leave_moment, always_practice=True, went=self._went
        )
        self.storage = LocalStorage(teacher.match, keeper, self.history)
        self._ways = WayFinder(teacher)
        self.coach.barred = True
        self.outcome: StepOutcome | None = None
        """The outcome of the last attempt; None after anything else."""
        self.no_way = False
        """True if a solution of the step was requested from here and none was found."""
        self._aside = aside
        """The moment where the learner left the lesson, or None."""

    # Progress

    @property
    def stage(self) -> object:
        """The step taught, and True if the learner has left the lesson, or failed the step."""
        return self.teacher.at, self.aside, self.failed

    @property
    def aside(self) -> bool:
        """True if the learner has left the lesson to play freely."""
        return self._aside is not None

    @property
    def over(self) -> bool:
        """True if the chapter is done."""
        return self.teacher.step is None

    @property
    def failed(self) -> bool:
        """True if the step can no longer be completed, and has to be begun again."""
        return not self.is_free_play and self.teacher.failed

    @property
    def can_show(self) -> bool:
        """True if a solution of the step can be requested."""
        step = self.teacher.step
        return not self.is_free_play and step is not None and not step.next and not self.failed

    @property
    def begun(self) -> bool:
        """True if anything has been done in this step."""
        return self.match.now > self.teacher.begins[-1]

    @property
    def is_free_play(self) -> bool:
        """True if the lesson restricts nothing."""
        return self.aside or self.over

    def progress(self) -> Progress:
        """Return the progress of the chapter, as the library stores it."""
        teacher, step = self.teacher, self.teacher.step
        return Progress(
            self.keeper.id if self.keeper is not None else 0,
            self.game.id,
            teacher.chapter,
            lessons.digest(self.game.id, teacher.chapter),
            step.id if step is not None else "",
            tuple(teacher.begins),
            tuple(teacher.skipped),
            self.over and not teacher.skipped,
            tuple(teacher.helped),
            self._aside,
        )

    # Decisions

    def prompt_text(self, choice: AnyChoice, viewer: int) -> Text:
        """Return the step's goal, or the game's prompt in free play; in a challenge and at the end, both."""
        step = self.teacher.step
        question = super().prompt_text(choice, viewer)
        if self.aside:
            return question
        if step is None:
            return _BOTH.fill(goal=_OVER, question=question)
        goal = self.teacher.text(step.goal or (step.title if step.kind == "challenge" else ""))
        if goal.source and step.kind == "challenge" and not self.failed:
            return _BOTH.fill(goal=goal, question=question)
        return goal if goal.source else _READ_ON if step.next else question

    def lesson_hold(self, action: Action) -> Text | None:
        """Why a legal action must wait, in the lesson's words; None if it may be done."""
        step = self.teacher.step
        if self.is_free_play or step is None or not self.teacher.holds(action):
            return None
        if step.next:
            return _READ_FIRST
        remark = self.teacher.remark_to(action)
        return remark if remark.source else _NOT_YET

    def refused(self, seat: int, action: Action | None) -> bool:
        """Note a refused action, which may be what the step is about; True if the lesson's message changes.

        After a gesture that means no action (None) the message to an earlier attempt is outdated.
        """
        step = self.teacher.step
        if action is None:
            outdated = self.outcome is not None or self.no_way
            self.outcome, self.no_way = None, False
            return outdated
        if self.is_free_play or step is None or step.next or self.match.check(action, seat) is None:
            return False
        self._learn(self.teacher.attempt(action))
        return True

    def submit(self, seat: int, action: Action) -> No | None:
        """Do an action and those of the others after it; returns the refusal, or None."""
        no = self.match.check(action, seat)
        if no is None and (text := self.lesson_hold(action)) is not None:
            no = No("", text)
        if no is not None:
            return no
        since = self.match.now
        if self.is_free_play:
            self.teacher.roam(action)
        else:
            outcome = self.teacher.attempt(action)
        if self.keeper is not None:
            self.keeper.played_since(since)
        self._learn(None if self.is_free_play else outcome)
        return None

    def _learn(self, outcome: StepOutcome | None) -> None:
        """Set the outcome of an attempt, go on if the step is done, and save the progress."""
        self.outcome, self.no_way = outcome, False
        if outcome is not None and outcome.done:
            self.teacher.go_on()
        self.keep_place()

    def keep_place(self) -> None:
        """Save the progress of the chapter."""
        if self.keeper is not None:
            self.keeper.learn(self.progress())

    # Buttons of the lesson

    def read_on(self) -> None:
        """Go on to the next step if this one only has to be read."""
        step = self.teacher.step
        if step is not None and step.next and not self.aside:
            self.teacher.go_on()
            self._learn(None)

    def skip_step(self) -> None:
        """Skip the step: its solution is played, and the next step begins."""
        step = self.teacher.step
        if step is None:
            return
        self._aside = None
        if step.next:
            self.read_on()
            return
        self.teacher.skip()
        self._moved()

    def begin_again(self) -> None:
        """Go back to the beginning of the step, or to the moment where the learner left the lesson."""
        if self._aside is not None:
            self.match.goto(self._aside)
        elif not self.over:
            self.teacher.again()
        self._aside = None
        self._moved()

    def step_aside(self) -> None:
        """Leave the lesson: from now on the learner may do whatever the rules allow."""
        if self._aside is None and not self.over:
            self._aside = self.match.now
            self._learn(None)

    def _moved(self) -> None:
        """Save the match after it has moved to another moment; entries may have been added."""
        if self.keeper is not None:
            self.keeper.save_as_new()
        self._learn(None)

    def preview_beats(self, seat: int, action: Action) -> list[BeatView]:
        """Return the visible events an action would cause; hidden state, fixed in a lesson, isn't sampled."""
        return self.rehearsed(self.match.state, seat, action)

    def note_help(self) -> None:
        """Note that the solution of the step was shown, and save that; it matters in a challenge."""
        self.teacher.note_help()
        self.keep_place()

    def solved_by(self) -> Action | None:
        """Return the next action of a solution of the step; None if none is found."""
        return self._ways.next_action() if self.can_show else None

    def words(self, source: str) -> Text:
        """Return a text of the chapter; NO_TEXT for ""."""
        return self.teacher.text(source) if source else NO_TEXT

    def _went(self, before: int) -> None:
        """Follow an undo or a redo, which began at the moment `before`."""
        now = self.match.now
        if self._aside is not None and now <= self._aside:
            self._aside = None
        if now < before:
            self.teacher.went_back()
        elif not self.is_free_play:
            self.teacher.went_on(before)
        self._learn(None)
