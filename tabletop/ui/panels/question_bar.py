"""The bar with a question to all at the table of a room: who asks what, who has agreed, Yes and No."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy

from tabletop.session.protocol import RoomConnection
from tabletop.session.room_messages import Question
from tabletop.ui.keys import named
from tabletop.ui.style.i18n import join_names
from tabletop.ui.widgets.click_guard import CarefulButton, ClickGuard
from tabletop.ui.widgets.elided_label import ElidedLabel

_HEIGHT = 44
_END_MS = 8000
"""Milliseconds for which the end of a question stands in the bar."""


class QuestionBar(QFrame):
    """Stands below the prompt bar while something is asked, and for some seconds after it was declined.

    Args:
        room: The connection to the room; None for a match in this program, in which nothing is asked.
        own: The seat of this player.
        names: The names of all seats.
        announce: Says something to a screen reader.
    """

    left = Signal()
    """Emitted when the bar goes while it has the keyboard focus."""

    def __init__(
        self,
        room: RoomConnection | None,
        own: int,
        names: Sequence[str],
        announce: Callable[..., object],
    ) -> None:
        super().__init__()
        self.setObjectName("question")
        self.setMinimumHeight(_HEIGHT)
        self._room, self._own, self._names, self._announce = room, own, names, announce
        self._fresh = ClickGuard()
        self._shown: Question | None = None
        self.words, self.answers = ElidedLabel(), ElidedLabel()
        self.words.setProperty("role", "strong")
        self.answers.setProperty("role", "quiet")
        self.answers.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # elided first
        self.yes, self.no = CarefulButton("", self._fresh), CarefulButton("", self._fresh)
        self.withdraw = QPushButton()
        self.yes.clicked.connect(lambda: self._answer(yes=True))
        self.no.clicked.connect(lambda: self._answer(yes=False))
        self.withdraw.clicked.connect(lambda: self._answer(yes=False))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.setSpacing(8)
        row.addWidget(self.words)
        row.addWidget(self.answers, 1)
        for button in (self.yes, self.no, self.withdraw):
            row.addWidget(button)
        self._end = QTimer(self, singleShot=True, interval=_END_MS)
        self._end.timeout.connect(self._put_away)
        self._label()
        self.hide()
        if room is not None:
            room.questions.declined.connect(self._show_end)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._label()
            self._shown = None
            self.follow_room()

    def stop_listening(self) -> None:
        """Listen to the room no more."""
        self._end.stop()
        if self._room is not None:
            self._room.questions.declined.disconnect(self._show_end)

    def follow_room(self) -> None:
        """Show the present question, or none."""
        questions = None if self._room is None else self._room.questions
        question = None if questions is None else questions.present
        if questions is None or question is None:
            if not self._end.isActive():
                self._put_away()
            self._shown = None
            return
        if question == self._shown:
            return
        first, mine = self._shown is None, questions.waits_for_me
        if first:
            self._fresh.begin()
        self._shown = question
        self._end.stop()
        self.words.tell(self._question(question))
        self.answers.tell(self._answers(question))
        self.yes.setVisible(mine)
        self.no.setVisible(mine)
        self.withdraw.setVisible(question.seat == self._own)
        self.setAccessibleName(f"{self.words.accessibleName()} {self.answers.accessibleName()}")
        self.show()
        if first and mine:
            words = self.tr("{question} {key} leads to the answer.")
            self._announce(words.format(question=self.accessibleName(), key=named("part")), at_once=True)
        else:
            self._announce(self.accessibleName() if first else self.answers.accessibleName())

    def _label(self) -> None:
        self.yes.setText(self.tr("&Yes"))
        self.no.setText(self.tr("&No"))
        self.withdraw.setText(self.tr("&Don't ask"))

    def _question(self, question: Question) -> str:
        own = question.seat == self._own
        if question.what == "back":
            if own:
                return self.tr("May you undo your last move?")
            return self.tr("May {name} undo their last move?").format(name=self._named(question.seat))
        if question.what == "practice":
            return self.tr("Make this a practice match, in which everything can be undone?")
        if question.what == "free" and question.level:
            words = self.tr("Give the seat of {name} to the computer for good?")
        elif question.what == "free":
            words = self.tr("Free the seat of {name} for somebody else?")
        else:
            words = self.tr("Let the computer play for {name} until {name} is back?")
        return words.format(name=self._named(question.away))

    def _answers(self, question: Question) -> str:
        """Return who asks, who has agreed, and who has not answered yet."""
        you = self.tr("you")
        parts = []
        if question.seat == self._own:
            parts.append(self.tr("You ask."))
        else:
            parts.append(self.tr("{name} asks.").format(name=self._named(question.seat)))
        for seats, words in (
            (question.agreed, self.tr("Yes: {names}.")),
            (question.missing, self.tr("Not yet: {names}.")),
        ):
            if seats:
                named = [you if seat == self._own else self._named(seat) for seat in seats]
                parts.append(words.format(names=join_names(named)))
        return " ".join(parts)

    def _named(self, seat: int) -> str:
        return self._names[seat] if 0 <= seat < len(self._names) else "?"

    def _show_end(self, seat: int) -> None:
        """Say for some seconds that a question was declined, and by whom."""
        question = None if self._room is None else self._room.questions.present
        if question is None:
            return
        if seat == question.seat:
            words = self.tr("It is asked no more.")
        elif seat >= 0:
            words = self.tr("{name} has said no.").format(name=self._named(seat))
        else:
            words = self.tr("The question is settled: the match has gone on.")
        self._shown = None
        self.words.tell(words)
        self.answers.tell("")
        for button in (self.yes, self.no, self.withdraw):
            button.hide()
        self.setAccessibleName(words)
        self.show()
        self._end.start()
        self._announce(words)

    def _put_away(self) -> None:
        focused = self.isAncestorOf(self.window().focusWidget() or self.window())
        self.hide()
        if focused:
            self.left.emit()

    def _answer(self, *, yes: bool) -> None:
        if self._room is not None:
            self._room.questions.give_answer(yes=yes)
