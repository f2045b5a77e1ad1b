"""Plays animations: frames of the table one after another. The match itself is already further.

How long a frame lasts, `ui/play/animation_frames.py` and the games' `Table.motions` say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.motion import CountUp, Motion
from tabletop.engine.table import Layout
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.surface import Surface

_MOVING = 0.75
"""Part of a frame's time in which its pieces move; then it rests."""
_GOES_ON = 0.5
"""Seconds after a press that skipped an animation in which no other one begins."""
_LOOKS_AGAIN, _LONGEST_WAIT = 30, 2400
"""Milliseconds until it looks again whether the table is drawn, and after which it begins all the same."""


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


def _in_place(motion: Motion | None) -> bool:
    """Return True if a motion moves what stays where it is: it is counted."""
    return isinstance(motion, CountUp) and bool(motion.counted)


class AnimationPlayer(QObject):
    """Plays one animation at a time on a table.

    `ended` is emitted once per animation, whether it ran to its end or was skipped.
    """

    shown = Signal(object)
    """Emitted for each frame that is shown or skipped (AnimationFrame)."""
    ended = Signal()

    def __init__(
        self,
        surface: Surface,
        show: Callable[[Layout, int, Motion | None], None],
        sounds: Sounds,
        drawn: Callable[[], bool],
    ) -> None:
        """Make a player that shows layouts by `show` (layout, milliseconds, motion).

        `drawn`: returns False while a table that is new has not been drawn yet.
        """
        super().__init__(surface.view)
        self._surface, self._show, self._sounds, self._drawn = surface, show, sounds, drawn
        self._waits = 0
        """How many more times it looks whether the table is drawn before it begins all the same."""
        self._pressed = -_GOES_ON
        """The time of the last press that skipped an animation, by `monotonic()`."""
        self._pictures: Sequence[AnimationFrame] = ()
        self._next = 0
        self.running = self.paused = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def ahead(self) -> Sequence[AnimationFrame]:
        """The frame that is shown and those after it; none when no animation runs."""
        return self._pictures[max(self._next - 1, 0) :]

    def play(self, pictures: Sequence[AnimationFrame], *, waits: bool = False) -> None:
        """Play an animation from its first frame; a running one is skipped.

        Within half a second of a press that skipped one, it is over at once: that player goes on.

        Args:
            pictures: The frames.
            waits: True if it begins when the table is drawn for the first time.
        """
        self.skip()
        if monotonic() - self._pressed < _GOES_ON:
            pictures = [replace(picture, ms=0) for picture in pictures]
        self._pictures, self._next, self.running, self.paused = pictures, 0, True, False
        self._waits = _LONGEST_WAIT // _LOOKS_AGAIN if waits else 0
        self._step()

    def _step(self) -> None:
        if not self.running:
            return
        if self._waits and not self._drawn():
            self._waits -= 1
            self._timer.start(_LOOKS_AGAIN)
            return
        self._waits = 0
        if self._next >= len(self._pictures):
            self._end()
            return
        picture = self._pictures[self._next]
        self._next += 1
        moves = picture.layout != self._surface.scene.given or _in_place(picture.motion)
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

    def press_on(self) -> None:
        """Skip the animation because the player presses something to go on."""
        if self.running:
            self._pressed = monotonic()
            self.skip()

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
