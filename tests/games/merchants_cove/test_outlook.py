"""What opponents think of the Harbour: estimates may be wrong, but not blind."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import apply_action, pending_choice
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.bot.eval_features import (
    HOUR,
    card_costs,
    cost,
    hours_left,
    icon,
    likely,
    worth_its_hours,
)
from tabletop.games.merchants_cove.bot.evaluation import eval_terms, segment, value
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.harbour import price
from tabletop.games.merchants_cove.rules.ch05_turn import Hire, Sponsor, TakeTurn, Work
from tabletop.games.merchants_cove.rules.ch06_boats import CheckDock, ChooseBoat, Dock, Load
from tabletop.games.merchants_cove.rules.ch07_market import KeepRest, SellAll, Selling
from tabletop.games.merchants_cove.state import HIRE
from tests.games.merchants_cove.positions import arrange, give_corruption, quiet, run, start

TWO = ("person",) * 2
LARGE_RED, SMALL_BLUE = 4, 2


def looked_at(s):
    step = pending_choice(s)
    return GAME.evaluation.shortlist(s, step, step.legal_actions(s))


def test_with_all_berths_taken_a_good_is_likely_to_bring_its_price():
    boats = ("RRRR", "GGGG", "", "", "BBBB", "YYYY")
    s = arrange(quiet(TWO), boats, docked={0: 0, 1: 1, 2: 4, 3: 5})
    s.day = box.START.days
    assert likely(s, LARGE_RED) == price(s, LARGE_RED, 0) == 16
    assert likely(s, SMALL_BLUE) == price(s, SMALL_BLUE, 1) * 0.95
    s.flags = replace(s.flags, table_prices=True)
    assert likely(s, LARGE_RED) == box.BOARD.table_prices.large[4]


def test_a_boat_at_sea_counts_the_more_the_fuller_it_is():
    emptier = arrange(quiet(TWO), ("R", "", "", "", "", ""))
    fuller = arrange(quiet(TWO), ("RRR", "", "", "", "", ""))
    assert likely(fuller, LARGE_RED) > likely(emptier, LARGE_RED) > 0


def test_on_the_last_day_what_nobody_wants_is_worth_its_hall():
    boats = ("RRRR", "GGGG", "", "", "RRGG", "YYYY")
    s = arrange(quiet(TWO), boats, halls=(1, 1, 5, 1), docked={0: 0, 1: 1, 2: 4, 3: 5})
    s.day = box.START.days
    assert likely(s, SMALL_BLUE) == 0.8 * 5


def test_an_hour_more_an_icon_more_and_a_mask_less_are_worth_gold():
    s = quiet(TWO)
    run(s, TakeTurn(0))
    before = value(s)[0]
    s.players[0].hour = 3
    assert before - value(s)[0] <= 2 * HOUR
    assert value(s)[0] < before
    assert hours_left(s, 0) < hours_left(s, 1)
    give_corruption(s, 1, "K")
    assert value(s)[1] < before
    assert card_costs(s) > 0
    assert icon(s, 0) > len(s.halls[0])


def test_a_leg_ends_when_the_last_timepiece_has_gone_on():
    s = quiet(TWO)
    before = segment(s)
    s.players[0].hour = 3
    assert segment(s) == before
    s.players[1].hour = 2
    assert segment(s) != before


def test_a_customer_goes_where_the_own_goods_are_sold():
    s = arrange(quiet(TWO), ("RRR", "", "", "GGG", "", ""), bag="")
    s.players[0].shelf = (LARGE_RED,) * 3
    s.drawn = s.halls[0][0]
    s.halls = (s.halls[0][1:], *s.halls[1:])
    run(s, ChooseBoat(0))
    assert looked_at(s)[0] == Load(0)


def test_a_boat_docks_where_the_own_goods_are_sold():
    s = arrange(quiet(TWO), ("RRRR", "", "", "", "", ""))
    s.players[0].shelf = (0, 0, 0)
    run(s, CheckDock(0, 0))
    assert looked_at(s)[0] == Dock(1)


def test_the_market_is_left_to_the_proposal():
    s = arrange(quiet(TWO), ("RRRR", "", "", "", "", ""), docked={0: 0})
    s.players[0].shelf = (LARGE_RED,)
    run(s, Selling(0))
    assert looked_at(s) == [SellAll((0,))]
    assert KeepRest() in pending_choice(s).legal_actions(s)


def test_a_full_hall_is_sponsored_rather_than_an_empty_one():
    s = arrange(quiet(TWO), halls=(1, 9, 1, 1))
    run(s, TakeTurn(0))
    best = [action for action in looked_at(s) if isinstance(action, Sponsor)]
    assert best[0] == Sponsor(1)
    assert any(isinstance(action, Hire) for action in looked_at(s))


def test_of_a_space_only_what_may_be_best_there_is_looked_at():
    s = start(TWO, merchants=("chronomancer", "captain"), rogue_card="criminals")
    s = arrange(s, ("RR", "GG", "BB", "YY", "RR", "GG"), halls=(1, 2, 5, 1))
    s.players[0].workers = (0, HIRE)
    s.flow[-1] = TakeTurn(0)
    seen = looked_at(s)
    assert [action for action in seen if isinstance(action, Sponsor)] == [Sponsor(2, 1)]
    assert not any(isinstance(action, Hire) for action in seen)
    works = [action for action in seen if isinstance(action, Work)]
    assert {action.space for action in works} == {1, 2, 3}
    assert {action.worker for action in works} == {1}, "the one goes that leaves the better space"
    s.players[0].workers = (0, 1)
    assert 1 <= sum(isinstance(action, Hire) for action in looked_at(s)) <= 2


def test_in_the_market_goods_are_worth_what_the_proposal_brings():
    s = arrange(quiet(TWO), ("RRRR", "", "", "", "", ""), docked={0: 0})
    s.day = box.START.days
    s.players[0].shelf, s.players[1].shelf = (LARGE_RED, SMALL_BLUE), (LARGE_RED,)
    run(s, Selling(0), Selling(1))
    before = value(s)
    apply_action(s, looked_at(s)[0])
    assert value(s) == before, "a sale as proposed changes no estimate"
    apply_action(s, looked_at(s)[0])
    assert s.players[0].gold == 16 + len(s.halls[2])


def test_where_cultists_buy_rogues_at_the_pier_make_goods_dearer():
    boats = ("RRKK", "GGGG", "", "", "BBBB", "YYYY")
    plain = arrange(quiet(TWO), boats, docked={0: 0, 1: 1, 2: 4, 3: 5})
    dealt = arrange(quiet(TWO, rogue_card="cultists"), boats, docked={0: 0, 1: 1, 2: 4, 3: 5})
    assert price(plain, LARGE_RED, 0) == likely(plain, LARGE_RED)
    assert likely(plain, LARGE_RED) < likely(dealt, LARGE_RED) < price(dealt, LARGE_RED, 0, rogues=True)


def test_on_the_last_day_a_shop_is_worth_nothing_without_a_turn_to_come():
    s = start(TWO, merchants=("blacksmith", "captain"))
    s.day, s.market = box.START.days, 6
    before = eval_terms(s, 0).shop
    s.players[0].hour = 5
    assert eval_terms(s, 0).shop == before > 0, "an hour is enough for a turn"
    s.players[0].hour = 6
    assert eval_terms(s, 0).shop == 0
    s.day = 1
    assert eval_terms(s, 0).shop > 0


def test_hours_beyond_the_end_of_the_day_are_free():
    s = start(TWO)
    s.market, s.players[0].hour = 6, 5
    assert cost(s, 0, 1) == cost(s, 0, 3) > 0
    s.players[0].hour = 2
    assert cost(s, 0, 1) < cost(s, 0, 3)


def test_nobody_waits_for_more_at_the_end():
    s = start(TWO)
    s.market, s.players[0].hour, s.day = 6, 4, box.START.days
    assert worth_its_hours(s, 0, 1, 3) == 1
    s.day = 1
    assert worth_its_hours(s, 0, 1, 3) == 1 / 3
