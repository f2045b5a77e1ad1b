"""Makes the door of a host in a folder: which port, which key, which relay."""

from __future__ import annotations

import socket
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tabletop.engine.text import translate
from tabletop.together.door import Door, lasting_key
from tabletop.together.host import HostError, unusable
from tabletop.together.iroh_door import IrohDoor, missing_iroh
from tabletop.together.tcp_door import LOOPBACK, TcpDoor

KEY = "key"
"""The file in a host's folder that holds its lasting key."""
_PORTS = range(49152, 65536)
"""The ports that nobody owns."""
_TRIES, _PAUSE = 10, 0.1
"""How often the usual port is tried, and seconds between: a closed host leaves it a little later."""
_NO_KEY = translate("together", "The file {file} holds no key of a host. Remove it; old invites end with it.")


@dataclass(frozen=True, slots=True)
class WayIn:
    """How guests get to a host.

    Attributes:
        relays: As in IrohDoor: None: public relays; (): none, only open ways.
        local: True for guests of this machine only, over TCP, as in tests.
        port: The port; 0: always the same one of this folder, if it is free.
        address: The IPv4 address at which others reach this machine; "": the one that it finds itself.
    """

    relays: Sequence[str] | None = None
    local: bool = False
    port: int = 0
    address: str = ""


def host_door(folder: Path, way: WayIn) -> Door:
    """Return the door of the host in a folder, which has the same key and port each time.

    Raises:
        HostError: iroh is missing, or the folder cannot be used.
    """
    if not way.local and (missing := missing_iroh()):
        raise HostError(missing)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = lasting_key(folder / KEY)
    except OSError as error:
        raise unusable(folder, error) from error
    except ValueError as error:
        raise HostError(_NO_KEY.fill(file=str(folder / KEY))) from error
    port = way.port or _usual_port(key, local=way.local)
    if way.local:
        return TcpDoor(way.address or LOOPBACK, port)
    return IrohDoor(key, way.relays, f"0.0.0.0:{port}", way.address)


def _usual_port(key: bytes, *, local: bool) -> int:
    """Return the port that belongs to a key; 0 if it is not free, so that another one is taken.

    Tickets without a relay hold the port: with another one old invites lead nowhere.
    """
    port = _PORTS[int.from_bytes(sha256(b"port" + key).digest()[:4]) % len(_PORTS)]
    for _ in range(_TRIES):
        with closing(socket.socket(type=socket.SOCK_STREAM if local else socket.SOCK_DGRAM)) as tried:
            if local:
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1" if local else "", port))
            except OSError:
                time.sleep(_PAUSE)
            else:
                return port
    return 0
