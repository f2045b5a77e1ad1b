"""RM-5.3, RM-8.3 and RM-8.8: swaps, sales and trades."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Said
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch05_visiting import ForLily, Swap, Swapping, Use
from tabletop.games.river_market.rules.ch06_acting import Act
from tabletop.games.river_market.rules.ch06_paying import Paying
from tabletop.games.river_market.rules.ch08_booths import Done, Selling
from tabletop.games.river_market.rules.supply import Give
from tabletop.games.river_market.state import NO_GOODS
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import (
    COIN,
    SWAP_MEET,
    A,
    C,
    F,
    L,
    T,
    V,
    built,
    goods,
    happened,
    legal,
    now,
    play,
    refused,
    start,
    visit,
)


@pytest.mark.rule("RM-5.3")
def test_the_swap_meet_swaps_three_times_at_its_four_rates():
    s = start()
    goods(s, 0, "VVC", 4)
    visit(s, SWAP_MEET)
    assert now(s) == Swapping(0, 3)
    told = play(s, Swap(V, F), Swap(C, COIN), Swap(COIN, T))
    assert told == [
        events.Swapped(0, (V,), F),
        events.Swapped(0, (C,), COIN),
        events.Swapped(0, (COIN, COIN), T),
    ]
    assert (s.players[0].goods, s.players[0].coins, now(s)) == ((1, 1, 0, 1, 0), 3, Act(0))


@pytest.mark.rule("RM-5.3")
@pytest.mark.parametrize(("first", "second"), [(V, V), (V, COIN), (COIN, COIN), (COIN, T)])
def test_two_resources_that_are_no_lilies_buy_one(first, second):
    s = start()
    goods(s, 0, "VVTL", 2)
    visit(s, SWAP_MEET)
    play(s, Swap(first, L))
    assert now(s) == ForLily(0, 3, (first,))
    assert refused(s, Give(L)) == ("RM-5.3", "A Lily costs 2 resources other than Lilies.")
    assert refused(s, Give(C)) == ("RM-5.3", "You have no Cloth.")
    assert refused(s, Done())[0] == "RM-5.3"
    assert play(s, Give(second)) == [events.Swapped(0, (first, second), L)]
    p = s.players[0]
    assert p.goods[L] == 2
    assert sum(p.goods[:L]) + p.coins == 3
    assert now(s) == Swapping(0, 2)
    play(s, Done())
    assert now(s) == Act(0)


@pytest.mark.rule("RM-5.3")
def test_what_the_swap_meet_does_not_swap():
    s = start()
    goods(s, 0, "LL", 1)
    visit(s, SWAP_MEET)
    assert refused(s, Swap(COIN, V)) == ("RM-5.3", "1 Veggie(s) costs $2 here; you have $1.")
    assert refused(s, Swap(COIN, L)) == ("RM-5.3", "A Lily costs 2 other resources; you have 1.")
    assert refused(s, Swap(V, F)) == ("RM-5.3", "You have no Veggies to swap.")
    assert refused(s, Swap(L, L)) == ("RM-5.3", "Swap Lilies for something else.")
    assert refused(s, Swap(COIN, COIN))[0] == "RM-5.3"
    assert [action for action in legal(s) if isinstance(action, Swap)] == [
        *(Swap(L, kind) for kind in (V, F, C, T)),
        Swap(L, COIN),
    ]
    goods(s, 0, "", 2)
    assert [action.get for action in legal(s) if isinstance(action, Swap)] == [V, F, C, T, L]
    goods(s, 0, "V", 0)
    assert Swap(V, L) not in legal(s)


@pytest.mark.rule("RM-5.3")
@pytest.mark.rule("RM-5.1")
def test_with_nothing_to_swap_nothing_is_asked():
    s = start()
    goods(s, 0, "", 1)
    told = visit(s, SWAP_MEET)
    assert now(s) == Act(0)
    assert [english(event.why) for event in happened(told, Said)] == [
        "There is nothing to trade at Swap Meet."
    ]
    goods(s, 0, "", 2)
    visit(s, SWAP_MEET)
    play(s, Swap(COIN, V))
    assert now(s) == Swapping(0, 2)
    goods(s, 0, "", 2)
    visit(s, SWAP_MEET)
    play(s, Swap(COIN, L), Give(COIN), Swap(L, V), Swap(V, F))
    assert now(s) == Act(0)


@pytest.mark.rule("RM-8.3")
@pytest.mark.rule("RM-1.5")
@pytest.mark.parametrize(
    ("word", "kind"), [("pickle_barrel", V), ("smokehouse", F), ("quilt_corner", C), ("fix_it_tent", T)]
)
def test_a_booth_buys_up_to_three_of_its_good_and_lilies_for_it(word, kind):
    s = start()
    booth = built(s, 0, word, A)
    goods(s, 0, "VFCTLLLL", 0)
    visit(s, booth)
    assert now(s) == Selling(0, booth, 3)
    assert legal(s) == [Give(kind), Give(L), Done()]
    other = (kind + 1) % 4
    name, bought, else_ = box.CARDS[booth].name, names.RESOURCE_NAMES[kind], names.RESOURCE_NAMES[other]
    rule, why = refused(s, Give(other))
    assert rule == "RM-8.3"
    assert why == f"{english(name)} buys {english(bought)}, not {english(else_)}."
    assert play(s, Give(kind)) == [events.Sold(0, kind, 2)]
    assert refused(s, Give(kind))[0] == "RM-8.3"
    play(s, Give(L), Give(L))
    assert (s.players[0].coins, s.players[0].goods[kind], s.players[0].goods[L]) == (6, 0, 2)
    assert now(s) == Act(0)


@pytest.mark.rule("RM-8.3")
@pytest.mark.rule("RM-16.4")
def test_selling_ends_when_nothing_is_left_and_plain_lilies_are_not_sold():
    s = start(lilies="plain")
    booth = built(s, 0, "pickle_barrel", A)
    goods(s, 0, "VL", 0)
    visit(s, booth)
    assert refused(s, Give(L))[0] == "RM-8.3"
    play(s, Give(V))
    assert (s.players[0].coins, now(s)) == (2, Act(0))
    told = visit(s, booth)
    assert now(s) == Act(0)
    assert len(happened(told, Said)) == 1


@pytest.mark.rule("RM-8.8")
def test_the_chowder_kettle_takes_a_lily_for_either_good():
    s = start()
    kettle = built(s, 0, "chowder_kettle", A)
    goods(s, 0, "VFL", 0)
    visit(s, kettle)
    play(s, Use())
    assert now(s) == Paying(0, kettle, True, 0, NO_GOODS)
    told = play(s, Give(L))
    assert now(s) == Paying(0, kettle, True, 0, (0, 0, 0, 0, 1))
    told = play(s, Give(V))
    assert told == [
        events.GoodsPaid(0, kettle, (1, 0, 0, 0, 1), True),
        events.Gained(0, NO_GOODS, 6, 0, "RM-8.8"),
    ]
    assert (s.players[0].goods, s.players[0].coins, now(s)) == ((0, 1, 0, 0, 0), 6, Act(0))


@pytest.mark.rule("RM-8.8")
@pytest.mark.rule("RM-1.5")
def test_festival_hats_need_a_lily_that_is_one():
    s = start()
    hats = built(s, 0, "festival_hats", A)
    goods(s, 0, "CCC", 0)
    told = visit(s, hats)
    assert now(s) == Act(0)
    assert [english(event.why) for event in happened(told, Said)] == [
        "Festival Hats asks for 1 Cloth and 1 Lily(s), more than there is."
    ]
    goods(s, 0, "LL", 0)
    visit(s, hats)
    play(s, Use())
    assert (s.players[0].goods, s.players[0].coins) == (NO_GOODS, 7)
    goods(s, 0, "CLL", 0)
    visit(s, hats)
    play(s, Use(), Give(L))
    assert now(s) == Paying(0, hats, True, 0, (0, 0, 0, 0, 1))
    play(s, Give(C))
    assert s.players[0].goods == (0, 0, 0, 0, 1)
    goods(s, 0, "CCLL", 0)
    visit(s, hats)
    play(s, Use(), Give(C))
    assert s.players[0].goods == (0, 0, 1, 0, 1)


@pytest.mark.rule("RM-8.8")
@pytest.mark.rule("RM-16.4")
def test_plain_lilies_pay_only_where_a_lily_is_asked_for():
    s = start(lilies="plain")
    hats = built(s, 0, "festival_hats", A)
    goods(s, 0, "LL", 0)
    visit(s, hats)
    assert now(s) == Act(0)
    goods(s, 0, "CL", 0)
    visit(s, hats)
    play(s, Use())
    assert (s.players[0].goods, s.players[0].coins) == (NO_GOODS, 7)
