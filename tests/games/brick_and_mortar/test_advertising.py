"""BM-7, BM-16, BM-17: Advertisement, and what is known."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Simultaneous, ignore_event, pending_choice
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import observation
from tabletop.games.brick_and_mortar.game import GAME
from tabletop.games.brick_and_mortar.invariants import invariant_errors
from tabletop.games.brick_and_mortar.rules.ch07_advertising import (
    AdvertisementPhase,
    Advertising,
    CardsPooled,
    Discard,
    DrawUp,
    Play,
    Pool,
    Redraw,
    RedrawAll,
    Redrawing,
    Research,
    draw,
)
from tabletop.games.brick_and_mortar.rules.ch07_agency import Add, Look
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import DEMAND_PILE, DOWN, HIDDEN, SUPPLY_PILE

from .positions import build, cards, deal, happened, legal, now, play, refused, run, start


def stores(s, seat, n):
    """Let a seat have so many stores without effects in this phase."""
    for name in ("Bakery", "Exporter", "Supermarket", "Art Gallery")[:n]:
        build(s, seat, name)


@pytest.mark.rule("BM-7.1")
def test_market_research_draws_two_and_discards_two():
    s = start()
    build(s, 0, "Market Research Firm")
    run(s, Research(0))
    p = s.players[0]
    assert len(p.hand) == 7
    assert refused(s, Discard(s.deck[0]))[0] == "BM-7.1"
    play(s, Discard(p.hand[0]), Discard(p.hand[1]))
    assert len(p.hand) == 5
    assert len(s.discards) == 2


@pytest.mark.rule("BM-7.2")
@pytest.mark.rule("BM-7.5")
def test_two_cards_each_are_pooled_without_owners():
    s = start()
    one, other = deal(s, 0, 1, 2, 3, 4, 5), deal(s, 1, 6, 7, 8, 9, 10)
    run(s, AdvertisementPhase())
    assert isinstance(s.flow[-1], Simultaneous)
    play(s, Play(one[0], down=False), seat=0)
    assert refused(s, Play(one[0], down=True), 0)[0] == "BM-7.2"
    assert refused(s, Done(), 0)[0] == "BM-7.2"
    play(s, Play(one[1], down=True), seat=0)
    assert pending_choice(s, 0) is None
    play(s, Play(other[3], down=True), seat=1)
    told = play(s, Play(other[4], down=True), seat=1)
    assert s.supply == (one[0],)
    assert s.demand == tuple(sorted((one[1], other[3], other[4])))
    assert [p.down for p in s.players] == [(one[1],), (other[3], other[4])]
    assert happened(told, CardsPooled) == [CardsPooled(s.supply, 3)]
    assert [len(p.hand) for p in s.players] == [5, 5]
    assert invariant_errors(s) == []


@pytest.mark.rule("BM-7.3")
def test_the_fourth_slot_lets_play_a_third_card():
    s = start()
    stores(s, 0, 4)
    s.players[0].redrawn = True
    hand = s.players[0].hand
    s.flow = [Simultaneous((Advertising(0), Advertising(1)))]
    play(s, Play(hand[0], down=False), Play(hand[1], down=True), seat=0)
    assert now(s, 0) == Advertising(0, (hand[0], hand[1] + DOWN))
    play(s, Done(), seat=0)
    assert pending_choice(s, 0) is None
    other = s.players[1].hand
    play(s, Play(other[0], down=False), Play(other[1], down=False), seat=1)
    assert len(s.players[0].played) == 2


@pytest.mark.rule("BM-7.4")
def test_the_third_slot_exchanges_one_card_or_all_once_a_month():
    s = start()
    stores(s, 0, 3)
    run(s, AdvertisementPhase())
    assert now(s) == Redrawing(0)
    hand = s.players[0].hand
    play(s, Redraw(hand[2]))
    assert s.players[0].hand[:4] == (*hand[:2], *hand[3:])
    assert s.discards == (hand[2],)
    for seat, p in enumerate(s.players):
        play(s, Play(p.hand[0], down=True), Play(p.hand[1], down=True), seat=seat)
    assert not s.flow or not isinstance(s.flow[-1], Redrawing)


@pytest.mark.rule("BM-7.4")
def test_the_exchange_may_come_after_the_cards_are_played():
    s = start()
    stores(s, 0, 3)
    run(s, AdvertisementPhase())
    play(s, Done())
    for seat, p in enumerate(s.players):
        play(s, Play(p.hand[0], down=True), Play(p.hand[1], down=True), seat=seat)
    assert now(s) == Redrawing(0)
    hand = s.players[0].hand
    assert len(hand) == 3
    play(s, RedrawAll())
    assert not set(hand) & set(s.players[0].hand)
    assert len(s.players[0].hand) == 5


@pytest.mark.rule("BM-7.6")
def test_the_agency_sees_one_pile_and_adds_a_card_to_it():
    s = start()
    build(s, 1, "Advertisement Agency")
    run(s, AdvertisementPhase())
    for seat, p in enumerate(s.players):
        play(s, Play(p.hand[0], down=True), Play(p.hand[1], down=False), seat=seat)
    assert HIDDEN in observation.view(s, 1).demand
    play(s, Look(DEMAND_PILE))
    assert observation.view(s, 1).demand == s.demand
    assert HIDDEN in observation.view(s, 0).demand
    card = s.players[1].hand[0]
    assert refused(s, Add(card, SUPPLY_PILE))[0] == "BM-7.6"
    play(s, Add(card, DEMAND_PILE))
    assert card in s.demand
    assert len(s.demand) == 3
    assert invariant_errors(s) == []


@pytest.mark.rule("BM-18.3")
def test_the_agency_may_see_both_piles():
    s = start(agency="both")
    build(s, 1, "Advertisement Agency")
    run(s, AdvertisementPhase())
    for seat, p in enumerate(s.players):
        play(s, Play(p.hand[0], down=True), Play(p.hand[1], down=False), seat=seat)
    assert refused(s, Look(SUPPLY_PILE))[0] == "BM-18.3"
    play(s, Look(DEMAND_PILE))
    card = s.players[1].hand[0]
    assert {Add(card, SUPPLY_PILE), Add(card, DEMAND_PILE)} <= set(legal(s))


@pytest.mark.rule("BM-7.7")
def test_an_empty_deck_is_made_anew_from_the_discards():
    s = start()
    s.discards, s.deck = tuple(s.deck[1:]), s.deck[:1]
    top, left = s.deck[0], set(s.discards)
    draw(s, 0, 2, "BM-7.7", lambda _s, _event: None)
    assert s.players[0].hand[-2] == top
    assert s.players[0].hand[-1] in left
    assert s.discards == ()
    run(s, DrawUp())
    assert len(s.players[0].hand) == 7


@pytest.mark.rule("BM-16.1")
@pytest.mark.rule("BM-16.2")
def test_what_is_secret_is_in_nobody_elses_view():
    s = start(3)
    run(s, AdvertisementPhase())
    hand = s.players[1].hand
    play(s, Play(hand[0], down=True), seat=1)
    for seat in (0, 2, -1):
        v = GAME.view(s, seat)
        p = v.players[1]
        assert p.money == HIDDEN
        assert {*p.hand, *p.stores, *v.deck, *v.store_deck, *v.face_down} == {HIDDEN}
        assert str(hand[0]) not in repr(v.flow[-1])
        assert (v.row, v.on_deck, v.order, p.points, p.debt) == (s.row, s.on_deck, s.order, 10, 0)
    assert GAME.view(s, 1).players[1] == s.players[1]


@pytest.mark.rule("BM-16.2")
def test_own_face_down_cards_are_remembered_and_the_others_are_not_seen():
    s = start()
    for p in s.players:
        p.played = (p.hand[0] + DOWN,)
        p.hand = p.hand[1:]
    s.flow = [DrawUp(), Pool()]
    for seat in range(2):
        assert GAME.view(s, 1 - seat).players[seat].played == (HIDDEN,)
    s.flow.pop()
    Pool().run(s, ignore_event)
    own = s.players[0].down
    assert GAME.view(s, 0).demand == (*own, HIDDEN)
    assert GAME.view(s, -1).demand == (HIDDEN, HIDDEN)


@pytest.mark.rule("BM-16.3")
def test_every_face_is_there_three_times_and_the_examples_add_up():
    assert all(box.MARKET.count(face) == 3 for face in set(box.MARKET))
    assert len(set(box.MARKET)) == 28


@pytest.mark.rule("BM-17.1")
def test_a_bid_is_asked_for_even_where_one_price_is_left_and_a_full_hand_is_not_asked_to_redraw():
    s = start()
    run(s, AdvertisementPhase())
    assert isinstance(s.flow[-1], Simultaneous)


@pytest.mark.rule("BM-16.3")
@pytest.mark.case("TC-5")
@pytest.mark.case("TC-9")
def test_sample_cards_of_the_pictures():
    def total(*faces):
        return tuple(sum(box.MARKET[card][kind] for card in cards(*faces)) for kind in range(5))

    assert total(8, 28, 28) == (5, 3, 3, 2, 2)
    assert total(3, 16, 19) == (5, 4, 0, 2, 2)
