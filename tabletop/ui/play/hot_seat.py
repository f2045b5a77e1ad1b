"""Several persons at one screen: calls the next one, and hides the table from the others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tabletop.ui.panels.privacy_screen import PrivacyScreen
from tabletop.ui.play.match_controller import MatchController


class HotSeat:
    """Closes and opens the privacy screen of one match."""

    def __init__(
        self, controller: MatchController, screen: PrivacyScreen, show_turns: Callable[[], None]
    ) -> None:
        """Follow a match; `show_turns` updates what is shown of others' turns."""
        self._controller, self._screen, self._show_turns = controller, screen, show_turns
        controller.handover.called.connect(self._call)
        controller.handover.curtain_requested.connect(self._close)
        screen.drawn.connect(self._open)

    def _call(self, seat: int) -> None:
        name = self._controller.playback.names[seat]
        words = QCoreApplication.translate("MatchPage", "{name}, it's your turn.").format(name=name)
        self._controller.table.call_out(words)

    def _close(self, seat: int) -> None:
        self._show_turns()
        self._screen.close_for(seat, self._controller.playback.names[seat])

    def _open(self) -> None:
        self._controller.table.setFocus()
        self._controller.arrived()
