"""RM-5, RM-8, RM-9 and RM-10.4: visits, Owner bonuses and Events."""

from __future__ import annotations

import pytest

from tabletop.engine.described import gives_up
from tabletop.engine.rules import Said
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch04_moving import Move, Zoom
from tabletop.games.river_market.rules.ch05_visiting import Landed, Swap, Use, UseSome, VisitBooth, Wade
from tabletop.games.river_market.rules.ch06_acting import Act, Build, Rest
from tabletop.games.river_market.rules.ch08_booths import Done, Gain, Gaining
from tabletop.games.river_market.state import NO_GOODS
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import (
    DOCK,
    GARDEN,
    PIER,
    POND,
    SWAP_MEET,
    WEAVER,
    A,
    C,
    D,
    F,
    T,
    V,
    ask,
    built,
    card,
    goods,
    happened,
    hired,
    hold,
    legal,
    now,
    play,
    refused,
    run,
    short_deck,
    solo,
    start,
    visit,
)


@pytest.mark.rule("RM-5.1")
@pytest.mark.rule("RM-5.2")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        (GARDEN, ((2, 0, 0, 0, 0), 0)),
        (PIER, ((0, 2, 0, 0, 0), 0)),
        (WEAVER, ((0, 0, 2, 0, 0), 0)),
        (DOCK, ((0, 0, 0, 2, 0), 0)),
        (POND, ((0, 0, 0, 0, 1), 1)),
    ],
)
def test_a_fixed_tile_gives_what_it_shows_if_you_like(tile, gained):
    s = start()
    goods(s, 0, "", 0)
    visit(s, tile)
    assert legal(s) == [Use(), Done()]
    one = s.copy()
    assert play(one, Done()) == []
    assert (one.players[0].goods, now(one)) == (NO_GOODS, Act(0))
    told = play(s, Use())
    assert told == [events.Visited(0, tile), events.Gained(0, *gained, 0, "RM-5.2")]
    assert (s.players[0].goods, s.players[0].coins) == gained
    assert now(s) == Act(0)


@pytest.mark.rule("RM-5.4")
@pytest.mark.rule("RM-8.1")
def test_the_owner_of_a_booth_is_paid_before_the_visitor_uses_it():
    s = start(3)
    cart = built(s, 2, "carrot_cart", A)
    told = visit(s, cart)
    assert told == [events.OwnerBonus(2, cart, 0), events.Gained(2, (1, 0, 0, 0, 0), 0, 0, "RM-5.4")]
    assert now(s) == VisitBooth(0)
    play(s, Done())
    assert (s.players[2].goods, s.players[0].goods) == ((1, 0, 0, 0, 0), NO_GOODS)


@pytest.mark.rule("RM-5.5")
def test_your_own_booth_gives_its_effect_and_no_owner_bonus():
    s = start()
    cart = built(s, 0, "carrot_cart", A)
    assert visit(s, cart) == []
    play(s, Use())
    assert s.players[0].goods == (4, 0, 0, 0, 0)


@pytest.mark.rule("RM-16.5")
def test_with_the_option_your_own_visit_pays_you_too():
    s = start(own_visits="on")
    cart = built(s, 0, "carrot_cart", A)
    visit(s, cart)
    play(s, Use())
    assert s.players[0].goods == (5, 0, 0, 0, 0)


@pytest.mark.rule("RM-5.4")
@pytest.mark.rule("RM-14.15")
def test_the_rivals_booths_may_be_visited_and_it_takes_nothing():
    s = solo()
    cart = built(s, 1, "carrot_cart", A)
    assert visit(s, cart) == []
    play(s, Use())
    assert (s.players[0].goods, s.players[1].goods) == ((4, 0, 0, 0, 0), NO_GOODS)


@pytest.mark.rule("RM-8.2")
@pytest.mark.rule("RM-9.1")
@pytest.mark.parametrize(
    ("word", "gained", "bonus"),
    [
        ("minnow_bucket", ((0, 4, 0, 0, 0), 0, 0), ((0, 1, 0, 0, 0), 0, 0)),
        ("lily_raft", ((0, 0, 0, 0, 3), 0, 0), ((0, 0, 0, 0, 1), 0, 0)),
        ("lemonade_stand", (NO_GOODS, 5, 0), (NO_GOODS, 1, 0)),
        ("nail_keg", ((0, 0, 0, 3, 0), 2, 0), (NO_GOODS, 1, 0)),
        ("ferry_landing", (NO_GOODS, 3, 1), (NO_GOODS, 1, 0)),
        ("quilting_bee", ((0, 0, 4, 0, 0), 0, 0), ((0, 0, 1, 0, 0), 0, 0)),
        ("boat_regatta", (NO_GOODS, 2, 1), (NO_GOODS, 1, 0)),
    ],
)
def test_booths_and_events_give_what_they_show(word, gained, bonus):
    s = start()
    goods(s, 0, "", 0)
    booth = built(s, 1, word, A)
    assert visit(s, booth)[-1] == events.Gained(1, *bonus, "RM-5.4")
    assert play(s, Use())[-1] == events.Gained(0, *gained, "RM-8.2")
    p = s.players[0]
    assert (p.goods, p.coins, p.zooms - 1) == gained


@pytest.mark.rule("RM-5.1")
@pytest.mark.rule("RM-12.2")
def test_a_visitor_may_leave_the_last_card_of_the_deck():
    s = start()
    visit(s, built(s, 1, "card_table", A))
    short_deck(s, 3)
    assert legal(s) == [Use(), UseSome(1), UseSome(2), Done()]
    assert english(gives_up(s, UseSome(2))) == "1 card(s)"
    forced, chosen = s.copy(), s
    play(forced, Use())
    assert forced.last_turns >= 0
    before = len(chosen.players[0].hand)
    assert happened(play(chosen, UseSome(2)), events.Visited)
    assert (chosen.last_turns, len(chosen.players[0].hand), len(chosen.deck)) == (-1, before + 2, 1)
    assert now(chosen) == Act(0)


@pytest.mark.rule("RM-5.1")
def test_only_of_several_cards_fewer_can_be_drawn():
    s = start()
    visit(s, built(s, 1, "card_table", A))
    for cards in (0, 3, 4):
        assert refused(s, UseSome(cards))[0] == "RM-5.1"
    visit(s, GARDEN)
    rule, why = refused(s, UseSome(1))
    assert rule == "RM-5.1"
    assert "no cards" in why


@pytest.mark.rule("RM-5.1")
@pytest.mark.rule("RM-10.4")
def test_a_visitor_takes_as_many_goods_of_choice_as_wanted_but_an_owner_all():
    s = start()
    goods(s, 0, "", 0)
    visit(s, built(s, 0, "barter_blanket", A))
    play(s, Use())
    assert now(s) == Gaining(0, s.players[0].pawn, 3, NO_GOODS, True)
    play(s, Gain(V))
    assert english(gives_up(s, Done())) == "2 good(s) of your choice"
    play(s, Done())
    assert (s.players[0].goods, now(s)) == ((1, 0, 0, 0, 0), Act(0))


@pytest.mark.rule("RM-8.4")
def test_the_card_table_lets_the_visitor_draw_three_and_the_owner_one():
    s = start()
    table = built(s, 1, "card_table", A)
    hold(s, 0)
    told = visit(s, table)
    assert len(s.players[1].hand) == 7
    assert told[-1] == events.CardsDrawn(1, s.players[1].hand[-1:])
    play(s, Use())
    assert len(s.players[0].hand) == 3


@pytest.mark.rule("RM-8.4")
@pytest.mark.parametrize("word", ["pickle_barrel", "smokehouse", "quilt_corner", "fix_it_tent"])
def test_the_owner_of_a_booth_that_buys_draws_a_card_for_a_visit(word):
    s = start()
    booth = built(s, 1, word, A)
    before = s.players[1].hand
    visit(s, booth)
    assert len(s.players[1].hand) == len(before) + 1


@pytest.mark.rule("RM-8.4")
@pytest.mark.rule("RM-12.2")
def test_the_last_card_drawn_as_owner_bonus_triggers_the_end():
    s = start()
    table = built(s, 1, "card_table", A)
    short_deck(s, 1)
    visit(s, table)
    assert (s.last_turns, s.causes) == (4, (names.DECK,))
    assert [p.zooms for p in s.players] == [2, 2]


@pytest.mark.rule("RM-8.7")
@pytest.mark.parametrize(("word", "n"), [("barter_blanket", 3), ("grand_pavilion", 4)])
def test_goods_of_your_choice_equal_or_not_and_one_for_the_owner_first(word, n):
    s = start()
    booth = built(s, 1, word, A)
    visit(s, booth)
    assert now(s) == Gaining(1, booth, 1, NO_GOODS, False)
    assert legal(s) == [Gain(V), Gain(F), Gain(C), Gain(T)]
    assert "RM-5.4" in now(s).rules_now(s)
    play(s, Gain(T))
    assert now(s) == VisitBooth(0)
    play(s, Use(), *[Gain(F)] * (n - 1), Gain(C))
    assert s.players[1].goods == (0, 0, 0, 1, 0)
    assert s.players[0].goods == (0, n - 1, 1, 0, 0)
    assert now(s) == Act(0)


@pytest.mark.rule("RM-8.9")
@pytest.mark.parametrize(("own", "coins"), [(0, 2), (1, 3), (4, 6), (5, 6)])
def test_the_puppet_stage_pays_for_own_booths_up_to_six(own, coins):
    s = start()
    stage = built(s, 1, "puppet_stage", A)
    for word in ("carrot_cart", "duck_race", "tool_bench", "lily_raft", "nail_keg")[:own]:
        built(s, 0, word, D)
    goods(s, 0, "", 0)
    visit(s, stage)
    play(s, Use())
    assert s.players[0].coins == coins


@pytest.mark.rule("RM-8.10")
def test_the_rowboat_goes_on_one_to_three_booths_and_visits_there():
    s = start(3)
    boat, cart = built(s, 1, "rowboat_rental", D), built(s, 2, "carrot_cart", A)
    goods(s, 1, "", 0)
    visit(s, boat)
    assert s.players[1].coins == 1
    assert legal(s) == [Wade(GARDEN), Wade(SWAP_MEET), Wade(PIER), Done()]
    assert refused(s, Wade(cart)) == (
        "RM-8.10",
        "The boat takes you up to 3 Booth(s) on; Carrot Cart is 4 on.",
    )
    assert refused(s, Wade(boat))[0] == "RM-8.10"
    assert refused(s, Use())[0] == "RM-5.1"
    one = s.copy()
    play(one, Done())
    assert (one.players[0].pawn, now(one)) == (boat, Act(0))
    told = play(s, Wade(PIER))
    assert told == [events.Visited(0, boat), events.PawnMoved(0, PIER, 0, "RM-8.10")]
    assert now(s) == VisitBooth(0)
    play(s, Use())
    assert s.players[0].goods == (0, 2, 0, 0, 0)


@pytest.mark.rule("RM-8.10")
@pytest.mark.rule("RM-5.4")
def test_the_owner_where_the_boat_ends_is_paid_too_and_no_boat_goes_twice():
    s = start(3)
    boat, cart = built(s, 1, "rowboat_rental", A), built(s, 2, "carrot_cart", A)
    visit(s, boat)
    told = play(s, Wade(cart))
    assert happened(told, events.OwnerBonus) == [events.OwnerBonus(2, cart, 0)]
    assert s.players[2].goods == (1, 0, 0, 0, 0)
    s.players[0].pawn = boat
    told = run(s, Landed(0, rowed=True), Act(0))
    assert now(s) == Act(0)
    assert [english(event.why) for event in happened(told, Said)] == [
        "Rowboat Rental takes nobody on a second time."
    ]


@pytest.mark.rule("RM-10.7")
def test_the_greeter_adds_a_coin_to_every_owner_bonus():
    s = start()
    cart = built(s, 1, "carrot_cart", A)
    hired(s, 1, "greeter")
    coins = s.players[1].coins
    told = visit(s, cart)
    assert told[-1] == events.Gained(1, NO_GOODS, 1, 0, "RM-10.7")
    assert s.players[1].coins == coins + 1


@pytest.mark.rule("RM-10.4")
@pytest.mark.parametrize(
    ("word", "tile", "kind"),
    [("gardener", GARDEN, V), ("angler", PIER, F), ("seamstress", WEAVER, C), ("handy_helper", DOCK, T)],
)
def test_four_helpers_add_one_to_a_visit_that_gives_their_good(word, tile, kind):
    s = start()
    hired(s, 0, word)
    visit(s, tile)
    play(s, Use())
    assert s.players[0].goods == tuple(3 if n == kind else 0 for n in range(5))
    visit(s, POND)
    play(s, Use())
    assert s.players[0].goods[kind] == 3


@pytest.mark.rule("RM-10.4")
def test_the_helpers_add_once_to_goods_of_your_choice_and_not_to_swaps_or_bonuses():
    s = start()
    blanket = built(s, 1, "barter_blanket", A)
    hired(s, 0, "gardener", "angler")
    hired(s, 1, "seamstress")
    visit(s, blanket)
    play(s, Gain(C), Use(), Gain(V), Gain(V), Gain(V))
    assert s.players[0].goods == (4, 0, 0, 0, 0)
    assert s.players[1].goods == (0, 0, 1, 0, 0)
    goods(s, 0, "")
    visit(s, blanket)
    play(s, Gain(C), Use(), Gain(V), Gain(F), Gain(F))
    assert s.players[0].goods == (2, 3, 0, 0, 0)
    goods(s, 0, "T", 0)
    visit(s, SWAP_MEET)
    play(s, Swap(T, V), Done())
    assert s.players[0].goods == (1, 0, 0, 0, 0)


@pytest.mark.rule("RM-9.2")
@pytest.mark.parametrize(
    ("word", "gift"),
    [
        ("lantern_night", ((0, 0, 0, 0, 1), 0, 0)),
        ("fishing_derby", ((0, 2, 0, 0, 0), 0, 0)),
        ("harvest_fair", ((2, 0, 0, 0, 0), 0, 0)),
        ("quilting_bee", ((0, 0, 2, 0, 0), 0, 0)),
        ("boat_regatta", (NO_GOODS, 0, 1)),
        ("duck_race", (NO_GOODS, 2, 0)),
    ],
)
def test_everybody_takes_the_opening_gift_of_an_event_the_builder_first(word, gift):
    s = start(3)
    (feast,) = hold(s, 1, word)
    v, f, c, t = box.CARDS[feast].cost
    goods(s, 1, "V" * v + "F" * f + "C" * c + "T" * t)
    ask(s, Act(1), Move(2))
    told = play(s, Build(feast, A))
    assert happened(told, events.Gained) == [events.Gained(seat, *gift, "RM-9.2") for seat in (1, 2, 0)]
    assert [p.goods for p in s.players] == [gift[0]] * 3
    assert [p.coins for p in s.players] == [2 + gift[1], 3 + gift[1], 4 + gift[1]]
    assert s.owners == {feast: 1}


@pytest.mark.rule("RM-16.7")
def test_without_the_option_events_bring_no_gift():
    s = start(gifts="off")
    (feast,) = hold(s, 0, "duck_race")
    goods(s, 0, "VVFFCCTT", 0)
    ask(s, Act(0), Move(1))
    play(s, Build(feast, A))
    assert [p.coins for p in s.players] == [0, 3]


@pytest.mark.rule("RM-9.2")
def test_a_booth_has_no_opening_gift():
    s = start()
    (cart,) = hold(s, 0, "carrot_cart")
    goods(s, 0, "FFCCTT")
    ask(s, Act(0), Move(1))
    assert not happened(play(s, Build(cart, A)), events.Gained)


@pytest.mark.rule("RM-5.1")
def test_a_whole_visit_within_a_turn():
    s = start()
    cart = built(s, 1, "carrot_cart", A)
    hold(s, 0)
    play(s, Zoom(cart), Use(), Rest())
    assert now(s) == Move(1)
    assert card("carrot_cart") == cart
    assert (s.players[0].goods, s.players[1].goods) == ((4, 0, 0, 0, 0), (1, 0, 0, 0, 0))
