"""The coach on the table: questions before a blunder, and notes about what is new in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tabletop.engine.text import Text
from tabletop.files.coach_notes import CHAPTER
from tabletop.opponents.blunders import OFF
from tabletop.session.coach import SecondThought
from tabletop.ui.keys import named
from tabletop.ui.panels.coach_popover import CoachPopover
from tabletop.ui.panels.free_area import lower_corner, lying
from tabletop.ui.panels.keep_coach_prompt import KeepCoachPrompt
from tabletop.ui.panels.lesson_popover import Button, PopoverContent, without_markup
from tabletop.ui.play.lesson_pointer import places_of
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.files.coach_notes import Note
    from tabletop.ui.play.move_options import MoveOptions

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Coaching(QObject):
    """Shows the coach's popovers on the table of a match, one at a time, and handles the answers."""

    why_requested = Signal(object)
    """Emitted when the player wants to see what is better than a move (the Action)."""
    question_posed = Signal(QWidget)
    """Emitted when the end of the match is to ask whether the coach stays (the question)."""
    chosen = Signal(object)
    """Emitted when the player has answered that (a dict of new settings by name)."""

    def __init__(self, controller: MatchController, strips: Callable[[], list[QRect]], page: QWidget) -> None:
        """Begin without a popover.

        Args:
            controller: The match.
            strips: Gives the places where the turns of others are told, in pixels.
            page: Is watched for keys that the table ignores.
        """
        super().__init__(controller.table)
        self._strips = strips
        self._controller, self._page, self._table = controller, page, controller.table
        self._asking = controller.think_again
        self.popover = CoachPopover(self._table.viewport())
        self.popover.placing = self._place_popover
        self.popover.action_requested.connect(self._do)
        self.popover.dismissed.connect(self._dismiss)
        self._asking.question_raised.connect(self._ask)
        self._asking.over.connect(self._put_away)
        self._previewed = False
        controller.ended.connect(lambda: soon(self, self._end))  # after the result card has been added
        for widget in (
            page,
            self._table,
        ):  # filters both: key events that the table ignores go on to the page
            widget.installEventFilter(self)
        controller.changed.connect(self._follow)
        self._table.lifted.connect(self._lifted)
        self._note_on: MoveOptions | None = None
        """The decision that the shown note belongs to, or None."""
        self._note: Note | None = None
        self._clear: tuple[Sequence[QRectF], Sequence[QRectF]] = (), ()
        """What the popover is about, and what must stay usable; both in scene coordinates."""

    def retranslate(self) -> None:
        """Retranslate all texts."""
        if self._note_on is not None and self._note is not None:
            self._tell(self._note, self._note_on)
        elif self._asking.second is not None:
            self._ask(self._asking.second)

    # Notes

    def _follow(self) -> None:
        """Show the note on the pending decision, if there is a new one; hide an outdated note."""
        c = self._controller
        if self._note_on is not None and (self._note_on is not c.offer or c.at is not None):
            self.put_note_away()
        coach = self._controller.session.coach
        free = c.offer is not None and c.at is None and not c.film.running and self._asking.second is None
        if coach is None or not free or self._controller.session.stage is not None:
            return
        assert c.offer is not None
        note = coach.note(c.offer.choice, c.viewer)
        if note is not None:
            self._tell(note, c.offer)

    def _tell(self, note: Note, offer: MoveOptions) -> None:
        """Show a note beside what it is about."""
        self._note_on, self._note = offer, note
        text = to_language(Text(f"{self._controller.session.game.id}.{CHAPTER}", note.text))
        away = Button("away", QCoreApplication.translate("Coach", "Got it"), "Esc")
        title = QCoreApplication.translate("Coach", "New here")
        self.popover.show_content(PopoverContent(title, note.rule, "", "", "", text, (away,)))
        self._table.marks.highlight(note.point)
        places = [place for key in note.point if (place := self._table.table_scene.place_of(key)) is not None]
        scene = self._table.table_scene
        used = (scene.place_of(key) for key in self._table.surface.offered.drags)
        self._show(places, [place for place in used if place is not None])
        self._table.announce(without_markup(f"{title}. {text}"))

    def put_note_away(self) -> None:
        """Hide the note: it has been read, or its place is needed."""
        if self._note_on is not None:
            self._note_on = None
            self.popover.hide()
            self._table.marks.highlight([])

    def _lifted(self, key: object) -> None:
        """Hide the note when a piece is lifted: the player has read it."""
        if key is not None:
            self.put_note_away()

    # Second thoughts

    def _ask(self, second: SecondThought) -> None:
        """Ask beside the place of the move whether it is to be played all the same."""
        self.put_note_away()
        written = PopoverContent(
            QCoreApplication.translate("Coach", "The coach"),
            "",
            "",
            "",
            self._given_away(second),
            self._why(second),
            (
                Button("again", QCoreApplication.translate("Coach", "Think again"), "Esc", "accent"),
                Button("play", QCoreApplication.translate("Coach", "Play it"), "Enter"),
                Button("why", QCoreApplication.translate("Coach", "Show why"), named("hint"), "link"),
            ),
        )
        self.popover.show_content(written)
        gesture = self._asking.gesture()
        if gesture is not None and self._table.table_scene.resting is None:
            self._table.marks.preview(gesture)
            self._previewed = True
        self._show(places_of(self._table, gesture) if gesture is not None else [])
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        keys = QCoreApplication.translate("Coach", "Esc: think again. Enter: play it. {key}: show why.")
        keys = keys.format(key=named("hint"))
        self._table.announce(without_markup(f"{written.head}. {written.text} {keys}"), at_once=True)

    @staticmethod
    def _given_away(second: SecondThought) -> str:
        return QCoreApplication.translate(
            "Coach", "About %n point(s) less than the best move", None, max(round(second.lost), 1)
        )

    def _why(self, second: SecondThought) -> str:
        """Return what happens after the best move, else that it is an estimate."""
        c = self._controller
        happens = second.happens(c.viewer, c.session.game.seat_texts(c.session.setup))
        words = " ".join(map(to_language, happens))
        if not second.other.consequences:
            return words
        return QCoreApplication.translate("Coach", "With the best move: {happens}").format(happens=words)

    def _show(self, places: Sequence[QRectF], used: Sequence[QRectF] = ()) -> None:
        """Show the popover beside `places`, preferably over free space, and not over `used`."""
        self._clear = places, used
        self.popover.bring_back()
        self._place_popover()

    def _place_popover(self) -> None:
        layout, (places, used) = self._controller.playback.layout(), self._clear
        clear = [self._table.mapFromScene(place).boundingRect() for place in places]
        taken = lying(self._table, layout)
        near = clear[0] if clear else lower_corner(self._table)
        for place in clear:
            near = near.united(place)
        clear += [self._table.mapFromScene(place).boundingRect() for place in used]
        clear += self._strips()
        self.popover.lie(self._table.viewport().rect(), clear, near, taken)

    def _put_away(self) -> None:
        self.popover.hide()
        if self._previewed:
            self._previewed = False
            self._table.marks.preview(None)

    def _end(self) -> None:
        """Ask whether to keep the coach, after the first match that it joined without being switched on."""
        coach, settings = self._controller.session.coach, self._controller.settings
        if coach is None or coach.history.level in ("", OFF):
            return
        if settings.coach_known or settings.coach != OFF:
            return
        question, level = KeepCoachPrompt(), coach.history.level
        question.answered.connect(
            lambda stays: self.chosen.emit({"coach": level if stays else OFF, "coach_known": True})
        )
        self.question_posed.emit(question)

    # Answers

    def _do(self, name: str) -> None:
        """Handle a button of the popover."""
        if name == "play":
            self._asking.play_it()
        elif name == "why":
            self.show_why()
        elif name == "away":
            self.put_note_away()
        else:
            self._asking.think_again()

    def _dismiss(self) -> None:
        self._do("away" if self._note_on is not None else "again")

    def show_why(self) -> bool:
        """Show what would be better than the move in question, and why; True if there is such a move."""
        second = self._asking.second
        if second is None:
            return False
        self._asking.think_again()
        self.why_requested.emit(second.action)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the popover by Esc or Enter while the keyboard focus is on the table."""
        open_popover = self._note_on is not None or self._asking.second is not None
        if watched in (self._page, self._table) and isinstance(event, QKeyEvent) and open_popover:
            questioned = self._asking.second is not None
            mine = event.key() == Qt.Key.Key_Escape or (questioned and event.key() in _ENTER)
            if mine and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if mine and event.type() == QEvent.Type.KeyPress:
                if event.key() == Qt.Key.Key_Escape:
                    self._dismiss()
                else:
                    self._do("play")
                return True
        return False
