"""The waiting room: who sits down, the invite for the others, and the way to the table when all are there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence
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

from tabletop.engine.game import PERSON
from tabletop.engine.text import Text
from tabletop.session.remote_match import RemoteMatch
from tabletop.together.door import Reach
from tabletop.together.invite import find_invite
from tabletop.together.nearby import NearbyRoom
from tabletop.ui.rooms import Rooms
from tabletop.ui.style.i18n import to_language, who
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.headings import headed
from tabletop.ui.widgets.icons import Sign
from tabletop.ui.widgets.layouts import add_layout

_WIDTH = 780
"""Maximum width of the page, in pixels."""
_LISTEN_MS = 100


class WaitingRoom(QWidget):
    """Waits until all seats of a room are taken.

    Args:
        match: The seat in the room; the page polls it.
        invite: The invite to be given to others; "" for a guest who has none to give.
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
        self._shown: object = None
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setMaximumWidth(_WIDTH)
        centred(self._scroll, self, above=8)
        self._build()
        match.notice.connect(self._note)
        if invite:
            rooms.status_changed.connect(self._say_reach)
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
        self.who = QLabel(self.tr("Looking for the host…"))
        self.who.setWordWrap(True)
        rows.addWidget(self.who)
        self._column.addWidget(card)
        if self._invite:
            add_layout(self._column, self._invite_row())
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._column.addWidget(self.note)
        leave = QPushButton(self.tr("&Back"))
        leave.clicked.connect(self.left)
        foot = QHBoxLayout()
        foot.addWidget(leave)
        foot.addStretch(1)
        if self._invite:
            self.fill = QPushButton(self.tr("&Fill with computers"))
            self.fill.setToolTip(
                self.tr("Computers take the seats that are still free, and the match begins")
            )
            self.fill.clicked.connect(self._match.fill_with_bots)
            foot.addWidget(self.fill)
        add_layout(self._column, foot)
        self._column.addStretch(1)
        self._scroll.setWidget(inner)

    def _invite_row(self) -> QVBoxLayout:
        words = QLabel(self.tr("Send this line to your friends:"))
        field, copy = QLineEdit(self._invite), QPushButton(self.tr("&Copy"))
        field.setReadOnly(True)
        field.setAccessibleName(self.tr("Invite"))
        field.setCursorPosition(0)
        copy.setProperty("role", "accent")
        copy.setShortcut(QKeySequence("Ctrl+I"))
        copy.clicked.connect(self._copy)
        row, column = QHBoxLayout(), QVBoxLayout()
        row.addWidget(field, 1)
        row.addWidget(copy)
        column.addWidget(words)
        add_layout(column, row)
        column.addSpacing(6)
        add_layout(column, self._reach_row())
        add_layout(column, self._nearby_row())
        return column

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
        reach = self._rooms.host_status.reachability
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

    def _tell(self, words: str) -> None:
        self.note.setText(words)
        tell_screen_reader(self, words, at_once=False)

    def _note(self, text: Text) -> None:
        self.note.setText(to_language(text))

    def _listen(self) -> None:
        match = self._match
        match.poll()
        if match.ready and len(match.moments) >= match.announced:
            self._stop()
            self.begun.emit(match)
            return
        now = (match.persons, match.setup, match.line.connection > 0, match.trouble)
        if now != self._shown:
            self._shown = now
            self._show()

    def _show(self) -> None:
        match = self._match
        if self._shows_nearby:
            self._publish()  # the own name may have come just now
        if match.trouble is not None:
            self.who.setText(to_language(match.trouble))
            return
        if match.setup is None:
            self.who.setText(self.tr("Looking for the host…"))
            return
        there = {person.seat: person for person in match.persons}
        lines = []
        for seat, given in enumerate(match.setup.seats):
            person = there.get(seat)
            if given != PERSON:
                words = who(match.game.about, given)
            elif person is None:
                words = self.tr("free")
            elif seat == match.seat:
                words = self.tr("{name} (you)").format(name=person.name)
            else:
                state = self.tr("here") if person.here else self.tr("away")
                words = self.tr("{name}, {state}").format(name=person.name, state=state)
            lines.append(self.tr("Seat {n}: {who}").format(n=seat + 1, who=words))
        self.who.setText("\n".join(lines))
        tell_screen_reader(self, "; ".join(lines), at_once=False)

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
        if self._invite:
            self._rooms.status_changed.disconnect(self._say_reach)
