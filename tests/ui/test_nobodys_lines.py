"""What nobody has done is told without a name: in films, on papers about turns, and to a screen reader."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.log_line import LogLine
from tabletop.engine.match import Match
from tabletop.engine.table import Layout, Press
from tabletop.engine.text import Text
from tabletop.games import GAMES
from tabletop.session.local import LocalSession
from tabletop.session.views import BeatView
from tabletop.ui.play.animation_frames import FrameBuilder
from tests.walks import ALL, walks

from .conftest import AGAINST_MASTER

LAYOUT = Layout((), ())
ENTRIES = 60
"""The first entries of each match that are told."""


class Director(FrameBuilder):
    """Makes films of a match in which nothing lies on the table and seat 0 alone is at the screen."""

    def is_person(self, seat):
        return seat == 0


@pytest.mark.parametrize("name", ALL)
def test_a_beat_without_a_seat_has_none_in_the_film(app, name):
    nobodys = 0
    for walk in walks(name):
        session = LocalSession(walk.match)
        game = SimpleNamespace(table=SimpleNamespace(motions={}, layout=lambda *_seen: LAYOUT))
        director = Director(SimpleNamespace(game=game, setup=session.setup, seats=(0,)))
        viewer = session.seats[0]
        for at in range(min(ENTRIES, session.now)):
            beats = session.beats(at, viewer)
            for beat, frame in zip(
                beats, director.frames(beats, session.entries[at].seat, viewer, LAYOUT), strict=True
            ):
                seat = -1 if beat.line is None else beat.line.seat
                assert frame.seat == frame.whose == seat
                nobodys += seat < 0
    assert nobodys or name == "lots"


def film_of(page, *lines):
    """Show a film of lines: (words, whose)."""
    view = page.session.view(page.session.now, page.controller.viewer)
    beats = [BeatView(LogLine(Text("", words), seat), reason=False, view=view) for words, seat in lines]
    director = page.playback.director
    for frame in director.frames(beats, 1, page.controller.viewer, page.playback.layout()):
        page.controller.film.shown.emit(replace(frame, ms=0))


def test_everybodys_eyes_hear_it_without_the_name_of_the_last_seat(seated, heard):
    page = seated(AGAINST_MASTER)
    page.playback.viewer = -1
    heard.clear()
    page.controller.settings = replace(page.controller.settings, spoken="everything")
    film_of(page, ("Docks", 1), ("Day 2", -1))
    assert heard[-1] == "Day 2"


@pytest.mark.parametrize("name", GAMES)
def test_my_decision_is_asked_when_the_film_of_another_seat_is_over(seated, name):
    """Until then the bar says who acts. A key and a gesture end the film at once."""
    match, dice = Match(ALL[name], Setup(3, (PERSON, "greedy"))), Random(3)
    while match.now < 2 or match.entries[match.now - 1].seat != 1 or match.choice.seat != 0:
        match.play(dice.choice(match.legal_actions()), match.choice.seat)
    page = seated.open(match)
    c, who = page.controller, page.playback.names[1]
    asked = page.asking.prompt_text(c.offer.choice)
    words, buttons = page.bar.sentence.accessibleName, list(page.bar._buttons)
    frames = [replace(frame, ms=60_000) for frame in page.playback.frames(match.now - 1, LAYOUT)]
    for end in (
        partial(QTest.keyClick, page.table, Qt.Key.Key_Space),
        partial(c.attempt, Press("x"), QPointF()),
    ):
        assert words() == asked
        page.controller.film.play([replace(frame, layout=page.playback.layout()) for frame in frames])
        page.asking.refresh()
        happens = [frame.words for frame in frames if frame.seat < 0]
        assert words() in (f"{who} is playing.", "Something happens at the table.", *happens)
        assert not page.bar._buttons
        end()
        assert not c.film.running
        assert words() == asked
        assert len(page.bar._buttons) == len(buttons)
