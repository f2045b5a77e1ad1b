"""Requests of the system to end the program: the signals INT, TERM and HUP."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end; each system has some of them."""


class EndRequests(QObject):
    """Turns the system's signals into one of Qt's, which is emitted from the event loop.

    A Python handler alone would run only after the next event, and an exception in it would end up in any
    code that is running. A signal that the program was started to ignore, as by `nohup`, stays ignored.
    """

    received = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._near, self._far = socket.socketpair()
        self._near.setblocking(False)
        self._far.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._wakeup = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        self._handlers: dict[int, Any] = {}
        """The handlers before, by signal."""
        for number in (getattr(signal, name) for name in NAMES if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._handlers[number] = signal.signal(number, _nothing)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            numbers = self._near.recv(64)
            if any(number in self._handlers for number in numbers):
                self.received.emit()

    def uninstall(self) -> None:
        """Restore the handlers that were there before."""
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._near.close()
        self._far.close()


def _nothing(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the number of the signal is on its way to the event loop."""
