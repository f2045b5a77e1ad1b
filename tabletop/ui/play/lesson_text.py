"""The texts of a lesson: for its popover, its tab, and a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tabletop.files.lessons import LessonStep
from tabletop.session.lesson import LessonSession
from tabletop.ui.keys import named
from tabletop.ui.panels.lesson_picture import in_words
from tabletop.ui.panels.lesson_popover import Button, PopoverContent, without_markup
from tabletop.ui.panels.lesson_tab import LessonShown, StepLine
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.step_status import StepStatus


class LessonWords:
    """Puts the state of a lesson into words.

    `held`, where it is an argument: the message to what was just held back ("" for none), or whether there is
    one.
    """

    def __init__(self, session: LessonSession, chapters: Sequence[str]) -> None:
        self.session, self.chapters = session, chapters
        self.done: Callable[[], set[str]] = set
        """The chapters of the game that are done according to the library."""

    @property
    def step(self) -> LessonStep | None:
        """The current step; None if the chapter is done."""
        return self.session.teacher.step

    @property
    def chapter_number(self) -> int:
        """The number of the chapter in its game, from 1."""
        return self.chapters.index(self.session.teacher.chapter) + 1

    @property
    def following(self) -> str:
        """The next chapter of the game; "" after the last one."""
        return self.chapters[self.chapter_number] if self.chapter_number < len(self.chapters) else ""

    def _say(self, source: str) -> str:
        return to_language(self.session.words(source))

    def place(self) -> str:
        """Return the number of the step and of all steps."""
        teacher = self.session.teacher
        words = QCoreApplication.translate("Lesson", "Step {n} of {count}")
        return words.format(n=teacher.at + 1, count=len(teacher.lesson.step))

    # The popover

    def written(self, held: str) -> PopoverContent:
        """Return the contents of the popover."""
        session, step = self.session, self.step
        note, kind = self._note(held)
        if session.aside:
            words = QCoreApplication.translate("Lesson", "You're playing on your own now.")
            back = QCoreApplication.translate("Lesson", "“Back to the lesson” puts everything back.")
            return PopoverContent(
                "", "", "", "", words, back, self.lesson_buttons(held=bool(held), on_popover=True)
            )
        if step is None:
            over = QCoreApplication.translate("Lesson", "The chapter is done")
            return PopoverContent(
                self._over_line(), "", note, kind, over, "", self.lesson_buttons(held=False, on_popover=True)
            )
        head = self._say(step.head or step.title)
        text = self._say(step.text)
        return PopoverContent(
            self.place(),
            step.rule,
            note,
            kind,
            head,
            text,
            self.lesson_buttons(held=bool(held), on_popover=True),
            tuple(
                replace(part, sign=self._say(part.sign), text=self._say(part.text)) for part in step.picture
            ),
        )

    def _note(self, held: str) -> tuple[str, str]:
        """Return the response to the last try, and its kind: "again", "held", "done", or "" for none."""
        session = self.session
        outcome = session.outcome
        if held:
            return held, "again" if session.failed else "held"
        if session.no_way:
            return self.no_way_text(), "held"
        if outcome is not None and outcome.remark.source:
            return to_language(
                outcome.remark
            ), "done" if outcome.done else "again" if outcome.failed else "held"
        if session.failed:
            return to_language(session.teacher.again_text()), "again"
        return "", ""

    @staticmethod
    def no_way_text() -> str:
        """Return the text that no way to the goal of the step is found from here."""
        return QCoreApplication.translate(
            "Lesson", "The goal can't be reached from here. Start this step again."
        )

    def lesson_buttons(self, *, held: bool, on_popover: bool) -> tuple[Button, ...]:
        """Return the buttons available now; the prompt bar has the one to leave the lesson."""
        session, step = self.session, self.step
        made: list[Button] = []
        if session.aside:
            made.append(
                Button("again", QCoreApplication.translate("Lesson", "Back to the lesson"), "", "accent")
            )
        elif step is None:
            if self.following:
                key = "Enter" if on_popover else ""
                made.append(
                    Button("following", QCoreApplication.translate("Lesson", "Next chapter"), key, "accent")
                )
            if on_popover:
                made.append(Button("all", QCoreApplication.translate("Lesson", "All lessons")))
        else:
            made += self._of_step(step, held=held)
        return tuple(made)

    def _of_step(self, step: LessonStep, *, held: bool) -> list[Button]:
        session = self.session
        if step.next:
            return [Button("next", QCoreApplication.translate("Lesson", "Next"), "Enter", "accent")]
        made = []
        begin_again = session.failed or session.no_way
        if begin_again:
            made.append(Button("again", QCoreApplication.translate("Lesson", "Again"), "", "accent"))
        else:
            made.append(Button("show", QCoreApplication.translate("Lesson", "Show me"), named("hint")))
        if held:
            made.append(Button("anyway", QCoreApplication.translate("Lesson", "Do it anyway")))
        made.append(Button("skip", QCoreApplication.translate("Lesson", "Skip this step"), "", "link"))
        if not begin_again and session.begun:
            made.append(Button("again", QCoreApplication.translate("Lesson", "Again"), "", "link"))
        return made

    # The tab

    def shown(self, *, held: bool, closed: bool) -> LessonShown:
        """Return the contents of the tab.

        Args:
            held: True if the lesson has just held something back.
            closed: True if the popover is closed; the tab then has its buttons.
        """
        teacher = self.session.teacher
        steps, now = teacher.lesson.step, teacher.at
        stands = [
            StepStatus.DONE if n < now else StepStatus.NOW if n == now else StepStatus.TO_COME
            for n in range(len(steps))
        ]
        lines = tuple(
            StepLine(
                without_markup(self._say(step.title)),
                step.rule,
                how,
                step.kind == "challenge",
                how is StepStatus.DONE and step.id in teacher.helped,
            )
            for step, how in zip(steps, stands, strict=True)
        )
        known = tuple(self._say(step.head) for step in steps[:now] if step.head)
        done = self.done()
        chapters = tuple(
            StepStatus.NOW
            if name == teacher.chapter
            else StepStatus.DONE
            if name in done
            else StepStatus.TO_COME
            for name in self.chapters
        )
        return LessonShown(
            self._over_line(),
            self._say(teacher.lesson.title),
            self._about(teacher.lesson.minutes),
            lines,
            known,
            self.lesson_buttons(held=held, on_popover=False) if closed else (),
            chapters,
        )

    def _over_line(self) -> str:
        words = QCoreApplication.translate("Lesson", "{game} · chapter {n} of {count}")
        title = to_language(self.session.game.about.title)
        return words.format(game=title, n=self.chapter_number, count=len(self.chapters))

    @staticmethod
    def _about(minutes: int) -> str:
        return QCoreApplication.translate(
            "Lesson", "About %n minute(s). You can undo everything.", None, minutes
        )

    # For screen readers

    def spoken_text(self, written: PopoverContent, goal: str, way: str) -> str:
        """Return the whole step in one announcement.

        Args:
            written: The contents of the popover.
            goal: The goal of the step.
            way: What the arrow shows, in words; "" for none.
        """
        picture = f"{in_words(written.picture)}." if written.picture else ""
        lines = [written.note, f"{written.place}.", f"{written.head}.", picture, written.text]
        step = self.step
        if step is not None and not step.next and not self.session.aside:
            lines.append(QCoreApplication.translate("Lesson", "Goal: {goal}").format(goal=goal))
            if way:
                lines.append(QCoreApplication.translate("Lesson", "The arrow: {way}").format(way=way))
        return without_markup(" ".join(line for line in lines if line.strip(". ")))
