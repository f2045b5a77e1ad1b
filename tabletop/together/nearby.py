"""Rooms that are announced in this network by zeroconf, those of other programs and one of this program's.

Only this module imports zeroconf, and only when somebody looks for rooms or shows one.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from tabletop.engine.text import Text, translate
from tabletop.session.signals import WakeUp
from tabletop.together.invite import MAX_INVITE, Invite, InviteError, find_invite
from tabletop.together.loop_thread import LoopThread

_MISSING = translate(
    "together",
    "Finding rooms nearby needs the package zeroconf, which isn't installed. "
    "It comes with “tabletop-games[together]”.",
)
_SERVICE = "_tabletop._tcp.local."
_MAX_ROOMS = 50
"""Maximum number of rooms that are listed; further ones are ignored."""
_MAX_NAME = 24
"""Maximum length of a name, in characters."""
_GAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_HALF = MAX_INVITE // 2
"""An announcement holds no text above 255 bytes, so that an invite is told in two halves."""
_WORDS = ("name", "game", "invite", "more")
_ANSWERING = 2000
"""Milliseconds in which a program has to tell what it announced."""


def missing_zeroconf() -> Text | None:
    """Return the message for a player who does not have zeroconf; None if it is installed."""
    return None if find_spec("zeroconf") is not None else _MISSING


def load_zeroconf() -> None:
    """Load all parts of zeroconf that are used; raises ImportError if one is missing."""
    from zeroconf import InterfaceChoice, ServiceStateChange, get_all_addresses  # noqa: F401
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf  # noqa: F401


@dataclass(frozen=True, slots=True)
class NearbyRoom:
    """A room in this network.

    Attributes:
        name: The name of the player who shows it.
        game: The id of its game, which this program may not have.
        invite: The invite to it.
    """

    name: str
    game: str
    invite: Invite


class NearbyRooms:
    """Looks for rooms, and shows one, in a thread of its own until it is shut down.

    Args:
        interfaces: The addresses of the networks; None: all that this machine is in.
    """

    def __init__(self, interfaces: Sequence[str] | None = None) -> None:
        self.changed = WakeUp()
        """Emitted in another thread when other rooms are found."""
        self._interfaces = interfaces
        self._found: dict[str, NearbyRoom] = {}
        self._shown: NearbyRoom | None = None
        self._shown_changed = asyncio.Event()
        self._lookups: set[asyncio.Task[None]] = set()
        self._thread = LoopThread("rooms nearby", self._run())

    @property
    def rooms(self) -> tuple[NearbyRoom, ...]:
        """The rooms of others, in the order in which they were found."""
        own = self._shown.invite.room if self._shown is not None else None
        return tuple(room for room in tuple(self._found.values()) if room.invite.room != own)

    def publish(self, room: NearbyRoom | None) -> None:
        """Show a room to people nearby instead of the one before; None: show none any more."""
        self._shown = room
        self._thread.run_soon(self._shown_changed.set)

    def shut_down(self, *, wait: bool = False) -> None:
        """Show and find nothing any more; with `wait`, return when others know and the thread has ended."""
        self._thread.shut_down(wait=wait)

    # In its own thread

    async def _run(self) -> None:
        from zeroconf import InterfaceChoice
        from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

        try:
            network = AsyncZeroconf(interfaces=self._interfaces or InterfaceChoice.All)
        except OSError:  # there is no network
            return
        browser = AsyncServiceBrowser(network.zeroconf, _SERVICE, handlers=[self._note])
        announced = None
        try:
            while True:
                await self._shown_changed.wait()
                self._shown_changed.clear()
                if announced is not None:
                    await (await network.async_unregister_service(announced))
                announced = None if self._shown is None else _announcement(self._shown, self._interfaces)
                if announced is not None:
                    await (await network.async_register_service(announced))
        finally:
            await network.zeroconf.async_wait_for_start()  # what is closed before leaves its sockets open
            await browser.async_cancel()
            await network.async_unregister_all_services()
            await network.async_close()

    def _note(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        """Note that an announcement was made, changed or taken back; zeroconf calls it by these names."""
        from zeroconf import ServiceStateChange

        if state_change is ServiceStateChange.Removed:
            if self._found.pop(name, None) is not None:
                self.changed.emit()
        elif len(self._lookups) < _MAX_ROOMS:
            task = asyncio.create_task(self._look_up(zeroconf, service_type, name))
            self._lookups.add(task)
            task.add_done_callback(self._lookups.discard)

    async def _look_up(self, zeroconf: Any, service_type: str, name: str) -> None:
        from zeroconf.asyncio import AsyncServiceInfo

        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, _ANSWERING):
            return
        room = read_announcement(info.properties)
        if room is not None and (name in self._found or len(self._found) < _MAX_ROOMS):
            self._found[name] = room
            self.changed.emit()


def _announcement(room: NearbyRoom, interfaces: Sequence[str] | None) -> Any:
    from zeroconf import get_all_addresses
    from zeroconf.asyncio import AsyncServiceInfo

    name = f"tabletop-{secrets.token_hex(4)}"
    return AsyncServiceInfo(
        _SERVICE,
        f"{name}.{_SERVICE}",
        port=1,  # the way to the room is in its invite
        server=f"{name}.local.",
        parsed_addresses=list(interfaces or get_all_addresses()),
        properties=announced_properties(room),
    )


def announced_properties(room: NearbyRoom) -> dict[str, str]:
    """Return what an announcement says of a room."""
    line = str(room.invite)
    return {"name": room.name[:_MAX_NAME], "game": room.game, "invite": line[:_HALF], "more": line[_HALF:]}


def read_announcement(properties: Mapping[bytes, bytes | None]) -> NearbyRoom | None:
    """Return the room that an announcement tells of; None if it tells of none. Anybody may have sent it."""
    words = {key: (properties.get(key.encode()) or b"").decode(errors="ignore") for key in _WORDS}
    name = "".join(sign for sign in words["name"] if sign.isprintable())[:_MAX_NAME].strip()
    try:
        invite = find_invite(words["invite"] + words["more"])
    except InviteError:
        return None
    return NearbyRoom(name, words["game"], invite) if _GAME.fullmatch(words["game"]) else None
