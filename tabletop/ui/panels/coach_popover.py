"""The popover of the coach: a warning before a move is made, or an explanation of something new."""

from __future__ import annotations

from PySide6.QtCore import Signal

from tabletop.ui.panels.lesson_popover import LessonPopover, PopoverContent


class CoachPopover(LessonPopover):
    """A popover next to what it is about. Its close button gives the same answer as Esc."""

    dismissed = Signal()
    """Emitted when it is to be put away: by its close button, by Esc, or by the program."""

    def show_content(self, written: PopoverContent) -> None:
        super().show_content(written)
        self.setAccessibleName(self.tr("The coach"))

    def put_away(self) -> None:
        """Emit `dismissed`; the coach then hides it."""
        self.dismissed.emit()
