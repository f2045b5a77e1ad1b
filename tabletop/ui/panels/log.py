"""The log: what happened, in sentences, each linked to its moment."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.game import LogLine
from tabletop.engine.text import Text
from tabletop.session.protocol import PublicEntry, Session
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import seat_names, spoken_line, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.layouts import add_layout

MOMENT, SEAT, PIECES, HEAD = (int(Qt.ItemDataRole.UserRole) + at for at in range(4))


@dataclass(frozen=True, slots=True)
class EntryLines:
    """What is told of an entry (None: of the opening): its lines, and in which round it was done."""

    entry: PublicEntry | None
    lines: list[LogLine]
    round: int
    clock: Text


class LineDelegate(QStyledItemDelegate):
    """Paints a line with its seat's mark, or the heading of a round."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.now = -1

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the words need at this width."""
        view = self._view()
        width = view.viewport().width()
        if index.data(HEAD):
            return QSize(width, QFontMetrics(theme.plain(13)).height() + 14)
        flags = Qt.TextFlag.TextWordWrap
        box = QFontMetrics(view.font()).boundingRect(0, 0, width - 44, 400, flags, str(index.data()))
        return QSize(width, max(box.height() + 7, 22))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one line."""
        box = QRectF(option.rect)
        painter.save()
        if index.data(HEAD):
            painter.setFont(theme.horizontal_margin(self._view().font(), 0, QFont.Weight.DemiBold))
            painter.setPen(theme.colour("quiet"))
            flags = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading)
            painter.drawText(box.adjusted(14, 0, -8, -4), flags, str(index.data()))
            painter.restore()
            return
        state = option.state
        if index.data(MOMENT) == self.now or state & (
            QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        ):
            painter.fillRect(box.adjusted(4, 0, -4, 0), theme.colour("line"))
        self._paint_mark(painter, box, index.data(SEAT))
        painter.setPen(theme.colour("text"))
        words = box.adjusted(34, 3, -10, -3)
        if self._view().isRightToLeft():
            words = box.adjusted(10, 3, -34, -3)
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeading)
        painter.drawText(words, flags, str(index.data()))
        painter.restore()

    def _view(self) -> QListWidget:
        view = self.parent()
        assert isinstance(view, QListWidget)
        return view

    def _paint_mark(self, painter: QPainter, box: QRectF, seat: int) -> None:
        if seat >= 0:
            x = box.right() - 25 if self._view().isRightToLeft() else box.x() + 14
            icons.paint_mark(painter, seat, QRectF(x, box.y() + 6, 11, 11))


class Log(QWidget):
    """All lines of a match by rounds; a click leads to the moment."""

    moment_requested = Signal(int)
    """How many entries had been played at the moment that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._session: Session | None = None
        self._viewer = 0
        self._names: tuple[str, ...] = ()
        self._told: list[EntryLines] = []
        self._about = ""
        self._all = QPushButton()
        self._all.setProperty("role", "link")
        self._all.clicked.connect(lambda: self.show_about(""))
        self._all.hide()
        self.list = QListWidget()
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._delegate = LineDelegate(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.itemClicked.connect(self._ask)
        self.list.itemActivated.connect(self._ask)
        row = QHBoxLayout()
        row.addWidget(self._all)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        add_layout(column, row)
        column.addWidget(self.list, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        self._all.setText(self.tr("Show all lines"))
        self.list.setAccessibleName(self.tr("Log"))
        if self._session is not None:
            self._fill()

    def show_match(self, session: Session, viewer: int) -> None:
        """Show the lines of this match as these eyes may read them; what is known already is kept."""
        if session is not self._session or viewer != self._viewer:
            self._session, self._viewer, self._told = session, viewer, []
        entries = (None, *session.entries[: session.now])
        kept = 0
        while kept < min(len(self._told), len(entries)) and self._told[kept].entry is entries[kept]:
            kept += 1
        grown = 0 < kept == len(self._told)
        del self._told[kept:]
        for at in range(kept, len(entries)):
            self._told.append(self._tell(session, at, entries[at]))
        if not grown or self._about or not self.list.count():
            self._fill()
        else:
            self._add(kept)

    def _tell(self, session: Session, at: int, entry: PublicEntry | None) -> EntryLines:
        self._names = seat_names(session.game, session.setup)
        view = session.view(max(at - 1, 0), self._viewer)
        lines = [beat.line for beat in session.beats(at - 1, self._viewer) if beat.line is not None]
        return EntryLines(entry, lines, session.game.round(view), session.game.progress_text(view))

    def show_about(self, piece: str) -> bool:
        """Show only the lines that touched this piece, and whether any did; all lines if none, or for ""."""
        touched = any(piece in line.pieces for told in self._told for line in told.lines)
        self._about = piece if touched else ""
        self._all.setVisible(bool(self._about))
        self._fill()
        return touched

    def show_moment(self, at: int) -> None:
        """Mark the lines of the moment that the table shows; -1: none."""
        self._delegate.now = at
        if at >= 0:
            for row in range(self.list.count()):
                if self.list.item(row).data(MOMENT) == at:
                    self.list.scrollToItem(self.list.item(row))
                    break
        self.list.viewport().update()

    def _fill(self) -> None:
        self.list.clear()
        self._round = -1
        self._add(0)

    def _add(self, first: int) -> None:
        for at in range(first, len(self._told)):
            for line in self._told[at].lines:
                if not self._about or self._about in line.pieces:
                    self._add_line(at, line)
        self.list.scrollToBottom()

    def _add_line(self, at: int, line: LogLine) -> None:
        told = self._told[at]
        if told.round != self._round:
            self._round = told.round
            head = QListWidgetItem(to_language(told.clock), self.list)
            head.setData(HEAD, True)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
        item = QListWidgetItem(to_language(line.text), self.list)
        item.setData(MOMENT, at)
        item.setData(SEAT, line.seat)
        item.setData(PIECES, line.pieces)
        heard = spoken_line(item.text(), line.seat, self._viewer, self._names)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)

    def _ask(self, item: QListWidgetItem) -> None:
        moment = item.data(MOMENT)
        if moment is not None:
            self.moment_requested.emit(moment)
