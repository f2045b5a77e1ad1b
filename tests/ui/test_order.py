"""Tab goes through every page as it is read, stops nowhere in silence, and Enter presses as Space does."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.panels.prompt_bar import PromptBar
from tabletop.ui.panels.side_panel import Panel
from tabletop.ui.panels.timeline import Timeline
from tabletop.ui.panels.turn_strip import TurnStrip
from tabletop.ui.table import TableView
from tabletop.ui.tree_root import Root, described
from tabletop.ui.widgets.header import Header
from tabletop.ui.window import Window

from .conftest import AT_ONCE

MOST = 120


def name(widget: QWidget) -> str:
    """What the accessible tree calls a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def round_trip(window: Window, *, back: bool = False) -> list[QWidget]:
    """Every widget at which Tab stops, from where the keyboard is, until it is there again."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        at = QApplication.focusWidget()
        if seen and at is seen[0]:
            return seen
        if not seen or seen[-1] is not at:  # within the table Tab goes from thing to thing
            seen.append(at)
        QTest.keyClick(at, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
    raise AssertionError([name(widget) for widget in seen])


def within(widget: QWidget, kind: type[QWidget]) -> bool:
    """Whether a widget is in one of this kind."""
    at: QWidget | None = widget
    while at is not None and not isinstance(at, kind):
        at = at.parentWidget()
    return at is not None


def as_read(window: Window) -> list[str]:
    """The names of all stops, the header's first, which must come in one."""
    stops = round_trip(window)
    while within(stops[0], Header) or not within(stops[-1], Header):
        stops = [*stops[1:], stops[0]]
    header = [within(stop, Header) for stop in stops]
    assert [key for key, _ in groupby(header)] == [False, True]
    return [name(stop) for stop in stops if not within(stop, Header)]


def test_the_window_is_described_by_a_sentence(window):
    told = QAccessible.queryAccessibleInterface(window)
    assert told.text(QAccessible.Text.Name) == "Tabletop"
    description = told.text(QAccessible.Text.Description)
    assert description.startswith("Market board games")
    assert description.endswith(".")


def test_the_program_is_described_by_the_same_sentence_and_its_windows_are_below_it(app, window):
    root = Root(app)
    told = QAccessible.queryAccessibleInterface(window)
    dialog = QDialog(window)
    dialog.show()
    assert root.text(QAccessible.Text.Description) == told.text(QAccessible.Text.Description)
    assert root.text(QAccessible.Text.Help) == ""
    assert root.role() == QAccessible.Role.Application
    assert root.parent() is None
    below = [root.child(at).object() for at in range(root.childCount())]
    assert {window, dialog} <= set(below)
    assert [root.indexOfChild(root.child(at)) for at in range(len(below))] == [*range(len(below))]
    assert root.indexOfChild(QAccessible.queryAccessibleInterface(window.lobby)) == -1
    assert root.child(len(below)) is None
    assert root.focusChild() is not None
    menu = QMenu(window)
    menu.popup(QPoint(0, 0))
    assert menu not in [root.child(at).object() for at in range(root.childCount())]
    menu.close()
    dialog.close()


PLANTED = """
from PySide6.QtGui import QAccessible
from tabletop.ui.app import Program, _application
program = Program(_application())
program.window.show()
program.app.processEvents()
root = QAccessible.queryAccessibleInterface(program.app)
print(root.text(QAccessible.Text.Description), root.childCount())
program.window.close()
"""


def test_whoever_asks_the_program_itself_is_told_so(tmp_path):
    """In a program of its own: an application is asked about once, and Qt remembers who answered."""
    env = {**os.environ, "TABLETOP_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PLANTED], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == f"{described()} 1"


def test_the_lobby_is_gone_through_as_it_is_read(window):
    boxes = [games.about(game).title.source for game in games.GAMES]
    learn = ["Lessons", "Rule books", "Keyboard and screen reader"]
    assert QApplication.focusWidget() is window.lobby
    assert name(window.lobby) == "Games"
    QTest.keyClick(window.lobby, Qt.Key.Key_Tab)  # the page itself is no stop
    assert name(QApplication.focusWidget()) == "Sit down"
    assert as_read(window) == ["Sit down", "Learn it in 2 minutes", "Play together", *boxes, *learn]


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name_of_page", ["games", "setup"])
def test_every_stop_is_scrolled_into_sight(window, qtbot, name_of_page, back):
    window.resize(window.minimumSize())
    window.navigator.show_setup("merchants_cove")
    window.navigator._pages["setup"].fold.setChecked(True)
    page = window.navigator._pages[name_of_page]
    window.navigator.setCurrentWidget(page)
    parts = [part for part in window.navigator.findChildren(QScrollArea) if part.isVisible()]
    qtbot.waitUntil(lambda: any(part.verticalScrollBar().maximum() for part in parts))
    QApplication.processEvents()
    window.header.findChild(QPushButton).setFocus()
    seen = set()
    for _ in range(len(round_trip(window)) + 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
        assert at.visibleRegion().boundingRect() == at.rect(), name(at)
        seen.add(max(part.verticalScrollBar().value() for part in parts))
    assert len(seen) > 1


@pytest.mark.parametrize("game", [game for game in games.GAMES if games.about(game).options])
def test_a_new_match_begins_with_the_seats_and_ends_with_start(window, game):
    window.navigator.show_setup(game)
    page = window.navigator._pages["setup"]
    told = as_read(window)
    assert isinstance(page, NewMatch)
    count = len(page._rows)
    what = ("Colour at", "One of the cast for"), ("Name at",)
    seats = [
        f"{word} seat {n + 1}"
        for n in range(count)
        for words in what[: 2 - page._rows[n].name.isHidden()]
        for word in words
    ]
    order = ["Back to the games", f"{count} seats", *seats, "Show options", "Seed"]
    places = [told.index(words) for words in order]
    assert places == sorted(places)
    assert all(told)
    coach = name(page.coach.values)
    assert told[places[-2] :] == ["Show options", coach, "Seed", "Practice match", "Start"]
    page.fold.setFocus()
    QTest.keyClick(page.fold, Qt.Key.Key_Return)
    unfolded = as_read(window)
    options = [name(option.values) for option in page._options]
    assert unfolded[: places[-2]] == told[: places[-2]]
    assert unfolded[places[-2] :] == ["Hide options", *options, coach, "Seed", "Practice match", "Start"]


@pytest.mark.parametrize("page", ["matches", "books", "statistics"])
def test_the_other_pages_have_the_header_in_one(window, page):
    window.navigator.show_page(page)
    assert as_read(window)


def test_a_match_is_gone_through_from_the_prompt_to_the_timeline(window, qtbot):
    window.navigator.start("public_market", Setup(3, ("person", "easy")), practice=False)
    page = window.match_page
    qtbot.waitUntil(
        lambda: page.controller.offer is not None and not page.controller.film.running, timeout=60_000
    )
    while page.turns.strips[1].isHidden():
        page.controller.play(page.controller.offer.moves[0].action, sure=True)
        qtbot.waitUntil(
            lambda: page.controller.offer is not None and not page.controller.film.running, timeout=60_000
        )
    kinds = (PromptBar, TableView, Panel, Timeline)
    for tab in ("moves", "log", "score", "rules"):
        page.tabs.open_tab(tab)
        page.bar.menu.setFocus()
        stops = round_trip(window)
        parts = [next(kind for kind in (TurnStrip, *kinds) if within(stop, kind)) for stop in stops]
        assert [kind for kind, _ in groupby(parts)] == [
            PromptBar,
            TableView,
            TurnStrip,
            Panel,
            Timeline,
        ]
        assert all(name(stop) for stop in stops)
        told = [name(stop) for stop in stops if within(stop, TurnStrip)]
        assert told == [page.turns.spoken(page.turns.turns[-1])]
        assert round_trip(window, back=True)[1:] == stops[:0:-1]


def shown(widget: QWidget) -> list[QPushButton]:
    """The buttons that are to be seen in a widget."""
    return [each for each in widget.findChildren(QPushButton) if each.isVisible()]


def test_the_settings_begin_with_the_first_of_them(app, qtbot):
    dialog = SettingsDialog(AT_ONCE)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.focusWidget() is dialog.findChildren(QComboBox)[0]


def test_rules_that_matter_are_each_a_stop_with_a_name(window, qtbot):
    window.navigator.start("public_market", Setup(3, ("person", "easy")), practice=False)
    page = window.match_page
    qtbot.waitUntil(lambda: page.controller.offer is not None, timeout=60_000)
    page.tabs.open_tab("rules")
    page.refresh()
    session = page.session
    rules = page.controller.pending_choice.rules_now(session.view(session.now, page.controller.viewer))
    qtbot.waitUntil(lambda: len(shown(page.panel.rules.now)) == len(rules))
    links = shown(page.panel.rules.now)
    assert [name(link).rpartition(" ")[2] for link in links] == list(rules)
    window.activateWindow()
    links[0].setFocus()
    QTest.keyClick(links[0], Qt.Key.Key_Return)
    assert page.panel.rules.book.textCursor().block().text().startswith(rules[0])


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_boxes_and_other_buttons_are_pressed_by_enter_and_space(window, pressed):
    asked = []
    window.lobby.game_chosen.connect(asked.append)
    window.lobby.game_chosen.disconnect(window.navigator.show_setup)
    front = window.lobby._places[1].front
    front.setFocus()
    QTest.keyClick(front, pressed)
    assert asked == [front.box.id]


def test_what_is_chosen_for_a_new_match_is_labelled_and_seats_are_radio_buttons(window):
    for game in games.GAMES:
        window.navigator.show_setup(game)
        page = window.navigator._pages["setup"]
        for box in page.findChildren(QComboBox):
            told = QAccessible.queryAccessibleInterface(box)
            labels = [each for each in page.findChildren(QLabel) if each.buddy() is box]
            assert labels or told.text(QAccessible.Text.Description), (game, box.currentText())
        counts = page._count.buttons()
        low, high = games.about(game).seats
        assert [name(button) for button in counts] == [
            "1 seat" if n == 1 else f"{n} seats" for n in range(low, high + 1)
        ]
        for button in page.findChildren(QRadioButton):
            role = QAccessible.queryAccessibleInterface(button).role()
            assert role is QAccessible.Role.RadioButton
            assert button.width() >= 24
            assert button.height() >= 24


def test_pages_and_panels_are_tabs_of_one_stop_that_arrow_keys_go_through(window, qtbot):
    window.navigator.start("public_market", Setup(3, ("person",)), practice=False)
    panel = window.match_page.panel
    qtbot.waitUntil(lambda: window.match_page.controller.offer is not None)
    window.match_page.tabs.open_tab("moves")
    for bar, asked in (
        (window.header.tabs, window.header.page_requested),
        (panel._tabs, panel._tabs.tab_requested),
    ):
        told = QAccessible.queryAccessibleInterface(bar)
        assert told.role() is QAccessible.Role.PageTabList
        assert name(bar)
        tabs = [told.child(at) for at in range(bar.count())]
        assert {tab.role() for tab in tabs} == {QAccessible.Role.PageTab}
        assert [tab.text(QAccessible.Text.Name) for tab in tabs] == [
            bar.tabText(at) for at in range(bar.count())
        ]
        bar.setCurrentIndex(0)
        heard = []
        asked.connect(heard.append)
        QTest.keyClick(bar, Qt.Key.Key_Right)
        QTest.keyClick(bar, Qt.Key.Key_Space)
        assert heard == [bar._names[1]] * 2
        assert bar.currentIndex() == 1
        tabs[2].actionInterface().doAction("Press")  # as a screen reader does
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
        assert heard[2:] == [bar._names[2], bar._names[0]]


def test_categories_of_the_score_lead_to_their_rules_by_keyboard(window, qtbot):
    window.navigator.start("morocco", Setup(3, ("person", "person")), practice=False)
    page = window.match_page
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    page.tabs.open_tab("score")
    links = shown(page.panel.score)
    assert [name(link) for link in links] == [
        "Stalls. You: 0; Player 2: 0. Rule MO-12.3",
        "Juice. You: 0; Player 2: 0. Rule MO-12.4",
        "Largest district. You: 0; Player 2: 0. Rule MO-12.5",
        "Gold. You: 0; Player 2: 0. Rule MO-12.6",
    ]
    window.activateWindow()
    links[1].setFocus()
    QTest.keyClick(links[1], Qt.Key.Key_Return)
    assert page.panel.current_tab == "rules"
    assert page.panel.rules.book.textCursor().block().text().startswith("MO-12.4")
