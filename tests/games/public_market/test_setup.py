"""PM-1 to PM-3: what is in the box, setting up, and the round."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import pending_choice
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import english
from tabletop.games import game
from tabletop.games.public_market import components as box
from tabletop.games.public_market.invariants import invariant_errors
from tests.games.public_market import book as events
from tests.games.public_market.book import (
    Bid,
    Day,
    Decline,
    Fish,
    GiveUp,
    MoveBoat,
    PlaceBid,
    Sell,
    TakeScrap,
)
from tests.games.public_market.positions import given, happened, legal, line, now, play, run, solo, start


@pytest.mark.rule("PM-1.1")
@pytest.mark.rule("PM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_box_seats_two_to_five_and_everything_adds_up(seats):
    s = start(seats)
    assert invariant_errors(s) == []
    assert [p.lighthouses for p in s.players] == [7] * seats
    assert sum(scrap.count for scrap in box.SCRAPS) == 40
    assert len(box.CHESTS) == 9


def test_one_seat_or_six_are_refused_with_the_numbers():
    for seats in (1, 6):
        no = refuse_setup(game("public_market"), Setup(1, ("person",) * seats))
        assert no is not None
        assert str(seats) in english(no.reason)


@pytest.mark.rule("PM-1.3")
def test_the_bank_never_runs_out():
    s = start(3)
    s.players[s.owners[s.track[0]]].money = 9999
    play(s, Bid(s.track[0], 4, 0))
    assert max(p.money for p in s.players) == 9991


@pytest.mark.rule("PM-2.1")
@pytest.mark.rule("PM-2.6")
def test_day_side_full_supplies_and_the_boat_at_the_first_column():
    s = start(4)
    assert (s.dusk, s.scraps, s.boat) == (0, [10, 10, 10, 10], 0)
    assert len(s.chests) == 5


@pytest.mark.rule("PM-2.2")
@pytest.mark.parametrize(("seats", "side"), [(2, "2-3"), (3, "2-3"), (4, "4-5"), (5, "4-5")])
def test_the_side_of_the_scoring_locations_follows_the_players(seats, side):
    s = start(seats)
    assert s.side == side
    assert [len(lights) for lights in s.lights] == [4 if side == "2-3" else 6] * 4


@pytest.mark.rule("PM-2.3")
@pytest.mark.rule("PM-1.7")
def test_two_contracts_lie_in_each_column():
    s = start(4)
    assert [len(column) for column in s.contracts] == [2] * 4
    for n, column in enumerate(s.contracts):
        assert {box.CONTRACTS[one].column for one in column} == {n + 1}
    assert len({start(4, seed=seed).contracts for seed in range(6)}) > 1


@pytest.mark.rule("PM-2.4")
@pytest.mark.rule("PM-2.5")
@pytest.mark.rule("PM-2.8")
@pytest.mark.rule("PM-14.3")
@pytest.mark.case("TC-46")
@pytest.mark.parametrize(
    ("seats", "stacks", "tiles", "money"),
    [
        (2, [7, 7, 6, 6], 1, 15),
        (3, [6, 6, 6, 6], 1, 12),
        (4, [7, 7, 7, 7], 2, 12),
        (5, [7, 7, 7, 7], 2, 12),
    ],
)
def test_stacks_collection_locations_and_money(seats, stacks, tiles, money):
    s = start(seats)
    assert [len(stack) + 1 for stack in s.stacks] == stacks
    assert len(s.collected) == 4 * tiles
    for p in s.players:
        assert (p.money, p.fish, p.gears, p.cube, p.crabs) == (money, (0,) * 4, (0,) * 4, -1, 0)
        assert p.chest >= 0


@pytest.mark.rule("PM-2.5")
@pytest.mark.rule("PM-1.8")
def test_blue_cards_lie_on_red_ones_and_the_top_one_is_face_up():
    for seats, blue in ((3, 3), (5, 4)):
        s = start(seats)
        for stack, shown in zip(s.stacks, s.open, strict=True):
            whole = [*stack, shown]
            assert [one >= 16 for one in whole] == [True] * 3 + [False] * blue


@pytest.mark.rule("PM-14.3")
def test_with_the_option_each_stack_has_three_red_cards_for_two():
    s = start(2, red_2p="3333")
    assert [len(stack) + 1 for stack in s.stacks] == [6] * 4


@pytest.mark.rule("PM-2.7")
@pytest.mark.rule("PM-14.2")
@pytest.mark.rule("PM-16.2")
@pytest.mark.case("TC-47")
def test_the_bag_after_setting_up():
    assert [len(start(seats).bag) for seats in (2, 3, 4, 5)] == [35, 50, 50, 50]
    s = solo()
    assert len(s.bag) == 45
    assert len(s.left_out) == 5
    assert len(start(2).left_out) == 15
    assert [len(column) for column in s.ocean] == [5] * 4


@pytest.mark.rule("PM-2.9")
def test_chance_chooses_the_first_player():
    assert {now(start(4, seed=seed)).seat for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("PM-3.1")
def test_a_round_is_bidding_action_repopulation_and_navigation():
    s = start(3)
    told = []
    for location in (0, 0, 0):
        told += play(s, Bid(s.track[next(n for n, m in enumerate(s.track) if m >= 0)], location, 0))
    while now(s).rule != "PM-11.1":
        action = next((a for a in legal(s) if isinstance(a, (Fish, Sell, GiveUp))), legal(s)[0])
        told += play(s, action)
    told += play(s, MoveBoat(2))
    kinds = [type(event) for event in told]
    order = [events.BidPlaced, events.WentFishing, events.ColumnFilled, events.BoatMoved, events.RoundBegan]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert s.round == 2


@pytest.mark.rule("PM-3.2")
def test_first_clockwise_then_from_left_to_right_along_the_line():
    s = start(4)
    first = now(s).seat
    for n in range(4):
        assert now(s).seat == (first + n) % 4
        play(s, Bid(now(s).meeple, 0, 0))
    s = start(4)
    line(s)
    s.track = [2, 0, -1, -1, 3, 1, -1, -1]
    run(s, Day())
    for seat in (2, 0, 3, 1):
        assert now(s).seat == seat
        play(s, Bid(seat, 0, 0))
        if isinstance(pending_choice(s), PlaceBid):
            continue


@pytest.mark.rule("PM-3.3")
def test_five_meeples_find_places_on_dock_and_market():
    s = start(5)
    assert len(s.track) == 10
    while isinstance(now(s), PlaceBid):
        play(s, Bid(now(s).meeple, 0, 0))
    told = []
    while now(s).rule != "PM-11.1":
        told += play(s, next((a for a in legal(s) if isinstance(a, (Fish, Sell))), legal(s)[0]))
    assert [event.space for event in happened(told, events.WentFishing)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("PM-4.7")
def test_a_scrap_taken_is_held_and_counts_no_fish_yet():
    s = start(3)
    seat = now(s).seat
    play(s, Bid(now(s).meeple, 3, 0), TakeScrap(2))
    assert s.players[seat].held == (2,)
    assert s.players[seat].fish == (0, 0, 0, 0)
    assert s.scraps == [10, 10, 9, 10]
    assert s.players[seat].placed == ()


def test_names_options_and_refused_setups():
    of = game("public_market")
    names = [english(name) for name in of.names(Setup(1, ("person", "angler:hard")))]
    assert names == ["Player 1", "Solo Angler"]
    for seats in (("person", "person", "angler:normal"), ("angler:easy", "angler:hard")):
        no = refuse_setup(of, Setup(1, seats))
        assert no is not None
        assert no.rule == "PM-16.1"
    no = refuse_setup(of, Setup(1, ("person", "person"), (("allow_flip", "maybe"),)))
    assert no is not None
    assert "maybe" in english(no.reason)
    assert refuse_setup(of, Setup(1, ("normal", "angler:easy"), (("allow_flip", "on"),))) is None


def test_declining_a_scrap_is_a_choice_of_its_own():
    s = given(("person",) * 3)
    play(s, Bid(now(s).meeple, 1, 0))
    assert Decline() in legal(s)
