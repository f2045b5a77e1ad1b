"""Measures the window's memory for `tabletop bench`: prints a line of JSON for each goal.

Run in a separate process: `python -m tabletop.bench.memory timeline GAME` looks at every moment of a whole
match once, and `python -m tabletop.bench.memory matches` ends MATCHES matches one after the other.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEventLoop

from tabletop.bench.window import BENCH_SETTINGS, WINDOW_SIZE, fullest, process_events
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.files.paths import DATA_VARIABLE
from tabletop.games import GAMES, game
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.window import Window

MATCHES = 20
_PLAYED = 12
"""Number of actions at the end of each match that are played in the window; the rest is there already."""
_LOOKS = 12
"""Number of moments of each ended match that are looked at again."""
_PATIENCE = 60.0
"""Seconds without a move after which a match counts as stuck."""


def random_match(rules: AnyGame, setup: Setup, without: int = 0) -> AnyMatch:
    """Return a random match, ended but for its last actions."""
    dice = random.Random(setup.seed)  # noqa: S311  no secret
    whole: AnyMatch = Match(rules, setup)
    while whole.choice is not None:
        whole.play(dice.choice(whole.legal_actions()))
    actions = [entry.action for entry in whole.entries]
    return Match.replay(rules, setup, actions[: max(len(actions) - without, 0)])


def opened(window: Window, match: AnyMatch) -> MatchPage:
    """Show a match in the window."""
    saver = window.services.shelf.begin(match, practice=False)
    match_id = saver.id
    del saver
    window.navigator.open_match(match_id)
    page = window.match_page
    assert page is not None
    process_events(0.5)
    return page


def look_at(page: MatchPage, at: int | None) -> None:
    """Show a moment without animation, until each of its drawings is painted."""
    page.table.surface.still = True
    page.playback.look(at)
    QCoreApplication.processEvents()
    while not page.table.complete:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def play_to_the_end(page: MatchPage) -> None:
    """Play on at random to the end, against the bots of the other seats."""
    controller, dice, moved = page.controller, random.Random(1), monotonic()  # noqa: S311  no secret
    while page.session.active_seat >= 0:
        offer = controller.offer
        if offer is not None and offer.moves and not controller.film.running:
            controller.play(dice.choice(offer.moves).action, sure=True)
            moved = monotonic()
        QCoreApplication.processEvents()
        if monotonic() - moved > _PATIENCE:
            raise RuntimeError(f"{page.session.game.id} stands still at {page.session.now}")
    process_events(0.5)


def measure_timeline(window: Window, name: str) -> None:
    """Print the memory after every moment of a whole match was looked at once."""
    match = random_match(game(name), fullest(game(name)))
    page = opened(window, match)
    scale = window.devicePixelRatioF()
    if scale == 1:
        _print("memory", memory(), name, "")
    for at in range(len(match.entries)):
        look_at(page, at)
    process_events(1.0)
    goal = "timeline" if scale == 1 else f"timeline x{scale:.0f}"
    _print(goal, memory(), name, f"{len(match.entries)} moments")


def measure_matches(window: Window) -> None:
    """Print the memory after MATCHES matches, and how much of it came after half of them.

    Medians of the last five of either half: what is left is freed some time later.
    """
    used = []
    for number in range(MATCHES):
        rules = game(GAMES[number % len(GAMES)])
        page = opened(window, random_match(rules, Setup(number + 1, (PERSON, "random")), _PLAYED))
        play_to_the_end(page)
        moments = len(page.session.entries)
        for at in range(_LOOKS):
            look_at(page, at * moments // _LOOKS)
        window.navigator.show_page("games")
        process_events(0.3)
        used.append(memory())
        print(f"{rules.id}: {used[-1]:.0f}", file=sys.stderr, flush=True)
    half = MATCHES // 2
    last = median(used[-5:])
    note = "after each: " + " ".join(f"{each:.0f}" for each in used)
    _print("matches", last, "", note, used)
    _print("growth", last - median(used[half - 5 : half]), "", "")


def memory() -> float:
    """Return this process's resident memory in megabytes.

    Raises:
        OSError: The system does not say, as only Linux does.
    """
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _print(goal: str, value: float, of: str, note: str, course: Sequence[float] = ()) -> None:
    line = {"goal": goal, "value": round(value, 1), "of": of, "note": note, "course": course}
    print(json.dumps(line), flush=True)


def measure(what: str, name: str = "") -> int:
    """Measure one thing in a window of its own; `what` is "timeline" or "matches"."""
    from tabletop.ui.app import Program, _application

    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as folder:
        os.environ[DATA_VARIABLE] = folder
        program = Program(_application())
        window = program.window
        window.use(BENCH_SETTINGS)
        window.resize(*WINDOW_SIZE)
        window.show()
        window.fill()
        process_events(0.3)
        if what == "timeline":
            measure_timeline(window, name)
        else:
            measure_matches(window)
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(measure(*sys.argv[1:]))
