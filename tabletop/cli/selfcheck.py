"""tabletop --self-check: checks the installation: its games, rooms, its first window, and the display."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop import __version__, games
from tabletop.cli import QUIT
from tabletop.cli.arguments import CommandError
from tabletop.cli.display import trouble
from tabletop.cli.output import counted, say
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.text import Text
from tabletop.files import paths
from tabletop.files.records import SUFFIX, RecordError
from tabletop.together.joining import RoomPreview

_PATIENCE = 120
"""Seconds to wait until a window is painted."""
_FINDING = 20.0
"""Seconds in which a room of this machine is found."""


def run() -> int:
    """Print what was found; 1 if anything is wrong. The player's files are neither read nor written."""
    print(f"Tabletop {__version__}")
    with tempfile.TemporaryDirectory() as folder, _environment(folder):
        checks = [_game(name) for name in games.GAMES if name not in games.OUTSIDE]
        checks += [_together(Path(folder)), _window(), _display()]
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


def _together(folder: Path) -> bool:
    """Open a room and look for it through iroh, in this machine alone; True if it is found.

    An installation may lack what that needs; the packages bring it.
    """
    from tabletop.together.iroh_door import missing_iroh
    from tabletop.together.nearby import missing_zeroconf

    if missing := missing_iroh() or missing_zeroconf():
        print(f"together: {say(missing)}")
        return not getattr(sys, "frozen", False)
    try:
        asyncio.run(_find_room(folder))
    except Exception as error:  # noqa: BLE001  whatever it is, the check says it and fails
        print(f"together: {type(error).__name__}: {error}")
        return False
    print("together: a room was opened and found")
    return True


async def _find_room(folder: Path) -> None:
    """Open a room and return when a guest has found it."""
    from tabletop.together.host import Host
    from tabletop.together.iroh_door import IrohDoor
    from tabletop.together.nearby import load_zeroconf

    load_zeroconf()
    host = Host(folder / "rooms", IrohDoor(relays=(), address="127.0.0.1:0"))
    running, opened = asyncio.create_task(host.run()), asyncio.create_task(host.opened.wait())
    preview = None
    try:
        await asyncio.wait((running, opened), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        invite = host.open_room(games.game(games.GAMES[0]), Setup(0, (PERSON, PERSON)))
        preview = RoomPreview(invite, relay=False)
        if fault := await asyncio.to_thread(_fault, preview):
            raise RuntimeError(fault)
    finally:
        if preview is not None:
            preview.dismiss()
        running.cancel()
        await asyncio.wait((running,))


def _fault(preview: RoomPreview) -> str:
    """Wait for what a room shows; why it shows nothing, or "" if it does."""
    end = time.monotonic() + _FINDING
    while (sight := preview.sight()) is None and time.monotonic() < end:
        time.sleep(0.02)
    if sight is None:
        return say(preview.failure) if preview.failure is not None else "the room wasn't found"
    return say(sight) if isinstance(sight, Text) else ""


def _display() -> bool:
    """Show the first window on the present display, in a separate process, since Qt aborts if it cannot."""
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        print("display: there is none here, so no window was shown")
        return True
    if why := trouble(environment):
        print(f"display: {why}")
        return False
    # A packaged program would take itself for a part of this one, and not look for its libraries.
    environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
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
