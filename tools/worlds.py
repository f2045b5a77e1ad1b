"""Search everything that a session reveals for hidden information, over more states than the tests do.

    python tools/worlds.py [GAME...] [--states 20000]
    python tools/worlds.py [GAME...] --messages 100000

The states are from random matches with the setups of the tests in turn. Each is compared, for every seat,
with another state that looks the same to this seat (its hidden state sampled again). Prints the number of
states compared, of those that differ inside, and of those that could be told apart: 0 if all is well.

With --messages, all bytes that a room sends are compared instead, to every seat and to those who look on, and
whatever others have sealed. Prints the number of messages compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))


def looked_at(name: str, most: int) -> tuple[int, int, list[str]]:
    """Return the number of pairs compared, of pairs that differ inside, and the places that leak."""
    from tabletop.engine.rules import Choice
    from tests.session.test_two_worlds import given_out
    from tests.walks import ALL

    game, seen, different = ALL[name], 0, 0
    leaks: list[str] = []
    for match, where in matches(name):
        for at, state in enumerate(match.states):
            if not state.flow or not isinstance(state.flow[-1], Choice):
                continue
            for looker in range(len(match.setup.seats)):
                other = game.determinize(game.view(state, looker), looker, at + 1)
                seen, different = seen + 1, different + (state != other)
                here, there = (given_out(game, match.setup, world, looker) for world in (state, other))
                if here != there:
                    leaks.append(f"{where}, moment {at}, seat {looker}")
                if seen == most:
                    return seen, different, leaks
    raise AssertionError("matches do not end")


def matches(name: str) -> Iterator[tuple[Any, str]]:
    """Yield random matches without end, and what they are called."""
    from tests.walks import ALL, setups, walk

    kinds = setups(ALL[name])
    for n in count():
        setup = replace(kinds[n % len(kinds)], seed=n)
        yield walk(ALL[name], setup, Random(n)).match, f"match {n}, {setup}"  # noqa: S311  no cipher


def listened_to(name: str, most: int) -> tuple[int, int, list[str]]:
    """Return the numbers of messages compared, of pairs that differ inside, and the places that leak."""
    from tabletop.engine.game import PERSON
    from tabletop.engine.rules import Choice
    from tests.together.listeners import PUBLIC, sealed_decisions, told_in, told_of_a_plan
    from tests.walks import ALL

    game, heard, different = ALL[name], 0, 0
    leaks: list[str] = []
    for match, where in matches(name):
        seats = [seat for seat, who in enumerate(match.setup.seats) if who == PERSON]
        for at, state in enumerate(match.states):
            if not state.flow or not isinstance(state.flow[-1], Choice):
                continue
            for looker in (*seats, PUBLIC):
                other = game.determinize(game.view(state, looker), looker, at + 1)
                here, there = (told_in(game, match.setup, world, looker, state) for world in (state, other))
                heard, different = heard + len(here), different + (state != other)
                if here != there:
                    leaks.append(f"{where}, moment {at}, seat {looker}")
        for setup, state, (looker, planner, *_) in sealed_decisions(match):
            plans = [told_of_a_plan(game, setup, state, looker, planner, Random(n))[0] for n in range(3)]  # noqa: S311
            heard, different = heard + len(plans[0]) * 2, different + 2
            if plans[1:] != plans[:2]:
                leaks.append(f"{where}, sealed by {planner}, seat {looker}")
        if heard >= most:
            return heard, different, leaks
    raise AssertionError("matches do not end")


def main() -> int:
    """Compare, and print the result."""
    from tabletop.games import GAMES

    parser = argparse.ArgumentParser(description="look for hidden things in what a session gives out")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--states", type=int, default=20_000)
    parser.add_argument("--messages", type=int, default=0)
    args = parser.parse_args()
    leaks, what = 0, "messages" if args.messages else "states"
    for name in args.games or GAMES:
        seen, different, places = (
            listened_to(name, args.messages) if args.messages else looked_at(name, args.states)
        )
        leaks += len(places)
        found = f"{name}: {seen} {what}, {different} worlds differ inside, {len(places)} told apart"
        print(found, *places[:5], sep="\n  ", flush=True)
    return bool(leaks)


if __name__ == "__main__":
    sys.exit(main())
