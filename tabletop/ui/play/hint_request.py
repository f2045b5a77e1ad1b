"""Asks the bot for a hint, and gives the move that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tabletop.session.views import EVERYBODY
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.playback import Playback

if TYPE_CHECKING:
    from tabletop.opponents.choosing import PlayResult


class HintRequest(QObject):
    """The request for a hint on the present decision."""

    answered = Signal(object, object)
    """Emitted when a hint has arrived (Move, PlayResult)."""
    changed = Signal()
    """Emitted when a hint was requested, and when the search for it is over."""

    def __init__(self, decision: Decision, playback: Playback) -> None:
        """Ask for hints on the decision that the player sees on a table."""
        super().__init__(playback.table)
        self._decision, self._playback, self._session = decision, playback, playback.session
        self._session.hint.found.connect(self._answer)

    def possible(self) -> bool:
        """Return True if a hint is possible; it uses the seat's hand, so the viewer may not be EVERYBODY."""
        offered = self._decision.offer is not None and self._playback.viewer != EVERYBODY
        session = self._session
        return offered and self._playback.at is None and session.gives_hints and not session.hint.awaited

    def start_search(self) -> None:
        """Ask the bot for a hint; running animations of other seats' actions are skipped."""
        if self.possible():
            self._playback.film.skip()
            self._session.request_hint()
            self.changed.emit()

    def _answer(self, thought: PlayResult | None) -> None:
        """Emit the move of a hint; None: none was found."""
        offer = self._decision.offer
        if thought is not None and offer is not None:
            move = next((each for each in offer.moves if each.action == thought.action), None)
            if move is not None:
                self.answered.emit(move, thought)
        self.changed.emit()
