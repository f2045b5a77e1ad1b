"""Who may sit where: the keys of the seats of a room, stored as hashes only, and its invite."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from tabletop.session.player_names import clean_name


def hash_of(secret: str) -> bytes:
    """Return the SHA-256 of a key or token, which is all that a host stores of it."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def new_token() -> str:
    """Return a new invite token of 128 bits."""
    return secrets.token_urlsafe(16)


def new_key() -> str:
    """Return a new seat key of 256 bits."""
    return secrets.token_urlsafe(32)


@dataclass
class SeatKeys:
    """The keys of a room's seats.

    Attributes:
        seats: The seats of persons.
        invite: The hash of the invite's token.
        taken: By seat the hash of its key and the name of its person.
        store: Called with a change before anybody hears of it; what it raises lets the change fail.
    """

    seats: Sequence[int]
    invite: bytes
    taken: dict[int, tuple[bytes, str]] = field(default_factory=dict)
    store: Callable[[dict[int, tuple[bytes, str]]], object] = lambda _taken: None

    @property
    def complete(self) -> bool:
        """True if every seat of a person is taken."""
        return set(self.taken) == set(self.seats)

    def person_at(self, seat: int) -> str:
        """Return the name of the person at a seat; "" if the seat is free."""
        return self.taken[seat][1] if seat in self.taken else ""

    def seat_of(self, key: str) -> int | None:
        """Return the seat that a key opens; None if it opens none. Takes as long either way."""
        given, found = hash_of(key), None
        for seat, (known, _) in self.taken.items():
            if hmac.compare_digest(known, given):
                found = seat
        return found

    def take(self, key: str, invite: str, name: str) -> int | None:
        """Give a free seat to a new key if the invite is right, and return it; None if there is none."""
        right = hmac.compare_digest(hash_of(invite), self.invite)
        free = [seat for seat in self.seats if seat not in self.taken]
        if not right or not free:
            return None
        self._store({**self.taken, free[0]: (hash_of(key), clean_name(name))})
        return free[0]

    def free(self, seat: int) -> None:
        """Forget the key and the name of a seat."""
        self._store({each: known for each, known in self.taken.items() if each != seat})

    def _store(self, taken: dict[int, tuple[bytes, str]]) -> None:
        self.store(taken)
        self.taken = taken
