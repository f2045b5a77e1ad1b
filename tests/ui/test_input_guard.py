"""What a held key repeats decides nothing and uncovers nothing; on a page that scrolls the wheel scrolls."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.ui.dialogs.help import KeyboardDialog
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.keys import KEYS
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.panels.moves import MoveRow
from tabletop.ui.style.input_guard import REPEATING
from tests.lots.game import GAME as LOTS
from tests.ui import drive

from .conftest import AT_ONCE

K = Qt.Key
DECIDING = ((K.Key_Return, "\r"), (K.Key_Enter, "\r"), (K.Key_Space, " "), (K.Key_Escape, "\x1b"))
MOVING_COMMANDS = {"earlier", "later", "zoom_in", "zoom_out"}


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.session.others.busy)


@pytest.mark.parametrize(("key", "text"), DECIDING[:3])
def test_a_held_key_seals_one_choice_and_does_not_open_the_next_hand(seated, qtbot, monkeypatch, key, text):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    page = seated.open(Match(LOTS, Setup(3, (PERSON, PERSON))))
    drive.hold(page, key, text=text)
    settled(page, qtbot)
    assert page.curtain.isHidden()
    assert page.match.now == 0
    page.controller.play(page.controller.offer.moves[0].action)
    settled(page, qtbot)
    page.panel.show_tab("moves")
    page.panel.moves.widget().findChildren(MoveRow)[0].setFocus()
    drive.hold(page, key, text=text)
    settled(page, qtbot)
    assert page.curtain.isVisible()
    assert page.match.now == 2


def test_a_held_key_lifts_and_does_not_drop(seated, qtbot):
    page = seated()
    view = page.table
    view.setFocus()
    view.keys.tab(back=False)
    drive.hold(page, K.Key_Return, text="\r")
    assert view.hands.is_dragging
    assert page.match.now == 0
    drive.hold(page, K.Key_Right)
    assert view.hands.is_dragging


def test_a_held_key_opens_a_question_and_does_not_answer_it(app, qtbot):
    asked = QDialog()
    qtbot.addWidget(asked)
    yes, field = QPushButton("yes"), QLineEdit()
    yes.setDefault(True)
    yes.clicked.connect(asked.accept)
    column = QVBoxLayout(asked)
    column.addWidget(field)
    column.addWidget(yes)
    asked.show()
    for widget in (yes, asked, field):
        for key, text in DECIDING:
            drive.repeat(widget, key, text)
    assert field.text() == " "  # a space, as it was typed
    field.clear()
    assert asked.isVisible()
    drive.repeat(field, K.Key_A, "a")
    drive.repeat(field, K.Key_A, "a")
    assert field.text() == "aa"
    drive.repeat(field, K.Key_Backspace)
    assert field.text() == "a"


def test_a_held_key_chooses_nothing_from_a_menu(app, qtbot):
    menu, chosen = QMenu(), []
    qtbot.addWidget(menu)
    menu.addAction("one").triggered.connect(chosen.append)
    menu.popup(menu.pos())
    menu.setActiveAction(menu.actions()[0])
    for key, text in DECIDING:
        drive.repeat(menu, key, text)
    assert not chosen
    assert menu.isVisible()


def everything(window, seated):
    """Every page of the window, its dialogs, and a match."""
    for name in ("games", "matches", "statistics", "deals", "learn", "books"):
        window.navigator.show_page(name)
        yield window
    window.navigator.show_setup("quay")
    yield window
    yield from dialogs(window)
    yield seated()


def dialogs(window):
    for kind in (
        lambda: SettingsDialog(replace(AT_ONCE, sounds=True), window),
        lambda: KeyboardDialog(window),
    ):
        dialog = kind()
        dialog.show()
        yield dialog
        dialog.close()


def test_no_widget_of_the_program_takes_a_key_that_is_repeated_unless_it_moves_or_writes(
    quay, window, seated, monkeypatch
):
    taken = []
    monkeypatch.setattr(
        "tabletop.ui.style.tab_order.Ordered.keyPressEvent", lambda *_: taken.append("window")
    )
    monkeypatch.setattr("tabletop.ui.pages.match.MatchPage.keyPressEvent", lambda *_: taken.append("page"))
    monkeypatch.setattr(QDialog, "keyPressEvent", lambda *_: taken.append("dialog"))
    seen = 0
    for root in everything(window, seated):
        for widget in (root, *root.findChildren(QWidget)):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                seen += 1
                for key, text in (*DECIDING, (K.Key_H, ""), (K.Key_F9, "")):
                    assert not drive.repeat(widget, key, text), (root, widget, key)
    assert not taken
    assert seen > 60


def test_every_command_is_given_once_by_a_held_key_unless_it_moves_or_zooms(window):
    for name in KEYS:
        for keys in window.commands[name].shortcuts():
            pressed = keys[0]
            asked = drive.repeat(window.lobby, pressed.key(), "", pressed.keyboardModifiers())
            assert asked is (pressed.key() in REPEATING) is (name in MOVING_COMMANDS), name


# The wheel


def value(widget):
    if isinstance(widget, (QComboBox, QTabBar)):
        return widget.currentIndex()
    return widget.value() if isinstance(widget, (QAbstractSlider, QSpinBox)) else widget.text()


def inputs(root):
    """The inputs of a page that scrolls."""
    for area in root.findChildren(QScrollArea):
        if area.widget() is None:
            continue
        for kind in (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar):
            yield from (w for w in area.widget().findChildren(kind) if not isinstance(w, QScrollBar))


def turned(widget):
    """Turn the wheel both ways over an input and its parts: whether it keeps its value."""
    before = value(widget)
    for part in (widget, *(w for w in widget.findChildren(QWidget) if not w.isWindow())):
        for eighths in (120, -120, -120, 240):
            drive.wheel_over(part, eighths)
            if value(widget) != before:
                return False
    return True


def test_the_wheel_over_any_input_of_any_page_that_scrolls_changes_nothing(app, qtbot, window, seated):
    found = set()
    setup = NewMatch(games.about("merchants_cove"), None)
    qtbot.addWidget(setup)
    setup.show()
    for root in chain((setup,), everything(window, seated)):
        for widget in inputs(root):
            if widget.isVisible():
                found.add(type(widget).__name__)
                assert turned(widget), widget
    assert {"QSlider", "Chooser"} <= found


def test_the_wheel_over_an_input_scrolls_the_page_that_it_is_on(app, qtbot):
    area, inner = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    column = QVBoxLayout(inner)
    made = [QSlider(Qt.Orientation.Horizontal), QSpinBox(), QComboBox(), QTabBar()]
    for widget in made:
        if isinstance(widget, (QSlider, QSpinBox)):
            widget.setValue(9)
        column.addWidget(widget)
    column.addStretch(1)
    for name in ("a", "b", "c"):
        made[2].addItem(name)
        made[3].addTab(name)
    inner.setMinimumHeight(3000)
    area.setWidgetResizable(True)
    area.setWidget(inner)
    area.resize(300, 300)
    area.show()
    for widget in made:
        area.verticalScrollBar().setValue(0)
        before = value(widget)
        drive.wheel_at(widget, -120)
        assert value(widget) == before
        assert area.verticalScrollBar().value() > 0, widget


def test_the_wheel_over_an_input_that_does_not_scroll_away_still_changes_it(app, qtbot):
    alone = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(alone)
    alone.setValue(50)
    alone.show()
    drive.wheel_at(alone, 120)
    assert alone.value() != 50
