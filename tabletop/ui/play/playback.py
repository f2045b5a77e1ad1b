"""Shows the moments of a match on the table: the present one, any other, and the animations between them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.rules import Simultaneous, State
from tabletop.engine.table import Layout
from tabletop.session.protocol import Session
from tabletop.session.turns import LastTurn
from tabletop.session.views import END
from tabletop.ui.play.animation_frames import OTHERS_MS, OWN_MS, Frame, FrameBuilder
from tabletop.ui.play.opening_animation import dealing_frames
from tabletop.ui.style.i18n import player_names

if TYPE_CHECKING:
    from tabletop.ui.table import TableView


_REST_MS = 50
"""Milliseconds without another quick jump after which `changed` is emitted."""


def last_own(session: Session, seats: tuple[int, ...], now: int) -> int:
    """Return the moment after the last action of one of these seats before `now`; 0 if there is none."""
    entries = session.entries[:now]
    return next((at + 1 for at in range(len(entries) - 1, -1, -1) if entries[at].seat in seats), 0)


class Playback(QObject):
    """Shows a moment or an animation of a session for one viewer."""

    changed = Signal()
    """Emitted when the displayed moment, or whether the match plays by itself, has changed."""
    went = Signal()
    """Emitted when another moment is displayed, with other possible actions. Comes before `changed`."""
    replay_changed = Signal()
    """Emitted when an animation begins or ends that shows nothing new."""

    def __init__(self, session: Session, table: TableView) -> None:
        super().__init__(table)
        self.session, self.table, self.film = session, table, table.film
        self.director = FrameBuilder(session)
        self.viewer = session.seats[0] if session.seats else 0
        """The viewer: a seat, or EVERYBODY."""
        self._laid: deque[tuple[State, int, Layout]] = deque(maxlen=4)
        self.at: int | None = None
        """The displayed moment; None if it is the present one."""
        self.beat = END
        """Which beat of the action before the displayed moment is shown last; END for all of them."""
        self._halfway: tuple[tuple[int, int, int], State] | None = None
        """The last view in the middle of an action, after its moment, beat and viewer."""
        self.playing = False
        """True while the match is replayed by itself, action after action."""
        self.replay_words = ""
        """What the bar says while an animation shows nothing new, such as a replay; "" otherwise."""
        self.film.ended.connect(self._end_replay)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.changed)

    @property
    def moment(self) -> int:
        """The number of entries played at the displayed moment."""
        return self.session.now if self.at is None else self.at

    @property
    def view(self) -> State:
        """The displayed moment as the viewer sees it."""
        if self.beat == END:
            return self.session.view(self.moment, self.viewer)
        key = self.moment, self.beat, self.viewer
        if self._halfway is None or self._halfway[0] != key:
            self._halfway = key, self.session.beats(self.moment - 1, self.viewer)[self.beat].view
        return self._halfway[1]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return player_names(self.session.game, self.session.setup)

    def layout(self) -> Layout:
        """Return the layout of the displayed moment for the viewer."""
        return self.layout_of(self.view)

    def layout_of(self, view: State) -> Layout:
        """Return the layout of a view of this viewer."""
        for known, viewer, layout in self._laid:
            if known is view and viewer == self.viewer:
                return layout
        layout = self.session.game.table.layout(view, self.viewer)
        self._laid.append((view, self.viewer, layout))
        return layout

    def layout_at(self, at: int) -> Layout:
        """Return the layout at a moment for the viewer."""
        return self.layout_of(self.session.view(at, self.viewer))

    def show_now(self, ms: int = 0) -> None:
        """Show the displayed moment on the table; pieces glide for `ms` milliseconds."""
        self.table.show_layout(self.layout(), ms)

    # Films

    def last_frame(self, at: int, seat: int) -> Frame:
        """Return the frame of a moment, as at the end of a seat's action."""
        own, view = self.director.is_person(seat), self.session.view(at, self.viewer)
        speed = self.director.own_speed if own else self.director.others_speed
        ms = round((OWN_MS if own else OTHERS_MS) / speed) if speed else 0
        return Frame(layout=self.layout_of(view), view=view, ms=ms, sound="", words="", seat=seat)

    def frames(self, at: int, before: Layout) -> list[Frame]:
        """Return the animation of entry `at` (-1: the opening); the last frame is the layout after it."""
        seat = self.session.entries[at].seat if at >= 0 else -1
        last = self.last_frame(at + 1, seat)
        sealed = at >= 0 and isinstance(self.session.view(at, self.viewer).flow[-1], Simultaneous)
        revealed = last.layout if sealed else None
        beats = self.session.beats(at, self.viewer)
        frames = self.director.frames(beats, seat, self.viewer, before, revealed=revealed)
        return frames if frames and frames[-1].layout == last.layout else [*frames, last]

    def frames_since(self, since: int) -> list[Frame]:
        """Return the animation of everything from a moment to now."""
        frames: list[Frame] = []
        before = self.layout_at(since)
        for at in range(since, self.session.now):
            frames += self.frames(at, before)
            before = frames[-1].layout
        return frames

    def film_of(self, turn: LastTurn) -> tuple[Layout, list[Frame]]:
        """Return the layout before the turn of a seat, and its animation without others' actions."""
        first, session = turn.first, self.session
        view = session.view(first, self.viewer) if first >= 0 else session.beats(-1, self.viewer)[0].view
        layout, film = self.layout_of(view), list[Frame]()
        before = layout
        for at in range(first, turn.last + 1):
            for frame in self.frames(at, layout):
                if frame.turn == turn.seat:
                    film.append(frame)
                elif not film:
                    before = frame.layout
                layout = frame.layout
        return before, film

    def show_opening(self) -> None:
        """Show the animation of the setup."""
        opening = self.session.beats(-1, self.viewer)
        first = opening[0].view if opening else self.view
        layout, dealing = self.layout_of(first), self.session.game.table.dealing
        frames = list[Frame]()
        if dealing is not None and self.session.stage is None and not self.table.surface.still:
            seats = len(self.session.setup.seats)
            frames = dealing_frames(dealing, layout, first, seats, self.director.others_speed)
        if not frames:
            self.table.sounds.play("shuffle")
        if opening:
            frames += self.director.frames(opening, -1, self.viewer, layout)
        self.show_now()
        if frames:
            self.table.show_layout(frames[0].layout)
            self.film.play(frames, waits=True)

    def show_film(self, before: Layout, frames: list[Frame]) -> None:
        """Play an animation, beginning with the layout before it."""
        self.table.show_layout(before)
        self.film.play(frames)

    def show_replay(self, words: str, before: Layout, frames: list[Frame]) -> None:
        """Play an animation that shows nothing new; the bar says these words meanwhile."""
        self.film.skip()
        self.replay_words = words
        self.replay_changed.emit()
        self.show_film(before, frames)

    def _end_replay(self) -> None:
        if self.replay_words:
            self.replay_words = ""
            self.replay_changed.emit()

    # Moments

    def look(self, at: int | None, beat: int = END) -> None:
        """Show an earlier or undone moment; None for the present one.

        Args:
            at: The moment.
            beat: If given, only the beats up to this one of the action before that moment are shown.
        """
        self._go_to(at, beat)
        self._rest.stop()
        self.changed.emit()

    def scrub(self, at: int, beat: int = END) -> None:
        """As `look`, for quick jumps in a row: the table shows each; `changed` comes once they rest."""
        self._go_to(at, beat)
        self._rest.start()

    def _go_to(self, at: int | None, beat: int) -> None:
        self.playing = False
        self.film.skip()
        self.table.put_back()
        at = None if at == self.session.now and beat == END else at
        if (at, beat) != (self.at, self.beat):
            self.at, self.beat = at, beat
            self.show_now(OWN_MS // 2)
        self.went.emit()

    def show_next(self) -> None:
        """Show the next action after the displayed moment."""
        self.film.skip()
        at = self.moment
        if self.beat != END:
            self.look(at)
            return
        if at >= len(self.session.entries):
            self.playing = False
            self.changed.emit()
            return
        frames = self.frames(at, self.layout())
        self.at = at + 1
        self.went.emit()
        self.film.play(frames)
        self.changed.emit()

    def toggle_replay(self) -> None:
        """Start or stop replaying the match by itself from the displayed moment."""
        self.playing = not self.playing
        if self.playing:
            if self.moment >= self.session.now:
                self.at, self.beat = 0, END
                self.show_now()
            self.show_next()
        else:
            self.film.skip()
            self.changed.emit()

    def replay_from(self, moment: int) -> None:
        """Replay the match by itself from a moment to the present."""
        self.look(moment)
        self.playing = True
        self.show_next()

    def play_next(self) -> None:
        """Show the next action of an automatic replay, or return to the present at its end."""
        if not self.playing:
            return
        if self.moment >= self.session.now:
            self.look(None)
        else:
            self.show_next()
