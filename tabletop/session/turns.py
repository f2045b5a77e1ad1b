"""The last turns of the others as one seat sees them, and one sentence about each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from tabletop.engine.game import AnyGame
from tabletop.engine.headline import Headline, sentence, words_of_lead
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Bound
from tabletop.engine.rules import State
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY, BeatView, PublicEntry


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A line of a turn.

    Attributes:
        entry: The number of its entry; -1 for the opening.
        line: The line.
        reason: True if it is the reason for a decision.
    """

    entry: int
    line: LogLine
    reason: bool


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What a seat did between two actions of the viewer.

    Attributes:
        seat: Whose turn it is.
        steps: Its lines in order, and those of nobody (seat -1) in between.
        stands: How the seat stands afterwards, if its points have changed; else NO_TEXT.
    """

    seat: int
    steps: tuple[TurnLine, ...]
    stands: Text = NO_TEXT

    @property
    def first(self) -> int:
        """The number of the first entry in which the seat did something."""
        return self.steps[0].entry

    @property
    def last(self) -> int:
        """The number of the last entry in which the seat did something."""
        return max(step.entry for step in self.steps if step.line.seat == self.seat)

    @property
    def headlines(self) -> tuple[Headline, ...]:
        """What the lines of the seat are worth telling."""
        found = (step.line.headline for step in self.steps)
        return tuple(each for each in found if each is not None and each.seat == self.seat)

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the pieces and zones that the lines of the seat are about."""
        return tuple(key for step in self.steps if step.line.seat == self.seat for key in step.line.pieces)

    def sentence(self, fits: Callable[[Text], bool], who: Text = NO_TEXT) -> Text:
        """Return the sentence about it, as `headline.sentence`; without headlines its last log line."""
        if headlines := self.headlines:
            return sentence(headlines, fits, who, self.stands)
        own = [step for step in self.steps if step.line.seat == self.seat]
        line = next((step.line.text for step in reversed(own) if not step.reason), own[-1].line.text)
        if not who.source:
            return line
        return translate("engine", "{who}: {line}", "what a seat did").fill(who=who, line=line)

    def everything(self) -> Text:
        """Return the sentence about it with all that is worth telling, however long."""
        if not self.headlines:
            return self.sentence(lambda _text: True)
        return sentence(self.headlines, lambda _text: True, NO_TEXT, self.stands, clauses=len(self.headlines))


class LastTurns:
    """Finds the last turn of each other seat in one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._steps: dict[tuple[int, int], tuple[PublicEntry | None, tuple[TurnLine, ...]]] = {}
        """For each number of an entry and viewer: the entry (None: the opening), and its lines."""

    def before(self, moment: int, viewer: int) -> tuple[LastTurn, ...]:
        """Return the last turn of each other seat before a moment, in the order in which they acted.

        Args:
            moment: A number of entries.
            viewer: The seat that looks; EVERYBODY: the seat that is asked then, among others at one screen.
        """
        own = self._active(moment) if viewer == EVERYBODY else viewer
        wanted = set(range(len(self._session.setup.seats))) - {own}
        found: list[LastTurn] = []
        until = moment
        while until >= 0 and wanted:
            since = self._since(until, own)
            window = self._window(since, until, viewer)
            here = [self._turn(seat, window[seat], viewer) for seat in window if seat in wanted]
            found += here
            wanted -= {turn.seat for turn in here}
            until = since
        return tuple(sorted(found, key=lambda turn: turn.last))

    def _active(self, moment: int) -> int:
        """Return the seat that is asked at a moment; -1 at the end."""
        entries = self._session.entries
        return entries[moment].seat if moment < len(entries) else self._session.active_seat

    def _since(self, until: int, own: int) -> int:
        """Return the number of the last entry before `until` by this seat; -1, the opening, if there is none.

        Automata act within that entry.
        """
        entries = self._session.entries
        return next((at for at in range(until - 1, -1, -1) if entries[at].seat == own), -1)

    def _window(self, since: int, until: int, viewer: int) -> dict[int, list[TurnLine]]:
        """Return the lines of each seat in these entries, in the order in which the seats began."""
        window: dict[int, list[TurnLine]] = {}
        for number in range(since, until):
            seat = self._session.entries[number].seat if number >= 0 else -1
            for step in self._lines(number, viewer):
                seat = step.line.seat if step.line.seat >= 0 else seat
                if step.line.seat >= 0 or seat in window:
                    window.setdefault(seat, []).append(step)
        return window

    def _lines(self, number: int, viewer: int) -> tuple[TurnLine, ...]:
        entry = self._session.entries[number] if number >= 0 else None
        known = self._steps.get((number, viewer))
        if known is None or known[0] is not entry:
            beats: list[BeatView] = self._session.beats(number, viewer)
            steps = tuple(TurnLine(number, beat.line, beat.reason) for beat in beats if beat.line is not None)
            known = self._steps[number, viewer] = entry, steps
        return known[1]

    def _turn(self, seat: int, steps: list[TurnLine], viewer: int) -> LastTurn:
        turn = LastTurn(seat, tuple(steps))
        return LastTurn(seat, turn.steps, self._stands(turn, viewer))

    def _stands(self, turn: LastTurn, viewer: int) -> Text:
        """How a seat stands after its turn, if its points have changed and both totals are known."""
        if viewer in (EVERYBODY, turn.seat):
            return NO_TEXT
        session = self._session
        before, after = session.view(max(turn.first, 0), viewer), session.view(turn.last + 1, viewer)
        if session.game.totals(before)[turn.seat] == session.game.totals(after)[turn.seat]:
            return NO_TEXT
        ahead = points_ahead(session.game, after, turn.seat, viewer)
        return NO_TEXT if ahead is None else words_of_lead(ahead, over=not after.flow)


def has_begun(entries: Sequence[PublicEntry], own: Collection[int], seat: int) -> bool:
    """Return True if a seat has acted since the last entry of one of these seats: it is within its turn.

    Without own seats, as for a spectator, its turn is its entries in a row.
    """
    for entry in reversed(entries):
        if entry.seat == seat:
            return True
        if not own or entry.seat in own:
            return False
    return False


def points_ahead(game: AnyGame, view: State, seat: int, viewer: int) -> int | None:
    """Return by how many points a seat is ahead of the viewer, whose view this is.

    None if one of them does not score, or if something hidden counts.
    """
    totals, scored = game.totals(view), game.scoring_seats(view)
    both = totals[seat], totals[viewer]
    if not {seat, viewer} <= set(scored) or any(total.bound is not Bound.EXACT for total in both):
        return None
    return both[0].points - both[1].points
