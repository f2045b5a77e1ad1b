"""Narrates the turns of others as they are animated, sums them up, and replays them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tabletop.engine.game import LogLine
from tabletop.engine.rules import State
from tabletop.engine.table import Layout
from tabletop.ui.panels.summary_content import SummaryContent, SummaryLine
from tabletop.ui.play.animation_frames import Frame
from tabletop.ui.play.closing_lines import closing_lines
from tabletop.ui.play.playback import Playback, last_own
from tabletop.ui.style.i18n import by_name, to_language

TABLE = -1
"""The seat of events that no seat causes."""
MIN_LINES = 3
"""Minimum number of lines of a person's own action for it to be narrated like an opponent's."""


def heading(names: tuple[str, ...], seat: int) -> str:
    """Return the heading of a seat's turn, or of events at the table."""
    return names[seat] if seat != TABLE else QCoreApplication.translate("MatchPage", "At the table")


class TurnNarrator(QObject):
    """Narrates what others do while it is animated, and stores it for a replay."""

    turn_begun = Signal(int, bool)
    """Emitted when another's turn begins (its seat or TABLE, True if it is the first since the own turn)."""
    line_added = Signal(object)
    """Emitted for each line of another's turn (SummaryLine)."""

    def __init__(self, playback: Playback) -> None:
        super().__init__(playback)
        self.playback, self._session = playback, playback.session
        self._turn: list[Frame] = []
        self._before: Layout | None = None
        self._from: Any = None
        """The view before the narrated turns; `_since` is its moment."""
        self._since = 0
        self._teller, self._long, self._summed = -1, False, True
        self._heading: int | None = None
        """The seat, or TABLE, of the current heading."""
        self._others_too = False
        """True if other persons' turns are narrated like opponents' because the viewer missed them."""
        playback.film.shown.connect(self._tell)

    def begin_own(self) -> None:
        """Reset the narration: a person acts."""
        self._turn, self._teller, self._heading, self._others_too = [], -1, None, False

    def forget(self) -> None:
        """Reset the narration for another viewer, who must not read what the previous one could."""
        self.begin_own()
        self._summed = True

    @property
    def covers_other_persons(self) -> bool:
        """True if there is a turn of others to replay."""
        return bool(self._turn)

    @property
    def turn(self) -> list[Frame]:
        """The animation of what others did since a person acted."""
        return self._turn

    def remember(self, frames: list[Frame], before: Layout, since: int) -> None:
        """Store what opponents did in an animation.

        Args:
            frames: The animation.
            before: The layout before it.
            since: The moment at which it begins.
        """
        own = [frame for frame in frames if frame.words and self.playback.director.is_person(frame.turn)]
        self._long = self._others_too or len(own) >= MIN_LINES
        view = self._session.view(since, self.playback.viewer)
        for frame in frames:
            if self._own(frame.turn):
                before, view = frame.layout, frame.view
                continue
            if not self._turn:
                self._before, self._from, self._since = before, view, since
            self._turn.append(frame)
            self._summed = False

    def show_missed(self, since: int) -> None:
        """Animate and narrate everything since a moment to a viewer who has not seen it."""
        before, frames = self.playback.layout_at(since), self.playback.frames_since(since)
        self._others_too = True
        self.remember(frames, before, since)
        self._from, self._since = self._session.view(since, self.playback.viewer), since
        self.playback.show_film(before, frames)

    def with_reasons(self, frames: list[Frame], at: int) -> list[Frame]:
        """Return the animation of entry number `at`, followed by the reasons that bots compared for it."""
        for seat, whys in self._session.bot_reasons(at, self.playback.viewer):
            last = self.playback.last_frame(at + 1, seat)
            reasons = (replace(last, words=to_language(why), reason=True, ms=0, whose=seat) for why in whys)
            frames = [*frames, *reasons]
        return frames

    def _own(self, seat: int) -> bool:
        """Return True if a seat's actions need no narration: the viewer did them or has seen them."""
        return seat == self.playback.viewer if self._others_too else self.playback.director.is_person(seat)

    def summary_at(self, at: int) -> SummaryContent:
        """Return the summary at an earlier moment: what others had done since a person's last action."""
        session, director, names = self._session, self.playback.director, self.playback.names
        seats = (self.playback.viewer,) if self._others_too else session.seats
        since = max(last_own(session, seats, at) - 1, 0)  # automata act in the preceding action
        before, note, seen = session.view(since, self.playback.viewer), SummaryContent(), list[int]()
        turns: list[int] = []
        for number in range(since, at):
            film, actor = session.beats(number, self.playback.viewer), session.entries[number].seat
            for beat, seat, turn in director.whose(film, actor):
                if not seen and (turn < 0 or self._own(turn)):
                    before = beat.view
                elif beat.line is not None and turn >= 0:
                    turns.append(turn)
                    self._note_down(note, seen, seat, beat.line, reason=beat.reason)
        if seen:
            note.seat, note.title, note.several = seen[0], heading(names, seen[0]), len(set(seen)) > 1
            note.automa = not director.is_person(seen[0])
            if not note.several:
                note.lines = [line for line in note.lines if not line.heading]
            if words := self._sum(before, since, at, list(dict.fromkeys(turns))):
                note.lines.append(SummaryLine(turns[-1], words, reason=True, closing=True))
        return note

    def _note_down(
        self, note: SummaryContent, seen: list[int], seat: int, line: LogLine, *, reason: bool
    ) -> None:
        """Add a line to a summary, with a heading where the seat changes.

        What another's turn brings a person is a line in that turn, with the name. Events without a seat
        get no heading of their own within a turn.
        """
        words, names = to_language(line.text), self.playback.names
        if seat != TABLE and self._own(seat):
            words = by_name(words, names[seat])
        elif not seen or seat not in (TABLE, seen[-1]):
            seen.append(seat)
            note.lines.append(SummaryLine(seat, heading(names, seat), reason=True, heading=True))
        note.lines.append(SummaryLine(seat, words, reason, line.rule))

    def _tell(self, frame: Frame) -> None:
        if not frame.words or frame.turn < 0 or self.playback.at is not None:
            return
        own, others = self._own(frame.turn), not self._own(self._teller)
        brought = own and self._teller >= 0 and others
        if own and not self._long and not brought:
            return
        line = SummaryLine(frame.seat, frame.words, frame.reason, frame.rule)
        within = frame.seat == TABLE and self._teller >= 0 and (own or others)
        if brought and not within:  # a line in that turn, with the name
            line = replace(line, words=by_name(frame.words, self.playback.names[frame.seat]))
        elif self._heading != frame.seat and not within:  # events at the table within a turn have no heading
            self.turn_begun.emit(frame.seat, self._teller < 0 or not others)
            self._teller, self._heading = frame.turn, frame.seat
        self.line_added.emit(line)

    def sum_up(self) -> None:
        """Narrate once what the others' turns have brought, when they are all over."""
        if self._summed:
            return
        self._summed = True
        seats = list(dict.fromkeys(frame.turn for frame in self._turn if frame.words and frame.turn >= 0))
        if seats:
            words = self._sum(self._from, self._since, self._session.now, seats)
            self.line_added.emit(SummaryLine(seats[-1], words, reason=True, closing=True))

    def _sum(self, before: State, since: int, at: int, seats: list[int]) -> str:
        """Return what the turns of these seats have brought up to moment `at`, as the viewer sees it.

        Args:
            before: The view before them.
            since: The moment of that view or an earlier one.
            at: The moment.
            seats: The seats.
        """
        playback, session = self.playback, self._session
        own = playback.viewer if len(session.seats) == 1 or self._others_too else -1
        after = session.full_view(at, playback.viewer)
        if session.active_seat < 0:  # the match is over: hidden points are revealed and count on both sides
            before = session.full_view(since, playback.viewer)
        return closing_lines(session.game, before, after, seats, playback.names, own, over=not after.flow)

    def again(self) -> None:
        """Replay the animation of the other seats' last turns."""
        if self._turn and self._before is not None and self.playback.at is None:
            self.playback.film.skip()
            self._teller, self._heading, self._summed = -1, None, False
            self.playback.show_film(self._before, self._turn)
