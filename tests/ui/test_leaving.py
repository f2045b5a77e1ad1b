"""What is left is gone: no page, controller, session, item or timer of a match outlives its leaving."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.session.local import LocalSession
from tabletop.session.remote import RemoteSession
from tabletop.session.review import ReviewSession
from tabletop.ui.pages.makers import rooms_of
from tests.session.reviewing import Here, ended, found
from tests.together.lines import opened, seated
from tests.ui.test_boundary import MODULES
from tests.walks import ALL

GAME = "river_market"
VISITS = 4
"""What stays behind is there after each; more only take longer."""


@pytest.fixture(autouse=True)
def here(monkeypatch):
    """Reviews are reckoned in this process, and find what is to be found at once."""
    monkeypatch.setattr("tabletop.session.review.Reviewer", Here)
    monkeypatch.setattr(ReviewSession, "begin", found)


def alive():
    """How many objects of a match there are, by type: those of Qt, sessions and matches."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    counted = Counter()
    for thing in gc.get_objects():
        kind = type(thing)
        own = kind.__module__.startswith("tabletop.") or kind in (QTimer, QObject)
        if own and issubclass(kind, (QObject, QGraphicsItem, LocalSession, RemoteSession, Match)):
            counted[f"{kind.__module__}.{kind.__qualname__}" + ("" if valid(thing) else " (wrapper)")] += 1
    return counted


def valid(thing):
    return not isinstance(thing, (QObject, QGraphicsItem)) or isValid(thing)


def settled(qtbot, page):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.table.table_scene.moving)


def a_match(window, qtbot):
    window.navigator.start(GAME, Setup(7, (PERSON, PERSON)))
    page = window.match_page
    settled(qtbot, page)
    if page.curtain.isVisible():
        page.curtain._here.click()
    page.controller.play(page.controller.offer.moves[0].action)
    settled(qtbot, page)


def a_match_with_opponents(window, qtbot):
    window.navigator.start(GAME, Setup(7, (PERSON, "random")), coach="normal")
    page = window.match_page
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    page.controller.hint_request.start_search()
    page.playback.look(0)


def a_finished_match(window, qtbot):
    window.navigator.open_match(window.services.shelf.matches()[-1].id)
    page = window.match_page
    qtbot.waitUntil(lambda: page.match_end.result is not None)


def a_lesson(window, qtbot):
    window.navigator.learn("public_market", "1_first_catch")
    page = window.match_page
    qtbot.waitUntil(page.popover.isVisible)
    settled(qtbot, page)


def a_review(window, qtbot):
    window.navigator.review(window.services.shelf.matches()[-1].id)
    settled(qtbot, window.match_page)


def a_retry(window, qtbot):
    window.navigator.review(window.services.shelf.matches()[-1].id)
    page = window.match_page
    settled(qtbot, page)
    page.step_on(1)
    page.try_again()
    assert window.match_page is not page
    settled(qtbot, window.match_page)


def a_match_of_a_room(window, qtbot):
    window.navigator.play(seated(opened(ALL[GAME]))[0])
    settled(qtbot, window.match_page)


@pytest.mark.parametrize(
    "visit",
    [
        a_match,
        a_match_with_opponents,
        a_finished_match,
        a_lesson,
        a_review,
        a_retry,
        a_match_of_a_room,
    ],
)
def test_nothing_of_a_match_that_was_left_stays(window, qtbot, visit):
    window.services.shelf.begin(ended(GAME, (PERSON, PERSON)))
    rooms_of(window.services, window)
    window.navigator.show_page("books")
    qtbot.wait(50)
    before = alive()
    for _ in range(VISITS):
        visit(window, qtbot)
        window.navigator.show_page("books")
    qtbot.wait(50)
    left = alive() - before
    assert not left, "\n".join(f"{number:4} {kind}" for kind, number in left.most_common())


def test_whatever_is_done_a_moment_later_has_an_owner_who_can_be_gone_by_then():
    lasting = {"window.py", "app.py"}
    modules = [path for path in MODULES if path.name not in lasting]
    assert [path.name for path in modules if "QTimer.singleShot(" in path.read_text(encoding="utf-8")] == []
