"""RM-14: the Rival, card by card."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Said
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch04_moving import Move, Play
from tabletop.games.river_market.rules.ch05_visiting import Use, Wade
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.games.river_market.rules.ch08_booths import Done, Gain, Gaining
from tabletop.games.river_market.rules.ch14_rival import Place, RivalSpot, RivalTurn, RivalZoom, Send
from tabletop.games.river_market.state import NO_GOODS
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import (
    C_SW,
    DOCK,
    GARDEN,
    PIER,
    POND,
    SWAP_MEET,
    WEAVER,
    A,
    B,
    D,
    F,
    built,
    card,
    collected,
    happened,
    hold,
    legal,
    now,
    on_top,
    play,
    refused,
    run,
    said,
    short_deck,
    solo,
    take,
)

ZOOM = ("greeter", 1)
"""The Greeter that shows Zoom: the only card that is no Booth and does."""


def turn(s, *words):
    """The Rival's turn, with these cards on the deck; what happened up to the next choice."""
    on_top(s, *words)
    return run(s, RivalTurn(), Move(0))


def pawn(s):
    """Where the Rival stands."""
    return s.players[s.rival].pawn


def zoom_on_top(s):
    """Put the Zoom that is no Booth on the deck."""
    one = card(*ZOOM)
    take(s, one)
    s.deck.append(one)


@pytest.mark.rule("RM-14.5")
@pytest.mark.rule("RM-14.6")
@pytest.mark.case("RM-01")
def test_a_helper_with_step_4_goes_into_the_collection_and_moves_the_rival_4():
    s = solo()
    (angler,) = on_top(s, "angler")
    size = len(s.deck)
    told = run(s, RivalTurn(), Move(0))
    assert pawn(s) == DOCK
    assert (s.collection, len(s.deck)) == ((angler,), size - 1)
    assert told[0] == events.RivalDrew(1, angler)
    assert told[1] == events.RivalKept(1, angler, 1)
    steps = happened(told, events.PawnMoved)
    assert [(one.booth, one.ahead) for one in steps] == [(PIER, 3), (WEAVER, 2), (POND, 1), (DOCK, 0)]
    assert said(told) == ["RM-14.6", "RM-14.6"]
    assert now(s) == Move(0)


@pytest.mark.rule("RM-14.5")
@pytest.mark.parametrize("rival", [0, 1])
def test_the_rival_has_a_turn_after_each_of_yours(rival):
    s, you = solo(rival=rival), 1 - rival
    hold(s, you)
    on_top(s, "toolbox", "full_net", "angler")
    told = play(s, Wade(PIER), Done(), Rest())
    kinds = [type(event) for event in told]
    assert kinds.index(events.CardsDrawn) < kinds.index(events.RivalDrew)
    assert now(s) == Move(you)
    assert s.players[you].hand == (card("toolbox"), card("full_net"))
    assert (s.turn, s.collection) == (2, (card("angler"),))


@pytest.mark.rule("RM-14.7")
@pytest.mark.case("RM-02")
def test_the_rival_may_end_where_it_began():
    s = solo()
    six = card("gardener", 1)
    take(s, six)
    s.deck.append(six)
    told = run(s, RivalTurn(), Move(0))
    assert pawn(s) == SWAP_MEET
    assert len(happened(told, events.PawnMoved)) == 6
    assert said(told) == ["RM-14.6", "RM-14.7"]
    assert english(happened(told, Said)[1].why).endswith("a full lap.")


@pytest.mark.rule("RM-14.8")
@pytest.mark.case("RM-03")
def test_with_a_zoom_you_send_the_rival_to_any_other_booth():
    s = solo()
    zoom_on_top(s)
    run(s, RivalTurn(), Move(0))
    assert now(s) == RivalZoom(0)
    assert legal(s) == [Send(booth) for booth in (PIER, WEAVER, POND, DOCK, GARDEN)]
    assert refused(s, Send(SWAP_MEET)) == (
        "RM-14.8",
        "The Rival stands on Swap Meet: a Zoom takes it to another Booth.",
    )
    assert refused(s, Send(card("carrot_cart")))[0] == "RM-1.6"
    assert refused(s, Wade(PIER))[0] == "RM-14.8"
    told = play(s, Send(POND))
    assert told[0] == events.PawnMoved(1, POND, 0, "RM-14.8")
    assert (pawn(s), len(s.collection), now(s)) == (POND, 1, Move(0))


@pytest.mark.rule("RM-14.8")
@pytest.mark.rule("RM-14.9")
def test_a_zoom_to_your_booth_pays_you():
    s = solo(rival=0)
    stand = built(s, 1, "lemonade_stand", A)
    coins = s.players[1].coins
    zoom_on_top(s)
    run(s, RivalTurn(), Move(1))
    assert now(s) == RivalZoom(1)
    told = play(s, Send(stand))
    assert happened(told, events.OwnerBonus) == [events.OwnerBonus(1, stand, 0)]
    assert s.players[1].coins == coins + 1


@pytest.mark.rule("RM-14.9")
@pytest.mark.case("RM-04")
def test_the_rival_on_your_booth_pays_you():
    s = solo()
    stand = built(s, 0, "lemonade_stand", A)
    s.players[1].pawn = PIER
    coins = s.players[0].coins
    turn(s, "oar_hand")
    assert pawn(s) == stand
    assert s.players[0].coins == coins + 1


@pytest.mark.rule("RM-14.9")
def test_the_rival_only_pays_where_it_ends():
    s = solo()
    built(s, 0, "lemonade_stand", A)
    told = turn(s, "angler")
    assert pawn(s) == POND
    assert not happened(told, events.OwnerBonus)


@pytest.mark.rule("RM-14.15")
def test_the_rival_takes_nothing_on_its_own_booths_and_tiles():
    s = solo()
    built(s, 1, "lemonade_stand", A)
    told = turn(s, "gardener")
    assert pawn(s) == WEAVER
    s.players[1].pawn = PIER
    told += turn(s, "oar_hand")
    assert not happened(told, events.OwnerBonus)
    assert not happened(told, events.Gained)


@pytest.mark.rule("RM-14.10")
@pytest.mark.rule("RM-14.15")
@pytest.mark.case("RM-05")
def test_a_neutral_house_leaves_with_the_booth_and_the_collection():
    s = solo()
    kept = collected(s, 3)
    (cart,) = on_top(s, "carrot_cart")
    told = run(s, RivalTurn(), Move(0))
    assert s.row == "RNRNRNRNR"
    assert s.discards == (cart, *kept)
    assert (s.collection, pawn(s), s.owners, len(s.ring)) == ((), SWAP_MEET, {}, 6)
    assert told == [
        events.RivalDrew(1, cart),
        told[1],
        events.NeutralGone(1, "RM-14.10"),
        events.CardGone(1, cart),
        events.CollectionGone(1, kept, "RM-14.10"),
    ]
    assert said(told) == ["RM-14.10"]
    assert s.drawn == -1


@pytest.mark.rule("RM-14.10")
def test_of_an_empty_collection_nothing_is_told():
    s = solo()
    assert not happened(turn(s, "carrot_cart"), events.CollectionGone)


@pytest.mark.rule("RM-14.11")
@pytest.mark.rule("RM-14.12")
@pytest.mark.rule("RM-14.15")
@pytest.mark.parametrize(
    ("booth", "spot"),
    [
        pytest.param(DOCK, A, marks=pytest.mark.case("RM-06")),
        pytest.param(SWAP_MEET, C_SW, marks=pytest.mark.case("RM-07")),
    ],
)
def test_the_rival_builds_free_where_the_step_counts_to(booth, spot):
    s = solo()
    s.row, s.players[1].pawn = "RNRNRNRNR", booth
    kept = collected(s, 2)
    (bucket,) = on_top(s, "minnow_bucket")
    told = run(s, RivalTurn(), Move(0))
    assert s.owners == {bucket: 1}
    assert (s.row, s.drawn) == ("NRNRNRNR", -1)
    assert s.ring.index(bucket) == {A: 3, C_SW: 6}[spot]
    assert (s.collection, s.discards) == ((), kept)
    assert (pawn(s), s.players[1].goods) == (booth, NO_GOODS)
    assert told[2:] == [
        events.Built(1, bucket, spot, free=True, rule="RM-14.12"),
        events.CollectionGone(1, kept, "RM-14.11"),
    ]
    assert said(told) == ["RM-14.12"]


@pytest.mark.rule("RM-14.12")
@pytest.mark.case("RM-08")
def test_where_a_zoom_booth_of_the_rival_stands_is_your_choice():
    s = solo()
    s.row = "RNRNRNRNR"
    kept = collected(s, 2)
    ferry = card("ferry_landing")
    turn(s, "ferry_landing")
    assert now(s) == RivalSpot(0, ferry)
    assert legal(s) == [Place(spot) for spot in (A, B, C_SW, D)]
    assert refused(s, Place(4))[0] == "RM-2.3"
    assert refused(s, Rest())[0] == "RM-14.12"
    told = play(s, Place(D))
    assert told[:2] == [
        events.Built(1, ferry, D, free=True, rule="RM-14.12"),
        events.CollectionGone(1, kept, "RM-14.11"),
    ]
    assert (s.ring[0], s.owners, s.row, s.collection) == (ferry, {ferry: 1}, "NRNRNRNR", ())
    assert now(s) == Move(0)


@pytest.mark.rule("RM-14.13")
@pytest.mark.rule("RM-14.6")
@pytest.mark.case("RM-09")
def test_five_cards_make_an_event_and_take_a_neutral_house_along():
    s = solo()
    kept = collected(s, 4)
    top = s.events[-1]
    told = turn(s, "angler")
    assert pawn(s) == DOCK
    assert s.discards == (*kept, card("angler"))
    assert s.row == "RNRNRNRNR"
    assert now(s) == RivalSpot(0, top)
    assert now(s).rules_now(s)[0] == "RM-14.13"
    assert told[-2] == events.EventDrawn(1, top)
    order = [type(event) for event in told if not isinstance(event, Said)]
    assert order[-4:] == [
        events.PawnMoved,
        events.CollectionGone,
        events.NeutralGone,
        events.EventDrawn,
    ]
    assert said(told) == ["RM-14.6", "RM-14.6", "RM-14.13", "RM-14.13"]
    told = play(s, Place(B))
    assert told[0] == events.Built(1, top, B, free=True, rule="RM-14.13")
    assert (s.row, s.owners, len(s.events), s.collection) == ("NRNRNRNR", {top: 1}, 5, ())


@pytest.mark.rule("RM-14.13")
@pytest.mark.case("RM-10")
def test_an_event_takes_the_rivals_house_alone_where_it_is_first():
    s = solo()
    s.row = "RNRNRNRNR"
    collected(s, 4)
    turn(s, "angler")
    play(s, Place(A))
    assert s.row == "NRNRNRNR"


@pytest.mark.rule("RM-14.13")
@pytest.mark.rule("RM-9.2")
@pytest.mark.rule("RM-14.15")
def test_you_take_the_opening_gift_of_the_rivals_event_and_it_takes_none():
    s = solo()
    derby = card("fishing_derby")
    s.events.remove(derby)
    s.events.append(derby)
    collected(s, 4)
    turn(s, "angler")
    told = play(s, Place(A))
    assert happened(told, events.Gained) == [events.Gained(0, (0, 2, 0, 0, 0), 0, 0, "RM-9.2")]
    assert s.players[1].goods == NO_GOODS


@pytest.mark.rule("RM-14.13")
@pytest.mark.rule("RM-14.9")
@pytest.mark.case("RM-11")
def test_the_owner_bonus_comes_before_the_event():
    s = solo()
    grand = built(s, 0, "grand_pavilion", A)
    s.players[1].pawn = PIER
    collected(s, 4)
    turn(s, "crate_of_greens")
    assert now(s) == Gaining(0, grand, 1, NO_GOODS, False)
    assert len(s.collection) == 5
    play(s, Gain(F))
    assert isinstance(now(s), RivalSpot)
    assert s.collection == ()


@pytest.mark.rule("RM-14.13")
def test_four_cards_are_not_five():
    s = solo()
    collected(s, 3)
    turn(s, "angler")
    assert (len(s.collection), len(s.events), s.row, now(s)) == (4, 6, box.SOLO.row, Move(0))


@pytest.mark.rule("RM-14.14")
@pytest.mark.case("RM-13")
def test_without_a_house_the_booth_and_the_collection_are_discarded():
    s = solo()
    s.row, s.last_turns, s.causes = "", 1, (names.RIVAL,)
    kept = collected(s, 3)
    (cart,) = on_top(s, "carrot_cart")
    told = run(s, RivalTurn(), Move(0))
    assert (s.discards, s.collection, s.owners) == ((cart, *kept), (), {})
    assert said(told) == ["RM-14.14"]


@pytest.mark.rule("RM-16.8")
def test_with_the_option_a_skipped_build_keeps_the_collection():
    s = solo(skipped_build="keep")
    s.row, s.last_turns, s.causes = "", 1, (names.RIVAL,)
    kept = collected(s, 3)
    turn(s, "carrot_cart")
    assert (s.collection, s.discards) == (kept, (card("carrot_cart"),))
    s.row = "NR"
    turn(s, "tool_bench")
    assert s.collection == ()


@pytest.mark.rule("RM-14.14")
@pytest.mark.case("RM-14")
def test_without_a_house_five_cards_bring_no_event():
    s = solo()
    s.row, s.last_turns, s.causes = "", 1, (names.RIVAL,)
    collected(s, 4)
    told = turn(s, "angler")
    assert pawn(s) == DOCK
    assert (len(s.discards), s.collection, len(s.events)) == (5, (), 6)
    assert said(told)[-1] == "RM-14.14"
    assert now(s) == Move(0)


@pytest.mark.rule("RM-14.14")
def test_without_an_event_no_house_is_taken():
    s = solo(houses="6")
    events_ = [built(s, 0, box.CARDS[one].word, A) for one in box.EVENTS]
    assert len(events_) == 6
    collected(s, 4)
    told = turn(s, "angler")
    assert (s.row, s.collection) == (box.SOLO.row, ())
    assert [english(event.why) for event in happened(told, Said)][-1] == (
        "The Event deck is empty: nothing is built."
    )


@pytest.mark.rule("RM-14.5")
@pytest.mark.rule("RM-7.4")
def test_the_rival_shuffles_an_empty_deck_anew_and_without_cards_has_no_turn():
    s = solo()
    s.last_turns = 1
    short_deck(s, 0)
    size = len(s.discards)
    told = run(s, RivalTurn(), Move(0))
    assert told[0] == events.DeckShuffled(size)
    s = solo()
    s.last_turns = 1
    s.players[0].hand += tuple(s.deck)
    s.deck = []
    told = run(s, RivalTurn(), Move(0))
    assert said(told) == ["RM-14.5"]
    assert (len(told), s.drawn, s.collection) == (1, -1, ())


@pytest.mark.rule("RM-14.2")
def test_you_may_use_a_booth_of_the_rivals_after_it_was_built():
    s = solo()
    s.row = "RNRNRNRNR"
    turn(s, "lemonade_stand")
    stand = card("lemonade_stand")
    assert s.owners == {stand: 1}
    (zoom,) = hold(s, 0, "grand_pavilion")
    coins = s.players[0].coins
    play(s, Play(zoom, stand), Use())
    assert s.players[0].coins == coins + 5


@pytest.mark.rule("RM-16.1")
def test_in_gaps_the_rival_builds_so_many_booths_on_and_you_choose_any_gap():
    s = solo(end_spots="gaps")
    s.row, s.players[1].pawn = "RNRNRNRNR", DOCK
    turn(s, "minnow_bucket")
    bucket = card("minnow_bucket")
    assert s.ring == (GARDEN, SWAP_MEET, bucket, PIER, WEAVER, POND, DOCK)
    s.row = "R"
    turn(s, "ferry_landing")
    assert legal(s) == [Place(spot) for spot in range(7)]
    assert english(now(s).prompt(s)).endswith("choose one of 7 places for it.")
