"""The page of statistics: matches, wins by game and opponent, best and mean scores, durations."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from tabletop import games
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS
from tabletop.engine.text import Text
from tabletop.files.statistics import Statistics as Told
from tabletop.files.statistics import Tally
from tabletop.session.achievements import Achievement, read_marks
from tabletop.session.match_store import MatchStore
from tabletop.session.tallies import Tallies, read_tallies
from tabletop.ui.play.achievement_text import lines
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import rounded, signed_number, tenths, to_language, who
from tabletop.ui.widgets.achievement_row import MarkList
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.game_shelf import Spine
from tabletop.ui.widgets.header import PAGE_WIDTH
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.soon import soon

_FIGURES = 56
"""Minimum width of a column of figures, so that the columns of all tables are aligned."""


class Statistics(QWidget):
    """The page of statistics, with a table for each game that has a finished match."""

    def __init__(self, shelf: MatchStore) -> None:
        super().__init__()
        self.setObjectName("page")
        self._shelf = shelf
        self._cards: dict[str, QFrame] = {}
        """The cards, by game id."""
        self._verdicts: dict[int, Text] = {}
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setMaximumWidth(PAGE_WIDTH)
        centred(self._scroll, self, above=8)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        if self.isVisible():
            self.refresh()

    def open_page(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Build the page from the present library; until that is read, it says so."""
        self._build(None, {})
        self._shelf.read_later(read_tallies, self._show_read)

    def _show_read(self, read: Tallies) -> None:
        read_marks(self._shelf, games.GAMES, lambda marks: self._show_marks(read, marks))

    def _show_marks(self, read: Tallies, marks: dict[str, tuple[Achievement, ...]]) -> None:
        if Shiboken.isValid(self):
            self._build(read, marks)

    def _build(self, read: Tallies | None, marks: dict[str, tuple[Achievement, ...]]) -> None:
        self._scroll.setAccessibleName(QCoreApplication.translate("Header", "Statistics"))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 6, 10, 24)  # within the frame of the keyboard focus
        column.setSpacing(14)
        title = QLabel(self.tr("Statistics"))
        title.setProperty("role", "heading")
        column.addWidget(title)
        self._cards = {}
        if read is not None:
            self._verdicts = read.verdicts
            self._fill(read.statistics, marks, column)
        else:
            column.addWidget(QLabel(self.tr("Counting…")))
        column.addStretch(1)
        self._scroll.setWidget(inner)

    def _fill(self, statistics: Told, marks: dict[str, tuple[Achievement, ...]], column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(20)
        for number, words in (
            (statistics.matches, self.tr("matches started")),
            (statistics.ended, self.tr("finished")),
            (statistics.practice, self.tr("practice")),
        ):
            row.addWidget(self._figure(str(number), words))
        row.addStretch(1)
        add_layout(column, row)
        had = {game for game, some in marks.items() if any(mark.earned for mark in some)}
        for game in sorted({tally.game for tally in statistics.tallies} | had, key=_place):
            tallies = [tally for tally in statistics.tallies if tally.game == game]
            self._cards[game] = card = self._card(game, tallies, marks.get(game, ()))
            column.addWidget(card)
        if not self._cards:
            nothing = QLabel(self.tr("Finish a match to see your results here."))
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

    def show_results_of(self, game: str) -> None:
        """Scroll to the card of a game, and give the page the keyboard focus."""
        if (card := self._cards.get(game)) is not None:
            self._scroll.setFocus(Qt.FocusReason.OtherFocusReason)
            soon(card, lambda: self._scroll.ensureWidgetVisible(card, 0, self.height()))

    def _marks(self, game: str, marks: tuple[Achievement, ...]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(8)
        column.addWidget(thin_line())
        earned = sum(mark.earned for mark in marks)
        head = QLabel(self.tr("Achievements: {earned} of {all}").format(earned=earned, all=len(marks)))
        head.setProperty("role", "strong")
        column.addWidget(head)
        column.addWidget(MarkList(lines(game, marks)))
        return column

    def _card(self, game: str, tallies: list[Tally], marks: tuple[Achievement, ...]) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 14, 20, 14)
        add_layout(column, self._table(game, tallies))
        if marks:
            add_layout(column, self._marks(game, marks))
        return card

    def _table(self, game: str, tallies: list[Tally]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for column in range(2, 7):
            grid.setColumnMinimumWidth(column, theme.scaled(_FIGURES))
        grid.addWidget(Spine(game), 0, 0)
        known = game in games.GAMES
        title = QLabel(to_language(games.about(game).title) if known else game)
        title.setProperty("role", "heading")
        grid.addWidget(title, 0, 1)
        heads = (self.tr("Matches"), self.tr("Won"), self.tr("Best"), self.tr("Average"), self.tr("Moves"))
        for column, words in enumerate(heads if tallies else (), 2):
            head = QLabel(words)
            head.setProperty("role", "small")
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        tallies = sorted(tallies, key=lambda tally: _level(game, tally.who)) if known else tallies
        for row, tally in zip(count(1, 2), tallies, strict=False):
            name = who(games.about(game), tally.who) if tally.who and known else tally.who
            label = QLabel(name or self.tr("All matches"))
            if not tally.who:
                label.setProperty("role", "strong")
            grid.addWidget(label, row, 1)
            for column, words in enumerate(self._figures(tally), 2):
                grid.addWidget(QLabel(words), row, column, Qt.AlignmentFlag.AlignRight)
            if tally.who and tally.unwon and known and (words := self._verdict(tally)):
                verdict = QLabel(self.tr("Best match: {verdict}").format(verdict=words))
                verdict.setProperty("role", "quiet")
                verdict.setWordWrap(True)
                grid.addWidget(verdict, row + 1, 1, 1, 6)
        return grid

    def _verdict(self, tally: Tally) -> str:
        """Return the game's verdict on the best match; "" if that cannot be replayed."""
        verdict = self._verdicts.get(tally.best_match)
        return to_language(verdict) if verdict is not None else ""

    def _figures(self, tally: Tally) -> tuple[str, ...]:
        won = self.tr("{won} of {all}").format(won=tally.won, all=tally.alone) if tally.alone else "–"
        best = "–" if tally.best is None else signed_number(tally.best)
        mean = "–" if tally.mean is None else tenths(tally.mean)
        return str(tally.matches), won, best, mean, rounded(tally.actions) if tally.actions else "–"


def _place(game: str) -> tuple[int, str]:
    """Sort key of a game: installed games in their usual order, then all others by id."""
    return games.GAMES.index(game) if game in games.GAMES else len(games.GAMES), game


def _level(game: str, who: str) -> int:
    """Sort key of an opponent: all matches first, then automata and bots, each by ascending level."""
    levels = [f"{automa.id}:{level}" for automa in games.about(game).automata for level in automa.levels]
    order = ["", *levels, *BOT_LEVELS]
    plain = plain_seat(who)
    return order.index(plain) if plain in order else len(order)
