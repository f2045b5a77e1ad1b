"""A door over plain TCP, within one machine or one network. Nothing is encrypted, so it goes no further."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from ipaddress import ip_address

from tabletop.together.door import BAD_TICKET, BROKEN_OFF, CLOSED_IN, NOBODY, DoorError, Reach, network_of

LOOPBACK = "127.0.0.1"
"""The address at which guests of this machine alone reach a host."""
_TICKET = re.compile(r"tcp-(\d+\.\d+\.\d+\.\d+)-(\d+)", re.ASCII)
_PIECE = 64 * 1024
"""Maximum number of bytes that are read at once."""
_WAITING = 256
"""Maximum number of guests that wait to be accepted."""
_FINISHING = 1.0
"""Seconds in which the other end has to take what was written last."""


class TcpChannel:
    """A TCP connection as a Channel. It is one of its door's `channels` until it has ended."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, channels: set[TcpChannel]
    ) -> None:
        self._reader, self._writer, self._channels = reader, writer, channels
        channels.add(self)
        peer = writer.get_extra_info("peername")  # None if the other end has gone already
        self.source = network_of(peer[0]) if peer else ""

    async def read(self) -> bytes:
        """Return what has come; b"" once the channel has ended."""
        try:
            return await self._reader.read(_PIECE)
        except OSError:
            return b""

    async def write(self, sent: bytes) -> None:
        """Send bytes; waits while the other end does not read.

        Raises:
            DoorError: The channel has ended.
        """
        try:
            self._writer.write(sent)
            await self._writer.drain()
        except (OSError, RuntimeError) as error:
            raise DoorError(BROKEN_OFF, str(error)) from error

    async def finish(self) -> None:
        """End the channel when what was written has been sent, or after a short while."""
        self._writer.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(_FINISHING):
                await self._writer.wait_closed()
        self.abort()

    def abort(self) -> None:
        """End the channel at once."""
        self._channels.discard(self)
        self._writer.transport.abort()


class TcpDoor:
    """A Door over TCP.

    Args:
        address: The IPv4 address of this machine at which it listens, of loopback or of a private network.
        port: The port; 0: any free one.
    """

    reachability = Reach.NETWORK

    def __init__(self, address: str = LOOPBACK, port: int = 0) -> None:
        self._address, self._port = address, port
        self._server: asyncio.Server | None = None
        self._guests: asyncio.Queue[TcpChannel | None] = asyncio.Queue(_WAITING)
        self._channels: set[TcpChannel] = set()
        self._closed = False

    async def open(self) -> str:
        """Listen, and return the ticket.

        Raises:
            DoorError: The address or the port cannot be had.
        """
        if self._server is None:
            try:
                self._server = await asyncio.start_server(self._came, self._address, self._port)
            except OSError as error:
                raise DoorError(CLOSED_IN, str(error)) from error
        address, port = self._server.sockets[0].getsockname()
        return f"tcp-{address}-{port}"

    async def accept(self) -> TcpChannel | None:
        """Return the channel of the next guest; None once the door is closed."""
        return None if self._closed else await self._guests.get()

    async def dial(self, ticket: str) -> TcpChannel:
        """Return a channel to a host of this machine or of its network.

        Raises:
            DoorError: The ticket is none of TCP's or leads beyond the network, or nobody answers.
        """
        address, port = _parts(ticket)
        try:
            reader, writer = await asyncio.open_connection(address, port)
        except OSError as error:
            raise DoorError(NOBODY, str(error)) from error
        return TcpChannel(reader, writer, self._channels)

    async def close(self) -> None:
        """End all channels and let nobody in any more."""
        self._closed = True
        if self._server is not None:
            self._server.close()
            self._server = None
        for channel in list(self._channels):
            channel.abort()
        while not self._guests.empty():
            self._guests.get_nowait()
        self._guests.put_nowait(None)

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        channel = TcpChannel(reader, writer, self._channels)
        if self._closed or self._guests.full():
            channel.abort()
        else:
            self._guests.put_nowait(channel)


def _parts(ticket: str) -> tuple[str, int]:
    """Return address and port of a ticket.

    Raises:
        DoorError: It is none of TCP's, or leads beyond this network.
    """
    found = _TICKET.fullmatch(ticket)
    try:
        if found is None or ip_address(found[1]).is_global or not 0 < int(found[2]) < 1 << 16:
            raise DoorError(BAD_TICKET, ticket)
    except ValueError as error:
        raise DoorError(BAD_TICKET, ticket) from error
    return found[1], int(found[2])
