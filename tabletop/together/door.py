"""The way from machine to machine: what a host and a guest need of it, and nothing of how it works.

There are two doors: one over iroh (`iroh_door`), between any two homes, and one over plain TCP (`tcp_door`),
for one machine or one network. Both live in an event loop.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Protocol

from tabletop.engine.text import Text, translate

NOBODY = translate("together", "The host doesn't answer.")
CLOSED_IN = translate("together", "The network doesn't let anybody in here.")
BROKEN_OFF = translate("together", "The connection broke off.")
BAD_TICKET = translate("together", "This program can't use this invite. It may be from a newer program.")
KEY_BYTES = 32
"""Length of the key of a host, in bytes."""


class DoorError(Exception):
    """Nobody can be reached, or a channel has ended; `text` says why, for the player."""

    def __init__(self, text: Text, detail: str = "") -> None:
        super().__init__(detail or text.source)
        self.text = text


class Reach(StrEnum):
    """Who can dial a host, as far as its door knows."""

    UNKNOWN = "unknown"
    """It is being found out."""
    NETWORK = "network"
    """Guests in the same network."""
    ROUTER = "router"
    """All, as a router lets them in at an address of its own."""
    PUBLIC = "public"
    """All whom no firewall stops, as this machine has a public address itself."""
    RELAY = "relay"
    """All, through a relay or with its help."""


class Channel(Protocol):
    """Bytes in both directions between a guest and a host, in order and complete until it ends."""

    source: str
    """Where the other end is, for limits: an IPv4 address, the network (/64) of an IPv6 address, or a key."""

    async def read(self) -> bytes:
        """Return what has come, at least one byte; b"" once the channel has ended, in whatever way."""

    async def write(self, sent: bytes) -> None:
        """Send bytes; waits while the other end does not read.

        Raises:
            DoorError: The channel has ended.
        """

    async def finish(self) -> None:
        """End the channel when the other end has all that was written, or after a short while."""

    def abort(self) -> None:
        """End the channel at once; `read` returns b""."""


class Door(Protocol):
    """Connects two machines. A host opens it and accepts guests; a guest dials."""

    @property
    def reachability(self) -> Reach:
        """Who can dial this host now."""

    async def open(self) -> str:
        """Let guests in and return the ticket by which they dial; again, the ticket of today.

        `accept` may wait for guests before this has returned.

        Raises:
            DoorError: The network does not allow it.
        """

    async def accept(self) -> Channel | None:
        """Return the channel of the next guest; None once the door is closed."""

    async def dial(self, ticket: str) -> Channel:
        """Return a channel to a host. The caller limits the time by cancelling.

        Raises:
            DoorError: The ticket is none of this door's, or nobody answers.
        """

    async def close(self) -> None:
        """End all channels and let nobody in any more; `accept` returns None."""


def network_of(address: str) -> str:
    """Return what limits count as one machine: an IPv4 address, or the /64 of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:aaaa::7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def reach_of(addresses: Sequence[str]) -> Reach:
    """Return who can dial a host at these addresses with ports.

    Those of IPv6 are left out: most routers let nobody in there.
    """
    outer = {address.rpartition(":")[0] for address in addresses if not address.startswith("[")}
    known = [address for address in outer if ip_address(address).is_global]
    if not known:
        return Reach.NETWORK
    return Reach.PUBLIC if any(_is_own(address) for address in known) else Reach.ROUTER


def _is_own(address: str) -> bool:
    """Return True if this machine has the address itself."""
    with socket.socket(type=socket.SOCK_DGRAM) as tried, suppress(OSError):
        tried.bind((address, 0))
        return True
    return False


def lasting_key(path: Path) -> bytes:
    """Return the key by which guests know a host again, made at the first call. Only its owner may read it.

    Raises:
        OSError: The file cannot be read or written.
        ValueError: It holds no key.
    """
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
    else:
        with os.fdopen(handle, "wb") as file:
            key = secrets.token_bytes(KEY_BYTES)
            file.write(key)
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} holds no key of {KEY_BYTES} bytes")
    return key
