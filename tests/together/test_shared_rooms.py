"""Hosts that share their rooms: nothing is lost or done twice, and none answers from old memory."""

from __future__ import annotations

import asyncio
from contextlib import closing
from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.files.codec import write_action
from tabletop.files.library import CannotWriteError, Library
from tabletop.files.records import parse, record_json
from tabletop.session.match_store import MatchStore
from tabletop.together.host import _Visitor
from tabletop.together.invite import Invite, new_key
from tabletop.together.lease import LEASE, SAFE, Lease
from tabletop.together.rooms import Rooms
from tabletop.together.shared_store import SharedStore
from tabletop.together.tcp_door import TcpDoor
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together import test_host_fuzz
from tests.together.few_games import SAMPLES, WHERE
from tests.together.running_hosts import HostHere, entered, pledge_of, poll_until, sessions_of
from tests.together.shared import Database, MemoryRooms
from tests.together.test_host import Player, entering
from tests.together.test_host_fuzz import NoLink, attended


class Link(NoLink):
    """Keeps what is posted."""

    def __init__(self):
        self.posted = []

    def post(self, message):
        assert not self.over
        self.posted.append(message)


class HostAlone:
    """A host without a door, and guests who are there at once."""

    def __init__(self, database, ticket):
        self.shared = MemoryRooms(database)
        self.shared.publish_ticket(ticket)
        self.store = SharedStore(self.shared)
        self.rooms = Rooms(self.store, games=WHERE)

    def guest(self, room, token, key, number=1):
        visitor = _Visitor(self.rooms, Link(), lambda _visit: None)
        request = entering(game=QUAY.id, revision=QUAY.revision, key=key, invite=token, room=room, name="Ann")
        visitor.receive_message({"id": number, **request})
        return visitor


@pytest.fixture
def database():
    return Database()


@pytest.fixture
def pair(database):
    """Two hosts, a room for two at the first, with its guests, and their keys."""
    first, second = HostAlone(database, "tcp-127.0.0.1-1"), HostAlone(database, "tcp-127.0.0.1-2")
    room, token = first.rooms.create(QUAY, Setup(0, (PERSON, PERSON)))
    keys = [new_key(), new_key()]
    guests = [first.guest(room, token, key) for key in keys]
    yield first, second, room, keys, guests
    for host in (first, second):
        host.rooms.sleep_all()
        host.store.close()


def play(guest, number, at=None):
    """Send the first legal action of the match in a guest's room; the request."""
    room = guest.room
    seat = room.session.match.choice.seat
    history = room.history(seat)
    at = history.length if at is None else at
    action = write_action(room.session.match.legal_actions()[0])
    request = {"do": "play", "id": number, "at": at, "digest": history.view_digest(at), "action": action}
    return seat, request


def in_loop(work):
    async def run():
        return work()

    return asyncio.run(run())


def test_a_guest_is_sent_on_to_the_host_that_has_the_room(pair):
    _first, second, room, keys, _guests = pair
    other = in_loop(lambda: second.guest(room, "", keys[0]))
    assert other.room is None
    (answer,) = other._link.posted
    assert (answer["ok"], answer["error"]["kind"]) == (False, "elsewhere")
    assert answer["error"]["ticket"] == "tcp-127.0.0.1-1"
    assert other._link.over


def test_a_host_that_slept_does_not_answer_from_old_memory(pair, database):
    first, second, room, keys, guests = pair
    seat, request = play(guests[0], 2)
    guests[seat].receive_message(request)
    assert guests[seat]._link.posted[-1] == {"to": 2, "ok": True}
    database.now += LEASE + 0.1  # the first one sleeps
    second.shared.beat()
    taken = [second.guest(room, "", key) for key in keys]
    other, request = play(taken[0], 2)
    taken[other].receive_message(request)
    assert taken[other]._link.posted[-1]["ok"]
    heard = [len(guest._link.posted) for guest in guests]
    seat, request = play(guests[0], 3)
    guests[seat].receive_message(request)  # awake again, before it has looked at its lease
    assert guests[seat]._link.over
    first.shared.beat()  # it is alive again, under another name
    seat, request = play(guests[0], 4)
    for guest in guests:
        guest.receive_message({"do": "ping", "id": 9})
        guest.room.let_bots_act()
        assert guest._link.over
    assert [len(guest._link.posted) for guest in guests] == heard
    assert first.rooms.lost_rooms() == [guests[0].room]
    assert second.shared.changes(1) == database.written[1]
    assert len(database.written[1]) == 3


def test_a_host_trusts_its_lease_for_less_time_than_others_wait(pair, database):
    first, second, room, _keys, guests = pair
    database.now += SAFE
    assert not first.rooms.serves(guests[0].room)
    second.shared.beat()
    assert second.store.take_room(room) == "tcp-127.0.0.1-1"
    database.now += LEASE - SAFE + 0.01
    second.shared.beat()
    assert second.store.take_room(room) == ""


def test_who_has_lost_a_room_cannot_change_it(pair, database):
    first, second, room, _keys, _guests = pair
    old = first.store.library.tenure(room)
    database.now += LEASE + 0.1
    second.shared.beat()
    assert second.store.take_room(room) == ""
    for change in (
        lambda: first.shared.add_change(old, "{}"),
        lambda: first.shared.change_own_room(old, {"taken": "[]"}),
    ):
        assert not change()
    first.shared.beat()
    with pytest.raises(CannotWriteError):
        first.store.library.store_taken(room, {}, ())
    assert len(database.written[1]) == 1


def test_a_change_whose_answer_was_lost_is_done_once(pair, database):
    first, _second, room, keys, guests = pair
    seat, request = play(guests[0], 2)
    database.lost = True
    guests[seat].receive_message(request)
    assert guests[seat]._link.over
    assert not any(message.get("to") == 2 for message in guests[seat]._link.posted)
    assert len(database.written[1]) == 2
    again = [first.guest(room, "", key) for key in keys]
    again[seat].receive_message(request)
    assert again[seat]._link.posted[-1] == {"to": 2, "ok": True, "again": True}
    assert len(database.written[1]) == 2


def test_nothing_is_answered_as_done_while_the_database_is_away(pair, database):
    first, _second, room, keys, guests = pair
    seat, request = play(guests[0], 2)
    database.away = True
    guests[seat].receive_message(request)
    assert guests[seat]._link.over
    first.rooms.retry_saving()
    late = in_loop(lambda: first.guest(room, "", keys[seat]))
    assert late.room is None
    database.away = False
    assert len(database.written[1]) == 1
    again = [first.guest(room, "", key) for key in keys]
    again[seat].receive_message(request)
    assert again[seat]._link.posted[-1] == {"to": 2, "ok": True}
    assert len(database.written[1]) == 2


def test_a_lease_is_not_good_before_it_is_there():
    lease = Lease(lambda: 1.0)
    assert not lease.holder
    lease.renew("a", 1.0)
    assert lease.holder == "a"


def test_strange_messages_break_nothing_and_any_host_reads_what_was_played(database, chance, monkeypatch):
    monkeypatch.setattr("tabletop.together.host._LATE", 0.0)
    monkeypatch.setattr(test_host_fuzz, "MESSAGES", 500)
    host = HostAlone(database, "tcp-127.0.0.1-1")
    states = asyncio.run(attended(host.rooms, chance))
    host.store.close()
    assert set(states) == {QUAY.id, LOTS.id}
    with closing(SharedStore(MemoryRooms(database))) as store:
        for room in store.library.stored_rooms():
            match = store.library.resume(room.match, SAMPLES[room.game]).match
            assert (match.now, match.state.digest()) == states[room.game]


@pytest.mark.parametrize("game", SAMPLES.values(), ids=list(SAMPLES))
def test_the_changes_of_a_match_are_what_a_library_has_of_it(database, chance, game):
    host = HostAlone(database, "tcp-127.0.0.1-1")
    room, _token = host.rooms.create(game, Setup(0, (PERSON, PERSON)))
    assert host.store.take_room(room) == ""
    number = host.store.library.begin_room(room, Setup(7, (PERSON, PERSON)), game)
    shared = host.store.resume(number, game)
    own = MatchStore()
    own._library = Library.in_memory()
    alone = own.new(game, Setup(7, (PERSON, PERSON)))
    for _ in range(60):
        at, length = shared.match.now, len(shared.match.entries)
        if chance.random() < 0.3 and length:
            to = chance.randint(0, length)
            for each in (shared, alone):
                each.match.goto(to)
                each.moved()
        elif shared.match.choice is not None:
            action, seat = chance.choice(shared.match.legal_actions()), shared.match.choice.seat
            for each in (shared, alone):
                each.match.play(action, seat)
                each.save_move()
        assert not shared.failing, at
    made, wanted = (
        parse(store.library.text(saver.id), "match", own=True)
        for store, saver in ((host.store, shared), (own, alone))
    )
    assert (made.actions, made.digests, made.now, made.setup) == (
        wanted.actions,
        wanted.digests,
        wanted.now,
        wanted.setup,
    )
    assert made.side_lines == wanted.side_lines
    assert made.side_lines
    own.close()
    host.store.close()


def test_a_match_goes_on_at_another_host_when_its_host_is_gone(tmp_path, database):
    """By real lines: the second guest is sent on, the host ends, and both find the other one."""
    bases = [MemoryRooms(database) for _ in range(2)]
    hosts = [
        HostHere(tmp_path / str(n), door=TcpDoor(), store=SharedStore(base)) for n, base in enumerate(bases)
    ]
    try:
        invite = hosts[0].open_room(QUAY, (PERSON, PERSON))
        other = Invite(hosts[1].host.ticket, invite.room, invite.token)
        for each in (0, 1, 0):
            hosts[each].call(bases[each].beat)
        ann = entered(invite, QUAY, "Ann", pledge=pledge_of(invite))
        poll_until([ann], lambda: ann.persons)
        ben = entered(other, QUAY, "Ben", pledge=pledge_of(other))
        players = [Player(session, Random(n)) for n, session in enumerate(sessions_of([ann, ben]))]
        assert [len(host.awake) for host in hosts] == [1, 0]

        def well_begun():
            for player in players:
                player.act()
            return ann.now + ben.now >= 8

        poll_until([ann, ben], well_begun)
        hosts[0].close()

        def ended():
            for player in players:
                player.act()
            return all(each.over and not each.under_way for each in (ann, ben))

        poll_until([ann, ben], ended)
        assert len(hosts[1].awake) == 1
        for player in players:
            player.act()
        record = players[0].session.storage.record()
        assert record_json(record) == record_json(players[1].session.storage.record())
        assert sum(len(player.done) for player in players) == len(record.actions)
        assert all(player.session.room.verdict.good for player in players)
    finally:
        for player in players:
            player.session.close()
        hosts[1].close()
