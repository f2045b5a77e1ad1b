"""Tree search over determinizations: one tree of actions, a new determinization per round (ISMCTS).

In games with a horizon, determinizations are played on to it by rollouts. The tree then holds the root's
actions and, for deep levels, the actions that may open the seat's next turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
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
"""Maximum number of choices per rollout if no segment ends earlier."""
ROOT_WIDTH = 12
"""Maximum number of actions compared at the root."""
_LEAST, _EACH = 4, 24
"""With a horizon: the minimum number of actions at the root, and iterations needed for each further one."""
_EXPLORATION = 0.7
"""Bonus of rarely tried actions, in standard deviations of the outcomes seen by the search."""
_SPREAD_AFTER, _MIN_SPREAD = 16, 0.05
"""Iterations before the outcomes' measured spread is used, and its lower limit in points."""
_PRIOR_WEIGHT = 10
"""Number of visits at which the prior of an action, from the end of its turn, has half its weight left."""
_PRIOR_WEIGHT_AT_HORIZON = 2
"""As PRIOR_WEIGHT, for rollouts to a horizon, which say far more than the prior."""
DEEP_GREEDINESS = 15
"""As ROLLOUT_GREEDINESS, for deep searches, in which random actions add up."""
_MIN_HALVINGS = 3
"""Minimum number of shares of the iterations: with only two or three actions, fewer iterations decide."""
OPENINGS = 3
"""Number of openings of the seat's next turn that a deep level tries; each rollout tries one of them."""
PRUNE_SIGMAS, PRUNE_EVERY = 3.0, 8
"""Standard errors behind the best at which an action is pruned; determinizations between two prunings."""


@dataclass(slots=True)
class Node:
    """A search node: an action's visits, total return for its seat, and children.

    Attributes:
        prior_penalty: At the root: points behind the best action by the prior. It fades with each visit.
        mean_values: At the root: the mean value of each seat.
    """

    visits: int = 0
    total: float = 0.0
    prior_penalty: float = 0.0
    children: dict[Action, Node] = field(default_factory=dict)
    mean_values: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Search:
    """One search for one seat.

    Attributes:
        min_depth: Minimum number of choices to look ahead.
        greediness: How strongly rollouts prefer the first candidates; see `sample_biased`.
        prior_weight: Number of visits at which the prior has half its weight left.
        openings: With a horizon: number of openings of the seat's next turn in the tree; 0: none.
        root: The node of each action compared.
        alive: The actions not yet pruned.
        rounds: Number of iterations done.
        outcomes: Sum of the utilities seen.
        squares: Sum of their squares.
        spread: Their standard deviation, in points.
    """

    game: AnyGame
    view: State
    seat: int
    dice: Random
    min_depth: int = 0
    greediness: int = ROLLOUT_GREEDINESS
    prior_weight: int = _PRIOR_WEIGHT
    openings: int = 0
    root: dict[Action, Node] = field(default_factory=dict)
    alive: list[Action] = field(default_factory=list)
    rounds: int = 0
    outcomes: float = 0.0
    squares: float = 0.0
    spread: float = 1.0

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's iterations are done, its time is up, or `stop` returns True.

        The budget is divided by successive halving. After each share the worse half of the actions is
        dropped, and all actions of a share meet the same determinizations. Clearly worse actions are pruned
        earlier, which saves their iterations.
        """
        until = perf_counter() + level.seconds
        self.prepare(level)
        rounds, width = level.iterations, ROOT_WIDTH
        if self.game.evaluation.horizon is not None:
            rounds //= self.game.evaluation.rollout_cost
            width = min(max(_LEAST, rounds // _EACH), ROOT_WIDTH)
        seen = rank_actions(self.game, self.view, self.seat, self.dice, wide=level.deep)[:width]
        best = utility(seen[0][1], self.seat)
        for action, values in seen:
            self.root[action] = Node(
                prior_penalty=best - utility(values, self.seat), mean_values=list(values)
            )
        self.alive = list(self.root)
        share = rounds // max(_MIN_HALVINGS, (len(self.alive) - 1).bit_length())
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
        """Set depth, greediness and prior weight for a level."""
        by = self.game.evaluation
        self.min_depth = max(by.min_depth, by.hard_min_depth(self.view) if level.deep else 0)
        self.greediness = DEEP_GREEDINESS if self.min_depth > by.min_depth else ROLLOUT_GREEDINESS
        self.openings = OPENINGS if level.deep and by.turn_opener is not None else 0
        self.prior_weight = _PRIOR_WEIGHT if by.horizon is None else _PRIOR_WEIGHT_AT_HORIZON

    def prune(self) -> None:
        """Drop the actions that are too far behind for chance to explain it."""
        worth = {action: self.estimate(action) for action in self.alive}
        best = max(worth.values())
        behind = PRUNE_SIGMAS * self.spread * sqrt(2 / self.root[self.alive[0]].visits)
        self.alive = [action for action in self.alive if best - worth[action] <= behind]

    def estimate(self, action: Action) -> float:
        """Return the estimated utility of an action of the root, its prior included, in points."""
        node = self.root[action]
        mean = node.total / node.visits if node.visits else 0.0
        return mean - node.prior_penalty * self.prior_weight / (self.prior_weight + node.visits)

    def iterate(self, action: Action, s: State) -> None:
        """Apply an action to a determinization, play on to where it is evaluated, and record the outcome.

        `s` is changed.
        """
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
        """Play on to the horizon; for a deep level, the openings of the seat's next turn are in the tree.

        `s` and `path` are changed.
        """
        if self.openings and (step := rollout(self.game, s, since, until=self.seat)) is not None:
            node = path[-1][0]
            action = self.select(node, candidates(self.game, s, step)[: self.openings])
            path.append((node.children.setdefault(action, Node()), self.seat))
            rules.apply_action(s, action)
        rollout(self.game, s, since)

    def descend(self, s: State, path: list[tuple[Node, int]]) -> None:
        """Follow the tree down to the first untried action. `s` and `path` are changed.

        Stops at a simultaneous decision: there no seat may use what another has sealed.
        """
        node = path[-1][0]
        while node.visits and s.flow and isinstance(step := s.flow[-1], Choice):
            action = self.select(node, candidates(self.game, s, step))
            node = node.children.setdefault(action, Node())
            path.append((node, step.seat))
            rules.apply_action(s, action)

    def select(self, node: Node, actions: list[Action]) -> Action:
        """Return the next action to try: the first untried one within the node's width, else the best."""
        explore = _EXPLORATION * self.spread * sqrt(log(node.visits + 1))
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
        """Play on with good-looking actions to the first end of a segment at sufficient depth.

        Args:
            s: The determinization; it is changed.
            made: Number of choices already made.
        """
        game, segment = self.game, self.game.segment
        segment_now = segment(s)
        for choices in range(made, MAX_DEPTH):
            step = rules.pending_choice(s)
            was, segment_now = segment_now, segment(s)
            if step is None or (choices >= self.min_depth and segment_now != was):
                return
            rules.apply_action(s, sample_biased(candidates(game, s, step), self.dice, self.greediness))

    def backpropagate(self, path: list[tuple[Node, int]], values: Values) -> None:
        """Add an outcome to every node on the path, as the utility of the seat that acted there."""
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
        if self.rounds > _SPREAD_AFTER:
            mean = self.outcomes / self.rounds
            self.spread = max(sqrt(max(self.squares / self.rounds - mean * mean, 0.0)), _MIN_SPREAD)

    def ranked(self) -> list[tuple[Action, Values, int]]:
        """Return each action of the root with every seat's mean value and its visits, best first."""
        left = [action for action in self.root if action not in self.alive]
        best = [
            *sorted(self.alive, key=self.estimate, reverse=True),
            *sorted(left, key=lambda action: (-self.root[action].visits, -self.estimate(action))),
        ]
        return [(action, tuple(self.root[action].mean_values), self.root[action].visits) for action in best]
