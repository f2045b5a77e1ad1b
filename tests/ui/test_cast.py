"""The cast in the window: picked in *New match*, seen at their boards, thinking, glad or beaten."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from tabletop import games
from tabletop.art.busts import Mood
from tabletop.engine.cast import member_of
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.style.i18n import against
from tests.walks import ALL, walk

TABLES = [
    (name, seats)
    for name in games.GAMES
    for seats in (2, 3, 4)
    if games.about(name).seats[0] <= seats <= games.about(name).seats[1]
]
MEMBERS = ("mara:easy", "tam:easy", "ilse:easy", "luz:easy")


@pytest.fixture
def page(app, qtbot):
    made = NewMatch(games.about("brick_and_mortar"), Setup(1, (PERSON, "mara:normal")))
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    return made


def disabled(row):
    """The members that cannot be chosen at a seat."""
    model = row.who.model()
    found = [member_of(str(row.who.itemData(at))) for at in range(row.who.count())]
    return {member.id for at, member in enumerate(found) if member and not model.item(at).isEnabled()}


def test_a_member_is_picked_with_a_level_and_sits_only_once(page):
    row = page._rows[1]
    assert page.setup().seats == (PERSON, "mara:normal")
    assert row.name.placeholderText() == "Mara"
    row.level.setCurrentIndex(row.level.findData("hard"))
    assert page.setup().seats == (PERSON, "mara:hard")
    page._choose_count(4)
    seats = page.setup().seats
    members = [member_of(who) for who in seats[1:]]
    assert len({member.id for member in members}) == 3
    assert [who.partition(":")[2] for who in seats[1:]] == ["hard"] * 3
    assert disabled(page._rows[2]) == {members[0].id, members[2].id}
    row.set_player(PERSON)
    assert row.level.isHidden()
    assert row.name.placeholderText() == "Name (optional)"
    assert disabled(page._rows[2]) == {members[2].id}


def test_a_seat_is_changed_by_keys_alone(page, qtbot):
    row = page._rows[1]
    before = page.setup().seats[1]
    row.who.setFocus()
    qtbot.keyClick(row.who, Qt.Key.Key_Down)
    assert page.setup().seats[1] != before
    assert member_of(page.setup().seats[1]) is not None
    assert member_of(page.setup().seats[1]).level == page.setup().seats[1].partition(":")[2]


def test_a_list_of_matches_names_them(app):
    about = games.about("morocco")
    assert "Mara" in against(about, Setup(1, (PERSON, "mara:hard")))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_each_member_is_seen_at_its_board_and_covers_nothing_but_the_sign_of_its_seat(
    seated, qtbot, name, seats, size
):
    of = ALL[name]
    page = seated.open(Match(of, Setup(3, (PERSON, *MEMBERS[: seats - 1]))))
    page.window().resize(*size)
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    qtbot.waitUntil(lambda: not page.table.table_scene.moving)
    page.faces.place_faces()
    layout = page.table.table_scene.layout_now
    zones = {zone.key: zone for zone in layout.zones}
    for face in page.faces.faces[1:]:
        assert face.isVisible()
        assert face.width() >= 14
        seat = zones[f"seat:{face.seat}"]
        board = page.table.mapFromScene(seat.x, seat.y, seat.w, seat.h).boundingRect()
        assert board.adjusted(-1, -1, 1, 1).contains(face.geometry())
        for piece in [piece for piece in layout.pieces if piece.key != seat.key]:
            place = page.table.mapFromScene(piece.x, piece.y, piece.w, piece.h).boundingRect()
            assert not place.adjusted(2, 2, -2, -2).intersects(face.geometry()), piece.key
    assert not page.faces.faces[0].isVisible()


def test_who_thinks_is_seen_thinking_after_a_moment_and_no_longer_once_it_has_moved(seated, qtbot):
    of = ALL["morocco"]
    match = Match(of, Setup(3, ("mara:easy", PERSON)))
    page = seated.open(match)
    face = page.faces.faces[0]
    assert face.mood is Mood.CALM
    if match.choice.seat == 0:
        page.faces._show_thinking()
        assert face.mood is Mood.THINKS
    qtbot.waitUntil(lambda: page.controller.offer is not None, timeout=20_000)
    assert face.mood is Mood.CALM


def test_at_the_end_who_won_is_glad_and_the_others_are_beaten(seated, qtbot):
    of = ALL["morocco"]
    page = seated.open(walk(of, Setup(5, (PERSON, "mara:easy", "tam:easy")), Random(5)).match)
    qtbot.waitUntil(lambda: not page.controller.film.running)
    page.faces.show_moods()
    ranks = of.ranks(page.match.state)
    for face in page.faces.faces[1:]:
        assert face.mood is (Mood.GLAD if ranks[face.seat] == 1 else Mood.BEATEN)
