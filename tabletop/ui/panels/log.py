"""The log: what happened, in sentences, each with a link to its moment."""

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

from tabletop.engine.cast import is_automa
from tabletop.engine.log_line import LogLine
from tabletop.engine.text import Text
from tabletop.session.protocol import Session
from tabletop.session.views import PublicEntry
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import player_names, spoken_line, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.layouts import add_layout

MOMENT, _SEAT, _PIECES, HEAD, _BEAT = (int(Qt.ItemDataRole.UserRole) + at for at in range(5))


@dataclass(frozen=True, slots=True)
class EntryLines:
    """The log lines of an entry (None: of the opening) by beat, with its round and clock."""

    entry: PublicEntry | None
    lines: dict[int, LogLine]
    reasons: frozenset[int]
    """The beats that tell a reason, not an event."""
    round: int
    clock: Text


class LineDelegate(QStyledItemDelegate):
    """Paints a line with the mark of its seat, or the heading of a round."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.now: QPersistentModelIndex | None = None
        """The line of the moment on the table."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height that the text needs at this width."""
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
        if index == self.now or state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.fillRect(box.adjusted(4, 0, -4, 0), theme.colour("line"))
        self._paint_mark(painter, box, index.data(_SEAT))
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
    """All lines of a match, by rounds; a click goes to the moment."""

    moment_requested = Signal(int, int)
    """Emitted when a line is clicked (number of entries played at that moment, the line's beat)."""

    def __init__(self) -> None:
        super().__init__()
        self._session: Session | None = None
        self._viewer = 0
        self._names: tuple[str, ...] = ()
        self._entries_shown: list[EntryLines] = []
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
        """Retranslate all texts."""
        self._all.setText(self.tr("Show all lines"))
        self.list.setAccessibleName(self.tr("Log"))
        if self._session is not None:
            self._fill()

    def show_match(self, session: Session, viewer: int) -> None:
        """Show the lines of this match as `viewer` may read them; lines known already are reused."""
        if session is not self._session or viewer != self._viewer:
            self._session, self._viewer, self._entries_shown = session, viewer, []
        entries = (None, *session.entries[: session.now])
        unchanged = 0
        while (
            unchanged < min(len(self._entries_shown), len(entries))
            and self._entries_shown[unchanged].entry is entries[unchanged]
        ):
            unchanged += 1
        grown = 0 < unchanged == len(self._entries_shown)
        del self._entries_shown[unchanged:]
        for at in range(unchanged, len(entries)):
            self._entries_shown.append(self._tell(session, at, entries[at]))
        if not grown or self._about or not self.list.count():
            self._fill()
        else:
            self._add(unchanged)

    def _tell(self, session: Session, at: int, entry: PublicEntry | None) -> EntryLines:
        self._names = player_names(session.game, session.setup)
        view = session.view(max(at - 1, 0), self._viewer)
        beats = session.beats(at - 1, self._viewer)
        lines = {n: beat.line for n, beat in enumerate(beats) if beat.line is not None}
        reasons = frozenset(n for n, beat in enumerate(beats) if beat.reason)
        return EntryLines(entry, lines, reasons, session.game.round(view), session.game.progress_text(view))

    def show_about(self, piece: str) -> bool:
        """Show only the lines about this piece; all lines if there are none, or for "".

        Returns:
            True if there are lines about it.
        """
        touched = any(piece in line.pieces for entry in self._entries_shown for line in entry.lines.values())
        self._about = piece if touched else ""
        self._all.setVisible(bool(self._about))
        self._fill()
        return touched

    def show_moment(self, at: int, beat: int = -1) -> None:
        """Mark the line of the moment on the table, the last one of its action unless a beat is given.

        Args:
            at: The moment; -1 for none.
            beat: The beat of the action before it that was shown last; -1 for all of them.
        """
        items = (self.list.item(row) for row in range(self.list.count()))
        lines = [item for item in items if item.data(MOMENT) == at and beat in (-1, item.data(_BEAT))]
        self._delegate.now = None
        if at >= 0 and lines:
            self._delegate.now = QPersistentModelIndex(self.list.indexFromItem(lines[-1]))
            self.list.scrollToItem(lines[-1])
        self.list.viewport().update()

    def steps(self) -> list[tuple[int, int, int]]:
        """Return the moment, beat and seat of each event of an automa in the middle of an action."""
        players = self._session.setup.seats if self._session is not None else ()
        automata = {seat for seat, who in enumerate(players) if is_automa(who)}
        return [
            (at, beat, line.seat)
            for at, done in enumerate(self._entries_shown)
            for beat, line in done.lines.items()
            if done.entry is not None and line.seat in automata and beat not in done.reasons
        ]

    def _fill(self) -> None:
        self.list.clear()
        self._round = -1
        self._add(0)

    def _add(self, first: int) -> None:
        for at in range(first, len(self._entries_shown)):
            for beat, line in self._entries_shown[at].lines.items():
                if not self._about or self._about in line.pieces:
                    self._add_line(at, beat, line)
        self.list.scrollToBottom()

    def _add_line(self, at: int, beat: int, line: LogLine) -> None:
        entry_lines = self._entries_shown[at]
        if entry_lines.round != self._round:
            self._round = entry_lines.round
            head = QListWidgetItem(to_language(entry_lines.clock), self.list)
            head.setData(HEAD, True)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
        item = QListWidgetItem(to_language(line.text), self.list)
        item.setData(MOMENT, at)
        item.setData(_BEAT, beat)
        item.setData(_SEAT, line.seat)
        item.setData(_PIECES, line.pieces)
        heard = spoken_line(item.text(), line.seat, self._viewer, self._names)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)

    def _ask(self, item: QListWidgetItem) -> None:
        moment = item.data(MOMENT)
        if moment is not None:
            self.moment_requested.emit(moment, item.data(_BEAT))
