"""A review made in the worker process: the request, and the updates that come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.rules import Action, State
from tabletop.files.reviews import Review
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.forecast import Forecast, forecast
from tabletop.opponents.move_comparison import Reason
from tabletop.opponents.review import MatchAnalysis, counts
from tabletop.opponents.stopping import never_stop


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A request to review a match.

    Attributes:
        number: Identifies the request.
        at: Number of actions of the match.
        start: The first state, if it is not the setup's.
        moves: Each action with its seat.
        stored: The stored part of the review, if any.
    """

    number: int
    at: int
    game: str
    setup: Setup
    start: State | None
    moves: tuple[tuple[Action, int], ...]
    seed: int
    stored: Review | None

    @classmethod
    def of(cls, match: AnyMatch, number: int, seed: int, stored: Review | None) -> ReviewRequest:
        """Return the request for a match that is over."""
        moves = tuple((entry.action, entry.seat) for entry in match.entries[: match.now])
        return cls(number, match.now, match.game.id, match.setup, match.start, moves, seed, stored)

    def match(self, game: AnyGame) -> AnyMatch:
        """Return the match, played again."""
        made: AnyMatch = Match(game, self.setup, start=self.start)
        for action, seat in self.moves:
            made.play(action, seat)
        return made


@dataclass(frozen=True, slots=True)
class ReviewUpdate:
    """The progress of a review.

    Attributes:
        review: The review so far.
        looked: Number of looks done.
        whole: Number of looks in total.
        expected: The forecasts; in the first update only.
        why: The reasons of the new findings, by number of actions done.
        happens: What happens after the better moves of findings, by number of actions done.
    """

    review: Review
    looked: int
    whole: int
    expected: tuple[Forecast, ...] | None = None
    why: Mapping[int, tuple[Reason, ...]] = field(default_factory=dict)
    happens: Mapping[int, tuple[Consequence, ...]] = field(default_factory=dict)


def review_updates(
    request: ReviewRequest, game: AnyGame, stop: Callable[[], bool] = never_stop
) -> Iterator[ReviewUpdate]:
    """Review a match, and yield an update after each decision.

    What happens after the better moves is not stored, so it is found last: it needs the longest for the
    findings of a stored review, turning points first.
    """
    match = request.match(game)
    reckoning, explained = MatchAnalysis(match, request.seed, stored=request.stored), set[int]()

    def now(standings: tuple[Forecast, ...] | None = None) -> ReviewUpdate:
        fresh = [each for each in reckoning.review.findings if each.at not in explained and counts(each)]
        explained.update(each.at for each in fresh)
        why = {each.at: reckoning.why(each) for each in fresh}
        return ReviewUpdate(reckoning.review, reckoning.looked, reckoning.whole, standings, why)

    yield now(tuple(forecast(match)))
    for _ in reckoning.run(stop):
        yield now()
    for finding in sorted(filter(counts, reckoning.review.findings), key=lambda each: -each.lost):
        if (happens := reckoning.consequences(finding, stop)) is None:
            return
        yield replace(now(), happens={finding.at: happens})
