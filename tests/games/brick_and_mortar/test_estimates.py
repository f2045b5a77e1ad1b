"""What opponents think of Brick & Mortar: estimates may be wrong, but neither illegal nor blind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import Choice, apply_action, pending_choice, pending_choices, run_until_choice
from tabletop.games.brick_and_mortar.bot.evaluation import value
from tabletop.games.brick_and_mortar.game import GAME
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding, Drop, Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction, Builders, BuildingPhase, ChooseStore
from tabletop.games.brick_and_mortar.rules.ch07_advertising import AdvertisementPhase
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Stocking, StockType
from tabletop.games.brick_and_mortar.rules.ch08_supply import SupplyPhase
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, Offering, SellType
from tabletop.games.brick_and_mortar.rules.ch09_sale import SalePhase
from tabletop.games.brick_and_mortar.rules.ch10_inventory import InventoryPhase
from tabletop.games.brick_and_mortar.rules.ch11_utilities import UtilitiesPhase
from tabletop.games.brick_and_mortar.rules.ch12_investment import InvestmentPhase
from tabletop.games.brick_and_mortar.rules.ch13_end import MonthEnd
from tabletop.games.brick_and_mortar.state import BUILDING, CHOOSING, INVESTMENT, OVER, SALE
from tabletop.opponents.levels import LEVELS
from tabletop.opponents.mcts import Search
from tabletop.opponents.rollout import sample_state
from tabletop.opponents.simulate import play_with
from tests.estimates import looked_at

from .positions import (
    C,
    F,
    build,
    cards,
    demand,
    drop_cards,
    lay_out,
    market,
    money,
    now,
    number,
    play,
    run,
    start,
)


@pytest.mark.parametrize("seats", [2, 4])
def test_at_every_decision_something_legal_is_looked_at(seats):
    for _, legal, short in looked_at(GAME, Setup(7, ("person",) * seats)):
        assert len(short) <= max(12, len(legal) // 2) or len(legal) <= 12


@pytest.mark.parametrize("seed", [4, 5])
def test_what_is_listed_quickly_is_listed_in_full(seed):
    asked = Counter()
    for s, step, legal in choices(Setup(seed, ("person",) * 3)):
        if type(step).own_legal_actions is not Choice.own_legal_actions:
            asked[type(step)] += 1
            assert legal == Choice.own_legal_actions(step, s)
    assert min(asked[kind] for kind in (ChooseStore, Offering, Stocking)) >= 6


def choices(setup):
    """Each choice of a match by chance, of every seat that decides at once with others."""
    s, dice = GAME.setup(setup), Random(setup.seed)
    run_until_choice(s)
    while pending_choices(s):
        for step in pending_choices(s):
            yield s, step, step.legal_actions(s)
        step = pending_choice(s)
        apply_action(s, dice.choice(step.legal_actions(s)), seat=step.seat)


def auction():
    """Two builders, one of whom has opened an auction of a store that both can use."""
    s = start(2)
    for p in s.players:
        p.stage, p.stores = CHOOSING, ()
    for seat in (0, 1):
        build(s, seat, "Food Wholesaler" if seat else "Bakery", F=(0, 0))
    lay_out(s, "Clothing Wholesaler", "Small Loading Dock", "Bank", "Market Research Firm")
    money(s, 25, 25)
    run(s, Builders())
    play(s, Auction(number("Clothing Wholesaler"), 9))
    return s


def lead(s, seat=0):
    """How far a seat is ahead of the other, as the estimate sees it."""
    values = value(s)
    return values[seat] - values[1 - seat]


def test_whoever_leads_an_auction_owes_the_bid():
    low, high = auction(), auction()
    play(low, Raise(10))
    play(high, Raise(24))
    assert lead(low, 1) > lead(high, 1) + 3


def test_an_auction_is_left_when_the_store_gets_too_dear():
    s = auction()
    while isinstance(step := now(s), Bidding):
        high = step.high
        play(s, GAME.evaluation.shortlist(s, step, step.legal_actions(s))[0])
    assert 10 <= high <= 20


def test_nobody_bids_money_that_it_has_not_got():
    s = auction()
    money(s, 5, 5)
    step = now(s)
    assert GAME.evaluation.shortlist(s, step, step.legal_actions(s)) == [Drop()]


def sale(kind=F):
    """Two sellers of food compete for three boxes."""
    s = start(2)
    build(s, 0, "Bakery", F=(3,))
    build(s, 1, "Food Wholesaler", F=(3,))
    demand(s, F=3)
    run(s, SellType(kind))
    return s


def test_a_bid_to_sell_is_judged_by_what_it_brings():
    worth = {}
    for price in (1, 4, 6):
        s = sale()
        apply_action(s, Offer(3, price), seat=0)
        apply_action(s, Offer(3, 5), seat=1)
        worth[price] = lead(s)
    assert worth[4] > worth[1] > worth[6]


def test_a_bid_to_stock_is_judged_by_what_it_costs():
    worth = {}
    for price in (1, 3, 8):
        s = start(2)
        build(s, 0, "Clothing Wholesaler", C=(0, 0))
        build(s, 1, "Designer Boutique", C=(0, 0))
        market(s, C=4)
        money(s, 20, 20)
        s.demand = cards(5, 4)
        drop_cards(s, s.demand)
        run(s, StockType(C))
        apply_action(s, Ask(price + 2), seat=0)
        apply_action(s, Ask(price + 1), seat=1)
        worth[price] = lead(s)
    assert worth[1] > worth[8]


def test_an_empty_purse_is_worse_than_dear_points():
    s = start(2)
    for seat in (0, 1):
        build(s, seat, "Department Store")
    money(s, 14, 0)
    s.players[1].points += 3
    assert lead(s) > 0


@pytest.mark.parametrize("month", range(1, 10))
def test_even_a_match_of_bankrupts_is_judged(month):
    s = start(2)
    s.month = month
    for p in s.players:
        p.points, p.money, p.debt = 0, 0, 30
    assert all(-60 < worth < 0 for worth in value(s))


def test_opponents_of_the_house_borrow_little_and_come_out_well():
    debts, scores = [], []
    for seed in (1, 2, 3):
        result = play_with(GAME, Setup(seed, ("greedy", "greedy")))
        assert not result.error
        scores += result.totals
        debts += [-parts[-1].points for parts in result.score]
    assert sum(debts) / len(debts) < 9
    assert sum(scores) / len(scores) > 25


PHASES = (
    BuildingPhase(), AdvertisementPhase(), SupplyPhase(), SalePhase(),
    InventoryPhase(), UtilitiesPhase(), InvestmentPhase(),
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("phase", [BUILDING, INVESTMENT])
def test_hard_looks_through_the_next_sale_before_it_spends_money(seats, phase):
    s = start(seats)
    run(s, *PHASES[phase:], MonthEnd())
    search = Search(GAME, GAME.view(s, pending_choice(s).seat), pending_choice(s).seat, Random(1))
    search.prepare(LEVELS["hard"])
    through = 0
    for _ in range(20):
        guess = sample_state(GAME, search.view, search.seat, search.dice)
        search.rollout(guess, 0)
        through += guess.phase == OVER or (guess.month, guess.phase) > (s.month + (phase == INVESTMENT), SALE)
    assert through > 15  # long auctions may take all that it looks ahead
