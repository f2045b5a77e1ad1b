"""Tree search over guesses at what is hidden: one tree of actions, a new guess in each round (ISMCTS)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.match import Game
from tabletop.engine.rules import Action, State
from tabletop.opponents.levels import Level
from tabletop.opponents.rank import Values, candidates, utility, weigh

DEPTH = 6
"""After how many choices a guessed game is valued, if its tree has not grown deeper."""
WIDTH = 12
"""How many actions the root compares."""
EXPLORE = 0.7
"""How much a rarely tried action is favoured, in standard deviations of what the search has seen."""
SETTLED, FLAT = 16, 0.05
"""After how many rounds the spread of the outcomes is believed, and the least it is taken for, in points."""
TRUST = 3
"""How many rounds the first look at an action, to the end of its turn, counts for."""


@dataclass(slots=True)
class Node:
    """An action that was tried: how often, what it brought to its seat in sum, and what was tried next."""

    visits: int = 0
    total: float = 0.0
    after: dict[Action, Node] = field(default_factory=dict)


@dataclass(slots=True)
class Search:
    """One search for one seat; `spread` is how far the outcomes lie apart."""

    game: Game[Any]
    view: State
    seat: int
    dice: Random
    root: Node = field(default_factory=Node)
    actions: list[Action] = field(default_factory=list)
    rounds: int = 0
    outcomes: float = 0.0
    squares: float = 0.0
    spread: float = 1.0
    promised: dict[Action, list[float]] = field(default_factory=dict)

    def run(self, level: Level, stop: Callable[[], bool]) -> None:
        """Search until the level's rounds are done, its time is up, or somebody says stop."""
        until = perf_counter() + level.seconds
        for action, values in weigh(self.game, self.view, self.seat, self.dice)[:WIDTH]:
            self.actions.append(action)
            node = self.root.after[action] = Node(TRUST, TRUST * utility(values, self.seat))
            self.root.visits += node.visits
            self.promised[action] = [TRUST * value for value in values]
        while self.rounds < level.rounds and perf_counter() < until and not stop():
            self.round()

    def round(self) -> None:
        """Guess what is hidden, walk down the tree and a little further, and remember what came of it."""
        game, s = self.game, self.game.guess(self.view, self.seat, self.dice.getrandbits(64))
        node, path, actions = self.root, [(self.root, self.seat)], self.actions
        first = None
        step = rules.choice(s)
        while step is not None:
            action = self.select(node, actions)
            first = first or action
            child = node.after.get(action)
            new = child is None
            if child is None:
                child = node.after[action] = Node()
            path.append((child, step.seat))
            rules.act(s, action)
            node, step = child, rules.choice(s)
            if new or step is None:
                break
            actions = candidates(game, s, step)
        assert first is not None
        self.play_on(s, DEPTH - len(path))
        self.learn(path, first, game.value(s))

    def select(self, node: Node, actions: list[Action]) -> Action:
        """What to try next: the first untried action the node is wide enough for, or the most promising."""
        explore = EXPLORE * self.spread * sqrt(log(node.visits + 1))
        best, most = actions[0], float("-inf")
        for action in actions[: 2 + int(sqrt(node.visits))]:
            child = node.after.get(action)
            if child is None:
                return action
            worth = child.total / child.visits + explore / sqrt(child.visits)
            if worth > most:
                best, most = action, worth
        return best

    def play_on(self, s: State, choices: int) -> None:
        """Play a guessed game on for so many choices, each of them likely a good one."""
        for _ in range(choices):
            step = rules.choice(s)
            if step is None:
                return
            actions = candidates(self.game, s, step)
            rules.act(s, actions[int(len(actions) * self.dice.random() ** 3)])

    def learn(self, path: list[tuple[Node, int]], first: Action, values: Values) -> None:
        """Tell every action on the way what came of it, each for the seat that took it."""
        for node, seat in path:
            node.visits += 1
            node.total += utility(values, seat)
        promised = self.promised[first]
        for seat, value in enumerate(values):
            promised[seat] += value
        self.rounds += 1
        outcome = utility(values, self.seat)
        self.outcomes += outcome
        self.squares += outcome * outcome
        if self.rounds > SETTLED:
            mean = self.outcomes / self.rounds
            self.spread = max(sqrt(max(self.squares / self.rounds - mean * mean, 0.0)), FLAT)

    def ranked(self) -> list[tuple[Action, Values, int]]:
        """Each action the root compared, what it promises every seat, and its visits; the best first."""
        found = []
        for action in self.actions:
            visits = self.root.after[action].visits
            found.append((action, tuple(value / visits for value in self.promised[action]), visits))
        return sorted(found, key=lambda each: (-each[2], -utility(each[1], self.seat)))
