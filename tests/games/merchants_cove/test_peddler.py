"""MC-16: the Peddler: the worked cases of its sheet, T-01 to T-34, and each of its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import Said, Step, Tell
from tabletop.engine.setups import refuse_setup
from tabletop.engine.state import frozen
from tabletop.engine.text import english
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.rules.ch04_clock import Advance
from tabletop.games.merchants_cove.rules.ch06_boats import Loaded, Moved, NobodyCame, Robbers, StaysAtSea
from tabletop.games.merchants_cove.rules.ch07_market import Market
from tabletop.games.merchants_cove.rules.ch07_sale import Sold
from tabletop.games.merchants_cove.rules.ch08_cleanup import Cleanup
from tabletop.games.merchants_cove.rules.ch09_score import gold_for
from tabletop.games.merchants_cove.rules.ch16_loading import PeddlerLoads, halves, stall
from tabletop.games.merchants_cove.rules.ch16_market import PeddlerSells
from tabletop.games.merchants_cove.rules.ch16_peddler import (
    PeddlerActs,
    PeddlerArrives,
    PeddlerTurn,
    PoolFilled,
    cards_of,
    gather,
    procure,
    recruit,
    sponsor,
)
from tabletop.games.merchants_cove.rules.supply import HandUsed
from tabletop.games.merchants_cove.state import MerchantsCove
from tests.games.merchants_cove.positions import (
    LETTERS,
    SOLO,
    arrange,
    card,
    card_id,
    deal,
    give_corruption,
    letters,
    quiet,
    run,
    start,
    told,
)

HARD = ("person", "peddler:hard")
WITH_TWO = ("person", "person", "peddler:normal")
RIGHT_OUTER, LEFT_INNER, LEFT_OUTER = "8", "6", "5"


def hush(_s, _event):
    return None


def placed(s, shown, other="9"):
    """The Peddler acts by the location of this card: it lies right, another left."""
    deal(s, shown)
    board = stall(s)
    board.left = card(other)
    board.deck.remove(card(other))
    return s


def me(s):
    return s.players[s.peddler]


def pool(s):
    return letters(stall(s).pool)


def colours(*words):
    """Goods by size and letter: "sR" small red, "lB" large blue."""
    return tuple(LETTERS.index(word[1]) + 4 * (word[0] == "l") for word in words)


def why(seen):
    return [english(event.why) for event in told(seen, Said)]


@pytest.mark.rule("MC-16.1")
def test_it_plays_against_one_or_two():
    assert refuse_setup(GAME, Setup(1, SOLO)) is None
    assert refuse_setup(GAME, Setup(1, WITH_TWO)) is None
    for seats in (("peddler:normal",) * 2, ("person", "person", "person", "peddler:normal")):
        no = refuse_setup(GAME, Setup(1, seats))
        assert no is not None
        assert no.rule == "MC-16.1"


@pytest.mark.rule("MC-16.2")
@pytest.mark.rule("MC-16.34")
@pytest.mark.case("T-28")
def test_the_hard_deck_has_the_hard_cards_in_the_places_of_others():
    normal = [card_id(n) for n in cards_of(quiet())]
    assert normal == [str(n) for n in range(1, 17)]
    hard = [card_id(n) for n in cards_of(quiet(HARD))]
    assert sorted(hard) == sorted([*(str(n) for n in range(5, 17)), "H1", "H2", "H3", "H4"])
    between = [card_id(n) for n in cards_of(quiet(HARD, hard_cards="two"))]
    assert sorted(between) == sorted([*(str(n) for n in range(3, 17)), "H1", "H2"])
    assert len(box.PEDDLER_CARDS) == 20


@pytest.mark.rule("MC-16.5")
@pytest.mark.case("T-04")
def test_at_arrival_the_pool_is_filled_to_four():
    s = arrange(quiet(), pool="RK")
    stall(s).right = -1
    stall(s).deck = cards_of(s)
    seen = run(s, PeddlerArrives())
    assert len(told(seen, PoolFilled)) == 2
    assert pool(s)[:2] == "RK"
    assert len(pool(s)) == 4
    assert card_id(stall(s).right) == "16"


@pytest.mark.rule("MC-16.5")
@pytest.mark.case("T-05")
@pytest.mark.parametrize("full", ["RGBY", "RGBYK", "RGBYKR"])
def test_at_arrival_a_pool_of_four_and_more_stays_as_it_is(full):
    s = arrange(quiet(), pool=full)
    bag = s.bag
    run(s, PeddlerArrives())
    assert pool(s) == full
    assert s.bag == bag


@pytest.mark.rule("MC-16.7")
@pytest.mark.rule("MC-16.26")
@pytest.mark.case("T-01")
def test_right_and_outer_is_the_fourth_card_the_outermost_boat_and_the_rightmost_berth():
    s = arrange(quiet(), ("RR", "GG", "RR", "GG", "BB", "RRR"), bag="G")
    placed(s, RIGHT_OUTER)
    fourth = s.town[3]
    recruit(s, hush)
    assert me(s).staff[-1] == fourth
    s = placed(arrange(quiet(), ("RR", "RR", "YY", "RR", "BB", "GGG"), bag="B"), RIGHT_OUTER)
    run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "GGGB"
    assert s.berths == (-1, -1, -1, 5)


@pytest.mark.rule("MC-16.6")
@pytest.mark.rule("MC-16.9")
@pytest.mark.rule("MC-16.12")
@pytest.mark.case("T-06")
def test_a_turn_of_two_inner_halves_hires_twice_and_pays_once():
    s = quiet()
    deal(s, "8", "10")
    me(s).hour = 2
    fourth, coming = s.town[3], s.town_deck[-1]
    seen = run(s, PeddlerTurn())
    assert me(s).staff[-2:] == (fourth, coming)
    assert me(s).hour == 5
    assert len(told(seen, PoolFilled)) == 4
    lines = why(seen)
    assert lines[0] == (
        "The inner halves: Recruit, and 2 Adventurers for the pool (card 10); "
        "2 time(s), right, outer (card 8)."
    )
    assert "Location right, outer: it hires from place 4 of the Town Square." in lines
    assert "It pays 3 hour(s): 1 and 2 on the inner halves." in lines


@pytest.mark.rule("MC-16.6")
@pytest.mark.rule("MC-16.27")
@pytest.mark.case("T-07")
def test_after_a_turn_the_right_card_is_discarded_and_the_left_one_shifted():
    s = quiet()
    deal(s, "8", "10")
    run(s, PeddlerTurn())
    board = stall(s)
    assert [card_id(n) for n in board.discards] == ["8"]
    assert card_id(board.right) == "10"
    assert board.left == -1


@pytest.mark.rule("MC-16.27")
def test_an_empty_deck_is_made_of_the_discards():
    s = quiet()
    deal(s, "8")
    board = stall(s)
    board.discards, board.deck = tuple(board.deck), []
    run(s, PeddlerTurn())
    assert len(board.deck) == 14
    assert [card_id(n) for n in board.discards] == ["8"]


@pytest.mark.rule("MC-16.10")
@pytest.mark.rule("MC-16.12")
@pytest.mark.case("T-08")
def test_goods_twice_in_their_order_hours_once_and_corruption_after_the_clock():
    s = quiet()
    deal(s, "13", "5")
    me(s).hour = 2
    seen = run(s, PeddlerTurn())
    assert me(s).shelf == colours("sR", "sB", "sR", "sB")
    assert me(s).hour == 4
    assert len(me(s).corruption) == 1
    kinds = [type(event).__name__ for event in seen]
    assert kinds.index("Corrupted") > max(n for n, kind in enumerate(kinds) if kind == "HourPassed")


@pytest.mark.rule("MC-16.10")
@pytest.mark.rule("MC-16.22")
@pytest.mark.case("T-09")
def test_a_good_without_space_brings_an_adventurer_into_the_pool():
    s = arrange(quiet(), pool="RGB")
    me(s).shelf = colours(*["sY"] * 7)
    procure(s, colours("sR", "sB"), hush)
    assert me(s).shelf == colours(*["sY"] * 7, "sR")
    assert len(pool(s)) == 4


@pytest.mark.rule("MC-16.30")
def test_a_good_without_space_brings_nothing_where_the_pool_is_full():
    s = arrange(quiet(), pool="RGBYRG")
    me(s).shelf = colours(*["sY"] * 8)
    bag = s.bag
    procure(s, colours("lR"), hush)
    assert pool(s) == "RGBYRG"
    assert s.bag == bag


@pytest.mark.rule("MC-16.8")
@pytest.mark.case("T-10")
def test_an_adventurer_without_space_costs_a_corruption_card_instead():
    s = placed(arrange(quiet(), pool="RGBYK"), RIGHT_OUTER)
    give_corruption(s, s.peddler, "K", "KK")
    recruit(s, hush)
    assert len(pool(s)) == 6
    assert len(me(s).corruption) == 1
    assert len(s.corruption_gone) == 1
    assert len(me(s).staff) > 0


@pytest.mark.rule("MC-16.8")
@pytest.mark.case("T-11")
def test_a_full_pool_without_corruption_is_no_error():
    s = placed(arrange(quiet(), pool="RGBYKR"), RIGHT_OUTER)
    bag, hired = s.bag, len(me(s).staff)
    recruit(s, hush)
    assert s.bag == bag
    assert len(me(s).staff) == hired + 1


@pytest.mark.rule("MC-16.31")
def test_an_empty_bag_costs_no_corruption_card():
    s = placed(arrange(quiet(), pool="RG", bag=""), RIGHT_OUTER)
    give_corruption(s, s.peddler, "K")
    recruit(s, hush)
    assert len(me(s).corruption) == 1


@pytest.mark.rule("MC-16.11")
@pytest.mark.rule("MC-16.12")
@pytest.mark.case("T-12")
def test_sponsorship_pays_two_gold_a_customer_each_time():
    s = arrange(quiet(), halls=(1, 4, 1, 1))
    deal(s, "8", "14")
    me(s).hour = 2
    run(s, PeddlerTurn())
    assert me(s).gold == 16
    assert me(s).hour == 5
    s = arrange(quiet(), halls=(1, 4, 1, 1))
    s.flags = replace(s.flags, gold_less=True)
    sponsor(s, 1, hush)
    assert me(s).gold == 8


def goes(shelf, hour=5, hours=3, **where):
    s = placed(arrange(quiet(), **where), RIGHT_OUTER)
    me(s).shelf, me(s).hour, s.hours = shelf, hour, hours
    return s, run(s, Advance(s.peddler))


@pytest.mark.rule("MC-16.13")
@pytest.mark.rule("MC-16.29")
@pytest.mark.case("T-13")
def test_with_three_goods_it_uses_clock_hands():
    s, seen = goes(colours("sR", "sG", "sB"))
    assert [event.hour for event in told(seen, HandUsed)] == [5, 7]
    assert len(me(s).corruption) == 2
    assert not told(seen, Loaded)
    assert me(s).hour == 8
    assert why(seen)[0] == "3 Good(s) on its shelf: it uses the Clock Hand."


@pytest.mark.rule("MC-16.13")
@pytest.mark.case("T-14")
def test_with_four_goods_it_never_does():
    s, seen = goes(colours("sR", "sG", "sB", "sY"))
    assert len(told(seen, Loaded)) == 2
    assert not me(s).corruption
    assert me(s).hour == 8


@pytest.mark.rule("MC-16.17")
@pytest.mark.case("T-15")
def test_a_double_icon_is_two_loads_of_which_the_second_sees_the_first():
    boats = ("", "", "", "", "RR", "GGG")
    s, seen = goes(colours("sR", "sG", "sB", "sY"), 9, 1, boats=boats, pool="KYY")
    assert [(letters([event.adventurer]), event.boat) for event in told(seen, Loaded)] == [
        ("Y", 5),
        ("Y", 4),
    ]
    assert s.berths[3] == 5
    assert pool(s) == "K"


@pytest.mark.rule("MC-16.14")
@pytest.mark.case("T-16")
def test_the_rightmost_good_with_a_customer_in_the_pool_decides():
    s = placed(arrange(quiet(), pool="RBK"), RIGHT_OUTER)
    me(s).shelf = colours("sB", "lR", "sG")
    seen = run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "R"
    assert pool(s) == "BK"
    assert "From the right, its large red Good is the first with a Warrior in the pool." in why(seen)


@pytest.mark.rule("MC-16.14")
@pytest.mark.case("T-17")
def test_without_a_match_a_rogue_of_the_pool_boards():
    s = placed(arrange(quiet(), pool="RK"), RIGHT_OUTER)
    me(s).shelf = colours("sY")
    run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "K"
    assert pool(s) == "R"


@pytest.mark.rule("MC-16.14")
@pytest.mark.case("T-18")
def test_without_match_and_rogue_somebody_is_drawn():
    s = placed(arrange(quiet(), pool="RG", bag="B"), RIGHT_OUTER)
    me(s).shelf = colours("sY")
    run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "B"
    assert pool(s) == "RG"
    assert s.drawn == -1


@pytest.mark.rule("MC-16.14")
@pytest.mark.case("T-19")
def test_with_an_empty_shelf_a_rogue_boards():
    s = placed(arrange(quiet(), pool="RK"), RIGHT_OUTER)
    run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "K"


FULL_LEFT = ("RRRR", "GGGG", "BBBB", "", "", "")


@pytest.mark.rule("MC-16.15")
@pytest.mark.rule("MC-16.25")
@pytest.mark.case("T-20")
def test_where_no_boat_of_the_half_has_a_seat_the_other_half_counts():
    s = placed(arrange(quiet(), FULL_LEFT, docked={0: 0, 1: 1}, bag="Y"), LEFT_INNER)
    seen = run(s, PeddlerLoads())
    assert letters(s.boats[3]) == "Y"
    assert "Location left, inner; no boat with a seat on that half: the right inner boat." in why(seen)


@pytest.mark.rule("MC-16.15")
@pytest.mark.rule("MC-16.17")
@pytest.mark.rule("MC-16.25")
@pytest.mark.case("T-21")
def test_outermost_counts_among_boats_at_sea_with_a_seat():
    s = placed(arrange(quiet(), ("RRRR", "GG", "B", "", "", ""), docked={0: 0}, bag="Y"), LEFT_OUTER)
    run(s, PeddlerLoads())
    assert letters(s.boats[1]) == "GGY"


@pytest.mark.rule("MC-16.16")
@pytest.mark.case("T-22")
def test_a_taken_berth_gives_way_to_the_other_of_the_boats_own_side():
    boats = ("RRRR", "GGGG", "BBBB", "YYY", "GGGG", "")
    s = placed(arrange(quiet(), boats, docked={0: 0, 1: 1, 2: 4}, bag="R"), LEFT_INNER)
    seen = run(s, PeddlerLoads())
    assert s.berths == (0, 1, 4, 3)
    said = "The right berth of the Black Market is taken: the boat docks at the berth of the Right Pier."
    assert said in why(seen)


@pytest.mark.rule("MC-16.26")
def test_with_both_berths_of_its_side_taken_a_boat_stays_at_sea():
    boats = ("", "", "", "YYY", "GGGG", "RRRR")
    s = placed(arrange(quiet(), boats, docked={2: 4, 3: 5}, bag="R"), "7")
    assert told(run(s, PeddlerLoads()), StaysAtSea) == [StaysAtSea(1, 3)]


@pytest.mark.rule("MC-16.14")
@pytest.mark.rule("MC-16.28")
@pytest.mark.parametrize(
    ("shelf", "inside", "bag", "reason"),
    [
        ((), "RK", "B", "It has no Goods: it takes a Rogue of the pool."),
        ((), "RG", "B", "It has no Goods, no Rogue is in the pool: it draws from the bag."),
        ((), "", "", "It has no Goods, no Rogue is in the pool, and the bag is empty."),
        (("sY",), "RK", "", "Nobody in the pool wants its Goods: it takes a Rogue of the pool."),
        (("sY",), "R", "", "Nobody in the pool wants its Goods, no Rogue is there, and the bag is empty."),
    ],
)
def test_it_says_why_it_takes_whom(shelf, inside, bag, reason):
    s = placed(arrange(quiet(), pool=inside, bag=bag), RIGHT_OUTER)
    me(s).shelf = colours(*shelf)
    seen = run(s, PeddlerLoads())
    assert why(seen)[0] == reason
    lines = [GAME.log(event, -1) for event in seen]
    assert all(line.rule.startswith("MC-16.") for line in lines if line and line.seat == s.peddler)


@frozen
class Does(Step):
    """Something that the Peddler does within a turn."""

    what: Callable[[MerchantsCove, Tell], None]

    def run(self, s, tell):
        self.what(s, tell)


@pytest.mark.rule("MC-16.10")
@pytest.mark.rule("MC-16.30")
@pytest.mark.parametrize(
    ("inside", "bag", "reason", "rule_"),
    [
        ("RG", "B", "an Adventurer comes into the pool instead.", "MC-16.10"),
        ("RGBYRG", "B", "and the pool is full: nothing comes.", "MC-16.30"),
        ("RGBYRG", "", "and the pool is full: nothing comes.", "MC-16.30"),
        ("RG", "", "and the bag is empty: nothing comes.", "MC-16.10"),
    ],
)
def test_it_says_what_comes_for_a_good_without_space(inside, bag, reason, rule_):
    s = placed(arrange(quiet(), pool=inside, bag=bag), RIGHT_OUTER)
    me(s).shelf = colours(*["sR"] * 8)
    (said,) = told(run(s, Does(lambda s, tell: procure(s, colours("lB"), tell))), Said)
    assert english(said.why).endswith(reason)
    assert said.rule == rule_


@pytest.mark.rule("MC-16.24")
@pytest.mark.parametrize("left", [4, 3, 2, 1, 0])
def test_it_says_where_it_hires(left):
    s = placed(arrange(quiet(), bag=""), RIGHT_OUTER)
    s.town, s.town_deck = s.town[:left], []
    said = told(run(s, Does(recruit)), Said)[0]
    assert said.rule == ("MC-16.7" if left == 4 else "MC-16.24")
    assert ("nearest" in english(said.why)) == (0 < left < 4)


@pytest.mark.rule("MC-16.28")
def test_nothing_is_taken_where_no_boat_has_a_seat_or_the_bag_is_empty():
    boats = ("RRRR", "GGGG", "RRRR", "GGGG", "BBBB", "YYYY")
    s = placed(arrange(quiet(), boats, docked={0: 0, 1: 1, 2: 4, 3: 5}, pool="RK"), RIGHT_OUTER)
    run(s, PeddlerLoads())
    assert pool(s) == "RK"
    s = placed(arrange(quiet(), pool="R", bag=""), RIGHT_OUTER)
    assert told(run(s, PeddlerLoads()), NobodyCame) == [NobodyCame(1, full=False)]
    assert s.boats == ((),) * 6


def sells(shelf, boats, docked, **where):
    s = arrange(quiet(), boats, docked=docked, **where)
    me(s).shelf = shelf
    return s, run(s, PeddlerSells())


@pytest.mark.rule("MC-16.18")
@pytest.mark.case("T-24")
def test_it_sells_at_the_first_pier_even_if_the_black_market_pays_more():
    s, seen = sells(colours("lR"), ("RGGB", "RRRG", "", "", "", ""), {0: 0, 1: 1})
    assert [(event.pier, event.gold) for event in told(seen, Sold)] == [(0, 4)]
    assert not me(s).corruption


@pytest.mark.rule("MC-16.18")
@pytest.mark.case("T-25")
def test_any_number_of_sales_at_the_black_market_costs_one_card():
    s, seen = sells(colours("sR", "sR", "lB"), ("RGGY", "RRBK", "", "", "", ""), {0: 0, 1: 1})
    assert [event.gold for event in told(seen, Sold)] == [4, 4, 6]
    assert len(me(s).corruption) == 1
    s, _ = sells(colours("sR", "sR"), ("", "RRBK", "", "", "", ""), {1: 1})
    s.flags = replace(s.flags, black_each=True)
    assert len(me(s).corruption) == 1


@pytest.mark.rule("MC-16.18")
@pytest.mark.case("T-26")
def test_what_nobody_wants_stays_on_the_shelf_and_its_pool_pays_all_the_same():
    s, seen = sells(colours("sG"), ("RRRR", "", "", "", "", ""), {1: 0}, pool="G", halls=(1, 3, 1, 1))
    assert not told(seen, Sold)
    assert me(s).shelf == colours("sG")
    assert me(s).gold == 3


@pytest.mark.rule("MC-16.19")
@pytest.mark.case("T-02")
def test_the_pool_of_the_sheets_example_pays_twelve_gold():
    s, seen = sells((), ("",) * 6, {}, pool="RRGYK", halls=(3, 4, 1, 2))
    assert me(s).gold == 12
    assert pool(s) == "RRGYK"
    assert "Warriors in the pool: 2. Hall of the Warriors: 3. That is 6 gold." in why(seen)


@pytest.mark.rule("MC-16.32")
def test_in_the_market_unsold_goods_close_up_and_corruption_comes_before_the_pool_pays():
    s, seen = sells(
        colours("sG", "sR", "lY", "sR"), ("RRBK", "", "", "", "", ""), {1: 0}, pool="B", halls=(1, 1, 5, 1)
    )
    assert me(s).shelf == colours("sG", "lY")
    kinds = [type(event).__name__ for event in seen if not isinstance(event, Said)]
    assert kinds == ["Sold", "Sold", "Corrupted", "Sponsored"]
    assert me(s).gold == 4 + 4 + 5


@pytest.mark.rule("MC-16.20")
@pytest.mark.rule("MC-16.33")
@pytest.mark.case("T-27")
def test_cleanup_makes_one_deck_of_all_its_cards():
    s = quiet()
    deal(s, "3")
    board = stall(s)
    board.discards, board.deck = (board.deck[0], board.deck[1]), board.deck[2:]
    before = sorted([*board.deck, *board.discards, board.right])
    gather(s, hush)
    assert sorted(board.deck) == before == cards_of(s)
    assert board.deck != before
    assert (board.right, board.left, board.discards) == (-1, -1, ())
    s = quiet()
    s.day = 3
    deal(s, "3", "4")
    run(s, Cleanup())
    assert len(stall(s).deck) == 16


@pytest.mark.rule("MC-16.20")
@pytest.mark.rule("MC-16.36")
@pytest.mark.case("T-29")
def test_its_icons_count_like_a_players():
    s = arrange(quiet(), halls=(5, 1, 1, 1), lair=4)
    me(s).staff = (4 * 3, 20)
    give_corruption(s, s.peddler, "KK", "")
    icons = [box.TOWNSFOLK[n].icons for n in me(s).staff]
    assert icons == ["RG", "RK"]
    assert GAME.scores(s)[1] == (5 + 1) + (5 - 4) - 8
    me(s).staff = (next(n for n, c in enumerate(box.TOWNSFOLK) if c.icons == "RR"), 20)
    assert GAME.scores(s)[1] == 5 * 3 - 4 - 8


def test_the_case_t_29_of_the_document_itself():
    s = arrange(quiet(), halls=(5, 1, 1, 1), lair=4)
    assert gold_for(s, (2, 0, 0, 0, 1)) + gold_for(s, (0, 0, 0, 0, 2)) == -2


@pytest.mark.rule("MC-16.21")
@pytest.mark.case("T-30")
def test_with_robbers_it_moves_nobody():
    s = placed(arrange(quiet(), ("RG", "GG", "", "", "", "RR"), pool="K"), RIGHT_OUTER)
    s.rogue = box.ROBBERS
    seen = run(s, PeddlerLoads())
    assert letters(s.boats[5]) == "RRK"
    assert not told(seen, Moved)
    assert not any(isinstance(step, Robbers) for step in s.flow)


@pytest.mark.rule("MC-16.21")
@pytest.mark.case("T-31")
def test_it_always_sells_to_cultists():
    s = arrange(quiet(), ("", "", "", "", "", "KRRR"), docked={3: 5})
    s.rogue = box.CULTISTS
    me(s).shelf = colours("sG")
    seen = run(s, PeddlerSells())
    assert [(event.gold, event.rogues) for event in told(seen, Sold)] == [(2, 1)]
    assert len(me(s).corruption) == 1


@pytest.mark.rule("MC-16.21")
@pytest.mark.case("T-32")
def test_criminals_mean_nothing_to_it():
    s = arrange(quiet(), ("", "", "", "", "", "KRRR"), docked={3: 5})
    me(s).shelf = colours("sG", "sR")
    seen = run(s, PeddlerSells())
    assert [event.good for event in told(seen, Sold)] == list(colours("sR"))
    assert not me(s).corruption


@pytest.mark.rule("MC-16.8")
@pytest.mark.case("T-34")
def test_it_hires_a_ninth_townsperson_without_ability_or_hours():
    s = placed(quiet(), RIGHT_OUTER)
    give_corruption(s, s.peddler, "K")
    for _ in range(9):
        recruit(s, hush)
    assert len(me(s).staff) >= 9
    assert me(s).shelf == ()
    assert me(s).hour == 1
    assert s.hours == 0


@pytest.mark.rule("MC-16.23")
def test_the_cards_halves():
    cards = box.PEDDLER_CARDS
    for kept, once in ((cards[:16], 5), ((*cards[4:16], *cards[16:]), 2)):
        places = [(each.side, each.depth) for each in kept]
        assert all(places.count(place) == 4 for place in places)
        assert [each.times for each in kept].count(1) == once
    for each in cards:
        assert each.place_hours in (1, 2)
        assert each.action_hours == 1
    for hard in cards[16:]:
        basic = next(each for each in cards if each.id == hard.replaces)
        assert (hard.side, hard.depth, hard.action) == (basic.side, basic.depth, basic.action)


@pytest.mark.rule("MC-16.23")
def test_by_an_option_the_halves_are_the_other_way_round():
    s = quiet(peddler_cards="mirrored")
    deal(s, "5", "10")
    me(s).hour = 2
    stall(s).left = stall(s).deck.pop()
    assert [card_id(n) for n in halves(s)] == ["5", "10"]
    run(s, PeddlerActs(1, 1))
    assert me(s).shelf == colours("sR", "sB")


@pytest.mark.rule("MC-16.24")
def test_an_empty_place_of_the_town_square_means_the_nearest_card():
    s = placed(quiet(), RIGHT_OUTER)
    s.town_deck.clear()
    s.town, second = s.town[:2], s.town[1]
    recruit(s, hush)
    assert me(s).staff[-1] == second
    s.town = ()
    hired = len(me(s).staff)
    recruit(s, hush)
    assert len(me(s).staff) == hired
    assert len(pool(s)) == 4


def test_every_step_of_a_turn_is_told_with_its_rule():
    s = start()
    while s.flow and not isinstance(s.flow[-1], Market):
        s.flow.pop()
    seen = run(s, PeddlerTurn())
    rules = {event.rule for event in told(seen, Said)}
    assert {"MC-16.6", "MC-16.12"} <= rules
    assert all(english(event.why) for event in told(seen, Said))
