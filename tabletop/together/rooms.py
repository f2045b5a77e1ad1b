"""The rooms of a host: asleep in its library, and awake while somebody is there."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from tabletop.engine import rules
from tabletop.engine.cast import seat_cast
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import AnyMatch
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import Text, translate
from tabletop.files.documents import Document
from tabletop.files.library import CannotWriteError, LibraryError, MissingError
from tabletop.files.records import RecordError
from tabletop.files.rooms import StoredRoom
from tabletop.opponents.worker import GAMES, find_game
from tabletop.session.bot_seats import Opponents
from tabletop.session.fair import new_secret
from tabletop.session.local import LocalSession
from tabletop.session.views import human_seats
from tabletop.together import room_requests as ask
from tabletop.together.host_store import HostStore
from tabletop.together.hosted_room import HostedRoom, Soon
from tabletop.together.invite import hash_of, new_room_id, new_token
from tabletop.together.moments import setup_without_seed
from tabletop.together.room_requests import RefusalError
from tabletop.together.room_start import shuffle_promise
from tabletop.together.seat_keys import SeatKeys
from tabletop.together.stand_ins import StandIns
from tabletop.together.thinking import BotPool

MOST_ROOMS = 10_000
"""Maximum number of rooms of a host."""
_FULL = translate("room", "This host has {n} rooms, which is as many as it takes. Close one.")
_NO_PERSON = translate("room", "A room needs a seat for a person.")
_BROKEN = translate("room", "The host can't go on with this match. Whoever runs it has to look after it.")
_OTHER_GAMES = translate("room", "The host doesn't know the game of this room, and has to update it.")
_BUSY = translate("room", "The host can't read its rooms at the moment.")
_ELSEWHERE = translate("room", "Another host has this room now.")


class RoomError(Exception):
    """A room cannot be opened; `text` says why, for the player."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class PresentGuest:
    """Somebody who is in a room: its id, the seat, and the name of the person there."""

    room: str
    seat: int
    name: str


class Rooms:
    """The rooms of one library. All is done in one thread.

    Args:
        store: The library.
        soon: Calls a function in this thread.
        games: The function that finds games, as module:function.
        later: Calls a function in this thread when others have had their turn.
    """

    def __init__(
        self,
        store: HostStore,
        soon: Soon = lambda call: call(),
        games: str = GAMES,
        later: Soon = lambda call: call(),
    ) -> None:
        self._store, self._soon, self._games, self._later = store, soon, games, later
        self._bots = BotPool(soon, games)
        self._awake: dict[str, HostedRoom] = {}
        self._turns: dict[str, tuple[tuple[int, str], dict[int, Document]]] = {}
        """Of a room that sleeps: how its match stood, and whose turn it is there as each seat sees it."""
        self._fallen_asleep: dict[str, dict[int, bool]] = {}
        """Whom the matches of rooms wait for that have fallen asleep since `take_awaited`."""

    # For the owner

    def create(self, game: AnyGame, setup: Setup, *, hints: bool = False) -> tuple[str, str]:
        """Open a room and return its id and the token of its invite.

        Its seed is drawn when the match begins, from a secret of the host and the salts of the guests.
        Members of the cast sit down in the place of plain bots.

        Args:
            game: The game.
            setup: The setup; its seed does not count, and its chance has a stream for each purpose.
            hints: True if the players may ask for hints.

        Raises:
            RoomError: No room can be opened with this setup, or there are too many.
            LibraryError: It cannot be stored.
        """
        if no := refuse_setup(game, setup):
            raise RoomError(no.reason)
        if PERSON not in setup.seats:
            raise RoomError(_NO_PERSON)
        library = self._store.library
        if len(library.room_ids()) >= MOST_ROOMS:
            raise RoomError(_FULL.fill(n=MOST_ROOMS))
        room_id, token = new_room_id(), new_token()
        seats = seat_cast(setup.seats)  # who have the same name at the table and in lists
        setup = replace(setup, seed=0, seats=seats, streams=True)
        invite, secret = hash_of(token), new_secret()
        room = StoredRoom(room_id, game.id, game.revision, setup, invite, secret=secret, hints=hints)
        library.add_room(room)
        return room_id, token

    def replace_token(self, room_id: str) -> str:
        """Return a new token for the invite of a room; the one before opens nothing any more.

        Raises:
            LibraryError: There is no such room, or it cannot be stored.
        """
        token = new_token()
        self._store.library.store_invite(room_id, hash_of(token))
        return token

    # For guests

    def overview(self, request: ask.LookAtRoom) -> Document:
        """Return who plays what in a room.

        Raises:
            RefusalError: Neither the invite nor the key opens anything there.
        """
        stored, keys = self._opened(request.room, request.key, request.invite)
        seen = {
            "host": keys.person_at(keys.opener),
            "game": stored.game,
            "revision": stored.revision,
            "seats": setup_without_seed(stored.setup),
            "taken": [[seat, keys.person_at(seat)] for seat in keys.taken],
            "begun": stored.match is not None,
            "hints": stored.hints,
            **(shuffle_promise(stored.secret, stored.salts) if stored.match is None else {}),
        }
        seat = keys.seat_of(request.key)
        return seen if seat is None else {**seen, "seat": seat, **self._turn(stored, seat)}

    def _turn(self, stored: StoredRoom, seat: int) -> Document:
        """Return whose choices wait in a room, as a seat sees it, and since when; nothing before it begins.

        A match that sleeps is replayed for that once after each change.

        Raises:
            RefusalError: The host cannot go on with the match.
        """
        if stored.match is None:
            return {}
        try:
            row = self._store.library.stored_match(stored.match)
            awake = self._awake.get(stored.id)
            if awake is not None and awake.session is not None and self.serves(awake):
                return _turn_of(awake.session.match, seat, row.touched)
            known, turns = (row.now, row.touched), self._turns.get(stored.id)
            if turns is None or turns[0] != known:
                match = self._store.standing(stored.match, find_game(self._games, stored.game))
                seats = human_seats(stored.setup)
                turns = known, {each: _turn_of(match, each, row.touched) for each in seats}
                self._turns[stored.id] = turns
            return turns[1][seat]
        except (LibraryError, RecordError, KeyError) as error:
            raise RefusalError("broken", _BROKEN) from error

    def admit(self, request: ask.Enter) -> HostedRoom:
        """Return the room that a guest may enter, awake.

        Raises:
            RefusalError: Neither invite nor key opens anything there, the host cannot go on with it, or the
                room is another host's.
        """
        stored, keys = self._opened(request.room, request.key, request.invite)
        awake = self._awake.get(stored.id)
        if awake is not None and not self.serves(awake):
            self._put_to_sleep(awake)
            awake = None
        if awake is None:
            self._take(stored.id)
            stored, keys = self._opened(request.room, request.key, request.invite)
            awake = self._awake[stored.id] = self._woken(stored, keys)
        awake.keys.invite = stored.invite
        return awake

    def guest_left(self, awake: HostedRoom) -> None:
        """Put a room to sleep if nobody is there any more."""
        if not awake.guests and self._awake.get(awake.id) is awake:
            self._fallen_asleep[awake.id] = awake.awaited
            self._put_to_sleep(awake)
            self._store.release_room(awake.id)

    def serves(self, room: HostedRoom) -> bool:
        """Return True if a room is awake and surely this host's, so that guests may be answered from it."""
        return self._awake.get(room.id) is room and self._store.owns_room(room.id)

    def _put_to_sleep(self, awake: HostedRoom) -> None:
        del self._awake[awake.id]
        awake.sleep()

    def _take(self, room_id: str) -> None:
        """Make a room this host's; raises RefusalError if it is another one's, or that is not known."""
        try:
            ticket = self._store.take_room(room_id)
        except LibraryError as error:
            raise RefusalError("unsaved", _BUSY) from error
        if ticket:
            raise RefusalError("elsewhere", _ELSEWHERE, ticket=ticket)

    def present(self) -> tuple[PresentGuest, ...]:
        """Return who is in a room now."""
        return tuple(
            PresentGuest(awake.id, guest.seat, awake.keys.person_at(guest.seat))
            for awake in self._awake.values()
            for guest in awake.guests
        )

    @property
    def tickets(self) -> tuple[str, ...]:
        """The tickets of all hosts that share these rooms; none if there is but this one."""
        return self._store.tickets

    # From time to time

    def retry_saving(self) -> None:
        """Try to save what could not be saved, then bots think on; replace a process of theirs that hangs."""
        self._bots.check_answers()
        if self._store.unsaved:
            self._store.save_again()
        for awake in tuple(self._awake.values()):
            with suppress(LibraryError):  # such as of a room that was closed meanwhile
                if not awake.saved and awake.save_again():
                    awake.let_bots_act()

    def lost_rooms(self) -> list[HostedRoom]:
        """Return the rooms that are awake, although they were closed or are no longer surely this host's."""
        if not self._awake:
            return []
        known = {room_id for room_id in self._awake if self._store.owns_room(room_id)}
        with suppress(LibraryError):  # it is looked again
            known &= self._store.library.room_ids()
        return [awake for room_id, awake in self._awake.items() if room_id not in known]

    def take_awaited(self) -> dict[str, dict[int, bool]]:
        """Return whom matches wait for, and whether they are there, in rooms awake since the last call."""
        asleep, self._fallen_asleep = self._fallen_asleep, {}
        return asleep | {room_id: each.awaited for room_id, each in self._awake.items()}

    def awaited_in(self, room_id: str) -> dict[int, bool]:
        """Return whom the match of a room waits for that sleeps: nobody if that cannot be found out."""
        try:
            stored = self._store.library.room(room_id)
            if stored.match is None:
                return {}
            match = self._store.standing(stored.match, find_game(self._games, stored.game))
        except (LibraryError, RecordError, KeyError):
            return {}
        waiting = rules.pending_seats(match.state)
        return dict.fromkeys((seat for seat in waiting if seat in stored.taken), False)

    def changed_since(self, stamp: str) -> list[str]:
        """Return the rooms whose match was played after this time, in ISO 8601; raises LibraryError."""
        return self._store.library.rooms_played_after(stamp)

    def person_in(self, room_id: str, seat: int) -> str:
        """Return the name of a person; raises MissingError if the room is closed, or LibraryError."""
        return self._store.library.room(room_id).taken.get(seat, (b"", ""))[1]

    def sleep_all(self) -> None:
        """Put all rooms to sleep."""
        while self._awake:
            self._awake.popitem()[1].sleep()

    def _opened(self, room_id: str, key: str, invite: str) -> tuple[StoredRoom, SeatKeys]:
        """Return a room and its keys if a key or an invite opens something there; raises RefusalError."""
        try:
            stored = self._store.library.room(room_id)
        except MissingError as error:
            raise RefusalError("closed", ask.CLOSED) from error
        except CannotWriteError as error:
            raise RefusalError("unsaved", _BUSY) from error
        except LibraryError as error:
            raise RefusalError("broken", _BROKEN) from error
        keys = SeatKeys(
            human_seats(stored.setup),
            stored.invite,
            dict(stored.taken),
            lambda taken, salts: self._store.library.store_taken(room_id, taken, salts),
            stored.salts,
            lambda invite: self._store.library.store_invite(room_id, invite),
        )
        if not keys.opens(key, invite):
            raise RefusalError("closed", ask.CLOSED)
        return stored, keys

    def _woken(self, stored: StoredRoom, keys: SeatKeys) -> HostedRoom:
        """Return a room, awake, with its match if that has begun; raises RefusalError."""
        try:
            game = find_game(self._games, stored.game)
        except KeyError as error:
            raise RefusalError("version", _OTHER_GAMES) from error
        opponents = self._bots.bots()

        def deal(named: Setup) -> LocalSession:
            return self._dealt(stored.id, game, named, opponents)

        def store_setup(changed: Setup) -> None:
            self._store.library.store_setup(stored.id, changed)

        def store_stand_ins(levels: Mapping[int, str]) -> None:
            self._store.library.store_stand_ins(stored.id, levels)

        stand_ins = StandIns(stored.stand_ins, store_stand_ins)
        try:
            return HostedRoom(
                stored, game, keys, deal, store_setup, stand_ins, opponents, self._soon, self._later
            )
        except (LibraryError, RecordError) as error:
            opponents.close()
            raise RefusalError("broken", _BROKEN) from error
        except RefusalError:
            opponents.close()
            raise

    def _dealt(self, room_id: str, game: AnyGame, named: Setup, opponents: Opponents) -> LocalSession:
        """Begin the match of a room, or go on with it.

        Raises:
            LibraryError, RecordError: That cannot be done.
            RefusalError: The present rules refuse a part of the match.
        """
        library = self._store.library
        number = library.room(room_id).match
        if number is None:
            number = library.begin_room(room_id, named, game)
        now = library.stored_match(number).now
        keeper = self._store.resume(number, game)
        if keeper.match.now != now and not keeper.failing:
            keeper.close()
            raise RefusalError("broken", _BROKEN)
        return LocalSession.of(keeper, opponents)


def _turn_of(match: AnyMatch, seat: int, touched: str) -> Document:
    """Return the seats whose choices wait, as a seat sees it (none: it is over), and since when.

    While others seal, the time is left out: it would tell how often they did.
    """
    view = match.game.view(match.state, seat)
    sealing = bool(view.flow) and isinstance(view.flow[-1], rules.Simultaneous)
    return {"waiting": sorted(rules.pending_seats(view)), "since": "" if sealing else touched}
