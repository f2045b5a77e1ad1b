"""The far end of a match: another process keeps the truth, this one has views."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game, Line, Setup
from tabletop.engine.match import Entry
from tabletop.engine.refusal import IllegalAction, No
from tabletop.engine.rules import SEALED, Action, Beat, Choice, Event, Said
from tabletop.engine.text import Text
from tabletop.files import positions
from tabletop.files.seats import Seats
from tabletop.files.words import adapter, read_line, write_action


class RefusedError(Exception):
    """The host did not do what it was asked; `kind` and text are its answer's."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.kind, self.rule = kind, rule


class Host:
    """The process that keeps the truth, asked by lines of JSON."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        self.heard = ""
        """All that has ever come from there, for tests that look for secrets."""

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer. Raises RefusedError."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        self.heard += line
        answer: dict[str, Any] = json.loads(line)
        if not answer.pop("ok"):
            error = answer["error"]
            raise RefusedError(error["kind"], error["text"], error.get("rule", ""))
        return answer

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(5)
        self._process.stdout.close()


@dataclass(frozen=True, slots=True)
class Told(Event):
    """What the host has told of an event: the line, as this seat may read it."""

    line: Line | None


class RemoteMatch:
    """Looks like a Match to the window, and holds what one seat has seen."""

    def __init__(self, host: Host, game: Game[Any], seat: int) -> None:
        self._host, self._truth, self.seat = host, game, seat
        self.game: Game[Any] = replace(game, log=_told(game))
        given = host.ask(do="sit", seats=[seat])["setup"]
        self.setup: Setup = adapter(Seats).validate_json(json.dumps(given)).setup()
        self.entries: list[Entry] = []
        self.states: list[Any] = []
        self.opening: list[Beat] = []
        self.side_lines: list[Any] = []
        self.start: Any = None
        self.now = 0
        self._films: list[list[Beat]] = []
        self._learn()

    @property
    def state(self) -> Any:
        """What the seat sees now."""
        return self.states[self.now]

    @property
    def choice(self) -> Choice | None:
        """The choice that waits now: the seat's own, if it has one."""
        return rules.choice(self.state, self.seat) or rules.choice(self.state)

    def legal(self, seat: int | None = None) -> list[Action]:
        """What may be done now, worked out from the view."""
        step = self.choice if seat is None else rules.choice(self.state, seat)
        return step.legal(self.state) if step else []

    def check(self, action: Action, seat: int | None = None) -> No | None:
        """Why not, worked out from the view."""
        step = self.choice if seat is None else rules.choice(self.state, seat)
        return No("0", Text("", "-")) if step is None else step.check(self.state, action)

    def play(self, action: Action, seat: int | None = None) -> list[Beat]:
        """Submit an action; the film of it and of all that others have done since. Raises IllegalAction."""
        if no := self.check(action, seat):
            raise IllegalAction(action, no)
        self._host.ask(do="play", action=write_action(action), by=self.seat)
        before = self.now
        self._learn()
        return [beat for at in range(before, self.now) for beat in self._films[at]]

    def film(self, at: int) -> list[Beat]:
        """What was seen of an entry."""
        return self._films[at]

    def undo_to(self, seats: Iterable[int], *, practice: bool = False) -> int | None:  # noqa: ARG002
        """The moment to which the host would take this seat back."""
        for at in range(self.now - 1, -1, -1):
            if self.entries[at].final:
                return None
            if self.entries[at].seat in set(seats):
                return at
        return None

    def redo_to(self, seats: Iterable[int]) -> int | None:  # noqa: ARG002
        """Nothing: what was taken back is to be done anew."""
        return None

    def goto(self, at: int) -> None:  # noqa: ARG002  the host knows where
        """Take back."""
        self._host.ask(do="back", seat=self.seat)
        del self.entries[:], self.states[:], self._films[:]
        self._learn()

    def _learn(self) -> None:
        """Take in what the host has to show since the last time."""
        since = len(self.entries)
        seen = self._host.ask(do="watch", seat=self.seat, since=since)
        if not since:
            self.opening = [self._beat(beat) for beat in seen["opening"]]
            self.states = [self._view(seen["view"])]
        for moment in seen["moments"]:
            view = self._view(moment["view"])
            self.entries.append(Entry(moment["by"], SEALED[0], view.digest(), moment["final"]))
            self.states.append(view)
            self._films.append([self._beat(beat) for beat in moment["beats"]])
        self.now = seen["now"]

    def _view(self, given: dict[str, Any]) -> Any:
        view = positions.read_view(self._truth, given)
        view.names = self.setup.names
        return view

    def _beat(self, given: dict[str, Any]) -> Beat:
        line = read_line(given["line"]) if given["line"] else None
        event = Said(line.seat, line.rule, line.text) if line and given["reason"] else Told(line)
        return Beat(event, self._view(given["view"]))


def _told(game: Game[Any]) -> Any:
    return lambda event, seat: event.line if isinstance(event, Told) else game.log(event, seat)
