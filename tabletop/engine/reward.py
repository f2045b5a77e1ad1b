"""Rewards: what an event brings a seat, where the table animates it and plays a sound."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, translate

Sound = Literal["pay", "gain", "close"]
"""Which sound is played: money or points come in; something is won; something is complete."""

DOLLARS = translate("engine", "+$%n", "money that comes in", 1)
"""The unit of games whose points are dollars."""


@frozen
class Reward:
    """A payment, an award or a completed component that the table animates. The log line says what it is for.

    Attributes:
        seat: Who gets it; -1 for nobody.
        sound: The sound that is played.
        unit: The words for an amount ("+$%n", "+%n VP"); NO_TEXT if there is nothing to count. Amounts of
            one unit that a seat gets in one turn are added up.
        amount: How many units.
        purse: Where it goes: keys of pieces or zones; the first one that is on the table counts.
        source: Where it comes from, likewise.
        large: The key of the piece or zone that is shown enlarged; "" for none.
    """

    seat: int
    sound: Sound
    unit: Text = NO_TEXT
    amount: int = 0
    purse: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    large: str = ""
