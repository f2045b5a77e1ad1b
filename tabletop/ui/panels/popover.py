"""Popovers over the table, with a close button."""

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

POPOVER_GROUND, POPOVER_INK, POPOVER_QUIET, POPOVER_ACCENT = "#FDFBF6", "#2B2622", "#6E6459", "#9C5312"
EDGE_GAP = 8
"""Pixels between a popover and the edge of the table."""
_GAP = 8
"""Pixels between two buttons."""
_WIDER = (1.0, 1.5)
"""Widths tried, as factors of the usual one, if a popover must cover something; last the table's width."""
_BORDERS = 6
"""Width of the borders at both sides together, in pixels."""
_SLACK = 4
"""Pixels added to the height of the text, so that rounding never makes it scroll."""


class Popover(QFrame):
    """A frame over the viewport of a table, which is its parent; never larger than that.

    The close button dismisses it, and so does Esc anywhere in the window.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click must not reach what it covers
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._away = QPushButton("\N{MULTIPLICATION SIGN}")
        self._away.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard focus on the table
        self._away.clicked.connect(self.dismiss)
        self.hide()

    def put_away(self) -> None:
        """Hide the popover."""
        self.hide()

    def dismiss(self) -> None:
        """Close the popover at the player's request, by its close button or Esc."""
        self.put_away()

    def lie_at(self, place: QRect) -> None:
        """Move to `place`, shifted and shrunk until it is within the table."""
        table = self.parentWidget()
        room = table.rect() if table is not None else place
        size = place.size().boundedTo(room.size())
        x = max(min(place.x(), room.width() - size.width()), 0)
        y = max(min(place.y(), room.height() - size.height()), 0)
        self.setGeometry(x, y, size.width(), size.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc dismisses it, whichever of its widgets has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


def dismiss_uppermost(table: QWidget) -> bool:
    """Dismiss the uppermost popover on a table's viewport; True if there was one."""
    shown = [child for child in table.children() if isinstance(child, Popover) and child.isVisible()]
    if shown:
        shown[-1].dismiss()
    return bool(shown)


class ButtonRows(QWidget):
    """Buttons side by side, in as many rows as the width needs."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[QPushButton] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in display order."""
        return self._shown

    def show_buttons(self, buttons: Sequence[QPushButton]) -> None:
        """Replace the buttons by these."""
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
        """Return the width of the widest button, in pixels; 0 if there is none."""
        return max((button.sizeHint().width() for button in self._shown), default=0)

    def _places(self, width: int) -> list[QRect]:
        """Return each button's rectangle if the rows are this wide (pixels); none is wider than that."""
        places, x, y, below = list[QRect](), 0, _GAP // 2, 0
        for button in self._shown:
            wide, high = min(button.sizeHint().width(), width), button.sizeHint().height()
            if x and x + wide > width:
                x, y = 0, below + _GAP
            places.append(QRect(x, y, wide, high))
            x, below = x + wide + _GAP, max(below, y + high)
        return places

    def _arrange(self) -> None:
        for button, place in zip(self._shown, self._places(self.width()), strict=True):
            right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = self.width() - place.x() - place.width() if right else place.x()
            button.setGeometry(x, place.y(), place.width(), place.height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows in pixels if they are this wide."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """Return the size of all buttons in one row."""
        width = sum(button.sizeHint().width() + _GAP for button in self._shown)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """No minimum: buttons are cut off if there is no room."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows again."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Break the rows again if the label of a button has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)


class TextPopover(Popover):
    """A popover with text and buttons, placed in free space or next to what it is about.

    If the table is too small for all of it, the text below the close button scrolls. It is placed again
    whenever the table is resized.
    """

    WIDTHS: tuple[int, ...] = (440,)
    """Possible widths in free space, in pixels at text size 100 %; the first is preferred."""
    rule_requested = Signal(str)
    """Emitted when a rule is clicked (its number)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.placing: Callable[[], object] = lambda: None
        """Places the popover for the present layout of the table."""
        self.written: object = None
        """The content shown."""
        self._gone: object = None
        """The content when it was put away; None if it was not."""
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
        self._later.timeout.connect(self._place_again)
        parent.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Place it again, after the events at hand, when the table is shown or resized."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            self._later.start()
        return False

    def _place_again(self) -> None:
        if not self.isHidden():
            self.placing()

    def put_away(self) -> None:
        """Hide it until its content changes or `bring_back` is called."""
        self._gone = self.written
        self.hide()

    @property
    def put_away_now(self) -> bool:
        """True if the present content was put away."""
        return self._gone is not None and self.written == self._gone

    def arrange(self, *, on: bool) -> None:
        """Show or hide it; content that was put away stays hidden."""
        self.setVisible(on and not self.put_away_now)

    def bring_back(self) -> None:
        """Show it above everything else, even if it was put away."""
        self._gone = None
        self.show()
        self.raise_()

    def has_keyboard(self) -> bool:
        """Return True if one of its widgets has the keyboard focus."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Move the keyboard focus to the first button."""
        if self._rows.buttons:
            self._rows.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, room: QRect, clear: Sequence[QRect], near: QRect, taken: Sequence[QRect]) -> bool:
        """Place the popover in free space, else next to `clear`; True if it was free.

        Args:
            room: The rectangle of the viewport.
            clear: What must not be covered, if that can be avoided.
            near: What the popover should be close to.
            taken: The rectangles of zones and pieces.
        """
        most = QSize(room.width() - 2 * EDGE_GAP, room.height() - 2 * EDGE_GAP)
        least = min(self._rows.widest() + self._side_width(), most.width())
        usual = [min(max(theme.scaled(wide), least), most.width()) for wide in self.WIDTHS]
        for width in usual:
            size = QSize(width, self._high(width))
            bare = free_area(room, [*taken, *clear], near, size, size)
            if bare is not None:
                self.lie_at(bare)
                return True
        widths = [*(min(round(usual[0] * part), most.width()) for part in _WIDER), most.width()]
        sizes = [QSize(width, self._high(width)) for width in widths]
        fitting = [size for size in sizes if size.height() <= most.height()] or [most]
        self.lie_at(next_to(room, clear, near, fitting, taken))
        return False

    def lie_at(self, place: QRect) -> None:
        """Move to `place`; where all of the text fits, no scroll bar makes its lines shorter."""
        super().lie_at(place)
        policy = Qt.ScrollBarPolicy
        fits = self.height() >= self._high(self.width())
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def place_next_to(self, room: QRect, clear: Sequence[QRect], near: QRect) -> None:
        """Place the popover as near as possible to what the player has pressed, whatever else it covers."""
        width = min(theme.scaled(self.WIDTHS[0]), room.width() - 2 * EDGE_GAP)
        size = QSize(width, min(self._high(width), room.height() - 2 * EDGE_GAP))
        self.lie_at(next_to(room, clear, near, [size]))

    def keep_place(self, clear: Sequence[QRect]) -> bool:
        """Grow or shrink at its lower edge after a change of its text; False if that would cover `clear`."""
        table = self.parentWidget()
        place = QRect(self.pos(), QSize(self.width(), self._high(self.width())))
        fits = table is not None and table.rect().contains(place)
        if not fits or any(place.intersects(each) for each in clear):
            return False
        self.lie_at(place)
        return True

    def _side_width(self) -> int:
        """Width of margins and borders, in pixels."""
        margins = self._column.contentsMargins()
        return margins.left() + margins.right() + _BORDERS

    def _high(self, width: int) -> int:
        """Return the height in pixels that the whole content needs at this width."""
        for label in self.findChildren(QLabel):
            label.ensurePolished()
        room, margins = width - self._side_width(), self._column.contentsMargins()
        parts = sum(_height(layout, room) for layout in (self._head, self._lines))
        return parts + self._column.spacing() + margins.top() + margins.bottom() + _BORDERS + _SLACK


def _height(layout: QHBoxLayout | QVBoxLayout, width: int) -> int:
    return (
        layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    )
