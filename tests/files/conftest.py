"""Matches of the sample game, with side lines, to write and read back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tests.quay.game import GAME
from tests.quay.rules import Quay


@pytest.fixture
def wander(chance: Random) -> Callable[..., Match[Quay]]:
    """Make a random match of so many actions, which goes back now and then and plays on."""

    def make(actions: int = 10_000, seed: int = 7, *, back: float = 0.2) -> Match[Quay]:
        match = Match(
            GAME, Setup(seed, ("person", "greedy", "master:normal"), (("open", "on"),), ("Ann", "", ""))
        )
        for _ in range(actions):
            if match.choice is None:
                break
            match.play(chance.choice(match.legal_actions()))
            if match.now > 3 and chance.random() < back:
                match.goto(match.now - chance.randrange(1, 4))
        return match

    return make
