"""The lobby: the open match, the games as boxes, recent matches, and links to lessons and rule books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.files.stored_match import StoredMatch
from tabletop.ui.pages.lobby_cards import CARD, ROOMY, ContinueCard, QuickCard
from tabletop.ui.style import theme
from tabletop.ui.widgets.columns import SIDES, heading
from tabletop.ui.widgets.game_shelf import COVER, BoxPlace, box_of
from tabletop.ui.widgets.header import PAGE_WIDTH
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.learn_row import LearnRow
from tabletop.ui.widgets.match_list import HEIGHT as ROW
from tabletop.ui.widgets.match_list import DatedCard, MatchRow, MatchRows

if TYPE_CHECKING:
    from tabletop.ui.pages.room_cards import RoomsCard

_BOX, _GAP, _NARROW = 231, 16, 10
"""Minimum width of a box, and the gap between two: as designed, and the minimum; in pixels."""
_LARGEST = 150
"""Maximum width of a box, in percent of BOX."""
_LEARN, _ROWS = 380, 560
"""Width of the card with links to read, and minimum width of rows of matches, in pixels at 100 %."""
_RECENT, _TALL = 4, 730
"""Number of recent matches on a page this high (pixels); a higher page lists more."""


class Lobby(QScrollArea):
    """The first page. Boxes need no library; the other parts are filled after the first paint."""

    game_chosen = Signal(str)
    opened = Signal(int)
    started = Signal(str, object)
    """Emitted when a match is to be started (game id, Setup)."""
    chapter_requested = Signal(str, str)
    """Emitted when a lesson is to be started (game id, chapter)."""
    page_requested = Signal(str)
    """Emitted when a page is requested (its name)."""
    seat_chosen = Signal(object)
    """Emitted when the player wants to go to a seat in a room (the GuestSeat)."""
    keyboard_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab moves on to its widgets
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._places: list[BoxPlace] = []
        self._columns, self._wide = 0, _BOX
        self._quick_card: QuickCard | None = None
        self.build()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.build()

    def build(self) -> None:
        """Build the page, with room for the parts that need the library."""
        self.setAccessibleName(QCoreApplication.translate("Header", "Games"))
        self._quick_card = None
        inner, self._holder = QWidget(), QWidget()
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(0, 0, 0, 20)
        self._column.setSpacing(0)
        self._cards = QHBoxLayout()
        self._cards.setSpacing(20)
        top = QWidget()
        top.setFixedHeight(theme.scaled(CARD))
        top.setLayout(self._cards)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(top)
        self._column.addSpacing(16)
        add_layout(self._column, self._games_head())
        self._column.addSpacing(6)
        add_layout(self._column, self._boxes())
        self._column.addSpacing(16)
        add_layout(self._column, self._foot())
        self._column.addStretch(1)
        row = QHBoxLayout(inner)
        row.setContentsMargins(SIDES, 0, SIDES, 0)
        row.addStretch(1)
        row.addWidget(self._holder)
        row.addStretch(1)
        self.setWidget(inner)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the number of boxes side by side to the width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Set the width of the page and arrange the boxes in rows."""
        width = min(PAGE_WIDTH, self.viewport().width() - 2 * SIDES)
        width = max(width, 3 * (_BOX + _GAP))
        self._holder.setFixedWidth(width)
        if self._quick_card is not None:
            self._quick_card.setFixedWidth(_LEARN if width >= ROOMY else _LEARN * 3 // 4)
        for part in (*self._head_parts, self._note):
            part.ensurePolished()  # until then it measures itself in another font
        taken = sum(part.sizeHint().width() + 2 * _GAP for part in self._head_parts)
        self._note.setVisible(taken + self._note.sizeHint().width() <= width)
        self._arrange_foot(below=width - _LEARN - 20 < theme.scaled(_ROWS))
        columns = min((width + _NARROW) // (_BOX + _NARROW), max(len(self._places), 2))
        gap = min(_GAP, (width - columns * _BOX) // (columns - 1))
        wide = self._wide = min((width - (columns - 1) * gap) // columns, _BOX * _LARGEST // 100)
        for place in self._places:
            place.grow(wide)
        self._shelf.setHorizontalSpacing(gap)
        if columns != self._columns or self._shelf.count() == 0:
            self._columns = columns
            for at, place in enumerate(self._places):
                row, column = divmod(at, columns)
                self._shelf.addWidget(place, row, column, Qt.AlignmentFlag.AlignTop)

    def _arrange_foot(self, *, below: bool) -> None:
        """Place the links to read next to the matches, or below them if those need the whole width."""
        row, column = (2, 0) if below else (0, 1)
        for at, widget in enumerate(self._learning):
            self._grid.addWidget(widget, row + at, column, Qt.AlignmentFlag.AlignTop)

    def _games_head(self) -> QHBoxLayout:
        row, title = QHBoxLayout(), heading(self.tr("Games"))
        together = QPushButton(self.tr("Play together"))
        together.setToolTip(self.tr("With friends in other places, at one table"))
        together.clicked.connect(lambda: self.page_requested.emit("together"))
        self._note = QLabel(self.tr("Two clicks to play: choose a game, then Start"))
        self._note.setProperty("role", "small")
        self._head_parts = (title, together)
        row.addWidget(title)
        row.addSpacing(_GAP)
        row.addWidget(together)
        row.addStretch(1)
        row.addWidget(self._note, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _boxes(self) -> QHBoxLayout:
        self._places, self._columns, self._shelf = [], 0, QGridLayout()
        self._shelf.setVerticalSpacing(14)
        for box in [box_of(games.about(game)) for game in games.GAMES]:
            place = BoxPlace(box)
            place.front.clicked.connect(lambda _on=False, box=box: self.game_chosen.emit(box.id))
            self._places.append(place)
        row = QHBoxLayout()
        add_layout(row, self._shelf)
        row.addStretch(1)
        return row

    def _foot(self) -> QGridLayout:
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 816)
        recent, learn = heading(self.tr("Recent matches")), heading(self.tr("Learn"))
        self._all = QPushButton(self.tr("All matches"))
        self._all.setProperty("role", "link")
        self._all.clicked.connect(lambda: self.page_requested.emit("matches"))
        self.rows = MatchRows(self._row)
        grid.addWidget(recent, 0, 0)
        grid.addWidget(self._all, 0, 0, Qt.AlignmentFlag.AlignTrailing)
        grid.addWidget(self.rows, 1, 0, Qt.AlignmentFlag.AlignTop)
        self._learning = (learn, self._learn())
        self._arrange_foot(below=False)
        return grid

    def _row(self, stored: StoredMatch) -> MatchRow:
        row = MatchRow(stored)
        row.opened.connect(self.opened)
        return row

    def _learn(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(_LEARN)
        column = QVBoxLayout(card)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        rows = (
            (
                "learn",
                self.tr("Lessons"),
                self.tr("Each game in short chapters, on its table"),
                "learn",
            ),
            ("book", self.tr("Rule books"), self.tr("Whole and searchable, also beside the table"), "books"),
            (
                "keyboard",
                self.tr("Keyboard and screen reader"),
                self.tr("Every move without a mouse"),
                "keyboard",
            ),
        )
        for name, title, words, page in rows:
            row = LearnRow(name, title, words)
            row.clicked.connect(lambda _on=False, page=page: self._lead(page))
            column.addWidget(row)
        return card

    def _lead(self, page: str) -> None:
        if page == "keyboard":
            self.keyboard_requested.emit()
        else:
            self.page_requested.emit(page)

    def recent_room(self) -> int:
        """Return the number of recent matches that the page has room for."""
        grown = (self._wide - _BOX) * COVER.height() // COVER.width()
        return _RECENT + max(self.height() - _TALL - grown, 0) // (theme.scaled(ROW) + 1)

    def show_recent(self, matches: list[StoredMatch]) -> None:
        """List the first matches, as many as the page has room for."""
        room = self.recent_room()
        self.rows.show_matches(matches[:room], self.tr("No matches yet. Choose a game above."))
        self._all.setText(self.tr("All matches"))
        self._all.setVisible(len(matches) > room)

    def show_times(self) -> None:
        """Show how long ago each match was played, as it is now."""
        for card in self.findChildren(DatedCard):
            card.show_time()

    def show_top(self, continued: ContinueCard | RoomsCard | None, quick: QuickCard | None) -> None:
        """Replace the cards on top."""
        self._quick_card = None
        while (item := self._cards.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if continued is not None:
            continued.opened.connect(self.opened)
            self._cards.addWidget(continued, 816)
        if quick is not None:
            quick.started.connect(self.started)
            quick.chapter_requested.connect(self.chapter_requested)
            self._quick_card = quick if continued is not None else None
            self._cards.addWidget(quick)
            self._arrange()
