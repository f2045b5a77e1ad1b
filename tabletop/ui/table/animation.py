"""The film: pictures of the table one after another, each for its time. The match is already further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.table import Layout

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

MOVING = 0.75
"""The part of a picture's time in which its pieces move; then it stands."""


@dataclass(frozen=True, slots=True)
class AnimationFrame:
    """Where all lies, for how many milliseconds, with which sound, and what is told of it."""

    layout: Layout
    ms: int
    sound: str
    words: str


class AnimationPlayer(QObject):
    """Plays pictures on a table, one film at a time.

    `ended` comes once for each film, whether it was seen to its end or skipped.
    """

    shown = Signal(object)
    """The Picture that is shown now, or that was passed over."""
    ended = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._pictures: Sequence[AnimationFrame] = ()
        self._next = 0
        self.running = self.paused = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    def play(self, pictures: Sequence[AnimationFrame]) -> None:
        """Play a film from its first picture on; one that is running is cut short."""
        self.skip()
        self._pictures, self._next, self.running, self.paused = pictures, 0, True, False
        self._step()

    def _step(self) -> None:
        if not self.running:
            return
        if self._next >= len(self._pictures):
            self._end()
            return
        picture = self._pictures[self._next]
        self._next += 1
        moves = picture.layout != self._view.table_scene.given
        self._view.show_layout(picture.layout, round(picture.ms * MOVING) if moves else 0)
        self._view.sounds.play(picture.sound or ("drop" if moves else ""))
        self.shown.emit(picture)
        if not self.paused and self.running:
            self._timer.start(picture.ms if moves or picture.words else 0)

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
        """Cut the film short: the table shows its last picture."""
        if self.running:
            self._timer.stop()
            self._view.show_layout(
                self._pictures[-1].layout if self._pictures else self._view.table_scene.layout_now, 0
            )
            self._end()

    def cut(self) -> None:
        """Cut the film short and tell nothing of it: what it would end with is no longer so."""
        self.blockSignals(True)
        self.skip()
        self.blockSignals(False)

    def _end(self) -> None:
        self._view.table_scene.resting = None
        passed = self._pictures[self._next :]
        self.running, self.paused, self._pictures = False, False, ()
        for picture in passed:
            self.shown.emit(picture)
        self.ended.emit()
