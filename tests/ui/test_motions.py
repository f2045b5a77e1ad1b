"""Motions: pieces take other ways, and always end as the layout says."""

import random

import pytest
from PySide6.QtGui import QTransform

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.motion import Deal, Fly, check_motions
from tabletop.games import GAMES, game
from tabletop.session.local import LocalSession
from tabletop.ui.play.animation_frames import FrameBuilder
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.view import TableView

ACTIONS = 60


def films(name):
    """The films of some actions of a random match, each with the layout before it."""
    match = Match(game(name), Setup(7, ("person", "person")))
    session, table = LocalSession(match, None, None, (0,)), game(name).table
    chance, builder = random.Random(3), FrameBuilder(session)
    for _ in range(ACTIONS):
        if match.choice is None:
            return
        before = table.layout(session.view(match.now, 0), 0)
        seat, at = match.choice.seat, match.now
        match.play(chance.choice(match.choice.legal_actions(match.state)), seat)
        yield before, builder.frames(session.beats(at, 0), seat, 0, before)


@pytest.mark.parametrize("name", GAMES)
def test_every_film_ends_as_its_layouts_say(app, qtbot, name):
    view = TableView()
    qtbot.addWidget(view)
    view.set_table(game(name).table, to_language)
    scene, moved = view.table_scene, 0
    for before, frames in films(name):
        scene.show_layout(before, 0)
        for frame in frames:
            if frame.motion is None:
                continue
            scene.show_layout(frame.layout, frame.ms, frame.motion)
            for move in scene.motion._moves.values():
                move.at(0.3)
                move.at(0.7)
                moved += move.course is not None
            scene.motion.finish()
            assert not scene.moving
            for piece in frame.layout.pieces:
                item = scene.pieces[piece.key]
                assert (item.pos(), item.opacity()) == (item.home, 1.0), piece.key
                assert item.transform() == QTransform(), piece.key
                assert item.piece == piece
                assert item.face == piece.face
                assert item._instead is None, piece.key
    assert moved


@pytest.mark.parametrize("name", GAMES)
def test_moments_take_at_most_eight_seconds(name):
    for _, frames in films(name):
        assert sum(frame.ms for frame in frames if frame.motion is not None) <= 8010  # each is rounded


def test_instant_films_have_no_motion_time(app):
    match = Match(game("morocco"), Setup(7, ("person", "person")))
    builder = FrameBuilder(LocalSession(match, None, None, (0,)))
    builder.own_speed = builder.others_speed = 0
    before = game("morocco").table.layout(game("morocco").view(match.state, 0), 0)
    match.play(match.choice.legal_actions(match.state)[0])
    frames = builder.frames(builder.session.beats(0, 0), 0, 0, before)
    assert [frame.ms for frame in frames] == [0] * len(frames)


def test_a_motion_of_an_event_that_a_game_does_not_have_is_refused_with_both_names():
    events = {"sold": ("seat", "customers")}
    check_motions({"sold": Fly(1.0, coins="customers")}, events, "quay")
    with pytest.raises(ValueError, match="quay: the table names the motion Deal for “sunk”"):
        check_motions({"sunk": Deal(0.5)}, events, "quay")
    with pytest.raises(ValueError, match="boats"):
        check_motions({"sold": Fly(1.0, coins="boats")}, events, "quay")
