"""Playing a match at the page: what hands do, what the list of moves does, undo, opponents, the end."""

from __future__ import annotations

from dataclasses import replace
from html import escape

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from tabletop.engine.game import PERSON
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import english
from tabletop.files.settings import Settings
from tabletop.ui.panels.moves import MoveRow
from tabletop.ui.play.move_options import MoveOptions, same
from tabletop.ui.style import theme
from tabletop.ui.table.sounds import Sounds
from tests.quay import rules

from .conftest import AGAINST_MASTER, AT_ONCE

HERE = QPointF(100, 100)


def rows(page):
    return page.panel.moves.widget().findChildren(MoveRow)


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.session.others.busy)


def test_a_gesture_that_is_legal_is_played_and_kept(seated, qtbot):
    page = seated()
    ship = page.match.state.hands[0][0]
    page.table.gestured.emit(Drag(f"ship:{ship}", "quay1"), HERE)
    settled(page, qtbot)
    assert page.match.entries[0].action == rules.Dock(ship, 1)
    assert page.session.keeper.shelf.library.stored_match(page.session.keeper.id).length == 1
    assert page.controller.offer is not None


def test_a_spotless_gesture_takes_any_spot_and_turn():
    assert same(Drag("a", "z"), Drag("a", "z", 3, 2))
    assert not same(Drag("a", "z", 1), Drag("a", "z", 2))
    assert not same(Drag("a", "z", 1), Drag("a", "z", 1, 1))
    assert not same(Drag("a", "z"), Drag("b", "z"))
    assert not same(Press("a"), Drag("a", "z"))


def test_a_refusal_names_the_rule_and_the_things(seated, qtbot, monkeypatch):
    page = seated()
    state, told = page.match.state, []
    monkeypatch.setattr(
        page.table.reasons, "show_refusal", lambda rule, words, at: told.append((rule, words))
    )
    good = rules.SHIPS[state.hands[0][0]][0]
    page.controller.play(rules.Dock(state.hands[0][0], 0))
    settled(page, qtbot)
    other = next(ship for ship in page.match.state.hands[0] if rules.SHIPS[ship][0] != good)
    before = page.match.now
    page.table.gestured.emit(Drag(f"ship:{other}", "quay0"), HERE)
    assert told[0][0] == "3.3"
    assert rules.SHIPS[other][0] in told[0][1]
    assert page.match.now == before


def test_a_gesture_that_means_nothing_is_answered_with_what_is_asked(seated, monkeypatch):
    page, told = seated(), []
    monkeypatch.setattr(
        page.table.reasons, "show_refusal", lambda rule, words, at: told.append((rule, words))
    )
    page.table.gestured.emit(Press("deck"), HERE)
    assert told == [("3.1", "Dock a ship from your hand at a quay.")]


def test_the_list_of_moves_is_the_legal_list_and_plays_it(seated, qtbot):
    page = seated()
    listed = [row.move_.action for row in rows(page)]
    assert listed == page.match.legal_actions()
    assert all(row.text() for row in rows(page))
    qtbot.wait(QApplication.doubleClickInterval() + 20)  # a list that has just come takes no click
    qtbot.mouseClick(rows(page)[1], Qt.MouseButton.LeftButton)
    assert page.match.entries[0].action == listed[1]


def test_with_a_piece_in_the_hand_only_its_moves_are_listed(seated):
    page = seated()
    ship = page.match.state.hands[0][1]
    page.table.lifted.emit(f"ship:{ship}")
    assert {row.move_.action.ship for row in rows(page)} == {ship}
    page.table.lifted.emit(None)
    assert len(rows(page)) == len(page.match.legal_actions())


def test_the_keyboard_stays_in_the_list_from_one_move_to_the_next(seated, qtbot):
    page = seated()
    rows(page)[0].setFocus()
    qtbot.keyClick(rows(page)[0], Qt.Key.Key_Down)
    qtbot.keyClick(rows(page)[1], Qt.Key.Key_Return)
    settled(page, qtbot)
    assert page.match.now == 1
    assert page.focusWidget() is rows(page)[0]


def test_undo_stops_at_what_was_hidden_and_practice_goes_all_the_way(seated, qtbot):
    page = seated()
    assert not page._commands["undo"].isEnabled()
    assert "There is nothing to undo yet" in page._commands["undo"].toolTip()
    page.controller.play(page.match.legal_actions()[0])
    settled(page, qtbot)
    assert not page._commands["undo"].isEnabled()
    assert "hidden information has been revealed" in page._commands["undo"].toolTip()
    assert page.match.undo_target([0]) is None
    free = seated(practice=True)
    free.controller.play(free.match.legal_actions()[0])
    settled(free, qtbot)
    assert free._commands["undo"].toolTip() == "Undo (Ctrl+Z)"
    assert free.turns.strips[1].isVisible()
    free._commands["undo"].trigger()
    assert free.match.now == 0
    assert free.turns.strips[1].isHidden()  # it tells of a turn that did not come to pass
    assert free.session.keeper.shelf.library.stored_match(free.session.keeper.id).now == 0
    free._commands["redo"].trigger()
    assert free.match.now == 1


def test_a_move_past_undoing_is_marked(seated):
    page = seated()
    offer = page.controller.offer
    assert all(offer.past_undoing(move.action) for move in offer.moves)  # each draws a hidden ship
    digest = page.match.state.digest()
    assert page.match.state.digest() == digest


def test_the_automa_tells_its_reasons_when_it_is_asked_why(seated, qtbot):
    page = seated()
    page.controller.play(page.match.legal_actions()[0])
    settled(page, qtbot)
    turn = page.turns.turns[-1]
    assert any(line.rule == "7.1" for line in page.turns._reasons(turn))
    before = page.match.now
    page._commands["again"].trigger()
    settled(page, qtbot)
    assert page.match.now == before
    assert page.turns.turns == (turn,)
    page.turn_replay.begin_own()
    page.refresh()
    assert not page._commands["again"].isEnabled()  # it would show nothing


def test_a_house_opponent_answers_from_its_process(seated, qtbot):
    page = seated((PERSON, "random"))
    page.controller.play(page.match.legal_actions()[0])
    qtbot.waitUntil(lambda: page.match.now >= 2 and page.controller.offer is not None, timeout=20_000)
    settled(page, qtbot)
    assert page.match.entries[1].seat == 1
    assert page.turns.turns[-1].seat == 1


def test_the_keyboard_goes_to_the_table_when_its_button_is_gone(seated, qtbot):
    page = seated()
    page.controller.play(page.match.legal_actions()[0])
    settled(page, qtbot)
    with qtbot.waitSignal(page.playback.changed):
        page.timeline.ticks.setValue(0)
    now = page.bar._buttons[-1]
    now.setFocus()
    now.click()
    assert page.controller.at is None
    assert page.focusWidget() is page.table


def test_a_hint_marks_a_legal_move(seated, qtbot):
    page = seated()
    with qtbot.waitSignal(page.controller.hint_request.answered, timeout=20_000) as found:
        page._commands["hint"].trigger()
    move, thought = found.args
    assert move.action == thought.action
    assert page.match.check(move.action) is None
    page._commands["hint"].trigger()
    assert [row.move_ for row in rows(page) if row.hinted] == [move]
    note = page.hints.note
    told = [line.words for line in note.lines]
    assert told[0] == page.controller.offer.words(move.action)
    assert all(escape(words) in note._text.text() for words in told)
    assert not note.geometry().intersects(page.table.marks.pointed_at())
    page.refresh()
    assert note.isVisible()
    page.controller.offer = None  # as soon as something else is asked
    page.refresh()
    assert note.isHidden()


def test_looking_at_an_earlier_moment_plays_nothing(seated, qtbot, monkeypatch):
    page, told = seated(), []
    page.controller.play(page.match.legal_actions()[0])
    settled(page, qtbot)
    with qtbot.waitSignal(page.playback.changed):
        page.timeline.ticks.setValue(0)
    assert page.controller.at == 0
    assert rows(page) == []
    monkeypatch.setattr(page.table.reasons, "show_refusal", lambda rule, words, at: told.append(words))
    page.table.gestured.emit(Press("deck"), HERE)
    assert "earlier moment" in told[0]
    page.timeline.now.click()
    assert page.controller.at is None
    assert len(rows(page)) == len(page.match.legal_actions())


def test_in_a_row_of_jumps_the_table_shows_each_and_the_panels_follow_the_last(seated, qtbot):
    page, changes = seated(), []
    for _ in range(3):
        page.controller.play(page.match.legal_actions()[0])
        settled(page, qtbot)
    now = page.match.now
    page.controller.changed.connect(lambda: changes.append(page.playback.moment))
    for back in range(1, 4):
        page._commands["earlier"].trigger()
        assert page.playback.moment == now - back
        assert page.table.table_scene.given == page.playback.layout_at(now - back)
        assert page.timeline.ticks.stop()[0] == now - back
        assert not page.table.surface.offered.legal
    assert not changes
    qtbot.waitUntil(lambda: bool(changes))
    assert changes == [now - 3]
    assert rows(page) == []


def test_play_on_from_here_begins_another_match(seated, qtbot):
    page = seated()
    for _ in range(2):
        page.controller.play(page.match.legal_actions()[0])
        settled(page, qtbot)
    page.playback.look(1)
    with qtbot.waitSignal(page.branched) as made:
        page._commands["branch"].trigger()
    assert made.args == [1]
    assert page.session.branch(1).match.state.digest() == page.match.states[1].digest()
    assert page.match.now == 2


def test_the_match_plays_by_itself_up_to_now(seated, qtbot):
    page = seated()
    for _ in range(3):
        page.controller.play(page.match.legal_actions()[0])
        settled(page, qtbot)
    page.timeline.first.click()
    page.timeline.play.click()
    qtbot.waitUntil(lambda: page.controller.at is None, timeout=5000)
    assert page.match.now == 3


def test_the_only_move_is_done_by_itself_where_the_player_wants_it(seated, qtbot):
    wanted = Settings(my_speed=0, opponents_speed=0, auto_single_move=True)
    page = seated(settings=wanted)
    for _ in range(60):
        if page.match.choice is None:
            break
        page.controller.play(page.match.legal_actions()[-1])
        settled(page, qtbot)
        qtbot.wait(1)
        assert page.match.choice is None or len(page.match.legal_actions()) > 1


def test_the_end_lies_over_the_panel_too_where_the_table_is_too_narrow(seated, qtbot):
    page = seated((PERSON, PERSON))
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    page.refresh()
    assert page.match_end.result.geometry() == page.table.geometry()
    page.resize(page.panel.width() + page.match_end.result.least_width() - 20, 560)
    qtbot.waitUntil(lambda: page.match_end.result.width() >= page.match_end.result.least_width())
    for area in page.match_end.result.findChildren(QScrollArea):
        assert area.widget().width() <= area.viewport().width()
    for button in page.match_end.result.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width()
        assert (
            button.mapTo(page.match_end.result, button.rect().topRight()).x() < page.match_end.result.width()
        )


def test_a_match_ends_with_scores_and_a_verdict(seated, qtbot):
    page = seated()
    while page.match.choice is not None:
        page.controller.play(page.match.legal_actions()[0])
        settled(page, qtbot)
    qtbot.waitUntil(lambda: page.match_end.result is not None)
    kept = page.session.keeper.shelf.library.stored_match(page.session.keeper.id)
    assert kept.ended
    assert kept.scores == page.match.game.scores(page.match.state)
    assert not page.match_end.result.isHidden()


def test_a_full_disk_is_told_once_and_the_match_goes_on(seated, qtbot, monkeypatch):
    from tabletop.engine.text import translate
    from tabletop.files.library import CannotWriteError

    page, told = seated(), []
    page.notice.connect(told.append)

    def full(*_args, **_kwargs):
        raise CannotWriteError(translate("test", "The disk is full."))

    library = page.session.keeper.shelf.library
    with monkeypatch.context() as broken:
        broken.setattr(library, "append", full)
        broken.setattr(library, "keep", full)
        for _ in range(3):
            page.controller.play(page.match.legal_actions()[0])
            settled(page, qtbot)
    assert len(told) == 1
    assert page.match.now == 3
    page.controller.play(page.match.legal_actions()[0])
    assert library.stored_match(page.session.keeper.id).length == 4


def test_an_offer_asks_the_rules_once(seated):
    page = seated()
    first = page.controller.offer
    page.controller.offer_now()
    assert page.controller.offer is first
    assert isinstance(first, MoveOptions)
    assert AT_ONCE.my_speed == 0


def test_a_long_question_does_not_move_the_table(seated):
    page = seated()
    page._room.layout().activate()
    at = page.table.mapTo(page, QPointF(0, 0).toPoint())
    page.bar.ask(0, "A question with so many words that they need more room than there is. " * 2, "Round 1")
    page._room.layout().activate()
    assert "\n" in page.bar.sentence.text()
    assert page.table.mapTo(page, QPointF(0, 0).toPoint()) == at


def test_a_new_match_is_heard_to_be_shuffled(seated, qtbot, monkeypatch):
    heard = []
    monkeypatch.setattr(Sounds, "play", lambda _self, name: heard.append(name))
    seated()
    assert heard[0] == "shuffle"


def test_the_bar_says_who_acts_in_the_film_and_asks_when_it_is_over(seated, qtbot):
    page = seated(AGAINST_MASTER, replace(AT_ONCE, opponents_speed=4, my_speed=0))
    said, clocks = [], []

    def look(frame):
        asked = page.controller.pending_choice
        if asked is not None and page.controller.film.running:
            acts = {1: "Harbour Master is playing.", -1: frame.words}
            if frame.turn == 1:
                said.append((page.bar.sentence._words, acts[frame.seat]))
            ahead = any(each.turn == 1 for each in page.controller.film.ahead)
            assert ahead is (page.bar.sentence._words != page.asking.prompt_text(asked))
        if frame.seat == 1:
            clocks.append((page.bar.clock._words, english(page.match.game.progress_text(frame.view))))

    page.controller.film.shown.connect(look)
    while len({clock for _, clock in clocks}) < 2 and page.match.choice:
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    assert all(told == true for told, true in clocks)
    assert len({clock for _, clock in clocks}) == 2
    assert said
    assert [words for words, _ in said] == [wanted for _, wanted in said]
    assert page.bar.sentence._words == english(page.match.choice.prompt(page.match.state))


def test_a_hint_ends_the_film_and_stands_alone(seated, qtbot):
    page = seated(settings=Settings(opponents_speed=1.0, sounds=False), seats=AGAINST_MASTER)
    page.controller.play(page.match.legal_actions()[0])
    film, hint = page.controller.film, page.controller.hint_request
    qtbot.waitUntil(lambda: film.running and hint.possible(), timeout=20_000)
    with qtbot.waitSignal(page.controller.hint_request.answered, timeout=20_000):
        page._commands["hint"].trigger()
        assert not page.controller.film.running
    assert page.hints.note.lines[-1].words == "H again: which move. Once more: why."


@pytest.mark.parametrize(("scale", "columns"), [(100, 4), (150, 2), (200, 2)])
def test_the_end_shows_totals_and_buttons_together_in_large_letters(seated, app, qtbot, scale, columns):
    theme.dress(app, "light", scale)
    try:
        page = seated((PERSON, "easy"))
        page.resize(1280, 660)
        while page.match.choice is not None:
            page.match.play(page.match.legal_actions()[0])
        page.refresh()
        result = page.match_end.result
        qtbot.waitUntil(result._card.isVisible)
        qtbot.wait(20)
        places = [button.mapTo(result, button.rect().topLeft()) for button in result._actions]
        assert len({place.x() for place in places}) == min(columns, len(places))
        scroll = result.findChildren(QScrollArea)[0]
        totals = [label for label in result.findChildren(QLabel) if label.property("role") == "number"]
        assert len(totals) == 2
        for label in totals:
            there = label.mapTo(scroll.viewport(), label.rect().center())
            assert scroll.viewport().rect().contains(there), (scale, there)
        for button in result._actions:
            assert button.width() >= button.minimumSizeHint().width()
            assert button.geometry().bottom() < result._card.height()
    finally:
        theme.dress(app, "light")
