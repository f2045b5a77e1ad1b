"""A match on the page of all matches: a picture of its table and its details."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tabletop import games
from tabletop.engine.points import Total
from tabletop.files.match_bin import BIN_DAYS
from tabletop.files.stored_match import StoredMatch
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import bounded_number, day, moment, seated, to_language
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import spine
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.match_list import (
    DatedCard,
    match_title,
    number_of,
    players_of,
    resume_label,
    status_of,
)
from tabletop.ui.widgets.match_thumbnails import PICTURE, MatchThumbnail

_HEIGHT = 84
_WHEN, _BUTTONS = 112, 96
"""Widths of the date and of the buttons, in pixels at 100 %."""
_LINES = 2
"""Pixels between the lines of a column."""


class MatchCard(DatedCard):
    """One match of the library or of its bin."""

    opened = Signal(int)
    reviewed = Signal(int)
    removed = Signal(int)
    restored = Signal(int)

    def __init__(self, stored: StoredMatch) -> None:
        super().__init__()
        self.stored = stored
        self.setFixedHeight(theme.scaled(_HEIGHT))
        self._picture = QLabel()
        self._picture.setFixedSize(PICTURE)
        self._picture.setStyleSheet(f"background: {spine(stored.game).name()};")
        self._day = _line(day(stored.touched), "quiet")
        self._standing, self._points = _line("", "quiet"), _line(self._final(), "quiet")
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 0, 10, 0)
        grid.setHorizontalSpacing(16)
        for at, column in enumerate((self._who(), self._how(), self._when()), 1):
            add_layout(grid, column, 0, at)
        grid.addWidget(self._picture, 0, 0)
        add_layout(grid, self._buttons(), 0, 4)
        for at in (1, 2):
            grid.setColumnStretch(at, 1)
        grid.setColumnMinimumWidth(4, theme.scaled(_BUTTONS))
        self._describe()

    @staticmethod
    def row_height() -> int:
        """Return the height of a card with the line above it, in pixels."""
        return theme.scaled(_HEIGHT) + 1

    def _who(self) -> QVBoxLayout:
        """Game and players, the match it was branched from, and if it has a coach or is from a file."""
        column, head = _column(), QHBoxLayout()
        column.insertLayout(1, head)
        head.setSpacing(8)
        number = QLabel(number_of(self.stored.id))
        number.setProperty("role", "small")
        head.addWidget(_line(match_title(self.stored), "strong"))
        head.addWidget(number)
        head.addStretch(1)
        column.insertWidget(2, _line(players_of(self.stored), "quiet"))
        coach = self.tr("with the coach") if self.stored.coached else ""
        file = self.tr("from a file") if self.stored.imported else ""
        if notes := " \N{MIDDLE DOT} ".join(filter(None, (self._origin(), coach, file))):
            column.insertWidget(3, _line(notes, "quiet"))
        return column

    def _how(self) -> QVBoxLayout:
        """Status, clock and points."""
        words, role = status_of(self.stored)
        column = _column()
        for at, label in enumerate((_line(words, role), self._standing, self._points), 1):
            column.insertWidget(at, label)
        return column

    def _when(self) -> QVBoxLayout:
        """When it was last played or removed."""
        stored = self.stored
        lines = self._day, _line(moment(stored.touched), "small")
        if stored.removed:
            lines = _line(self.tr("Removed"), "quiet"), _line(moment(stored.removed), "small")
        column = _column()
        for at, label in enumerate(lines, 1):
            label.setFixedWidth(theme.scaled(_WHEN))
            column.insertWidget(at, label)
        return column

    def _buttons(self) -> QVBoxLayout:
        stored, column = self.stored, _column()
        doings = [(resume_label(stored), self.opened), (self.tr("Remove"), self.removed)]
        if stored.ended and not stored.damaged and stored.game in games.GAMES:
            doings.insert(1, (self.tr("Review"), self.reviewed))
        if stored.removed:
            doings = [(self.tr("Restore"), self.restored)]
        for at, (words, signal) in enumerate(doings, 1):
            button = QPushButton(words)
            button.setProperty("role", "link")
            button.clicked.connect(lambda _on=False, signal=signal: signal.emit(stored.id))
            column.insertWidget(at, button, 0, Qt.AlignmentFlag.AlignTrailing)
        return column

    def _origin(self) -> str:
        """Return the match and round it was branched from; "" if it is no branch."""
        origin, parent = self.stored.origin, self.stored.parent
        if origin is None:
            return ""
        words = self.tr("From round {round}")
        if parent:
            words = self.tr("From round {round} of {match}")
        if origin.dealt:
            words = self.tr("From round {round}, dealt anew")
            if parent:
                words = self.tr("From round {round} of {match}, dealt anew")
        return words.format(round=origin.round, match=number_of(parent))

    def _final(self) -> str:
        """Return the final points; an automa without points is left out."""
        stored = self.stored
        if stored.game not in games.GAMES:
            return ""
        seats = zip(enumerate(map(Total, stored.scores)), stored.setup.seats, strict=False)
        return self._score(tuple(pair for pair, who in seats if games.about(stored.game).has_points(who)))

    def _score(self, points: tuple[tuple[int, Total], ...]) -> str:
        """Points by player, as “Ann: 12, Computer (hard): 9”."""
        if self.stored.game not in games.GAMES or self.stored.damaged:
            return ""
        names = seated(games.about(self.stored.game), self.stored.setup)
        numbered = self.tr("{name} {n}")
        called = [
            numbered.format(name=name, n=seat + 1) if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]
        return ", ".join(
            f"{called[seat]}: {bounded_number(total)}" for seat, total in points if seat < len(called)
        )

    def show_time(self) -> None:
        """Show the day again."""
        self._day.tell(day(self.stored.touched))

    def show_glance(self, glance: MatchThumbnail) -> None:
        """Show the clock, the points and the picture of the table."""
        self._standing.tell(to_language(glance.clock))
        if not self.stored.scores:  # else the final points are shown already
            self._points.tell(self._score(glance.points))
        if glance.picture is not None:
            self._picture.setPixmap(glance.picture)
        self._describe()

    def _describe(self) -> None:
        """Describe the match at each button, for screen readers."""
        labels = [label.accessibleName() for label in self.findChildren(ElidedLabel)]
        for button in self.findChildren(QPushButton):
            button.setAccessibleDescription(", ".join(filter(None, labels)))


def bin_words() -> str:
    """Return a sentence on how long the bin holds matches."""
    return QCoreApplication.translate(
        "MatchCard",
        "Removed matches stay in the bin for %n day(s); then they are gone for good.",
        None,
        BIN_DAYS,
    )


def _column() -> QVBoxLayout:
    """Return a column of lines, vertically centred in the row."""
    column = QVBoxLayout()
    column.setSpacing(_LINES)
    column.addStretch(1)
    column.addStretch(1)
    return column


def _line(words: str, role: str) -> ElidedLabel:
    label = ElidedLabel(words)
    label.setProperty("role", role)
    return label
