"""What one seat may see of a match: its view, its beats, and the public part of each entry."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame, Setup, log_line_for
from tabletop.engine.log_line import LogLine
from tabletop.engine.match import AnyMatch
from tabletop.engine.motion import Fly
from tabletop.engine.rules import Action, AnyChoice, Beat, Event, Said, Simultaneous, State
from tabletop.engine.state import verb

EVERYBODY = -1
"""The viewer for all seats at one client together: it sees public information only."""
END = -1
"""Instead of the number of a beat: the end of the action."""


@dataclass(frozen=True, slots=True)
class BeatView:
    """A beat as one seat sees it.

    Attributes:
        line: The log line that the seat may read, or None.
        reason: True if the line is the reason for a decision, not an event.
        view: The seat's view right after the event.
        motion: The event's name in `Table.motions`; "" if it has no motion.
        coins: The number of coins that fly in this motion.
    """

    line: LogLine | None
    reason: bool
    view: State
    motion: str = ""
    coins: int = 1


def beats_for_seat(game: AnyGame, beats: Iterable[Beat], seat: int) -> list[BeatView]:
    """Return the beats as one seat sees them, in the same order."""
    return [beat_view(game, beat, log_line_for(game, beat.event, seat), seat) for beat in beats]


def beat_view(game: AnyGame, beat: Beat, line: LogLine | None, seat: int) -> BeatView:
    """Return a beat as a seat sees it, with this line."""
    name = verb(type(beat.event))
    motion = game.table.motions.get(name)
    coins = getattr(beat.event, motion.coins) if isinstance(motion, Fly) and motion.coins else 1
    view = game.view(beat.state, seat)
    return BeatView(line, isinstance(beat.event, Said), view, name if motion else "", coins)


@dataclass(frozen=True, slots=True, eq=False)
class PublicEntry:
    """The public part of an entry, as in `engine.match.Entry`. Its beats show what was done.

    Compares by identity: if the same object is still at an index, that entry has not changed.
    """

    seat: int
    final: bool
    own: bool = False

    def bars(self, seats: Collection[int]) -> bool:
        """Return True if these seats cannot undo it: it showed one of them something, or used chance."""
        return self.final and not (self.own and self.seat in seats)


def visible_entries(match: AnyMatch, seat: int, since: int = 0) -> list[int]:
    """Return the indices, from `since` on, of the entries that a seat notices, undone ones left out.

    What another seat seals is noticed only if it changes the view, as the last action of a plan does: the
    number of actions in a secret plan is secret, too.
    """
    view, found = match.game.view, list[int]()
    for at, entry in enumerate(match.entries[since : match.now], since):
        secret = entry.sealed and entry.seat != seat
        if not secret or view(match.states[at], seat) != view(match.states[at + 1], seat):
            found.append(at)
    return found


def human_seats(setup: Setup) -> tuple[int, ...]:
    """Return the seats played by persons.

    >>> human_seats(Setup(seed=1, seats=("person", "normal", "person")))
    (0, 2)
    """
    return tuple(seat for seat, who in enumerate(setup.seats) if who == PERSON)


def is_irreversible(game: AnyGame, view: State, choice: AnyChoice, action: Action) -> bool:
    """Return True if an action reveals something hidden or uses chance, so that its own seat cannot undo it.

    It is tried on a determinization of the view, as the full state need not be at this client.
    """
    top = view.flow[-1]
    if isinstance(top, Simultaneous):
        return len(top.open_choices(view)) == 1 and choice.next_choice(view, action) is None
    seen: list[Event] = []
    guess = game.determinize(view, choice.seat, 1)
    rules.apply_action(guess, action, lambda _s, event: seen.append(event))
    return any(event.final for event in seen) or game.ends_revealing(guess)
