"""One row of the list of moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
)

from tabletop.ui.play.move import Move
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.click_guard import ClickGuard

THUMB = 32
"""Size of the picture, in pixels."""
_LOCK = 13
"""Size in pixels of the sign that a move cannot be undone."""


class MoveRow(QAbstractButton):
    """One legal move: a small picture, its description, and its effect."""

    pointed = Signal(object)
    """Emitted when the pointer or the keyboard focus enters (the Move) or leaves (None)."""

    def __init__(
        self,
        move: Move,
        words: str,
        effect: str,
        *,
        number: int = 0,
        final: bool = False,
        fresh: ClickGuard | None = None,
    ) -> None:
        super().__init__()
        self.move_, self._effect, self._final, self._number = move, effect, final, str(number or "")
        self._fresh, self._rests, self._hot = fresh or ClickGuard(), QCursor.pos(), False
        self.setMouseTracking(True)
        self.thumb = ""
        self.hinted = False
        self.given = ""
        """How it compares with the best move, shown above its number; "" if not known."""
        self._words = words
        self.setText(literal(words))
        self.setAccessibleName(words)
        number_words = self.tr("Number {n}").format(n=number) if number else ""
        self.setAccessibleDescription("\n".join(filter(None, (effect, number_words))))
        self.setToolTip(f"{words}\n{effect}" if effect else words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the height that the text needs at this width."""
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        """Return a small width: rows are as wide as the panel."""
        return QSize(120, 36)

    def hasHeightForWidth(self) -> bool:
        """Return True, as long text takes more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height in pixels for the whole description and effect."""
        high = self._high(self._words, self.font(), width) + 14
        if self._effect:
            high += self._high(self._effect, self._effect_font(), width)
        corner = 4 + 2 * self._number_metrics().height() + 2 if self.given else 0
        return max(high, 46 if self.thumb else 34, corner)

    def _left(self) -> int:
        return THUMB + 18 if self.thumb else 12

    def _room(self, width: int) -> int:
        """Width in pixels left for the text in a row of this width."""
        return width - self._left() - (28 if self._final else 10) - self._number_room()

    def _number_room(self) -> int:
        metrics = self._number_metrics()
        wide = max(metrics.horizontalAdvance(self.given), metrics.horizontalAdvance(self._number))
        return max(wide + (12 if self.given else 6), 16) if wide else 0

    def _number_metrics(self) -> QFontMetrics:
        return QFontMetrics(theme.horizontal_margin(self.font(), 2))

    def _high(self, words: str, font: QFont, width: int) -> int:
        box = QFontMetrics(font).boundingRect(0, 0, self._room(width), 400, Qt.TextFlag.TextWordWrap, words)
        return box.height()

    def _effect_font(self) -> QFont:
        return theme.horizontal_margin(self.font(), 1, QFont.Weight.DemiBold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hot = self._hot or self.hasFocus() or self.hinted
        if hot:
            wash = theme.colour("legal")
            wash.setAlpha(40)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 5, 5)
            right = self.isRightToLeft()
            bar = QRectF(self.width() - 5 if right else 2, 3, 3, self.height() - 6)
            painter.fillRect(bar, theme.colour("legal"))
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("legal"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 5, 5)
        if self.thumb:
            picture = icons.svg(self.thumb, QSize(THUMB, THUMB), self.devicePixelRatioF())
            x = self.width() - THUMB - 9 if self.isRightToLeft() else 9
            painter.drawPixmap(x, (self.height() - THUMB) // 2, picture)
        self._paint_words(painter)
        self._paint_number(painter)
        if self._final:
            place = self.lock_place()
            lock = icons.sign_pixmap("lock", theme.colour("quiet"), place.width(), self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), lock)
        painter.end()

    def number_place(self) -> QRect:
        """Rectangle of its number: in the outer upper corner, or below its comparison, which is there."""
        metrics = self._number_metrics()
        return self._in_corner(self._number, 4 + (metrics.height() if self.given else 0))

    def _in_corner(self, words: str, y: int) -> QRect:
        metrics = self._number_metrics()
        wide = metrics.horizontalAdvance(words)
        x = 8 if self.isRightToLeft() else self.width() - 8 - wide
        return QRect(x, y, wide, metrics.height())

    def lock_place(self) -> QRect:
        """Rectangle of the sign that it cannot be undone: inwards of the number, even in a low row."""
        off = _LOCK + 9 + self._number_room()
        x = off - _LOCK if self.isRightToLeft() else self.width() - off
        return QRect(x, (self.height() - _LOCK) // 2, _LOCK, _LOCK)

    def _paint_words(self, painter: QPainter) -> None:
        width = self.width()
        title = self._high(self._words, self.font(), width)
        effect = self._high(self._effect, self._effect_font(), width) if self._effect else 0
        box = QRectF(self._left(), (self.height() - title - effect) / 2, self._room(width), title)
        if self.isRightToLeft():
            box.moveRight(width - self._left())
        flags = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        painter.setFont(self.font())
        painter.setPen(theme.colour("text"))
        painter.drawText(box, flags, self._words)
        if effect:
            painter.setFont(self._effect_font())
            painter.setPen(theme.colour("legal"))
            painter.drawText(box.adjusted(0, title, 0, effect), flags, self._effect)

    def _paint_number(self, painter: QPainter) -> None:
        """Paint its number, and its comparison, in a quiet colour."""
        painter.setFont(theme.horizontal_margin(self.font(), 2))
        painter.setPen(theme.colour("quiet"))
        painter.drawText(self.number_place(), Qt.AlignmentFlag.AlignCenter, self._number)
        painter.drawText(self._in_corner(self.given, 4), Qt.AlignmentFlag.AlignCenter, self.given)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Preview the move on the table while the pointer is over the row."""
        super().enterEvent(event)
        self._point(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Preview the move once a pointer has moved that rested where the row appeared."""
        super().mouseMoveEvent(event)
        self._point(event.globalPosition().toPoint())

    def _point(self, at: QPoint) -> None:
        """Emit `pointed`, unless the pointer has not moved since before the row appeared under it."""
        if not self._hot and at != self._rests:
            self._hot = True
            self.pointed.emit(self.move_)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a press that may have been meant for what was here before."""
        if not self._fresh.waits:
            super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """End the preview."""
        super().leaveEvent(event)
        self._rests = QPoint(-1, -1)
        if self._hot:
            self._hot = False
            self.pointed.emit(None)
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Preview the move on the table while the row has the keyboard focus."""
        super().focusInEvent(event)
        self.pointed.emit(self.move_)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the preview."""
        super().focusOutEvent(event)
        self.pointed.emit(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down move the focus to the neighbouring rows; Enter plays the move."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
