"""The coach in the terminal: notes on what is new, and a warning before a bad move."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

from tabletop.cli.output import counted, say
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, AnyChoice, Beat, Simultaneous, State
from tabletop.engine.text import Text
from tabletop.files import coach_notes as files
from tabletop.files.coach_history import Coached
from tabletop.files.library import Library, LibraryError
from tabletop.lessons.notes import DueNotes, due_notes
from tabletop.opponents.blunders import OFF, SWINGS, is_blunder, second_best
from tabletop.session.coach import SecondThought, may_speak


class TextCoach:
    """The coach of the persons in one match; it prints text.

    It uses the same notes, measures and limits as the window's coach, and is stored with the match.
    """

    def __init__(self, match: AnyMatch, library: Library, number: int, level: str) -> None:
        """Set up the coach; `level` is its strictness from now on, "" for that stored with the match."""
        self._match, self._library, self._number = match, library, number
        known: Coached | None = None
        with suppress(LibraryError):
            known = library.coached(number)
        self.history = known or Coached(OFF)
        self._due: dict[int, DueNotes | None] = {}
        self._doubted: Action | None = None
        """The move about which it has warned."""
        if level:
            self._keep(replace(self.history, level=level))

    @property
    def on(self) -> bool:
        """True if it is active."""
        return self.history.level in SWINGS

    def _keep(self, coached: Coached) -> None:
        self.history = coached
        if self._number:
            with suppress(LibraryError):  # play goes on; the next move that cannot be stored says why
                self._library.coach(self._number, coached)

    # Notes

    def acts(self) -> None:
        """Forget the last warning: somebody is about to act."""
        self._doubted = None

    def happened(self, beats: list[Beat], persons: list[int]) -> None:
        """Record the events, as each person sees them."""
        for seat in persons if self.on else ():
            if (due := self._due_for(seat)) is not None:
                view = self._match.game.view(self._match.state, seat)
                due.happened([beat.event for beat in beats], view)

    def note_text(self, step: AnyChoice, view: State) -> str:
        """Return the note to print at this decision; "" if there is none."""
        due = self._due_for(step.seat) if self.on else None
        turn = self._match.turn_start(step.seat)
        if due is None or self.history.has_spoken(turn) or (note := due.due_note(view, turn)) is None:
            return ""
        self._keep(self.history.with_note(note.id))
        words = say(Text(f"{self._match.game.id}.{files.CHAPTER}", note.text)).replace("**", "")
        return f"The coach: {words} [{note.rule}]"

    def _due_for(self, seat: int) -> DueNotes | None:
        """Return the notes that this seat has not been shown yet; None if the game has none."""
        if seat not in self._due:
            game, ever = self._match.game, set[str]()
            with suppress(LibraryError):
                ever = self._library.shown_notes(game.id)
            self._due[seat] = due_notes(game, seat, ever, self.history.notes)
        return self._due[seat]

    # Second thoughts

    def doubts(self, step: AnyChoice, action: Action, seed: int) -> str:
        """Return a warning before this move is played; "" if there is none. A repeated move passes."""
        match, coached = self._match, self.history
        if action == self._doubted:
            self._keep(coached.with_played())
            return ""
        if not self.on or isinstance(match.state.flow[-1], Simultaneous) or len(match.legal_actions()) < 2:
            return ""
        turn = match.turn_start(step.seat)
        if not may_speak(coached, coached.level, turn):
            return ""
        view = match.game.view(match.state, step.seat)
        held = second_best(match.game, view, step.seat, action, Random(seed))  # noqa: S311  of a game
        if held is None or not is_blunder(
            match.game, match.setup, view, step.seat, match.now, held, coached.level
        ):
            return ""
        self._doubted = action
        self._keep(coached.with_spoken(match.now, turn))
        names = match.game.seat_texts(match.setup)
        return _words(SecondThought(action, held.rated[1]), step.seat, names)


def _words(second: SecondThought, seat: int, names: Sequence[Text]) -> str:
    """Return the warning for a move that gives much away."""
    words = f"The coach: about {counted(round(second.lost), 'point')} less than the best move."
    happens = [say(text) for text in second.happens(seat, names)]
    if second.other.consequences:
        happens.insert(0, "With the best move:")
    words = " ".join((words, *happens))
    return f"{words}\n  Choose again, or the same once more to play it; “hint” tells why."
