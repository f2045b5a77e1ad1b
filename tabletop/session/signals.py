"""Signals without Qt: for listeners in the same thread, and for listeners of another thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """A signal without Qt: `emit` calls every connected listener."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], object]] = []

    def connect(self, listener: Callable[[T], object]) -> None:
        """Add a listener; listeners are called in the order in which they were added."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[T], object]) -> None:
        """Remove a listener.

        Raises:
            ValueError: It is not connected.
        """
        self._listeners.remove(listener)

    def emit(self, value: T) -> None:
        """Call every listener with `value`."""
        for listener in self._listeners:
            listener(value)


class WakeUp:
    """Tells listeners that there is something to fetch. It may be emitted in any thread."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], object]] = []
        self._lock = Lock()

    def connect(self, listener: Callable[[], object]) -> None:
        """Add a listener, which must be safe to call in any thread."""
        with self._lock:
            self._listeners.append(listener)

    def disconnect(self, listener: Callable[[], object]) -> None:
        """Remove a listener if it is connected. It is not being called any more when this returns."""
        with self._lock:
            if listener in self._listeners:
                self._listeners.remove(listener)

    def emit(self) -> None:
        """Call every listener."""
        with self._lock:
            for listener in self._listeners:
                listener()
