"""A list of matches of the library: game, players, result, date, and a button to open each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop import games
from tabletop.files.stored_match import StoredMatch
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import against, day, moment, signed_number, to_language
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import Spine
from tabletop.ui.widgets.headings import thin_line

HEIGHT = 37
_LEAST = 48
"""Minimum width of title and names, in pixels; their tooltips show them whole."""
_SHARE = 26
"""Maximum width of the title, in percent of the row."""


def match_title(stored: StoredMatch) -> str:
    """Return the title of a match's game; the game's id if it is not installed."""
    return to_language(games.about(stored.game).title) if stored.game in games.GAMES else stored.game


def players_of(stored: StoredMatch) -> str:
    """Return the players in one line; "" for a damaged match or a game not installed."""
    if stored.damaged:
        return ""
    return against(games.about(stored.game), stored.setup) if stored.game in games.GAMES else ""


def has_winner(stored: StoredMatch) -> bool:
    """Return True if the match has a winner, or if its game is not installed."""
    return stored.game not in games.GAMES or games.about(stored.game).has_winner(stored.setup)


def in_words(stored: StoredMatch) -> str:
    """Return a match in words: game, number, players and time."""
    number = number_of(stored.id)
    return ", ".join(filter(None, (match_title(stored), number, players_of(stored), moment(stored.touched))))


def is_found(stored: StoredMatch, words: str) -> bool:
    """Return True if each of these words occurs in the texts of a match or in its record values."""
    shown = " ".join(
        (in_words(stored), status_of(stored)[0], stored.game, *stored.setup.seats, stored.touched)
    ).casefold()
    return all(word in shown for word in words.casefold().split())


def number_of(match_id: int) -> str:
    """Return the number of a match in the library in words; the command line uses the same number."""
    return QCoreApplication.translate("MatchRow", "no. {n}").format(n=match_id)


def status_of(stored: StoredMatch) -> tuple[str, str]:
    """Return the status of a match in words, and the style role of these words."""
    persons = stored.own_seats
    if stored.damaged:
        return QCoreApplication.translate("MatchRow", "Damaged"), "refused"
    if stored.practice:
        return QCoreApplication.translate("MatchRow", "Practice"), "quiet"
    if stored.given_up:
        return QCoreApplication.translate("MatchRow", "Given up"), "refused"
    if not stored.ended:
        return QCoreApplication.translate("MatchRow", "Under way"), "quiet"
    if not stored.scores or len(persons) != 1 or not has_winner(stored):
        return QCoreApplication.translate("MatchRow", "Finished"), "quiet"
    if stored.ranks[persons[0]] > 1:
        return QCoreApplication.translate("MatchRow", "Lost"), "refused"
    if stored.ranks.count(1) > 1:
        return QCoreApplication.translate("MatchRow", "Shared", "the victory"), "won"
    return QCoreApplication.translate("MatchRow", "Won"), "won"


def resume_label(stored: StoredMatch) -> str:
    """Return the label of the button that opens a match."""
    if stored.ended:
        return QCoreApplication.translate("MatchRow", "Replay")
    return QCoreApplication.translate("MatchRow", "Play on")


class DatedCard(QFrame):
    """A card or row that shows how long ago its match was played."""

    def show_time(self) -> None:
        """Show how long ago that was, as it is now."""
        raise NotImplementedError


class MatchRow(DatedCard):
    """One match of the library, in one line."""

    opened = Signal(int)
    """Emitted when the match is to be opened (its id in the library)."""

    def __init__(self, stored: StoredMatch) -> None:
        super().__init__()
        self.stored = stored
        self.setFixedHeight(theme.scaled(HEIGHT))
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 0, 10, 0)
        grid.setHorizontalSpacing(12)
        title = self._title = ElidedLabel(match_title(stored))
        title.setProperty("role", "strong")
        players = ElidedLabel(players_of(stored))
        players.setProperty("role", "quiet")
        when = self._when = QLabel(day(stored.touched))
        when.setProperty("role", "quiet")
        grid.addWidget(Spine(stored.game), 0, 0)
        players.setMinimumWidth(_LEAST)
        grid.addWidget(title, 0, 1)
        grid.addWidget(players, 0, 2)
        grid.setColumnStretch(2, 1)
        self._add_result(grid)
        when.setMinimumWidth(96)
        grid.addWidget(when, 0, 6)
        open_ = QPushButton(resume_label(stored))
        open_.setProperty("role", "link")
        open_.setAccessibleDescription(f"{match_title(stored)}, {players_of(stored)}")
        open_.clicked.connect(lambda: self.opened.emit(stored.id))
        open_.setMinimumWidth(96)
        grid.addWidget(open_, 0, 7)

    def show_time(self) -> None:
        """Show the day again."""
        self._when.setText(day(self.stored.touched))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the titles of all rows the same width: that of the longest, or SHARE of a narrow row."""
        super().resizeEvent(event)
        self._title.ensurePolished()
        letters = self._title.fontMetrics()
        widest = max(letters.horizontalAdvance(to_language(games.about(game).title)) for game in games.GAMES)
        self._title.setFixedWidth(max(min(widest + 4, self.width() * _SHARE // 100), _LEAST))

    def _add_result(self, grid: QGridLayout) -> None:
        stored = self.stored
        own, best = "", ""
        persons = stored.own_seats
        if stored.ended and stored.scores:
            shown = persons[0] if persons else 0
            others = [points for seat, points in enumerate(stored.scores) if seat != shown]
            own = signed_number(stored.scores[shown])
            if others and has_winner(stored):
                best = self.tr("to {points}").format(points=signed_number(max(others)))
        words, role = status_of(stored)
        result, points, to = QLabel(words), QLabel(own), QLabel(best)
        result.setProperty("role", role)
        result.setMinimumWidth(theme.scaled(74))
        points.setProperty("role", "number")
        points.setMinimumWidth(44)
        points.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing)
        to.setProperty("role", "quiet")
        to.setMinimumWidth(56)
        for column, label in ((3, result), (4, points), (5, to)):
            grid.addWidget(label, 0, column)


Row = TypeVar("Row", bound=QWidget)


class MatchRows(QFrame, Generic[Row]):
    """Rows of matches on a card, with lines between them; `row` creates each."""

    def __init__(self, row: Callable[[StoredMatch], Row]) -> None:
        super().__init__()
        self.setObjectName("card")
        self._row, self.rows = row, list[Row]()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 1, 0)
        self._column.setSpacing(0)

    def show_matches(self, matches: list[StoredMatch], nothing: str) -> None:
        """Show these matches, or the text `nothing` if there are none."""
        self.rows = []
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for stored in matches:
            if self._column.count():
                self._column.addWidget(self._line())
            row = self._row(stored)
            self.rows.append(row)
            self._column.addWidget(row)
        if not matches:
            label = QLabel(nothing)
            label.setProperty("role", "quiet")
            label.setWordWrap(True)
            label.setContentsMargins(16, 14, 16, 14)
            self._column.addWidget(label)

    def _line(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(14, 0, 14, 0)
        column.addWidget(thin_line())
        return holder
