"""No two siblings of the accessible tree are called the same, on any page: each can be asked for by name.

Left out are lines of the log, which tell what happened as often as it did, and mere numbers of a table.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.ui.dialogs.help import AboutDialog, KeyboardDialog
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.panels.side_panel import TABS
from tabletop.ui.window import Window
from tests.walks import ALL

from .conftest import AT_ONCE

LEFT_OUT = (QAccessible.Role.ListItem,)


@pytest.fixture
def window(app, qtbot, tmp_path, monkeypatch):
    """The program's window, with several matches that are alike in its library."""
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    monkeypatch.setattr("tabletop.ui.window.save", lambda _settings: None)
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    for seed in range(3):
        for name in ("public_market", "morocco"):
            match = Match(ALL[name], Setup(seed, (PERSON,) * 2))
            for _ in range(40 if seed else 3000):
                if match.choice is not None:
                    match.play(match.legal_actions()[-1])
            made.services.shelf.begin(match, practice=False)
    made.show()
    made.fill()
    yield made
    made.close()


def families(told):
    """The children of everything in the accessible tree below something."""
    children = [told.child(at) for at in range(told.childCount())]
    yield [child for child in children if child is not None and not child.state().invisible]
    for child in children:
        if child is not None:
            yield from families(child)


def called(told):
    """What something is asked for by: its label, where it has one, or its name."""
    widget = told.object()
    if isinstance(widget, QComboBox):
        labels = [each for each in widget.parentWidget().findChildren(QLabel) if each.buddy() is widget]
        return labels[0].text() if labels else told.text(QAccessible.Text.Name)
    return told.text(QAccessible.Text.Name)


def same_named(root):
    """The names that siblings of one kind share."""
    QApplication.processEvents()
    found = []
    for family in families(QAccessible.queryAccessibleInterface(root)):
        names = Counter((one.role(), called(one)) for one in family if one.role() not in LEFT_OUT)
        found += [name for (_, name), n in names.items() if n > 1 and name and not name.isdecimal()]
    return found


@pytest.mark.parametrize("page", ["games", "matches", "books", "statistics"])
def test_on_the_pages(window, qtbot, page):
    window.navigator.show_page(page)
    window.fill()
    qtbot.wait(20)
    assert same_named(window) == []


@pytest.mark.parametrize("name", games.GAMES)
def test_where_a_match_is_set_up_and_at_its_table(window, qtbot, name):
    window.navigator.show_setup(name)
    window.navigator._pages["setup"].fold.setChecked(True)
    assert same_named(window) == []
    match = Match(ALL[name], Setup(3, (PERSON,) * max(2, ALL[name].about.seats[0])))
    for n in range(40):
        legal = match.legal_actions(match.waiting[0].seat)
        match.play(legal[n * 7 % len(legal)], match.waiting[0].seat)
        if not match.waiting:
            match = match.branch(match.now // 2)
    window.navigator.open_match(window.services.shelf.begin(match, practice=False).id)
    page = window.match_page
    if page.curtain.isVisible():
        assert same_named(page) == []
        page.curtain._here.click()
    qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    for tab in TABS:
        page.tabs.open_tab(tab)
        page.table.shadows.refresh()
        assert same_named(page) == [], tab
    page.match_end.show_result()
    assert same_named(page.match_end.result) == []


@pytest.mark.parametrize(
    "dialog", [lambda window: SettingsDialog(AT_ONCE, window), KeyboardDialog, AboutDialog]
)
def test_in_the_dialogs(window, dialog):
    made = dialog(window)
    made.show()
    assert same_named(made) == []
    made.close()
