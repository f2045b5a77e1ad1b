"""RM-7 and RM-10.9: drawing, and what may be kept."""

from __future__ import annotations

import pytest

from tabletop.games.river_market.rules.ch04_moving import Move
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.games.river_market.rules.ch07_drawing import Discard, Draw, Keep, TooManyCards, TooManyGoods
from tabletop.games.river_market.rules.ch08_booths import Done
from tabletop.games.river_market.rules.supply import Give
from tests.games.river_market import book as events
from tests.games.river_market.positions import (
    COIN,
    F,
    L,
    T,
    V,
    ask,
    card,
    goods,
    happened,
    hired,
    hold,
    now,
    play,
    refused,
    run,
    short_deck,
    solo,
    start,
)


@pytest.mark.rule("RM-7.1")
@pytest.mark.rule("RM-7.2")
@pytest.mark.parametrize(("seats", "n"), [(2, 2), (3, 1), (4, 1)])
def test_two_cards_are_drawn_by_two_players_and_one_by_more(seats, n):
    s = start(seats)
    before, top = s.players[0].hand, s.deck[-n:][::-1]
    told = run(s, Draw(0), Move(1))
    assert told == [events.CardsDrawn(0, (one,)) for one in top]
    assert s.players[0].hand == (*before, *top)[-len(before) - n :]


@pytest.mark.rule("RM-7.1")
def test_against_the_rival_two_cards_are_drawn():
    s = solo()
    hold(s, 0)
    run(s, Draw(0), Move(0))
    assert len(s.players[0].hand) == 2


@pytest.mark.rule("RM-7.2")
def test_more_than_six_cards_are_discarded():
    s = start(3)
    hand = hold(s, 0, "gardener", "angler", "greeter", "peddler", "toolbox", "full_net")
    top = s.deck[-1]
    told = run(s, Draw(0), Move(1))
    assert told == [events.CardsDrawn(0, (top,))]
    assert now(s) == TooManyCards(0, 1)
    assert refused(s, Discard(s.deck[0]))[0] == "RM-7.2"
    assert refused(s, Rest())[0] == "RM-7.2"
    assert play(s, Discard(hand[2])) == [events.CardDiscarded(0, hand[2])]
    assert (len(s.players[0].hand), s.discards) == (6, (hand[2],))
    assert now(s) == Move(1)
    hold(s, 0, "gardener", "angler", "greeter", "peddler", "toolbox")
    run(s, Draw(0), Move(1))
    assert now(s) == Move(1)
    assert len(s.players[0].hand) == 6


@pytest.mark.rule("RM-7.3")
def test_more_than_nine_goods_are_given_back_by_choice_and_coins_are_not():
    s = start()
    goods(s, 0, "VVVVFFFCCCL", 30)
    ask(s, Keep(0), Move(1))
    assert now(s) == TooManyGoods(0)
    assert refused(s, Give(T)) == ("RM-7.3", "You have no Tools.")
    assert refused(s, Give(COIN)) == ("RM-7.3", "You may keep all your coins, $30: give up goods.")
    assert refused(s, Done())[0] == "RM-7.3"
    assert play(s, Give(V)) == [events.GoodDiscarded(0, V)]
    play(s, Give(L))
    assert (s.players[0].goods, s.players[0].coins, now(s)) == ((3, 3, 3, 0, 0), 30, Move(1))


@pytest.mark.rule("RM-7.3")
def test_where_there_is_only_one_kind_it_goes_by_itself():
    s = start()
    goods(s, 0, "T" * 12)
    told = run(s, Keep(0), Move(1))
    assert told == [events.GoodDiscarded(0, T)] * 3
    assert s.players[0].goods == (0, 0, 0, 9, 0)


@pytest.mark.rule("RM-10.9")
def test_the_bookkeeper_draws_one_more_and_discards_one():
    s = start(3)
    hold(s, 0, "toolbox")
    hired(s, 0, "bookkeeper")
    run(s, Draw(0), Move(1))
    assert now(s) == TooManyCards(0, 1)
    assert len(s.players[0].hand) == 3
    assert "RM-10.9" in now(s).rules_now(s)
    play(s, Discard(card("toolbox")))
    assert now(s) == Move(1)
    hold(s, 0, "gardener", "angler", "greeter", "peddler", "toolbox", "full_net")
    run(s, Draw(0), Move(1))
    assert now(s) == TooManyCards(0, 2)
    play(s, Discard(card("gardener")), Discard(card("angler")))
    assert len(s.players[0].hand) == 6


@pytest.mark.rule("RM-10.9")
@pytest.mark.rule("RM-7.4")
def test_a_bookkeeper_who_could_draw_but_one_card_discards_one():
    s = start(3)
    hired(s, 0, "bookkeeper")
    hold(s, 0, "toolbox")
    s.players[1].hand += tuple(s.deck[1:])
    del s.deck[1:]
    told = run(s, Draw(0), Move(1))
    assert happened(told, events.NothingToDraw) == [events.NothingToDraw(0)]
    assert (len(s.players[0].hand), now(s)) == (2, TooManyCards(0, 1))


@pytest.mark.rule("RM-7.4")
def test_an_empty_deck_is_made_of_the_discards():
    s = start(3)
    s.last_turns = 4
    short_deck(s, 0)
    size = len(s.discards)
    hand = len(s.players[0].hand)
    told = run(s, Draw(0), Move(1))
    assert told[0] == events.DeckShuffled(size)
    assert (len(s.deck), s.discards) == (size - 1, ())
    assert len(s.players[0].hand) == hand + 1


@pytest.mark.rule("RM-7.4")
def test_with_nothing_left_nobody_draws():
    s = start(3)
    s.last_turns = 4
    s.players[1].hand += tuple(s.deck)
    s.deck = []
    assert run(s, Draw(0), Move(1)) == [events.NothingToDraw(0)]
    assert len(s.players[0].hand) == 4


@pytest.mark.rule("RM-7.4")
def test_the_new_deck_is_in_a_chance_order():
    s = start(3)
    s.last_turns = 4
    short_deck(s, 0)
    before = list(s.discards)
    run(s, Draw(0), Move(1))
    drawn = s.players[0].hand[-1]
    assert sorted([*s.deck, drawn]) == sorted(before)
    assert [*s.deck, drawn] not in (before, before[::-1])


@pytest.mark.rule("RM-7.3")
def test_goods_are_counted_after_drawing():
    s = start(3)
    hold(s, 0, "gardener", "angler", "greeter", "peddler", "toolbox", "full_net")
    goods(s, 0, "VVVVVVVVVF")
    run(s, Draw(0), Move(1))
    play(s, Discard(card("gardener")))
    assert now(s) == TooManyGoods(0)
    play(s, Give(F))
    assert now(s) == Move(1)
