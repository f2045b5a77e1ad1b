"""At the end of a match in a room: the owner plays again with the same people, and they come over."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tabletop.engine.text import Text
from tabletop.session.protocol import RoomConnection
from tabletop.ui.next_room import NextRoom
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels.again_bar import AgainBar
from tabletop.ui.rooms import Rooms


class PlayAgain(QObject):
    """Opens another room with the same seats, or shows that the owner has done so.

    Args:
        page: The page of the match.
        room: The room in which it was played.
        rooms: The rooms of this program.
    """

    seated = Signal(object, str)
    """Emitted when the player has a seat in the next room (the RemoteMatch; the invite for others or "")."""

    def __init__(self, page: MatchPage, room: RoomConnection, rooms: Rooms) -> None:
        super().__init__(page)
        self._page, self._room, self._rooms = page, room, rooms
        self._way: NextRoom | None = None
        self.bar: AgainBar | None = None
        if page.match_end is not None:
            page.match_end.same_requested.connect(self._open)
        room.owner.called_again.connect(self._show)
        if room.owner.next_invite:
            self._show(room.owner.next_invite)

    def _next_room(self) -> NextRoom:
        if self._way is not None:
            self._way.stop_looking()
            self._way.deleteLater()
        own, session = self._rooms.own_seat(self._room), self._page.session
        self._way = NextRoom(self._rooms, "" if own is None else own.name, session.seats[0], self)
        self._way.failed.connect(self._fail)
        return self._way

    def _open(self) -> None:
        """Open a room with the seats of this match."""
        self._enable(on=False)
        session, way = self._page.session, self._next_room()
        way.seated.connect(self._call)
        self._page.table.announce(self.tr("The room is being opened…"))
        setup = replace(session.setup, seed=0, names=())
        way.open_next(session.game.id, setup, hints=session.gives_hints)

    def _call(self, match: object, invite: str) -> None:
        """Tell the others where the player sits down, and go there."""
        self._room.owner.call_again(invite)
        self.seated.emit(match, invite)

    def _show(self, invite: str) -> None:
        """Show that the owner plays again."""
        if self.bar is not None or (notices := self._page.notices.layout()) is None:
            return
        bar = self.bar = AgainBar(self._page.playback.names[self._room.owner.seat])
        bar.wanted.connect(lambda: self._join(invite))
        bar.dismissed.connect(self._put_away)
        notices.addWidget(bar)
        self._page.table.announce(bar.words.accessibleName(), at_once=True)

    def _join(self, invite: str) -> None:
        if self.bar is not None:
            self.bar.act.setEnabled(False)
            way = self._next_room()
            way.seated.connect(lambda match, _invite: self.seated.emit(match, ""))
            way.join(invite)

    def _fail(self, why: Text) -> None:
        self._enable(on=True)
        if self.bar is not None:
            self.bar.act.setEnabled(True)
        self._page.notice.emit(why)

    def _enable(self, *, on: bool) -> None:
        end = self._page.match_end
        if end is not None and end.result is not None:
            end.result.again.setEnabled(on)

    def _put_away(self) -> None:
        bar, self.bar = self.bar, None
        if bar is not None:
            bar.hide()
            bar.deleteLater()
            self._page.table.setFocus()
