"""The end of a match that is a lesson: the rules decide as always, and the lesson says what comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import lessons
from tabletop.files.progress import Progress
from tabletop.session.local import LocalSession
from tabletop.session.protocol import BeatView

if TYPE_CHECKING:
    from tabletop.lessons.teacher import Outcome, Teacher
    from tabletop.session.bot_seats import Opponents
    from tabletop.session.match_store import MatchSaver

READ_FIRST = translate("lesson", "That is allowed. Read the paper first, then press Next.")
NOT_YET = translate("lesson", "That is allowed. Here we first do what the paper says.")
READ_ON = translate("lesson", "Read the paper, then press Next.")
OVER = translate("lesson", "The chapter is done. Go on to the next one, or play on here.")
ASIDE = translate("lesson", "You're playing on your own. “Back to the lesson” puts everything back.")


class LessonSession(LocalSession):
    """The learner at one screen; all other seats do what the chapter says, right after the learner.

    `opponents` think in matches that go on from a lesson.
    """

    def __init__(self, teacher: Teacher, keeper: MatchSaver | None, opponents: Opponents | None) -> None:
        super().__init__(teacher.match, keeper, opponents)
        self.teacher, self.seats = teacher, (teacher.seat,)
        self.coach.barred = True
        self.outcome: Outcome | None = None
        """What came of the last thing that was tried, until the next one is."""
        self.no_way = False
        """True if a way to the end of the step was asked for from here, and none was found."""
        self._aside: int | None = None
        """From which moment on the learner does something else than the lesson; None: it goes on."""

    # Where the lesson stands

    @property
    def stage(self) -> object:  # type: ignore[override]  # read-only here
        """Which step is taught, and whether it still is."""
        return self.teacher.at, self.aside, self.failed

    @property
    def aside(self) -> bool:
        """Whether the learner does something else than the lesson asks for."""
        return self._aside is not None

    @property
    def over(self) -> bool:
        """Whether the chapter is done."""
        return self.teacher.step is None

    @property
    def failed(self) -> bool:
        """Whether the step can only be begun again."""
        return not self.free and self.teacher.failed

    @property
    def can_show(self) -> bool:
        """True if a way to the end of the step can be asked for."""
        step = self.teacher.step
        return not self.free and step is not None and not step.next and not self.failed

    @property
    def begun(self) -> bool:
        """Whether anything has been done in this step."""
        return self.match.now > self.teacher.begins[-1]

    @property
    def free(self) -> bool:
        """Whether the lesson holds nothing back."""
        return self.aside or self.over

    def progress(self) -> Progress:
        """How far the chapter has come."""
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
        )

    # What may be done

    def prompt_text(self, choice: Choice, viewer: int) -> Text:
        """The goal of the step, in a challenge with what the game asks below; else that alone."""
        step = self.teacher.step
        if self.aside:
            return ASIDE
        if step is None:
            return OVER
        goal = self.teacher.text(step.goal or (step.title if step.kind == "challenge" else ""))
        question = super().prompt_text(choice, viewer)
        if goal.source and step.kind == "challenge" and not self.failed:
            return Text("", "{goal}\n{question}").fill(goal=goal, question=question)
        return goal if goal.source else READ_ON if step.next else question

    def lesson_hold(self, action: Action) -> Text | None:
        """What the lesson says to something that is allowed, but not yet; None: it may be done."""
        step = self.teacher.step
        if self.free or step is None or not self.teacher.holds(action):
            return None
        if step.next:
            return READ_FIRST
        remark = self.teacher.remark_to(action)
        return remark if remark.source else NOT_YET

    def refused(self, seat: int, action: Action) -> bool:
        """The rules have refused something: that can be what the step is about."""
        step = self.teacher.step
        if self.free or step is None or step.next or self.match.check(action, seat) is None:
            return False
        self._learn(self.teacher.attempt(action))
        return True

    def submit(self, seat: int, action: Action) -> No | None:
        """Do this, and what the others do after it; why not, if it is refused or has to wait."""
        no = self.match.check(action, seat)
        if no is None and (text := self.lesson_hold(action)) is not None:
            no = No("", text)
        if no is not None:
            return no
        since = self.match.now
        if self.free:
            self.teacher.roam(action)
        else:
            outcome = self.teacher.attempt(action)
        if self.keeper is not None:
            self.keeper.played_since(since)
        self._learn(None if self.free else outcome)
        return None

    def _learn(self, outcome: Outcome | None) -> None:
        """Take in what came of a try, and keep where the lesson stands."""
        self.outcome, self.no_way = outcome, False
        if outcome is not None and outcome.done:
            self.teacher.go_on()
        self.keep_place()

    def keep_place(self) -> None:
        """Keep how far the chapter has come."""
        if self.keeper is not None:
            self.keeper.learn(self.progress())

    # Buttons of the lesson

    def read_on(self) -> None:
        """What was to be read is read."""
        step = self.teacher.step
        if step is not None and step.next and not self.aside:
            self.teacher.go_on()
            self._learn(None)

    def skip(self) -> None:
        """Let the step be done, and go on to the next."""
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
        """Back to the first moment of the step, or from aside to where the lesson was left."""
        if self._aside is not None:
            self.match.goto(self._aside)
        elif not self.over:
            self.teacher.again()
        self._aside = None
        self._moved()

    def step_aside(self) -> None:
        """From now on the learner may do whatever the rules allow."""
        if self._aside is None and not self.over:
            self._aside = self.match.now
            self._learn(None)

    def _moved(self) -> None:
        """The match stands elsewhere now, and may have grown meanwhile."""
        if self.keeper is not None:
            self.keeper.saved_anew()
        self._learn(None)

    def preview_beats(self, seat: int, action: Action) -> list[BeatView]:
        """What will be seen of an action of the learner's: a lesson's hidden things are as they are."""
        return self.rehearsed(self.match.state, seat, action)

    def note_help(self) -> None:
        """The solution of the step is shown; that is kept of a challenge."""
        self.teacher.note_help()
        self.keep_place()

    def solved_by(self) -> Action | None:
        """The next action on the way to the end of the step; None if no way is found."""
        return self.teacher.shows() if self.can_show else None

    def again_text(self) -> Text:
        """What the lesson says when the step can only be begun again."""
        return self.teacher.again_text()

    def words(self, source: str) -> Text:
        """A text of the chapter."""
        return self.teacher.text(source) if source else NO_TEXT

    # A lesson is practice

    @property
    def practice(self) -> bool:
        """Undo goes all the way."""
        return True

    def _go(self, at: int | None) -> bool:
        was = self.match.now
        went = super()._go(at)
        if went:
            if self._aside is not None and self.match.now <= self._aside:
                self._aside = None
            if self.match.now < was:
                self.teacher.went_back()
            elif not self.free:
                self.teacher.went_on(was)
            self._learn(None)
        return went

    def poll(self) -> None:
        """Nobody is thinking: the others have done what they do."""
