"""The keyboard and the screen reader do all that a hand does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.table import BACK, Drag, Press
from tabletop.ui.table.accessible import UnseenButton, UnseenText, UnseenZone
from tabletop.ui.table.keyboard import nearest
from tests.ui import drive

from .conftest import LAYOUT, LEGAL, moved

K = Qt.Key


def test_tab_goes_through_what_is_live_and_leaves(view, player):
    seen = []
    while view.focusNextPrevChild(True) and view.keys.at:
        seen.append(view.keys.at)
        assert len(seen) < 9
    assert seen == ["tile", "card", "bell"]  # no legal move takes the stone
    assert view.table_scene.lights._ring == []


def test_tab_comes_in_at_either_end(view):
    for reason, key in ((Qt.FocusReason.TabFocusReason, "tile"), (Qt.FocusReason.BacktabFocusReason, "bell")):
        view.keys.leave_table()
        QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert view.keys.at == key
        assert view.table_scene.lights._ring == [view.table_scene.place_of(key)]


def test_arrows_go_to_the_nearest_in_that_direction(view):
    drive.key(view, K.Key_Right)
    assert view.keys.at == "tile"
    drive.key(view, K.Key_Right)
    assert view.keys.at == "card"
    drive.key(view, K.Key_Left)
    assert view.keys.at == "tile"
    drive.key(view, K.Key_Down)
    assert view.keys.at == "bell"
    drive.key(view, K.Key_Down)
    assert view.keys.at == "bell"
    drive.key(view, K.Key_Escape)
    assert view.keys.at == ""


def test_the_nearest_lies_ahead():
    places = {"a": QRectF(0, 0, 2, 2), "b": QRectF(10, 0, 2, 2), "c": QRectF(4, 9, 2, 2)}
    assert nearest(places, "a", QPointF(1, 0)) == "b"
    assert nearest(places, "a", QPointF(0, 1)) == "c"
    assert nearest(places, "a", QPointF(-1, 0)) is None


def test_enter_lifts_and_drops(view, player):
    view.keys._ring("card")
    drive.key(view, K.Key_Return)
    assert player.lifted == ["card"]
    assert player.over[-1] == Drag("card", "lane", 0)
    drive.key(view, K.Key_Right)
    assert player.over[-1] == Drag("card", "lane", 1)
    drive.key(view, K.Key_Return)
    assert player.made == [Drag("card", "lane", 1)]


def test_escape_puts_back(view, player):
    view.keys._ring("card")
    drive.key(view, K.Key_Return)
    drive.key(view, K.Key_Escape)
    assert not view.hands.is_dragging
    assert view.keys.at == "card"
    assert player.made == []


def test_escape_takes_back_what_was_begun_where_that_is_offered(view, player):
    view.offer([*LEGAL, BACK], [*LEGAL, BACK])
    view.keys._ring("card")
    drive.key(view, K.Key_Return)
    drive.key(view, K.Key_Escape)  # the piece in the hand comes first
    assert player.made == []
    drive.key(view, K.Key_Escape)
    assert player.made == [BACK]


def test_tab_goes_round_the_places_while_a_piece_is_carried(view, player):
    view.keys._ring("card")
    drive.key(view, K.Key_Return)
    places = [player.over[-1]]
    for _ in range(3):
        view.focusNextPrevChild(True)
        places.append(player.over[-1])
    assert places[:3] == [d for d in LEGAL if getattr(d, "piece", "") == "card"]
    assert places[3] == places[0]


def test_a_polyomino_is_turned_and_laid_by_keyboard(view, player):
    view.keys._ring("tile")
    drive.key(view, K.Key_Return)
    drive.key(view, K.Key_R)
    assert player.turned[-1] == 1
    for way in (K.Key_Down, K.Key_Right):
        drive.key(view, way)
        assert player.over[-1] in LEGAL
    drive.key(view, K.Key_Return)
    assert player.made[0].turn == 1
    assert player.made[0] in LEGAL


def test_every_legal_move_can_be_made_by_keyboard(view, player):
    """Walking with Tab reaches each place of each turn."""
    reached = set()
    view.keys._ring("tile")
    drive.key(view, K.Key_Return)
    for _ in range(4):
        for _ in range(20):
            reached.add(view.hands.target)
            view.focusNextPrevChild(True)
        drive.key(view, K.Key_R)
    assert reached == {drag for drag in LEGAL if getattr(drag, "piece", "") == "tile"}
    view.put_back()


def test_enter_presses(view, player):
    view.keys._ring("bell")
    drive.key(view, K.Key_Return)
    assert player.made == [Press("bell")]


def test_the_ring_stays_only_round_what_is_live(view):
    view.keys._ring("card")
    view.show_layout(moved(without=("card",)))
    assert view.keys.at == ""
    view.show_layout(LAYOUT)
    view.keys._ring("card")
    view.offer([Press("bell")], [Press("bell")])
    assert view.keys.at == ""


def test_other_keys_go_on(view):
    for key in (K.Key_F1, K.Key_H, K.Key_Escape, K.Key_Return):
        event = QKeyEvent(QEvent.Type.KeyPress, key, drive.PLAIN)
        QApplication.sendEvent(view, event)
        assert not event.isAccepted(), key


# The screen reader


@pytest.fixture
def read(view, qtbot):
    """A screen reader listens."""
    QAccessible.setActive(True)
    view.offer([], [])
    view.offer(LEGAL, LEGAL, {gesture: f"do {gesture}" for gesture in LEGAL})
    qtbot.waitUntil(lambda: not view.shadows._soon.isActive())
    yield view
    QAccessible.setActive(False)


def names(view, kind):
    return {widget.accessibleName() for widget in view.viewport().findChildren(kind) if not widget.isHidden()}


def button(view, name):
    found = [b for b in view.viewport().findChildren(UnseenButton) if b.accessibleName() == name]
    assert found, f"no {name} among {names(view, UnseenButton)}"
    return found[0]


def use(view, name, qtbot):
    button(view, name).click()
    qtbot.waitUntil(lambda: not view.shadows._soon.isActive())


def test_a_screen_reader_finds_zones_pieces_and_what_can_be_used(read):
    assert names(read, UnseenZone) == {"Board", "Grid", "Lane", "Bin", "Shelf", "Bell"}
    assert names(read, UnseenButton) == {"Tile", "Card", "Bell"}
    assert names(read, UnseenText) == {"Stone", "Pile of chips (7)"}
    tile = button(read, "Tile")
    assert tile.accessibleDescription() == "Three cells."
    assert tile.parentWidget().accessibleName() == "Shelf"
    there = tile.mapTo(read.viewport(), tile.rect().center())
    assert (there - drive.at(read, "tile")).manhattanLength() <= 3


def test_a_screen_reader_lifts_and_drops(read, player, qtbot):
    use(read, "Card", qtbot)
    assert player.lifted == ["card"]
    assert names(read, UnseenButton) == {
        *(f"do {drag}" for drag in LEGAL if getattr(drag, "piece", "") == "card"),
        "Put it back",
    }
    use(read, f"do {Drag('card', 'lane', 1)}", qtbot)
    assert player.made == [Drag("card", "lane", 1)]
    assert "Card" in names(read, UnseenButton)


def test_a_screen_reader_puts_back_and_presses(read, player, qtbot):
    use(read, "Tile", qtbot)
    use(read, "Put it back", qtbot)
    assert not read.hands.is_dragging
    use(read, "Bell", qtbot)
    assert player.made == [Press("bell")]


def test_what_stays_is_the_same_widget(read, qtbot):
    tile = button(read, "Tile")
    read.show_layout(moved(without=("stone",)))
    qtbot.waitUntil(lambda: not read.shadows._soon.isActive())
    assert button(read, "Tile") is tile
    assert "Stone" not in names(read, UnseenText)


def test_nobody_listens_nothing_is_made(view):
    assert view.viewport().findChildren(UnseenButton) == []
    assert not view.shadows._soon.isActive()


def test_the_mouse_passes_through(read, player):
    drive.drag(read, drive.at(read, "card"), drive.at(read, "bin"))
    assert player.made == [Drag("card", "bin")]
    assert read.childAt(drive.at(read, "tile")) is read.viewport()


LAYOUTS = {"Russian": (0x041A, "\u043a", 0x042C, "\u044c"), "Greek": (0x03A1, "\u03c1", 0x039C, "\u03bc")}
"""Qt's codes and the letters at the places of R and M."""


def typed(view, code, place, letter, modifier=drive.PLAIN):
    """A key of a layout with other letters, as X11 tells it."""
    QApplication.sendEvent(
        view, QKeyEvent(QEvent.Type.KeyPress, code, modifier, place, ord(letter), 0, letter)
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_letters_are_found_by_their_place_where_a_layout_has_others(view, player, layout, monkeypatch):
    monkeypatch.setattr("tabletop.ui.table.letter_keys.sys.platform", "linux")
    r, r_letter, m, m_letter = LAYOUTS[layout]
    drive.carry(view, drive.point(view, 30, 30), drive.at(view, "grid"))
    typed(view, r, 27, r_letter)
    assert view.hands.item.turn == 1
    typed(view, r, 27, r_letter, Qt.KeyboardModifier.ShiftModifier)
    assert view.hands.item.turn == 0
    typed(view, m, 58, m_letter)
    assert view.hands.item.turn == 4
    typed(view, r, 43, r_letter)  # the same letter elsewhere is another key
    assert view.hands.item.turn == 4


def test_keys_without_letters_turn_and_flip_as_well(view, player):
    drive.carry(view, drive.point(view, 30, 30), drive.at(view, "grid"))
    for key, turn in ((K.Key_PageDown, 1), (K.Key_PageUp, 0), (K.Key_Insert, 4)):
        drive.key(view, key)
        assert view.hands.item.turn == turn


@pytest.mark.parametrize("name", games.GAMES)
def test_boards_of_others_come_after_all_else(window, qtbot, name):
    game = games.game(name)
    window.navigator.start(name, Setup(5, (PERSON, *["random"] * (game.about.seats[1] - 1))))
    table = window.match_page.table
    qtbot.waitUntil(lambda: window.match_page.controller.offer is not None)
    things, boards = table.keys.things(), table.keys._things.boards()
    first = next((at for at, key in enumerate(things) if key in boards), len(things))
    assert set(things[first:]) <= set(boards)
    assert not set(things[:first]) & set(boards)
