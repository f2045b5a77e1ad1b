"""The page for playing together: a room for friends, an invite, and the own seats in rooms."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.text import Text
from tabletop.files.guest_seats import GuestSeat, SeatsError
from tabletop.together.invite import InviteError, find_invite
from tabletop.together.joining import RoomSight
from tabletop.together.nearby import NearbyRoom
from tabletop.ui.pages.together_cards import InviteFriends, NearbyCard, OwnSeats, titled_card
from tabletop.ui.play.seat_deeds import may_close_room
from tabletop.ui.room_look import RoomLook
from tabletop.ui.rooms import Rooms, room_of
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.combo_box import Chooser
from tabletop.ui.widgets.headings import headed
from tabletop.ui.widgets.layouts import add_layout

_WIDTH, _NAME = 860, 24
"""Maximum width of the page in pixels, and of a name in letters."""


class Together(QWidget):
    """The page for playing together."""

    seated = Signal(object, str)
    """Emitted when a seat is taken or gone to (the RemoteMatch, and the invite to be shown or "")."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__()
        self.setObjectName("page")
        self._rooms = rooms
        self.look = RoomLook(rooms, self)
        """Looks into the room of an invite that was entered, or opened here."""
        self._near: NearbyCard | None = None
        self._invite = ""
        self._opening = False
        """True while a room is being opened from this page."""
        self._opened = False
        """True if the invite is of a room that is being opened here."""
        rooms.host.opened.connect(self._sit_at_opened)
        rooms.host.failed.connect(self._not_opened)
        rooms.seats_changed.connect(self._list_again)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setMaximumWidth(_WIDTH)
        centred(self._scroll, self, above=8)
        self.look.seen.connect(self._show_room)
        self.look.refused.connect(self._not_opened)
        self.look.delayed.connect(self._tell_delay)

    def changeEvent(self, event: QEvent) -> None:
        """Build the page again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._build()

    def showEvent(self, event: QShowEvent) -> None:
        """Build the page when it is shown."""
        super().showEvent(event)
        if not event.spontaneous():
            self._build()

    def _build(self) -> None:
        """Build the page; an invite in the clipboard stands in its field."""
        self.setAccessibleName(self.tr("Play together"))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 6, 10, 24)
        column.setSpacing(14)
        words = self.tr("At one table from different places, without an account.")
        add_layout(column, headed(self.tr("Play together"), words))
        self.note = QLabel()
        self.note.setWordWrap(True)
        if (missing := self._rooms.missing) is not None:
            self.note.setText(to_language(missing))
            column.addWidget(self.note)
        else:
            self.inviting = InviteFriends()
            self.inviting.wanted.connect(self._open_room)
            seats = OwnSeats(self._rooms.seats)
            seats.chosen.connect(self._sit_down)
            seats.forgotten.connect(self._forget)
            for card in (self._who(), self.inviting, self._invited(), self._nearby(), seats):
                column.addWidget(card)
            column.addWidget(self.note)
            self._rooms.wake()
            if (trouble := self._rooms.seats_trouble) is not None:
                self._tell(trouble)
        column.addStretch(1)
        self._scroll.setWidget(inner)
        if self._rooms.missing is None:
            (self.field if self.name.text() else self.name).setFocus()

    def _who(self) -> QFrame:
        card, column = titled_card(self.tr("You"))
        grid = QGridLayout()
        self.name = QLineEdit(next((seat.name for seat in self._rooms.seats), ""))
        self.name.setMaxLength(_NAME)
        self.name.setPlaceholderText(self.tr("Your name, for the others"))
        self.relay = Chooser()
        self.relay.addItem(self.tr("not chosen yet"), "ask")
        self.relay.addItem(self.tr("use a relay where needed"), "use")
        self.relay.addItem(self.tr("only open ways"), "none")
        self.relay.setCurrentIndex(self.relay.findData(self._rooms.relay_choice))
        self.relay.activated.connect(lambda _at: self._rooms.choose_relay(self.relay.currentData()))
        for row, (words, field) in enumerate(
            ((self.tr("&Name"), self.name), (self.tr("Across the &Internet"), self.relay))
        ):
            label = QLabel(words)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        add_layout(column, grid)
        return card

    def _invited(self) -> QFrame:
        card, column = titled_card(self.tr("I have an invite"))
        self.field = QLineEdit()
        self.field.setAccessibleName(self.tr("Invite"))
        self.field.setPlaceholderText(self.tr("Paste the message with the invite"))
        self.field.returnPressed.connect(self._look_at)
        self.join = QPushButton(self.tr("&Join"))
        self.join.clicked.connect(self._look_at)
        try:
            self.field.setText(str(find_invite(QGuiApplication.clipboard().text())))
            self.field.setAccessibleDescription(self.tr("Found in your clipboard"))
        except InviteError:
            pass
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.join)
        add_layout(column, row)
        return card

    def _nearby(self) -> QFrame:
        self._end_nearby()
        self._near = NearbyCard(self._rooms.nearby, self._rooms.seats)
        self._near.chosen.connect(self._look_nearby)
        return self._near

    def _end_nearby(self) -> None:
        if self._near is not None:
            self._near.stop_listing()
            self._near = None

    # What is done

    def _tell(self, text: Text | str) -> None:
        self.note.setText(text if isinstance(text, str) else to_language(text))

    def _may_begin(self, *, across: bool = True) -> bool:
        """Return True if there is a name, and it is known whether relays may be used.

        `across`: whether that matters, as the way leads across the Internet.
        """
        if not self.name.text().strip():
            self._tell(self.tr("Enter a name first: the others see it."))
            self.name.setFocus()
            return False
        if not across:
            return True
        if self._rooms.relay_choice == "ask":
            self._rooms.choose_relay(self._ask_relay())
            self.relay.setCurrentIndex(self.relay.findData(self._rooms.relay_choice))
        return self._rooms.relay_choice != "ask"

    def _ask_relay(self) -> str:
        box = QMessageBox(self.window())
        box.setWindowTitle("Tabletop")
        box.setText(self.tr("To find each other across the Internet, both programs ask a relay."))
        box.setInformativeText(
            self.tr(
                "It sees addresses and times, never the game. Public relays are run by the makers of iroh. "
                "Without one, friends in your network can come in, and others if your router lets them."
            )
        )
        use = box.addButton(self.tr("&Use it"), QMessageBox.ButtonRole.AcceptRole)
        only = box.addButton(self.tr("Only &open ways"), QMessageBox.ButtonRole.AcceptRole)
        box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return {use: "use", only: "none"}.get(box.clickedButton(), "ask")  # type: ignore[call-overload,no-any-return]

    def _open_room(self, game: str, setup: Setup) -> None:
        if self._may_begin():
            self._opening = True
            self.inviting.open.setEnabled(False)
            self._tell(self.tr("The room is being opened…"))
            self._rooms.host.host_room(game, setup, hints=self.inviting.hints.isChecked())

    def _sit_at_opened(self, invite: str) -> None:
        if self._opening:
            self._opening = False
            self._look_into(invite, opened=True)

    def _not_opened(self, text: Text) -> None:
        self._opening = False
        self.inviting.open.setEnabled(True)
        self._tell(text)

    def _look_at(self) -> None:
        """Look at the room of the invite in the field."""
        if self._may_begin():
            self._look_into(self.field.text())

    def _look_nearby(self, room: NearbyRoom) -> None:
        """Look at a room in this network; no relay is needed for that."""
        if self._may_begin(across=False):
            self._look_into(str(room.invite))

    def _look_into(self, line: str, *, opened: bool = False) -> None:
        """Look who hosts which game before a seat is taken: the first one, in a room that was opened here."""
        self.look.end_look()
        try:
            self._invite, self._opened = str(find_invite(line)), opened
            self.look.look_into(self._invite)
        except InviteError as error:
            self._tell(error.text)
            return
        if not opened:
            self._tell(self.tr("Looking for the host…"))

    def _tell_delay(self, why: Text) -> None:
        self._tell(to_language(why) + " " + self.tr("Trying again."))

    def _show_room(self, sight: RoomSight) -> None:
        if self._opened:
            self._take(sight)
        else:
            self._ask_to_join(sight)

    def _ask_to_join(self, sight: RoomSight) -> None:
        """Say what is played and who could see what, and take a seat if the player wants to."""
        if sight.game not in games.GAMES:
            self._tell(self.tr("The host plays a game that this Tabletop doesn't have."))
            return
        self._tell("")
        box = QMessageBox(self.window())
        box.setWindowTitle(self.tr("Join a room"))
        title = to_language(games.about(sight.game).title)
        box.setText(self.tr("{game} with %n seat(s)", "", len(sight.setup.seats)).format(game=title))
        there = ", ".join(name for _, name in sight.taken) or self.tr("nobody yet")
        box.setInformativeText(
            self.tr("At the table: {names}.").format(names=there)
            + "\n"
            + (self.tr("Everybody may ask for hints.") if sight.hints else self.tr("Nobody gets hints."))
            + "\n"
            + self.tr("The owner of the host could look at all cards. A relay sees your address.")
        )
        join = box.addButton(self.tr("&Join"), QMessageBox.ButtonRole.AcceptRole)
        box.setEscapeButton(box.addButton(self.tr("&Not now"), QMessageBox.ButtonRole.RejectRole))
        box.setDefaultButton(join)
        box.exec()
        if box.clickedButton() is join:
            self._take(sight)

    def _take(self, sight: RoomSight) -> None:
        name, opened = self.name.text().strip(), self._opened
        try:
            match = self._rooms.take_seat(self._invite, sight, name, opener=opened)
        except (InviteError, SeatsError) as error:
            self._tell(error.text)
            return
        self.seated.emit(match, self._invite if opened else "")

    def _sit_down(self, seat: GuestSeat) -> None:
        if self._may_begin():
            try:
                self.seated.emit(self._rooms.sit_down(seat), seat.invite if seat.opener else "")
            except InviteError as error:
                self._tell(error.text)

    def _forget(self, seat: GuestSeat) -> None:
        """Forget a seat; a room that was opened here is closed."""
        if seat.opener:
            if may_close_room(self):
                self._rooms.host.end_room(room_of(seat))
            return
        title = self.tr("Forget this seat?")
        words = self.tr("The room keeps it until its owner frees it, but you can't come back to it.")
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        if QMessageBox.question(self, title, words, yes | no, no) != yes:
            return
        try:
            self._rooms.leave_seat(seat)
        except SeatsError as error:
            self._tell(error.text)

    def _list_again(self) -> None:
        """Build the page again, as the player has other seats, if it is shown."""
        if self.isVisible():
            self._build()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no more when the page is hidden; a seat in an own room is taken nevertheless."""
        super().hideEvent(event)
        if not event.spontaneous():
            if not self._opened:
                self.look.end_look()
            self._end_nearby()
