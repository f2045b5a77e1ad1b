"""PM-13 and the Bonus Board's points."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games import game
from tabletop.games.public_market import components as box
from tests.games.public_market.book import (
    crab_points,
    location_points,
    logo_points,
    money_points,
    ranks,
    score,
    totals,
    verdict,
)
from tests.games.public_market.positions import ANCHOR, BOAT, FISH, WHEEL, H, card, solo, space, start

RED, YELLOW, BLUE, GREEN = range(4)
REDS = [n for n in range(30) if sum(map(box.CATCH[n].logos.count, box.LOGOS)) == 2]


def points(s, seat=0):
    return {english(part.category): part.points for part in score(s, seat)}


def poor(seats=4, **options):
    """Nobody has anything."""
    s = start(seats, **options)
    for p in s.players:
        p.money = 0
    return s


@pytest.mark.rule("PM-13.1")
@pytest.mark.rule("PM-2.2")
@pytest.mark.case("TC-45")
def test_the_four_players_of_the_example():
    s = poor()
    lights = {
        RED: ["1L1", "2L1", "4L1"],
        YELLOW: ["3L1", "3R1", "4R1"],
        BLUE: ["4L2", "4L3", "3L2"],
        GREEN: ["2L2", "2R1", "3L3", "1L2", "1L3"],
    }
    for seat, places in lights.items():
        for place in places:
            column = int(place[0])
            row = list(s.lights[column - 1])
            row[space(s, column, place[1:])] = seat
            s.lights[column - 1] = tuple(row)
    assert [location_points(s, seat) for seat in range(4)] == [15, 18, 15, 12]
    assert points(s, YELLOW)["Scoring Locations"] == 18


@pytest.mark.rule("PM-13.2")
@pytest.mark.case("TC-11")
def test_three_dollars_are_a_point():
    assert [money_points(money, 3) for money in (0, 2, 3, 11, 12)] == [0, 0, 1, 3, 4]


@pytest.mark.rule("PM-15.14")
@pytest.mark.case("TC-12")
def test_two_dollars_are_a_point_with_the_bonus():
    s = poor(shallow_waters="on")
    s.bonus[15] = 0
    for money, worth in ((0, 0), (2, 1), (3, 1), (11, 5), (12, 6)):
        s.players[0].money = money
        assert points(s)["Money"] == worth
        assert totals(s)[0] == worth


@pytest.mark.rule("PM-13.3")
@pytest.mark.rule("PM-1.9")
@pytest.mark.case("TC-08")
def test_sets_of_different_logos():
    assert [logo_points(logos) for logos in ([1, 0, 0, 0], [1, 1, 0, 0], [0, 1, 1, 1], [1, 1, 1, 1])] == [
        1,
        3,
        6,
        10,
    ]
    assert logo_points([0, 0, 0, 0]) == 0
    assert logo_points([4, 0, 0, 0]) == 4


@pytest.mark.rule("PM-13.3")
@pytest.mark.case("TC-09")
def test_sara_makes_the_largest_sets_first():
    assert logo_points([2, 3, 4, 2]) == 24


@pytest.mark.rule("PM-13.3")
def test_logos_of_cards_and_collection_locations_count_alike():
    s = poor()
    s.players[0].cards = (card("B1"), card("R8"))
    s.collected[4 + ANCHOR] = s.collected[WHEEL] = 0
    assert points(s)["Cannery Logos"] == 10 + 1
    assert points(s)["Scoring Locations"] == 0


@pytest.mark.rule("PM-13.4")
@pytest.mark.case("TC-10")
def test_crabs():
    assert [crab_points(crabs) for crabs in range(6)] == [0, 1, 3, 6, 10, 15]


@pytest.mark.rule("PM-15.11")
@pytest.mark.case("TC-75")
def test_bonus_row_one_pays_gears():
    s = poor(shallow_waters="on")
    s.players[0].gears = (3, 1, 2, 1)
    s.bonus[2] = 0
    assert points(s)["Bonus Board"] == 2


@pytest.mark.rule("PM-15.12")
@pytest.mark.case("TC-76")
def test_bonus_row_two_pays_logos_and_is_one_more_for_the_sets():
    s = poor(shallow_waters="on")
    s.bonus[5 + FISH] = 0
    s.collected[BOAT] = s.collected[WHEEL] = s.collected[ANCHOR] = 0
    assert (points(s)["Bonus Board"], points(s)["Cannery Logos"]) == (0, 10)
    s.collected[FISH] = s.collected[4 + FISH] = 0
    assert (points(s)["Bonus Board"], points(s)["Cannery Logos"]) == (2, 12)
    assert totals(s)[0] == 14
    t = poor(shallow_waters="on", row2_counts_self="on")
    t.bonus[5 + FISH] = 0
    assert points(t)["Bonus Board"] == 1


@pytest.mark.rule("PM-15.13")
@pytest.mark.case("TC-77")
def test_bonus_row_three_pays_fish_in_the_costs_of_cards():
    s = poor(shallow_waters="on")
    twos = next(n for n, one in enumerate(box.CATCH) if one.cost[1] == 2)
    s.players[0].cards = (card("B1"), twos)
    s.bonus[10 + H] = 0
    assert points(s)["Bonus Board"] == 3


@pytest.mark.rule("PM-15.14")
@pytest.mark.rule("PM-15.15")
@pytest.mark.case("TC-78")
def test_bonus_row_four():
    s = poor(shallow_waters="on")
    p = s.players[0]
    p.crabs, p.cards, p.lighthouses = 3, tuple(range(6)), 3
    found = []
    for n in (16, 17, 18, 19):
        s.bonus = [-1] * 20
        s.bonus[n] = 0
        found.append(points(s)["Bonus Board"])
    assert found == [6, 6, 8, 4]
    assert [box.BONUS[n].vp for n in (4, 9, 14, 19)] == [1, 2, 3, 4]


@pytest.mark.rule("PM-13.5")
@pytest.mark.case("TC-80")
def test_ties_go_to_the_most_cards_and_are_then_shared():
    s = poor(3)
    yellow, blue = REDS[:6], REDS[6:11]
    s.players[0].cards, s.players[1].cards = tuple(yellow), tuple(blue)
    gap = totals(s)[0] - totals(s)[1]
    s.players[1 if gap > 0 else 0].money = 3 * abs(gap)
    assert totals(s)[0] == totals(s)[1]
    assert ranks(s) == (1, 2, 3)
    assert english(verdict(s)).startswith("Player 1 wins")
    s.players[1].cards = tuple(yellow)
    s.players[0].money = s.players[1].money = 0
    assert ranks(s) == (1, 1, 3)
    assert "share the victory" in english(verdict(s))


@pytest.mark.rule("PM-13.5")
@pytest.mark.rule("PM-16.13")
def test_the_most_points_win_also_against_the_angler():
    s = solo()
    s.players[0].money, s.players[1].money = 30, 3
    assert ranks(s) == (1, 2)
    assert english(verdict(s)) == "Player 1 wins, 10 to 1."
    s.names = ("Ann",)
    assert english(verdict(s)) == "Ann wins, 10 to 1."
    s.players[1].money = 300
    assert english(verdict(s)).startswith("Solo Angler wins")
    assert game("public_market").scores(s) == (10, 100)


@pytest.mark.rule("PM-16.13")
def test_shallow_waters_in_solo_only_if_asked_for():
    assert not solo(shallow_waters="on").flags.shallow_waters
    s = solo(shallow_waters="on", solo_shallow_waters="on")
    assert s.flags.shallow_waters
    assert (s.players[0].tokens, s.players[1].tokens) == ((0, 1, 2, 3), ())
