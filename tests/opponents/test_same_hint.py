"""A hint is bounded by its determinizations, not by the clock: the same seed gives the same reasons."""

from __future__ import annotations

import pytest

from tabletop.opponents import hint
from tabletop.opponents.hint import advise
from tests.walks import ALL, setups, stroll

EVERY, LOOKED_AT = 19, 2


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_gives_the_same_reasons_on_a_slower_machine(name, monkeypatch):
    """The clock runs a hundred times faster the second time, as on a machine that is so much slower."""
    game, looked = ALL[name], 0
    monkeypatch.setattr(hint, "_LONGEST", 1e9)
    monkeypatch.setattr(hint, "_GUESSES", (4, 8))
    monkeypatch.setattr(hint, "_AT_LEAST", (4, 8))
    for at, (state, step, legal) in enumerate(stroll(game, setups(game)[0])):
        if len(legal) < 3 or at % EVERY:
            continue
        asked = game, game.view(state, step.seat), step.seat, 11
        found = advise(*asked)
        with monkeypatch.context() as slow:
            for module in ("hint", "mcts", "move_comparison", "simultaneous"):
                clock = hint.perf_counter
                slow.setattr(f"tabletop.opponents.{module}.perf_counter", lambda clock=clock: 100 * clock())
            assert advise(*asked) == found
        looked += 1
        if looked == LOOKED_AT:
            break
    assert looked
