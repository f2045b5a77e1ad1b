"""Whose turn it is, in the window's title; the desktop calls a player who is not looking."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.style.i18n import to_language


class TurnNotice(QObject):
    """Keeps the title of a page's window up to date, and alerts when a person's turn begins behind it."""

    def __init__(self, controller: MatchController, page: QWidget) -> None:
        super().__init__(page)
        self._controller, self._page = controller, page
        self._here = True
        """True if it was the turn of a person at this screen when it was last shown."""

    def update_title(self) -> None:
        """Show the present state of the match."""
        c = self._controller
        waiting, film = c.pending_choice, c.film.running
        here = waiting is not None and waiting.seat in c.session.seats
        title = to_language(c.session.game.about.title)
        if waiting is not None:
            turn = self.tr("{name}'s turn").format(name=c.playback.names[waiting.seat])
            if here and len(c.session.seats) == 1:
                turn = self.tr("Your turn")
            title = f"{turn} – {title}"
        if film and here:  # the turns of others are still being shown
            self._here = False
            return
        window = self._page.window()
        if QAccessible.isActive() and window.isActiveWindow():  # a screen reader reads every new title
            title = to_language(c.session.game.about.title)
        window.setWindowTitle(f"{title} – Tabletop")
        if here and not self._here:
            QApplication.alert(window)  # does nothing while the window is active
        self._here = here
