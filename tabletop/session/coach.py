"""The coach of a match: whether a move is to be thought about again, and how often it may say so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from tabletop.engine.rules import Action, Choice, Simultaneous
from tabletop.files.coach_history import Coached
from tabletop.opponents.blunders import OFF, SWINGS, is_blunder
from tabletop.opponents.move_comparison import MoveAnalysis, Reason, top_reasons
from tabletop.session.deals import daily, today
from tabletop.session.protocol import EVERYBODY

if TYPE_CHECKING:
    from tabletop.files.coach_notes import Note
    from tabletop.lessons.notes import DueNotes
    from tabletop.session.local import LocalSession
    from tabletop.session.match_store import MatchSaver

REMINDERS = {"gentle": 4}
"""How often it speaks in a match at most, by how strict it is; the others once a turn."""


def may_speak(told: Coached, level: str, turn: int) -> bool:
    """Whether a coach of this level that has told so much may ask to think again in this turn."""
    return len(told.spoken) < REMINDERS.get(level, inf) and not told.has_spoken(turn)


@dataclass(frozen=True, slots=True)
class SecondThought:
    """A move that gives much away: held against the best one that is known."""

    action: Action
    other: MoveAnalysis

    @property
    def lost(self) -> float:
        """How many points it gives away."""
        return self.other.behind

    @property
    def reason(self) -> Reason | None:
        """What is better about the other move for the most part; None where that comes later."""
        return top_reasons(self.other.reasons)

    @property
    def main(self) -> bool:
        """Whether that is at least half of it."""
        return self.reason is not None and 2 * self.reason.points >= self.lost


class Coach:
    """Sits beside the persons of one match, and looks at what they are about to do; never at anything else.

    It goes by what the seat that is asked can see. Of what it has told the library keeps enough that it says
    nothing twice.
    """

    def __init__(self, session: LocalSession, keeper: MatchSaver | None) -> None:
        self._session, self._keeper = session, keeper
        self._usual: str | None = None
        self._told: Coached | None = None
        self._due: dict[int, DueNotes | None] = {}
        self._heard: dict[int, int] = {}
        """By seat: up to which moment the notes have taken in what has happened."""
        self._looking: Action | None = None
        self.second: SecondThought | None = None
        """What it has found of the move that it looked at last."""
        self.barred = False
        """Whether there is no coach here, whatever the settings say: a lesson teaches, a retry is judged."""

    # How strict it is

    @property
    def level(self) -> str:
        """How strict it is in this match; OFF: it is not there."""
        level = self.history.level or self._usual or OFF
        return level if level in SWINGS and not self.barred and not self._of_a_day else OFF

    @cached_property
    def _of_a_day(self) -> bool:
        """Whether the match is the deal of a day, which is the same for all who play it."""
        deal = self._session.deal
        return deal is not None and daily(deal, today())

    def use(self, usual: str) -> None:
        """Be as strict as the settings say from now on, where the match has nothing of its own.

        Whoever changes that while it is played means this match, too.
        """
        if self.history.level and self._usual not in (None, usual):
            self._keep(replace(self.history, level=""))
        self._usual = usual

    def sit_down(self, level: str) -> None:
        """Be as strict in this match until the settings are changed in it; "" or as it is: as these say."""
        if level in ("", self.level):
            return
        self._keep(replace(self.history, level=level))

    @property
    def history(self) -> Coached:
        """What it has told in this match."""
        if self._told is None:
            self._told = self._keeper.coached() if self._keeper is not None else Coached()
        return self._told

    def _keep(self, told: Coached) -> None:
        self._told = told
        if self._keeper is not None:
            self._keeper.keep_coached(told)

    # Notes

    def note(self, choice: Choice, viewer: int) -> Note | None:
        """What is to be told of the game where this is asked before these eyes; None: nothing is new.

        It is told by what is asked of the seat, and by what has happened to it since it was asked last.
        """
        session, seat = self._session, choice.seat
        if self.level == OFF or seat != viewer or seat not in session.seats:
            return None
        if self._heard.get(seat) == session.now:  # it has been asked about this already
            return None
        due = self._due_for(seat)
        if due is None:
            return None
        since = min(self._heard.get(seat, session.now), session.now)
        for at in range(since, session.now):
            due.happened(session.events(at), session.view(at + 1, seat))
        self._heard[seat] = session.now
        turn = self._turn(seat)
        if self.history.has_spoken(turn):
            return None
        note = due.due_note(session.view(session.now, seat), turn)
        if note is not None:
            self._keep(self.history.with_note(note.id))
        return note

    def _due_for(self, seat: int) -> DueNotes | None:
        """The notes that this seat has not been told yet; None where the game has none."""
        from tabletop.lessons.notes import due_notes

        if seat not in self._due:
            game = self._session.game
            ever = self._keeper.shelf.shown_notes(game.id) if self._keeper is not None else set()
            self._due[seat] = due_notes(game, seat, ever, self.history.notes)
        return self._due[seat]

    # Second thoughts

    def is_active(self, choice: Choice | None, viewer: int) -> bool:
        """Whether it would speak of a move in this decision, before these eyes.

        What it says comes from the hand of who is asked, so nobody else may look on; and where seats decide
        at once no single move is better than another.
        """
        session = self._session
        if self.level == OFF or choice is None or viewer == EVERYBODY or choice.seat != viewer:
            return False
        view = session.view(session.now, viewer)
        if choice.seat not in session.seats or isinstance(view.flow[-1], Simultaneous):
            return False
        return may_speak(self.history, self.level, self._turn(choice.seat))

    def watch(self, choice: Choice | None, viewer: int) -> None:
        """Think about what is asked now, so that something is known when the move is made."""
        if self.is_active(choice, viewer):
            self._session.think_ahead()

    def check_move(self, choice: Choice, viewer: int, action: Action) -> bool:
        """Look at a move that is about to be made; whether there may soon be something to say about it."""
        self.second, self._looking = None, None
        if not self.is_active(choice, viewer) or not self._session.counsel.compare(action):
            return False
        self._looking = action
        return True

    @property
    def looking(self) -> bool:
        """Whether it still looks at a move. What it has found then stands in `second`."""
        counsel, action = self._session.counsel, self._looking
        if action is None:
            return False
        if counsel.held is None and counsel.busy:
            return True
        self._looking = None
        if counsel.held is not None:
            self._judge(action)
        return False

    def _judge(self, action: Action) -> None:
        session, held = self._session, self._session.counsel.held
        seat, now = session.active_seat, session.now
        assert held is not None
        view = session.view(now, seat)
        if is_blunder(session.game, session.setup, view, seat, now, held, self.level):
            self.second = SecondThought(action, held.rated[1])
            session.counsel.note(held.rated[1])
            self._keep(self.history.with_spoken(now, self._turn(seat)))

    def give_up(self) -> None:
        """Nobody waits any longer for what it would find."""
        self._looking = self.second = None

    def played_anyway(self) -> None:
        """The move is made all the same; the review tells so."""
        if self.second is not None:
            self._keep(self.history.with_played())
            self.second = None

    def _turn(self, seat: int) -> int:
        """After how many actions this turn has begun."""
        return self._session.match.turn_start(seat)
