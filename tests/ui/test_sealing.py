"""Two persons at one screen decide at the same time: one after the other, and neither sees the other."""

from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Simultaneous
from tabletop.engine.text import Text
from tabletop.games import GAMES
from tabletop.opponents.choosing import PlayResult
from tabletop.ui.dialogs.confirm_undo import ConfirmUndo
from tests.lots.game import GAME as LOTS
from tests.lots.rules import SealBid
from tests.walks import ALL

REVEALS = 12
"""How many reveals of a match are looked at."""
SECRET = {"brick_and_mortar"}
"""Games in which several seats lay things in secret at the same time."""


def test_persons_seal_one_after_the_other_and_the_second_sees_nothing(seated, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    page = seated.open(Match(LOTS, Setup(3, (PERSON, PERSON))))
    match, controller = page.match, page.controller

    def settled():
        qtbot.waitUntil(lambda: not controller.film.running)

    for seat in (0, 1):
        assert page.curtain.isVisible()
        page.curtain._here.click()
        settled()
        assert controller.viewer == seat
        for _ in range(2):
            kept = {piece.key for piece in page.table.table_scene.layout_now.pieces if piece.zone == "hand"}
            assert kept == {f"lot:{lot}" for lot in match.states[0].players[seat].hand}
            assert len(match.state.players[0].hand) == 5
            controller.play(controller.offer.moves[0].action)
            settled()
    assert [entry.seat for entry in match.entries] == [0, 0, 1, 1]
    assert match.entries[-1].final
    assert controller.undo_redo.undo_moment() is None


def test_who_has_sealed_can_take_it_back_until_all_have(seated, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    page = seated.open(Match(LOTS, Setup(3, (PERSON, PERSON))))
    page.curtain._here.click()
    qtbot.waitUntil(lambda: not page.controller.film.running)
    page.controller.play(page.controller.offer.moves[0].action)
    qtbot.waitUntil(lambda: not page.controller.film.running)
    page._commands["undo"].trigger()
    assert page.match.now == 0
    assert page.controller.viewer == 0
    assert page.curtain.isHidden()


def test_what_another_person_has_sealed_is_taken_back_only_after_a_question(seated, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    page = seated.open(Match(LOTS, Setup(3, (PERSON, PERSON))))
    match, controller = page.match, page.controller
    for moves in (2, 0):
        page.curtain._here.click()
        for _ in range(moves):
            qtbot.waitUntil(lambda: not controller.film.running)
            controller.play(controller.offer.moves[0].action)
        qtbot.waitUntil(lambda: not controller.film.running)
    assert (match.now, controller.viewer) == (2, 1)
    page._commands["undo"].trigger()
    question = page.findChild(ConfirmUndo)
    assert question.defaultButton() is question.back
    question.back.click()
    assert (match.now, page.curtain.isHidden()) == (2, True)
    page._commands["undo"].trigger()
    page.findChildren(ConfirmUndo)[-1].do.click()
    assert match.now == 1
    assert page.curtain.isVisible()  # seat 0 decides again, and alone sees what it has laid


@pytest.mark.parametrize("name", GAMES)
def test_at_one_screen_each_takes_back_their_own(seated, qtbot, monkeypatch, name):
    """In every game: what another person did last is asked about, what one did oneself is not."""
    monkeypatch.undo()  # the games of the box room again
    of, chance, met = ALL[name], Random(4), set()
    match = Match(of, Setup(3, (PERSON,) * max(2, of.about.seats[0])))
    while match.choice is not None and len(met) < 2:
        at = match.undo_target(range(len(match.setup.seats)))
        own = None if at is None else match.entries[at].seat == match.choice.seat
        if own is not None and own not in met:
            met.add(own)
            page = seated.open(Match.replay(of, match.setup, [entry.action for entry in match.entries]))
            if page.curtain.isVisible():
                page.curtain._here.click()
            qtbot.waitUntil(lambda page=page: not page.controller.film.running)
            page._commands["undo"].trigger()
            assert (page.findChild(ConfirmUndo) is None) == own
            assert page.session.now == (at if own else match.now)
        match.play(chance.choice(match.legal_actions()))
    assert met == {True, False}


def test_why_an_opponent_sealed_what_it_did_is_told_when_all_see_it_and_not_before(
    seated, qtbot, monkeypatch
):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    page = seated.open(Match(LOTS, Setup(3, (PERSON, "normal"))))
    match, controller = page.match, page.controller
    shown = []
    controller.film.shown.connect(lambda frame: shown.append(frame.words))
    kept = PlayResult(match.legal_actions()[0], (), (Text("", "because it is good"),))
    page.session.others._answer = kept
    controller.go(page.session.others.advance)
    assert page.session._sealed == []  # what is kept in the draft is told to nobody, ever
    while not isinstance(match.choice, SealBid):
        match.play(match.legal_actions()[0])
    first = match.choice.seat
    thought = PlayResult(match.legal_actions()[0], (), (Text("", "because of the price"),))
    page.session.others._answer = thought
    controller.go(page.session.others.advance)
    qtbot.waitUntil(lambda: not controller.film.running)
    assert match.choice.seat != first
    assert "because of the price" not in shown
    assert page.session._sealed == [(first, thought, True)]
    page.session.others._answer = None
    controller.go(lambda: page.session.submit(match.choice.seat, match.legal_actions()[0]) is None)
    qtbot.waitUntil(lambda: not controller.film.running)
    assert "because of the price" in shown
    assert "because it is good" not in shown


@pytest.mark.parametrize("name", GAMES)
def test_what_was_laid_in_secret_does_not_go_back_to_the_hand_before_it_is_used(seated, monkeypatch, name):
    monkeypatch.undo()  # the games of the box room again
    of, chance = ALL[name], Random(4)
    monkeypatch.setattr("tabletop.games.about", lambda _name: of.about)
    match, reveals = Match(of, Setup(3, (PERSON,) * max(2, of.about.seats[0]))), []
    while match.choice is not None and match.now < 400 and len(reveals) < REVEALS:
        at, sealing = match.now, isinstance(match.state.flow[-1], Simultaneous)
        if match.play(chance.choice(match.legal_actions())) and sealing:
            reveals.append(at)
    assert bool(reveals) == (name in SECRET)
    if not reveals:
        return
    page, laid = seated.open(match), 0
    playback = page.controller.playback
    for at in reveals:
        for playback.viewer in range(len(match.setup.seats)):
            before = playback.layout_at(at)
            view = playback.session.view(at, playback.viewer).copy()
            view.flow[-1] = view.flow[-1].without(playback.viewer)
            home = {piece.key: piece.zone for piece in of.table.layout(view, playback.viewer).pieces}
            frames = playback.frames(at, before)
            for piece in before.pieces:
                if home.get(piece.key, piece.zone) == piece.zone:
                    continue
                lies = [{each.key: each.zone for each in frame.layout.pieces} for frame in frames]
                back = [there.get(piece.key) == home[piece.key] for there in lies]
                laid += 1
                assert True not in back or all(back[back.index(True) :]), (at, piece.key, back)
    assert laid
