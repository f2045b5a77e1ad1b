"""An automa acts in the middle of a person's action: each of its steps has a tick and can be looked at."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.games import GAMES
from tabletop.session.views import END
from tabletop.ui.panels.log import MOMENT
from tests.walks import ALL

ACTIONS = 40


@pytest.fixture
def against(seated, monkeypatch):
    """Opens a page on the middle of a match against a game's first automa."""

    def page_of(name):
        monkeypatch.undo()  # the games of the box room again
        of, chance = ALL[name], Random(4)
        automa = of.about.automata[0]
        match = Match(of, Setup(3, (PERSON, f"{automa.id}:{automa.levels[0]}")))
        while match.choice is not None and match.now < ACTIONS:
            match.play(chance.choice(match.legal_actions()))
        return seated.open(match)

    return page_of


@pytest.mark.parametrize("name", [name for name in GAMES if ALL[name].about.automata])
def test_a_line_of_the_log_leads_to_its_own_moment(against, name):
    """The table shows what was so after that line, and that line alone is marked."""
    page = against(name)
    log, session, playback = page.panel.log, page.session, page.playback
    rows = [row for row in map(log.list.item, range(log.list.count())) if row.data(MOMENT) is not None]
    halfway = 0
    for row in rows[-60:]:
        log._ask(row)
        beats = session.beats(row.data(MOMENT) - 1, 0)
        beat = max(n for n, each in enumerate(beats) if n <= playback.beat) if playback.beat != END else -1
        assert playback.view.digest() == beats[beat].view.digest()
        assert page.table.table_scene.layout_now == session.game.table.layout(playback.view, 0)
        assert log._delegate.now.row() == log.list.row(row)
        halfway += playback.beat != END
    assert halfway
    playback.look(None)
    assert (playback.at, playback.beat) == (None, END)


@pytest.mark.parametrize("name", [name for name in GAMES if ALL[name].about.automata])
def test_each_step_of_an_automa_has_a_tick(against, name):
    page = against(name)
    ticks, playback = page.timeline.ticks, page.playback
    steps = page.panel.log.steps()
    assert {seat for _, _, seat in steps} == {1}
    assert ticks._seats.count(1) == len(steps)
    assert ticks.maximum() == len(ticks._seats)
    for value in range(max(ticks.maximum() - 40, 0), ticks.maximum() + 1):
        ticks.setValue(value)
        assert ticks.value() == value
        assert (playback.moment, playback.beat) == ticks.stop()
    page.playback.look(None)
    assert ticks.value() == ticks.maximum()
