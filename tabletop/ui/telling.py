"""What is told beside the table: the turns of others as they are seen, what they brought, and once more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from tabletop.engine.game import Line
from tabletop.engine.match import Match
from tabletop.engine.rules import Said
from tabletop.engine.table import Layout
from tabletop.ui.curtain import EVERYBODY
from tabletop.ui.director import Frame
from tabletop.ui.moments import Moments
from tabletop.ui.narration import Note, Told
from tabletop.ui.summing import summing_up
from tabletop.ui.words import by_name, say

if TYPE_CHECKING:
    from tabletop.opponents.mind import Thought
    from tabletop.ui.table import TableView

TOLD_FROM = 3
"""How many things must come of a person's own action until they are told as an opponent's are."""


class Telling(Moments):
    """Tells what others do. Whoever has waited behind the curtain is shown and told what they missed."""

    turn_told = Signal(int, bool)
    """Another's turn begins: its seat, and whether it is the first since the player's own."""
    told = Signal(object)
    """A Told line of another's turn."""
    curtain_asked = Signal(int)
    """The table is to be hidden until the person of this seat is there."""

    def __init__(self, match: Match[Any], table: TableView) -> None:
        super().__init__(match, table)
        self._turn: list[Frame] = []
        self._before: Layout | None = None
        self._from: Any = match.state
        self._teller, self._long, self._summed = -1, False, True
        self.veiled = False
        """Whether the curtain hangs: nobody sees the table, and nothing can be done."""
        self._missed: int | None = None
        """The moment from which the person behind the curtain has seen nothing; None: nothing was missed."""
        self._others_too = False
        """Whether other persons' turns are told as opponents' are, because they were missed."""
        self.reel.shown.connect(self._tell)

    def begin_own(self) -> None:
        """A person acts: what was told until now is over."""
        self._turn, self._teller, self._others_too = [], -1, False

    @property
    def others_told(self) -> bool:
        """Whether there is a turn of others to be shown again."""
        return bool(self._turn)

    # What is told

    def remember(self, frames: list[Frame], before: Layout) -> None:
        """Keep what opponents did in this film, and how the table lay before it, to show it again."""
        own = [frame for frame in frames if frame.words and self.director.is_person(frame.seat)]
        self._long = self._others_too or len(own) >= TOLD_FROM
        state = self.match.states[self.match.now - 1]
        for frame in frames:
            if self._own(frame.seat):
                before, state = frame.layout, frame.state
                continue
            if not self._turn:
                self._before, self._from = before, state
            self._turn.append(frame)
            self._summed = False

    def with_reasons(self, frames: list[Frame], seat: int, thought: Thought) -> list[Frame]:
        """A house opponent's action is told with what it compared, at its first picture."""
        from tabletop.opponents.mind import reasons_for

        last = self.last_frame(self.match.state, seat)
        whys = reasons_for(self.match.game, self.match.states[self.match.now - 1], seat, thought, self.eyes)
        told = [replace(last, words=say(why), reason=True, ms=0, whose=seat) for why in whys]
        return [*frames, *told] if frames else [last, *told]

    def ended_well(self, frames: list[Frame], state: Any, seat: int) -> list[Frame]:
        """A film whose last picture is the state's own, so that a missing event cannot make it wrong."""
        last = self.last_frame(state, seat)
        return frames if frames and frames[-1].layout == last.layout else [*frames, last]

    def _own(self, seat: int) -> bool:
        """Whether what a seat does need not be told: who is at the screen has done it, or seen it done."""
        return seat == self.eyes if self._others_too else self.director.is_person(seat)

    def told_at(self, at: int) -> Note:
        """What was told at an earlier moment: what others had done since a person's last action."""
        last = self._last_own(self.eyes if self._others_too else None, at)
        since = max(last - 1, 0)  # automata act in the film of the action before them
        before, note, seen = self.match.states[since], Note(), list[int]()
        for number in range(since, at):
            actor = self.match.entries[number].seat
            for beat, seat, line in self.director.lines(self.match.film(number), actor, self.eyes):
                if not seen and (seat < 0 or self._own(seat)):
                    before = beat.state
                elif line is not None and seat >= 0:
                    self._note_down(note, seen, seat, line, reason=isinstance(beat.event, Said))
        if seen:
            note.seat, note.title, note.several = seen[0], self.names[seen[0]], len(set(seen)) > 1
            note.automa = not self.director.is_person(seen[0])
            if not note.several:
                note.lines = [told for told in note.lines if not told.heading]
            if words := self._sum(before, self.match.states[at], list(dict.fromkeys(seen))):
                note.lines.append(Told(seen[-1], words, reason=True, closing=True))
        return note

    def _note_down(self, note: Note, seen: list[int], seat: int, line: Line, *, reason: bool) -> None:
        """Add a line to a note; what a turn brings a person is told in it by name."""
        words = say(line.text)
        if self._own(seat):
            words = by_name(words, self.names[seat])
        elif not seen or seen[-1] != seat:
            seen.append(seat)
            note.lines.append(Told(seat, self.names[seat], reason=True, heading=True))
        note.lines.append(Told(seat, words, reason, line.rule))

    def _tell(self, frame: Frame) -> None:
        if not frame.words or frame.seat < 0 or self.at is not None:
            return
        own, others = self._own(frame.seat), not self._own(self._teller)
        brought = own and self._teller >= 0 and others
        if own and not self._long and not brought:
            return
        told = Told(frame.seat, frame.words, frame.reason, frame.rule)
        if brought:  # what another's turn brings a person is told in it
            told = replace(told, words=by_name(frame.words, self.names[frame.seat]))
        elif self._teller != frame.seat:
            self.turn_told.emit(frame.seat, self._teller < 0 or not others)
            self._teller = frame.seat
        self.told.emit(told)

    def sum_up(self) -> None:
        """Tell what the turns of others have brought, once they are all over."""
        if self._summed:
            return
        self._summed = True
        seats = list(dict.fromkeys(frame.seat for frame in self._turn if frame.words and frame.seat >= 0))
        if seats:
            words = self._sum(self._from, self.match.state, seats)
            self.told.emit(Told(seats[-1], words, reason=True, closing=True))

    def _sum(self, before: Any, after: Any, seats: list[int]) -> str:
        """What the turns of these seats have brought, as the eyes at the screen see it."""
        own = self.eyes if len(self.people) == 1 or self._others_too else -1
        views = self.view(before), self.view(after)
        over = not after.flow
        return summing_up(self.match.game, *views, seats, self.names, own, over=over)

    def again(self) -> None:
        """Show the last turn of the others once more."""
        if self._turn and self._before is not None and self.at is None and not self.veiled:
            self.reel.skip()
            self._teller, self._summed = -1, False
            self._show_film(self._before, self._turn)

    # The curtain

    def veil(self, seat: int, *, missed: bool = True) -> None:
        """Hide the table until this person is there; what another's eyes saw and were told goes with it.

        `missed`: whether they are then shown what has happened since they last acted.
        """
        self.eyes, self.veiled = seat, True
        self._missed = self._last_own(seat) if missed else None
        self._turn, self._teller, self._summed, self._others_too = [], -1, True, False
        self.curtain_asked.emit(seat)

    def unveil(self) -> None:
        """The person is there: show them, with their own eyes, what they have missed."""
        since, self._missed, self.veiled = self._missed, None, False
        if since is not None and self.match.now > since:
            before, frames = self.lay(self.match.states[since]), self._film_since(since)
            self._others_too = True
            self.remember(frames, before)
            self._from = self.match.states[since]
            self._show_film(before, frames)
        elif not self.match.now:
            self.show_opening()
        else:
            self.table.show_layout(self.layout())
        self.offer_now()
        self.changed.emit()

    def unveil_for_all(self, seat: int, *, missed: bool) -> None:
        """From now on all look on, as long as what is asked is public.

        `missed`: whether they are shown what has happened, for the eyes of all, since this seat last acted.
        """
        since = self._last_own(seat)
        self.eyes = EVERYBODY
        self._turn, self._teller, self._summed, self._others_too = [], -1, True, False
        if missed and self.match.now > since:
            before, frames = self.lay(self.match.states[since]), self._film_since(since)
            self._others_too = True
            self.remember(frames, before)
            self._from = self.match.states[since]
            self._show_film(before, frames)

    def show_opening(self) -> None:
        """Show how the match was set up."""
        self.table.sounds.play("shuffle")
        self.table.show_layout(self.layout())
        if self.match.opening:
            frames = self.director.frames(self.match.opening, -1, self.eyes, self.layout())
            self._show_film(frames[0].layout, frames)

    def _show_film(self, before: Layout, frames: list[Frame]) -> None:
        self.table.show_layout(before)
        self.reel.play(frames)

    def _last_own(self, seat: int | None, now: int | None = None) -> int:
        """The moment after a seat's last action before `now` (None: a person's here); 0 if there is none."""
        entries = self.match.entries[: self.match.now if now is None else now]
        people = self.people if seat is None else [seat]
        return next((at + 1 for at in range(len(entries) - 1, -1, -1) if entries[at].seat in people), 0)

    def _film_since(self, since: int) -> list[Frame]:
        """The film of everything from a moment to now, for the eyes at the screen."""
        match = self.match
        frames: list[Frame] = []
        before = self.lay(match.states[since])
        for at in range(since, match.now):
            seat = match.entries[at].seat
            frames += self.director.frames(match.film(at), seat, self.eyes, before)
            frames = self.ended_well(frames, match.states[at + 1], seat)
            before = frames[-1].layout
        return frames
