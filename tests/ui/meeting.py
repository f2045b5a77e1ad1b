"""What friends do who meet in a room, on the pages of one or more programs."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QPushButton

from tabletop.ui.commands import Commands
from tabletop.ui.pages.makers import match_page, rooms_of
from tabletop.ui.pages.waiting_room import WaitingRoom
from tabletop.ui.widgets.person import PersonRow
from tabletop.ui.window import Window
from tests.ui.conftest import AT_ONCE

PATIENCE = 60_000
"""Milliseconds in which the host's process has started, on a machine that is busy."""


def seat(page, qtbot, do):
    """The seat and the invite that come of doing something on a page."""
    with qtbot.waitSignal(page.seated, timeout=PATIENCE) as got:
        do()
    return got.args


def waiting(qtbot, rooms, match, invite):
    room = WaitingRoom(match, invite, rooms)
    qtbot.addWidget(room)
    room.show()
    return room


def window_of_rooms(qtbot):
    """A window of a player who has come into rooms, and these rooms."""
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    return window, rooms_of(window.services, window)


def table_of(session, window, qtbot):
    """The page of the match of a room at a window, opened."""
    page = match_page(session, AT_ONCE, Commands(window), window.services, window.navigator)
    qtbot.addWidget(page)
    page.show()
    page.open()
    return page


def at_seats(room):
    """Who sits at each seat of a waiting room, and how it is with them."""
    rows = [row for row in room.findChildren(PersonRow) if not row.isHidden()]
    return [f"{row.name.accessibleName()}: {row.state.text()}" for row in rows]


def answer(monkeypatch, words):
    """Press the button with these words in every question."""

    def exec_(box):
        [button] = [each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == words]
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _box: button)

    monkeypatch.setattr(QMessageBox, "exec", exec_)
