"""The order in which Tab goes through a window: as it is read, layout by layout."""

from __future__ import annotations

from collections.abc import Iterable

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
    read: dict[QWidget, None] = {}
    _read(root, read)
    return [
        widget
        for widget in read
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
    ]


def _read(widget: QWidget, read: dict[QWidget, None]) -> None:
    """A widget and what is in it: what its layout holds in the layout's order, then what only lies on it."""
    if widget in read:
        return
    read[widget] = None
    if isinstance(widget, QAbstractScrollArea):
        _read_all(_children(widget.viewport()), read)
    children = _children(widget)
    layout = widget.layout()
    if layout is not None:
        _read_laid(layout, children, read)
    _read_all(children, read)


def _read_all(widgets: Iterable[QWidget], read: dict[QWidget, None]) -> None:
    for widget in widgets:
        _read(widget, read)


def _children(widget: QWidget) -> list[QWidget]:
    return [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]


def _read_laid(layout: QLayout, widgets: list[QWidget], read: dict[QWidget, None]) -> None:
    """What a layout holds of these widgets, those of the one that it lays out; a grid row by row.

    Its items are never asked for (`QLayout.itemAt`): Python's hold on them outlives them (layouts.py).
    """
    layouts = [child for child in layout.children() if isinstance(child, QLayout)]
    held: list[QWidget | QLayout] = [*widgets, *layouts]
    places: list[tuple[tuple[int, ...], QWidget | QLayout]] = []
    for child in held:
        at = layout.indexOf(child)
        if at >= 0:
            cell = layout.getItemPosition(at)[:2] if isinstance(layout, QGridLayout) else ()  # type: ignore[index]
            places.append(((*cell, at), child))
    for _, child in sorted(places, key=lambda place: place[0]):
        if isinstance(child, QWidget):
            _read(child, read)
        else:
            _read_laid(child, widgets, read)
