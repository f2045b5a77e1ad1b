"""MC-13.5, MC-15.7: what may be done at any time of one's own turn may be done at every choice of it."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import Dump, FilterWaste
from tabletop.games.merchants_cove.merchants.alchemist.components import FILTER
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_echoes import WindClock
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch04_clock import EndTurn
from tests.games.merchants_cove.test_alchemist import alchemist, work

TURNS = [
    pytest.param("alchemist", Dump, marks=pytest.mark.rule("MC-13.5")),
    pytest.param("chronomancer", WindClock, marks=pytest.mark.rule("MC-15.7")),
]


def played(word: str, seed: int) -> Match:
    """A match of this merchant against another."""
    other = "captain" if word == "alchemist" else "alchemist"
    chosen = tuple((("merchant", each),) for each in (word, other))
    return Match(GAME, Setup(seed, ("person", "person"), (), (), chosen))


@pytest.mark.parametrize(("word", "kind"), TURNS)
def test_every_choice_of_a_turn_offers_the_free_action_of_its_merchant_and_no_other_choice_does(word, kind):
    met, free = set(), set()
    for seed in range(12):
        match, chance = played(word, seed), Random(seed)
        while (step := match.choice) is not None:
            s, seat = match.state, step.seat
            if merchant(s, seat).id == word:
                (aside,) = merchant(s, seat).asides(s, seat)
                no, own = step.check(s, kind()), aside.forbids(s, kind())
                if any(isinstance(each, EndTurn) for each in s.flow):
                    assert (no and no.rule) == (own and own.rule), step
                    met.add(type(step))
                else:
                    assert no is not None, step
                if no is None:
                    free.add(type(step))
                    after = s.copy()
                    apply_action(after, kind(), seat=seat)
                    run_until_choice(after)
                    assert pending_choice(after).legal_actions(after), step
            legal = match.legal_actions(seat)
            match.play(chance.choice([each for each in legal if not isinstance(each, kind)]), seat)
    assert len(met) >= 9, met
    assert len(free) >= 8, free


@pytest.mark.rule("MC-13.5")
def test_a_dump_in_the_middle_of_a_filter_ends_the_filter():
    s, mine = alchemist(waste=4)
    work(s, FILTER, Dump())
    assert mine.waste == ()
    assert not isinstance(pending_choice(s), FilterWaste)
