"""The two small games, for processes that need not load the others."""

from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY

WHERE = "tests.together.few_games:game"
"""The function below, as processes are told of it."""
SAMPLES = {QUAY.id: QUAY, LOTS.id: LOTS}


def game(name):
    return SAMPLES[name]
