"""Measures a host of rooms against what is promised of it: `python -m tests.bench.rooms [MEASURE...]`.

flood    90 rude guests and 300 half-open dials beside two honest ones
seen     how long until a move is seen by the other one, with one room and with 50 busy ones
awake    1,000 rooms awake with 2,000 guests
enter    entering a match of 300 entries
slow     a seat over a line of 300 ms with losses, the host silent for 8 s: what holds the window's thread
strange  50,000 requests, many of them mutated, in this process
kills    whole matches of the five games, the host killed and lines cut (`kills=200`: how often a game)

Times of the clock depend on what else the machine does, whose load is told with them. On a busy one,
`chrt -r 1 make rooms-bench` as root lets host and guests run before all else.
"""

from __future__ import annotations

import asyncio
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
from tests.bench.room_guests import Guest, Move, Pair, RunningHost, script
from tests.together import test_host_fuzz as fuzz
from tests.together.few_games import SAMPLES, WHERE
from tests.together.lines import caught_up, chosen

GAME, LONG = "public_market", "brick_and_mortar"
FAILED: list[str] = []
KILLS = 20


def report(what: str, value: float, unit: str, bar: float) -> None:
    """Say what was measured, and whether the bar is reached."""
    reached = value <= bar
    if not reached:
        FAILED.append(what)
    print(
        f"{what:<62}{value:>9.1f} {unit:<4} at most {bar:g}{'' if reached else '  NOT REACHED'}", flush=True
    )


def note(text: str) -> None:
    print(f"  {text}; load of the machine {os.getloadavg()[0]:.1f}", flush=True)


def p99(seconds: list[float]) -> float:
    """In milliseconds."""
    return sorted(seconds)[int(len(seconds) * 0.99)] * 1000


def p50(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) // 2] * 1000


async def pairs_of(host: RunningHost, number: int, game: str = GAME) -> list[Pair]:
    """Pairs who have entered rooms, from as many addresses as the limits need."""
    pairs = []
    for n, (room, token) in enumerate(host.open_rooms(game, number)):
        pairs.append(
            await Pair.seated(host, game, room, token, f"127.0.{10 + n // 2500}.{1 + n // 10 % 250}")
        )
    return pairs


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
    (pair,) = await pairs_of(host, 1, LONG)
    pair.moves = script(host.folder, pair.room, 400, Random(1))
    alone = await playing(pair, 150, 0.06, Random(2))
    before, used, began = host.memory(), host.processor(), perf_counter()
    command = [sys.executable, "-m", "tests.bench.room_guests", str(host.port), "300", "90"]
    rude = await asyncio.create_subprocess_exec(*command)
    try:
        await asyncio.sleep(3)
        beside = await playing(pair, 200, 0.06, Random(3))
        most = host.memory()
        share = (host.processor() - used) / (perf_counter() - began)
    finally:
        rude.kill()
        await rude.wait()
    report("flood: an honest move is seen, p99", p99(beside), "ms", 100)
    report("flood: memory of the host grows by", most - before, "MB", 64)
    note(
        f"p50 {p50(beside):.1f} ms; alone p50 {p50(alone):.1f}, p99 {p99(alone):.1f} ms; "
        f"the host used {share:.0%} of a processor"
    )
    await pair.close()


async def seen(host: RunningHost) -> None:
    for number, moves, bar in ((1, 300, 50), (50, 20, 250)):
        pairs = await pairs_of(host, number)
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
    pairs = await pairs_of(host, number)
    guests = [guest for pair in pairs for guest in pair.guests]
    note(f"{len(guests)} guests have entered after {perf_counter() - began:.0f} s")
    await asyncio.sleep(3)
    used, began = host.processor(), perf_counter()
    while (passed := perf_counter() - began) < seconds:  # each says every 10 s that it is there
        for guest in guests[int(passed * 10) % 100 :: 100]:
            guest.sign()
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
        again = await Guest.dialled(host.port)
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


async def kills(host: RunningHost) -> None:
    for name in games.GAMES[:5]:
        await _killed(host, name, KILLS)


async def _killed(host: RunningHost, name: str, kills: int) -> None:
    """Play whole matches while the host is killed, and lines are cut, each `kills` times."""
    chance, back, answered, again = Random(kills), [], 0, 0
    done = dict.fromkeys(("host", "guest"), 0)
    while min(done.values()) < kills:
        (pair,) = await pairs_of(host, 1, name)
        pair.moves = script(host.folder, pair.room, 2000, chance)
        for number, move in enumerate(pair.moves):
            victim = chance.choice(("host", "guest", *[""] * 6))
            if victim and done[victim] < kills:
                done[victim] += 1
                began = perf_counter()
                again += await _played_through(host, pair, move, victim, chance)
                back.append(perf_counter() - began)
            else:
                await pair.play(move)
                await asyncio.sleep(0.1)
            answered = number + 1
        with closing(Library.open(host.folder / NAME)) as library:
            played = library.export_record(library.room(pair.room).match).actions
        wanted = [move.request["action"] for move in pair.moves]
        bare = [{key: part for key, part in action.items() if key != "by"} for action in played]
        assert wanted == bare, f"{name}: lost or done twice"
        assert answered == len(played)
        await pair.close()
    report(f"kills: {name}, {kills} of the host, {kills} of lines: longest until back", max(back), "s", 8)
    note(f"0 answered actions lost or done twice; {again} were asked for once more and not done again")


async def _played_through(host: RunningHost, pair: Pair, move: Move, victim: str, chance: Random) -> bool:
    """Ask for an action while somebody is killed, come back, ask once more; whether it was done before."""
    guest = pair.guests[move.seat]
    asked = asyncio.create_task(guest.ask(**move.request))
    await asyncio.sleep(chance.random() * 0.02)
    if victim == "host":
        host.kill_and_start()
    else:
        guest.abort()
    with suppress(ConnectionError):
        await asked
    await pair.come_back(host)
    answer = await pair.guests[move.seat].ask(**move.request)
    assert answer["ok"], answer
    return bool(answer.get("again"))


async def slow(host: RunningHost) -> None:
    """Seats without a window, over lines of 300 ms with losses; the host is silent for 8 s in between."""
    relay = await asyncio.start_server(partial(_relayed, host.port), "127.0.0.1", 0)
    ((room, token),) = host.open_rooms(GAME, 1)
    ticket = f"tcp-127.0.0.1-{relay.sockets[0].getsockname()[1]}"
    matches = []
    for name in ("Ann", "Ben"):
        line = GuestLine(TcpDoor(), ticket, room=room)
        matches.append(RemoteMatch(line, games.game(GAME), Admission(new_key(), token, name)))
    held: list[float] = []

    def timed(call: Callable[[], object]) -> object:
        began = perf_counter()
        found = call()
        held.append(perf_counter() - began)
        return found

    while not all(match.ready for match in matches):
        for match in matches:
            timed(match.poll)
        await asyncio.sleep(0.01)
    sessions, chance = [RemoteSession(match) for match in matches], Random(4)
    began, silent, tried = perf_counter(), False, 0
    while (passed := perf_counter() - began) < 40:
        if not silent and passed > 15:
            silent = True
            host.process.send_signal(signal.SIGSTOP)
        elif passed > 23:
            host.process.send_signal(signal.SIGCONT)
        for session in sessions:
            timed(partial(caught_up, session))
            if (action := chosen(session, chance)) is not None:
                tried += 1
                timed(partial(session.submit, session.seats[0], action))
            if session.history.undo_target() is not None and chance.random() < 0.3:
                tried += 1
                timed(session.history.undo)
        await asyncio.sleep(0.01)
    for session in sessions:
        timed(session.close)
    relay.close()
    report("slow: the window's thread is held by a call, longest", max(held) * 1000, "ms", 16)
    note(
        f"{tried} moves and undos tried, {sessions[0].now} moments; {len(held)} calls, p99 {p99(held):.2f} ms"
    )


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


MEASURES: dict[str, Callable[[RunningHost], Coroutine[None, None, None]]] = {
    "flood": flood,
    "seen": seen,
    "awake": awake,
    "enter": enter,
    "slow": slow,
    "strange": strange,
    "kills": kills,
}


def main(names: list[str]) -> int:
    """Measure; 1 if a bar is not reached."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    global KILLS  # noqa: PLW0603
    for name, _, number in [each.partition("=") for each in names or MEASURES]:
        KILLS = int(number or KILLS)
        with TemporaryDirectory() as folder, closing(RunningHost(Path(folder))) as host:
            asyncio.run(MEASURES[name](host))
    print(f"Not reached: {', '.join(FAILED)}" if FAILED else "All bars are reached.")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
