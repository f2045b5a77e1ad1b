"""Show me in a challenge played by another way than its solution, and what the prompt asks in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.engine.text import english
from tabletop.files.codec import read_action, write_action
from tests.ui.test_lessons import begun, button, settled

CARDS, HELPERS, BLACKSMITH = (
    ("river_market", "2_cards"),
    ("river_market", "4_helpers"),
    ("merchants_cove", "3_blacksmith"),
)


def challenge(window, qtbot, chapter):
    """The page of a chapter at its challenge."""
    page = begun(window, qtbot, chapter)
    while page.words.step.kind != "challenge":
        button(page.popover, "next" if page.words.step.next else "skip").click()
        settled(page, qtbot)
    return page


def play(page, qtbot, **given):
    """Play this action as hands would."""
    page.controller.play(read_action(page.session.game.actions, given), sure=True)
    settled(page, qtbot)


def names(page):
    return [each.name for each in page.popover.written.buttons]


def test_show_me_goes_on_from_where_the_learner_is(window, qtbot):
    page = challenge(window, qtbot, HELPERS)
    play(page, qtbot, do="play", card=68, booth=105)
    assert page.popover.written.kind == ""
    assert names(page)[0] == "show"
    for _ in range(6):
        if page.lesson.over:
            break
        QTest.keyClick(page.table, Qt.Key.Key_H)
        settled(page, qtbot)
    entries = page.session.match.entries
    own = [write_action(entry.action)["do"] for entry in entries if entry.seat == page.lesson.teacher.seat]
    assert own[-3:] == ["play", "use", "build"]
    assert page.popover.written.kind == "done"


def test_where_no_way_is_found_show_me_offers_to_begin_again(window, qtbot, heard):
    page = challenge(window, qtbot, CARDS)
    began = page.session.now
    play(page, qtbot, do="wade", booth=102)
    assert page.popover.written.kind != "again", "nothing has failed"
    button(page.popover, "show").click()
    assert page.popover.written.note == "The goal can't be reached from here. Start this step again."
    assert page.popover.written.note in heard
    assert names(page)[0] == "again"
    assert page.lesson.teacher.helped == []
    button(page.popover, "again").click()
    settled(page, qtbot)
    assert (page.session.now, page.popover.written.note, names(page)[0]) == (began, "", "show")


def test_what_fails_offers_again_alone_and_holds_back_whatever_else_is_tried(window, qtbot):
    page = challenge(window, qtbot, CARDS)
    play(page, qtbot, do="play", card=5, booth=102)
    assert page.lesson.failed
    assert (page.popover.written.kind, names(page)) == ("again", ["again", "skip"])
    assert not page._commands["hint"].isEnabled()
    assert page.controller.offer.moves == []
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settled(page, qtbot)
    assert (page.lesson.failed, page.popover.written.kind) == (False, "")


def test_the_prompt_of_a_challenge_asks_below_its_goal_what_the_game_asks(window, qtbot):
    page = challenge(window, qtbot, BLACKSMITH)
    play(page, qtbot, do="work", space=3, worker=0)
    goal, question = page.bar.sentence.text().split("\n")
    assert goal == page.words.step.goal
    assert question == english(page.session.match.choice.prompt(page.controller.offer.view))
