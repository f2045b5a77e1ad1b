"""Notices that nobody has touched the table for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea

IDLE_MS = 20_000
TOUCHES = (
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
)


class Idle(QObject):
    """Watches over one table."""

    passed = Signal()
    """Nobody has touched it for IDLE_MS; this comes once, until it is touched again."""

    def __init__(self, table: QAbstractScrollArea) -> None:
        super().__init__(table)
        self.timer = QTimer(self, singleShot=True, interval=IDLE_MS)
        self.timer.timeout.connect(self.passed)
        for watched in (table, table.viewport()):
            watched.installEventFilter(self)

    def begin(self) -> None:
        """Something new is there to be looked at: the time begins anew."""
        self.timer.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Whoever does something is not idle."""
        if event.type() in TOUCHES:
            self.timer.start()
        return False
