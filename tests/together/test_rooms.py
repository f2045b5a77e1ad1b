"""Who may enter a room, what is done there once and only once, what is taken back, and what is saved."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabletop import __version__
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Simultaneous
from tabletop.engine.text import Text, english
from tabletop.files.codec import read_text, write_action
from tabletop.files.library import CannotWriteError, Library
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tabletop.session.player_names import clean_name
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import PROTOCOL
from tabletop.together.guest import Guest
from tabletop.together.invite import Invite, hash_of, new_key, new_token
from tabletop.together.room import Room
from tabletop.together.seat_keys import SeatKeys
from tabletop.together.stand_ins import StandIns
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together.lines import INVITE, bots_done, caught_up, chosen, joined, key, opened, seated

BOTH = (PERSON, PERSON)


class Person:
    """A guest by hand: what they are told is kept as it comes."""

    def __init__(self, room, seat=None):
        self.room, self.told, self.number = room, [], 0
        self.guest = Guest(self.told.append)
        if seat is not None:
            assert self.enter(key=key(seat), name=f"Player {seat}")["ok"]

    def ask(self, do, **parts):
        """Ask, and return the answer."""
        self.number += 1
        return self.say({"do": do, "id": self.number, **parts})

    def say(self, request):
        self.room.respond(self.guest, json.loads(json.dumps(request)))
        (*_, answer) = [message for message in self.told if "to" in message]
        return answer

    def enter(self, **parts):
        game = self.room.game
        given = {"protocol": PROTOCOL, "program": "1", "game": game.id, "revision": game.revision}
        return self.ask("enter", **given | {"key": key(0), "invite": INVITE} | parts)

    def decide(self, do, at=None, **parts):
        """Play or take back at the present moment, or at an earlier one."""
        history = self.room.history(self.guest.seat)
        at = history.length if at is None else at
        return self.ask(do, at=at, digest=history.view_digest(at), **parts)

    def kinds(self):
        return [message.get("tell", "answer") for message in self.told]


def kind(answer):
    assert not answer["ok"]
    assert english(read_text(answer["error"]["text"]))
    return answer["error"]["kind"]


@pytest.fixture
def room():
    return opened(QUAY, BOTH)


@pytest.fixture
def persons(room):
    return [Person(room, 0), Person(room, 1)]


def acting(room, persons):
    """Whose turn it is, and the others."""
    seat = room.session.active_seat
    return persons[seat], [each for each in persons if each.guest.seat != seat]


def move(room, which=0):
    return write_action(room.session.match.legal_actions()[which])


# Entering


def test_whoever_enters_with_the_invite_has_a_seat_and_afterwards_the_key_alone_opens_it(room):
    ann = Person(room)
    answer = ann.enter(name="Ann")
    assert (answer["seat"], answer["since"], answer["setup"]["seed"]) == (0, 0, 0)
    assert ann.told[-1] == {
        "tell": "here",
        "seats": [{"seat": 0, "name": "Ann", "here": True}],
        "opener": 0,
        "saved": True,
    }
    assert room.session is None
    room.gone(ann.guest)
    again = Person(room)
    assert again.enter(invite="")["seat"] == 0
    assert set(room.keys.taken) == {0}
    assert key(0) not in repr(room.keys)
    assert INVITE not in repr(room.keys)


def test_the_match_begins_when_every_person_is_there_and_knows_their_names(room):
    ann, ben = Person(room), Person(room)
    ann.enter(name="Ann")
    assert kind(ann.ask("play", at=0, digest=0, action={})) == "waiting"
    assert ben.enter(key=key(1), name="  Ben\n")["seat"] == 1
    assert room.session.match.state.names == ("Ann", "Ben")
    for person in (ann, ben):
        assert person.kinds()[-2:] == ["here", "moments"]
        assert set(person.told[-1]) >= {"opening", "view"}


def test_every_reason_for_not_being_let_in_has_the_same_answer(room):
    wrong = Person(room).enter(invite=new_token())
    for seat in (0, 1):
        Person(room, seat)
    taken = Person(room).enter(key=new_key())
    unknown = Person(room).enter(key=new_key(), invite="")
    assert wrong == taken == unknown
    assert kind(wrong) == "closed"


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"protocol": PROTOCOL + 1}, "has to update it: you have 1."),
        ({"protocol": PROTOCOL - 1}, f"The host has Tabletop {__version__}, and you have 1. Update yours"),
        ({"revision": QUAY.revision + 1}, "has to update it: you have 1."),
        ({"game": "lots"}, "Another game"),
    ],
)
def test_another_version_is_told_who_has_to_update_and_takes_no_seat(room, parts, words):
    answer = Person(room).enter(**parts)
    assert kind(answer) == "version"
    assert words in english(read_text(answer["error"]["text"]))
    assert not room.keys.taken
    Person(room, 0)
    again = Person(room).enter(**parts)
    assert english(read_text(again["error"]["text"])).endswith("Your seat is kept.") is ("game" not in parts)
    assert set(room.keys.taken) == {0}


def test_before_the_match_begins_whoever_leaves_gives_the_seat_back(room):
    ann = Person(room, 0)
    assert ann.ask("leave")["ok"]
    assert not room.keys.taken
    assert kind(ann.ask("ping")) == "request"


def test_a_seat_whose_key_cannot_be_stored_is_not_taken():
    def full(_taken, _salts):
        raise CannotWriteError(Text("", "The disk is full."))

    room = opened(QUAY, BOTH, store=full)
    assert kind(Person(room).enter()) == "unsaved"
    assert not room.keys.taken
    assert not room.guests


def test_all_hear_who_comes_and_goes(room, persons):
    ann, ben = persons
    room.gone(ben.guest)
    assert [each["here"] for each in ann.told[-1]["seats"]] == [True, False]
    Person(room, 1)
    assert [each["here"] for each in ann.told[-1]["seats"]] == [True, True]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("x" * 10_000, "x" * 24),
        ("\u202eevil\u2066 \ue000name\x00\x1b[31m", "evil name[31m"),
        ("e\u0301", "\u00e9"),
        ("a \u200b b", "a b"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("\ud800", ""),
    ],
)
def test_names_are_plain_and_short(given, name):
    assert clean_name(given) == name
    assert clean_name(clean_name(given)) == clean_name(given)


# Bots for those who have not come


def test_the_person_who_came_first_lets_bots_take_the_free_seats_and_all_learn_of_it():
    stored = []
    room = opened(LOTS, (PERSON,) * 4, store_setup=stored.append)
    first, second = joined(room, 0), joined(room, 1)
    ann, ben = Person(room), Person(room)
    room.gone(first.line.guest)
    assert ann.enter(key=key(0), invite="")["seat"] == 0
    assert ben.enter(key=key(2), name="Ben")["seat"] == 2
    assert kind(ben.ask("fill")) == "opener"
    assert room.session is None
    assert ann.ask("fill")["ok"]
    assert stored[-1].seats == (PERSON, PERSON, PERSON, "mara:normal")
    assert room.session.match.setup.seats == stored[-1].seats
    assert ann.ask("fill")["again"]
    assert kind(ben.ask("fill")) == "opener"
    second.poll()
    assert second.setup.seats == stored[-1].seats
    assert second.setup.names[:3] == ("Player 0", "Player 1", "Ben")
    bots_done(room)
    assert kind(Person(room).enter(key=new_key())) == "closed"


def test_bots_take_no_seats_while_that_cannot_be_stored():
    def full(_setup):
        raise CannotWriteError(Text("", "The disk is full."))

    room = opened(QUAY, BOTH, store_setup=full)
    ann = Person(room, 0)
    assert kind(ann.ask("fill")) == "unsaved"
    assert room.session is None
    assert Person(room, 1).kinds()[-1] == "moments"


def test_a_match_that_cannot_begin_yet_begins_later(monkeypatch):
    room, fails = opened(QUAY, BOTH), [True]
    deal = room._start._deal

    def full(named):
        if fails:
            raise CannotWriteError(Text("", "The disk is full."))
        return deal(named)

    monkeypatch.setattr(room._start, "_deal", full)
    persons = [Person(room, 0), Person(room, 1)]
    assert room.session is None
    assert not room.save_again()
    assert [person.told[-1]["saved"] for person in persons] == [False, False]
    fails.clear()
    assert room.save_again()
    for person in persons:
        assert person.kinds()[-2:] == ["here", "moments"]
        assert person.told[-2]["saved"] is True


# Playing


def test_what_is_played_is_told_to_all_before_it_is_answered(room, persons):
    player, (other,) = acting(room, persons)
    for person in persons:
        person.told.clear()
    assert player.decide("play", action=move(room))["ok"]
    assert player.kinds() == ["moments", "answer"]
    assert other.kinds() == ["moments"]
    assert (other.told[0]["since"], other.told[0]["now"]) == (0, 1)


def test_an_action_that_is_said_twice_is_done_once(room, persons):
    player, _ = acting(room, persons)
    history = room.history(player.guest.seat)
    request = {"do": "play", "at": 0, "digest": history.view_digest(0), "action": move(room)}
    assert player.say({**request, "id": 10})["ok"]
    first = player.told[-1]
    assert player.say({**request, "id": 10}) == first
    assert player.say({**request, "id": 11}) == {"to": 11, "ok": True, "again": True}
    assert kind(player.say({**request, "id": 3})) == "request"
    room.gone(player.guest)
    back = Person(room, player.guest.seat)
    assert back.decide("play", at=0, action=request["action"])["again"]
    assert room.session.now == 1


def test_an_old_moment_another_view_and_a_moment_to_come_have_moved_on(room, persons):
    player, _ = acting(room, persons)
    first, other = move(room), move(room, -1)
    player.decide("play", action=first)
    assert first != other
    assert kind(player.decide("play", at=0, action=other)) == "moved on"
    assert kind(player.ask("play", at=1, digest=0, action=first)) == "moved on"
    assert kind(player.ask("play", at=9, digest=0, action=first)) == "moved on"
    assert room.session.now == 1


def test_what_the_rules_forbid_is_refused_with_its_rule(room, persons):
    player, (other,) = acting(room, persons)
    refused = player.decide("play", action={"do": "dock", "ship": 99, "quay": 0})
    assert kind(refused) == "refused"
    assert refused["error"]["rule"]
    assert kind(player.decide("play", action={"do": "sink"})) == "action"
    assert kind(other.decide("play", action=move(room))) == "refused"
    assert room.session.now == 0


# Taking back


def lots():
    room = opened(LOTS, (PERSON,) * 3)
    return room, [Person(room, seat) for seat in range(3)]


def test_what_one_has_sealed_is_taken_back_at_once_and_nobody_notices_a_part_of_a_plan():
    room, persons = lots()
    match = room.session.match
    assert isinstance(match.state.flow[-1], Simultaneous)
    assert persons[1].decide("play", action=write_action(match.legal_actions(1)[0]))["ok"]
    assert persons[0].decide("play", action=write_action(match.legal_actions(0)[0]))["ok"]
    assert persons[1].decide("back")["ok"]
    assert [entry.seat for entry in match.entries[: match.now]] == [0]
    for person in persons:
        seat = person.guest.seat
        assert person.guest.heard == room.history(seat).noticed
    assert kind(persons[1].decide("back")) == "nothing"
    assert persons[0].decide("back")["ok"]
    assert match.now == 0


def open_entries():
    """A room of Lots at a moment when a seat can still take back an action that others have followed."""
    room, persons = lots()
    chance = Random(2)
    match = room.session.match
    for _ in range(200):
        choice = chance.choice(match.waiting)
        action = chance.choice(match.legal_actions(choice.seat))
        persons[choice.seat].decide("play", action=write_action(action))
        *_, last = match.entries[: match.now]
        before = match.entries[match.now - 2] if match.now > 1 else last
        if before.seat != last.seat and not (before.final or last.final or before.sealed or last.sealed):
            return room, persons, before.seat
    raise AssertionError


def test_what_others_have_followed_is_taken_back_when_all_who_are_there_agree():
    room, persons, seat = open_entries()
    now = room.session.now
    others = [person for person in persons if person.guest.seat != seat]
    asker = persons[seat]
    assert kind(asker.decide("back")) == "others"
    assert asker.ask("ask", what="back")["ok"]
    question = others[0].told[-1]
    assert (question["tell"], question["seat"], question["missing"]) == (
        "asked",
        seat,
        [other.guest.seat for other in others],
    )
    assert others[0].ask("agree", yes=True)["ok"]
    assert room.session.now == now
    assert kind(others[0].ask("agree", yes=True)) == "nothing"
    assert others[1].ask("agree", yes=True)["ok"]
    assert room.session.now == now - 2
    assert len(room.session.match.entries) == now  # it stays in the match as an undo
    for person in persons:
        assert person.kinds()[-2:] == ["agreed", "moments"] or person.kinds()[-3:] == [
            "agreed",
            "moments",
            "answer",
        ]
        assert person.guest.heard == room.history(person.guest.seat).noticed


@pytest.mark.parametrize("end", ["declined", "withdrawn", "played", "gone"])
def test_a_question_ends_when_one_declines_somebody_plays_or_one_who_is_asked_goes(end):
    room, persons, seat = open_entries()
    other = next(person for person in persons if person.guest.seat != seat)
    persons[seat].ask("ask", what="back")
    now = room.session.now
    if end == "declined":
        other.ask("agree", yes=False)
    elif end == "withdrawn":
        assert kind(persons[seat].ask("agree", yes=True)) == "nothing"
        assert persons[seat].ask("agree", yes=False)["ok"]
    elif end == "gone":
        room.gone(other.guest)
    else:
        persons[room.session.active_seat].decide("play", action=move(room))
        now += 1
    assert "declined" in persons[seat].kinds()
    for person in persons:
        if person.guest in room.guests:
            assert kind(person.ask("agree", yes=True)) == "nothing"
    assert room.session.now == now


def test_who_comes_while_something_is_asked_is_asked_too():
    room, persons, seat = open_entries()
    first, second = (person for person in persons if person.guest.seat != seat)
    room.gone(second.guest)
    persons[seat].ask("ask", what="back")
    again = Person(room, second.guest.seat)
    assert again.told[-1]["missing"] == sorted([first.guest.seat, second.guest.seat])
    now = room.session.now
    assert again.ask("agree", yes=True)["ok"]
    assert first.told[-1]["agreed"] == [second.guest.seat]
    assert room.session.now == now
    assert first.ask("agree", yes=True)["ok"]
    assert room.session.now == now - 2


def test_alone_at_the_table_it_is_taken_back_without_asking():
    room, persons, seat = open_entries()
    for person in persons:
        if person.guest.seat != seat:
            room.gone(person.guest)
    now = room.session.now
    assert persons[seat].ask("ask", what="back")["ok"]
    assert room.session.now == now - 2


def test_nothing_is_taken_back_past_what_was_shown(room, persons):
    player, _ = acting(room, persons)
    player.decide("play", action=move(room))
    assert room.session.match.entries[0].final
    assert kind(player.decide("back")) == "final"
    assert kind(player.ask("ask", what="back")) == "final"
    assert room.session.now == 1


# Standing in


def stood_in(room, persons, away):
    """Let a bot play for a person who has gone, as all others agree."""
    room.gone(persons[away].guest)
    asker, *others = [person for person in persons if person.guest.seat != away]
    assert asker.ask("ask", what="stand in", away=away, level="greedy")["ok"]
    for other in others:
        assert (other.told[-1]["what"], other.told[-1]["away"]) == ("stand in", away)
        assert other.ask("agree", yes=True)["ok"]
    return asker


def state_of(person, seat):
    """Whether somebody is there, and who plays for them, as a person was told last."""
    (*_, here) = [message for message in person.told if message.get("tell") == "here"]
    (found,) = [each for each in here["seats"] if each["seat"] == seat]
    return found["here"], found.get("bot", "")


def test_a_bot_plays_for_who_is_away_when_all_others_agree_until_they_are_back():
    room, persons = lots()
    asker, match = stood_in(room, persons, 2), room.session.match
    assert state_of(asker, 2) == (False, "greedy")
    while not any(entry.seat == 2 for entry in match.entries):
        bots_done(room)
        if match.choice.seat != 2:
            persons[match.choice.seat].decide("play", action=move(room))
    back = Person(room, 2)
    assert state_of(asker, 2) == (True, "")
    while match.choice.seat != 2:
        persons[match.choice.seat].decide("play", action=move(room))
    bots_done(room)
    assert match.choice.seat == 2
    assert back.decide("play", action=move(room))["ok"]


def test_who_stands_in_is_stored_and_the_same_after_a_restart():
    stored = [{}]
    before, _ = lots()
    room = Room(
        LOTS,
        before.session.setup,
        before.keys,
        lambda _: before.session,
        stand_ins=StandIns({}, stored.append),
    )
    stood_in(room, [Person(room, seat) for seat in range(3)], 1)
    assert stored == [{}, {1: "greedy"}]
    again = Room(
        LOTS,
        room.session.setup,
        room.keys,
        lambda _: room.session,
        stand_ins=StandIns(stored[-1], stored.append),
    )
    ann = Person(again, 0)
    assert state_of(ann, 1) == (False, "greedy")
    Person(again, 1)
    assert stored[-1] == {}


def test_alone_at_the_table_a_bot_stands_in_at_once(room, persons):
    persons[0].ask("ask", what="stand in", away=1, level="normal")
    assert kind(persons[0].told[-1]) == "refused"
    stood_in(room, persons, 1)
    assert state_of(persons[0], 1) == (False, "greedy")


def test_nobody_stands_in_for_a_bot_or_at_a_strange_level(room, persons):
    room.gone(persons[1].guest)
    for wrong in ({"away": 7, "level": "normal"}, {"away": 1, "level": "divine"}, {"away": 1}, {}):
        assert kind(persons[0].ask("ask", what="stand in", **wrong)) == "request"
    assert kind(persons[0].ask("ask", what="draw")) == "request"


# Seats that are free again


def test_the_owner_gets_a_new_invite_and_the_one_before_ends():
    room = opened(QUAY, BOTH)
    ann, ben = Person(room, 0), Person(room)
    token = ann.ask("invite")["invite"]
    assert token != INVITE
    assert kind(ben.enter(key=key(1))) == "closed"
    assert ben.enter(key=key(1), invite=token)["seat"] == 1
    assert kind(ben.ask("invite")) == "opener"
    newest = ann.ask("invite")["invite"]
    assert room.keys.invite == hash_of(newest)


def test_before_the_match_the_owner_frees_a_seat_and_neither_its_key_nor_the_old_invite_opens_it():
    room, gone = opened(LOTS, (PERSON,) * 3), []
    ann, ben = Person(room, 0), Person(room, 1)
    ben.guest.send_away = lambda: gone.append(1)
    assert kind(ben.ask("free", seat=0)) == "opener"
    token = ann.ask("free", seat=1)["invite"]
    assert (gone, ben.guest.seat, set(room.keys.taken)) == ([1], -1, {0})
    assert [each["seat"] for each in ann.told[-2]["seats"]] == [0]
    assert ann.ask("free", seat=1)["again"]
    again = Person(room)
    assert kind(again.enter(key=key(1))) == "closed"
    assert again.enter(key=key(2), invite=token)["seat"] == 1
    assert kind(ann.ask("free", seat=3)) == "request"


@pytest.mark.parametrize("level", ["", "greedy"])
def test_in_a_match_a_seat_is_freed_when_all_agree_and_the_next_guest_plays_on_there(level):
    room = opened(LOTS, (PERSON,) * 3)
    persons = [Person(room, seat) for seat in range(3)]
    ann, ben, cem = persons
    assert kind(ann.ask("free", seat=1)) == "refused"  # Ben is here
    room.gone(ben.guest)
    parts = {"level": level} if level else {}
    assert kind(cem.ask("free", seat=1, **parts)) == "opener"
    assert ann.ask("free", seat=1, **parts)["ok"]
    asked = cem.told[-1]
    assert (asked["what"], asked["away"], asked["level"]) == ("free", 1, level)
    assert cem.ask("agree", yes=True)["ok"]
    empty = {"seat": 1, "name": "", "here": False} | ({"bot": level} if level else {})
    [here] = [each["seats"] for each in cem.told if each.get("tell") == "here"][-1:]
    assert here[1] == empty
    assert kind(Person(room).enter(key=key(1), invite="")) == "closed"
    assert kind(Person(room).enter(key=key(1))) == "closed"
    before, salts = room.session.match.state, room.keys.salts
    dan = Person(room)
    answer = dan.enter(key=key(3), invite=ann.ask("invite")["invite"], name="Dan", salt="ab" * 32)
    assert answer["seat"] == 1
    assert room.keys.salts == salts  # the match is shuffled
    assert room.session.match.state == before
    assert dan.kinds()[-2:] == ["here", "moments"]
    [here] = [each["seats"] for each in cem.told if each.get("tell") == "here"][-1:]
    assert here[1] == {"seat": 1, "name": "Dan", "here": True}


def test_a_room_with_a_free_seat_goes_on_after_a_restart(room, persons):
    ann, ben = persons
    assert ben.ask("free", seat=1)["ok"]
    assert ben.guest.seat == -1
    assert kind(Person(room).enter(key=key(1))) == "closed"
    assert ann.kinds()[-1] == "here"
    again = Room(QUAY, room.session.setup, room.keys, lambda _: room.session, begun=True)
    assert again.session is room.session
    ann = Person(again)
    assert ann.enter(key=key(0), invite="")["ok"]
    assert ann.ask("ask", what="stand in", away=1, level="greedy")["ok"]
    assert state_of(ann, 1) == (False, "greedy")


def test_after_the_end_the_owner_calls_all_who_are_there_into_another_room():
    line = str(Invite("tcp-127.0.0.1-7550", "LnsS5Unx", INVITE))
    room = opened(QUAY, BOTH)
    persons = [Person(room, 0), Person(room, 1)]
    ann, ben = persons
    assert kind(ann.ask("again", invite=line)) == "refused"
    while room.session.match.choice is not None:
        acting(room, persons)[0].decide("play", action=move(room))
    assert kind(ben.ask("again", invite=line)) == "opener"
    assert kind(ann.ask("again", invite="come")) == "request"
    assert ann.ask("again", invite=line)["ok"]
    assert ben.told[-1] == {"tell": "again", "invite": line}
    room.gone(ben.guest)
    late = Person(room, 1)
    assert late.kinds()[-2:] == ["over", "again"]


def test_a_new_guest_gets_the_seat_that_it_would_like_if_that_is_free():
    room = opened(LOTS, (PERSON,) * 3)
    for seat, wish, got in ((0, 2, 2), (1, 2, 0), (2, 7, 1)):
        assert Person(room).enter(key=key(seat), wish=wish)["seat"] == got
    assert room.keys.opener == 2


def test_what_is_sealed_ends_no_question_so_that_nobody_hears_of_it():
    room, persons = lots()
    match = room.session.match
    room.gone(persons[2].guest)
    persons[0].ask("ask", what="stand in", away=2, level="normal")
    room._questions._question.what = "back"  # such as about an action before the sealing
    heard = len(persons[0].told)
    for do in ("play", "back", "play"):
        action = {"action": write_action(match.legal_actions(1)[0])} if do == "play" else {}
        assert persons[1].decide(do, **action)["ok"]
    told = [message for message in persons[0].told[heard:] if message.get("tell") != "moments"]
    assert told == []


def test_who_is_back_while_it_is_asked_ends_the_question():
    room, persons = lots()
    room.gone(persons[2].guest)
    persons[0].ask("ask", what="stand in", away=2, level="normal")
    Person(room, 2)
    assert "declined" in persons[1].kinds()
    assert kind(persons[1].ask("agree", yes=True)) == "nothing"
    assert state_of(persons[0], 2) == (True, "")


# The library


@pytest.fixture
def shelf(tmp_path):
    made = MatchStore(tmp_path / "library.sqlite")
    yield made
    made.close()


def stored(shelf, keys=None):
    """A room whose match is in a library."""
    setup = Setup(1 << 62, BOTH, streams=True)

    def deal(named):
        return LocalSession.of(shelf.begin(Match(QUAY, named)), None)

    return Room(QUAY, setup, keys or SeatKeys((0, 1), hash_of(INVITE)), deal)


def test_after_a_restart_the_room_goes_on_and_only_what_is_missing_is_told(shelf):
    room = stored(shelf)
    sessions = seated(room)
    chance = Random(1)
    for _ in range(6):
        for session in sessions:
            caught_up(session)
            if (action := chosen(session, chance)) is not None:
                session.submit(session.seats[0], action)
    number, digest = room.session.keeper.id, room.session.match.state.digest()
    room.sleep()
    keeper = shelf.resume(number, QUAY)
    again = Room(QUAY, keeper.match.setup, room.keys, lambda _named: LocalSession.of(keeper, None))
    assert again.session.match.state.digest() == digest
    assert again.session.match.setup.seed == 1 << 62
    far = sessions[0]._match
    far.line.cut()
    far.line.room = again
    far.line.heard.clear()
    far.line.connect()
    caught_up(sessions[0])
    assert sessions[0].now == again.session.now
    answers = [json.loads(each) for each in far.line.heard]
    assert answers[0]["since"] > 0
    assert not any("opening" in each for each in answers)
    fresh = joined(again, 1)
    assert len(fresh.moments) == again.session.now


def test_what_cannot_be_saved_is_not_done_and_all_are_told_until_it_can(shelf, monkeypatch):
    room = stored(shelf)
    persons = [Person(room, 0), Person(room, 1)]
    player, (other,) = acting(room, persons)
    action = move(room)

    def full(*_args, **_more):
        raise CannotWriteError(Text("", "The disk is full."))

    with monkeypatch.context() as broken:
        for name in ("append", "keep"):
            broken.setattr(Library, name, full)
        before = room.session.match.state.digest()
        assert kind(player.decide("play", action=action)) == "unsaved"
        assert kind(player.decide("play", action=action)) == "unsaved"
        assert room.session.match.state.digest() == before
        assert not room.session.match.entries
        assert other.told[-1]["saved"] is False
        assert "moments" not in other.kinds()[-1:]
    assert player.decide("play", action=action)["ok"]
    assert room.session.now == 1
    assert True in [each["saved"] for each in other.told[-2:] if each["tell"] == "here"]
    saved = shelf.library.resume(room.session.keeper.id, QUAY).match
    assert saved.entries == room.session.match.entries


def test_a_match_that_cannot_be_saved_is_not_told_before_it_can(shelf, monkeypatch):
    def full(*_args, **_more):
        raise CannotWriteError(Text("", "The disk is full."))

    with monkeypatch.context() as broken:
        for name in ("begin", "keep"):
            broken.setattr(Library, name, full)
        room = stored(shelf)
        persons = [Person(room, 0), Person(room, 1)]
        assert "moments" not in persons[0].kinds()
        assert persons[0].told[-1]["saved"] is False
        assert kind(persons[0].decide("play", action=move(room))) == "unsaved"
    assert room.save_again()
    for person in persons:
        assert person.kinds()[-2:] == ["here", "moments"]
    player, _ = acting(room, persons)
    assert player.decide("play", action=move(room))["ok"]


def test_in_practice_which_all_have_agreed_to_undo_goes_past_what_was_shown(shelf):
    room = stored(shelf)
    persons = [Person(room, 0), Person(room, 1)]
    player, (other,) = acting(room, persons)
    player.decide("play", action=move(room))
    assert room.session.match.entries[0].final
    assert kind(player.decide("back")) == "final"
    assert player.ask("ask", what="practice")["ok"]
    assert other.told[-1]["what"] == "practice"
    assert kind(player.decide("back")) == "final"
    assert other.ask("agree", yes=True)["ok"]
    assert [each.get("practice") for each in player.told if each.get("tell") == "here"][-1] is True
    far = RemoteSession(joined(room, player.guest.seat))
    caught_up(far)
    assert far.history.practice
    assert far.history.undo_target() == 0
    assert far.history.undo()
    assert room.session.now == 0
    number = room.session.keeper.id
    room.sleep()
    keeper = shelf.resume(number, QUAY)
    again = Room(QUAY, keeper.match.setup, room.keys, lambda _named: LocalSession.of(keeper, None))
    assert Person(again, 0).told[1]["practice"]
