"""Calls something once the event loop is reached again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call `do` once the event loop is reached again, unless `owner` has been deleted by then.

    `QTimer.singleShot` with a context keeps `do` for ever if the context is deleted first, and without one it
    calls what has been deleted (PySide6 6.11).
    """
    timer = QTimer(owner, singleShot=True, interval=0)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
