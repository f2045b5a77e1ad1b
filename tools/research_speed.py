"""Measure the environments for learners beside games of PettingZoo and OpenSpiel.

Random play, in steps a second of processor time, all in one run. Needs the extra "research"; go also pygame,
hanabi also shimmy: what is not installed is left out.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel

from tabletop.games import INCLUDED
from tabletop.research import spiel
from tabletop.research.aec import MarketEnv

_SECONDS = 2.0
_PEERS = ("python_tic_tac_toe", "python_liars_poker", "python_team_dominoes")
assert spiel  # its import makes the games known to OpenSpiel


def measure(steps: Iterator[None]) -> float:
    """Return how many steps are done in a second of processor time."""
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < _SECONDS:
        next(steps)
        done += 1
    return done / spent


def aec_steps(env: Any) -> Iterator[None]:
    """Play at random in an environment of PettingZoo, for ever."""
    dice = np.random.default_rng(0)
    env.reset(seed=1)
    while True:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        yield


def spiel_steps(name: str) -> Iterator[None]:
    """Play at random in a game of OpenSpiel, for ever."""
    game, dice = pyspiel.load_game(name), Random(1)  # noqa: S311  chance of a game, not of a cipher
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = (
                [one for one, _ in state.chance_outcomes()]
                if state.is_chance_node()
                else state.legal_actions()
            )
            state.apply_action(dice.choice(legal))
            yield


def pettingzoo_peers() -> Iterator[tuple[str, Callable[[], Any]]]:
    """PettingZoo's own games that are installed, by name."""
    for name in ("go_v5", "hanabi_v5"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            module.env()
        except Exception as missing:  # noqa: BLE001  they raise what they like, from ImportError to DependencyNotInstalled
            print(f"{name} is left out: {str(missing).splitlines()[0]}")
        else:
            yield name, module.env


def main() -> None:
    """Print one line for each environment."""
    for name, make in pettingzoo_peers():
        print(f"PettingZoo  {name:28}{measure(aec_steps(make())):10,.0f} steps a second")
    for game in INCLUDED:
        print(f"PettingZoo  {game:28}{measure(aec_steps(MarketEnv(game))):10,.0f} steps a second")
    importlib.import_module("open_spiel.python.games")
    for name in _PEERS:
        print(f"OpenSpiel   {name:28}{measure(spiel_steps(name)):10,.0f} actions a second")
    for game in INCLUDED:
        quick = measure(spiel_steps(f"tabletop_{game}(deals=50)"))
        print(f"OpenSpiel   {game:28}{quick:10,.0f} actions a second")


if __name__ == "__main__":
    main()
