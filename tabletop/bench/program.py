"""Measures the program from outside: its start, its memory, and its window, each in separate processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec

from tabletop.bench import start
from tabletop.bench.goals import Measured
from tabletop.games import GAMES

_STARTS = 5
_MATCHES = 20_000
_OWN_PROCESS = 600.0
"""Seconds that a process which measures one game may take."""


def measure_start() -> Iterator[Measured]:
    """Measure the start of the program beside that of a bare window, in turn; the least of each counts."""
    if find_spec("PySide6") is None:
        return
    bare, starts = [], []
    for _ in range(_STARTS + 1):  # the first one is not warm
        bare.append(float(_run("-c", start.BARE, timeout=60.0)))
        starts.append(json.loads(_run("-m", "tabletop.bench.start", timeout=120.0)))
    least = min(bare[1:])
    for goal in ("start", "rested"):
        seconds = min(found[goal] for found in starts[1:])
        yield Measured(goal, seconds / least, note=f"{seconds:.2f} s; a bare window {least:.2f}")


def measure_memory() -> Iterator[Measured]:
    """Measure the memory, two processes at a time as it does not depend on their speed."""
    if find_spec("PySide6") is None or not sys.platform.startswith("linux"):
        return
    module = "tabletop.bench.memory"
    calls = [partial(_measured, module, "timeline", game, scale=2) for game in GAMES]
    calls += [partial(_measured, module, "timeline", game) for game in GAMES]
    with ThreadPoolExecutor(2) as pool:
        for found in pool.map(lambda call: call(), [partial(_measured, module, "matches"), *calls]):
            yield from found


def measure_program() -> Iterator[Measured]:
    """Measure the window; off-screen if there is no display."""
    if find_spec("PySide6") is None:
        return
    yield from _measured("tabletop.bench.large_library", str(_MATCHES))
    for name in GAMES:
        yield from _measured("tabletop.bench.window", name)


def _measured(module: str, *arguments: str, scale: int = 1) -> list[Measured]:
    """Measure in a separate process, which prints a line of JSON for each goal."""
    lines = _run("-m", module, *arguments, timeout=_OWN_PROCESS, scale=scale).splitlines()
    return [Measured(**json.loads(line)) for line in lines if line.startswith("{")]


def _run(*arguments: str, timeout: float, scale: int = 1) -> str:
    """Run this Python and return what it prints; `scale`: the pixels of the screen per point."""
    environment = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or every start would compile all modules
    if not (
        "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ or sys.platform in {"darwin", "win32"}
    ):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    done = subprocess.run(  # noqa: S603  our own modules
        [sys.executable, *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"python {' '.join(arguments)} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout
