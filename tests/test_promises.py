"""What a move promises comes true: in every game the move is played, and what it named is found.

Three kinds of promises, each held on matches by chance of every pair of options:
what the list of moves tells of an action (`Game.effect`), what the table shows while its piece is held over
its place (`Table.preview`), and sums that boards print. tests/promises/ has how each game's are read and
held. A sentence that no reader knows fails, so that nobody promises what nothing holds.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tabletop.engine.game import Game, Setup
from tabletop.engine.rules import apply_action, pending_choices, run_until_choice
from tabletop.engine.setups import refuse_setup
from tabletop.engine.table import Table
from tabletop.engine.text import english
from tabletop.games import GAMES, game
from tests.promises import brick_and_mortar, merchants_cove, morocco, public_market, river_market
from tests.promises.deed import Deed
from tests.walks import paired, promise

ACTIONS, SAMPLES, LOOKS = 260, 3, 3
"""How many actions of a match are played, how many legal ones of a moment are looked at on the table, and of
how many the best is played in every second match."""
STATES, MANY = 2000, 20
"""At least this many moments of each game, all of whose legal actions are held to their word: every second
moment of a game with more than MANY setups."""
PROMISES: dict[str, ModuleType] = {
    "public_market": public_market,
    "river_market": river_market,
    "morocco": morocco,
    "brick_and_mortar": brick_and_mortar,
    "merchants_cove": merchants_cove,
}


def setups(of: Game[Any]) -> list[Setup]:
    """Every pair of options; few and many seats, each automa."""
    low, high = of.about.seats
    solos = [("person", f"{a.id}:{a.levels[0]}") for a in of.about.automata]
    seats = [("person",) * n for n in sorted({max(low, 2), high})] + solos
    plain = [Setup(40 + seed, sitting) for seed, sitting in enumerate(seats)]
    return [setup for setup in plain if refuse_setup(of, setup) is None] + paired(of)


def moments(of: Game[Any], setup: Setup, samples: int = SAMPLES) -> Iterator[tuple[Any, list[Deed]]]:
    """States of a match, each with some of the actions that are legal then; the last one has none."""
    chance, state = Random(setup.seed), of.setup(setup)
    run_until_choice(state)
    for _ in range(ACTIONS):
        asked = pending_choices(state)
        if not asked:
            break
        step = chance.choice(asked)
        legal = step.legal_actions(state)
        before = state.copy()
        yield (
            state,
            [
                Deed(of, before, step.seat, action)
                for action in chance.sample(legal, min(samples, len(legal)))
            ],
        )
        action = chance.choice(legal)
        if setup.seed % 2:
            some = chance.sample(legal, min(LOOKS, len(legal)))
            action = max(some, key=lambda one: promise(of, before, one, step.seat))
        apply_action(state, action, seat=step.seat)
    yield state, []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_move_promises_comes_true(name):
    of, readers, known = game(name), PROMISES[name], PROMISES[name].TOLD
    met, wrong, states = set[str](), list[str](), 0
    given = setups(of)
    for setup in given:
        for n, (_state, deeds) in enumerate(moments(of, setup, sys.maxsize)):
            if len(given) > MANY and n % 2:
                continue
            states += 1
            for deed in deeds:
                told = english(of.outcome_text(of.view(deed.before, deed.seat), deed.action))
                if not told or told in getattr(readers, "ABILITIES", ()):
                    continue
                if taken_back(deed, told):
                    wrong.append(f"{deed.action}: {told}, chosen and taken back alike")
                found = [(pattern, match) for pattern in known if (match := re.fullmatch(pattern, told))]
                if not found:
                    wrong.append(f"nothing holds: {told}")
                met |= {pattern for pattern, _ in found}
                wrong += [f"{deed.action}: {told}" for p, match in found if not known[p](deed, match)]
    assert wrong == []
    assert len(met) >= len(known) - 2
    assert states >= STATES


def taken_back(deed: Deed, told: str) -> bool:
    """True if the same action, done once more, takes this one back and yet promises the same."""
    step = next((step for step in pending_choices(deed.after) if step.seat == deed.seat), None)
    if type(step) is not type(deed.asked) or deed.action not in step.legal_actions(deed.after):
        return False
    again = english(deed.game.outcome_text(deed.game.view(deed.after, deed.seat), deed.action))
    return again == told and Deed.then(deed.after, deed.action, deed.seat) == deed.before


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).table.preview is not Table.preview])
def test_what_is_shown_before_a_drop_comes_true(name):
    of, held, wrong = game(name), 0, set[str]()
    for setup in setups(of):
        for n, (_state, deeds) in enumerate(moments(of, setup)):
            for deed in deeds if n % 6 == 0 else ():
                for what, came in PROMISES[name].shown(deed):
                    held += 1
                    if not came:
                        wrong.add(f"{setup.options} {deed.action}: {what}")
    assert wrong == set()
    assert held > 100


@pytest.mark.parametrize("name", [name for name, module in PROMISES.items() if hasattr(module, "sums")])
def test_the_sums_that_boards_print_are_those_of_the_rules(name):
    of, held, wrong = game(name), 0, set[str]()
    for setup in setups(of):
        for n, (state, deeds) in enumerate(moments(of, setup)):
            if n % 8 and deeds:
                continue
            for seat in range(len(of.ranks(state))):
                for what, printed, is_so in PROMISES[name].sums(of, state, seat):
                    held += 1
                    if printed != is_so:
                        wrong.add(f"seat {seat}: {what}: printed {printed}, but {is_so}")
    assert wrong == set()
    assert held > 20
