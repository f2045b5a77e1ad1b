"""A host: lets guests in at a door, and attends those of all its rooms in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.text import Text, translate
from tabletop.files import whole_files
from tabletop.files.documents import Document
from tabletop.files.library_rows import NAME
from tabletop.files.rooms import StoredRoom
from tabletop.files.single_instance import locked
from tabletop.opponents.worker import GAMES
from tabletop.session.signals import Signal
from tabletop.together import room_requests as ask
from tabletop.together.door import Door, DoorError, Reach
from tabletop.together.guest import Guest
from tabletop.together.host_store import HostStore
from tabletop.together.hosted_room import HostedRoom
from tabletop.together.invite import Invite
from tabletop.together.link import Link
from tabletop.together.reception import GUEST_LIMITS, GuestLimits, Receiver, receive_guests
from tabletop.together.room_requests import RefusalError
from tabletop.together.rooms import PresentGuest, Rooms
from tabletop.together.turn_notices import NOTICES, tell_turns
from tabletop.together.wire import TooLongError

TICKET = "ticket"
"""The file in a host's folder that holds the ticket by which it is dialled."""
_LATE = 0.5
"""Seconds after which a guest is refused, whatever the reason, so that guessing is slow."""
_LOCK = "host.lock"
_CHECK = 2.0
"""Seconds from one look after what could not be saved, and after rooms that were closed, to the next."""
_BETWEEN = 0.004
"""Seconds for others between two parts of a long history."""
_TODAY = 60.0
"""Seconds from one look whether the ticket is still that of today to the next."""
_TWICE = translate("together", "Another host is running in the folder {folder}. Close it first.")
_NO_FOLDER = translate("together", "The folder {folder} can't be used ({detail}). Check its permissions.")


class HostError(Exception):
    """A host cannot run; `text` says why, for the player."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class Visit:
    """What a guest did, for the owner's log.

    Attributes:
        source: From where it came: a network address, or the key of its machine.
        event: "entered", "left", "refused" or "sent on" to another host.
        room: The room; "" for one that was refused.
    """

    source: str
    event: str
    room: str = ""


class Host:
    """The host of the rooms in a folder.

    Args:
        folder: Holds the library of the rooms.
        door: Lets guests in. It is the host's own from now on.
        games: The function that finds games, as module:function.
        limits: What guests may do.
        notify: The command that tells people of their turns, and its arguments; (): none.
        store: Where the rooms are stored; None: in a library in the folder.
    """

    def __init__(
        self,
        folder: Path,
        door: Door,
        games: str = GAMES,
        limits: GuestLimits = GUEST_LIMITS,
        notify: Sequence[str] = (),
        store: HostStore | None = None,
    ) -> None:
        self._notify = notify
        self._folder, self._door, self._limits = folder, door, limits
        self.ticket = ""
        """The ticket by which it is dialled; "" before the door is open."""
        self.opened = asyncio.Event()
        """Set when the door is open."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._store = HostStore(folder / NAME) if store is None else store
        self.notice = self._store.notice
        """Emitted with a message for the owner, such as that a damaged library was set aside."""
        self.visited: Signal[Visit] = Signal()
        """Emitted when a guest has entered or left a room, or was refused."""
        self._rooms = Rooms(self._store, self._soon, games, self._later)
        self._visitors: set[_Visitor] = set()

    async def run(self) -> None:
        """Open the door and attend guests until this is cancelled.

        Raises:
            DoorError: The network lets nobody in.
            LibraryError, HostError: The folder cannot be used, or another host uses it.
        """
        self._loop = asyncio.get_running_loop()
        with _only_host(self._folder):
            tasks: list[asyncio.Task[None]] = []
            try:
                _ = self._store.library  # a host without it is none
                receiving = asyncio.create_task(receive_guests(self._door, self._welcome, self._limits))
                tasks += receiving, asyncio.create_task(self._look_after())
                self._note_ticket(await self._door.open())
                self.opened.set()
                tasks.append(asyncio.create_task(self._renew_ticket()))
                if self._notify:
                    file, fault = self._folder / NOTICES, self._not_notified
                    tasks.append(asyncio.create_task(tell_turns(self._rooms, file, self._notify, fault)))
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    if task.done():
                        task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self._rooms.sleep_all()
                await self._door.close()
                self._store.close()

    async def _renew_ticket(self) -> None:
        """Note the ticket again when the addresses of this machine, or its relay, have changed."""
        while True:
            await asyncio.sleep(_TODAY)
            with suppress(DoorError, HostError):  # it is looked again
                ticket = await self._door.open()
                if ticket != self.ticket:
                    self._note_ticket(ticket)

    def _note_ticket(self, ticket: str) -> None:
        _write_ticket(self._folder, ticket)
        self._store.publish_ticket(ticket)
        self.ticket = ticket

    def _not_notified(self, detail: str) -> None:
        self.notice.emit(Text("", f"Nobody could be told of their turn: {detail}."))

    # For the owner

    def open_room(self, game: AnyGame, setup: Setup, *, hints: bool = False) -> Invite:
        """Open a room and return its invite, once the door is open; see `Rooms.create`.

        Raises:
            RoomError: No room can be opened with this setup, or there are too many.
            LibraryError: It cannot be stored.
        """
        return Invite(self.ticket, *self._rooms.create(game, setup, hints=hints))

    def close_room(self, room_id: str) -> None:
        """Close a room; its match stays in the library.

        Raises:
            LibraryError: There is no such room, or it cannot be stored.
        """
        self._store.library.remove_room(room_id)
        self._send_away()

    @property
    def reachability(self) -> Reach:
        """Who can dial this host now."""
        return self._door.reachability

    def present(self) -> tuple[PresentGuest, ...]:
        """Return who is in a room now."""
        return self._rooms.present()

    def rooms(self) -> list[StoredRoom]:
        """Return all rooms.

        Raises:
            LibraryError: They cannot be read.
        """
        return self._store.library.stored_rooms()

    # Guests

    def _soon(self, call: Callable[[], object]) -> None:
        """Call a function in the loop; may be called in any thread."""
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(call)

    def _later(self, call: Callable[[], object]) -> None:
        """Call a function in the loop when other guests have had their turn."""
        asyncio.get_running_loop().call_later(_BETWEEN, call)

    def _welcome(self, link: Link) -> Receiver:
        visitor = _Visitor(self._rooms, link, self.visited.emit)
        self._visitors.add(visitor)
        link.ended.connect(lambda _fault: self._left(visitor))
        return visitor.receive_message

    def _left(self, visitor: _Visitor) -> None:
        self._visitors.discard(visitor)
        visitor.depart()

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(_CHECK)
            self._rooms.retry_saving()
            self._send_away()

    def _send_away(self) -> None:
        """End the links of all who are in a room that was closed, or is no longer this host's."""
        lost = self._rooms.lost_rooms()
        for visitor in tuple(self._visitors):
            if visitor.room in lost:
                visitor.send_away()


class _Visitor:
    """Somebody at the door of a host, and then in one of its rooms."""

    def __init__(self, rooms: Rooms, link: Link, log: Callable[[Visit], object]) -> None:
        self._rooms, self._link, self._log = rooms, link, log
        self.room: HostedRoom | None = None
        self._guest = self._new_guest()
        self._refused = False

    def receive_message(self, message: Document) -> None:
        """Do what the guest asks: at first of the host, then of a room."""
        if self._refused:
            return
        if self.room is None:
            self._at_the_door(message)
        elif not self._rooms.serves(self.room):
            self.send_away()
        else:
            self.room.respond(self._guest, message)
            if self._guest.seat < 0:
                self.depart()

    def depart(self) -> None:
        """Be in no room any more."""
        if (room := self.room) is not None:
            self.room = None
            room.gone(self._guest)
            self._rooms.guest_left(room)
            self._guest = self._new_guest()
            self._log(Visit(self._link.source, "left", room.id))

    def send_away(self) -> None:
        """End the link."""
        self._link.cut()

    def _new_guest(self) -> Guest:
        return Guest(self._post, send_away=self.send_away)

    def _at_the_door(self, message: Document) -> None:
        number = ask.request_number(message)
        try:
            request = ask.read_request(message, ask.AT_THE_DOOR)
            if isinstance(request, ask.Enter):
                self._enter(self._rooms.admit(request), message)
                return
            answer = self._rooms.overview(request) if isinstance(request, ask.LookAtRoom) else {}
        except RefusalError as error:
            event = "sent on" if error.ticket else "refused"
            self._refuse(error.reply_to(number), _LATE if error.kind == "closed" else 0.0, event)
        else:
            self._post({"to": number, "ok": True, **answer})

    def _enter(self, room: HostedRoom, message: Document) -> None:
        self.room = room
        room.respond(self._guest, message)
        if self._guest.seat >= 0:
            self._link.admitted = True
            self._log(Visit(self._link.source, "entered", room.id))
            if tickets := self._rooms.tickets:
                self._post({"tell": "hosts", "tickets": list(tickets)})
        else:
            self.room = None
            self._rooms.guest_left(room)
            self._refuse(None)

    def _refuse(self, answer: Document | None, late: float = 0.0, event: str = "refused") -> None:
        """Give an answer after these seconds, if it has not been given yet, and hang up."""
        self._refused = True
        self._log(Visit(self._link.source, event))
        asyncio.get_running_loop().call_later(late, partial(self._end_with, answer))

    def _end_with(self, answer: Document | None) -> None:
        if answer is not None:
            self._post(answer)
        self._link.hang_up()

    def _post(self, message: Document) -> None:
        if self.room is not None and not self._rooms.serves(self.room):
            self._link.cut()  # another host may have the room, and this one tell of old moments
            return
        try:
            self._link.post(message)
        except TooLongError:
            self._link.cut()


def _write_ticket(folder: Path, ticket: str) -> None:
    try:
        whole_files.replace(folder / TICKET, ticket)
    except OSError as error:
        raise unusable(folder, error) from error


@contextmanager
def _only_host(folder: Path) -> Iterator[None]:
    """Be the only host of a folder, which is made if there is none.

    Raises:
        HostError: There is another one, or the folder cannot be used.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the library knows all that is hidden
        lock = (folder / _LOCK).open("ab")
    except OSError as error:
        raise unusable(folder, error) from error
    with lock:
        if not locked(lock):
            raise HostError(_TWICE.fill(folder=str(folder)))
        yield


def unusable(folder: Path, error: OSError) -> HostError:
    return HostError(_NO_FOLDER.fill(folder=str(folder), detail=error.strerror or str(error)))
