"""The order in which Tab goes through a window: as it is read, layout by layout."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QMainWindow,
    QScrollArea,
    QWidget,
)

ROUND = 16
"""So many pixels round what has the keyboard are scrolled into sight with it."""


class Ordered(QMainWindow):
    """A window that is gone through as it is read, and whose buttons Enter presses."""

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Tab goes through the window as it is read, whatever has come and gone since the last time."""
        follow(self.centralWidget() or self)
        moved = super().focusNextPrevChild(forward)
        if moved and (widget := self.focusWidget()) is not None:
            bring_into_sight(widget)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, as Space does."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                button.click()
            return
        super().keyPressEvent(event)


def bring_into_sight(widget: QWidget) -> None:
    """Scroll to the whole of a widget, in all that it lies in.

    Qt does so only where the keyboard was there before, and to no more of a field than its cursor.
    """
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and (inner := around.widget()) is not None:
            middle = inner.mapFromGlobal(widget.mapToGlobal(widget.rect().center()))
            across, down = widget.width() // 2 + ROUND, widget.height() // 2 + ROUND
            around.ensureVisible(middle.x(), middle.y(), across, down)
        around = around.parentWidget()


def follow(root: QWidget) -> None:
    """Let Tab go through everything below a widget as it is read."""
    for one, next_one in pairwise(stops(root)):
        QWidget.setTabOrder(one, next_one)


def stops(root: QWidget) -> list[QWidget]:
    """Every widget below that takes the keyboard, as they are read, hidden ones too.

    Those at which Tab does not stop are among them: if one of them has the keyboard, Tab goes on from there.
    """
    return [
        widget
        for widget in dict.fromkeys(_within(root))
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
    ]


def _within(widget: QWidget) -> Iterator[QWidget]:
    """A widget and what is in it: what its layout holds in the layout's order, then what only lies on it."""
    yield widget
    if isinstance(widget, QAbstractScrollArea):
        yield from _children(widget.viewport())
    layout = widget.layout()
    if layout is not None:
        yield from _laid(layout)
    yield from _children(widget)


def _children(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow():
            yield from _within(child)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    """What a layout holds; a grid row by row."""
    items = [layout.itemAt(at) for at in range(layout.count())]
    if isinstance(layout, QGridLayout):
        places = [layout.getItemPosition(at) for at in range(layout.count())]
        items = [items[at] for at in sorted(range(len(items)), key=lambda at: places[at][:2])]  # type: ignore[index]
    for item in items:
        if item is not None:
            yield from _held(item)


def _held(item: QLayoutItem) -> Iterator[QWidget]:
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        yield from _within(widget)
    elif layout is not None:
        yield from _laid(layout)
