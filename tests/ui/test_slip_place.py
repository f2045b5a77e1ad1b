"""Where the note on opponents' turns lies: on bare cloth, in every game, with any number of seats."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.ui.panels.free_area import covered, free_area, lying
from tabletop.ui.panels.lesson_popover import Button, LessonPopover, PopoverContent
from tabletop.ui.panels.summary_content import SummaryLine
from tabletop.ui.panels.turn_summary import TurnSummaryPanel
from tabletop.ui.panels.turn_summary_place import MAX_SIZE, MIN_SIZE, SUMMARY_ZONE, is_covered, summary_place
from tabletop.ui.style import theme
from tabletop.ui.table import TableView

SIZES = ((980, 690), (724, 590))
"""The table in windows of 1280 x 800 and 1024 x 700."""


def setups(about):
    low, high = about.seats
    for seats in range(max(low, 2), high + 1):
        yield Setup(1, (PERSON,) * seats)
        yield from (Setup(1, (PERSON,) * seats, ((o.key, o.values[1].key),)) for o in about.options)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", games.GAMES)
def test_it_covers_nothing_that_its_own_zone_leaves_free(app, qtbot, name, size):
    game = games.game(name)
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_table(game.table, english)
    first = Match(game, next(setups(game.about))).state
    table.show_layout(game.table.layout(game.view(first, 0), 0))
    table.show()
    seen = set()
    for setup in setups(game.about):
        layout = game.table.layout(game.view(Match(game, setup).state, 0), 0)
        zone = next((zone for zone in layout.zones if zone.key == SUMMARY_ZONE), None)
        assert zone, "lay a zone “slip” on bare cloth, for the note on opponents' turns"
        where = (zone, len(setup.seats), len(layout.zones))
        if where in seen:
            continue
        seen.add(where)
        own = table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
        taken = lying(table, layout)
        under = [rect for rect in taken if rect.intersects(own.adjusted(2, 2, -2, -2))]
        place = summary_place(table, layout, taken)
        covered = [rect for rect in taken if rect.adjusted(1, 1, -1, -1).intersects(place)]
        assert covered == [] or (place == own and under), (setup, covered)
        assert table.viewport().rect().contains(place)
    assert seen


def test_it_takes_the_bare_cloth_there_is(app, qtbot):
    table, layout = laid(qtbot, "merchants_cove", 2, (980, 718))
    place = summary_place(table, layout, lying(table, layout))
    assert place.width() > 250
    assert place.height() > 250
    slip = TurnSummaryPanel(table.viewport())
    slip.place(place, table.viewport().rect())
    slip.begin(1, "Player 2")
    for number in range(9):
        slip.tell(
            SummaryLine(1, f"It compares what it could do with piece {number}.", reason=number % 2 == 0)
        )
    assert slip._scroll.verticalScrollBar().maximum() == 0
    assert all(line.words in slip._text.text() for line in slip.lines)


def test_where_cloth_is_short_what_was_done_last_is_told_with_its_reason(app, qtbot):
    slip = TurnSummaryPanel(None)
    qtbot.addWidget(slip)
    slip.place(QRect(0, 0, 240, 150), QRect(0, 0, 980, 718))
    slip.begin(1, "Player 2")
    for number in range(9):
        slip.tell(SummaryLine(1, f"Moves piece {number}."))
        slip.tell(SummaryLine(1, f"Place {number} is the best.", reason=True))
    for words in ("Moves piece", "Place"):
        shown = [number for number in range(9) if f"{words} {number}" in slip._text.text()]
        assert shown == list(range(shown[0], 9))
        assert shown[0] > 0
    assert slip._scroll.verticalScrollBar().maximum() == 0
    slip.place(QRect(0, 0, 240, 90), QRect(0, 0, 980, 718))
    slip.tell(
        SummaryLine(1, "All in all, it has gained as much as it has lost by it.", reason=True, closing=True)
    )
    assert "Moves piece 8" in slip._text.text()
    assert "All in all" not in slip._text.text()


def laid(qtbot, name, seats, size):
    """A table of this game and size, and how it lies when a match begins."""
    game = games.game(name)
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_table(game.table, english)
    layout = game.table.layout(game.view(Match(game, Setup(1, (PERSON,) * seats)).state, 0), 0)
    table.show_layout(layout)
    table.show()
    return table, layout


@pytest.mark.parametrize("name", games.GAMES)
def test_with_large_letters_it_grows_over_nothing(app, qtbot, name):
    theme.dress(app, "light", 150)
    low, high = games.about(name).seats
    for seats in range(max(low, 2), high + 1):
        table, layout = laid(qtbot, name, seats, (830, 687))
        slip = TurnSummaryPanel(table.viewport())
        slip.lie_on(table, layout)
        slip.begin(1, "Player 2")
        slip.tell(SummaryLine(1, "Spends a gold to swap the cubes of row 1 and row 5.", reason=True))
        assert not is_covered(lying(table, layout), slip.geometry()), seats
        assert table.viewport().rect().contains(slip.geometry())


def test_where_there_is_no_cloth_it_folds_when_it_is_ones_turn(app, qtbot):
    table, layout = laid(qtbot, "brick_and_mortar", 4, (980, 717))
    slip = TurnSummaryPanel(table.viewport())
    slip.lie_on(table, layout)
    slip.begin(1, "Player 2")
    for number in range(4):
        slip.tell(SummaryLine(1, f"Sells item {number}", reason=True))
    told = slip.height()
    slip.follow(object())
    assert slip.height() < told / 2
    assert slip.isVisible() == table.isVisible()
    slip._again.setFocus()
    qtbot.waitUntil(lambda: slip.height() > told / 2)
    slip._again.clearFocus()
    slip.follow(None)
    assert slip.height() == told
    bare, layout = laid(qtbot, "merchants_cove", 2, (980, 717))
    slip = TurnSummaryPanel(bare.viewport())
    slip.lie_on(bare, layout)
    slip.begin(1, "Player 2")
    slip.tell(SummaryLine(1, "Sells an item", reason=True))
    told = slip.height()
    slip.follow(object())
    assert slip.height() == told


def test_a_zone_within_another_covers_nothing_more(app, qtbot):
    table, layout = laid(qtbot, "morocco", 3, (980, 718))
    outer = next(zone for zone in layout.zones if zone.key == "stall:0")
    inner = replace(outer, key="within", x=outer.x + 5, y=outer.y + 5, w=outer.w - 10, h=outer.h - 10)
    beyond = replace(outer, key="beyond", x=table.sceneRect().right() - 3, w=2)
    assert covered(table, layout) == covered(table, replace(layout, zones=(*layout.zones, inner)))
    assert covered(table, layout) != covered(table, replace(layout, zones=(*layout.zones, beyond)))


def test_where_the_zone_is_not_bare_other_cloth_is_taken():
    room, near = QRect(0, 0, 600, 400), QRect(20, 20, 200, 100)
    taken = [QRect(0, 0, 600, 200), QRect(0, 200, 300, 200)]
    place = free_area(room, taken, near, MIN_SIZE, MAX_SIZE)
    assert place is not None
    assert place.left() > 300
    assert place.top() > 200
    assert free_area(room, [QRect(0, 0, 600, 350)], near, MIN_SIZE, MAX_SIZE) is None


def test_where_cloth_is_narrow_no_button_of_a_lessons_paper_is_cut(app, qtbot):
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(980, 700)
    paper, words = LessonPopover(table), ("Zeig es mir", "Schritt überspringen")
    paper.show_content(
        PopoverContent(
            "Schritt 3 von 3",
            "MC-7.4",
            head="45 Gold",
            text="Der Schwarzmarkt nimmt alles.",
            buttons=tuple(map(Button, words, words)),
        )
    )
    table.show()
    paper.show()
    assert paper.lie(table.rect(), [], QRect(690, 0, 10, 10), [QRect(0, 0, 640, 700)])
    QWidget.grab(table)
    buttons = [button for button in paper.findChildren(QPushButton) if button.text() in words]
    assert [button.width() >= button.sizeHint().width() for button in buttons] == [True, True]
