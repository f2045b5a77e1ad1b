"""Measures the window for `tabletop bench`: prints a line of JSON for each goal.

Run as `python -m tabletop.bench.window GAME`, in a separate process.
A frame lasts from an event to its painting, by the processor time of the window's thread, so that other
programs on the machine do not count.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time, thread_time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent

import tabletop.ui  # noqa: F401  first, as in the program: it saves memory in what is imported after it
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.table import Drag
from tabletop.files.paths import DATA_VARIABLE
from tabletop.files.settings import Settings

ACTIONS = 60
WINDOW_SIZE = (1600, 1000)
_TICK_MS = 16
BENCH_SETTINGS = Settings(my_speed=0, opponents_speed=0, sounds=False)


def p(share: float, values: list[float]) -> float:
    """Return a quantile: the value below which the fraction `share` of the values lies.

    >>> p(0.5, [3.0, 1.0, 2.0])
    2.0
    """
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def process_events(seconds: float) -> None:
    """Run the event loop for this number of seconds."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def frame(do: Callable[[], object]) -> float:
    """Return the milliseconds until the result of `do` is on the screen."""
    began = thread_time()
    do()
    QCoreApplication.processEvents()
    return (thread_time() - began) * 1000


def fullest(game: AnyGame) -> Setup:
    """Return a setup with every seat taken: the fullest table."""
    return Setup(seed=5, seats=(PERSON, *["random"] * (game.about.seats[1] - 1)))


def play_all(match: AnyMatch) -> None:
    """Play the match on at random for at least ACTIONS actions, up to a drag of the first seat."""
    dice = random.Random(1)  # noqa: S311  no secret
    while len(match.entries) < ACTIONS or (match.choice is not None and not _drags(match)):
        match.play(dice.choice(match.legal_actions()))


def _drags(match: AnyMatch) -> bool:
    """Return True if the first seat chooses, and some legal action drags a piece."""
    if match.choice is None or match.choice.seat != 0:
        return False
    view = match.game.view(match.state, 0)
    return any(isinstance(match.game.table.gesture(view, each), Drag) for each in match.legal_actions())


class Bench:
    """A window in the middle of a match of one game."""

    def __init__(self, game: AnyGame) -> None:
        from tabletop.ui.app import Program, _application

        self.program = Program(_application())
        self.window = self.program.window
        self.window.use(BENCH_SETTINGS)
        self.window.resize(*WINDOW_SIZE)
        self.window.show()
        process_events(0.3)
        match: AnyMatch = Match(game, fullest(game))
        play_all(match)
        self.match = match
        self.window.navigator.open_match(self.window.services.shelf.begin(match, practice=False).id)
        page = self.window.match_page
        assert page is not None
        self.page, self.table = page, page.table
        process_events(1.5)

    def tell(self, goal: str, value: float, note: str = "") -> None:
        """Print a measured value as `tabletop bench` reads it."""
        line = {"goal": goal, "value": round(value, 3), "of": self.match.game.id, "note": note}
        print(json.dumps(line), flush=True)

    def mouse(self, kind: QEvent.Type, at: QPointF, *, held: bool) -> None:
        """Send an event of the left mouse button, or a move with it pressed."""
        view = self.table.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        plain = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, view.mapToGlobal(at), button, left if held else none, plain)
        QCoreApplication.sendEvent(view, event)

    def centre_of(self, key: str) -> QPointF:
        """Return the centre of a piece or a zone, in pixels."""
        place = self.table.table_scene.place_of(key)
        assert place is not None
        return QPointF(self.table.mapFromScene(place.center()))

    def drag(self) -> None:
        """Measure a drag across the table and back, over highlighted and other places."""
        drags = self.table.surface.offered.drags
        piece = max(drags, key=lambda key: len(drags[key]))
        goal = next(drag for drag in drags[piece] if isinstance(drag, Drag)).zone
        start, end = self.centre_of(piece), self.centre_of(goal)
        self.mouse(QEvent.Type.MouseButtonPress, start, held=True)
        took = []
        for step in [*range(100), *range(100, -1, -1)]:
            at = start + (end - start) * step / 100
            took.append(frame(partial(self.mouse, QEvent.Type.MouseMove, at, held=True)))
        self.table.put_back()
        self.mouse(QEvent.Type.MouseButtonRelease, start, held=False)
        process_events(0.5)
        self.tell("drag move", sum(took) / len(took))
        self.tell(
            "drag", p(0.95, took), f"{len(self.table.table_scene.pieces)} pieces; median {p(0.5, took):.1f}"
        )

    def measure_zoom(self) -> None:
        """Measure zooming with the wheel, with nearly the whole table in view."""
        view = self.table.viewport()
        at = QPointF(view.rect().center())

        def wheel(step: int) -> None:
            event = QWheelEvent(
                at,
                view.mapToGlobal(at),
                QPoint(),
                QPoint(0, step),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QCoreApplication.sendEvent(view, event)

        took = [frame(partial(wheel, step)) for step in [24] * 20 + [-24] * 19]
        self.table.camera.fit()
        process_events(0.5)
        self.tell("zoom", p(0.95, took), f"median {p(0.5, took):.1f}")

    def jump(self) -> None:
        """Measure jumps to every moment, twice: the second time all drawings are cached."""
        moments = list(range(len(self.match.entries)))
        first = [frame(partial(self.table_at, at)) for at in moments]
        process_events(1.0)
        took = [frame(partial(self.table_at, at)) for at in moments]
        self.page.playback.look(None)
        process_events(0.3)
        note = f"p95; median {p(0.5, took):.1f}; with new drawings {p(0.5, first):.1f}"
        self.tell("jump", p(0.95, took), note)

    def table_at(self, moment: int) -> None:
        """Show a moment without animation, as along the timeline: the panels follow once the jumps rest."""
        self.table.surface.still = True
        self.page.playback.scrub(moment)

    def ticks(self, seconds: float) -> list[float]:
        """Return the time between ticks of a timer, in milliseconds."""
        found: list[float] = []
        last = perf_counter()

        def tick() -> None:
            nonlocal last
            now = perf_counter()
            found.append((now - last) * 1000)
            last = now

        timer = QTimer(self.window, interval=_TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        timer.start()
        process_events(seconds)
        timer.stop()
        return found

    def thinking(self) -> None:
        """Measure the window's ticks while a bot thinks, compared with an idle window."""
        idle = self.ticks(3)
        services, state = self.window.services, self.match.state
        view = self.match.game.view(state, 0)
        busy: list[float] = []
        for number in range(3):
            services.opponents.ask(self.match.game, view, 0, number, "hard", len(self.match.entries))
            busy += self.ticks(1)
        services.opponents.cancel()
        worse = p(0.99, busy) - p(0.99, idle)
        self.tell("thinking", max(worse, 0), f"idle {p(0.99, idle):.1f}, thinking {p(0.99, busy):.1f}")

    def idle(self) -> None:
        """Measure the processor time while nothing happens."""
        process_events(1)
        began, busy = perf_counter(), process_time()
        process_events(4)
        self.tell("idle", 100 * (process_time() - busy) / (perf_counter() - began))


def main(name: str) -> int:
    """Measure everything with this game."""
    from tabletop.games import game

    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as folder:
        os.environ[DATA_VARIABLE] = folder
        bench = Bench(game(name))
        for measure in (bench.idle, bench.drag, bench.measure_zoom, bench.jump, bench.thinking):
            measure()
        bench.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
