"""What somebody who listens can ask at any time in a match, one key each."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.ui.dialogs.help import KeyboardDialog, KeyList
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table import announcements
from tests.quay.game import GAME

from .conftest import AGAINST_MASTER


def ask(page, name, heard):
    del heard[:]
    page._commands[name].trigger()
    return heard


def test_what_is_asked_is_said_again(seated, heard):
    page = seated((PERSON,))
    [words] = ask(page, "say_question", heard)
    assert words.startswith(page.asking.prompt_text(page.controller.pending_choice))
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    page.refresh()
    assert ask(page, "say_question", heard) == [to_language(page.match.game.verdict(page.match.state))]


def test_what_is_mine_is_said_by_name(seated, heard):
    page = seated((PERSON,))
    [words] = ask(page, "say_own", heard)
    names = [to_language(piece.name) for piece in page.playback.layout().pieces if piece.zone == "hand"]
    assert names
    assert words.startswith("Your hand: ")
    assert all(name in words for name in names)


def test_how_all_stand_is_said_the_best_first(seated, heard):
    page = seated((PERSON, PERSON))
    for _ in range(8):
        page.controller.play(page.match.legal_actions()[0])
        page.curtain.drawn.emit()
    [words] = ask(page, "say_standings", heard)
    scores = page.match.game.scores(page.match.state)
    names = ["Player 1", "Player 2"]
    names[page.controller.viewer] = "You"
    assert words.splitlines()[0] == to_language(page.match.game.progress_text(page.match.state))
    best = max((0, 1), key=lambda seat: scores[seat])
    assert words.splitlines()[1] == f"{names[best]}: {scores[best]}"


def test_what_happened_is_said_line_by_line_and_from_the_beginning_again(seated, heard, qtbot):
    page = seated(seats=AGAINST_MASTER)
    assert ask(page, "say_story", heard) == ["Nothing happened since your turn."]
    page.controller.play(page.match.legal_actions()[0])
    qtbot.waitUntil(lambda: bool(page.turns.turns))
    lines = sum(len(turn.steps) for turn in page.turns.turns)
    said = [ask(page, "say_story", heard)[0] for _ in range(lines + 1)]
    assert [words.partition(". ")[0] for words in said] == [
        *(f"{n} of {lines}" for n in range(1, lines + 1)),
        f"1 of {lines}",
    ]
    assert said[0] == said[-1]


def test_where_everybody_looks_no_hand_is_said(seated, heard):
    page = seated((PERSON, PERSON))
    page.curtain.drawn.emit()
    page.controller.playback.viewer = -1
    assert ask(page, "say_own", heard) == ["Everybody looks: show your hand first."]


@pytest.mark.parametrize("name", games.GAMES)
def test_own_zones_are_there_and_hold_nothing_of_others(name):
    game, dice = games.game(name), random.Random(3)
    setups = [default_setup(game), Setup(5, (PERSON,) * game.about.seats[1])]
    for setup in setups:
        match = Match(game, replace(setup, seed=5))
        for _ in range(40):
            match.play(dice.choice(match.legal_actions()))
        seats = [seat for seat, who in enumerate(setup.seats) if who == PERSON]
        for seat in seats:
            layout = game.table.layout(game.view(match.state, seat), seat)
            keys = {zone.key for zone in layout.zones}
            assert keys.issuperset(game.table.own_zones)
            boxes = [zone for zone in layout.zones if zone.key in game.table.own_zones]
            others = [
                zone for zone in layout.zones if zone.key.startswith("seat:") and zone.key.count(":") == 1
            ]
            for box in boxes:
                for other in others:
                    x, y = other.x + other.w / 2, other.y + other.h / 2
                    inside = box.x <= x <= box.x + box.w and box.y <= y <= box.y + box.h
                    assert not inside, (box.key, other.key)


@pytest.mark.usefixtures("quay")
def test_the_result_takes_the_focus_keeps_tab_inside_and_gives_it_back(window, qtbot):
    match = Match(GAME, Setup(3, (PERSON, PERSON)))
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    match.goto(len(match.entries) - 1)
    window.navigator.open_match(window.services.shelf.begin(match).id)
    page = window.match_page
    while match.choice is not None:
        page.curtain.drawn.emit()
        page.controller.play(page.controller.offer.moves[0].action, sure=True)
        match = page.session.match
    qtbot.waitUntil(lambda: page.match_end.result is not None, timeout=20_000)
    result = page.match_end.result
    assert window.focusWidget() is result._card
    spoken, scores = result._card.accessibleName(), match.game.scores(match.state)
    for name, points in zip(page.playback.names, scores, strict=True):
        assert f"{name}: {points}" in spoken
    links = [link for link in result.findChildren(QPushButton) if "Rule " in link.accessibleName()]
    assert links
    assert all(name in link.accessibleName() for link in links for name in page.playback.names)
    met = set()
    for _ in range(40):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        met.add(window.focusWidget())
        assert result.isAncestorOf(window.focusWidget())
    assert {button for button in result.findChildren(QPushButton) if button.isVisible()} <= met
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert result.isHidden()
    assert window.focusWidget() is page.table


@pytest.fixture
def listened(monkeypatch, app, qtbot):
    """A window with two buttons, as if a screen reader were active."""
    monkeypatch.setattr(announcements.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcements, "_BY_DESCRIPTION", True)
    monkeypatch.setattr(announcements, "_TWICE", 0.0)
    monkeypatch.setattr(announcements, "_ARRIVING_MS", 20)
    monkeypatch.setattr(announcements, "_NEW_PAGE_MS", 20)
    window = QWidget()
    qtbot.addWidget(window)
    first, second = QPushButton("First", window), QPushButton("Second", window)
    first.setAccessibleDescription("its own")
    window.show()
    qtbot.waitActive(window) if QApplication.platformName() != "offscreen" else window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    speaker = announcements.DescriptionSpeaker.of_program()
    qtbot.waitUntil(lambda: not speaker._arriving.isActive())
    yield window, first, second
    speaker.setParent(None)


def test_a_line_is_the_description_of_what_has_the_focus_until_it_loses_it(listened, qtbot):
    window, first, second = listened
    announcements.tell_screen_reader(window, "Your turn.", at_once=False)
    assert first.accessibleDescription() == "Your turn."
    announcements.tell_screen_reader(window, "Your turn.", at_once=False)
    assert first.accessibleDescription() != "Your turn.", "only a change is spoken"
    assert first.accessibleDescription().strip() == "Your turn."
    second.setFocus()
    announcements.tell_screen_reader(window, "Undone.", at_once=False)
    assert first.accessibleDescription().strip() == "Your turn.", (
        "it would be read as long as it has the focus"
    )
    assert second.accessibleDescription() == "", "it would be dropped as long as it has not the focus"
    qtbot.waitUntil(lambda: second.accessibleDescription() == "Undone.")
    assert first.accessibleDescription() == "its own"


def test_lines_wait_for_a_new_page_and_come_in_order(listened, qtbot, monkeypatch):
    monkeypatch.setattr(announcements, "_NEW_PAGE_MS", 100)
    window, first, second = listened
    announcements.tell_screen_reader(window, "Undone.", at_once=False)
    first.hide()
    qtbot.waitUntil(second.hasFocus)
    lines, said = ["Morocco.", "Round 1 begins", "Your turn."], []
    monkeypatch.setattr(second, "setAccessibleDescription", said.append)
    for words in lines:
        announcements.tell_screen_reader(window, words, at_once=False)
    qtbot.wait(40)
    assert said == []
    qtbot.waitUntil(lambda: said == lines)


def test_a_description_that_changed_meanwhile_stays_and_a_widget_may_go(listened, qtbot):
    window, first, second = listened
    announcements.tell_screen_reader(window, "Your turn.", at_once=False)
    first.setAccessibleDescription("new")
    second.setFocus()
    announcements.tell_screen_reader(window, "Undone.", at_once=False)
    qtbot.waitUntil(lambda: second.accessibleDescription() == "Undone.")
    assert first.accessibleDescription() == "new"
    second.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    announcements.tell_screen_reader(window, "Redone.", at_once=False)
    first.setFocus()


@pytest.mark.usefixtures("quay")
@pytest.mark.parametrize("tab", ["moves", "log", "score", "rules"])
def test_the_key_of_a_tab_moves_the_keyboard_into_it(window, tab):
    match = Match(GAME, Setup(3, (PERSON, "random")))
    window.navigator.open_match(window.services.shelf.begin(match).id)
    panel = window.match_page.panel
    window.commands[tab].trigger()
    assert panel.current_tab == tab
    assert panel.isAncestorOf(window.focusWidget())
    window.commands["panel"].setChecked(False)
    window.commands[tab].trigger()
    assert panel.isVisible()


def test_the_title_of_the_window_names_the_page(window):
    for name, title in (
        ("learn", "Learn – Tabletop"),
        ("matches", "Matches – Tabletop"),
        ("deals", "Deals – Tabletop"),
        ("games", "Tabletop"),
    ):
        window.navigator.show_page(name)
        assert window.windowTitle() == title
    window.navigator.show_setup("morocco")
    assert window.windowTitle() == "Morocco – Tabletop"
    window.navigator.show_page("games")
    assert window.windowTitle() == "Tabletop"


def test_the_same_line_at_once_is_no_second_one(listened, monkeypatch):
    monkeypatch.setattr(announcements, "_TWICE", 60.0)
    window, first, _second = listened
    announcements.tell_screen_reader(window, "Bid at $0", at_once=False)
    first.setAccessibleDescription("")
    announcements.tell_screen_reader(window, "Bid at $0", at_once=False)
    assert first.accessibleDescription() == ""


def test_of_several_turns_whose_turn_it_is_comes_first(seated, heard, qtbot):
    page = seated((PERSON, "random", "random"))
    del heard[:]
    page.controller.play(page.match.legal_actions()[0])
    qtbot.waitUntil(lambda: page.controller.offer is not None and len(page.turns.turns) == 2)
    first, second = (page.turns.spoken(turn) for turn in page.turns.turns)
    qtbot.waitUntil(lambda: second in heard)
    turn = next(at for at, words in enumerate(heard) if words.startswith("Your turn."))
    assert heard.index(first) < turn < heard.index(second), "no more than one line comes before it"
    assert heard.count(second) == 1


def test_the_list_of_keys_is_gone_through_by_arrow_keys(app, qtbot):
    dialog = KeyboardDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    rows = dialog.findChild(KeyList)
    rows.setFocus()
    met = []
    for _ in range(len(rows.rows) + 2):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
        met.append(dialog.focusWidget().accessibleName())
    assert list(dict.fromkeys(met)) == [row.accessibleName() for row in rows.rows]
    assert any(words.startswith("L, End: Look round") for words in met)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Home)
    assert dialog.focusWidget() is rows.rows[0]
