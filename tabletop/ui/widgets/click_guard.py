"""Ignores clicks on a widget that has just appeared under the pointer: they were meant for another one."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.widgets.elided_label import ElidedButton


class ClickGuard:
    """Remembers the last change, to tell if a click may be meant for what was there before."""

    def __init__(self) -> None:
        self._clock = QElapsedTimer()

    def begin(self) -> None:
        """Start the waiting time, after a change or a click."""
        self._clock.start()

    @property
    def waits(self) -> bool:
        """True if clicks are to be ignored: within the double-click time after a change."""
        return self._clock.isValid() and self._clock.elapsed() < QApplication.doubleClickInterval()


class CarefulButton(ElidedButton):
    """A button that ignores clicks while its guard waits. Keys press it at any time."""

    def __init__(self, words: str, fresh: ClickGuard) -> None:
        super().__init__(words)
        self._fresh = fresh

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a press that comes too soon."""
        if not self._fresh.waits:
            super().mousePressEvent(event)
