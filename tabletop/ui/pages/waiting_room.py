"""The waiting room: who sits down, the invite for the others, and the way to the table when all are there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.game import PERSON, colours
from tabletop.engine.text import Text
from tabletop.session.remote_match import RemoteMatch
from tabletop.session.room_messages import Person
from tabletop.together.door import Reach
from tabletop.together.invite import find_invite
from tabletop.together.nearby import NearbyRoom
from tabletop.ui.panels.people import PeopleClock
from tabletop.ui.play.seat_deeds import SeatDeeds
from tabletop.ui.rooms import Rooms
from tabletop.ui.style.i18n import to_language, who
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.headings import headed
from tabletop.ui.widgets.icons import Sign
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.person import PersonRow, Presence

_WIDTH = 780
"""Maximum width of the page, in pixels."""
_LISTEN_MS = 100
_RING = 40
"""Size of the ring of a person, in pixels at 100 %."""


class WaitingRoom(QWidget):
    """Waits until all seats of a room are taken.

    Args:
        match: The seat in the room; the page polls it.
        invite: The invite to the room if it was opened here; "" for a guest, who may be the first.
        rooms: Know who can reach the host here, and show the room nearby while this page is shown, if wanted.
    """

    begun = Signal(object)
    """Emitted when the match has begun (the RemoteMatch)."""
    left = Signal()
    """Emitted when the player leaves the room."""

    def __init__(self, match: RemoteMatch, invite: str, rooms: Rooms) -> None:
        super().__init__()
        self.setObjectName("page")
        self._match, self._invite, self._rooms = match, invite, rooms
        self._nearby = rooms.nearby
        self._shows_nearby = False
        self._hosts = bool(invite)
        """True if the room was opened here."""
        self._clock = PeopleClock()
        self._shown: object = None
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setMaximumWidth(_WIDTH)
        centred(self._scroll, self, above=8)
        self._deeds = SeatDeeds(match, rooms, lambda: match.ready, self)
        self._deeds.invited.connect(self._show_invite)
        self._deeds.left.connect(self.left)
        self._deeds.failed.connect(self._note)
        self._build()
        match.notice.connect(self._note)
        if self._hosts:
            rooms.host.status_changed.connect(self._say_reach)
        self._timer = QTimer(self, interval=_LISTEN_MS)
        self._timer.timeout.connect(self._listen)
        self._timer.start()

    def changeEvent(self, event: QEvent) -> None:
        """Build the page again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._timer.isActive():
            self._build()

    def _build(self) -> None:
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(10, 6, 10, 24)
        self._column.setSpacing(14)
        self._shown = None
        title = to_language(self._match.game.about.title)
        self.setAccessibleName(self.tr("Waiting room: {game}").format(game=title))
        add_layout(self._column, headed(title, self.tr("The match begins when all seats are taken.")))
        card = QFrame()
        card.setObjectName("card")
        rows = QVBoxLayout(card)
        rows.setContentsMargins(18, 12, 18, 14)
        rows.setSpacing(10)
        self.head, self.count = QLabel(), QLabel()
        self.head.setProperty("role", "strong")
        self.head.setWordWrap(True)
        self.count.setProperty("role", "small")
        line = QHBoxLayout()
        line.addWidget(self.head, 1)
        line.addWidget(self.count)
        add_layout(rows, line)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        add_layout(rows, self._seats)
        self._column.addWidget(card)
        if self._invite:
            add_layout(self._column, self._invite_row())
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._column.addWidget(self.note)
        leave = QPushButton(self.tr("&Back"))
        if not self._invite:
            self._first = leave
        leave.clicked.connect(self.left)
        foot = QHBoxLayout()
        foot.addWidget(leave)
        words, give_up = self._deeds.for_self()
        self.give_up = QPushButton(words)
        self.give_up.clicked.connect(give_up)
        foot.addWidget(self.give_up)
        foot.addStretch(1)
        if self._invite:
            self.fill = QPushButton(self.tr("&Fill with computers"))
            self.fill.setToolTip(
                self.tr("Computers take the seats that are still free, and the match begins")
            )
            self.fill.clicked.connect(self._match.owner.fill_with_bots)
            foot.addWidget(self.fill)
        add_layout(self._column, foot)
        self._column.addStretch(1)
        self._scroll.setWidget(inner)

    def _invite_row(self) -> QVBoxLayout:
        words = QLabel(self.tr("Send this line to your friends:"))
        self.field, copy = QLineEdit(self._invite), QPushButton(self.tr("&Copy"))
        self.field.setReadOnly(True)
        self.field.setAccessibleName(self.tr("Invite"))
        self.field.setCursorPosition(0)
        copy.setProperty("role", "accent")
        copy.setShortcut(QKeySequence("Ctrl+I"))
        copy.clicked.connect(self._copy)
        self.renew = QPushButton(self.tr("New &invite"))
        self.renew.clicked.connect(self._deeds.make_invite)
        self._first = copy
        row, column = QHBoxLayout(), QVBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(copy)
        row.addWidget(self.renew)
        column.addWidget(words)
        add_layout(column, row)
        if self._hosts:
            self._add_host_rows(column)
        return column

    def _add_host_rows(self, column: QVBoxLayout) -> None:
        """Add what matters where the host is: who can reach it, and what it could do."""
        column.addSpacing(6)
        add_layout(column, self._reach_row())
        add_layout(column, self._nearby_row())
        is_open = self.tr(
            "While Tabletop runs here the room is open; afterwards it waits for you in Continue."
        )
        deals = self.tr("This computer deals, so you could look at all cards. Your friends are told so.")
        truths = QLabel(f"{is_open}\n{deals}")
        truths.setProperty("role", "small")
        truths.setWordWrap(True)
        column.addSpacing(6)
        column.addWidget(truths)

    def _reach_row(self) -> QHBoxLayout:
        self.reach, self._reach_sign = QLabel(), Sign("clock")
        self.reach.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._reach_sign)
        row.addWidget(self.reach, 1)
        self._say_reach()
        return row

    def _say_reach(self) -> None:
        """Say who can reach the host here, as far as known."""
        reach = self._rooms.host.status.reachability
        certain = reach in (Reach.ROUTER, Reach.PUBLIC, Reach.RELAY)
        self._reach_sign.name, self._reach_sign.token = ("check", "legal") if certain else ("clock", "quiet")
        self._reach_sign.update()
        words = {
            Reach.UNKNOWN: self.tr("Finding out who can reach you."),
            Reach.NETWORK: self.tr("Only people in this network can reach you."),
            Reach.ROUTER: self.tr("Your router lets others in. No relay is needed."),
            Reach.PUBLIC: self.tr("This computer has a public address, so others can reach it directly."),
            Reach.RELAY: self.tr("Others reach you through a relay, or directly with its help."),
        }[reach]
        if words != self.reach.text():
            self.reach.setText(words)
            tell_screen_reader(self, words, at_once=False)

    def _nearby_row(self) -> QHBoxLayout:
        self.near, self._near_words = QCheckBox(self.tr("Show to people &nearby")), QLabel()
        self.near.setChecked(self._shows_nearby)
        self.near.toggled.connect(self._show_nearby)
        self._near_words.setProperty("role", "small")
        self._near_words.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.near)
        row.addWidget(self._near_words, 1)
        self._say_nearby()
        return row

    def _show_nearby(self, on: bool) -> None:  # noqa: FBT001  a slot
        self._shows_nearby = on
        self._say_nearby()
        tell_screen_reader(self, self._near_words.text(), at_once=False)
        self._publish()

    def _say_nearby(self) -> None:
        missing = self._nearby.missing_package
        self.near.setEnabled(missing is None)
        if missing is not None:
            self._near_words.setText(to_language(missing))
        elif self._shows_nearby:
            self._near_words.setText(
                self.tr("On: Tabletop lists this room to everybody in this network while you wait here.")
            )
        else:
            self._near_words.setText(self.tr("Off: people need the invite."))
        self.near.setAccessibleDescription(self._near_words.text())

    def _publish(self) -> None:
        """Show the room to people nearby, or no more, as the player has chosen."""
        match = self._match
        name = next((person.name for person in match.persons if person.seat == match.seat), "")
        shown = name and self._shows_nearby and self._timer.isActive()
        self._nearby.publish(NearbyRoom(name, match.game.id, find_invite(self._invite)) if shown else None)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._invite)
        self._tell(self.tr("Invite copied."))

    def _show_invite(self, invite: str) -> None:
        """Show the new invite in place of the one that has ended."""
        self._invite = invite
        if self._shows_nearby:
            self._publish()
        self.field.setText(invite)
        self.field.setCursorPosition(0)
        self._tell(self.tr("This is the new invite. The old one opens nothing any more."))

    def _tell(self, words: str) -> None:
        self.note.setText(words)
        tell_screen_reader(self, words, at_once=False)

    def _note(self, text: Text) -> None:
        if self._match.trouble is None:  # that stands above
            self._tell(to_language(text))

    def _listen(self) -> None:
        match = self._match
        match.poll()
        if match.ready and len(match.moments) >= match.announced:
            self._stop()
            self.begun.emit(match)
            return
        if not self._invite and match.owner.is_self and (seat := self._rooms.own_seat(match)) is not None:
            self._invite = seat.invite  # who comes first owns a room of a host that is nobody's window
            self._build()
        now = (
            match.persons,
            match.owner.seat,
            match.setup,
            match.disconnected,
            match.trouble,
            match.line.trouble,
        )
        if now != self._shown:
            self._shown = now
            self._show()

    def _show(self) -> None:
        """Show who sits where, and say it to a screen reader."""
        match = self._match
        if self._shows_nearby:
            self._publish()  # the own name may have come just now
        focused = self.focusWidget()
        if focused is not None and isinstance(focused.parentWidget(), PersonRow):
            self._first.setFocus()  # its row is about to be replaced
        while (item := self._seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.count.clear()
        self.give_up.setVisible(match.trouble is None)
        if match.trouble is not None or match.setup is None:
            self.head.setText(self._looking() if match.trouble is None else to_language(match.trouble))
            tell_screen_reader(self, self.head.text(), at_once=match.trouble is not None)
            return
        self.head.setText(self._looking() if match.disconnected else self.tr("Who sits down?"))
        there = {person.seat: person for person in match.persons}
        seats, worn, lines = match.setup.seats, colours(match.setup), list[str]()
        taken = sum(given != PERSON or seat in there for seat, given in enumerate(seats))
        self.count.setText(self.tr("{taken} of {all} seats taken").format(taken=taken, all=len(seats)))
        for seat, given in enumerate(seats):
            name, presence = self._seat_words(seat, given, there.get(seat))
            free = self.tr("Seat {n}").format(n=seat + 1)
            row = PersonRow(seat, name, worn, size=_RING, free=free, who=given)
            row.show_presence(presence)
            if seat in there and seat != match.seat:
                row.show_deeds(self._deeds.for_seat(seat, name))
            self._seats.addWidget(row)
            lines.append(f"{row.name.accessibleName()}, {presence.words}")
        tell_screen_reader(self, "; ".join(lines), at_once=False)

    def _looking(self) -> str:
        """Return that the host is looked for, and why it is not there, as far as known."""
        if (reason := self._match.line.trouble) is None:
            return self.tr("Looking for the host…")
        return self.tr("{reason} Trying again.").format(reason=to_language(reason))

    def _seat_words(self, seat: int, given: str, person: Person | None) -> tuple[str, Presence]:
        """Return the name of who sits at a seat, "" if it is free, and how it is with them."""
        if given != PERSON:
            return who(self._match.game.about, given), Presence(self.tr("plays"), "gear", "quiet")
        if person is None:
            return "", Presence(self.tr("free"), "dashed", "quiet")
        presence = self._clock.presence(person)
        if seat != self._match.seat:
            return person.name, presence
        return person.name, Presence(self.tr("you"), presence.sign, presence.token)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard at the invite, or at the way back."""
        super().showEvent(event)
        if not event.spontaneous():
            self._first.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the room when another page is shown, unless the match has begun; the seat stays."""
        super().hideEvent(event)
        if not event.spontaneous() and self._timer.isActive():
            self._stop()
            self._match.line.hang_up()

    def _stop(self) -> None:
        self._timer.stop()
        if self._shows_nearby:
            self._publish()
        self._match.notice.disconnect(self._note)
        self._deeds.stop_listening()
        if self._hosts:
            self._rooms.host.status_changed.disconnect(self._say_reach)
