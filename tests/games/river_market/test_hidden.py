"""RM-1.8: what is hidden, what adds up, what cannot be undone; effects, log and clock."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.described import GameEvent, log, outcome_text
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Choice, apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.game import GAME, determinize, progress_text, round_of, seen, view
from tabletop.games.river_market.invariants import invariant_errors
from tabletop.games.river_market.rules.ch03_setup import setup
from tabletop.games.river_market.rules.ch04_moving import Play, Zoom
from tabletop.games.river_market.rules.ch05_visiting import Use, VisitBooth, Wade
from tabletop.games.river_market.rules.ch06_acting import Act, Build, Hire, Rest, UseFind
from tabletop.games.river_market.rules.ch14_rival import RivalZoom, Send
from tabletop.games.river_market.state import HIDDEN
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import (
    GARDEN,
    PIER,
    POND,
    SWAP_MEET,
    A,
    ask,
    built,
    card,
    collected,
    goods,
    hired,
    hold,
    now,
    solo,
    start,
    take,
)


@pytest.mark.rule("RM-1.8")
def test_other_hands_and_the_deck_are_hidden_and_nothing_else():
    s = start(3)
    built(s, 1, "carrot_cart", A)
    s.discards = (s.deck.pop(),)
    v = view(s, 1)
    assert v.deck == [HIDDEN] * len(s.deck)
    assert [p.hand for p in v.players] == [(HIDDEN,) * 4, s.players[1].hand, (HIDDEN,) * 4]
    assert (v.discards, v.owners, v.ring, v.chance) == (s.discards, s.owners, s.ring, 0)
    for n, p in enumerate(v.players):
        p.hand = s.players[n].hand
    assert v.players == s.players


@pytest.mark.rule("RM-1.8")
def test_the_event_deck_is_hidden_and_the_collection_is_not():
    s = solo()
    kept = collected(s, 3)
    del s.deck[:2]
    v = view(s, 0)
    assert (v.events, v.collection) == ([HIDDEN] * 6, kept)


@pytest.mark.rule("RM-1.8")
@pytest.mark.parametrize("options", [{}, {"deck": "helpers"}])
def test_a_guess_deals_what_is_not_seen_and_keeps_events_apart(options):
    s = solo(**options)
    collected(s, 2)
    found = set()
    for seed in range(12):
        g = determinize(view(s, 0), 0, seed)
        assert invariant_errors(g) == []
        assert view(g, 0) == view(s, 0)
        assert sorted(g.events) == list(box.EVENTS)
        assert g.chance != s.chance
        found.add((*g.deck, *g.events))
    assert len(found) == 12
    t = start(4)
    g = determinize(view(t, 2), 2, 5)
    assert invariant_errors(g) == []
    assert g.players[2].hand == t.players[2].hand
    assert g.players[0].hand != t.players[0].hand


@pytest.mark.rule("RM-1.8")
def test_all_cards_that_lie_open_are_seen():
    s = solo()
    kept = collected(s, 2)
    cart = built(s, 0, "carrot_cart", A)
    hired(s, 0, "gardener")
    s.discards = (s.deck.pop(),)
    s.drawn = s.deck.pop()
    expected = {*s.players[0].hand, *kept, cart, card("gardener"), *s.discards, s.drawn}
    assert seen(view(s, 0)) - {HIDDEN} == expected


SPOILT = {
    "a card twice": lambda s: s.deck.append(s.deck[0]),
    "a card lost": lambda s: s.deck.pop(),
    "debt": lambda s: setattr(s.players[0], "coins", -1),
    "goods below none": lambda s: setattr(s.players[0], "goods", (0, 0, -1, 0, 0)),
    "a house lost": lambda s: setattr(s.players[0], "houses", 4),
    "a pawn beside the river": lambda s: setattr(s.players[0], "pawn", card("carrot_cart")),
    "a Booth without a house": lambda s: setattr(s, "ring", (*s.ring, card("carrot_cart"))),
    "tiles in another order": lambda s: setattr(s, "ring", s.ring[::-1]),
    "banks of other lengths": lambda s: setattr(s, "north", 2),
    "a row that never was": lambda s: setattr(s, "row", "RRNR"),
    "a Rival with coins": lambda s: setattr(s.players[1], "coins", 1),
    "a Rival with houses": lambda s: setattr(s.players[1], "houses", 5),
    "a Booth of the Rival's for no house": lambda s: (
        s.owners.update({s.deck[-1]: 1}),
        setattr(s, "ring", (*s.ring, s.deck.pop())),
    ),
    "an Event in the deck": lambda s: s.deck.append(s.events.pop()),
    "a Booth for a Helper": lambda s: (s.deck.remove(3), setattr(s.players[0], "helpers", (3,))),
}


@pytest.mark.rule("RM-1.1")
@pytest.mark.parametrize("fault", SPOILT)
def test_what_does_not_add_up_is_found(fault):
    s = solo()
    hold(s, 0)
    assert invariant_errors(s) == []
    SPOILT[fault](s)
    assert invariant_errors(s)


@pytest.mark.rule("RM-1.1")
def test_faults_of_helpers_collections_and_rivals_who_do_not_play():
    s = start()
    s.row = "NR"
    assert invariant_errors(s)
    s = start()
    hired(s, 0, "gardener")
    other = card("gardener", 1)
    take(s, other)
    s.players[0].helpers += (other,)
    assert any("Helpers" in fault for fault in invariant_errors(s))
    s = solo()
    collected(s, 6)
    assert any("collection of 6" in fault for fault in invariant_errors(s))


def test_what_uses_chance_or_shows_hidden_things_is_final():
    every = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, GameEvent)}
    shows = {events.CardsDrawn, events.DeckShuffled, events.RivalDrew, events.EventDrawn}
    assert {kind for kind in every if kind.final} == shows


def test_a_move_can_be_taken_back_until_a_card_is_drawn():
    match = Match(GAME, Setup(3, ("person", "person")))
    seat = match.state.first
    match.play(Wade(PIER))
    match.play(Use())
    assert match.undo_target([seat]) == 1
    match.play(Rest())
    assert match.undo_target([seat]) is None


def test_every_choice_of_the_table_is_a_choice_and_everything_else_runs_by_itself():
    assert {step.__name__ for step in GAME.steps if issubclass(step, Choice)} == {
        "Move",
        "VisitBooth",
        "Gaining",
        "Swapping",
        "ForLily",
        "Selling",
        "Act",
        "Paying",
        "TooManyCards",
        "TooManyGoods",
        "RivalZoom",
        "RivalSpot",
        "Question",
    }


OPTIONS = [
    {},
    {"end_spots": "gaps", "lilies": "plain"},
    {"deck": "helpers", "own_visits": "on", "houses": "6", "leftovers": "best"},
    {"gifts": "off", "skipped_build": "keep"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [("person",) * 2, ("person",) * 4, ("rival:normal", "person")])
def test_at_every_choice_the_quick_list_is_what_the_rules_leave_of_all_tries(seats, options, seed):
    chance = Random(seed)
    s = setup(Setup(seed, seats, tuple(options.items())))
    run_until_choice(s)
    while (asked := pending_choice(s)) is not None:
        quick = asked.legal_actions(s)
        assert quick == [action for action in asked.candidate_actions(s) if asked.check(s, action) is None], (
            asked
        )
        apply_action(s, chance.choice(quick))
        assert invariant_errors(s) == []
    assert s.last_turns == 0
    assert s.causes


def test_effects_tell_of_gains_owners_costs_and_points():
    s = start()
    cart = built(s, 1, "carrot_cart", A)
    assert english(outcome_text(s, Wade(PIER))) == "2 Fish"
    assert english(outcome_text(s, Zoom(cart))) == "4 Veggie(s); Owner bonus for Player 2: 1 Veggie(s)"
    (zoom,) = hold(s, 0, "grand_pavilion")
    assert english(outcome_text(s, Play(zoom, POND))) == "1 Lily(s) and $1"
    s.players[0].pawn = GARDEN
    assert english(outcome_text(s, Play(zoom, SWAP_MEET))) == "Up to 3 swap(s)"
    ask(s, VisitBooth(0))
    assert english(outcome_text(s, Use())) == "2 Veggie(s)"
    grand, gardener, pass_, shake = hold(s, 0, "grand_pavilion", "gardener", "ferry_pass", "handshake")
    hired(s, 0, "carpenter")
    goods(s, 0, "VVVFFCCTTT", 9)
    s.hire_off = 1
    ask(s, Act(0))
    assert english(outcome_text(s, Build(grand, A))) == "6 VP for 9 good(s)"
    assert english(outcome_text(s, Hire(gardener))) == "1 VP for $2"
    assert english(outcome_text(s, UseFind(pass_))) == "$1 and 1 Zoom token(s)"
    assert english(outcome_text(s, UseFind(shake))) == "Build for 2 goods less, or hire for $2 less"
    assert english(outcome_text(s, Rest())) == ""


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("pickle_barrel", "1 Veggie(s) for $2, up to 3 times"),
        ("chowder_kettle", "$6 for 1 Veggie(s) and 1 Fish"),
        ("job_board", "Hire for $4 less"),
        ("timber_yard", "Build for 3 good(s) less"),
        ("puppet_stage", "$2 and $1 for each own Booth, at most $6"),
        ("rowboat_rental", "Up to 3 Booth(s) on"),
        ("card_table", "3 card(s)"),
        ("grand_pavilion", "4 good(s) of your choice"),
    ],
)
def test_effects_of_visits(word, told):
    s = start()
    booth = built(s, 0, word, A)
    assert english(outcome_text(s, Zoom(booth))) == told
    s = start(own_visits="on")
    built(s, 0, word, A)
    both = english(outcome_text(s, Zoom(booth)))
    assert both.startswith(f"{told}; Owner bonus for you: ")


def test_sending_the_rival_to_your_booth_tells_your_bonus():
    s = solo()
    cart = built(s, 0, "carrot_cart", A)
    ask(s, RivalZoom(0))
    assert english(outcome_text(s, Send(cart))) == "Owner bonus for you: 1 Veggie(s)"
    assert english(outcome_text(s, Send(POND))) == ""


def test_the_log_names_a_drawn_card_to_its_seat_only():
    told = events.CardsDrawn(1, (card("gardener"),))
    own, other = log(told, 1), log(told, 0)
    assert own is not None
    assert other is not None
    assert (english(own.text), own.pieces) == ("Draws Gardener", (f"card:{card('gardener')}",))
    assert (english(other.text), other.pieces) == ("Draws 1 card(s)", ())


def test_clock_and_names():
    s = start(3)
    assert (english(progress_text(s)), round_of(s), now(s).seat) == ("Round 1", 1, 0)
    s.turn = 4
    assert english(progress_text(s)) == "Round 2"
    s.last_turns, s.causes = 2, (names.DECK,)
    assert english(progress_text(s)) == "Round 2, 2 more turn(s) to come"


def test_a_seat_is_called_by_the_name_typed_for_it():
    s = start()
    cart = built(s, 1, "carrot_cart", A)
    s.names = ("", "Ada")
    assert english(outcome_text(s, Zoom(cart))).startswith("4 Veggie(s); Owner bonus for Ada")
