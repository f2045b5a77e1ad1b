"""Messages in both directions over one channel: what host and guest have in common.

An empty message `{}` is a sign of life: a host answers it with another one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from tabletop.files.documents import Document
from tabletop.session.signals import Signal
from tabletop.together.door import Channel, DoorError
from tabletop.together.wire import MAX_REPLY, MAX_REQUEST, WireDecoder, WireError, encode

MAX_UNREAD = 512_000
"""Maximum number of bytes that wait for the other end to read; beyond that it is cut off."""
_LINGER = 1.5
"""Seconds in which the other end has to take what was sent last."""


class Link:
    """A link, at the host's end or at the guest's. All of it belongs to one event loop.

    Args:
        channel: The bytes.
        host: True at the host's end, which sends long messages and accepts only short ones.
    """

    def __init__(self, channel: Channel, *, host: bool) -> None:
        self.source = channel.source
        self._channel, self._is_host = channel, host
        self._decoder = WireDecoder(MAX_REQUEST if host else MAX_REPLY)
        self._limit = MAX_REPLY if host else MAX_REQUEST
        self._unsent: deque[bytes] = deque()
        self._unread = 0
        self._changed = asyncio.Event()
        self._hanging_up = self._is_cut = False
        self.admitted = False
        """Set to True when the guest has entered; a host cuts off who does not enter in time."""
        self.ended: Signal[WireError | None] = Signal()
        """Emitted once the link has ended, with what was wrong with what came, if anything was."""
        self.heard_at = asyncio.get_running_loop().time()
        """When the last bytes came, by the clock of the loop."""

    def post(self, message: Document) -> None:
        """Send a message; does not wait. After the end of the link it is dropped.

        Raises:
            TooLongError: The message is longer than the other end accepts.
        """
        if self._hanging_up or self._is_cut:
            return
        sent = encode(message, self._limit)
        if self._unread and self._unread + len(sent) > MAX_UNREAD:
            self.cut()
            return
        self._unsent.append(sent)
        self._unread += len(sent)
        self._changed.set()

    def hang_up(self) -> None:
        """End the link once all messages have been sent. Nothing is received any more."""
        self._hanging_up = True
        self._changed.set()

    def cut(self) -> None:
        """End the link at once."""
        self._is_cut = True
        self._channel.abort()

    async def run(self, receive: Callable[[Document], Awaitable[object]]) -> None:
        """Send and receive until the link ends. If it is cancelled, messages are still sent.

        Args:
            receive: Called with each message, empty ones too; the next one is read when it has returned.
        """
        sender, fault = asyncio.create_task(self._send()), None
        try:
            while received := await self._channel.read():
                if self._is_over:
                    continue  # nothing is kept while the last messages are sent
                self.heard_at = asyncio.get_running_loop().time()
                self._decoder.feed(received)
                while not self._is_over and (message := self._decoder.next_message()) is not None:
                    await receive(message)
                    if self._is_host and not message:
                        self.post({})
        except WireError as error:
            fault = error
        finally:
            await self._end(sender)
            self.ended.emit(fault)

    @property
    def _is_over(self) -> bool:
        return self._hanging_up or self._is_cut

    async def _end(self, sender: asyncio.Task[None]) -> None:
        self.hang_up()
        if self._is_cut:
            sender.cancel()
        await asyncio.wait([sender], timeout=_LINGER)
        sender.cancel()
        self.cut()

    async def _send(self) -> None:
        try:
            while True:
                while self._unsent:
                    await self._channel.write(self._unsent[0])
                    self._unread -= len(self._unsent.popleft())
                if self._hanging_up:
                    await self._channel.finish()
                    return
                self._changed.clear()
                await self._changed.wait()
        except DoorError:
            self.cut()
