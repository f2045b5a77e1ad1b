"""tabletop perft: how many ways there are to play the first actions, to see whether rules have changed."""

from __future__ import annotations

import argparse
from typing import Any

from tabletop.cli.words import CommandError, checked, game_named, options, seats
from tabletop.engine import rules
from tabletop.engine.match import Match, Setup
from tabletop.engine.rules import State


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("game", help="the game, such as public_market")
    parser.add_argument("--seats", required=True, help="who sits where, with commas")
    parser.add_argument("--seed", type=int, default=1, help="of the match (1)")
    parser.add_argument("--options", default="", metavar="K=V,...", help="the game's options")
    parser.add_argument("--depth", type=int, default=2, metavar="N", help="count up to N actions (2)")


def run(given: argparse.Namespace) -> int:
    """Print the number of lines of 1, 2, ... actions."""
    if given.depth < 1:
        raise CommandError("--depth must be 1 or more")
    game = game_named(given.game)
    setup = checked(game, Setup(given.seed, seats(given.seats), options(given.options)))
    state = Match(game, setup).state
    for depth in range(1, given.depth + 1):
        print(f"{depth}: {count(state, depth)}", flush=True)
    return 0


def count(s: State, depth: int) -> int:
    """The number of ways to play so many actions; a match that ends earlier counts once."""
    step = rules.choice(s)
    if step is None:
        return 1
    legal = step.legal(s)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after: Any = s.copy()
        rules.act(after, action)
        total += count(after, depth - 1)
    return total
