"""What friends do who meet in a room, on the pages of one or more programs."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QPushButton

from tabletop.ui.pages.waiting_room import WaitingRoom
from tabletop.ui.widgets.person import PersonRow

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
