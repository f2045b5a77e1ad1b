"""From beats to pictures: how long each stays, what it sounds like, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tabletop.engine.match import PERSON, Line, Match
from tabletop.engine.rules import Beat, Said
from tabletop.engine.table import Layout
from tabletop.ui.words import say

OWN_MS, OTHERS_MS = 200, 600
"""How long a beat lasts at speed 1: the player's own, and an opponent's."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a film: where all lies, for how long, with which sound, and what is announced."""

    layout: Layout
    ms: int
    sound: str
    words: str
    seat: int
    reason: bool = False
    rule: str = ""


class Director:
    """Makes the films of one match for a pair of eyes."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.own_speed, self.others_speed = 1.0, 1.0

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        seats = self.match.setup.seats
        return 0 <= seat < len(seats) and seats[seat] == PERSON

    def frames(self, beats: Iterable[Beat], actor: int, eyes: int) -> list[Frame]:
        """The film of an action by a seat: a picture for each beat, with its words if there are any."""
        game, made, seat = self.match.game, [], actor
        for beat in beats:
            line = game.log(beat.event, eyes)
            if line is not None and line.seat >= 0:
                seat = line.seat
            layout = game.table.lay(game.view(beat.state, eyes), eyes)
            made.append(self._frame(beat, line, layout, seat))
        return made

    def _frame(self, beat: Beat, line: Line | None, layout: Layout, seat: int) -> Frame:
        own = self.is_person(seat)
        speed = self.own_speed if own else self.others_speed
        ms = round((OWN_MS if own else OTHERS_MS) / speed) if speed else 0
        words = say(line.text) if line else ""
        return Frame(
            layout=layout,
            ms=ms,
            sound=sound(beat),
            words=words,
            seat=seat,
            reason=isinstance(beat.event, Said),
            rule=line.rule if line else "",
        )


def sound(beat: Beat) -> str:
    """The name of a beat's sound: each has one meaning."""
    return str(getattr(type(beat.event), "sound", ""))
