"""Think again: what gives much away is asked about before it is played, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text, english
from tabletop.files.coach_history import Spoken
from tabletop.files.coach_notes import Note, Notes
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.consequence_text import ESTIMATE
from tabletop.opponents.consequences import LEAST_GUESSES, Consequence
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.opponents.move_comparison import Reason
from tabletop.session import deals
from tabletop.session.coach import SecondThought
from tabletop.session.hint_analysis import HintAnalysis
from tabletop.session.lessons import taught
from tabletop.session.retry import Retry
from tabletop.ui.dialogs.confirm_giving_up import ConfirmGivingUp
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.panels.keep_coach_prompt import KeepCoachPrompt
from tabletop.ui.panels.move_row import MoveRow
from tests.quay import rules
from tests.quay.game import GAME

from . import drive
from .conftest import AGAINST_MASTER, AT_ONCE

GENTLE = replace(AT_ONCE, coach="gentle", confirm_giving_up=False)
STRICT = replace(GENTLE, coach="strict")
REASONS = (
    Reason("ships", Text("", "Ships at their quay"), 6.5, "3.2"),
    Reason("later", Text("", "Later turns and opponents"), -0.5),
)


class House:
    """Says that the best move is the first one, and all others `behind`; at once, or never."""

    def __init__(self):
        self.behind, self.error, self.lead, self.ready = 6.0, 0.4, 0.0, True
        self.asked = []


@pytest.fixture
def house(monkeypatch):
    said = House()

    def think(counsel, view, seat, at):
        said.asked.append(seat)
        if counsel._view is view:
            return
        best = rules_choice(view, seat)[0]
        counsel._view, counsel._seat, counsel._at = view, seat, at
        rated = (MoveAnalysis(best, 0.0, 0.1, 160, True, ()),)
        counsel.result, counsel.complete = PlayResult(best, ((best, 0.0, 160),), (), rated), True

    def hold(counsel, action):
        if action == counsel.result.action:
            return False
        if said.ready:
            best = counsel.result.action
            rated = (
                MoveAnalysis(best, 0.0, 0.1, 160, True, ()),
                MoveAnalysis(action, said.behind, said.error, 160, said.behind <= 0, REASONS),
            )
            found = PlayResult(best, ((best, said.lead, 160), (action, 0.0, 160)), (), rated)
            QTimer.singleShot(0, lambda: counsel.compared.emit(found))
        else:
            counsel._question, counsel._comparing = -1, True
        return True

    monkeypatch.setattr(HintAnalysis, "think", think)
    monkeypatch.setattr(HintAnalysis, "compare", hold)
    return said


def rules_choice(view, seat):
    from tabletop.engine.rules import pending_choice

    return pending_choice(view, seat).legal_actions(view)


def worse(page):
    """The piece, the place and the action of a drop that is not the best."""
    best = page.controller.offer.moves[0].action
    move = next(m for m in page.controller.offer.moves if m.action != best)
    return move.gesture.piece, move.gesture.zone, move.action


def drop_badly(page):
    piece, zone, action = worse(page)
    view = page.table
    drive.drag(view, drive.at(view, piece), drive.at(view, zone))
    return action


def asked(page, qtbot):
    qtbot.waitUntil(page.coaching.popover.isVisible)


def button(page, words):
    return next(b for b in page.coaching.popover.findChildren(QPushButton) if b.accessibleName() == words)


def test_a_drop_that_gives_much_away_is_not_played_and_its_piece_waits_there(seated, qtbot, house, heard):
    page = seated(settings=GENTLE)
    piece, _zone, _action = worse(page)
    drop_badly(page)
    asked(page, qtbot)
    assert page.match.now == 0
    item = page.table.table_scene.pieces[piece]
    assert item.pos() != item.home
    written = page.coaching.popover.written
    assert written.head == "About 6 points less than the best move"
    assert written.text == "An estimate: no single event of the next rounds makes the difference."
    assert written.rule == ""
    best = page.controller.offer.words(page.controller.offer.moves[0].action)
    assert best not in f"{written.head} {written.text}"
    assert "Esc: think again. Enter: play it." in heard[-1]


def test_escape_takes_it_back_and_the_same_is_not_asked_again(seated, qtbot, house):
    page = seated(settings=GENTLE)
    piece, _zone, action = worse(page)
    drop_badly(page)
    asked(page, qtbot)
    drive.key(page.table, Qt.Key.Key_Escape)
    assert page.coaching.popover.isHidden()
    item = page.table.table_scene.pieces[piece]
    qtbot.waitUntil(lambda: item.pos() == item.home)
    assert page.match.now == 0
    drop_badly(page)
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.match.entries[0].action == action


def test_enter_plays_it_and_that_is_kept_for_the_review(seated, qtbot, house):
    page = seated(settings=GENTLE)
    action = drop_badly(page)
    asked(page, qtbot)
    drive.key(page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.match.entries[0].action == action
    assert page.coaching.popover.isHidden()
    kept = page.session.keeper.shelf.library.coached(page.session.keeper.id)
    assert kept.spoken == (Spoken(0, 0, played=True),)


def test_the_same_drop_again_plays_it(seated, qtbot, house):
    page = seated(settings=GENTLE)
    piece, _zone, action = worse(page)
    drop_badly(page)
    asked(page, qtbot)
    view = page.table
    lies = view.mapFromScene(view.table_scene.pieces[piece].place.center())
    drive.drag(view, lies, lies + QPoint(12, 6))
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.match.entries[0].action == action
    assert page.session.coach.history.spoken[0].played


def test_the_buttons_answer_too(seated, qtbot, house):
    page = seated(settings=GENTLE)
    drop_badly(page)
    asked(page, qtbot)
    button(page, "Think again").click()
    assert page.match.now == 0
    assert page.coaching.popover.isHidden()


def test_h_shows_why_against_that_move(seated, qtbot, house):
    page = seated(settings=GENTLE)
    action = drop_badly(page)
    asked(page, qtbot)
    page._commands["hint"].trigger()
    qtbot.waitUntil(page.hints.popover.isVisible)
    said = page.hints.popover.accessibleDescription()
    assert page.controller.offer.words(action) in said
    assert "6.0 ± 0.4 points more" in said
    assert page.match.now == 0
    assert page.coaching.popover.isHidden()


def test_from_the_list_of_moves_it_is_asked_the_same(seated, qtbot, house):
    page = seated(settings=GENTLE)
    rows = page.panel.moves.widget().findChildren(MoveRow)
    row = next(r for r in rows if r.move_.action == worse(page)[2] and r.isVisible())
    qtbot.waitUntil(lambda: not row._fresh.waits)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    asked(page, qtbot)
    assert page.match.now == 0


def test_by_keyboard_it_is_asked_and_answered_the_same(seated, qtbot, house):
    page = seated(settings=GENTLE)
    piece, zone, action = worse(page)
    view = page.table
    view.keys.point_at(piece)
    drive.key(view, Qt.Key.Key_Return)
    for _ in range(9):
        if view.hands.target is not None and view.hands.target.zone == zone:
            break
        drive.key(view, Qt.Key.Key_Tab)
    drive.key(view, Qt.Key.Key_Return)
    asked(page, qtbot)
    assert page.match.now == 0
    drive.key(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.match.entries[0].action == action


# When it says nothing


def docking(page):
    offer, film = page.controller.offer, page.controller.film
    return offer is not None and isinstance(offer.choice, rules.DockOne) and not film.running


def silent(page, qtbot):
    drop_badly(page)
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.session.coach.history.spoken == ()


def test_there_is_none_unless_the_settings_say_so(seated, qtbot, house):
    silent(seated(), qtbot)
    assert house.asked == []


@pytest.mark.parametrize(
    ("behind", "error", "lead"),
    [(3.4, 0.2, 0.0), (6.0, 3.1, 0.0), (6.0, 0.4, 60.0), (6.0, 0.4, -60.0)],
    ids=["little", "chance", "far ahead", "far behind"],
)
def test_what_is_little_or_chance_or_decides_nothing_is_let_pass(seated, qtbot, house, behind, error, lead):
    assert GAME.evaluation.score_stddev == 10
    house.behind, house.error, house.lead = behind, error, lead
    silent(seated((PERSON, "greedy"), GENTLE), qtbot)


def test_who_wants_to_hear_more_hears_more(seated, qtbot, house):
    house.behind = 1.5
    page = seated((PERSON, "greedy"), STRICT)
    drop_badly(page)
    asked(page, qtbot)


def test_a_move_does_not_wait_for_long(seated, qtbot, house):
    house.ready = False
    page = seated(settings=GENTLE)
    drop_badly(page)
    assert page.match.now == 0
    qtbot.waitUntil(lambda: page.match.now > 0, timeout=600)
    assert page.coaching.popover.isHidden()


def test_once_a_turn_and_four_times_a_match(seated, qtbot, house):
    page = seated(settings=GENTLE)
    spoken = 0
    while spoken < 4:
        drop_badly(page)
        asked(page, qtbot)
        spoken += 1
        before = page.match.now
        drive.key(page.table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: page.match.now > before)
        while not docking(page):
            if page.controller.offer is not None and not page.controller.film.running:
                before = page.match.now
                page.controller.play(page.controller.offer.moves[-1].action)
                qtbot.wait(20)
                assert page.match.now > before, "asked twice in a turn"
            qtbot.wait(5)
    before = page.match.now
    drop_badly(page)
    qtbot.waitUntil(lambda: page.match.now > before)
    assert len(page.session.coach.history.spoken) == 4


def test_what_is_asked_about_already_is_not_asked_about_once_more(seated, qtbot, house):
    page = seated((PERSON,), replace(GENTLE, confirm_giving_up=True))
    moves = page.controller.offer.moves
    page.controller.offer.gives_up = lambda _action: "a ship"
    page.controller.play(moves[-1].action)
    page.findChild(ConfirmGivingUp).do.click()
    qtbot.waitUntil(lambda: page.match.now > 0)
    assert page.session.coach.history.spoken == ()


def test_behind_the_curtain_and_of_others_turns_it_says_nothing(seated, qtbot, house):
    page = seated((PERSON, PERSON, "greedy"), GENTLE)
    assert page.controller.veiled
    assert house.asked == []
    page.curtain._here.click()
    drop_badly(page)
    asked(page, qtbot)
    drive.key(page.table, Qt.Key.Key_Return)
    for _ in range(60):
        qtbot.wait(5)
        offer = page.controller.offer
        if page.controller.veiled:
            before = list(house.asked)
            qtbot.wait(30)
            assert house.asked == before
            assert page.coaching.popover.isHidden()
            page.curtain._here.click()
        elif offer is not None and page.session.active_seat in page.session.seats:
            page.controller.play(offer.moves[0].action)
    assert set(house.asked) == {0, 1}


def test_what_it_asked_goes_with_an_undo_and_behind_the_curtain(seated, qtbot, house):
    page = seated((PERSON, PERSON), GENTLE)
    page.curtain._here.click()
    drop_badly(page)
    asked(page, qtbot)
    page.controller.handover.veil(1)
    page.controller.offer_now()
    page.controller.changed.emit()
    assert page.coaching.popover.isHidden()


def test_not_in_the_deal_of_a_day(seated, qtbot, house, monkeypatch):
    day = deals.today() - timedelta(days=3)
    monkeypatch.setattr(deals, "seats_of", lambda _about, _day: AGAINST_MASTER)
    setup = Setup(deals._seed("quay", day, GAME.revision), AGAINST_MASTER, streams=True)
    page = seated.open(Match(GAME, setup), GENTLE)
    assert page.session.storage.deal is not None
    silent(page, qtbot)
    assert house.asked == []
    other = replace(setup, seed=setup.seed + 1)
    page = seated.open(Match(GAME, other), GENTLE)
    drop_badly(page)
    asked(page, qtbot)


def test_a_match_has_a_coach_of_its_own_until_the_settings_are_changed_in_it(seated, qtbot, house):
    page = seated()
    page.session.coach.sit_down("gentle")
    page.use(AT_ONCE)
    assert page.session.coach.level == "gentle"
    again = seated.shelf.resume(page.session.keeper.id, GAME)
    assert again.coached().level == "gentle"
    page.use(STRICT)
    assert page.session.coach.level == "strict"
    page.use(AT_ONCE)
    assert page.session.coach.level == "off"


def settings_of(window, monkeypatch):
    """The settings dialog as the window shows it, which does not wait for its end here."""
    made = []
    monkeypatch.setattr(SettingsDialog, "exec", lambda dialog: (made.append(dialog), dialog.show()))
    window.commands["settings"].trigger()
    return made[0]


def links(dialog):
    """The button that gives the match the coach of the settings, if it can be seen."""
    buttons = dialog.findChildren(QPushButton)
    return [
        each for each in buttons if each.text() == "Use the setting in this match, too" and each.isVisible()
    ]


def notes_of(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_the_settings_say_that_a_match_has_a_coach_of_its_own(window, qtbot, monkeypatch):
    window.navigator.start("morocco", Setup(7, (PERSON, "pip:easy")), coach="gentle")
    coach = window.match_page.session.coach
    dialog = settings_of(window, monkeypatch)
    own = "This match has its own: Only big mistakes. A change here applies to it, too."
    assert dialog._boxes["coach"].currentData() == "off"
    assert own in notes_of(dialog)
    links(dialog)[0].click()
    assert coach.level == "off"
    assert own not in notes_of(dialog)
    assert not links(dialog)
    dialog.close()


def test_a_change_in_the_settings_applies_to_the_match_as_they_say(window, qtbot, monkeypatch):
    window.navigator.start("morocco", Setup(7, (PERSON, "pip:easy")), coach="gentle")
    dialog = settings_of(window, monkeypatch)
    box = dialog._boxes["coach"]
    box.setCurrentIndex(box.findData("strict"))
    assert window.match_page.session.coach.level == "strict"
    assert not links(dialog)
    dialog.close()


def test_the_settings_say_nothing_of_a_match_that_follows_them(window, qtbot, monkeypatch):
    window.navigator.start("morocco", Setup(7, (PERSON, "pip:easy")), coach="off")
    dialog = settings_of(window, monkeypatch)
    assert not links(dialog)
    assert not any("This match" in words for words in notes_of(dialog))
    dialog.close()


# Where it is chosen


def test_the_first_match_has_one_and_no_other_card_brings_it(qtbot, app):
    page = NewMatch(games.about("public_market"), None)
    qtbot.addWidget(page)
    begun = []
    page.started.connect(lambda *given: begun.append(given))
    page._begin()
    page.presets.cards[2].click()
    page._begin()
    page.presets.cards[0].click()
    page._begin()
    assert [given[3] for given in begun] == ["gentle", "off", "gentle"]


def test_who_has_let_it_go_begins_without_one(qtbot, app):
    known = replace(AT_ONCE, coach_known=True)
    page = NewMatch(games.about("public_market"), None, known)
    qtbot.addWidget(page)
    assert page.coach.values.currentData() == "off"
    page = NewMatch(games.about("public_market"), None, replace(known, coach="clear"))
    qtbot.addWidget(page)
    assert page.coach.values.currentData() == "clear"


def test_a_match_that_is_begun_with_one_has_it(window):
    window.navigator.start("public_market", Setup(3, ("person", "easy")), False, "gentle")
    assert window.match_page.session.coach.level == "gentle"
    window.navigator.start("public_market", Setup(3, ("person", "easy")))
    assert window.match_page.session.coach.level == "off"


def finished(seated, qtbot, settings):
    match = Match(GAME, Setup(seed=3, seats=(PERSON,)))
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    last = match.entries[-1].action
    match.goto(match.now - 1)
    page = seated.open(match, settings)
    page.session.coach.sit_down("gentle")
    page.controller.play(last, sure=True)
    qtbot.waitUntil(lambda: page.match_end.result is not None)
    return page


def test_after_the_first_match_it_asks_once_whether_to_stay(seated, qtbot, house):
    page = finished(seated, qtbot, AT_ONCE)
    qtbot.waitUntil(lambda: page.match_end.result.findChild(KeepCoachPrompt) is not None)
    question, chosen = page.match_end.result.findChild(KeepCoachPrompt), []
    page.chosen.connect(chosen.append)
    question.yes.click()
    assert chosen == [{"coach": "gentle", "coach_known": True}]
    assert question.yes.isHidden()


def test_who_was_asked_is_not_asked_again(seated, qtbot, house):
    page = finished(seated, qtbot, replace(AT_ONCE, coach_known=True))
    qtbot.wait(50)
    assert page.match_end.result.findChild(KeepCoachPrompt) is None


# What is new


@pytest.fixture
def noted(monkeypatch):
    """Quay has notes: on docking, on a ship that was docked, and on what anybody sells."""
    notes = (
        Note("docked", {"event": "docked"}, "Your ship lies at its quay.", "3.1", point=("quay0",)),
        Note("sold", {"event": "sold"}, "Somebody has sold.", "3.5", anybody=True),
        Note("dock", {"asks": "DockOne"}, "Dock a **ship**.", "3", once="match"),
        Note("draw", {"asks": "TakeOne"}, "Take a ship.", "4"),
    )
    made = Notes(1, ("none",), notes)
    monkeypatch.setattr("tabletop.files.coach_notes.load_notes", lambda _game: made)


def read(page):
    return page.coaching.popover.written.text if page.coaching.popover.isVisible() else ""


def test_what_waits_for_the_first_time_is_explained_and_goes_with_escape(seated, qtbot, house, noted, heard):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) == "Dock a **ship**.")
    assert any("Dock a ship." in words for words in heard)
    drive.key(page.table, Qt.Key.Key_Escape)
    assert read(page) == ""
    page.controller.look_again()
    qtbot.wait(20)
    assert read(page) == ""


def test_neither_note_nor_hint_covers_what_is_told_of_others(seated, qtbot, house, noted):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) != "")
    for papers in (page.coaching, page.hints):
        papers._place_popover()
        strip = papers.popover.geometry()
        papers._strips = lambda strip=strip: [strip]
        papers._place_popover()
        assert not papers.popover.geometry().intersects(strip)


def test_who_takes_a_piece_in_the_hand_has_read_it(seated, qtbot, house, noted):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) != "")
    view, piece = page.table, worse(page)[0]
    drive.carry(view, drive.at(view, piece), drive.at(view, piece) + QPoint(30, 30))
    assert read(page) == ""
    drive.release(view, drive.at(view, piece) + QPoint(30, 30))


def test_who_asks_for_a_hint_has_read_it_and_nothing_lies_below_the_hint(seated, qtbot, house, noted):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) != "")
    page._commands["hint"].trigger()
    assert read(page) == ""


def test_enter_plays_nothing_while_only_a_note_lies_there(seated, qtbot, house, noted):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) != "")
    drive.key(page.table, Qt.Key.Key_Return)
    assert page.match.now == 0


def play_on(page, qtbot):
    before = page.match.now
    page.controller.play(page.controller.offer.moves[0].action, sure=True)
    qtbot.waitUntil(lambda: page.match.now > before)
    qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)


def test_never_two_in_a_turn_and_what_found_no_room_comes_next(seated, qtbot, house, noted):
    page = seated((PERSON,), GENTLE)
    turns = {}
    for _ in range(12):
        qtbot.wait(5)
        if read(page):
            turns.setdefault(page.session.coach._turn(0), set()).add(read(page))
        play_on(page, qtbot)
    assert all(len(told) == 1 for told in turns.values())
    told = set().union(*turns.values())
    assert {"Dock a **ship**.", "Your ship lies at its quay."} <= told


def test_ever_is_once_in_all_matches_and_match_once_in_each(seated, qtbot, house, noted):
    page = seated((PERSON,), GENTLE)
    qtbot.waitUntil(lambda: read(page) == "Dock a **ship**.")
    for _ in range(12):
        play_on(page, qtbot)
    kept = seated.shelf.library.coached(page.session.keeper.id).notes
    assert len(kept) == len(set(kept))
    again = seated((PERSON,), GENTLE)
    qtbot.waitUntil(lambda: read(again) == "Dock a **ship**.")
    for _ in range(12):
        play_on(again, qtbot)
    ever = {"docked", "sold", "draw"}
    later = set(seated.shelf.library.coached(again.session.keeper.id).notes)
    assert not later & set(kept) & ever


def test_without_a_coach_nothing_is_explained(seated, qtbot, house, noted):
    page = seated()
    qtbot.wait(30)
    assert read(page) == ""


def test_nobody_reads_anothers_note_behind_the_curtain(seated, qtbot, house, noted):
    page = seated((PERSON, PERSON), GENTLE)
    assert page.controller.veiled
    assert read(page) == ""
    page.curtain._here.click()
    qtbot.waitUntil(lambda: read(page) != "")
    play_on_to_curtain(page, qtbot)
    assert read(page) == ""


def play_on_to_curtain(page, qtbot):
    while not page.controller.veiled:
        if page.controller.offer is not None and not page.controller.film.running:
            page.controller.play(page.controller.offer.moves[0].action, sure=True)
        qtbot.wait(5)


def test_after_a_button_of_the_prompt_bar_the_keys_answer_too(seated, qtbot, house):
    page = seated(settings=GENTLE)
    page.bar.undo.setFocus()
    page.controller.play(worse(page)[2])
    asked(page, qtbot)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Escape)
    assert page.coaching.popover.isHidden()
    assert page.match.now == 0


def test_a_note_goes_with_escape_wherever_the_keyboard_is(seated, qtbot, house, noted):
    page = seated(settings=GENTLE)
    qtbot.waitUntil(lambda: read(page) != "")
    page.bar.hint.setFocus()
    QTest.keyClick(page.bar.hint, Qt.Key.Key_Escape)
    assert read(page) == ""


def test_a_lesson_and_a_retry_have_none(app, shelf):
    session = taught(shelf, games.game("public_market"), "1_first_catch")
    session.coach.use("strict")
    assert session.coach.level == "off"
    session.close()
    match = Match(GAME, Setup(3, (PERSON, "easy")))
    retry = Retry(match, shelf.begin(match, practice=True), None, None, -1)
    retry.coach.use("strict")
    assert retry.coach.level == "off"


def test_what_happens_after_the_best_move_is_said_rather_than_parts_of_an_estimate():
    names = (Text("", "Ann"), Text("", "Mara"))
    move = rules.Pass()
    sold = Consequence(0, Text("", "sell a fish"), often=7, otherwise=2)
    second = SecondThought(
        move, MoveAnalysis(move, 3.0, 0.5, 40, equal=False, reasons=(), consequences=(sold,))
    )
    assert [english(text) for text in second.happens(0, names)] == [
        "In 7 of 10 matches you will sell a fish; otherwise in 2."
    ]
    nothing = replace(second.other, consequences=())
    assert replace(second, other=nothing).happens(0, names) == (ESTIMATE,)
    few = replace(nothing, guesses=LEAST_GUESSES - 1)
    assert replace(second, other=few).happens(0, names) == ()
