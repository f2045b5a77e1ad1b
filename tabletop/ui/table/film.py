"""The film: layouts one after another, each for its time. The match itself is already further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.table import Layout

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

Frame = tuple[Layout, int, str, str]
"""Where all lies, for how many milliseconds, with which sound, and what is told of it."""
MOVING = 0.75
"""The part of a picture's time in which its pieces move; then it stands."""


class Film(QObject):
    """Plays frames on a table."""

    shown = Signal(int)
    """The number of the frame that is shown now."""
    ended = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._frames: Sequence[Frame] = ()
        self._next = 0
        self.running = self.paused = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    def play(self, frames: Sequence[Frame]) -> None:
        """Show these frames from the first on."""
        self._frames, self._next, self.running, self.paused = frames, 0, True, False
        self._step()

    def _step(self) -> None:
        if not self.running:
            return
        if self._next >= len(self._frames):
            self._end()
            return
        layout, ms, sound, words = self._frames[self._next]
        self._next += 1
        moves = layout != self._view.table_scene.given
        self._view.show_layout(layout, round(ms * MOVING) if moves else 0)
        self._view.sounds.play(sound or ("drop" if moves else ""))
        self.shown.emit(self._next - 1)
        if not self.paused and self.running:
            self._timer.start(ms if moves or words else 0)

    def pause(self) -> None:
        """Hold the film, or let it go on."""
        if not self.running:
            return
        self.paused = not self.paused
        if self.paused:
            self._timer.stop()
        else:
            self._step()

    def skip(self) -> None:
        """Show the last frame at once and end."""
        if self.running:
            self._timer.stop()
            self._view.show_layout(
                self._frames[-1][0] if self._frames else self._view.table_scene.layout_now, 0
            )
            self._end()

    def _end(self) -> None:
        self._view.table_scene.resting = None
        self.running = self.paused = False
        self._frames = ()
        self.ended.emit()
