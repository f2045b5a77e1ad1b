"""What a screen reader is told: whose everything is, when it is one's turn, and no more than wished."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import NO_TEXT
from tabletop.files.settings import SPOKEN
from tabletop.games.brick_and_mortar.game import GAME as BRICK_AND_MORTAR
from tabletop.games.brick_and_mortar.rules.ch06_building import ChooseStore
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Asking
from tabletop.games.brick_and_mortar.rules.ch13_end import MonthBegan
from tabletop.games.merchants_cove.about import MERCHANT
from tabletop.games.merchants_cove.game import GAME as MERCHANTS_COVE
from tabletop.session.local import LocalSession
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels.lesson_popover import Button, PopoverContent
from tabletop.ui.play.screen_reader import addressed_text
from tabletop.ui.style.i18n import to_language, unmarked
from tabletop.ui.table import TableView, accessible, announcements
from tabletop.ui.window import Window

from .conftest import AGAINST_MASTER, AT_ONCE


@pytest.fixture
def heard(monkeypatch):
    """All that tables say, and whether at once."""
    told = []
    monkeypatch.setattr(
        "tabletop.ui.table.surface.Surface.announce",
        lambda _view, words, *, at_once=False: told.append((words, at_once)),
    )
    return told


def test_the_opening_says_as_whom_each_seat_plays(seated, heard):
    chosen = (((MERCHANT, "alchemist"),), ((MERCHANT, "blacksmith"),))
    seated.open(Match(MERCHANTS_COVE, Setup(1, (PERSON, PERSON), seat_options=chosen)))
    assert heard[0][0] == "Merchants Cove. At the table: Player 1 (Alchemist) and Player 2 (Blacksmith)."


@pytest.mark.parametrize("spoken", SPOKEN)
def test_what_counts_for_a_decision_is_told_to_whoever_hears_it(seated, heard, spoken):
    match = Match(BRICK_AND_MORTAR, Setup(1, (PERSON, PERSON)))
    while not isinstance(match.choice, ChooseStore | Asking):
        match.play(match.legal_actions()[-1])
    money = match.state.players[match.choice.seat].money
    page = seated.open(match, replace(AT_ONCE, spoken=spoken))
    page.curtain.drawn.emit()
    asked = [
        words for words, _at_once in heard if page.asking.prompt_text(page.controller.pending_choice) in words
    ]
    assert [f"You have ${money}." in words for words in asked] == [spoken != "short"]


def one_turn(page, qtbot):
    """Play the first move until a person is asked again."""
    page.controller.play(page.controller.offer.moves[0].action, sure=True)
    qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)


def turn(seated, qtbot, heard, spoken, seats=AGAINST_MASTER):
    page = seated(seats, replace(AT_ONCE, spoken=spoken))
    heard.clear()
    one_turn(page, qtbot)
    return page, [words for words, _at_once in heard]


def test_what_others_do_names_them_and_what_the_listener_does_does_not(seated, qtbot, heard):
    page, told = turn(seated, qtbot, heard, "everything")
    theirs, own = page.playback.names[1], page.playback.names[0]
    lines = [frame.words for frame in page.turn_replay.turn if frame.words and frame.whose == 1]
    assert lines
    assert all(any(line in words and words.startswith(theirs) for words in told) for line in lines)
    assert not any(words.startswith(f"{own}:") for words in told)


def test_in_the_turn_of_another_the_listener_is_you(seated, qtbot, heard):
    page, _told = turn(seated, qtbot, heard, "everything")
    [own] = page.playback.director.frames(page.session.beats(0, 0)[:1], 0, 0, page.playback.layout())[:1]
    heard.clear()
    page.speaker._others = True
    page.controller.film.shown.emit(replace(own, words="Docks a ship", text=NO_TEXT, whose=0, reason=False))
    assert [words for words, _at_once in heard] == ["You: Docks a ship"]


def test_what_happens_several_times_is_told_once_more_with_its_number(seated, heard):
    page = seated()
    heard.clear()
    for words in ("Docks a ship", "Docks a ship", "Docks a ship", "Sells a load"):
        page.speaker._announce_once(words)
    page.controller.film.ended.emit()
    told = [words for words, _at_once in heard]
    assert told[:3] == ["Docks a ship", "Docks a ship: 3 times in all", "Sells a load"]
    assert "Sells a load" not in told[3:]


def test_the_log_names_whoever_is_not_the_listener(seated, qtbot, heard):
    page, _told = turn(seated, qtbot, heard, "normal")
    page.panel.log.show_match(page.session, page.controller.viewer)
    rows = [page.panel.log.list.item(at) for at in range(page.panel.log.list.count())]
    spoken = [str(row.data(Qt.ItemDataRole.AccessibleTextRole) or "") for row in rows]
    assert any(words.startswith(page.playback.names[1]) for words in spoken)
    assert not any(words.startswith(page.playback.names[0]) for words in spoken)


@pytest.mark.parametrize("spoken", SPOKEN)
def test_your_turn_is_told_once_after_the_sentence_about_the_opponent(seated, qtbot, heard, spoken):
    page, _told = turn(seated, qtbot, heard, spoken)
    prompt = page.asking.prompt_text(page.controller.pending_choice)
    last = [words for words, _at_once in heard][-2:]
    assert last[0] == page.turns.spoken(page.turns.turns[-1])
    assert last[1].startswith(f"Your turn. {prompt}")
    assert heard[-1][1] == (spoken == "everything")  # it cuts short a long list of lines, not one sentence
    page.refresh()
    page.controller.changed.emit()
    assert len([words for words, _ in heard if words.startswith("Your turn.")]) == 1


def test_one_is_asked_again_without_a_turn_of_others_between(seated, qtbot, heard):
    page = seated((PERSON,))
    heard.clear()
    one_turn(page, qtbot)
    assert heard[-1] == (page.asking.prompt_text(page.controller.pending_choice), False)


AMOUNTS = {"short": [], "normal": [], "everything": ["acts", "gains", "because"]}


@pytest.mark.parametrize("spoken", SPOKEN)
def test_only_everything_tells_each_line_and_reason_of_others(seated, heard, spoken):
    page = seated(AGAINST_MASTER, replace(AT_ONCE, spoken=spoken))
    heard.clear()
    acts = replace(page.playback.last_frame(page.match.now, 1), words="acts", whose=1)
    gains, because = replace(acts, words="gains", result=True), replace(acts, words="because", reason=True)
    for frame in (acts, gains, because):
        page.controller.film.shown.emit(frame)
    lines = [f"{page.playback.names[1]}: {words}" for words in AMOUNTS[spoken]]
    assert [words for words, _ in heard] == lines


@pytest.mark.parametrize("spoken", SPOKEN)
def test_what_nobody_does_is_told_in_the_turn_of_another_too(seated, heard, spoken):
    """That a round begins or a stall closes: the sentence about the turn does not say it."""
    page = seated(AGAINST_MASTER, replace(AT_ONCE, spoken=spoken))
    heard.clear()
    frame = replace(
        page.playback.last_frame(page.match.now, 1), words="Round 2 begins", whose=-1, reason=False
    )
    page.controller.film.shown.emit(replace(frame, result=False))
    assert [words for words, _ in heard] == ["Round 2 begins"]


def test_who_is_within_its_turn_is_not_said_to_think(seated, heard):
    """Whoever has acted since the listener goes on, also if another was asked in between."""
    page = seated((PERSON, "greedy", "greedy"))
    match, dice = page.session.match, Random(3)
    page.controller.offer, page.session.hint._question = None, 1
    since, went_on, began = set(), 0, 0
    while match.choice is not None:
        seat, page.speaker._patient = match.choice.seat, True
        heard.clear()
        page.speaker._still_thinking()
        if seat > 0:
            assert bool(heard) == (seat not in since)
            went_on, began = went_on + (seat in since), began + (seat not in since)
        since = set() if seat == 0 else since | {seat}
        match.play(dice.choice(match.legal_actions()))
    page.session.hint._question = 0
    assert went_on
    assert began


def test_an_opponent_is_said_to_think_once_until_a_person_is_asked(seated, heard):
    page = seated(AGAINST_MASTER)
    offer, heard[:] = page.controller.offer, []
    for _ in range(3):
        page.session.hint._question, page.controller.offer = 1, None
        page.speaker._still_thinking()
    assert len(heard) == 1
    page.session.hint._question, page.controller.offer = 0, offer
    page.speaker._ask()
    page.session.hint._question, page.controller.offer = 1, None
    page.speaker._still_thinking()
    page.session.hint._question = 0
    assert heard[0] == heard[-1]
    assert len(heard) == 2


def test_undo_redo_hint_panel_and_rule_are_told(seated, qtbot, heard):
    page = seated((PERSON,), practice=True)
    one_turn(page, qtbot)
    heard.clear()
    page.controller.undo_redo.undo()
    prompt = page.asking.prompt_text(page.controller.pending_choice)
    assert [words for words, _ in heard] == ["Undone.", prompt]
    page.controller.undo_redo.redo_action()
    assert ("Redone.", False) in heard
    heard.clear()
    page.controller.hint_request.start_search()
    qtbot.waitUntil(lambda: any(words.startswith("Hint: ") for words, _ in heard), timeout=20_000)
    heard.clear()
    page._commands["log"].trigger()
    assert heard[-1] == ("Log", False)
    page._commands["panel"].toggle()
    assert heard[-1] == ("The panel at the side is hidden.", False)
    page.panel.rules.book.setMarkdown("## QU-1.1 Ships\n\nA ship docks.\n\n## QU-1.2 Coins\n\nThey count.")
    heard.clear()
    page.tabs.open_rule_book("QU-1.1")
    assert heard[-1] == ("QU-1.1 Ships\nA ship docks.", False)


@pytest.mark.parametrize("read", [True, False], ids=["result", "no result"])
def test_the_end_is_told_once(seated, heard, read):
    """A result that is shown takes the focus, and is read with its verdict."""
    page = seated((PERSON,))
    page.speaker.tells_end = not read
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    heard.clear()
    page.controller._settle()
    page.controller._settle()
    assert len([words for words, at_once in heard if at_once]) == (0 if read else 1)


def test_one_key_goes_through_the_amounts(app, qtbot, tmp_path, monkeypatch, seated, heard):
    monkeypatch.setattr("tabletop.ui.window.save", lambda _settings: None)
    page: MatchPage = seated()
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    window.navigator.match_page = page
    for amount in ("everything", "short", "normal"):
        window._speak_otherwise()
        assert window.settings.spoken == page.controller.settings.spoken == amount
        assert heard[-1][0].casefold().startswith(amount)
    window.navigator.match_page = None


def test_where_a_drawing_may_break_a_word_is_not_spoken(app, qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(announcements, "_BY_DESCRIPTION", False)
    monkeypatch.setattr(accessible.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        accessible.QAccessible, "updateAccessibility", lambda event: told.append(event.message())
    )
    table = TableView()
    qtbot.addWidget(table)
    table.announce("Kr\u00e4uter\N{SOFT HYPHEN}schreiber kommt")
    assert told == ["Kr\u00e4uterschreiber kommt"]


def test_in_lists_seats_have_their_names_and_the_listener_is_you(app):
    match = Match(BRICK_AND_MORTAR, Setup(3, (PERSON, "mara:easy")))
    order = MonthBegan(1, False, (1, 0), match.state.names).line().text
    assert to_language(order) == "January begins. Turn order: Mara and Player 1"
    assert addressed_text(LocalSession(match), order) == "January begins. Turn order: Mara and you"


def test_no_button_is_described_by_its_name_and_more(seated):
    """A screen reader says the name and then the description: "Hint. Hint (H)"."""
    page = seated()
    page.coaching.popover.show_content(PopoverContent("New here", buttons=(Button("away", "Got it", "Esc"),)))
    twice = []
    for button in page.findChildren(QAbstractButton):
        name = unmarked(button.accessibleName() or button.text())
        described = button.accessibleDescription() or button.toolTip()
        if name and described != name and described.startswith(name):
            twice.append((name, described))
    assert twice == []
