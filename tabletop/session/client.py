"""The session of a match that another process hosts: the full state is there, this process has views."""

from __future__ import annotations

import json
from typing import Any

from tabletop.engine import rules
from tabletop.engine.cast import shown_names
from tabletop.engine.game import AnyGame
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, State
from tabletop.engine.text import Text, translate
from tabletop.files import positions
from tabletop.files.codec import adapter, read_line, read_text, write_action
from tabletop.files.documents import Document
from tabletop.files.setup_codec import Seats
from tabletop.session.bot_seats import Opponents
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.host_process import GoneError, HostProcess, RefusedError
from tabletop.session.match_storage import NoStorage
from tabletop.session.protocol import OtherSeats, Session, UndoHistory
from tabletop.session.signals import Signal, WakeUp
from tabletop.session.views import EVERYBODY, BeatView, PublicEntry

_NOT_YOUR_TURN = translate("engine", "This seat has nothing to decide now.")
GONE = translate(
    "session", "The program that hosts this match has ended. What was played can still be looked at here."
)
HOST_GONE_SAVED = translate(
    "session",
    "The program that hosts this match has ended. Nothing is lost: the match is kept there up to its last"
    " move, and can be looked at here.",
)


class HostedMatch:
    """What this client knows of the match: the views and beats of its seats, fetched from the host.

    Raises:
        RefusedError, GoneError: The host has no match, or is not there.
    """

    def __init__(self, host: HostProcess, game: AnyGame, seats: tuple[int, ...]) -> None:
        self.host, self.game, self.seats = host, game, seats
        given = host.ask(do="sit", seats=list(seats))
        self.setup = adapter(Seats).validate_json(json.dumps(given["setup"])).setup()
        self.practice: bool = given["practice"]
        self.lost: Signal[Text] = Signal()
        """Emitted once when the host has gone, with the message for the player."""
        self.closed: Text | None = None
        """The message that the host has gone; None while it is there."""
        self.waits = False
        """True if a request for what others do is still unanswered."""
        self.entries: list[PublicEntry] = []
        """The entries known here; those after the current moment have not been shown yet."""
        self._saved: bool = given["kept"]
        self._viewers = (*seats, EVERYBODY) if len(seats) > 1 else seats
        self._views: dict[int, list[State]] = {viewer: [] for viewer in self._viewers}
        self._films: dict[int, list[list[BeatView]]] = {viewer: [] for viewer in self._viewers}
        self._openings: dict[int, list[BeatView]] = {}
        self._why: dict[tuple[int, int], list[tuple[int, tuple[Text, ...]]]] = {}
        self._whole: list[State] = []
        """The full states of a match that is over; empty while it lasts."""
        self.now = self.learn(0)

    def learn(self, since: int) -> int:
        """Fetch views and beats from entry `since` on, for all viewers; returns the host's current moment."""
        now = since
        for viewer in self._viewers:
            seen = self.host.ask(do="watch", seat=viewer, since=since)
            now, views, films = seen["now"], self._views[viewer], self._films[viewer]
            if not since:
                self._openings[viewer] = self._read_beats(seen["opening"])
                views[:] = [self._read_view(seen["view"])]
            del views[since + 1 :], films[since:]
            for at, moment in enumerate(seen["moments"][: now - since], since):
                views.append(self._read_view(moment["view"]))
                films.append(self._read_beats(moment["beats"]))
                if viewer == self._viewers[0]:
                    self.entries[at:] = [PublicEntry(moment["by"], moment["final"], moment["own"])]
                if moment["reasons"]:
                    reasons = [
                        (each["seat"], tuple(read_text(why) for why in each["why"]))
                        for each in moment["reasons"]
                    ]
                    self._why[at, viewer] = reasons
        del self.entries[now:]
        over = not self._views[self._viewers[0]][now].flow
        self._whole = (
            [self._read_view(state) for state in self.host.ask(do="whole")["states"]] if over else []
        )
        return now

    def _read_view(self, given: Document) -> Any:
        view = positions.read_view(self.game, given)
        view.names = shown_names(self.setup.seats, self.setup.names)
        return view

    def _read_beats(self, given: list[Document]) -> list[BeatView]:
        return [
            BeatView(
                read_line(beat["line"]) if beat["line"] else None,
                beat["reason"],
                self._read_view(beat["view"]),
                beat.get("motion", ""),
                beat.get("coins", 1),
            )
            for beat in given
        ]

    def view(self, at: int, seat: int) -> State:
        """Return the view of a seat of this client (or -1: everybody) after the first `at` entries."""
        return self._views[seat][at] if seat in self._views else self.game.view(self._own(at), seat)

    def _own(self, at: int) -> State:
        return self._views[self._viewers[0]][at]

    def full_state(self, at: int) -> State | None:
        """Return the full state of a match that is over; None while it lasts."""
        return self._whole[at] if self._whole and self.active_seat < 0 else None

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """Return the beats of entry number `at` (-1: the opening) as a seat of this client saw them."""
        return self._openings[seat] if at < 0 else self._films[seat][at]

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """Return the reasons of bots for what entry `at` shows, from the host: pairs of seat and reasons."""
        return self._why.get((at, seat), [])

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably one of this client's; -1 if the match is over."""
        seats = [step.seat for step in rules.pending_choices(self._own(self.now))]
        return next((seat for seat in seats if seat in self.seats), seats[0] if seats else -1)

    def lose(self) -> Text:
        """End play because the host has gone, and notify the player once; returns the message."""
        if self.closed is None:
            self.closed = HOST_GONE_SAVED if self._saved else GONE
            self.waits = False
            self.lost.emit(self.closed)
        return self.closed


class _RemoteHistory(UndoHistory):
    """Undo at a client: the host does it. Redo is not available."""

    def __init__(self, match: HostedMatch, others: OtherSeats) -> None:
        self._match, self._others = match, others

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """Return the moment an undo goes to; None if nothing can be undone, or while others are awaited."""
        match, past = self._match, self.practice if practice is None else practice
        for at in range(match.now - 1, -1, -1):
            if (match.entries[at].bars(match.seats) and not past) or match.waits:
                return None
            if match.entries[at].seat in match.seats:
                return at
        return None

    def undo(self) -> bool:
        """Undo this client's last action, or what it has sealed; True if the host did so."""
        match, at = self._match, self.undo_target()
        if at is None:
            return False
        self._others.cancel()
        try:
            since: int = match.host.ask(do="back", seat=match.entries[at].seat)["from"]
            match.now = match.learn(since)
        except RefusedError:
            return False
        except GoneError:
            match.lose()
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
        return self._match.practice

    def make_practice(self) -> None:
        """Do nothing: only the host can turn a match into practice."""

    def revealed_since(self, at: int) -> bool:
        """Return True if information hidden at that point was revealed later, or if the match is practice."""
        return self.practice or any(entry.bars(self._match.seats) for entry in self._match.entries[at:])


class _RemoteSeats(OtherSeats):
    """The seats at the host and at other clients. Hints are computed in this program."""

    def __init__(self, match: HostedMatch, opponents: Opponents | None, hint: HintAnalysis) -> None:
        self._match, self._opponents, self._hint = match, opponents, hint

    @property
    def busy(self) -> bool:
        """True if others are awaited or a hint is being computed."""
        return self._match.waits or self._hint.is_searching

    @property
    def wake_ups(self) -> tuple[WakeUp, ...]:
        """Emitted in another thread when the host or a bot has answered, or when the host has ended."""
        host = (self._match.host.answered,)
        return host if self._opponents is None else (*host, self._opponents.answered)

    def poll(self) -> None:
        """Fetch what others have done, and request more if no choice of this client waits."""
        match = self._match
        if (
            self._opponents is not None
            and self._hint.is_searching
            and (answer := self._opponents.answer()) is not None
        ):
            self._hint.receive(answer)
        if match.closed is not None:
            return
        try:
            if match.waits and match.host.answer(0) is not None:
                match.waits = False
                match.learn(match.now)
            others = match.active_seat >= 0 and match.active_seat not in match.seats
            if others and not match.waits and len(match.entries) == match.now:
                match.host.send(do="wait")
                match.waits = True
        except GoneError:
            match.lose()
        else:
            if match.host.gone:
                match.lose()

    def advance(self) -> bool:
        """Move on by one entry that others have played; True if there was one."""
        if self._match.now >= len(self._match.entries):
            return False
        self._match.now += 1
        return True

    def cancel(self) -> None:
        """Cancel the computation of a hint."""
        if self._opponents is not None:
            self._opponents.cancel()
        self._hint.forget()


class RemoteSession(Session):
    """Some seats of a match that another process hosts.

    Raises:
        RefusedError, GoneError: The host has no match, or is not there.
    """

    def __init__(
        self, host: HostProcess, game: AnyGame, seats: tuple[int, ...], opponents: Opponents | None = None
    ) -> None:
        self._match = HostedMatch(host, game, seats)
        self.setup, self.seats = self._match.setup, seats
        self.notice = self._match.lost
        self.hint = HintAnalysis(game, self.setup, opponents)
        self.others: OtherSeats = _RemoteSeats(self._match, opponents, self.hint)
        self.history = _RemoteHistory(self._match, self.others)
        self.storage = NoStorage()

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def now(self) -> int:
        """The current moment at this client; the host may be further on."""
        return self._match.now

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """The entries played and shown here. Undone entries are not among them."""
        return tuple(self._match.entries[: self.now])

    def view(self, at: int, seat: int) -> State:
        """Return the view of a seat of this client (or -1: everybody) after the first `at` entries."""
        return self._match.view(at, seat)

    def full_view(self, at: int, seat: int) -> State:
        """As `view`, for counting: once the match is over, the full state from the host."""
        whole = self._match.full_state(at)
        return self.view(at, seat) if whole is None else whole

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """Return the beats of entry number `at` (-1: the opening) as a seat of this client saw them."""
        return self._match.beats(at, seat)

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """Return the reasons of bots for what entry `at` shows, from the host: pairs of seat and reasons."""
        return self._match.bot_reasons(at, seat)

    @property
    def is_host(self) -> bool:
        """False: the match itself is in the host process."""
        return False

    @property
    def read_only_reason(self) -> Text | None:
        """The message that the host has gone; None while it is there."""
        return self._match.closed

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably one of this client's; -1 if the match is over."""
        return self._match.active_seat

    def submit(self, seat: int, action: Action) -> No | None:
        """Do or seal an action; returns the refusal of the rules or the host, or None."""
        match, view = self._match, self.view(self.now, seat)
        step = rules.pending_choice(view, seat)
        no = step.check(view, action) if step is not None else No("", _NOT_YOUR_TURN)
        if no is not None:
            return no
        self.others.cancel()
        try:
            now = match.host.ask(do="play", action=write_action(action), by=seat)["now"]
            match.now = match.learn(min(match.now, now))
        except RefusedError as error:
            return No(error.rule, Text("", str(error)))
        except GoneError:
            return No("", match.lose())
        return None

    def branch(self, at: int, *, resample: int = 0) -> Session | None:  # noqa: ARG002  nowhere
        """None: only the host can begin a match with the same hidden state."""
        return None

    def close(self) -> None:
        """Leave the match; the host keeps it."""
        self.others.cancel()
