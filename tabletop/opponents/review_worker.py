"""A review that is made beside the window: what is asked of the process that thinks, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, State
from tabletop.files.reviews import Review
from tabletop.opponents.choosing import never_stop
from tabletop.opponents.forecast import Forecast, forecast
from tabletop.opponents.move_comparison import Reason
from tabletop.opponents.review import MatchAnalysis, counts


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A match to look at once more. `number` tells the request from others, `at`: how many actions it has.

    `moves`: each action with its seat; `start`: where the match began, if not where its setup does.
    `kept`: what was found already.
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
    def of(cls, match: Match[Any], number: int, seed: int, kept: Review | None) -> ReviewRequest:
        """The request for a match that is over."""
        moves = tuple((entry.action, entry.seat) for entry in match.entries[: match.now])
        return cls(number, match.now, match.game.id, match.setup, match.start, moves, seed, kept)

    def match(self, game: Game[Any]) -> Match[Any]:
        """The match itself, played once more."""
        made: Match[Any] = Match(game, self.setup, start=self.start)
        for action, seat in self.moves:
            made.play(action, seat)
        return made


@dataclass(frozen=True, slots=True)
class ReviewUpdate:
    """How far a review has come: `looked` of `whole` decisions.

    `expected`: what the seats were expected to have, told once, in the beginning. `why`: the reasons of the
    findings that are new, by how many actions had been done.
    """

    review: Review
    looked: int
    whole: int
    expected: tuple[Forecast, ...] | None = None
    why: Mapping[int, tuple[Reason, ...]] = field(default_factory=dict)


def review_updates(
    request: ReviewRequest, game: Game[Any], stop: Callable[[], bool] = never_stop
) -> Iterator[ReviewUpdate]:
    """Look at a match once more; tell after each decision how far that has come."""
    match = request.match(game)
    reckoning, told = MatchAnalysis(match, request.seed, kept=request.stored), set[int]()

    def now(standings: tuple[Forecast, ...] | None = None) -> ReviewUpdate:
        fresh = [each for each in reckoning.review.findings if each.at not in told and counts(each)]
        told.update(each.at for each in fresh)
        why = {each.at: reckoning.why(each) for each in fresh}
        return ReviewUpdate(reckoning.review, reckoning.looked, reckoning.whole, standings, why)

    yield now(tuple(forecast(match)))
    for _ in reckoning.run(stop):
        yield now()
