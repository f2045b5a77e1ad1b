"""Random play of other installed programs, for comparison in the same run."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

Play = Callable[[random.Random], int]
"""Plays one random game and returns its number of actions."""

CHESS, CATANATRON, BACKGAMMON = "python-chess", "Catanatron", "OpenSpiel backgammon"
_PLIES = 300
"""Number of plies after which a chess game is broken off; random play rarely reaches a mate."""


def installed() -> dict[str, Play]:
    """Return the installed peers, by name."""
    known = {
        CHESS: ("chess", _chess),
        CATANATRON: ("catanatron", _catanatron),
        BACKGAMMON: ("pyspiel", _backgammon),
    }
    return {name: make() for name, (module, make) in known.items() if find_spec(module)}


def _chess() -> Play:
    board_of = import_module("chess").Board

    def play(dice: random.Random) -> int:
        board = board_of()
        for plies in range(_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return plies
            board.push(moves[int(len(moves) * dice.random())])
        return _PLIES

    return play


def _backgammon() -> Play:
    game = import_module("pyspiel").load_game("backgammon")

    def play(dice: random.Random) -> int:
        s, actions = game.new_initial_state(), 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(outcomes[int(len(outcomes) * dice.random())][0])
            else:
                legal = s.legal_actions()
                s.apply_action(legal[int(len(legal) * dice.random())])
                actions += 1
        return actions

    return play


def _catanatron() -> Play:
    catan = import_module("catanatron")

    def play(dice: random.Random) -> int:
        random.seed(dice.random())
        game = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color])
        game.play()
        s = game.state  # its releases name the log differently
        return len(s.action_records if hasattr(s, "action_records") else s.actions)

    return play
