"""tabletop --self-check: see whether what was installed works, its games and its first window."""

from __future__ import annotations

import os

from tabletop import __version__, games
from tabletop.cli.arguments import CommandError
from tabletop.cli.output import say
from tabletop.files import paths
from tabletop.files.records import SUFFIX, RecordError


def run() -> int:
    """Print what was seen; 1 if anything is wrong."""
    print(f"Tabletop {__version__}")
    wrong = sum(not _game(name) for name in games.GAMES)
    wrong += not _window()
    print("All well." if not wrong else f"{wrong} of {len(games.GAMES) + 1} checks failed.")
    return 1 if wrong else 0


def _game(name: str) -> bool:
    """Replay the records that come with a game."""
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
        print(f"{name}: {path.name} holds, {len(again.match.entries)} actions, {totals} points")
    return True


def _window() -> bool:
    """Paint the first window where nobody sees it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
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
