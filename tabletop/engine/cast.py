"""The cast: nine characters that give the bots a name and a face.

A member of the cast sits at a seat as "<id>:<level>" and plays like the bot of that level.
"""

from __future__ import annotations

from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate

CAST_LEVELS = ("easy", "normal", "hard")
"""The bot levels at which the cast plays, weakest first."""


@frozen
class Member:
    """A member of the cast.

    Attributes:
        id: The first part of its word in `Setup.seats`.
        name: Its proper name, the same in every language.
        role: Who it is: "the builder".
        habit: What it is known for, as a sentence.
        level: The level at which it plays unless another is chosen.
    """

    id: str
    name: str
    role: Text
    habit: Text
    level: str

    @property
    def seat_value(self) -> str:
        """Its value in `Setup.seats` at its own level."""
        return f"{self.id}:{self.level}"


CAST = (
    Member(
        "pip", "Pip", translate("cast", "the apprentice"), translate("cast", "Plays what shines."), "easy"
    ),
    Member(
        "bram",
        "Bram",
        translate("cast", "the builder"),
        translate("cast", "Builds first, counts later."),
        "easy",
    ),
    Member(
        "mara",
        "Mara",
        translate("cast", "the bargain hunter"),
        translate("cast", "Never pays the full price."),
        "normal",
    ),
    Member(
        "tam",
        "Old Tam",
        translate("cast", "the hoarder"),
        translate("cast", "Keeps more than he needs."),
        "normal",
    ),
    Member(
        "ilse",
        "Ilse",
        translate("cast", "the racer"),
        translate("cast", "Wants the end before you."),
        "normal",
    ),
    Member(
        "luz",
        "Doña Luz",
        translate("cast", "the investor"),
        translate("cast", "Sows early, reaps late."),
        "normal",
    ),
    Member(
        "ndidi", "Ndidi", translate("cast", "the risk taker"), translate("cast", "Likes a long shot."), "hard"
    ),
    Member(
        "salma", "Salma", translate("cast", "the spoiler"), translate("cast", "Takes what you want."), "hard"
    ),
    Member(
        "jun", "Jun", translate("cast", "the planner"), translate("cast", "Looks a round further."), "hard"
    ),
)
_BY_ID = {member.id: member for member in CAST}
WORDS = tuple(f"{member.id}:{level}" for member in CAST for level in CAST_LEVELS)
"""Every value of `Setup.seats` that seats a member of the cast."""


def member_of(who: str) -> Member | None:
    """Return the member of the cast that a value of `Setup.seats` names; None for anybody else.

    >>> member_of("mara:normal").name, member_of("normal"), member_of("angler:normal")
    ('Mara', None, None)
    """
    return _BY_ID[who.partition(":")[0]] if who in WORDS else None


def plain_seat(who: str) -> str:
    """Return a value of `Setup.seats` with the level alone in the place of a member of the cast.

    >>> plain_seat("mara:hard"), plain_seat("easy"), plain_seat("angler:normal")
    ('hard', 'easy', 'angler:normal')
    """
    return who.partition(":")[2] if who in WORDS else who


def seat_cast(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return values of `Setup.seats` with a member of the cast, who has a name, in the place of plain bots.

    Each plays at the level of the bot. Levels at which the cast does not play stay as they are.

    >>> seat_cast(("person", "normal", "mara:hard", "normal", "greedy"))
    ('person', 'tam:normal', 'mara:hard', 'ilse:normal', 'greedy')
    """
    free = [member for member in CAST if not any(member_of(who) is member for who in seats)]
    named = []
    for who in seats:
        if who in CAST_LEVELS and free:
            member = min(free, key=lambda each: each.level != who)
            free.remove(member)
            named.append(f"{member.id}:{who}")
        else:
            named.append(who)
    return tuple(named)


def is_automa(who: str) -> bool:
    """Return True if a value of `Setup.seats` is a rule book's own opponent.

    >>> is_automa("angler:normal"), is_automa("mara:normal"), is_automa("person")
    (True, False, False)
    """
    return ":" in plain_seat(who)


def shown_names(seats: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the name of each seat: the typed one, else that of its member of the cast, else "".

    >>> shown_names(("person", "mara:normal", "easy"), ("Ann",))
    ('Ann', 'Mara', '')
    """
    typed = (*names, *("" for _ in seats))
    cast = (member.name if (member := member_of(who)) else "" for who in seats)
    return tuple(own or name for own, name in zip(typed, cast, strict=False))


def known_seat(who: str, automata: tuple[str, ...]) -> str:
    """Return a value of `Setup.seats`, or its level if it names a member of the cast that is not known here.

    Args:
        who: The value, perhaps written by a later version of the program.
        automata: The ids of the game's automata.

    >>> known_seat("zoe:hard", ("angler",)), known_seat("angler:normal", ("angler",))
    ('hard', 'angler:normal')
    """
    name, _, level = who.partition(":")
    stranger = level in CAST_LEVELS and who not in WORDS and name not in automata
    return level if stranger and name.isidentifier() else who
