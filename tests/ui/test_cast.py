"""The cast in the window: picked in *New match*, seen at their boards, thinking, glad or beaten."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt

from tabletop import games
from tabletop.art.bust_parts import Mood
from tabletop.engine.cast import CAST, member_of
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.panels.score import ScoreTable
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import against, to_language
from tabletop.ui.widgets.portrait import SeatPortrait
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


def free(page):
    """The ids of the members that can be picked for the seat that is chosen for."""
    return {button.member.id for button in page.tray.buttons if button.isEnabled()}


def test_a_member_is_picked_with_a_level_and_sits_only_once(page):
    row = page._rows[1]
    assert page.setup().seats == (PERSON, "mara:normal")
    assert row.name.isHidden()
    row.level.setCurrentIndex(row.level.findData("hard"))
    assert page.setup().seats == (PERSON, "mara:hard")
    page._choose_count(4)
    seats = page.setup().seats
    members = [member_of(who).id for who in seats[1:]]
    assert len(set(members)) == 3
    assert [who.partition(":")[2] for who in seats[1:]] == ["hard"] * 3
    page._rows[2].portrait.click()
    assert page.tray.seat == 2
    assert free(page) == {member.id for member in CAST} - {members[0], members[2]}
    picked = next(button for button in page.tray.buttons if button.member.id == "pip")
    picked.click()
    assert page.setup().seats[2] == "pip:easy"
    assert picked.isChecked()
    row.set_player(PERSON)
    assert row.level.isHidden()
    assert not row.name.isHidden()
    assert members[0] in free(page)
    assert row.who.findData("mara:normal") < 0


def test_a_member_is_picked_by_keys_alone(page, qtbot):
    page._rows[1].portrait.setFocus()
    qtbot.keyClick(page._rows[1].portrait, Qt.Key.Key_Space)
    button = page.tray.buttons[-1]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert page.setup().seats[1] == "jun:hard"
    assert page._rows[1].portrait.accessibleDescription() == "Jun"


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("width", [560, 900, 1280])
def test_the_cast_is_in_sight_at_every_width_and_size_of_the_text(app, qtbot, percent, width):
    theme.dress(app, "light", percent)
    made = NewMatch(games.about("morocco"), Setup(1, (PERSON, "mara:normal")))
    qtbot.addWidget(made)
    made.resize(width, 700)
    made.show()
    qtbot.wait(20)
    for button in made.tray.buttons:
        at = button.mapTo(made.tray, button.rect().topLeft())
        assert made.tray.rect().contains(button.rect().translated(at))
        assert button.width() >= button.least
    places = [button.geometry() for button in made.tray.buttons]
    assert not [(a, b) for n, a in enumerate(places) for b in places[:n] if a.intersects(b)]


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
    qtbot.waitUntil(lambda: page.controller.offer is not None, timeout=30_000)
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


def test_who_speaks_never_in_the_settings_says_nothing(window, qtbot):
    window.navigator.start("morocco", Setup(7, ("person", "pip:easy")))
    page = window.match_page
    qtbot.waitUntil(lambda: page.controller.pending_choice is not None and not page.controller.film.running)
    page.controller.play(page.controller.pending_choice.legal_actions(page.playback.view)[0])
    qtbot.waitUntil(lambda: bool(page.turns.turns) and not page.controller.film.running)
    said = page.turns.quote(page.turns.turns[0])
    assert said.startswith("“")
    assert page.turns.spoken(page.turns.turns[0]).startswith(said)
    page.use(replace(page.controller.settings, cast_speaks=False))
    assert page.turns.quote(page.turns.turns[0]) == ""


def test_the_faces_stand_above_the_final_scores_and_who_is_first_is_glad(app, qtbot):
    of = games.game("morocco")
    match, chance = Match(of, Setup(5, (PERSON, "mara:normal", "tam:easy"))), Random(5)
    while match.choice is not None:
        match.play(chance.choice(match.choice.legal_actions(match.state)), match.choice.seat)
    table = ScoreTable(of, match.setup, match.state, wide=True)
    qtbot.addWidget(table)
    moods = [face.mood for face in table.findChildren(SeatPortrait)]
    ranks = of.ranks(match.state)
    assert moods == [Mood.GLAD if ranks[seat] == 1 else Mood.BEATEN for seat in (1, 2)]


@pytest.mark.parametrize("name", [name for name in games.GAMES if games.about(name).automata])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_each_automa_has_a_face_on_its_board_that_covers_no_piece(seated, qtbot, name, size):
    of = ALL[name]
    who = f"{of.about.automata[0].id}:normal"
    page = seated.open(Match(of, Setup(3, (PERSON, who))))
    page.window().resize(*size)
    qtbot.waitUntil(lambda: page.controller.offer is not None, timeout=30_000)
    qtbot.waitUntil(lambda: not page.table.table_scene.moving)
    page.faces.place_faces()
    face, layout = page.faces.faces[1], page.table.table_scene.layout_now
    key, _ = page.faces._spot(1)
    [zone] = [zone for zone in layout.zones if zone.key == key]
    board = page.table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
    assert face.isVisible()
    assert face.member == of.about.automata[0].id
    assert board.adjusted(-1, -1, 1, 1).contains(face.geometry())
    for piece in [piece for piece in layout.pieces if piece.key != key]:
        place = page.table.mapFromScene(piece.x, piece.y, piece.w, piece.h).boundingRect()
        assert not place.adjusted(2, 2, -2, -2).intersects(face.geometry()), piece.key


def test_the_faces_name_the_level_at_which_their_seats_play(app, qtbot):
    made = NewMatch(games.about("brick_and_mortar"), Setup(1, (PERSON, "pip:easy")))
    qtbot.addWidget(made)
    made._choose_count(4)

    def shown():
        return {button.member.id: button.text().partition("\n")[2] for button in made.tray.buttons}

    for who in made.setup().seats[1:]:
        assert shown()[who.partition(":")[0]] == who.partition(":")[2]
    row = made._rows[3]
    row.level.setCurrentIndex(row.level.findData("hard"))
    member = row.seat_value.partition(":")[0]
    assert shown()[member] == "hard"
    button = next(button for button in made.tray.buttons if button.member.id == member)
    assert ", hard. " in button.accessibleDescription()
    made._choose_count(2)
    assert shown()[member] == button.member.level  # what a click would bring


def framed(button):
    """Whether a button has a frame in the accent colour."""
    image, accent = button.grab().toImage(), theme.colour("accent").rgb()
    return image.pixelColor(image.width() // 2, 0).rgb() == accent


def test_only_the_face_that_is_chosen_has_a_frame_also_under_the_pointer(page):
    chosen = next(button for button in page.tray.buttons if button.isChecked())
    other = next(button for button in page.tray.buttons if not button.isChecked() and button.isEnabled())
    other.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert (framed(chosen), framed(other)) == (True, False)
    chosen.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert framed(chosen)


@pytest.mark.parametrize("name", games.GAMES)
def test_no_option_has_the_name_of_a_preset(name):
    about = games.about(name)
    titles = {to_language(option.title) for option in (*about.options, *about.seat_options)}
    assert not titles & {to_language(preset.title) for preset in about.presets}


def ink(image, left):
    """The middle of the dark columns of a picture between its margins."""
    text = theme.colour("text").lightness()
    dark = [
        x
        for x in range(left, image.width() - left)
        if any(abs(image.pixelColor(x, y).lightness() - text) < 30 for y in range(6, image.height() - 8))
    ]
    return (dark[0] + dark[-1]) / 2


def test_the_number_of_seats_stands_in_the_middle_of_its_frame(page, qtbot):
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    button = page._count.button(3)
    button.setChecked(True)
    plain = ink(button.grab().toImage(), 4)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    assert abs(ink(button.grab().toImage(), 4) - plain) <= 1
    assert abs(plain - button.width() / 2) <= 2
