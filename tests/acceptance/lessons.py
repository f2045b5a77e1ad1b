"""A learner in a real window, whose hands only X events can move.

Run as a program: `python -m tests.acceptance.lessons mouse|keyboard GAME[/CHAPTER] ...`. It opens the
window, goes to the page Learn, begins each chapter there and does it step by step, the challenge included,
each action by xdotool alone: where to go it is told by the lesson's own solution, as a person is by the
arrow. Nothing is pressed that shows or skips anything. Prints a line of JSON for each chapter.
"""

from __future__ import annotations

import json
import sys
import time

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tabletop.engine.rules import Action
from tabletop.files.lessons import chapters
from tabletop.files.settings import Settings
from tabletop.ui.app import Program, _application
from tabletop.ui.pages.learn import ChapterRow
from tabletop.ui.pages.lesson import LessonPage
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.play.move import Move
from tabletop.ui.table import TableView
from tests.acceptance.table import by_keyboard, by_mouse, click, focus, hand, settle, wait_for

QUIET = Settings(my_speed=0, opponents_speed=0, sounds=False)
MOST = 60
"""So many times the wheel is turned, or an action is done in a chapter, at most."""


class Learner:
    """Goes through chapters one after the other in one window; for hands a player at its table."""

    def __init__(self, way: str) -> None:
        self.way, self.program = way, Program(_application())
        self.window = self.program.window
        self.window.appear()
        self.window.use(QUIET)
        self.window.fill()
        self.refused: list[str] = []
        settle(1.0)

    # What hands ask of a player

    @property
    def page(self) -> LessonPage:
        """The page of the lesson that is open."""
        page = self.window.match_page
        assert isinstance(page, LessonPage)
        return page

    @property
    def table(self) -> TableView:
        """The table of that page."""
        return self.page.table

    @property
    def controller(self) -> MatchController:
        """The controller of that page."""
        return self.page.controller

    def point(self, at: QPointF) -> QPoint:
        """Where a point of the table is on the screen."""
        return self.table.viewport().mapToGlobal(self.table.mapFromScene(at))

    def button(self, move: Move) -> QWidget:
        """The prompt bar's button for a move."""
        words = self.controller.offer.words(move.action)
        return next(b for b in self.page.bar._buttons if b.text().replace("&", "") == words)

    @property
    def ready(self) -> bool:
        """Whether the learner is asked, or the chapter is over, with nothing moving."""
        page = self.page
        still = not page.controller.film.running and not page.table.table_scene.moving
        return (
            still
            and not page.table.hands.is_dragging
            and (page.lesson.over or page.controller.offer is not None)
        )

    # A chapter

    def begin(self, game: str, chapter: str) -> None:
        """Begin it from the page Learn."""
        if self.way == "keyboard":
            hand("key", "alt+2")
        else:
            tabs = self.window.header.tabs
            click_at(tabs, tabs.tabRect(1).center())
        wait_for(lambda: self.row(game, chapter) is not None, f"the row of {chapter}")
        row = self.row(game, chapter)
        assert row is not None
        if self.way == "keyboard":
            focus(self, row)
            hand("key", "Return")
        else:
            self.scroll_to(row)
            click(row)
        wait_for(lambda: isinstance(self.window.match_page, LessonPage), f"{chapter} is open")
        page = self.page
        self.refused, show_refusal = [], page.table.reasons.show_refusal

        def note(rule: str, words: str, at: QPointF) -> None:
            self.refused.append(rule)
            show_refusal(rule, words, at)

        page.table.reasons.show_refusal = note  # type: ignore[method-assign]
        wait_for(lambda: self.ready, "the first step")

    def row(self, game: str, chapter: str) -> ChapterRow | None:
        """The row of a chapter, where the page shows it."""
        page = self.window.navigator.currentWidget()
        found: ChapterRow | None = page.findChild(ChapterRow, f"{game}/{chapter}") if page else None
        return found

    def scroll_to(self, row: QWidget) -> None:
        """Turn the wheel until the row is seen."""
        page = self.window.navigator.currentWidget()
        assert page is not None
        middle = page.mapToGlobal(page.rect().center())
        hand("mousemove", middle.x(), middle.y())
        for _ in range(MOST):
            y = row.mapTo(page, row.rect().center()).y()
            if 20 < y < page.height() - 20:
                return
            hand("click", 5 if y > 20 else 4)
            settle(0.05)

    def go_through(self) -> dict[str, object]:
        """Do the chapter that is open, to its end."""
        began, lesson = time.monotonic(), self.page.lesson
        done = 0
        while not lesson.over:
            self.take_step()
            done += 1
            assert done < MOST, "it goes round in circles"
        wait_for(lambda: self.ready, "the end of the chapter")
        progress = lesson.progress()
        return {
            "done": progress.done,
            "helped": list(progress.helped),
            "actions": done,
            "refused": self.refused,
            "seconds": round(time.monotonic() - began),
        }

    def take_step(self) -> None:
        """Do the step that the chapter is at."""
        lesson = self.page.lesson
        wait_for(lambda: self.ready, f"the step {lesson.stage}")
        settle(QApplication.doubleClickInterval() / 1000 + 0.05)  # two presses in one place are not one
        step, before = self.page.words.step, self.stands
        assert step is not None
        if step.next:
            self.read_on()
        else:
            action = lesson.solved_by()
            assert action is not None, f"{step.id}: nothing leads on"
            self.do(action)
        wait_for(lambda: self.stands != before, f"{step.id}: something comes of it; {self.refused}")
        assert not lesson.failed, f"{step.id}: it can only be begun again"

    @property
    def stands(self) -> tuple[object, ...]:
        """Where the lesson and its match stand."""
        lesson = self.page.lesson
        return lesson.stage, lesson.now, len(self.refused)

    def read_on(self) -> None:
        """Press Next."""
        if self.way == "keyboard":
            hand("key", "Return")
            return
        found = [b for b in self.page.popover.findChildren(QPushButton) if b.objectName() == "next"]
        found = [b for b in found if b.isVisible()] or self.page.tab.findChildren(QPushButton, "next")
        click(found[-1])

    def do(self, action: Action) -> None:
        """Do it by hand, where it is legal; else try it."""
        offer = self.controller.offer
        assert offer is not None
        move = next(move for move in (*offer.moves, *offer.candidate_moves) if move.action == action)
        (by_keyboard if self.way == "keyboard" else by_mouse)(self, move)  # type: ignore[arg-type]


def click_at(widget: QWidget, at: QPoint) -> None:
    """Click a point of a widget."""
    there = widget.mapToGlobal(at)
    hand("mousemove", there.x(), there.y(), "click", 1)


def main() -> None:
    """Go through the chapters that are named."""
    learner = Learner(sys.argv[1])
    for named in sys.argv[2:]:
        game, _, chapter = named.partition("/")
        for each in [chapter] if chapter else chapters(game):
            told: dict[str, object] = {"chapter": f"{game}/{each}"}
            try:
                learner.begin(game, each)
                told |= learner.go_through()
            except (AssertionError, TimeoutError, StopIteration) as stuck:
                told |= {"done": False, "stuck": repr(stuck), "refused": learner.refused}
                hand("mouseup", 1)
            print(json.dumps(told), flush=True)
            learner.window.navigator.show_page("learn")
            settle(0.3)
    learner.window.close()


if __name__ == "__main__":
    main()
