"""Decisions that seats make at the same time: regret matching over guessed games, so that nobody can be read.

Each seat has a mix of what it may seal. In turn each is asked: what would every one of my plans have brought,
against what the others' mixes sealed in this guess? What it regrets not to have sealed it seals more often.
No seat ever sees what another has sealed in the same guess. (External sampling; Lanctot 2009, Tammelin 2014.)

Where what others may seal is their hidden cards, which are others in every guess, they have nothing to learn:
they seal what looks good to them, and of the seat's own plans the clearly worse are left, as in a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, State
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import OFTEN, SURE, WIDTH, Search
from tabletop.opponents.rank import Values, candidates, dealt, likely, seal, utility

LEAST = 0.3
"""A plan is sealed only if its share is at least so much of the largest."""
NEAR = 0.1
"""Plans that surely lie no farther apart than so many points are one as good as the other."""

Plan = tuple[Action, ...]
"""All that a seat seals in one decision."""


def plans(game: Game[Any], s: State, seat: int, width: int) -> list[Plan]:
    """What a seat may seal, the most promising first."""
    step = rules.choice(s, seat)
    assert step is not None
    found: list[Plan] = []
    firsts = candidates(game, s, step)[:width]
    for action in firsts:
        if step.further(s, action) is None:
            found.append((action,))
            continue
        after = s.copy()
        rules.act(after, action, seat=seat)
        found += [(action, *rest) for rest in plans(game, after, seat, max(1, width // len(firsts)))]
    return found


@dataclass(slots=True)
class Mix:
    """How often a seat seals each plan: what it regrets, the sum of its mixes, what each plan has brought.

    `ahead`, `squares`: by how many points each plan was ahead of the mix in the same guesses, in sum, and the
    sum of the squares of that. `left`: plans that it no longer thinks of.
    """

    seat: int
    regret: dict[Plan, float] = field(default_factory=dict)
    share: dict[Plan, float] = field(default_factory=dict)
    brought: dict[Plan, list[float]] = field(default_factory=dict)
    tried: dict[Plan, int] = field(default_factory=dict)
    ahead: dict[Plan, float] = field(default_factory=dict)
    squares: dict[Plan, float] = field(default_factory=dict)
    left: set[Plan] = field(default_factory=set)

    def now(self, among: Sequence[Plan]) -> list[float]:
        """How likely each of these plans is."""
        regrets = [self.regret.get(plan, 0.0) for plan in among]
        whole = sum(regrets)
        return [one / whole for one in regrets] if whole else [1 / len(among)] * len(among)

    def learn(
        self, among: Sequence[Plan], mix: Sequence[float], values: Sequence[Values], weight: int
    ) -> None:
        """Take in what each of these plans would have brought to every seat."""
        useful = [utility(each, self.seat) for each in values]
        mean = sum(p * u for p, u in zip(mix, useful, strict=True))
        for plan, p, u, value in zip(among, mix, useful, values, strict=True):
            self.regret[plan] = max(0.0, self.regret.get(plan, 0.0) + u - mean)
            self.share[plan] = self.share.get(plan, 0.0) + weight * p
            self.ahead[plan] = self.ahead.get(plan, 0.0) + u - mean
            self.squares[plan] = self.squares.get(plan, 0.0) + (u - mean) ** 2
            self.tried[plan] = n = self.tried.get(plan, 0) + 1
            so_far = self.brought.setdefault(plan, [0.0] * len(value))
            for at, v in enumerate(value):
                so_far[at] += (v - so_far[at]) / n

    def known(self) -> list[Plan]:
        """The plans that have been tried about as often as any and are still thought of, the best first."""
        most = max(self.tried.values())
        some = [plan for plan, n in self.tried.items() if 2 * n >= most and plan not in self.left]
        return sorted(some, key=lambda plan: -self.ahead[plan] / self.tried[plan])

    def give_up(self) -> None:
        """Leave the plans that are surely worse than the best, or surely as good."""
        best, *others = self.known()
        lead, doubt = self._lead(best)
        for plan in others:
            own, more = self._lead(plan)
            behind, reach = lead - own, SURE * sqrt(doubt + more)
            if behind >= reach or behind + reach < NEAR:
                self.left.add(plan)

    def _lead(self, plan: Plan) -> tuple[float, float]:
        """How far ahead of the mix a plan is on average, and the square of the standard error of that."""
        n = self.tried[plan]
        mean = self.ahead[plan] / n
        return mean, max(self.squares[plan] / n - mean * mean, 0.0) / n


@dataclass(slots=True)
class SealedSearch:
    """A search for one seat at a simultaneous decision.

    `met`: what each seat could seal in the guess before. `contest`: whether others learn, too.
    """

    search: Search
    mixes: dict[int, Mix] = field(default_factory=dict)
    met: dict[int, list[Plan]] = field(default_factory=dict)
    contest: bool = False

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's rounds are done, its time is up, or somebody says stop."""
        search, until = self.search, perf_counter() + level.seconds
        search.prepare(level)
        left, weight, own = level.rounds, 0, self.mixes.setdefault(search.seat, Mix(search.seat))
        width = max(2, min(WIDTH, level.rounds // 24))
        while left > 0:
            guess = dealt(search.game, search.view, search.seat, search.dice)
            among = {step.seat: plans(search.game, guess, step.seat, width) for step in rules.waiting(guess)}
            learning = [seat for seat in among if seat != search.seat and self._recurs(seat, among[seat])]
            self.contest = self.contest or bool(learning)
            thought_of = [plan for plan in among[search.seat] if plan not in own.left]
            if len(thought_of) < 2 and weight and not self.contest:
                return
            among[search.seat] = thought_of or among[search.seat]
            weight += 1
            for seat in (search.seat, *learning):
                left -= len(among[seat])
                self._ask(seat, among, learning, guess, weight)
                if perf_counter() > until or stop():
                    return
            if weight % OFTEN == 0 and not self.contest:
                own.give_up()

    def _recurs(self, seat: int, its_plans: list[Plan]) -> bool:
        """Whether a seat has several plans, mostly those of the guess before, so that it can learn."""
        before = self.met.get(seat, [])
        self.met[seat] = its_plans
        return len(its_plans) > 1 and 2 * len(set(before).intersection(its_plans)) > len(its_plans)

    def _ask(
        self, seat: int, among: dict[int, list[Plan]], learning: list[int], guess: State, weight: int
    ) -> None:
        """What every plan of a seat brings, against what the others seal."""
        search = self.search
        others = [
            (one, self._sealed(one, its_plans, learns=one in learning or one == search.seat))
            for one, its_plans in among.items()
            if one != seat
        ]
        mix, values, same = self.mixes.setdefault(seat, Mix(seat)), [], search.dice.getrandbits(64)
        now = mix.now(among[seat])
        for plan in among[seat]:
            search.dice.seed(same)  # the same chance for all of them: they differ by themselves alone
            s = guess.copy()
            for one, sealed in (*others, (seat, plan)):
                seal(s, one, sealed)
            search.play_on(s, 1)
            values.append(search.game.evaluation.value(s))
        mix.learn(among[seat], now, values, weight)

    def _sealed(self, seat: int, its_plans: list[Plan], *, learns: bool) -> Plan:
        """What a seat seals in this guess: as its mix says, or what looks good to it."""
        dice = self.search.dice
        if not learns:
            return likely(its_plans, dice, self.search.sharp)
        return dice.choices(its_plans, self.mixes.setdefault(seat, Mix(seat)).now(its_plans))[0]

    def ranked(self, dice: Random) -> list[tuple[Action, Values, int]]:
        """What to seal first, in a contest by chance as the mix says; then the others, the likelier first."""
        mix = self.mixes[self.search.seat]
        most = max(mix.share.values())
        chosen = mix.known()[0]
        if self.contest:
            shares = {plan: share for plan, share in mix.share.items() if share >= LEAST * most}
            chosen = dice.choices(list(shares), list(shares.values()))[0]
        rest = sorted((plan for plan in mix.share if plan != chosen), key=lambda plan: -mix.share[plan])
        firsts = dict.fromkeys(plan[0] for plan in (chosen, *rest))
        best = {plan[0]: plan for plan in reversed((chosen, *rest))}
        return [(one, tuple(mix.brought[best[one]]), mix.tried[best[one]]) for one in firsts]
