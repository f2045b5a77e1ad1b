"""Reads the library in a thread, so that the window does not wait however many matches there are."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import Shiboken

from tabletop.files.library import LibraryError

_T = TypeVar("_T")


class Background(QObject):
    """Does one piece of work after another in a thread of its own; the window's thread gets the results."""

    notice = Signal(object)
    """Emitted when the library cannot be read (a Text)."""
    _ended = Signal(object)
    """Emitted by the thread: what is to be called in the window's thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.stop = Event()
        """Set when the window closes: work that takes long looks at it and ends."""
        self._threads = ThreadPoolExecutor(1, "library")
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def submit(self, work: Callable[[], _T], then: Callable[[_T], object], owner: QObject) -> None:
        """Call `work` in the thread, and `then` with its result in the window's, if `owner` still exists.

        `work` must not touch anything of Qt's, nor the window's connection to the library.
        """
        future = self._threads.submit(work)
        future.add_done_callback(lambda done: self._ended.emit(partial(self._pass_on, done, then, owner)))

    def _pass_on(self, done: Future[_T], then: Callable[[_T], object], owner: QObject) -> None:
        if done.cancelled() or self.stop.is_set() or not Shiboken.isValid(owner):
            return
        try:
            result = done.result()
        except LibraryError as error:
            self.notice.emit(error.text)
            return
        then(result)

    @staticmethod
    def _deliver(call: Callable[[], None]) -> None:
        call()

    def wind_up(self) -> None:
        """Wait for the end of the work that is being done, and drop the rest."""
        self.stop.set()
        self._threads.shutdown(cancel_futures=True)
