"""What the window measures of itself, for `tabletop bench`: a line of JSON for each goal.

Run as `python -m tabletop.bench.window GAME`, in a process of its own.
A frame lasts from an event to its painting.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent

from tabletop.engine.game import PERSON, Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Drag
from tabletop.files.paths import DATA_VARIABLE
from tabletop.files.settings import Settings

ACTIONS = 60
SIZE = (1600, 1000)
TICK_MS = 16
QUIET = Settings(my_speed=0, opponents_speed=0, sounds=False)


def p(share: float, values: list[float]) -> float:
    """The value below which so large a share of them lies."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def settle(seconds: float) -> None:
    """Let the program go on for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def frame(do: Callable[[], object]) -> float:
    """How many milliseconds it takes until what was done is on the screen."""
    began = perf_counter()
    do()
    QCoreApplication.processEvents()
    return (perf_counter() - began) * 1000


def fullest(game: Game[Any]) -> Setup:
    """A match with every seat taken: the table on which most lies."""
    return Setup(seed=5, seats=(PERSON, *["random"] * (game.about.seats[1] - 1)))


def played(match: Match[Any]) -> None:
    """Play some way into the match, up to a choice of the first seat's."""
    dice = random.Random(1)  # noqa: S311  no secret
    while len(match.entries) < ACTIONS or (match.choice is not None and match.choice.seat != 0):
        match.play(dice.choice(match.legal_actions()))


class Bench:
    """A window with a match of one game in the middle of it."""

    def __init__(self, game: Game[Any]) -> None:
        from tabletop.ui.app import Program, _application

        self.program = Program(_application())
        self.window = self.program.window
        self.window.use(QUIET)
        self.window.resize(*SIZE)
        self.window.show()
        settle(0.3)
        match: Match[Any] = Match(game, fullest(game))
        played(match)
        self.match = match
        self.window.open_match(self.window.services.shelf.begin(match, practice=False).id)
        page = self.window.match_page
        assert page is not None
        self.page, self.table = page, page.table
        settle(1.5)

    def tell(self, goal: str, value: float, note: str = "") -> None:
        """One measure, as `tabletop bench` reads it."""
        told = {"goal": goal, "value": round(value, 3), "of": self.match.game.id, "note": note}
        print(json.dumps(told), flush=True)

    def mouse(self, kind: QEvent.Type, at: QPointF, *, held: bool) -> None:
        """An event of the left button, or of the pointer with it held."""
        view = self.table.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        plain = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, view.mapToGlobal(at), button, left if held else none, plain)
        QCoreApplication.sendEvent(view, event)

    def middle(self, key: str) -> QPointF:
        """The middle of a piece or a zone of the table, in pixels."""
        place = self.table.table_scene.place_of(key)
        assert place is not None
        return QPointF(self.table.mapFromScene(place.center()))

    def drag(self) -> None:
        """A piece is carried across the table and back, over lit and unlit places."""
        drags = self.table.offered.drags
        piece = max(drags, key=lambda key: len(drags[key]))
        goal = next(drag for drag in drags[piece] if isinstance(drag, Drag)).zone
        start, end = self.middle(piece), self.middle(goal)
        self.mouse(QEvent.Type.MouseButtonPress, start, held=True)
        took = []
        for step in [*range(100), *range(100, -1, -1)]:
            at = start + (end - start) * step / 100
            took.append(frame(lambda at=at: self.mouse(QEvent.Type.MouseMove, at, held=True)))  # type: ignore[misc]
        self.table.put_back()
        self.mouse(QEvent.Type.MouseButtonRelease, start, held=False)
        settle(0.5)
        self.tell(
            "drag", p(0.95, took), f"{len(self.table.table_scene.pieces)} pieces; median {p(0.5, took):.1f}"
        )

    def zoom(self) -> None:
        """The wheel, with nearly the whole table in view."""
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

        took = [frame(lambda step=step: wheel(step)) for step in [24] * 20 + [-24] * 19]  # type: ignore[misc]
        self.table.camera.fit()
        settle(0.5)
        self.tell("zoom", p(0.95, took), f"median {p(0.5, took):.1f}")

    def jump(self) -> None:
        """The timeline goes to every moment, twice: the second time all drawings are made."""
        moments = list(range(len(self.match.entries)))
        first = [frame(lambda at=at: self.table_at(at)) for at in moments]  # type: ignore[misc]
        settle(1.0)
        took = [frame(lambda at=at: self.table_at(at)) for at in moments]  # type: ignore[misc]
        self.page.playback.look(None)
        settle(0.3)
        note = f"p95; median {p(0.5, took):.1f}; with new drawings {p(0.5, first):.1f}"
        self.tell("jump", p(0.95, took), note)

    def table_at(self, moment: int) -> None:
        """Show a moment, without gliding."""
        self.table.still = True
        self.page.playback.look(moment)

    def ticks(self, seconds: float) -> list[float]:
        """The time between the ticks of a timer, in milliseconds."""
        found: list[float] = []
        last = perf_counter()

        def tick() -> None:
            nonlocal last
            now = perf_counter()
            found.append((now - last) * 1000)
            last = now

        timer = QTimer(self.window, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        timer.start()
        settle(seconds)
        timer.stop()
        return found

    def thinking(self) -> None:
        """The window while an opponent thinks, beside the window while nothing happens."""
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
        """Nothing happens."""
        settle(1)
        began, busy = perf_counter(), process_time()
        settle(4)
        self.tell("idle", 100 * (process_time() - busy) / (perf_counter() - began))


def memory() -> float | None:
    """Megabytes of this process that lie in memory; None where that is not told."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main(name: str) -> int:
    """Measure everything with this game on the table."""
    from tabletop.games import game

    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as folder:
        os.environ[DATA_VARIABLE] = folder
        bench = Bench(game(name))
        used = memory()
        if used is not None:
            bench.tell("memory", used)
        for measure in (bench.idle, bench.drag, bench.zoom, bench.jump, bench.thinking):
            measure()
        bench.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
