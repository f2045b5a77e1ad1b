"""The written form of a setup, in records, in the library and in the settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from annotated_types import Ge, Le, MaxLen

from tabletop.engine.game import Setup
from tabletop.engine.rules import Data
from tabletop.files.documents import Document

_MOST = (1 << 63) - 1
Word = Annotated[str, MaxLen(200)]
Seed = Annotated[int, Ge(-_MOST - 1), Le(_MOST)]
_LONGEST = 4000
"""Maximum length of a text in the settings or a setup, in characters."""
SEATS = 20
"""Maximum number of seats; no game has as many."""


@dataclass(frozen=True, slots=True)
class Seats(Data):
    """The written form of a setup; see `engine.game.Setup`."""

    seed: Seed
    seats: Annotated[tuple[Word, ...], MaxLen(SEATS)]
    options: Annotated[dict[Word, Word], MaxLen(200)] = field(default_factory=dict)
    names: Annotated[tuple[Word, ...], MaxLen(SEATS)] = ()
    seat_options: Annotated[tuple[dict[Word, Word], ...], MaxLen(SEATS)] = ()
    streams: bool = False

    def setup(self) -> Setup:
        """Return the setup in this form."""
        chosen = tuple(tuple(each.items()) for each in self.seat_options)
        return Setup(self.seed, self.seats, tuple(self.options.items()), self.names, chosen, self.streams)

    @classmethod
    def of(cls, setup: Setup) -> Seats:
        """Return the written form of a setup."""
        chosen = tuple(dict(each) for each in setup.seat_options)
        own = chosen if any(chosen) else ()
        return cls(setup.seed, setup.seats, dict(setup.options), setup.names, own, setup.streams)

    def document(self) -> Document:
        """Return the form as JSON values, without defaults."""
        written = {"seed": self.seed, "seats": list(self.seats), "options": self.options}
        written |= {"names": list(self.names), "seat_options": list(self.seat_options)}
        written |= {"streams": self.streams}
        return {key: value for key, value in written.items() if value or key in ("seed", "seats")}


def read(given: Any) -> Setup | None:
    """Return the setup in JSON values; None if they are not valid.

    Does not use pydantic, as the first window waits for the settings. Older settings have lists of pairs
    instead of objects.

    >>> read({"seed": 5, "seats": ["person", "easy"]}).seats
    ('person', 'easy')
    >>> read({"seed": "5", "seats": []}) is None
    True
    """
    try:
        found = Seats(
            given["seed"],
            tuple(given["seats"]),
            dict(given.get("options", ())),
            tuple(given.get("names", ())),
            tuple(dict(own) for own in given.get("seat_options", ())),
            bool(given.get("streams")),
        )
    except (AttributeError, LookupError, TypeError, ValueError):
        return None
    listed = (found.options, *found.seat_options)
    words = (*found.seats, *found.names, *(word for own in listed for pair in own.items() for word in pair))
    sound = type(found.seed) is int and abs(found.seed) <= _MOST and len(found.seats) <= SEATS
    return found.setup() if sound and all(map(is_word, words)) else None


def is_word(value: Any) -> bool:
    r"""Return True if the value is a string of at most LONGEST characters without lone surrogates.

    >>> is_word("Anna"), is_word(5), is_word("\ud800")
    (True, False, False)
    """
    if not isinstance(value, str) or len(value) > _LONGEST:
        return False
    return not any("\ud800" <= sign <= "\udfff" for sign in value)
