"""A hint says where, then which, then why: and the last in points that add up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from tabletop.engine.text import Text, english
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.consequence_text import ESTIMATE
from tabletop.opponents.consequences import LEAST_GUESSES, Consequence
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.opponents.move_comparison import Reason
from tabletop.opponents.worker import Answer
from tabletop.ui.panels.moves import MoveRow


@pytest.fixture
def hinted(seated):
    """A page with a hint on the first move: the second is as good, the third, compared before it, worse."""
    page = seated(("person",))
    moves = page.controller.offer.moves
    reasons = (
        Reason("ships", Text("", "Ships at their quay"), 2.5, "3.2"),
        Reason("later", Text("", "Later turns and opponents"), -0.5),
    )
    rated = (
        MoveAnalysis(moves[0].action, 0.0, 0.1, 160, True, ()),
        MoveAnalysis(moves[2].action, 2.0, 0.4, 160, False, reasons),
        MoveAnalysis(moves[1].action, 0.1, 0.2, 160, True, ()),
    )
    ranked = tuple((each.action, 0.0, 160) for each in rated)
    page.controller.hint_request.answered.emit(moves[0], PlayResult(moves[0].action, ranked, (), rated))
    return page


def ask(page):
    page._commands["hint"].trigger()


def quiet(page):
    """What is said below the list of moves."""
    labels = page.panel.moves.widget().findChildren(QLabel)
    return next(label.text() for label in labels if "Hover over a move" in label.text())


def told(page):
    return [line.words for line in page.hints.note.lines]


def test_the_first_stage_says_where_and_does_not_name_the_move(hinted):
    words = hinted.controller.offer.words(hinted.controller.offer.moves[0].action)
    assert hinted.hints.stage == 1
    assert told(hinted)[0].startswith("Look here: ")
    assert words not in " ".join(told(hinted))
    assert hinted.table.table_scene.lights._arrow is None
    assert hinted.table.table_scene.lights._marked
    assert not [row for row in hinted.panel.moves.findChildren(MoveRow) if row.hinted]


def test_the_second_stage_names_the_move_and_those_that_are_as_good(hinted):
    ask(hinted)
    offer = hinted.controller.offer
    assert told(hinted)[0] == offer.words(offer.moves[0].action)
    assert offer.words(offer.moves[1].action) in told(hinted)[-1]
    assert [row.move_ for row in hinted.panel.moves.findChildren(MoveRow) if row.hinted] == [offer.moves[0]]


def test_all_places_that_are_lit_are_named(hinted, monkeypatch):
    lit = []
    monkeypatch.setattr(hinted.table.marks, "highlight", lit.extend)
    hinted.hints._tell(1)
    assert len(lit) > 2  # the ships and quays of two moves
    assert all(hinted.table.name_of(key) in told(hinted)[0] for key in lit)
    assert all(hinted.table.name_of(key) for key in lit)


def test_no_move_has_a_star_while_another_may_be_as_good(hinted):
    ask(hinted)
    ask(hinted)
    offer = hinted.controller.offer
    rows = hinted.panel.moves.widget().findChildren(MoveRow)
    assert [row.given[-1] for row in rows] == ["\N{BLACK CIRCLE}"] * 2 + ["\N{BLACK DOWN-POINTING TRIANGLE}"]
    rated = (
        MoveAnalysis(offer.moves[0].action, 0.0, 0.1, 160, True, ()),
        MoveAnalysis(offer.moves[2].action, 2.0, 0.4, 160, False, (Reason("x", Text("", "Room"), 2.0),)),
    )
    hinted.controller.hint_request.answered.emit(
        offer.moves[0], PlayResult(offer.moves[0].action, (), (), rated)
    )
    rows = hinted.panel.moves.widget().findChildren(MoveRow)
    assert rows[0].given[-1] == "\N{BLACK STAR}"


def test_compared_rows_keep_the_numbers_that_play_them(hinted):
    ask(hinted)
    ask(hinted)
    listed = hinted.controller.offer.listed_moves
    rows = hinted.panel.moves.widget().findChildren(MoveRow)
    assert len(rows) == 3
    assert all(row.given for row in rows)
    for row in rows:
        number = row.number_place()
        assert listed[int(row._number) - 1] == row.move_
        assert row.rect().contains(number)
        assert number.top() > row._in_corner(row.given, 4).center().y()
    last = rows[-1]
    QTest.keyClick(hinted.table, Qt.Key.Key_N)
    QTest.keyClicks(hinted.numbers.field, last._number)
    assert hinted.numbers.move_ == last.move_
    before = hinted.match.now
    QTest.keyClick(hinted.numbers.field, Qt.Key.Key_Return)
    assert hinted.match.entries[before].action == last.move_.action


def test_first_numbers_that_tell_no_difference_are_not_shown(seated):
    page, shown = seated(("person",)), []
    page.controller.hint_request.answered.connect(lambda _move, thought: shown.append(thought))
    action = page.controller.offer.moves[0].action
    early, last = PlayResult(action, (), (), settled=False), PlayResult(action, (), ())
    hint = page.session.hint
    hint.awaited, hint._question = True, 1
    hint.receive(Answer(1, 0, early, last=False))
    assert (shown, hint.awaited) == ([], True)
    hint.receive(Answer(1, 0, last))
    assert (shown, hint.awaited) == ([last], False)


def test_others_are_spoken_of_only_where_some_were_not_compared(hinted):
    ask(hinted)
    ask(hinted)
    assert quiet(hinted).startswith("The others looked worse. Hover over a move")
    moves = hinted.controller.offer.moves
    rated = tuple(MoveAnalysis(move.action, 0.0, 0.1, 160, True, ()) for move in moves)
    hinted.controller.hint_request.answered.emit(moves[0], PlayResult(moves[0].action, (), (), rated))
    assert quiet(hinted).startswith("Hover over a move")


def test_the_third_stage_says_why_and_how_it_is_calculated_in_points_that_add_up(hinted):
    ask(hinted)
    ask(hinted)
    paper, offer = hinted.hints.popover, hinted.controller.offer
    assert paper.isVisible()
    said = paper.accessibleDescription()
    assert "An estimate: no single event" in said
    assert "Ships at their quay" not in said
    assert "2.0 ± 0.4 points more, on average over 160" in said
    [how] = [each for each in paper.findChildren(QPushButton) if each.text() == "How this is calculated"]
    how.click()
    [box] = hinted.table.findChildren(QMessageBox)
    assert "+2.5 Ships at their quay\n\N{MINUS SIGN}0.5 Later turns" in box.text()
    box.close()
    assert "So little" not in said
    assert offer.words(offer.moves[2].action) in said
    rows = hinted.panel.moves.widget().findChildren(MoveRow)
    assert [row.move_ for row in rows] == offer.moves[:3]
    assert "Given away: 2.0" in rows[2].accessibleDescription()
    assert "as good" in rows[1].accessibleDescription()


def test_the_paper_compares_the_move_that_is_pointed_at_and_the_one_held_last(hinted):
    offer = hinted.controller.offer
    hinted.controller.foresight.considered = offer.moves[1].action
    ask(hinted)
    ask(hinted)
    assert offer.words(offer.moves[1].action) in hinted.hints.popover.accessibleDescription()
    hinted.panel.moves.pointed.emit(offer.moves[2])
    assert offer.words(offer.moves[2].action) in hinted.hints.popover.accessibleDescription()


def test_it_can_be_played_and_is_over_then(hinted, qtbot):
    ask(hinted)
    ask(hinted)
    action = hinted.controller.offer.moves[0].action
    play = next(b for b in hinted.hints.popover.findChildren(QPushButton) if b.text() == "Play it")
    play.click()
    qtbot.waitUntil(lambda: not hinted.controller.film.running)
    assert hinted.match.entries[0].action == action
    assert hinted.hints.stage == 0
    assert hinted.hints.popover.isHidden()


def test_how_it_is_reckoned_is_told(hinted):
    hinted.hints.popover.reckoning_requested.emit()
    boxes = hinted.findChildren(QMessageBox)
    assert "knows what you know" in boxes[0].text()
    boxes[0].close()


def test_both_moves_are_shown_and_put_back(hinted, qtbot):
    ask(hinted)
    ask(hinted)
    shown, before = [], hinted.playback.layout()
    hinted.controller.film.shown.connect(lambda frame: shown.append(frame.layout))
    both = next(b for b in hinted.hints.popover.findChildren(QPushButton) if b.text() == "Show both")
    both.click()
    qtbot.waitUntil(lambda: not hinted.controller.film.running)
    assert len({id(layout) for layout in shown if layout != before}) >= 2
    assert shown[-1] == before
    assert hinted.session.now == 0
    qtbot.waitUntil(hinted.hints.popover.isVisible)


def test_better_numbers_replace_the_first_and_nothing_is_asked_anew(hinted):
    ask(hinted)
    ask(hinted)
    offer = hinted.controller.offer
    better = (
        MoveAnalysis(offer.moves[2].action, 0.0, 0.1, 160, True, ()),
        MoveAnalysis(offer.moves[0].action, 1.0, 0.1, 160, False, (Reason("x", Text("", "Room"), 1.0),)),
    )
    hinted.controller.hint_request.answered.emit(
        offer.moves[2], PlayResult(offer.moves[2].action, (), (), better)
    )
    said = hinted.hints.popover.accessibleDescription()
    assert hinted.hints.stage == 3
    assert "1.0 ± 0.1 points more" in said
    assert "2.0 ± 0.4" not in said


def test_the_same_numbers_again_are_not_told_again(hinted, monkeypatch):
    told = []
    monkeypatch.setattr(hinted.table.surface, "announce", lambda words, **_more: told.append(words))
    hinted.controller.hint_request.answered.emit(hinted.hints._move, hinted.hints._thought)
    assert told == []


def test_a_move_that_is_as_good_has_neither_reasons_nor_figures(hinted):
    offer = hinted.controller.offer
    rated = (
        MoveAnalysis(offer.moves[0].action, 0.0, 0.1, 24, True, ()),
        MoveAnalysis(offer.moves[1].action, -1.2, 0.9, 24, True, (Reason("x", Text("", "Room"), -1.2),)),
    )
    hinted.controller.hint_request.answered.emit(
        offer.moves[0], PlayResult(offer.moves[0].action, (), (), rated)
    )
    ask(hinted)
    ask(hinted)
    said = hinted.hints.popover.accessibleDescription()
    assert "No difference was found in 24 simulated matches." in said
    assert "Room" not in said
    assert "1.2" not in said


def test_nothing_is_claimed_of_moves_that_were_hardly_compared(hinted):
    offer = hinted.controller.offer
    rated = tuple(MoveAnalysis(move.action, 0.0, 0.1, 3, True, ()) for move in offer.moves[:3])
    hinted.controller.hint_request.answered.emit(
        offer.moves[0], PlayResult(offer.moves[0].action, (), (), rated)
    )
    ask(hinted)
    assert not any("good" in line.words for line in hinted.hints.note.lines)
    ask(hinted)
    said = hinted.hints.popover.accessibleDescription()
    assert "3 simulated matches are too few to tell them apart." in said
    assert "good" not in said
    assert not any("good" in each.summary for each in hinted.hints._moves._compared)


def test_what_happens_after_a_move_is_told_in_sentences(hinted):
    offer = hinted.controller.offer
    hire, earn = Text("", "hire Ann"), Text("", "earn ${amount}")
    happens = (Consequence(0, hire, 9, 0), Consequence(0, earn, more=-3))
    reasons = (Reason("x", Text("", "Room"), 2.0),)
    rated = (
        MoveAnalysis(offer.moves[0].action, 0.0, 0.1, 24, True, ()),
        MoveAnalysis(offer.moves[1].action, 2.0, 0.4, 24, False, reasons, happens),
    )
    hinted.controller.hint_request.answered.emit(
        offer.moves[0], PlayResult(offer.moves[0].action, (), (), rated)
    )
    ask(hinted)
    ask(hinted)
    said = hinted.hints.popover.accessibleDescription()
    assert "In 9 of 10 matches you will hire Ann; otherwise hardly ever." in said
    assert "On average you will earn $3\N{NO-BREAK SPACE}less." in said
    assert "Room" not in said


def test_of_few_matches_nothing_is_claimed_but_a_rough_estimate(hinted):
    other = hinted.hints._thought.rated[1]
    assert hinted.hints._happens(other) == (english(ESTIMATE),)
    assert hinted.hints._happens(replace(other, guesses=LEAST_GUESSES - 1)) == ()
