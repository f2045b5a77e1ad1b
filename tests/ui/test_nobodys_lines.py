"""What nobody has done is told without a name: in films, on papers about turns, and to a screen reader."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from tabletop.engine.log_line import LogLine
from tabletop.engine.table import Layout
from tabletop.engine.text import Text
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
