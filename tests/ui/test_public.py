"""Public decisions draw no curtain: all at the screen look on; whoever is asked can look at their hand."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.games import GAMES
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offering
from tabletop.session.views import EVERYBODY
from tabletop.ui.dialogs.confirm_undo import ConfirmUndo
from tabletop.ui.play.seat_handover import secret
from tests.games.brick_and_mortar import book as do
from tests.lots.game import GAME as LOTS
from tests.ui import drive
from tests.walks import ALL

MANY = pytest.mark.parametrize("count", [2, 3])


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running)


def dealt(of, count):
    return Match(of, Setup(3, (PERSON,) * count))


def opened(seated, monkeypatch, match):
    monkeypatch.setattr("tabletop.games.about", lambda _name: match.game.about)
    return seated.open(match)


def go_on(page, qtbot):
    """Draw the curtain where it hangs, then play the first legal move."""
    if page.curtain.isVisible():
        page.curtain._here.click()
        settled(page, qtbot)
    page.controller.play(page.controller.offer.moves[0].action)
    settled(page, qtbot)


@pytest.fixture(params=[2, 3])
def auction(request, seated, qtbot, monkeypatch):
    """The open auction that ends a match of Lots, at a screen with two or three persons.

    The last decisions before it are made in the window.
    """
    match = dealt(LOTS, request.param)
    while not match.choice.public:
        match.play(match.legal_actions(match.choice.seat)[0], match.choice.seat)
    page = opened(seated, monkeypatch, match.branch(match.now - 2 * request.param))
    while not page.match.choice.public:
        go_on(page, qtbot)
    return page


def hand(page):
    return [p.face for p in page.table.table_scene.layout_now.pieces if p.zone in ("hand", "keep")]


def test_all_look_on_and_nobodys_hand_is_seen(auction, qtbot):
    for _ in range(2):
        assert auction.curtain.isHidden()
        assert auction.controller.viewer == EVERYBODY
        assert set(hand(auction)) <= {"back"}
        before = auction.match.choice.seat
        auction.controller.play(auction.controller.offer.moves[0].action)
        settled(auction, qtbot)
        assert auction.match.choice.seat != before


def test_what_led_to_it_is_told_to_all(auction):
    assert auction.turns.turns


def test_no_hint_is_given_while_others_look_on(auction):
    assert not auction._commands["hint"].isEnabled()
    auction.controller.hint_request.start_search()
    assert not auction.session.others.busy


def test_whoever_is_asked_may_look_at_their_hand_behind_the_curtain(auction, qtbot):
    seat = auction.match.choice.seat
    look = next(b for b in auction.bar._buttons if "hand" in b.text())
    qtbot.mouseClick(look, Qt.MouseButton.LeftButton)
    assert auction.curtain.isVisible()
    auction.curtain._here.click()
    settled(auction, qtbot)
    assert auction.controller.viewer == seat
    assert auction._commands["hint"].isEnabled()
    assert not any("hand" in button.text() for button in auction.bar._buttons)
    kept = auction.match.state.players[seat].kept
    assert {f"lot:{lot}" for lot in kept} <= set(hand(auction))
    auction.controller.play(auction.controller.offer.moves[0].action)
    settled(auction, qtbot)
    assert auction.controller.viewer == EVERYBODY
    assert auction.curtain.isHidden()


def test_the_bid_can_be_typed(auction, qtbot):
    drive.key(auction.table, Qt.Key.Key_5)
    drive.key(auction.table, Qt.Key.Key_Return)
    settled(auction, qtbot)
    assert auction.match.entries[-1].action.coins == 5


def test_an_undo_needs_no_curtain_either(auction, qtbot):
    now = auction.match.now
    auction.controller.play(auction.controller.offer.moves[0].action)
    settled(auction, qtbot)
    auction._commands["undo"].trigger()
    auction.findChild(ConfirmUndo).do.click()  # it is another person's turn now
    settled(auction, qtbot)
    assert auction.match.now == now
    assert auction.curtain.isHidden()
    assert auction.controller.viewer == EVERYBODY


@MANY
@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_the_curtain_hangs_just_where_the_eyes_change_and_something_is_secret(
    seated, qtbot, monkeypatch, name, count
):
    of = ALL[name]
    page = opened(seated, monkeypatch, dealt(of, count))
    match, c = page.match, page.controller
    for _ in range(14):
        if match.choice is None:
            break
        choice = match.choice
        secrets = any(secret(page.session, 0, other) for other in range(1, count))
        if not secrets:
            assert page.curtain.isHidden()
        elif page.curtain.isHidden():
            assert c.viewer == choice.seat or (choice.public and c.viewer == EVERYBODY)
        else:
            assert c.viewer == choice.seat
        shown = page.table.table_scene.layout_now
        if page.curtain.isHidden():
            assert shown == of.table.layout(of.view(match.state, c.viewer), c.viewer)
        before, whose = c.viewer, choice.seat
        go_on(page, qtbot)
        after = match.choice
        if after is not None and secrets and after.seat != whose and not after.public:
            assert page.curtain.isVisible() or before == after.seat


def bidding(seed):
    """A match of Brick & Mortar in which one seat is still asked for its bid in a sale."""
    match, pick = Match(ALL["brick_and_mortar"], Setup(seed, (PERSON,) * 3)), random.Random(seed)
    while not (isinstance(match.choice, Offering) and len(match.waiting) == 1):
        step = match.choice
        calm = [
            a
            for a in match.legal_actions()
            if not isinstance(a, do.Raise | do.Auction | do.SellPoints | do.Pass)
        ]
        match.play(pick.choice(calm or match.legal_actions()), step.seat)
    return match


def test_a_bid_of_brick_and_mortar_is_typed_as_a_number_and_a_price(seated, qtbot, monkeypatch):
    match = bidding(2)
    monkeypatch.setattr("tabletop.games.about", lambda _name: match.game.about)
    page = seated.open(match)
    page.curtain._here.click()
    settled(page, qtbot)
    page.controller.film.skip()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_3):
        drive.key(page.table, key)
    assert page.table.hands.item.piece.face.price == 3
    drive.key(page.table, Qt.Key.Key_Return)
    settled(page, qtbot)
    assert match.entries[-1].action == do.Offer(1, 3)
