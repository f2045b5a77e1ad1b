"""The coach at the terminal: notes when something first comes up, and a second thought before a move."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from tabletop.cli.output import counted, say
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Beat, Choice, Simultaneous
from tabletop.engine.text import Text
from tabletop.files import coach_notes as files
from tabletop.files.coach_history import Coached
from tabletop.files.library import Library, LibraryError
from tabletop.lessons.notes import DueNotes, due_notes
from tabletop.opponents.blunders import OFF, SWINGS, is_blunder, second_best
from tabletop.session.coach import SecondThought, may_speak


class TextCoach:
    """Sits beside the persons of one match, and prints what it has to say.

    It is the coach of the window in lines: by the same notes, measures and limits, and kept with the match.
    """

    def __init__(self, match: Match[Any], library: Library, number: int, level: str) -> None:
        """`level`: how strict it is from now on; "": as it was in this match."""
        self._match, self._library, self._number = match, library, number
        known: Coached | None = None
        with suppress(LibraryError):
            known = library.coached(number)
        self.told = known or Coached(OFF)
        self._due: dict[int, DueNotes | None] = {}
        self._doubted: Action | None = None
        """The move about which it has asked to think again."""
        if level:
            self._keep(replace(self.told, level=level))

    @property
    def on(self) -> bool:
        """Whether it is there."""
        return self.told.level in SWINGS

    def _keep(self, told: Coached) -> None:
        self.told = told
        if self._number:
            with suppress(LibraryError):  # play goes on, and the next move that cannot be kept tells why
                self._library.coach(self._number, told)

    # Notes

    def acts(self) -> None:
        """Whoever is asked is about to act."""
        self._doubted = None

    def happened(self, beats: list[Beat], persons: list[int]) -> None:
        """Take in what came of it, as each person sees it."""
        for seat in persons if self.on else ():
            if (due := self._due_for(seat)) is not None:
                view = self._match.game.view(self._match.state, seat)
                due.happened([beat.event for beat in beats], view)

    def note(self, step: Choice, view: Any) -> str:
        """What is to be told of the game where this is asked; "": nothing is new."""
        due = self._due_for(step.seat) if self.on else None
        turn = self._match.turn_start(step.seat)
        if due is None or self.told.has_spoken(turn) or (note := due.due_note(view, turn)) is None:
            return ""
        self._keep(self.told.with_note(note.id))
        words = say(Text(f"{self._match.game.id}.{files.CHAPTER}", note.text)).replace("**", "")
        return f"The coach: {words} [{note.rule}]"

    def _due_for(self, seat: int) -> DueNotes | None:
        """The notes that this seat has not been told yet; None where the game has none."""
        if seat not in self._due:
            game, ever = self._match.game, set[str]()
            with suppress(LibraryError):
                ever = self._library.shown_notes(game.id)
            self._due[seat] = due_notes(game, seat, ever, self.told.notes)
        return self._due[seat]

    # Second thoughts

    def doubts(self, step: Choice, action: Action, seed: int) -> str:
        """Why to think again before this is played; "": it is let pass. What is tried again is let pass."""
        match, told = self._match, self.told
        if action == self._doubted:
            self._keep(told.with_played())
            return ""
        if not self.on or isinstance(match.state.flow[-1], Simultaneous) or len(match.legal_actions()) < 2:
            return ""
        turn = match.turn_start(step.seat)
        if not may_speak(told, told.level, turn):
            return ""
        view = match.game.view(match.state, step.seat)
        held = second_best(match.game, view, step.seat, action, Random(seed))  # noqa: S311  of a game
        if held is None or not is_blunder(
            match.game, match.setup, view, step.seat, match.now, held, told.level
        ):
            return ""
        self._doubted = action
        self._keep(told.with_spoken(match.now, turn))
        return _words(SecondThought(action, held.rated[1]))


def _words(second: SecondThought) -> str:
    """What the coach says of a move that gives much away."""
    words = f"The coach: about {counted(round(second.lost), 'point')} less than the best move."
    if second.reason is not None:
        how = "Most of it" if second.main else "Among other things"
        words = f"{words} {how}: {say(second.reason.title)} [{second.reason.rule}]."
    return f"{words}\n  Choose again, or the same once more to play it; “hint” tells why."
