"""Keeps a click that was meant for what was there before from what has just come under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.widgets.elided_label import ElidedButton


class ClickGuard:
    """Knows whether something changed so lately that a click may be meant for what was there before."""

    def __init__(self) -> None:
        self._clock = QElapsedTimer()

    def begin(self) -> None:
        """It has changed, or been clicked, now."""
        self._clock.start()

    @property
    def waits(self) -> bool:
        """Whether it takes no click yet: not within the time of a double click."""
        return self._clock.isValid() and self._clock.elapsed() < QApplication.doubleClickInterval()


class CarefulButton(ElidedButton):
    """A button that takes no click while what it belongs to is fresh. Keys press it at any time."""

    def __init__(self, words: str, fresh: ClickGuard) -> None:
        super().__init__(words)
        self._fresh = fresh

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press that comes too soon is nothing."""
        if not self._fresh.waits:
            super().mousePressEvent(event)
