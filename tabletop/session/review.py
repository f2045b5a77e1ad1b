"""The end of a match that is looked at once more: what was given away, what would have been better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import PERSON, Game
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Beat, Choice, Said
from tabletop.engine.text import Text, translate
from tabletop.files.reviews import Finding, Review
from tabletop.opponents.forecast import Forecast
from tabletop.opponents.move_comparison import Reason, top_reasons
from tabletop.opponents.review import MatchAnalysis
from tabletop.opponents.review_worker import ReviewRequest
from tabletop.opponents.rollout import candidates, rank_actions, sample_state, seal_for_others
from tabletop.opponents.worker import GAMES, Answer, Worker
from tabletop.session.bot_seats import Opponents, seed_of
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.protocol import BeatView
from tabletop.session.retry import Retry

SEED = 1
"""Of the guesses: the same for everybody who looks at a match."""
SAVE_INTERVAL = 5.0
"""How often what was found is kept while it goes on, in seconds."""
LONGEST = 40
"""After so many actions the film of a better move ends anyway."""

LOOKED_AT = translate("review", "This is a review: nothing is moved here. Try it again in a practice match.")


@dataclass(frozen=True, slots=True)
class GivenAway:
    """A decision in which points were given away.

    `at`: after how many actions it waited; `seat`: whose it was. `lost`: how many points, and `error`: the
    standard error of that. `turning`: its number among the turning points of its seat, in the order of the
    match, from 1; 0: it is none. `reasons`: what was better about the better move, as far as told by now.
    """

    at: int
    seat: int
    played: Action
    better: Action
    lost: float
    error: float
    turning: int
    reasons: tuple[Reason, ...] = ()

    @property
    def cause(self) -> Text | None:
        """What would have been better about it for the most part; None where that has no name."""
        main = top_reasons(self.reasons)
        return main.title if main is not None and 2 * main.points >= self.lost else None


@dataclass(frozen=True, slots=True)
class Undone:
    """What was played, undone and departed from: a side line.

    `at`: after how many actions it began; `seat`: who began it, with which `action`; `moves`: its length.
    """

    at: int
    seat: int
    action: Action
    moves: int


class Reviewer:
    """The process in which a match is looked at once more, beside the one in which opponents think."""

    def __init__(self, games: str = GAMES) -> None:
        self._worker, self._numbers = Worker(games), count(1)

    def ask(self, match: Match[Any], kept: Review | None) -> None:
        """Look at this match, and no longer at any other; go on with what was kept."""
        self._worker.ask(ReviewRequest.of(match, next(self._numbers), SEED, kept))

    def answer(self) -> Answer | None:
        """How far it has come, if that has changed."""
        return self._worker.answer()

    @property
    def busy(self) -> bool:
        """Whether it goes on."""
        return self._worker.busy

    def stop(self) -> None:
        """Look at nothing any more."""
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._worker.close()


class ReviewSession(LocalSession):
    """A match that is over, looked at once more. Nothing is done in it.

    What is found is kept with the match; a review that was stopped goes on from there.
    """

    def __init__(
        self,
        match: Match[Any],
        keeper: MatchSaver,
        opponents: Opponents | None = None,
        reviewer: Reviewer | None = None,
    ) -> None:
        super().__init__(match, keeper, opponents)
        self._reviewer = reviewer or Reviewer()
        self._kept = keeper.review()
        self._reckoning = MatchAnalysis(match, SEED, kept=self._kept)
        self._kept_at = monotonic()
        self.expected: tuple[Forecast, ...] | None = None
        """What the seats were expected to have; empty where that is not told; None: not known yet."""
        self._why: dict[int, tuple[Reason, ...]] = {}
        self.looked, self.whole = self._reckoning.looked, 0
        """How many decisions have been looked at, and how many there are; 0: that is not known yet."""
        self.error = ""
        """What went wrong."""

    @classmethod
    def on(
        cls, shelf: MatchStore, match_id: int, game: Game[Any], opponents: Opponents | None = None
    ) -> ReviewSession:
        """The review of a match of the library. Raises RecordError or LibraryError."""
        again = shelf.library.resume(match_id, game)
        return cls(again.match, MatchSaver(shelf, match_id, again.match, practice=again.practice), opponents)

    @property
    def read_only_reason(self) -> Text | None:
        """It can only be looked at."""
        return LOOKED_AT

    # Reckoning

    @property
    def review(self) -> Review:
        """All that was found by now."""
        return self._reckoning.review

    @property
    def running(self) -> bool:
        """Whether it is being reckoned."""
        return self._reviewer.busy

    def begin(self) -> None:
        """Begin to reckon, or go on."""
        self.error = ""
        self._reviewer.ask(self.match, self.review)

    def stop(self) -> None:
        """Reckon no longer; what was found is kept."""
        self._reviewer.stop()
        self._keep()

    def take_in(self) -> bool:
        """Take in what has been found meanwhile; whether there was anything."""
        heard = False
        while (answer := self._reviewer.answer()) is not None:
            heard, self.error = True, answer.error
            if (told := answer.reviewed) is not None:
                self._reckoning.review = told.review
                self.looked, self.whole = told.looked, told.whole
                self._why.update(told.why)
                if told.expected is not None:
                    self.expected = told.expected
            if answer.last or monotonic() - self._kept_at > SAVE_INTERVAL:
                self._keep()
        return heard

    def _keep(self) -> None:
        assert self.keeper is not None
        self._kept_at = monotonic()
        if self.review != self._kept and self.review.looks:
            self._kept = self.review
            self.keeper.keep_review(self.review)

    def close(self) -> None:
        """The review is left; it can be gone on with later."""
        self.stop()
        self._reviewer.close()
        self.cancel()

    # What was found

    @property
    def judged(self) -> tuple[int, ...]:
        """The seats whose decisions are looked at."""
        return self.review.seats

    def warned(self, given: GivenAway) -> bool:
        """Whether the coach had asked to think again about the move that was played there."""
        told = self.keeper.coached().spoken if self.keeper is not None else ()
        return any(each.at == given.at and each.played for each in told)

    def given_away(self, seat: int) -> list[GivenAway]:
        """Where a seat gave points away, in the order of the match."""
        turning = sorted(finding.at for finding in self._reckoning.turning(seat))
        found = sorted(self._reckoning.found(seat), key=lambda finding: finding.at)
        return [self._given_away(finding, seat, turning) for finding in found]

    def _given_away(self, finding: Finding, seat: int, turning: list[int]) -> GivenAway:
        number = turning.index(finding.at) + 1 if finding.at in turning else 0
        played, better = self.match.entries[finding.at].action, self._reckoning.better(finding)
        why = self._why.get(finding.at, ())
        return GivenAway(finding.at, seat, played, better, finding.lost, finding.error, number, why)

    def phases(self, seat: int) -> Mapping[str, tuple[int, int, float]]:
        """By chapter of the rule book: how many decisions were good, of how many, and points given away."""
        return self._reckoning.phases(seat)

    def twice(self, seat: int) -> list[tuple[Text, tuple[int, ...]]]:
        """What cost a seat points more than once, and after how many actions; as far as it has names."""
        told = []
        for key, found in self._reckoning.twice(seat).items():
            reasons = (reason for finding in found for reason in self._why.get(finding.at, ()))
            title = next((reason.title for reason in reasons if reason.key == key), None)
            if title is not None:
                told.append((title, tuple(finding.at for finding in found)))
        return told

    def decided(self, given: GivenAway) -> Choice:
        """The decision of that moment, as who decided saw it."""
        step = rules.pending_choice(self.view(given.at, given.seat), given.seat)
        assert step is not None
        return step

    # What was undone

    @cached_property
    def _lines(self) -> list[Match[Any]]:
        """The side lines, each as a match from where it began; the one that was left first comes first."""
        states, found = list(self.match.states), list[Match[Any]]()
        for line in reversed(self.match.side_lines):
            made: Match[Any] = Match(self.game, self.setup, start=states[line.at])
            for entry in line.entries:
                made.play(entry.action, entry.seat)
            found.append(made)
            states = states[: line.at] + made.states  # so the match was before it was departed from
        return found[::-1]

    @property
    def undone(self) -> list[Undone]:
        """The side lines of the match, the one that was left first comes first."""
        return [
            Undone(line.at, line.entries[0].seat, line.entries[0].action, len(line.entries))
            for line in self.match.side_lines
        ]

    def undone_view(self, number: int, seat: int) -> Any:
        """What a seat saw where a side line began."""
        return self.game.view(self._lines[number].states[0], seat)

    def undone_film(self, number: int, seat: int) -> list[BeatView]:
        """A side line as a seat saw it."""
        line = self._lines[number]
        return self._seen([beat for at in range(len(line.entries)) for beat in line.beats(at)], seat)

    def _seen(self, beats: list[Beat], seat: int) -> list[BeatView]:
        game = self.game
        return [
            BeatView(game.log(beat.event, seat), isinstance(beat.event, Said), game.view(beat.state, seat))
            for beat in beats
        ]

    # What could have been

    def better_film(self, given: GivenAway) -> list[BeatView]:
        """The better move and what could come of it, to the end of the leg, as its seat would see it.

        What is hidden is dealt by chance, and all go on as a fair opponent would.
        """
        game, seat = self.game, given.seat
        segment = game.segment
        dice = Random(seed_of(self.setup, given.at))  # noqa: S311  chance of a game, not of a cipher
        guess = sample_state(game, self.view(given.at, seat), seat, dice)
        seal_for_others(game, guess, seat, dice)
        made: Match[Any] = Match(game, self.setup, start=guess)
        beats, was = made.play(given.better, seat), segment(guess)
        while (step := made.choice) is not None and made.now < LONGEST and segment(made.state) == was:
            if step.seat == seat:
                action = rank_actions(game, game.view(made.state, seat), seat, dice)[0][0]
            else:
                action = candidates(game, made.state, step)[0]
            beats += made.play(action, step.seat)
        return self._seen(beats, seat)

    def try_each(self, moments: Sequence[int]) -> Retry:
        """These decisions once more, one after the other: the first of them, as a practice match."""
        at, *then = moments
        seat = self.match.entries[at].seat
        given = next(each for each in self.given_away(seat) if each.at == at)
        retry = self.try_again(given)
        retry.following, retry.then = -1, tuple(then)
        return retry

    def try_again(self, given: GivenAway) -> Retry:
        """A practice match from there on, with all that its seat could not see dealt anew."""
        assert self.keeper is not None
        match = self.match.branch(given.at).branch_resampled(given.seat, seed_of(self.setup, given.at))
        seats = list(match.setup.seats)
        seats[given.seat] = PERSON
        setup = replace(match.setup, seats=tuple(seats))
        made: Match[Any] = Match(self.game, setup, start=match.start, origin=match.origin)
        kept = self.keeper.shelf.begin(made, practice=True, parent=self.keeper.id)
        later = (each.at for each in self.given_away(given.seat) if each.turning and each.at > given.at)
        return Retry(made, kept, self.opponents, given, next(later, -1))
