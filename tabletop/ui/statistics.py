"""The page of statistics: matches, wins by game and opponent, best and mean scores, length."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop import games
from tabletop.files.library import LibraryError
from tabletop.files.statistics import Statistics as Told
from tabletop.files.statistics import Tally, statistics
from tabletop.ui.boxes import Spine
from tabletop.ui.header import WIDTH
from tabletop.ui.keeper import Shelf
from tabletop.ui.words import say, who


class Statistics(QWidget):
    """A table for each game of which a match has ended."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.setObjectName("page")
        self._shelf = shelf
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 8, 32, 0)
        outer.addStretch(1)
        outer.addWidget(self._scroll, 1000)
        self._scroll.setMaximumWidth(WIDTH)
        outer.addStretch(1)

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show what the library tells now."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 24)
        column.setSpacing(14)
        title = QLabel(self.tr("Statistics"))
        title.setProperty("role", "heading")
        column.addWidget(title)
        try:
            self._fill(statistics(self._shelf.library), column)
        except LibraryError as error:
            column.addWidget(QLabel(say(error.text)))
        column.addStretch(1)
        self._scroll.setWidget(inner)

    def _fill(self, told: Told, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(20)
        for number, words in (
            (told.matches, self.tr("matches begun")),
            (told.ended, self.tr("played to the end")),
            (told.practice, self.tr("for practice")),
        ):
            row.addWidget(self._figure(str(number), words))
        row.addStretch(1)
        column.addLayout(row)
        for game in dict.fromkeys(tally.game for tally in told.tallies):
            column.addWidget(self._table(game, [tally for tally in told.tallies if tally.game == game]))
        if not told.tallies:
            nothing = QLabel(self.tr("Play a match to its end, and what you have reached is shown here."))
            nothing.setProperty("role", "quiet")
            column.addWidget(nothing)

    def _figure(self, number: str, words: str) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 10, 28, 12)
        column.setSpacing(0)
        big, label = QLabel(number), QLabel(words)
        big.setProperty("role", "title")
        label.setProperty("role", "quiet")
        column.addWidget(big)
        column.addWidget(label)
        return card

    def _table(self, game: str, tallies: list[Tally]) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        grid = QGridLayout(card)
        grid.setContentsMargins(20, 14, 20, 14)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Spine(game), 0, 0)
        known = game in games.GAMES
        title = QLabel(say(games.about(game).title) if known else game)
        title.setProperty("role", "heading")
        grid.addWidget(title, 0, 1)
        heads = (self.tr("Matches"), self.tr("Won"), self.tr("Best"), self.tr("Mean"), self.tr("Actions"))
        for column, words in enumerate(heads, 2):
            head = QLabel(words)
            head.setProperty("role", "small")
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        for row, tally in enumerate(tallies, 1):
            name = who(games.about(game), tally.who) if tally.who and known else tally.who
            label = QLabel(name or self.tr("All matches"))
            if not tally.who:
                label.setProperty("role", "strong")
            grid.addWidget(label, row, 1)
            for column, words in enumerate(self._figures(tally), 2):
                grid.addWidget(QLabel(words), row, column, Qt.AlignmentFlag.AlignRight)
        return card

    def _figures(self, tally: Tally) -> tuple[str, ...]:
        won = self.tr("{won} of {all}").format(won=tally.won, all=tally.alone) if tally.alone else "–"
        best = "–" if tally.best is None else str(tally.best)
        mean = "–" if tally.mean is None else f"{tally.mean:.1f}"
        return str(tally.matches), won, best, mean, f"{tally.actions:.0f}"
