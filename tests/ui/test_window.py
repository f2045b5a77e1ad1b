"""The window: from the lobby to a table and back, pages, settings at once, records in and out."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from dataclasses import fields, replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QLocale, QPointF, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QSlider,
)

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.match import BranchOrigin, Match
from tabletop.engine.table import Press
from tabletop.engine.text import english
from tabletop.files import records, reviews
from tabletop.files.library import Library
from tabletop.files.reviews import WAY, Look, Review
from tabletop.files.settings import Settings, load_settings
from tabletop.session.bot_seats import Opponents
from tabletop.ui.dialogs.branching import Branching
from tabletop.ui.keys import ALSO, KEYS, STANDARD
from tabletop.ui.pages.lobby import Lobby
from tabletop.ui.pages.lobby_cards import ContinueCard, QuickCard
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.style import theme
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import BoxFront
from tabletop.ui.widgets.table_thumbnail import FreshTable
from tabletop.ui.window import Window
from tests.quay.game import ABOUT, GAME

from .conftest import AT_ONCE, FINDER


@pytest.fixture
def window(app, quay, qtbot):
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.services.opponents = Opponents(FINDER)
    with qtbot.waitSignal(made.painted):
        made.show()
    made.fill()
    yield made
    made.close()


@pytest.mark.parametrize(("screen", "filled"), [((1280, 800), True), ((1920, 1080), False)])
def test_a_screen_too_small_for_the_window_and_its_frame_is_filled(
    app, quay, qtbot, monkeypatch, screen, filled
):
    monkeypatch.setattr(
        Window, "screen", lambda _window: SimpleNamespace(availableSize=lambda: QSize(*screen))
    )
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.appear()
    assert made.isVisible()
    assert made.isMaximized() == filled
    left = made.saveGeometry().toBase64().data().decode()
    made.close()
    again = Window(replace(AT_ONCE, window=left))
    qtbot.addWidget(again)
    again.appear()
    assert again.isMaximized() == filled
    again.close()


def press(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def begin(window, qtbot):
    press(qtbot, window.findChild(BoxFront))
    press(qtbot, window.navigator._pages["setup"].start)
    page = window.match_page
    page.match = page.session.match
    qtbot.waitUntil(lambda: not page.controller.film.running)
    return page


def test_two_clicks_from_the_lobby_a_match_is_on_the_table(window, qtbot):
    page = begin(window, qtbot)
    assert window.navigator.currentWidget() is page
    assert page.match.setup.seats == ("person", "master:normal")
    assert page.controller.offer is not None


def test_back_in_the_lobby_the_match_can_be_continued(window, qtbot):
    page = begin(window, qtbot)
    page.controller.play(page.match.legal_actions()[0])
    digest = page.match.state.digest()
    window.commands["games"].trigger()
    qtbot.waitUntil(lambda: window.findChild(ContinueCard) is not None)
    card = window.findChild(ContinueCard)
    press(qtbot, next(b for b in card.findChildren(QPushButton) if b.property("role") == "accent"))
    assert window.match_page.session.match.state.digest() == digest
    assert window.match_page is not page


def test_on_a_narrow_page_the_boxes_stand_in_more_rows(app, qtbot, monkeypatch):
    monkeypatch.setattr(games, "GAMES", games.GAMES[:5])
    lobby = Lobby()
    qtbot.addWidget(lobby)
    rows = []
    for size in ((1500, 900), (1280, 800), (960, 640), (1280, 800)):
        lobby.resize(*size)
        lobby.show()
        qtbot.wait(1)
        rows.append(len({place.y() for place in lobby._places}))
        assert lobby.horizontalScrollBar().maximum() == 0
    assert rows == [1, 1, 2, 1]  # also where the bar at its side is still there


def test_a_wide_page_is_used_and_nothing_on_it_is_cut_short(app, qtbot, tmp_path):
    """At 1920 pixels; the first page of five games, with a match of each."""
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    for name in games.GAMES:
        seats = ("person",) * max(games.about(name).seats[0], 2)
        window.services.shelf.library.begin(Setup(1, seats, (), ("Karl-Friedrich", "Anna")), games.game(name))
    window.fill()
    qtbot.waitUntil(lambda: window.findChild(ContinueCard) is not None)
    lobby = window.lobby
    assert lobby._holder.width() > 1700
    assert lobby._places[-1].geometry().right() > 0.98 * lobby._holder.width()
    for label in lobby.findChildren(ElidedLabel):
        qtbot.waitUntil(lambda label=label: label.text() == label.accessibleName())
    window.close()


@pytest.mark.parametrize(("percent", "shown"), [(100, True), (125, True), (150, False), (200, False)])
def test_a_match_begins_without_the_panel_where_large_text_leaves_the_table_no_room(
    app, window, qtbot, percent, shown
):
    theme.dress(app, "light", percent)
    window.resize(1280, 800)
    page = begin(window, qtbot)
    assert page.panel.isVisible() is shown
    window.commands["panel"].setChecked(True)
    assert page.panel.isVisible()


def test_without_a_match_the_lobby_offers_one(window, qtbot):
    assert window.findChild(ContinueCard) is None
    card = window.findChild(QuickCard)
    assert card is not None
    table = card.findChild(FreshTable)
    qtbot.waitUntil(lambda: not table.pixmap().isNull())
    assert card.width() - table.geometry().right() < 10, "nothing is missing at its right side"
    assert table.pixmap().deviceIndependentSize().toSize() == table.sizeHint(), "drawn for its size"


def test_a_refused_setup_is_said_at_once_and_cannot_start(window, qtbot):
    press(qtbot, window.findChild(BoxFront))
    page = window.navigator._pages["setup"]
    page._rows[0].set_player("master:normal")
    assert "Harbour Master" in page.refusal.text()
    assert not page.start.isEnabled()
    page._rows[0].set_player("person")
    assert page.refusal.text() == ""
    assert page.start.isEnabled()


def test_the_last_setup_is_remembered(window, qtbot):
    press(qtbot, window.findChild(BoxFront))
    page = window.navigator._pages["setup"]
    page._rows[1].set_player("greedy")
    page._rows[0].name.setText("Ada")
    page.seed.setText("77")
    page._options[0].choose("on")
    press(qtbot, page.start)
    assert window.match_page.session.match.setup.seed == 77
    window.navigator.show_setup("quay")
    again = window.navigator._pages["setup"].setup()
    assert (again.seats, again.names[0], again.options) == (("person", "greedy"), "Ada", (("open", "on"),))
    assert load_settings()[0].setup("quay").seats == ("person", "greedy")


def test_a_seed_deals_the_same_match_again(window, qtbot):
    digests = []
    for _ in range(2):
        window.navigator.show_setup("quay")
        window.navigator._pages["setup"].seed.setText("123")
        press(qtbot, window.navigator._pages["setup"].start)
        digests.append(window.match_page.session.match.state.digest())
    assert digests[0] == digests[1]


def test_a_record_goes_out_and_comes_in(window, qtbot, tmp_path, monkeypatch):
    page = begin(window, qtbot)
    page.controller.play(page.match.legal_actions()[0])
    file = tmp_path / "mine.tabletop"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_o: (str(file), ""))
    monkeypatch.setattr("tabletop.ui.dialogs.match_files._may_reveal", lambda _parent: True)
    window.commands["export"].trigger()
    assert file.exists()
    digest = page.match.state.digest()
    window.navigator.show_page("games")
    window.navigator.open_file(file)
    assert window.match_page.session.match.state.digest() == digest


def test_a_file_that_is_no_record_is_named(window, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    bad = tmp_path / "photo.tabletop"
    bad.write_bytes(b"\x89PNG")
    window.navigator.open_file(bad)
    assert "photo.tabletop" in told[0]
    assert window.match_page is None


def test_a_review_of_another_match_is_left_out_and_that_is_said(window, qtbot, tmp_path, monkeypatch):
    told, file = [], tmp_path / "friend.tabletop"
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    match = begin(window, qtbot).match
    review = Review(WAY, 1, (0,), match.now, match.state.digest(), (Look(match.now + 3),))
    records.write(file, replace(records.record(match), review=reviews.review_json(review)))
    window.navigator.show_page("games")
    window.navigator.open_file(file)
    assert "The review in friend.tabletop doesn't fit" in told[0]
    assert window.match_page.session.match.state.digest() == match.state.digest()


def test_matches_are_listed_searched_and_removed(window, qtbot, monkeypatch):
    begin(window, qtbot)
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    assert len(page.rows.rows) == 1
    page.field.setText("nowhere")
    page.refresh()
    assert page.rows.rows == []
    page.field.setText("")
    page.refresh()
    asked = []
    for answer in (QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes):
        monkeypatch.setattr(QMessageBox, "question", lambda *a, answer=answer: (asked.append(a), answer)[1])
        assert window.services.shelf.matches()
        page.remove_requested.emit(window.services.shelf.matches()[0].id)
    for _, _, words, _, default in asked:
        assert "Quay" in words
        assert default == QMessageBox.StandardButton.No
    assert len(asked) == 2
    assert window.services.shelf.matches() == []


def test_statistics_tell_of_ended_matches(window, qtbot):
    page = begin(window, qtbot)
    while page.match.choice is not None:
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: not page.controller.film.running)
    window.navigator.show_page("statistics")
    words = {label.text() for label in window.navigator._pages["statistics"].findChildren(QLabel)}
    assert "Harbour Master" in words
    assert str(page.match.game.scores(page.match.state)[0]) in words


def test_statistics_go_by_rising_levels(window, qtbot):
    for level in ("hard", "easy", "normal", "master:normal"):
        library = window.services.shelf.library
        number = library.begin(Setup(1, ("person", level)), GAME)
        library.store_result(number, (3, 2), (1, 2))
    window.navigator.show_page("statistics")
    labels = [label.text() for label in window.navigator._pages["statistics"].findChildren(QLabel)]
    names = ["All matches", "Harbour Master", "Computer (easy)", "Computer (normal)", "Computer (hard)"]
    assert [words for words in labels if words in names] == names


def test_means_are_written_as_the_language_writes_them(window):
    library = window.services.shelf.library
    for score in (3, 4):
        library.store_result(library.begin(Setup(1, ("person", "hard")), GAME), (score, 2), (1, 2))
    was = QLocale()
    QLocale.setDefault(QLocale("de"))
    window.navigator.show_page("statistics")
    QLocale.setDefault(was)
    assert "3,5" in {label.text() for label in window.navigator._pages["statistics"].findChildren(QLabel)}


def test_a_match_against_an_opponent_without_points_is_neither_won_nor_lost(window, qtbot, monkeypatch):
    alone = replace(ABOUT, automata=(replace(ABOUT.automata[0], scored=False),))
    monkeypatch.setattr(games, "about", lambda _name: alone)
    page = begin(window, qtbot)
    while page.match.choice is not None:
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: not page.controller.film.running)
    game, state = page.match.game, page.match.state
    window.navigator.show_page("statistics")
    words = {label.text() for label in window.navigator._pages["statistics"].findChildren(QLabel)}
    assert str(game.scores(state)[0]) in words
    assert f"Best match: {english(game.verdict(state))}" in words
    assert not any("of 1" in text for text in words)
    window.navigator.show_page("matches")
    words = {label.text() for label in window.navigator._pages["matches"].findChildren(QLabel)}
    assert "Finished" in words
    assert not words & {"Won", "Lost", f"to {game.scores(state)[1]}"}


def test_a_best_match_that_these_rules_no_longer_play_to_its_end_has_no_verdict(window, monkeypatch):
    alone = replace(ABOUT, automata=(replace(ABOUT.automata[0], scored=False),))
    monkeypatch.setattr(games, "about", lambda _name: alone)
    library = window.services.shelf.library
    library.store_result(library.begin(Setup(1, ("person", "master:normal")), GAME), (9, 2), (1, 2))
    window.navigator.show_page("statistics")
    words = [label.text() for label in window.navigator._pages["statistics"].findChildren(QLabel)]
    assert "Harbour Master" in words
    assert not any(text.startswith("Best match") for text in words)


def test_settings_are_kept_and_followed_at_once(window, qtbot):
    page = begin(window, qtbot)
    window.use(replace(window.settings, opponents_speed=4.0))
    assert page.playback.director.others_speed == 4.0
    assert load_settings()[0].opponents_speed == 4.0


def test_what_was_entered_for_a_new_match_outlasts_other_colours(window):
    window.navigator.show_setup("quay")
    page = window.navigator._pages["setup"]
    page._rows[0].name.setText("Ann")
    page._choose_count(3)
    page.seed.setText("17")
    page.practice.setChecked(True)
    page.coach.choose("strict")
    page.fold.setChecked(True)
    entered = page.setup()
    window.retint()
    again = window.navigator._pages["setup"]
    assert window.navigator.currentWidget() is again is not page
    assert again.setup() == entered
    assert (again.practice.isChecked(), again.coach.values.currentData()) == (True, "strict")
    assert again.fold.isChecked()
    window.navigator.show_page("games")
    window.retint()
    assert "setup" not in window.navigator._pages


def test_the_colours_change_at_once(window, app):
    theme.dress(app, "dark")
    assert theme.tokens() is theme.DARK
    assert app.palette().window().color().name().upper() == theme.DARK.window
    window.retint()
    theme.dress(app, "light")
    assert theme.tokens() is theme.LIGHT


def test_mnemonics_are_told_apart(window, qtbot):
    begin(window, qtbot)
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    assert len(menus) > 4
    for menu in menus:
        keys = Counter(_mnemonic(action.text()) for action in menu.actions() if _mnemonic(action.text()))
        assert not [key for key, n in keys.items() if n > 1], [a.text() for a in menu.actions()]


def _mnemonic(words):
    at = words.replace("&&", "").find("&")
    return words.replace("&&", "")[at + 1].lower() if at >= 0 else ""


def test_every_command_has_its_own_key(window):
    for state in (window.commands.begin_lesson, window.commands.begin_review):
        for on in (True, False):
            state(on=on)
            keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
            assert len(keys) == len(set(keys)) > 20


def test_redo_has_both_usual_keys_and_what_every_program_has_those_of_the_desktop(window):
    def keys(name):
        return window.commands[name].shortcuts()

    assert [key.toString() for key in keys("redo")][:2] == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert keys("undo")[0].toString() == "Ctrl+Z"
    own = {key for action in window.actions() for key in action.shortcuts()}
    for name, standard in STANDARD.items():
        bound = set(QKeySequence.keyBindings(standard))
        assert bound <= own, name
        assert set(keys(name)) >= bound - {key for other in KEYS if other != name for key in keys(other)}


def test_whatever_has_a_letter_alone_has_a_second_key_that_every_layout_has(window):
    for state in (window.commands.begin_lesson, window.commands.begin_review):
        for on in (True, False):
            state(on=on)
            for action in window.actions():
                keys = [key.toString() for key in action.shortcuts()]
                bare = [key.removeprefix("Shift+") for key in keys]
                assert not any(len(key) == 1 for key in bare) or any(len(key) > 1 for key in bare), keys


def test_nothing_is_cut_off_at_the_smallest_promised_size(window, qtbot):
    window.resize(1280, 800)
    qtbot.wait(10)
    for label in window.lobby.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and label.pixmap().isNull():
            assert label.sizeHint().width() <= label.width() + 1, label.text()
    assert not window.lobby.horizontalScrollBar().isVisible()


def test_the_settings_dialog_tells_each_change(window, qtbot):
    from tabletop.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    told = []
    dialog.changed.connect(told.append)
    boxes = dialog.findChildren(QComboBox)
    boxes[0].setCurrentIndex(boxes[0].findData(2.0))
    assert told[-1].my_speed == 2.0
    dialog.close()


def test_the_keyboard_stays_where_it_is_when_the_language_changes(window, app, qtbot):
    from tabletop.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    dialog.show()
    language = dialog._boxes["language"]
    language.setFocus()
    app.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    now = dialog._boxes["language"]
    assert now is not language
    assert dialog.focusWidget() is now


def test_every_setting_of_the_dialog_is_there_again_after_a_restart(window, qtbot):
    from tabletop.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    dialog.changed.connect(window.use)
    for name, box in dialog._boxes.items():
        if isinstance(box, QComboBox):
            box.setCurrentIndex((box.currentIndex() + 2) % box.count())
        else:
            box.click()
        assert getattr(load_settings()[0], name) != getattr(AT_ONCE, name), name
    dialog.findChild(QSlider).setValue(17)
    kept = load_settings()[0]
    assert kept.volume == 17
    again = SettingsDialog(kept)
    qtbot.addWidget(again)
    for name, box in again._boxes.items():
        there = box.currentData() if isinstance(box, QComboBox) else box.isChecked()
        assert there == getattr(kept, name), name
    assert set(again._boxes) | {"volume", "last_setup", "window", "coach_known", "keys", "relay"} == {
        f.name for f in fields(Settings)
    }
    window.use(AT_ONCE)  # keys are in force in all windows, also those of other tests


def test_the_first_window_is_painted_soon_and_without_pydantic(tmp_path):
    code = (
        "import sys; from tabletop.ui.app import run; status = run(['--quit-after-first-paint']);"
        "print('pydantic' in sys.modules, status)"
    )
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.split() == ["False", "0"], done.stderr
    assert time.monotonic() - began < 20
    assert QApplication.instance() is not None


def test_help_tells_every_key_and_whose_work_is_in_it(app, qtbot):
    from PySide6.QtWidgets import QTextBrowser

    from tabletop.ui.dialogs.help import AboutDialog, KeyboardDialog

    keyboard, about = KeyboardDialog(), AboutDialog()
    qtbot.addWidget(keyboard)
    qtbot.addWidget(about)
    told = {label.text() for label in keyboard.findChildren(QLabel)}
    assert {key for key in (*KEYS.values(), *ALSO.values()) if key} <= told
    assert "OFL" in about.findChild(QTextBrowser).toPlainText()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("setup", "x"),
        ("setup", '{"seed": 1, "seats": ["person"] }'),
        ("setup", '{"seed": 1, "seats": ["person", "nobody:x"], "names": ["", "", ""]}'),
        ("start", "{}"),
        ("now", -7),
        ("touched", "yesterday"),
        ("game", "../evil"),
    ],
)
def test_no_match_of_the_library_keeps_the_lobby_from_opening(window, qtbot, column, value):
    told = []
    window.services.notice.connect(told.append)
    number = begin(window, qtbot).session.keeper.id
    window.navigator.show_page("games")
    window.services.shelf.library._base.execute(f"UPDATE matches SET {column} = ?", (value,))
    window.fill()
    window.navigator.show_page("matches")
    assert len(window.navigator._pages["matches"].rows.rows) == 1
    window.navigator.open_match(number)
    window.navigator.show_page("games")
    assert window.services.shelf.library.stored_match(number).id == number


def test_a_match_that_cannot_be_shown_is_told_and_the_lobby_is_shown(window, qtbot, monkeypatch):
    number = begin(window, qtbot).session.keeper.id
    told = []
    window.services.notice.connect(told.append)
    monkeypatch.setattr(MatchPage, "open", lambda _page: 1 / 0)
    window.navigator.open_match(number)
    assert english(told[-1]).startswith(f"Match {number} is damaged (ZeroDivisionError")
    assert window.match_page is None
    window.fill()
    assert window.lobby.findChildren(ContinueCard)


def test_a_match_that_another_program_plays_is_told_and_looked_at(window, qtbot):
    number = begin(window, qtbot).session.keeper.id
    window.navigator.show_page("games")
    other = Library.open(window.services.shelf.library.path)
    other.lock(number)
    told = []
    window.services.notice.connect(told.append)
    window.navigator.open_match(number)
    page = window.match_page
    assert "is open in another program" in english(told[-1])
    assert page.controller.offer is None
    page.controller.attempt(Press("anything"), QPointF())
    assert page.controller.undo_redo.undo_moment() is None
    assert page.session.now == 0
    window.navigator.show_page("games")
    other.close()
    window.navigator.open_match(number)
    assert window.match_page.controller.offer is not None


def test_a_finished_match_that_is_opened_from_a_file_is_kept_as_finished(window, tmp_path, chance):
    match = Match(GAME, Setup(3, ("person", "master:normal")))
    while match.choice:
        match.play(chance.choice(match.legal_actions()))
    path = tmp_path / "it.tabletop"
    records.write(path, records.record(match))
    window.navigator.open_file(path)
    [kept] = window.services.shelf.matches()
    assert kept.ended
    assert kept.scores == GAME.scores(match.state)


def test_what_could_not_be_kept_is_tried_again_by_itself(window, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.ui.services.RETRY_MS", 20)
    page = begin(window, qtbot)
    other = Library.open(window.services.shelf.library.path)
    other._base.execute("BEGIN IMMEDIATE")
    page.controller.play(page.match.legal_actions()[0])
    assert page.session.keeper.failing
    other._base.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(lambda: not page.session.keeper.failing)
    assert window.services.shelf.library.stored_match(page.session.keeper.id).length == page.match.now


def ask_to(monkeypatch, name):
    """How to play on is answered by this button; the dialogs asked, in a list that fills."""
    asked = []

    def chosen(dialog):
        asked.append(dialog)
        return getattr(dialog, name)

    monkeypatch.setattr(Branching, "chosen_button", chosen)
    return asked


def seen_later(window, qtbot, back=1):
    """A page that looks at a moment before something that was seen (or right after it)."""
    page = begin(window, qtbot)
    while not page.match.entries or page.match.entries[-1].final is not True:
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: not page.controller.film.running)
    page.playback.look(page.match.now - back)
    return page


@pytest.mark.parametrize(("final", "back"), [(True, 1), (False, 0)])
def test_a_match_that_goes_on_before_something_that_was_seen_is_for_practice(
    window, qtbot, monkeypatch, final, back
):
    asked = ask_to(monkeypatch, "same" if final else "begin")
    page = seen_later(window, qtbot, back)
    parent = page.session.keeper.id
    page.controller.branch_here()
    assert "new match" in asked[0].text()
    assert (asked[0].deal_again in asked[0].buttons()) is final
    keeper = window.match_page.session.keeper
    kept = window.services.shelf.library.stored_match(keeper.id)
    assert keeper.practice is final
    assert kept.practice is final
    assert kept.parent == parent
    assert not kept.origin.dealt
    assert window.services.shelf.library.export_record(keeper.id).practice is final


def test_what_is_hidden_can_be_dealt_anew_where_a_match_goes_on_from_an_earlier_moment(
    window, qtbot, monkeypatch
):
    ask_to(monkeypatch, "deal_again")
    page = seen_later(window, qtbot)
    parent, before = page.session.keeper.id, page.match.states[page.playback.moment]
    page.controller.branch_here()
    keeper = window.match_page.session.keeper
    kept, given = (
        ask(keeper.id)
        for ask in (window.services.shelf.library.stored_match, window.services.shelf.library.export_record)
    )
    assert keeper.practice is False
    assert (kept.parent, kept.origin) == (parent, BranchOrigin(GAME.round(before), dealt=True))
    assert given.origin.dealt
    assert given.practice is False
    assert given.setup.seed != page.match.setup.seed
    now = keeper.match.state
    assert GAME.view(now, 0).flow == GAME.view(before, 0).flow
    assert now.chance != before.chance


def test_playing_on_from_a_moment_can_be_left_alone(window, qtbot, monkeypatch):
    ask_to(monkeypatch, "back")
    page = seen_later(window, qtbot)
    page.controller.branch_here()
    assert window.match_page is page
    assert len(window.services.shelf.matches()) == 1
