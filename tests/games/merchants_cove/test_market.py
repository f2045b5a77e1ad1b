"""MC-7 to MC-10: the Market, the Cleanup, the final scoring and Rogue cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tabletop.engine.points import Bound, Total
from tabletop.engine.rules import pending_choice
from tabletop.engine.text import english
from tabletop.files import records
from tabletop.files.codec import write_entry
from tabletop.files.replay import replay
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.bot import sales
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.rules.ch05_ending import Decline
from tabletop.games.merchants_cove.rules.ch05_turn import TakeTurn
from tabletop.games.merchants_cove.rules.ch06_boats import Docked, Load, LoadBoats, Rob, Robbers
from tabletop.games.merchants_cove.rules.ch07_market import (
    HALL,
    UNSOLD,
    ChooseSale,
    Give,
    KeepRest,
    Market,
    Sell,
    SellAll,
    Selling,
)
from tabletop.games.merchants_cove.rules.ch07_sale import Sold
from tabletop.games.merchants_cove.rules.ch08_cleanup import Cleanup, MatchEnded
from tests.games.merchants_cove.positions import (
    SOLO,
    arrange,
    give_corruption,
    letters,
    play,
    quiet,
    rule,
    run,
    told,
)

ROOT = Path(__file__).parents[3]
TWO, THREE = ("person",) * 2, ("person",) * 3


def market(s, *shelf):
    """Seat 0 sells these Goods."""
    s.day = 3
    s.players[0].shelf = shelf
    run(s, Selling(0))
    return s


@pytest.mark.rule("MC-3.1")
def test_what_the_clock_says_names_the_day_and_its_phase():
    s = quiet(TWO)
    run(s, TakeTurn(0))
    assert english(GAME.progress_text(s)) == "Day 1 of 3, Production"
    s.market = 11
    assert english(GAME.progress_text(s)) == "Day 1 of 3, the Market begins at 11"
    assert english(GAME.progress_text(market(s, 0))) == "Day 3 of 3, Market"


@pytest.mark.rule("MC-7.1")
def test_the_market_asks_in_clock_order_the_bottom_first():
    s = quiet(THREE)
    for p in s.players:
        p.shelf = (0,)
    s.stack = (2, 0, 1)
    s.players[0].hour, s.players[1].hour, s.players[2].hour = 13, 13, 12
    run(s, Market())
    asked = []
    while s.flow:
        asked.append(s.flow[-1].seat)
        play(s, KeepRest())
    assert asked == [2, 0, 1]


@pytest.mark.rule("MC-7.2")
def test_a_price_is_value_times_customers_and_nobody_is_used_up():
    s = market(arrange(quiet(TWO), ("RRRG", "", "", "", "", "RRBK"), docked={1: 0, 3: 5}), 0, 0, 2, 7)
    assert rule(s, Sell(3, 1)) == "MC-7.2"
    assert rule(s, Sell(3, 0)) == "MC-7.2"
    play(s, Sell(0, 1))
    assert s.players[0].gold == 6
    play(s, Sell(0, 1), Sell(0, 2))
    assert s.players[0].gold == 6 + 6 + 3


@pytest.mark.rule("MC-7.2")
def test_prices_may_go_by_a_table():
    s = arrange(quiet(TWO, prices="table"), ("RRRG", "", "", "", "", ""), docked={1: 0})
    market(s, 0, 4)
    play(s, Sell(0, 1), Sell(0, 1))
    assert s.players[0].gold == box.BOARD.table_prices.small[3] + box.BOARD.table_prices.large[3]


@pytest.mark.rule("MC-7.4")
def test_a_sale_tells_the_corruption_card_that_it_adds_and_only_the_first_time():
    s = market(arrange(quiet(TWO), ("RRRG", "", "", "", "", "RRBK"), docked={1: 0, 3: 5}), 0, 0, 0)
    text = "{gold} gold, and %n Corruption card(s) after your sales"
    told_now = GAME.outcome_text(s, Sell(0, 1))
    assert (told_now.source, told_now.n) == (text, 1)
    assert english(GAME.outcome_text(s, Sell(0, 2))) == "4 gold"
    play(s, Sell(0, 1))
    assert english(GAME.outcome_text(s, Sell(0, 1))) == "6 gold"


@pytest.mark.rule("MC-7.3")
def test_a_good_goes_to_a_pier_its_hall_or_stays():
    s = arrange(quiet(TWO), ("RRRG", "", "", "", "", ""), halls=(1, 4, 1, 1), docked={0: 0})
    market(s, 4, 5, 6)
    assert rule(s, Sell(3, 0)) == "MC-7.3"
    assert rule(s, Give(7)) == "MC-7.3"
    play(s, Give(1))
    assert s.players[0].gold == 4
    play(s, Sell(0, 0), KeepRest())
    assert s.players[0].gold == 4 + 12
    assert s.players[0].shelf == (6,)
    assert not s.flow


def proposed(s):
    """The one sale of all Goods that is listed."""
    (found,) = [one for one in pending_choice(s).legal_actions(s) if isinstance(one, SellAll)]
    return found


@pytest.mark.rule("MC-7.3")
@pytest.mark.parametrize("rogue_card", ["criminals", "cultists"])
@pytest.mark.parametrize("options", [{}, {"black_market": "each", "cultists": "each_good"}])
def test_a_sale_of_all_goods_does_what_its_sales_do_one_by_one(rogue_card, options):
    s = quiet(TWO, rogue_card=rogue_card, **options)
    s = arrange(s, ("RRRG", "GGKK", "", "", "", "RKKK"), halls=(1, 2, 6, 1), docked={0: 0, 1: 1, 3: 5})
    s = market(s, 4, 5, 0, 2)
    possible = 0
    for ways in product(range(UNSOLD, HALL + 1), repeat=4):
        sale = SellAll(ways)
        no = pending_choice(s).check(s, sale)
        assert (no is None) == all(pending_choice(s).check(s, one) is None for one in sale.sales())
        if no is None and possible % 7 == 0:
            all_at_once, one_by_one = s.copy(), s.copy()
            play(all_at_once, sale)
            play(one_by_one, *sale.sales(), *[KeepRest()] * (UNSOLD in ways))
            assert all_at_once == one_by_one
        possible += no is None
    assert possible > 50


@pytest.mark.rule("MC-7.3")
@pytest.mark.parametrize("ways", [(), (0,), (0, 0, 0), (2, UNSOLD)])
def test_a_sale_of_all_goods_names_where_each_can_go(ways):
    s = market(arrange(quiet(TWO), ("RRRG", "", "", "", "", ""), docked={0: 0}), 4, 5)
    assert rule(s, SellAll(ways)) == ("MC-7.3" if len(ways) != 2 else "MC-1.4")


@pytest.mark.parametrize("name", ["pair", "solo_won", "four"])
def test_a_match_does_not_depend_on_what_is_proposed(name, monkeypatch):
    """Opponents may come to propose other sales: those of older matches stay what they were."""
    record = records.read(ROOT / f"resources/games/merchants_cove/records/{name}.tabletop")
    assert sum(action["do"] == "sell_all" for action in record.actions) >= 3
    monkeypatch.setattr(sales, "KEEP", 30)
    again = replay(record, GAME, name)
    assert again.departure is None
    assert [write_entry(entry) for entry in again.match.entries] == list(record.actions)


def test_a_match_whose_sales_are_not_named_says_which_revision_it_needs():
    record = records.read(ROOT / "resources/games/merchants_cove/records/pair.tabletop")
    at = next(n for n, action in enumerate(record.actions) if action["do"] == "sell_all")
    unnamed = (*record.actions[:at], {"do": "sell_all"}, *record.actions[at + 1 :])
    again = replay(replace(record, actions=unnamed, revision=6), GAME, "pair")
    assert again.departure is not None
    assert (again.departure.at, again.departure.revisions) == (at, (6, GAME.revision))
    assert again.departure.no is not None


@pytest.mark.rule("MC-7.3")
def test_the_proposal_sells_each_good_where_it_brings_most():
    s = arrange(
        quiet(TWO), ("RRRG", "GGGG", "", "", "", "RKKK"), halls=(1, 1, 6, 1), docked={0: 0, 1: 1, 3: 5}
    )
    market(s, 4, 5, 0, 2)
    events_ = told(play(s, proposed(s)), Sold)
    assert sorted((sold.good, sold.pier, sold.gold) for sold in events_) == [
        (0, 2, 2),
        (4, 0, 12),
        (5, 1, 16),
    ]
    assert s.players[0].gold == 2 + 12 + 16 + 6
    assert len(s.players[0].corruption) == 1
    assert s.players[0].shelf == ()


@pytest.mark.rule("MC-7.3")
def test_the_proposal_leaves_the_black_market_alone_where_its_card_costs_more():
    s = arrange(quiet(TWO), ("GRRR", "", "", "", "", ""), halls=(1, 1, 1, 1), lair=8, docked={1: 0})
    market(s, 1)
    play(s, proposed(s))
    assert s.players[0].gold == 1
    assert not s.players[0].corruption


@pytest.mark.rule("MC-7.4")
def test_the_black_market_costs_one_card_however_much_is_sold():
    s = market(arrange(quiet(TWO), ("RRRG", "", "", "", "", ""), docked={1: 0}), 0, 0, 4)
    play(s, Sell(0, 1), Sell(0, 1))
    assert not s.players[0].corruption
    play(s, Sell(0, 1))
    assert len(s.players[0].corruption) == 1
    s = market(arrange(quiet(TWO, black_market="each"), ("RRRG", "", "", "", "", ""), docked={1: 0}), 0, 0, 4)
    play(s, Sell(0, 1), Sell(0, 1), KeepRest())
    assert len(s.players[0].corruption) == 2


@pytest.mark.rule("MC-8.1")
@pytest.mark.rule("MC-8.2")
@pytest.mark.rule("MC-8.3")
def test_boats_go_home_or_are_unloaded_and_all_are_at_sea_again():
    s = arrange(quiet(TWO), ("RRGK", "GB", "K", "", "", ""), docked={0: 0})
    s.day = 3
    docked = s.boats[0]
    run(s, Cleanup())
    assert set(docked) <= set(s.bag)
    assert [len(hall) for hall in s.halls] == [1, 2, 2, 1]
    assert len(s.lair) == 3
    assert s.boats == ((),) * 6
    assert s.berths == (-1,) * 4


def overnight(s):
    s.day = 1
    s.bag = s.bag
    run(s, Cleanup())
    return s


@pytest.mark.rule("MC-8.4")
def test_overnight_the_furthest_comes_on_top():
    for option, stack in (("top", (1, 2, 0)), ("below", (0, 1, 2))):
        s = quiet(THREE, overnight=option)
        s.stack = (1, 0, 2)
        s.players[0].hour, s.players[1].hour, s.players[2].hour = 15, 13, 13
        overnight(s)
        assert s.stack == stack
        assert all(p.hour == 1 for p in s.players)
        assert s.market == 0


@pytest.mark.rule("MC-8.5")
def test_overnight_abilities_are_refreshed():
    s = quiet(TWO)
    s.players[0].staff, s.players[0].used = (s.town_deck.pop(), -1, -1, -1), (0,)
    overnight(s)
    assert s.players[0].used == ()


@pytest.mark.rule("MC-8.6")
def test_overnight_the_first_card_leaves_the_town_square():
    s = quiet(TWO)
    before, top = s.town, s.town_deck[-1]
    overnight(s)
    assert s.town_gone == (before[0],)
    assert s.town == (*before[1:], top)


@pytest.mark.rule("MC-8.7")
def test_kept_goods_stay():
    s = quiet(TWO)
    s.players[1].shelf = (3, 6)
    overnight(s)
    assert s.players[1].shelf == (3, 6)


@pytest.mark.rule("MC-8.8")
def test_after_the_third_day_only_boats_are_cleared():
    s = quiet(TWO)
    s.day = 3
    s.players[0].hour = 14
    town = s.town
    seen = run(s, Cleanup())
    assert told(seen, MatchEnded)
    assert s.town == town
    assert s.players[0].hour == 14
    assert not s.flow


@pytest.mark.rule("MC-8.9")
def test_the_final_scoring_counts_halls_after_boats_went_home():
    s = arrange(quiet(TWO), ("RRR", "", "", "", "", ""), halls=(2, 1, 1, 1))
    market(s, 0)
    play(s, Give(0))
    assert s.players[0].gold == 2
    s.players[0].staff = (3, -1, -1, -1)
    s.town_deck.remove(3) if 3 in s.town_deck else None
    run(s, Cleanup())
    assert GAME.scores(s)[0] == 2 + 2 * 5


@pytest.mark.rule("MC-9.1")
@pytest.mark.rule("MC-9.2")
def test_icons_bring_and_cost_gold_even_below_zero():
    s = arrange(quiet(TWO), halls=(5, 1, 1, 2), lair=4)
    s.players[0].staff = (2, 20, -1, -1)
    give_corruption(s, 0, "KK", "", "KB")
    assert GAME.scores(s)[0] == (5 + 2) + (5 - 4) - 8 + (1 - 4)
    s.players[0].staff = (-1,) * 4
    assert GAME.scores(s)[0] == -8 + (1 - 4)


def test_ones_own_corruption_counts_at_every_moment_and_that_of_others_is_a_bound():
    s = arrange(quiet(TWO), halls=(1, 1, 1, 1), lair=2)
    give_corruption(s, 0, "KK", "K")
    run(s, Selling(0), ChooseSale(1, 0, (0, 0, 0)))
    assert GAME.scores(s) == (-6, 0)
    assert GAME.totals(GAME.view(s, 0)) == (Total(-6), Total(0))
    assert GAME.totals(GAME.view(s, 1)) == (Total(0, Bound.AT_MOST), Total(0))
    with pytest.raises(ValueError, match="hidden"):
        GAME.scores(GAME.view(s, 1))
    s = arrange(s, halls=(6, 1, 1, 1), lair=2)  # the one card with a red icon would bring 6 - 2
    assert GAME.totals(GAME.view(s, 1))[0] == Total(4, Bound.AT_MOST)


@pytest.mark.rule("MC-9.3")
def test_the_most_gold_wins_then_fewer_rogue_icons_then_they_share():
    s = arrange(quiet(TWO), lair=0)
    s.players[0].gold, s.players[1].gold = 50, 40
    assert GAME.ranks(s) == (1, 2)
    assert english(GAME.verdict(s)) == "Player 1 wins, 50 gold to 40."
    s.players[1].gold = 50
    assert GAME.ranks(s) == (1, 1)
    assert "share" in english(GAME.verdict(s))
    give_corruption(s, 0, "K")
    assert GAME.ranks(s) == (2, 1)
    assert "fewer Rogue icons" in english(GAME.verdict(s))


@pytest.mark.rule("MC-9.3")
@pytest.mark.rule("MC-16.1")
@pytest.mark.case("T-33")
def test_a_tie_with_the_peddler_is_lost():
    s = arrange(quiet(SOLO), lair=0)
    s.players[0].gold = s.players[1].gold = 50
    give_corruption(s, 1, "KK")
    assert GAME.ranks(s) == (2, 1)
    assert "a tie is lost" in english(GAME.verdict(s))
    s.players[0].gold = 51
    assert GAME.ranks(s) == (1, 2)


def rogue(s, card):
    s.rogue = card
    return s


@pytest.mark.rule("MC-10.1")
def test_criminals_only_fill_a_seat():
    s = rogue(arrange(quiet(TWO), ("RRR", "", "", "", "", ""), bag="K"), box.CRIMINALS)
    run(s, LoadBoats(0))
    play(s, Load(1))
    assert not s.flow
    s = market(rogue(arrange(quiet(TWO), ("RRKK", "", "", "", "", ""), docked={1: 0}), box.CRIMINALS), 0)
    assert rule(s, Sell(0, 1, 1)) == "MC-10.2"


@pytest.mark.rule("MC-10.2")
def test_cultists_count_as_customers_for_a_card_a_pier():
    def here(**options):
        s = quiet(TWO, **options)
        arrange(s, ("RRKK", "", "", "", "", "GKGG"), docked={1: 0, 3: 5})
        return market(rogue(s, box.CULTISTS), 0, 0, 2, 4)

    s = here()
    assert rule(s, Sell(2, 2)) == "MC-7.2"
    play(s, Sell(0, 1, 1), Sell(0, 1, 1))
    assert s.players[0].gold == 8 + 8
    play(s, Sell(0, 2, 1), KeepRest())
    assert s.players[0].gold == 16 + 3
    assert len(s.players[0].corruption) == 1 + 2
    s = here(cultists="each_good")
    play(s, Sell(0, 1, 1), Sell(0, 1, 1), KeepRest())
    assert len(s.players[0].corruption) == 1 + 2


@pytest.mark.rule("MC-10.2")
def test_where_no_rogue_stands_none_is_counted():
    s = rogue(arrange(quiet(TWO), ("RRRG", "", "", "", "", ""), docked={1: 0}), box.CULTISTS)
    market(s, 0)
    assert rule(s, Sell(0, 1, 1)) == "MC-10.2"
    play(s, Sell(0, 1))
    assert len(s.players[0].corruption) == 1


@pytest.mark.rule("MC-10.3")
def test_robbers_move_a_customer_before_docking():
    s = rogue(arrange(quiet(TWO), ("RRG", "BBB", "YYYY", "", "", ""), docked={1: 2}, bag="K"), box.ROBBERS)
    run(s, LoadBoats(0))
    play(s, Load(0))
    assert isinstance(s.flow[-1], Robbers)
    green, loaded = s.boats[0][2], s.boats[0][3]
    assert rule(s, Rob(loaded, 1)) == "MC-10.3"
    assert rule(s, Rob(green, 0)) == "MC-10.3"
    assert rule(s, Rob(green, 2)) == "MC-10.3"
    assert rule(s, Rob(s.boats[1][0], 3)) == "MC-10.3"
    play(s, Rob(green, 1))
    assert letters(s.boats[0]) == "RRK"
    assert s.berths == (1, 2, -1, -1)


@pytest.mark.rule("MC-10.3")
def test_robbers_may_be_left_alone():
    s = rogue(arrange(quiet(TWO), ("RRG", "", "YYYY", "", "", ""), docked={1: 2}, bag="K"), box.ROBBERS)
    run(s, LoadBoats(0))
    play(s, Load(0), Decline())
    assert s.berths == (0, 2, -1, -1)


@pytest.mark.rule("MC-10.3")
def test_the_rogues_boat_docks_first():
    s = rogue(arrange(quiet(TWO), ("RRGG", "RRK", "", "", "", ""), docked={}, bag=""), box.ROBBERS)
    run(s, Robbers(0, 0))
    seen = play(s, Rob(s.boats[0][0], 1))
    assert not told(seen, Docked)
    assert s.flow[-1].boat == 1
