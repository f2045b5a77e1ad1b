"""What the window needs to play together: the host's process, the own seats in rooms, the use of relays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from tabletop.engine.text import Text
from tabletop.files.guest_seats import GuestSeat, GuestSeats, SeatsError
from tabletop.files.settings import Settings
from tabletop.games import game as game_named
from tabletop.session.coming_back import begin_at_present
from tabletop.session.fair import Pledge, new_pledge
from tabletop.session.protocol import RoomConnection
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.together.invite import Invite, InviteError, find_invite, new_key
from tabletop.together.iroh_door import missing_iroh
from tabletop.together.joining import RoomPreview, RoomSight, line_to
from tabletop.together.line import GuestLine
from tabletop.ui.nearby import Nearby
from tabletop.ui.own_host import OwnHost
from tabletop.ui.room_watch import RoomWatch


@dataclass(frozen=True, slots=True)
class _Visit:
    """A match in a room, to which a line leads: to the seat of the player."""

    room: str
    played: RemoteMatch
    line: GuestLine


class Rooms(QObject):
    """The rooms that are hosted here, and the seats in rooms.

    Args:
        settings: Returns the present settings.
        use: Saves other settings.
        local: True to stay within this machine, for tests.
    """

    seats_changed = Signal()
    """Emitted when a seat was given back, or its room closed."""
    failed = Signal(object)
    """Emitted when the seats cannot be kept (a Text)."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        use: Callable[[Settings], object],
        parent: QObject,
        *,
        local: bool = False,
    ) -> None:
        super().__init__(parent)
        self._settings, self._use, self._local = settings, use, local
        self.nearby = Nearby(self, ["127.0.0.1"] if local else None)
        self.host = OwnHost(lambda: self._relay, self, local=local)
        """The host of the rooms that were opened here."""
        self.host.closed.connect(self._forget_room)
        self._seats: GuestSeats | None = None
        self._visits: dict[str, _Visit] = {}
        """Where the player was since the program runs, by the key of the seat."""
        self.watch = RoomWatch(self._seats_left, self._peek, self)

    @property
    def missing(self) -> Text | None:
        """Why nobody can play together with this program; None if they can."""
        return None if self._local else missing_iroh()

    @property
    def relay_choice(self) -> str:
        """Whether relays may be used: as in the settings; "none" within one machine."""
        return "none" if self._local else self._settings().relay

    def choose_relay(self, choice: str) -> None:
        """Keep whether relays may be used. A host that runs does so from the next room on."""
        if choice != self._settings().relay:
            self._use(replace(self._settings(), relay=choice))

    @property
    def _relay(self) -> bool:
        return self.relay_choice == "use"

    @property
    def seats(self) -> tuple[GuestSeat, ...]:
        """The own seats in rooms, the newest first."""
        return self._own_seats.seats

    def _seats_left(self) -> list[GuestSeat]:
        """Return the own seats at which nobody sits just now."""
        return [seat for seat in self.seats if not self._is_there(seat)]

    def _is_there(self, seat: GuestSeat) -> bool:
        """Return True if somebody sits at an own seat just now."""
        return seat.key in self._visits and not self._visits[seat.key].line.hung_up

    def _peek(self, seat: GuestSeat) -> RoomPreview:
        """Look at the room of an own seat, which shows whose turn it is; raises InviteError."""
        return RoomPreview(find_invite(seat.invite), relay=self._relay, key=seat.key, others=seat.hosts)

    @property
    def seats_trouble(self) -> Text | None:
        """What is wrong with the file of the seats; None if nothing is."""
        return self._own_seats.trouble

    @property
    def _own_seats(self) -> GuestSeats:
        if self._seats is None:
            self._seats = GuestSeats()
        return self._seats

    def wake(self) -> None:
        """Let guests in again at rooms that were opened here before, if there are any."""
        if self.missing is None:
            self.host.wake()

    def guests_here(self) -> list[str]:
        """Return the names of the others who are in rooms of this program."""
        own = {(visit.room, visit.played.seat) for visit in self._visits.values()}
        return [guest.name for guest in self.host.status.present if (guest.room, guest.seat) not in own]

    def look_into(self, invite: str) -> RoomPreview:
        """Look at the room of an invite.

        Raises:
            InviteError: It is none.
        """
        return RoomPreview(find_invite(invite), relay=self._relay)

    def take_seat(
        self, invite: str, sight: RoomSight, name: str, *, opener: bool = False, wish: int = -1
    ) -> RemoteMatch:
        """Take a free seat of a room. Its key, and by what the host is held, are kept before they are sent.

        Args:
            invite: The invite.
            sight: What the room has shown to somebody with that invite.
            name: What the player calls themselves.
            opener: True if the player has opened the room.
            wish: The seat that the player would like; -1 for any.

        Raises:
            InviteError: The invite is none.
            SeatsError: The key cannot be kept.
        """
        pledge = new_pledge(sight.commitment, sight.salts)
        held = pledge.commitment, pledge.salts, pledge.salt
        seat = GuestSeat(str(find_invite(invite)), new_key(), sight.game, name, sight.host, opener, *held)
        self._own_seats.remember(seat)
        return self.sit_down(seat, wish)

    def sit_down(self, seat: GuestSeat, wish: int = -1) -> RemoteMatch:
        """Go to a seat in a room; if it is still to be taken, to this one if possible.

        Raises:
            InviteError: The invite is none.
        """
        invite = find_invite(seat.invite)
        pledge = Pledge(seat.commitment, seat.salts, seat.salt)
        admission = Admission(seat.key, invite.token, seat.name, pledge, wish)
        line = line_to(invite, relay=self._relay, others=seat.hosts)
        match = RemoteMatch(line, game_named(seat.game), admission)
        self._visits[seat.key] = _Visit(invite.room, match, line)
        return match

    def open_match(self, match: RemoteMatch) -> None:
        """Go to the present of a match; what its person has not seen yet can be shown on request."""
        if (seat := self.own_seat(match)) is not None:
            begin_at_present(match, seat.seen)

    def note_left(self, match: RoomConnection, *, recorded: bool) -> None:
        """Keep what a person has seen who leaves, and which hosts the room has had.

        After the end, when it is recorded, the seat is forgotten.

        Raises:
            SeatsError: The file cannot be written.
        """
        seat = self.own_seat(match)
        if seat is not None and recorded:
            self._own_seats.remove_seat(seat.key)
        elif seat is not None and isinstance(match, RemoteMatch):
            tickets = self._visits[seat.key].line.known_tickets
            hosts = tickets if len(tickets) > 1 else ()
            self._own_seats.remember(replace(seat, seen=match.now, hosts=hosts))

    def own_seat(self, match: RoomConnection) -> GuestSeat | None:
        """Return the seat of a match that was gone to; None if it was forgotten meanwhile."""
        visits = self._visits
        return next(
            (seat for seat in self.seats if seat.key in visits and visits[seat.key].played is match), None
        )

    def seats_at_screen(self, match: RoomConnection) -> list[GuestSeat]:
        """Return the other seats in the room of a match that persons at this screen have."""
        if (own := self.own_seat(match)) is None:
            return []
        return [seat for seat in self.seats if seat != own and room_of(seat) == room_of(own)]

    def give_seat_back(self, match: RoomConnection) -> None:
        """Leave a room for good, so that the seat is free again.

        Raises:
            SeatsError: The file cannot be written.
        """
        seat = self.own_seat(match)
        match.owner.give_seat_back()
        if seat is not None:
            self.leave_seat(seat)

    def renew_invite(self, match: RoomConnection, token: str) -> str:
        """Keep the new invite to the room of a match, and return it.

        Raises:
            SeatsError: The file cannot be written.
            ValueError: The host has sent something else.
        """
        seat = self.own_seat(match)
        assert seat is not None
        old = find_invite(seat.invite)
        line = str(Invite(old.ticket, old.room, token))
        self._own_seats.remember(replace(seat, invite=line))
        return line

    def _forget_room(self, room: str) -> None:
        """Forget the seats in a room that was closed."""
        try:
            for seat in self.seats:
                if room_of(seat) == room:
                    self._own_seats.remove_seat(seat.key)
        except SeatsError as error:
            self.failed.emit(error.text)
        self.seats_changed.emit()

    def leave_seat(self, seat: GuestSeat) -> None:
        """Forget a seat. The room keeps it, but nobody can take it any more.

        Raises:
            SeatsError: The file cannot be written.
        """
        self._own_seats.remove_seat(seat.key)
        self.seats_changed.emit()

    def wind_up(self) -> None:
        """End the host; its rooms sleep until the program runs again, and people nearby see none of them."""
        self.watch.stop_asking()
        self.nearby.withdraw()
        self.host.end_process()


def room_of(seat: GuestSeat) -> str:
    """Return the id of the room of a seat; "" if its file was changed by hand."""
    try:
        return find_invite(seat.invite).room
    except InviteError:
        return ""
