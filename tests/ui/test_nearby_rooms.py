"""Rooms nearby on the page for playing together. Collected only where zeroconf is installed."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tabletop.files.settings import Settings
from tabletop.session.remote import RemoteSession
from tabletop.ui.pages.together import Together
from tabletop.ui.rooms import Rooms
from tests.ui.meeting import PATIENCE, answer, at_seats, seat, waiting


def test_a_room_is_found_nearby_only_while_its_opener_shows_it(rooms, page, qtbot, monkeypatch, tmp_path):
    answer(monkeypatch, "Join")
    host = page("Ann")
    match, invite = seat(host, qtbot, host.inviting.open.click)
    room = waiting(qtbot, rooms, match, invite)
    qtbot.waitUntil(lambda: "Ann: you" in at_seats(room), timeout=PATIENCE)
    host.hide()
    assert rooms.nearby._running is None  # nothing is said before somebody wants it
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "other"))
    elsewhere = Rooms(Settings, lambda _settings: None, rooms.parent(), local=True)
    friend = Together(elsewhere)
    qtbot.addWidget(friend)
    assert elsewhere.nearby._running is None
    friend.show()
    friend.name.setText("Ben")
    assert friend._near.note.isVisible()
    room.near.click()
    qtbot.waitUntil(lambda: friend._near.findChild(QPushButton) is not None)
    join = friend._near.findChild(QPushButton)
    assert join.text() == "Join Ann"
    theirs, _ = seat(friend, qtbot, join.click)
    other = waiting(qtbot, elsewhere, theirs, "")
    with qtbot.waitSignals([room.begun, other.begun], timeout=PATIENCE):
        pass
    assert rooms.nearby._running is None
    for each in (match, theirs):
        RemoteSession(each).close()
    elsewhere.wind_up()
