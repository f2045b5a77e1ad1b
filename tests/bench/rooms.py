"""Measures a host of rooms against what is promised of it: `python -m tests.bench.rooms [MEASURE...]`.

flood    90 rude guests and 300 half-open dials beside two honest ones
iroh     the same over iroh instead of TCP, and noise at its port
seen     how long until a move is seen by the other one, with one room and with 50 busy ones
awake    1,000 rooms awake with 2,000 guests
enter    entering a match of 300 entries
slow     a window over a line of 300 ms with losses, the host silent for 8 s: pauses of its timer
strange  50,000 requests, many of them mutated, in this process
disk     the disk of the host is full for a while in a whole match (as root, else it is left out)
kills    whole matches of the five games, host and guests killed (`kills=200:morocco`: how often, in which)

Times of the clock depend on what else the machine does, whose load is told with them. On a busy one,
`chrt -r 1 make rooms-bench` as root lets host and guests run before all else.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tabletop import games
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.together import host as host_module
from tabletop.together.host_store import HostStore
from tabletop.together.invite import new_key
from tabletop.together.line import GuestLine
from tabletop.together.rooms import Rooms
from tabletop.together.tcp_door import TcpDoor
from tests.bench.room_guests import Guest, Pair, RunningHost, close_doors, pairs_of, port_of, script
from tests.bench.room_matches import disk, kills
from tests.bench.room_report import FAILED, note, p50, p99, report
from tests.together import test_host_fuzz as fuzz
from tests.together.few_games import SAMPLES, WHERE
from tests.together.lines import caught_up, chosen

GAME, LONG = "public_market", "brick_and_mortar"


async def playing(pair: Pair, moves: int, pause: float, chance: Random) -> list[float]:
    """Play on, a move after each pause; the seconds until each was seen."""
    took = []
    await asyncio.sleep(chance.random() * pause)
    for move in pair.moves[:moves]:
        took.append(await pair.play(move))
        await asyncio.sleep(pause * (0.5 + chance.random()))
    del pair.moves[:moves]
    return took


async def flood(host: RunningHost) -> None:
    pair, other = await pairs_of(host, 2, LONG)
    pair.moves = script(host.folder, pair.room, 400, Random(1))
    alone = await playing(pair, 150, 0.06, Random(2))
    before, used, began = host.memory(), host.processor(), perf_counter()
    command = [sys.executable, "-m", "tests.bench.rude_guests", host.ticket, "300", "90"]
    rude = await asyncio.create_subprocess_exec(*command)
    try:
        await asyncio.sleep(3)
        beside = await playing(pair, 200, 0.06, Random(3))
        most = host.memory()
        share = (host.processor() - used) / (perf_counter() - began)
        entered = [await _entered_again(host, other) for _ in range(5)]
    finally:
        rude.kill()
        await rude.wait()
    report("flood: an honest move is seen, p99", p99(beside), "ms", 100)
    report("flood: memory of the host grows by", most - before, "MB", 64)
    note(
        f"p50 {p50(beside):.1f} ms; alone p50 {p50(alone):.1f}, p99 {p99(alone):.1f} ms; "
        f"the host used {share:.0%} of a processor; others entered after "
        + ", ".join(f"{1000 * each:.0f}" for each in entered)
        + " ms"
    )
    for each in (pair, other):
        await each.close()


async def _entered_again(host: RunningHost, pair: Pair) -> float:
    """Both of a pair lose their lines and come back; the seconds that takes."""
    began = perf_counter()
    await asyncio.wait_for(pair.come_back(host), 60)
    return perf_counter() - began


async def seen(host: RunningHost) -> None:
    for number, moves, bar in ((1, 300, 50), (50, 20, 250)):
        pairs = await pairs_of(host, number, GAME)
        for n, pair in enumerate(pairs):
            pair.moves = script(host.folder, pair.room, moves, Random(n))
        used, began = host.processor(), perf_counter()
        pause = 0.05 if number == 1 else 1.0
        took = await asyncio.gather(*(playing(p, moves, pause, Random(n)) for n, p in enumerate(pairs)))
        every = [seconds for each in took for seconds in each]
        used, passed = host.processor() - used, perf_counter() - began
        name = "one room" if number == 1 else f"{number} rooms, a move a second each"
        report(f"seen: a move is seen by the other one, {name}, p99", p99(every), "ms", bar)
        note(
            f"p50 {p50(every):.1f} ms; {len(every) / passed:.0f} moves/s, "
            f"{1000 * used / len(every):.1f} ms of a processor each"
        )
        for pair in pairs:
            await pair.close()


async def awake(host: RunningHost, number: int = 1000, seconds: float = 30.0) -> None:
    began = perf_counter()
    pairs = await pairs_of(host, number, GAME)
    guests = [guest for pair in pairs for guest in pair.guests]
    note(f"{len(guests)} guests have entered after {perf_counter() - began:.0f} s")
    await asyncio.sleep(3)
    used, began = host.processor(), perf_counter()
    while (passed := perf_counter() - began) < seconds:  # each says every 10 s that it is there
        for guest in guests[int(passed * 10) % 100 :: 100]:
            await guest.sign()
        await asyncio.sleep(0.1)
    share = (host.processor() - used) / passed
    report(f"awake: {number:,} rooms, {len(guests):,} guests, memory", host.memory(), "MB", 500)
    report("awake: the host uses of a processor while nobody plays", share * 100, "%", 3)
    for pair in pairs:
        await pair.close()


async def enter(host: RunningHost) -> None:
    pair, other = await pairs_of(host, 2, LONG)
    ways = (script(host.folder, pair.room, 300, Random(n)) for n in range(100))  # some are over sooner
    pair.moves = next(moves for moves in ways if len(moves) == 300)
    waited: list[float] = []

    async def keep_asking() -> None:
        while True:
            began = perf_counter()
            await other.guests[0].ask(do="ping")
            waited.append(perf_counter() - began)
            await asyncio.sleep(0.11)

    asking = asyncio.create_task(keep_asking())
    await playing(pair, 300, 0.1, Random(1))  # ten messages a second may be sent
    length = pair.guests[0].moments
    await pair.guests[0].close()
    usual = p99(waited)
    waited.clear()
    took, sizes, used = [], [], host.processor()
    for _ in range(5):
        begun = perf_counter()
        again = await Guest.dialled(host.ticket)
        await again.enter(LONG, pair.room, "", pair.keys[0])
        await again.until(length)
        took.append(perf_counter() - begun)
        sizes.append(again.bytes)
        await again.close()
        await asyncio.sleep(0.3)
    asking.cancel()
    used = (host.processor() - used) / len(took)
    report(f"enter: a match of 300 entries, {length} moments, longest of 5", max(took) * 1000, "ms", 1000)
    report("enter: it is told in", max(sizes) / 1000, "kB", 100)
    report("enter: another guest waits meanwhile, longest", max(waited) * 1000, "ms", 50)
    all_took = ", ".join(f"{1000 * each:.0f}" for each in took)
    note(f"{all_took} ms, {1000 * used:.0f} of a processor; others waited p99 {usual:.1f} ms before")
    for each in (pair, other):
        await each.close()


async def strange(_host: RunningHost) -> None:
    """Requests as tests/together/test_host_fuzz.py makes them, of which it has fewer."""
    fuzz.MESSAGES, host_module._LATE = 50_000, 0.0
    with TemporaryDirectory() as folder:
        store = HostStore(Path(folder) / NAME)
        states = await fuzz.attended(Rooms(store, games=WHERE), Random(7))
        store.close()
        with closing(Library.open(Path(folder) / NAME)) as library:
            for room in library.stored_rooms():
                match = library.resume(room.match, SAMPLES[room.game]).match
                assert (match.now, match.state.digest()) == states[room.game]
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    report(f"strange: memory after {fuzz.MESSAGES:,} requests, tests included", used, "MB", 150)


async def slow(host: RunningHost) -> None:
    """A window over a line of 300 ms with losses; the host is silent for 8 s, and again when it is left."""
    relay = await asyncio.start_server(partial(_relayed, port_of(host.ticket)), "127.0.0.1", 0)
    ((room, token),) = host.open_rooms(GAME, 1)
    ticket = f"tcp-127.0.0.1-{relay.sockets[0].getsockname()[1]}"
    friend = asyncio.create_task(_friend(host, room, token))
    command = [sys.executable, "-m", "tests.bench.slow_window", GAME, ticket, room, token]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_DATA": str(host.folder / "window")}
    pipe = asyncio.subprocess.PIPE
    window = await asyncio.create_subprocess_exec(*command, env=env, stdin=pipe, stdout=pipe)
    try:
        await window.stdout.readuntil(b"playing\n")
        await asyncio.sleep(15)
        host.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(8)
        host.process.send_signal(signal.SIGCONT)
        await window.stdout.readuntil(b"silent\n")
        host.process.send_signal(signal.SIGSTOP)
        window.stdin.write(b"\n")
        told = json.loads(await window.stdout.readline())
    finally:
        with suppress(ProcessLookupError):
            window.kill()
        await window.wait()
        host.process.send_signal(signal.SIGCONT)
        friend.cancel()
        relay.close()
    alone = {what: [max(each[what][n] for each in told["here"]) for n in range(2)] for what in told["room"]}
    for what, (longest, most) in told["room"].items():
        usual = alone[what]
        report(
            f"slow: the window's thread is {what} longer than alone by, longest", longest - usual[0], "ms", 16
        )
        note(f"longest {longest:.1f}, p99 {most:.1f} ms; alone {usual[0]:.1f}, {usual[1]:.1f}")
    note(
        f"{told['tried']} moves and undos tried, {told['moments']} moments, "
        f"{'to the end' if told['ended'] else 'not to the end'}"
    )


async def _friend(host: RunningHost, room: str, token: str) -> None:
    """Play the other seat, with time to think."""
    line = GuestLine(TcpDoor(), host.ticket, room=room)
    match, chance = RemoteMatch(line, games.game(GAME), Admission(new_key(), token, "Ben")), Random(4)
    try:
        while not match.ready:
            match.poll()
            await asyncio.sleep(0.02)
        session = RemoteSession(match)
        while True:
            caught_up(session)
            await asyncio.sleep(0.02 if chance.random() < 0.9 else 0.3)
            if (action := chosen(session, chance)) is not None:
                session.submit(session.seats[0], action)
    finally:
        line.hang_up()


async def _relayed(port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes after 150 ms, in order; three of a hundred pieces are late, as if sent once more."""
    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)

    async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        loop, chance, due = asyncio.get_running_loop(), Random(9), 0.0
        while piece := await source.read(4096):
            late = 0.45 if chance.random() < 0.03 else 0.0
            due = max(due + 1e-5, loop.time() + 0.15 + late)  # never two at once, whose order would be lost
            loop.call_at(due, sink.write, piece)
        loop.call_at(max(due, loop.time() + 0.15), sink.close)

    with suppress(asyncio.CancelledError):  # at the end
        await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer), return_exceptions=True)


MEASURES: dict[str, Callable[..., Coroutine[None, None, None]]] = {
    "flood": flood,
    "iroh": flood,
    "seen": seen,
    "awake": awake,
    "enter": enter,
    "slow": slow,
    "strange": strange,
    "disk": disk,
    "kills": kills,
}


async def _measured(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    finally:
        await close_doors()


def main(names: list[str]) -> int:
    """Measure; 1 if a bar is not reached."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name, *given in [each.replace("=", ":").split(":") for each in names or MEASURES]:
        with TemporaryDirectory() as folder, closing(RunningHost(Path(folder), iroh=name == "iroh")) as host:
            asyncio.run(_measured(MEASURES[name](host, *given)))
    print(f"Not reached: {', '.join(FAILED)}" if FAILED else "All bars are reached.")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
