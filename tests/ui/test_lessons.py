"""Lessons in the window: taught on the ordinary table, by mouse and by keyboard, kept, and gone on with."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from tabletop.engine.table import Drag
from tabletop.engine.text import Text, english
from tabletop.files import lessons
from tabletop.files.schema import LibraryError
from tabletop.files.statistics import Tally, statistics
from tabletop.games import GAMES
from tabletop.ui.pages.learn import ChapterRow, GameCard, Learn, LeftTable
from tabletop.ui.panels.free_area import lying
from tabletop.ui.play.lesson_pointer import middle_of
from tabletop.ui.style import theme
from tabletop.ui.table.spotlight import NO_LESSON, along
from tabletop.ui.widgets.learn_row import LearnRow
from tests.ui import drive

CATCH = ("public_market", "1_first_catch")
CHAPTERS = [(game, chapter) for game in GAMES for chapter in lessons.chapters(game)]
PRESSES = 40
"""More than any chapter needs."""


def begun(window, qtbot, chapter=CATCH, step=0):
    """A chapter's page at one of its steps; those before it are skipped."""
    window.navigator.learn(*chapter)
    page = window.match_page
    qtbot.waitUntil(lambda: page.popover.isVisible() and page.table.complete)
    settled(page, qtbot)
    for at in range(step):
        assert page.lesson.teacher.at == at
        button(page.popover, "next" if page.words.step.next else "skip").click()
        settled(page, qtbot)
    return page


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.table.table_scene.moving)


def button(within, name) -> QPushButton:
    found = within.findChild(QPushButton, name)
    assert found is not None, f"there is no button “{name}”"
    return found


def spot(page, zone, at):
    place = page.table.table_scene.zones[zone].spots[at]
    return drive.point(page.table, place.x + place.w / 2, place.y + place.h / 2)


def drop(page, qtbot, key, zone, at):
    """Take a piece with the mouse, and let go of it so that its corner lies on a spot."""
    table = page.table
    start, goal = drive.at(table, key), spot(page, zone, at)
    drive.carry(table, start, start + (goal - start) / 2)
    item, half = table.hands.item, table.hands.drop_targets.cell / 2
    off = goal - table.mapFromScene(item.pos() + QPointF(half, half))
    end = start + (goal - start) / 2 + off
    drive.move(table, end, held=True)
    drive.release(table, end)
    settled(page, qtbot)


def in_reach(page) -> bool:
    """Whether hands find what solves a step on the table or in the bar, also where it will be refused."""
    offer = page.controller.offer
    gesture = offer.gesture(page.lesson.solved_by())
    thing = gesture.piece if isinstance(gesture, Drag) else gesture.thing
    buttons = {move.gesture for move in offer.moves if offer.on_bar(move)}
    return page.table.table_scene.place_of(thing) is not None or gesture in buttons


@pytest.mark.parametrize("chapter", CHAPTERS, ids="/".join)
def test_every_chapter_is_finished_by_keys_alone(window, qtbot, chapter):
    page = begun(window, qtbot, chapter)
    for _ in range(PRESSES):
        if page.lesson.over:
            break
        key = Qt.Key.Key_Return if page.words.step.next else Qt.Key.Key_H
        assert page.words.step.next or in_reach(page)
        QTest.keyClick(page.table, key)
        settled(page, qtbot)
    assert page.lesson.over
    assert page.popover.isVisible()
    standing = window.services.shelf.learnt()[0]
    assert (standing.game, standing.chapter, standing.done) == (*chapter, True)


def test_a_step_is_done_by_hand_and_the_paper_says_what_came_of_it(window, qtbot):
    page = begun(window, qtbot, step=2)
    assert page.bar.sentence.text().startswith("Fill row 4")
    assert page.table.surface.lesson.rings
    assert page.table.surface.lesson.way is not None
    drop(page, qtbot, "tile:44", "chest", 10)
    assert page.lesson.teacher.at == 3
    assert "Row 4 is full" in page.popover.written.note
    assert page.popover.written.kind == "done"


def test_lifting_the_piece_hides_the_arrow_and_the_dark(window, qtbot):
    page = begun(window, qtbot, step=2)
    assert page.table.surface.lesson != NO_LESSON
    start = drive.at(page.table, "tile:44")
    drive.carry(page.table, start, start + (spot(page, "chest", 20) - start) / 3)
    assert page.table.hands.is_dragging
    assert page.table.surface.lesson == NO_LESSON
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.table.surface.lesson != NO_LESSON


def pointed_at(window, qtbot, monkeypatch):
    """A step with an arrow, seen by somebody who does not listen; and what was drawn of the arrow."""
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: False))
    page = begun(window, qtbot, step=2)
    assert page.table.surface.lesson.way is not None
    assert page._idle.timer.isActive()
    assert page._idle.timer.interval() == 20_000
    seen, spotlight = [], page.table.table_scene.spotlight
    monkeypatch.setattr(spotlight, "update", lambda: seen.append(spotlight.drawn))
    return page, seen


def test_after_twenty_seconds_the_arrow_draws_itself_once_more(window, qtbot, monkeypatch):
    page, seen = pointed_at(window, qtbot, monkeypatch)
    page.table.surface.still = False
    before = arrow_of(page)
    page._idle.timer.setInterval(30)
    page._idle.begin()
    qtbot.waitUntil(lambda: bool(seen) and 0 < seen[-1] < 0.8)
    assert arrow_of(page) != before
    qtbot.waitUntil(lambda: seen[-1] == 1)
    assert arrow_of(page) == before
    drawings = len(seen)
    qtbot.wait(100)
    assert len(seen) == drawings


def arrow_of(page):
    """The picture of what the lesson shows on the table."""
    scene, image = page.table.table_scene, QImage(640, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setWindow(scene.sceneRect().toRect())
    scene.spotlight.paint(painter, None)
    painter.end()
    return image


@pytest.mark.parametrize("why", ["reduced motion", "a screen reader"])
def test_the_arrow_stays_as_it_is_where_nothing_is_to_move(window, qtbot, monkeypatch, why):
    page, seen = pointed_at(window, qtbot, monkeypatch)
    page.table.surface.still = why == "reduced motion"
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: why == "a screen reader"))
    page._idle.timer.setInterval(1)
    with qtbot.waitSignal(page._idle.passed):
        page._idle.begin()
    qtbot.wait(60)
    assert seen == []


def test_whoever_moves_the_mouse_is_not_idle(window, qtbot, monkeypatch):
    page, _ = pointed_at(window, qtbot, monkeypatch)
    page._idle.timer.stop()
    drive.move(page.table, drive.at(page.table, next(iter(page.table.table_scene.zones))))
    assert page._idle.timer.isActive()


def test_only_what_the_step_is_about_is_lit_and_listed(window, qtbot):
    page = begun(window, qtbot, step=2)
    offer = page.controller.offer
    assert {move.piece for move in offer.moves} == {"tile:44"}
    assert len(offer.choice.legal_actions(offer.state)) > len(offer.moves)
    assert page.table.keys.things()[0] == "tile:44"


def held(page):
    """Something that the rules allow, and the step does not."""
    offer = page.controller.offer
    return next(
        move
        for move in offer.candidate_moves
        if offer.choice.check(offer.state, move.action) is None and move not in offer.moves
    )


def test_what_is_allowed_but_too_early_is_held_back_and_can_be_done_anyway(window, qtbot):
    page = begun(window, qtbot, step=2)
    page.table.gestured.emit(held(page).gesture, middle_of(page.table, held(page).gesture))
    assert page.session.now == 0
    assert page.table.bubble.isVisible()
    assert "Take the lit one first" in page.popover.written.note
    button(page.popover, "anyway").click()
    settled(page, qtbot)
    assert page.session.now == 1
    assert page.lesson.aside
    choice = page.session.active_choice(0)
    question = choice.prompt(page.session.view(page.session.now, choice.seat))
    assert page.session.prompt_text(choice, choice.seat) == question  # what is open, for who plays on alone
    button(page.popover, "again").click()
    settled(page, qtbot)
    assert (page.session.now, page.lesson.aside, page.lesson.teacher.at) == (0, False, 2)


def test_a_refusal_can_be_the_goal_and_is_still_a_refusal(window, qtbot):
    page = begun(window, qtbot, step=1)
    drop(page, qtbot, "tile:15", "chest", 6)
    assert page.session.now == 0
    assert page.table.bubble.isVisible()
    assert "Ice Block" in page.table.bubble.accessibleName()
    assert page.lesson.teacher.at == 2


def test_undo_goes_all_the_way_back_through_the_steps(window, qtbot):
    page = begun(window, qtbot, step=4)
    while page.controller.undo_redo.undo_moment() is not None:
        QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settled(page, qtbot)
    assert page.session.now == 0
    assert page.lesson.teacher.at == 2
    assert page.lesson.teacher.skipped == ["ice"]


def test_a_skipped_step_is_done_but_the_chapter_is_not(window, qtbot):
    begun(window, qtbot, step=5)
    progress = window.services.shelf.learnt()[0]
    assert progress.step == ""
    assert not progress.done


def through(page, qtbot, *, shown):
    """Do the whole chapter; `shown`: with the solution of the challenge filmed first."""
    while not page.lesson.over:
        if page.words.step.next:
            page._do("next")
        elif page.words.step.kind == "challenge" and not shown:
            page.controller.play(page.lesson.solved_by(), sure=True)
        else:
            page._do("show")
        settled(page, qtbot)


def first_row(window):
    window.navigator.show_page("learn")
    return window.navigator.currentWidget().findChild(ChapterRow, "/".join(CATCH))


def test_a_challenge_that_was_shown_is_noted_until_it_is_done_alone(window, qtbot):
    page = begun(window, qtbot)
    through(page, qtbot, shown=True)
    progress = window.services.shelf.learnt()[0]
    assert (progress.done, progress.helped) == (True, ("challenge",))
    assert [line.helped for line in page.tab.shown.steps] == [False] * 4 + [True]
    told = [label.text() for label in page.tab.widget().findChildren(QLabel)]
    assert any(words.startswith("Challenge, with help: ") for words in told)
    assert first_row(window).accessibleDescription().endswith(", done with help")
    page = begun(window, qtbot)
    through(page, qtbot, shown=False)
    assert window.services.shelf.learnt()[0].helped == ()
    assert first_row(window).accessibleDescription().endswith(", done")


def test_that_help_was_taken_is_kept_when_the_lesson_is_left(window, qtbot):
    page = begun(window, qtbot, step=4)
    page._do("show")
    settled(page, qtbot)
    window.navigator.show_page("learn")
    window.navigator.learn(*CATCH)
    assert window.match_page.lesson.teacher.helped == ["challenge"]


def test_a_lesson_goes_on_where_it_was_left_and_no_list_of_matches_shows_it(window, qtbot):
    page = begun(window, qtbot, step=3)
    done = page.session.now
    page._leave.click()
    assert window.match_page is None
    assert window.services.shelf.matches() == []
    assert statistics(window.services.shelf.library).matches == 0
    go = next(b for b in window.navigator.currentWidget().findChildren(QPushButton) if b.objectName() == "on")
    go.click()
    page = window.match_page
    assert (page.session.now, page.lesson.teacher.at) == (done, 3)
    assert page.lesson.teacher.skipped == ["ice", "row"]


def test_the_page_learn_lists_every_chapter_and_marks_what_is_done(window, qtbot):
    page = begun(window, qtbot)
    while not page.lesson.over:
        page._do("next" if page.words.step.next else "show")
        settled(page, qtbot)
    page._do("all")
    rows = {row.objectName(): row for row in window.navigator.currentWidget().findChildren(ChapterRow)}
    assert set(rows) == {f"{game}/{chapter}" for game, chapter in CHAPTERS}
    assert "done" in rows["/".join(CATCH)].accessibleDescription()
    rows["/".join(CHAPTERS[-1])].click()
    assert window.match_page.lesson.teacher.chapter == CHAPTERS[-1][1]


def test_the_page_learn_is_laid_at_once_with_no_row_over_another(app, window):
    theme.redress(app, 150)
    try:
        window.navigator.show_page("learn")
        cards = window.navigator.currentWidget().findChildren(GameCard)
        assert len(cards) == len(GAMES)
        for _ in range(3):
            assert all(card.height() >= card.minimumSizeHint().height() for card in cards)
            QApplication.processEvents()
    finally:
        theme.redress(app, 100)


def test_keyboard_and_screen_reader_leads_to_the_chapter_for_hands_and_ears(window, qtbot):
    window.navigator.show_page("learn")
    row = window.navigator.currentWidget().findChild(LearnRow)
    assert row.accessibleName() == "Keyboard and screen reader"
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert (window.match_page.session.game.id, window.match_page.lesson.teacher.chapter) == (
        "public_market",
        "7_hands",
    )


def test_whoever_comes_first_can_learn_or_sit_down(window, qtbot):
    learn = [b for b in window.lobby.findChildren(QPushButton) if b.text().startswith("&Learn it in")]
    learn[0].click()
    assert window.match_page.lesson.teacher.chapter == "0_first_card"
    window.navigator.show_page("games")
    qtbot.waitUntil(
        lambda: not [b for b in window.lobby.findChildren(QPushButton) if b.text().startswith("&Learn it")]
    )


def test_a_step_is_told_once_and_again_by_its_key(window, qtbot, heard):
    page = begun(window, qtbot, step=2)
    steps = [words for words in heard if "Step 3 of 5" in words]
    assert len(steps) == 1
    assert "Goal: Fill row 4" in steps[0]
    assert "The arrow: " in steps[0]
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    assert len([words for words in heard if "Step 3 of 5" in words]) == 2


def test_the_keyboard_goes_to_the_paper_and_back(window, qtbot):
    page = begun(window, qtbot, step=2)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(page.table, Qt.Key.Key_F2, control)
    assert page.popover.has_keyboard()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F2, control)
    assert QApplication.focusWidget() is page.table


def test_a_challenge_has_no_lights_and_no_list(window, qtbot):
    page = begun(window, qtbot, step=4)
    assert page.table.surface.lesson == NO_LESSON
    assert page.words.step.kind == "challenge"
    assert page.controller.offer.moves
    told = [label.text() for label in page.panel.moves.widget().findChildren(QLabel)]
    assert any("no moves are listed" in words for words in told)


def test_the_paper_covers_nothing_that_it_speaks_of(window, qtbot):
    page = begun(window, qtbot, step=2)
    lies = page.popover.geometry()
    for place in page.table.surface.lesson.places:
        assert not page.table.mapFromScene(place).boundingRect().intersects(lies)
    assert page.table.viewport().rect().contains(lies)


def test_the_paper_lies_beside_the_arrow(window, qtbot):
    page = begun(window, qtbot, ("river_market", "1_wading"), step=4)

    def crossed():
        points = [page.table.mapFromScene(point) for point in along(page.table.surface.lesson.way, 200)]
        return any(page.popover.geometry().contains(point) for point in points)

    qtbot.waitUntil(lambda: not crossed())


def test_the_paper_of_a_challenge_covers_nothing_that_does_it(window, qtbot):
    window.resize(1024, 700)
    page = begun(window, qtbot, step=4)
    gesture, scene = page.controller.offer.gesture(page.lesson.solved_by()), page.table.table_scene

    def covered():
        places = [page.table.mapFromScene(scene.place_of(key)) for key in (gesture.piece, gesture.zone)]
        return any(place.boundingRect().intersects(page.popover.geometry()) for place in places)

    qtbot.waitUntil(lambda: not covered())


def test_the_paper_of_a_challenge_covers_nothing_that_can_be_moved(window, qtbot):
    page = begun(window, qtbot, ("river_market", "2_cards"), 2)
    assert page.words.step.kind == "challenge"
    scene = page.table.table_scene
    hand = [key for key in page.table.surface.offered.drags if key.startswith("card:")]
    assert len(hand) > 3

    def covered():
        places = (page.table.mapFromScene(scene.place_of(key)).boundingRect() for key in hand)
        return [place for place in places if place.intersects(page.popover.geometry())]

    qtbot.waitUntil(lambda: not covered())


def test_the_paper_of_a_challenge_covers_nothing_that_its_file_names(window, qtbot):
    page = begun(window, qtbot, ("morocco", "1_first_person"), 3)
    assert page.words.step.kind == "challenge"
    assert page.words.step.point
    assert not page.table.surface.lesson.places  # and it stays unmarked
    scene = page.table.table_scene

    def covered():
        places = (page.table.mapFromScene(scene.place_of(key)) for key in page.words.step.point)
        return any(place.boundingRect().intersects(page.popover.geometry()) for place in places)

    qtbot.waitUntil(lambda: not covered())


def test_the_paper_that_ends_a_chapter_leaves_what_was_done_last_to_be_seen(window, qtbot):
    page = begun(window, qtbot, step=4)
    button(page.popover, "skip").click()
    settled(page, qtbot)
    qtbot.waitUntil(lambda: page.words.step is None and page.popover.isVisible())
    chest = page.table.mapFromScene(page.table.table_scene.place_of("chest")).boundingRect()
    qtbot.waitUntil(lambda: not chest.intersects(page.popover.geometry()))


def test_the_button_that_a_step_asks_for_stands_out(window, qtbot):
    page = begun(window, qtbot, ("brick_and_mortar", "1_month"), 2)

    def accents():
        return [each.text() for each in page.bar._buttons if each.property("role") == "accent"]

    assert accents() == ["Sell all"]


def test_the_paper_is_narrow_where_only_little_cloth_is_bare(window, qtbot):
    page = begun(window, qtbot, ("merchants_cove", "8_captain"))

    def covered():
        lies = page.popover.geometry()
        return [place for place in lying(page.table, page.playback.layout()) if place.intersects(lies)]

    qtbot.waitUntil(lambda: not covered())
    wide = page.popover.width()
    assert all(button.geometry().right() < wide for button in page.popover.findChildren(QPushButton))


def test_in_a_challenge_the_paper_covers_nothing_but_cloth_beside_an_opponents_turn(window, qtbot):
    page = begun(window, qtbot, ("merchants_cove", "1_clock"), step=2)
    assert page.turns.turns, "the other has acted, and it is told"
    button(page.popover, "next").click()

    def covered():
        lies = page.popover.geometry()
        return any(place.intersects(lies) for place in lying(page.table, page.playback.layout()))

    qtbot.waitUntil(lambda: not covered())


def test_a_step_is_done_by_what_a_screen_reader_finds_on_the_table(window, qtbot):
    page = begun(window, qtbot, step=2)
    found = page.table.shadows.wanted()
    tile = found["thing tile:44"]
    assert "The lesson refers to this." in tile.text
    assert "The lesson refers to this." not in found["thing tile:15"].text
    tile.do()
    words = page.controller.offer.words(page.lesson.solved_by())
    drops = [told for key, told in page.table.shadows.wanted().items() if key.startswith("drop ")]
    next(told for told in drops if told.name == words).do()
    settled(page, qtbot)
    assert page.lesson.teacher.at == 3
    assert "Row 4 is full" in page.popover.written.note


def test_a_chapter_that_has_changed_goes_on_at_the_same_step(window, qtbot, monkeypatch):
    page = begun(window, qtbot, step=3)
    state = page.session.view(page.session.now, 0)
    window.navigator.show_page("learn")
    monkeypatch.setattr(lessons, "digest", lambda _game, _chapter: "another")
    page = begun(window, qtbot)
    assert page.lesson.teacher.at == 3
    assert page.lesson.teacher.skipped == []
    assert page.session.view(page.session.now, 0).players[0].filled == state.players[0].filled


def test_a_match_that_goes_on_from_a_lesson_is_none(window, qtbot):
    page = begun(window, qtbot, step=3)
    made = page.session.branch(page.session.now)
    assert made.stage is None
    assert made.opponents is window.services.opponents
    assert len(window.services.shelf.matches()) == 1
    made.close()


def test_what_is_to_be_refused_can_be_tried_by_keyboard(window, qtbot):
    page = begun(window, qtbot, step=1)
    QTest.keyClick(page.table, Qt.Key.Key_Tab)
    assert page.table.keys.at == "tile:15"
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.hands.is_dragging
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    settled(page, qtbot)
    assert page.lesson.teacher.at == 2
    assert page.lesson.teacher.helped == []
    assert page.session.now == 0


def test_learn_shows_the_table_of_the_lesson_that_was_left_and_the_best_result(window, qtbot, monkeypatch):
    begun(window, qtbot, step=3)
    tallies = statistics(window.services.shelf.library)
    best = Tally("public_market", "", 1, 1, 1, 0, 71, 1, 71.0, 90.0)
    monkeypatch.setattr("tabletop.ui.pages.learn.statistics", lambda *_a: replace(tallies, tallies=(best,)))
    window.navigator.show_page("learn")
    page = window.navigator.currentWidget()
    qtbot.waitUntil(lambda: not page.findChild(LeftTable).pixmap().isNull())
    told = [label.text() for label in page.findChildren(QLabel)]
    assert [words for words in told if words.startswith("Best result")] == ["Best result: 71 points"]


def test_a_lesson_that_cannot_be_played_again_has_no_picture_and_the_page_is_there(
    window, qtbot, monkeypatch
):
    begun(window, qtbot, step=1)

    def damaged(*_asked):
        raise LibraryError(Text("", "It cannot be read."))

    monkeypatch.setattr(window.services.shelf, "standing", damaged)
    window.navigator.show_page("learn")
    page = window.navigator.currentWidget()
    qtbot.wait(20)
    assert page.findChild(LeftTable).pixmap().isNull()
    assert page.findChildren(ChapterRow)


def test_a_chapter_that_needs_other_values_is_refused_and_the_list_of_chapters_stays(window, monkeypatch):
    told = []
    monkeypatch.setattr("tabletop.lessons.trial._plays", lambda *_: False)
    window.services.notice.connect(lambda text: told.append(english(text)))
    monkeypatch.setattr(window, "tell", lambda _text: None)
    window.navigator.learn("river_market", "1_wading")
    assert window.match_page is None
    assert "needs the values it was written for" in told[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_on_the_game_of_the_chapter_that_one_comes_back_from(window, qtbot, game):
    learn = Learn(window.services)
    qtbot.addWidget(learn)
    learn.open_page()
    learn.chapter_requested.emit(game, "first")
    learn.open_page()
    card = learn._cards[GAMES.index(game)]
    assert card.isAncestorOf(learn.focusWidget())


@pytest.mark.parametrize("name", GAMES)
def test_a_first_chapter_takes_at_most_ninety_seconds(window, name):
    """Films at usual speed, and twelve seconds for each action; reading is the learner's."""
    window.navigator.learn(name, lessons.chapters(name)[0])
    page = window.match_page
    page.playback.director.own_speed = page.playback.director.others_speed = 1.0
    session, before, seconds = page.lesson, page.playback.layout(), 0.0
    while (step := session.teacher.step) is not None:
        for action in session.teacher.solution():
            since = session.now
            assert session.submit(session.teacher.seat, action) is None
            seconds += 12
            for at in range(since, session.now):
                frames = page.playback.frames(at, before)
                seconds += sum(frame.ms for frame in frames) / 1000
                before = frames[-1].layout if frames else before
        assert session.teacher.step is not step
    assert seconds <= 90, seconds


def test_a_popover_that_grows_from_step_to_step_does_not_scroll(window, qtbot):
    """A scroll bar of the shorter step made the lines of the longer one break once more, and so stayed."""
    page = begun(window, qtbot, ("merchants_cove", "0_first_gold"), step=3)
    scroll = page.popover.findChild(QScrollArea)
    qtbot.waitUntil(lambda: page.popover.isVisible() and page.words.step.kind == "challenge")
    qtbot.waitUntil(lambda: scroll.widget().height() <= scroll.viewport().height())  # once it is placed
    qtbot.wait(100)
    assert scroll.widget().height() <= scroll.viewport().height()
