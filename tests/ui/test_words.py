"""Words: every text of a page is translated, plurals are chosen, dates are told, languages change live."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.text import translate
from tabletop.ui.dialogs.settings import SPEEDS
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import against, times, to_language
from tabletop.ui.style.language import Languages
from tabletop.ui.window import Window
from tests.quay.game import ABOUT

from .conftest import AT_ONCE


class Disguise(QTranslator):
    """A language in which every text is in brackets."""

    def translate(self, _context, source, _comment=None, n=-1):
        return f"⟦{source}⟧"

    def isEmpty(self):
        return False


@pytest.fixture
def disguise(app):
    translator = Disguise()
    app.installTranslator(translator)
    yield translator
    app.removeTranslator(translator)


def plain(words):
    return re.sub(r"<[^>]*>", "", words)


def undisguised(widget):
    """What a player reads on a widget that is neither translated, nor a name, nor a number."""
    texts = [label.text() for label in widget.findChildren(QLabel)]
    texts += [button.text() for button in widget.findChildren(QAbstractButton)]
    texts += [field.placeholderText() for field in widget.findChildren(QLineEdit)]
    read = [plain(text).strip() for text in texts]
    return {text for text in read if re.search(r"[A-Za-z]{2}", text) and "⟦" not in text} - {"Tabletop"}


def test_every_text_of_the_lobby_is_translated(disguise, quay, qtbot):
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    assert undisguised(window) == set()


def test_every_text_of_a_new_match_is_translated(disguise, quay, qtbot):
    page = NewMatch(ABOUT, None)
    qtbot.addWidget(page)
    assert undisguised(page) == set()


def test_a_match_speaks_another_language_at_once(app, seated, qtbot):
    page = seated()
    page.controller.play(page.match.legal_actions()[0])
    qtbot.waitUntil(lambda: not page.controller.film.running)
    translator = Disguise()
    app.installTranslator(translator)
    page.retranslate()
    page._commands.retranslate()
    app.processEvents()  # what hears of the language by an event
    found = undisguised(page)
    log = [page.panel.log.list.item(row).text() for row in range(page.panel.log.list.count())]
    app.removeTranslator(translator)
    page.retranslate()
    assert found - {"Ctrl Z"} == set()
    assert log
    assert all("⟦" in line for line in log)


def test_a_translation_with_wrong_braces_falls_back_to_english(app):
    class Broken(QTranslator):
        def translate(self, _context, _source, _comment=None, n=-1):
            return "{nobody}"

        def isEmpty(self):
            return False

    broken = Broken()
    app.installTranslator(broken)
    told = to_language(translate("test", "Three ships sell for {coins}").fill(coins=6))
    app.removeTranslator(broken)
    assert told == "Three ships sell for 6"


def test_texts_inside_texts_are_translated(disguise):
    inner = translate("test", "a ship")
    assert to_language(translate("test", "{thing} docks").fill(thing=inner)) == "⟦⟦a ship⟧ docks⟧"


def test_who_plays_whom_in_one_line(app):
    one = Setup(seed=1, seats=(PERSON, "master:normal"))
    assert against(ABOUT, one) == "You against Harbour Master"
    assert against(ABOUT, Setup(seed=1, seats=("random", "greedy"))).startswith("Only ")


def test_a_language_without_a_translation_is_english_in_everything(app):
    languages = Languages(app)
    languages.speak("ar")
    assert app.isLeftToRight()
    assert QLocale().language() == QLocale.Language.English
    languages.speak("en")
    assert QLocale().language() == QLocale.Language.English
    assert QCoreApplication.translate("nobody", "Never translated") == "Never translated"


def test_a_font_beside_one_that_is_not_dressed_yet_has_a_size(app):
    points = QFont("Inter")
    points.setPointSizeF(9)
    assert points.pixelSize() == -1
    assert theme.horizontal_margin(points, 2).pixelSize() == QFontInfo(points).pixelSize() - 2 > 0


def test_the_end_of_a_match_speaks_another_language_at_once(app, seated, qtbot):
    page = seated((PERSON, PERSON))
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    page.refresh()
    page.match_end.result.hide()
    translator = Disguise()
    app.installTranslator(translator)
    page.retranslate()
    assert page.match_end.result.isHidden()  # who has put it away sees the table
    page.match_end.show_result()
    found = undisguised(page.match_end.result)
    app.removeTranslator(translator)
    page.retranslate()
    assert found == set()
    assert not page.match_end.result.isHidden()
    assert undisguised(page.match_end.result)


def test_a_number_below_none_has_a_minus_sign_which_is_no_hyphen(app):
    assert to_language(translate("test", "{who} wins, 66 to {second}.").fill(who="Ann", second=-3)) == (
        "Ann wins, 66 to \N{MINUS SIGN}3."
    )


def test_a_number_with_a_fraction_is_written_as_the_language_does(app):
    text = translate("test", "{n} ahead of the others").fill(n=0.8)
    QLocale.setDefault(QLocale("de"))
    assert to_language(text) == "0,8\N{NO-BREAK SPACE}ahead of the others"
    assert [times(speed) for speed in SPEEDS[:3]] == ["0,25×", "0,5×", "1×"]
    QLocale.setDefault(QLocale("en"))
    assert to_language(text) == "0.8\N{NO-BREAK SPACE}ahead of the others"
    assert [times(speed) for speed in SPEEDS[:3]] == ["0.25×", "0.5×", "1×"]
