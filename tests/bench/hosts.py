"""Measures hosts that share their rooms in PostgreSQL: `python -m tests.bench.hosts [NAME=NUMBER...]`.

Pairs of guests play whole matches at three hosts, by the lines of the program; meanwhile hosts are killed, or
stopped for longer than their lease, and lines are cut. What was answered as done has to be in the database,
once and in order, and a host that was stopped must not answer what it was asked meanwhile.

    actions=50000  rooms=60  hosts=3  seed=1  seconds=3600 (at most)

The database is one of its own, for which PostgreSQL has to be installed; no server needs to run.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.files import setup_codec
from tabletop.files.library import LibraryError
from tabletop.session.remote_match import PROTOCOL
from tabletop.together.invite import new_key
from tabletop.together.lease import LEASE
from tabletop.together.line import GuestLine
from tabletop.together.postgres import PostgresRooms
from tabletop.together.rooms import Rooms
from tabletop.together.shared_store import SharedStore
from tabletop.together.tcp_door import TcpChannel, TcpDoor, _parts
from tests.bench.room_guests import Guest, Move, scripted

GAME = "public_market"
BAR = 10.0
"""Seconds in which another host has taken a room over."""


class Cluster:
    """PostgreSQL with an empty database, in a folder of its own."""

    def __init__(self) -> None:
        self._temporary = TemporaryDirectory(prefix="tabletop-pg-")
        folder = self._temporary.name
        found = [
            *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin"))),
            *filter(None, [shutil.which("initdb")]),
        ]
        assert found, "PostgreSQL isn't installed here (apt-get install postgresql)"
        self._bin = found[-1].removesuffix("/initdb")
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
        with closing(socket.socket()) as tried:
            tried.bind(("127.0.0.1", 0))
            port = tried.getsockname()[1]
        self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", options, "start")
        self.url = f"postgresql://postgres@127.0.0.1:{port}/postgres"

    def _run(self, program: str, *words: str) -> None:
        user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        command = [f"{self._bin}/{program}", *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._temporary.name, **user)

    def close(self) -> None:
        self._run("pg_ctl", "-D", f"{self._temporary.name}/data", "-m", "immediate", "stop")
        self._temporary.cleanup()


class SharingHost:
    """A host as its owner runs it, in a process of its own."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self._url = folder, url
        self.start()
        self.wait()

    def start(self) -> None:
        command = ["host", str(self.folder), "--local", "--database", self._url]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabletop", *command], stdout=subprocess.PIPE, text=True
        )

    def wait(self) -> None:
        while "let in" not in (line := self.process.stdout.readline()):
            assert line, "the host has ended"
        self.ticket = (self.folder / "ticket").read_text().strip()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def close(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()


class DoorFrom(TcpDoor):
    """A door of a guest with an address of its own, as a host lets in only some from one address."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self._source = source

    async def dial(self, ticket: str) -> TcpChannel:
        try:
            reader, writer = await asyncio.open_connection(*_parts(ticket), local_addr=(self._source, 0))
        except OSError:
            return await super().dial(ticket)
        return TcpChannel(reader, writer, self._channels)


async def patiently(ask):
    """What the database answers, asked again while it is busy."""
    for _ in range(60):
        with suppress(LibraryError):
            return ask()
        await asyncio.sleep(0.5)
    return ask()


class Seat:
    """A guest at a line, who asks again what was not answered."""

    def __init__(self, ticket: str, room: str, token: str, source: str) -> None:
        self.room, self.key = room, new_key()
        self._token, self._loop = token, asyncio.get_running_loop()
        self.line = GuestLine(DoorFrom(source), ticket, room=room)
        self.entered, self.over = asyncio.Event(), asyncio.Event()
        self.record: list | None = None
        self.known: dict = {}
        self.again, self.seat = 0, -1
        self.failed: dict | None = None
        self._number, self._connection, self._entering = 0, 0, 0
        self._sent: dict | None = None
        self._done: asyncio.Future | None = None
        self.line.arrived.connect(self._wake)
        self.line.dial(dict)

    def _wake(self) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._take)

    def _take(self) -> None:
        connection = self.line.connection
        if connection and connection != self._connection:
            self._connection, game = connection, games.game(GAME)
            versions = {"protocol": PROTOCOL, "program": "1", "game": GAME, "revision": game.revision}
            who = {"key": self.key, "invite": self._token, "name": "Ann"}
            self._entering = self._post({"do": "enter", **versions, **who, **self.known})
        while (message := self.line.receive()) is not None:
            if message.get("tell") == "over":
                self.record = message["record"]["actions"]
                self.over.set()
            elif (number := message.get("to")) is not None:
                self._answered(number, message)

    def _post(self, request: dict) -> int:
        self._number += 1
        self.line.post({"id": self._number, **request})
        return self._number

    def _answered(self, number: int, answer: dict) -> None:
        kind = "" if answer["ok"] else answer["error"]["kind"]
        if kind == "request":
            pass  # sent over a connection that is newer than was known; it is cut, and this seat enters again
        elif kind not in ("", "unsaved"):
            self.failed = answer
        elif number == self._entering and answer["ok"]:
            self._entering, self.seat = 0, answer["seat"]
            self.entered.set()
            self._send()
        elif self._done is not None and number == self._asked:
            if kind:
                self._loop.call_later(0.2, self._send)
            else:
                self.again += "again" in answer
                done, self._done = self._done, None
                if not done.done():  # the bench is over
                    done.set_result(None)

    def _send(self) -> None:
        here = self._connection == self.line.connection and not self._entering
        if self._done is not None and here:
            self._asked = self._post(self._sent)

    async def do(self, request: dict) -> None:
        """Ask until it is answered as done."""
        self._sent, self._done = request, self._loop.create_future()
        self.known = {"have": request["at"], "digest": request["digest"]}
        self._send()
        await self._done

    def at(self, ticket: str) -> bool:
        """True if this seat is connected with the host of a ticket."""
        return bool(self._connection) and self.line.known_tickets[0] == ticket

    def cut(self) -> None:
        """Lose the connection."""
        if (link := self.line._link) is not None:
            self.line._thread.run_soon(link.cut)


class Bench:
    """Pairs at hosts until so many actions were answered."""

    def __init__(
        self, hosts: list[SharingHost], url: str, actions: int, seconds: float, chance: Random
    ) -> None:
        self.hosts, self.actions, self.chance = hosts, actions, chance
        self._end = perf_counter() + seconds
        self.shared = PostgresRooms(url)
        self.rooms = Rooms(SharedStore(self.shared))
        self.answered, self.gaps, self.again = 0, [], 0
        self.kills = self.stops = self.cuts = self.probes = 0
        self.wrong: list[str] = []
        self.pairs: dict[str, list[Seat]] = {}
        self.moves: dict[str, tuple[Move, float]] = {}
        """By room the last move that was answered, and when."""
        self.takeovers: list[float] = []
        """How long pairs at a host that was killed or stopped had to wait for the next answer."""
        self.pool = ProcessPoolExecutor(1)

    async def play(self, table: int) -> None:
        """Play one match after the other."""
        while not self.over:
            await self._match(table)

    async def _match(self, table: int) -> None:
        game, setup = games.game(GAME), Setup(0, (PERSON, PERSON))
        room, token = await patiently(lambda: self.rooms.create(game, setup))
        tickets = [self.chance.choice(self.hosts).ticket for _ in range(2)]
        seats = [Seat(ticket, room, token, f"127.0.{1 + table}.1") for ticket in tickets]
        self.pairs[room] = seats
        for seat in seats:
            await seat.entered.wait()
        seats.sort(key=lambda seat: seat.seat)
        number = (await patiently(lambda: self.shared.room_rows(room)))[0]["number"]
        while not (changes := await patiently(lambda: self.shared.changes(number))):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        setup = setup_codec.read(json.loads(changes[0])["begun"]["setup"])
        loop = asyncio.get_running_loop()
        chance = self.chance.random()
        moves = (await loop.run_in_executor(self.pool, scripted, GAME, setup, 10_000, chance)).moves
        last, done = perf_counter(), []
        for move in moves:
            if self.over:
                break
            await asyncio.sleep(self.chance.uniform(0, 0.2))
            await seats[move.seat].do(move.request)
            self.answered += 1
            self.gaps.append(perf_counter() - last)
            last = perf_counter()
            self.moves[room] = move, last
            done.append(move.request["action"])
        if len(done) == len(moves):
            await asyncio.gather(*(seat.over.wait() for seat in seats))
        records = [seat.record for seat in seats if seat.over.is_set()]
        self._compare(room, await patiently(lambda: self.shared.changes(number)), done, records)
        self.again += sum(seat.again for seat in seats)
        for seat in seats:
            seat.line.hang_up()
        del self.pairs[room]
        self.moves.pop(room, None)

    def _compare(self, room: str, changes: list[str], done: list, records: list[list]) -> None:
        played = map(json.loads, changes)
        stored = [change["played"] for change in played if "played" in change]
        if any(each != done for each in (stored, *records)):
            self.wrong.append(f"{room}: {len(done)} answered, {len(stored)} stored")

    @property
    def over(self) -> bool:
        """True if enough was answered, or it has taken too long."""
        return self.answered >= self.actions or perf_counter() > self._end

    async def disturb(self) -> None:
        """Kill and stop hosts, one at a time, and cut lines."""
        while not self.over:
            await asyncio.sleep(self.chance.uniform(4, 8))
            host = self.chance.choice(self.hosts)
            what = self.chance.choice(("kill", "stop", "cut"))
            if what == "kill":
                self.kills += 1
                hit = self._at(host)
                host.kill()
                await self._taken_over(hit)
                host.start()
                await asyncio.get_running_loop().run_in_executor(None, host.wait)
            elif what == "stop":
                self.stops += 1
                await self._stop(host)
            else:
                self.cuts += 1
                for seats in self.chance.sample(list(self.pairs.values()), min(10, len(self.pairs))):
                    for seat in seats:
                        seat.cut()

    def _at(self, host: SharingHost) -> list[str]:
        """The rooms at a host."""
        return [room for room, seats in self.pairs.items() if any(seat.at(host.ticket) for seat in seats)]

    async def _taken_over(self, hit: list[str]) -> None:
        """Wait until all pairs at a host that has gone have been answered elsewhere, for a minute at most."""
        began = perf_counter()
        while hit and (passed := perf_counter() - began) < 60:
            again = [room for room in hit if self.moves.get(room, (None, 0))[1] > began + 0.2]
            self.takeovers += [passed] * len(again)
            hit = [room for room in hit if room in self.pairs and room not in again]
            await asyncio.sleep(0.1)
        self.takeovers += [passed for room in hit]

    async def _stop(self, host: SharingHost) -> None:
        """Stop a host for longer than its lease, and ask it meanwhile: it must not answer that."""
        witnesses = []
        playing = [(self.pairs[room][move.seat], move) for room, (move, _) in self.moves.items()]
        for seat, move in self.chance.sample(playing, min(12, len(playing))):
            guest = await Guest.dialled(host.ticket, "127.0.0.2")
            with suppress(AssertionError, ConnectionError, TimeoutError):  # it is another one's
                await asyncio.wait_for(guest.enter(GAME, seat.room, "", seat.key), 2)
                witnesses.append((guest, move))
        taken_over = asyncio.create_task(self._taken_over(self._at(host)))
        host.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.1)
        asked = [asyncio.create_task(guest.ask(**move.request)) for guest, move in witnesses]
        asked += [asyncio.create_task(guest.ask(do="ping")) for guest, _ in witnesses]
        await asyncio.sleep(LEASE + self.chance.uniform(0.1, 3))
        host.process.send_signal(signal.SIGCONT)
        done, late = await asyncio.wait(asked, timeout=5) if asked else (set(), set())
        self.probes += len(asked)
        self.wrong += [f"a host that slept answered {task.result()}" for task in done if not task.exception()]
        for guest, _ in witnesses:
            await guest.close()
        for task in late:
            task.cancel()
        await taken_over

    async def run(self, tables: int) -> None:
        began = perf_counter()
        playing = [asyncio.create_task(self.play(table)) for table in range(tables)]
        disturbing = asyncio.create_task(self.disturb())
        watching = asyncio.create_task(self._tell())
        await asyncio.gather(*playing, disturbing)
        watching.cancel()
        self.seconds = perf_counter() - began
        self.pool.shutdown()
        self.shared.end_lease()

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(30)
            print(f"  {self.answered} answered; worst gap {max(self.gaps, default=0):.1f} s", flush=True)
            for room, seats in self.pairs.items():
                if failed := [seat.failed for seat in seats if seat.failed]:
                    sys.exit(f"{room}: {failed}")


def spread(seconds: list[float]) -> str:
    known = sorted(seconds) or [0.0]
    p50, p99 = (known[int(len(known) * share)] for share in (0.5, 0.99))
    return f"p50 {p50:.2f} s, p99 {p99:.2f} s, worst {known[-1]:.1f} s"


def main(words: list[str]) -> int:
    given = {"actions": 50_000, "rooms": 60, "hosts": 3, "seed": 1, "seconds": 3600}
    given |= {name: int(number) for name, _, number in (word.partition("=") for word in words)}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        cluster = stack.enter_context(closing(Cluster()))
        hosts = [
            stack.enter_context(closing(SharingHost(folder / str(number), cluster.url)))
            for number in range(given["hosts"])
        ]
        bench = Bench(hosts, cluster.url, given["actions"], given["seconds"], Random(given["seed"]))
        asyncio.run(bench.run(given["rooms"]))
    print(
        f"{bench.answered} answered actions in {bench.seconds:.0f} s at {given['hosts']} hosts in"
        f" {given['rooms']} rooms at a time; {bench.kills} kills, {bench.stops} stops longer than the lease,"
        f" {bench.cuts} times lines cut; {bench.again} asked again and done once\n"
        f"asked of a host that slept: {bench.probes}; lost, twice, forked or answered by it:"
        f" {len(bench.wrong)}\n"
        f"from one answer to the next: {spread(bench.gaps)}; load of the machine {os.getloadavg()[0]:.1f}\n"
        f"answered again after a kill or stop, {len(bench.takeovers)} pairs: {spread(bench.takeovers)},"
        f" at most {BAR:g} s"
    )
    for wrong in bench.wrong:
        print(wrong)
    return 1 if bench.wrong or max(bench.takeovers, default=0.0) > BAR else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
