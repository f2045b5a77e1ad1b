"""What an event brings somebody, where that is worth a moment at the table: seen on it, and heard."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, translate

if TYPE_CHECKING:
    from tabletop.engine.game import Game, LogLine
    from tabletop.engine.rules import Event

Sound = Literal["pay", "gain", "close"]
"""What is heard: money or points come in; something is won; a thing is complete, and shown large."""

DOLLARS = translate("engine", "+$%n", "money that comes in", 1)
"""The unit of games that are played for dollars."""


@frozen
class Reward:
    """A payout, an award, or a thing that is complete. The line of the log says what it is for.

    `seat`: whose it is; -1: nobody's. `unit`: the words for so many ("+$%n", "+%n VP"), and `amount`: how
    many; what one turn brings a seat in one unit is added up. NONE: there is nothing to count.
    `purse`: where it goes, and `source`: whence it comes: keys of pieces or zones, of which the first that
    lies on the table is meant. `large`: the key of the piece or zone that is shown large; "": none is.
    """

    seat: int
    sound: Sound
    unit: Text = NO_TEXT
    amount: int = 0
    purse: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    large: str = ""


def log_line_for(game: Game[Any], event: Event, seat: int) -> LogLine | None:
    """An event as the seat that looks may read it, with what it brings somebody."""
    line, reward = game.log(event, seat), game.reward(event)
    return line if line is None or reward is None else replace(line, reward=reward)
