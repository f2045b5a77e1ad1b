"""On a small screen, or at a large scale, the window fits, and every page is whole in it or scrolls."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QAbstractButton, QScrollArea

from tabletop import games
from tabletop.engine.setups import default_setup
from tabletop.ui import window_place
from tabletop.ui.window import Window

from .conftest import AT_ONCE

SCREENS = [(910, 512), (960, 540), (853, 480), (1280, 720), (1920, 1080)]
"""In logical pixels: 1366x768 at 150 %, 1920x1080 at 200 %, 1280x720 at 150 % and 100 %, and a large one."""


@pytest.fixture(params=SCREENS, ids=str)
def small(request, app, qtbot, monkeypatch, tmp_path):
    """The window at its least size on a screen."""
    width, height = request.param
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    monkeypatch.setattr(
        Window, "screen", lambda _window: SimpleNamespace(availableSize=lambda: QSize(width, height))
    )
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    assert made.minimumWidth() <= width
    assert made.minimumHeight() + window_place.FRAME <= height
    assert made.minimumSize() == window_place._LEAST or (height < 632 or width < 960)
    made.show()
    made.resize(made.minimumSize())
    made.fill()
    yield made
    made.close()


def out_of_reach(window):
    """The visible buttons that cannot be seen whole, even after scrolling."""
    found = []
    for button in window.findChildren(QAbstractButton):
        around = button.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if not button.isVisible() or around not in (window.centralWidget(), None):
            continue  # inside of a page that scrolls by itself
        corners = (QPoint(0, 0), QPoint(button.width() - 1, button.height() - 1))
        whole = all(window.rect().contains(button.mapTo(window, corner)) for corner in corners)
        if not whole and button.width() <= window.width():
            found.append(button.text() or button.accessibleName())
    return found


def test_every_page_fits(small, qtbot):
    for name in ("learn", "matches", "books", "statistics", "deals", "games"):
        small.navigator.show_page(name)
        qtbot.wait(20)
        assert not out_of_reach(small), name


@pytest.mark.parametrize("small", [(853, 480)], indirect=True, ids=str)
@pytest.mark.parametrize("game", games.GAMES)
def test_new_match_and_table_fit(small, qtbot, game):
    small.navigator.show_setup(game)
    qtbot.wait(20)
    assert not out_of_reach(small)
    small.navigator.start(game, replace(default_setup(games.game(game)), seed=3))
    page = small.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    assert not out_of_reach(small)
    timeline = page.timeline
    corner = timeline.mapTo(small, timeline.rect().bottomRight())
    assert small.rect().contains(corner)
    assert small.centralWidget().verticalScrollBar().maximum() == 0


def test_a_page_that_needs_more_scrolls(small, qtbot):
    content = small.centralWidget()
    small.lobby.setMinimumHeight(2000)
    qtbot.waitUntil(lambda: content.verticalScrollBar().maximum() > 900)
    small.lobby.setMinimumHeight(0)
