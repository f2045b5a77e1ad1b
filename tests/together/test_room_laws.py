"""Laws of rooms, in all games: nothing hidden is told, nothing is lost or done twice, nothing breaks them."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.files import positions
from tabletop.files.codec import write_action
from tabletop.files.records import record
from tabletop.files.replay import replay
from tests.test_two_worlds import worlds
from tests.together.lines import bots_done, caught_up, chosen, opened, seated
from tests.together.listeners import Listeners, entering, sealed_decisions, told_in, told_of_a_plan
from tests.together.strange import mutated
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)
ACTIONS = 50
"""After how many actions over a bad line a match is long enough."""
MESSAGES = 500
"""How many mutated messages a room gets."""
LOOKS = 6
"""How many matches of a game, and moments of each, are looked at."""
PLANS = 6
"""How many simultaneous decisions of a game are looked at."""


@EVERY
def test_every_byte_is_the_same_in_worlds_that_look_the_same(name):
    """What a seat hears on entering and of whatever is refused to it, and what the public hears."""
    game, messages, different = ALL[name], 0, 0
    for state, other, setup, _, looker in worlds(name, 5):
        if setup.seats[looker] == PERSON:
            here, there = (told_in(game, setup, world, looker, state) for world in (state, other))
            assert here == there
            messages += len(here)
            different += state != other
    assert different > 3
    assert messages > 100


@EVERY
def test_every_view_can_be_read_elsewhere_and_no_secret_number_stands_where_none_belongs(name):
    game, read = ALL[name], 0
    for walk in walks(name)[:LOOKS]:
        for state in walk.match.states[:: -(-len(walk.match.states) // LOOKS)]:
            for seat in range(-1, len(walk.match.setup.seats)):
                view = game.view(state, seat)
                written = json.loads(json.dumps(positions.write(view)))
                again = positions.read_shown(game, written)
                assert (again, again.digest()) == (view, view.digest())
                read += 1
    assert read > 30
    written = json.loads(json.dumps(positions.write(game.view(walk.match.states[0], -1))))
    for field, value in written.items():
        if type(value) is int and f"{game.state.__name__}.{field}" not in game.hidden_fields | {
            f"{game.state.__name__}.chance"
        }:
            with pytest.raises(positions.PositionError, match=field):
                positions.read_shown(game, {**written, field: 1 << 20})


def plans(name):
    """Some simultaneous decisions of a game: the setup, the state, and the seats that have still to seal."""
    found = [each for walk in walks(name) for each in sealed_decisions(walk.match)]
    return found[:: -(-len(found) // PLANS) or 1]


def test_games_with_simultaneous_decisions_are_among_them():
    assert {name for name in ALL if plans(name)} >= {"lots", "brick_and_mortar"}


@EVERY
def test_every_byte_is_the_same_whatever_another_seat_has_sealed(name):
    game, longest, chance = ALL[name], 0, Random(9)
    for setup, state, (looker, planner, *_) in plans(name):
        told = [told_of_a_plan(game, setup, state, looker, planner, chance) for _ in range(4)]
        assert all(messages == told[0][0] for messages, _ in told)
        longest = max(longest, *(actions for _, actions in told))
    assert name != "brick_and_mortar" or longest > 1


@EVERY
def test_over_a_line_that_is_cut_and_doubles_nothing_answered_is_lost_or_done_twice(name):
    game, chance = ALL[name], Random(11)
    room = opened(game, seed=7)
    sessions = seated(room, at_once=False)
    submitted = {session.seats[0]: [] for session in sessions}
    notices = []
    for session in sessions:
        session.notice.connect(notices.append)
    cuts = 0
    while sum(map(len, submitted.values())) < ACTIONS and room.session.match.choice is not None:
        bots_done(room)
        session = chance.choice(sessions)
        line, seat = session._match.line, session.seats[0]
        happens = chance.random()
        if happens < 0.12:
            line.cut()
            cuts += 1
        elif happens < 0.4:
            line.connect()
        elif happens < 0.7:
            line.carry(twice=chance.random() < 0.3)
        caught_up(session)
        action = chosen(session, chance)
        if action is not None and room.session.match.undone_by(action, seat) is None:
            assert session.submit(seat, action) is None
            submitted[seat].append(action)
    for _ in range(6):
        for session in sessions:
            session._match.line.connect()
            session.others.poll()
            session._match.line.carry()
            caught_up(session)
    match = room.session.match
    assert notices == []
    assert cuts > 3
    for session in sessions:
        seat = session.seats[0]
        done = [entry.action for entry in match.entries[: match.now] if entry.seat == seat]
        assert done == submitted[seat]
        assert session.view(session.now, seat) == game.view(match.state, seat)
        assert len(session._match.moments) == room.history(seat).length


def request_to(each, seat, chance):
    """A request that the room might do, of any kind."""
    room, match = each.room, each.room.session.match
    history = room.history(seat)
    known = chance.choice((history.length, history.length, chance.randint(0, history.length)))
    present = {"at": known, "digest": history.view_digest(known)}
    action = write_action(chance.choice(match.legal_actions()))
    requests = [
        *[{"do": "play", "action": action, **present}] * 5,
        {"do": "back", **present},
        entering(room.game, seat) | {"have": present["at"], "digest": present["digest"]},
        {"do": "ask", "what": "back"},
        {"do": "ask", "what": "stand in", "away": 1 - seat, "level": "normal"},
        {"do": "ask", "what": "practice"},
        {"do": "agree", "yes": chance.random() < 0.7},
        {"do": "ping"},
    ]
    number = max(each.number, each.guests[seat].last[0]) + 1  # a strange one may have been accepted
    return chance.choice(requests) | {"id": number}


@EVERY
def test_mutated_messages_break_no_room(name):
    game, chance, kinds, done = ALL[name], Random(13), set(), 0
    each, setup = None, Setup(3, (PERSON, PERSON), streams=True)
    for _ in range(MESSAGES):
        if each is None or each.room.session.match.choice is None:
            each = Listeners(game, setup, None)
        acting = each.room.session.match.choice.seat
        seat = acting if chance.random() < 0.8 else 1 - acting
        request = request_to(each, seat, chance)
        if chance.random() < 0.8:
            request = mutated(request, chance)
        heard = each.heard[seat]
        before = len(heard)
        each.room.respond(each.guests[seat], request)
        (answer,) = (told for told in map(json.loads, heard[before:]) if "ok" in told)
        kinds.add(answer["ok"] or answer["error"]["kind"])
        done += answer["ok"]
    match = each.room.session.match
    again = replay(record(match), game, "record")
    assert again.departure is None
    assert again.match.state.digest() == match.state.digest()
    assert {True, "request", "action", "moved on"} <= kinds
    assert done > 30


@pytest.mark.parametrize("request_", [None, 5, "play", [], [{}], {}, {"do": 5}, {"do": "play"}, {"id": True}])
def test_what_is_no_request_gets_an_error(request_):
    each = Listeners(ALL["quay"], Setup(3, (PERSON, PERSON)), None)
    before = len(each.heard[0])
    each.room.respond(each.guests[0], request_)
    (answer,) = map(json.loads, each.heard[0][before:])
    assert (answer["to"], answer["ok"], answer["error"]["kind"]) == (0, False, "request")


def test_a_request_that_is_too_deep_or_too_large_gets_an_error():
    each = Listeners(ALL["quay"], Setup(3, (PERSON, PERSON)), None)
    deep = action = {}
    for _ in range(5000):
        deep["do"] = {}
        deep = deep["do"]
    for bad in (action, {"do": "dock", "ship": [0] * 60_000}, {f"{n}": n for n in range(600)}):
        each.say(0, do="play", at=0, digest=0, action=bad)
        assert json.loads(each.heard[0][-1])["error"]["kind"] == "request"
