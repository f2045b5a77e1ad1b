"""Several persons at one screen: the curtain, what it hides, and what the next one is shown behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.files.settings import Settings
from tabletop.session.local import LocalSession
from tabletop.ui.commands import MATCH
from tabletop.ui.dialogs.confirm_undo import ConfirmUndo
from tabletop.ui.panels.moves import MoveRow
from tabletop.ui.play.seat_handover import secret
from tests.quay import rules
from tests.quay.game import GAME

BOTH = (PERSON, PERSON)
SLOW = Settings(my_speed=8, opponents_speed=8, sounds=False)


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.session.others.busy)


def draw(page, qtbot):
    page.curtain._here.click()
    settled(page, qtbot)


def play_until(page, qtbot, seat):
    """Play the first legal moves until it is a seat's turn; return what was played."""
    start = page.match.now
    while page.match.choice.seat != seat:
        page.controller.play(page.match.legal_actions()[0])
        settled(page, qtbot)
    return page.match.entries[start:]


@pytest.fixture
def page(seated, qtbot):
    """The first person has played; the curtain hangs for the second."""
    page = seated(BOTH)
    draw(page, qtbot)
    play_until(page, qtbot, 1)
    return page


def faces(page):
    return {piece.face for piece in page.table.table_scene.layout_now.pieces}


def ships(hand):
    return {f"ship:{ship}" for ship in hand}


def test_it_hangs_from_the_start_where_something_is_secret(seated, qtbot):
    page = seated(BOTH)
    assert secret(page.session, 0, 1)
    assert page.curtain.isVisible()
    assert not page.controller.film.running
    draw(page, qtbot)
    assert not page.curtain.isVisible()
    assert page.table.isVisible()
    assert page.controller.offer is not None


def test_it_does_not_hang_over_a_match_that_is_over(seated):
    match = Match(GAME, Setup(3, BOTH))
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    assert secret(LocalSession(match.branch(match.now - 1)), 0, 1)
    page = seated.open(match)
    assert page.curtain.isHidden()
    assert page.match_end.result.isVisible()


def test_it_does_not_hang_for_one_person_alone(seated):
    assert seated((PERSON, "random")).curtain.isHidden()


def test_nobody_gets_behind_it(page):
    assert page.curtain.isVisible()
    assert page.controller.viewer == 1
    seen = [w for w in page.findChildren(QWidget) if w.isVisible() and not page.curtain.isAncestorOf(w)]
    assert not seen
    assert not any(page._commands[name].isEnabled() for name in MATCH)
    assert page.controller.offer is None
    assert not page.findChildren(MoveRow)
    assert page.controller.undo_redo.undo_moment() is None
    before = page.match.now
    page.controller.play(page.match.legal_actions()[0])
    page.controller.again()
    assert page.match.now == before
    assert page.curtain.isVisible()


def test_a_screen_reader_finds_the_curtain_alone(page, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    page.table.shadows.refresh()
    assert not page.table.shadows._widgets
    assert page.curtain._here.accessibleDescription() == "The table waits for Player 2."


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_keyboard_draws_it_and_finds_the_table(page, qtbot, key):
    assert page.focusWidget() is page.curtain._here
    qtbot.keyClick(page.curtain._here, key)
    settled(page, qtbot)
    assert page.curtain.isHidden()
    assert page.focusWidget() is page.table
    assert all(page._commands[name].isEnabled() for name in ("moves", "rule", "again"))


def test_the_next_person_is_told_what_was_done_and_not_what_was_drawn(page, qtbot):
    assert not page.turns.turns
    done = page.match.entries[0].action
    draw(page, qtbot)
    [turn] = page.turns.turns
    told = [page.turns._line(step).words for step in turn.steps]
    assert f"{english(rules.ship_name(done.ship))} docks at quay {done.quay + 1}" in told[0]
    assert not any("You draw" in words for words in told)
    assert ships(page.match.state.hands[1]) <= faces(page)
    assert not ships(page.match.state.hands[0]) & faces(page)


def test_what_was_missed_is_a_film_for_their_eyes_and_can_be_seen_again(seated, qtbot):
    page = seated(BOTH, SLOW)
    draw(page, qtbot)
    own = ships(page.match.state.hands[0])
    played = play_until(page, qtbot, 1)
    seen = []
    page.table.film.shown.connect(lambda _at: seen.append(faces(page)))
    page.curtain._here.click()
    assert page.controller.film.running
    settled(page, qtbot)
    hidden = (own | ships(page.match.state.hands[0])) - {f"ship:{entry.action.ship}" for entry in played}
    assert seen
    assert not any(hidden & shown for shown in seen)
    count = len(seen)
    page._commands["again"].trigger()
    settled(page, qtbot)
    assert len(seen) > count
    assert not any(hidden & shown for shown in seen)


def test_an_undo_hands_the_table_back_without_a_film(seated, qtbot):
    page = seated(BOTH, practice=True)
    draw(page, qtbot)
    play_until(page, qtbot, 1)
    draw(page, qtbot)
    page._commands["undo"].trigger()
    page.findChild(ConfirmUndo).do.click()  # it is another person's action
    assert page.match.choice.seat == 0
    assert page.curtain.isVisible()
    draw(page, qtbot)
    assert page.controller.viewer == 0
    assert not page.turns.turns
    assert ships(page.match.state.hands[0]) <= faces(page)


def test_opponents_wait_until_it_is_drawn(seated, qtbot):
    page = seated(("random", PERSON, PERSON))
    qtbot.waitUntil(lambda: not page.session.others.busy, timeout=20_000)
    assert page.curtain.isVisible()
    assert page.match.now == 0
    page.curtain._here.click()
    qtbot.waitUntil(lambda: page.match.now > 0 and page.controller.offer is not None, timeout=20_000)
    assert page.curtain.isHidden()


def test_where_nothing_is_secret_the_next_person_is_called_by_name(seated, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.ui.play.seat_handover.secret", lambda *_: False)
    page = seated(BOTH)
    assert page.curtain.isHidden()
    assert page.table.call.isHidden()
    play_until(page, qtbot, 1)
    assert page.table.call.isVisible()
    assert page.table.call.accessibleName() == "Player 2, it's your turn."
    assert page.controller.viewer == 1
