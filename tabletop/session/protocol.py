"""What a client may see and do in a match: views, redacted beats, the pending choice, and submissions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tabletop.engine import rules
from tabletop.engine.game import PERSON, Game, LogLine, Setup
from tabletop.engine.points import Result
from tabletop.engine.refusal import No
from tabletop.engine.reward import log_line_for
from tabletop.engine.rules import Action, Beat, Choice, Event, Said, Simultaneous
from tabletop.engine.text import NO_TEXT, Text

if TYPE_CHECKING:
    from tabletop.files.records import Record
    from tabletop.opponents import PlayResult
    from tabletop.session.achievements import Achievement
    from tabletop.session.coach import Coach
    from tabletop.session.deals import Deal

T = TypeVar("T")
EVERYBODY = -1
"""The viewer for all seats at one client together: it sees public information only."""


class Signal(Generic[T]):
    """A signal without Qt: `emit` calls every connected listener."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], object]] = []

    def connect(self, listener: Callable[[T], object]) -> None:
        """Add a listener; listeners are called in the order in which they were added."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[T], object]) -> None:
        """Remove a listener.

        Raises:
            ValueError: It is not connected.
        """
        self._listeners.remove(listener)

    def emit(self, value: T) -> None:
        """Call every listener with `value`."""
        for listener in self._listeners:
            listener(value)


@dataclass(frozen=True, slots=True)
class BeatView:
    """A beat as one seat sees it.

    Attributes:
        line: The log line that the seat may read, or None.
        reason: True if the line is the reason for a decision, not an event.
        view: The seat's view right after the event.
    """

    line: LogLine | None
    reason: bool
    view: Any


def beats_for_seat(game: Game[Any], beats: Iterable[Beat], seat: int) -> list[BeatView]:
    """The beats as one seat sees them, in the same order."""
    return [
        BeatView(
            log_line_for(game, beat.event, seat), isinstance(beat.event, Said), game.view(beat.state, seat)
        )
        for beat in beats
    ]


@dataclass(frozen=True, slots=True, eq=False)
class PublicEntry:
    """The public part of an entry: its seat, and True if it cannot be undone. Its beats show what was done.

    Compares by identity: if the same object is still at an index, that entry has not changed.
    """

    seat: int
    final: bool


class Session(Protocol):
    """A client's access to a match. It never gives out more than its `seats` may see.

    Legal actions are computed here, from the view. Tests of every game ensure that this agrees with the
    full state. The user interface decides when to show what others have done: `poll` fetches it, and
    `advance` moves on by one entry.
    """

    setup: Setup
    seats: tuple[int, ...]
    """Seats played at this client; empty for a spectator who may see every seat's view."""
    notice: Signal[Text]
    """Emitted with a message for the player."""
    coach: Coach | None = None
    """Checks the moves of the persons at this client before they are made; None if there is no coach."""
    stage: object = None
    """What a lesson teaches now, else None. What a state allows may change with it."""

    @property
    def game(self) -> Game[Any]:
        """The game of the match."""

    # Views

    @property
    def now(self) -> int:
        """The current moment: the number of entries played and not undone."""

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """All entries of the match, undone ones included."""

    def view(self, at: int, seat: int) -> Any:
        """The view of a seat of this client (or -1: everybody) after the first `at` entries."""

    def full_view(self, at: int, seat: int) -> Any:
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
        """The beats of entry number `at` (-1: the opening) as a seat of this client saw them."""

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """The reasons of bots for what entry `at` shows: pairs of a bot's seat and its reasons."""

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

    def active_choice(self, viewer: int) -> Choice | None:
        """The pending choice as this viewer sees it; None if the match is over."""
        return (
            rules.pending_choice(self.view(self.now, viewer), self.active_seat)
            if self.active_seat >= 0
            else None
        )

    def prompt_text(self, choice: Choice, viewer: int) -> Text:
        """The prompt of a choice, as this viewer sees it."""
        return choice.prompt(self.view(self.now, viewer))

    def holdings_text(self, choice: Choice, viewer: int) -> Text:
        """What the choice's seat holds that matters, for screen readers, as this viewer sees it."""
        return choice.holdings(self.view(self.now, viewer))

    def lesson_hold(self, _action: Action) -> Text | None:
        """Why a legal action must wait until a lesson has shown something else; None if it may be done."""
        return None

    def refused(self, _seat: int, _action: Action) -> bool:
        """Note that the rules refused an action of a seat; True if a lesson responds to it."""
        return False

    def submit(self, seat: int, action: Action) -> No | None:
        """Do or seal an action; returns the refusal of the rules or the host, or None."""

    def preview_beats(self, _seat: int, _action: Action) -> list[BeatView]:
        """The visible events that an action would cause; nothing is changed."""
        return []

    def continuation(self, seat: int, action: Action) -> list[tuple[int, list[BeatView]]]:
        """An action and its likely continuation, to the end of the segment; nothing is changed.

        Returns:
            Pairs of the acting seat and the beats of its action as `seat` may see them, in order.
        """
        from tabletop.session.bot_seats import seed_of
        from tabletop.session.continuation import likely_continuation

        seed = seed_of(self.setup, self.now)
        return likely_continuation(self.game, self.setup, self.view(self.now, seat), seat, action, seed)

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """The moment to which an undo at this client goes; None if nothing can be undone.

        Args:
            practice: Answer as if the match were practice, or were not; None: as it is.
        """

    def undo(self) -> bool:
        """Undo this client's last action, or what it has sealed; True if that was done."""

    def redo_target(self) -> int | None:
        """The moment to which a redo goes; None if nothing was undone."""

    def redo(self) -> bool:
        """Redo what was undone; True if that was done."""

    @property
    def practice(self) -> bool:
        """True if an undo may go back past the revelation of hidden information."""

    def make_practice(self) -> None:
        """Turn the match into a practice match."""

    # Bots and other clients

    @property
    def busy(self) -> bool:
        """True if something is awaited: a bot or a hint is being computed, or another client has to act."""

    @property
    def poll_interval(self) -> int:
        """Milliseconds until the next `poll`; 0 if none is needed before something else happens."""

    def poll(self) -> None:
        """Fetch remote events and ask the next bot."""

    def advance(self) -> bool:
        """Move on by one entry that others have decided; True if there was one."""

    def request_hint(self) -> None:
        """Ask a bot for a hint about the pending choice."""

    def take_hint(self) -> PlayResult | None:
        """The hint as far as it is computed, each version once; the last one when `busy` ends.

        None if there is nothing new, or if the search failed.
        """

    def cancel(self) -> None:
        """Cancel the computation of moves and hints."""

    # Storage

    def revealed_since(self, at: int) -> bool:
        """True if information hidden at that point was revealed later."""

    def branch(self, at: int, *, anew: int = 0) -> Session | None:
        """A new match that continues from that moment; None if only the host can begin one.

        Its hidden state is the same. If part of it was revealed later, the branch is a practice match. If a
        seed is given (not 0), the state hidden from this client is sampled again with it.
        """

    @property
    def deal(self) -> Deal | None:
        """The numbered deal of the match, which others can play, too; None if it is none."""
        return None

    @property
    def library_id(self) -> int:
        """The id of the match in this program's library; 0 if it is not stored there."""
        return 0

    @property
    def hints(self) -> int | None:
        """Number of hints requested in the match; None if unknown."""
        return None

    def count_hint(self) -> None:
        """Count a hint that the person has requested."""

    def new_achievements(self) -> tuple[Achievement, ...]:
        """The achievements that the match earned; none while it lasts."""
        return ()

    def record(self) -> Record | None:
        """The whole match for a file; None if only the host has it."""

    def close(self) -> None:
        """Leave the match and release what it holds."""


def human_seats(setup: Setup) -> tuple[int, ...]:
    """The seats played by persons.

    >>> human_seats(Setup(seed=1, seats=("person", "normal", "person")))
    (0, 2)
    """
    return tuple(seat for seat, who in enumerate(setup.seats) if who == PERSON)


def is_irreversible(game: Game[Any], view: Any, choice: Choice, action: Action) -> bool:
    """True if an action reveals something hidden or uses chance, so that it cannot be undone.

    It is tried on a determinization of the view, as the full state need not be at this client.
    """
    top = view.flow[-1]
    if isinstance(top, Simultaneous):
        return len(top.open_choices(view)) == 1 and choice.next_choice(view, action) is None
    seen: list[Event] = []
    guess = game.determinize(view, choice.seat, 1)
    rules.apply_action(guess, action, lambda _s, event: seen.append(event))
    return any(event.final for event in seen) or game.ends_revealing(guess)
