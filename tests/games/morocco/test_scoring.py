"""MO-12: victory points, juice, districts, gold, ties."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.morocco.score import district, ranks, score, total, totals, verdict
from tests.games.morocco.positions import at, close, gold, solo, start


def juice(s, seat, *values):
    """Give a seat juice tokens of these values."""
    for value in values:
        point = next(n for n, v in enumerate(s.juice) if v == value and s.taken[n] < 0)
        s.taken[point] = seat


@pytest.mark.case("SM-27")
@pytest.mark.rule("MO-12.3")
@pytest.mark.rule("MO-12.4")
@pytest.mark.rule("MO-12.5")
@pytest.mark.rule("MO-12.6")
def test_the_sum_of_all_categories():
    s = start()
    close(s, at(0, 0), at(0, 1), at(1, 1), at(3, 3), tile=0)
    juice(s, 0, 1, 2, 3, 3)
    juice(s, 1, 1)
    gold(s, 0, 2)
    s.players[0].vp = 25
    assert total(s, 0) == 45
    assert [(p.rule, p.points) for p in score(s, 0)] == [
        ("MO-12.3", 25),
        ("MO-12.4", 9),
        ("MO-12.5", 9),
        ("MO-12.6", 2),
    ]
    assert totals(s) == (45, 1, 0, 0)
    assert [english(p.how) for p in score(s, 0)] == [
        "4 own market tile(s)",
        "4 juice token(s)",
        "3 connected market tile(s)",
        "2 gold",
    ]


@pytest.mark.rule("MO-12.5")
def test_districts_connect_by_their_sides_and_by_own_tiles_only():
    s = start()
    assert district(s, 0) == []
    close(s, at(0, 0), at(1, 1), at(2, 2), tile=0)
    assert district(s, 0) == [at(0, 0)]
    close(s, at(0, 1))
    assert len(district(s, 0)) == 1
    close(s, at(1, 0), tile=1)
    assert len(district(s, 0)) == 1
    close(s, at(1, 2), tile=0)
    assert district(s, 0) == [at(1, 1), at(1, 2), at(2, 2)]
    close(s, at(4, 4), at(4, 3), at(4, 2), at(3, 4), tile=0)
    assert district(s, 0) == [at(3, 4), at(4, 2), at(4, 3), at(4, 4)]
    close(s, at(2, 4), at(2, 3), tile=0)
    assert len(district(s, 0)) == 9


@pytest.mark.rule("MO-12.5")
def test_the_end_of_a_row_is_not_beside_the_next():
    s = start()
    close(s, at(0, 4), at(1, 0), tile=2)
    assert len(district(s, 2)) == 1


@pytest.mark.case("SM-28")
@pytest.mark.rule("MO-12.7")
def test_of_equals_the_most_market_tiles_win_then_the_most_gold():
    s = start(3)
    s.players[0].vp, s.players[1].vp, s.players[2].vp = 10, 13, 1
    close(s, 0, 2, 4, 11, tile=0)
    close(s, 20, 22, 24, tile=1)
    s.players[1].vp = 10
    assert totals(s)[:2] == (13, 13)
    assert ranks(s) == (1, 2, 3)
    assert english(verdict(s)) == "Player 1 wins the tie-break with 13 point(s): more market tiles (4)."
    close(s, 15, tile=1)
    assert totals(s)[:2] == (13, 16)
    s.players[1].vp = 7
    assert ranks(s) == (1, 1, 3)
    assert english(verdict(s)) == (
        "Player 1 and Player 2 share the victory: 13 point(s), equal tiles and gold."
    )
    gold(s, 1, 1)
    s.players[1].vp -= 1
    assert ranks(s) == (2, 1, 3)
    assert english(verdict(s)) == "Player 2 wins the tie-break: more gold (13 point(s), market tiles: 4)."


@pytest.mark.rule("MO-12.7")
def test_the_most_points_win():
    s = start(3)
    s.players[0].vp, s.players[1].vp, s.players[2].vp = 20, 31, 25
    close(s, 3, 5, tile=2)
    assert ranks(s) == (3, 1, 2)
    assert english(verdict(s)) == "Player 2 wins, 31 to 28."


@pytest.mark.rule("MO-13.7")
def test_against_the_merchant_equality_is_no_win():
    s = solo()
    s.players[0].vp = s.players[1].vp = 30
    assert ranks(s) == (1, 1)
    assert english(verdict(s)) == (
        "Player 1 and Merchant tie with 30 point(s): against the Merchant that isn't a win."
    )
    s.players[1].vp = 31
    assert english(verdict(s)) == "Merchant wins, 31 to 30."
    close(s, 3, 5, tile=0)
    assert english(verdict(s)) == "Player 1 wins, 33 to 31."
