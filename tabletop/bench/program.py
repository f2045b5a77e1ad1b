"""Measures the program from outside: its start, and its window in a separate process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median
from time import perf_counter

from tabletop.bench.goals import Measured
from tabletop.games import GAMES

_STARTS = 5
_OWN_PROCESS = 300.0
"""Seconds that the window's process may take for one game."""


def measure_program() -> Iterator[Measured]:
    """Measure the start and the window; off-screen if there is no display."""
    if find_spec("PySide6") is None:
        return
    yield Measured("start", _start(), note=f"median of {_STARTS}, warm")
    for name in GAMES:
        output = _run("tabletop.bench.window", name, timeout=_OWN_PROCESS)
        for line in output.splitlines():
            if line.startswith("{"):
                yield Measured(**json.loads(line))


def _start() -> float:
    _run("tabletop", "--quit-after-first-paint", timeout=60.0)
    took = []
    for _ in range(_STARTS):
        began = perf_counter()
        _run("tabletop", "--quit-after-first-paint", timeout=60.0)
        took.append(perf_counter() - began)
    return median(took)


def _run(module: str, *arguments: str, timeout: float) -> str:
    screen = "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ or sys.platform in {"darwin", "win32"}
    environment = os.environ if screen else {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603  our own modules
        [sys.executable, "-m", module, *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"python -m {module} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout
