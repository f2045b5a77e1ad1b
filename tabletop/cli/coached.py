"""The coach at the terminal: notes when something first comes up, and a second thought before a move."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from tabletop.cli.printed import say
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Beat, Choice, Simultaneous
from tabletop.engine.text import Text
from tabletop.files import notes as files
from tabletop.files.coached import Coached, Spoken
from tabletop.files.library import Library
from tabletop.lessons.notes import DueNotes
from tabletop.opponents.coaching import OFF, SWINGS, second_best, too_much
from tabletop.session.coach import MOST, SecondThought

LEVELS = (OFF, *SWINGS)
"""How strict it can be."""


class TextCoach:
    """Sits beside the persons of one match, and prints what it has to say.

    It is the coach of the window in lines: by the same notes, measures and limits, and kept with the match.
    """

    def __init__(self, match: Match[Any], library: Library, number: int, level: str = "") -> None:
        """`level`: how strict it is from now on; "": as it was in this match."""
        self._match, self._library, self._number = match, library, number
        known = (library.coached(number) if number else None) or Coached(OFF)
        self.told = replace(known, level=level) if level else known
        self._due: dict[int, DueNotes] = {}
        self._was: tuple[int, int] | None = None
        self._turn = 0
        """After how many actions the turn began in which something was done last."""
        self._doubted: Action | None = None
        """The move about which it has asked to think again."""
        if level:
            self._keep()

    @property
    def on(self) -> bool:
        """Whether it is there."""
        return self.told.level in SWINGS

    def _keep(self) -> None:
        if self._number:
            self._library.coach(self._number, self.told)

    def _now(self, seat: int) -> int:
        """After how many actions the turn began in which this seat acts now."""
        game, match = self._match.game, self._match
        now = seat, game.leg(match.state)
        if now != self._was:
            self._was, self._turn = now, match.now
        return self._turn

    # Notes

    def acts(self) -> None:
        """Whoever is asked is about to act."""
        if (step := self._match.choice) is not None:
            self._now(step.seat)
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
        note = due.asked(view, self._now(step.seat)) if due is not None else None
        if note is None:
            return ""
        self.told = replace(self.told, notes=(*self.told.notes, note.id))
        self._keep()
        words = say(Text(f"{self._match.game.id}.{files.CHAPTER}", note.text)).replace("**", "")
        return f"The coach: {words} [{note.rule}]"

    def _due_for(self, seat: int) -> DueNotes | None:
        """The notes that this seat has not been told yet; None where the game has none."""
        notes = files.load(self._match.game.id)
        if notes is not None and seat not in self._due:
            ever = self._library.noted(self._match.game.id)
            known = {note.id for note in notes.note if note.once == "ever" and note.id in ever}
            self._due[seat] = DueNotes(self._match.game, seat, notes.note, {*known, *self.told.notes})
        return self._due.get(seat)

    # Second thoughts

    def doubts(self, step: Choice, action: Action, seed: int) -> str:
        """Why to think again before this is played; "": it is let pass. What is tried again is let pass."""
        match, told = self._match, self.told
        if action == self._doubted:
            told = replace(told, spoken=(*told.spoken[:-1], replace(told.spoken[-1], played=True)))
            self.told = told
            self._keep()
            return ""
        if not self.on or isinstance(match.state.flow[-1], Simultaneous) or len(match.legal()) < 2:
            return ""
        turn = self._now(step.seat)
        full = len(told.spoken) >= MOST.get(told.level, len(told.spoken) + 1)
        if full or any(each.turn == turn for each in told.spoken):
            return ""
        view = match.game.view(match.state, step.seat)
        held = second_best(match.game, view, step.seat, action, Random(seed))  # noqa: S311  of a game
        if held is None or not too_much(
            match.game, match.setup, view, step.seat, match.now, held, told.level
        ):
            return ""
        self._doubted = action
        self.told = replace(told, spoken=(*told.spoken, Spoken(match.now, turn)))
        self._keep()
        return _words(SecondThought(action, held.rated[1]))


def _words(second: SecondThought) -> str:
    """What the coach says of a move that gives much away."""
    words = f"The coach: about {round(second.lost)} points less than the best move."
    if second.reason is not None:
        how = "Most of it" if second.main else "Among other things"
        words = f"{words} {how}: {say(second.reason.title)} [{second.reason.rule}]."
    return f"{words}\n  Choose again, or the same once more to play it; “hint” tells why."
