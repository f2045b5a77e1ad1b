"""What the coach says on the table: a second thought about a move that is about to be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from tabletop.opponents.coaching import OFF
from tabletop.session.coach import SecondThought
from tabletop.ui.panels.coach_paper import CoachPaper
from tabletop.ui.panels.coach_stays import CoachStays
from tabletop.ui.panels.free_cloth import lying
from tabletop.ui.panels.lesson_paper import Button, Written, plain
from tabletop.ui.play.pointing import places_of
from tabletop.ui.style.i18n import say

if TYPE_CHECKING:
    from tabletop.ui.pages.match import MatchPage

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Coaching(QObject):
    """Lays the coach's papers on the table of a match, one at a time, and hears the answers."""

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page, self._table = page, page.table
        self._asking = page.controller.think_again
        self.paper = CoachPaper(page.table.viewport())
        self.paper.asked.connect(self._do)
        self.paper.dismissed.connect(self._asking.think_again)
        self.paper.rule_asked.connect(page.show_rule)
        self._asking.asked.connect(self._ask)
        self._asking.over.connect(self._put_away)
        self._previewed = False
        page.controller.ended.connect(lambda: QTimer.singleShot(0, self._end))  # the card is laid first
        page.table.installEventFilter(self)

    def retranslate(self) -> None:
        """What was said in another language is over."""
        self._asking.think_again()

    def _ask(self, second: SecondThought) -> None:
        """Ask whether the move is to be made all the same, beside its place."""
        written = Written(
            QCoreApplication.translate("Coach", "The coach"),
            second.reason.rule if second.reason is not None else "",
            "",
            "",
            self._given_away(second),
            self._why(second),
            (
                Button("again", QCoreApplication.translate("Coach", "Think again"), "Esc", "accent"),
                Button("play", QCoreApplication.translate("Coach", "Play it"), "Enter"),
                Button("why", QCoreApplication.translate("Coach", "Show why"), "H", "link"),
            ),
        )
        self.paper.write(written)
        gesture = self._asking.gesture()
        if gesture is not None and self._table.table_scene.resting is None:
            self._table.preview(gesture)
            self._previewed = True
        self.paper.show()
        self.paper.raise_()
        self._lay()
        keys = QCoreApplication.translate("Coach", "Esc: think again. Enter: play it. H: show why.")
        self._table.announce(plain(f"{written.head}. {written.text} {keys}"), at_once=True)

    @staticmethod
    def _given_away(second: SecondThought) -> str:
        return QCoreApplication.translate(
            "Coach", "About %n point(s) less than the best move", None, max(round(second.lost), 1)
        )

    @staticmethod
    def _why(second: SecondThought) -> str:
        if second.reason is None:
            return QCoreApplication.translate("Coach", "It costs more in the turns that follow.")
        words = QCoreApplication.translate("Coach", "Above all: {reason}.")
        return words.format(reason=say(second.reason.title))

    def _lay(self) -> None:
        """Beside the piece that waits and its place, rather on bare cloth."""
        gesture, layout = self._asking.gesture(), self._page.playback.layout()
        places = places_of(self._table, gesture) if gesture is not None else []
        clear = [self._table.mapFromScene(place).boundingRect() for place in places]
        near = clear[0] if clear else QRect()
        for place in clear:
            near = near.united(place)
        self.paper.lie(self._table.viewport().rect(), clear, near, lying(self._table, layout))

    def _put_away(self) -> None:
        self.paper.hide()
        if self._previewed:
            self._previewed = False
            self._table.preview(None)

    def _end(self) -> None:
        """After the first match that the coach was in without being called, ask whether it is to stay."""
        page = self._page
        coach, settings = page.session.coach, page.controller.settings
        if coach is None or page.ending is None or coach.told.level in ("", OFF):
            return
        if settings.coach_known or settings.coach != OFF:
            return
        question, level = CoachStays(), coach.told.level
        question.answered.connect(
            lambda stays: page.chosen.emit({"coach": level if stays else OFF, "coach_known": True})
        )
        page.ending.add_first(question)

    # Answers

    def _do(self, name: str) -> None:
        """A button of the paper was pressed."""
        if name == "play":
            self._asking.play_it()
        elif name == "why":
            self.show_why()
        else:
            self._asking.think_again()

    def show_why(self) -> bool:
        """Tell what would be better than the move that is asked about, and why; whether there is one."""
        second = self._asking.second
        if second is None:
            return False
        self._asking.think_again()
        self._page.hints.why_not(second.action)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc and Enter at the table answer what is asked."""
        if watched is self._table and isinstance(event, QKeyEvent) and self._asking.second is not None:
            mine = event.key() == Qt.Key.Key_Escape or event.key() in ENTER
            if mine and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if mine and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._do("again" if event.key() == Qt.Key.Key_Escape else "play")
                return True
        return False
