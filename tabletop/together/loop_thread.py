"""A thread with an event loop, for what lives beside the window's own thread."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

_T = TypeVar("_T")


class LoopThread:
    """Runs a coroutine in an event loop of its own, in a thread, until that is shut down or Python ends.

    It is shut down before Python ends in any case: iroh's threads call Python, and would abort the process if
    Python were no longer there.
    """

    def __init__(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        self._loop = asyncio.new_event_loop()
        self._work = self._loop.create_task(work)
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()
        atexit.register(self.shut_down)

    def run_soon(self, function: Callable[..., object], *given: object) -> None:
        """Call a function in the loop; it is not called if that has ended."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(function, *given)

    def future_of(self, work: Coroutine[Any, Any, _T]) -> Future[_T]:
        """Run another coroutine in the loop; the future has its result.

        Raises:
            RuntimeError: The loop has ended.
        """
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def shut_down(self, *, wait: bool = True) -> None:
        """Cancel the coroutine; with `wait`, return when the thread has ended, else at once."""
        self.run_soon(self._work.cancel)
        if wait:
            self._thread.join()

    def _run(self) -> None:
        try:
            with suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._work)
        finally:
            if left := asyncio.all_tasks(self._loop):
                for task in left:
                    task.cancel()
                self._loop.run_until_complete(asyncio.wait(left))
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()
            atexit.unregister(self.shut_down)
