"""Drops unintended input: repeats of a held key, and the wheel over an input while a page is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

REPEATING = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Plus,
        Qt.Key.Key_Equal,
        Qt.Key.Key_Minus,
        Qt.Key.Key_Underscore,
    }
)
"""The keys that move, scroll or zoom while they are held."""
_ERASING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
"""The keys that erase while they are held in a field."""
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_INPUTS = (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
"""The widgets whose value the wheel changes."""


class InputGuard(QObject):
    """Filters the input of widgets.

    A held key acts once, unless it is one of REPEATING or writes in a field: nothing that decides or reveals
    happens by a repeated key. On a page that scrolls, the wheel scrolls, whatever is below it.
    """

    def watch(self, widget: QWidget) -> None:
        """Filter the input of a widget from now on, if it takes keys or the wheel changes it."""
        keys = widget.isWindow() or widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if keys or isinstance(widget, _INPUTS):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop a repeated key together with its shortcut; pass the wheel over an input on to the page."""
        kind = event.type()
        if kind in _KEYS and isinstance(event, QKeyEvent) and event.isAutoRepeat():
            if not may_repeat(event, watched):
                event.accept()
                return True
            return False
        if kind == QEvent.Type.Wheel and isinstance(watched, QWidget) and in_scrolled_input(watched):
            event.ignore()
            return True
        return False


def may_repeat(event: QKeyEvent, receiver: QObject) -> bool:
    """Return True if a key moves, scrolls or zooms, or writes or erases in the field that receives it."""
    if event.key() in REPEATING:
        return True
    writes = event.key() in _ERASING or (event.text() != "" and event.text().isprintable())
    return writes and isinstance(receiver, (QLineEdit, QAbstractSpinBox))


def in_scrolled_input(widget: QWidget) -> bool:
    """Return True if the widget is an input, or a part of one, on a page that scrolls."""
    here: QWidget | None = widget
    while here is not None and not here.isWindow():
        if isinstance(here, _INPUTS) and not isinstance(here, QScrollBar):
            return _scrolls(here)
        here = here.parentWidget()
    return False


def _scrolls(widget: QWidget) -> bool:
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget() if not around.isWindow() else None
    return around is not None
