"""RM-4, RM-10.2 and RM-10.3: the turn, and moving."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch04_moving import Move, Play, Zoom
from tabletop.games.river_market.rules.ch05_visiting import Use, VisitBooth, Wade
from tabletop.games.river_market.rules.ch06_acting import Act, Rest
from tabletop.games.river_market.rules.ch08_booths import Gain
from tests.games.river_market import book as events
from tests.games.river_market.positions import (
    C_SW,
    DOCK,
    GARDEN,
    PIER,
    POND,
    SWAP_MEET,
    WEAVER,
    A,
    V,
    ask,
    built,
    card,
    happened,
    hired,
    hold,
    legal,
    now,
    play,
    refused,
    start,
    take,
)


def ends(s, one):
    """The Booths to which this card may take the pawn."""
    return {action.booth for action in legal(s) if isinstance(action, Play) and action.card == one}


@pytest.mark.rule("RM-4.2")
@pytest.mark.parametrize("cards", [0, 1])
@pytest.mark.parametrize("zooms", [0, 1])
def test_only_ways_to_move_that_there_are_are_asked_for(cards, zooms):
    s = start()
    hold(s, 0, *["toolbox"] * cards)
    s.players[0].zooms = zooms
    told = english(now(s).prompt(s))
    assert "wade to Fishing Pier" in told
    assert ("play a card" in told, "spend a Zoom token" in told) == (bool(cards), bool(zooms))
    kinds = {type(action) for action in legal(s)}
    assert (Play in kinds, Zoom in kinds) == (bool(cards), bool(zooms))


@pytest.mark.rule("RM-4.1")
def test_a_turn_is_move_visit_act_and_draw():
    s = start()
    hold(s, 0)
    told = play(s, Wade(PIER))
    assert now(s) == VisitBooth(0)
    told += play(s, Use())
    assert now(s) == Act(0)
    told += play(s, Rest())
    assert now(s) == Move(1)
    kinds = [type(event) for event in told]
    assert kinds == [
        events.PawnMoved,
        events.Visited,
        events.Gained,
        events.Rested,
        events.CardsDrawn,
        events.CardsDrawn,
        events.TurnBegan,
    ]
    assert told[-1] == events.TurnBegan(1, 2, 0)


@pytest.mark.rule("RM-4.2")
def test_the_pawn_must_end_on_another_booth():
    s = start()
    (one,) = hold(s, 0, "oar_hand")
    for action in (Wade(SWAP_MEET), Play(one, SWAP_MEET), Zoom(SWAP_MEET)):
        assert refused(s, action) == (
            "RM-4.2",
            "Your pawn stands on Swap Meet and has to end on another Booth.",
        )
    assert refused(s, Rest())[0] == "RM-4.2"


@pytest.mark.rule("RM-4.3")
def test_wading_is_one_booth_clockwise_without_a_card():
    s = start()
    hand = s.players[0].hand
    assert [action for action in legal(s) if isinstance(action, Wade)] == [Wade(PIER)]
    assert refused(s, Wade(WEAVER)) == (
        "RM-4.3",
        "Without a card you wade 1 Booth, to Fishing Pier; Weaver Deck is 2 on.",
    )
    assert play(s, Wade(PIER)) == [events.PawnMoved(0, PIER, 0, "RM-4.3")]
    assert (s.players[0].pawn, s.players[0].hand) == (PIER, hand)


@pytest.mark.rule("RM-4.4")
@pytest.mark.case("RM-30")
def test_a_number_card_takes_the_pawn_up_to_its_step():
    s = start()
    (three,) = hold(s, 0, "gardener")
    assert ends(s, three) == {PIER, WEAVER, POND}
    assert refused(s, Play(three, DOCK)) == (
        "RM-4.4",
        "Gardener takes you up to 3 Booth(s) on; Tinker Dock is 4 on.",
    )
    other = s.deck[-1]
    assert refused(s, Play(other, PIER))[0] == "RM-4.4"
    assert refused(s, Play(other, PIER))[1].endswith("isn't in your hand.")
    told = play(s, Play(three, POND))
    assert told[:2] == [events.CardPlayed(0, three), events.PawnMoved(0, POND, 0, "RM-4.4")]
    assert (s.players[0].pawn, s.players[0].hand, s.discards) == (POND, (), (three,))


@pytest.mark.rule("RM-4.4")
@pytest.mark.case("RM-31")
def test_a_six_reaches_every_booth_of_the_first_ring_but_its_own():
    s = start()
    six = card("gardener", 1)
    hold(s, 0)
    take(s, six)
    s.players[0].hand = (six,)
    assert ends(s, six) == {GARDEN, PIER, WEAVER, POND, DOCK}


@pytest.mark.rule("RM-4.5")
def test_a_zoom_card_takes_the_pawn_anywhere():
    s = start()
    (zoom,) = hold(s, 0, "grand_pavilion")
    assert ends(s, zoom) == {GARDEN, PIER, WEAVER, POND, DOCK}
    told = play(s, Play(zoom, GARDEN))
    assert told[1] == events.PawnMoved(0, GARDEN, 0, "RM-4.5")
    assert (s.discards, s.players[0].zooms) == ((zoom,), 1)


@pytest.mark.rule("RM-4.6")
@pytest.mark.rule("RM-1.4")
def test_a_zoom_token_takes_the_pawn_anywhere_and_goes_back():
    s = start()
    assert [action.booth for action in legal(s) if isinstance(action, Zoom)] == [
        PIER,
        WEAVER,
        POND,
        DOCK,
        GARDEN,
    ]
    told = play(s, Zoom(DOCK))
    assert told[:2] == [events.ZoomSpent(0), events.PawnMoved(0, DOCK, 0, "RM-4.6")]
    assert (s.players[0].zooms, s.players[0].pawn) == (0, DOCK)
    ask(s, Move(0))
    assert refused(s, Zoom(GARDEN)) == ("RM-4.6", "You have no Zoom token to go to Garden Landing.")


@pytest.mark.rule("RM-1.6")
def test_pawns_go_only_to_booths_that_stand_on_the_river():
    s = start()
    assert refused(s, Wade(card("carrot_cart"))) == ("RM-1.6", "Carrot Cart doesn't stand on the river.")
    assert refused(s, Zoom(99)) == ("RM-1.6", "There is no Booth 99 in this game.")
    assert refused(s, Wade(card("gardener")))[0] == "RM-1.6"
    cart = built(s, 1, "carrot_cart", C_SW)
    assert Zoom(cart) in legal(s)


@pytest.mark.rule("RM-2.6")
def test_pawns_share_a_booth_and_passing_one_does_nothing():
    s = start()
    cart = built(s, 1, "carrot_cart", A)
    (four,) = hold(s, 0, "angler")
    told = play(s, Play(four, WEAVER))
    assert not happened(told, events.OwnerBonus)
    assert cart in s.ring
    s.players[1].pawn = PIER
    ask(s, Move(1))
    play(s, Zoom(WEAVER))
    assert s.players[0].pawn == s.players[1].pawn == WEAVER


@pytest.mark.rule("RM-10.2")
def test_the_oar_hand_takes_a_number_card_two_booths_further():
    s = start()
    (two,) = hold(s, 0, "backpaddler")
    hired(s, 0, "oar_hand")
    assert ends(s, two) == {PIER, WEAVER, POND, DOCK}
    assert (
        refused(s, Play(two, GARDEN))[1]
        == "Backpaddler takes you up to 4 Booth(s) on; Garden Landing is 5 on."
    )
    assert [action for action in legal(s) if isinstance(action, Wade)] == [Wade(PIER)]
    assert "RM-10.2" in now(s).rules_now(s)


@pytest.mark.rule("RM-10.3")
@pytest.mark.parametrize("length", [7, 8, 9])
def test_either_way_leads_to_no_booth_twice(length):
    s = start()
    for word in ("carrot_cart", "tool_bench", "lily_raft")[: length - 6]:
        built(s, 1, word, A)
    hold(s, 0, "angler")
    hired(s, 0, "backpaddler")
    reached = [action.booth for action in legal(s) if isinstance(action, Play)]
    assert reached == [*s.ring[2:], *s.ring[:1]]


@pytest.mark.rule("RM-10.3")
def test_the_backpaddler_lets_a_number_card_go_the_other_way():
    s = start()
    (one,) = hold(s, 0, "oar_hand")
    hired(s, 0, "backpaddler")
    assert ends(s, one) == {PIER, GARDEN}
    assert refused(s, Play(one, DOCK)) == (
        "RM-4.4",
        "Oar Hand takes you up to 1 Booth(s) either way; Tinker Dock is 4 on.",
    )
    assert "RM-10.3" in now(s).rules_now(s)
    hired(s, 0, "oar_hand")
    (one,) = hold(s, 0, "town_crier")
    hired(s, 0, "oar_hand")
    assert ends(s, one) == {PIER, WEAVER, POND, DOCK, GARDEN}


def test_a_choice_answers_an_action_it_does_not_ask_for():
    s = start()
    rule, why = refused(s, Gain(V))
    assert rule == "RM-4.2"
    assert why.startswith("“Take 1 Veggie(s)” has to wait. Move on from Swap Meet: wade to Fishing Pier")
    assert box.LIMITS.hand == 6
