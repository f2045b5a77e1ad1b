"""What seats were expected to have: by what everybody sees, set right by what was measured, or not told."""

import pytest

from tabletop.engine.game import Setup
from tabletop.files import forecast_errors as measured
from tabletop.files.components import ComponentError
from tabletop.files.forecast_errors import Missed, missed, table_of
from tabletop.games import GAMES
from tabletop.opponents.forecast import estimates, forecast, tenth
from tests.opponents.test_review import ALL, EVERY, played

TENTHS = tuple(float(n) for n in range(10))


@EVERY
def test_estimates_rest_on_what_everybody_sees_and_end_with_the_scores(name):
    match = played(name, 2000)
    told = estimates(match)
    assert [told[0][0], told[-1][0]] == [0, match.now]
    assert told[-1][1] == match.game.scores(match.state)
    at = told[len(told) // 2][0]
    match.states[at] = match.game.determinize(match.game.view(match.states[at], -1), -1, 5)
    assert estimates(match) == told


def test_they_are_set_right_by_what_is_missed_when_so_much_of_a_match_is_gone(monkeypatch):
    match = played("quay", 2000)
    found = Missed(matches=9, short=TENTHS, spread=(2.0,) * 10)
    monkeypatch.setattr(
        "tabletop.opponents.forecast.missed", lambda game, table: {"quay2": found}[game + table]
    )
    *before, (_, last) = estimates(match)
    *told, end = forecast(match)
    assert (end.points, end.spread) == (last, (0.0, 0.0))
    for standing, (at, points) in zip(told, before, strict=True):
        more = 10 * at / match.now - 0.5
        assert standing.points == pytest.approx([p + more for p in points])
        assert standing.spread == (2.0, 2.0)
    match.goto(match.now - 1)
    assert forecast(match) == []


def test_an_automa_has_its_own_measure_and_one_without_points_none(monkeypatch):
    match = played("river_market", 2000, ("person", "rival:normal"))
    found = Missed(matches=9, short=TENTHS, spread=(2.0,) * 10)
    monkeypatch.setattr("tabletop.opponents.forecast.missed", lambda _game, _table: found)
    assert forecast(match)[0].spread == (2.0, 0.0)
    assert forecast(match)[0].points == (estimates(match)[0][1][0] - 0.5, estimates(match)[0][1][1])


def test_what_was_not_measured_is_not_told(monkeypatch):
    monkeypatch.setattr("tabletop.opponents.forecast.missed", lambda _game, _table: None)
    assert forecast(played("quay", 2000)) == []
    assert missed("quay", "2") is None


def test_tables_are_told_apart_by_their_automa_or_by_how_many_sit_there():
    assert table_of(Setup(1, ("person", "angler:hard"))) == "angler"
    assert table_of(Setup(1, ("person", "normal", "easy"))) == "3"
    assert [tenth(at, 30) for at in (0, 2, 3, 29, 30)] == [0, 0, 1, 9, 9]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_measured_can_be_read_and_a_damaged_file_is_named(name, monkeypatch, tmp_path):
    tables = ["2", "3", "4", "5", *(automa.id for automa in ALL[name].about.automata)]
    for table in tables:
        found = missed(name, table)
        assert found is None or min(found.spread) > 0
    folder = tmp_path / "games" / "broken"
    folder.mkdir(parents=True)
    (folder / "estimates.toml").write_text("[tables.2]\nmatches = 9\nshort = [1.0]\nspread = [1.0]\n")
    monkeypatch.setattr(measured.paths, "resource", lambda path: tmp_path / path)
    with pytest.raises(ComponentError, match=r"games/broken/estimates.toml: .*short"):
        missed("broken", "2")
