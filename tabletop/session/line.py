"""The way from a remote session to its room: what the session needs of it, and nothing of how it works."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tabletop.engine.text import Text
from tabletop.files.documents import Document
from tabletop.session.room_messages import Message
from tabletop.session.signals import WakeUp


class Line(Protocol):
    """A line to a room. No method waits: connecting, sending and receiving happen elsewhere.

    A line that has lost its connection tries again by itself, for ever, until it is closed.
    """

    arrived: WakeUp
    """Emitted in any thread when there is a message, or when the connection was lost or made."""

    @property
    def connection(self) -> int:
        """The number of the present connection, counted from 1; 0 while there is none."""

    @property
    def trouble(self) -> Text | None:
        """Why there is no connection, as far as known; None if there is one, or none was tried."""

    def dial(self, decode: Callable[[Document], Message]) -> None:
        """Begin to connect, once. `decode` reads each message, in the thread in which it arrives."""

    def post(self, request: Document) -> None:
        """Send a request. Without a connection it is dropped: the session sends it again."""

    def receive(self) -> Message | None:
        """Return the next message, in the order in which they arrived; None if there is none."""

    def try_now(self) -> None:
        """Try to connect now, instead of at the next attempt."""

    def hang_up(self) -> None:
        """Close the line for good; what was posted before is still sent."""
