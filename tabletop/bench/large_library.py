"""Measures the window with a library of many matches, for `tabletop bench`: its longest stall on each page.

Also while the program begins, a match is opened, and a match ends.
Run as `python -m tabletop.bench.large_library N`, in a separate process. A stall is the processor time of the
window's thread between two ticks of a timer, so that other programs on the machine do not count.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import thread_time

from PySide6.QtCore import QTimer

from tabletop.bench.window import process_events
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.setups import default_setup
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.files.paths import DATA_VARIABLE
from tabletop.games import GAMES, game

PAGES = ("games", "matches", "learn", "statistics", "deals")
_REST = 1.5
"""Seconds that a page is looked at, while what it shows is read."""
_COPIED = {
    "matches": "game, revision, setup, start, now, practice, began, touched, ended, program",
    "actions": "line, at, action, digest",
    "seats": "seat, who, name, score, rank",
    "hints": "asked",
    "reached": "ended, step",
}
"""The columns of each table that are copied with a match."""


def whole_match(name: str) -> AnyMatch:
    """Return a match of a game's usual setup, played at random to its end."""
    rules, dice = game(name), random.Random(1)  # noqa: S311  no secret
    match: AnyMatch = Match(rules, replace(default_setup(rules), seed=7, streams=True))
    while match.choice is not None:
        match.play(dice.choice(match.legal_actions()))
    return match


def make_library(path: Path, matches: int) -> None:
    """Make a library of this many finished matches: copies of one of each game, all looked at already."""
    library = Library.open(path)
    ids = [library.keep(0, whole_match(name)) for name in GAMES]
    library.note_reached([(stored.id, stored.ended, -1) for stored in library.with_ids(ids)])
    base = library._base  # noqa: SLF001  no player has a use for copies
    base.execute("BEGIN")
    for number in range(matches - len(ids)):
        copied = ids[number % len(ids)]
        for table, columns in _COPIED.items():
            made, also = ("", "") if table == "matches" else ("match, ", f"{len(ids) + 1 + number}, ")
            key = "id" if table == "matches" else "match"
            query = (
                f"INSERT INTO {table} ({made}{columns}) SELECT {also}{columns} FROM {table} WHERE {key} = ?"  # noqa: S608
            )
            base.execute(query, (copied,))
    base.execute("COMMIT")
    library.close()


class Stalls:
    """Measures the window's thread."""

    def __init__(self) -> None:
        self.longest, self._last = 0.0, thread_time()
        self._timer = QTimer(interval=1)
        self._timer.timeout.connect(self._tick)

    def _tick(self) -> None:
        now = thread_time()
        self.longest, self._last = max(self.longest, now - self._last), now

    def during(self, do: Callable[[], object]) -> float:
        """Return the longest stall in milliseconds, from a call until what it began is done."""
        self.longest, self._last = 0.0, thread_time()
        self._timer.start()
        do()
        process_events(_REST)
        self._timer.stop()
        return self.longest * 1000


def longest_stalls() -> dict[str, float]:
    """Return the longest stall of each page when it is opened for the second time, in milliseconds."""
    from tabletop.ui.app import Program, _application

    program = Program(_application())
    window, stalls = program.window, Stalls()
    window.use(replace(window.settings, my_speed=0, sounds=False))
    window.show()
    process_events(0.3)
    took = {"begin": stalls.during(window.fill)}
    for _ in range(2):  # the first time includes the imports
        for page in PAGES:
            took[page] = stalls.during(lambda page=page: window.navigator.show_page(page))  # type: ignore[misc]
    match_id = window.services.shelf.begin(_nearly_over(GAMES[0]), practice=False).id
    window.navigator.open_match(match_id)  # the first time includes the imports
    process_events(_REST)
    window.navigator.show_page("games")
    process_events(_REST)
    took["match"] = stalls.during(lambda: window.navigator.open_match(match_id))
    shown = window.match_page
    assert shown is not None
    assert shown.controller.offer is not None
    last = shown.controller.offer.moves[0].action
    took["end"] = stalls.during(lambda: shown.controller.play(last, sure=True))
    assert shown.session.active_seat < 0, "the match should be over"
    window.close()
    return took


def _nearly_over(name: str) -> AnyMatch:
    """Return a match for one person, for whose end one action is missing."""
    whole = whole_match(name)
    return Match.replay(whole.game, whole.setup, [entry.action for entry in whole.entries[:-1]])


def print_stalls(matches: int) -> int:
    """Measure with this many matches, and print the result as `tabletop bench` reads it."""
    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as folder:
        os.environ[DATA_VARIABLE] = folder
        make_library(Path(folder) / NAME, matches)
        took = longest_stalls()
    note = ", ".join(f"{page} {stall:.0f}" for page, stall in took.items())
    line = {"goal": "large library", "value": round(max(took.values()), 1), "of": "", "note": note}
    print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(print_stalls(int(sys.argv[1])))
