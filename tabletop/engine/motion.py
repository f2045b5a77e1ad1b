"""How pieces move when something happens: the gestures that a game's table names for its events.

A motion says what a film looks like on its way, never where pieces end: that is the layout's. A window
without motion shows the layouts alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Motion:
    """A gesture, and how long it takes at usual speed.

    Attributes:
        seconds: The time of the event's frame.
        later: The same from the fourth event of its kind in an animation on; 0: as before.
        sound: The name of the sound; "" if the pieces that move decide it.
        source: The key of the piece or zone that new pieces come out of; "" if they come from an identical
            pile, or appear where they lie.
        shakes: True if the source is a piece that shakes meanwhile.
    """

    seconds: float
    later: float = 0.0
    sound: str = ""
    source: str = field(default="", kw_only=True)
    shakes: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Fly(Motion):
    """What moves rises on its way.

    Attributes:
        arc: By how many millimetres.
        coins: The field of the event that says how many coins fly to the purse; "" for one.
    """

    arc: float = 20.0
    coins: str = ""


@dataclass(frozen=True, slots=True)
class Tumble(Motion):
    """Dice bounce and show other sides before they lie.

    Attributes:
        side: The attribute of a die's face that says which side is up.
        sides: Its values.
    """

    side: str = "pips"
    sides: tuple[int, ...] = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class TurnOver(Motion):
    """What changes its face is turned over.

    Attributes:
        by: The attribute of a piece's face that decides the order if events of this kind follow one
            another: the lowest first, equal ones together; "" for the order of the events.
    """

    by: str = ""


@dataclass(frozen=True, slots=True)
class CountUp(Motion):
    """The sum that a seat gains counts up.

    Attributes:
        of: The attribute of a piece's face with an entry for each seat, the seat and its numbers: these
            count up from 0, the last entry first; "" if no face counts.
        boards: The beginning of the keys of printed zones whose numbers count up from 0; "" for none.
        numbers: The attributes of their faces with these numbers.
        counted: The beginnings of the keys of a zone and of the pieces in it that rise one after another, as
            they are counted; empty if none do.
    """

    of: str = ""
    boards: str = ""
    numbers: tuple[str, ...] = ()
    counted: tuple[str, str] | tuple[()] = ()


@dataclass(frozen=True, slots=True)
class Deal(Motion):
    """What moves comes one after another.

    Attributes:
        each: The seconds between one and the next.
        halves: True if what is new or changed is a shuffled pile: two halves slide into it.
        around: True if each other seat is dealt as much at the same time, card by card.
    """

    each: float = 0.07
    halves: bool = False
    around: bool = False


def check_motions(motions: Mapping[str, Motion], events: Mapping[str, Collection[str]], game: str) -> None:
    """Check that a table names motions for events that its game has.

    Args:
        motions: The motions by the event's name as in files ("tile_laid").
        events: The fields of each event by its name.
        game: The game, for the message.

    Raises:
        ValueError: An event or its field does not exist; the message names the motion and the event.
    """
    for name, motion in motions.items():
        kind = type(motion).__name__
        if name not in events:
            raise ValueError(
                f"{game}: the table names the motion {kind} for “{name}”, and there is no such event"
            )
        if isinstance(motion, Fly) and motion.coins and motion.coins not in events[name]:
            raise ValueError(
                f"{game}: the motion {kind} of “{name}” counts “{motion.coins}”, which it does not have"
            )
