"""The order in which Tab goes through a window: as it is read, layout by layout."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QGridLayout,
    QLayout,
    QMainWindow,
    QScrollArea,
    QWidget,
)

ROUND = 16
"""So many pixels round what has the keyboard are scrolled into sight with it."""


class Ordered(QMainWindow):
    """A window that is gone through as it is read, and whose buttons Enter presses."""

    _tab = False
    """Tab has been pressed and is still to be followed."""

    def event(self, event: QEvent) -> bool:
        """Note that Tab has been pressed: Qt tells of every key before it follows it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Tab goes through the window as it is read, whatever has come and gone since the last time.

        Qt asks also while something that has the keyboard is being hidden or deleted. Then its own order
        does: nothing of Python's may be made of a widget that is half gone.
        """
        if not self._tab:
            return super().focusNextPrevChild(forward)
        self._tab = False
        widget = next_stop(self.centralWidget() or self, self.focusWidget(), forward=forward)
        if widget is None:
            return super().focusNextPrevChild(forward)
        widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        bring_into_sight(widget)
        return True

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


def next_stop(root: QWidget, here: QWidget | None, *, forward: bool) -> QWidget | None:
    """Where Tab, or Shift+Tab, goes from here: round and round through what can be reached; None: nowhere."""
    way = stops(root)
    if not forward:
        way.reverse()
    at = way.index(here) + 1 if here in way else 0
    return next((widget for widget in (*way[at:], *way[:at]) if _stops_at(widget)), None)


def _stops_at(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isVisible() and widget.isEnabled()


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
    """What a layout holds; a grid row by row.

    Its items themselves are never asked for (`QLayout.itemAt`): what Python keeps of an item outlives it, and
    a widget that is made in its place later ends the program when it is deleted (PySide6 6.11).
    """
    around = layout.parentWidget()
    widgets = (child for child in around.children() if isinstance(child, QWidget)) if around else ()
    layouts = (child for child in layout.children() if isinstance(child, QLayout))
    places: list[tuple[tuple[int, ...], QWidget | QLayout]] = []
    for child in (*widgets, *layouts):
        at = layout.indexOf(child)
        if at >= 0:
            cell = layout.getItemPosition(at)[:2] if isinstance(layout, QGridLayout) else ()  # type: ignore[index]
            places.append(((*cell, at), child))
    for _, child in sorted(places, key=lambda place: place[0]):
        yield from _within(child) if isinstance(child, QWidget) else _laid(child)
