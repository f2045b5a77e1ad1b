"""Cards of the page for playing together: a room for friends, rooms nearby, and the own seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.files.guest_seats import GuestSeat
from tabletop.together.nearby import NearbyRoom
from tabletop.ui.nearby import Nearby
from tabletop.ui.rooms import room_of
from tabletop.ui.style.i18n import literal, to_language
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.widgets.combo_box import Chooser
from tabletop.ui.widgets.elided_label import ElidedButton, ElidedLabel
from tabletop.ui.widgets.game_shelf import Spine
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.icons import Sign
from tabletop.ui.widgets.layouts import add_layout

_COMPUTER = "normal"
"""The level of computers at a table of friends."""


def titled_card(title: str) -> tuple[QFrame, QVBoxLayout]:
    """Return a card with a title, and the column for what stands on it."""
    card = QFrame()
    return card, titled(card, title)


def titled(card: QFrame, title: str) -> QVBoxLayout:
    """Give a frame the looks of a card and a title; returns the column for what stands on it."""
    card.setObjectName("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(18, 12, 18, 14)
    column.setSpacing(10)
    head = QLabel(title)
    head.setProperty("role", "strong")
    column.addWidget(head)
    return column


def game_title(game: str) -> str:
    """Return the title of a game, or its id if this program does not have it."""
    return to_language(games.about(game).title) if game in games.GAMES else game


class InviteFriends(QFrame):
    """Chooses a game, and how many friends and computers sit down, for a room that is opened here."""

    wanted = Signal(str, object)
    """Emitted when the room is to be opened (game id, Setup)."""

    def __init__(self) -> None:
        super().__init__()
        column = titled(self, self.tr("Invite friends"))
        self.game, self.friends, self.computers = Chooser(), Chooser(), Chooser()
        for game in games.GAMES:
            self.game.addItem(game_title(game), game)
        self.game.setAccessibleName(self.tr("Game"))
        self.friends.setAccessibleName(self.tr("Friends"))
        self.computers.setAccessibleName(self.tr("Computers"))
        self.game.currentIndexChanged.connect(lambda _at: self._offer_seats())
        self.friends.currentIndexChanged.connect(lambda _at: self._offer_computers())
        self.hints = QCheckBox(self.tr("Hin&ts for all"))
        self.hints.setToolTip(self.tr("Everybody may ask for hints, each from what they see themselves"))
        self.open = QPushButton(self.tr("&Open a room"))
        self.open.setProperty("role", "accent")
        self.open.clicked.connect(self._want)
        row = QHBoxLayout()
        for each in (self.game, self.friends, self.computers, self.hints):
            row.addWidget(each)
        row.addStretch(1)
        row.addWidget(self.open)
        add_layout(column, row)
        words = QLabel(
            self.tr("The match is kept on this computer. Your friends can come in while Tabletop runs here.")
        )
        words.setProperty("role", "small")
        words.setWordWrap(True)
        column.addWidget(words)
        self._offer_seats()

    def _offer_seats(self) -> None:
        """Offer as many friends as the game has seats for."""
        self._most = games.about(self.game.currentData()).seats[1]
        self.friends.clear()
        for number in range(1, self._most):
            self.friends.addItem(self.tr("%n friend(s)", "", number), number)

    def _offer_computers(self) -> None:
        least = games.about(self.game.currentData()).seats[0]
        friends = self.friends.currentData() or 1
        self.computers.clear()
        for number in range(max(least - 1 - friends, 0), self._most - friends):
            words = self.tr("%n computer(s)", "", number) if number else self.tr("no computer")
            self.computers.addItem(words, number)

    def _want(self) -> None:
        persons = (PERSON,) * (1 + self.friends.currentData())
        seats = (*persons, *(_COMPUTER,) * self.computers.currentData())
        self.wanted.emit(self.game.currentData(), Setup(0, seats, streams=True))


class OwnSeats(QFrame):
    """Lists the seats that the player has in rooms."""

    chosen = Signal(object)
    """Emitted when the player wants to sit down (the GuestSeat)."""
    forgotten = Signal(object)
    """Emitted when a seat is to be forgotten, or its room closed if it was opened here (the GuestSeat)."""

    def __init__(self, seats: Sequence[GuestSeat]) -> None:
        super().__init__()
        column = titled(self, self.tr("Your rooms"))
        if not seats:
            empty = QLabel(self.tr("You sit in no room yet."))
            empty.setProperty("role", "quiet")
            column.addWidget(empty)
        for number, seat in enumerate(seats):
            if number:
                column.addWidget(thin_line())
            words = ElidedLabel(
                self.tr("{game}, as {name}").format(game=game_title(seat.game), name=seat.name)
            )
            end = self.tr("Close the room") if seat.opener else self.tr("Forget")
            sit, forget = QPushButton(self.tr("Sit down")), QPushButton(end)
            sit.setAccessibleDescription(words.text())
            forget.setAccessibleDescription(words.text())
            sit.setEnabled(seat.game in games.GAMES)
            sit.clicked.connect(lambda _on=False, seat=seat: self.chosen.emit(seat))
            forget.clicked.connect(lambda _on=False, seat=seat: self.forgotten.emit(seat))
            row = QHBoxLayout()
            if seat.game in games.GAMES:
                row.addWidget(Spine(seat.game))
            row.addWidget(words, 1)
            row.addWidget(sit)
            row.addWidget(forget)
            add_layout(column, row)


class NearbyCard(QFrame):
    """Lists the rooms that others show to people in this network; a button joins each.

    It looks for them from the beginning until `stop_listing`.
    """

    chosen = Signal(object)
    """Emitted when the player wants to join a room (the NearbyRoom)."""

    def __init__(self, nearby: Nearby, own: Sequence[GuestSeat]) -> None:
        """`own`: the player's seats; rooms where the player has one are not listed."""
        super().__init__()
        self._nearby, self._own = nearby, {room_of(seat) for seat in own}
        self._rows: dict[NearbyRoom, QWidget] = {}
        self._column = titled(self, self.tr("Nearby"))
        self.note = QLabel()
        self.note.setProperty("role", "quiet")
        self.note.setWordWrap(True)
        self._column.addWidget(self.note)
        if nearby.missing_package is not None:
            self.note.setText(to_language(nearby.missing_package))
            return
        self.note.setText(
            self.tr("Nobody nearby. Rooms in this network stand here while their owners show them.")
        )
        nearby.changed.connect(self._list)
        nearby.look_for_rooms(on=True)
        self._list()

    def stop_listing(self) -> None:
        """Look for rooms no more."""
        if self._nearby.missing_package is None:
            self._nearby.changed.disconnect(self._list)
            self._nearby.look_for_rooms(on=False)

    def _list(self) -> None:
        """Add and remove rows; those that stay keep the keyboard."""
        rooms = [room for room in self._nearby.found_rooms if room.invite.room not in self._own]
        for room in self._rows.keys() - set(rooms):
            row = self._rows.pop(room)
            row.hide()
            row.deleteLater()
        for room in rooms:
            if room not in self._rows:
                self._rows[room] = self._row(room)
                self._column.addWidget(self._rows[room])
        self.note.setVisible(not self._rows)

    def _row(self, room: NearbyRoom) -> QWidget:
        name = room.name or self.tr("Somebody")
        words = self.tr("{name}: {game}").format(name=name, game=game_title(room.game))
        join = ElidedButton(literal(self.tr("Join {name}").format(name=name)))
        join.setAccessibleDescription(words)
        join.clicked.connect(lambda: self.chosen.emit(room))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(Sign("person"))
        line.addWidget(ElidedLabel(words), 1)
        line.addWidget(join)
        tell_screen_reader(self, self.tr("A room nearby: {room}").format(room=words), at_once=False)
        return row
