"""The moves of bots in a match that is played in this program, and who takes the answers of the process."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import AnyChoice
from tabletop.opponents.choosing import PlayResult
from tabletop.session.bot_seats import Opponents, level_of, move_at_sight, seed_of
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.protocol import OtherSeats
from tabletop.session.signals import WakeUp
from tabletop.session.stored_tempers import MatchBudgets


class BotTurns(OtherSeats):
    """Asks the bot whose turn it is, and has its move ready.

    Args:
        match: The match.
        seats: The seats of the persons.
        opponents: The process in which bots think; without it their seats do nothing.
        budgets: What the tempers at the table may still give away.
        hint: Takes the answers that belong to hints and to the coach.
        may_act: False while the match cannot be played on.
        act: Does the move of a seat.
        stand_ins: Returns the levels of bots that play for persons now, by seat.
    """

    def __init__(
        self,
        match: AnyMatch,
        seats: tuple[int, ...],
        opponents: Opponents | None,
        budgets: MatchBudgets,
        hint: HintAnalysis,
        may_act: Callable[[], bool],
        act: Callable[[int, PlayResult], None],
        stand_ins: Callable[[], Mapping[int, str]] = dict,
    ) -> None:
        self._match, self._seats, self._opponents, self._hint = match, seats, opponents, hint
        self._budgets, self._may_act, self._act = budgets, may_act, act
        self._stand_ins = stand_ins
        self._question = 0
        self._answer: PlayResult | None = None
        """The move that the bot to act has chosen; None until it has."""
        self._failed = False
        """True if the last question about a move had no valid answer."""

    @property
    def busy(self) -> bool:
        """True if a bot's move or a hint is being computed."""
        return bool(self._question) or self._hint.is_searching

    @property
    def wake_ups(self) -> tuple[WakeUp, ...]:
        """Emitted in another thread when the process has answered."""
        return () if self._opponents is None else (self._opponents.answered,)

    def poll(self) -> None:
        """Take the answer of a bot or a hint, and ask the bot whose turn it is."""
        answer = self._opponents.answer() if self._opponents is not None and self.busy else None
        if answer is not None and not self._hint.receive(answer) and answer.number == self._question:
            self._take(answer.thought)
        choice = self._match.choice
        idle = not self.busy and self._answer is None and self._may_act()
        if not idle or choice is None:
            return
        level = self._stand_ins().get(choice.seat)
        if level is not None or choice.seat not in self._seats:
            self._ask(choice, level or level_of(self._match.setup, choice))

    def _ask(self, choice: AnyChoice, level: str) -> None:
        if self._opponents is not None:
            match, seed = self._match, seed_of(self._match.setup, self._match.now)
            view = match.game.view(match.state, choice.seat)
            temper = self._budgets.temper(choice.seat)
            self._question = self._opponents.ask(
                match.game, view, choice.seat, seed, level, match.now, temper
            )

    def _take(self, thought: PlayResult | None) -> None:
        """Take an answer; if the process ended or was wrong, it thinks again, once."""
        self._question, again = 0, self._failed
        self._failed = thought is None or self._match.check(thought.action) is not None
        self._answer = None if self._failed else thought
        if self._failed and again:
            self._answer, self._failed = move_at_sight(self._match), False

    def advance(self) -> bool:
        """Do the move that a bot has chosen; True if there was one."""
        thought, choice = self._answer, self._match.choice
        if thought is None or choice is None:
            return False
        if thought.cost:
            self._budgets.spend(choice.seat, thought.cost)
        self._act(choice.seat, thought)
        return True

    def cancel(self) -> None:
        """Cancel the computation of moves and hints."""
        if self._opponents is not None:
            self._opponents.cancel()
        self._question, self._answer = 0, None
        self._hint.forget()


class NobodyElse(OtherSeats):
    """Nobody is awaited: the other seats have acted already, and no bot thinks."""

    busy = False
    wake_ups = ()

    def poll(self) -> None:
        """Do nothing."""

    def advance(self) -> bool:
        """Return False: there is no move of others."""
        return False

    def cancel(self) -> None:
        """Do nothing."""
