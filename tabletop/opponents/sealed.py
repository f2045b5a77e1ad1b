"""Decisions that seats make at the same time: regret matching over guessed games, so that nobody can be read.

Each seat has a mix of what it may seal. In turn each is asked: what would every one of my plans have brought,
against what the others' mixes sealed in this guess? What it regrets not to have sealed it seals more often.
No seat ever sees what another has sealed in the same guess. (External sampling; Lanctot 2009, Tammelin 2014.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, State
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import WIDTH, Search
from tabletop.opponents.rank import Values, candidates, dealt, seal, utility

LEAST = 0.3
"""A plan is sealed only if its share is at least so much of the largest."""

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
    """How often a seat seals each plan: what it regrets, the sum of its mixes, what each plan has brought."""

    seat: int
    regret: dict[Plan, float] = field(default_factory=dict)
    share: dict[Plan, float] = field(default_factory=dict)
    brought: dict[Plan, list[float]] = field(default_factory=dict)
    tried: dict[Plan, int] = field(default_factory=dict)

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
            self.tried[plan] = n = self.tried.get(plan, 0) + 1
            so_far = self.brought.setdefault(plan, [0.0] * len(value))
            for at, v in enumerate(value):
                so_far[at] += (v - so_far[at]) / n


@dataclass(slots=True)
class SealedSearch:
    """A search for one seat at a simultaneous decision."""

    search: Search
    mixes: dict[int, Mix] = field(default_factory=dict)

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's rounds are done, its time is up, or somebody says stop."""
        search, until = self.search, perf_counter() + level.seconds
        search.prepare(level)
        left, weight = level.rounds, 0
        while left > 0:
            guess = dealt(search.game, search.view, search.seat, search.dice)
            seats = [step.seat for step in rules.waiting(guess)]
            width = max(2, min(WIDTH, level.rounds // 24))
            among = {seat: plans(search.game, guess, seat, width) for seat in seats}
            weight += 1
            for seat in (search.seat, *(one for one in seats if one != search.seat)):
                left -= len(among[seat])
                self._ask(seat, among, guess, weight)
                if perf_counter() > until or stop():
                    return

    def _ask(self, seat: int, among: dict[int, list[Plan]], guess: State, weight: int) -> None:
        """What every plan of a seat brings, against what the others seal."""
        search, now = self.search, {}
        for one, its_plans in among.items():
            now[one] = self.mixes.setdefault(one, Mix(one)).now(its_plans)
        others = [
            (one, search.dice.choices(its_plans, now[one])[0])
            for one, its_plans in among.items()
            if one != seat
        ]
        values, same = [], search.dice.getrandbits(64)
        for plan in among[seat]:
            search.dice.seed(same)  # the same chance for all of them: they differ by themselves alone
            s = guess.copy()
            for one, sealed in (*others, (seat, plan)):
                seal(s, one, sealed)
            search.play_on(s, 1)
            values.append(search.game.evaluation.value(s))
        self.mixes[seat].learn(among[seat], now[seat], values, weight)

    def ranked(self, dice: Random) -> list[tuple[Action, Values, int]]:
        """What to seal first, by chance as the mix says; then the others, the likelier first."""
        mix = self.mixes[self.search.seat]
        most = max(mix.share.values())
        likely = {plan: share for plan, share in mix.share.items() if share >= LEAST * most}
        chosen = dice.choices(list(likely), list(likely.values()))[0]
        rest = sorted((plan for plan in mix.share if plan != chosen), key=lambda plan: -mix.share[plan])
        firsts = dict.fromkeys(plan[0] for plan in (chosen, *rest))
        best = {plan[0]: plan for plan in reversed((chosen, *rest))}
        return [(one, tuple(mix.brought[best[one]]), mix.tried[best[one]]) for one in firsts]
