"""A running host, and light guests for measuring it, who read no view."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files.codec import write_action
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.files.records import record
from tabletop.session.local import LocalSession
from tabletop.session.remote_match import PROTOCOL
from tabletop.together.door import Channel, DoorError
from tabletop.together.host_store import HostStore
from tabletop.together.invite import new_key
from tabletop.together.iroh_door import IrohDoor
from tabletop.together.moments import SeatHistory, common
from tabletop.together.rooms import Rooms
from tabletop.together.tcp_door import TcpChannel
from tabletop.together.wire import MAX_REPLY, MAX_REQUEST, WireDecoder, encode

TICKS = os.sysconf("SC_CLK_TCK")


class RunningHost:
    """A host as its owner runs it, for guests of this machine, in a process of its own.

    Args:
        folder: The folder of the host.
        iroh: True: guests come over iroh, by open ways; else over TCP.
    """

    def __init__(self, folder: Path, *, iroh: bool = False) -> None:
        self.folder, self._way = folder, "--no-relay" if iroh else "--local"
        self._start()

    def _start(self) -> None:
        folder = self.folder
        command = [sys.executable, "-m", "tabletop", "host", str(folder), self._way]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while "let in" not in (line := self.process.stdout.readline()):
            assert line, f"the host has ended: {self.process.wait()}"
        self.ticket = (folder / "ticket").read_text()

    def open_rooms(self, game: str, number: int) -> list[tuple[str, str]]:
        """Open rooms for two; their ids and tokens."""
        with closing(HostStore(self.folder / NAME)) as store:
            rooms = Rooms(store)
            return [rooms.create(games.game(game), Setup(0, (PERSON, PERSON))) for _ in range(number)]

    def memory(self) -> float:
        """Memory that the host has in use, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1000

    def processor(self) -> float:
        """Seconds of a processor that the host has used."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICKS

    def kill_and_start(self) -> None:
        """End the host as a power cut would, and start it again."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self._start()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()


_doors: dict[str, IrohDoor] = {}
"""One a source: guests of it have an endpoint in common."""


async def close_doors() -> None:
    """Close the doors of all guests, before the loop ends."""
    while _doors:
        await _doors.popitem()[1].close()


def is_tcp(ticket: str) -> bool:
    return ticket.startswith("tcp-")


def port_of(ticket: str) -> int:
    """The port of a host of this machine."""
    return int((ticket if is_tcp(ticket) else _addresses(ticket)[0]).replace(":", "-").rpartition("-")[2])


def _addresses(ticket: str) -> list[str]:
    import iroh

    found = iroh.EndpointTicket.from_string(ticket).endpoint_addr().direct_addresses()
    return [address for address in found if not address.startswith("[")]


async def dial(ticket: str, source: str) -> Channel:
    """A channel to a host of this machine from one of its addresses.

    Raises:
        OSError, DoorError: It does not answer.
    """
    if is_tcp(ticket):
        streams = await asyncio.open_connection("127.0.0.1", port_of(ticket), local_addr=(source, 0))
        return TcpChannel(*streams, set())
    door = _doors.setdefault(source, IrohDoor(None, (), f"{source}:0"))
    return await door.dial(_local(ticket))


def _local(ticket: str) -> str:
    """A ticket of iroh that leads to the host within this machine."""
    import iroh

    identity = iroh.EndpointTicket.from_string(ticket).endpoint_addr().id()
    address = iroh.EndpointAddr(identity, None, [f"127.0.0.1:{port_of(ticket)}"])
    return str(iroh.EndpointTicket.from_addr(address))


class Guest:
    """A guest who reads what comes, but lays out nothing."""

    def __init__(self, channel) -> None:
        self._channel, self._numbers = channel, 0
        self._decoder = WireDecoder(MAX_REPLY)
        self._answers: dict[int, asyncio.Future] = {}
        self._changed = asyncio.Event()
        self.told: list[dict] = []
        """The moments that it knows, as they were told."""
        self.bytes, self.over, self.saved = 0, False, True
        self._pump = asyncio.create_task(self._read())

    @classmethod
    async def dialled(cls, ticket: str, source: str = "127.0.0.1") -> Guest:
        return cls(await dial(ticket, source))

    async def _read(self) -> None:
        while received := await self._channel.read():
            self.bytes += len(received)
            self._decoder.feed(received)
            while (message := self._decoder.next_message()) is not None:
                self._take(message)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the host has hung up"))

    def _take(self, message: dict) -> None:
        if (number := message.get("to")) in self._answers:
            self._answers.pop(number).set_result(message)
        elif message.get("tell") == "moments":
            self.told[message["since"] :] = message["moments"]
        elif message.get("tell") == "here":
            self.saved = message["saved"]
        elif message.get("tell") == "over":
            self.over = True
        self._changed.set()

    @property
    def moments(self) -> int:
        """How many moments were told."""
        return len(self.told)

    async def ask(self, **request) -> dict:
        """The answer to a request."""
        self._numbers += 1
        answer = self._answers[self._numbers] = asyncio.get_running_loop().create_future()
        await self._say({"id": self._numbers, **request})
        return await answer

    async def sign(self) -> None:
        """Say that one is there, as lines do every 10 s."""
        await self._say({})

    async def _say(self, message: dict) -> None:
        try:
            await self._channel.write(encode(message, MAX_REQUEST))
        except DoorError as error:
            raise ConnectionError from error

    async def enter(self, game: str, room: str, token: str, key: str = "") -> str:
        """Enter a room; the key of the seat."""
        found, key = games.game(game), key or new_key()
        versions = {"protocol": PROTOCOL, "program": "1", "game": game, "revision": found.revision}
        answer = await self.ask(do="enter", **versions, key=key, room=room, invite=token, name="Ann")
        assert answer["ok"], answer
        self.seat = answer["seat"]
        return key

    async def until(self, moments: int) -> None:
        """Wait until that many moments were told."""
        while self.moments < moments:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 30)

    async def until_saved(self) -> None:
        """Wait until it was told that the match is saved."""
        while not self.saved:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 30)

    def abort(self) -> None:
        """Lose the line."""
        self._channel.abort()

    async def close(self) -> None:
        self._pump.cancel()
        self.abort()
        await asyncio.wait((self._pump,))


@dataclass
class Move:
    """An action of a match that was played before, to be played once more at a host."""

    seat: int
    request: dict
    told: list[list[dict]]
    """The moments that each seat knows afterwards, as they are told."""


@dataclass
class Script:
    """A match by chance as the host will play it if nothing comes between."""

    moves: list[Move]
    actions: list[dict]
    """What its record has: without what was put back at once."""


def script(folder: Path, room: str, length: int, chance: Random) -> list[Move]:
    """The moves of a match by chance, whose seed is looked up in the library of the host."""
    return whole_script(folder, room, length, chance).moves


def whole_script(folder: Path, room: str, length: int, chance: Random) -> Script:
    """A match by chance of so many moves at most, whose seed is looked up in the library of the host."""
    with closing(Library.open(folder / NAME)) as library:
        stored = library.room(room)
        setup = library.stored_match(stored.match).setup
    return scripted(stored.game, setup, length, chance.random())


def scripted(game: str, setup: Setup, length: int, seed: float) -> Script:
    """A match by chance of this setup for two."""
    session, chance = LocalSession(Match(games.game(game), setup)), Random(seed)
    histories = [SeatHistory(session, seat) for seat in range(2)]
    noticed: list[list] = [[], []]
    told: list[list[dict]] = [[], []]
    moves = []
    while (choice := session.match.choice) is not None and len(moves) < length:
        seat, history = choice.seat, histories[choice.seat]
        action = chance.choice(session.match.legal_actions())
        at = history.length
        request = {"do": "play", "at": at, "digest": history.view_digest(at), "action": write_action(action)}
        assert session.submit(seat, action) is None
        for one, every in enumerate(histories):
            same, noticed[one] = common(noticed[one], every.noticed), every.noticed
            messages = every.messages(same, first=False)
            new = [moment for message in messages for moment in message["moments"]]
            told[one] = told[one][:same] + json.loads(json.dumps(new))
        moves.append(Move(seat, request, list(told)))
    return Script(moves, record(session.match).actions)


class Pair:
    """Two guests who play a scripted match."""

    def __init__(self, guests: list[Guest], game: str, room: str) -> None:
        self.guests, self.game, self.room = guests, game, room
        self.keys: list[str] = []
        self.moves: list[Move] = []

    @classmethod
    async def seated(cls, host: RunningHost, game: str, room: str, token: str, source: str) -> Pair:
        pair = cls([], game, room)
        for _ in range(2):
            pair.guests.append(await Guest.dialled(host.ticket, source))
            pair.keys.append(await pair.guests[-1].enter(game, room, token))
        return pair

    async def play(self, move: Move) -> float:
        """Play an action; the seconds until the other one sees it, or until the answer if it sees nothing."""
        other = self.guests[1 - move.seat]
        began = perf_counter()
        before = other.moments
        asked = asyncio.create_task(self.guests[move.seat].ask(**move.request))
        if (known := len(move.told[1 - move.seat])) > before:
            await other.until(known)
            took = perf_counter() - began
            answer = await asked
        else:
            answer = await asked
            took = perf_counter() - began
        assert answer["ok"], answer
        return took

    def compare(self, move: Move) -> None:
        """Hold all that both were told against what they should have been told, up to this move."""
        for guest, told in zip(self.guests, move.told, strict=True):
            assert guest.told == told[: guest.moments], "an untrue view"

    async def know(self, move: Move) -> None:
        """Wait until both were told all up to this move, and compare it."""
        for guest, told in zip(self.guests, move.told, strict=True):
            await guest.until(len(told))
        self.compare(move)

    async def come_back(self, host: RunningHost) -> None:
        """Both enter again by their keys, as often as it takes on a machine that is busy."""
        while True:
            await self.close()
            with suppress(OSError, DoorError):
                for seat, key in enumerate(self.keys):
                    self.guests[seat] = await Guest.dialled(host.ticket)
                    await self.guests[seat].enter(self.game, self.room, "", key)
                return

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def pairs_of(host: RunningHost, number: int, game: str) -> list[Pair]:
    """Pairs who have entered rooms, from as many addresses as the limits need."""
    pairs = []
    for n, (room, token) in enumerate(host.open_rooms(game, number)):
        pairs.append(
            await Pair.seated(host, game, room, token, f"127.0.{10 + n // 2500}.{1 + n // 10 % 250}")
        )
    return pairs
