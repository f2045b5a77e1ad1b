"""The page Learn: the chapters of every game with their progress, and the lesson left last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
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
from shiboken6 import Shiboken

from tabletop import games
from tabletop.engine.text import Text
from tabletop.files import lessons
from tabletop.files.lessons import Lesson
from tabletop.files.library_queries import LibraryQueries
from tabletop.files.progress import Progress
from tabletop.files.statistics import statistics
from tabletop.session.achievements import Achievement, read_marks
from tabletop.session.chapter_progress import ChapterProgress, last_touched, progress_of_all
from tabletop.session.lessons import as_left
from tabletop.session.match_store import MatchStore
from tabletop.ui.panels.prompt_bar import without_arguments
from tabletop.ui.play.achievement_text import lines
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.achievement_row import MarkLine, MarkRow
from tabletop.ui.widgets.columns import SIDES, centred
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import COVER, box_of
from tabletop.ui.widgets.header import PAGE_WIDTH
from tabletop.ui.widgets.headings import headed, thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.learn_row import LearnRow
from tabletop.ui.widgets.soon import soon
from tabletop.ui.widgets.step_status import StepMark, StepStatus
from tabletop.ui.widgets.table_thumbnail import Thumbnail, draw_in_parts

if TYPE_CHECKING:
    from tabletop.ui.services import Services

_GAP, _NARROW = 16, 228
"""Gap between two cards in pixels, and minimum width of a card in pixels at 100 %."""
_TABLE = QSize(144, 104)
"""Size of the picture of an unfinished lesson's table, in pixels."""
_COVERED = 94
"""Height of the part of a game's cover that a card shows, in pixels."""


_HANDS = "public_market", "7_hands"
"""The game and the chapter that teach to play without a mouse."""


def _chapter_title(game: str, chapter: str, lesson: Lesson) -> str:
    """Return the title of a chapter, translated."""
    return to_language(Text(f"{game}.{chapter}", lesson.title))


class Cover(QWidget):
    """The upper part of a game's cover, as wide as its card."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._box = box_of(games.about(game))
        self.setFixedHeight(_COVERED)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cover, with the card's round corners."""
        painter, wide = QPainter(self), self.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ = QPainterPath()
        round_.addRoundedRect(QRectF(0, 0, wide, _COVERED + 10), 7, 7)
        painter.setClipPath(round_)
        size = QSize(wide, wide * COVER.height() // COVER.width())
        painter.drawPixmap(0, 0, icons.svg(self._box.cover(), size, self.devicePixelRatioF()))
        painter.end()


class LeftTable(QLabel):
    """A picture of the table of an unfinished lesson, drawn after the page is shown."""

    def __init__(self, shelf: MatchStore, left: Progress) -> None:
        super().__init__()
        self._shelf, self._left = shelf, left
        self.setFixedSize(_TABLE)
        self.setAccessibleName("")
        soon(self, self._draw)

    def _draw(self) -> None:
        left = as_left(self._shelf, games.game(self._left.game), self._left)
        if left is not None:
            draw_in_parts(self, Thumbnail(left, _TABLE, self.devicePixelRatioF()))


class ChapterRow(QPushButton):
    """A chapter: its status, title and minutes. Pressing it starts or continues it."""

    def __init__(self, number: int, title: str, minutes: int, stands: StepStatus, *, helped: bool) -> None:
        """Create it; `helped`: True if the solution of its challenge was shown."""
        super().__init__()
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(theme.scaled(30))
        done = {
            StepStatus.DONE: self.tr("done with help") if helped else self.tr("done"),
            StepStatus.NOW: self.tr("begun"),
            StepStatus.TO_COME: self.tr("not begun"),
        }
        words = self.tr("Chapter {n}: {title}").format(n=number, title=title)
        self.setAccessibleName(words)
        length = self.tr("%n minute(s)", None, minutes)
        self.setAccessibleDescription(f"{length}, {done[stands]}")
        self.setToolTip(f"{words}\n{length}, {done[stands]}")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 8, 2)
        row.setSpacing(8)
        head, time = ElidedLabel(title), QLabel(self.tr("{n}′", "minutes").format(n=minutes))
        head.setProperty("role", "strong" if stands is StepStatus.NOW else "")
        time.setProperty("role", "small")
        row.addWidget(StepMark(number, stands))
        row.addWidget(head, 1)
        row.addWidget(time)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class GameCard(QFrame):
    """The card of a game, with its chapters."""

    chapter_requested = Signal(str, str)
    game_chosen = Signal(str)
    book_requested = Signal(str)
    marks_requested = Signal(str)

    def __init__(
        self,
        game: str,
        stands: dict[tuple[str, str], ChapterProgress],
        best: int | None,
        marks: Sequence[MarkLine],
    ) -> None:
        """Create it; `best`: the best final score of a person; None before the first match."""
        super().__init__()
        self.setObjectName("card")
        title = to_language(games.about(game).title)
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 12)
        column.setSpacing(0)
        column.addWidget(Cover(game))
        rows = QVBoxLayout()
        rows.setContentsMargins(5, 8, 5, 8)
        rows.setSpacing(0)
        named = lessons.chapters(game)
        for number, chapter in enumerate(named, 1):
            rows.addWidget(self._row(game, number, chapter, stands.get((game, chapter), ChapterProgress())))
        if not named:
            none = QLabel(self.tr("No lessons yet: the rule book has an outline."))
            none.setWordWrap(True)
            none.setProperty("role", "quiet")
            none.setContentsMargins(8, 4, 8, 4)
            rows.addWidget(none)
        add_layout(column, rows)
        column.addStretch(1)
        column.addWidget(thin_line())
        if best is not None:
            result = QLabel(self.tr("Best result: %n point(s)", None, best))
            result.setContentsMargins(14, 8, 12, 0)
            result.setProperty("role", "quiet")
            column.addWidget(result)
        if any(mark.earned for mark in marks):
            self.marks = MarkRow(title, marks)
            self.marks.clicked.connect(lambda: self.marks_requested.emit(game))
            column.addWidget(self.marks)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 10, 10, 0)
        sit, book = QPushButton(self.tr("Sit down")), QPushButton(self.tr("Rule book"))
        sit.setAccessibleName(self.tr("Sit down: {game}").format(game=title))
        book.setAccessibleName(self.tr("Rule book: {game}").format(game=title))
        book.setProperty("role", "link")
        sit.clicked.connect(lambda: self.game_chosen.emit(game))
        book.clicked.connect(lambda: self.book_requested.emit(game))
        foot.addWidget(sit)
        foot.addStretch(1)
        foot.addWidget(book)
        add_layout(column, foot)

    def _row(self, game: str, number: int, chapter: str, standing: ChapterProgress) -> ChapterRow:
        lesson = lessons.load_lesson(game, chapter)
        stands = (
            StepStatus.NOW if standing.open_ else StepStatus.DONE if standing.done else StepStatus.TO_COME
        )
        title = _chapter_title(game, chapter, lesson)
        row = ChapterRow(number, title, lesson.minutes, stands, helped=standing.helped)
        row.setObjectName(f"{game}/{chapter}")
        row.clicked.connect(partial(self._ask, game, chapter))
        return row

    def _ask(self, game: str, chapter: str, *_checked: object) -> None:
        self.chapter_requested.emit(game, chapter)


class Learn(QScrollArea):
    """The page with the chapters of every game."""

    chapter_requested = Signal(str, str)
    """Emitted when a lesson is to be started or continued (game id, chapter)."""
    game_chosen = Signal(str)
    book_requested = Signal(str, str)
    deals_requested = Signal()
    marks_requested = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._known: tuple[dict[str, int | None], dict[str, tuple[Achievement, ...]]] = {}, {}
        """The best points and the marks by game, as they are shown."""
        self._opening = False
        """True while the page is opened: it is built once what can be read at once is known."""
        self._built: object = None
        """What the page shows: the progress, when the lesson left last was changed, points and marks."""
        self._cards: list[GameCard] = []
        self._columns = 0
        self._grid = QGridLayout()
        self._last = ""
        """The game whose chapter was opened last; the keyboard focus is there when one comes back."""
        self.chapter_requested.connect(self._remember)

    def _remember(self, game: str, _chapter: str) -> None:
        self._last = game

    def open_page(self) -> None:
        """Show the present progress; points and marks follow if reading them takes time."""
        self._opening = True
        self._services.shelf.read_later(_best_points, self._show_best)
        self._opening = False
        self._show()

    def _show_best(self, best: dict[str, int | None]) -> None:
        read_marks(self._services.shelf, games.GAMES, lambda marks: self._show_marks(best, marks))

    def _show_marks(self, best: dict[str, int | None], marks: dict[str, tuple[Achievement, ...]]) -> None:
        """Show the best points and the marks of all games."""
        changed, self._known = self._known != (best, marks), (best, marks)
        if changed and not self._opening and Shiboken.isValid(self):
            self._show()

    def _show(self) -> None:
        """Build the page, unless it shows all of this already, and focus its first chapter to do."""
        shelf = self._services.shelf
        stands = progress_of_all(shelf.learnt())
        shown = stands, last_touched(shelf, stands), self._known
        if shown != self._built:
            self._built = shown
            self._build(stands)
        self._focus()

    def _build(self, stands: dict[tuple[str, str], ChapterProgress]) -> None:
        self.setAccessibleName(self.tr("Learn"))
        inner, holder = QWidget(), QWidget()
        holder.setMaximumWidth(PAGE_WIDTH)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 20)
        column.setSpacing(10)
        if (on := self._going_on(stands)) is not None:
            column.addWidget(on)
        words = self.tr("Real tables, real rules. Skip what you know; leave when you like.")
        add_layout(column, headed(self.tr("Lessons"), words))
        self._cards, self._columns, self._grid = [], 0, QGridLayout()
        self._grid.setSpacing(_GAP)
        best, known = self._known
        for game in games.GAMES:
            marks = lines(game, known.get(game, ()))
            card = GameCard(game, stands, best.get(game), marks)
            card.marks_requested.connect(self.marks_requested)
            card.chapter_requested.connect(self.chapter_requested)
            card.game_chosen.connect(self.game_chosen)
            card.book_requested.connect(lambda game: self.book_requested.emit(game, ""))
            self._cards.append(card)
        add_layout(column, self._grid)
        column.addWidget(self._keys())
        column.addStretch(1)
        centred(holder, inner)
        for child in inner.findChildren(QWidget):
            child.ensurePolished()  # else it is at first as low as the page, and its rows overlap
        self._arrange()
        self.setWidget(inner)

    def _focus(self) -> None:
        """Focus the lesson left last, else the first one of the game whose chapter was opened last."""
        first = self.findChild(QPushButton, "on") or self._cards[0].findChild(QPushButton)
        if self._last in games.GAMES:
            first = self._cards[games.GAMES.index(self._last)].findChild(QPushButton)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._built = None
        self.open_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the number of cards side by side to the width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = min(PAGE_WIDTH, self.viewport().width() - 2 * SIDES)
        columns = max(min((width + _GAP) // (theme.scaled(_NARROW) + _GAP), len(self._cards)), 1)
        if columns != self._columns:
            self._columns = columns
            for at, card in enumerate(self._cards):
                self._grid.addWidget(card, *divmod(at, columns))
            for column in range(self._grid.columnCount()):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _going_on(self, stands: dict[tuple[str, str], ChapterProgress]) -> QFrame | None:
        """Return a card for the lesson left last; None if none is unfinished."""
        for (game, chapter), standing in stands.items():
            if standing.open_ is not None and game in games.GAMES and chapter in lessons.chapters(game):
                return self._left(game, chapter, standing.open_)
        return None

    def _left(self, game: str, chapter: str, left: Progress) -> QFrame:
        lesson, step = lessons.load_lesson(game, chapter), left.step
        ids = [each.id for each in lesson.step]
        at = ids.index(step) if step in ids else 0
        card = QFrame()
        card.setObjectName("card")
        over, title = QLabel(self.tr("Go on with the lesson")), QLabel(_chapter_title(game, chapter, lesson))
        over.setProperty("role", "accent")
        title.setProperty("role", "title")
        where = self.tr("{game}, chapter {n}: step {step} of {count}").format(
            game=to_language(games.about(game).title),
            n=lessons.chapters(game).index(chapter) + 1,
            step=at + 1,
            count=len(ids),
        )
        what = QLabel(to_language(Text(f"{game}.{chapter}", lesson.step[at].title)))
        what.setProperty("role", "quiet")
        go = QPushButton(self.tr("&Go on"))
        go.setObjectName("on")
        go.setProperty("role", "accent")
        go.clicked.connect(lambda: self.chapter_requested.emit(game, chapter))
        column = QVBoxLayout()
        column.setSpacing(3)
        for label in (over, title, QLabel(where), what):
            column.addWidget(label)
        row = QHBoxLayout(card)
        row.setContentsMargins(6, 6, 18, 6)
        row.setSpacing(18)
        row.addWidget(LeftTable(self._services.shelf, left))
        add_layout(row, column, 1)
        row.addWidget(go)
        return card

    def _keys(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(1, 1, 1, 1)
        row = LearnRow(
            "keyboard", self.tr("Keyboard and screen reader"), self.tr("Every move without a mouse")
        )
        row.clicked.connect(without_arguments(partial(self.chapter_requested.emit, *_HANDS)))
        deal = LearnRow(
            "clock",
            self.tr("Deal of the day"),
            self.tr("The same cards and dice for everyone; and any deal by its name"),
        )
        deal.clicked.connect(without_arguments(self.deals_requested.emit))
        column.addWidget(row)
        column.addWidget(thin_line())
        column.addWidget(deal)
        return card


def _best_points(library: LibraryQueries) -> dict[str, int | None]:
    """Return the best points of a person in each game that was played."""
    return {tally.game: tally.best for tally in statistics(library).tallies if not tally.who}
