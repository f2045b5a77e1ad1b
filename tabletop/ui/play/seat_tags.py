"""Who of a room is away, or stood in for by a computer: a tag at each such board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt
from PySide6.QtWidgets import QLabel

from tabletop.session.room_messages import Person
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController


def away_text(person: Person, name: str, first: str) -> str:
    """Return what stands at the name of a seat whose person is not there, or came later; "" for others.

    Args:
        person: Who has the seat now.
        name: The name that the seat has at the table.
        first: The name of the person with whom the match has begun.
    """
    if not person.name:
        free = QCoreApplication.translate("SeatTags", "free seat")
        return QCoreApplication.translate("SeatTags", "computer") if person.bot else free
    if person.here and person.name != first:
        words = QCoreApplication.translate("SeatTags", "{person} for {name}")
        return words.format(person=person.name, name=name)
    if person.bot:
        return QCoreApplication.translate("SeatTags", "computer for {name}").format(name=name)
    return "" if person.here else QCoreApplication.translate("SeatTags", "{name} is away").format(name=name)


class SeatTags(QObject):
    """The tags at the boards of one match, each at the upper edge of its board."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller, self._table = controller, controller.table
        self._room = controller.session.room
        self._persons: dict[int, Person] = {}
        self.tags: dict[int, QLabel] = {}
        """The tags by seat, also those that are hidden."""
        controller.changed.connect(self.show_tags)
        for bar in (self._table.horizontalScrollBar(), self._table.verticalScrollBar()):
            bar.valueChanged.connect(lambda _value: self.show_tags())
            bar.rangeChanged.connect(lambda _least, _most: soon(self, self.show_tags))

    def show_tags(self) -> None:
        """Show the present states at the boards; what has changed is said."""
        if self._room is None:
            return
        persons = {person.seat: person for person in self._room.persons}
        for seat, person in persons.items():
            if seat not in self._controller.session.seats:
                self._say(self._persons.get(seat), person)
                name, first = self._controller.playback.names[seat], self._controller.session.setup.names
                self._show(seat, away_text(person, name, first[seat] if seat < len(first) else person.name))
        self._persons = persons

    def _show(self, seat: int, words: str) -> None:
        board = self._board(seat)
        if not words or board is None or self._room is None or self._room.disconnected:
            if seat in self.tags:
                self.tags[seat].hide()
            return
        if seat not in self.tags:
            tag = self.tags[seat] = QLabel(self._table.viewport())
            tag.setObjectName("tag")
            tag.setTextFormat(Qt.TextFormat.PlainText)
            tag.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        tag = self.tags[seat]
        tag.setText(words)
        tag.adjustSize()
        tag.move(board.center().x() - tag.width() // 2, max(board.top() - tag.height() // 2, 0))
        tag.show()
        tag.raise_()

    def _board(self, seat: int) -> QRect | None:
        """Return the rectangle of a seat's board on the viewport; None if it has none."""
        zones = self._table.table_scene.layout_now.zones
        zone = next((zone for zone in zones if zone.key == f"seat:{seat}"), None)
        if zone is None:
            return None
        return self._table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()

    def _say(self, before: Person | None, now: Person) -> None:
        """Announce that a computer plays for somebody; coming and going is said by the side panel."""
        if before is not None and now.bot and not before.bot:
            words = QCoreApplication.translate("SeatTags", "The computer plays for {name}.")
            self._table.announce(words.format(name=self._controller.playback.names[now.seat]))
