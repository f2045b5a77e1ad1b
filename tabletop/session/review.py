"""The session of a match under review: the points given away, and the better moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import count
from random import Random
from time import monotonic

from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.rules import AnyChoice, Beat, State
from tabletop.engine.text import Text, translate
from tabletop.files.reviews import Finding, Review
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.forecast import Forecast
from tabletop.opponents.move_comparison import Reason
from tabletop.opponents.review import MatchAnalysis, Recurring, recurring
from tabletop.opponents.review_worker import ReviewRequest
from tabletop.opponents.rollout import candidates, rank_actions, sample_state, seal_for_others
from tabletop.opponents.worker import GAMES, Answer, Worker
from tabletop.session.bot_seats import Opponents, seed_of
from tabletop.session.findings import GivenAway, Undone
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.retry import Retry
from tabletop.session.views import BeatView, beat_view

SEED = 1
"""Seed of the determinizations, the same for everybody who reviews a match."""
_SAVE_INTERVAL = 5.0
"""Seconds between two saves while a review is being computed."""
_LONGEST = 40
"""Maximum number of actions in the animation of a better move."""

_LOOKED_AT = translate("review", "This is a review: nothing is moved here. Try it again in a practice match.")


class Reviewer:
    """The process that reviews a match, separate from the one in which bots think."""

    def __init__(self, games: str = GAMES) -> None:
        self._worker, self._numbers = Worker(games), count(1)

    def ask(self, match: AnyMatch, stored: Review | None) -> None:
        """Review this match and drop any other request; `stored`: a saved review to continue."""
        self._worker.ask(ReviewRequest.of(match, next(self._numbers), SEED, stored))

    def answer(self) -> Answer | None:
        """Return the latest progress, or None if there is no news."""
        return self._worker.answer()

    @property
    def is_reviewing(self) -> bool:
        """True while a review is being computed."""
        return self._worker.busy

    def stop(self) -> None:
        """Cancel the review."""
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._worker.close()


class ReviewSession(LocalSession):
    """A finished match under review. No action can be done in it.

    The review is saved with the match. A stopped review continues from what was saved.
    """

    def __init__(
        self,
        match: AnyMatch,
        keeper: MatchSaver,
        opponents: Opponents | None = None,
        reviewer: Reviewer | None = None,
    ) -> None:
        super().__init__(match, keeper, opponents)
        self._reviewer = reviewer or Reviewer()
        self._saved_review = keeper.review()
        self._reckoning = MatchAnalysis(match, SEED, stored=self._saved_review)
        self._saved_at = monotonic()
        self.expected: tuple[Forecast, ...] | None = None
        """Forecasts of the seats' results; None if not known yet, empty if their errors were not measured."""
        self._why: dict[int, tuple[Reason, ...]] = {}
        self._happens: dict[int, tuple[Consequence, ...]] = {}
        self.looked, self.whole = self._reckoning.looked, 0
        """Number of decisions analysed, and of all decisions to analyse (0: not known yet)."""
        self.error = ""
        """The error message of the process; "" if there is none."""

    @classmethod
    def on(
        cls, shelf: MatchStore, match_id: int, game: AnyGame, opponents: Opponents | None = None
    ) -> ReviewSession:
        """Return the review of a match of the library.

        Raises:
            RecordError: The match cannot be replayed.
            LibraryError: The library cannot be read.
        """
        again = shelf.library.resume(match_id, game)
        return cls(again.match, MatchSaver(shelf, match_id, again.match, practice=again.practice), opponents)

    @property
    def read_only_reason(self) -> Text | None:
        """Always a text: a review is read-only."""
        return _LOOKED_AT

    # Analysis

    @property
    def review(self) -> Review:
        """The review as far as it is computed."""
        return self._reckoning.review

    @property
    def running(self) -> bool:
        """True while the review is being computed."""
        return self._reviewer.is_reviewing

    def begin(self) -> None:
        """Start or continue the analysis."""
        self.error = ""
        self._reviewer.ask(self.match, self.review)

    def stop(self) -> None:
        """Stop the analysis and save what was found."""
        self._reviewer.stop()
        self._keep()

    def take_in(self) -> bool:
        """Take new results from the process; True if there were any."""
        heard = False
        while (answer := self._reviewer.answer()) is not None:
            heard, self.error = True, answer.error
            if (news := answer.reviewed) is not None:
                self._reckoning.review = news.review
                self.looked, self.whole = news.looked, news.whole
                self._why.update(news.why)
                self._happens.update(news.happens)
                if news.expected is not None:
                    self.expected = news.expected
            if answer.last or monotonic() - self._saved_at > _SAVE_INTERVAL:
                self._keep()
        return heard

    def _keep(self) -> None:
        assert self.keeper is not None
        self._saved_at = monotonic()
        if self.review != self._saved_review and self.review.looks:
            self._saved_review = self.review
            self.keeper.keep_review(self.review)

    def close(self) -> None:
        """Leave the review; it can be continued later."""
        self.stop()
        self._reviewer.close()
        self.others.cancel()

    # Findings

    @property
    def judged(self) -> tuple[int, ...]:
        """The seats whose decisions are analysed."""
        return self.review.seats

    def warned(self, given: GivenAway) -> bool:
        """Return True if the coach had warned of the move and it was played all the same."""
        warnings = self.keeper.coached().spoken if self.keeper is not None else ()
        return any(each.at == given.at and each.played for each in warnings)

    def given_away(self, seat: int) -> list[GivenAway]:
        """Return the decisions in which a seat gave points away, in the order of the match."""
        turning = sorted(finding.at for finding in self._reckoning.turning_points(seat))
        found = sorted(self._reckoning.found(seat), key=lambda finding: finding.at)
        return [self._given_away(finding, seat, turning) for finding in found]

    def _given_away(self, finding: Finding, seat: int, turning: list[int]) -> GivenAway:
        number = turning.index(finding.at) + 1 if finding.at in turning else 0
        played, better = self.match.entries[finding.at].action, self._reckoning.better(finding)
        why, happens = self._why.get(finding.at, ()), self._happens.get(finding.at)
        return GivenAway(finding.at, seat, played, better, finding.lost, finding.error, number, why, happens)

    def quality_by_phase(self, seat: int) -> Mapping[str, tuple[int, int, float]]:
        """By chapter of the rule book: number of good decisions, of all decisions, and points given away."""
        return self._reckoning.quality_by_phase(seat)

    def twice(self, seat: int) -> list[Recurring]:
        """Return what better moves of a seat would have led to more than once; see `recurring`.

        What is not known yet is left out.
        """
        found = sorted(self._reckoning.found(seat), key=lambda finding: finding.at)
        return recurring((finding.at, self._happens.get(finding.at, ())) for finding in found)

    def decision_at(self, given: GivenAway) -> AnyChoice:
        """Return the choice at that moment, as its seat saw it."""
        step = rules.pending_choice(self.view(given.at, given.seat), given.seat)
        assert step is not None
        return step

    # Side lines

    @cached_property
    def _lines(self) -> list[AnyMatch]:
        """The side lines, each as a match from where it began, in the order in which they were left."""
        states, found = list(self.match.states), list[AnyMatch]()
        for line in reversed(self.match.side_lines):
            made: AnyMatch = Match(self.game, self.setup, start=states[line.at])
            for entry in line.entries:
                made.play(entry.action, entry.seat)
            found.append(made)
            states = states[: line.at] + made.states  # the match as it was before this side line was left
        return found[::-1]

    @property
    def undone(self) -> list[Undone]:
        """The side lines of the match, in the order in which they were left."""
        return [
            Undone(line.at, line.entries[0].seat, line.entries[0].action, len(line.entries))
            for line in self.match.side_lines
        ]

    def undone_view(self, number: int, seat: int) -> State:
        """Return a seat's view of the state where side line `number` began."""
        view: State = self.game.view(self._lines[number].states[0], seat)
        return view

    def undone_film(self, number: int, seat: int) -> list[BeatView]:
        """Return the beats of side line `number` as a seat saw them."""
        line = self._lines[number]
        return self._seen([beat for at in range(len(line.entries)) for beat in line.beats(at)], seat)

    def _seen(self, beats: list[Beat], seat: int) -> list[BeatView]:
        game = self.game
        return [beat_view(game, beat, game.log(beat.event, seat), seat) for beat in beats]

    # Alternatives

    def better_film(self, given: GivenAway) -> list[BeatView]:
        """Return the better move and a likely continuation to the end of the segment, as its seat would see
        it.

        Hidden state is sampled at random, and all seats play on as a decent bot would.
        """
        game, seat = self.game, given.seat
        segment = game.segment
        dice = Random(seed_of(self.setup, given.at))  # noqa: S311  chance of a game, not of a cipher
        guess = sample_state(game, self.view(given.at, seat), seat, dice)
        seal_for_others(game, guess, seat, dice)
        made: AnyMatch = Match(game, self.setup, start=guess)
        beats, was = made.play(given.better, seat), segment(guess)
        while (step := made.choice) is not None and made.now < _LONGEST and segment(made.state) == was:
            if step.seat == seat:
                action = rank_actions(game, game.view(made.state, seat), seat, dice)[0][0]
            else:
                action = candidates(game, made.state, step)[0]
            beats += made.play(action, step.seat)
        return self._seen(beats, seat)

    def try_each(self, moments: Sequence[int]) -> Retry:
        """Return a practice match at the first of these moments; the others are practised after it."""
        at, *then = moments
        seat = self.match.entries[at].seat
        given = next(each for each in self.given_away(seat) if each.at == at)
        retry = self.try_again(given)
        retry.following, retry.then = -1, tuple(then)
        return retry

    def try_again(self, given: GivenAway) -> Retry:
        """Return a practice match from that decision on, with everything hidden from its seat resampled."""
        assert self.keeper is not None
        match = self.match.branch(given.at).branch_resampled(given.seat, seed_of(self.setup, given.at))
        seats = list(match.setup.seats)
        seats[given.seat] = PERSON
        setup = replace(match.setup, seats=tuple(seats))
        made: AnyMatch = Match(self.game, setup, start=match.start, origin=match.origin)
        keeper = self.keeper.shelf.begin(made, practice=True, parent=self.keeper.id)
        later = (each.at for each in self.given_away(given.seat) if each.turning and each.at > given.at)
        return Retry(made, keeper, self.opponents, given, next(later, -1))
