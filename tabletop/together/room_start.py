"""What is agreed before the match of a room begins: the seats, their persons, and the shuffle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tabletop.engine.cast import seat_cast
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.setups import refuse_setup
from tabletop.files.documents import Document
from tabletop.files.schema import LibraryError
from tabletop.session.fair import ShuffleProof, commitment, shuffle_seed
from tabletop.session.local import LocalSession
from tabletop.session.views import human_seats
from tabletop.together.room_requests import UNSAVED, RefusalError
from tabletop.together.seat_keys import SeatKeys

_BOT = "normal"
"""The level of the bot that takes a seat for which nobody has come."""


class RoomStart:
    """The setup of a room until its match begins, and its beginning.

    Args:
        game: The game.
        setup: The setup; the names of the persons are filled in when the match begins.
        keys: Who may sit where.
        deal: Begins the match of a setup, or goes on with the one that was begun before.
        store_setup: Called with a changed setup before anybody hears of it; what it raises lets the change
            fail.
        secret: The host's secret for the shuffle; "" to shuffle by the seed of the setup.
        begun: True if the match has begun before.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        keys: SeatKeys,
        deal: Callable[[Setup], LocalSession],
        store_setup: Callable[[Setup], object],
        secret: str,
        *,
        begun: bool,
    ) -> None:
        self.begun = begun
        """True if the match has begun; then no salt counts any more, and seats may be free again."""
        self.setup, self._game, self._keys, self._secret = setup, game, keys, secret
        self._deal, self._store_setup = deal, store_setup

    @property
    def proof(self) -> Document:
        """What shows, at the end, that the shuffle was nobody's choice; nothing without a secret."""
        return {"secret": self._secret, "salts": list(self._keys.salts)} if self._secret else {}

    @property
    def may_begin(self) -> bool:
        """True if the match has begun, or can."""
        return self.begun or self._keys.complete

    def seat_bots(self) -> None:
        """Let bots take all seats that are free.

        Raises:
            RefusalError: The rules refuse that, or it cannot be stored.
        """
        free = {*self._keys.seats} - {*self._keys.taken}
        seats = seat_cast(tuple(_BOT if seat in free else who for seat, who in enumerate(self.setup.seats)))
        setup = replace(self.setup, seats=seats)
        if no := refuse_setup(self._game, setup):
            raise RefusalError("refused", no.reason, no.rule)
        try:
            self._store_setup(setup)
        except LibraryError as error:
            raise RefusalError("unsaved", UNSAVED) from error
        self.setup, self._keys.seats = setup, human_seats(setup)

    def begin_match(self) -> LocalSession:
        """Begin the match, with the names of all persons, or go on with it.

        Raises:
            LibraryError: It cannot be stored.
        """
        names = [*self.setup.names, *("" for _ in self.setup.seats)][: len(self.setup.seats)]
        for seat in self._keys.seats:
            names[seat] = self._keys.person_at(seat)
        setup = replace(self.setup, names=tuple(names))
        if self._secret:
            setup = replace(setup, seed=shuffle_seed(ShuffleProof(self._secret, self._keys.salts)))
        session = self._deal(setup)
        self.begun = True
        return session


def shuffle_promise(secret: str, salts: Sequence[str]) -> Document:
    """Return by what a host commits itself before it gets the next salt; nothing without a secret."""
    if not secret:
        return {}
    return {"commitment": commitment(ShuffleProof(secret, tuple(salts))), "salts": len(salts)}
