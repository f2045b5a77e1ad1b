"""Plays on the table of a review what was not played, or was taken back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tabletop.session.findings import GivenAway
from tabletop.session.review import ReviewSession
from tabletop.ui.play.animation_frames import Frame
from tabletop.ui.play.playback import Playback

_STAY_MS, _BACK_MS = 1400, 500
"""Milliseconds the end of an animation is shown, and milliseconds of the way back."""


class ReviewFilm(QObject):
    """Animates better moves and side lines, then shows what the table showed before."""

    began = Signal()
    ended = Signal()
    """Emitted when the table shows again what it showed before."""

    def __init__(self, session: ReviewSession, playback: Playback) -> None:
        super().__init__(playback.table)
        self._session, self._playback, self._table = session, playback, playback.table
        self.running = False
        """True while such an animation runs."""
        playback.film.ended.connect(self._end)

    def show_better(self, shown: GivenAway) -> None:
        """Animate the better move and a likely continuation."""
        playback = self._playback
        playback.film.skip()
        before = playback.layout()
        beats = self._session.better_film(shown)
        self._play(playback.director.frames(beats, shown.seat, playback.viewer, before))

    def show_undone(self, number: int) -> None:
        """Animate a side line, by its index."""
        playback, line = self._playback, self._session.undone[number]
        playback.look(None)
        before = playback.layout_of(self._session.undone_view(number, playback.viewer))
        self._table.show_layout(before)
        beats = self._session.undone_film(number, playback.viewer)
        self._play(playback.director.frames(beats, line.seat, playback.viewer, before))

    def _play(self, frames: list[Frame]) -> None:
        self.began.emit()
        self._table.marks.preview(None)
        self._table.table_scene.lights.highlight_played([])
        shown = self._playback.last_frame(self._playback.moment, self._playback.viewer)
        back = replace(shown, ms=0 if self._table.surface.still else _BACK_MS)
        self.running = True
        last = [replace(frame, ms=max(frame.ms, _STAY_MS)) for frame in frames[-1:]]
        self._playback.film.play([*frames[:-1], *last, back])

    def _end(self) -> None:
        if self.running:
            self.running = False
            self.ended.emit()
