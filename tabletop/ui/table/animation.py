"""Plays animations: frames of the table one after another. The match itself is already further.

How long a frame lasts, `ui/play/animation_frames.py` and the games' `Table.motions` say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.motion import Motion
from tabletop.engine.table import Layout
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.surface import Surface

_MOVING = 0.75
"""Part of a frame's time in which its pieces move; then it rests."""


@dataclass(frozen=True, slots=True)
class AnimationFrame:
    """One frame: its layout, its duration in milliseconds, its sound, its words, and how its pieces move.

    `pitch`: the pitch of its sound; 1.0 as recorded, 2.0 an octave higher.
    """

    layout: Layout
    ms: int
    sound: str
    words: str
    motion: Motion | None = field(default=None, kw_only=True)
    pitch: float = field(default=1.0, kw_only=True)


class AnimationPlayer(QObject):
    """Plays one animation at a time on a table.

    `ended` is emitted once per animation, whether it ran to its end or was skipped.
    """

    shown = Signal(object)
    """Emitted for each frame that is shown or skipped (AnimationFrame)."""
    ended = Signal()

    def __init__(
        self, surface: Surface, show: Callable[[Layout, int, Motion | None], None], sounds: Sounds
    ) -> None:
        """Make a player that shows layouts by `show` (layout, milliseconds, motion)."""
        super().__init__(surface.view)
        self._surface, self._show, self._sounds = surface, show, sounds
        self._pictures: Sequence[AnimationFrame] = ()
        self._next = 0
        self.running = self.paused = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def ahead(self) -> Sequence[AnimationFrame]:
        """The frame that is shown and those after it; none when no animation runs."""
        return self._pictures[max(self._next - 1, 0) :]

    def play(self, pictures: Sequence[AnimationFrame]) -> None:
        """Play an animation from its first frame; a running one is skipped."""
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
        moves = picture.layout != self._surface.scene.given
        self._show(picture.layout, round(picture.ms * _MOVING) if moves else 0, picture.motion)
        self._sounds.play(picture.sound or ("drop" if moves else ""), picture.pitch)
        self.shown.emit(picture)
        if not self.paused and self.running:
            self._timer.start(picture.ms if moves or picture.words else 0)

    def pause(self) -> None:
        """Pause or resume the animation."""
        if not self.running:
            return
        self.paused = not self.paused
        if self.paused:
            self._timer.stop()
        else:
            self._step()

    def skip(self) -> None:
        """Skip the animation: the table shows its last frame."""
        if self.running:
            self._timer.stop()
            self._show(
                self._pictures[-1].layout if self._pictures else self._surface.scene.layout_now, 0, None
            )
            self._end()

    def cut(self) -> None:
        """Stop the animation without signals, because its result is no longer valid."""
        self.blockSignals(True)
        self.skip()
        self.blockSignals(False)

    def _end(self) -> None:
        self._surface.scene.resting = None
        passed = self._pictures[self._next :]
        self.running, self.paused, self._pictures = False, False, ()
        for picture in passed:
            self.shown.emit(picture)
        self.ended.emit()
