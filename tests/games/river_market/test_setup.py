"""RM-1 to RM-3, RM-14.1 to RM-14.4 and RM-16: what is in the box, and how a match begins."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.about import ABOUT, rival_seat
from tabletop.games.river_market.game import GAME
from tabletop.games.river_market.invariants import invariant_errors
from tabletop.games.river_market.rules.ch02_river import (
    ahead,
    counted,
    insert,
    is_north,
    onward,
    own_booths,
    owner,
    spots,
)
from tabletop.games.river_market.rules.ch03_setup import deck_of, setup_refusal
from tabletop.games.river_market.rules.ch04_moving import Move, Turn
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.games.river_market.state import NO_GOODS, Flags
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
    built,
    card,
    given,
    now,
    play,
    solo,
    start,
)


@pytest.mark.rule("RM-1.1")
@pytest.mark.rule("RM-3.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 4), (4, 4)])
def test_each_player_begins_on_the_swap_meet_with_houses_a_token_and_cards(seats, cards):
    s = start(seats)
    for p in s.players:
        assert (p.goods, p.zooms, p.houses, p.helpers, p.pawn) == (NO_GOODS, 1, 5, (), SWAP_MEET)
        assert len(p.hand) == cards
    assert s.ring == (GARDEN, SWAP_MEET, PIER, WEAVER, POND, DOCK)
    assert (s.north, s.owners, s.discards, s.row) == (3, {}, (), "")
    assert (s.build_off, s.hire_off, s.last_turns, s.causes, s.drawn) == (0, 0, -1, (), -1)
    assert invariant_errors(s) == []


@pytest.mark.rule("RM-1.2")
@pytest.mark.rule("RM-3.1")
def test_all_70_cards_are_shuffled_into_one_deck():
    s = given(("person",) * 3)
    cards = [*s.deck, *(one for p in s.players for one in p.hand)]
    assert sorted(cards) == list(range(70))
    forms = [box.CARDS[one].kind for one in cards]
    assert [forms.count(kind) for kind in ("booth", "event", "helper", "find")] == [24, 6, 24, 16]
    assert given(("person",) * 3, seed=2).deck != s.deck
    assert s.events == []


@pytest.mark.rule("RM-1.3")
def test_every_card_has_a_step_and_that_of_a_booth_counts_end_spots():
    assert all(0 <= one.step <= 6 for one in box.CARDS)
    assert all(box.CARDS[one].step <= 4 for one in (*box.BOOTHS, *box.EVENTS))
    assert max(one.step for one in box.CARDS) == 6


@pytest.mark.rule("RM-3.3")
@pytest.mark.rule("RM-3.4")
def test_coins_follow_the_turn_order_from_a_first_player_whom_chance_picks():
    firsts = set()
    for seed in range(24):
        s = given(("person",) * 4, seed=seed)
        order = [(s.first + n) % 4 for n in range(4)]
        assert [s.players[seat].coins for seat in order] == [2, 3, 4, 5]
        assert s.flow == [Turn(s.first)]
        firsts.add(s.first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("RM-3.4")
def test_turns_go_round_the_table():
    s = start(3)
    for seat in (1, 2, 0):
        s.flow = s.flow[:-1]
        while not isinstance(now(s), Move):
            s.players[now(s).seat].goods = NO_GOODS
            play(s, Rest())
        assert now(s) == Move(seat)
        assert s.turn == (seat or 3) + 1


@pytest.mark.rule("RM-2.1")
@pytest.mark.rule("RM-2.2")
def test_clockwise_is_east_on_the_north_bank_and_west_on_the_south_bank():
    s = start()
    assert ahead(s, PIER) == (WEAVER, POND, DOCK, GARDEN, SWAP_MEET)
    assert onward(s, DOCK, 1) == GARDEN
    assert onward(s, SWAP_MEET, 6) == SWAP_MEET
    assert [is_north(s, booth) for booth in s.ring] == [True, True, True, False, False, False]


@pytest.mark.rule("RM-2.3")
@pytest.mark.rule("RM-2.4")
@pytest.mark.parametrize(
    ("spot", "place", "north"), [(A, 3, True), (B, 3, False), (C_SW, 6, False), (D, 0, True)]
)
def test_a_new_booth_stands_past_the_end_of_its_bank_and_the_spot_moves_outward(spot, place, north):
    s = start()
    assert spots(s) == 4
    first, second = card("carrot_cart"), card("tool_bench")
    insert(s, first, spot)
    assert s.ring.index(first) == place
    assert is_north(s, first) is north
    assert s.north == 3 + north
    insert(s, second, spot)
    order = [one for one in s.ring if one in (first, second)]
    assert order == ([first, second] if spot in (A, C_SW) else [second, first])
    assert is_north(s, second) is north
    old = [one for one in s.ring if one not in (first, second)]
    assert old == [GARDEN, SWAP_MEET, PIER, WEAVER, POND, DOCK]


@pytest.mark.rule("RM-2.5")
def test_end_spots_are_counted_clockwise_from_a_bank():
    s = start()
    assert [counted(s, SWAP_MEET, n) for n in (1, 2, 3, 4)] == [A, B, C_SW, D]
    assert [counted(s, GARDEN, n) for n in (1, 2, 3, 4)] == [A, B, C_SW, D]
    assert [counted(s, POND, n) for n in (1, 2, 3, 4)] == [C_SW, D, A, B]


@pytest.mark.rule("RM-1.6")
@pytest.mark.rule("RM-1.7")
def test_a_house_marks_its_owner_and_tiles_belong_to_nobody():
    s = start()
    cart, feast = built(s, 0, "carrot_cart"), built(s, 0, "duck_race")
    other = built(s, 1, "tool_bench")
    assert [owner(s, one) for one in (cart, feast, other, SWAP_MEET)] == [0, 0, 1, -1]
    assert (own_booths(s, 0), own_booths(s, 1)) == (2, 1)
    assert invariant_errors(s) == []


@pytest.mark.rule("RM-14.1")
@pytest.mark.rule("RM-14.2")
@pytest.mark.rule("RM-14.4")
@pytest.mark.case("RM-22")
@pytest.mark.parametrize("rival", [0, 1])
def test_a_solo_match_begins_with_an_event_deck_and_a_rival_without_anything(rival):
    s = solo(rival=rival)
    you, other = s.players[1 - rival], s.players[rival]
    assert s.rival == rival
    assert (len(s.deck), len(you.hand)) == (58, 6)
    assert sorted([*s.deck, *you.hand]) == [n for n in range(70) if n not in box.EVENTS]
    assert sorted(s.events) == list(box.EVENTS)
    assert (you.coins, you.zooms, you.houses, you.goods, you.pawn) == (2, 1, 5, NO_GOODS, SWAP_MEET)
    assert (other.goods, other.coins, other.zooms, other.houses, other.hand) == (NO_GOODS, 0, 0, 0, ())
    assert other.pawn == SWAP_MEET
    assert now(s) == Move(1 - rival)
    assert {tuple(solo(seed=n).events) for n in range(9)} != {tuple(s.events)}


@pytest.mark.rule("RM-14.3")
@pytest.mark.case("RM-21")
def test_the_house_row_is_ten_houses_by_turns_a_neutral_one_first():
    row = solo().row
    assert len(row) == 10
    assert set(row[::2]) == {"N"}
    assert set(row[1::2]) == {"R"}


@pytest.mark.rule("RM-14.2")
def test_the_rival_plays_once_and_against_one_other():
    def rule(*seats: str) -> str:
        no = setup_refusal(Setup(1, seats))
        return f"{no.rule}: {english(no.reason)}" if no else ""

    assert rule("person", "rival:normal") == ""
    assert rule("person", "person") == ""
    assert rule("rival:normal", "rival:normal").startswith("RM-14.2: The Rival can sit at one seat only")
    assert rule("person", "rival:normal", "easy") == (
        "RM-14.2: The Rival plays against one player, not with 3 seats. Choose two seats."
    )
    assert refuse_setup(GAME, Setup(1, ("person",))) is not None
    assert refuse_setup(GAME, Setup(1, ("person", "rival:normal"))) is None


@pytest.mark.rule("RM-16.2")
def test_with_six_houses_the_row_keeps_its_ten():
    assert [p.houses for p in start(3, houses="6").players] == [6, 6, 6]
    s = solo(houses="6")
    assert (s.players[0].houses, len(s.row)) == (6, 10)
    assert invariant_errors(s) == []


@pytest.mark.rule("RM-16.3")
def test_with_helpers_only_the_deck_has_forty_helpers_and_no_finds():
    s = given(("person",) * 2, deck="helpers")
    cards = [*s.deck, *(one for p in s.players for one in p.hand)]
    forms = [box.CARDS[one].kind for one in cards]
    assert [forms.count(kind) for kind in ("booth", "event", "helper", "find")] == [24, 6, 40, 0]
    assert sorted(cards) == sorted(deck_of(Flags(helpers_only=True)))


@pytest.mark.rule("RM-16.1")
def test_with_gaps_a_booth_can_stand_behind_any_other_on_its_bank():
    s = start(end_spots="gaps")
    cart, bench = card("carrot_cart"), card("tool_bench")
    assert spots(s) == 6
    insert(s, cart, 2)
    assert s.ring == (GARDEN, SWAP_MEET, PIER, cart, WEAVER, POND, DOCK)
    assert (s.north, spots(s)) == (4, 7)
    insert(s, bench, 6)
    assert s.ring[-2:] == (DOCK, bench)
    assert s.north == 4
    raft = card("lily_raft")
    insert(s, raft, 4)
    assert s.ring[4:6] == (WEAVER, raft)
    assert (s.north, is_north(s, raft)) == (4, False)


@pytest.mark.rule("RM-16.1")
def test_in_gaps_the_rivals_booth_becomes_the_one_its_step_counts_to():
    s = solo(end_spots="gaps")
    for n in (1, 2, 3, 4):
        one = s.copy()
        cart = card("carrot_cart")
        insert(one, cart, counted(one, POND, n))
        assert onward(one, POND, n) == cart


def test_what_a_list_of_games_tells_needs_no_rules():
    assert (ABOUT.id, ABOUT.seats) == ("river_market", (2, 4))
    assert [automa.levels for automa in ABOUT.automata] == [("normal",)]
    assert [option.rule for option in ABOUT.options] == [f"RM-16.{n}" for n in range(1, 9)]
    assert rival_seat(Setup(1, ("person", "rival:normal"))) == 1
    assert rival_seat(Setup(1, ("person", "hard"))) == -1
    names = GAME.names(Setup(1, ("rival:normal", "person")))
    assert [english(name) for name in names] == ["Rival", "Player 2"]
