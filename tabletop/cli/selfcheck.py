"""tabletop --self-check: checks the installation: its games, its first window, and the display."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tabletop import __version__, games
from tabletop.cli import QUIT
from tabletop.cli.arguments import CommandError
from tabletop.cli.display import trouble
from tabletop.cli.output import counted, say
from tabletop.files import paths
from tabletop.files.records import SUFFIX, RecordError

_PATIENCE = 120
"""Seconds to wait until a window is painted."""


def run() -> int:
    """Print what was found; 1 if anything is wrong. The player's files are neither read nor written."""
    print(f"Tabletop {__version__}")
    with tempfile.TemporaryDirectory() as folder, _environment(folder):
        checks = [_game(name) for name in games.GAMES if name not in games.OUTSIDE] + [_window(), _display()]
    failed = checks.count(False)
    print("All well." if not failed else f"{failed} of {len(checks)} checks failed.")
    return 1 if failed else 0


@contextmanager
def _environment(folder: str) -> Iterator[None]:
    """Let the program paint off-screen, with its files in this folder."""
    before = dict(os.environ)
    os.environ |= {paths.DATA_VARIABLE: folder, "QT_QPA_PLATFORM": "offscreen"}
    yield
    os.environ.clear()
    os.environ |= before


def _game(name: str) -> bool:
    """Replay the records that come with a game; True if all is well."""
    from tabletop.cli.replays import opened

    folder = paths.resource(f"games/{name}/records")
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if not files:
        print(f"{name}: it came without a match file")
        return False
    for path in files:
        try:
            again = opened(path)
        except (RecordError, CommandError) as error:
            print(f"{name}: {error}")
            return False
        if again.departure or again.match.choice is not None:
            why = say(again.departure.text) if again.departure else "the match doesn't end"
            print(f"{name}: {path.name}: {why}")
            return False
        totals = " : ".join(map(str, again.match.game.scores(again.match.state)))
        print(f"{name}: {path.name} holds, {counted(len(again.match.entries), 'action')}, {totals} points")
    return True


def _display() -> bool:
    """Show the first window on the present display, in a separate process, since Qt aborts if it cannot."""
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        print("display: there is none here, so no window was shown")
        return True
    if why := trouble(environment):
        print(f"display: {why}")
        return False
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "tabletop"]
    try:
        shown = subprocess.run(  # noqa: S603  this program itself
            [*program, QUIT], env=environment, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"display: no window appeared within {_PATIENCE} seconds")
        return False
    if shown.returncode:
        print(f"display: the window ended with {shown.returncode}: {shown.stderr.strip()[-400:]}")
        return False
    print("display: a window was shown")
    return True


def _window() -> bool:
    """Paint the first window off-screen; True if that works."""
    try:
        from tabletop.ui.app import first_paint
    except ImportError as error:
        print(f"window: Qt can't be loaded ({error})")
        return False
    try:
        seen = first_paint()
    except Exception as error:  # noqa: BLE001  whatever it is, the check says it and fails
        print(f"window: {type(error).__name__}: {error}")
        return False
    print(f"window: painted {seen}" if seen else "window: painted")
    return True
