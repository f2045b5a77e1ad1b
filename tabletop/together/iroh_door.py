"""A door over iroh: hosts are dialled by their key over QUIC, directly where routers allow it, else by relay.

Only this module imports iroh, and only when a door is used.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any
from weakref import WeakSet

from tabletop.engine.text import Text, translate
from tabletop.together.door import (
    BAD_TICKET,
    BROKEN_OFF,
    CLOSED_IN,
    KEY_BYTES,
    NOBODY,
    DoorError,
    Reach,
    network_of,
    reach_of,
)
from tabletop.together.invite import MAX_TICKET

_MISSING = translate(
    "together",
    "Playing together needs the package iroh, which isn't installed. "
    "It comes with “tabletop-games[together]”; there is none for Macs with Intel processors.",
)
_PROTOCOL = b"tabletop/1"
_PIECE = 8 * 1024
"""Maximum number of bytes that are read at once; each channel holds a buffer of this size while it waits."""
_WINDOW = 256 * 1024
"""Maximum number of bytes that a guest may send before they are read."""
_WAITING = 256
"""Maximum number of guests that wait to be accepted, and of those that are still connecting."""
_WAITING_OF_SOURCE = 32
"""Maximum number of guests of one network address that are still connecting."""
_BUSY = 64
"""Number of connecting guests from which on others have to prove first that their address is their own."""
_CONNECTING = 5.0
"""Seconds in which a guest has to connect and to send its first bytes."""
_FINISHING = 1.0
"""Seconds in which the other end has to take what was written last."""
_ROUTER = 1.5
"""Seconds in which a router has told the outer address of this machine, if it tells it at all."""
_RELAY = 5.0
"""Seconds in which a relay has answered, if it does."""
_CHECK = 10.0
"""Seconds from one look whether the relay can be reached to the next."""
MAX_OFFLINE = 60.0
"""Seconds without relay or answer after which there is a new endpoint: a relay client can get stuck."""
_BINDINGS, _BINDING = 20, 0.1
"""How often a port is tried, and seconds between: a closed endpoint leaves its port a little later."""
_CLOSING = 0.5
"""Seconds that closing the endpoint may take; it waits longer for a host that does not answer."""


def missing_iroh() -> Text | None:
    """Return the message for a player who does not have iroh; None if it is installed."""
    return None if find_spec("iroh") is not None else _MISSING


class IrohChannel:
    """One stream of one QUIC connection as a Channel.

    Once it has ended it lets go of the connection, which would keep the port of its endpoint occupied.
    """

    def __init__(self, connection: Any, channel: Any, source: str) -> None:
        self._connection, self._out, self._in = connection, channel.send(), channel.recv()
        self.source = source

    @property
    def ended(self) -> bool:
        """True once the channel has ended."""
        return self._connection is None

    async def read(self) -> bytes:
        """Return what has come; b"" once the channel has ended."""
        from iroh import IrohError

        received = b""
        if not self.ended:
            with suppress(IrohError):
                received = bytes(await self._in.read(_PIECE))
        if not received:
            self.abort()
        return received

    async def write(self, sent: bytes) -> None:
        """Send bytes; waits while the other end does not read.

        Raises:
            DoorError: The channel has ended.
        """
        from iroh import IrohError

        if self.ended:
            raise DoorError(BROKEN_OFF)
        try:
            await self._out.write_all(sent)
        except IrohError as error:
            raise DoorError(BROKEN_OFF, error.message()) from error

    async def finish(self) -> None:
        """End the channel when the other end has all that was written, or after a short while."""
        from iroh import IrohError

        if (out := self._out) is not None:
            with suppress(IrohError, TimeoutError):
                async with asyncio.timeout(_FINISHING):
                    await out.finish()
                    await out.stopped()
        self.abort()

    def abort(self) -> None:
        """End the channel at once."""
        if self._connection is not None:
            self._connection.close(0, b"")
        self._connection = self._out = self._in = None


class IrohDoor:
    """A Door over iroh.

    Args:
        key: The lasting key of a host; None: a new one for as long as the door is open.
        relays: URLs of the relays through which both ends find each other; None: the public ones of iroh's
            makers, who also know a host's addresses of today by its key; (): none, only open ways.
        address: The IPv4 address and port at which it listens.
        outer: An IPv4 address at which others reach the same port, for the ticket; "" if none is known.
    """

    def __init__(
        self,
        key: bytes | None = None,
        relays: Sequence[str] | None = None,
        address: str = "0.0.0.0:0",
        outer: str = "",
    ) -> None:
        self._key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self._relays, self._address, self._outer = relays, address, outer
        self._endpoint: Any = None
        self._binding = asyncio.Lock()
        self._guests: asyncio.Queue[IrohChannel | None] = asyncio.Queue(_WAITING)
        self._channels: WeakSet[IrohChannel] = WeakSet()
        self._tasks: set[asyncio.Task[None]] = set()
        self._connecting: Counter[str] = Counter()
        self._is_open = self._is_settled = self._closed = False
        self._failing_since: float | None = None
        """When dialling or the relay failed first since it last succeeded."""

    async def open(self) -> str:
        """Let guests in, and return the ticket with the addresses of today.

        Raises:
            DoorError: The network does not allow it.
        """
        endpoint = await self._bound()
        if not self._is_open:
            self._is_open = True
            self._begin(self._receive(endpoint))
            if self._relays != ():
                self._begin(self._stay_online())
        if self._relays != ():
            await _in_time(endpoint.online(), _RELAY)
        elif not ip_address(self._address.rpartition(":")[0]).is_loopback:
            await asyncio.sleep(_ROUTER)
        self._is_settled = True
        outer = f"{self._outer}:{self._address.rpartition(':')[2]}" if self._outer else ""
        return _ticket(endpoint.addr(), outer)

    @property
    def reachability(self) -> Reach:
        """Who can dial this host now, by the addresses in its ticket of today."""
        if not self._is_settled or self._endpoint is None:
            return Reach.UNKNOWN
        address = self._endpoint.addr()
        return Reach.RELAY if address.relay_url() else reach_of(address.direct_addresses())

    async def accept(self) -> IrohChannel | None:
        """Return the channel of the next guest; None once the door is closed."""
        return None if self._closed else await self._guests.get()

    async def dial(self, ticket: str) -> IrohChannel:
        """Return a channel to a host.

        Raises:
            DoorError: The ticket is none of iroh's, or nobody answers.
        """
        import iroh

        try:
            address = iroh.EndpointTicket.from_string(ticket).endpoint_addr()
        except iroh.IrohError as error:
            raise DoorError(BAD_TICKET, error.message()) from error
        if self._is_stuck():
            await self._renew()
        endpoint = await self._bound()
        reached = False
        try:
            connection = await endpoint.connect(address, _PROTOCOL)
            channel = IrohChannel(connection, await connection.open_bi(), str(address.id()))
            reached = True
        except iroh.IrohError as error:
            raise DoorError(NOBODY, error.message()) from error
        finally:  # also if the caller has cancelled
            self._note(reached=reached)
        self._channels.add(channel)
        return channel

    async def close(self) -> None:
        """End all channels and let nobody in any more."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._unbind()
        while not self._guests.empty():
            self._guests.get_nowait()
        self._guests.put_nowait(None)

    # The endpoint

    async def _bound(self) -> Any:
        """Return the endpoint, which is made when first used.

        Raises:
            DoorError: The address or the port cannot be had.
        """
        async with self._binding:
            if self._endpoint is None:
                self._endpoint = await self._bind()
                ports = [socket for socket in self._endpoint.bound_sockets() if "[" not in socket]
                self._address = ports[0] if ports else self._address  # the same port next time
            return self._endpoint

    async def _bind(self) -> Any:
        import iroh

        for attempt in range(_BINDINGS):
            builder = iroh.EndpointBuilder()
            if self._relays is None:
                builder.apply_n0()
            else:
                builder.apply_minimal()
                relays, mode = list(self._relays), iroh.RelayMode
                builder.relay_mode(mode.custom_from_urls(relays) if relays else mode.disabled())
            builder.alpns([_PROTOCOL])
            builder.secret_key(self._key)
            try:
                builder.bind_addr(self._address)
                return await builder.bind()
            except iroh.IrohError as error:
                if attempt == _BINDINGS - 1:
                    raise DoorError(CLOSED_IN, error.message()) from error
                await asyncio.sleep(_BINDING)
        raise AssertionError

    async def _unbind(self) -> None:
        """Close the endpoint and all its channels."""
        async with self._binding:
            endpoint, self._endpoint = self._endpoint, None
            for channel in list(self._channels):
                channel.abort()
            if endpoint is not None:
                await _in_time(endpoint.close(), _CLOSING)

    async def _renew(self) -> None:
        """Close the endpoint and make another one with the same key and port.

        Raises:
            DoorError: That failed; the next call tries again.
        """
        self._failing_since = None
        await self._unbind()
        try:
            endpoint = await self._bound()
        except DoorError:
            self._address = self._address.rpartition(":")[0] + ":0"  # somebody else has taken the port
            raise
        if self._is_open:
            self._begin(self._receive(endpoint))

    def _note(self, *, reached: bool) -> None:
        """Note that the network was reached or not."""
        if reached:
            self._failing_since = None
        elif self._failing_since is None:
            self._failing_since = asyncio.get_running_loop().time()

    def _is_stuck(self) -> bool:
        """Return True if nothing was reached for long, and nobody is connected in some other way."""
        since, now = self._failing_since, asyncio.get_running_loop().time()
        unused = not self._connecting.total() and all(channel.ended for channel in self._channels)
        return since is not None and now - since >= MAX_OFFLINE and unused

    async def _stay_online(self) -> None:
        while True:  # no variable holds the endpoint here: it would keep its port occupied
            if self._endpoint is not None:
                self._note(reached=await _in_time(self._endpoint.online(), _RELAY))
            if self._endpoint is None or self._is_stuck():
                with suppress(DoorError):  # tried again after the next look
                    await self._renew()
            await asyncio.sleep(_CHECK)

    # Guests

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _receive(self, endpoint: Any) -> None:
        """Let guests connect, each by itself, until this endpoint is closed."""
        from iroh import IrohError

        while (coming := await endpoint.accept_next()) is not None:
            with suppress(IrohError):  # the guest may have gone again
                source = await _source(coming)
                connecting = self._connecting.total()
                if connecting >= _BUSY and not await coming.remote_addr_validated():
                    await coming.retry()
                elif connecting >= _WAITING or self._connecting[source] >= _WAITING_OF_SOURCE:
                    await coming.refuse()
                else:
                    self._begin(self._connect(coming, source))

    async def _connect(self, coming: Any, source: str) -> None:
        from iroh import IrohError

        connection = None
        self._connecting[source] += 1
        try:
            async with asyncio.timeout(_CONNECTING):
                connection = await (await coming.accept()).connect()
                connection.set_max_concurrent_uni_streams(0)
                connection.set_max_concurrent_bi_streams(1)
                connection.set_receive_window(_WINDOW)
                channel = IrohChannel(connection, await connection.accept_bi(), source)
            self._guests.put_nowait(channel)
            self._channels.add(channel)
        except (IrohError, TimeoutError, asyncio.QueueFull):
            if connection is not None:
                connection.close(0, b"")
        finally:
            self._connecting[source] -= 1
            if not self._connecting[source]:
                del self._connecting[source]


async def _in_time(work: Awaitable[object], seconds: float) -> bool:
    """Wait for work; False if it was given up because it took too long."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True


async def _source(coming: Any) -> str:
    """Return where a guest comes from: its network, or its key if a relay stands between."""
    address = await coming.remote_addr()
    if address.is_ip():
        return network_of(address.addr.rpartition(":")[0].strip("[]"))
    return str(address.endpoint_id) if address.is_relay() else str(address)


def _ticket(address: Any, outer: str = "") -> str:
    """Return a ticket of at most MAX_TICKET letters: IPv4 addresses first, as many as fit.

    `outer`: one more address, which comes before all others; "" for none.
    """
    import iroh

    found = [each for each in address.direct_addresses() if each != outer]
    direct = [outer] * bool(outer) + sorted(found, key=lambda each: each.startswith("["))
    while True:
        short = iroh.EndpointAddr(address.id(), address.relay_url(), direct)
        ticket = str(iroh.EndpointTicket.from_addr(short))
        if len(ticket) <= MAX_TICKET or not direct:
            return ticket
        direct.pop()
