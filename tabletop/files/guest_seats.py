"""The seats that persons of this program have in rooms elsewhere: one file, so that they are found again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from annotated_types import MaxLen
from pydantic import ValidationError

from tabletop.engine.rules import Data
from tabletop.engine.text import Text, english, translate
from tabletop.files import paths, whole_files
from tabletop.files.codec import adapter
from tabletop.files.damage import free_name

_LARGEST = 1_000_000
"""Maximum size of the file, in bytes."""
_MOST = 500
"""Maximum number of seats that are kept; the oldest go."""
_DAMAGED = translate(
    "files", "{file} was damaged. It is kept as “{aside}”; the seats in it aren't known here."
)
_UNREADABLE = translate(
    "files", "{file} can't be read ({detail}), so your seats in other rooms aren't known."
)
_UNWRITABLE = translate(
    "files", "{file} can't be written ({detail}), so your seat would be lost. Nothing was sent."
)
_Word = Annotated[str, MaxLen(400)]


class SeatsError(Exception):
    """The file cannot be written; `text` is the message for the player."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(english(text))


@dataclass(frozen=True, slots=True)
class GuestSeat(Data):
    """A seat in a room.

    Attributes:
        invite: The invite by which the room is reached.
        key: The key of the seat, which nobody else has.
        game: The id of the game.
        name: What the person called themselves.
        host: The name of the host's owner; "" if it is not known.
        opener: True if this person has opened the room.
        commitment: The host's commitment to its shuffle, from before the salt; "" if it gave none.
        salts: How many salts of earlier guests that is about.
        salt: The person's own salt for the shuffle.
        seen: How many moments of the match this person has been shown.
        hosts: The tickets of all hosts that share the room; none if there is but the one of the invite.
    """

    invite: _Word
    key: _Word
    game: _Word
    name: _Word
    host: _Word = ""
    opener: bool = False
    commitment: _Word = ""
    salts: int = 0
    salt: _Word = ""
    seen: int = 0
    hosts: Annotated[tuple[_Word, ...], MaxLen(100)] = ()


@dataclass(frozen=True, slots=True)
class _File(Data):
    seats: Annotated[tuple[GuestSeat, ...], MaxLen(10_000)]


class GuestSeats:
    """The seats in the file, the newest first. Only its owner may read the file, as keys are in it.

    Args:
        path: The file; None: the usual one. It need not exist.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = paths.guest_seats() if path is None else path
        self.trouble: Text | None = None
        """What was wrong with the file, for the player; None if nothing was."""
        self.seats = self._read()

    def _read(self) -> tuple[GuestSeat, ...]:
        try:
            return adapter(_File).validate_json(whole_files.read(self._path, _LARGEST)).seats
        except FileNotFoundError:
            return ()
        except OSError as error:
            self.trouble = _UNREADABLE.fill(file=self._path.name, detail=error.strerror or str(error))
        except (ValidationError, ValueError):
            aside = free_name(self._path)
            self._path.rename(aside)
            self.trouble = _DAMAGED.fill(file=self._path.name, aside=aside.name)
        return ()

    def remember(self, seat: GuestSeat) -> None:
        """Add a seat, or replace the one with the same key.

        Raises:
            SeatsError: The file cannot be written.
        """
        self._write((seat, *(each for each in self.seats if each.key != seat.key))[:_MOST])

    def remove_seat(self, key: str) -> None:
        """Forget the seat with this key.

        Raises:
            SeatsError: The file cannot be written.
        """
        self._write(tuple(each for each in self.seats if each.key != key))

    def _write(self, seats: tuple[GuestSeat, ...]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            whole_files.replace(self._path, adapter(_File).dump_json(_File(seats)).decode() + "\n")
            self._path.chmod(0o600)
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise SeatsError(_UNWRITABLE.fill(file=self._path.name, detail=detail)) from error
        self.seats = seats
