"""Popovers: what is written on the table, under a cross that puts it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui.panels.free_area import free_area, next_to
from tabletop.ui.style import theme

EDGE = 8
"""Pixels that stay free between a popover and the edge of the table."""
GAP = 8
"""Pixels between two buttons."""
WIDER = (1.0, 1.5)
"""By how much a popover may be wider where it has to cover something; or as wide as the table."""
BORDERS = 6
"""Pixels: the borders at two sides together."""
SLACK = 4
"""Pixels: a popover is higher by this than its words, so that they never scroll for a rounding."""


class Popover(QFrame):
    """Lies on a table, whose viewport is its parent, and never is larger than that.

    Its cross puts it away, and so does Esc wherever in the window the keyboard is.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click on it is none on what it covers
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._away = QPushButton("\N{MULTIPLICATION SIGN}")
        self._away.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the table
        self._away.clicked.connect(self.dismiss)
        self.hide()

    @property
    def passive(self) -> bool:
        """True if it was not asked for, and Esc means what is begun at the table before it."""
        return False

    def put_away(self) -> None:
        """Take it off the table."""
        self.hide()

    def dismiss(self) -> None:
        """Put it away as the player asks, by its cross or by Esc."""
        self.put_away()

    def lie_at(self, place: QRect) -> None:
        """Lie here, as far as it is within the table."""
        table = self.parentWidget()
        room = table.rect() if table is not None else place
        size = place.size().boundedTo(room.size())
        x = max(min(place.x(), room.width() - size.width()), 0)
        y = max(min(place.y(), room.height() - size.height()), 0)
        self.setGeometry(x, y, size.width(), size.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away, wherever on it the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


def dismiss_uppermost(table: QWidget, *, passive: bool = False) -> bool:
    """Put away the uppermost popover on a table's viewport; False if none is there.

    `passive`: one that was not asked for as well.
    """
    shown = [child for child in table.children() if isinstance(child, Popover) and child.isVisible()]
    asked = [popover for popover in shown if passive or not popover.passive]
    if asked:
        asked[-1].dismiss()
    return bool(asked)


class ButtonRows(QWidget):
    """Buttons side by side, in as many rows as the width asks for."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[QPushButton] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in their order."""
        return self._shown

    def show_buttons(self, buttons: Sequence[QPushButton]) -> None:
        """Show these in the place of the others."""
        for old in self._shown:
            old.hide()
            old.deleteLater()
        self._shown = list(buttons)
        for button in self._shown:
            button.setParent(self)
            button.ensurePolished()
            button.show()
        self.setVisible(bool(buttons))
        self.updateGeometry()
        self._arrange()

    def widest(self) -> int:
        """The width of the widest button, in pixels; 0 if there is none."""
        return max((button.sizeHint().width() for button in self._shown), default=0)

    def _places(self, width: int) -> list[QRect]:
        """The places of the buttons in this width; no button is wider."""
        places, x, y, below = list[QRect](), 0, GAP // 2, 0
        for button in self._shown:
            wide, high = min(button.sizeHint().width(), width), button.sizeHint().height()
            if x and x + wide > width:
                x, y = 0, below + GAP
            places.append(QRect(x, y, wide, high))
            x, below = x + wide + GAP, max(below, y + high)
        return places

    def _arrange(self) -> None:
        for button, place in zip(self._shown, self._places(self.width()), strict=True):
            right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = self.width() - place.x() - place.width() if right else place.x()
            button.setGeometry(x, place.y(), place.width(), place.height())

    def heightForWidth(self, width: int) -> int:
        """The height of all rows in this width."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """All buttons in one row."""
        width = sum(button.sizeHint().width() + GAP for button in self._shown)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the beginning of each button."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows anew."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Break the rows anew where a button has other words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)


class TextPopover(Popover):
    """A popover with words and buttons, laid on bare cloth or beside what it speaks of.

    Where the table has no room for all of it, it scrolls below its cross. It is laid anew where the table has
    another size.
    """

    WIDTHS: tuple[int, ...] = (440,)
    """How wide it may lie on bare cloth, in pixels at the usual size of texts; the first is preferred."""
    rule_requested = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.lay: Callable[[], object] = lambda: None
        """Lays it where it belongs now."""
        self.written: object = None
        """What is written on it."""
        self._gone: object = None
        """What was written on it when it was put away."""
        self._away.setProperty("role", "link")
        self._top, self._body, self._rows = QWidget(), QWidget(), ButtonRows()
        self._head = QHBoxLayout(self._top)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.addWidget(self._away, 0, Qt.AlignmentFlag.AlignTop)
        self._lines = QVBoxLayout(self._body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._body)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 9, 14, 12)
        self._column.addWidget(self._top)
        self._column.addWidget(self._scroll, 1)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._lay_anew)
        parent.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Where the table has another size it is laid anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            self._later.start()
        return False

    def _lay_anew(self) -> None:
        if not self.isHidden():
            self.lay()

    def put_away(self) -> None:
        """Take it off the table, until something else is written on it or it is asked for."""
        self._gone = self.written
        self.hide()

    def lay_out(self, *, on: bool) -> None:
        """Lie on the table, or not; what was put away stays so."""
        self.setVisible(on and (self._gone is None or self.written != self._gone))

    def bring_back(self) -> None:
        """Lie on the table above all else, even if it was put away."""
        self._gone = None
        self.show()
        self.raise_()

    def has_keyboard(self) -> bool:
        """Whether the keyboard is on the paper."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Bring the keyboard to the first button of the paper."""
        if self._rows.buttons:
            self._rows.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, room: QRect, clear: Sequence[QRect], near: QRect, taken: Sequence[QRect]) -> bool:
        """Lie where there is nothing of what is `taken`, or else beside what is to be `clear`.

        Returns True if it covers nothing.
        """
        most = QSize(room.width() - 2 * EDGE, room.height() - 2 * EDGE)
        least = min(self._rows.widest() + self._beside(), most.width())
        usual = [min(max(theme.scaled(wide), least), most.width()) for wide in self.WIDTHS]
        for width in usual:
            size = QSize(width, self._high(width))
            bare = free_area(room, [*taken, *clear], near, size, size)
            if bare is not None:
                self.lie_at(bare)
                return True
        widths = [*(min(round(usual[0] * part), most.width()) for part in WIDER), most.width()]
        sizes = [QSize(width, self._high(width)) for width in widths]
        fitting = [size for size in sizes if size.height() <= most.height()] or [most]
        self.lie_at(next_to(room, clear, near, fitting, taken))
        return False

    def _beside(self) -> int:
        """What of its width is not for words, in pixels."""
        margins = self._column.contentsMargins()
        return margins.left() + margins.right() + BORDERS

    def _high(self, width: int) -> int:
        """The height with all that is written on it, in this width."""
        for label in self.findChildren(QLabel):
            label.ensurePolished()
        room, margins = width - self._beside(), self._column.contentsMargins()
        parts = sum(_height(layout, room) for layout in (self._head, self._lines))
        return parts + self._column.spacing() + margins.top() + margins.bottom() + BORDERS + SLACK


def _height(layout: QHBoxLayout | QVBoxLayout, width: int) -> int:
    return (
        layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    )
