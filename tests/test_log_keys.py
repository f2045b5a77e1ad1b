"""A line of the log that names pieces names those on the table: they are lit while it is read."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.engine.rules import EventRecorder, apply_action, pending_choices, run_until_choice
from tabletop.games import GAMES, game
from tests.walks import setups

WALKS, LOOKS = 8, 6
"""How many matches are looked at, and how many keys of a kind until one is on the table."""


def on_table(of, state, seat):
    """The keys of all pieces and zones as a seat sees them."""
    layout = of.table.layout(of.view(state, seat), seat)
    return {each.key for each in (*layout.pieces, *layout.zones)}


def look(of, setup, found, looks):
    """Plays legal actions by chance; counts the kinds of keys that events name, and finds which are there."""
    state, chance = of.setup(setup), Random(setup.seed)
    run_until_choice(state)
    while steps := pending_choices(state):
        seat, before, film = steps[0].seat, state.copy(), EventRecorder([])
        apply_action(state, chance.choice(steps[0].legal_actions(state)), film, seat)
        for beat in film.beats:
            line = of.log(beat.event, seat)
            for key in line.pieces if line else ():
                kind = type(beat.event).__name__, key.partition(":")[0]
                if kind in found or looks[kind] >= LOOKS:
                    continue
                looks[kind] += 1
                if any(key in on_table(of, each, seat) for each in (before, beat.state, state)):
                    found.add(kind)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_line_is_about_lies_on_the_table(name):
    of, found, looks = game(name), set(), Counter()
    for setup in setups(of)[:WALKS]:
        look(of, setup, found, looks)
    assert set(looks) <= found
    assert looks
