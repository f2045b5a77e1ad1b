"""A seat in a room at the window: what is on its way, what others undo, who is waited for, a lost line."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, english
from tabletop.files.guest_seats import GuestSeat
from tabletop.session import room_questions
from tabletop.session.match_store import MatchStore
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import CANNOT_SHOW
from tabletop.session.trust import Verdict
from tabletop.together.invite import Invite
from tabletop.ui.commands import Commands
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels import people
from tabletop.ui.panels.again_bar import AgainBar
from tabletop.ui.panels.shuffle_line import ShuffleLine
from tabletop.ui.widgets.person import PersonRow
from tabletop.ui.window import Window
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together.lines import bots_done, caught_up, chosen, joined, opened, seated
from tests.together.test_rooms import open_entries, stored
from tests.ui.conftest import AT_ONCE
from tests.ui.meeting import answer, table_of, window_of_rooms
from tests.walks import ALL

GOOD = "The shuffle was nobody's choice, and what you saw was true."
MOST = 2000
"""Actions within which a match ends."""


@pytest.fixture
def at_window(app, qtbot, monkeypatch):
    """Opens a page on a session, and leaves it at the end."""
    pages = []

    def opens(session):
        monkeypatch.setattr(games, "about", lambda _name: session.game.about)
        window = Window(AT_ONCE)
        qtbot.addWidget(window)
        page = MatchPage(session, AT_ONCE, Commands(window))
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.open()
        pages.append(page)
        settled(qtbot, page)
        return page

    yield opens
    for page in pages:
        page.leave_match()
        page.hide()


def settled(qtbot, page):
    """Wait until nothing is on its way, and all is shown that does not wait for a decision of one's own."""
    match, c = page.session._match, page.controller

    def shown():
        seen = match.now == len(match.moments) or c.offer is not None
        asked = page.session.read_only_reason is None and page.session.active_seat in page.session.seats
        quiet = not match.line.down and not match.line.up and not c.film.running
        return quiet and seen and (c.offer is not None or not asked)

    qtbot.waitUntil(shown)


def decided(qtbot, page):
    """Play the first move of the person at the window until others are asked."""
    while page.controller.offer is not None:
        page.controller.play(page.controller.offer.moves[0].action)
        settled(qtbot, page)


def acting_first(sessions):
    """The sessions, first the one whose person is asked."""
    return sorted(sessions, key=lambda session: session.active_seat not in session.seats)


def a_drag(page):
    """A legal move that drags a piece, as a hand makes it: its piece lies where it was dropped."""
    move = next(move for move in page.controller.offer.moves if isinstance(move.gesture, Drag))
    table = page.table
    item = table.table_scene.pieces[move.gesture.piece]
    table.hands.lift(item, item.pos())
    zone = table.table_scene.zones[move.gesture.zone]
    hand = table.hands.hand_for(QPointF(zone.x + 5, zone.y + 5))
    table.hands.move(hand)
    return move, item


def drop(page):
    move, item = a_drag(page)
    page.table.hands.drop()
    return move, item


def whole_match(name, at_window, qtbot):
    """Play a match whose one guest sits at the window; the other guest and the bot play by chance."""
    chance = Random(5)
    room = opened(ALL[name], secret="5e" * 32)
    mine, other = seated(room)
    page = at_window(mine)
    for _ in range(MOST):
        bots_done(room)
        caught_up(other)
        settled(qtbot, page)
        if mine.active_seat < 0:
            break
        if page.controller.offer is not None:
            page.controller.play(chance.choice(page.controller.offer.moves).action)
            settled(qtbot, page)
        elif (action := chosen(other, chance)) is not None:
            assert other.submit(other.seats[0], action) is None
        else:
            raise AssertionError(mine.read_only_reason, mine.active_seat, mine.now, room.session.now)
    assert mine.active_seat < 0
    assert page.match_end.result.shuffle.finding == GOOD
    assert GOOD in page.match_end.result._card.accessibleName()
    assert mine.result.scores == ALL[name].scores(room.session.match.state)
    assert page.table.table_scene.layout_now == page.playback.layout()


def test_a_whole_match_is_played_at_the_window(at_window, qtbot):
    whole_match("lots", at_window, qtbot)


@pytest.mark.acceptance
@pytest.mark.parametrize("name", ALL)
def test_every_game_is_played_to_its_end_at_the_window(name, at_window, qtbot):
    whole_match(name, at_window, qtbot)


def test_a_dropped_piece_stays_while_its_move_is_on_its_way_and_is_told_only_if_that_takes_long(
    at_window, qtbot
):
    session, _ = acting_first(seated(opened(QUAY, (PERSON, PERSON)), at_once=False))
    page = at_window(session)
    prompt = page.bar.sentence.text()
    move, item = drop(page)
    dropped = item.pos()
    assert dropped != item.home
    assert (session.now, page.controller.offer) == (0, None)
    qtbot.wait(50)
    assert item.pos() == dropped
    assert page.bar.sentence.text() == prompt
    qtbot.waitUntil(lambda: page.bar.sentence.text() == "On its way.")
    assert item.pos() == dropped
    page.controller.attempt(move.gesture, dropped)
    assert session._match.line.up.__len__() == 1
    session._match.line.carry()
    qtbot.waitUntil(lambda: session.now == 1)
    settled(qtbot, page)
    assert not page.table.hands.stays
    assert page.bar.sentence.text() != "On its way."
    assert page.table.table_scene.layout_now == page.playback.layout()


def test_a_piece_whose_move_the_room_refuses_glides_back_and_the_reason_is_told(at_window, qtbot):
    sessions = seated(opened(QUAY, (PERSON, PERSON)), at_once=False)
    session, _ = acting_first(sessions)
    page, told = at_window(session), []
    page.notice.connect(told.append)
    _, item = drop(page)
    line = session._match.line
    line.up.clear()
    number = session._match._sent[0]
    line.room.respond(line.guest, {"do": "play", "id": number, "at": 0, "digest": 0, "action": {"do": "x"}})
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    assert len(told) == 1
    qtbot.waitUntil(lambda: not page.table.table_scene.moving)
    assert item.pos() == item.home
    assert not page.table.hands.stays


def test_an_undo_of_others_is_shown_also_while_an_earlier_moment_is_looked_at(at_window, qtbot):
    room = opened(LOTS, (PERSON,) * 3)
    sessions = seated(room)
    chance = Random(2)
    page = at_window(sessions[0])
    seen = 0
    for step in range(120):
        for session in sessions[1:]:
            caught_up(session)
        settled(qtbot, page)
        able = [session for session in sessions[1:] if session.history.undo_target() is not None]
        asked = [session for session in sessions if chosen(session, chance) is not None]
        if able and chance.random() < 0.6:
            now = sessions[0].now
            if step % 2:
                page.playback.look(now - 1)
            assert able[0].history.undo()
            qtbot.wait(1)
            seen += sessions[0].now < now
            assert page.controller.at is None or page.controller.at <= sessions[0].now
            page.playback.look(None)
        elif asked:
            session = chance.choice(asked)
            if session is sessions[0]:
                page.controller.play(chance.choice(page.controller.offer.moves).action)
            else:
                session.submit(session.seats[0], chosen(session, chance))
        else:
            break
        settled(qtbot, page)
        assert page.table.table_scene.layout_now == page.playback.layout()
        if page.controller.offer is None:
            assert page.playback.view == room.session.view(room.session.now, 0)
    assert seen > 1


def asking(at_window, heard):
    """The page of a person who can still be asked whether a move is taken back, the asker, and another."""
    room, _, seat = open_entries()
    sessions = [RemoteSession(joined(room, each)) for each in (seat, (seat + 1) % 3, (seat + 2) % 3)]
    for session in sessions:
        caught_up(session)
    heard.clear()
    return room, sessions


def test_a_question_to_all_is_a_bar_with_yes_and_no_and_its_end_is_told(at_window, qtbot, heard):
    room, (asker, mine, other) = asking(at_window, heard)
    page, now = at_window(mine), room.session.now
    assert not page.question.isVisible()
    asker.room.questions.ask_back()
    name = asker.setup.names[asker.seats[0]]
    words = f"May {name} undo their last move?"
    qtbot.waitUntil(page.question.isVisible)
    assert page.question.words.text() == words
    assert any(words in each and "F6" in each for each in heard)
    assert page.question.yes.isVisible()
    assert not page.question.withdraw.isVisible()
    page.question.yes.setFocus()
    qtbot.keyClick(page.question.yes, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "Yes: you." in page.question.answers.accessibleName())
    assert not page.question.yes.isVisible()
    caught_up(other)
    other.room.questions.give_answer(yes=False)
    end = f"{other.setup.names[other.seats[0]]} has said no."
    qtbot.waitUntil(lambda: page.question.words.text() == end)
    assert heard[-1] == end
    assert room.session.now == now
    caught_up(asker)
    asker.room.questions.ask_back()
    qtbot.waitUntil(page.question.yes.isVisible)
    # a click that comes at once is for what was there before
    qtbot.wait(QApplication.doubleClickInterval() + 100)
    qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    caught_up(other)
    other.room.questions.give_answer(yes=True)
    qtbot.waitUntil(lambda: mine.now == room.session.now == now - 2)
    qtbot.waitUntil(lambda: not page.question.isVisible())
    assert page.table.table_scene.layout_now == page.playback.layout()


def test_undo_asks_the_others_where_they_have_chosen_since(at_window, qtbot, heard):
    room, (asker, *others) = asking(at_window, heard)
    page, now = at_window(asker), room.session.now
    undo = page._commands["undo"]
    assert (undo.isEnabled(), undo.iconText()) == (True, "Ask to undo")
    undo.trigger()
    qtbot.waitUntil(page.question.withdraw.isVisible)
    assert page.question.words.text() == "May you undo your last move?"
    page.question.withdraw.click()
    qtbot.waitUntil(lambda: page.question.words.text() == "It is asked no more.")
    qtbot.waitUntil(undo.isEnabled)
    undo.trigger()
    qtbot.waitUntil(page.question.withdraw.isVisible)
    for other in others:
        caught_up(other)
        other.room.questions.give_answer(yes=True)
    qtbot.waitUntil(lambda: asker.now == now - 2)
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    assert undo.iconText() == "Undo"


def test_practice_is_asked_for_and_the_box_is_ticked_when_all_have_agreed(at_window, qtbot, tmp_path):
    with closing(MatchStore(tmp_path / "library.sqlite")) as shelf:
        mine, other = seated(stored(shelf))
        page = at_window(mine)
        practice = page._commands["practice"]
        practice.trigger()
        qtbot.waitUntil(page.question.withdraw.isVisible)
        assert "practice match" in page.question.words.text()
        assert not practice.isChecked()
        caught_up(other)
        other.room.questions.give_answer(yes=True)
        qtbot.waitUntil(practice.isChecked)
        qtbot.waitUntil(lambda: not page.question.isVisible())
        assert mine.history.practice


def test_a_computer_plays_for_who_is_away_and_that_stands_at_the_name(at_window, qtbot, heard, monkeypatch):
    monkeypatch.setattr(room_questions, "STAND_IN", "greedy")
    room = opened(ALL["public_market"], (PERSON, PERSON))
    waiting, other = acting_first(seated(room))[::-1]
    page, away = at_window(waiting), other.seats[0]
    name = waiting.setup.names[away]
    assert not page.tags.tags
    other._match.line.cut()
    qtbot.waitUntil(lambda: page.bar.sentence.text() == f"{name} is away. The match waits for {name}.")
    (ask,) = [b for b in page.bar.findChildren(QPushButton) if "computer play" in b.text() and b.isVisible()]
    assert page.tags.tags[away].text() == f"{name} is away"
    ask.click()
    qtbot.waitUntil(lambda: f"The computer plays for {name}." in heard)
    assert page.tags.tags[away].text() == f"computer for {name}"
    bots_done(room)
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    other._match.line.connect()
    other._match.poll()
    qtbot.waitUntil(page.tags.tags[away].isHidden)


def test_ones_own_undo_is_shown_when_the_room_has_done_it(at_window, qtbot):
    sessions = seated(opened(LOTS, (PERSON,) * 3))
    page = at_window(sessions[0])
    decided(qtbot, page)
    assert sessions[0].now > 0
    page.controller.undo_redo.undo()
    qtbot.waitUntil(lambda: sessions[0].now == 0)
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    assert page.table.table_scene.layout_now == page.playback.layout()


@pytest.mark.parametrize("allowed", [False, True])
def test_hints_are_offered_only_where_the_room_allows_them(at_window, allowed):
    session, _ = acting_first(seated(opened(QUAY, (PERSON, PERSON), hints=allowed)))
    page = at_window(session)
    assert page.bar.hint.isVisible() is allowed
    assert page._commands["hint"].isEnabled() is allowed
    assert page.bar.undo.isVisible()


def test_the_bar_names_all_who_are_waited_for(at_window, qtbot):
    sessions = seated(opened(LOTS, (PERSON,) * 3))
    page = at_window(sessions[0])
    decided(qtbot, page)
    assert page.bar.sentence.text() == "Player 1 and Player 2 are choosing."
    page.controller.attempt(Drag("x", "y"), QPointF())
    assert page.table.bubble.isVisible()
    while (action := chosen(sessions[2], Random(1))) is not None:
        sessions[2].submit(2, action)
        caught_up(sessions[2])
    qtbot.waitUntil(lambda: page.bar.sentence.text() == "Player 1 is choosing.")


def test_a_lost_line_is_a_bar_with_try_now_and_all_can_be_looked_at(at_window, qtbot, heard):
    session, other = acting_first(seated(opened(QUAY, (PERSON, PERSON))))
    page = at_window(session)
    page.controller.play(page.controller.offer.moves[0].action)
    settled(qtbot, page)
    line = session._match.line
    line.cut()
    caught_up(other)
    qtbot.waitUntil(lambda: page.bar.sentence.text() == "Connection lost. Trying again.")
    assert "Connection lost. Trying again." in heard
    page.playback.look(0)
    assert page.table.table_scene.layout_now == page.playback.layout()
    page.playback.look(None)
    (button,) = [b for b in page.bar.findChildren(QPushButton) if b.text() == "&Try now" and b.isVisible()]
    button.click()
    qtbot.waitUntil(lambda: page.bar.sentence.text() != "Connection lost. Trying again.")
    assert line.connection == 2
    assert "Connected again." in heard


def test_a_strange_message_is_told_in_one_sentence_and_the_table_stays(at_window, qtbot):
    session, _ = acting_first(seated(opened(QUAY, (PERSON, PERSON))))
    page, told = at_window(session), []
    page.notice.connect(told.append)
    layout = page.table.table_scene.layout_now
    session._match.line.down.append('{"tell": "moments"}')
    session._match.line.arrived.emit()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [CANNOT_SHOW]
    assert page.controller.offer is None
    assert page.table.table_scene.layout_now == layout
    assert "can't show" in english(session.read_only_reason)


def test_what_was_found_out_about_the_host_comes_later_and_the_moment_that_was_not_true_is_shown(app, qtbot):
    session, _ = seated(opened(QUAY, (PERSON, PERSON)))
    line, moments = ShuffleLine(session.room), []
    qtbot.addWidget(line)
    line.moment_requested.connect(moments.append)
    line.show()
    assert line.finding == "Checking the shuffle."
    assert not line.link.isVisible()
    session.room.ended.emit(Verdict(Text("", "Not true."), good=False, moment=7))
    assert (line.finding, line.link.text()) == ("Not true.", "&Show it")
    line.link.click()
    assert moments == [7]
    session.room.verdict = Verdict(Text("", GOOD), good=True)
    good = ShuffleLine(session.room)
    qtbot.addWidget(good)
    good.show()
    for shown in (True, False):
        good.link.click()
        assert good._how.isVisible() is shown


def test_at_the_end_the_owner_plays_again_with_the_same_people_who_are_told(app, qtbot, heard, monkeypatch):
    monkeypatch.setattr(games, "about", lambda _name: QUAY.about)
    room = opened(QUAY, (PERSON, PERSON), hints=True)
    sessions = seated(room)
    while room.session.match.choice is not None:
        for session in sessions:
            caught_up(session)
        session = acting_first(sessions)[0]
        assert (
            session.submit(
                session.seats[0],
                session.active_choice(session.seats[0]).legal_actions(
                    session.view(session.now, session.seats[0])
                )[0],
            )
            is None
        )
    (window, rooms), asked = window_of_rooms(qtbot), []
    monkeypatch.setattr(rooms.host, "host_room", lambda *given, hints: asked.append((*given, hints)))
    monkeypatch.setattr(rooms, "own_seat", lambda _match: None)
    pages = []
    for session in sessions:
        caught_up(session)
        page = table_of(session, window, qtbot)
        pages.append(page)
    qtbot.waitUntil(lambda: all(page.match_end.result is not None for page in pages))
    words = [page.match_end.result.again.text() for page in pages]
    assert words == ["Play &again with the same people", "Play &again"]
    pages[0].match_end.result.again.click()
    assert asked == [(QUAY.id, Setup(0, (PERSON, PERSON), streams=True), True)]
    assert not pages[0].match_end.result.again.isEnabled()
    sessions[0].room.owner.call_again(str(Invite("tcp-127.0.0.1-7550", "LnsS5Unx", "V8i77cOaKi6vqWBI0RoKEw")))
    qtbot.waitUntil(lambda: pages[1].findChild(AgainBar) is not None)
    bar = pages[1].findChild(AgainBar)
    told = f"{pages[1].playback.names[0]} plays again with the same people."
    qtbot.waitUntil(bar.isVisible)
    assert bar.words.accessibleName() == told
    assert told in heard
    bar.away.click()
    assert not bar.isVisible()
    for page in pages:
        page.leave_match()


def test_another_person_at_this_screen_sits_down_at_their_own_seat_after_a_question(app, qtbot, monkeypatch):
    monkeypatch.setattr(games, "about", lambda _name: QUAY.about)
    sessions = seated(opened(QUAY, (PERSON, PERSON)))
    window, rooms = window_of_rooms(qtbot)
    other = next(person for person in sessions[0].room.persons if person.seat == 1)
    seat = GuestSeat("tabletop:x", "key", "quay", other.name)
    monkeypatch.setattr(rooms, "seats_at_screen", lambda _match: [seat])
    gone_to = []
    monkeypatch.setattr(rooms, "sit_down", lambda seat: gone_to.append(seat) or sessions[1]._match)
    monkeypatch.setattr(window.navigator, "show_waiting_room", lambda *given: gone_to.extend(given))
    page = table_of(sessions[0], window, qtbot)
    [row] = page.panel.findChildren(PersonRow)
    assert row.deeds.isHidden()  # somebody sits there at another window
    sessions[1]._match.line.cut()
    qtbot.waitUntil(lambda: not row.deeds.isHidden())
    answer(monkeypatch, "Show it")
    deed = row.deeds.menu().actions()[0]
    assert deed.text() == f"&Hand over to {page.playback.names[1]}…"
    deed.trigger()
    assert gone_to == [seat, sessions[1]._match, ""]
    page.leave_match()


@pytest.mark.parametrize(("seats", "shown"), [((PERSON, "greedy"), False), ((PERSON, PERSON), True)])
def test_people_are_listed_only_where_there_are_others(app, qtbot, monkeypatch, seats, shown):
    monkeypatch.setattr(games, "about", lambda _name: QUAY.about)
    session = seated(opened(QUAY, seats))[0]
    window, _rooms = window_of_rooms(qtbot)
    page = table_of(session, window, qtbot)
    assert page.panel.findChild(people.People).isVisible() is shown
    page.leave_match()


def test_the_panel_says_who_is_here_and_coming_and_going_is_spoken_once(app, qtbot, heard, monkeypatch):
    monkeypatch.setattr(games, "about", lambda _name: LOTS.about)
    monkeypatch.setattr(people, "_APART", 0.0)
    room = opened(LOTS, (PERSON,) * 3)
    sessions = seated(room)
    window, _rooms = window_of_rooms(qtbot)
    page = table_of(sessions[0], window, qtbot)

    def states():
        return [row.state.text() for row in page.panel.findChildren(PersonRow)]

    qtbot.waitUntil(lambda: states() == ["here", "here"])
    decided(qtbot, page)
    for session in sessions[1:]:
        caught_up(session)
    while (action := chosen(sessions[1], Random(1))) is not None:
        sessions[1].submit(1, action)
        caught_up(sessions[1])
    qtbot.waitUntil(lambda: page.bar.sentence.text() == "Player 2 is choosing.")
    sessions[2]._match.line.cut()
    qtbot.waitUntil(lambda: states()[1].startswith("away since "))
    away = "Player 2 is away. The match waits for Player 2."
    qtbot.waitUntil(lambda: page.bar.sentence.accessibleName() == away)
    name = next(person.name for person in sessions[0]._match.persons if person.seat == 2)
    qtbot.waitUntil(lambda: f"{name} is away." in heard)
    sessions[2]._match.try_now()
    caught_up(sessions[2])
    qtbot.waitUntil(lambda: states() == ["here", "here"])
    qtbot.waitUntil(lambda: f"{name} is here again." in heard)
    sessions[0]._match.line.cut()
    qtbot.waitUntil(lambda: all(state.startswith("here when last heard, ") for state in states()))
    assert heard.count(f"{name} is away.") == 1
    page.leave_match()
