"""Print the reasons of hints at fixed positions, to be read and judged one by one.

    tools/reasons.py [GAME ...] --positions 20 [--recount 400]

For each position: the move and the one it is compared with, the lead with its error and the number of
simulated matches, the seconds of processor, and the sentences. A last line counts the positions with a better
move, those whose first reason names something that happens, and stars within two errors, which must be 0.

With --recount, each "n of 10" is counted again in that many other simulated matches. Decisions that all make
at once are left out. The share that is found again, give or take 1 of 10, must be 95 %.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tabletop.cli.output import say
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Simultaneous, State
from tabletop.engine.text import Text
from tabletop.games import GAMES, game
from tabletop.opponents import hint, move_analysis
from tabletop.opponents.consequence_text import ESTIMATE, consequence_texts
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.facts import Counted, Fact
from tabletop.opponents.move_comparison import FARTHER, MoveSamples, compare_plans
from tabletop.opponents.rollout import rank_actions

TRUE = 0.95
"""Minimum share of the numbers of matches that must be found again."""
SEATS, EVERY = 3, 7
"""Seats of the matches, and the actions between two positions."""


def positions(of: AnyGame) -> Iterator[tuple[Setup, State, int]]:
    """Positions of matches that are played by what ranks first, as their seat sees them."""
    for seed in range(1, 100):
        setup, dice = Setup(seed, (PERSON,) * SEATS), Random(seed)  # noqa: S311  chance of a game
        match = Match(of, setup)
        while match.waiting:
            step = match.waiting[0]
            view = of.view(match.state, step.seat)
            if len(match.entries) % EVERY == EVERY - 1 and len(step.legal_actions(view)) > 1:
                yield setup, view, step.seat
            match.play(rank_actions(of, view, step.seat, dice)[0][0], step.seat)


class Later:
    """Notes which consequences come from the longer rollouts of a hint."""

    def __init__(self) -> None:
        self.found: set[Consequence] = set()
        self._find = move_analysis.consequences_between
        setattr(hint, "consequences_between", self.between)  # noqa: B010  the name that a hint uses

    def between(
        self, of: AnyGame, view: State, seat: int, better: MoveSamples, other: MoveSamples
    ) -> tuple[Consequence, ...]:
        """Return what the hint would use."""
        found = self._find(of, view, seat, better, other)
        self.found.update(found)
        return found


def recount(
    of: AnyGame, view: State, seat: int, moves: list[Action], told: list[Consequence], number: int, far: int
) -> list[tuple[Consequence, int, float]]:
    """Return each number of 10 matches that is told with the number in fresh determinizations.

    Args:
        of: The game.
        view: The state as the seat sees it.
        seat: The seat that chooses.
        moves: The better move, and the other.
        told: What is told, all of it counted equally far.
        number: The number of determinizations.
        far: How many times as far as usual rollouts go.
    """
    plans = [(move,) for move in moves]
    numbers = (number, number)
    fresh = compare_plans(of, view, seat, plans, 9973, seconds=inf, guesses=numbers, far=far)
    counted = [
        [Counted(of, came, {}) for came in next(each for each in fresh if each.action == move).came]
        for move in moves
    ]

    def share(side: int, who: int, each: Consequence, thing: Text) -> float:
        fact = Fact(who, each.does.source, thing)
        return 10 * sum(came.times(fact) > 0 for came in counted[side]) / number

    found = []
    for each in told:
        found.append((each, each.often, share(0, each.seat, each, each.thing)))
        who, thing, n = each.seat, each.thing, each.otherwise
        if each.rival >= 0:
            who, n = each.rival, each.by_rival
        elif each.instead.source:
            thing = each.instead
        found.append((each, n, share(1, who, each, thing)))
    return found


def main() -> int:
    """Print the reasons; returns 1 if a move is starred within two errors, or if too many numbers are off."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--recount", type=int, default=0, metavar="MATCHES")
    given = parser.parse_args()
    better = named = doubtful = numbers = true = 0
    later = Later()
    for of in map(game, given.games):
        found = (each for each in positions(of))
        count = 0
        while count < given.positions:
            setup, view, seat = next(found)
            later.found.clear()
            began = time.process_time()
            advice = hint.advise(of, view, seat, 7, timed=False)
            seconds = time.process_time() - began
            worse = next((each for each in advice.rated[1:] if not each.equal), None)
            if worse is None:
                continue
            count += 1
            better += 1
            named += bool(worse.consequences)
            doubtful += worse.behind < 2 * worse.error
            print(
                f"{of.about.id}: {say(of.say(view, advice.action))} | {say(of.say(view, worse.action))} | "
                f"+{worse.behind} ± {worse.error}, {worse.guesses} matches, {seconds:.1f} s"
            )
            told = consequence_texts(worse.consequences, seat, of.seat_texts(setup)) or (ESTIMATE,)
            print(*(f"    {say(text)}" for text in told), sep="\n", flush=True)
            if not given.recount or isinstance(view.flow[-1], Simultaneous):
                continue
            shares = [each for each in worse.consequences if not each.more]
            for far in (1, FARTHER):
                some = [each for each in shares if (each in later.found) == (far > 1)]
                moves = [advice.action, worse.action]
                for each, n, now in recount(of, view, seat, moves, some, given.recount, far) if some else ():
                    numbers += 1
                    true += abs(n - now) <= 1
                    if abs(n - now) > 1:
                        print(f"    {n} of 10, counted again {now:.1f}: {say(each.does)}")
    print(f"better {better}, named {named}, starred within two errors {doubtful}")
    if given.recount:
        print(f"numbers of 10 counted again {numbers}, within 1 of it {true}")
    return int(doubtful > 0 or true < TRUE * numbers)


if __name__ == "__main__":
    sys.exit(main())
