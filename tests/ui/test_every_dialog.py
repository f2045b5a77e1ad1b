"""Every button and command of every page is pressed in each of its first states, and each dialog is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolButton,
)

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.session.review import ReviewSession
from tabletop.ui.keys import KEYS
from tests.quay.game import GAME
from tests.session.reviewing import Here, ended, found

NAME, TAUGHT = "quay", "river_market"
SETTLED_MS = 60
MOST, FEW = 60, 4
"""How much is pressed at most in a state, and on pages of real games, which open slowly."""
CLOSING = {"quit", "full"}
"""Commands that end the window, or take the whole screen."""


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """The classes of all dialogs that were shown; each is shown, painted once and closed again."""
    seen: list[str] = []

    def shows(dialog, *_):
        seen.append(type(dialog).__name__)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        dialog.grab()
        dialog.close()
        return 0

    for kind, way in ((QDialog, "exec"), (QDialog, "open"), (QMessageBox, "exec"), (QMessageBox, "open")):
        monkeypatch.setattr(kind, way, shows)
    for way in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, way, lambda *_, **__: seen.append("QFileDialog") or ("", ""))
    monkeypatch.setattr(QMessageBox, "question", lambda *_, **__: seen.append("question"))
    monkeypatch.setattr(QMenu, "popup", lambda *_: seen.append("QMenu"))
    monkeypatch.setattr(QMenu, "exec", lambda *_: seen.append("QMenu"))
    return seen


class Nowhere(Here):
    """A reviewer whose first numbers never come."""

    def answer(self):
        return None


def listed(name, *, filled=False):
    """A page of the header, with an empty library or with an open and an ended match in it."""

    def opens(window, _monkeypatch):
        if filled and not window.services.shelf.matches():
            window.services.shelf.begin(ended(NAME))
            window.services.shelf.begin(Match(GAME, Setup(3, (PERSON, PERSON))))
        window.navigator.show_page(name)

    return opens


def new_match(window, _monkeypatch):
    window.navigator.show_setup(TAUGHT)


def at_match(moves, back=0):
    """A match after some moves of chance, of which some were undone."""

    def opens(window, _monkeypatch):
        made = ended(NAME)
        made.goto(made.now if moves is None else moves)
        window.navigator.open_match(window.services.shelf.begin(made).id)
        if back:
            window.match_page.playback.look(moves - back)

    return opens


def at_review(way):
    """A review before its first numbers, stopped before them, or finished, at its end or at a mistake."""

    def opens(window, monkeypatch):
        monkeypatch.setattr("tabletop.session.review.Reviewer", Nowhere)
        if way in ("done", "shown"):
            monkeypatch.setattr(ReviewSession, "begin", found)
        window.navigator.review(window.services.shelf.begin(ended(NAME)).id)
        if way == "stopped":
            window.match_page.review.stop()
        if way == "shown":
            window.match_page.step_on(1)

    return opens


def retry(window, monkeypatch):
    at_review("shown")(window, monkeypatch)
    window.match_page.try_again()


STATES = {
    **{name: listed(name) for name in ("games", "learn", "books", "matches", "statistics", "deals")},
    **{f"{name}, filled": listed(name, filled=True) for name in ("games", "matches", "statistics", "deals")},
    "new match": new_match,
    "match, begun": at_match(0),
    "match, played": at_match(9),
    "match, an earlier moment": at_match(9, back=4),
    "match, ended": at_match(None),
    **{f"review, {way}": at_review(way) for way in ("waiting", "stopped", "done", "shown")},
    "retry": retry,
}
REAL = {"learn", "books", "new match"}
"""States of real games; in the others the only game is Quay."""
HAS = {
    "matches, filled": "question",
    "match, an earlier moment": "Branching",
    "review, waiting": "GraphTable",
    "review, stopped": "GraphTable",
}
"""A dialog that a state has beside those of every page."""


def targets(window, *, commands):
    """All that can be pressed now by what it is called: commands if wanted, and buttons that are visible."""
    found_now = {}
    if commands:
        actions = {name: window.commands[name] for name in KEYS if name not in CLOSING}
        found_now |= {name: action.trigger for name, action in actions.items() if action.isEnabled()}
    for each in window.findChildren(QAbstractButton):
        opens_menu = isinstance(each, QPushButton | QToolButton) and each.menu() is not None
        if each.isVisible() and each.isEnabled() and not opens_menu:
            found_now.setdefault(each.objectName() or each.text() or each.accessibleName(), each.click)
    return found_now


@pytest.mark.parametrize("state", STATES)
def test_every_dialog_of_every_page_opens_in_its_first_state(request, monkeypatch, opened, state):
    if state not in REAL:
        request.getfixturevalue("quay")
    window = request.getfixturevalue("window")

    def current():
        return window.match_page or window.navigator.currentWidget()

    pressed, page = set(), None
    while len(pressed) < (FEW if state in REAL else MOST):
        if current() is not page:
            STATES[state](window, monkeypatch)
            page = current()
            QTest.qWait(SETTLED_MS)
        found_now = targets(window, commands=state == "games" or window.match_page is not None)
        if not (left := [name for name in found_now if name not in pressed]):
            break
        pressed.add(left[0])
        found_now[left[0]]()
        QApplication.processEvents()
    assert HAS.get(state, "SettingsDialog") in opened
