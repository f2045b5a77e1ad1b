"""What a client may see and do in a match: views, redacted beats, the pending choice, and submissions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tabletop.engine import rules
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.points import Result
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, State
from tabletop.engine.text import NO_TEXT, Text
from tabletop.session.signals import Signal, WakeUp
from tabletop.session.views import EVERYBODY, BeatView, PublicEntry

if TYPE_CHECKING:
    from tabletop.files.records import Record
    from tabletop.session.achievements import Achievement
    from tabletop.session.coach import Coach
    from tabletop.session.deals import Deal
    from tabletop.session.hint_analysis import HintAnalysis
    from tabletop.session.room_messages import Person
    from tabletop.session.room_owner import RoomOwner
    from tabletop.session.room_questions import RoomQuestions
    from tabletop.session.trust import Verdict


class UndoHistory(Protocol):
    """Undo and redo at one client."""

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """Return the moment to which an undo at this client goes; None if nothing can be undone.

        Args:
            practice: Answer as if the match were practice, or were not; None: as it is.
        """

    def undo(self) -> bool:
        """Undo this client's last action, or what it has sealed; True if that was done."""

    def redo_target(self) -> int | None:
        """Return the moment to which a redo goes; None if nothing was undone."""

    def redo(self) -> bool:
        """Redo what was undone; True if that was done."""

    @property
    def practice(self) -> bool:
        """True if an undo may go back past the revelation of hidden information."""

    def make_practice(self) -> None:
        """Turn the match into a practice match."""

    def revealed_since(self, at: int) -> bool:
        """Return True if information hidden at that point was revealed later, or if the match is practice."""


class OtherSeats(Protocol):
    """The bots and the other clients: what they have decided is fetched by `poll` and done by `advance`."""

    @property
    def busy(self) -> bool:
        """True if something is awaited: a bot or a hint is being computed, or another client has to act."""

    @property
    def wake_ups(self) -> tuple[WakeUp, ...]:
        """Emitted in another thread when `poll` has something to fetch."""

    def poll(self) -> None:
        """Fetch remote events and the answers of bots, also those for hints, and ask the next bot."""

    def advance(self) -> bool:
        """Move on by one entry that others have decided; True if there was one."""

    def cancel(self) -> None:
        """Cancel the computation of moves and hints."""


class Storage(Protocol):
    """What is stored of the match beside its moves, and what the library knows of it."""

    @property
    def deal(self) -> Deal | None:
        """The numbered deal of the match, which others can play, too; None if it is none."""

    @property
    def library_id(self) -> int:
        """The id of the match in this program's library; 0 if it is not stored there."""

    @property
    def hints(self) -> int | None:
        """Number of hints requested in the match; None if unknown."""

    def count_hint(self) -> None:
        """Count a hint that the person has requested."""

    def read_achievements(self, then: Callable[[tuple[Achievement, ...]], object]) -> None:
        """Call `then` with the achievements that the finished match earned, if any, now or later."""

    def record(self) -> Record | None:
        """Return the whole match for a file; None if only the host has it."""


@dataclass(frozen=True, slots=True)
class Absence:
    """What somebody has missed: how many `turns` of others, after the moment that was `seen` last."""

    seen: int
    turns: int


class RoomConnection(Protocol):
    """What a client sees of the way between it and the room in which its match is played."""

    went_back: Signal[int]
    """Emitted when the room has taken back something that was shown here (the moment before it)."""
    verdict: Verdict | None
    """Whether the shuffle was nobody's choice and what was shown true; None until the room tells its end."""
    ended: Signal[Verdict]
    """Emitted when that is known."""
    questions: RoomQuestions
    """What all at the table are asked, and may be asked."""
    owner: RoomOwner
    """Who came first, and what may be done with the seats of the room."""

    persons: tuple[Person, ...]
    """The persons of the room, and whether they are there."""
    absence: Absence | None
    """What was missed by the person at this client, who has come back; None if nothing was."""

    @property
    def under_way(self) -> bool:
        """True while an action or an undo of this client is on its way, and not yet shown."""

    @property
    def disconnected(self) -> bool:
        """True while there is no connection; it is tried again by itself."""

    def waiting_elsewhere(self) -> tuple[int, ...]:
        """Return the seats of persons elsewhere whose choices wait, if none of this client's does."""

    def try_now(self) -> None:
        """Try at once to connect again."""


class Session(Protocol):
    """A client's access to a match. It never gives out more than its `seats` may see.

    Legal actions are computed here, from the view. Tests of every game ensure that this agrees with the
    full state. The user interface decides when to show what others have done.
    """

    setup: Setup
    seats: tuple[int, ...]
    """Seats played at this client; empty for a spectator who may see every seat's view."""
    notice: Signal[Text]
    """Emitted with a message for the player."""
    history: UndoHistory
    others: OtherSeats
    storage: Storage
    hint: HintAnalysis
    """The hint about the pending choice."""
    gives_hints: bool = True
    """False if nobody in this match may ask for hints, as the room has agreed."""
    coach: Coach | None = None
    """Checks the moves of the persons at this client before they are made; None if there is no coach."""
    room: RoomConnection | None = None
    """The connection to the room in which the match is played; None if it is played in this program."""

    @property
    def stage(self) -> object:
        """What a lesson teaches now, else None. What a state allows may change with it."""
        return None

    @property
    def game(self) -> AnyGame:
        """The game of the match."""

    # Views

    @property
    def now(self) -> int:
        """The current moment: the number of entries played and not undone."""

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """All entries of the match, undone ones included."""

    def view(self, at: int, seat: int) -> State:
        """Return the view of a seat of this client (or -1: everybody) after the first `at` entries."""

    def full_view(self, at: int, seat: int) -> State:
        """As `view`, for counting: once the match is over, the full state with nothing hidden."""

    @property
    def result(self) -> Result | None:
        """The result of the match, the same for all clients and seats; None while it lasts."""
        return self.game.result(self.view(self.now, EVERYBODY))

    @property
    def verdict_text(self) -> Text:
        """The game's verdict at the end; NO_TEXT while the match lasts."""
        end = self.result
        return NO_TEXT if end is None else end.verdict

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """Return the beats of entry number `at` (-1: the opening) as a seat of this client saw them."""

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """Return the reasons of bots for what entry `at` shows: pairs of a bot's seat and its reasons."""

    # Decisions

    @property
    def is_host(self) -> bool:
        """True if the match itself is here, so that it can be branched and written to a file."""

    @property
    def read_only_reason(self) -> Text | None:
        """Why this client can only look on now; None if it may do what the rules allow."""

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably one of this client's; -1 if the match is over."""

    def active_choice(self, viewer: int) -> AnyChoice | None:
        """Return the pending choice as this viewer sees it; None if the match is over."""
        return (
            rules.pending_choice(self.view(self.now, viewer), self.active_seat)
            if self.active_seat >= 0
            else None
        )

    def prompt_text(self, choice: AnyChoice, viewer: int) -> Text:
        """Return the prompt of a choice, as this viewer sees it."""
        return choice.prompt(self.view(self.now, viewer))

    def holdings_text(self, choice: AnyChoice, viewer: int) -> Text:
        """Return what the choice's seat holds that matters, for screen readers, as this viewer sees it."""
        return choice.holdings(self.view(self.now, viewer))

    def lesson_hold(self, _action: Action) -> Text | None:
        """Why a legal action must wait until a lesson has shown something else; None if it may be done."""
        return None

    def refused(self, _seat: int, _action: Action | None) -> bool:
        """Note that the rules refused an action of a seat; True if a lesson changes what it says.

        None: a gesture was refused that means no action.
        """
        return False

    def submit(self, seat: int, action: Action) -> No | None:
        """Do or seal an action; returns the refusal of the rules or the host, or None."""

    def preview_beats(self, _seat: int, _action: Action) -> list[BeatView]:
        """Return the visible events that an action would cause; nothing is changed."""
        return []

    def request_hint(self) -> None:
        """Ask a bot for a hint about the pending choice; `hint` emits what it finds."""
        seat, now = self.active_seat, self.now
        if seat >= 0 and self.gives_hints:
            self.hint.request(self.view(now, seat), seat, now)

    def continuation(self, seat: int, action: Action) -> list[tuple[int, list[BeatView]]]:
        """Return an action and its likely continuation, to the end of the segment; nothing is changed.

        Returns:
            Pairs of the acting seat and the beats of its action as `seat` may see them, in order.
        """
        from tabletop.session.bot_seats import seed_of
        from tabletop.session.continuation import likely_continuation

        seed = seed_of(self.setup, self.now)
        return likely_continuation(self.game, self.setup, self.view(self.now, seat), seat, action, seed)

    # The match as a whole

    def branch(self, at: int, *, resample: int = 0) -> Session | None:
        """Return a new match that continues from that moment; None if only the host can begin one.

        Its hidden state is the same. If part of it was revealed later, the branch is a practice match. If a
        seed is given (not 0), the state hidden from this client is sampled again with it.
        """

    def close(self) -> None:
        """Leave the match and release what it holds."""
