"""The coach of a match: decides whether to warn of a move, and limits how often it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, AnyChoice, Simultaneous, State
from tabletop.engine.text import Text
from tabletop.files.coach_history import Coached
from tabletop.opponents.blunders import OFF, SWINGS, is_blunder
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.consequence_text import happens_texts
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.session.deals import Deal, daily, today
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.match_store import MatchSaver
from tabletop.session.signals import Signal
from tabletop.session.views import EVERYBODY

if TYPE_CHECKING:
    from tabletop.files.coach_notes import Note
    from tabletop.lessons.notes import DueNotes

REMINDERS = {"gentle": 4}
"""Maximum number of warnings per match, by level; all levels warn at most once per turn."""


def may_speak(history: Coached, level: str, turn: int) -> bool:
    """Return True if a coach of this level with this history may warn in this turn.

    `turn` is the number of entries before the turn began.

    >>> history = Coached().with_spoken(at=5, turn=4)
    >>> may_speak(history, "strict", turn=4), may_speak(history, "strict", turn=8)
    (False, True)
    """
    return len(history.spoken) < REMINDERS.get(level, inf) and not history.has_spoken(turn)


@dataclass(frozen=True, slots=True)
class SecondThought:
    """A blunder: the move, and its comparison with the best known move."""

    action: Action
    other: MoveAnalysis

    @property
    def lost(self) -> float:
        """The points that the move gives away."""
        return self.other.behind

    def happens(self, seat: int, names: Sequence[Text]) -> tuple[Text, ...]:
        """Return what happens after the best move rather than after this one, as `happens_texts`.

        Args:
            seat: The seat that is addressed as "you".
            names: The names of all seats.
        """
        return happens_texts(self.other, seat, names)


class Coach:
    """Checks the moves that the persons of one match are about to make, and shows notes about the game.

    It uses only what the acting seat can see. Its history is saved, so that it says nothing twice.
    """

    def __init__(
        self,
        match: AnyMatch,
        seats: tuple[int, ...],
        keeper: MatchSaver | None,
        hint: HintAnalysis,
        view: Callable[[int, int], State],
        deal: Callable[[], Deal | None],
    ) -> None:
        """Begin to watch a match.

        Args:
            match: The match.
            seats: The seats of the persons.
            keeper: Saves what the coach has said; None: nothing is saved.
            hint: Analyses decisions and compares moves.
            view: Returns what a seat sees at a moment.
            deal: Returns the numbered deal of the match, or None.
        """
        self._match, self._seats, self._keeper, self._hint = match, seats, keeper, hint
        self._view, self._deal = view, deal
        hint.compared.connect(self._receive)
        self._usual: str | None = None
        self._history: Coached | None = None
        self._due: dict[int, DueNotes | None] = {}
        self._heard: dict[int, int] = {}
        """By seat: the moment up to which the notes have processed events."""
        self._looking: Action | None = None
        self.second: SecondThought | None = None
        """The blunder found in the last move checked; None if it is none, or not known yet."""
        self.checked: Signal[SecondThought | None] = Signal()
        """Emitted when a move has been checked, with the blunder or None."""
        self.barred = False
        """True if the coach is off whatever the settings say: a lesson teaches, and a retry is judged."""

    # Level

    @property
    def level(self) -> str:
        """The coach's level in this match; OFF: there is no coach."""
        level = self.history.level or self._usual or OFF
        return level if level in SWINGS and not self.barred and not self._of_a_day else OFF

    @property
    def own_level(self) -> str:
        """The level that the match has instead of that of the settings; "" if they are the same."""
        own = self.history.level
        return own if own == self.level != (self._usual or OFF) else ""

    @cached_property
    def _of_a_day(self) -> bool:
        """True if the match is the deal of a day, which is the same for all who play it."""
        deal = self._deal()
        return deal is not None and daily(deal, today())

    def use(self, usual: str) -> None:
        """Use the level of the settings from now on, unless the match has a level of its own.

        If the settings change during the match, they replace the match's own level.
        """
        if self.history.level and self._usual not in (None, usual):
            self._keep(replace(self.history, level=""))
        self._usual = usual

    def sit_down(self, level: str) -> None:
        """Give the match a level of its own until the settings change; no effect if "" or the same."""
        if level in ("", self.level):
            return
        self._keep(replace(self.history, level=level))

    @property
    def history(self) -> Coached:
        """What the coach has said in this match; loaded at first use."""
        if self._history is None:
            self._history = self._keeper.coached() if self._keeper is not None else Coached()
        return self._history

    def _keep(self, history: Coached) -> None:
        self._history = history
        if self._keeper is not None:
            self._keeper.keep_coached(history)

    # Notes

    def note(self, choice: AnyChoice, viewer: int) -> Note | None:
        """Return the next note about the game for this viewer at this choice; None if none is due.

        A note is triggered by the seat's choice, or by an event since its previous one. A note that is
        returned counts as shown.
        """
        match, seat, now = self._match, choice.seat, self._match.now
        if self.level == OFF or seat != viewer or seat not in self._seats:
            return None
        if self._heard.get(seat) == now:  # this choice has been checked already
            return None
        due = self._due_for(seat)
        if due is None:
            return None
        for at in range(min(self._heard.get(seat, now), now), now):
            due.happened([beat.event for beat in match.beats(at)], self._view(at + 1, seat))
        self._heard[seat] = now
        turn = self._turn(seat)
        if self.history.has_spoken(turn):
            return None
        note = due.due_note(self._view(now, seat), turn)
        if note is not None:
            self._keep(self.history.with_note(note.id))
        return note

    def _due_for(self, seat: int) -> DueNotes | None:
        """Return the notes not yet shown to this seat; None if the game has none."""
        from tabletop.lessons.notes import due_notes

        if seat not in self._due:
            game = self._match.game
            ever = self._keeper.shelf.shown_notes(game.id) if self._keeper is not None else set()
            self._due[seat] = due_notes(game, seat, ever, self.history.notes)
        return self._due[seat]

    # Second thoughts

    def is_active(self, choice: AnyChoice | None, viewer: int) -> bool:
        """Return True if the coach may warn of a move at this choice before this viewer.

        A warning may reveal the seat's hidden information, so that nobody else may see it. In a
        simultaneous decision there is no warning, as no single move is better than another.
        """
        if self.level == OFF or choice is None or viewer == EVERYBODY or choice.seat != viewer:
            return False
        view = self._view(self._match.now, viewer)
        if choice.seat not in self._seats or isinstance(view.flow[-1], Simultaneous):
            return False
        return may_speak(self.history, self.level, self._turn(choice.seat))

    def watch_choice(self, choice: AnyChoice | None, viewer: int) -> None:
        """Analyse the choice in advance, so that a result is ready when the move is made."""
        if choice is not None and self.is_active(choice, viewer):
            now = self._match.now
            self._hint.think(self._view(now, choice.seat), choice.seat, now)

    def check_move(self, choice: AnyChoice, viewer: int, action: Action) -> bool:
        """Start to check a move that is about to be made; False if the coach has nothing to check.

        `checked` is emitted when that is done.
        """
        self.give_up()
        if not self.is_active(choice, viewer) or not self._hint.compare(action):
            return False
        self._looking = action
        return True

    def _receive(self, comparison: PlayResult | None) -> None:
        """Judge the move that is being checked by its comparison with the best one."""
        action, self._looking = self._looking, None
        if action is not None:
            if comparison is not None:
                self._judge(action, comparison)
            self.checked.emit(self.second)

    def _judge(self, action: Action, comparison: PlayResult) -> None:
        match, choice = self._match, self._match.choice
        assert choice is not None
        seat, now = choice.seat, match.now
        view = self._view(now, seat)
        if is_blunder(match.game, match.setup, view, seat, now, comparison, self.level):
            self.second = SecondThought(action, comparison.rated[1])
            self._hint.add_comparison(comparison.rated[1])
            self._keep(self.history.with_spoken(now, self._turn(seat)))

    def give_up(self) -> None:
        """Drop the check of a move and its result."""
        self._looking = self.second = None

    def played_anyway(self) -> None:
        """Note that the move was made in spite of the warning; the review reports that."""
        if self.second is not None:
            self._keep(self.history.with_played())
            self.second = None

    def _turn(self, seat: int) -> int:
        """Return the number of entries before the seat's current turn."""
        return self._match.turn_start(seat)
