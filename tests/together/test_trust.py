"""At the end each guest finds out whether the shuffle was nobody's choice, and what it was shown true."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.text import english
from tabletop.files import positions
from tabletop.session.fair import ShuffleProof, new_secret, shuffle_seed
from tabletop.session.remote_match import CANNOT_SHOW
from tabletop.session.room_messages import Decoder, Over, Unreadable
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together.lines import INVITE, joined, key, opened, seated
from tests.together.strange import mutated
from tests.together.test_rooms import BOTH, Person, kind
from tests.together.test_rooms_whole import play_on

SECRET = "5e" * 32
GOOD = "The shuffle was nobody's choice, and what you saw was true."


def played(secret=SECRET, falsified=None):
    """A whole match of Lots and its sessions. `falsified(number, message)` changes what guest 0 hears."""
    room = opened(LOTS, BOTH, secret=secret)
    sessions = seated(room)
    line = sessions[0]._match.line
    tell, told = line.guest.tell, []

    def falsely(message):
        told.append(message)
        tell(message if falsified is None else falsified(len(told), json.loads(json.dumps(message))))

    line.guest.tell = falsely
    play_on(room, sessions, Random(3))
    for session in sessions:
        session.others.poll()
        while session.others.advance():
            pass
    return room, sessions


@pytest.fixture(scope="module")
def at_the_end():
    """A whole match and its sessions, at the end."""
    return played()


def disclosed(session, change):
    """What a guest finds out if the host changes what it discloses at the end."""
    match = session._match
    over = next(json.loads(each) for each in match.line.heard if '"over"' in each)
    change(over)
    match.line.down.append(json.dumps(over))
    match.poll()
    assert match.trouble is None
    return match.verdict


def test_an_honest_host_is_believed_and_the_seed_is_that_of_its_secret_and_all_salts(at_the_end):
    room, sessions = at_the_end
    for session in sessions:
        assert english(disclosed(session, lambda _over: None).text) == GOOD
    assert len(room.keys.salts) == 2
    assert room.session.setup.seed == shuffle_seed(ShuffleProof(SECRET, room.keys.salts))
    assert sessions[0]._match.over.end.proof.salts == room.keys.salts


def test_salts_come_later_than_the_promise_and_stay_when_somebody_leaves():
    room = opened(LOTS, (PERSON,) * 3, secret=SECRET)
    ann, ben = joined(room, 0), joined(room, 1)
    ben.owner.give_seat_back()
    all_four = [ann, ben, joined(room, 2), joined(room, 3)]
    assert [each._admission.pledge.salts for each in all_four] == [0, 1, 2, 3]
    assert room.keys.salts == tuple(each._admission.pledge.salt for each in all_four)


def test_who_gives_no_salt_or_finds_no_promise_is_told_that_it_was_not_checked():
    _, sessions = played(secret="")
    for session in sessions:
        assert session.room.verdict.good is None
        assert "could not be checked" in english(session.room.verdict.text)


def test_a_salt_is_256_bits_and_is_taken_once():
    room = opened(QUAY, BOTH, secret=SECRET)
    assert kind(Person(room).enter(salt="ab")) == "request"
    ann = Person(room)
    assert ann.enter(salt="ab" * 32)["ok"]
    room.gone(ann.guest)
    assert Person(room).enter(salt="cd" * 32)["ok"]
    assert room.keys.salts == ("ab" * 32,)
    assert room.keys.take(key(1), INVITE, "Ben", "cd" * 32) == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda over: over.update(secret=new_secret()), "another secret"),
        (lambda over: over.update(salts=[new_secret(), over["salts"][1]]), "without the number"),
        (lambda over: over.update(salts=over["salts"][::-1]), "hasn't shuffled by"),
        (lambda over: over.update(salts=[*over["salts"], "ab" * 32]), "hasn't shuffled by"),
        (lambda over: over.pop("secret"), "doesn't show how"),
        (lambda over: over["record"]["setup"].update(streams=False), "another match"),
        (lambda over: over["record"]["setup"].update(seats=["person", "normal"]), "another match"),
        (lambda over: over["record"].update(actions=[], digests=[], now=0), "breaks the rules"),
    ],
)
def test_a_host_that_discloses_something_else_is_found_out(at_the_end, change, said):
    found = disclosed(at_the_end[1][0], change)
    assert (found.good, found.moment) == (False, -1)
    assert said in english(found.text)


def test_a_host_that_changes_a_salt_afterwards_is_found_out_by_who_came_later(at_the_end):
    found = disclosed(at_the_end[1][1], lambda over: over.update(salts=[new_secret(), over["salts"][1]]))
    assert "another secret" in english(found.text)


def test_a_record_from_a_position_of_the_hosts_own_is_found_out(at_the_end):
    room, sessions = at_the_end
    start = positions.write(room.session.match.states[0])
    found = disclosed(sessions[0], lambda over: over["record"].update(start=start))
    assert "another match" in english(found.text)


def moments_of(message):
    return message.get("moments", []) if message.get("tell") == "moments" else []


def test_the_moment_that_was_shown_otherwise_is_named():
    changed = []

    def falsified(_number, message):
        for moment in moments_of(message):
            lines = [beat["line"] for beat in moment["beats"] if beat["line"] is not None]
            if lines and not changed and message["since"] > 3:
                lines[0]["text"]["source"] += "!"
                changed.append(message["since"])
        return message

    _, (lied_to, other) = played(falsified=falsified)
    assert english(other.room.verdict.text) == GOOD  # who was told the truth believes the host
    found = lied_to.room.verdict
    assert (found.good, found.moment) == (False, changed[0] + 1)
    assert english(found.text) == f"Not true: move {changed[0] + 1} isn't in the record as you saw it."


def test_a_moment_that_is_in_the_record_and_was_never_told_is_found_out():
    _, sessions = played()
    match = sessions[0]._match
    del match.moments[-1]
    match._end(match.over)
    assert match.verdict.moment == len(match.moments) + 1


def test_a_strange_end_is_found_out_or_ends_in_one_sentence(at_the_end):
    sessions, chance = at_the_end[1], Random(4)
    over = next(json.loads(each) for each in sessions[0]._match.line.heard if '"over"' in each)
    read = [Decoder(LOTS)(mutated(over, chance)) for _ in range(40)]
    assert 0 < sum(isinstance(message, Over) for message in read) < len(read)
    assert all(isinstance(message, Over | Unreadable) for message in read)


def test_an_end_before_the_beginning_is_a_strange_message(at_the_end):
    _, sessions = at_the_end
    over = next(each for each in sessions[0]._match.line.heard if '"over"' in each)
    early = joined(opened(LOTS, (PERSON,) * 3), 0)
    early.line.down.append(over)
    early.poll()
    assert early.trouble == CANNOT_SHOW
