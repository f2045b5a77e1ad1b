"""The Tab order of a window: its reading order, layout by layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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

KEEPS_TAB = "keepsTab"
"""The property of a widget which Tab does not leave while the focus is in it."""
_ROUND = 16
"""Pixels around the focused widget that are scrolled into view with it."""


class Ordered(QMainWindow):
    """A window with its reading order as Tab order, in which Enter presses buttons."""

    _tab = False
    """True if Tab has been pressed and not handled yet."""

    def event(self, event: QEvent) -> bool:
        """Note that Tab has been pressed: Qt sends ShortcutOverride for every key before handling it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Move the focus in the reading order, whatever widgets have come and gone since the last time.

        Qt also calls this while a focused widget is being hidden or deleted. Then Qt's own order is used,
        because no Python object may be made for a widget that is half destroyed.
        """
        if not self._tab:
            return super().focusNextPrevChild(forward)
        self._tab = False
        here = self.focusWidget()
        root = _keeper(here) or self.centralWidget() or self
        widget = next_stop(root, here, forward=forward)
        if widget is None:
            return super().focusNextPrevChild(forward)
        widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        bring_into_sight(widget)
        return True

    def go_round(self, parts: Sequence[QWidget], *, back: bool) -> None:
        """Put the keyboard focus into the next, or the previous, of these parts that is shown, cyclically."""
        here = self.focusWidget()
        shown = [part for part in parts if part.isVisible() and next_stop(part, None, forward=True)]
        within = [at for at, part in enumerate(shown) if here is part or (here and part.isAncestorOf(here))]
        at = within[0] if within else 0 if back else -1
        if shown:
            part = shown[(at + (-1 if back else 1)) % len(shown)]
            stop = part if _stops_at(part) else next_stop(part, None, forward=True)
            assert stop is not None
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button on Enter, as Space does."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            button.click()
            return
        super().keyPressEvent(event)


def _keeper(widget: QWidget | None) -> QWidget | None:
    """Return the innermost widget around this one which Tab does not leave; None if there is none."""
    while widget is not None and not widget.property(KEEPS_TAB):
        widget = widget.parentWidget()
    return widget


def bring_into_sight(widget: QWidget) -> None:
    """Scroll a whole widget into view, in every scroll area around it.

    Qt does so only if the focus was there before, and only for the cursor of a field.
    """
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and (inner := around.widget()) is not None:
            middle = inner.mapFromGlobal(widget.mapToGlobal(widget.rect().center()))
            across, down = widget.width() // 2 + _ROUND, widget.height() // 2 + _ROUND
            around.ensureVisible(middle.x(), middle.y(), across, down)
        around = around.parentWidget()


def next_stop(root: QWidget, here: QWidget | None, *, forward: bool) -> QWidget | None:
    """Return the widget that Tab, or Shift+Tab, goes to from here, cyclically; None if there is none."""
    way = stops(root)
    if not forward:
        way.reverse()
    at = way.index(here) + 1 if here in way else 0
    return next((widget for widget in (*way[at:], *way[:at]) if _stops_at(widget)), None)


def _stops_at(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isVisible() and widget.isEnabled()


def stops(root: QWidget) -> list[QWidget]:
    """Return the widgets below `root` that take the focus, in reading order, hidden ones too.

    Those at which Tab does not stop are included: if one of them has the focus, Tab continues from there.
    """
    read: dict[QWidget, None] = {}
    _read(root, read)
    return [
        widget
        for widget in read
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
    ]


def _read(widget: QWidget, read: dict[QWidget, None]) -> None:
    """Collect a widget and its children: first those of its layout in order, then the others."""
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
    """Collect those of the widgets that a layout holds, a grid row by row.

    It does not call `QLayout.itemAt`: Python's references to layout items outlive them (layouts.py).
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
