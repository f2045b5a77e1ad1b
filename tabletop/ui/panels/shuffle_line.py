"""One line at the result of a match in a room: whether the shuffle was nobody's choice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout
from shiboken6 import Shiboken

from tabletop.session.protocol import RoomConnection
from tabletop.session.trust import Verdict
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.layouts import add_layout

_SIGN = 16
"""Size of the sign at the beginning, in pixels at 100 %."""
_LOOKS = {
    True: ("tick", "won", "legal"),
    False: ("close", "refused", "refused"),
    None: ("clock", "strong", "text"),
}
"""The sign, the role of the sentence and the colour of the sign, by what is good."""


class ShuffleLine(QFrame):
    """Says what this program found out about the host; first that it is being checked."""

    moment_requested = Signal(int)
    """Emitted when the moment that was not true is to be shown (that moment)."""

    def __init__(self, room: RoomConnection) -> None:
        super().__init__()
        self._verdict: Verdict | None = None
        self._sign, self._words, self._how = QLabel(), QLabel(), QLabel()
        self._words.setWordWrap(True)
        self._how.setWordWrap(True)
        self._how.setProperty("role", "small")
        self._how.hide()
        self.link = QPushButton()
        self.link.setProperty("role", "link")
        self.link.clicked.connect(self._follow)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        row.addWidget(self.link)
        add_layout(column, row)
        column.addWidget(self._how)
        self._show(room.verdict)
        if room.verdict is None:
            room.ended.connect(self._find)

    @property
    def finding(self) -> str:
        """What it says."""
        return self._words.text()

    def _find(self, verdict: Verdict) -> None:
        """Show what was found out meanwhile, and say it."""
        if Shiboken.isValid(self) and self._verdict is None:
            self._show(verdict)
            tell_screen_reader(self, self.finding, at_once=False)

    def _show(self, verdict: Verdict | None) -> None:
        self._verdict = verdict
        sign, role, colour = _LOOKS[None if verdict is None else verdict.good]
        size = theme.scaled(_SIGN)
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(icons.sign_pixmap(sign, theme.colour(colour), size, ratio))
        self._words.setProperty("role", role)
        self._words.style().polish(self._words)
        words = self.tr("Checking the shuffle.") if verdict is None else to_language(verdict.text)
        self._words.setText(words)
        self.link.setVisible(verdict is not None)
        shows = verdict is not None and verdict.moment >= 0
        self.link.setText(self.tr("&Show it") if shows else self.tr("&How it is known"))

    def _follow(self) -> None:
        """Show the moment that was not true, or how it is known."""
        if self._verdict is not None and self._verdict.moment >= 0:
            self.moment_requested.emit(self._verdict.moment)
            return
        self._how.setText(
            self.tr(
                "The host has bound itself to a secret before your program gave a random number. Both have "
                "shuffled the match, together with the numbers of the others. At the end your program has "
                "played the whole match again and compared it with all that you were shown. It can't find "
                "out whether the host has looked at hidden cards."
            )
        )
        self._how.setVisible(self._how.isHidden())
        if self._how.isVisible():
            tell_screen_reader(self, self._how.text(), at_once=False)
