"""Search everything that a session reveals for hidden information, over more states than the tests do.

    python tools/worlds.py [GAME...] [--states 20000]

The states are from random matches with the setups of the tests in turn. Each is compared, for every seat,
with another state that looks the same to this seat (its hidden state sampled again). Prints the number of
states compared, of those that differ inside, and of those that could be told apart: 0 if all is well.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))


def looked_at(name: str, most: int) -> tuple[int, int, list[str]]:
    """Return the number of pairs compared, of pairs that differ inside, and the places that leak."""
    from tabletop.engine.rules import Choice
    from tests.session.test_two_worlds import given_out
    from tests.walks import ALL, setups, walk

    game, seen, different = ALL[name], 0, 0
    leaks: list[str] = []
    kinds = setups(game)
    match: Any
    for n in range(most):
        setup = replace(kinds[n % len(kinds)], seed=n)
        match = walk(game, setup, Random(n)).match  # noqa: S311  chance of a game, not of a cipher
        for at, state in enumerate(match.states):
            if not state.flow or not isinstance(state.flow[-1], Choice):
                continue
            for looker in range(len(setup.seats)):
                other = game.determinize(game.view(state, looker), looker, at + 1)
                seen, different = seen + 1, different + (state != other)
                if given_out(game, setup, state, looker) != given_out(game, setup, other, looker):
                    leaks.append(f"match {n}, moment {at}, seat {looker}, {setup}")
                if seen == most:
                    return seen, different, leaks
    return seen, different, leaks


def main() -> int:
    """Compare, and print the result."""
    from tabletop.games import GAMES

    parser = argparse.ArgumentParser(description="look for hidden things in what a session gives out")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--states", type=int, default=20_000)
    args = parser.parse_args()
    leaks = 0
    for name in args.games or GAMES:
        seen, different, places = looked_at(name, args.states)
        leaks += len(places)
        found = f"{name}: {seen} states, {different} differ inside, {len(places)} told apart"
        print(found, *places[:5], sep="\n  ", flush=True)
    return bool(leaks)


if __name__ == "__main__":
    sys.exit(main())
