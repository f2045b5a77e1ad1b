"""Remembers the animation of what others did since a person acted, and replays it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tabletop.engine.table import Layout
from tabletop.ui.play.animation_frames import Frame
from tabletop.ui.style.i18n import to_language

if TYPE_CHECKING:
    from tabletop.engine.text import Text
    from tabletop.session.turns import LastTurn
    from tabletop.session.views import PublicEntry
    from tabletop.ui.play.playback import Playback


def replay_words() -> str:
    """Return what the bar says during a replay."""
    return QCoreApplication.translate("MatchPage", "A replay of what has happened. Space ends it.")


class TurnReplay(QObject):
    """Remembers what others do while it is animated, for a replay."""

    def __init__(self, playback: Playback) -> None:
        super().__init__(playback)
        self.playback, self._session = playback, playback.session
        self._turn: list[Frame] = []
        self._before: Layout | None = None
        self._reasons: dict[tuple[int, int], tuple[PublicEntry, list[tuple[int, tuple[Text, ...]]]]] = {}
        """For a number of an entry and a viewer: the entry, and the reasons of each bot for it."""
        self._others_too = False
        """True if other persons' turns are remembered like opponents' because the viewer missed them."""

    def begin_own(self) -> None:
        """Forget the animation: a person acts, or another viewer must not see what the last one could."""
        self._turn, self._others_too = [], False

    @property
    def has_turns(self) -> bool:
        """True if there is a turn of others to replay."""
        return bool(self._turn)

    @property
    def turn(self) -> list[Frame]:
        """The animation of what others did since a person acted."""
        return self._turn

    def remember(self, frames: list[Frame], before: Layout) -> None:
        """Store what opponents did in an animation; `before`: the layout before it."""
        for frame in frames:
            if self._own(frame.turn):
                before = frame.layout
                continue
            if not self._turn:
                self._before = before
            self._turn.append(frame)

    def show_missed(self, since: int) -> None:
        """Animate everything since a moment to a viewer who has not seen it."""
        before, frames = self.playback.layout_at(since), self.playback.frames_since(since)
        self._others_too = True
        self.remember(frames, before)
        self.playback.show_film(before, frames)

    def with_reasons(self, frames: list[Frame], at: int) -> list[Frame]:
        """Return the animation of entry number `at`, followed by the reasons that bots compared for it.

        The session has them only until the next entry; they are kept here.
        """
        viewer = self.playback.viewer
        compared = self._session.bot_reasons(at, viewer)
        self._reasons[at, viewer] = self._session.entries[at], compared
        for seat, whys in compared:
            last = self.playback.last_frame(at + 1, seat)
            words = map(to_language, whys)
            frames = [*frames, *(replace(last, words=why, reason=True, ms=0, whose=seat) for why in words)]
        return frames

    def reasons(self, turn: LastTurn) -> list[str]:
        """Return the reasons of a bot for its turn, as far as its choices were compared at this page."""
        from tabletop.opponents.bot_reasons import reasons_of_turn

        choices = [
            whys
            for at in range(turn.first, turn.last + 1)
            for entry, compared in [self._reasons.get((at, self.playback.viewer), (None, []))]
            if entry is self._session.entries[at]
            for seat, whys in compared
            if seat == turn.seat
        ]
        return list(map(to_language, reasons_of_turn(choices)))

    def _own(self, seat: int) -> bool:
        """Return True if the viewer did a seat's actions or has seen them."""
        return seat == self.playback.viewer if self._others_too else self.playback.director.is_person(seat)

    def again(self) -> None:
        """Replay the animation of the other seats' last turns."""
        if self._turn and self._before is not None and self.playback.at is None:
            self.playback.show_replay(replay_words(), self._before, self._turn)
