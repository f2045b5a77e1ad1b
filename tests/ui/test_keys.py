"""Single letters can be changed or switched off, and every text names the key that is in force."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

import tabletop.ui
from tabletop.engine.game import Setup
from tabletop.files.settings import KEYED, Settings
from tabletop.ui import keys
from tabletop.ui.dialogs.help import KeyboardDialog
from tabletop.ui.dialogs.key_choices import KeyChoices
from tabletop.ui.dialogs.settings import Scrolled, SettingsDialog
from tabletop.ui.window import Window

from .conftest import AT_ONCE

K = Qt.Key


@pytest.fixture(autouse=True)
def _defaults():
    yield
    keys.use_keys(Settings())


@pytest.fixture
def made(app, qtbot):
    """A window with these settings."""

    def make(**change):
        window = Window(replace(AT_ONCE, **change))
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.commands.enable_match(on=True)
        window.done = []
        window.commands["hint"].triggered.connect(lambda: window.done.append("hint"))
        return window

    return make


def choices(qtbot, settings=AT_ONCE):
    part, said = KeyChoices(settings), []
    part.changed.connect(said.append)
    qtbot.addWidget(part)
    part.show()
    return part, said


def pressed(widget, key, modifier=Qt.KeyboardModifier.NoModifier):
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, modifier))


def all_words(dialog):
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_by_default_a_letter_and_its_second_key_work(made, qtbot):
    window = made()
    for key in (K.Key_H, K.Key_F4):
        qtbot.keyClick(window, key)
    assert window.done == ["hint", "hint"]


def test_switched_off_no_letter_works_nor_is_named_but_the_second_key_is(made, qtbot):
    window = made(letter_keys=False)
    qtbot.keyClick(window, K.Key_H)
    assert not window.done
    qtbot.keyClick(window, K.Key_F4)
    assert window.done == ["hint"]
    assert "(F4)" in window.commands["hint"].toolTip()
    for on in (False, True):
        window.commands.begin_review(on=on)
        for action in window.actions():
            for key in action.shortcuts():
                assert len(key.toString().removeprefix("Shift+")) > 1, action.objectName()
    for words in all_words(KeyboardDialog(window)):
        assert not re.search(r"(?<!\+)\b(?!A |I have)[A-Z]\b", words), words
    assert [keys.table_command(key) for key in (K.Key_R, K.Key_M, K.Key_L)] == ["", "", ""]
    assert [keys.table_command(key) for key in (K.Key_PageDown, K.Key_Insert, K.Key_End)] == [
        "turn",
        "flip",
        "look",
    ]


def test_the_switch_works_at_once_and_back(made, qtbot):
    window = made()
    window.use(replace(window.settings, letter_keys=False))
    qtbot.keyClick(window, K.Key_H)
    assert not window.done
    window.use(replace(window.settings, letter_keys=True))
    qtbot.keyClick(window, K.Key_H)
    assert window.done == ["hint"]


def test_a_chosen_key_works_and_is_named_and_the_old_one_does_not(made, qtbot):
    window = made()
    window.use(replace(window.settings, keys={"hint": "Ctrl+J", "look": "U"}))
    qtbot.keyClick(window, K.Key_H)
    assert not window.done
    qtbot.keyClick(window, K.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.done == ["hint"]
    assert "(Ctrl+J)" in window.commands["hint"].toolTip()
    assert keys.table_command(K.Key_U) == "look"
    assert keys.table_command(K.Key_L) == ""
    words = all_words(KeyboardDialog(window))
    assert "Ctrl+J" in words
    assert "H" not in words
    assert "Esc, Enter, Ctrl+J" in words
    assert "U, End" in words


def test_a_letter_with_ctrl_stays_while_single_letters_are_off(made):
    window = made(letter_keys=False, keys={"hint": "Ctrl+J"})
    assert [key.toString() for key in window.commands["hint"].shortcuts()] == ["Ctrl+J", "F4"]


@pytest.mark.parametrize(
    "chosen",
    [
        {"hint": "N"}, {"hint": "Ctrl+Z"}, {"look": "Ctrl+J"}, {"hint": "Shift+R"}, {"hint": "F6"},
        {"wish": "J"}, {"hint": "F99"}, {"goal": "J"},
    ],
)  # fmt: skip
def test_a_choice_that_cannot_be_falls_back_alone(chosen):
    keys.use_keys(replace(Settings(), keys=chosen | {"retry": "K"}))
    [name] = chosen
    if name in KEYED:
        assert keys.in_force(name)[0] == keys.first_key(name, {})
    assert keys.in_force("retry")[0] == "K"


def test_two_commands_may_have_exchanged_their_keys(app):
    for choices in ({"turn": "M", "flip": "R"}, {"flip": "R", "turn": "M"}):
        assert keys.accepted(choices) == choices
    assert keys.accepted({"hint": "J", "number": "J"}) == {"hint": "J"}


def test_a_clash_names_the_key_and_both_commands_and_nothing_is_kept(app, qtbot):
    part, said = choices(qtbot)
    pressed(part.fields["hint"], K.Key_N)
    assert not said
    assert part.fields["hint"].text() == "H"
    assert not part.message.isHidden()
    assert "“Hint” can't have N: it is the key of “Play by number”." in part.message.text()
    pressed(part.fields["hint"], K.Key_J)
    assert said == [{"hint": "J"}]
    assert part.message.isHidden()
    assert part.fields["hint"].text() == "J"


def test_a_review_and_a_match_may_use_the_same_key(app, qtbot):
    part, said = choices(qtbot)
    pressed(part.fields["number"], K.Key_S)
    assert said == [{"number": "S"}]


def test_the_table_has_no_keys_with_others_held(app, qtbot):
    part, said = choices(qtbot)
    pressed(part.fields["turn"], K.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert not said
    assert "alone" in part.message.text()


def test_a_key_of_another_alphabet_is_chosen_by_its_place(app, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.ui.table.letter_keys.sys.platform", "linux")
    part, said = choices(qtbot)
    plain = Qt.KeyboardModifier.NoModifier
    key = QKeyEvent(
        QEvent.Type.KeyPress, 0x041E, plain, 44, 0x043E, 0, "\u043e"
    )  # Cyrillic O, at the place of J
    QApplication.sendEvent(part.fields["look"], key)
    assert said == [{"look": "J"}]


def test_defaults_come_back_one_by_one_and_all(app, qtbot):
    part, said = choices(qtbot, replace(AT_ONCE, keys={"hint": "J", "number": "K"}))
    part.defaults["hint"].click()
    assert said == [{"number": "K"}]
    assert not part.defaults["hint"].isEnabled()
    part.all_defaults.click()
    assert said[-1] == {}
    assert part.fields["number"].text() == "N"


def test_a_default_that_is_taken_meanwhile_is_refused(app, qtbot):
    part, said = choices(qtbot, replace(AT_ONCE, keys={"hint": "J", "number": "H"}))
    part.defaults["hint"].click()
    assert not said
    assert "Play by number" in part.message.text()


def test_the_page_is_used_by_keyboard_alone(app, qtbot):
    dialog = SettingsDialog(AT_ONCE)
    qtbot.addWidget(dialog)
    dialog.show()
    part = dialog.findChild(KeyChoices)
    for _ in range(80):
        if dialog.focusWidget() is part.fields["hint"]:
            break
        qtbot.keyClick(dialog.focusWidget(), K.Key_Tab)
    assert dialog.focusWidget() is part.fields["hint"]
    assert part.fields["hint"].accessibleName() == "Key: Hint"
    qtbot.keyClick(dialog.focusWidget(), K.Key_J)
    assert dialog.settings.keys == {"hint": "J"}
    qtbot.keyClick(dialog.focusWidget(), K.Key_Tab)
    assert dialog.focusWidget() is part.defaults["hint"]
    qtbot.keyClick(dialog.focusWidget(), K.Key_Space)
    assert dialog.settings.keys == {}
    dialog.resize(dialog.width(), 260)
    qtbot.keyClick(part.fields["look"], K.Key_H)
    scroll = dialog.findChild(Scrolled).viewport()
    qtbot.waitUntil(lambda: scroll.rect().contains(part.message.mapTo(scroll, part.message.rect().center())))
    part.fields["hint"].setFocus()
    assert dialog.focusWidget() is part.fields["hint"]


NAMED = re.compile(r"(?<![\w{&.'’-])(?!I\b|A\b)[A-Z](?![\w}.'’-]*[\w}])\b|\bF\d\b")
"""A letter or function key by itself."""


def test_no_text_of_the_window_names_a_key_of_a_command_literally():
    found = []
    for path in Path(tabletop.ui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") not in ("tr", "translate"):
                continue
            texts = (each.value for each in node.args if isinstance(each, ast.Constant))
            found += [(path.name, text) for text in texts if NAMED.search(str(text).replace("&", ""))]
    assert not found


def test_the_settings_know_the_commands_with_letters(app):
    letters = {
        name
        for name, key in (keys.KEYS | keys.REVIEW | keys.TABLE).items()
        if len(key.removeprefix("Shift+")) == 1
    }
    assert letters == set(KEYED)


def test_f6_goes_round_the_parts_of_the_window_and_shift_f6_back(window, quay, qtbot):
    def part_of(parts):
        here = window.focusWidget()
        return next(name for name, part in parts.items() if part is here or part.isAncestorOf(here))

    window.navigator.start("quay", Setup(3, ("person", "greedy")))
    page = window.match_page
    qtbot.waitUntil(lambda: page.table.isVisible() and not page.controller.film.running)
    parts = {"bar": page.bar, "table": page.table, "panel": page.panel, "timeline": page.timeline}
    page.table.setFocus()
    went = []
    for command in ("part", "part", "part", "part", "part_before", "part_before"):
        window.commands[command].trigger()
        went.append(part_of(parts))
    assert went == ["panel", "timeline", "bar", "table", "bar", "timeline"]
    window.commands["panel"].setChecked(False)
    page.table.setFocus()
    window.commands["part"].trigger()
    assert part_of(parts) == "timeline"
    window.navigator.show_page("games")
    parts = {"header": window.header, "lobby": window.lobby}
    window.commands["part"].trigger()
    first = part_of(parts)
    window.commands["part"].trigger()
    assert {first, part_of(parts)} == {"header", "lobby"}
