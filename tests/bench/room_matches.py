"""Whole matches at a host that is killed, or whose disk is full: measures of `tests.bench.rooms`."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tabletop import games
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tests.bench.room_guests import Move, Pair, RunningHost, pairs_of, whole_script
from tests.bench.room_report import note, report

GAME = "public_market"


async def kills(host: RunningHost, number: str = "20", *names: str) -> None:
    for name in names or games.GAMES[:5]:
        await _killed(host, name, int(number))


async def _killed(host: RunningHost, name: str, kills: int) -> None:
    """Play whole matches while the host is killed, and guests who forget all, each `kills` times.

    What each seat is told in the end is what it is told of the same match if nobody is killed.
    """
    chance, back, again, matches = Random(kills), [], 0, 0
    done = dict.fromkeys(("host", "guest"), 0)
    while min(done.values()) < kills:
        (pair,) = await pairs_of(host, 1, name)
        known = whole_script(host.folder, pair.room, 2000, chance)
        for move in known.moves:
            victim = chance.choice(("host", "guest", *[""] * 6))
            if victim and done[victim] < kills:
                done[victim] += 1
                began = perf_counter()
                again += await _played_through(host, pair, move, victim, chance)
                back.append(perf_counter() - began)
                pair.compare(move)
            else:
                await pair.play(move)
                await asyncio.sleep(0.1)
        await pair.know(known.moves[-1])
        matches += 1
        with closing(Library.open(host.folder / NAME)) as library:
            played = library.export_record(library.room(pair.room).match).actions
        assert played == known.actions, f"{name}: lost or done twice"
        await pair.close()
    report(f"kills: {name}, {kills} of the host, {kills} of guests: longest until back", max(back), "s", 8)
    note(
        f"{matches} whole matches; 0 answered actions lost or done twice, 0 untrue views; "
        f"{again} of those on their way had been done, and were not done again"
    )


async def _played_through(host: RunningHost, pair: Pair, move: Move, victim: str, chance: Random) -> bool:
    """Ask for an action while somebody is killed, come back, ask once more; whether it was done before."""
    guest = pair.guests[move.seat]
    asked = asyncio.create_task(guest.ask(**move.request))
    await asyncio.sleep(chance.random() ** 2 * 0.02)
    if victim == "host":
        host.kill_and_start()
    else:
        guest.abort()
    with suppress(ConnectionError):
        await asked
    await pair.come_back(host)
    answer = await pair.guests[move.seat].ask(**move.request)
    if not answer["ok"]:  # such as what puts back what was done before: it has been put back
        assert answer["error"]["kind"] == "moved on", answer
        await pair.know(move)
    return bool(answer.get("again", not answer["ok"]))


async def disk(_host: RunningHost) -> None:
    """A match at a host on a small file system that fills up: nothing is done then, and it goes on."""
    if os.geteuid() != 0:
        print("disk: left out, as only root may mount a small file system")
        return
    with (
        TemporaryDirectory() as folder,
        _small_disk(Path(folder)),
        closing(RunningHost(Path(folder))) as host,
    ):
        (pair,) = await pairs_of(host, 1, GAME)
        known = whole_script(host.folder, pair.room, 2000, Random(5))
        junk, again = host.folder / "junk", []
        for number, move in enumerate(known.moves):
            if number == 20:
                _fill(junk)
            if junk.exists():
                answer = await pair.guests[move.seat].ask(**move.request)
                if not answer["ok"]:
                    assert answer["error"]["kind"] == "unsaved", answer
                    assert [each.saved for each in pair.guests] == [False, False], "not all are told"
                    pair.compare(move)
                    junk.unlink()
                    again.append(await _until_saved(pair))
                    await pair.play(move)
            else:
                await pair.play(move)
            await asyncio.sleep(0.1)
        await pair.know(known.moves[-1])
        with closing(Library.open(host.folder / NAME)) as library:
            played = library.export_record(library.room(pair.room).match).actions
        assert played == known.actions, "lost or done twice"
        await pair.close()
    report("disk: once there is room, the match is saved again after", max(again), "s", 8)
    note(
        f"{len(known.moves)} moves of a whole match; 0 answered ones lost, 0 untrue views; one was refused "
        "while the disk was full, and all were told"
    )


@contextmanager
def _small_disk(folder: Path) -> Iterator[None]:
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m,mode=700", "tmpfs", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def _fill(junk: Path) -> None:
    """Fill the disk to its last byte."""
    with suppress(OSError), junk.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    pass


async def _until_saved(pair: Pair) -> float:
    """Wait until both were told that the match is saved again; the seconds that takes."""
    began = perf_counter()
    for guest in pair.guests:
        await guest.until_saved()
    return perf_counter() - began
