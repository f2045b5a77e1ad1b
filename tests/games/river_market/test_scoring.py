"""RM-13, RM-10.10 and RM-15.4 to RM-15.8: points, ranks and titles."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch13_scoring import ranks, score, total_points, totals, verdict
from tabletop.games.river_market.rules.ch15_title import title
from tabletop.games.river_market.rules.ch15_title import title_phrases as phrases
from tests.games.river_market import book as names
from tests.games.river_market.positions import A, C, D, F, V, built, goods, hired, solo, start


def points(s, seat):
    """The points of a seat by rule."""
    return {part.rule: part.points for part in score(s, seat)}


@pytest.mark.rule("RM-13.1")
@pytest.mark.rule("RM-13.2")
@pytest.mark.rule("RM-13.3")
@pytest.mark.rule("RM-10.10")
@pytest.mark.case("RM-34")
def test_booths_helpers_the_town_crier_and_leftovers_are_added_up():
    s = start()
    for word in ("job_board", "timber_yard", "puppet_stage", "rowboat_rental", "grand_pavilion"):
        built(s, 0, word, D)
    hired(s, 0, "town_crier", "greeter")
    goods(s, 0, "VVFL", 4)
    assert points(s, 0) == {"RM-13.1": 26, "RM-13.2": 3, "RM-10.10": 7, "RM-13.3": 2}
    assert total_points(s, 0) == 38
    how = {part.rule: english(part.how) for part in score(s, 0)}
    assert how["RM-13.1"].startswith("Job Board 4, Timber Yard 5")
    assert how["RM-13.2"] == "Town Crier 1 and Greeter 2"
    assert how["RM-10.10"] == "5 Booths and 2 Helpers"
    assert how["RM-13.3"] == "2 Veggie(s), 1 Fish, 1 Lily(s) and $4; 1 VP for 4"


@pytest.mark.rule("RM-13.1")
@pytest.mark.rule("RM-9.1")
def test_events_count_like_booths_and_only_for_their_owner():
    s = start()
    goods(s, 0, "", 0)
    goods(s, 1, "", 0)
    built(s, 0, "duck_race", A)
    built(s, 1, "puppet_stage", A)
    assert totals(s) == (5, 5)
    assert "RM-10.10" not in points(s, 0)


@pytest.mark.rule("RM-13.3")
@pytest.mark.parametrize(("text", "coins", "vp"), [("", 3, 0), ("V", 3, 1), ("VFCT", 3, 1), ("LL", 6, 2)])
def test_four_resources_of_any_kinds_are_a_point_and_zoom_tokens_none(text, coins, vp):
    s = start()
    goods(s, 0, text, coins)
    s.players[0].zooms = 9
    assert points(s, 0)["RM-13.3"] == total_points(s, 0) == vp


@pytest.mark.rule("RM-16.6")
def test_with_the_option_two_of_the_best_kind_are_a_point():
    s = start(leftovers="best")
    goods(s, 0, "VVVFF", 2)
    assert total_points(s, 0) == 1
    goods(s, 0, "VVVFF", 5)
    assert total_points(s, 0) == 2
    assert english(score(s, 0)[-1].how).endswith("; 1 VP for 2 of the best kind")


@pytest.mark.rule("RM-13.4")
def test_ties_are_broken_by_booths_then_helpers_then_leftovers():
    s = start(3)
    for seat in range(3):
        goods(s, seat, "", 0)
    assert ranks(s) == (1, 1, 1)
    assert english(verdict(s)) == (
        "Player 1, Player 2 and Player 3 share the victory with 0 point(s) each, equal in everything."
    )
    goods(s, 1, "V")
    goods(s, 2, "V")
    assert ranks(s) == (3, 1, 1)
    assert english(verdict(s)) == (
        "Player 2 and Player 3 share the victory with 0 point(s) each, equal in everything."
    )
    goods(s, 1, "")
    assert ranks(s) == (2, 2, 1)
    assert english(verdict(s)) == "Player 3 wins the tie-break with 0 point(s): more leftovers."
    built(s, 0, "carrot_cart", A)
    goods(s, 1, "V" * 12)
    assert ranks(s) == (1, 2, 3)
    assert english(verdict(s)) == "Player 1 wins the tie-break with 3 point(s): more Booths of their own."
    built(s, 2, "tool_bench", A)
    goods(s, 0, "VV")
    goods(s, 2, "V")
    assert ranks(s) == (1, 3, 2)
    hired(s, 2, "oar_hand")
    assert ranks(s) == (2, 3, 1)
    assert english(verdict(s)) == "Player 3 wins, 4 to 3."
    goods(s, 0, "FFFV")
    assert ranks(s) == (2, 3, 1)
    assert english(verdict(s)) == "Player 3 wins the tie-break with 4 point(s): more Helpers."


@pytest.mark.rule("RM-14.2")
def test_the_rival_has_no_points_and_never_wins():
    s = solo(rival=0)
    built(s, 0, "grand_pavilion", A)
    goods(s, 1, "", 0)
    assert score(s, 0) == ()
    assert (totals(s), ranks(s)) == ((0, 0), (2, 1))
    assert english(verdict(s)) == "Points so far: 0."


@pytest.mark.rule("RM-15.5")
@pytest.mark.case("RM-18")
def test_tiers_of_the_score():
    numbers = (0, 25, 26, 32, 33, 40, 41, 48, 49, 80)
    assert [box.tier(box.SCORE.points, n) for n in numbers] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("RM-15.4")
@pytest.mark.case("RM-19")
def test_tiers_of_the_helpers():
    assert [box.tier(box.SCORE.helpers, n) for n in (0, 1, 2, 3, 4, 9)] == [0, 0, 1, 2, 3, 3]


@pytest.mark.rule("RM-15.8")
@pytest.mark.rule("RM-15.6")
@pytest.mark.rule("RM-15.7")
@pytest.mark.case("RM-17")
def test_the_title_is_the_four_phrases_in_order():
    found = [english(phrase) for phrase in phrases(3, 30, F, names.RIVAL)]
    assert found == [
        "The most graciously",
        "wide-awake",
        "Trout Whisperer",
        "the river has met in years!",
    ]
    assert english(title(3, 30, F, names.RIVAL)) == " ".join(found)
    every = {
        english(phrases(0, 0, kind, cause)[2 + at])
        for kind in range(6)
        for cause in range(3)
        for at in (0, 1)
    }
    assert len(every) == 9


@pytest.mark.rule("RM-15.8")
def test_the_verdict_of_a_solo_match_is_points_and_title():
    s = solo()
    goods(s, 0, "C", 0)
    hired(s, 0, "gardener", "greeter")
    assert english(verdict(s)) == "Points so far: 3."
    s.resource, s.cause = C, names.DECK
    assert english(verdict(s)) == (
        "Points: 3. The most cheerfully easy-going Patchwork Pirate this side of autumn!"
    )
    s.resource = V
    assert "Turnip Baron" in english(verdict(s))
