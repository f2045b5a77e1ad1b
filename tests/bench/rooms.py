"""Measures a host of rooms against what is promised of it: `python -m tests.bench.rooms [MEASURE...]`.

flood    90 rude guests and 300 half-open dials beside two honest ones
seen     how long until a move is seen by the other one, with one room and with 50 busy ones
awake    1,000 rooms awake with 2,000 guests
enter    entering a match of 300 entries

Times of the clock depend on what else the machine does, whose load is told with them; what the host takes is
also told by processor time, which does not.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.room_guests import Guest, Pair, RunningHost, script

GAME, LONG = "public_market", "brick_and_mortar"
FAILED: list[str] = []


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


MEASURES: dict[str, Callable[[RunningHost], Coroutine[None, None, None]]] = {
    "flood": flood,
    "seen": seen,
    "awake": awake,
    "enter": enter,
}


def main(names: list[str]) -> int:
    """Measure; 1 if a bar is not reached."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name in names or MEASURES:
        with TemporaryDirectory() as folder, closing(RunningHost(Path(folder))) as host:
            asyncio.run(MEASURES[name](host))
    print(f"Not reached: {', '.join(FAILED)}" if FAILED else "All bars are reached.")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
