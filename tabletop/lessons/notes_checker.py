"""Checks coach notes: replays stored matches with a coach at every seat, to find notes that never come up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tabletop.engine.cast import is_automa
from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import State, pending_choice
from tabletop.files import paths
from tabletop.files.coach_notes import Note, load_notes
from tabletop.files.records import SUFFIX, RecordError, read
from tabletop.files.replay import replay
from tabletop.lessons.checker import book_of, unknown, untranslated
from tabletop.lessons.notes import DueNotes

_WORDS = 40
"""Maximum number of words of a note."""
_LEAST, _MOST = 12, 18
"""Minimum and maximum number of notes of a game."""


def check_notes(game: AnyGame, translated: Mapping[str, str] | None = None) -> list[str]:
    """Return the faults of a game's coach notes, a sentence each with the remedy; empty if all is well.

    Args:
        game: The game.
        translated: The notes' texts in another language, to check these too.

    Raises:
        ComponentError: The file cannot be read.
    """
    notes = load_notes(game.id)
    if notes is None:
        return ["it has no coach.toml. Write one."]
    ids = [note.id for note in notes.note]
    found = [f"two notes are called {twice}. Rename one." for twice in {i for i in ids if ids.count(i) > 1}]
    if not _LEAST <= len(ids) <= _MOST:
        found.append(f"it has {len(ids)} notes; {_LEAST} to {_MOST} are right.")
    if translated is not None:
        found += untranslated([note.text for note in notes.note], translated)
    matches = []
    for name in notes.records:
        try:
            path = paths.resource(f"games/{game.id}/records/{name}{SUFFIX}")
            matches.append(replay(read(path), game, name).match)
        except (OSError, RecordError) as error:
            found.append(f"the record {name} can't be played: {error}. Name another one.")
    for note in notes.note:
        found += [f"note {note.id}: {fault}" for fault in _faults(game, note, matches)]
    if found:
        return found
    seen = {note_id for match in matches for note_id in come_up(game, match, notes.note)}
    return [
        f"note {note.id}: it comes up in none of the matches. Change “on”."
        for note in notes.note
        if note.id not in seen
    ]


def _faults(game: AnyGame, note: Note, matches: Sequence[AnyMatch]) -> Iterator[str]:
    if not re.search(rf"^### {re.escape(note.rule)} ", book_of(game), re.MULTILINE):
        yield f"there is no rule {note.rule} in the rule book. Name another one."
    if len(note.text.split()) > _WORDS:
        yield f"it has {len(note.text.split())} words; {_WORDS} at most."
    if note.text.count("**") % 2:
        yield "it begins to be bold and does not end it."
    if note.anybody and set(note.on) - {"event"}:
        yield "of what others do it may know no more than that it happened. Name the event alone."
    for match in matches[:1]:
        yield from unknown(game, match.state, 0, [note.on])


def come_up(game: AnyGame, match: AnyMatch, notes: Sequence[Note]) -> Iterator[str]:
    """Yield the ids of the notes shown at any seat of a match, if all they point at is on the table."""
    for seat, who in enumerate(match.setup.seats):
        if is_automa(who):
            continue
        due, turns = DueNotes(game, seat, notes), match.turn_starts()
        for at, entry in enumerate(match.entries[: match.now]):
            view = game.view(match.states[at], seat)
            if entry.seat == seat and pending_choice(view, seat) is not None:
                note = due.due_note(view, turns[at])
                if note is not None and _there(game, note, view, seat):
                    yield note.id
            after = game.view(match.states[at + 1], seat)
            due.happened([beat.event for beat in match.beats(at)], after)


def _there(game: AnyGame, note: Note, view: State, seat: int) -> bool:
    layout = game.table.layout(view, seat)
    keys = {zone.key for zone in layout.zones} | {piece.key for piece in layout.pieces}
    return set(note.point) <= keys
