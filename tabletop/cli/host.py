"""tabletop host: rooms on this machine for friends at other ones, and what their owner does with them."""

from __future__ import annotations

import argparse
import asyncio
import shlex
import signal
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from ipaddress import IPv4Address
from pathlib import Path

from tabletop import games
from tabletop.cli.arguments import CommandError, game_named
from tabletop.cli.arguments import setup as read_setup
from tabletop.cli.output import counted, say, table
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.files.match_extras import stamp
from tabletop.files.records import RecordError
from tabletop.files.rooms import StoredRoom
from tabletop.session.views import human_seats
from tabletop.together.backup import write_backup
from tabletop.together.door import DoorError
from tabletop.together.host import TICKET, Host, HostError, Visit
from tabletop.together.host_store import HostStore
from tabletop.together.hosting import WayIn, host_door
from tabletop.together.invite import Invite
from tabletop.together.rooms import RoomError, Rooms

_LARGEST_PORT = 65535


def add_host(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the rooms are kept")
    parser.add_argument(
        "--port", type=int, default=0, metavar="N", help="the port (one that this folder keeps)"
    )
    relay = parser.add_mutually_exclusive_group()
    relay.add_argument(
        "--no-relay", action="store_true", help="ask no relay: only guests with an open way get here"
    )
    relay.add_argument("--relay", default="", metavar="URL", help="ask this relay instead of the public ones")
    parser.add_argument(
        "--local", action="store_true", help="let in guests of this machine only, over plain TCP"
    )
    parser.add_argument(
        "--address", default="", metavar="IP", help="the address by which others reach this machine"
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="share rooms with other hosts in this PostgreSQL database, not in FOLDER",
    )
    parser.add_argument(
        "--notify", default="", metavar="COMMAND", help="run this for who is away and whose turn it is"
    )
    parser.add_argument(
        "--log-addresses", action="store_true", help="tell from where guests come, on standard error"
    )
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", help="what to do with the rooms; without one, the host runs"
    )
    opening = actions.add_parser("open", help="open a room and print its invite")
    opening.add_argument("game", help="the game, such as public_market")
    opening.add_argument("--seats", required=True, help="who sits where, such as person,person,normal")
    opening.add_argument("--options", default="", metavar="K=V,...", help="the game's options")
    opening.add_argument("--hints", action="store_true", help="let everybody there ask for hints")
    actions.add_parser("list", help="list the rooms")
    for name, text in (
        ("invite", "print a new invite to a room; the one before ends"),
        ("close", "close a room; its match stays in the library"),
    ):
        actions.add_parser(name, help=text).add_argument("room", metavar="ROOM", help="the room's id")
    backup = actions.add_parser("backup", help="write the rooms and the host's key to a file")
    backup.add_argument("file", type=Path, metavar="FILE", help="the file, a tar archive")
    actions.add_parser("check", help="replay the matches of all rooms by the rules of today")


def run_host(given: argparse.Namespace) -> int:
    """Run the host until it is interrupted, or do what is asked with its rooms."""
    actions: dict[str | None, Callable[[argparse.Namespace], int]] = {
        "open": _open,
        "list": _list,
        "invite": _invite,
        "close": _close,
        "backup": _backup,
        "check": _check,
    }
    try:
        return actions.get(given.action, _host)(given)
    except (DoorError, HostError, RoomError) as error:
        raise CommandError(say(error.text)) from error


# The host itself


def _host(given: argparse.Namespace) -> int:
    if not 0 <= given.port <= _LARGEST_PORT:
        raise CommandError(f"--port must be from 1 to {_LARGEST_PORT}")
    if given.address and not _is_address(given.address):
        raise CommandError("--address takes an IPv4 address, such as 192.0.2.7")
    if given.database and given.notify:
        raise CommandError("--notify can't be used with --database yet")
    relays = () if given.no_relay else (given.relay,) if given.relay else None
    with suppress(asyncio.CancelledError):
        asyncio.run(_attend(given, WayIn(relays, given.local, given.port, given.address)))
    return 0


def _is_address(given: str) -> bool:
    try:
        IPv4Address(given)
    except ValueError:
        return False
    return True


async def _attend(given: argparse.Namespace, way: WayIn) -> None:
    """Attend guests until SIGINT or SIGTERM comes."""
    folder: Path = given.folder
    try:
        notify = shlex.split(given.notify)
    except ValueError as error:
        raise CommandError(f"--notify: {error}") from error
    store = _shared_store(given.database) if given.database else None
    host = Host(folder, host_door(folder, way), notify=notify, store=store)
    if given.log_addresses:
        host.visited.connect(_log_visit)
    host.notice.connect(lambda text: print(f"tabletop host: {say(text)}", file=sys.stderr, flush=True))
    running = asyncio.create_task(host.run())
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows; there Ctrl+C is an exception
            asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    opened = asyncio.create_task(host.opened.wait())
    await asyncio.wait((running, opened), return_when=asyncio.FIRST_COMPLETED)
    opened.cancel()
    if host.opened.is_set():
        print(_rooms_text(host.rooms(), folder), "Guests are let in. Ctrl+C ends that.", sep="\n", flush=True)
    await running


def _log_visit(visit: Visit) -> None:
    print(f"{stamp()} {visit.source} {visit.event} {visit.room}".rstrip(), file=sys.stderr, flush=True)


# Its rooms; a host that runs sees each change when somebody enters


def _store(given: argparse.Namespace) -> HostStore:
    """Return the rooms of a host; raises CommandError if none has ever run in the folder."""
    if given.database:
        return _shared_store(given.database)
    _look_for_host(given.folder)
    return HostStore(given.folder / NAME)


def _shared_store(url: str) -> HostStore:
    """Return the rooms in a database; raises HostError if it cannot be used."""
    from tabletop.together.postgres import PostgresRooms
    from tabletop.together.shared_store import SharedStore

    shared = PostgresRooms(url)
    store = SharedStore(shared)
    shared.notice.connect(store.notice.emit)
    return store


def _look_for_host(folder: Path) -> None:
    if not (folder / NAME).exists():
        raise CommandError(f"no host has run in {folder} yet; start it: tabletop host {folder}")


def _ticket(folder: Path) -> str:
    """Return the ticket by which guests find the host; raises CommandError if none has ever run there."""
    try:
        return (folder / TICKET).read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        raise CommandError(
            f"{folder / TICKET} can't be read; the host writes it when it starts: tabletop host {folder}"
        ) from error


def _open(given: argparse.Namespace) -> int:
    game, ticket = game_named(given.game), _ticket(given.folder)
    setup = read_setup(game, 0, given.seats, given.options)
    with closing(_store(given)) as store:
        print(_line(ticket, *Rooms(store).create(game, setup, hints=given.hints)))
    return 0


def _list(given: argparse.Namespace) -> int:
    with closing(_store(given)) as store:
        print(_rooms_text(store.library.stored_rooms(), given.folder))
    return 0


def _invite(given: argparse.Namespace) -> int:
    ticket = _ticket(given.folder)
    with closing(_store(given)) as store:
        print(_line(ticket, given.room, Rooms(store).replace_token(given.room)))
    return 0


def _close(given: argparse.Namespace) -> int:
    with closing(_store(given)) as store:
        store.library.remove_room(given.room)
    print(f"Room {given.room} is closed.")
    return 0


def _backup(given: argparse.Namespace) -> int:
    if given.database:
        raise CommandError("back up the database with pg_dump, and the folder's file “key”")
    _look_for_host(given.folder)
    try:
        write_backup(given.folder, given.file)
    except OSError as error:
        raise CommandError(f"{given.file} can't be written ({error.strerror or error})") from error
    print(f"Backup written to {given.file}. Unpacked into an empty folder it is this host again.")
    return 0


def _check(given: argparse.Namespace) -> int:
    """Replay the match of each room; 1 if one of them cannot go on."""
    with closing(_store(given)) as store:
        rooms = store.library.stored_rooms()
        faults = [(room.id, fault) for room in rooms if (fault := _fault(store.library, room))]
    for room_id, fault in faults:
        print(f"{room_id}: {fault}")
    print(f"{counted(len(rooms), 'room')}, {counted(len(faults), 'fault')}")
    return 1 if faults else 0


def _fault(library: Library, room: StoredRoom) -> str:
    """Return why the match of a room cannot go on; "" if it can."""
    if room.game not in games.GAMES:
        return f"this version has no game “{room.game}”"
    if room.match is None:
        return ""
    try:
        departure = library.resume(room.match, games.game(room.game)).departure
    except RecordError as error:
        return str(error)
    return say(departure.text) if departure is not None else ""


def _line(ticket: str, room_id: str, token: str) -> str:
    try:
        return str(Invite(ticket, room_id, token))
    except ValueError as error:
        raise CommandError(f"the file {TICKET} holds no ticket; start the host again") from error


def _rooms_text(rooms: list[StoredRoom], folder: Path) -> str:
    if not rooms:
        return f"There is no room yet. Open one: tabletop host {folder} open GAME --seats person,person"
    head = ("room", "game", "opened", "persons", "match")
    return table(
        [(room.id, room.game, room.opened[:10], _persons(room), _state(room)) for room in rooms], head
    )


def _persons(room: StoredRoom) -> str:
    names = [room.taken[seat][1] or "?" if seat in room.taken else "-" for seat in human_seats(room.setup)]
    return ", ".join(names)


def _state(room: StoredRoom) -> str:
    free = len(human_seats(room.setup)) - len(room.taken)
    return f"waits for {free}" if room.match is None else f"number {room.match}"
