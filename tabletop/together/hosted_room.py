"""A room of a host that is awake: its bots think, and what is told is told in turns with other rooms."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine import rules
from tabletop.engine.game import AnyGame, Setup
from tabletop.files.rooms import StoredRoom
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.together.guest import Guest
from tabletop.together.room import Room
from tabletop.together.seat_keys import SeatKeys
from tabletop.together.stand_ins import StandIns

Soon = Callable[[Callable[[], object]], object]
"""Calls a function in the thread of the rooms; it may be called in any thread."""


class HostedRoom(Room):
    """A room that somebody is in, with the process in which its bots think.

    Args:
        stored: The room as it is stored.
        game: Its game.
        keys, deal, store_setup, stand_ins: As in `Room`.
        opponents: The process.
        soon: Calls a function in the thread of the rooms.
        later: The same a little later, so that guests of other rooms come in between.
    """

    def __init__(
        self,
        stored: StoredRoom,
        game: AnyGame,
        keys: SeatKeys,
        deal: Callable[[Setup], LocalSession],
        store_setup: Callable[[Setup], object],
        stand_ins: StandIns,
        opponents: Opponents,
        soon: Soon,
        later: Soon,
    ) -> None:
        super().__init__(
            game,
            stored.setup,
            keys,
            deal,
            store_setup,
            stored.secret,
            stand_ins,
            hints=stored.hints,
            begun=stored.match is not None,
        )
        self.id, self._opponents, self._soon = stored.id, opponents, soon
        self._tell_on = lambda: later(self._go_on_telling)
        self._asleep = False
        opponents.answered.connect(self._bot_answered)

    def respond(self, guest: Guest, document: object) -> None:
        """Do what a guest asks, as in `Room`; then bots think on."""
        super().respond(guest, document)
        self.let_bots_act()

    @property
    def awaited(self) -> dict[int, bool]:
        """The persons whose choices wait, and whether they are there; nobody before the match has begun."""
        if self.session is None:
            return {}
        here = {guest.seat for guest in self.guests}
        waiting = rules.pending_seats(self.session.match.state)
        return {seat: seat in here for seat in waiting if seat in self.keys.taken}

    def sleep(self) -> None:
        """Close the match; its bots think no more."""
        self._asleep = True
        self._opponents.answered.disconnect(self._bot_answered)
        super().sleep()
        self._opponents.close()

    def _go_on_telling(self) -> None:
        if not self._asleep:
            self._tell_news()

    def _bot_answered(self) -> None:
        self._soon(self._let_bots_go_on)

    def _let_bots_go_on(self) -> None:
        if not self._asleep:
            self.let_bots_act()
