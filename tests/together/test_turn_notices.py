"""Who is away hears once that it is their turn, by the owner's command."""

import json
import sys

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.text import Text, english
from tabletop.files.library import MissingError
from tabletop.together import turn_notices
from tabletop.together.turn_notices import TurnNotice, TurnNotices
from tests.quay.game import GAME as QUAY
from tests.together.hosts import until
from tests.together.lines import caught_up, chosen
from tests.together.running_hosts import HostHere, entered, sessions_of

DAY = 24 * 3600


class Scripted:
    """Rooms in which it is the turn of whom a test says."""

    def __init__(self):
        self.next, self.played, self.names = {}, [], {("A", 0): "Ann", ("A", 1): "Ben", ("B", 0): "Cay"}

    def take_awaited(self):
        found, self.next = self.next, {}
        return found

    def changed_since(self, since):
        return list(self.played) if since < "9" else []

    def awaited_in(self, room):
        return {0: False}

    def person_in(self, room, seat):
        if (room, seat) not in self.names:
            raise MissingError(Text("", room))
        return self.names[room, seat]


@pytest.fixture
def rooms():
    return Scripted()


@pytest.fixture
def notices(rooms, tmp_path):
    return TurnNotices(rooms, tmp_path / "notices.json")


BEN = TurnNotice("A", 1, "Ben")


def test_who_is_away_is_told_once_and_again_a_day_later(rooms, notices):
    rooms.next = {"A": {1: False}}
    assert notices.due(0) == []
    assert notices.due(29) == []  # perhaps only a line was lost
    assert notices.due(31) == [BEN]
    rooms.next = {"A": {1: False}}  # somebody looked into the room
    assert notices.due(40) == notices.due(31 + DAY - 1) == []
    assert notices.due(31 + DAY) == [BEN]
    rooms.next = {"A": {}}
    assert notices.due(3 * DAY) == []


def test_the_next_turn_is_told_again(rooms, notices):
    for now in (0, 1000):
        rooms.next = {"A": {1: False}}
        assert notices.due(now) == []
        assert notices.due(now + 31) == [BEN]
        rooms.next = {"A": {0: True}}
        assert notices.due(now + 40) == []


def test_who_was_there_when_the_turn_came_has_seen_it(rooms, notices):
    for now in range(0, 600, 2):
        rooms.next = {"A": {1: True}}
        assert notices.due(now) == []
    rooms.next = {"A": {1: False}}
    assert notices.due(600) == notices.due(900) == []
    assert notices.due(599 + DAY) == [BEN]


def test_a_host_that_is_started_anew_tells_nobody_twice(rooms, notices, tmp_path):
    rooms.next = {"A": {1: False}}
    notices.due(0)
    assert notices.due(31) == [BEN]
    rooms.played = ["B"]  # after that had been saved
    again = TurnNotices(rooms, tmp_path / "notices.json")
    assert again.due(100) == []
    assert again.due(131) == [TurnNotice("B", 0, "Cay")]
    assert again.due(31 + DAY) == [BEN]


def test_a_closed_room_is_forgotten(rooms, notices):
    rooms.next = {"C": {1: False}}
    assert notices.due(0) == notices.due(31) == notices.due(2 * DAY) == []
    assert notices._due == {}


@pytest.mark.parametrize(
    "kept", ["", "{", "[]", '{"due": {"A": 3}, "since": ""}', '{"due": {"A": {"x": 1}}}']
)
def test_a_damaged_file_is_none(rooms, tmp_path, kept):
    (tmp_path / "notices.json").write_text(kept)
    notices = TurnNotices(rooms, tmp_path / "notices.json")
    rooms.next = {"A": {1: False}}
    assert notices.due(0) == []
    assert notices.due(31) == [BEN]


def test_the_command_is_told_who_and_where_alone(tmp_path, monkeypatch, chance):
    monkeypatch.setattr(turn_notices, "_GRACE", 0.0)
    monkeypatch.setattr(turn_notices, "_LOOK", 0.02)
    told = tmp_path / "told"
    code = f"import sys; open({str(told)!r}, 'a').write(sys.stdin.read()); exit('$HOME' not in sys.argv)"
    host = HostHere(tmp_path / "rooms", notify=(sys.executable, "-c", code, "$HOME", ";"))
    faults = []
    host.host.notice.connect(lambda text: faults.append(english(text)))
    try:
        invite = host.open_room(QUAY, (PERSON, PERSON))
        guests = [entered(invite, QUAY, name) for name in ("Ann", "Ben")]
        sessions = sessions_of(guests)
        assert not told.exists()  # all are there
        here, away = sorted(sessions, key=lambda session: session.active_seat not in session.seats)
        away.close()
        until(lambda: all(len(room.guests) == 1 for room in host.awake))
        while not told.exists():
            caught_up(here)
            if (action := chosen(here, chance)) is not None:
                here.submit(here.seats[0], action)
        (seat,) = away.seats
        line = until(told.read_text)
        assert json.loads(line) == {
            "what": "turn",
            "room": invite.room,
            "seat": seat,
            "name": ("Ann", "Ben")[sessions.index(away)],
        }
        here.close()
        until(lambda: not host.awake)
        assert told.read_text() == line
        assert faults == []
    finally:
        host.close()
    stored = json.loads((tmp_path / "rooms" / "notices.json").read_text())
    assert list(stored["due"][invite.room]) == [str(seat)]
