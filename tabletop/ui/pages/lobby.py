"""The lobby: the open match, the games as boxes, recent matches, and links to lessons and rule books."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
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
from tabletop.engine.game import PERSON, Setup, colours
from tabletop.files.stored_match import StoredMatch
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import (
    against,
    bounded_number,
    bounded_words,
    day,
    seat_names,
    signed_number,
    to_language,
)
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.columns import SIDES
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import COVER, BoxPlace, box_of
from tabletop.ui.widgets.header import WIDTH
from tabletop.ui.widgets.headings import headed
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.learn_row import LearnRow
from tabletop.ui.widgets.match_list import HEIGHT as ROW
from tabletop.ui.widgets.match_list import MatchRow, MatchRows, players_of, title_of
from tabletop.ui.widgets.table_thumbnail import FreshTable

CARD = 164
"""Height of a card on top, in pixels at 100 %."""
PICTURE = QSize(300, 152)
BOX, _GAP, _NARROW = 231, 16, 10
"""Minimum width of a box, and the gap between two: as designed, and the minimum; in pixels."""
LARGEST = 150
"""Maximum width of a box, in percent of BOX."""
ROOMY = 1100
"""Width in pixels from which the open match shows its table, and a quick card has its full width."""
_GREETING = 620
"""Maximum width in pixels of the table next to the first welcome."""
_LEARN, ROWS = 380, 560
"""Width of the card with links to read, and minimum width of rows of matches, in pixels at 100 %."""
_RECENT, TALL = 4, 730
"""Number of recent matches on a page this high (pixels); a higher page lists more."""


class ContinueCard(QFrame):
    """The open match: a picture of its table, the players, the score, and a button to play on.

    Shows public information only: the viewer may not be the last player.
    """

    opened = Signal(int)
    """Emitted when the match is to be played on (its id in the library)."""

    def __init__(self, stored: StoredMatch, stands: Session | None, picture: QPixmap | None) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setFixedHeight(theme.scaled(CARD))
        self._row, self._shown = QHBoxLayout(self), QLabel()
        self._row.setSpacing(20)
        if picture is not None:
            self._shown.setPixmap(picture)
            self._shown.setFixedSize(PICTURE)
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
        shown = roomy and not self._shown.pixmap().isNull()
        self._shown.setVisible(shown)
        self._row.setContentsMargins(5 if shown else 18, 5, 20, 5)

    def _words(self, stored: StoredMatch, stands: Session | None) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        over, title, players = (
            QLabel(self.tr("Continue")),
            ElidedLabel(title_of(stored)),
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
        saved = ElidedLabel(self.tr("Saved: {when}").format(when=day(stored.touched)))
        saved.setProperty("role", "small")
        row.addWidget(go)
        row.addWidget(saved)
        row.addStretch(1)
        column.addSpacing(6)
        add_layout(column, row)
        column.addStretch(1)
        return column

    def _scores(self, stands: Session) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(20, 14, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        head = QLabel(self.tr("Score now"))
        head.setProperty("role", "small")
        grid.addWidget(head, 0, 0, 1, 3)
        names = seat_names(stands.game, stands.setup)
        view = stands.view(stands.now, EVERYBODY)
        totals = stands.game.totals(view)
        for seat in stands.game.scoring_seats(view):
            number = QLabel(bounded_number(totals[seat]))
            number.setProperty("role", "number")
            number.setAccessibleName(bounded_words(signed_number(totals[seat].points), totals[seat].bound))
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

        minutes = lessons.load(game, chapter).minutes
        learn = QPushButton(self.tr("&Learn it in %n minute(s)", None, minutes))
        learn.clicked.connect(lambda: self.chapter_requested.emit(game, chapter))
        return learn


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
    keyboard_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab moves on to its widgets
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._places: list[BoxPlace] = []
        self._columns, self._wide = 0, BOX
        self._beside: QuickCard | None = None
        self.build()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.build()

    def build(self) -> None:
        """Build the page, with room for the parts that need the library."""
        self.setAccessibleName(QCoreApplication.translate("Header", "Games"))
        self._beside = None
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
        width = min(WIDTH, self.viewport().width() - 2 * SIDES)
        width = max(width, 3 * (BOX + _GAP))
        self._holder.setFixedWidth(width)
        if self._beside is not None:
            self._beside.setFixedWidth(_LEARN if width >= ROOMY else _LEARN * 3 // 4)
        self._arrange_foot(below=width - _LEARN - 20 < theme.scaled(ROWS))
        columns = min((width + _NARROW) // (BOX + _NARROW), max(len(self._places), 2))
        gap = min(_GAP, (width - columns * BOX) // (columns - 1))
        wide = self._wide = min((width - (columns - 1) * gap) // columns, BOX * LARGEST // 100)
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
        return headed(self.tr("Games"), self.tr("Two clicks to play: choose a game, then Start"))

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
        recent, learn = QLabel(self.tr("Recent matches")), QLabel(self.tr("Learn"))
        recent.setProperty("role", "heading")
        learn.setProperty("role", "heading")
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
        """The number of recent matches that the page has room for."""
        grown = (self._wide - BOX) * COVER.height() // COVER.width()
        return _RECENT + max(self.height() - TALL - grown, 0) // (theme.scaled(ROW) + 1)

    def show_recent(self, matches: list[StoredMatch]) -> None:
        """List the first matches, as many as the page has room for."""
        room = self.recent_room()
        self.rows.show_matches(matches[:room], self.tr("No matches yet. Choose a game above."))
        self._all.setText(self.tr("All matches"))
        self._all.setVisible(len(matches) > room)

    def show_top(self, continued: ContinueCard | None, quick: QuickCard | None) -> None:
        """Replace the cards on top."""
        self._beside = None
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
            self._beside = quick if continued is not None else None
            self._cards.addWidget(quick)
            self._arrange()
