"""Matches of the library in a list: the game, who played, how it ended, when; open it, remove it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.files.kept import Kept
from tabletop.ui import theme
from tabletop.ui.boxes import Spine
from tabletop.ui.short import Short
from tabletop.ui.words import against, day, say

HEIGHT = 37
LEAST = 48
"""So narrow may the game and the names become, which tell themselves whole in their tooltips."""


def title_of(kept: Kept) -> str:
    """What the game of a match is called; its id where this program does not have it."""
    return say(games.about(kept.game).title) if kept.game in games.GAMES else kept.game


def players_of(kept: Kept) -> str:
    """Who played, in one line; nothing of a match that is damaged."""
    if kept.damaged:
        return ""
    return against(games.about(kept.game), kept.setup) if kept.game in games.GAMES else ""


def has_winner(kept: Kept) -> bool:
    """Whether somebody wins such a match; yes where this program does not have the game."""
    return kept.game not in games.GAMES or games.about(kept.game).has_winner(kept.setup)


def in_words(kept: Kept) -> str:
    """A match by its game, its players and its day, to be told from the others."""
    return ", ".join(filter(None, (title_of(kept), players_of(kept), day(kept.touched))))


class MatchRow(QFrame):
    """One match of the library."""

    opened = Signal(int)
    forgotten = Signal(int)

    def __init__(self, kept: Kept, *, removable: bool = False) -> None:
        super().__init__()
        self.kept = kept
        self.setFixedHeight(theme.scaled(HEIGHT))
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 0, 10, 0)
        grid.setHorizontalSpacing(12)
        title = Short(title_of(kept))
        title.setProperty("role", "strong")
        players = Short(players_of(kept))
        players.setProperty("role", "quiet")
        when = QLabel(day(kept.touched))
        when.setProperty("role", "quiet")
        grid.addWidget(Spine(kept.game), 0, 0)
        for column, (label, width) in enumerate(((title, 90), (players, 260)), 1):
            label.setMinimumWidth(LEAST)
            grid.addWidget(label, 0, column)
            grid.setColumnStretch(column, width)
        self._add_result(grid)
        when.setMinimumWidth(96)
        grid.addWidget(when, 0, 6)
        open_ = QPushButton(self.tr("Replay") if kept.ended else self.tr("Play on"))
        open_.setProperty("role", "link")
        open_.setAccessibleDescription(f"{title_of(kept)}, {players_of(kept)}")
        open_.clicked.connect(lambda: self.opened.emit(kept.id))
        open_.setMinimumWidth(96)
        grid.addWidget(open_, 0, 7)
        if removable:
            remove = QPushButton(self.tr("Remove"))
            remove.setProperty("role", "link")
            remove.setAccessibleDescription(open_.accessibleDescription())
            remove.clicked.connect(lambda: self.forgotten.emit(kept.id))
            grid.addWidget(remove, 0, 8)

    def _add_result(self, grid: QGridLayout) -> None:
        kept = self.kept
        words, role, own, best = self.tr("Open"), "strong", "", ""
        persons = [seat for seat, who in enumerate(kept.setup.seats) if who == PERSON]
        if kept.ended and kept.scores:
            shown = persons[0] if persons else 0
            others = [points for seat, points in enumerate(kept.scores) if seat != shown]
            own = str(kept.scores[shown])
            if not has_winner(kept):
                others, persons = [], []
            best = self.tr("to {points}").format(points=max(others)) if others else ""
            if len(persons) == 1:
                won = kept.ranks[shown] == 1
                words, role = (self.tr("Won"), "won") if won else (self.tr("Lost"), "refused")
            else:
                words, role = self.tr("Finished"), "strong"
        elif kept.ended:
            words, role = self.tr("Finished"), "strong"
        if kept.damaged:
            words, role = self.tr("Damaged"), "refused"
        elif kept.practice:
            words, role = self.tr("Practice"), "quiet"
        result, points, to = QLabel(words), QLabel(own), QLabel(best)
        result.setProperty("role", role)
        result.setMinimumWidth(64)
        points.setProperty("role", "number")
        points.setMinimumWidth(44)
        points.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing)
        to.setProperty("role", "quiet")
        to.setMinimumWidth(56)
        for column, label in ((3, result), (4, points), (5, to)):
            grid.addWidget(label, 0, column)


class MatchRows(QFrame):
    """Rows of matches on a card, a line between them."""

    opened = Signal(int)
    forgotten = Signal(int)

    def __init__(self, *, removable: bool = False) -> None:
        super().__init__()
        self.setObjectName("card")
        self._removable = removable
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 1, 0)
        self._column.setSpacing(0)

    def show_matches(self, matches: list[Kept], nothing: str) -> None:
        """Show these, or say why there are none."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for kept in matches:
            if self._column.count():
                self._column.addWidget(self._line())
            row = MatchRow(kept, removable=self._removable)
            row.opened.connect(self.opened)
            row.forgotten.connect(self.forgotten)
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
        line = QFrame()
        line.setObjectName("rule")
        line.setFixedHeight(1)
        column.addWidget(line)
        return holder
