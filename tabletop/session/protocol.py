"""What an end of a match may see and do: views, beats cut to a seat, the decision, and submissions."""

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
"""The eyes of all who sit at one end: they see what everybody may."""


class Signal(Generic[T]):
    """Tells one thing to whoever listens; what a signal is where there is no Qt."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], object]] = []

    def connect(self, listener: Callable[[T], object]) -> None:
        """Tell this one, too."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[T], object]) -> None:
        """Tell this one no more."""
        self._listeners.remove(listener)

    def emit(self, told: T) -> None:
        """Tell all who listen."""
        for listener in self._listeners:
            listener(told)


@dataclass(frozen=True, slots=True)
class BeatView:
    """A beat as a seat sees it: what it may read, whether that is a reason, and the view right after."""

    line: LogLine | None
    reason: bool
    view: Any


def beats_for_seat(game: Game[Any], beats: Iterable[Beat], seat: int) -> list[BeatView]:
    """A film as a seat sees it."""
    return [
        BeatView(
            log_line_for(game, beat.event, seat), isinstance(beat.event, Said), game.view(beat.state, seat)
        )
        for beat in beats
    ]


@dataclass(frozen=True, slots=True, eq=False)
class PublicEntry:
    """An entry as all may see it: whose it is, whether it is past undoing. What was done, the beats tell.

    Equal to itself alone: where one stands that stood there before, nothing of what it was has changed.
    """

    seat: int
    final: bool


class Session(Protocol):
    """One end of a match. Nothing that it gives out holds more than its `seats` may see.

    What may be done is worked out at this end, from the view: laws for all games hold it equal to the truth.
    Whoever shows the match takes in what is done elsewhere when it is ready for it: `hear` learns of it,
    `follow` goes on by one entry of it.
    """

    setup: Setup
    seats: tuple[int, ...]
    """The seats of this end, where persons sit. Without any, whoever looks on may see what each seat sees."""
    notice: Signal[Text]
    """Something that the player must hear of."""
    coach: Coach | None = None
    """Who looks at what the persons of this end are about to do; None: nobody can."""
    stage: object = None
    """What is taught now, where the match is a lesson: with it changes what may be done in the same state."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    # What is seen

    @property
    def now(self) -> int:
        """How many of the entries are done."""

    @property
    def entries(self) -> tuple[PublicEntry, ...]:
        """What has been done, those undone included."""

    def view(self, at: int, seat: int) -> Any:
        """What a seat of this end (or -1: everybody) saw after the first `at` entries."""

    def full_view(self, at: int, seat: int) -> Any:
        """The same for what is counted: once the match is over nothing is hidden in it any more."""

    @property
    def result(self) -> Result | None:
        """How the match ended, the same for all ends and seats; None while it lasts."""
        return self.game.result(self.view(self.now, EVERYBODY))

    @property
    def verdict_text(self) -> Text:
        """What the game says at the end; NO_TEXT while the match lasts."""
        end = self.result
        return NO_TEXT if end is None else end.verdict

    def beats(self, at: int, seat: int) -> list[BeatView]:
        """Entry number `at` as a seat of this end saw it; -1: the opening."""

    def bot_reasons(self, at: int, seat: int) -> list[tuple[int, tuple[Text, ...]]]:
        """Why opponents of the house have done what entry `at` shows: each one's seat, and what it tells."""

    # What is decided

    @property
    def is_host(self) -> bool:
        """Whether the match itself is at this end: it can be branched and written to a file."""

    @property
    def read_only_reason(self) -> Text | None:
        """Why this end can only look on now; None: it may do what the rules allow."""

    @property
    def active_seat(self) -> int:
        """The seat that is asked now: one of this end's if any of them is. -1: the match is over."""

    def active_choice(self, viewer: int) -> Choice | None:
        """What is asked now of the seat that is asked, as these eyes see it; None: the match is over."""
        return (
            rules.pending_choice(self.view(self.now, viewer), self.active_seat)
            if self.active_seat >= 0
            else None
        )

    def prompt_text(self, choice: Choice, viewer: int) -> Text:
        """What is asked in a decision, as these eyes see it."""
        return choice.prompt(self.view(self.now, viewer))

    def holdings_text(self, choice: Choice, viewer: int) -> Text:
        """What the seat that is asked has for it, told beside the prompt to whoever does not see it."""
        return choice.holdings(self.view(self.now, viewer))

    def lesson_hold(self, _action: Action) -> Text | None:
        """Why something legal has to wait, because a lesson shows something else first; None: it may."""
        return None

    def refused(self, _seat: int, _action: Action) -> bool:
        """The rules have refused this to a seat; whether a lesson has anything to say to it."""
        return False

    def submit(self, seat: int, action: Action) -> No | None:
        """Do this, or seal it; why not, if the rules or the host refuse it."""

    def preview_beats(self, _seat: int, _action: Action) -> list[BeatView]:
        """What may be seen of an action of a seat's, and of what comes of it by itself; nothing is done."""
        return []

    def continuation(self, seat: int, action: Action) -> list[tuple[int, list[BeatView]]]:
        """An action of a seat's and what is likely to follow, to the end of the leg; nothing is done.

        Each action: whose it is, and what may be seen of it.
        """
        from tabletop.session.bot_seats import seed_of
        from tabletop.session.continuation import likely_continuation

        seed = seed_of(self.setup, self.now)
        return likely_continuation(self.game, self.setup, self.view(self.now, seat), seat, action, seed)

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """The moment to which an undo of this end's goes; None when there is none.

        `practice`: as if it were a practice match, or not; by default as it is.
        """

    def undo(self) -> bool:
        """Undo the last action of this end's, or what it has sealed; whether that was done."""

    def redo_target(self) -> int | None:
        """The moment to which a redo goes; None when nothing was undone."""

    def redo(self) -> bool:
        """Redo what was taken back; whether that was done."""

    @property
    def practice(self) -> bool:
        """Whether an undo may go past what was hidden."""

    def make_practice(self) -> None:
        """Make it a practice match."""

    # What others do

    @property
    def busy(self) -> bool:
        """Whether it is known that something will come: an opponent thinks, or another end is waited for."""

    @property
    def poll_interval(self) -> int:
        """In how many milliseconds it should hear again; 0: not before something else happens."""

    def poll(self) -> None:
        """Take in what has come, and see to it that whoever is next is asked."""

    def advance(self) -> bool:
        """Go on by one entry that others have decided; whether there was one."""

    def request_hint(self) -> None:
        """Let a program of the house think about what is asked now."""

    def take_hint(self) -> PlayResult | None:
        """What it has thought by now, once: first numbers and, when it is busy no more, the last.

        None until then, and where it failed.
        """

    def cancel(self) -> None:
        """Think no longer."""

    # What is kept

    def revealed_since(self, at: int) -> bool:
        """Whether whoever goes on from that moment may know something that is hidden there."""

    def branch(self, at: int, *, anew: int = 0) -> Session | None:
        """A new match that goes on from that moment; None where only the host can begin one.

        It has the same hidden things: where some of them were seen later, it is a practice match. `anew`: a
        seed with which all that this end does not see there is dealt anew.
        """

    @property
    def deal(self) -> Deal | None:
        """The deal that it is, if others can meet the same; None: it is none."""
        return None

    @property
    def library_id(self) -> int:
        """Its number in the library of this program; 0: it is not kept there."""
        return 0

    @property
    def hints(self) -> int | None:
        """How often a hint was asked for in it; None: that is not known."""
        return None

    def count_hint(self) -> None:
        """The person has asked for a hint."""

    def new_achievements(self) -> tuple[Achievement, ...]:
        """The marks that it has brought, once it is over."""
        return ()

    def record(self) -> Record | None:
        """The whole match for a file; None where only the host has it."""

    def close(self) -> None:
        """The match is left."""


def human_seats(setup: Setup) -> tuple[int, ...]:
    """The seats where persons sit."""
    return tuple(seat for seat, who in enumerate(setup.seats) if who == PERSON)


def is_irreversible(game: Game[Any], view: Any, choice: Choice, action: Action) -> bool:
    """Whether an action shows something hidden or uses chance, so that it cannot be undone.

    What is hidden is guessed for this: the truth need not be at this end.
    """
    top = view.flow[-1]
    if isinstance(top, Simultaneous):
        return len(top.open_choices(view)) == 1 and choice.next_choice(view, action) is None
    seen: list[Event] = []
    guess = game.determinize(view, choice.seat, 1)
    rules.apply_action(guess, action, lambda _s, event: seen.append(event))
    return any(event.final for event in seen) or game.ends_revealing(guess)
