"""Names and all other texts from outside are shown as they are: nothing in them is markup."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.ui.panels.note_popover import NoteLine
from tabletop.ui.window import Window
from tests.quay.game import GAME

from .conftest import AT_ONCE

NAMES = ("A <3", '<img src="x">', "&amp; <b>B</b>")
RAW = ("<3", "<img", "&amp; <b>")


@pytest.fixture
def window(app, quay, qtbot):
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def labels(root):
    """All labels below, dressed as they are when they are seen."""
    for label in root.findChildren(QLabel):
        label.ensurePolished()
        yield label


def test_no_label_takes_a_name_for_markup(window, qtbot):
    match = Match(GAME, Setup(5, (PERSON, PERSON, "master:normal"), (), NAMES))
    window.navigator.open_match(window.services.shelf.begin(match).id)
    page = window.match_page
    page.match = page.session.match
    qtbot.waitUntil(lambda: not page.controller.film.running)
    page.controller.arrived()
    line = NoteLine(f"{NAMES[0]} and {NAMES[1]}")
    page.turns.details.open_turn(2, NAMES[0], NAMES[1], (line,), (line,), replay=True)
    for show in ("games", "matches", "statistics"):
        seen = list(labels(window))
        assert len(seen) > 20
        for label in seen:
            assert label.textFormat() != Qt.TextFormat.AutoText, label.text()
            if label.textFormat() == Qt.TextFormat.RichText:
                assert not any(raw in label.text() for raw in RAW), label.text()
        window.navigator.show_page(show)


def test_a_tooltip_is_no_markup(window):
    QToolTip.showText(QPoint(9, 9), NAMES[1], window)
    [tip] = [w for w in QApplication.allWidgets() if w.metaObject().className() == "QTipLabel"]
    assert tip.textFormat() == Qt.TextFormat.PlainText
    tip.hide()


def test_what_says_that_it_is_rich_stays_so(app, qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    rich, plain = QLabel("<b>x</b>", holder), QLabel("<b>x</b>", holder)
    rich.setTextFormat(Qt.TextFormat.RichText)
    holder.show()
    assert rich.textFormat() == Qt.TextFormat.RichText
    assert plain.textFormat() == Qt.TextFormat.PlainText
    assert rich.sizeHint().width() < plain.sizeHint().width()
    holder.close()
