"""What a coach goes by: fresh guesses from the own view, the swing, errors, and the chance of winning."""

from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.files.forecast_errors import Missed
from tabletop.opponents.blunders import (
    CompareRequest,
    compare_with_best,
    is_blunder,
    surely_worse,
    win_chance_lost,
)
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.forecast import forecast_error
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.opponents.worker import Worker
from tests.opponents.test_advice import EVERY, begun
from tests.quay.game import GAME as QUAY


@EVERY
def test_a_move_is_held_against_the_best_by_what_its_seat_can_see(name):
    game, s, seat = begun(name)
    view = game.view(s, seat)
    best, other = (
        game.evaluation.shortlist(s, s.flow[-1], s.flow[-1].legal_actions(s))[0],
        s.flow[-1].legal_actions(s)[-1],
    )
    if best == other:
        other = s.flow[-1].legal_actions(s)[0]
    first = compare_with_best(game, view, seat, best, other, 3, seconds=60, guesses=8)
    again = game.view(game.determinize(view, seat, Random(9).getrandbits(60)), seat)
    assert compare_with_best(game, again, seat, best, other, 3, seconds=60, guesses=8) == first
    assert [each.action for each in first.rated] == [best, other]
    assert first.rated[1].guesses == 8


def test_where_time_is_too_short_nothing_is_told():
    game, s, seat = begun("quay")
    legal = s.flow[-1].legal_actions(s)
    none = compare_with_best(game, game.view(s, seat), seat, legal[0], legal[1], 3, seconds=0.0)
    assert none.rated == ()
    assert not is_blunder(game, Setup(1, ("person", "easy")), game.view(s, seat), seat, 0, none, "strict")


def rated(behind, error):
    return MoveAnalysis("worse", behind, error, 60, False, ())


@pytest.mark.parametrize(
    ("behind", "error", "sure"), [(3.6, 1.7, True), (3.4, 0.1, False), (3.6, 1.9, False), (-3.6, 0.1, False)]
)
def test_it_is_more_than_the_threshold_and_more_than_two_errors(behind, error, sure):
    assert surely_worse(rated(behind, error), 3.5) is sure


@pytest.mark.parametrize(
    ("level", "behind", "spoken"),
    [("gentle", 3.6, True), ("gentle", 3.4, False), ("clear", 2.1, True), ("clear", 1.9, False)],
)
def test_the_measure_is_the_swing_of_the_game(level, behind, spoken):
    game, s, seat = begun("quay")
    told = PlayResult(
        "best", (("best", 0.0, 60), ("worse", 0.0, 60)), (), (rated(0.0, 0.1), rated(behind, 0.1))
    )
    assert game.evaluation.score_stddev == 10
    setup = Setup(1, ("person", "easy"))
    assert is_blunder(game, setup, game.view(s, seat), seat, 4, told, level) is spoken


def test_who_is_far_ahead_or_far_behind_loses_little_of_the_chance_of_winning():
    game, s, seat = begun("quay")
    asked = QUAY, Setup(1, ("person", "easy")), game.view(s, seat), seat, 4
    assert win_chance_lost(*asked, lead=0.0, lost=5.0) == pytest.approx(0.19, abs=0.01)
    assert win_chance_lost(*asked, lead=40.0, lost=5.0) < 0.01
    assert win_chance_lost(*asked, lead=-40.0, lost=5.0) < 0.01


def test_alone_every_point_counts():
    game, s, seat = begun("quay", ("person",))
    assert win_chance_lost(QUAY, Setup(1, ("person",)), game.view(s, seat), seat, 4, 90.0, 5.0) == 1.0


def test_the_lead_is_set_right_as_in_a_review(monkeypatch):
    tenths = tuple(float(n) for n in range(10))
    automa = tuple(-each for each in tenths)
    found = Missed(
        matches=9,
        actions=100.0,
        short=tenths,
        spread=(3.0,) * 10,
        automa_short=automa,
        automa_spread=(4.0,) * 10,
    )
    monkeypatch.setattr("tabletop.opponents.forecast.missed", lambda _game, _table: found)
    short, spread = forecast_error(QUAY, Setup(1, ("person", "master:normal")), 0, 55)
    assert (short, spread) == (pytest.approx(10.0), pytest.approx(5.0))
    assert forecast_error(QUAY, Setup(1, ("person", "easy")), 0, 55)[0] == 0
    assert forecast_error(QUAY, Setup(1, ("person", "master:normal")), 0, 500) == forecast_error(
        QUAY, Setup(1, ("person", "master:normal")), 0, 100
    )


def test_where_nothing_was_measured_the_spread_is_that_of_equals(monkeypatch):
    monkeypatch.setattr("tabletop.opponents.forecast.missed", lambda _game, _table: None)
    assert forecast_error(QUAY, Setup(1, ("person", "easy")), 0, 5) == (0.0, QUAY.evaluation.score_stddev)


def test_the_process_holds_a_move_in_the_time_that_a_person_waits():
    game, s, seat = begun("quay")
    legal = s.flow[-1].legal_actions(s)
    worker = Worker("tests.opponents.finding:find")
    worker.ask(CompareRequest(1, 0, "quay", game.view(s, seat), seat, 5, legal[0], legal[1]))
    answer = worker.answer(30.0)
    worker.close()
    assert answer is not None
    assert answer.last
    assert [each.action for each in answer.thought.rated] == [legal[0], legal[1]]
