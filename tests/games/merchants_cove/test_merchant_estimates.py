"""What opponents think of the merchants' boards: estimates may be wrong, but not blind."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tabletop.games.merchants_cove.bot.eval_features import card_costs, likely, prices
from tabletop.games.merchants_cove.bot.merchant_bot import bot_of
from tabletop.games.merchants_cove.bot.order import FEW
from tabletop.games.merchants_cove.components import BOARD
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.merchants.alchemist import components as potions
from tabletop.games.merchants_cove.merchants.alchemist.ch13_brewing import Pour
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import Announce
from tabletop.games.merchants_cove.merchants.blacksmith import components as smithy
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import KeepAlloy, PickFurnace
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import LayDie, PickDie, RerollDice, Stoke
from tabletop.games.merchants_cove.merchants.captain import components as chart
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import (
    FaceSquall,
    FleeHome,
    Sailing,
    SailShip,
    WeatherSquall,
)
from tabletop.games.merchants_cove.merchants.chronomancer import components as tiles
from tabletop.games.merchants_cove.merchants.chronomancer.bot import promise, threes
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_echoes import WindClock
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_tiles import PushTile
from tabletop.games.merchants_cove.merchants.guild import MERCHANTS
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done
from tabletop.games.merchants_cove.state import MerchantsCove
from tests.estimates import looked_at
from tests.games.merchants_cove.shops import LG, G, R, now, play, run, staffed, turn, work
from tests.games.merchants_cove.test_alchemist import alchemist, marble
from tests.games.merchants_cove.test_blacksmith import COAL, GREEN, RED, smith, stoke
from tests.games.merchants_cove.test_captain import BIG_RED, GREEN2, WRECK, captain
from tests.games.merchants_cove.test_captain import RED as SMALL_RED
from tests.games.merchants_cove.test_chronomancer import PAST, RIGHT, chronomancer, engine

WORDS = [each.id for each in MERCHANTS]


def best(s: MerchantsCove) -> list:
    """What the merchant whose choice it is thinks worth a look, best first."""
    step = now(s)
    return bot_of(s, step.seat).shortlist(s, step, step.legal_actions(s))


def test_within_a_turn_a_few_ways_to_go_on_are_compared_best_first():
    s, _ = captain(SMALL_RED)
    run(s, Sailing(0, 2))
    step = now(s)
    assert len(step.legal_actions(s)) > FEW
    assert GAME.evaluation.shortlist(s, step, step.legal_actions(s)) == best(s)[:FEW]


def test_a_level_that_takes_the_time_looks_at_all_that_dice_and_ships_could_do():
    s, _ = smith(RED=4, GREEN=2, COAL=3, COAL2=2, COAL3=5)
    run(s, Stoke(0, 5))
    assert set(GAME.evaluation.extra_candidates(s, now(s))) == set(now(s).legal_actions(s))
    assert len(best(s)) < len(now(s).legal_actions(s))
    run(s, RerollDice(0, (GREEN,)))
    assert set(GAME.evaluation.extra_candidates(s, now(s))) == {*now(s).legal_actions(s)} - {PickDie(GREEN)}
    s, _ = captain(SMALL_RED)
    run(s, Sailing(0, 2))
    ways = GAME.evaluation.extra_candidates(s, now(s))
    assert set(best(s)) < set(ways) < set(now(s).legal_actions(s))


def test_at_the_beginning_of_a_turn_the_shortlist_is_enough():
    s, _ = smith(RED=4)
    turn(s)
    assert not GAME.evaluation.extra_candidates(s, now(s))


def worth(s: MerchantsCove, space: int) -> float:
    """What an action space is thought to bring seat 0."""
    return bot_of(s, 0).worth(s, 0, space)


def estimate(s: MerchantsCove) -> float:
    """What the board of seat 0 is thought to be worth."""
    return bot_of(s, 0).estimate(s, 0)


@pytest.mark.parametrize("word", WORDS)
def test_what_is_worth_a_look_is_allowed_told_once_and_never_nothing(word):
    setup = Setup(3, ("greedy", "peddler:normal"), (), (), ((("merchant", word),), ()))
    for step, _, short in looked_at(GAME, setup):
        assert len(short) <= 12, step


@pytest.mark.parametrize("word", WORDS)
def test_looking_changes_nothing(word):
    s = GAME.setup(Setup(5, ("person", "person"), (), (), ((("merchant", word),),)))
    run_until_choice(s)
    for _ in range(60):
        before = s.digest()
        short = best(s)
        GAME.evaluation.value(s)
        assert s.digest() == before
        apply_action(s, short[0])
        if pending_choice(s) is None:
            return


def test_dice_that_stoke_a_furnace_are_not_re_rolled_and_others_are():
    s, _ = smith(RED=6, COAL=6, GREEN=1)
    work(s, smithy.BELLOWS)
    seen = set()
    while (first := best(s)[0]) != Done():
        assert isinstance(first, PickDie)
        seen.add(first.die)
        play(s, first)
    assert GREEN in seen
    assert not {RED, COAL} & seen


def test_the_dearest_furnace_is_stoked_first():
    s, _ = smith(RED=6, COAL=6)
    work(s, smithy.BELLOWS, Done())
    assert best(s)[0] == LayDie(RED, 3)


def test_forging_is_worth_more_the_more_furnaces_are_stoked():
    s, mine = smith(COAL=6)
    one = worth(s, smithy.FORGE)
    stoke(mine, 0, RED=5)
    two = worth(s, smithy.FORGE)
    stoke(mine, 3, GREEN=5, COAL=6)
    assert 0 == one < two < worth(s, smithy.FORGE) - two
    work(s, smithy.FORGE)
    assert best(s)[0] == PickFurnace(0)
    play(s, PickFurnace(0))
    assert best(s)[0] == PickFurnace(3)
    play(s, PickFurnace(3))
    assert best(s)[0] == Done()


def test_alloy_is_kept_for_a_corruption_card_only_where_that_is_cheap():
    s, mine = smith()
    stoke(mine, 0, RED=5)
    work(s, smithy.FORGE, PickFurnace(0), Done())
    assert card_costs(s) > 2
    assert best(s)[0] == Decline()
    assert KeepAlloy() in best(s)


def test_stoking_makes_the_board_worth_more():
    s, mine = smith(RED=6, COAL=6)
    loose = estimate(s)
    stoke(mine, 3, RED=6, COAL=6)
    assert estimate(s) > loose


def test_the_colour_that_completes_a_set_is_announced():
    s, _ = alchemist(rows=("GYBYR", "GBYRY", "BYRGB"), bench="RRB")
    turn(s)
    assert worth(s, potions.TAKE_A) > worth(s, potions.TAKE_B)
    work(s, potions.TAKE_A)
    assert best(s)[0] == Announce(R)


def test_brewing_is_worth_nothing_with_nothing_to_brew_and_ichor_is_kept_for_what_lacks_it():
    s, mine = alchemist(bench="RGBY")
    assert worth(s, potions.BREW) == 0
    s, mine = alchemist(bench="GGGRI")
    assert worth(s, potions.BREW) > 0
    work(s, potions.BREW)
    first = best(s)[0]
    assert isinstance(first, Pour)
    assert first.marble in {marble(mine, "G", n) for n in range(3)}
    assert potions.CAULDRONS[first.cauldron].large


def test_ships_go_where_there_is_something_to_find():
    s, mine = captain(empty=(SMALL_RED, BIG_RED))
    run(s, Sailing(0, 1))
    assert isinstance(first := best(s)[0], SailShip)
    assert mine.goods[first.site]


def test_a_squall_sends_an_empty_ship_home_rather_than_cost_a_card_or_a_treasure():
    s, _ = captain(WRECK, GREEN2, empty=(GREEN2,))
    run(s, FaceSquall(0, 0, 0))
    assert best(s).index(FleeHome(1)) < best(s).index(FleeHome(0))
    assert WeatherSquall() in best(s)


def test_recalling_is_worth_more_the_more_is_at_sea():
    s, _ = captain(SMALL_RED)
    one = worth(s, chart.RECALL)
    s, _ = captain(SMALL_RED, BIG_RED, GREEN2)
    assert worth(s, chart.RECALL) > one + likely(s, LG)


def test_the_spare_is_pushed_where_it_makes_three_of_a_colour():
    s, _ = chronomancer("BGG", "YPR", "G")
    assert worth(s, tiles.SHIFT) > 0.5
    work(s, tiles.SHIFT)
    assert best(s)[0] == PushTile(PAST, RIGHT)
    before = estimate(s)
    play(s, PushTile(PAST, RIGHT))
    assert estimate(s) > before
    assert worth(s, tiles.RIFT_PAST) > worth(s, tiles.RIFT_FUTURE)


def test_two_tiles_of_a_colour_are_worth_waiting_for_a_third():
    pair, mine = chronomancer("YGG", "BGY", "R")
    none, _ = chronomancer("YGR", "BGY", "R")
    after_it = threes(prices(pair))[G]
    assert estimate(none) < estimate(pair) < after_it
    assert promise(threes(prices(pair)), mine.engines[PAST]) > worth(pair, tiles.RIFT_PAST)


def test_scavenging_is_worth_more_the_likelier_a_tile_comes_that_is_lacking():
    s, mine = chronomancer("BGG", "YPR", "B")
    mine.stack = engine("RRRRR")
    without = worth(s, tiles.SCAVENGE)
    mine.stack = engine("RRRRG")
    assert without < worth(s, tiles.SCAVENGE)


def test_the_clock_is_wound_before_a_worker_goes():
    s, _ = chronomancer()
    staffed(s, tiles.WINDER)
    step = now(s)
    assert GAME.evaluation.shortlist(s, step, step.legal_actions(s))[0] == WindClock()


def test_forging_is_worth_less_where_the_shelf_is_full():
    s, mine = smith()
    stoke(mine, 0, RED=5)
    free = worth(s, smithy.FORGE)
    s.players[0].shelf = (LG,) * BOARD.shelf.places
    assert worth(s, smithy.FORGE) == 0 < free


@pytest.mark.parametrize("begun", [lambda: alchemist(bench="GGGRR"), lambda: chronomancer("YGG", "BRR", "R")])
def test_as_a_day_begins_what_is_half_made_counts_for_less(begun):
    s, _ = begun()
    late = estimate(s)
    s.players[0].hour = 1
    assert 0 < estimate(s) < late


def test_of_ships_that_lie_in_the_harbour_together_one_is_looked_at():
    s, _ = captain(SMALL_RED)
    run(s, Sailing(0, 2))
    ships = [action.ship for action in best(s) if isinstance(action, SailShip)]
    assert set(ships) <= {0, 1}
    assert 1 in ships
