"""A seat in a room at the window: what is on its way, what others undo, who is waited for, a lost line."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QPushButton

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.engine.table import Drag
from tabletop.engine.text import english
from tabletop.session.remote_match import CANNOT_SHOW
from tabletop.ui.commands import Commands
from tabletop.ui.pages.makers import match_page
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels import people
from tabletop.ui.widgets.person import PersonRow
from tabletop.ui.window import Window
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.together.lines import bots_done, caught_up, chosen, opened, seated
from tests.ui.conftest import AT_ONCE
from tests.walks import ALL

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
    room = opened(ALL[name])
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
    assert page.match_end.result is not None
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


def test_ones_own_undo_is_shown_when_the_room_has_done_it(at_window, qtbot):
    sessions = seated(opened(LOTS, (PERSON,) * 3))
    page = at_window(sessions[0])
    decided(qtbot, page)
    assert sessions[0].now > 0
    page.controller.undo_redo.undo()
    qtbot.waitUntil(lambda: sessions[0].now == 0)
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    assert page.table.table_scene.layout_now == page.playback.layout()


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


def test_the_panel_says_who_is_here_and_coming_and_going_is_spoken_once(app, qtbot, heard, monkeypatch):
    monkeypatch.setattr(games, "about", lambda _name: LOTS.about)
    monkeypatch.setattr(people, "_APART", 0.0)
    room = opened(LOTS, (PERSON,) * 3)
    sessions = seated(room)
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    page = match_page(sessions[0], AT_ONCE, Commands(window), window.services, window.navigator)
    qtbot.addWidget(page)
    page.show()
    page.open()

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
    qtbot.waitUntil(lambda: page.bar.sentence.accessibleName() == "Player 2 is to choose, but away.")
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
