"""A host of rooms: what was answered is done once, whatever happens to it; and who is let in."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.rules import pending_choices
from tabletop.engine.text import Text, english
from tabletop.files.codec import read_text, write_action
from tabletop.files.library import CannotWriteError, Library
from tabletop.files.library_rows import NAME
from tabletop.files.records import record_json
from tabletop.files.replay import replay
from tabletop.session.remote_match import PROTOCOL
from tabletop.together.door import CLOSED_IN, DoorError
from tabletop.together.host import Host, HostError
from tabletop.together.host_store import HostStore
from tabletop.together.invite import Invite, new_key, new_room_id, new_token
from tabletop.together.reception import GuestLimits
from tabletop.together.rooms import RoomError, Rooms
from tabletop.together.tcp_door import TcpDoor
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together.few_games import SAMPLES
from tests.together.hosts import run, until
from tests.together.lines import caught_up, chosen, seats_of
from tests.together.running_hosts import (
    ONCE,
    HostHere,
    answered,
    entered,
    kill,
    line_to,
    opened_room,
    pledge_of,
    poll_until,
    running_host,
    sessions_of,
)

BOTH = (PERSON, PERSON)


class Player:
    """A person at a line who plays by chance, and notes what was answered as done."""

    def __init__(self, session, chance):
        self.session, self.chance = session, chance
        self.done, self._sent = [], None
        session.notice.connect(self._refused)

    def _refused(self, _why):
        self._sent = None

    def act(self):
        """Take in what has come, and choose if asked; True if something was sent."""
        session = self.session
        caught_up(session)
        if self._sent is not None and not session._match.under_way:
            self.done.append(self._sent)
            self._sent = None
        if self._sent is None and (action := chosen(session, self.chance)) is not None:
            assert session.submit(session.seats[0], action) is None
            self._sent = write_action(action)
            return True
        return False


def play_with_kills(folder, host, players, kills, every):
    """Play whole matches while the host is killed; returns the host that runs then."""
    sent, end = 0, time.monotonic() + 60
    while not all(player.session._match.over for player in players):
        sent += sum(player.act() for player in players)
        if kills and sent >= every:
            sent, kills = 0, kills - 1
            kill(host)
            host = running_host(folder)
        time.sleep(0.002)
        assert time.monotonic() < end, [player.session._match.closed for player in players]
    assert not kills
    return host


def test_nothing_is_lost_and_nothing_done_twice_when_the_host_is_killed(tmp_path):
    host = running_host(tmp_path)
    try:
        players = []
        for game in (QUAY, LOTS):
            invite = opened_room(host, game, seats_of(game))
            guests = [entered(invite, game, name, pledge=pledge_of(invite)) for name in ("Ann", "Ben")]
            players += [Player(session, Random(seed)) for seed, session in enumerate(sessions_of(guests))]
        host = play_with_kills(tmp_path, host, players, kills=3, every=5)
        for player in players:
            player.act()
    finally:
        host.close()
        for player in players:
            player.session.close()
    for ann, ben in (players[:2], players[2:]):
        record = ann.session.storage.record()
        assert record_json(record) == record_json(ben.session.storage.record())
        with closing(Library.open(tmp_path / NAME)) as library:
            room = next(each for each in library.stored_rooms() if each.game == record.game)
            assert library.export_record(room.match).actions == record.actions
            assert library.stored_match(room.match).scores
        match = replay(record, SAMPLES[record.game], "record").match
        for player in (ann, ben):
            (seat,) = player.session.seats
            done = [write_action(entry.action) for entry in match.entries if entry.seat == seat]
            assert done
            assert player.done == done
            assert player.session.room.verdict.good


# Who is let in


@pytest.fixture
def host(tmp_path):
    made = HostHere(tmp_path, GuestLimits(entering=0.7))
    yield made
    made.close()


@pytest.fixture
def guest():
    made = []

    def enter(invite, name, game=QUAY):
        made.append(entered(invite, game, name))
        return made[-1]

    yield enter
    for match in made:
        match.line.hang_up(wait=True)


def entering(**parts):
    game = {"game": QUAY.id, "revision": QUAY.revision}
    return {"do": "enter", "protocol": PROTOCOL, "program": "1", **game, "key": new_key(), **parts}


def test_all_who_are_not_let_in_get_the_same_answer_half_a_second_late(host, guest):
    invite = host.open_room(QUAY, BOTH)
    begun = host.open_room(QUAY, BOTH)
    both = [guest(begun, name) for name in ("Ann", "Ben")]
    poll_until(both, lambda: all(match.ready for match in both))
    wrong = [
        (replace(invite, room=new_room_id()), {"invite": invite.token}),
        (invite, {"invite": new_token()}),
        (invite, {"invite": ""}),
        (begun, {"invite": begun.token}),
        (begun, {"invite": invite.token, "revision": QUAY.revision + 1}),
    ]
    looks = [{key: part for key, part in parts.items() if key == "invite"} for _, parts in wrong]
    asked = [(where, entering(**parts)) for where, parts in wrong]
    asked += [(where, {"do": "look", **parts}) for (where, _), parts in zip(wrong, looks, strict=True)]
    with ThreadPoolExecutor(len(asked)) as together:
        answers = list(together.map(lambda each: answered(*each), asked))
    assert all(answer == answers[0][0] for answer, _ in answers)
    assert english(read_text(answers[0][0]["error"]["text"])).startswith("This invite opens no seat here.")
    assert all(0.5 <= took < 2 for _, took in answers), answers
    assert len(host.awake) == 1


def test_whatever_else_comes_before_a_guest_has_entered_ends_the_line(host):
    invite = host.open_room(QUAY, BOTH)
    for request, why in (
        ({"do": "play"}, "request"),
        ({"do": "look", "more": 1}, "request"),
        (entering(invite=invite.token, protocol=PROTOCOL + 1), "version"),
        (entering(invite=invite.token, game="lots"), "version"),
    ):
        answer, took = answered(invite, request)
        assert answer["error"]["kind"] == why
        assert took < 0.5
    assert host.awake == []
    assert answered(invite, {"do": "ping"})[0] == {"to": 1, "ok": True}


def test_the_ticket_is_that_of_today(tmp_path, monkeypatch):
    tickets = iter(("tcp-127.0.0.1-1", "tcp-127.0.0.1-2", "tcp-127.0.0.1-2"))

    class Moving(TcpDoor):
        async def open(self):
            await super().open()
            if (ticket := next(tickets, None)) is None:
                raise DoorError(CLOSED_IN)
            return ticket

    monkeypatch.setattr("tabletop.together.host._TODAY", 0.05)
    made = HostHere(tmp_path, door=Moving())
    try:
        assert (tmp_path / "ticket").read_text() == "tcp-127.0.0.1-1"
        until(lambda: (tmp_path / "ticket").read_text() == "tcp-127.0.0.1-2")
        until(lambda: next(tickets, None) is None)
        assert made.open_room(QUAY, BOTH).ticket == "tcp-127.0.0.1-2"
    finally:
        made.close()


def test_a_guest_who_does_not_enter_is_cut(host, guest):
    invite = host.open_room(QUAY, BOTH)
    ann = guest(invite, "Ann")
    line = line_to(invite, ONCE)
    line.dial(dict)
    until(lambda: line.connection)
    began = time.monotonic()
    line.post({"id": 1, "do": "look", "invite": invite.token})
    poll_until([ann], lambda: not line.connection)
    assert time.monotonic() - began < 1.5
    assert ann.line.connection == 1
    line.hang_up(wait=True)


def test_an_invite_shows_who_plays_what_before_anything_is_taken(host, guest):
    invite = host.open_room(LOTS, (PERSON, PERSON, "normal"))
    look = {"do": "look", "invite": invite.token}
    seen = answered(invite, look)[0]
    assert seen["seats"] == {"seed": 0, "seats": ["person", "person", "mara:normal"], "streams": True}
    assert (seen["game"], seen["revision"]) == (LOTS.id, LOTS.revision)
    assert (seen["host"], seen["taken"], seen["begun"]) == ("", [], False)
    assert host.awake == []
    ann = guest(invite, "Ann", LOTS)
    poll_until([ann], lambda: ann.persons)
    seen = answered(invite, look)[0]
    assert (seen["host"], seen["taken"], seen["begun"]) == ("Ann", [[0, "Ann"]], False)
    assert "waiting" not in seen
    ben = guest(invite, "Ben", LOTS)
    poll_until([ann, ben], lambda: ann.ready and ben.ready)
    assert not answered(invite, look)[0]["ok"]
    peek = {"do": "look", "key": ben._admission.key}
    seen = answered(invite, peek)[0]
    assert (seen["taken"], seen["begun"]) == ([[0, "Ann"], [1, "Ben"]], True)
    asked = [choice.seat for choice in pending_choices(ben.view(ben.now))]
    assert (seen["seat"], seen["waiting"]) == (1, asked)
    for match in (ann, ben):
        match.line.hang_up()
    until(lambda: host.awake == [])
    assert answered(invite, peek)[0] == seen  # also of a room that sleeps, which it does on
    assert host.awake == []


# Rooms


def test_a_room_sleeps_while_nobody_is_there_and_goes_on_where_it_was(host, guest):
    invite = host.open_room(LOTS, (PERSON, PERSON, "random"))
    matches = [guest(invite, name, LOTS) for name in ("Ann", "Ben")]
    players = [Player(session, Random(1)) for session in sessions_of(matches)]
    until(lambda: [player.act() for player in players] and all(len(player.done) > 1 for player in players))
    (room,) = host.awake
    for match in matches:
        match.line.hang_up(wait=True)
    until(lambda: not host.awake)
    bots = room.session.opponents._worker
    until(lambda: bots._process is None)
    now, digest = room.session.now, room.session.match.state.digest()
    again = entered(invite, LOTS, "Ann", matches[0]._admission.key)
    poll_until([again], lambda: again.ready and host.awake)
    (woken,) = host.awake
    assert woken is not room
    assert (woken.session.now, woken.session.match.state.digest()) >= (now, digest)
    assert woken.session.match.setup.seed == room.session.match.setup.seed > 1 << 32
    again.line.hang_up(wait=True)


def test_a_new_invite_ends_the_old_one_and_a_closed_room_sends_all_away(host, guest):
    old = host.open_room(QUAY, BOTH)
    ann = guest(old, "Ann")
    poll_until([ann], lambda: ann.persons)
    new = Invite(old.ticket, old.room, host.call(host.host._rooms.replace_token, old.room))
    assert not answered(old, entering(invite=old.token))[0]["ok"]
    ben = guest(new, "Ben")
    poll_until([ann, ben], lambda: ann.ready and ben.ready)
    number = host.call(host.host.rooms)[0].match
    host.call(host.host.close_room, old.room)
    assert host.call(host.host.rooms) == []
    until(lambda: not host.awake)
    poll_until([ann, ben], lambda: ann.trouble and ben.trouble)
    assert ann.trouble.source.startswith("Your seat here has ended")
    assert host.call(host.host._store.ids) == [number]


def test_a_seat_is_freed_in_the_library_too_and_the_next_guest_plays_on_there(host, guest):
    invite = host.open_room(QUAY, BOTH)
    ann, tokens = guest(invite, "Ann"), []
    ann.owner.invited.connect(tokens.append)
    poll_until([ann], lambda: ann.persons)
    ben = guest(invite, "Ben")
    poll_until([ann, ben], lambda: ann.ready and ben.ready and len(ann.persons) == 2)
    assert (ann.owner.is_self, ben.owner.is_self) == (True, False)
    ben.line.hang_up()
    poll_until([ann], lambda: not ann.persons[1].here)
    ann.owner.free_seat(1, "greedy")
    poll_until([ann], lambda: ann.persons[1].name == "" and ann.persons[1].bot == "greedy")
    assert list(host.call(host.host.rooms)[0].taken) == [0]
    poll_until([ann], lambda: ann.closed is None)  # that it is done is told before it is answered
    ann.owner.ask_invite()
    poll_until([ann], lambda: tokens)
    ann.line.hang_up()
    until(lambda: not host.awake)
    cem = guest(Invite(invite.ticket, invite.room, tokens[0]), "Cem")
    poll_until([cem], lambda: cem.ready)
    assert (cem.seat, [each.name for each in cem.persons]) == (1, ["Ann", "Cem"])
    stored = host.call(host.host.rooms)[0]
    assert stored.stand_ins == {}


def test_what_another_program_changes_in_the_library_counts(host, guest, monkeypatch):
    """As `tabletop host FOLDER invite` and `close` do beside a running host."""
    monkeypatch.setattr("tabletop.together.host._CHECK", 0.05)
    host.close()
    again = HostHere(host.host._folder)
    with closing(Library.open(host.host._folder / NAME)) as library:
        rooms = Rooms(SimpleNamespace(library=library))
        room_id, token = rooms.create(QUAY, Setup(0, BOTH))
        invite = Invite(again.host.ticket, room_id, token)
        ann = guest(invite, "Ann")
        poll_until([ann], lambda: ann.persons)
        renewed = replace(invite, token=rooms.replace_token(room_id))
        ben = guest(renewed, "Ben")
        poll_until([ann, ben], lambda: ann.ready and ben.ready)
        library.remove_room(room_id)
        poll_until([ann, ben], lambda: ann.trouble and ben.trouble)
    again.close()


def test_a_host_whose_disk_is_full_answers_nothing_as_done_and_tries_again(tmp_path, guest, monkeypatch):
    monkeypatch.setattr("tabletop.together.host._CHECK", 0.05)
    host = HostHere(tmp_path)
    invite = host.open_room(QUAY, BOTH)

    def full(*_args, **_more):
        raise CannotWriteError(Text("", "The disk is full."))

    with monkeypatch.context() as broken:
        broken.setattr(Library, "room", full)
        assert answered(invite, entering(invite=invite.token))[0]["error"]["kind"] == "unsaved"
    with monkeypatch.context() as broken:
        broken.setattr(Library, "store_taken", full)
        assert answered(invite, entering(invite=invite.token))[0]["error"]["kind"] == "unsaved"
        ann, notices = guest(invite, "Ann"), []
        ann.notice.connect(notices.append)
        poll_until([ann], lambda: len(notices) > 1)
        assert ann.trouble is None
    poll_until([ann], lambda: ann.persons)
    with monkeypatch.context() as broken:
        broken.setattr(Library, "begin_room", full)
        ben = guest(invite, "Ben")
        poll_until([ann, ben], lambda: len(ben.persons) == 2)
        assert not ben.ready
    poll_until([ann, ben], lambda: ann.ready and ben.ready)
    host.close()


def test_a_folder_has_one_host(tmp_path, host):
    async def second():
        with pytest.raises(HostError) as caught:
            await Host(tmp_path, TcpDoor()).run()
        return caught.value.text

    assert english(run(second())) == f"Another host is running in the folder {tmp_path}. Close it first."


@pytest.mark.parametrize(
    ("seats", "why"),
    [(("normal", "normal"), "needs a seat for a person"), ((PERSON,) * 9, "you asked for 9")],
)
def test_no_room_opens_with_a_setup_that_nobody_can_play(tmp_path, seats, why):
    rooms = Rooms(HostStore(tmp_path / NAME))
    with pytest.raises(RoomError) as caught:
        rooms.create(QUAY, Setup(0, seats))
    assert why in english(caught.value.text)
    rooms._store.close()
