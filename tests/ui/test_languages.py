"""Languages: whatever a player reads can be said in another one, uncut, from right to left, and at once.

The pseudo-languages of tools/texts.py leave no source text as it is: they alter every vowel, and the long one
adds a third. So a word with a plain vowel was never translated, and what fits here fits in most languages.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from tabletop.engine.cast import CAST
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.files.rule_books import titles
from tabletop.games import GAMES, about, game
from tabletop.ui.dialogs.confirm_giving_up import ConfirmGivingUp
from tabletop.ui.dialogs.help import AboutDialog, KeyboardDialog
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.panels.note_popover import NoteLine
from tabletop.ui.panels.prompt_bar import Sentence
from tabletop.ui.panels.side_panel import TABS
from tabletop.ui.style import i18n, language, theme
from tabletop.ui.widgets.elided_label import ElidedButton
from tabletop.ui.widgets.game_shelf import box_of
from tabletop.ui.widgets.tabs import Tabs
from tabletop.ui.window import Window

from .conftest import AT_ONCE

ROOT = Path(__file__).parents[2]
SOLO = Setup(3, ("person", "angler:normal"))
NAMES = (
    *("Tabletop", "English", "Deutsch", "العربية", "Quay"),
    *(english(about(name).title) for name in GAMES),
    *(member.name for member in CAST),
)
"""What is called the same in every language."""
KEYS = re.compile(r"(Ctrl|Alt|Shift)(\+\w+)+|\b(End|PgDown|Ins)\b|\d:\d\d\W[AP]M")
"""Keys and the time of day, which Qt translates."""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory):
    """A folder in which English is the long pseudo-language and Arabic the one from right to left."""
    folder = tmp_path_factory.mktemp("pseudo")
    tool = [sys.executable, str(ROOT / "tools" / "texts.py"), "--pseudo", str(folder)]
    subprocess.run(tool, check=True)
    (folder / "tabletop_en_XA.qm").rename(folder / "tabletop_en.qm")
    (folder / "tabletop_ar_XB.qm").rename(folder / "tabletop_ar.qm")
    return folder


@pytest.fixture
def languages(app, pseudo, monkeypatch):
    """The program's languages, made of the pseudo-languages; plain English again at the end."""
    monkeypatch.setattr(language, "TRANSLATIONS", pseudo)
    made = language.Languages(app)
    yield made
    monkeypatch.undo()
    made.speak("en")


@pytest.fixture
def window(app, qtbot):
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def table_of(window, qtbot, setup=SOLO, actions=0):
    """A match on the table after so many actions, each the last that was legal."""
    match = Match(game("public_market"), setup)
    for _ in range(actions):
        if match.choice is not None:
            match.play(match.legal_actions()[-1])
    window.navigator.open_match(window.services.shelf.begin(match, practice=False).id)
    page = window.match_page
    page.match = page.session.match
    qtbot.waitUntil(lambda: not page.controller.film.running)
    return page


def seen(root):
    """The widgets of a page that can be seen, the page first."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    return [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]


def plain(text):
    """A text without its marks for bold, links and mnemonics."""
    return re.sub(r"&(\S)", r"\1", re.sub(r"<[^>]*>", "", text))


def read(widget):
    """All that a player reads, hears or is told of a widget."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QMenu():
            yield widget.title()
    if isinstance(widget, QDialog):
        yield widget.windowTitle()


def untranslated(root):
    """The words of a page that were never translated, each with where it stands."""
    told = [(type(widget).__name__, text) for widget in seen(root) for text in read(widget)]
    for action in root.findChildren(QAction):
        told += [("QAction", text) for text in (action.text(), action.iconText(), action.toolTip())]
    return [(where, text) for where, text in told if is_source(text)]


@cache
def titled():
    """The rules by title and number, as buttons lead to them. Their titles belong to the rule books."""
    return {f"{title} · {rule}" for name in GAMES for rule, title in titles(name, "en").items()}


def is_source(text):
    """Whether a text has a word as it stands in the code."""
    if text.replace("\n", " ").replace("&&", "&") in titled():
        return False
    left = KEYS.sub("", plain(text))
    for name in NAMES:
        left = left.replace(name, "")
    return bool(re.search("[aeiouAEIOU]", left))


def room(widget):
    """The box that a widget's words have."""
    match widget:
        case QPushButton() | QCheckBox():
            option = QStyleOptionButton()
            widget.initStyleOption(option)
            push = isinstance(widget, QPushButton)
            part = QStyle.SubElement.SE_PushButtonContents if push else QStyle.SubElement.SE_CheckBoxContents
            return widget.style().subElementRect(part, option, widget)
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            part = QStyle.SubControl.SC_ComboBoxEditField
            return widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget)
        case _:
            return widget.contentsRect()


def wanted(widget, text):
    """How wide the words are in one line."""
    if "<" in text:
        document = QTextDocument()
        document.setDefaultFont(widget.font())
        document.setDocumentMargin(0)
        document.setHtml(text)
        return document.idealWidth()
    return max(widget.fontMetrics().horizontalAdvance(line) for line in plain(text).split("\n"))


def words(text):
    """What no line of a text can be broken within; what the pseudo-language adds makes sentences longer."""
    lines = unescape(plain(re.sub(r"<br>|</p>", "\n", text)))
    return re.split(r"[\s\u00ad\u200b/–~⟦⟧-]+", lines)


def clipped(root):
    """The words of a page that do not fit where they stand, with the pixels they want and have."""
    found = []
    for widget in seen(root):
        if isinstance(widget, QScrollArea) and widget.widget() is not None and not sideways(widget):
            has, wants = widget.viewport().width(), widget.widget().minimumSizeHint().width()
            found += [(type(widget).__name__, "", wants, has)] if wants > has else []
        if not isinstance(widget, (QLabel, QPushButton, QCheckBox, QComboBox)):
            continue
        text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        if not text or isinstance(widget, Sentence):  # which takes two lines, and tells all in its tooltip
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            has, wants = room(widget).width(), max(wanted(widget, word) for word in words(text))
            found += [(type(widget).__name__, text, wants, has)] if wants > has else []
            has, wants = widget.height(), widget.heightForWidth(widget.width())
        else:
            has, wants = room(widget).width() + 2, wanted(widget, text)
        if wants > has:
            found.append((type(widget).__name__, text, wants, has))
    return found


def sideways(area):
    """Whether the player can scroll to what does not fit in the width."""
    return area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def faults(root):
    """What a player could not read on a page."""
    return [*untranslated(root), *clipped(root)]


def test_every_page_of_the_lobby_can_be_read(languages, window, qtbot):
    languages.speak("en")
    table_of(window, qtbot, actions=5)
    table_of(window, qtbot, Setup(1, ("person",) * 5))
    table_of(window, qtbot, actions=1000)
    for page in ("games", "matches", "statistics", "books"):
        window.navigator.show_page(page)
        qtbot.wait(1)
        assert faults(window) == [], page
    window.navigator.show_setup("public_market")
    assert faults(window) == []


def test_the_table_and_its_panels_can_be_read(languages, window, qtbot):
    languages.speak("en")
    page = table_of(window, qtbot, actions=60)
    for tab in ("moves", "log", "score", "rules"):
        page.panel.show_tab(tab)
        assert faults(window) == [], tab
    with qtbot.waitSignal(page.playback.changed):
        window.commands["earlier"].trigger()
    assert faults(window) == []


def test_a_whole_match_can_be_read(languages, window, qtbot):
    """Prompts, moves, slips of the Angler, and refusals, up to the end and its scores."""
    languages.speak("en")
    page, told = table_of(window, qtbot), set()
    while page.match.choice is not None:
        legal = page.match.legal_actions()
        page.controller.play(legal[len(legal) // 2], sure=True)
        qtbot.waitUntil(lambda: page.controller.offer is not None or page.match.choice is None)
        offer = page.controller.offer
        if offer is not None and type(page.match.choice) not in told:
            told.add(type(page.match.choice))
            qtbot.waitUntil(lambda: not page.controller.film.running)
            qtbot.wait(20)  # the slip takes its room
            assert faults(window) == [], page.bar.sentence.text()
            refused = [
                no for move in offer.candidate_moves if (no := page.match.check(move.action)) is not None
            ]
            told |= {no.rule for no in refused}
            assert not [no for no in refused if is_source(i18n.to_language(no.reason))]
    assert faults(window) == []
    assert len(told) > 12


@pytest.mark.parametrize(
    "dialog", [lambda window: SettingsDialog(AT_ONCE, window), KeyboardDialog, AboutDialog]
)
def test_the_dialogs_can_be_read(languages, window, dialog):
    languages.speak("en")
    made = dialog(window)
    made.show()
    assert faults(made) == []
    made.close()


def test_a_language_from_right_to_left_mirrors_the_window_but_not_the_table(languages, window, qtbot):
    languages.speak("ar")
    page = table_of(window, qtbot, actions=10)
    assert {widget.layoutDirection() for widget in (window, page, page.panel)} == {
        Qt.LayoutDirection.RightToLeft
    }
    assert page.table.layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert page.panel.mapTo(window, QPoint()).x() < page.table.mapTo(window, QPoint()).x()
    assert faults(window) == []
    scene = page.table.table_scene
    lies = {name: page.table.mapFromScene(scene.zones[name].x, 0).x() for name in ("board", "own")}
    assert lies["board"] < lies["own"]


def test_ranges_of_numbers_run_the_same_way_everywhere(languages):
    """Beside words from right to left "60-90" would be turned, alone "1-4" would not."""
    languages.speak("en")
    assert i18n.number_range(1, 4) == "1\N{EN DASH}4"
    languages.speak("ar")
    assert i18n.number_range(60, 90) == "\N{LEFT-TO-RIGHT ISOLATE}60\N{EN DASH}90\N{POP DIRECTIONAL ISOLATE}"
    boxes = [box_of(about(name)) for name in GAMES]
    assert all(words[0] == "\N{LEFT-TO-RIGHT ISOLATE}" for box in boxes for words in (box.seats, box.minutes))


@pytest.mark.parametrize("spoken", ["en", "ar"])
def test_the_titles_of_the_panel_are_whole_with_a_third_more_letters(languages, window, qtbot, spoken):
    languages.speak(spoken)
    page = table_of(window, qtbot)
    window.resize(1280, 800)
    qtbot.wait(1)
    [tabs] = page.panel.findChildren(Tabs)
    for at, wide in enumerate(tabs._widths(tabs.font())):
        assert wide <= tabs.tabRect(at).width()


def test_another_language_is_spoken_at_once(languages, qtbot, window):
    """Everything open changes, and no English word stays behind."""
    page = table_of(window, qtbot, actions=20)
    dialog = SettingsDialog(AT_ONCE, window)
    dialog.show()
    languages.speak("en")
    qtbot.wait(1)
    assert untranslated(window) == []
    for tab in ("log", "score", "rules"):
        page.panel.show_tab(tab)
        assert untranslated(window) == [], tab
    dialog.close()


def test_the_words_on_pieces_are_asked_for():
    """With every letter taken from the words that art asks for, no word is left on any piece."""
    faces = {}
    for setup in (SOLO, Setup(2, ("person",) * 4), Setup(2, ("person",) * 5, (("shallow_waters", "on"),))):
        match = Match(game("public_market"), setup)
        for _ in range(12):
            layout = match.game.table.layout(match.game.view(match.state, 0), 0)
            faces |= {
                thing.face: (thing.w, thing.h) for thing in (*layout.zones, *layout.pieces) if thing.face
            }
            for _ in range(9):
                if match.choice is not None:
                    match.play(match.legal_actions()[-1])
    for face, size in faces.items():
        drawn = match.game.table.draw(face, *size, px=2, words=lambda text: re.sub(r"\w", "·", english(text)))
        told = [unescape(word) for word in re.findall(r">([^<>]+)</text>", drawn)]
        assert not [word for word in told if re.search("[A-Za-z]{2}", word)], face
    assert len(faces) > 200


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The kept texts, compiled, and the long pseudo-language."""
    folder = tmp_path_factory.mktemp("compiled")
    for ts in (ROOT / "translations").glob("*.ts"):
        release = Path(sys.executable).with_name("pyside6-lrelease")
        subprocess.run([release, "-silent", ts, "-qm", folder / f"{ts.stem}.qm"], check=True)
    tool = [sys.executable, str(ROOT / "tools" / "texts.py"), "--pseudo", str(folder)]
    subprocess.run(tool, check=True)
    (folder / "tabletop_en_XA.qm").rename(folder / f"tabletop_{PSEUDO}.qm")
    return folder


def marked(texts):
    """The letters that are marked more than once."""
    counts = Counter(letter.lower() for text in texts for letter in re.findall(r"&(\w)", text))
    return [letter for letter, n in counts.items() if n > 1]


WIDE, SMALL = (1280, 800), (1024, 700)
PSEUDO = "fi"
"""The code by which the long pseudo-language goes here: one that has no texts of its own."""


@pytest.mark.parametrize(
    ("code", "percent", "size"),
    [
        ("en", 200, WIDE),
        ("en", 150, SMALL),
        ("de", 100, WIDE),
        ("de", 200, WIDE),
        ("de", 150, SMALL),
        (PSEUDO, 200, WIDE),
        (PSEUDO, 150, SMALL),
    ],
)
def test_the_kept_languages_fit_at_every_size_of_the_text_and_their_mnemonics_differ(
    app, compiled, monkeypatch, window, qtbot, request, code, percent, size
):
    monkeypatch.setattr(language, "TRANSLATIONS", compiled)
    theme.dress(app, "light", percent)
    window.resize(*size)
    window.retint()
    languages = language.Languages(app)
    request.addfinalizer(lambda: languages.speak("en"))
    languages.speak(code)
    for menu in window.findChildren(QMenu) if code != PSEUDO else ():
        assert marked(action.text() for action in menu.actions()) == [], menu.title()
    page = table_of(window, qtbot, actions=20)
    assert marks_and_cuts(page, code) == []
    for tab in TABS:
        page.panel.show_tab(tab)
        assert marks_and_cuts(page, code) == [], tab
    with qtbot.waitSignal(page.playback.changed):
        window.commands["earlier"].trigger()
    assert marks_and_cuts(page, code) == []
    for name in ("games", "learn", "matches", "statistics", "books"):
        window.navigator.show_page(name)
        window.fill()
        qtbot.wait(1)
        assert marks_and_cuts(window, code) == [], name
    for game_id in GAMES:
        window.navigator.show_setup(game_id)
        qtbot.wait(1)
        assert marks_and_cuts(window, code) == [], game_id
    for dialog in (SettingsDialog(AT_ONCE, window), KeyboardDialog(window), AboutDialog(window)):
        dialog.show()
        qtbot.wait(1)
        room = dialog.screen().availableSize()
        assert dialog.width() <= (room.width() if code != PSEUDO else WIDE[0])
        assert dialog.height() <= room.height()
        assert marks_and_cuts(dialog, code) == []
        dialog.close()
    monkeypatch.undo()
    languages.speak("en")


def marks_and_cuts(root, code="en"):
    """The mnemonics that a page has twice, and the words that are cut off.

    In the pseudo-language, whose words are longer than any, a button may end early if its tooltip says all.
    """
    if code == PSEUDO:
        told = {
            widget.text() for widget in seen(root) if isinstance(widget, ElidedButton) and widget.toolTip()
        }
        return [cut for cut in clipped(root) if cut[1] not in told]
    texts = [widget.text() for widget in seen(root) if isinstance(widget, (QAbstractButton, QLabel))]
    return [*marked(texts), *clipped(root)]


SIZES = [(100, WIDE), (125, SMALL), (150, WIDE), (200, WIDE)]


@pytest.mark.parametrize("percent", [0, 1, 2, 3])
@pytest.mark.parametrize("code", ["en", "de", PSEUDO])
def test_nothing_at_any_table_is_cut_off(app, compiled, monkeypatch, window, qtbot, request, code, percent):
    """Prompt, buttons, all panels, the note, the question before giving up, curtain and scores."""
    (scale, size), games_ = SIZES[percent], GAMES[percent::4]
    monkeypatch.setattr(language, "TRANSLATIONS", compiled)
    theme.dress(app, "light", scale)
    window.resize(*size)
    window.retint()
    languages = language.Languages(app)
    request.addfinalizer(lambda: languages.speak("en"))
    languages.speak(code)
    for name in games_:
        match = Match(game(name), Setup(3, ("person",) * 2))
        for _ in range(30):
            match.play(match.legal_actions()[0])
        window.navigator.open_match(window.services.shelf.begin(match, practice=False).id)
        page = window.match_page
        if page.curtain.isVisible():
            assert clipped(page.curtain) == [], name
            page.curtain._here.click()
        qtbot.waitUntil(lambda page=page: not page.controller.film.running)
        long = NoteLine(page.bar.sentence.accessibleName() * 2)
        page.turns.details.open_turn(1, page.playback.names[1], long.words, (long,), (long,), replay=True)
        page.turns.details.bring_back()
        page.turns.details.placing()
        for tab in TABS:
            page.panel.show_tab(tab)
            assert clipped(page) == [], (name, tab)
        assert page.bar.sentence.text().count("\n") <= 1
        doubt = ConfirmGivingUp(
            page, page.controller.offer.words(match.legal_actions()[0]), page.bar.sentence.accessibleName()
        )
        doubt.show()
        qtbot.wait(1)
        assert clipped(doubt) == [], name
        assert doubt.width() <= doubt.screen().availableSize().width()
        doubt.close()
        page.match_end.show_result()
        qtbot.wait(1)
        assert clipped(page.match_end.result) == [], name
    monkeypatch.undo()
