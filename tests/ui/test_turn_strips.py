"""Strips with the turns of others: where they lie, what they show, how they are opened and read."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.headline import LONGEST_SENTENCE, Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.match import Match
from tabletop.engine.setups import refuse_setup
from tabletop.engine.table import turn_key
from tabletop.engine.text import Text, english
from tabletop.session.local import LocalSession
from tabletop.session.turns import LastTurn, LastTurns, TurnLine
from tabletop.ui.panels.free_area import grown, lying
from tabletop.ui.panels.lesson_popover import Button, LessonPopover, PopoverContent
from tabletop.ui.panels.turn_strip import LARGEST, READABLE, SMALLEST, TurnStrip
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table import TableView
from tests.walks import seatings, walks

SIZES = ((980, 690), (724, 590), (1620, 970))
"""The table in windows of 1280 x 800, 1024 x 700 and 1920 x 1080."""
PERCENTS = (100, 200)
LARGE = (830, 620)
"""The table at text size 200 % in a window of 1280 x 800."""


def seated_at(about):
    """A setup for each number of seats, each automa, and each option turned."""
    tables, solos = seatings(games.game(about.id))
    for seats in (*tables, *solos):
        for options in ((), *(((o.key, value.key),) for o in about.options for value in o.values[1:])):
            setup = Setup(1, seats, options)
            if len(seats) > 1 and refuse_setup(games.game(about.id), setup) is None:
                yield setup


def shown(qtbot, game, size):
    """A table of this size."""
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_table(game.table, english)
    return table


def seen(table, thing):
    return table.mapFromScene(thing.x, thing.y, thing.w, thing.h).boundingRect()


@pytest.mark.parametrize("size", [*SIZES, LARGE])
@pytest.mark.parametrize("name", games.GAMES)
def test_each_other_seat_has_a_place_that_covers_no_piece_and_no_zone(app, qtbot, name, size):
    game, met = games.game(name), set()
    table = shown(qtbot, game, size)
    for setup in seated_at(game.about):
        state = Match(game, setup).state
        layout = game.table.layout(game.view(state, 0), 0)
        key = (len(setup.seats), setup.options, setup.seats[-1])
        if key in met:
            continue
        met.add(key)
        table.show_layout(layout)
        table.show()
        zones = {zone.key: zone for zone in layout.zones}
        for seat in range(1, len(setup.seats)):
            place = seen(table, zones[turn_key(seat)]).adjusted(1, 1, -1, -1)
            assert table.viewport().rect().contains(place), (setup, seat)
            assert not [rect for rect in lying(table, layout) if rect.intersects(place)], (setup, seat)
            others = [seen(table, zones[turn_key(other)]) for other in range(1, len(setup.seats))]
            assert sum(place.intersects(other) for other in others) == 1
            besides = [*lying(table, layout), *(other for other in others if not other.intersects(place))]
            large = grown(place, table.viewport().rect(), besides, 80).adjusted(1, 1, -1, -1)
            assert table.viewport().rect().contains(large), (setup, seat)
            assert large.height() >= place.height() - 2, (setup, seat)
            assert not [rect for rect in besides if rect.intersects(large)], (setup, seat)


@pytest.mark.parametrize("name", games.GAMES)
def test_no_piece_lies_under_a_strip_in_any_state_of_a_match(name):
    for walk in walks(name):
        game = walk.match.game
        for state in walk.match.states[::11]:
            for viewer in LocalSession(walk.match).seats[:2]:
                layout = game.table.layout(game.view(state, viewer), viewer)
                told = [zone for zone in layout.zones if zone.key.startswith("told:")]
                assert {zone.key for zone in told} == {
                    turn_key(seat) for seat in range(len(walk.match.setup.seats)) if seat != viewer
                }
                for place in told:
                    for thing in (*layout.pieces, *layout.zones):
                        if thing.key.partition(":")[0] in ("told", "title"):
                            continue
                        apart = (
                            thing.x >= place.x + place.w - 0.01
                            or thing.x + thing.w <= place.x + 0.01
                            or thing.y >= place.y + place.h - 0.01
                            or thing.y + thing.h <= place.y + 0.01
                        )
                        assert apart, (walk.match.setup, place.key, thing.key)


def fits_strip(text, holds):
    words = to_language(text)
    return len(words) <= LONGEST_SENTENCE and holds(words)


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("name", games.GAMES)
def test_a_sentence_fits_its_strip_without_being_cut(app, qtbot, name, percent):
    theme.dress(app, "light", percent)
    game = games.game(name)
    for size in SIZES[:2]:
        table = shown(qtbot, game, size)
        table.show()
        for walk in walks(name)[:6]:
            session = LocalSession(walk.match)
            last = LastTurns(session)
            viewer = session.seats[0]
            for at in range(1, session.now, 23):
                layout = game.table.layout(session.view(at, viewer), viewer)
                table.show_layout(layout)
                zones = {zone.key: zone for zone in layout.zones}
                for turn in last.before(at, viewer):
                    strip = TurnStrip(table.viewport(), turn.seat)
                    strip.place(seen(table, zones[turn_key(turn.seat)]))

                    def fitting(holds, turn=turn):
                        return to_language(turn.sentence(lambda text: fits_strip(text, holds)))

                    strip.tell(fitting, "", 1, newest=True)
                    assert strip.sentence_shown
                    assert strip.whole(), (
                        walk.match.setup,
                        size,
                        strip.sentence_shown,
                        strip.letters,
                        strip.size(),
                    )
                    least = READABLE if size == SIZES[0] else SMALLEST + 1
                    assert strip.letters >= least, (size, strip.size(), strip.sentence_shown)
                    strip.deleteLater()
    theme.dress(app, "light")


def at_rest(page):
    c = page.controller
    return not c.film.running and (c.offer is not None or c.pending_choice is None)


def played(page, qtbot):
    """Play on until another seat has done something and it is the player's turn again."""
    for _ in range(20):
        if page.turns.turns and page.controller.offer is not None:
            return
        page.controller.play(page.controller.offer.moves[0].action, sure=True)
        qtbot.waitUntil(lambda: at_rest(page))
    raise AssertionError("nobody else did anything")


@pytest.fixture
def page(seated, qtbot):
    """A page on a match in which the other seat has acted."""
    made = seated()
    played(made, qtbot)
    return made


def strip_of(page, seat=1):
    return page.turns.strips[seat]


def test_at_the_height_that_it_wants_all_is_said_in_its_largest_letters(app, qtbot):
    table = TableView()
    qtbot.addWidget(table)
    whole = "Hired Old Beadle, took 1 Rogue aboard and moved 1 Adventurer; 1 point behind you."
    for wide in (180, 230, 300):
        strip = TurnStrip(table.viewport(), 1)
        strip.tell(lambda holds: whole if holds(whole) else "", "x", 2, newest=True, remark="“Aha.”")
        high = strip.wanted_height(wide)
        strip.place(QRect(0, 0, wide, high))
        assert (strip.sentence_shown, strip.letters, strip.remarks, strip.whole()) == (
            whole,
            LARGEST,
            True,
            True,
        )
        strip.place(QRect(0, 0, wide, high - 12))
        assert not strip.remarks or strip.letters < LARGEST


def test_a_game_without_headlines_shows_its_last_log_line(page):
    turn = page.turns.turns[-1]
    assert not turn.headlines
    strip = strip_of(page)
    assert strip.isVisible()
    assert (
        strip.sentence_shown.lower()
        == to_language(
            [step for step in turn.steps if step.line.seat == 1 and not step.reason][-1].line.text
        ).lower()
    )


def test_a_strip_without_a_zone_lies_on_free_cloth_or_is_not_shown(page):
    strip, layout = strip_of(page), page.playback.layout()
    assert not [rect for rect in lying(page.table, layout) if rect.intersects(strip.geometry())]
    everywhere = [QRect(0, 0, 3000, 3000)]
    page.turns.place(everywhere)
    assert strip.isHidden()


def test_it_stays_until_the_seat_acts_again_and_goes_with_undo(page, qtbot):
    before = page.turns.turns
    page.playback.look(0)
    assert strip_of(page).isHidden()
    page.playback.look(None)
    assert page.turns.turns == before
    assert strip_of(page).isVisible()


def test_enter_unfolds_the_steps_and_the_reasons_on_demand(page, qtbot):
    strip, paper = strip_of(page), page.turns.details
    strip.setFocus()
    QTest.keyClick(strip, Qt.Key.Key_Return)
    qtbot.waitUntil(paper.isVisible)
    turn = page.turns.turns[-1]
    steps = [to_language(step.line.text) for step in turn.steps if not step.reason]
    why = [to_language(step.line.text) for step in turn.steps if step.reason]
    assert paper.lines == ()
    assert not paper.geometry().intersects(strip.geometry())
    press(paper, "steps")
    assert [line.words for line in paper.lines] == steps
    press(paper, "why")
    assert [line.words for line in paper.lines] == why
    press(paper, "why")
    assert paper.lines == ()
    QTest.keyClick(strip, Qt.Key.Key_Return)
    assert paper.isHidden()


def press(paper, name):
    """Press a button of the paper."""
    next(button for button in paper._rows.buttons if button.objectName() == name).click()


def test_a_paper_opens_alike_says_what_it_shows_and_folds_in_its_place(page):
    strip, paper = strip_of(page), page.turns.details

    def steps():
        return next(button for button in paper._rows.buttons if button.objectName() == "steps")

    strip.click()
    first = paper.geometry()
    press(paper, "steps")
    lies, lines = paper.geometry(), paper.lines
    assert lines
    assert steps().isChecked()
    assert (steps().accessibleName(), steps().text()) == (
        "Steps",
        "Steps \N{BLACK DOWN-POINTING SMALL TRIANGLE}",
    )
    steps().setFocus()
    press(paper, "steps")
    assert not paper.lines
    assert not steps().isChecked()
    assert steps().text() == "Steps \N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
    assert steps().hasFocus()
    assert paper.pos() == lies.topLeft()
    assert paper.height() < lies.height()
    press(paper, "steps")
    assert paper.geometry() == lies
    press(paper, "steps")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert paper.isHidden()
    strip.click()
    assert (paper.geometry(), paper.lines) == (first, ())


@pytest.mark.parametrize("name", games.GAMES)
def test_a_paper_keeps_off_the_viewers_own_board(window, qtbot, name):
    window.navigator.start(name, Setup(7, ("person", "pip:easy")))
    page = window.match_page
    qtbot.waitUntil(lambda: at_rest(page) and page.controller.offer is not None, timeout=20_000)
    played(page, qtbot)
    qtbot.waitUntil(lambda: strip_of(page).isVisible())
    strip_of(page).click()
    paper, layout = page.turns.details, page.playback.layout()
    assert paper.isVisible()
    for zone in layout.zones:
        if zone.key in page.session.game.table.own_zones:
            assert not paper.geometry().intersects(seen(page.table, zone)), zone.key
    assert not any(paper.geometry().intersects(place) for place in page.turns.shown_places())


def test_a_remark_without_room_beside_the_sentence_stands_before_it(app, qtbot):
    table = TableView()
    qtbot.addWidget(table)
    strip, said = TurnStrip(table.viewport(), 1), "“I never pay the first price.”"
    strip.place(QRect(0, 0, 285, 20))

    def tell(remark):
        strip.tell(lambda _holds: "Hired Old Beadle.", "x", 2, newest=True, remark=remark)

    tell(said)
    assert strip.speaks
    assert not strip.remarks
    strip.speaking.stop()
    tell(said)  # it has been said
    assert not strip.speaks
    tell("“Aha.”")
    assert strip.speaks
    strip.place(QRect(0, 0, 285, 40))  # both have room
    assert strip.remarks
    assert not strip.speaks
    strip.place(QRect(0, 0, 285, 20))
    tell("")
    assert not strip.speaks


@pytest.mark.parametrize(("name", "apart"), [("river_market", True), ("morocco", False)])
def test_a_strip_names_its_seat_where_it_does_not_lie_at_its_board(window, qtbot, name, apart):
    game, chance = games.game(name), Random(2)
    match = Match(game, Setup(7, ("person", "mara:easy", "tam:easy")))
    while len({entry.seat for entry in match.entries}) < 3 or match.choice.seat:
        match.play(chance.choice(match.choice.legal_actions(match.state)))
    window.resize(1280, 778)
    window.navigator.play(LocalSession(match, None, None, (0,)))
    page = window.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    assert {turn.seat for turn in page.turns.turns} == {1, 2}
    for seat, who in ((1, "Mara "), (2, "Old Tam ")):
        assert strip_of(page, seat).sentence_shown.startswith(who) is apart


def test_a_hint_closes_the_paper_of_a_turn(page):
    strip_of(page).click()
    assert page.turns.details.isVisible()
    page._commands["hint"].trigger()
    assert page.turns.details.isHidden()


def test_a_turn_is_replayed_from_its_paper(page, qtbot):
    strip_of(page).click()
    played_, said, asked = [], [], page.bar._prompt
    page.controller.film.shown.connect(lambda frame: (played_.append(frame), said.append(page.bar._prompt)))
    replay = [b for b in page.turns.details.findChildren(QPushButton) if b.text() == "Replay"]
    replay[0].click()
    qtbot.waitUntil(lambda: bool(played_) and not page.controller.film.running)
    assert {frame.turn for frame in played_} == {1}
    assert set(said) == {"A replay of what has happened. Space ends it."}
    assert page.bar._prompt == asked
    assert page.turns.details.isHidden()
    assert page.playback.at is None


def test_what_nobody_did_stands_apart(page):
    turn = page.turns.turns[-1]
    nobody = replace(turn.steps[0], line=replace(turn.steps[0].line, seat=-1))
    line = page.turns._line(nobody)
    assert line.apart
    assert line.words == to_language(nobody.line.text)


def test_each_turn_is_announced_once(seated, qtbot, heard):
    page = seated()
    played(page, qtbot)
    said = page.turns.spoken(page.turns.turns[-1])
    assert heard.count(said) == 1
    page.refresh()
    assert heard.count(said) == 1


def test_f3_goes_round_the_strips(heard, page):
    page.activateWindow()
    page.turns.next_strip()
    assert strip_of(page).hasFocus()
    assert strip_of(page).accessibleName() == page.turns.spoken(page.turns.turns[-1])
    for strip in page.turns.strips:
        strip.hide()
    page.turns.next_strip()
    assert heard[-1] == "Nobody else has done anything yet."


def test_two_turns_are_numbered_in_order_and_the_newest_is_filled(app, qtbot):
    table = TableView()
    qtbot.addWidget(table)
    strips = [TurnStrip(table.viewport(), seat) for seat in (1, 2)]
    for number, strip in enumerate(strips, 1):
        strip.place(QRect(0, 40 * number, 250, 34))
        strip.tell(lambda _holds: "Docks", "x", number, newest=number == 2)
    table.show()
    pixels = [strip.grab().toImage() for strip in strips]
    dark = [
        sum(image.pixelColor(x, y).lightness() < 90 for x in range(6, 30) for y in range(image.height()))
        for image in pixels
    ]
    assert dark[1] > 1.5 * dark[0]


def test_where_cloth_is_narrow_no_button_of_a_lessons_paper_is_cut(app, qtbot):
    table = TableView()
    qtbot.addWidget(table)
    table.resize(980, 700)
    paper, words = LessonPopover(table), ("Zeig es mir", "Schritt überspringen")
    paper.show_content(
        PopoverContent(
            "Schritt 3 von 3",
            "MC-7.4",
            head="45 Gold",
            text="Der Schwarzmarkt nimmt alles.",
            buttons=tuple(map(Button, words, words)),
        )
    )
    table.show()
    paper.show()
    assert paper.lie(table.rect(), [], QRect(690, 0, 10, 10), [QRect(0, 0, 640, 700)])
    table.grab()
    buttons = [button for button in paper.findChildren(QPushButton) if button.text() in words]
    assert [button.width() >= button.sizeHint().width() for button in buttons] == [True, True]


def turn_of(*clauses):
    """A turn of the second seat, an entry for each clause of its sentence."""
    lines = [
        LogLine(Text("", words), 1, headline=Headline(1, words, 5, Text("", words))) for words in clauses
    ]
    return LastTurn(1, tuple(TurnLine(at, line, reason=False) for at, line in enumerate(lines, 1)))


def test_a_turn_is_announced_when_its_seat_has_done_all_and_no_part_of_it_twice(seated, heard, monkeypatch):
    page = seated()
    turns, c, name = page.turns, page.controller, page.playback.names[1]
    monkeypatch.setattr(type(c), "pending_choice", SimpleNamespace(seat=1))
    offer, c.offer = c.offer, None
    heard.clear()
    for clauses in (("docked",), ("docked", "sold")):
        turns.turns = (turn_of(*clauses),)
        turns._announce_new()
        assert heard == []
    c.offer = offer
    turns._announce_new()
    assert heard == [f"{name} docked and sold."]
    turns.turns = (turn_of("docked", "sold", "rested"),)
    turns._announce_new()
    assert heard[1:] == [f"{name} rested."]
