"""Who may sit where: the keys of the seats of a room, stored as hashes only, and its invite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabletop.session.player_names import clean_name
from tabletop.together.invite import hash_of, matches


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

    @property
    def opener(self) -> int:
        """The seat of the person who came first; -1 if nobody has come yet."""
        return next(iter(self.taken), -1)

    def opens(self, key: str, invite: str) -> bool:
        """Return True if this key or invite opens a seat. Takes as long either way."""
        known, right = self.seat_of(key) is not None, matches(invite, self.invite)
        return known or (right and not self.complete)

    def seat_of(self, key: str) -> int | None:
        """Return the seat that a key opens; None if it opens none. Takes as long either way."""
        found = None
        for seat, (known, _) in self.taken.items():
            if matches(key, known):
                found = seat
        return found

    def take(self, key: str, invite: str, name: str) -> int | None:
        """Give a free seat to a new key if the invite is right, and return it; None if there is none."""
        right = matches(invite, self.invite)
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
