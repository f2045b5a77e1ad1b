"""Tree search over guesses at what is hidden: one tree of actions, a new guess in each round (ISMCTS).

Where a game names a horizon, guessed games are played on to it; the tree holds the actions of the root and,
for a level that takes the time, those with which the next turn of the seat may begin.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Choice, State
from tabletop.opponents.levels import Level
from tabletop.opponents.rollout import (
    ROLLOUT_GREEDINESS,
    Values,
    candidates,
    rank_actions,
    rollout,
    sample_biased,
    sample_state,
    utility,
)

MAX_DEPTH = 60
"""A guessed game is valued after so many choices at the latest, if no leg of the match ends before."""
ROOT_WIDTH = 12
"""How many actions the root compares."""
LEAST, EACH = 4, 24
"""How many at least, and for how many guessed games one more, where guessed games are long."""
EXPLORATION = 0.7
"""How much a rarely tried action is favoured, in standard deviations of what the search has seen."""
SPREAD_AFTER, MIN_SPREAD = 16, 0.05
"""After how many rounds the spread of the outcomes is believed, and the least it is taken for, in points."""
PRIOR_WEIGHT = 10
"""After how many visits the first look at an action, to the end of its turn, counts half."""
PRIOR_WEIGHT_AT_HORIZON = 2
"""The same where guessed games are played on to a horizon, and tell far more than the first look."""
DEEP_GREEDINESS = 15
"""As SHARP, for a level that looks farther than others, since what is done by chance adds up."""
MIN_HALVINGS = 3
"""Into how many shares the rounds are parted at least: between two or three actions, fewer rounds decide."""
OPENINGS = 3
"""How many ways to begin its next turn are tried by a level that takes the time; in a guessed game one."""
PRUNE_SIGMAS, PRUNE_EVERY = 3.0, 8
"""How many standard errors behind the best an action is given up; after how many guesses this is asked."""


@dataclass(slots=True)
class Node:
    """An action: how often it was tried, what it brought to its seat in sum, and what was tried next.

    At the root also `doubt`, how far behind the best it seemed at first sight, which counts less with every
    visit, and `promised`, what it brought to every seat on average.
    """

    visits: int = 0
    total: float = 0.0
    prior_penalty: float = 0.0
    children: dict[Action, Node] = field(default_factory=dict)
    mean_values: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Search:
    """One search for one seat.

    `ahead`: how many choices it looks ahead at least. `sharp`: how much it prefers what looks best when it
    plays on. `openings`: how many ways to begin its next turn it tries, where it plays on to a horizon.
    `alive`: what it still compares. `spread`: how far outcomes lie apart.
    """

    game: Game[Any]
    view: State
    seat: int
    dice: Random
    min_depth: int = 0
    greediness: int = ROLLOUT_GREEDINESS
    prior_weight: int = PRIOR_WEIGHT
    openings: int = 0
    root: dict[Action, Node] = field(default_factory=dict)
    alive: list[Action] = field(default_factory=list)
    rounds: int = 0
    outcomes: float = 0.0
    squares: float = 0.0
    spread: float = 1.0

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's rounds are done, its time is up, or somebody says stop.

        The rounds are shared out by halving: after each share the worse half of the actions is left, and all
        actions of a share meet the same guesses. What is clearly worse is left earlier: its rounds are saved.
        """
        until = perf_counter() + level.seconds
        self.prepare(level)
        rounds, width = level.iterations, ROOT_WIDTH
        if self.game.evaluation.horizon is not None:
            rounds //= self.game.evaluation.rollout_cost
            width = min(max(LEAST, rounds // EACH), ROOT_WIDTH)
        seen = rank_actions(self.game, self.view, self.seat, self.dice, wide=level.deep)[:width]
        best = utility(seen[0][1], self.seat)
        for action, values in seen:
            self.root[action] = Node(
                prior_penalty=best - utility(values, self.seat), mean_values=list(values)
            )
        self.alive = list(self.root)
        share = rounds // max(MIN_HALVINGS, (len(self.alive) - 1).bit_length())
        while len(self.alive) > 1:
            half = (len(self.alive) + 1) // 2
            for guessed in range(share // len(self.alive)):
                guess = sample_state(self.game, self.view, self.seat, self.dice)
                for action in self.alive:
                    if perf_counter() > until or stop():
                        return
                    self.iterate(action, guess.copy())
                if guessed % PRUNE_EVERY == PRUNE_EVERY - 1:
                    self.prune()
            self.alive.sort(key=self.estimate, reverse=True)
            del self.alive[half:]

    def prepare(self, level: Level) -> None:
        """Look as far ahead as the level does."""
        by = self.game.evaluation
        self.min_depth = max(by.min_depth, by.hard_min_depth(self.view) if level.deep else 0)
        self.greediness = DEEP_GREEDINESS if self.min_depth > by.min_depth else ROLLOUT_GREEDINESS
        self.openings = OPENINGS if level.deep and by.turn_opener is not None else 0
        self.prior_weight = PRIOR_WEIGHT if by.horizon is None else PRIOR_WEIGHT_AT_HORIZON

    def prune(self) -> None:
        """Leave the actions that are so far behind that chance cannot explain it."""
        worth = {action: self.estimate(action) for action in self.alive}
        best = max(worth.values())
        behind = PRUNE_SIGMAS * self.spread * sqrt(2 / self.root[self.alive[0]].visits)
        self.alive = [action for action in self.alive if best - worth[action] <= behind]

    def estimate(self, action: Action) -> float:
        """How good an action of the root seems by now."""
        node = self.root[action]
        mean = node.total / node.visits if node.visits else 0.0
        return mean - node.prior_penalty * self.prior_weight / (self.prior_weight + node.visits)

    def iterate(self, action: Action, s: State) -> None:
        """Try this action in a guessed state, go on to where it is valued, and remember what came of it."""
        path = [(self.root[action], self.seat)]
        if horizon := self.game.evaluation.horizon:
            since = horizon(s)
            rules.apply_action(s, action)
            self.to_horizon(s, since, path)
        else:
            rules.apply_action(s, action)
            self.descend(s, path)
            self.rollout(s, len(path))
        self.backpropagate(path, self.game.evaluation.value(s))

    def to_horizon(self, s: State, since: int, path: list[tuple[Node, int]]) -> None:
        """Play on to the horizon; of a level that takes the time, the tree holds its next turn's openings."""
        if self.openings and (step := rollout(self.game, s, since, until=self.seat)) is not None:
            node = path[-1][0]
            action = self.select(node, candidates(self.game, s, step)[: self.openings])
            path.append((node.children.setdefault(action, Node()), self.seat))
            rules.apply_action(s, action)
        rollout(self.game, s, since)

    def descend(self, s: State, path: list[tuple[Node, int]]) -> None:
        """Go on by the tree, to the first action that it has not tried.

        It ends where seats choose at the same time: there nobody may go by what another has sealed.
        """
        node = path[-1][0]
        while node.visits and s.flow and isinstance(step := s.flow[-1], Choice):
            action = self.select(node, candidates(self.game, s, step))
            node = node.children.setdefault(action, Node())
            path.append((node, step.seat))
            rules.apply_action(s, action)

    def select(self, node: Node, actions: list[Action]) -> Action:
        """What to try next: the first untried action the node is wide enough for, or the most promising."""
        explore = EXPLORATION * self.spread * sqrt(log(node.visits + 1))
        best, most = actions[0], float("-inf")
        for action in actions[: 2 + int(sqrt(node.visits))]:
            child = node.children.get(action)
            if child is None:
                return action
            worth = child.total / child.visits + explore / sqrt(child.visits)
            if worth > most:
                best, most = action, worth
        return best

    def rollout(self, s: State, made: int) -> None:
        """Play a guessed game on to the first end of a leg far enough, with moves that look good."""
        game, segment = self.game, self.game.segment
        segment_now = segment(s)
        for choices in range(made, MAX_DEPTH):
            step = rules.pending_choice(s)
            was, segment_now = segment_now, segment(s)
            if step is None or (choices >= self.min_depth and segment_now != was):
                return
            rules.apply_action(s, sample_biased(candidates(game, s, step), self.dice, self.greediness))

    def backpropagate(self, path: list[tuple[Node, int]], values: Values) -> None:
        """Tell every action on the way what came of it, each for the seat that took it."""
        for node, seat in path:
            node.visits += 1
            node.total += utility(values, seat)
        first = path[0][0]
        for seat, value in enumerate(values):
            first.mean_values[seat] += (value - first.mean_values[seat]) / first.visits
        self.rounds += 1
        outcome = utility(values, self.seat)
        self.outcomes += outcome
        self.squares += outcome * outcome
        if self.rounds > SPREAD_AFTER:
            mean = self.outcomes / self.rounds
            self.spread = max(sqrt(max(self.squares / self.rounds - mean * mean, 0.0)), MIN_SPREAD)

    def ranked(self) -> list[tuple[Action, Values, int]]:
        """Each action the root compared, what it promises every seat, and its visits; the best first."""
        left = [action for action in self.root if action not in self.alive]
        best = [
            *sorted(self.alive, key=self.estimate, reverse=True),
            *sorted(left, key=lambda action: (-self.root[action].visits, -self.estimate(action))),
        ]
        return [(action, tuple(self.root[action].mean_values), self.root[action].visits) for action in best]
