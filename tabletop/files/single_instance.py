"""Single instance: a second start of the program hands its task to the first and ends."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

_LOCK = "running.lock"
SOCKET = "running.socket"
MAX_MESSAGE = 8192
"""Maximum length of a message, in bytes."""
PATIENCE = 2.0
"""Seconds to wait for the other process."""
AT_START = 1.5
"""Seconds in which a later start reaches the first program; then it says that the first does not answer."""
_WAITING = 16
"""Number of later starts that may wait for an answer at the same time."""
_LONGEST_SOCKET = 100
"""Length that every system allows for the path of a socket, in bytes."""
_END = b"\0"


def address(folder: Path) -> str:
    """Return the address on which the first program of a folder listens: a named pipe or a socket path."""
    import hashlib
    import tempfile

    name = hashlib.sha256(os.fsencode(folder.absolute())).hexdigest()[:16]
    if sys.platform == "win32":
        return rf"\\.\pipe\tabletop-{name}"
    path = str(folder.absolute() / SOCKET)
    return path if len(os.fsencode(path)) <= _LONGEST_SOCKET else f"{tempfile.gettempdir()}/tabletop-{name}"


class FirstInstance:
    """The first program of a folder. It holds the lock until it ends, in whatever way."""

    def __init__(self, folder: Path, lock: BinaryIO) -> None:
        self._folder, self._lock = folder, lock
        self._listener: Listener | None = None
        self._thread: threading.Thread | None = None

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with each message of a later start, in a separate thread.

        Messages are "raise", "open FILE" and "match NUMBER".

        Raises:
            OSError: The socket cannot be created.
        """
        from multiprocessing.connection import Listener  # the first window must not wait for it

        where = address(self._folder)
        if sys.platform != "win32":
            Path(where).unlink(missing_ok=True)
        listener = self._listener = Listener(where, backlog=_WAITING)
        if sys.platform != "win32":
            Path(where).chmod(0o600)
        self._thread = threading.Thread(target=_attend, args=(listener, heard), name="instance", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and release the lock, so that the next program can be the first."""
        if self._listener and self._thread:
            _send(self._folder, _END)
            self._thread.join(PATIENCE)
            self._listener.close()
            self._listener = self._thread = None
        self._lock.close()


def _attend(listener: Listener, heard: Callable[[str], None]) -> None:
    """Receive messages until the closing one, or until the listener fails."""
    while True:
        try:
            caller = listener.accept()
        except (OSError, EOFError):
            return
        with caller:
            if (message := _message(caller)) == _END:
                return
            if message:
                heard(os.fsdecode(message))
                with suppress(OSError):
                    caller.send_bytes(b"done")


def _message(caller: Connection) -> bytes:
    """Read a client's message; empty if it is late or too long."""
    try:
        return caller.recv_bytes(MAX_MESSAGE) if caller.poll(PATIENCE) else b""
    except (OSError, EOFError):
        return b""


def claim(folder: Path) -> FirstInstance | None:
    """Become the first program of a folder; None if there is one already.

    The lock is the system's own, so that it ends with the program, even if that is killed.

    Raises:
        OSError: The folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / _LOCK).open("ab")
    if locked(lock):
        return FirstInstance(folder, lock)
    lock.close()
    return None


if sys.platform == "win32":
    import msvcrt

    def locked(lock: BinaryIO) -> bool:
        """Lock an open file until it is closed or the program ends; False if another has locked it."""
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(lock: BinaryIO) -> bool:
        """Lock an open file until it is closed or the program ends; False if another has locked it."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def claim_or_tell(folder: Path, message: str, seconds: float = AT_START) -> FirstInstance | None:
    """Become the first program of a folder, or send a message to the one that is (then: None).

    Both are tried for some time, as the first program may be starting and not listen yet, or be ending.

    Raises:
        OSError: The folder cannot be written.
        TimeoutError: The first program does not answer.
    """
    end = time.monotonic() + seconds
    while True:
        if (first := claim(folder)) is not None:
            return first
        left = max(end - time.monotonic(), 0.05)
        if tell(folder, message, min(left, PATIENCE)):
            return None
        if time.monotonic() > end:
            raise TimeoutError("the program that runs here does not answer")
        time.sleep(0.05)


def tell(folder: Path, message: str, seconds: float = PATIENCE) -> bool:
    """Send a message to the first program; True if it confirmed it within this time."""
    return _send(folder, os.fsencode(message), seconds)  # a file's name need not be UTF-8


def _send(folder: Path, message: bytes, seconds: float = PATIENCE) -> bool:
    try:
        with _connected(address(folder)) as caller:
            caller.send_bytes(message)
            return caller.poll(seconds) and caller.recv_bytes(16) == b"done"
    except (OSError, EOFError):
        return False


def _connected(where: str) -> Connection:
    """Return a connection to the first program. One that is stopped accepts no more once its queue is full.

    Raises:
        OSError: Nobody listens, or the queue is full; `Client` would wait for a place in it without end.
    """
    from multiprocessing.connection import Client, Connection

    if sys.platform == "win32":
        return Client(where)
    import socket

    with socket.socket(socket.AF_UNIX) as caller:
        caller.setblocking(False)
        caller.connect(where)
        caller.setblocking(True)
        return Connection(caller.detach())
