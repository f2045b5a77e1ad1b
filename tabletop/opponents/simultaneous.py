"""Simultaneous decisions: regret matching over determinizations, so that bots cannot be predicted.

Each seat has a mixed strategy over its plans. In turn, for each seat: what would each of its plans have
brought against the plans sampled from the other seats' strategies in this determinization? Plans with more
regret are sealed more often. No seat sees what another has sealed in the same determinization.
(External sampling; Lanctot 2009, Tammelin 2014.)

If the plans of the others are their hidden cards, they differ in every determinization and nothing can be
learnt about them. Then the others seal what looks good, and the seat's clearly worse plans are pruned, as
in a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import PRUNE_EVERY, PRUNE_SIGMAS, ROOT_WIDTH, Search
from tabletop.opponents.rollout import Values, candidates, sample_biased, sample_state, seal_plan, utility

_MIN_PLAN_SHARE = 0.3
"""A plan is sealed only if its share is at least this fraction of the largest share."""
_NEAR = 0.2
"""Plans whose difference is surely below this number of points count as equally good."""

Plan = tuple[Action, ...]
"""All actions that a seat seals in one decision."""


def plans(game: AnyGame, s: State, seat: int, width: int) -> list[Plan]:
    """Return the plans that a seat may seal, most promising first, about `width` of them."""
    step = rules.pending_choice(s, seat)
    assert step is not None
    found: list[Plan] = []
    firsts = candidates(game, s, step)[:width]
    for action in firsts:
        if step.next_choice(s, action) is None:
            found.append((action,))
            continue
        after = s.copy()
        rules.apply_action(after, action, seat=seat)
        found += [(action, *rest) for rest in plans(game, after, seat, max(1, width // len(firsts)))]
    return found


def plan_from(game: AnyGame, s: State, seat: int, action: Action) -> Plan:
    """Return the seat's plan that starts with `action` and continues with the first candidates."""
    step, s = rules.pending_choice(s, seat), s.copy()
    plan: Plan = (action,)
    while step is not None and (step := step.next_choice(s, plan[-1])) is not None:
        rules.apply_action(s, plan[-1], seat=seat)
        plan = (*plan, candidates(game, s, step)[0])
    return plan


@dataclass(slots=True)
class RegretTable:
    """A seat's mixed strategy over its plans.

    Attributes:
        regret: Cumulative regret of each plan, never negative.
        share: Weighted sum of each plan's probability over the iterations.
        brought: Each plan's mean value for every seat.
        tried: Number of determinizations in which each plan was tried.
        useful: Each plan's utility in points, one number per determinization.
        left: Pruned plans. All others were tried in the same determinizations.
    """

    seat: int
    regret: dict[Plan, float] = field(default_factory=dict)
    share: dict[Plan, float] = field(default_factory=dict)
    brought: dict[Plan, list[float]] = field(default_factory=dict)
    tried: dict[Plan, int] = field(default_factory=dict)
    useful: dict[Plan, list[float]] = field(default_factory=dict)
    left: set[Plan] = field(default_factory=set)

    def now(self, among: Sequence[Plan]) -> list[float]:
        """Return the present probability of each of these plans."""
        regrets = [self.regret.get(plan, 0.0) for plan in among]
        whole = sum(regrets)
        return [one / whole for one in regrets] if whole else [1 / len(among)] * len(among)

    def learn(
        self, among: Sequence[Plan], mix: Sequence[float], values: Sequence[Values], weight: int
    ) -> None:
        """Record every seat's values for each of these plans."""
        useful = [utility(each, self.seat) for each in values]
        mean = sum(p * u for p, u in zip(mix, useful, strict=True))
        for plan, p, u, value in zip(among, mix, useful, values, strict=True):
            self.regret[plan] = max(0.0, self.regret.get(plan, 0.0) + u - mean)
            self.share[plan] = self.share.get(plan, 0.0) + weight * p
            self.useful.setdefault(plan, []).append(u)
            self.tried[plan] = n = self.tried.get(plan, 0) + 1
            so_far = self.brought.setdefault(plan, [0.0] * len(value))
            for at, v in enumerate(value):
                so_far[at] += (v - so_far[at]) / n

    def known(self) -> list[Plan]:
        """Return the plans that are not pruned, best first."""
        return sorted(
            (plan for plan in self.useful if plan not in self.left), key=lambda plan: -self._mean(plan)
        )

    def _mean(self, plan: Plan) -> float:
        return sum(self.useful[plan]) / len(self.useful[plan])

    def give_up(self) -> None:
        """Prune the plans that are surely worse than the best, or surely as good."""
        best, *others = self.known()
        for plan in others:
            behind = [b - o for b, o in zip(self.useful[best], self.useful[plan], strict=True)]
            n, mean = len(behind), sum(behind) / len(behind)
            reach = PRUNE_SIGMAS * sqrt(sum((one - mean) ** 2 for one in behind)) / n
            if mean >= reach or mean + reach < _NEAR:
                self.left.add(plan)


@dataclass(slots=True)
class SimultaneousSearch:
    """A search for one seat at a simultaneous decision.

    Attributes:
        search: The search whose game, view and dice are used.
        mixes: Strategies by seat: the searching seat's, and those of seats whose plans recur.
        met: The plans of every seat in the first determinization.
        width: Maximum number of plans considered per seat.
    """

    search: Search
    mixes: dict[int, RegretTable] = field(default_factory=dict)
    met: dict[int, list[Plan]] = field(default_factory=dict)
    width: int = 2

    @property
    def contest(self) -> bool:
        """True if other seats learn too; then nothing is pruned, as what is worse now may become better."""
        return len(self.mixes) > 1

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's iterations are done, its time is up, or `stop` returns True."""
        search, until = self.search, perf_counter() + level.seconds
        search.prepare(level)
        width = self.width = max(2, min(ROOT_WIDTH, level.iterations // 24))
        left, weight, own = level.iterations, 0, RegretTable(search.seat)
        self.mixes[search.seat] = own
        while left > 0:
            guess = sample_state(search.game, search.view, search.seat, search.dice)
            weight += 1
            if weight <= 2:
                self._meet(guess, width)
            among = {
                seat: plans(search.game, guess, seat, width) for seat in self.mixes if seat != search.seat
            }
            among = {search.seat: [plan for plan in self.met[search.seat] if plan not in own.left], **among}
            for seat in self.mixes:
                left -= len(among[seat])
                self._ask(seat, among, guess, weight)
                if perf_counter() > until or stop():
                    return
            if weight % PRUNE_EVERY == 0 and not self.contest:
                own.give_up()
            if len(own.known()) == 1:
                return

    def _meet(self, guess: State, width: int) -> None:
        """List every seat's plans. A seat with mostly the same plans in two guesses gets a strategy."""
        for step in rules.pending_choices(guess):
            before, seat = self.met.get(step.seat), step.seat
            if before is None:
                self.met[seat] = plans(self.search.game, guess, seat, width)
            elif seat != self.search.seat:
                now = plans(self.search.game, guess, seat, width)
                if len(now) > 1 and 2 * len(set(before).intersection(now)) > len(now):
                    self.mixes[seat] = RegretTable(seat)

    def _ask(self, seat: int, among: dict[int, list[Plan]], guess: State, weight: int) -> None:
        """Evaluate every plan of a seat against the plans that the others seal, and learn from it."""
        search, mix = self.search, self.mixes[seat]
        others = [
            (step.seat, self._sealed(step.seat, among, guess))
            for step in rules.pending_choices(guess)
            if step.seat != seat
        ]
        now, values, same = mix.now(among[seat]), [], search.dice.getrandbits(64)
        for plan in among[seat]:
            search.dice.seed(same)  # equal chance, so that only the plans differ
            s = guess.copy()
            for one, sealed in (*others, (seat, plan)):
                seal_plan(s, one, sealed)
            search.rollout(s, 1)
            values.append(search.game.evaluation.value(s))
        mix.learn(among[seat], now, values, weight)

    def _sealed(self, seat: int, among: dict[int, list[Plan]], guess: State) -> Plan:
        """Return what a seat seals in this determinization: by its strategy, or what looks good."""
        search = self.search
        if seat in self.mixes:
            return search.dice.choices(among[seat], self.mixes[seat].now(among[seat]))[0]
        return self._by_sight(seat, guess, search.dice)

    def _by_sight(self, seat: int, guess: State, dice: Random) -> Plan:
        """Return a plan of good-looking actions."""
        s, sealed, search = guess.copy(), list[Action](), self.search
        while (step := rules.pending_choice(s, seat)) is not None:
            sealed.append(sample_biased(candidates(search.game, s, step), dice, search.greediness))
            rules.apply_action(s, sealed[-1], seat=seat)
        return tuple(sealed)

    def others_seal(self, guess: State, dice: Random) -> None:
        """Seal a plan for every other seat, by its average strategy if it has one. `guess` is changed."""
        for other in [each for each in rules.pending_seats(guess) if each != self.search.seat]:
            if (mix := self.mixes.get(other)) is None:
                seal_plan(guess, other, self._by_sight(other, guess, dice))
                continue
            among = plans(self.search.game, guess, other, self.width)
            often = [mix.share.get(plan, 0.0) for plan in among]
            seal_plan(guess, other, dice.choices(among, often if any(often) else None)[0])

    def ranked(self, dice: Random) -> list[tuple[Action, Values, int]]:
        """Return first actions with every seat's mean value and number of trials, the one to seal first.

        In a contest the first is drawn at random by the strategy; the others follow by probability.
        """
        mix = self.mixes[self.search.seat]
        best = self.best_plans(dice)
        return [(plan[0], tuple(mix.brought[plan]), mix.tried[plan]) for plan in best]

    def best_plans(self, dice: Random) -> list[Plan]:
        """As `ranked`, as plans: of plans with the same first action, the most probable."""
        mix = self.mixes[self.search.seat]
        most = max(mix.share.values())
        chosen = mix.known()[0]
        if self.contest:
            shares = {plan: share for plan, share in mix.share.items() if share >= _MIN_PLAN_SHARE * most}
            chosen = dice.choices(list(shares), list(shares.values()))[0]
        rest = sorted((plan for plan in mix.share if plan != chosen), key=lambda plan: -mix.share[plan])
        firsts = {plan[0]: plan for plan in reversed((chosen, *rest))}
        return [firsts[first] for first in dict.fromkeys(plan[0] for plan in (chosen, *rest))]
