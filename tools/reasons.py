"""Print the reasons of hints at fixed positions, to be read and judged one by one.

    tools/reasons.py [GAME ...] --positions 20

For each position: the move and the one it is compared with, the lead with its error and the number of
simulated matches, the seconds of processor, and the sentences. A last line counts the positions with a better
move, those whose first reason names something that happens, and stars within two errors, which must be 0.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tabletop.cli.output import say
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import State
from tabletop.games import GAMES, game
from tabletop.opponents.consequence_text import ESTIMATE, consequence_texts
from tabletop.opponents.hint import advise
from tabletop.opponents.rollout import rank_actions

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


def main() -> int:
    """Print the reasons; returns 1 if a move is starred within two errors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--positions", type=int, default=20)
    given = parser.parse_args()
    better = named = doubtful = 0
    for of in map(game, given.games):
        found = (each for each in positions(of))
        count = 0
        while count < given.positions:
            setup, view, seat = next(found)
            began = time.process_time()
            hint = advise(of, view, seat, 7, timed=False)
            seconds = time.process_time() - began
            worse = next((each for each in hint.rated[1:] if not each.equal), None)
            if worse is None:
                continue
            count += 1
            better += 1
            named += bool(worse.consequences)
            doubtful += worse.behind < 2 * worse.error
            print(
                f"{of.about.id}: {say(of.say(view, hint.action))} | {say(of.say(view, worse.action))} | "
                f"+{worse.behind} ± {worse.error}, {worse.guesses} matches, {seconds:.1f} s"
            )
            told = consequence_texts(worse.consequences, seat, of.seat_texts(setup)) or (ESTIMATE,)
            print(*(f"    {say(text)}" for text in told), sep="\n", flush=True)
    print(f"better {better}, named {named}, starred within two errors {doubtful}")
    return int(doubtful > 0)


if __name__ == "__main__":
    sys.exit(main())
