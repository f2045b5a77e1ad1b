"""Notices that the table has not been touched for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea

_IDLE_MS = 20_000
_TOUCHES = (
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
)


class Idle(QObject):
    """Watches the input of one table."""

    passed = Signal()
    """Emitted once when the table has not been touched for IDLE_MS milliseconds, until the next touch."""

    def __init__(self, table: QAbstractScrollArea) -> None:
        super().__init__(table)
        self.timer = QTimer(self, singleShot=True, interval=_IDLE_MS)
        self.timer.timeout.connect(self.passed)
        for watched in (table, table.viewport()):
            watched.installEventFilter(self)

    def begin(self) -> None:
        """Restart the timer: there is something new to look at."""
        self.timer.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Restart the timer on any input."""
        if event.type() in _TOUCHES:
            self.timer.start()
        return False
