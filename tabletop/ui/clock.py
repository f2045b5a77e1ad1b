"""The clock of the window: pages that show a date or the time since something listen to it."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_SECOND_MS = 1000


class WindowClock(QObject):
    """Says when a minute or a day begins; it stands while its window is hidden."""

    minute = Signal()
    day = Signal()
    """Emitted before `minute` when another day has begun; after a suspend, a day or more later."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        self._today = self._date()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.strike)

    @staticmethod
    def _date() -> date:
        return datetime.now().astimezone().date()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start the clock when the window is shown, and stop it when it is hidden."""
        if event.type() == QEvent.Type.Show:
            self.strike()
        elif event.type() == QEvent.Type.Hide:
            self._timer.stop()
        return super().eventFilter(watched, event)

    def strike(self) -> None:
        """Emit what has begun, and wait for the next minute."""
        if (today := self._date()) != self._today:
            self._today = today
            self.day.emit()
        self.minute.emit()
        self._timer.start((60 - datetime.now().astimezone().second) * _SECOND_MS)
