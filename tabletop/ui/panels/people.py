"""The others who play in a room, and whether they are here; below the tabs of the side panel."""

from __future__ import annotations

from datetime import datetime
from time import monotonic

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from tabletop.engine.game import colours
from tabletop.session.protocol import RoomConnection, Session
from tabletop.session.room_messages import Person
from tabletop.ui.play.seat_deeds import SeatDeeds
from tabletop.ui.style.i18n import clock_time, player_names
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.person import DeedsButton, PersonRow, Presence

_LOOK_MS = 300
_APART = 3.0
"""Minimum seconds between two announcements of coming and going."""
_RING = 32


class PeopleClock:
    """Notes since when persons are away, as this program was told."""

    def __init__(self) -> None:
        self._here: dict[int, bool] = {}
        self._since: dict[int, str] = {}

    def presence(self, person: Person) -> Presence:
        """Return how it is with a person, as the room says now."""
        if self._here.get(person.seat) and not person.here:
            self._since[person.seat] = _now()
        self._here[person.seat] = person.here
        if person.bot and not person.name:
            words = QCoreApplication.translate("People", "free; the computer plays")
            return Presence(words, "dashed", "quiet")
        if person.bot:
            words = QCoreApplication.translate("People", "the computer plays")
            return Presence(words, "clock", "quiet")
        if person.here:
            self._since.pop(person.seat, None)
            return Presence(QCoreApplication.translate("People", "here"), "dot", "legal")
        if not person.name:
            return Presence(QCoreApplication.translate("People", "free"), "dashed", "quiet")
        since = self._since.get(person.seat)
        words = QCoreApplication.translate("People", "away")
        if since is not None:
            words = QCoreApplication.translate("People", "away since {time}").format(time=clock_time(since))
        return Presence(words, "clock", "refused")


class People(QFrame):
    """Shows the others of a room, and says who comes and goes; hidden where all others are computers."""

    changed = Signal()
    """Emitted when somebody has come or gone."""
    spoke = Signal(str)
    """Emitted with what a screen reader is to say."""

    def __init__(self, session: Session, room: RoomConnection, deeds: SeatDeeds) -> None:
        super().__init__()
        self._room, self._own, self._deeds = room, session.seats, deeds
        self._worn = colours(session.setup)
        self._names = player_names(session.game, session.setup)
        self._clock, self._heard = PeopleClock(), _now()
        self._rows: dict[int, PersonRow] = {}
        self._persons: dict[int, Person] = {}
        self._last: object = None
        self._spoken: dict[int, str] = {}
        """For each seat what was said last of its person."""
        self._when = 0.0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 12, 10)
        self._column.setSpacing(6)
        self._head, self.own = QLabel(), DeedsButton()
        self._head.setProperty("role", "strong")
        head = QHBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self.own)
        add_layout(self._column, head)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.show_presences)
        self._timer.start()
        self.translate_texts()
        self.show_presences()

    def translate_texts(self) -> None:
        """Retranslate all texts."""
        self._head.setText(self.tr("People"))
        self.own.show_deeds([self._deeds.for_self()], self.tr("Leave the room for good"))
        self._last = None

    def show_presences(self) -> None:
        """Show who is here now."""
        lost = self._room.disconnected
        if not lost:
            self._heard = _now()
        if (now := (self._room.persons, self._room.owner.seat, lost)) != self._last:
            self._last = now
            self._show(lost=lost)
            self.changed.emit()
        self._speak(lost=lost)

    def _show(self, *, lost: bool) -> None:
        heard = self.tr("here when last heard, {time}").format(time=clock_time(self._heard))
        for person in self._room.persons:
            if person.seat in self._own:
                continue
            name = person.name or self._names[person.seat]
            row = self._rows.get(person.seat)
            if row is None:
                row = self._rows[person.seat] = PersonRow(person.seat, name, self._worn, size=_RING)
                self._column.addWidget(row)
                self._spoken[person.seat] = ""
            presence = self._clock.presence(person)
            self._persons[person.seat] = person
            row.name.tell(name)
            row.show_presence(Presence(heard, "clock", "quiet") if lost and person.here else presence)
            row.show_deeds(self._deeds.for_seat(person.seat, name))
        if not self._rows:
            self.hide()
        elif self.parentWidget() is not None:  # alone it would be a window
            self.show()

    def _speak(self, *, lost: bool) -> None:
        """Say who has come or gone, each once and not too often."""
        if lost or monotonic() - self._when < _APART:
            return
        for person in self._persons.values():
            state = "free" if not person.name else "here" if person.here else "away"
            before, self._spoken[person.seat] = self._spoken[person.seat], state
            if before and before != state:
                words = {
                    "here": self.tr("{name} is here again."),
                    "away": self.tr("{name} is away."),
                    "free": self.tr("The seat of {name} is free."),
                }[state]
                if before == "free":
                    words = self.tr("{name} sits down.")
                self.spoke.emit(words.format(name=person.name or self._names[person.seat]))
                self._when = monotonic()
                return


def _now() -> str:
    """Return the present time, ISO 8601."""
    return datetime.now().astimezone().isoformat()
