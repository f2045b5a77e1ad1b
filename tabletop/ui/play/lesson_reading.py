"""The text of a lesson's step that the learner closes, and the ways to bring it back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tabletop.engine.table import BACK
from tabletop.ui.panels.lesson_popover import LessonPopover
from tabletop.ui.panels.popover import dismiss_uppermost
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.lesson_placing import LessonPlacing
from tabletop.ui.play.playback import Playback


class LessonReading(QObject):
    """Closes the popover of one lesson's page and brings it back.

    Esc does both; a click on the step's title in the tab brings it back as well.
    """

    changed = Signal()
    """Emitted when the popover was closed or brought back by the learner."""

    def __init__(
        self, decision: Decision, playback: Playback, popover: LessonPopover, placing: LessonPlacing
    ) -> None:
        super().__init__(popover)
        self._decision, self._playback, self._table = decision, playback, playback.table
        self._popover, self._placing = popover, placing
        popover.closed.connect(self._say_way_back)

    def toggle(self) -> bool:
        """Close the uppermost popover, else bring the text back; False if Esc means something else."""
        if dismiss_uppermost(self._table.viewport()):
            return True
        busy = self._table.keys.at or BACK in self._table.surface.offered.legal
        return not busy and self._popover.put_away_now and self.bring_back()

    def bring_back(self) -> bool:
        """Show the text above everything else; False during an animation and at an earlier moment."""
        if self._decision.at is not None or self._playback.film.running:
            return False
        away = self._popover.put_away_now
        self._popover.bring_back()
        self._placing.place_popover()
        if away:
            self.changed.emit()
        return True

    def _say_way_back(self) -> None:
        self._table.setFocus()
        self._table.call_out(QCoreApplication.translate("Lesson", "Esc shows the text again."))
        self.changed.emit()
