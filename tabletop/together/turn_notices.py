"""Tells people who are not there that it is their turn, by a command of the host's owner.

The command gets one line of JSON on its standard input, through no shell: who is meant and in which room,
and nothing of the position. It is run once a turn, and again each day that passes.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import time

from tabletop.files import whole_files
from tabletop.files.library import LibraryError, MissingError
from tabletop.together.rooms import Rooms

NOTICES = "notices.json"
"""The file in a host's folder that holds when who has to be told next."""
_GRACE = 30.0
"""Seconds that somebody has to be away before they are told: a line that was lost comes back sooner."""
_AGAIN = 24 * 3600.0
"""Seconds from one notice of a turn to the next."""
_LOOK = 2.0
"""Seconds from one look to the next."""
_STORE = 60.0
"""Maximum number of seconds that nothing is stored."""
_RUN = 30.0
"""Seconds in which the command has to end."""
_LARGEST = 10_000_000


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """It is the turn of somebody who is not there."""

    room: str
    seat: int
    name: str

    def message(self) -> str:
        """Return what the command is told."""
        parts = {"what": "turn", "room": self.room, "seat": self.seat, "name": self.name}
        return json.dumps(parts, ensure_ascii=False) + "\n"


class TurnNotices:
    """Whose turn it is in the rooms of a host, and when they have to be told.

    Args:
        rooms: The rooms.
        file: Where this is stored, so that nobody is told twice when the host starts again.
    """

    def __init__(self, rooms: Rooms, file: Path) -> None:
        self._rooms, self._file = rooms, file
        self._due, since = _read(file)
        """By room and seat when its person has to be told next, in seconds since 1970."""
        self._stored_at, self._changed = 0.0, False
        self._unknown: list[str] = []
        """Rooms that were played in when nobody noted whose turn it is."""
        with suppress(LibraryError):
            self._unknown = rooms.changed_since(since)

    def due(self, now: float) -> list[TurnNotice]:
        """Return who has to be told now; they count as told."""
        self._look(now)
        found = []
        for room_id, seats in list(self._due.items()):
            for seat in [seat for seat, due in seats.items() if due <= now]:
                seats[seat] = now + _AGAIN
                with suppress(LibraryError):
                    found.append(TurnNotice(room_id, seat, self._name(room_id, seat)))
        if found or (self._changed and now - self._stored_at >= _STORE):
            self.store_due(now)
        return found

    def store_due(self, now: float) -> None:
        """Store who has to be told when; what cannot be stored may be told twice."""
        self._stored_at, self._changed = now, False
        stored = {"since": datetime.fromtimestamp(now, UTC).isoformat(), "due": self._due}
        with suppress(OSError):
            whole_files.replace(self._file, json.dumps(stored))

    def _look(self, now: float) -> None:
        changed = self._rooms.take_awaited()
        if self._unknown:  # one at a time, as each match is replayed
            room_id = self._unknown.pop()
            if room_id not in changed:
                changed[room_id] = self._rooms.awaited_in(room_id)
        for room_id, seats in changed.items():
            before = self._due.pop(room_id, {})
            due = {seat: _next(before.get(seat), now, here=here) for seat, here in seats.items()}
            if due:
                self._due[room_id] = due
            self._changed |= due != before

    def _name(self, room_id: str, seat: int) -> str:
        """Return the name of a person; raises LibraryError if the room is closed, and forgets it."""
        try:
            return self._rooms.person_in(room_id, seat)
        except MissingError:
            self._due.pop(room_id, None)
            raise


def _next(due: float | None, now: float, *, here: bool) -> float:
    """Return when somebody whose turn it is has to be told. Who is there sees it."""
    if here:
        later = now + _AGAIN
        return due if due is not None and later - due < _STORE else later
    return now + _GRACE if due is None else due


def _read(file: Path) -> tuple[dict[str, dict[int, float]], str]:
    """Return what a file holds, and when it was stored; nothing and "" if it cannot be read."""
    try:
        stored = json.loads(whole_files.read(file, _LARGEST))
        due = {
            str(room): {int(seat): float(at) for seat, at in seats.items()}
            for room, seats in stored["due"].items()
        }
        return due, str(stored["since"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}, ""


async def tell_turns(
    rooms: Rooms, file: Path, command: Sequence[str], fault: Callable[[str], object]
) -> None:
    """Tell people of their turns until this is cancelled.

    Args:
        rooms: The rooms.
        file: As in TurnNotices.
        command: The command and its arguments.
        fault: Called with what went wrong with the command.
    """
    notices = TurnNotices(rooms, file)
    try:
        while True:
            for notice in notices.due(time()):
                if why := await _run(command, notice):
                    fault(why)
            await asyncio.sleep(_LOOK)
    finally:
        notices.store_due(time())


async def _run(command: Sequence[str], notice: TurnNotice) -> str:
    """Run the command for a notice; returns what went wrong, or ""."""
    pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=nowhere)
    except OSError as error:
        return f"{command[0]}: {error.strerror or error}"
    try:
        async with asyncio.timeout(_RUN):
            await process.communicate(notice.message().encode())
    except TimeoutError:
        return f"{command[0]} took more than {_RUN:.0f} s"
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    return f"{command[0]} ended with {process.returncode}" if process.returncode else ""
