"""The live score: each seat's points by category, each category with a link to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.art.bust_parts import Mood
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.points import Points
from tabletop.engine.rules import State
from tabletop.session.views import EVERYBODY
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import (
    bounded_number,
    by_name,
    player_names,
    spoken_names,
    spoken_number,
    to_language,
)
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.elided_label import WrappedButton
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.portrait import SeatPortrait, bust_of


def categories(game: AnyGame, state: State) -> list[tuple[Points, list[Points | None]]]:
    """Each category of any seat, with the points of every seat (None: the seat has no such category)."""
    seats = [game.score(state, seat) for seat in range(len(game.ranks(state)))]
    order = list(dict.fromkeys(p.category for points in seats for p in points))
    by_seat = [{p.category: p for p in points} for points in seats]
    rows = [[points.get(category) for points in by_seat] for category in order]
    return [(next(p for p in row if p is not None), row) for row in rows]


_HEAD = 5, 0, 0, 0
"""Margins of a label at the head of a row, as wide as the border and the padding of a link there."""
_CATEGORY = 110
"""Width of a category next to wide columns, in pixels at 100 %."""
_SIDE_BY_SIDE = 2
"""Maximum number of seats for which the final scores explain each category in words."""


class ScoreTable(QWidget):
    """One row for each category, one column for each scoring seat, and the totals.

    The totals are below the categories, or above them if it is `wide`: there a long table scrolls.
    `listener`: the seat whom screen readers call "You"; -1 for nobody.
    """

    rule_requested = Signal(str)
    """Emitted when a category is clicked (its rule's number)."""

    def __init__(
        self, game: AnyGame, setup: Setup, state: State, *, wide: bool = False, listener: int = EVERYBODY
    ) -> None:
        super().__init__()
        self._wide = wide
        self._names = player_names(game, setup)
        self._spoken = spoken_names(self._names, listener)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24 if wide else 16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        totals, scored = game.totals(state), game.scoring_seats(state)
        for seat in scored:
            self._head(grid, seat, setup.seats[seat], glad=wide and game.ranks(state)[seat] == 1)
        rows = categories(game, state)
        for at, (points, row) in enumerate(rows, 3 if wide else 1):
            self._row(grid, at, points, row, scored)
        line, at = (2, 1) if wide else (len(rows) + 1, len(rows) + 2)
        grid.addWidget(thin_line(), line, 0, 1, len(setup.seats) + 1)
        total = QLabel(self.tr("Total if it ended now") if state.flow else self.tr("Total"))
        total.setWordWrap(True)
        total.setProperty("role", "strong")
        total.setContentsMargins(*_HEAD)
        grid.addWidget(total, at, 0)
        for seat in scored:
            number = QLabel(bounded_number(totals[seat]))
            number.setProperty("role", "number")
            number.setAccessibleName(f"{self._spoken[seat]}: {spoken_number(totals[seat])}")
            grid.addWidget(number, at, seat + 1, Qt.AlignmentFlag.AlignRight)

    def _head(self, grid: QGridLayout, seat: int, who: str, *, glad: bool) -> None:
        """Add the sign and the name of a seat; at the end the face of the cast, glad if it is first."""
        automa = who != PERSON
        if not self._wide:
            mark = icons.Mark(seat, 14, automa=automa)
            mark.setToolTip(self._names[seat])
            mark.setAccessibleName(self._names[seat])
            grid.addWidget(mark, 0, seat + 1, Qt.AlignmentFlag.AlignRight)
            return
        name = QLabel(self._names[seat])
        name.setProperty("role", "strong")
        place = QVBoxLayout()
        place.addStretch()  # so that all names stand on one line
        sign: QWidget = icons.Mark(seat, 16, automa=automa)
        if bust := bust_of(who):
            sign = SeatPortrait(bust, seat, Mood.GLAD if glad else Mood.BEATEN)
        place.addWidget(sign, 0, Qt.AlignmentFlag.AlignRight)
        place.addWidget(name, 0, Qt.AlignmentFlag.AlignRight)
        add_layout(grid, place, 0, seat + 1)

    def _row(
        self, grid: QGridLayout, at: int, points: Points, row: list[Points | None], scored: Sequence[int]
    ) -> None:
        words = to_language(points.category)
        values = [(seat, own) for seat in scored if (own := row[seat]) is not None]
        spoken = "; ".join(by_name(spoken_number(own), self._spoken[seat]) for seat, own in values)
        grid.addWidget(self._head_of(words, points.rule, spoken), at, 0, Qt.AlignmentFlag.AlignTop)
        for seat, own in enumerate(row):
            if own is None:
                continue
            number = QLabel(bounded_number(own))
            how = to_language(own.how)
            number.setToolTip(how)
            number.setAccessibleName(f"{self._spoken[seat]}, {words}: {spoken_number(own)}. {how}".strip())
            if self._wide and how and len(row) <= _SIDE_BY_SIDE:
                quiet = theme.tokens().quiet
                number.setTextFormat(Qt.TextFormat.RichText)
                number.setText(f'{bounded_number(own)}<br><span style="color:{quiet}">{escape(how)}</span>')
                number.setWordWrap(True)
                number.setMinimumWidth(200)
                number.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            if not own.points:
                number.setProperty("role", "quiet")
            column = Qt.AlignmentFlag(0) if number.wordWrap() else Qt.AlignmentFlag.AlignRight
            grid.addWidget(number, at, seat + 1, column | Qt.AlignmentFlag.AlignTop)

    def _head_of(self, words: str, rule: str, spoken: str) -> QWidget:
        """Return the name of a category, as a link to its rule if it has one.

        `spoken`: the points of all seats, for screen readers, which meet the row here.
        """
        if not rule:
            label = QLabel(words)
            label.setAccessibleName(f"{words}. {spoken}")
            label.setWordWrap(True)
            label.setContentsMargins(*_HEAD)
            return label
        link = WrappedButton(words)
        if self._wide:
            link.setMinimumWidth(theme.scaled(_CATEGORY))
        link.setProperty("role", "words")
        whole = self.tr("{words}. {points}. Rule {rule}").format(words=words, points=spoken, rule=rule)
        link.setAccessibleName(whole)
        link.setToolTip(self.tr("Rule {rule}").format(rule=rule))
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.clicked.connect(lambda: self.rule_requested.emit(rule))
        return link


class Score(QScrollArea):
    """The score panel: the players and the table of points."""

    rule_requested = Signal(str)
    """Emitted when a category is clicked (its rule's number)."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self._shown: tuple[AnyGame, Setup, State, int] | None = None
        self._stale = False

    def show_state(self, game: AnyGame, setup: Setup, state: State, listener: int) -> None:
        """Show the points in this state; a hidden tab is filled when it is shown."""
        self._shown = (game, setup, state, listener)
        self._stale = not self.isVisible()
        if not self._stale:
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the table if it is out of date."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._fill()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.setAccessibleName(QCoreApplication.translate("Panel", "Score"))
        self._fill()

    def _fill(self) -> None:
        if self._shown is None:
            return
        game, setup, state, listener = self._shown
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        table = ScoreTable(game, setup, state, listener=listener)
        table.rule_requested.connect(self.rule_requested)
        column.addWidget(table)
        column.addSpacing(6)
        names = player_names(game, setup)
        legend = QGridLayout()
        legend.setHorizontalSpacing(8)
        legend.setColumnStretch(1, 1)
        for seat, name in enumerate(names):
            legend.addWidget(icons.Mark(seat, 13, automa=setup.seats[seat] != PERSON), seat, 0)
            legend.addWidget(QLabel(name), seat, 1)
        add_layout(column, legend)
        column.addStretch(1)
        self.setWidget(inner)
