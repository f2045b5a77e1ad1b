"""Who may sit where: the keys of the seats of a room, stored as hashes only, and its invite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabletop.engine.text import translate
from tabletop.session.player_names import clean_name
from tabletop.together.invite import hash_of, matches, new_token
from tabletop.together.room_requests import RefusalError

_NOT_OPENER = translate("room", "Only the person who came first can do that.")
MOST_SALTS = 200
"""Maximum number of salts of a room: of all who have come, also of those who have left again."""

Taken = dict[int, tuple[bytes, str]]
"""By seat the hash of its key and the name of its person."""


@dataclass
class SeatKeys:
    """The keys of a room's seats.

    Attributes:
        seats: The seats of persons.
        invite: The hash of the invite's token.
        taken: Who has taken which seat.
        store: Called with a change of them and of the salts, before anybody hears of it; what it raises lets
            the change fail.
        salts: The salts of all who have come, in that order. They stay when somebody leaves, as the host has
            committed itself to them.
        store_invite: As `store`, called with the hash of another token.
    """

    seats: Sequence[int]
    invite: bytes
    taken: Taken = field(default_factory=dict)
    store: Callable[[Taken, tuple[str, ...]], object] = lambda _taken, _salts: None
    salts: tuple[str, ...] = ()
    store_invite: Callable[[bytes], object] = lambda _invite: None

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

    def check_opener(self, seat: int) -> None:
        """Raise RefusalError if this is not the seat of the person who came first."""
        if seat != self.opener:
            raise RefusalError("opener", _NOT_OPENER)

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

    def take(self, key: str, invite: str, name: str, salt: str = "", wish: int = -1) -> int | None:
        """Give a free seat to a new key if the invite is right, and return it; None if there is none.

        `wish`: the seat to be given if it is free.
        """
        right = matches(invite, self.invite)
        free = [seat for seat in self.seats if seat not in self.taken]
        salts = (*self.salts, salt) if salt else self.salts
        if not right or not free or len(salts) > MOST_SALTS:
            return None
        seat = wish if wish in free else free[0]
        self._store({**self.taken, seat: (hash_of(key), clean_name(name))}, salts)
        return seat

    def free(self, seat: int) -> None:
        """Forget the key and the name of a seat."""
        taken = {each: known for each, known in self.taken.items() if each != seat}
        self._store(taken, self.salts)

    def renew_invite(self) -> str:
        """Return the token of a new invite; the one before opens nothing any more."""
        token = new_token()
        self.store_invite(hash_of(token))
        self.invite = hash_of(token)
        return token

    def _store(self, taken: Taken, salts: tuple[str, ...]) -> None:
        self.store(taken, salts)
        self.taken, self.salts = taken, salts
