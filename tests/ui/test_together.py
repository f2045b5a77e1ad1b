"""The page for playing together: a room is opened, a friend joins by its invite, both come to the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMessageBox

from tabletop.engine.game import PERSON, Setup
from tabletop.files.guest_seats import GuestSeat, GuestSeats
from tabletop.files.settings import Settings
from tabletop.session.remote import RemoteSession
from tabletop.together.invite import Invite
from tabletop.ui.dialogs.guests_here import may_leave_guests
from tabletop.ui.next_room import NextRoom
from tabletop.ui.pages.together import Together
from tabletop.ui.rooms import Rooms
from tabletop.ui.widgets.person import PersonRow
from tests.ui.meeting import PATIENCE, answer, at_seats, seat, waiting

BOTH = Setup(0, (PERSON, PERSON), streams=True)


def test_friends_meet_at_a_table_and_again_at_another_one(app, rooms, page, qtbot, monkeypatch):
    answer(monkeypatch, "Join")
    host = page("Ann")
    host.inviting.game.setCurrentIndex(host.inviting.game.findData("river_market"))
    assert not host.inviting.hints.isChecked()
    host.inviting.hints.setChecked(True)
    match, invite = seat(host, qtbot, host.inviting.open.click)
    assert invite.startswith("tabletop:")
    room = waiting(qtbot, rooms, match, invite)
    qtbot.waitUntil(lambda: "Ann: you" in at_seats(room), timeout=PATIENCE)
    assert at_seats(room) == ["Ann: you", "Seat 2: free"]
    qtbot.waitUntil(lambda: room.reach.text().startswith("Only people in this network"), timeout=PATIENCE)
    room._copy()
    friend = page("Ben")
    assert friend.field.text() == invite == QGuiApplication.clipboard().text()
    theirs, shown = seat(friend, qtbot, friend.join.click)
    assert shown == ""
    other = waiting(qtbot, rooms, theirs, shown)
    with qtbot.waitSignals([room.begun, other.begun], timeout=PATIENCE):
        pass
    qtbot.waitUntil(lambda: len(rooms.host.status.present) == 2, timeout=PATIENCE)
    assert rooms.guests_here() == []  # both sit at this program
    monkeypatch.delitem(rooms._visits, rooms.seats[0].key)
    assert rooms.guests_here() == ["Ben"]  # as if he sat elsewhere
    window = QMainWindow()
    qtbot.addWidget(window)
    answer(monkeypatch, "Stay")
    assert not may_leave_guests(window, rooms)
    answer(monkeypatch, "Close anyway")
    assert may_leave_guests(window, rooms)
    sessions = [RemoteSession(each) for each in (match, theirs)]
    assert [session.seats for session in sessions] == [(0,), (1,)]
    assert all(session.gives_hints for session in sessions)
    assert sessions[0].setup.names == sessions[1].setup.names == ("Ann", "Ben")
    for session in sessions:
        session.close()
    assert [each.name for each in GuestSeats().seats] == ["Ben", "Ann"]
    again, met = None, []
    for at, session in ((1, sessions[1]), (0, sessions[0])):  # as if Ben had opened the room
        way = NextRoom(rooms, "Ben" if at else "Ann", session.seats[0], app)
        do = partial(way.join, again) if again else partial(way.open_next, "river_market", BOTH, hints=True)
        with qtbot.waitSignal(way.seated, timeout=PATIENCE) as got:
            do()
        met.append(got.args[0])
        again = got.args[1]
        qtbot.waitUntil(lambda: met[-1].poll() or met[-1].seat >= 0, timeout=PATIENCE)
    qtbot.waitUntil(lambda: all(each.poll() or each.ready for each in met), timeout=PATIENCE)
    assert [each.seat for each in met] == [1, 0]  # the seats that they have had
    assert [each.owner.is_self for each in met] == [True, False]
    assert all(each.hints for each in met)
    assert not host.look.is_looking  # the page that has opened the first room has nothing to do with this one
    for each in met:
        each.line.hang_up()


def test_who_comes_first_owns_a_room_of_no_window_and_computers_take_the_free_seats(rooms, page, qtbot):
    host = page("Ann")
    match, invite = seat(host, qtbot, host.inviting.open.click)
    owner = rooms.own_seat(match)
    rooms._own_seats.remember(replace(owner, opener=False))  # as if `tabletop host` had opened it
    room = waiting(qtbot, rooms, match, "")
    assert room.give_up.text() == "&Give my seat back…"
    qtbot.waitUntil(lambda: "Ann: you" in at_seats(room), timeout=PATIENCE)
    assert room.field.text() == invite
    assert not hasattr(room, "reach")
    with qtbot.waitSignal(room.begun, timeout=PATIENCE):
        room.fill.click()
    assert match.setup.seats == ("person", "mara:normal")
    RemoteSession(match).close()


def test_who_opened_a_room_finds_its_invite_again(rooms, page, qtbot):
    host = page("Ann")
    match, invite = seat(host, qtbot, host.inviting.open.click)
    match.line.hang_up()
    again, shown = seat(host, qtbot, lambda: host._sit_down(rooms.seats[0]))
    assert shown == invite
    room = waiting(qtbot, rooms, again, shown)
    qtbot.waitUntil(lambda: "Ann: you" in at_seats(room), timeout=PATIENCE)
    again.line.hang_up()


def test_a_host_that_was_killed_is_told_and_the_next_room_begins_another(rooms, page, qtbot):
    host = page("Ann")
    match, _ = seat(host, qtbot, host.inviting.open.click)
    match.line.hang_up()
    with qtbot.waitSignal(rooms.host.failed, timeout=PATIENCE):
        rooms.host._process._process.kill()
    assert "has ended" in host.note.text()
    assert host.inviting.open.isEnabled()
    match, _ = seat(host, qtbot, host.inviting.open.click)
    match.line.hang_up()


def test_seats_are_freed_and_given_back_and_the_room_is_closed_each_after_a_question(
    rooms, page, qtbot, monkeypatch
):
    host = page("Ann")
    host.inviting.friends.setCurrentIndex(1)
    match, invite = seat(host, qtbot, host.inviting.open.click)
    room = waiting(qtbot, rooms, match, invite)
    friend = page("Ben")
    friend.field.setText(invite)
    answer(monkeypatch, "Join")
    theirs, shown = seat(friend, qtbot, friend.join.click)
    other = waiting(qtbot, rooms, theirs, shown)
    qtbot.waitUntil(lambda: "Ben: here" in at_seats(room), timeout=PATIENCE)
    assert deeds_of(room) == {"Ann": [], "Ben": ["&Free this seat…"], "Seat 3": []}
    qtbot.waitUntil(lambda: "Ben: you" in at_seats(other), timeout=PATIENCE)
    assert deeds_of(other) == {"Ann": [], "Ben": [], "Seat 3": []}
    answer(monkeypatch, "Free the seat")
    ben = next(row for row in room.findChildren(PersonRow) if row.name.accessibleName() == "Ben")
    ben.deeds.menu().actions()[0].trigger()
    qtbot.waitUntil(lambda: room.field.text() != invite, timeout=PATIENCE)
    qtbot.waitUntil(lambda: "Seat 2: free" in at_seats(room), timeout=PATIENCE)
    qtbot.waitUntil(lambda: other.head.text().startswith("Your seat here has ended"), timeout=PATIENCE)
    newest = next(each.invite for each in rooms.seats if each.opener)
    assert newest == room.field.text()
    answer(monkeypatch, "Join")
    third = page("Cem")
    third.field.setText(invite)
    third.join.click()
    qtbot.waitUntil(lambda: "opens no seat here" in third.note.text(), timeout=PATIENCE)
    third.field.setText(newest)
    taken, _ = seat(third, qtbot, third.join.click)
    room_of_third = waiting(qtbot, rooms, taken, "")
    qtbot.waitUntil(lambda: "Cem: you" in at_seats(room_of_third), timeout=PATIENCE)
    answer(monkeypatch, "Give the seat back")
    with qtbot.waitSignal(room_of_third.left):
        room_of_third.give_up.click()
    qtbot.waitUntil(lambda: at_seats(room) == ["Ann: you", "Seat 2: free", "Seat 3: free"], timeout=PATIENCE)
    assert [each.name for each in rooms.seats] == ["Ann", "Ben"]
    answer(monkeypatch, "Not now")
    host._forget(rooms.seats[0])
    answer(monkeypatch, "Close the room")
    with qtbot.waitSignal(rooms.seats_changed, timeout=PATIENCE):
        host._forget(rooms.seats[0])
    assert [each.name for each in rooms.seats] == []
    qtbot.waitUntil(lambda: room.head.text().startswith("Your seat here has ended"), timeout=PATIENCE)


def deeds_of(room):
    """What can be done at each seat of a waiting room."""
    rows = [row for row in room.findChildren(PersonRow) if not row.isHidden()]
    return {
        row.name.accessibleName(): []
        if row.deeds.isHidden()
        else [a.text() for a in row.deeds.menu().actions()]
        for row in rows
    }


def test_the_seat_of_a_guest_is_forgotten_after_a_question(rooms, page, monkeypatch):
    seat = GuestSeat("tabletop:x", "key", "quay", "Ann")
    rooms._own_seats.remember(seat)
    for button, left in ((QMessageBox.StandardButton.No, 1), (QMessageBox.StandardButton.Yes, 0)):
        monkeypatch.setattr(QMessageBox, "question", lambda *_words, button=button: button)
        page("Ann")._forget(seat)
        assert len(rooms.seats) == left


def test_what_is_no_invite_is_said_and_nothing_is_dialled(page, qtbot):
    friend = page("Ben")
    friend.field.setText("come and play")
    friend.join.click()
    assert friend.note.text() == "There is no invite in this text."
    whole = str(Invite("tcp-127.0.0.1-7550", "LnsS5Unx", "V8i77cOaKi6vqWBI0RoKEw"))
    for damaged in (whole[:-2], whole.replace("LnsS", "LnsT")):
        friend.field.setText(damaged)
        friend.join.click()
        assert friend.note.text() == "This invite is damaged. Ask for it again."
    assert not friend.look.is_looking
    friend.name.setText(" ")
    friend.join.click()
    assert friend.note.text().startswith("Enter a name first")


def test_a_relay_is_asked_for_before_it_is_used(app, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    kept = [Settings()]
    monkeypatch.setattr("tabletop.ui.rooms.missing_iroh", lambda: None)
    rooms = Rooms(lambda: kept[-1], kept.append, app)
    made = Together(rooms)
    qtbot.addWidget(made)
    made.show()
    made.name.setText("Ann")
    answer(monkeypatch, "Only open ways")
    assert made._may_begin(across=False)
    assert len(kept) == 1
    assert made._may_begin()
    assert kept[-1].relay == "none"
    assert not rooms._relay
    rooms.wind_up()


def test_without_iroh_the_page_says_what_is_missing(app, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    monkeypatch.setattr("tabletop.together.iroh_door.find_spec", lambda _name: None)
    made = Together(Rooms(Settings, lambda _settings: None, app))
    qtbot.addWidget(made)
    made.show()
    assert "needs the package iroh" in made.note.text()


def test_a_damaged_file_of_seats_is_kept_and_told(tmp_path):
    path = tmp_path / "seats.json"
    path.write_text("{", encoding="utf-8")
    seats = GuestSeats(path)
    assert seats.seats == ()
    assert "seats" in str(seats.trouble.source)
    assert len(list(tmp_path.iterdir())) == 1
    assert not path.exists()
