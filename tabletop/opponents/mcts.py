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
from tabletop.opponents.rank import (
    SHARP,
    Values,
    candidates,
    dealt,
    likely,
    play_out,
    utility,
    weigh,
)

DEEPEST = 60
"""A guessed game is valued after so many choices at the latest, if no leg of the match ends before."""
WIDTH = 12
"""How many actions the root compares."""
LEAST, EACH = 4, 24
"""How many at least, and for how many guessed games one more, where guessed games are long."""
EXPLORE = 0.7
"""How much a rarely tried action is favoured, in standard deviations of what the search has seen."""
SETTLED, FLAT = 16, 0.05
"""After how many rounds the spread of the outcomes is believed, and the least it is taken for, in points."""
TRUST = 10
"""After how many visits the first look at an action, to the end of its turn, counts half."""
LITTLE_TRUST = 2
"""The same where guessed games are played on to a horizon, and tell far more than the first look."""
SHARPER = 15
"""As SHARP, for a level that looks farther than others, since what is done by chance adds up."""
SHARES = 3
"""Into how many shares the rounds are parted at least: between two or three actions, fewer rounds decide."""
OPENINGS = 3
"""How many ways to begin its next turn are tried by a level that takes the time; in a guessed game one."""
SURE, OFTEN = 3.0, 8
"""How many standard errors behind the best an action is given up; after how many guesses this is asked."""


@dataclass(slots=True)
class Node:
    """An action: how often it was tried, what it brought to its seat in sum, and what was tried next.

    At the root also `doubt`, how far behind the best it seemed at first sight, which counts less with every
    visit, and `promised`, what it brought to every seat on average.
    """

    visits: int = 0
    total: float = 0.0
    doubt: float = 0.0
    after: dict[Action, Node] = field(default_factory=dict)
    promised: list[float] = field(default_factory=list)


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
    ahead: int = 0
    sharp: int = SHARP
    trust: int = TRUST
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
        rounds, width = level.rounds, WIDTH
        if self.game.evaluation.horizon is not None:
            rounds //= self.game.evaluation.weight
            width = min(max(LEAST, rounds // EACH), WIDTH)
        seen = weigh(self.game, self.view, self.seat, self.dice, wide=level.far)[:width]
        best = utility(seen[0][1], self.seat)
        for action, values in seen:
            self.root[action] = Node(doubt=best - utility(values, self.seat), promised=list(values))
        self.alive = list(self.root)
        share = rounds // max(SHARES, (len(self.alive) - 1).bit_length())
        while len(self.alive) > 1:
            half = (len(self.alive) + 1) // 2
            for guessed in range(share // len(self.alive)):
                guess = dealt(self.game, self.view, self.seat, self.dice)
                for action in self.alive:
                    if perf_counter() > until or stop():
                        return
                    self.round(action, guess.copy())
                if guessed % OFTEN == OFTEN - 1:
                    self.give_up()
            self.alive.sort(key=self.worth, reverse=True)
            del self.alive[half:]

    def prepare(self, level: Level) -> None:
        """Look as far ahead as the level does."""
        by = self.game.evaluation
        self.ahead = max(by.ahead, by.far(self.view) if level.far else 0)
        self.sharp = SHARPER if self.ahead > by.ahead else SHARP
        self.openings = OPENINGS if level.far and by.opens is not None else 0
        self.trust = TRUST if by.horizon is None else LITTLE_TRUST

    def give_up(self) -> None:
        """Leave the actions that are so far behind that chance cannot explain it."""
        worth = {action: self.worth(action) for action in self.alive}
        best = max(worth.values())
        behind = SURE * self.spread * sqrt(2 / self.root[self.alive[0]].visits)
        self.alive = [action for action in self.alive if best - worth[action] <= behind]

    def worth(self, action: Action) -> float:
        """How good an action of the root seems by now."""
        node = self.root[action]
        mean = node.total / node.visits if node.visits else 0.0
        return mean - node.doubt * self.trust / (self.trust + node.visits)

    def round(self, action: Action, s: State) -> None:
        """Try this action in a guessed state, go on to where it is valued, and remember what came of it."""
        path = [(self.root[action], self.seat)]
        if horizon := self.game.evaluation.horizon:
            since = horizon(s)
            rules.act(s, action)
            self.to_horizon(s, since, path)
        else:
            rules.act(s, action)
            self.grow(s, path)
            self.play_on(s, len(path))
        self.learn(path, self.game.evaluation.value(s))

    def to_horizon(self, s: State, since: int, path: list[tuple[Node, int]]) -> None:
        """Play on to the horizon; of a level that takes the time, the tree holds its next turn's openings."""
        if self.openings and (step := play_out(self.game, s, since, until=self.seat)) is not None:
            node = path[-1][0]
            action = self.select(node, candidates(self.game, s, step)[: self.openings])
            path.append((node.after.setdefault(action, Node()), self.seat))
            rules.act(s, action)
        play_out(self.game, s, since)

    def grow(self, s: State, path: list[tuple[Node, int]]) -> None:
        """Go on by the tree, to the first action that it has not tried.

        It ends where seats choose at the same time: there nobody may go by what another has sealed.
        """
        node = path[-1][0]
        while node.visits and s.flow and isinstance(step := s.flow[-1], Choice):
            action = self.select(node, candidates(self.game, s, step))
            node = node.after.setdefault(action, Node())
            path.append((node, step.seat))
            rules.act(s, action)

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

    def play_on(self, s: State, made: int) -> None:
        """Play a guessed game on to the first end of a leg far enough, with moves that look good."""
        game, leg = self.game, self.game.leg
        leg_now = leg(s)
        for choices in range(made, DEEPEST):
            step = rules.choice(s)
            was, leg_now = leg_now, leg(s)
            if step is None or (choices >= self.ahead and leg_now != was):
                return
            rules.act(s, likely(candidates(game, s, step), self.dice, self.sharp))

    def learn(self, path: list[tuple[Node, int]], values: Values) -> None:
        """Tell every action on the way what came of it, each for the seat that took it."""
        for node, seat in path:
            node.visits += 1
            node.total += utility(values, seat)
        first = path[0][0]
        for seat, value in enumerate(values):
            first.promised[seat] += (value - first.promised[seat]) / first.visits
        self.rounds += 1
        outcome = utility(values, self.seat)
        self.outcomes += outcome
        self.squares += outcome * outcome
        if self.rounds > SETTLED:
            mean = self.outcomes / self.rounds
            self.spread = max(sqrt(max(self.squares / self.rounds - mean * mean, 0.0)), FLAT)

    def ranked(self) -> list[tuple[Action, Values, int]]:
        """Each action the root compared, what it promises every seat, and its visits; the best first."""
        left = [action for action in self.root if action not in self.alive]
        best = [
            *sorted(self.alive, key=self.worth, reverse=True),
            *sorted(left, key=lambda action: (-self.root[action].visits, -self.worth(action))),
        ]
        return [(action, tuple(self.root[action].promised), self.root[action].visits) for action in best]
