"""What is worth a moment: tickets that add up, things shown large, and the count at the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop.art.bust_parts import Mood
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.reward import DOLLARS, Reward
from tabletop.files.settings import Settings
from tabletop.games import GAMES, game
from tabletop.ui.panels.reward_badge import RewardBadge
from tabletop.ui.play.animation_frames import HEARD
from tabletop.ui.play.outcome import tune
from tabletop.ui.play.reward_animation import TurnReward
from tabletop.ui.style import theme
from tabletop.ui.style.language import Languages
from tabletop.ui.table.sounds import rising
from tests.quay.game import GAME

from .conftest import AT_ONCE

SEEN = Settings(my_speed=8, opponents_speed=8, sounds=False)


def ship(event):
    """Every docked ship of Quay brings two dollars, and is shown large."""
    if type(event).__name__ != "Docked":
        return None
    return Reward(event.seat, "pay", DOLLARS, 2, ("quay1",), ("quay0",), f"ship:{event.ship}")


@pytest.fixture
def paid(seated, qtbot):
    """Plays the first moves of a match in which every docked ship pays, and gives the page."""

    def play(settings, moves=1, seats=(PERSON, "random")):
        page = seated.open(Match(replace(GAME, reward=ship), Setup(seed=3, seats=seats)), settings)
        for _ in range(moves):
            page.controller.play(page.controller.offer.moves[0].action, sure=True)
            qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
        return page

    return play


def shown(page):
    return {seat: ticket for seat, ticket in page.controller.rewards.tickets.items() if ticket.isVisible()}


def test_money_lies_on_a_ticket_whole_and_on_the_table(paid):
    page = paid(SEEN)
    ticket = shown(page)[0]
    assert ticket.accessibleName().startswith("+$2. ")
    assert page.table.viewport().rect().contains(ticket.geometry())
    assert ticket.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_what_is_taken_back_was_no_reward(paid):
    page = paid(AT_ONCE, seats=(PERSON,))
    assert shown(page)
    page.session.history.make_practice()
    page.controller.undo_redo.undo()
    assert not shown(page)


def test_nothing_lies_in_the_way_of_a_hand(paid):
    page = paid(SEEN)
    page.table.lifted.emit("ship:1")
    assert not shown(page)
    assert not page.controller.rewards.moment.isVisible()


def test_where_nothing_is_to_move_there_is_the_ticket_alone(paid, monkeypatch):
    flown = []
    monkeypatch.setattr("tabletop.ui.play.reward_animation.fly_coins", lambda *_a, **_k: flown.append(1))
    page = paid(replace(SEEN, reduced_motion="on"))
    assert shown(page)
    assert not page.controller.rewards.moment.accessibleName()
    assert flown == []
    page = paid(replace(SEEN, reduced_motion="off"))
    assert page.controller.rewards.moment.accessibleName()
    assert flown


def test_a_film_shows_one_thing_large_and_no_more_than_a_few_are_heard(paid):
    page = paid(AT_ONCE)
    c = page.controller
    beats = page.session.beats(0, 0)
    docked = next(beat for beat in beats if beat.line is not None and beat.line.reward is not None)
    frames = c.playback.director.frames([docked] * (HEARD + 3), 0, 0, c.playback.layout())
    assert [frame.sound for frame in frames].count("pay") == HEARD
    c.film.play([replace(frame, ms=1) for frame in frames])
    c.film.skip()
    assert shown(page)[0].accessibleName().startswith(f"+${2 * (HEARD + 3)}. 3 lines before")


def test_money_that_comes_in_is_written_as_the_language_writes_it(app):
    languages = Languages(app)
    languages.speak("de")
    try:
        assert [TurnReward({DOLLARS: n}).words for n in (1, 3)] == [
            "+1\N{NO-BREAK SPACE}$",
            "+3\N{NO-BREAK SPACE}$",
        ]
    finally:
        languages.speak("en")


def test_a_sum_of_several_is_told_once(paid, monkeypatch):
    page, told = paid(AT_ONCE), []
    monkeypatch.setattr(page.table.surface, "announce", lambda words, **_more: told.append(words))
    c = page.controller
    docked = next(b for b in page.session.beats(0, 0) if b.line is not None and b.line.reward is not None)
    c.film.play(c.playback.director.frames([docked, docked], 0, 0, c.playback.layout()))
    c.film.skip()
    sums = [words for words in told if "in total" in words]
    assert sums == ["You gained $4 in total."]


@pytest.mark.parametrize("percent", [100, 200])
def test_a_ticket_is_never_clipped(app, qtbot, percent):
    theme.dress(app, "light", percent)
    room = QWidget()
    room.resize(700, 500)
    qtbot.addWidget(room)
    ticket = RewardBadge(room)
    room.show()
    lines = ["Sells 3 Sardines, 2 Herring, 1 Cod and 1 Salmon for $7", "Is paid $12 for 3 complete rows"]
    small = QRect(0, 0, 90, 30)
    for board in (small, small.translated(610, 470), QRect(350, 10, 300, 150), QRect(0, 0, 700, 500)):
        ticket.tell("+$19", lines, board, own=True)
        assert room.rect().contains(ticket.geometry())
        for label in (ticket._sum, ticket._lines):
            assert label.isHidden() or label.height() >= label.heightForWidth(label.width())
    theme.dress(app, "light")


@pytest.mark.parametrize("name", GAMES)
def test_a_ticket_lies_over_no_board_of_another_seat(seated, app, monkeypatch, name):
    """With the most seats, five lines, at each size of text: it lies over its own board or beside all."""
    monkeypatch.undo()  # the games of the box room again
    of, lines = game(name), [f"Sells {n} things of Kimberly's Market for ${n}" for n in range(1, 8)]
    match = Match(of, Setup(3, (PERSON,) * of.about.seats[1]))
    purses = {reward.seat: reward for reward in rewards_of(match)}
    assert len(purses) == of.about.seats[1]
    page = seated.open(match, AT_ONCE)
    viewer = page.controller.viewer
    for size, percent in (((1280, 800), 100), ((1024, 700), 100), ((1280, 800), 200)):
        theme.dress(app, "light", percent)
        page.resize(*size)
        page.table.show_layout(of.table.layout(of.view(match.state, viewer), viewer))
        rewards = page.controller.rewards
        boards = {
            seat: page.table.mapFromScene(rewards._place(one.purse)).boundingRect()
            for seat, one in purses.items()
        }
        for seat, reward in purses.items():
            rewards.forget()
            for words in lines:
                rewards._count(reward, words)
            lies = rewards.tickets[seat].geometry()
            others = [board for other, board in boards.items() if other != seat]
            assert page.table.viewport().rect().contains(lies)
            assert not any(lies.intersects(board) for board in others), (size, percent, seat, lies, boards)
    theme.dress(app, "light")


def rewards_of(match):
    """A reward of money or points for each seat, from a match by chance; the match stops there."""
    chance, found = Random(1), {}
    while match.choice is not None and len(found) < len(match.setup.seats):
        seat = match.choice.seat
        for beat in match.play(chance.choice(match.legal_actions(seat)), seat):
            if (reward := match.game.reward(beat.event)) is not None and reward.amount:
                found[reward.seat] = reward
    return found.values()


# The end


def ended(seated, qtbot, settings, other="random"):
    """A page whose match has just ended."""
    page = seated((PERSON, other), settings)
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    page.controller._settle()
    return page


def test_the_points_are_counted_and_then_the_card_is_seen(seated, qtbot, monkeypatch):
    played = []
    monkeypatch.setattr(
        "tabletop.ui.table.sounds.Sounds.play", lambda _sounds, name, _pitch=1.0: played.append(name)
    )
    page = ended(seated, qtbot, replace(SEEN, my_speed=1.0, reduced_motion="off"))
    count = page.match_end.result.count
    assert count.isVisible()
    assert not page.match_end.result._card.isVisible()
    assert tune(page.session) not in played
    qtbot.waitUntil(lambda: count.grown(0) > 0.2)
    count.grab()
    QTest.keyClick(count, Qt.Key.Key_Space)
    assert page.match_end.result.count is None
    assert page.match_end.result._card.isVisible()
    assert played[-1] == tune(page.session)
    assert "count" in played


def test_each_category_is_heard_higher_than_the_one_before(seated, qtbot, monkeypatch):
    heard = []

    def note(_sounds, name, pitch=1.0):
        if name == "count":
            heard.append(pitch)

    monkeypatch.setattr("tabletop.ui.table.sounds.Sounds.play", note)
    page = ended(seated, qtbot, replace(SEEN, my_speed=1.0, reduced_motion="off"))
    count = page.match_end.result.count
    qtbot.waitUntil(lambda: heard == [1.0])
    count.counted.emit(1)
    count.counted.emit(2)
    assert heard == sorted(set(heard))
    assert heard[2] == rising(2)
    count.finish()


def test_the_face_of_a_member_of_the_cast_rides_on_its_bar(seated, qtbot):
    page = ended(seated, qtbot, replace(SEEN, my_speed=1.0, reduced_motion="off"), "mara:easy")
    count = page.match_end.result.count
    painted = []
    count._rider = lambda place, side, mood, paint=count._rider: (
        painted.append((place, mood)) or paint(place, side, mood)
    )
    count.grab()
    assert painted == [(1, Mood.CALM)]
    count._each = 1e-6  # all categories are counted
    count.grab()
    won = page.match.game.ranks(page.match.state)[1] == 1
    assert painted[1:] == [(1, Mood.GLAD if won else Mood.CALM)]
    count.finish()


def test_the_count_ends_by_itself(seated, qtbot):
    page = ended(seated, qtbot, replace(SEEN, my_speed=40.0, reduced_motion="off"))
    qtbot.waitUntil(lambda: page.match_end.result.count is None)


@pytest.mark.parametrize("why", ["still", "at once", "a screen reader"])
def test_the_card_is_there_at_once_for_whom_nothing_moves(seated, qtbot, monkeypatch, why):
    if why == "a screen reader":
        monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    settings = {"still": replace(SEEN, reduced_motion="on"), "at once": AT_ONCE}.get(why, SEEN)
    page = ended(seated, qtbot, settings)
    assert page.match_end.result.count is None
    assert page.match_end.result.isVisible()


def test_an_old_end_is_not_counted_again(seated, qtbot):
    page = ended(seated, qtbot, replace(SEEN, reduced_motion="off"))
    page.match_end.result.count.finish()
    page.controller._settle()
    assert page.match_end.result.count is None
