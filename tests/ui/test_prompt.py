"""The prompt has two lines at most, whatever is asked and however large its letters are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from tabletop.ui import theme
from tabletop.ui.prompt import Sentence, in_two_lines

LONG = " ".join(["Drag a contract or a card to your board, or stop."] * 9)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_prompt_takes_two_lines_and_unfolds_on_rest(app, qtbot, percent):
    theme.dress(app, "light", percent)
    sentence = Sentence()
    sentence.setProperty("role", "prompt")
    qtbot.addWidget(sentence)
    sentence.show()
    sentence.say("Short.")
    sentence.resize(420, sentence.height())
    low = sentence.height()
    sentence.say(LONG)
    assert sentence.height() == low <= 2.3 * QFontMetrics(sentence.font()).lineSpacing()
    assert sentence.text().count("\n") == 1
    assert sentence.text().endswith("…")
    assert sentence.toolTip() == LONG
    assert sentence.accessibleName() == LONG
    sentence.say("Short.")
    assert sentence.text() == "Short."
    assert not sentence.toolTip()


def test_words_that_fit_in_two_lines_are_whole(app, qtbot):
    font = theme.plain(15)
    words = "Drag a contract or a card to your board, or stop."
    wide = QFontMetrics(font).horizontalAdvance(words)
    assert in_two_lines(words, font, wide) == words
    halves = in_two_lines(words, font, round(wide * 0.7)).split("\n")
    assert " ".join(halves) == words
