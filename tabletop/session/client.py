"""The session of a match that another process hosts: the full state is there, this process has views."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import TYPE_CHECKING, Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action
from tabletop.engine.text import Text, translate
from tabletop.files import positions
from tabletop.files.codec import adapter, read_line, read_text, write_action
from tabletop.files.setup_codec import Seats
from tabletop.opponents.worker import HINT
from tabletop.session.bot_seats import Opponents, seed_of
from tabletop.session.protocol import EVERYBODY, BeatView, PublicEntry, Session, Signal

if TYPE_CHECKING:
    from tabletop.opponents import PlayResult

_NOT_YOUR_TURN = translate("engine", "This seat has nothing to decide now.")
_PACE_MS, _IDLE_MS = 15, 500
"""Milliseconds between two polls: while something is awaited, and while nothing is."""
PATIENCE = 20.0
"""Seconds within which a host must answer when no bot thinks, and within which it must end."""
GONE = translate(
    "session", "The program that hosts this match has ended. What was played can still be looked at here."
)
HOST_GONE_SAVED = translate(
    "session",
    "The program that hosts this match has ended. Nothing is lost: the match is kept there up to its last"
    " move, and can be looked at here.",
)


class RefusedError(Exception):
    """The host refused a request; `kind`, text and `rule` ("": none) are those of its answer."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.kind, self.rule = kind, rule


class GoneError(Exception):
    """The host process has ended or does not answer."""


class HostProcess:
    """The host process. Requests and answers are lines of JSON; a thread reads the answers."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        self.heard = ""
        """Everything received from the host, for tests that search it for hidden information."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    @property
    def gone(self) -> bool:
        return self._process.poll() is not None

    def send(self, **request: Any) -> None:
        """Send a request without waiting; `answer` returns the reply.

        Raises:
            GoneError: The host has ended.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise GoneError from error

    def answer(self, seconds: float = PATIENCE) -> dict[str, Any] | None:
        """The next answer; None if none arrives within `seconds` (0: do not wait).

        Raises:
            RefusedError: The host refused the request.
            GoneError: The host has ended.
        """
        try:
            line = self._lines.get(timeout=seconds) if seconds else self._lines.get_nowait()
        except Empty:
            return None
        if not line:
            raise GoneError
        self.heard += line
        answer: dict[str, Any] = json.loads(line)
        if not answer.pop("ok"):
            error = answer["error"]
            raise RefusedError(error["kind"], error["text"], error.get("rule", ""))
        return answer

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return the answer.

        Raises:
            RefusedError, GoneError: As in `answer`; also GoneError after PATIENCE seconds without one.
        """
        self.send(**request)
        answer = self.answer()
        if answer is None:
            raise GoneError
        return answer

    def close(self) -> None:
        """End the process and wait for it."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it may have ended before
            self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


class RemoteSession(Session):
    """Some seats of a match that another process hosts.

    Raises:
        RefusedError, GoneError: The host has no match, or is not there.
    """

    def __init__(
        self, host: HostProcess, game: Game[Any], seats: tuple[int, ...], opponents: Opponents | None = None
    ) -> None:
        self._host, self._game, self.seats, self._opponents = host, game, seats, opponents
        self.notice: Signal[Text] = Signal()
        given = host.ask(do="sit", seats=list(seats))
        self.setup = adapter(Seats).validate_json(json.dumps(given["setup"])).setup()
        self._kept: bool = given["kept"]
        self._practice: bool = given["practice"]
        self._closed: Text | None = None
        self._viewer = (*seats, EVERYBODY) if len(seats) > 1 else seats
        self._views: dict[int, list[Any]] = {viewer: [] for viewer in self._viewer}
        self._films: dict[int, list[list[BeatView]]] = {viewer: [] for viewer in self._viewer}
        self._openings: dict[int, list[BeatView]] = {}
        self._why: dict[tuple[int, int], list[tuple[int, tuple[Text, ...]]]] = {}
        self._entries: list[PublicEntry] = []
        self._whole: list[Any] = []
        """The full states of a match that is over; empty while it lasts."""
        self._waits = False
        """True if a request for what others do is still unanswered."""
        self._question = 0
        self._thought: PlayResult | None = None
        self._now = self._learn(0)

    # Views

    def _learn(self, since: int) -> int:
        """Fetch views and beats from entry `since` on, for all viewers; returns the host's current moment."""
        now = since
        for viewer in self._viewer:
            seen = self._host.ask(do="watch", seat=viewer, since=since)
            now, views, films = seen["now"], self._views[viewer], self._films[viewer]
            if not since:
                self._openings[viewer] = self._beats(seen["opening"])
                views[:] = [self._view(seen["view"])]
            del views[since + 1 :], films[since:]
            for at, moment in enumerate(seen["moments"][: now - since], since):
                views.append(self._view(moment["view"]))
                films.append(self._beats(moment["beats"]))
                if viewer == self._viewer[0]:
                    self._entries[at:] = [PublicEntry(moment["by"], moment["final"])]
                if moment["reasons"]:
                    reasons = [
                        (each["seat"], tuple(read_text(why) for why in each["why"]))
                        for each in moment["reasons"]
                    ]
                    self._why[at, viewer] = reasons
        del self._entries[now:]
        over = not self._views[self._viewer[0]][now].flow
        self._whole = [self._view(state) for state in self._host.ask(do="whole")["states"]] if over else []
        return now

    def _view(self, given: dict[str, Any]) -> Any:
        view = positions.read_view(self._game, given)
        view.names = self.setup.names
        return view

    def _beats(self, given: list[dict[str, Any]]) -> list[BeatView]:
        return [
            BeatView(
                read_line(beat["line"]) if beat["line"] else None, beat["reason"], self._view(beat["view"])
            )
            for beat in given
        ]

    @property
    def game(self) -> Game[Any]:
        return self._game

    @property
    def now(self) -> int:
        """The current moment at this client; the host may be further on."""
        return self._now

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """The entries played and shown here. Undone entries are not among them."""
        return tuple(self._entries[: self._now])

    def view(self, at: int, seat: int) -> Any:
        """The view of a seat of this client (or -1: everybody) after the first `at` entries."""
        return self._views[seat][at] if seat in self._views else self._game.view(self._own(at), seat)

    def _own(self, at: int) -> Any:
        return self._views[self._viewer[0]][at]

    def full_view(self, at: int, seat: int) -> Any:
        """As `view`, for counting: once the match is over, the full state from the host."""
        return self._whole[at] if self._whole and self.active_seat < 0 else self.view(at, seat)

    def beats(self, at: int, seat: int) -> list[BeatView]:
        return self._openings[seat] if at < 0 else self._films[seat][at]

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """The reasons of bots for what entry `at` shows, from the host: pairs of seat and reasons."""
        return self._why.get((at, seat), [])

    # Decisions

    @property
    def is_host(self) -> bool:
        """False: the match itself is in the host process."""
        return False

    @property
    def read_only_reason(self) -> Text | None:
        return self._closed

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably one of this client's; -1 if the match is over."""
        seats = [step.seat for step in rules.pending_choices(self._own(self._now))]
        return next((seat for seat in seats if seat in self.seats), seats[0] if seats else -1)

    def submit(self, seat: int, action: Action) -> No | None:
        """Do or seal an action; returns the refusal of the rules or the host, or None."""
        view = self.view(self._now, seat)
        step = rules.pending_choice(view, seat)
        no = step.check(view, action) if step is not None else No("", _NOT_YOUR_TURN)
        if no is not None:
            return no
        self.cancel()
        try:
            self._host.ask(do="play", action=write_action(action), by=seat)
            self._now = self._learn(self._now)
        except RefusedError as error:
            return No(error.rule, Text("", str(error)))
        except GoneError:
            return No("", self._lose())
        return None

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """The moment to which an undo goes; None if nothing can be undone, or while others are awaited."""
        past = self._practice if practice is None else practice
        for at in range(self._now - 1, -1, -1):
            if (self._entries[at].final and not past) or self._waits:
                return None
            if self._entries[at].seat in self.seats:
                return at
        return None

    def undo(self) -> bool:
        """Undo this client's last action, or what it has sealed; True if the host did so."""
        at = self.undo_target()
        if at is None:
            return False
        self.cancel()
        try:
            since: int = self._host.ask(do="back", seat=self._entries[at].seat)["from"]
            self._now = self._learn(since)
        except RefusedError:
            return False
        except GoneError:
            self._lose()
            return False
        return True

    def redo_target(self) -> int | None:
        """None: redo is not available for a remote match."""
        return None

    def redo(self) -> bool:
        """Redo is not available for a remote match."""
        return False

    @property
    def practice(self) -> bool:
        return self._practice

    def make_practice(self) -> None:
        """Do nothing: only the host can turn a match into practice."""

    # Bots and other clients

    @property
    def busy(self) -> bool:
        """True if others are awaited or a hint is being computed."""
        return self._waits or bool(self._question)

    @property
    def poll_interval(self) -> int:
        """Milliseconds until the next `poll`, never 0 while the host runs: it may end at any time."""
        return _PACE_MS if self.busy else 0 if self._closed is not None else _IDLE_MS

    def poll(self) -> None:
        """Fetch what others have done, and request more if no choice of this client waits."""
        thought = self._opponents.answer() if self._opponents is not None and self._question else None
        if thought is not None and thought.number == self._question:
            self._question, self._thought = 0 if thought.last else self._question, thought.thought
        if self._closed is not None:
            return
        try:
            if self._waits and self._host.answer(0) is not None:
                self._waits = False
                self._learn(self._now)
            known = len(self._entries)
            others = self.active_seat >= 0 and self.active_seat not in self.seats
            if others and not self._waits and known == self._now:
                self._host.send(do="wait")
                self._waits = True
        except GoneError:
            self._lose()
        else:
            if self._host.gone:
                self._lose()

    def _lose(self) -> Text:
        """End play because the host has gone, and notify the player once; returns the message."""
        if self._closed is None:
            self._closed = HOST_GONE_SAVED if self._kept else GONE
            self._waits = False
            self.notice.emit(self._closed)
        return self._closed

    def advance(self) -> bool:
        """Move on by one entry that others have played; True if there was one."""
        if self._now >= len(self._entries):
            return False
        self._now += 1
        return True

    def request_hint(self) -> None:
        """Ask a bot in this program for a hint, from the seat's view."""
        if self._opponents is not None and self.active_seat >= 0:
            seat, now = self.active_seat, self._now
            view, seed = self.view(now, seat), seed_of(self.setup, now)
            self._thought = None
            self._question = self._opponents.ask(self._game, view, seat, seed, HINT, now)

    def take_hint(self) -> PlayResult | None:
        """The hint so far, each version once; None if nothing is new or the search failed."""
        found, self._thought = self._thought, None
        return found

    def cancel(self) -> None:
        """Cancel the computation of a hint."""
        if self._opponents is not None:
            self._opponents.cancel()
        self._question, self._thought = 0, None

    # Storage

    def revealed_since(self, at: int) -> bool:
        """True if information hidden at that point was revealed later, or if the match is practice."""
        return self._practice or any(entry.final for entry in self._entries[at:])

    def branch(self, at: int, *, anew: int = 0) -> Session | None:  # noqa: ARG002  nowhere
        """None: only the host can begin a match with the same hidden state."""
        return None

    def record(self) -> None:
        """None: only the host has the whole match."""

    def close(self) -> None:
        """Leave the match; the host keeps it."""
        self.cancel()
