"""Calls the player when a turn comes in a room that is not on the table."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.files.guest_seats import GuestSeat
from tabletop.files.settings import Settings
from tabletop.ui.navigator import Navigator
from tabletop.ui.pages.together_cards import game_title
from tabletop.ui.room_watch import RoomWatch
from tabletop.ui.style.i18n import join_names
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.table.sounds import Sounds


class _Owner(Protocol):
    settings: Settings


class RoomCalls(QObject):
    """Shows in the window's title where it is the player's turn; when a turn comes, the desktop calls."""

    def __init__(self, watch: RoomWatch, window: QWidget, owner: _Owner, navigator: Navigator) -> None:
        super().__init__(window)
        self._watch, self._window, self._owner, self._navigator = watch, window, owner, navigator
        self._sounds = Sounds()
        watch.changed.connect(self._show)
        watch.turn_came.connect(self._call)

    def _show(self) -> None:
        self._navigator.show_turns(self._words(self._watch.own_turns()))

    def _words(self, seats: list[GuestSeat]) -> str:
        if not seats:
            return ""
        titles = list(dict.fromkeys(game_title(seat.game) for seat in seats))
        return self.tr("Your turn in {games}").format(games=join_names(titles))

    def _call(self, seat: GuestSeat) -> None:
        settings = self._owner.settings
        QApplication.alert(self._window)  # does nothing while the window is active
        self._sounds.volume = settings.volume if settings.sounds else 0
        self._sounds.play("turn")
        tell_screen_reader(self._window, self._words([seat]), at_once=False)
