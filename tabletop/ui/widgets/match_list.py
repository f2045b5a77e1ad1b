"""Matches of the library in a list: the game, who played, how it ended, when; open it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.files.stored_match import StoredMatch
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import against, day, moment, signed_number, to_language
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import Spine
from tabletop.ui.widgets.headings import thin_line

HEIGHT = 37
LEAST = 48
"""So narrow may the game and the names become, which tell themselves whole in their tooltips."""
SHARE = 26
"""Percent of a row that the title of the game takes at most."""


def title_of(kept: StoredMatch) -> str:
    """What the game of a match is called; its id where this program does not have it."""
    return to_language(games.about(kept.game).title) if kept.game in games.GAMES else kept.game


def players_of(kept: StoredMatch) -> str:
    """Who played, in one line; nothing of a match that is damaged."""
    if kept.damaged:
        return ""
    return against(games.about(kept.game), kept.setup) if kept.game in games.GAMES else ""


def has_winner(kept: StoredMatch) -> bool:
    """Whether somebody wins such a match; yes where this program does not have the game."""
    return kept.game not in games.GAMES or games.about(kept.game).has_winner(kept.setup)


def in_words(kept: StoredMatch) -> str:
    """A match by its number, its game, its players and when it was played, to be told from the others."""
    number = number_of(kept.id)
    return ", ".join(filter(None, (title_of(kept), number, players_of(kept), moment(kept.touched))))


def is_found(kept: StoredMatch, words: str) -> bool:
    """Whether each of these words occurs in what a match is shown as, or in how a record writes it."""
    shown = " ".join(
        (in_words(kept), status_of(kept)[0], kept.game, *kept.setup.seats, kept.touched)
    ).casefold()
    return all(word in shown for word in words.casefold().split())


def number_of(match_id: int) -> str:
    """A match by its number in the library, which the command line uses, too."""
    return QCoreApplication.translate("MatchRow", "no. {n}").format(n=match_id)


def status_of(kept: StoredMatch) -> tuple[str, str]:
    """How it stands with a match, and the role of these words."""
    persons = [seat for seat, who in enumerate(kept.setup.seats) if who == PERSON]
    if kept.damaged:
        return QCoreApplication.translate("MatchRow", "Damaged"), "refused"
    if kept.practice:
        return QCoreApplication.translate("MatchRow", "Practice"), "quiet"
    if not kept.ended:
        return QCoreApplication.translate("MatchRow", "Under way"), "quiet"
    if not kept.scores or len(persons) != 1 or not has_winner(kept):
        return QCoreApplication.translate("MatchRow", "Finished"), "quiet"
    if kept.ranks[persons[0]] > 1:
        return QCoreApplication.translate("MatchRow", "Lost"), "refused"
    if kept.ranks.count(1) > 1:
        return QCoreApplication.translate("MatchRow", "Shared", "the victory"), "won"
    return QCoreApplication.translate("MatchRow", "Won"), "won"


def go_on(kept: StoredMatch) -> str:
    """What opening a match is called."""
    if kept.ended:
        return QCoreApplication.translate("MatchRow", "Replay")
    return QCoreApplication.translate("MatchRow", "Play on")


class MatchRow(QFrame):
    """One match of the library, in one line."""

    opened = Signal(int)

    def __init__(self, kept: StoredMatch) -> None:
        super().__init__()
        self.stored = kept
        self.setFixedHeight(theme.scaled(HEIGHT))
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 0, 10, 0)
        grid.setHorizontalSpacing(12)
        title = self._title = ElidedLabel(title_of(kept))
        title.setProperty("role", "strong")
        players = ElidedLabel(players_of(kept))
        players.setProperty("role", "quiet")
        when = QLabel(day(kept.touched))
        when.setProperty("role", "quiet")
        grid.addWidget(Spine(kept.game), 0, 0)
        players.setMinimumWidth(LEAST)
        grid.addWidget(title, 0, 1)
        grid.addWidget(players, 0, 2)
        grid.setColumnStretch(2, 1)
        self._add_result(grid)
        when.setMinimumWidth(96)
        grid.addWidget(when, 0, 6)
        open_ = QPushButton(go_on(kept))
        open_.setProperty("role", "link")
        open_.setAccessibleDescription(f"{title_of(kept)}, {players_of(kept)}")
        open_.clicked.connect(lambda: self.opened.emit(kept.id))
        open_.setMinimumWidth(96)
        grid.addWidget(open_, 0, 7)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All titles take the same room: what the longest needs, or their share of a narrow row."""
        super().resizeEvent(event)
        self._title.ensurePolished()
        letters = self._title.fontMetrics()
        widest = max(letters.horizontalAdvance(to_language(games.about(game).title)) for game in games.GAMES)
        self._title.setFixedWidth(max(min(widest + 4, self.width() * SHARE // 100), LEAST))

    def _add_result(self, grid: QGridLayout) -> None:
        kept = self.stored
        own, best = "", ""
        persons = [seat for seat, who in enumerate(kept.setup.seats) if who == PERSON]
        if kept.ended and kept.scores:
            shown = persons[0] if persons else 0
            others = [points for seat, points in enumerate(kept.scores) if seat != shown]
            own = signed_number(kept.scores[shown])
            if others and has_winner(kept):
                best = self.tr("to {points}").format(points=signed_number(max(others)))
        words, role = status_of(kept)
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
    """Rows of matches on a card, a line between them; `row` makes each."""

    def __init__(self, row: Callable[[StoredMatch], Row]) -> None:
        super().__init__()
        self.setObjectName("card")
        self._row, self.rows = row, list[Row]()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 1, 0)
        self._column.setSpacing(0)

    def show_matches(self, matches: list[StoredMatch], nothing: str) -> None:
        """Show these, or say why there are none."""
        self.rows = []
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for kept in matches:
            if self._column.count():
                self._column.addWidget(self._line())
            row = self._row(kept)
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
