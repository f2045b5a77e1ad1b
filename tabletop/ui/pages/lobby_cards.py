"""The cards on top of the lobby: the open match, and a match that starts in one click."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tabletop import games
from tabletop.engine.game import PERSON, Setup, colours
from tabletop.files.stored_match import StoredMatch
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import (
    against,
    bounded_number,
    day,
    player_names,
    spoken_number,
    to_language,
)
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.match_list import DatedCard, match_title, players_of
from tabletop.ui.widgets.table_thumbnail import FreshTable, Thumbnail, draw_in_parts

CARD = 164
"""Height of a card on top, in pixels at 100 %."""
PICTURE = QSize(208, 152)
ROOMY = 1100
"""Width in pixels from which the open match shows its table, and a quick card has its full width."""
_GREETING = 620
"""Maximum width in pixels of the table next to the first welcome."""


class ContinueCard(DatedCard):
    """The open match: a picture of its table, the players, the score, and a button to play on.

    Shows public information only: the viewer may not be the last player.
    """

    opened = Signal(int)
    """Emitted when the match is to be played on (its id in the library)."""

    def __init__(self, stored: StoredMatch, stands: Session | None, picture: Thumbnail | None) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setFixedHeight(theme.scaled(CARD))
        self._row, self._shown = QHBoxLayout(self), QLabel()
        self._row.setSpacing(20)
        self._pictured = picture is not None
        if picture is not None:
            self._shown.setFixedSize(PICTURE)
            draw_in_parts(self._shown, picture)
        self._row.addWidget(self._shown)
        add_layout(self._row, self._words(stored, stands), 1)
        self._scored = self._scores(stands) if stands is not None else QGridLayout()
        add_layout(self._row, self._scored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the picture if the text needs all the room."""
        super().resizeEvent(event)
        for label in self.findChildren(QLabel):
            label.ensurePolished()  # until then it measures itself in another font
        self._scored.invalidate()
        words = self._title.sizeHint().width() + self._scored.sizeHint().width() + 4 * self._row.spacing()
        roomy = self.window().width() >= ROOMY and PICTURE.width() + words <= self.width()
        shown = roomy and self._pictured
        self._shown.setVisible(shown)
        self._row.setContentsMargins(5 if shown else 18, 5, 20, 5)

    def _words(self, stored: StoredMatch, stands: Session | None) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        over, title, players = (
            QLabel(self.tr("Continue")),
            ElidedLabel(match_title(stored)),
            ElidedLabel(players_of(stored)),
        )
        self._title = title
        over.setProperty("role", "accent")
        title.setProperty("role", "title")
        for label in (over, title, players):
            column.addWidget(label)
        if stands is not None:
            clock = QLabel(to_language(stands.game.progress_text(stands.view(stands.now, EVERYBODY))))
            clock.setProperty("role", "quiet")
            column.addWidget(clock)
        row = QHBoxLayout()
        row.setSpacing(16)
        go = QPushButton(self.tr("&Play on"))
        go.setProperty("role", "accent")
        go.setMinimumWidth(max(112, go.sizeHint().width()))
        go.clicked.connect(lambda: self.opened.emit(stored.id))
        self._stored, saved = stored, ElidedLabel()
        self._saved = saved
        self.show_time()
        saved.setProperty("role", "small")
        row.addWidget(go)
        row.addWidget(saved)
        row.addStretch(1)
        column.addSpacing(6)
        add_layout(column, row)
        column.addStretch(1)
        return column

    def show_time(self) -> None:
        """Show the day again."""
        self._saved.tell(self.tr("Saved: {when}").format(when=day(self._stored.touched)))

    def _scores(self, stands: Session) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(20, 14, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        head = QLabel(self.tr("Score now"))
        head.setProperty("role", "small")
        grid.addWidget(head, 0, 0, 1, 3)
        names = player_names(stands.game, stands.setup)
        view = stands.view(stands.now, EVERYBODY)
        totals = stands.game.totals(view)
        for seat in stands.game.scoring_seats(view):
            number = QLabel(bounded_number(totals[seat]))
            number.setProperty("role", "number")
            number.setAccessibleName(spoken_number(totals[seat]))
            name = ElidedLabel(names[seat])
            name.setMinimumWidth(70)
            robot = stands.setup.seats[seat] != PERSON
            mark = icons.Mark(seat, 13, automa=robot, worn=colours(stands.setup))
            grid.addWidget(mark, seat + 1, 0)
            grid.addWidget(name, seat + 1, 1)
            grid.addWidget(number, seat + 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(len(names) + 1, 1)
        return grid


class QuickCard(QFrame):
    """Starts a match in one click, with the last setup or the usual one.

    `first`: the chapter of the game offered to new players; "" for none.
    """

    started = Signal(str, object)
    """Emitted when the match is to be started (game id, Setup)."""
    chapter_requested = Signal(str, str)
    """Emitted when a lesson is to be started (game id, chapter)."""

    def __init__(self, game: str, setup: Setup, *, wide: bool, first: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setFixedHeight(theme.scaled(CARD))
        about = games.about(game)
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(18, 5, 5 if wide else 18, 5)
        row.setSpacing(20)
        column.setContentsMargins(0, 11, 0, 9)
        column.setSpacing(3)
        add_layout(row, column, 1)
        if wide:
            row.addWidget(FreshTable(game, setup, QSize(_GREETING, theme.scaled(CARD) - 12)), 2)
        over = QLabel(self.tr("Welcome to the table") if wide else self.tr("A new match"))
        over.setProperty("role", "accent")
        title, players = ElidedLabel(to_language(about.title)), QLabel(against(about, setup))
        title.setProperty("role", "title" if wide else "heading")
        players.setProperty("role", "quiet")
        players.setWordWrap(True)
        go = QPushButton(self.tr("&Sit down"))
        go.setMinimumWidth(112)
        if wide:
            go.setProperty("role", "accent")
        go.clicked.connect(lambda: self.started.emit(game, setup))
        for label in (over, title, players):
            column.addWidget(label)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(go)
        if first:
            buttons.addWidget(self._learning(game, first))
        buttons.addStretch(1)
        add_layout(column, buttons)

    def _learning(self, game: str, chapter: str) -> QPushButton:
        from tabletop.files import lessons

        minutes = lessons.load_lesson(game, chapter).minutes
        learn = QPushButton(self.tr("&Learn it in %n minute(s)", None, minutes))
        learn.clicked.connect(lambda: self.chapter_requested.emit(game, chapter))
        return learn
