"""A bid is no secret to a search, and no search knows one: what others have sealed changes nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf
from random import Random

import pytest

from tabletop.engine.rules import apply_action, run_until_choice
from tabletop.games.brick_and_mortar.game import GAME
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch07_advertising import AdvertisementPhase
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, StockType
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, SellType
from tabletop.opponents import levels
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.mcts import Search
from tabletop.opponents.simultaneous import SimultaneousSearch
from tabletop.opponents.stopping import never_stop

from .positions import C, F, build, cards, demand, drop_cards, given, market, money, run, start

LEVELS = [level for level in levels.LEVELS if level != "random"]
SEEDS = range(3)


@pytest.fixture(autouse=True)
def _fewer_rounds(monkeypatch):
    """Searches as they are, but with fewer rounds: it is not their strength that is asked."""
    for name, level in levels.LEVELS.items():
        monkeypatch.setitem(levels.LEVELS, name, replace(level, iterations=min(level.iterations, 100)))


def stocking():
    """Two seats with room for six clothing bid for three."""
    s = start(2)
    build(s, 0, "Clothing Wholesaler", C=(2, 0))
    build(s, 1, "Designer Boutique", C=(1, 0))
    market(s, C=3)
    money(s, 20, 20)
    s.demand = cards(5, 4)
    drop_cards(s, s.demand)
    s.players[0].down = s.demand[:1]
    run(s, StockType(C))
    return s


def selling():
    """Two seats with seven food bid for four boxes."""
    s = start(2)
    build(s, 0, "Food Wholesaler", F=(2, 2))
    build(s, 1, "Bakery", F=(3, 0))
    demand(s, F=4)
    run(s, SellType(F))
    return s


def drafting():
    """All choose one of four stores."""
    s = given(2)
    run_until_choice(s)
    return s


SEALED = {
    stocking: (Ask(2), Ask(7), Ask(20)),
    selling: (Offer(0, 0), Offer(3, 0), Offer(3, 6), Offer(1, 3)),
    drafting: tuple(Keep(card) for card in drafting().players[1].pack),
}


def chosen(s, seat, level, seed):
    """What a level chooses for a seat, with everything that it has to say of it."""
    return choose_action_in(GAME, GAME.view(s, seat), seat, seed, level, timed=False)


@pytest.mark.rule("BM-16.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", SEALED, ids=lambda position: position.__name__)
def test_a_bid_is_the_same_whatever_the_others_have_sealed(position, level):
    for seed in SEEDS:
        alone = chosen(position(), 0, level, seed)
        for other in SEALED[position]:
            s = position()
            apply_action(s, other, seat=1)
            assert chosen(s, 0, level, seed) == alone, (seed, other)


@pytest.mark.parametrize("position", [stocking, selling], ids=lambda position: position.__name__)
def test_nobody_can_read_a_bid_before_it_is_turned_up(position):
    bids = Counter(chosen(position(), 0, "normal", seed).action for seed in range(24))
    assert len(bids) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_no_bid_to_stock_is_above_what_an_item_can_bring(level):
    for seed in SEEDS:
        assert chosen(stocking(), 0, level, seed).action.price <= 8


def test_market_cards_that_are_others_in_every_guess_teach_nobody_but_the_seat_itself():
    s = start(2)
    build(s, 0, "Food Wholesaler", F=(2, 2))
    build(s, 1, "Bakery", F=(3, 0))
    run(s, AdvertisementPhase())
    search = SimultaneousSearch(Search(GAME, GAME.view(s, 0), 0, Random(1)))
    search.run(replace(levels.LEVELS["normal"], seconds=inf), never_stop)
    assert set(search.mixes) == {0}
    assert search.mixes[0].left
