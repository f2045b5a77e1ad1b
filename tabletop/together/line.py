"""A guest's line to its room, in a thread of its own: it dials, and finds its way back for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from tabletop.engine.text import Text, translate
from tabletop.files.documents import Document
from tabletop.session.line import Line
from tabletop.session.signals import WakeUp
from tabletop.together.door import BROKEN_OFF, NOBODY, Door, DoorError
from tabletop.together.invite import MAX_TICKET
from tabletop.together.link import Link
from tabletop.together.loop_thread import LoopThread
from tabletop.together.wire import MAX_REQUEST, WireError, encode

_STRANGE = translate("together", "The host sent something this program can't show.")
_MAX_WAITING = 1000
"""Maximum number of messages that wait to be received; the host waits while there are more."""
_MOST_HOSTS = 64
"""Maximum number of hosts of one room that a line knows."""
_SLEPT = 3.0
"""Seconds by which the clock on the wall has to run ahead if the machine has slept meanwhile."""


@dataclass(frozen=True, slots=True)
class LineTimes:
    """How patient a line is, in seconds.

    Attributes:
        attempt: How long an attempt to connect lasts at most.
        waits: How long it waits after each failed attempt; after the last one, always as long as that.
        spread: By how much of itself each wait is shorter or longer by chance, so that not all come at once.
        steady: How long a connection has lasted when the waits begin again with the first.
        quiet: After how long a silence it asks for a sign of life.
        patience: How long a host may be silent while it has not answered that, or a request.
        check: From one look at the clock to the next.
    """

    attempt: float = 3.0
    waits: tuple[float, ...] = (0.1, 0.3, 1.0, 2.0, 5.0, 10.0, 30.0)
    spread: float = 0.33
    steady: float = 1.0
    quiet: float = 10.0
    patience: float = 4.0
    check: float = 0.25


LINE_TIMES = LineTimes()


class GuestLine(Line):
    """A line to a room of a host. No method waits unless it is asked to.

    It works in a thread of its own, in which `decode` is called and `arrived` is emitted. Where several hosts
    share their rooms, it goes to the one that has the room, and asks the others when that is lost.

    Args:
        door: Dials; it is the line's own from now on, and is closed with it.
        ticket: The ticket of the host.
        times: How patient the line is.
        room: The id of the room, which is added to requests to enter and to look; "" to add none.
        others: The tickets of other hosts that may have the room.
    """

    def __init__(
        self,
        door: Door,
        ticket: str,
        times: LineTimes = LINE_TIMES,
        *,
        room: str = "",
        others: Sequence[str] = (),
    ) -> None:
        self._door, self._times, self._room = door, times, room
        self._tickets = [*dict.fromkeys((ticket, *others))]
        """The tickets of all hosts that may have the room; the first one is dialled next."""
        self.arrived = WakeUp()
        self._received: SimpleQueue[Any] = SimpleQueue()
        self._decode: Callable[[Document], Any] = dict
        self._thread: LoopThread | None = None
        self._link: Link | None = None
        self._try_now = asyncio.Event()
        self._hung_up = False
        self._connections = 0
        self._connection = 0
        self._trouble: Text | None = None
        self._sent_on = False
        """True if the host of this connection has sent to another one."""
        self._unanswered: dict[object, float] = {}
        """When each request was sent that has no answer yet, by its id; of a sign of life, that is None."""

    @property
    def hung_up(self) -> bool:
        """True once the line is closed for good."""
        return self._hung_up

    @property
    def connection(self) -> int:
        """The number of the present connection, counted from 1; 0 while there is none."""
        return self._connection

    @property
    def trouble(self) -> Text | None:
        """Why there is no connection, as far as known; None if there is one, or none was tried yet."""
        return self._trouble

    @property
    def known_tickets(self) -> tuple[str, ...]:
        """The tickets of all hosts that are known to share the room, or that of its only one."""
        return tuple(self._tickets)

    def dial(self, decode: Callable[[Document], Any]) -> None:
        """Begin to connect, once.

        Args:
            decode: Called with each message, in the line's thread; `receive` returns what it returns. It must
                not raise.
        """
        assert self._thread is None
        self._decode = decode
        self._thread = LoopThread("line to a room", self._stay_connected())

    def post(self, request: Document) -> None:
        """Send a request, which has an `id`. Without a connection it is dropped.

        Raises:
            TooLongError: It is longer than hosts accept.
        """
        if self._room and request.get("do") in {"enter", "look"}:
            request = {**request, "room": self._room}
        encode(request, MAX_REQUEST)
        if self._thread is not None and self._connection:
            self._thread.run_soon(self._post, self._connection, request)

    def receive(self) -> Any:
        """Return the next message as it was decoded, in the order of arrival; None if there is none."""
        try:
            return self._received.get_nowait()
        except Empty:
            return None

    def try_now(self) -> None:
        """Try to connect now, instead of at the next attempt."""
        if self._thread is not None:
            self._thread.run_soon(self._try_now.set)

    def hang_up(self, *, wait: bool = False) -> None:
        """Close the line for good, once what was posted has been sent.

        Args:
            wait: Return when its thread has ended, which takes up to two seconds if the host is silent.
        """
        self._hung_up = True
        if self._thread is not None:
            self._thread.shut_down(wait=wait)

    # In the line's thread

    async def _stay_connected(self) -> None:
        watch = asyncio.create_task(self._watch())
        tries = 0
        try:
            while True:
                if await self._connect() >= self._times.steady:
                    tries = 0
                await self._pause(tries // len(self._tickets))  # as often as the waits say, for each host
                tries += 1
        finally:
            watch.cancel()
            await self._door.close()

    async def _connect(self) -> float:
        """Dial, stay connected as long as that lasts, and return how many seconds that was."""
        try:
            async with asyncio.timeout(self._times.attempt):
                channel = await self._door.dial(self._tickets[0])
        except TimeoutError:
            self._lose(NOBODY)
            return 0.0
        except DoorError as error:
            self._lose(error.text)
            return 0.0
        link = Link(channel, host=False)
        link.ended.connect(self._ended)
        began = link.heard_at
        self._link, self._unanswered = link, {}
        self._connections += 1
        self._connection, self._trouble = self._connections, None
        self.arrived.emit()
        await link.run(self._receive)
        return asyncio.get_running_loop().time() - began

    def _ended(self, fault: WireError | None) -> None:
        self._lose(BROKEN_OFF if fault is None else _STRANGE)

    def _lose(self, trouble: Text) -> None:
        """Note that there is no connection; the next host is dialled next, unless this one has sent on."""
        if not self._sent_on:
            self._tickets = [*self._tickets[1:], self._tickets[0]]
        self._link, self._sent_on = None, False
        self._connection, self._trouble = 0, trouble
        self.arrived.emit()

    async def _receive(self, document: Document) -> None:
        to = document.get("to")
        if to is None or isinstance(to, int):
            self._unanswered.pop(to, None)
        if not document or self._note_hosts(document):
            return
        while self._received.qsize() >= _MAX_WAITING:  # noqa: ASYNC110  another thread takes them
            await asyncio.sleep(self._times.check)
        self._received.put(self._decode(document))
        self.arrived.emit()

    def _note_hosts(self, document: Document) -> bool:
        """Take in what a host says of others; False if that is not what a message is about."""
        error = document.get("error")
        if isinstance(error, dict) and error.get("kind") == "elsewhere" and self._link is not None:
            (this, *others), ticket = self._tickets, _as_ticket(error.get("ticket"))
            self._sent_on = ticket not in ("", this)
            if self._sent_on:  # this one comes last: as long as it has not noticed, it sends to who is gone
                others = [each for each in others[: _MOST_HOSTS - 2] if each != ticket]
                self._tickets = [ticket, *others, this]
            self._link.cut()
            return True
        if document.get("tell") != "hosts":
            return False
        given = document.get("tickets")
        new = filter(None, map(_as_ticket, given if isinstance(given, list) else ()))
        self._tickets = [*dict.fromkeys((*self._tickets, *new))][:_MOST_HOSTS]
        return True

    def _post(self, connection: int, request: Document) -> None:
        if self._link is not None and self._connection == connection:
            self._link.post(request)
            self._unanswered.setdefault(request.get("id"), asyncio.get_running_loop().time())

    async def _pause(self, tries: int) -> None:
        """Wait until the next attempt is due, or somebody wants it now."""
        waits, spread = self._times.waits, self._times.spread
        seconds = waits[min(tries, len(waits) - 1)] * Random().uniform(1 - spread, 1 + spread)  # noqa: S311
        self._try_now.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._try_now.wait()

    async def _watch(self) -> None:
        """Ask for signs of life, and cut a silent connection: QUIC notices a killed host only after 30 s."""
        loop = asyncio.get_running_loop()
        wall = time.time()
        while True:
            await asyncio.sleep(self._times.check)
            before, wall = wall, time.time()
            if slept := wall - before > self._times.check + _SLEPT:
                self._try_now.set()
            if (link := self._link) is None:
                continue
            now, heard_at = loop.time(), link.heard_at
            if self._unanswered:
                if now - max(heard_at, min(self._unanswered.values())) > self._times.patience:
                    link.cut()
            elif slept or now - heard_at > self._times.quiet:
                self._post(self._connection, {})


def _as_ticket(given: object) -> str:
    """Return what may be a ticket, as a door finds out; "" for what cannot be one."""
    return given if isinstance(given, str) and len(given) <= MAX_TICKET else ""
