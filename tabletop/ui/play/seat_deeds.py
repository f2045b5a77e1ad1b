"""What may be done with the seats of a room, with a question first where something is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from tabletop.files.guest_seats import GuestSeat, SeatsError
from tabletop.session.protocol import RoomConnection
from tabletop.session.room_questions import STAND_IN
from tabletop.ui.dialogs.room_loss import may_lose
from tabletop.ui.rooms import Rooms, room_of
from tabletop.ui.style.i18n import literal
from tabletop.ui.widgets.person import Deed


class SeatDeeds(QObject):
    """What the player may do with the seats of a room.

    Args:
        room: The connection to the room.
        rooms: Know the player's seats, and the host of this computer.
        begun: Returns True once the match has begun.
        parent: The widget over which questions are shown.
    """

    invited = Signal(str)
    """Emitted when there is a new invite to the room."""
    left = Signal()
    """Emitted when the player has left the room for good."""
    handed_over = Signal(object)
    """Emitted when another person at this screen sits down at their own seat (the GuestSeat)."""
    failed = Signal(object)
    """Emitted when something could not be kept (a Text)."""

    def __init__(
        self, room: RoomConnection, rooms: Rooms, begun: Callable[[], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._room, self._rooms, self._begun, self._parent = room, rooms, begun, parent
        room.owner.invited.connect(self._keep_invite)

    def stop_listening(self) -> None:
        """Listen to the room no more."""
        self._room.owner.invited.disconnect(self._keep_invite)

    @property
    def may_close(self) -> bool:
        """True if the room was opened here."""
        seat = self._rooms.own_seat(self._room)
        return seat is not None and seat.opener

    def for_seat(self, seat: int, name: str) -> list[Deed]:
        """Return what can be done with the seat of another, or with a free one.

        `name`: the name of its person in the match.
        """
        person = next((each for each in self._room.persons if each.seat == seat), None)
        if person is None or self._room.disconnected or self._room.verdict is not None:  # it is over
            return []
        begun, owner = self._begun(), self._room.owner.is_self
        if begun and person.here:
            return []
        deeds: list[Deed] = []
        at_screen = self._rooms.seats_at_screen(self._room)
        here = next((each for each in at_screen if each.name == person.name), None)
        if begun and here is not None:
            words = self.tr("&Hand over to {name}…").format(name=literal(name))
            deeds.append((words, partial(self._hand_over, here)))
        elif begun and not person.bot:
            stand_in = partial(self._room.questions.ask_stand_in, seat)
            deeds.append((self.tr("&Let the computer play"), stand_in))
        if owner and not person.name:
            deeds.append((self.tr("&New invite"), self.make_invite))
        elif owner:
            deeds.append((self.tr("&Free this seat…"), partial(self._free, seat, name)))
            if begun:
                give = partial(self._give_to_computer, seat, name)
                deeds.append((self.tr("&Give the seat to the computer…"), give))
        return deeds

    def for_self(self) -> Deed:
        """Return how the player leaves the room for good."""
        if self.may_close:
            return self.tr("Close the &room…"), self._close
        return self.tr("&Give my seat back…"), self._give_back

    def _hand_over(self, seat: GuestSeat) -> None:
        question = self.tr("Is {name} at the screen?").format(name=seat.name)
        loss = self.tr("The table is shown as {name} sees it. Everybody else should look away.")
        loss = loss.format(name=seat.name)
        if may_lose(self._parent, question, loss, self.tr("&Show it")):
            self.handed_over.emit(seat)

    def make_invite(self) -> None:
        """Ask for a new invite; the one before ends."""
        question = self.tr("Make a new invite?")
        loss = self.tr("Nobody can come in by the old one any more. Seats that are taken stay taken.")
        if may_lose(self._parent, question, loss, self.tr("New &invite")):
            self._room.owner.ask_invite()

    def _free(self, seat: int, name: str) -> None:
        question = self.tr("Free the seat of {name}?").format(name=name)
        if self._begun():
            loss = self.tr(
                "{name} can't come back to it. Whoever takes it by the new invite sees all that {name} has "
                "seen. All others who are here have to agree."
            )
        else:
            loss = self.tr("{name} has to leave the room. The old invite ends; there will be a new one.")
        if may_lose(self._parent, question, loss.format(name=name), self.tr("&Free the seat")):
            self._room.owner.free_seat(seat)

    def _give_to_computer(self, seat: int, name: str) -> None:
        question = self.tr("Give the seat of {name} to the computer?").format(name=name)
        loss = self.tr(
            "{name} can't come back to it. The computer plays on there, until somebody takes the seat by a "
            "new invite. All others who are here have to agree."
        ).format(name=name)
        if may_lose(self._parent, question, loss, self.tr("&Give it to the computer")):
            self._room.owner.free_seat(seat, STAND_IN)

    def _give_back(self) -> None:
        question = self.tr("Give your seat back?")
        if self._begun():
            loss = self.tr(
                "You can't come back to it, and the match won't be in your library. A computer or somebody "
                "else can play on for you."
            )
        else:
            loss = self.tr("Anybody with the invite can take the seat then.")
        if may_lose(self._parent, question, loss, self.tr("&Give the seat back")):
            try:
                self._rooms.give_seat_back(self._room)
            except SeatsError as error:
                self.failed.emit(error.text)
            self.left.emit()

    def _close(self) -> None:
        seat = self._rooms.own_seat(self._room)
        if seat is not None and may_close_room(self._parent):
            self._rooms.host.end_room(room_of(seat))
            self.left.emit()

    def _keep_invite(self, token: str) -> None:
        try:
            line = self._rooms.renew_invite(self._room, token)
        except SeatsError as error:
            self.failed.emit(error.text)
        except ValueError:
            pass  # no token; the invite of before stays
        else:
            self.invited.emit(line)


def may_close_room(parent: QWidget) -> bool:
    """Return True if the player wants to close a room for good."""
    loss = QCoreApplication.translate(
        "SeatDeeds",
        "All who are there have to leave, and nobody can come back. If the match isn't over, it ends here.",
    )
    question = QCoreApplication.translate("SeatDeeds", "Close this room?")
    return may_lose(parent, question, loss, QCoreApplication.translate("SeatDeeds", "&Close the room"))
