"""BM-1 to BM-3: the box, setting up, and the draft."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import pending_choices, run_until_choice
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.invariants import invariant_errors
from tabletop.games.brick_and_mortar.rules.ch01_goods import add, new_store, room
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay
from tabletop.games.brick_and_mortar.rules.ch06_building import Buy, ChooseStore
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Asking, Stock, StockType

from .positions import A, C, F, build, given, legal, market, now, number, play, refused, run, start


@pytest.mark.rule("BM-1.1")
def test_the_board_has_five_docks_and_a_point_track_that_holds_every_token():
    s = given(4)
    assert len(s.market) == 5
    assert sorted(s.order) == [0, 1, 2, 3]


@pytest.mark.rule("BM-1.2")
@pytest.mark.rule("BM-1.3")
@pytest.mark.rule("BM-1.4")
@pytest.mark.rule("BM-1.5")
@pytest.mark.case("TC-36")
def test_what_is_in_the_box():
    assert (len(box.CARDS), len(box.STARTING), len(box.MARKET)) == (65, 6, 84)
    assert sum(int(note) * n for note, n in box.COUNTS.notes.items()) == 670
    assert (sum(box.COUNTS.cubes), box.COUNTS.tokens_of_five, box.COUNTS.debt_tokens) == (105, 4, 16)
    icons = [sum(face[kind] for face in box.MARKET) for kind in range(5)]
    assert icons == [138, 114, 72, 51, 45]


@pytest.mark.rule("BM-1.6")
def test_slots_cost_something_occupied_and_take_points_empty():
    assert box.BUILDING.utility == (0, 1, 2, 3)
    assert box.BUILDING.penalty == (1, 2, 3, 4)


@pytest.mark.rule("BM-1.7")
def test_a_store_shows_what_it_sells_costs_and_does():
    exporter = box.STORES[number("Exporter")]
    assert (exporter.capacity, exporter.shelves) == ((4, 4, 0, 0, 0), (2, 2, 0, 0, 0))
    assert (exporter.cost, exporter.utility, exporter.points) == (12, 1, 2)
    assert not box.STORES[number("Bank")].kinds
    means = [
        sum(getattr(box.STORES[card], key) for card in box.CARDS) / 65
        for key in ("cost", "utility", "points")
    ]
    assert means == pytest.approx([9.8, 1.06, 2.1], abs=0.05)


@pytest.mark.rule("BM-1.8")
def test_capacity_counts_all_shelves_and_items_come_in_on_top():
    store = new_store(number("Grocery Store"))
    add(store, F, 3)
    assert store.items[F] == (3, 0)
    assert (room(store, F), room(store, C), room(store, A)) == (1, 2, 0)


@pytest.mark.rule("BM-1.9")
def test_no_item_is_lost_on_its_way_from_the_market_into_a_store():
    s = start()
    build(s, 0, "Food Wholesaler")
    market(s, F=4)
    run(s, StockType(F))
    play(s, Stock(0, 3), Pay(0))
    assert s.market[F] == 1
    assert s.players[0].building[0].items[F] == (3, 0)


@pytest.mark.rule("BM-1.10")
def test_prices_by_type():
    assert box.LEAST == (1, 2, 4, 7, 10)
    assert box.MOST == (6, 8, 12, 16, 20)


@pytest.mark.rule("BM-1.11")
def test_a_dial_goes_up_to_twenty():
    s = start()
    build(s, 0, "Art Gallery")
    build(s, 1, "Art Studio")
    market(s, A=1)
    run(s, StockType(A))
    assert isinstance(now(s), Asking)
    assert [action.price for action in legal(s)] == list(range(10, 21))


@pytest.mark.rule("BM-2.1")
def test_the_market_begins_empty_and_the_year_in_january():
    s = given()
    assert s.market == (0, 0, 0, 0, 0)
    run_until_choice(s)
    assert s.month == 0


@pytest.mark.rule("BM-2.2")
@pytest.mark.case("TC-13")
def test_token_and_final_month_by_number_of_players():
    assert [(given(n).token, box.ENDS[n].month) for n in (2, 3, 4)] == [(45, 10), (45, 10), (35, 9)]


@pytest.mark.rule("BM-2.3")
def test_starting_stores_for_more_players_stay_in_the_box():
    assert [len(given(n).starting) for n in (2, 3, 4)] == [4, 5, 6]
    assert number("Mio's Corner Store") in given(3).closed


@pytest.mark.rule("BM-2.4")
@pytest.mark.rule("BM-2.6")
def test_decks_and_start_player_differ_by_chance_and_order_goes_clockwise():
    first = {given(3, seed=seed).order for seed in range(20)}
    assert first == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert len({tuple(given(seed=seed).deck) for seed in range(5)}) == 5
    assert len({tuple(given(seed=seed).store_deck) for seed in range(5)}) == 5


@pytest.mark.rule("BM-2.5")
@pytest.mark.rule("BM-2.7")
@pytest.mark.rule("BM-2.8")
def test_what_everybody_begins_with():
    s = given(4)
    for p in s.players:
        assert (p.points, p.money, len(p.hand), len(p.pack)) == (10, 15, 5, 4)
    assert len(s.row) == 4
    assert s.on_deck not in (*s.row, *s.store_deck, -1)
    assert invariant_errors(s) == []


@pytest.mark.rule("BM-2.9")
@pytest.mark.parametrize(("seats", "starting"), [(2, 2), (3, 3), (4, 4)])
def test_preset_hands_of_the_first_match(seats, starting):
    s = given(seats, first_match="on")
    last = s.players[s.order[-1]]
    assert [box.STORES[card].name.source for card in last.stores] == [
        "Art Purveyor",
        "Consignment Store",
        "Food Bank",
    ]
    assert [box.MARKET[card] for card in last.hand][1] == (0, 2, 0, 2, 0)
    run_until_choice(s)
    opened = [box.STORES[p.building[0].card].name.source for p in (s.players[seat] for seat in s.order)]
    wanted = ["Mio's Corner Store", "Kimberly's Market", "Herron's Market", "Newt's Clothing"]
    assert opened == wanted[-starting:]
    assert invariant_errors(s) == []


@pytest.mark.rule("BM-3.1")
def test_three_picks_and_the_rest_goes_to_the_left():
    s = given(3)
    run_until_choice(s)
    first = [p.pack for p in s.players]
    for seat in (2, 0, 1):
        assert refused(s, Keep(s.row[0]), seat)[0] == "BM-3.1"
        play(s, Keep(first[seat][0]), seat=seat)
    assert [p.pack for p in s.players] == [first[2][1:], first[0][1:], first[1][1:]]
    while s.month == 0:
        step = pending_choices(s)[0]
        play(s, step.legal_actions(s)[0], seat=step.seat)
    assert [len(p.stores) for p in s.players] == [3, 3, 3]
    assert len(s.face_down) == 3
    assert invariant_errors(s) == []


@pytest.mark.rule("BM-3.2")
def test_a_store_bought_from_the_hand_is_not_replaced():
    s = start()
    p, deck = s.players[0], len(s.store_deck)
    run(s, ChooseStore(0))
    play(s, Buy(p.stores[0]))
    assert len(p.stores) == 2
    assert len(s.store_deck) == deck
    assert isinstance(legal(s)[0], Pay)
