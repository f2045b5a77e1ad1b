"""The page of a lesson: a match page with a popover for the step and a tab of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPixmap
from PySide6.QtWidgets import QPushButton

from tabletop.engine.rules import AnyChoice
from tabletop.files.lessons import Pictured
from tabletop.files.settings import Settings
from tabletop.lessons.pictures import layout_with
from tabletop.session.lesson import LessonSession
from tabletop.ui.commands import Commands
from tabletop.ui.keys import named
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels.lesson_popover import LessonPopover, PopoverContent
from tabletop.ui.panels.lesson_tab import LessonTab
from tabletop.ui.play.idle import Idle
from tabletop.ui.play.lesson_placing import LessonPlacing
from tabletop.ui.play.lesson_pointer import middle_of, pointing
from tabletop.ui.play.lesson_reading import LessonReading
from tabletop.ui.play.lesson_text import LessonWords
from tabletop.ui.play.outcome import tune
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.spotlight import NO_LESSON, Lesson
from tabletop.ui.widgets.table_picture import table_picture

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonPage(MatchPage):
    """The page that teaches a chapter on the ordinary table."""

    left = Signal()
    """Emitted when the learner leaves; the progress is saved."""
    chapter_requested = Signal(str, str)
    """Emitted when another chapter is to be started (game id, chapter)."""

    def __init__(
        self, session: LessonSession, settings: Settings, commands: Commands, chapters: Sequence[str]
    ) -> None:
        self.lesson = session
        self.words = LessonWords(session, chapters)
        self._said_stage: object = None
        """The stage whose step was last announced to screen readers."""
        self._filmed: object = None
        """The stage and moment whose solution was shown; a second request plays it."""
        super().__init__(session, settings, commands)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.placing.place_popover)

    # Building

    def _build(self) -> None:
        self.popover, self.tab = LessonPopover(self.table.viewport()), LessonTab()
        self.placing = LessonPlacing(
            self.controller, self.playback, self.popover, self.words, self.turns.shown_places
        )
        self.popover.placing = self.placing.place_popover
        self.reading = LessonReading(self.controller, self.playback, self.popover, self.placing)
        self.popover.picture.draw = partial(_drawn, self.lesson)
        self._leave = QPushButton()
        super()._build()
        self._idle = Idle(self.table)
        self.bar.set_permanent(self._leave)
        self.panel.add_first("lesson", self.tab)
        self._name_leave()

    def _new_match_end(self) -> None:
        """Show no match result: the popover of the lesson says how it ended."""

    def _name_leave(self) -> None:
        self._leave.setText(self.tr("Leave the lesson"))

    def _connect(self) -> None:
        super()._connect()
        self._leave.clicked.connect(self.left)
        self.controller.ended.connect(lambda: self.table.sounds.play(tune(self.session)))
        for part in (self.popover, self.tab):
            part.action_requested.connect(self._do)
            part.rule_requested.connect(self.tabs.open_rule_book)
        self.table.bubble.anyway_requested.connect(lambda: self._do("anyway"))
        self.table.lifted.connect(self._lifted)
        self.table.keys.dismiss = self.reading.toggle
        self.reading.changed.connect(self.refresh)
        self.asking.aloud = self._aloud
        self._idle.passed.connect(self._remind)

    def _follow_commands(self) -> None:
        super()._follow_commands()
        self._wire(
            {
                "goal": self.tell_goal,
                "paper": self._focus_popover,
                "lesson": partial(self.tabs.enter_tab, "lesson"),
            }
        )
        self._commands.begin_lesson(on=True)

    def leave_match(self) -> None:
        """Leave the page and restore the usual shortcuts."""
        self._commands.begin_lesson(on=False)
        super().leave_match()

    def use(self, settings: Settings) -> None:
        """Apply these settings, but without automatic moves and confirmations."""
        super().use(replace(settings, auto_single_move=False, confirm_giving_up=False))

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._name_leave()
        self.popover.show_content(PopoverContent())
        super().retranslate()

    # Showing

    def refresh(self) -> None:
        """Update the page to the present state of match and lesson."""
        super().refresh()
        c = self.controller
        held = self._held()
        looking = c.at is None and not c.film.running
        if looking:
            self.popover.show_content(self.words.written(held))
        self.tab.show_lesson(self.words.shown(held=bool(held), closed=self.popover.put_away_now))
        self.popover.arrange(on=looking)
        self.table.teach(self._pointing() if looking and not self.table.hands.is_dragging else NO_LESSON)
        if looking:
            self._point_at_button()
        self._idle.begin()
        if looking:
            self._later.start()  # by then all else on the table is placed
        if (
            self.lesson.over
            and self._said_stage is not self.lesson.stage
            and looking
            and c.pending_choice is None
        ):
            self._said_stage = self.lesson.stage
            self.tell_goal()

    def _enable(self) -> None:
        super()._enable()
        self._commands["hint"].setEnabled(self.controller.at is None and self.lesson.can_show)
        self._commands["give_up"].setEnabled(False)
        self.bar.hint.hide()
        step = self.words.step
        if step is not None and step.kind == "challenge" and not self.lesson.aside:
            note = self.tr("In the challenge no moves are listed. {key} shows one that does it.")
            note = note.format(key=named("hint"))
            self.panel.moves.show_offer(None, None, note)

    def _held(self) -> str:
        """Return the lesson's answer to the action it has just held back; "" if there is none."""
        c = self.controller
        if c.held is None or c.offer is None:
            return ""
        no = c.offer.why_not(c.held[0])
        return to_language(no.reason) if no is not None else ""

    def _pointing(self) -> Lesson:
        step, c = self.words.step, self.controller
        if step is None or step.kind == "challenge" or self.lesson.aside or self.lesson.failed:
            return NO_LESSON
        if c.offer is None:
            return NO_LESSON
        action = self.lesson.solved_by()
        return pointing(self.table, step, c.offer.gesture(action) if action is not None else None)

    def _point_at_button(self) -> None:
        """Accentuate the button that solves the step; not in a challenge, where the learner must find it."""
        step, offer = self.words.step, self.controller.offer
        if step is None or step.kind == "challenge" or offer is None:
            return
        if (action := self.lesson.solved_by()) is not None:
            self.bar.point_at(offer.words(action))

    def _remind(self) -> None:
        """Draw the arrow again, unless animations are off or a screen reader is active."""
        if not self.table.surface.still and not QAccessible.isActive():
            self.table.table_scene.spotlight.draw_again()

    def _lifted(self, key: object) -> None:
        """While a piece is lifted, remove the highlight, and hide the popover if it covers a drop target."""
        if key is None:
            if not self.controller.film.running and self.controller.at is None:
                self.table.teach(self._pointing())
                self.popover.arrange(on=True)
            return
        self.table.teach(NO_LESSON)
        carrying = self.table.hands.drop_targets
        lies = self.popover.geometry()
        if carrying is not None:
            places = (place for drag in carrying.drags for place in carrying.places(drag))
            seen = (self.table.mapFromScene(place).boundingRect() for place in places)
            self.popover.arrange(on=not any(place.intersects(lies) for place in seen))

    # Screen readers

    def _aloud(self, waiting: AnyChoice) -> str:
        """Return the whole step the first time it is announced, later its goal alone."""
        goal = self.asking.prompt_text(waiting)
        stage = self.lesson.stage
        if self._said_stage == stage:
            return goal
        self._said_stage = stage
        return self.words.spoken_text(self.words.written(self._held()), goal, self._way())

    def _way(self) -> str:
        """Return the move that the arrow shows, in words; "" if there is no arrow."""
        offer, step = self.controller.offer, self.words.step
        if offer is None or step is None or step.kind == "challenge":
            return ""
        action = self.lesson.solved_by()
        return offer.words(action) if action is not None else ""

    def tell_goal(self) -> None:
        """Announce the goal and the text of the step again."""
        waiting = self.controller.pending_choice
        goal = self.asking.prompt_text(waiting) if waiting is not None else ""
        words = self.words.spoken_text(self.words.written(self._held()), goal, self._way())
        self.table.announce(words, at_once=True)
        self.reading.bring_back()

    def _focus_popover(self) -> None:
        """Move the keyboard focus to the popover, or from there back to the table."""
        if self.popover.has_keyboard():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.reading.bring_back():
            self.popover.take_keyboard()
            self.table.announce(self.popover.accessibleDescription())

    # Buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on if the step only has something to read."""
        step = self.words.step
        if event.key() in _ENTER and self.controller.at is None:
            if step is not None and step.next and not self.lesson.aside:
                self._do("next")
                return
            if step is None and self.words.following:
                self._do("following")
                return
        super().keyPressEvent(event)

    def _do(self, name: str) -> None:
        """Carry out a button of the popover or the tab, by its name."""
        c, lesson = self.controller, self.lesson
        c.film.skip()
        if c.at is not None:
            self.playback.look(None)
        if name == "show":
            self.show_solution()
        elif name == "text":
            self.tell_goal()
        elif name == "next":
            lesson.read_on()
            c.look_again()
        elif name == "skip":
            self._skip()
        elif name == "again":
            c.undo_redo.turn(lesson.begin_again, on=False)
        elif name == "anyway":
            c.do_anyway(lesson.step_aside)
        elif name == "following":
            self.chapter_requested.emit(lesson.game.id, self.words.following)
        else:
            self.left.emit()

    def _skip(self) -> None:
        """Skip the step, with the animation of its solution from its beginning."""
        c, lesson = self.controller, self.lesson
        if lesson.begun:
            c.undo_redo.turn(lesson.begin_again, on=False)

        def skipped() -> bool:
            lesson.skip_step()
            return True

        c.go(skipped)

    def _ask_hint(self) -> None:
        self.show_solution()

    def show_solution(self) -> None:
        """Show the solution and put it back; a second request plays it. Without one, offer to begin again."""
        c = self.controller
        if not self.lesson.can_show or c.offer is None or c.at is not None:
            return
        c.film.skip()
        action = self.lesson.solved_by()
        if action is None:
            self.lesson.no_way = True
            self.table.announce(self.words.no_way_text(), at_once=True)
            self.refresh()
            return
        gesture, no = c.offer.gesture(action), c.offer.choice.check(c.offer.state, action)
        moment = (self.lesson.stage, self.session.now)
        if self._filmed == moment:
            self._filmed = None
            if no is None:
                c.play(action, sure=True)
            else:
                c.attempt(gesture, middle_of(self.table, gesture))
            return
        self._filmed = moment
        self.lesson.note_help()
        self.table.announce(c.offer.words(action), at_once=True)
        if no is not None:
            self.table.marks.preview(gesture)
            where = self.table.mapFromScene(middle_of(self.table, gesture))
            self.table.bubble.tell(to_language(no.reason), no.rule, where)
            return
        before = self.playback.layout()
        seat = c.offer.choice.seat
        c.film.play(
            self.playback.director.frames(self.lesson.preview_beats(seat, action), seat, c.viewer, before)
        )
        self.refresh()


def _drawn(lesson: LessonSession, part: Pictured, size: QSize, ratio: float) -> QPixmap:
    """Return the picture of a thing of the table that a step's picture names."""
    layout = layout_with(lesson.game, lesson.teacher.chapter, part.key, part.after)
    return table_picture(lesson.game.table, layout, [part.key], size, ratio)
