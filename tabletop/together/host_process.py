"""The host as a child process of the window, which never waits for it."""

from __future__ import annotations

import asyncio
import atexit
import signal
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, translate
from tabletop.files.schema import LibraryError, MissingError
from tabletop.opponents.worker import GAMES, find_game
from tabletop.session.signals import WakeUp
from tabletop.together.door import DoorError, Reach
from tabletop.together.host import Host, HostError
from tabletop.together.hosting import WayIn, host_door
from tabletop.together.rooms import PresentGuest, RoomError

_ENDED = translate("together", "The program that lets your friends in has ended. Open the room again.")
_NOT_OPENED = translate("together", "The room can't be opened ({detail}).")
_NOT_CLOSED = translate("together", "The room can't be closed ({detail}).")
_REPORTING = 0.5
"""Seconds from one look at how the host stands to the next."""
_ENDING = 4.0
"""Seconds in which the process has to end by itself."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A room has been opened; `invite` is its one line."""

    invite: str


@dataclass(frozen=True, slots=True)
class Closed:
    """A room has been closed, or was closed before; `room` is its id."""

    room: str


@dataclass(frozen=True, slots=True)
class HostFailed:
    """A room could not be opened or closed, or the host has ended; `text` says why, for the player."""

    text: Text


@dataclass(frozen=True, slots=True)
class _OpenRoom:
    game: str
    setup: Setup
    hints: bool


@dataclass(frozen=True, slots=True)
class _CloseRoom:
    room: str


@dataclass(frozen=True, slots=True)
class HostStatus:
    """Who can reach a host, and who is in its rooms."""

    reachability: Reach = Reach.UNKNOWN
    present: tuple[PresentGuest, ...] = ()


HostNews: TypeAlias = Opened | Closed | HostFailed
_Order: TypeAlias = _OpenRoom | _CloseRoom


class HostProcess:
    """A host in a process of its own, which ends with this one. No method waits, but for `close`.

    Args:
        folder: The folder of the host: its library, its key and its ticket.
        relay: True if the public relays may be asked; else only open ways lead to it.
        local: True for guests of this machine only, for tests.
        games: The function that finds games, as module:function, for tests.
    """

    def __init__(self, folder: Path, *, relay: bool = True, local: bool = False, games: str = GAMES) -> None:
        self.arrived = WakeUp()
        """Emitted in another thread when `next_news` has something, or `status` is another one."""
        self.status = HostStatus()
        """How the host stands."""
        self._news: SimpleQueue[HostNews] = SimpleQueue()
        self._closing = False
        context = get_context("spawn")
        self._pipe, far = context.Pipe()
        way = WayIn(None if relay else (), local)
        # no daemon, as those may not have processes of their own, in which bots think
        self._process = context.Process(target=run_host, args=(far, folder, way, games), daemon=False)
        self._process.start()
        far.close()
        self._reader = Thread(target=self._read, name="news of the host", daemon=True)
        self._reader.start()
        atexit.register(self.close)

    @property
    def runs(self) -> bool:
        """True until the process has ended or is closed."""
        return not self._closing and self._process.is_alive()

    def open_room(self, game_id: str, setup: Setup, *, hints: bool = False) -> None:
        """Open a room once the door is open; `next_news` has its invite. The setup's seed does not count.

        `hints`: True if the players may ask for hints.
        """
        self._give_order(_OpenRoom(game_id, setup, hints))

    def close_room(self, room_id: str) -> None:
        """Close a room for good; `next_news` says so. Its match stays in the library."""
        self._give_order(_CloseRoom(room_id))

    def _give_order(self, order: _Order) -> None:
        try:
            self._pipe.send(order)
        except OSError:
            self._tell(HostFailed(_ENDED))

    def next_news(self) -> HostNews | None:
        """Return what has happened next; None if there is nothing new."""
        try:
            return self._news.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """End the host; its rooms stay. Waits until all links have been ended."""
        if self._closing:
            return
        self._closing = True
        atexit.unregister(self.close)
        with suppress(OSError):
            self._pipe.send(None)
        self._process.join(_ENDING)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._reader.join(_ENDING)
        self._pipe.close()
        self._process.close()

    def _read(self) -> None:
        try:
            while (news := self._pipe.recv()) is not None:
                if isinstance(news, HostStatus):
                    self.status = news
                    self.arrived.emit()
                else:
                    self._tell(news)
        except (EOFError, OSError):
            if not self._closing:
                self._tell(HostFailed(_ENDED))

    def _tell(self, news: HostNews) -> None:
        self._news.put(news)
        self.arrived.emit()


def run_host(pipe: Connection, folder: Path, way: WayIn, games: str) -> None:
    """Host until None comes, or the pipe is closed. Runs in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches both; the window decides
    with suppress(asyncio.CancelledError):
        asyncio.run(_host(pipe, folder, way, games))


async def _host(pipe: Connection, folder: Path, way: WayIn, games: str) -> None:
    orders: asyncio.Queue[_Order] = asyncio.Queue()
    current = asyncio.current_task()
    assert current is not None
    loop = asyncio.get_running_loop()
    ended = partial(loop.call_soon_threadsafe, current.cancel)
    Thread(target=_listen, args=(pipe, loop, orders, ended), daemon=True).start()
    try:
        host = Host(folder, host_door(folder, way), games)
        working = [
            asyncio.create_task(_obey(pipe, host, orders, games)),
            asyncio.create_task(_report(pipe, host)),
        ]
        try:
            await host.run()
        finally:
            for task in working:
                task.cancel()
    except (DoorError, HostError, LibraryError) as error:
        pipe.send(HostFailed(error.text))
        pipe.send(None)


def _listen(
    pipe: Connection,
    loop: asyncio.AbstractEventLoop,
    orders: asyncio.Queue[_Order],
    ended: partial[object],
) -> None:
    """Pass on what the window wants, until it wants no more or is gone. Runs in a thread."""
    with suppress(RuntimeError):  # the loop is closed
        with suppress(EOFError, OSError):
            while (order := pipe.recv()) is not None:
                loop.call_soon_threadsafe(orders.put_nowait, order)
        ended()


async def _obey(pipe: Connection, host: Host, orders: asyncio.Queue[_Order], games: str) -> None:
    await host.opened.wait()
    while True:
        order = await orders.get()
        news: HostNews
        try:
            news = _done(host, order, games)
        except (LibraryError, RoomError) as error:
            news = HostFailed(error.text)
        except Exception as error:  # noqa: BLE001  any error is reported to the window
            traceback.print_exc()
            failure = _NOT_OPENED if isinstance(order, _OpenRoom) else _NOT_CLOSED
            news = HostFailed(failure.fill(detail=f"{type(error).__name__}: {error}"))
        with suppress(OSError):  # the window has gone
            pipe.send(news)


def _done(host: Host, order: _Order, games: str) -> HostNews:
    """Do what the window wants; raises LibraryError or RoomError."""
    if isinstance(order, _OpenRoom):
        return Opened(str(host.open_room(find_game(games, order.game), order.setup, hints=order.hints)))
    with suppress(MissingError):  # it was closed before
        host.close_room(order.room)
    return Closed(order.room)


async def _report(pipe: Connection, host: Host) -> None:
    """Send how the host stands, whenever that has changed."""
    sent = HostStatus()
    while True:
        status = HostStatus(host.reachability, host.present())
        if status != sent:
            with suppress(OSError):  # the window has gone
                pipe.send(status)
            sent = status
        await asyncio.sleep(_REPORTING)
