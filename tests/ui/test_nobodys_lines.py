"""What nobody has done is told without a name: in films, on the slip, and to a screen reader."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from tabletop.engine.game import LogLine
from tabletop.engine.table import Layout
from tabletop.engine.text import Text
from tabletop.session.local import LocalSession
from tabletop.session.signals import Signal
from tabletop.session.views import BeatView
from tabletop.ui.play.animation_frames import FrameBuilder
from tabletop.ui.play.turn_narrator import TABLE, TurnNarrator
from tabletop.ui.style.i18n import by_name, player_names, to_language
from tests.walks import ALL, walks

from .conftest import AGAINST_MASTER

LAYOUT = Layout((), ())
ENTRIES = 60
"""The first entries of each match that are told."""


class Director(FrameBuilder):
    """Makes films of a match in which nothing lies on the table and seat 0 alone is at the screen."""

    def is_person(self, seat):
        return seat == 0


def narrated(match):
    """A session of seat 0, and a narrator of it; nothing lies on the table."""
    session = LocalSession(match)
    session.seats = (0,)
    game = SimpleNamespace(table=SimpleNamespace(layout=lambda *_seen: LAYOUT))
    director = Director(SimpleNamespace(game=game, setup=session.setup, seats=(0,)))
    names = player_names(session.game, session.setup)
    film = SimpleNamespace(shown=Signal())
    playback = QObject()
    vars(playback).update(session=session, director=director, names=names, viewer=0, at=None, film=film)
    return session, TurnNarrator(playback)


@pytest.mark.parametrize("name", ALL)
def test_no_line_of_nobody_has_a_name(app, name):
    told, headed, nobodys = [], [TABLE], 0
    for walk in walks(name):
        session, narrator = narrated(walk.match)
        narrator.line_added.connect(told.append)
        narrator.turn_begun.connect(lambda seat, _first: headed.append(seat))
        playback, names = narrator.playback, narrator.playback.names
        for at in range(min(ENTRIES, session.now)):
            actor = session.entries[at].seat
            if actor == 0:
                narrator.begin_own()
            for frame in playback.director.frames(session.beats(at, 0), actor, 0, LAYOUT):
                told.clear()
                playback.film.shown.emit(frame)
                if not frame.words:
                    continue
                assert frame.seat == frame.whose
                for line in told:
                    assert line.seat == frame.whose
                    named = {by_name(frame.words, each) for each in names} - {frame.words}
                    assert frame.whose >= 0 or line.words not in named
                    assert headed[-1] != TABLE or line.seat in (TABLE, 0)
                nobodys += bool(told) and frame.whose < 0
    assert nobodys or name in ("quay", "lots", "river_market"), "here it is rare, or is not at all"


@pytest.mark.parametrize("name", ALL)
def test_no_line_of_nobody_has_a_name_where_an_earlier_moment_is_looked_at(app, name):
    for walk in walks(name)[:6]:
        session, narrator = narrated(walk.match)
        names = narrator.playback.names
        for at in range(1, min(ENTRIES, session.now), 3):
            lines = [beat.line for each in range(at) for beat in session.beats(each, 0)]
            nobodys = {to_language(line.text) for line in lines if line is not None and line.seat < 0}
            wrong = {by_name(words, each) for words in nobodys for each in names} - nobodys
            note = narrator.summary_at(at)
            assert not {line.words for line in note.lines} & wrong
            assert all(line.seat == TABLE for line in note.lines if line.words in nobodys)


def film_of(page, *lines):
    """Show a film of lines: (words, whose)."""
    view = page.session.view(page.session.now, page.controller.viewer)
    beats = [BeatView(LogLine(Text("", words), seat), reason=False, view=view) for words, seat in lines]
    director = page.playback.director
    for frame in director.frames(beats, 1, page.controller.viewer, page.playback.layout()):
        page.controller.film.shown.emit(replace(frame, ms=0))


def test_on_the_slip_it_stands_apart_from_the_lines_of_a_seat(seated):
    page = seated(AGAINST_MASTER)
    film_of(page, ("Docks", 1), ("Day 2", -1), ("Gains", 0), ("The sun sets", -1), ("Sells", 1))
    names = page.playback.names
    told = [(line.seat, line.words) for line in page.summary.lines]
    own = f"{names[0]}: Gains"
    assert told == [(1, "Docks"), (-1, "Day 2"), (0, own), (-1, "The sun sets"), (1, "Sells")]
    assert page.summary._title.text() == names[1]
    assert page.summary._text.text().count('align="center"') == 2


def test_a_turn_that_begins_with_it_does_not_bear_a_name_before_somebody_acts(seated):
    page = seated(AGAINST_MASTER)
    film_of(page, ("All have chosen", -1))
    assert page.summary._title.text() == "At the table"
    assert page.summary._mark.isHidden()
    film_of(page, ("Docks", 1))
    headings = [line.words for line in page.summary.lines if line.heading]
    assert headings == ["At the table", page.playback.names[1]]


def test_everybodys_eyes_hear_it_without_the_name_of_the_last_seat(seated, heard):
    page = seated(AGAINST_MASTER)
    page.playback.viewer = -1
    heard.clear()
    film_of(page, ("Docks", 1), ("Day 2", -1))
    assert heard[-1] == "Day 2"
