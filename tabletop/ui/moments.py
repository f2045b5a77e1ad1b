"""The moments of a match on the table: the present one, any other, and the film from one to the next."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tabletop.engine.match import Match
from tabletop.engine.table import Layout
from tabletop.ui.curtain import persons
from tabletop.ui.director import OTHERS_MS, OWN_MS, Director, Frame
from tabletop.ui.reel import Reel
from tabletop.ui.words import seat_names

if TYPE_CHECKING:
    from tabletop.ui.table import TableView


class Moments(QObject):
    """Shows the moments of one match to a pair of eyes. Who plays it adds what may be done."""

    changed = Signal()
    """The position, the moment looked at, or what may be done has changed."""
    branched = Signal(object, bool)
    """(a new Match that goes on from the moment that was shown, whether it is for practice only)"""

    def __init__(self, match: Match[Any], table: TableView) -> None:
        super().__init__()
        self.match, self.table = match, table
        self.director, self.reel = Director(match), Reel(table)
        self.people = persons(match)
        self.eyes = self.people[0] if self.people else 0
        self._laid: deque[tuple[Any, int, Layout]] = deque(maxlen=4)
        self.at: int | None = None
        """The moment looked at; None: the present one."""
        self.playing = False
        """Whether the match is shown by itself, action after action."""

    @property
    def moment(self) -> int:
        """How many entries had been played at the moment that the table shows."""
        return self.match.now if self.at is None else self.at

    @property
    def state(self) -> Any:
        """The state that the table shows."""
        return self.match.states[self.moment]

    def view(self, state: Any) -> Any:
        """A state as the eyes at the screen see it; once the match is over, everybody sees all of it."""
        return self.match.game.view(state, self.eyes) if state.flow else state

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return seat_names(self.match.game.names(self.match.setup), self.match.setup)

    def layout(self) -> Layout:
        """What lies on the table at the moment that is shown, for the eyes at the screen."""
        return self.lay(self.state)

    def lay(self, state: Any) -> Layout:
        """What lies on the table in a state, for the eyes at the screen."""
        for known, eyes, layout in self._laid:
            if known is state and eyes == self.eyes:
                return layout
        game = self.match.game
        layout = game.table.lay(game.view(state, self.eyes), self.eyes)
        self._laid.append((state, self.eyes, layout))
        return layout

    def offer_now(self) -> None:
        """Offer what may be done at the moment that is shown."""
        raise NotImplementedError

    def last_frame(self, state: Any, seat: int) -> Frame:
        """The picture of a state at the end of a seat's action."""
        own = self.director.is_person(seat)
        speed = self.director.own_speed if own else self.director.others_speed
        ms = round((OWN_MS if own else OTHERS_MS) / speed) if speed else 0
        return Frame(layout=self.lay(state), state=state, ms=ms, sound="", words="", seat=seat)

    def look(self, at: int | None) -> None:
        """Show an earlier (or undone) moment; None: what is now."""
        self.playing = False
        self.reel.skip()
        self.table.put_back()
        at = None if at == self.match.now else at
        if at != self.at:
            self.at = at
            self.table.show_layout(self.layout(), OWN_MS // 2)
        self.offer_now()
        self.changed.emit()

    def step(self) -> None:
        """Show the next action from the moment that is shown."""
        self.reel.skip()
        at = self.moment
        if at >= len(self.match.entries):
            self.playing = False
            self.changed.emit()
            return
        seat = self.match.entries[at].seat
        frames = self.director.frames(self.match.film(at), seat, self.eyes, self.layout())
        last = self.last_frame(self.match.states[at + 1], seat)
        if not frames or frames[-1].layout != last.layout:
            frames.append(replace(last, words=""))
        self.at = at + 1
        self.offer_now()
        self.reel.play(frames)
        self.changed.emit()

    def play_on(self) -> None:
        """Show the match by itself from the moment that is shown, or stop doing so."""
        self.playing = not self.playing
        if self.playing:
            if self.moment >= self.match.now:
                self.at = 0
                self.table.show_layout(self.layout())
            self.step()
        else:
            self.reel.skip()
            self.changed.emit()

    def play_next(self) -> None:
        """While the match is shown by itself: the next action, or the present again at its end."""
        if not self.playing:
            return
        if self.moment >= self.match.now:
            self.look(None)
        else:
            self.step()

    def branch(self) -> None:
        """Begin a new match that goes on from the moment that is shown.

        It has the same hidden things: where some of them were seen later, it is a practice match.
        """
        self.branched.emit(self.match.branch(self.moment), self.match.seen_after(self.moment))
