"""The prompt has two lines at most, whatever is asked and however large its letters are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QMenu, QPushButton

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.games.river_market.game import GAME as RIVER
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.ui.panels.prompt_bar import PromptBar, Sentence, in_two_lines
from tabletop.ui.style import theme

LONG = " ".join(["Drag a contract or a card to your board, or stop."] * 9)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_prompt_takes_two_lines_and_unfolds_on_rest(app, qtbot, percent):
    theme.dress(app, "light", percent)
    sentence = Sentence()
    sentence.setProperty("role", "prompt")
    qtbot.addWidget(sentence)
    sentence.show()
    sentence.tell("Short.")
    sentence.resize(420, sentence.height())
    low = sentence.height()
    sentence.tell(LONG)
    assert sentence.height() == low <= 2.3 * QFontMetrics(sentence.font()).lineSpacing()
    assert sentence.text().count("\n") == 1
    assert sentence.text().endswith("…")
    assert sentence.toolTip() == LONG
    assert sentence.accessibleName() == LONG
    sentence.tell("Short.")
    assert sentence.text() == "Short."
    assert not sentence.toolTip()


def test_words_that_fit_in_two_lines_are_whole(app, qtbot):
    font = theme.plain(15)
    words = "Drag a contract or a card to your board, or stop."
    wide = QFontMetrics(font).horizontalAdvance(words)
    assert in_two_lines(words, font, wide) == words
    halves = in_two_lines(words, font, round(wide * 0.7)).split("\n")
    assert " ".join(halves) == words


def test_two_lines_stay_two_and_each_ends_early_where_room_is_short(app, qtbot):
    font = theme.plain(15)
    goal, question = "Two Goods on your shelf before 6.", "Which furnaces do you empty?"
    wide = QFontMetrics(font).horizontalAdvance
    assert in_two_lines(f"{goal}\n{question}", font, wide(goal)) == f"{goal}\n{question}"
    first, second = in_two_lines(f"{goal}\n{question}", font, wide(question)).split("\n")
    assert first.endswith("…")
    assert second == question


def test_clock_and_keys_make_room_for_the_words(app, qtbot):
    hint, undo = QAction("Hint"), QAction("Undo")
    hint.setShortcut("H")
    undo.setShortcut("Ctrl+Z")
    bar = PromptBar(QMenu(), hint, undo, QAction())
    qtbot.addWidget(bar)
    bar.resize(1000, bar.height())
    bar.show()
    shown = []
    words = "Kauf bis zu 7 Punkte, verkauf Punkte für je 3\xa0$, oder weiter."
    bar.ask(0, words, "September: Investition")
    wide = bar.hint.width()
    for width in range(1000, 380, -7):
        bar.resize(width, bar.height())
        bar.layout().activate()
        assert bar.sentence.text().split() == words.split(), width
        shown.append((bar.clock.isVisible(), bar.hint.width() == wide))
    assert shown == sorted(shown, reverse=True)
    assert set(shown) == {(True, True), (True, False), (False, False)}


def test_who_wants_to_rest_finds_a_button_without_the_panel(seated, qtbot):
    page = seated.open(Match(RIVER, Setup(3, ("person", "rival:normal"))))
    page._commands["panel"].setChecked(False)
    while Rest() not in page.match.legal_actions():
        page.controller.play(page.match.legal_actions()[0], sure=True)
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    named = [each for each in page.bar.findChildren(QPushButton) if each.text().startswith("Rest")]
    (rest,) = [each for each in named if each.isVisible()]  # one that was replaced waits to be deleted
    assert rest.property("role") == ("accent" if len(page.match.legal_actions()) == 1 else "")
    coin = page.match.game.table.gesture(page.controller.offer.view, Rest())
    assert page.controller.offer.meant(coin) == [Rest()]
    rest.click()
    assert any(entry.action == Rest() for entry in page.match.entries)


def test_the_clock_makes_way_for_words_that_would_be_cut_short(app, seated):
    bar = seated().bar
    for words, there in (("Play a card.", True), (LONG, False), ("Pass.", True)):
        bar.ask(0, words, "February: Building")
        bar.show_other()
        assert bar.clock.isVisible() is there, words
