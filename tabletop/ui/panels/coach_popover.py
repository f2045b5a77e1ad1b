"""The paper of the coach: what it says of a move before it is made, or of the game when something is new."""

from __future__ import annotations

from PySide6.QtCore import Signal

from tabletop.ui.panels.lesson_popover import LessonPopover, PopoverContent


class CoachPopover(LessonPopover):
    """Lies on the table beside what it speaks of. Put away by its cross it is answered like by Esc."""

    dismissed = Signal()

    def write(self, written: PopoverContent) -> None:
        """Write this on it."""
        super().write(written)
        self.setAccessibleName(self.tr("The coach"))

    def put_away(self) -> None:
        """Take it off the table."""
        self.dismissed.emit()
