"""Plays a film on the table, and says which of its pictures is shown, so that it can be told beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tabletop.ui.director import Frame

if TYPE_CHECKING:
    from tabletop.ui.table import TableView


class Reel(QObject):
    """One film at a time. `ended` comes once for each film, whether it was seen to its end or skipped."""

    shown = Signal(object)
    """The Frame that is shown now, or that was passed over."""
    ended = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._table = table
        self._frames: list[Frame] = []
        self._next = 0
        self.running = False
        table.frame_shown.connect(self._show)
        table.film_ended.connect(self._over)

    def play(self, frames: list[Frame]) -> None:
        """Play a film; one that is running is cut short."""
        if self.running:
            self.skip()
        self._frames, self._next, self.running = frames, 0, True
        self._table.play_film([(f.layout, f.ms, f.sound, f.words) for f in frames])

    def skip(self) -> None:
        """Cut the film short: the table shows its last picture."""
        if self.running:
            self._table.skip_film()

    def pause(self) -> None:
        """Hold the film, or let it go on."""
        if self.running:
            self._table.pause_film()

    def _show(self, at: int) -> None:
        if self.running and at < len(self._frames):
            self._next = at + 1
            self.shown.emit(self._frames[at])

    def _over(self) -> None:
        if not self.running:
            return
        self.running = False
        for frame in self._frames[self._next :]:
            self.shown.emit(frame)
        self._next = len(self._frames)
        self.ended.emit()
