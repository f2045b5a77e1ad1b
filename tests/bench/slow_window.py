"""A real window that plays a match in this program, one in a room, and another one in this program.

Run by `tests.bench.rooms slow` as `python -m tests.bench.slow_window GAME TICKET ROOM TOKEN`. A timer of the
window ticks every 4 ms meanwhile. What lies between two ticks is told as JSON, without the time in which
other processes had the processor that the window's thread could have used: the longest pauses, how long it
worked in them, and how long it waited for something, such as another thread.
"""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from random import Random
from time import perf_counter

from PySide6.QtCore import QEventLoop, Qt, QTimer

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.files.settings import Settings
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.together.invite import new_key
from tabletop.together.line import GuestLine
from tabletop.together.tcp_door import TcpDoor
from tabletop.ui.app import Program, _application
from tabletop.ui.pages.makers import rooms_of

QUICK = Settings(my_speed=0, opponents_speed=0, sounds=False, confirm_giving_up=False, relay="none")
TICK_MS, PACE_MS = 4, 250
MOST = 150.0
"""Seconds after which a match in a room is left, if it has not ended."""


class Pulse:
    """A timer of the window that notes how long it was held up."""

    def __init__(self) -> None:
        self._queue = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").open()  # noqa: SIM115
        self._before: tuple[float, ...] = ()
        self._pauses: list[tuple[float, ...]] = []
        self._timer = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def _tick(self) -> None:
        self._queue.seek(0)
        worked, queued = (int(each) / 1e6 for each in self._queue.read().split()[:2])
        now = perf_counter() * 1000 - queued, worked
        if self._before:
            held, worked = (after - before for after, before in zip(now, self._before, strict=True))
            self._pauses.append((held, worked, held - worked))
        self._before = now

    def start(self) -> None:
        """Begin to note."""
        self._pauses, self._before = [], ()
        self._timer.start()

    def stop(self) -> dict[str, list[float]]:
        """The longest pause and that of a hundredth of them, in ms: as a whole, worked, and waited."""
        self._timer.stop()
        columns = [sorted(column) for column in zip(*self._pauses, strict=True)]
        found = [[column[-1], column[int(len(column) * 0.99)]] for column in columns]
        return dict(zip(("held", "worked", "waited"), found, strict=True))


class Person:
    """Who plays at the window by chance, every now and then undoes, and tries more while nothing goes."""

    def __init__(self, program: Program) -> None:
        self.window, self.chance = program.window, Random(4)
        self.tried = 0

    def play(self, seconds: float) -> bool:
        """Play to the end; whether it came in this time."""
        end, page, loop = perf_counter() + seconds, self.window.match_page, QEventLoop()
        timer = QTimer(interval=PACE_MS)

        def act() -> None:
            if page.match_end.result is not None or perf_counter() > end:
                loop.quit()
            else:
                self._act(page)

        timer.timeout.connect(act)
        timer.start()
        loop.exec()
        timer.stop()
        settle(1.0)
        return page.match_end.result is not None

    def _act(self, page) -> None:
        controller, session = page.controller, page.session
        if controller.offer is not None and session.read_only_reason is None and not controller.film.running:
            self.tried += 1
            if self.chance.random() < 0.1 and controller.undo_redo.undo_moment() is not None:
                controller.undo_redo.undo()
            else:
                controller.play(self.chance.choice(controller.offer.moves).action, sure=True)
        elif controller.remote.disconnected:
            self.tried += 1
            controller.undo_redo.undo()
            controller.remote.reconnect()


def settle(seconds: float) -> None:
    """Let the window go on for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main() -> None:
    name, ticket, room, token = sys.argv[1:]
    program = Program(_application())
    window, person, pulse = program.window, Person(program), Pulse()
    window.appear()
    window.use(QUICK)
    told: dict[str, object] = {"here": []}

    def here() -> None:
        window.navigator.start(name, Setup(11, (PERSON, "random")), practice=False)
        settle(1.0)
        pulse.start()
        assert person.play(MOST)
        told["here"].append(pulse.stop())

    here()
    match = RemoteMatch(
        GuestLine(TcpDoor(), ticket, room=room), games.game(name), Admission(new_key(), token, "Ann")
    )
    while not match.ready:
        match.poll()
        settle(0.02)
    rooms_of(window.services, window)
    window.navigator.play(RemoteSession(match, window.services.opponents))
    settle(1.0)
    print("playing", flush=True)
    pulse.start()
    person.tried = 0
    told["ended"] = person.play(MOST)
    told["tried"], told["moments"] = person.tried, match.now
    print("silent", flush=True)  # the host is stopped once more, and does not hear that this one leaves
    sys.stdin.readline()
    window.navigator.show_page("games")
    settle(1.0)
    told["room"] = pulse.stop()
    here()
    print(json.dumps(told), flush=True)
    window.close()


if __name__ == "__main__":
    main()
