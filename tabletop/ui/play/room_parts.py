"""What the page of a match in a room has beside that of any other match."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from tabletop.engine.text import translate
from tabletop.session.protocol import RoomConnection
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels.absence_bar import AbsenceBar
from tabletop.ui.panels.people import People
from tabletop.ui.play.play_again import PlayAgain
from tabletop.ui.play.seat_deeds import SeatDeeds
from tabletop.ui.rooms import Rooms

_INVITE = translate("match", "The new invite is in the clipboard. The old one opens nothing any more.")


class RoomParts(QObject):
    """Adds to a page who else is here, and what others have done while the player was away."""

    def __init__(self, page: MatchPage, room: RoomConnection, rooms: Rooms) -> None:
        super().__init__(page)
        self.deeds = SeatDeeds(room, rooms, lambda: True, page)
        self.deeds.invited.connect(self._give_invite)
        self.deeds.left.connect(page.lobby_requested)
        self.deeds.failed.connect(page.notice)
        self.play_again = PlayAgain(page, room, rooms)
        self._page, self._room = page, room
        self._back = page.session.now
        """The moment at which the player has come back."""
        self.absence: AbsenceBar | None = None
        self.people = People(page.session, room, self.deeds)
        self.people.changed.connect(page.asking.refresh)
        self.people.spoke.connect(page.table.announce)
        page.panel.add_below(self.people)
        absence = room.absence
        if absence is not None and (notices := page.notices.layout()) is not None:
            self.absence = AbsenceBar(absence.turns)
            self.absence.wanted.connect(lambda: self._show_from(absence.seen))
            self.absence.dismissed.connect(self._dismiss)
            notices.addWidget(self.absence)
            page.controller.changed.connect(self._follow)
            page.table.announce(
                self.tr("Back at the table. {turns}.").format(turns=self.absence.words.text())
            )

    def _give_invite(self, invite: str) -> None:
        """Put the new invite into the clipboard, as it is there to be sent."""
        QGuiApplication.clipboard().setText(invite)
        self._page.notice.emit(_INVITE)

    def _show_from(self, since: int) -> None:
        self._dismiss()
        self._page.playback.replay_from(since)

    def _follow(self) -> None:
        """Remove the bar once the player has acted."""
        session = self._page.session
        if any(entry.seat in session.seats for entry in session.entries[self._back :]):
            self._dismiss()

    def _dismiss(self) -> None:
        bar, self.absence = self.absence, None
        if bar is None:
            return
        self._page.controller.changed.disconnect(self._follow)
        if bar.isAncestorOf(self._page.window().focusWidget() or bar):
            self._page.table.setFocus(Qt.FocusReason.OtherFocusReason)
        bar.hide()
        bar.deleteLater()
