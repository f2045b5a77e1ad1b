"""Decides which coach note is due: an explanation of something new that happened to a seat or is possible."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Event, State
from tabletop.files import coach_notes as files
from tabletop.files.coach_notes import Note
from tabletop.lessons.conditions import Happened, parts_of, reached


def due_notes(game: AnyGame, seat: int, ever: Collection[str], shown: Collection[str]) -> DueNotes | None:
    """Return the notes that a seat has not been shown yet; None if the game has none.

    Args:
        game: The game.
        seat: The seat.
        ever: The ids of notes shown in any match of the game.
        shown: The ids of notes shown in this match.
    """
    notes = files.load_notes(game.id)
    if notes is None:
        return None
    known = {note.id for note in notes.note if note.once == "ever" and note.id in ever}
    return DueNotes(game, seat, notes.note, {*known, *shown})


class DueNotes:
    """The notes of one seat in one match: at most one per turn, and each at most once.

    A note that has to wait stays due until the end of the next turn. Then it is dropped, and comes back when
    its event happens again. Only what the seat can see counts.
    """

    def __init__(self, game: AnyGame, seat: int, notes: Sequence[Note], shown: Collection[str] = ()) -> None:
        self._game, self._seat = game, seat
        self._left = [note for note in notes if note.id not in shown]
        self._queue: list[tuple[Note, int | None]] = []
        self._turns: list[int] = []
        """The last two turns in which the seat had a decision."""
        self._turn: int | None = None
        """The turn in which a note was shown last."""

    def happened(self, events: Iterable[Event], view: State) -> None:
        """Record events, and the seat's view after them."""
        seen = [event for event in events if self._game.log(event, self._seat) is not None]
        own = tuple(event for event in seen if getattr(event, "seat", self._seat) == self._seat)
        for note in self._left:
            if any(kind == "event" for kind, _ in parts_of(note.on)):
                now = self._now(view, tuple(seen) if note.anybody else own)
                if reached(note.on, now) and all(note is not other for other, _ in self._queue):
                    self._queue.append((note, None))

    def due_note(self, view: State, turn: int) -> Note | None:
        """Return the note to show at this decision, in turn number `turn`; None if there is none."""
        self._queue = [(note, turn if since is None else since) for note, since in self._queue]
        if self._turns[-1:] != [turn]:
            self._turns = [*self._turns[-1:], turn]
        self._queue = [(note, since) for note, since in self._queue if since in self._turns]
        if self._turn == turn:
            return None
        waiting = (note for note in self._left if self._waits(note, view))
        note = next((note for note, _ in self._queue), None) or next(waiting, None)
        if note is not None:
            self._turn = turn
            self._left.remove(note)
            self._queue = [(other, since) for other, since in self._queue if other is not note]
        return note

    def _waits(self, note: Note, view: State) -> bool:
        kinds = [kind for kind, _ in parts_of(note.on)]
        return "event" not in kinds and reached(note.on, self._now(view, ()))

    def _now(self, view: State, events: tuple[Event, ...]) -> Happened:
        return Happened(self._game, self._seat, {}, view, None, events)
