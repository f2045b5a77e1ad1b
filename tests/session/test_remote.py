"""A remote session waits for nothing: what is on its way, what is lost, and what a strange host sends."""

from __future__ import annotations

import json
from collections import deque
from random import Random

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.engine.rules import SEALED, Simultaneous
from tabletop.engine.text import english
from tabletop.session.local import LocalSession
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import CANNOT_SHOW, LOST, ON_ITS_WAY
from tabletop.session.room_messages import Decoder, Unreadable
from tests.lots.game import GAME as LOTS
from tests.quay import rules
from tests.quay.game import GAME as QUAY
from tests.together.lines import AtOnce, caught_up, chosen, joined, opened, seated
from tests.together.strange import mutated
from tests.together.test_rooms import open_entries
from tests.walks import ALL

BOTH = (PERSON, PERSON)
STRANGERS, READ = 12, 100
"""How many strange messages a session gets, and how many are read alone."""


def acting(sessions):
    """Whose turn it is, and another one."""
    player = next(each for each in sessions if each.active_seat in each.seats)
    return player, next(each for each in sessions if each is not player)


def first_action(session):
    seat = session.seats[0]
    return session.active_choice(seat).legal_actions(session.view(session.now, seat))[0]


@pytest.fixture
def sessions():
    return seated(opened(QUAY, BOTH), at_once=False)


def test_an_action_is_on_its_way_until_its_answer_is_here_and_shown(sessions):
    player, other = acting(sessions)
    line, view = player._match.line, player.view(0, player.seats[0])
    assert player.read_only_reason is None
    assert player.submit(player.seats[0], first_action(player)) is None
    assert (player.now, player.view(0, player.seats[0])) == (0, view)
    assert player.read_only_reason == ON_ITS_WAY
    assert player.submit(player.seats[0], first_action(player)).reason == ON_ITS_WAY
    assert player.others.busy
    line.carry()
    player.others.poll()
    assert player.read_only_reason == ON_ITS_WAY
    assert not player.others.busy
    assert player.others.advance()
    assert (player.now, player.read_only_reason) == (1, None)
    caught_up(other)
    assert other.now == 1


def test_what_the_view_forbids_is_refused_without_asking(sessions):
    player, other = acting(sessions)
    assert player.submit(player.seats[0], rules.Dock(99, 0)).rule
    assert other.submit(other.seats[0], first_action(player)).reason.source
    assert player.read_only_reason is None
    assert not player._match.line.up


def test_a_refusal_of_the_room_is_a_notice_and_the_action_is_on_its_way_no_more(sessions):
    player, _ = acting(sessions)
    told = []
    player.notice.connect(told.append)
    room = player._match.line.room
    player.submit(player.seats[0], first_action(player))
    elsewhere = RemoteSession(joined(room, player.seats[0]))
    caught_up(elsewhere)
    seat = elsewhere.seats[0]
    legal = elsewhere.active_choice(seat).legal_actions(elsewhere.view(0, seat))
    assert elsewhere.submit(seat, legal[-1]) is None
    player._match.line.carry()
    caught_up(player)
    assert len(told) == 1
    assert player.read_only_reason is None
    assert player.now == room.session.now == 1


@pytest.mark.parametrize("carried", [False, True])
def test_a_lost_line_is_told_all_can_be_looked_at_and_what_was_on_its_way_is_done_once(sessions, carried):
    player, _ = acting(sessions)
    seat, line = player.seats[0], player._match.line
    player.submit(seat, first_action(player))
    if carried:
        line.carry()
    line.cut()
    player.others.poll()
    assert player.read_only_reason == LOST
    assert player.view(0, seat) == line.room.session.view(0, seat)
    assert player.beats(-1, seat) == line.room.session.beats(-1, seat)
    player.room.try_now()
    for _ in range(2):
        player.others.poll()
        line.carry()
    caught_up(player)
    assert (player.now, line.room.session.now, player.read_only_reason) == (1, 1, None)


def test_what_was_missed_is_shown_after_the_line_is_back(sessions):
    player, other = acting(sessions)
    other._match.line.cut()
    player.submit(player.seats[0], first_action(player))
    player._match.line.carry()
    caught_up(player)
    assert other.now == 0
    other._match.line.connect()
    other.others.poll()
    other._match.line.carry()
    caught_up(other)
    assert other.now == 1


def test_what_others_take_back_is_told_and_moments_told_twice_stay_as_they_are():
    room, chance = opened(LOTS, (PERSON,) * 3), Random(2)
    sessions = seated(room)
    went = [list[int]() for _ in sessions]
    for session, back in zip(sessions, went, strict=True):
        session.room.went_back.connect(back.append)
    taken = 0
    for _ in range(300):
        asked = [session for session in sessions if chosen(session, chance) is not None]
        able = [session for session in sessions if session.history.undo_target() is not None]
        if able and chance.random() < 0.5:
            assert chance.choice(able).history.undo()
            taken += 1
        elif asked:
            session = chance.choice(asked)
            assert session.submit(session.seats[0], chosen(session, chance)) is None
        else:
            break
        for session in sessions:
            caught_up(session)
            seat = session.seats[0]
            assert session.view(session.now, seat) == room.session.view(room.session.now, seat)
    assert taken > 3
    assert sum(map(len, went)) > taken
    first, told = sessions[0]._match, len(went[0])
    moments = list(first.moments)
    first.line.cut()
    monkey, first.view = (
        first.view,
        lambda _at: first._known.first.view,
    )  # a digest that the room does not know
    first.line.connect()
    first.poll()
    first.view = monkey
    caught_up(sessions[0])
    assert any('"since": 0, "now"' in message for message in first.line.heard[-6:])
    assert first.moments == moments
    assert len(went[0]) == told


def test_a_question_to_all_and_its_end_are_known_here():
    room, _, seat = open_entries()
    asker, *others = [RemoteSession(joined(room, each)) for each in (seat, (seat + 1) % 3, (seat + 2) % 3)]
    sessions, declined = [asker, *others], []
    for session in sessions:
        caught_up(session)
        session.room.questions.declined.connect(declined.append)
    for yes in (False, True):
        assert asker.history.undo_target() is None
        assert asker.room.questions.back_moment() == asker.now - 2
        asker.room.questions.ask_back()
        for session in sessions:
            caught_up(session)
            question = session.room.questions.present
            assert (question.what, question.seat, session.now - question.moment) == ("back", seat, 2)
            assert session.room.questions.waits_for_me is (session is not asker)
        for session in others:
            if session.room.questions.waits_for_me:
                session.room.questions.give_answer(yes=yes)
            for each in sessions:
                caught_up(each)
        for session in sessions:
            assert session.room.questions.present is None
            assert (session.now == question.moment, session.read_only_reason) == (yes, None)
    assert declined == [(seat + 1) % 3] * 3


def test_of_a_secret_plan_others_notice_only_that_it_is_ready():
    sessions = seated(opened(LOTS, (PERSON,) * 3))
    first, second, _ = sessions
    first.submit(0, first_action(first))
    for session in sessions:
        caught_up(session)
    top = second.view(second.now, 1).flow[-1]
    assert isinstance(top, Simultaneous)
    assert top.sealed[0] in ((), SEALED)
    assert second.history.undo_target() is None
    assert first.history.undo_target() == 0


@pytest.mark.parametrize("allowed", [False, True])
def test_a_hint_is_thought_of_in_this_program_if_the_room_allows_it_and_a_coach_never(allowed):
    room = opened(QUAY, BOTH, hints=allowed)
    match = joined(room, 0)
    other = joined(room, 1)
    match.poll()
    other.poll()
    session, heard = RemoteSession(match, Thoughts()), []
    if session.active_seat != 0:
        session = RemoteSession(other, Thoughts())
    session.hint.found.connect(heard.append)
    session.request_hint()
    while session.others.busy:
        session.others.poll()
    assert session.coach is None
    assert session.gives_hints is bool(heard) is allowed
    if not allowed:
        return
    (*_, thought) = heard
    view = session.view(0, session.seats[0])
    assert session.active_choice(session.seats[0]).check(view, thought.action) is None


class Thoughts(AtOnce):
    """A bot that gives hints at once."""

    def ask(self, game, view, seat, seed, level, at):
        return super().ask(game, view, seat, seed, "greedy", at)


def test_what_a_room_shows_is_what_a_session_at_one_screen_shows():
    room = opened(LOTS, (PERSON,) * 3)
    sessions = seated(room)
    near = LocalSession(Match(LOTS, room.session.setup))
    while near.active_seat >= 0:
        for session in sessions:
            caught_up(session)
        seat = near.active_seat
        action = first_action(sessions[seat])
        assert sessions[seat].submit(seat, action) is None
        assert near.submit(seat, action) is None
        for session in sessions:
            caught_up(session)
            viewer = session.seats[0]
            assert session.view(session.now, viewer) == near.view(near.now, viewer)
            assert session.view(session.now, -1) == near.view(near.now, -1)
        assert sessions[seat].beats(sessions[seat].now - 1, seat) == near.beats(near.now - 1, seat)


# A strange host


def heard_by(name):
    """A room and all that one of its guests heard in some moves."""
    room = opened(ALL[name])
    sessions = seated(room)
    chance = Random(4)
    for _ in range(8):
        room.let_bots_act()
        for session in sessions:
            caught_up(session)
            if (action := chosen(session, chance)) is not None:
                session.submit(session.seats[0], action)
    return room, [json.loads(each) for each in sessions[0]._match.line.heard]


def test_before_the_match_begins_a_seat_is_given_back_and_bots_are_asked_for():
    room = opened(LOTS, (PERSON,) * 4)
    first, second = joined(room, 0), joined(room, 1)
    second.owner.give_seat_back()
    assert second.line.closed
    assert set(room.keys.taken) == {0}
    third, notices = joined(room, 2), []
    third.notice.connect(notices.append)
    third.owner.fill_with_bots()
    third.poll()
    assert [english(why) for why in notices] == ["Only the person who came first can do that."]
    assert not third.under_way
    first.poll()
    first.line.at_once = False
    first.owner.fill_with_bots()
    assert first.under_way
    first.line.cut()
    first.line.connect()
    for _ in range(3):  # it is asked again over the new connection
        first.poll()
        first.line.carry()
    first.poll()
    assert (first.ready, first.under_way, first.closed) == (True, False, None)
    assert first.setup.seats == (PERSON, PERSON, "mara:normal", "tam:normal")


@pytest.mark.parametrize("name", ALL)
def test_a_strange_message_ends_in_one_sentence_and_the_table_stays_as_it_was(name):
    room, messages = heard_by(name)
    chance, sentences, match = Random(7), 0, None
    for _ in range(STRANGERS):
        if match is None or match.trouble is not None:
            match = joined(room, 0)
            session, told = RemoteSession(match), []
            session.notice.connect(told.append)
            caught_up(session)
        now, view = session.now, session.view(session.now, 0)
        match.line.down.append(json.dumps(mutated(chance.choice(messages), chance)))
        session.others.poll()
        if match.trouble is not None:
            assert told[-1] == session.read_only_reason
            sentences += told[-1] == CANNOT_SHOW
            assert (session.now, session.view(now, 0)) == (now, view)
            assert match.line.closed
        while session.others.advance():
            session.beats(session.now - 1, 0)
            room.game.table.layout(session.view(session.now, 0), 0)
        session.active_choice(0)
        match.line.hang_up()
    assert sentences > 3


@pytest.mark.parametrize("name", ALL)
def test_whatever_is_read_of_strange_messages_is_a_message(name):
    _, messages = heard_by(name)
    chance, decode, unreadable = Random(8), Decoder(ALL[name]), 0
    for _ in range(READ):
        document = mutated(mutated(chance.choice(messages), chance), chance)
        unreadable += isinstance(decode(json.loads(json.dumps(document))), Unreadable)
    assert READ > unreadable > READ // 2


@pytest.mark.parametrize(
    "message",
    [
        [],
        "text",
        {},
        {"tell": "weather"},
        {"tell": ["moments"]},
        {"to": 1},
        {"to": True, "ok": True},
        {"to": 1, "ok": False},
        {"to": 1, "ok": False, "error": {"kind": "no", "text": "plain"}},
        {"to": 1, "ok": True, "more": 1},
        {"to": 1, "ok": True, "seat": 0, "setup": {"seed": 0, "seats": []}, "since": 0},
        {"to": 1, "ok": True, "seat": 7, "setup": {"seed": 0, "seats": ["person", "person"]}, "since": 0},
        {"tell": "moments", "since": 3, "now": 1, "moments": []},
        {"tell": "over", "record": {}},
        {"tell": "here", "seats": [{"seat": 0, "name": 5, "here": True}]},
    ],
)
def test_what_is_no_message_is_told_as_that(message):
    assert isinstance(Decoder(QUAY)(message), Unreadable)


def test_moments_that_do_not_follow_upon_those_known_are_a_strange_message(sessions):
    player, _ = acting(sessions)
    gap = {"tell": "moments", "since": 5, "now": 5, "moments": []}
    player._match.line.down.append(json.dumps(gap))
    player.others.poll()
    assert player.read_only_reason == CANNOT_SHOW


def test_the_names_that_a_host_tells_are_plain_and_short_here():
    room = opened(QUAY, BOTH)
    match = joined(room, 0)
    joined(room, 1)
    strange = json.dumps("\u202eEvil\x00" + "x" * 100)[1:-1]
    match.line.down = deque(text.replace("Player 1", strange) for text in match.line.down)
    match.poll()
    assert match.setup.names == ("Player 0", "Evil" + "x" * 20)
    assert match.view(0).names == match.setup.names


def test_whoever_is_not_let_in_is_told_why_and_asks_no_more():
    room = opened(QUAY, BOTH)
    for seat in (0, 1):
        joined(room, seat)
    late = joined(room, 2)
    late.poll()
    assert not late.ready
    assert "opens no seat" in english(late.trouble)
    assert late.line.closed
