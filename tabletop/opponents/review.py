"""Reviews a finished match: where its players gave points away, judged by what they could see.

There are two passes. The first looks at every decision with few determinizations. The second looks at the
likely losses again, with many fresh ones, and only its numbers are shown: the largest of a hundred noisy
numbers is too large. No hidden state is used: each decision is judged on determinizations of its seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from math import inf
from random import Random
from typing import Any

from tabletop.engine import rules
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, PERSON
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, State
from tabletop.engine.text import NO_TEXT
from tabletop.files.codec import read_action, write_action
from tabletop.files.review_check import decisions, review_fits
from tabletop.files.reviews import WAY, Finding, Look, Review
from tabletop.opponents.choosing import gc_paused
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.move_analysis import consequences_between
from tabletop.opponents.move_comparison import (
    LITTLE,
    REST,
    SURE,
    UNNAMED,
    MoveSamples,
    Reason,
    as_good,
    compare,
    is_turning_point,
    points_behind,
    reasons,
    top_reasons,
)
from tabletop.opponents.rollout import rank_actions
from tabletop.opponents.stopping import never_stop

GLANCED, LOOKED, HELD = (3, 6), (8, 16), (32, 120)
"""Determinizations per decision, fresh ones each time: at a glance, in the first pass if the glance raises a
doubt, and in the second pass. All moves meet the first number of them, the best the second.
"""
CLOSE = 0.04
"""After the first number, the second pass stops once the standard error is this fraction of `score_stddev`;
a turning point is a tenth of it.
"""
_WIDTH, _BETTER = 12, 2
"""Number of moves glanced at, the played one included, and number of better moves looked at."""
_DOUBT, _SUSPECT = 0.5, 1.0
"""Standard errors by which another move must be ahead at a glance to be looked at, and then to be compared in
the second pass. The first pass must not miss anything that matters; the second decides.
"""
AGAIN = 12
"""Maximum number of losses per seat that the second pass looks at, largest first."""
_FLAGS = 3
"""Maximum number of turning points per seat."""


Recurring = tuple[tuple[Consequence, ...], tuple[int, ...]]
"""Consequences in which the same is done, with the moments of their decisions."""


class MatchAnalysis:
    """A review in the making. It can be stopped at any time and resumed from what was stored."""

    def __init__(
        self, match: AnyMatch, seed: int, seats: tuple[int, ...] = (), stored: Review | None = None
    ) -> None:
        """Prepare the review of the decisions of `seats`, by default those of `judged`.

        A stored review of this match and the same seats is resumed, whatever its seed.
        """
        self.match, self.game = match, match.game
        seats = tuple(sorted(seats or judged(match)))
        begun = Review(WAY, seed, seats, match.now, match.state.digest())
        self.review = stored if stored and stored.seats == seats and review_fits(stored, match) else begun
        self.turns = match.turn_starts()
        self._consequences: dict[int, tuple[Consequence, ...]] = {}
        """Of the findings compared by this object, by index; they are not stored."""

    @cached_property
    def moments(self) -> tuple[int, ...]:
        """The indices of the actions whose decisions are reviewed."""
        return decisions(self.match, self.review.seats)

    @property
    def whole(self) -> int:
        """Number of looks in both passes, as far as it is known now."""
        return len(self.moments) + max(len(self.doubtful()), len(self.review.findings))

    @property
    def looked(self) -> int:
        """Number of looks already done."""
        return len(self.review.looks) + len(self.review.findings)

    def view(self, at: int) -> State:
        """Return the state as the deciding seat saw it."""
        seen: State = self.game.view(self.match.states[at], self.match.entries[at].seat)
        return seen

    def run(self, stop: Callable[[], bool] = never_stop) -> Iterator[Review]:
        """Yield the review after each decision. Once `stop` returns True, the last look is discarded."""
        looked = {look.at for look in self.review.looks}
        for at in self.moments:
            if at not in looked:
                look = self._look(at, stop)
                if stop():
                    return
                yield self._now(looks=(*self.review.looks, look))
        held = {finding.at for finding in self.review.findings}
        for look in self.doubtful():
            if look.at not in held:
                finding = self._hold(look, stop)
                if stop():
                    return
                yield self._now(findings=(*self.review.findings, finding))
        if not self.review.done:
            yield self._now(done=True)

    def _now(self, **changed: Any) -> Review:
        self.review = replace(self.review, **changed)
        return self.review

    def _seed(self, at: int, way: str) -> int:
        """Return the seed of a comparison: different for each, but the same if the review was interrupted."""
        dice = Random(f"{self.review.seed} {at} {way}")  # noqa: S311  chance of a game, not of a cipher
        return dice.getrandbits(63)

    def _look(self, at: int, stop: Callable[[], bool]) -> Look:
        """Do the first pass for a decision: the played move among good ones, then against the better."""
        entry, view = self.match.entries[at], self.view(at)
        dice = Random(self._seed(at, "look"))  # noqa: S311  as above
        with gc_paused():
            seen = [
                action for action, _ in rank_actions(self.game, view, entry.seat, dice, wide=True)[:_WIDTH]
            ]
            if entry.action not in seen:
                seen[_WIDTH - 1 :] = [entry.action]
            tried = self._compared(at, seen, GLANCED, dice.getrandbits(63), stop)
            played = _of(tried, entry.action)
            ahead, error = points_behind(tried[0], played)
            if ahead <= max(_DOUBT * error, LITTLE):
                return Look(at)
            better = [each.action for each in tried if points_behind(each, played)[0] > 0][:_BETTER]
            tried = self._compared(at, [*better, entry.action], LOOKED, dice.getrandbits(63), stop)
        best, played = tried[0], _of(tried, entry.action)
        lost, error = points_behind(best, played)
        if lost <= max(_SUSPECT * error, LITTLE):
            return Look(at)
        return Look(at, round(lost, 2), write_action(best.action), not as_good(best, played))

    def doubtful(self) -> list[Look]:
        """Return the looks for the second pass: the largest losses of each seat."""
        found: list[Look] = []
        for look in sorted((look for look in self.review.looks if look.better), key=lambda look: -look.lost):
            seat = self.match.entries[look.at].seat
            if sum(self.match.entries[each.at].seat == seat for each in found) < AGAIN:
                found.append(look)
        return found

    def _hold(self, look: Look, stop: Callable[[], bool]) -> Finding:
        """Do the second pass for a decision: the played move against the better one."""
        assert look.better is not None
        best, other = self._both(look.at, read_action(self.game.actions, look.better), stop)
        lost, error = points_behind(best, other)
        why = tuple((reason.key, reason.points) for reason in reasons(best, other))
        return Finding(look.at, look.better, round(lost, 2), round(error, 2), why)

    def _both(self, at: int, better: Action, stop: Callable[[], bool]) -> tuple[MoveSamples, MoveSamples]:
        """Compare a better move with the one played, and note what happens after it."""
        played = self.match.entries[at].action
        with gc_paused():
            close = CLOSE * self.game.evaluation.score_stddev
            tried = self._compared(at, [better, played], HELD, self._seed(at, "hold"), stop, close)
        best, other = _of(tried, better), _of(tried, played)
        if not stop():
            seat = self.match.entries[at].seat
            self._consequences[at] = consequences_between(self.game, self.view(at), seat, best, other)
        return best, other

    def _compared(
        self,
        at: int,
        actions: list[Action],
        guesses: tuple[int, int],
        seed: int,
        stop: Callable[[], bool] = never_stop,
        close: float = 0.0,
    ) -> list[MoveSamples]:
        """Compare these moves at this moment, without a time limit.

        Stops early, after the first number of `guesses`, once the difference of two moves is known to within
        `close` points.
        """
        seat = self.match.entries[at].seat
        arguments = self.game, self.view(at), seat, actions, seed
        return compare(*arguments, stop=stop, seconds=inf, guesses=guesses, close=close)

    def found(self, seat: int) -> list[Finding]:
        """Return where a seat gave points away, largest loss first.

        Losses of one turn with the same cause or the same better move count once, as the largest of them.
        """
        found: list[Finding] = []
        for finding in sorted(self.review.findings, key=lambda finding: -finding.lost):
            if self.match.entries[finding.at].seat != seat or not counts(finding):
                continue
            turn = self.turns[finding.at]
            if not any(self.turns[each.at] == turn and _alike(each, finding) for each in found):
                found.append(finding)
        return found

    def turning_points(self, seat: int) -> list[Finding]:
        """Return the turning points of a seat, largest first; empty if no loss was large enough."""
        swing = self.game.evaluation.score_stddev
        return [finding for finding in self.found(seat) if is_turning_point(finding.lost, swing)][:_FLAGS]

    def twice(self, seat: int) -> list[Recurring]:
        """Return what better moves of a seat would have led to more than once; see `recurring`."""
        found = sorted(self.found(seat), key=lambda finding: finding.at)
        return recurring((finding.at, self.consequences(finding) or ()) for finding in found)

    def quality_by_phase(self, seat: int) -> dict[str, tuple[int, int, float]]:
        """Return by chapter of the rule book ("PM-5"): good decisions, all decisions, points given away.

        A decision is good unless something better was found. The first pass decides for those that the second
        had no room for.
        """
        held = {finding.at: counts(finding) for finding in self.review.findings}
        bad = {look.at for look in self.review.looks if held.get(look.at, look.sure)}
        lost = {finding.at: finding.lost for finding in self.found(seat)}
        phases: dict[str, tuple[int, int, float]] = {}
        for look in self.review.looks:
            if self.match.entries[look.at].seat == seat:
                chapter = self.chapter(look.at)
                good, of, points = phases.get(chapter, (0, 0, 0.0))
                phases[chapter] = (good + (look.at not in bad), of + 1, points + lost.get(look.at, 0.0))
        return phases

    def chapter(self, at: int) -> str:
        """Return the chapter of the rule book that a decision belongs to."""
        step = rules.pending_choice(self.match.states[at], self.match.entries[at].seat)
        assert step is not None
        return step.rule.rpartition(".")[0] or step.rule

    def why(self, finding: Finding) -> tuple[Reason, ...]:
        """Return the reasons of a finding, with the game's names for them."""
        better = read_action(self.game.actions, finding.better)
        tried = self._compared(finding.at, [better, self.match.entries[finding.at].action], (2, 2), 1)
        known = {key: part for each in reversed(tried) for key, part in each.named.items()}
        named = UNNAMED | {key: part.title for key, part in known.items()}
        return tuple(
            Reason(key, named.get(key, REST), points, known[key].rule if key in known else "")
            for key, points in finding.reasons
        )

    def consequences(
        self, finding: Finding, stop: Callable[[], bool] = never_stop
    ) -> tuple[Consequence, ...] | None:
        """Return what happens after the better move rather than after the one played.

        The comparison of a stored finding is made again, with the same determinizations. None if it was
        stopped.
        """
        if finding.at not in self._consequences:
            self._both(finding.at, self.better(finding), stop)
        return self._consequences.get(finding.at)

    def better(self, finding: Finding) -> Action:
        """Return the move that would have been better."""
        return read_action(self.game.actions, finding.better)


def recurring(found: Iterable[tuple[int, Sequence[Consequence]]]) -> list[Recurring]:
    """Return the main consequences that come more than once.

    Two are one if the same is done, with any thing.

    Args:
        found: For each decision its moment, and the consequences of the better move, as far as known.
    """
    groups: dict[tuple[int, str, bool, bool], list[tuple[Consequence, int]]] = {}
    for at, happens in found:
        for main in happens[:1]:
            key = main.seat, main.does.source, main.rarer, bool(main.more)
            groups.setdefault(key, []).append((main, at))
    several = (group for group in groups.values() if len(group) > 1)
    return [(tuple(main for main, _ in group), tuple(at for _, at in group)) for group in several]


def judged(match: AnyMatch) -> tuple[int, ...]:
    """Return the seats reviewed by default: those of persons, or of bots if there are no persons."""
    seats = enumerate(match.setup.seats)
    persons = tuple(seat for seat, who in seats if who == PERSON)
    return persons or tuple(
        seat for seat, who in enumerate(match.setup.seats) if plain_seat(who) in BOT_LEVELS
    )


def counts(finding: Finding) -> bool:
    """Return True if points were given away there, and not by chance of the determinizations."""
    return finding.lost > max(SURE * finding.error, LITTLE)


def turning_points(review: Review, swing: float) -> list[Finding]:
    """Return the turning points of all seats; those with the same cause are not merged."""
    return [each for each in review.findings if counts(each) and is_turning_point(each.lost, swing)]


def cause_of(finding: Finding) -> str:
    """Return the key of the main reason for the better move; "" if none names a term."""
    main = top_reasons(Reason(key, NO_TEXT, points) for key, points in finding.reasons)
    return main.key if main is not None else ""


def _alike(one: Finding, other: Finding) -> bool:
    """Return True if two decisions of a turn missed the same thing."""
    return one.better == other.better or cause_of(one) == cause_of(other) != ""


def _of(tried: list[MoveSamples], action: Action) -> MoveSamples:
    return next(each for each in tried if each.action == action)
