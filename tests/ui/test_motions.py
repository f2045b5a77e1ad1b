"""Motions: pieces take other ways, and always end as the layout says."""

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.motion import CountUp, Deal, Fly, check_motions
from tabletop.engine.rules import Simultaneous
from tabletop.engine.table import Layout, Piece
from tabletop.games import GAMES, game
from tabletop.games.brick_and_mortar.art.faces import MarketBack, Tag, TagBack
from tabletop.games.morocco.art.faces import Tally
from tabletop.session.local import LocalSession
from tabletop.ui.play.animation_frames import FrameBuilder
from tabletop.ui.play.opening_animation import dealing_frames
from tabletop.ui.play.playback import Playback
from tabletop.ui.play.reveal import lowest_first
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.items import Printed
from tabletop.ui.table.sounds import rising
from tabletop.ui.table.view import TableView

ACTIONS = 60


def films(name, actions=ACTIONS, seats=2):
    """The films of some actions of a random match, each with the layout before it."""
    match = Match(game(name), Setup(7, ("person",) * seats))
    session, table = LocalSession(match, None, None, (0,)), game(name).table
    chance, builder = random.Random(3), FrameBuilder(session)
    for _ in range(actions):
        if match.choice is None:
            return
        before = table.layout(session.view(match.now, 0), 0)
        seat, at = match.choice.seat, match.now
        sealed = isinstance(session.view(at, 0).flow[-1], Simultaneous)
        match.play(chance.choice(match.choice.legal_actions(match.state)), seat)
        after = table.layout(session.view(match.now, 0), 0) if sealed else None
        yield before, builder.frames(session.beats(at, 0), seat, 0, before, revealed=after)


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


BIDS = ((0, 5), (1, 3), (2, 5), (3, 9))
"""Seats and their bids."""


def bids(*turned_up):
    """A layout with a price tag for each bid, those of some seats turned up."""
    faces = [Tag(seat, price=price) if seat in turned_up else TagBack(seat) for seat, price in BIDS]
    tags = (Piece(f"tag:{n}", "counter", n * 50.0, 0.0, 40.0, 20.0, face) for n, face in enumerate(faces))
    return Layout((), tuple(tags))


def turned_up(layout):
    return {piece.face.seat for piece in layout.pieces if isinstance(piece.face, Tag)}


def test_what_has_a_value_is_turned_up_from_the_lowest_to_the_highest_equal_ones_together():
    by_seat = [bids(0), bids(0, 1), bids(0, 1, 2), bids(0, 1, 2, 3)]
    shown = lowest_first(bids(), by_seat, "price")
    assert [turned_up(layout) for layout in shown] == [{1}, {0, 1, 2}, {0, 1, 2, 3}, {0, 1, 2, 3}]
    assert shown[-1] == by_seat[-1]
    already = lowest_first(bids(3), [bids(3, 0), bids(3, 0, 1)], "price")
    assert [turned_up(layout) for layout in already] == [{3, 1}, {3, 0, 1}]


def tallies(layout):
    return {piece.key: piece.face.shares for piece in layout.pieces if isinstance(piece.face, Tally)}


def test_the_strengths_in_a_stall_that_closes_count_up_from_zero_the_weakest_first(app, qtbot):
    view = TableView()
    qtbot.addWidget(view)
    view.set_table(game("morocco").table, to_language)
    scene, found = view.table_scene, 0
    for before, frames in films("morocco", actions=200, seats=3):
        closes = [
            n for n, frame in enumerate(frames) if isinstance(frame.motion, CountUp) and frame.motion.of
        ]
        if not closes or tallies(before):
            continue
        at = closes[0]
        [(key, shares)] = tallies(frames[at].layout).items()
        earlier = [tallies(frame.layout)[key] for frame in frames[:at] if key in tallies(frame.layout)]
        assert set(earlier) == {tuple((seat, 0, 0) for seat, _strength, _vp in shares)}
        scene.show_layout(frames[at - 1].layout, 0)
        scene.show_layout(frames[at].layout, 500, frames[at].motion)
        item, shown = scene.pieces[key], []
        for nth in range(21):
            scene.motion._moves[item].at(nth / 20)
            shown.append(item.drawn().shares)
            assert item.pos() == item.home
        assert shown[-1] == shares
        assert sorted(set(shown), key=shown.index) == sorted(
            set(shown), key=lambda each: [n[1:] for n in each[::-1]]
        )
        assert (
            any(first[1] == 0 and last[1] for first, *_, last in shown if len(shares) > 1) or len(shares) == 1
        )
        scene.motion.finish()
        assert item.drawn() == Tally(shares)
        found += 1
    assert found


def opened(before, after):
    """The prices that are turned up between two layouts."""
    was = {piece.key: piece.face for piece in before.pieces}
    new = [piece.face for piece in after.pieces if piece.face != was.get(piece.key)]
    return {face.price for face in new if isinstance(face, Tag)}


def test_sealed_bids_are_turned_up_one_after_another_with_a_rising_pitch():
    found = 0
    for before, frames in films("brick_and_mortar", actions=300, seats=4):
        at = [n for n, frame in enumerate(frames) if getattr(frame.motion, "by", "")]
        if len(at) < 2:
            continue
        layouts = [before, *(frame.layout for frame in frames)]
        prices = [opened(layouts[n], layouts[n + 1]) for n in at]
        assert all(len(each) <= 1 for each in prices)
        lowest = [price for each in prices for price in each]
        assert lowest == sorted(set(lowest))
        assert [frames[n].pitch for n in at] == [rising(nth) for nth in range(len(at))]
        found += 1
    assert found > 3


def shuffled(view, ms):
    """Show a deck that a motion shuffles; return the scene and the halves that slide into the deck."""
    view.set_table(game("brick_and_mortar").table, to_language)
    scene = view.table_scene
    deck = Piece("pile:deck", "deck", 100.0, 100.0, 60.0, 40.0, MarketBack())
    scene.show_layout(Layout((), ()), 0)
    scene.show_layout(Layout((), (deck,)), ms, Deal(0.5, halves=True))
    deck_item = scene.pieces["pile:deck"]
    return scene, [item for item in scene.items() if type(item) is Printed and item is not deck_item]


def test_two_halves_slide_into_a_shuffled_deck_and_show_its_back_alone(app, qtbot):
    view = TableView()
    qtbot.addWidget(view)
    scene, halves = shuffled(view, 500)
    assert sorted(half.x() < 100 for half in halves) == [False, True]
    assert {half.face for half in halves} == {MarketBack()}
    assert [piece.piece.key for piece in scene.pieces_at(halves[0].pos() + QPointF(2, 2))] == []
    scene.motion.finish()
    assert [item for item in scene.items() if type(item) is Printed] == []
    assert list(scene.pieces) == ["pile:deck"]


def test_a_shuffle_without_motion_shows_the_deck_alone(app, qtbot):
    view = TableView()
    qtbot.addWidget(view)
    assert shuffled(view, 0)[1] == []


@pytest.mark.parametrize("name", ["brick_and_mortar", "river_market"])
def test_a_new_deck_is_shuffled(name):
    assert game(name).table.motions["deck_shuffled"].halves


def opening(name, seats, viewer=0, *, speed=1.0):
    """The film of what a new match deals, and its first layout."""
    match = Match(game(name), Setup(7, ("person",) * seats))
    session, table = LocalSession(match, None, None, (viewer,)), game(name).table
    beats = session.beats(-1, viewer)
    view = beats[0].view if beats else session.view(0, viewer)
    layout = table.layout(view, viewer)
    return dealing_frames(table.dealing, layout, view, seats, speed), layout


@pytest.mark.parametrize("name", GAMES)
def test_a_match_begins_with_dealing_that_ends_in_its_first_layout(name):
    dealing = game(name).table.dealing
    for seats in (2, 3, 4):
        for viewer in range(seats):
            film, layout = opening(name, seats, viewer)
            assert film[-1].layout == layout
            assert sum(frame.ms for frame in film) <= 1600
            things = {thing.key for thing in (*layout.pieces, *layout.zones)}
            assert {*dealing.piles, *([dealing.source] if dealing.source else [])} <= things
            assert not any(dealing.deals(piece) for piece in film[0].layout.pieces)
            assert any(dealing.deals(piece) for piece in layout.pieces)
            covered = [p.face for p in film[-2].layout.pieces if dealing.deals(p)] if dealing.back else []
            assert set(covered) <= {dealing.back}
    assert opening(name, 2, speed=0)[0] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_comes_out_of_its_source_and_lies_as_the_layout_says(app, qtbot, name):
    view = TableView()
    qtbot.addWidget(view)
    view.set_table(game(name).table, to_language)
    scene, dealing = view.table_scene, game(name).table.dealing
    film, layout = opening(name, 3)
    scene.show_layout(film[0].layout, 0)
    for frame in film[1:]:
        scene.show_layout(frame.layout, 700, frame.motion)
        out = [move for move in scene.motion._moves.values() if move.course and move.course.emerges]
        if isinstance(frame.motion, Deal) and not frame.motion.halves and dealing.source:
            assert len(out) >= sum(map(dealing.deals, layout.pieces))
            assert {move.item.opacity() for move in out} == {0.0}
        scene.motion.finish()
        for piece in frame.layout.pieces:
            item = scene.pieces[piece.key]
            assert (item.pos(), item.opacity(), item.scale(), item.rotation()) == (
                item.home,
                1,
                1,
                piece.angle,
            )
    loose = [item for item in scene.items() if type(item) is Printed]
    assert loose == []


def test_piers_count_their_customers_when_the_market_begins(app, qtbot):
    view = TableView()
    qtbot.addWidget(view)
    table = game("merchants_cove").table
    view.set_table(table, to_language)
    scene, motion = view.table_scene, table.motions["market_began"]
    for _, frames in films("merchants_cove", actions=250):
        if any(frame.motion is motion for frame in frames):
            break
    else:
        pytest.fail("no market")
    at = next(n for n, frame in enumerate(frames) if frame.motion is motion)
    layout = frames[at].layout
    scene.show_layout(layout, 0)
    docked = [p.key for p in layout.pieces if p.zone.startswith("berth:") and p.key.startswith("who:")]
    piers = {key: item for key, item in scene._printed.items() if key.startswith("pier:")}
    scene.show_layout(layout, 1000, motion)
    moves = scene.motion._moves
    assert docked
    assert {scene.pieces[key] for key in docked} <= set(moves)
    for item in piers.values():
        moves[item].at(0.31)
        assert not any((*item.drawn().small, *item.drawn().large))
    rising = set()
    for nth in range(40):
        for key in docked:
            item = scene.pieces[key]
            moves[item].at(nth / 40)
            if item.y() < item.home.y():
                rising.add(key)
    assert rising == set(docked)
    scene.motion.finish()
    assert all(item.drawn() == item.face for item in piers.values())
    assert all(scene.pieces[key].pos() == scene.pieces[key].home for key in docked)


def test_whoever_presses_to_go_on_is_not_delayed_by_the_next_film(app, qtbot):
    view = TableView()
    qtbot.addWidget(view)
    view.set_table(game("morocco").table, to_language)
    film, layout = opening("morocco", 2)
    shown = []
    view.film.shown.connect(lambda frame: shown.append(frame.ms))
    view.film.play(film)
    assert view.film.running
    view.film.press_on()
    assert view.table_scene.given == layout
    shown.clear()
    view.film.play(film)
    qtbot.waitUntil(lambda: not view.film.running)
    assert set(shown) == {0}


@pytest.mark.parametrize(
    ("still", "speed", "stage", "deals"),
    [
        (False, 1.0, None, True),
        (True, 1.0, None, False),
        (False, 0.0, None, False),
        (False, 1.0, "step", False),
    ],
)
def test_reduced_motion_speed_and_lessons_deal_nothing(app, qtbot, monkeypatch, still, speed, stage, deals):
    monkeypatch.setattr(LocalSession, "stage", stage)
    view = TableView()
    qtbot.addWidget(view)
    view.set_table(game("river_market").table, to_language)
    session = LocalSession(Match(game("river_market"), Setup(7, ("person", "person"))), None, None, (0,))
    playback = Playback(session, view)
    view.surface.still, playback.director.others_speed = still, speed
    playback.show_opening()
    assert any(isinstance(frame.motion, Deal) for frame in view.film.ahead) is deals
    view.film.skip()
    assert view.table_scene.given == playback.layout()
