"""Guests for measuring a host: light ones that read no view, and rude ones."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import zlib
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, sleep

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files.codec import write_action
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.session.local import LocalSession
from tabletop.session.remote_match import PROTOCOL
from tabletop.together.host_store import HostStore
from tabletop.together.invite import new_key
from tabletop.together.moments import SeatHistory
from tabletop.together.rooms import Rooms
from tabletop.together.wire import MAX_REPLY, MAX_REQUEST, WireDecoder, encode

TICKS = os.sysconf("SC_CLK_TCK")


class RunningHost:
    """A host as its owner runs it, for guests of this machine, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._start()

    def _start(self) -> None:
        folder = self.folder
        command = [sys.executable, "-m", "tabletop", "host", str(folder), "--local"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while "let in" not in (line := self.process.stdout.readline()):
            assert line, "the host has ended"
        self.port = int((folder / "ticket").read_text().rpartition("-")[2])

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


class Guest:
    """A guest who reads what comes, but lays out nothing."""

    def __init__(self, reader, writer) -> None:
        self._reader, self._writer, self._numbers = reader, writer, 0
        self._decoder = WireDecoder(MAX_REPLY)
        self._answers: dict[int, asyncio.Future] = {}
        self._changed = asyncio.Event()
        self.moments, self.bytes, self.over = 0, 0, False
        self._pump = asyncio.create_task(self._read())

    @classmethod
    async def dialled(cls, port: int, source: str = "127.0.0.1") -> Guest:
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))

    async def _read(self) -> None:
        with suppress(OSError):
            while received := await self._reader.read(1 << 16):
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
            self.moments = message["since"] + len(message["moments"])
        elif message.get("tell") == "over":
            self.over = True
        self._changed.set()

    async def ask(self, **request) -> dict:
        """The answer to a request."""
        self._numbers += 1
        answer = self._answers[self._numbers] = asyncio.get_running_loop().create_future()
        self._writer.write(encode({"id": self._numbers, **request}, MAX_REQUEST))
        return await answer

    def sign(self) -> None:
        """Say that one is there, as lines do every 10 s."""
        self._writer.write(encode({}, MAX_REQUEST))

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

    def abort(self) -> None:
        """Lose the line."""
        self._writer.transport.abort()

    async def close(self) -> None:
        self._pump.cancel()
        self.abort()
        await asyncio.wait((self._pump,))


@dataclass
class Move:
    """An action of a match that was played before, to be played once more at a host."""

    seat: int
    request: dict
    known: tuple[int, int]
    """How many moments each seat knows afterwards."""


def script(folder: Path, room: str, length: int, chance: Random) -> list[Move]:
    """A match by chance as the host will play it, whose seed is looked up in its library."""
    with closing(Library.open(folder / NAME)) as library:
        stored = library.room(room)
        setup = library.stored_match(stored.match).setup
    return scripted(stored.game, setup, length, chance.random())


def scripted(game: str, setup: Setup, length: int, seed: float) -> list[Move]:
    """A match by chance of this setup for two."""
    session, chance = LocalSession(Match(games.game(game), setup)), Random(seed)
    histories = [SeatHistory(session, seat) for seat in range(2)]
    moves = []
    while (choice := session.match.choice) is not None and len(moves) < length:
        seat, history = choice.seat, histories[choice.seat]
        action = chance.choice(session.match.legal_actions())
        at = history.length
        request = {"do": "play", "at": at, "digest": history.view_digest(at), "action": write_action(action)}
        assert session.submit(seat, action) is None
        moves.append(Move(seat, request, (histories[0].length, histories[1].length)))
    return moves


class Pair:
    """Two guests who play a scripted match."""

    def __init__(self, guests: list[Guest], game: str, room: str) -> None:
        self.guests, self.game, self.room = guests, game, room
        self.keys: list[str] = []
        self.moves: list[Move] = []

    @classmethod
    async def seated(cls, host: RunningHost, game: str, room: str, token: str, source: str) -> Pair:
        pair = cls([await Guest.dialled(host.port, source) for _ in range(2)], game, room)
        for guest in pair.guests:
            pair.keys.append(await guest.enter(game, room, token))
        return pair

    async def play(self, move: Move) -> float:
        """Play an action; the seconds until the other one sees it, or until the answer if it sees nothing."""
        other = self.guests[1 - move.seat]
        began = perf_counter()
        before = other.moments
        asked = asyncio.create_task(self.guests[move.seat].ask(**move.request))
        if move.known[1 - move.seat] > before:
            await other.until(move.known[1 - move.seat])
            took = perf_counter() - began
            answer = await asked
        else:
            answer = await asked
            took = perf_counter() - began
        assert answer["ok"], answer
        return took

    async def come_back(self, host: RunningHost) -> None:
        """Both enter again by their keys."""
        await self.close()
        for seat, key in enumerate(self.keys):
            self.guests[seat] = await Guest.dialled(host.port)
            await self.guests[seat].enter(self.game, self.room, "", key)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


# Rude ones, in a process of their own


async def _half_open(port: int, source: str) -> None:
    """Dial, say nothing, and dial again when one is cut off."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            with suppress(OSError):
                await reader.read()
            writer.transport.abort()
        await asyncio.sleep(0.2)


RUDE = (
    os.urandom(3000),
    (1 << 31).to_bytes(4, "big") + b"x" * 2000,
    (len(bomb := zlib.compress(b"[" * 10_000_000)).to_bytes(4, "big") + bomb),
    (len(deep := zlib.compress(b'{"a":' * 8000)).to_bytes(4, "big") + deep),
    b"".join(
        encode({"id": n, "do": "look", "room": "AAAAAAAA", "key": "x" * 90}, MAX_REQUEST) for n in (1, 2)
    ),
    b"".join(encode({"id": n, "do": "ping"}, MAX_REQUEST) for n in range(1, 400)),
    encode({}, MAX_REQUEST) * 2000,
)
"""What rude guests send: noise, lengths that are lies, bombs, depth, guesses, floods."""


async def _rude(port: int, source: str, chance: Random) -> None:
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            with suppress(OSError, TimeoutError):
                writer.write(chance.choice(RUDE))
                if chance.random() < 0.5:  # others never read
                    await asyncio.wait_for(reader.read(1000), 2)
                await asyncio.wait_for(reader.read(), chance.random() * 3)
            writer.transport.abort()
        await asyncio.sleep(0.05)


async def attack(port: int, half_open: int, rude: int) -> None:
    """Be rude to a host until this is killed: from many addresses, 30 guests each."""
    sources = [f"127.0.1.{1 + n // 30}" for n in range(half_open)]
    rude_sources = [f"127.0.2.{1 + n // 30}" for n in range(rude)]
    await asyncio.gather(
        *(_half_open(port, source) for source in sources),
        *(_rude(port, source, Random(n)) for n, source in enumerate(rude_sources)),
    )


if __name__ == "__main__":
    sleep(0.1)
    asyncio.run(attack(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
