"""RM-1.5, RM-6, RM-8.5, RM-8.6, RM-10 and RM-11: acting, and paying for it."""

from __future__ import annotations

import pytest

from tabletop.engine.described import say
from tabletop.engine.described import short_label as brief
from tabletop.engine.text import english
from tabletop.games.river_market.rules.ch04_moving import Move
from tabletop.games.river_market.rules.ch05_visiting import Swap, Use, Wade
from tabletop.games.river_market.rules.ch06_acting import Act, Build, Hire, Rest, UseFind
from tabletop.games.river_market.rules.ch06_paying import Paying, helper_price
from tabletop.games.river_market.rules.ch14_rival import Place
from tabletop.games.river_market.rules.supply import Give
from tabletop.games.river_market.state import NO_GOODS
from tests.games.river_market import book as events
from tests.games.river_market.positions import (
    C_SW,
    COIN,
    PIER,
    A,
    B,
    C,
    D,
    F,
    L,
    T,
    V,
    ask,
    built,
    card,
    goods,
    hired,
    hold,
    legal,
    now,
    play,
    refused,
    start,
    take,
)


@pytest.mark.rule("RM-6.1")
@pytest.mark.rule("RM-6.7")
def test_one_act_and_a_rest_brings_a_coin():
    s = ask(start(), Act(0), Move(1))
    goods(s, 0, "", 2)
    assert play(s, Rest()) == [events.Rested(0)]
    assert s.players[0].coins == 3
    assert now(s) == Move(1)


@pytest.mark.rule("RM-6.2")
@pytest.mark.rule("RM-6.8")
@pytest.mark.parametrize("spot", [A, B, C_SW, D])
def test_a_booth_is_paid_and_stands_on_any_end_spot_with_a_house(spot):
    s = start()
    goods(s, 0, "VFFCCCTT")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0), Move(1))
    told = play(s, Build(cart, spot))
    assert told == [events.GoodsPaid(0, cart, (0, 2, 2, 2, 0), False), events.Built(0, cart, spot)]
    assert s.players[0].goods == (1, 0, 1, 0, 0)
    assert (s.players[0].houses, s.players[0].hand, s.owners) == (4, (), {cart: 0})
    assert s.ring.index(cart) == {A: 3, B: 3, C_SW: 6, D: 0}[spot]
    assert s.north == (4 if spot in (A, D) else 3)


@pytest.mark.rule("RM-6.2")
@pytest.mark.rule("RM-2.3")
@pytest.mark.rule("RM-6.8")
def test_what_is_no_booth_or_not_in_the_hand_or_too_dear_is_not_built():
    s = start()
    goods(s, 0, "VFC")
    cart, gardener, net = hold(s, 0, "carrot_cart", "gardener", "full_net")
    ask(s, Act(0))
    assert refused(s, Build(gardener, A)) == (
        "RM-6.2",
        "Gardener isn't a Booth: you can only build Booths and Events.",
    )
    assert refused(s, Build(net, A))[0] == "RM-6.2"
    assert refused(s, Build(card("tool_bench"), A)) == ("RM-6.2", "Tool Bench isn't in your hand.")
    assert refused(s, Build(cart, A)) == (
        "RM-6.8",
        "Carrot Cart costs 2 Fish, 2 Cloth and 2 Tool(s); you have 2 good(s) for it.",
    )
    goods(s, 0, "FFCCTT")
    assert refused(s, Build(cart, 4)) == (
        "RM-2.3",
        "A new Booth can't go there: 5. Places on the river now: 4.",
    )
    assert refused(s, Place(A))[0] == "RM-6.1"


@pytest.mark.rule("RM-6.3")
def test_without_a_house_nothing_is_built():
    s = start()
    for word in ("tool_bench", "lily_raft", "minnow_bucket", "blanket_rack", "card_table"):
        built(s, 0, word)
    goods(s, 0, "FFCCTT")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0))
    assert refused(s, Build(cart, A)) == ("RM-6.3", "You have no house left for Carrot Cart.")


@pytest.mark.rule("RM-1.5")
@pytest.mark.case("RM-32")
def test_a_lily_pays_for_what_is_missing():
    s = start()
    goods(s, 0, "VFFCTTL")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0), Move(1))
    play(s, Build(cart, A))
    assert s.players[0].goods == (1, 0, 0, 0, 0)
    assert now(s) == Move(1)


@pytest.mark.rule("RM-1.5")
@pytest.mark.rule("RM-6.8")
def test_whoever_has_goods_and_lilies_chooses_what_to_pay():
    s = start()
    goods(s, 0, "VFFCCTTL")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0), Move(1))
    play(s, Build(cart, A))
    assert now(s) == Paying(0, cart, False, 0, NO_GOODS)
    assert s.players[0].goods == (1, 2, 2, 2, 1)
    assert legal(s) == [Give(F), Give(C), Give(T), Give(L)]
    assert refused(s, Give(V)) == (
        "RM-6.8",
        "Carrot Cart doesn't ask for Veggies: it costs 2 Fish, 2 Cloth and 2 Tool(s).",
    )
    assert refused(s, Give(COIN)) == (
        "RM-6.8",
        "Carrot Cart is paid with goods: 2 Fish, 2 Cloth and 2 Tool(s).",
    )
    play(s, Give(L))
    assert refused(s, Give(L)) == ("RM-6.8", "You have no Lilies.")
    play(s, Give(C), Give(C))
    assert now(s) == Paying(0, cart, False, 0, (0, 0, 2, 0, 1))
    told = play(s, Give(T), Give(T))
    assert told[0] == events.GoodsPaid(0, cart, (0, 1, 2, 2, 1), False)
    assert s.players[0].goods == (1, 1, 0, 0, 0)


@pytest.mark.rule("RM-6.8")
def test_no_more_of_a_kind_is_paid_than_is_asked_for():
    s = start()
    goods(s, 0, "FFFCCCTTL")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0), Move(1))
    play(s, Build(cart, A), Give(C), Give(C))
    assert refused(s, Give(C)) == (
        "RM-6.8",
        "Carrot Cart asks for 2 Cloth only, and you have paid that.",
    )
    assert english(now(s).prompt(s)) == (
        "Carrot Cart costs 2 Fish, 2 Cloth and 2 Tool(s): pay 4 more good(s), Lilies for what you like."
    )


@pytest.mark.rule("RM-6.8")
@pytest.mark.parametrize("kind", [V, F, C, T])
def test_of_each_kind_no_more_is_paid_than_asked_and_all_where_all_is_needed(kind):
    s = start()
    (board,) = hold(s, 0, "card_table")
    goods(s, 0, "VVVFFFCCCTTTL")
    ask(s, Act(0), Move(1))
    play(s, Build(board, A), Give(kind), Give(kind))
    assert refused(s, Give(kind))[1].endswith("only, and you have paid that.")
    assert [action.kind for action in legal(s)] == [n for n in range(5) if n != kind]
    s = start()
    (board,) = hold(s, 0, "card_table")
    goods(s, 0, "VVFFCCTTL".replace("VFCT"[kind], "", 1))
    ask(s, Act(0), Move(1))
    told = play(s, Build(board, A))
    assert told[0] == events.GoodsPaid(0, board, (*(1 if n == kind else 2 for n in range(4)), 1), False)
    assert (s.players[0].goods, now(s)) == (NO_GOODS, Move(1))


@pytest.mark.rule("RM-16.4")
def test_plain_lilies_stand_for_nothing_else():
    s = start(lilies="plain")
    goods(s, 0, "FFCTTL")
    (cart,) = hold(s, 0, "carrot_cart")
    ask(s, Act(0), Move(1))
    assert refused(s, Build(cart, A))[0] == "RM-6.8"
    goods(s, 0, "FFCCTTL")
    play(s, Build(cart, A))
    assert s.players[0].goods == (0, 0, 0, 0, 1)


@pytest.mark.rule("RM-8.6")
@pytest.mark.rule("RM-10.6")
@pytest.mark.rule("RM-6.8")
@pytest.mark.case("RM-33")
def test_discounts_add_up_and_the_builder_chooses_what_to_leave_out():
    s = start()
    yard = built(s, 1, "timber_yard", A)
    hired(s, 0, "carpenter")
    goods(s, 0, "VVFFCCT")
    (grand,) = hold(s, 0, "puppet_stage")
    s.players[0].pawn = PIER
    ask(s, Move(0), Act(0), Move(1))
    told = play(s, Wade(yard), Use())
    assert events.Cheaper(0, 3, 0) in told
    play(s, Build(grand, A))
    assert now(s) == Paying(0, grand, False, 4, NO_GOODS)
    assert english(now(s).prompt(s)).endswith("less 4: pay 5 more good(s).")
    play(s, Give(V), Give(V), Give(F), Give(F))
    assert now(s) == Paying(0, grand, False, 4, (2, 2, 0, 0, 0))
    assert legal(s) == [Give(C), Give(T)]
    play(s, Give(T))
    assert s.players[0].goods == (0, 0, 2, 0, 0)
    assert s.owners[grand] == 0


@pytest.mark.rule("RM-6.8")
def test_a_cost_never_falls_below_one_good_and_the_refusal_tells_the_discount():
    s = start()
    s.build_off = 6
    hired(s, 0, "carpenter")
    (cart,) = hold(s, 0, "carrot_cart")
    goods(s, 0, "V")
    ask(s, Act(0), Move(1))
    assert refused(s, Build(cart, A))[1] == (
        "Carrot Cart costs 2 Fish, 2 Cloth and 2 Tool(s), less 7; you have 0 good(s) for it."
    )
    goods(s, 0, "T")
    play(s, Build(cart, A))
    assert s.players[0].goods == NO_GOODS


@pytest.mark.rule("RM-8.6")
@pytest.mark.rule("RM-8.5")
def test_discounts_of_a_visit_end_with_the_turn():
    s = start()
    yard = built(s, 1, "timber_yard", A)
    s.players[0].pawn = PIER
    hold(s, 0)
    play(s, Wade(yard), Use())
    assert s.build_off == 3
    s.hire_off = 2
    play(s, Rest())
    assert now(s) == Move(1)
    assert (s.build_off, s.hire_off) == (0, 0)


@pytest.mark.rule("RM-6.4")
@pytest.mark.rule("RM-10.1")
def test_a_helper_is_paid_in_coins_and_stays():
    s = start()
    goods(s, 0, "VVVV", 3)
    gardener, carpenter, cart = hold(s, 0, "gardener", "carpenter", "carrot_cart")
    ask(s, Act(0), Move(1))
    assert refused(s, Hire(carpenter)) == ("RM-6.4", "Carpenter costs $5; you have $3.")
    assert refused(s, Hire(cart)) == ("RM-6.4", "Carrot Cart isn't a Helper: you can only hire Helpers.")
    assert refused(s, Hire(card("greeter"))) == ("RM-6.4", "Greeter isn't in your hand.")
    assert play(s, Hire(gardener)) == [events.Hired(0, gardener, 3)]
    p = s.players[0]
    assert (p.coins, p.helpers, p.hand) == (0, (gardener,), (carpenter, cart))


@pytest.mark.rule("RM-6.5")
def test_of_each_kind_of_helper_only_one_is_hired():
    s = start()
    goods(s, 0, "", 12)
    hired(s, 0, "gardener")
    other = card("gardener", 1)
    hold(s, 0)
    take(s, other)
    s.players[0].hand = (other,)
    ask(s, Act(0))
    assert refused(s, Hire(other)) == ("RM-6.5", "You have one Gardener already, and one of a kind is all.")


@pytest.mark.rule("RM-8.5")
@pytest.mark.rule("RM-6.8")
def test_the_job_board_makes_a_hire_cheaper_but_not_below_a_coin():
    s = start()
    board = built(s, 1, "job_board", A)
    goods(s, 0, "", 1)
    (carpenter,) = hold(s, 0, "carpenter")
    s.players[0].pawn = PIER
    ask(s, Move(0), Act(0), Move(1))
    told = play(s, Wade(board), Use(), Hire(carpenter))
    assert events.Cheaper(0, 0, 4) in told
    assert s.players[0].coins == 0
    s.hire_off = 9
    assert helper_price(s, carpenter, -1) == 1


@pytest.mark.rule("RM-6.6")
@pytest.mark.rule("RM-11.1")
@pytest.mark.parametrize(
    ("word", "gained"),
    [
        ("crate_of_greens", ((2, 0, 0, 0, 0), 0, 0)),
        ("full_net", ((0, 2, 0, 0, 0), 0, 0)),
        ("bolt_of_cloth", ((0, 0, 2, 0, 0), 0, 0)),
        ("toolbox", ((0, 0, 0, 2, 0), 0, 0)),
        ("lily_garland", ((0, 0, 0, 0, 1), 1, 0)),
        ("coin_purse", (NO_GOODS, 3, 0)),
        ("ferry_pass", (NO_GOODS, 1, 1)),
    ],
)
def test_a_find_gives_what_it_shows_and_is_discarded(word, gained):
    s = start()
    goods(s, 0, "", 0)
    (find,) = hold(s, 0, word)
    ask(s, Act(0), Move(1))
    told = play(s, UseFind(find))
    assert told == [events.FindUsed(0, find), events.Gained(0, *gained, "RM-11.1")]
    p = s.players[0]
    assert (p.goods, p.coins, p.zooms - 1) == gained
    assert (p.hand, s.discards, now(s)) == ((), (find,), Move(1))


@pytest.mark.rule("RM-6.6")
def test_only_finds_of_the_hand_are_used():
    s = start()
    (gardener,) = hold(s, 0, "gardener")
    ask(s, Act(0))
    assert refused(s, UseFind(gardener)) == ("RM-6.6", "Gardener isn't a Find: you can only use Finds.")
    assert refused(s, UseFind(card("toolbox")))[1] == "Toolbox isn't in your hand."


@pytest.mark.rule("RM-11.2")
def test_a_handshake_builds_for_two_goods_less():
    s = start()
    goods(s, 0, "FCTT", 0)
    shake, cart, net = hold(s, 0, "handshake", "carrot_cart", "full_net")
    ask(s, Act(0), Move(1))
    assert refused(s, Build(cart, B))[0] == "RM-6.8"
    play(s, UseFind(shake))
    assert now(s) == Act(0, swapped=True, shaken=shake)
    assert legal(s) == [Build(cart, spot) for spot in (A, B, C_SW, D)]
    assert refused(s, UseFind(net)) == (
        "RM-11.2",
        "The Handshake is for building or hiring, not for Full Net.",
    )
    assert refused(s, Rest())[0] == "RM-11.2"
    play(s, Build(cart, B))
    p = s.players[0]
    assert (p.goods, p.hand, s.discards, s.owners) == (NO_GOODS, (net,), (shake,), {cart: 0})
    assert now(s) == Move(1)


@pytest.mark.rule("RM-11.2")
def test_a_handshake_hires_for_two_coins_less_and_needs_something_to_do():
    s = start()
    goods(s, 0, "", 0)
    shake, gardener = hold(s, 0, "handshake", "gardener")
    ask(s, Act(0), Move(1))
    assert refused(s, UseFind(shake)) == (
        "RM-11.2",
        "Even with 2 goods or $2 less there is nothing you could build or hire.",
    )
    goods(s, 0, "", 1)
    assert english(say(s, Hire(gardener))) == "Hire Gardener for $3"
    play(s, UseFind(shake))
    assert english(say(s, Hire(gardener))) == "Hire Gardener for $1"
    assert english(brief(s, Hire(gardener))) == "Hire for $1"
    play(s, Hire(gardener))
    assert (s.players[0].coins, s.players[0].helpers, s.players[0].hand) == (0, (gardener,), ())


@pytest.mark.rule("RM-10.8")
def test_the_peddler_swaps_once_before_the_act():
    s = start()
    goods(s, 0, "VL", 2)
    hold(s, 0)
    hired(s, 0, "peddler")
    ask(s, Act(0), Move(1))
    swaps = [action for action in legal(s) if isinstance(action, Swap)]
    assert {(one.give, one.get) for one in swaps} == {
        *((V, kind) for kind in (F, C, T)),
        *((L, kind) for kind in (V, F, C, T)),
    }
    assert refused(s, Swap(V, COIN))[1].startswith("The Peddler only gives Veggies")
    assert refused(s, Swap(COIN, V))[0] == "RM-10.8"
    assert refused(s, Swap(V, L))[0] == "RM-10.8"
    assert refused(s, Swap(V, V))[1] == "The Peddler swaps Veggies for another good, not for Veggies."
    assert refused(s, Swap(C, V)) == ("RM-10.8", "You have no Cloth.")
    assert play(s, Swap(V, T)) == [events.Swapped(0, (V,), T)]
    assert s.players[0].goods == (0, 0, 0, 1, 1)
    assert refused(s, Swap(T, V)) == (
        "RM-10.8",
        "The Peddler swaps once, before all else: no Tools for Veggies any more.",
    )
    assert "RM-10.8" not in now(s).rules_now(s)
    play(s, Rest())
    assert now(s) == Move(1)


@pytest.mark.rule("RM-10.8")
def test_without_the_peddler_nothing_is_swapped_and_plain_lilies_never():
    s = start(lilies="plain")
    goods(s, 0, "VL")
    ask(s, Act(0))
    assert refused(s, Swap(V, F)) == (
        "RM-10.8",
        "Only the Peddler allows this swap (Veggies for Fish).",
    )
    hired(s, 0, "peddler")
    assert refused(s, Swap(L, F))[0] == "RM-10.8"
    assert Swap(V, F) in legal(s)


@pytest.mark.rule("RM-10.5")
def test_the_lily_keeper_brings_a_lily_for_each_build_and_hire_its_own_too():
    s = start()
    keeper, cart, gardener = hold(s, 0, "lily_keeper", "carrot_cart", "gardener")
    for action in (Hire(keeper), Build(cart, A), Hire(gardener)):
        goods(s, 0, "FFCCTT", 7)
        ask(s, Act(0), Move(1))
        told = play(s, action)
        assert told[-1] == events.Gained(0, (0, 0, 0, 0, 1), 0, 0, "RM-10.5")
        assert s.players[0].goods[L] == 1
    ask(s, Act(0), Move(1))
    play(s, Rest())
    assert s.players[0].goods[L] == 1
