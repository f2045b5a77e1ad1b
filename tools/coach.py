"""Measure how often the coach speaks, and how often it is right, with *easy* in the person's seat.

tools/coach.py [GAME ...] --matches 20 --guesses 60    the bot (easy) plays itself, as in a first match;
                                                       each of its moves is checked like a person's

The coach is right if the move is still worse, by more than two standard errors, over ten times as many fresh
determinizations. Prints a line per match and per game; returns 1 if fewer warnings than PROMISED are right.
`--from N` continues after match N. Without `--guesses` a move is checked for as long as in the window.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, Self

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.rules import Action, Simultaneous
from tabletop.games import GAMES, game
from tabletop.opponents import choose_action_in
from tabletop.opponents.blunders import (
    GUESSES,
    SECONDS,
    SWINGS,
    best_at_first,
    compare_with_best,
    is_blunder,
    surely_worse,
)
from tabletop.opponents.choosing import PlayResult
from tabletop.session.coach import REMINDERS

SEATS = ("easy", "easy")
PROMISED = 0.95
AGAIN = 10
"""Factor by which the number of determinizations is larger in the second check of a warning."""


@dataclass
class Told:
    """Results of matches.

    Attributes:
        looked: Number of moves checked.
        points: Points lost by each move with a warning.
        again: The same by the second check.
        stood: True for each warning that was right.
    """

    looked: int = 0
    points: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    stood: list[bool] = field(default_factory=list)

    def __iadd__(self, other: Told) -> Self:
        """Add other results."""
        self.looked += other.looked
        self.points += other.points
        self.again += other.again
        self.stood += other.stood
        return self

    def __str__(self) -> str:
        n = len(self.points)
        words = f"{self.looked} moves looked at, spoke {n} times"
        if not n:
            return words
        mean, more = sum(self.points) / n, sum(self.again) / n
        return f"{words}, {sum(self.stood)} stood ({mean:.1f} points given away on average, {more:.1f} again)"


def coached(of: AnyGame, seed: int, level: str, guesses: int | None) -> Told:
    """Play one match; each move of the first seat is checked until the coach has nothing more to say."""
    match: AnyMatch = Match(of, Setup(seed, SEATS))
    segment, results, was, spoke = of.segment, Told(), None, False
    while (choice := match.choice) is not None:
        seat, at = choice.seat, match.now
        view = of.view(match.state, seat)
        action = choose_action_in(of, view, seat, seed * 1_000_003 + at, SEATS[seat], timed=False).action
        now = seat, segment(match.state)
        spoke, was = spoke and now == was, now
        full = len(results.points) >= REMINDERS.get(level, sys.maxsize)
        alone = not isinstance(match.state.flow[-1], Simultaneous) and len(match.legal_actions()) > 1
        if seat == 0 and alone and not spoke and not full:
            results.looked += 1
            for first, later in _second_thought(of, match, view, action, level, guesses):
                spoke = True
                results.points.append(first.rated[1].behind)
                results.again.append(later.rated[1].behind)
                results.stood.append(surely_worse(later.rated[1], 0.0))
        match.play(action, seat)
    return results


def _second_thought(
    of: AnyGame, match: AnyMatch, view: Any, action: Action, level: str, guesses: int | None
) -> Iterator[tuple[PlayResult, PlayResult]]:
    """Yield the coach's comparison for a move, and one over more determinizations; nothing if it is fine."""
    seat, dice = 0, Random(match.setup.seed * 7 + match.now)  # noqa: S311  chance of a game, not of a cipher
    best = best_at_first(of, view, seat, dice, seconds=inf)
    if best == action:
        return
    arguments = of, view, seat, best, action
    seconds, many = (SECONDS, GUESSES) if guesses is None else (inf, guesses)
    first = compare_with_best(*arguments, dice.getrandbits(60), seconds=seconds, guesses=many)
    if is_blunder(of, match.setup, view, seat, match.now, first, level):
        many = AGAIN * first.rated[1].guesses
        yield first, compare_with_best(*arguments, dice.getrandbits(60), seconds=inf, guesses=many)


def main() -> int:
    """Run from the command line; 0 if all goals are met."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--from", dest="start", type=int, default=0)
    parser.add_argument("--guesses", type=int)
    parser.add_argument("--level", choices=list(SWINGS), default="gentle")
    given = parser.parse_args()
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    met = True
    for name in given.games or GAMES:
        whole = Told()
        for seed in range(given.start + 1, given.start + given.matches + 1):
            results = coached(game(name), seed, given.level, given.guesses)
            print(f"{name} {seed}: {results}", flush=True)
            whole += results
        print(f"{name}, {given.matches} matches: {whole}", flush=True)
        met = met and sum(whole.stood) >= PROMISED * len(whole.stood)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
