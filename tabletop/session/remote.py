"""The session of a match in a room: the room has the full state, this program has the views of one seat."""

from __future__ import annotations

from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame
from tabletop.engine.refusal import No
from tabletop.engine.rules import SEALED, Action, Simultaneous, State
from tabletop.engine.text import Text, translate
from tabletop.files.codec import write_action
from tabletop.files.records import Record
from tabletop.session.bot_seats import Opponents
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.match_storage import NoStorage
from tabletop.session.protocol import OtherSeats, RoomConnection, Session, UndoHistory
from tabletop.session.remote_match import RemoteMatch
from tabletop.session.signals import WakeUp
from tabletop.session.views import BeatView, PublicEntry

_NOT_YOUR_TURN = translate("engine", "This seat has nothing to decide now.")


class _RemoteHistory(UndoHistory):
    """Undo by the room. Redo is not available."""

    def __init__(self, match: RemoteMatch, others: OtherSeats) -> None:
        self._match, self._others = match, others

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """Return the moment before this seat's last action; None if the room would not go back at once.

        It does if nothing was shown and no other person has chosen since, what is still sealed left aside.
        """
        match = self._match
        if match.closed is not None or match.setup is None:
            return None
        practice = match.practice if practice is None else practice
        sealed = _sealing(match.view(match.now), match.seat)
        for at in range(match.now - 1, -1, -1):
            entry = match.moments[at].entry
            if entry.bars((match.seat,)) and not practice:
                return None
            if entry.seat == match.seat:
                return at
            if entry.seat in sealed:
                sealed.remove(entry.seat)
            elif match.setup.seats[entry.seat] == PERSON:
                return None
        return None

    def undo(self) -> bool:
        """Ask the room to undo; True if it was asked. `RoomConnection.went_back` tells that it was done."""
        if self.undo_target() is None:
            return False
        self._others.cancel()
        self._match.decide("back")
        return True

    def redo_target(self) -> None:
        """None: redo is not available in a room."""

    def redo(self) -> bool:
        """Redo is not available in a room."""
        return False

    @property
    def practice(self) -> bool:
        """True if all have agreed to it."""
        return self._match.practice

    def make_practice(self) -> None:
        """Ask all others whether it is to be a practice match."""
        self._match.questions.ask_practice()

    def revealed_since(self, at: int) -> bool:
        """Return True if information hidden at that point was revealed later."""
        seats = (self._match.seat,)
        return any(moment.entry.bars(seats) for moment in self._match.moments[at:])


def _sealing(view: State, seat: int) -> set[int]:
    """Return the other seats that have sealed in the present decision, as a view shows it."""
    top = view.flow[-1] if view.flow else None
    lanes = top.with_sealed() if isinstance(top, Simultaneous) else ()
    return {part.seat for part, done in lanes if done == SEALED and part.seat != seat}


class _RemoteSeats(OtherSeats):
    """The seats of the others, who are elsewhere. Hints are computed in this program."""

    def __init__(self, match: RemoteMatch, opponents: Opponents | None, hint: HintAnalysis) -> None:
        self._match, self._opponents, self._hint = match, opponents, hint

    @property
    def busy(self) -> bool:
        """True if nothing new is here to be shown, and others, an answer or a hint are awaited."""
        match = self._match
        if match.now < len(match.moments):
            return False
        return match.under_way or self._hint.is_searching or match.active_seat not in (match.seat, -1)

    @property
    def wake_ups(self) -> tuple[WakeUp, ...]:
        """Emitted in another thread when the line has brought something, or a bot has answered."""
        line = (self._match.line.arrived,)
        return line if self._opponents is None else (*line, self._opponents.answered)

    def poll(self) -> None:
        """Take in what the line has brought, and the answers to a hint."""
        self._match.poll()
        opponents = self._opponents
        if opponents is not None and self._hint.is_searching and (answer := opponents.answer()) is not None:
            self._hint.receive(answer)

    def advance(self) -> bool:
        """Move on by one moment, of others or of this seat; True if there was one."""
        match = self._match
        if match.now >= len(match.moments):
            return False
        match.now += 1
        return True

    def cancel(self) -> None:
        """Cancel the computation of a hint."""
        if self._opponents is not None:
            self._opponents.cancel()
        self._hint.forget()


class _RoomStorage(NoStorage):
    """Nothing is stored here while the match lasts; its end brings the whole record."""

    def __init__(self, match: RemoteMatch) -> None:
        self._match = match

    def record(self) -> Record | None:
        """Return the record of the match once it is over; None before."""
        return None if self._match.over is None else self._match.over.end.record


class RemoteSession(Session):
    """One seat of a match in a room, which must be `ready`.

    An action of this seat is shown when the room has told it, like those of the others: `submit` only asks.
    """

    def __init__(self, match: RemoteMatch, opponents: Opponents | None = None) -> None:
        assert match.setup is not None
        self._match = match
        self.setup, self.seats = match.setup, (match.seat,)
        self.notice, self.gives_hints = match.notice, match.hints
        self.room: RoomConnection | None = match
        self.hint = HintAnalysis(match.game, match.setup, opponents)
        self.others: OtherSeats = _RemoteSeats(match, opponents, self.hint)
        self.history = _RemoteHistory(match, self.others)
        self.storage = _RoomStorage(match)

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def now(self) -> int:
        """The current moment here; the room may be further on."""
        return self._match.now

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """The entries that were told and shown here. Undone entries are not among them."""
        return tuple(moment.entry for moment in self._match.moments[: self.now])

    def view(self, at: int, seat: int) -> State:
        """Return the view of this seat (or -1: everybody) after the first `at` entries."""
        view = self._match.view(at)
        if seat == self._match.seat:
            return view
        public: State = self.game.view(view, seat)
        return public

    def full_view(self, at: int, seat: int) -> State:
        """As `view`, for counting: once the match is over and its record replays, the full state."""
        over, match = self._match.over, self._match
        whole = over is not None and len(over.states) == len(match.moments) + 1 and match.active_seat < 0
        return over.states[at] if over is not None and whole else self.view(at, seat)

    def beats(self, at: int, seat: int) -> list[BeatView]:  # noqa: ARG002  one seat plays here
        """Return the beats of entry number `at` (-1: the opening) as this seat saw them."""
        return self._match.beats(at)

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:  # noqa: ARG002
        """Return the reasons of bots for what entry `at` shows: pairs of seat and reasons."""
        return self._match.moments[at].reasons

    @property
    def is_host(self) -> bool:
        """False: the match itself is in the room."""
        return False

    @property
    def read_only_reason(self) -> Text | None:
        """Why nothing can be done now: an action is on its way, or the connection is lost; else None."""
        return self._match.closed

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably this client's; -1 if the match is over."""
        return self._match.active_seat

    def submit(self, seat: int, action: Action) -> No | None:
        """Ask the room for an action that this seat's view allows; returns the refusal, or None.

        What the room answers comes later: the action as an entry, or the reason against it as a notice.
        """
        match = self._match
        if match.closed is not None:
            return No("", match.closed)
        view = match.view(match.now)
        choice = rules.pending_choice(view, seat) if seat == match.seat else None
        no = choice.check(view, action) if choice is not None else No("", _NOT_YOUR_TURN)
        if no is None:
            self.others.cancel()
            match.decide("play", action=write_action(action))
        return no

    def branch(self, at: int, *, resample: int = 0) -> Session | None:  # noqa: ARG002  nowhere
        """None: only the host can begin a match with the same hidden state."""
        return None

    def close(self) -> None:
        """Leave the room; the seat stays."""
        self.others.cancel()
        self._match.line.hang_up()
