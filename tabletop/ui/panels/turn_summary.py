"""The turn summary at the edge of the table: what an opponent just did, step by step, and why."""

from __future__ import annotations

from html import escape
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QIcon, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from tabletop.engine.table import Layout
from tabletop.ui.panels.free_area import lying, next_to
from tabletop.ui.panels.popover import EDGE, Popover
from tabletop.ui.panels.summary_content import SummaryContent, SummaryLine
from tabletop.ui.panels.turn_summary_place import MAX_SIZE, is_covered, summary_place
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.whole_lines import end_of

CARD_FILL, CARD_INK, CARD_QUIET, CARD_ACCENT = "#FDFBF6", "#2B2622", "#6E6459", "#9C5312"
_TOOTH = 5
"""Size of the teeth of the torn bottom edge, in pixels."""
_BELOW = 3
"""Space below a line, in pixels."""
_SLACK = 4
"""Pixels added to the height of the text if all of it is shown."""
_HINT_WIDTH = 360
"""Width of a hint, in pixels at text size 100 %: the player has asked for it and reads it."""


class TurnSummaryPanel(Popover):
    """Shows the opponents' turns since the player's last action, at the edge of the table.

    While the table shows an earlier moment, it shows the summary of that moment.
    """

    again = Signal()
    """Emitted when the turn is to be replayed."""
    rule_requested = Signal(str)
    """Emitted when a rule is clicked (its number)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._note = SummaryContent()
        self._now: tuple[SummaryContent, bool] | None = None
        """The present summary, and True if it was shown; None unless the table shows an earlier moment."""
        self._at, self._room = QRect(), QRect()
        self._covers, self._folded = False, False
        """True if it covers something; if so, and if folded, only its title row is shown."""
        self._title, self._mark = ElidedLabel(), icons.Mark(-1, 14, automa=True)
        self._title.setStyleSheet(f'color: {CARD_INK}; font-family: "Fraunces"; font-weight: 700;')
        self._again = QPushButton()
        for button in (self._again, self._away):
            button.setStyleSheet(
                f"QPushButton {{ color: {CARD_ACCENT}; background: transparent; border: none; padding: 0; }}"
                f"QPushButton:focus, QPushButton:hover {{ text-decoration: underline; }}"
            )
        self._again.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard focus on the table
        self._again.installEventFilter(self)
        self._again.clicked.connect(self.again)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._text.setStyleSheet(f"color: {CARD_INK}; background: transparent;")
        self._text.linkActivated.connect(self.rule_requested)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._text)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_end)
        head = self._head = QHBoxLayout()
        head.setSpacing(5)
        head.addWidget(self._mark)
        head.addWidget(self._title, 1)
        head.addWidget(self._again)
        head.addSpacing(4)
        head.addWidget(self._away)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 6 + _TOOTH)
        column.setSpacing(2)
        add_layout(column, head)
        column.addWidget(self._scroll, 1)
        self.hide()
        self.retranslate()

    @property
    def passive(self) -> bool:
        """True for a turn summary, False for a hint, which the player has asked for."""
        return self._note.hint_of is None

    def _show_end(self, _least: int, most: int) -> None:
        """Scroll to the last line, of a hint to the first. Does nothing while the page is being closed."""
        if isValid(self._scroll):
            self._scroll.verticalScrollBar().setValue(0 if self._note.hint_of else most)

    def retranslate(self) -> None:
        """Retranslate all texts; a summary in another language is put away."""
        again = self.tr("Replay this turn")
        if self._again.toolTip() != again:
            self.put_away()
        self._name_again(whole=True)
        self._again.setToolTip(again)
        self.setAccessibleName(self.tr("The opponent's move and the reason"))
        self._again.setAccessibleName(self._again.toolTip())
        self._away.setToolTip(self.tr("Dismiss"))
        self._away.setAccessibleName(self._away.toolTip())

    def begin(self, seat: int, title: str, *, automa: bool = True, again: bool = True) -> None:
        """Begin the summary of a turn; `again`: True if the turn can be replayed."""
        self._begin(SummaryContent(seat, title, automa))
        self._again.setVisible(again)

    def begin_hint(self, seat: int, title: str, offer: object, clear: QRect) -> None:
        """Begin a hint about `offer`. The whole hint is shown, next to `clear`, which it does not cover."""
        self._begin(SummaryContent(seat, title, automa=False, hint_of=offer, clear=clear))
        self._again.setVisible(False)

    def _begin(self, note: SummaryContent) -> None:
        self._note = note
        self._head_of(note)
        self._text.clear()

    def _head_of(self, note: SummaryContent) -> None:
        """Show whose turn the summary is about."""
        self._mark.show_seat(note.seat, automa=note.automa)
        self._mark.setVisible(not note.several and note.seat >= 0)
        self._title.tell(self.tr("The others") if note.several else note.title)

    def keep_again(self, *, on: bool) -> None:
        """Show or hide the Replay button; a hint or an earlier moment has none."""
        self._again.setVisible(on and self._note.hint_of is None and self._now is None)

    def continue_turn(self, seat: int, title: str) -> None:
        """Add the next opponent's turn to the same summary; from now on each turn has a heading."""
        note = self._note
        if note.lines and not note.lines[0].heading:
            note.lines.insert(0, SummaryLine(note.seat, note.title, heading=True, reason=True))
        note.several = True
        self._head_of(note)
        note.lines.append(SummaryLine(seat, title, heading=True, reason=True))
        self._again.show()

    def tell(self, line: SummaryLine) -> None:
        """Add a line unless it is empty or repeats the last one, and show the summary."""
        lines = self._note.lines
        if line.words and (not lines or lines[-1] != line):
            lines.append(line)
            self._fit()
            self.show()
            self.raise_()

    def lie_on(self, table: QGraphicsView, layout: Layout) -> None:
        """Place the summary in free space; if there is none, it folds during the player's turn."""
        taken = lying(table, layout)
        place = summary_place(table, layout, taken)
        self._covers = is_covered(taken, place)
        self.place(place, table.viewport().rect())

    def place(self, at: QRect, room: QRect) -> None:
        """Move to `at`, with the height of the text.

        Under the pointer it grows as far as the text needs and `room` allows.
        """
        self._at, self._room = at, room
        self._fit()

    def _whole(self) -> bool:
        """Return True if the whole text is shown: under the pointer, with keyboard focus, for a hint."""
        return self.underMouse() or self._again.hasFocus() or self._note.hint_of is not None

    def _fit(self) -> None:
        """Fit the height to the text, to the last lines if there is no room for all, or to the title row."""
        self._text.setMinimumHeight(0)  # else its height hint never shrinks
        self._name_again(whole=True)
        whole = self._whole()
        folded = self._covers and self._folded and not whole
        self._scroll.setHidden(folded)
        self._fill(self._note.lines)
        if self._at.isNull():
            return
        at, margins = QRect(self._at), self._column.contentsMargins()
        whole_head = self._head.sizeHint().width() + margins.left() + margins.right()
        self._name_again(whole=whole_head <= at.width())
        at.setWidth(min(max(at.width(), self._least_width()), self._room.width() - 2 * EDGE))
        at.moveRight(min(at.right(), max(self._room.right(), at.width())))
        wanted = self._wanted(at.width())
        if self._note.hint_of is not None:
            width = min(max(theme.scaled(_HINT_WIDTH), self._least_width()), self._room.width() - 16)
            wanted = self._wanted(width)
            size = QSize(width, min(wanted, self._room.height() - 16))
            at = next_to(self._room, [self._note.clear], self._at, [size])
        elif whole:
            at.setHeight(max(min(wanted, self._room.height() - 16), min(wanted, at.height())))
            at.moveBottom(min(at.bottom(), self._room.bottom() - 8))
        elif folded:
            at.setHeight(wanted - self._text.heightForWidth(self._line_width(at.width())))
        else:
            wanted = self._shorten(at.size(), wanted)
            at.setHeight(wanted if wanted <= at.height() else self._whole_lines(at.size()))
        self.lie_at(at)
        scrolls = wanted > at.height()
        bar = self._scroll.verticalScrollBar().sizeHint().width() if scrolls else 0
        self._text.setFixedHeight(max(self._text.heightForWidth(self._line_width(at.width()) - bar), 0))

    def _shorten(self, size: QSize, wanted: int) -> int:
        """Leave out lines before the last step, then closing lines, until the rest fits.

        Args:
            size: The room, in pixels.
            wanted: The height with all lines, in pixels.

        Returns:
            The height with the lines that are left.
        """
        lines = list(self._note.lines)
        last = max((at for at, line in enumerate(lines) if not line.reason), default=0)
        sums = [line for line in lines[last + 1 :] if line.closing]
        spare = [line for line in (*lines[:last], *sums) if not line.heading]
        place, metrics = QRect(0, 0, self._line_width(size.width()), wanted), self._text.fontMetrics()
        # heights of single lines are estimated: a new layout of the whole text for each takes too long
        while wanted > size.height() and spare:
            while wanted > size.height() and spare:
                lines.remove(line := spare.pop(0))
                wanted -= metrics.boundingRect(place, Qt.TextFlag.TextWordWrap, line.words).height() + _BELOW
            self._fill(lines)
            wanted = self._wanted(size.width())
        return wanted

    def _whole_lines(self, size: QSize) -> int:
        """Return the height in pixels if only the last whole lines that fit are shown."""
        wide = self._line_width(size.width())
        rest = self._wanted(size.width()) - self._text.heightForWidth(wide) - _SLACK
        wide -= self._scroll.verticalScrollBar().sizeHint().width()
        return rest + end_of(self._text.text(), self._text.font(), wide, size.height() - rest)

    def _name_again(self, *, whole: bool) -> None:
        """Label the Replay button, by its icon if a text would not fit (`whole` False)."""
        side = theme.scaled(14)
        sign = icons.sign_pixmap("play", QColor(CARD_ACCENT), side, self.devicePixelRatioF())
        self._again.setText(self.tr("Replay") if whole else "")
        self._again.setIcon(QIcon() if whole else QIcon(sign))
        self._again.setIconSize(QSize(side, side))
        self._head.invalidate()

    def _line_width(self, width: int) -> int:
        """Width of a line in pixels without a scroll bar."""
        margins = self._column.contentsMargins()
        return width - margins.left() - margins.right()

    def _least_width(self) -> int:
        """Minimum width in pixels: for the title row, and for the longest word plus a scroll bar."""
        margins, bar = self._column.contentsMargins(), self._scroll.verticalScrollBar().sizeHint().width()
        word = self._text.minimumSizeHint().width() + bar + margins.left() + margins.right() + 2
        head = self._head.sizeHint().width() + margins.left() + margins.right()
        return max(self.minimumSizeHint().width(), word, min(head, theme.scaled(MAX_SIZE.width()) // 2))

    def _wanted(self, width: int) -> int:
        """Return the height in pixels with the whole text, at this width."""
        margins = self._column.contentsMargins()
        text = self._text.heightForWidth(self._line_width(width))
        head = self._head.sizeHint().height() + self._column.spacing()
        return text + head + margins.top() + margins.bottom() + _SLACK

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the whole text under the pointer."""
        super().enterEvent(event)
        self._fit()

    def leaveEvent(self, event: QEvent) -> None:
        """Shrink to the summary's own place."""
        super().leaveEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the whole text while the Replay button has the keyboard focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._fit()
        return super().eventFilter(watched, event)

    def follow(self, offer: object) -> None:
        """Close a hint about another offer; fold while something is offered, so that nothing is covered."""
        if self._note.hint_of is not None and self._note.hint_of is not offer:
            self.put_away()
        folded = offer is not None
        if self._folded is not folded:
            self._folded = folded
            if self._covers:
                self._fit()

    def dismiss(self) -> None:
        """Hide the summary at the player's request; its content stays."""
        self.hide()

    def put_away(self) -> None:
        """Hide the summary and clear it."""
        self._note, self._now = SummaryContent(), None
        self._title.tell("")
        self._text.clear()
        self.hide()

    def look_back(self, note: SummaryContent | None) -> None:
        """Show the summary of an earlier moment; None: the present one again."""
        if note is not None:
            self._now = self._now or (self._note, self.isVisible())
        elif self._now is None:
            return
        else:
            (now, shown), self._now = self._now, None
            self._show(now, shown=shown)
            return
        self._show(note, shown=bool(note.lines))

    def _show(self, note: SummaryContent, *, shown: bool) -> None:
        self._begin(note)
        self._again.setVisible(False)
        if note.lines:
            self._fit()
        self.setVisible(shown and bool(note.lines))
        self.raise_()

    @property
    def lines(self) -> list[SummaryLine]:
        """The lines of the summary shown."""
        return self._note.lines

    def _fill(self, lines: list[SummaryLine]) -> None:
        """Show these lines of the summary, without headings that have no lines below them."""
        paragraphs = []
        for line, after in zip_longest(lines, lines[1:]):
            if line.heading and after is not None and after.heading:
                continue
            ink = CARD_INK if line.reason else CARD_QUIET
            style = f"color:{CARD_ACCENT};text-decoration:none"
            rule = (
                f' <a href="{line.rule}" style="{style}">{line.rule}</a>' if line.reason and line.rule else ""
            )
            words = f"<b>{escape(line.words)}</b>" if line.heading else escape(line.words)
            set_apart = (
                line.seat < 0 and not line.reason
            )  # nobody did it: it must not look like one more line of the seat
            words, place = (f"<i>{words}</i>", ' align="center"') if set_apart else (words, "")
            paragraphs.append(f'<p{place} style="margin:0 0 {_BELOW}px 0; color:{ink}">{words}{rule}</p>')
        self._text.setText("".join(paragraphs))
        self._text.setAccessibleName("\n".join(line.words for line in self._note.lines))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background, with a torn bottom edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        w, foot = self.width() - 4, self.height() - _TOOTH - 3
        path = QPainterPath(QPointF(1, 1))
        path.lineTo(w, 1)
        path.lineTo(w, foot)
        x, up = float(w), False
        while x > 1:
            x = max(x - _TOOTH, 1)
            up = not up
            path.lineTo(x, foot + (_TOOTH if up else 0))
        path.closeSubpath()
        shadow = QColor(0, 0, 0, 26)
        for at in (1.0, 2.0, 3.0):
            painter.fillPath(path.translated(at, at), shadow)
        painter.fillPath(path, QColor(CARD_FILL))
        if self._note.seat >= 0 and not self._note.several:
            painter.fillRect(QRectF(1, 1, w - 1, 3), icons.seat_colour(self._note.seat))
        painter.end()
