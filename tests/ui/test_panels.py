"""The panels beside the table: log, score, rules, timeline, slip; each on its own match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Layout, Piece
from tabletop.engine.text import english
from tabletop.files.rule_books import titles
from tabletop.session.local import LocalSession
from tabletop.ui.panels.log import HEAD, MOMENT, Log
from tabletop.ui.panels.match_result import MatchResult
from tabletop.ui.panels.prompt_bar import PromptBar
from tabletop.ui.panels.rule_book import Rules
from tabletop.ui.panels.score import ScoreTable, categories
from tabletop.ui.panels.summary_content import SummaryLine
from tabletop.ui.panels.timeline import Timeline
from tabletop.ui.panels.turn_summary import TurnSummaryPanel
from tabletop.ui.play.animation_frames import sound
from tests.quay.game import GAME
from tests.ui import drive


@pytest.fixture
def match():
    made = Match(GAME, Setup(seed=5, seats=("person", "master:normal")))
    for _ in range(6):
        made.play(made.legal_actions()[0])
    return made


def lines(log):
    return [log.list.item(row) for row in range(log.list.count())]


def test_a_click_on_a_line_leads_to_its_moment(app, qtbot, match):
    log, session = Log(), LocalSession(match)
    qtbot.addWidget(log)
    log.resize(300, 600)
    log.show_match(session, 0)
    log.show()
    line = next(item for item in lines(log) if item.data(MOMENT) == 3)
    log.list.scrollToItem(line)
    with qtbot.waitSignal(log.moment_requested) as asked:
        place = log.list.visualItemRect(line).center()
        qtbot.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [3, 0]
    log.hide()


def test_the_log_grows_and_shrinks_with_the_match(app, qtbot, match):
    log, session = Log(), LocalSession(match)
    qtbot.addWidget(log)
    log.show_match(session, 0)
    whole = [item.text() for item in lines(log)]
    match.goto(2)
    log.show_match(session, 0)
    short = [item.text() for item in lines(log)]
    assert whole[: len(short)] == short
    assert len(short) < len(whole)
    match.goto(6)
    log.show_match(session, 0)
    assert [item.text() for item in lines(log)] == whole
    assert any(item.data(HEAD) for item in lines(log))


def test_the_log_shows_the_lines_that_touched_a_piece(app, qtbot, match):
    log, session = Log(), LocalSession(match)
    qtbot.addWidget(log)
    log.show_match(session, 0)
    ship = match.entries[0].action.ship
    log.show_about(f"ship:{ship}")
    told = [item for item in lines(log) if not item.data(HEAD)]
    assert len(told) == 1
    log.show_about("")
    assert len(lines(log)) > 2


def test_the_log_tells_a_seat_only_what_it_may_know(app, qtbot):
    match = Match(GAME, Setup(seed=5, seats=("person", "person")))
    match.play(match.legal_actions()[0])
    log, session = Log(), LocalSession(match)
    qtbot.addWidget(log)
    log.show_match(session, 0)
    own = len(lines(log))
    log.show_match(session, 1)
    assert len(lines(log)) < own


def test_scores_add_up_and_lead_to_their_rules(app, qtbot, match):
    (points, row), *_ = categories(GAME, match.state)
    assert points.rule == "6.1"
    assert [one.points for one in row] == list(GAME.scores(match.state))
    table = ScoreTable(GAME, match.setup, match.state)
    qtbot.addWidget(table)
    link = next(button for button in table.findChildren(QPushButton) if "6.1" in button.toolTip())
    with qtbot.waitSignal(table.rule_requested) as asked:
        link.click()
    assert asked.args == ["6.1"]


def test_fewer_points_than_none_have_a_minus_sign(app, qtbot, match):
    poor = replace(
        GAME, score=lambda s, seat: tuple(replace(part, points=-9) for part in GAME.score(s, seat))
    )
    table = ScoreTable(poor, match.setup, match.state)
    qtbot.addWidget(table)
    numbers = [label.text() for label in table.findChildren(QLabel) if "9" in label.text()]
    assert numbers
    assert all(number.startswith("\N{MINUS SIGN}") and "-" not in number for number in numbers)


def test_a_seat_without_points_has_no_column_in_the_scores(app, qtbot, match):
    alone = replace(GAME, score=lambda s, seat: GAME.score(s, seat) if seat == 0 else ())
    table = ScoreTable(alone, match.setup, match.state, wide=True)
    qtbot.addWidget(table)
    numbers = [label.accessibleName() for label in table.findChildren(QLabel) if label.text().isdigit()]
    assert len(match.setup.seats) > 1
    assert [name for name in numbers if name.startswith("Player 1")] == numbers != []


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        (Piece("a", "z", 0, 0, 9, 9, "f"), "Lay a tile."),
        (Piece("a", "z", 0, 0, 9, 9, "f", turns=3), "Wheel or R: other places near here. Esc: put it back."),
        (Piece("a", "z", 0, 0, 9, 9, "f", turns=8, cells=((0, 0),)), "Lay a tile."),
        (
            Piece("a", "z", 0, 0, 9, 9, "f", turns=8, cells=((0, 0), (0, 1))),
            "Wheel or R: turn it. Esc: put it back.",
        ),
        (
            Piece("a", "z", 0, 0, 9, 9, "f", turns=8, cells=((0, 0), (0, 1), (0, 2), (1, 2))),
            "Wheel or R: turn it. M: turn it over. Esc: put it back.",
        ),
    ],
)
def test_who_holds_a_piece_reads_how_it_is_turned(app, qtbot, piece, told):
    bar = PromptBar(QMenu(), QAction(), QAction(), QAction())
    qtbot.addWidget(bar)
    bar.ask(0, "Lay a tile.", "Round 1")
    bar.explain_turning(piece)
    assert bar.sentence.text() == told
    bar.explain_turning(None)
    assert bar.sentence.text() == "Lay a tile."


def test_a_rule_stays_on_top_when_the_book_is_resized(app, qtbot):
    rules = Rules()
    qtbot.addWidget(rules)
    rules.show_game("public_market")
    rules.show_rule("PM-16.13")  # before it has the size at which it is shown
    rules.resize(420, 500)
    rules.show()

    def on_top():
        return rules.book.cursorForPosition(QPoint(20, 20)).block().text().startswith("PM-16.13")

    qtbot.waitUntil(on_top)
    rules.resize(700, 400)
    qtbot.waitUntil(on_top)
    drive.wheel_over(rules.book.viewport(), 120)
    rules.resize(420, 500)
    assert not on_top()


def test_the_rules_panel_names_what_is_played_otherwise_than_printed(app, qtbot):
    rules, about = Rules(), games.about("public_market")
    qtbot.addWidget(rules)
    rules.show_game("public_market")
    rules.show_options(about, Setup(1, ("person", "angler:easy"), (("boat_setter", "rightmost"),)))
    assert rules.now.isHidden()
    chosen = (("shallow_waters", "on"), ("boat_setter", "lowest_bidder"))
    rules.show_options(about, Setup(1, ("person", "angler:easy"), chosen))
    named = [button.text() for button in rules.now.findChildren(QPushButton) if not button.isHidden()]
    assert named == ["Who sets the Boat: Lowest bidder"]  # Shallow Waters is not played against the Angler
    assert not rules.now.isHidden()


def test_titles_of_rules_take_as_many_lines_as_they_need_and_are_there_at_once(app, qtbot):
    rules = Rules()
    qtbot.addWidget(rules)
    rules.show_game("morocco")
    rules.setFixedSize(160, 500)
    rules.show()
    known = titles("morocco", "en")
    for number in ("MO-5.2", "MO-7.1"):
        rules.show_now((number,))
        (link,) = (each for each in rules.now.findChildren(QPushButton) if not each.isHidden())
        assert link.isVisible()
        whole = f"{known[number]} · {number}"
        assert link.accessibleName() == whole
        qtbot.waitUntil(lambda link=link: link.height() == link.sizeHint().height())
        assert link.text().replace("\n", " ") == whole
        assert ("\n" in link.text()) == (number == "MO-5.2")
        assert max(map(link.fontMetrics().horizontalAdvance, link.text().split("\n"))) < link.width()


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rule_book_is_searched_and_opened_at_a_rule(app, qtbot, game):
    rules = Rules()
    qtbot.addWidget(rules)
    rules.resize(300, 500)
    rules.show()
    rules.show_game(game)
    known = titles(game, "en")
    number = list(known)[-1]
    rules.show_rule(number)
    assert rules._status.isHidden()
    assert rules.book.textCursor().block().text().startswith(number)
    assert rules.book.verticalScrollBar().value() > 0
    rules.show_rule("ZZ-99.9")
    assert "ZZ-99.9" in rules._status.text()
    word = known[number].split()[0]
    rules.field.setText(word)
    count = rules.book.toPlainText().lower().count(word.lower())
    first = int(rules._status.text().split()[0])
    assert f"{first} of {count}." in rules._status.text()
    assert len(rules.book.extraSelections()) == count
    qtbot.keyClick(rules.field, Qt.Key.Key_Return)
    assert f"{first % count + 1} of {count}." in rules._status.text()
    assert rules.book.search(word, -1) == (first, count)
    assert rules.book.extraSelections()[first - 1].cursor.selectedText().lower() == word.lower()
    rules.field.setText("no such words at all")
    assert rules._status.text() == "No results."
    assert rules.book.extraSelections() == []
    rules.field.clear()
    assert rules._status.isHidden()
    rules.show_now((number,))
    named = [button.text() for button in rules.now.findChildren(QPushButton) if not button.isHidden()]
    assert named == [f"{known[number]} · {number}"]
    rules.hide()


def test_the_timeline_goes_by_hand_and_by_key(app, qtbot, match):
    from PySide6.QtWidgets import QToolButton

    timeline = Timeline(QToolButton())
    qtbot.addWidget(timeline)
    timeline.resize(900, 34)
    timeline.show()
    timeline.show_match(LocalSession(match), 6, playing=False)
    ticks, asked = timeline.ticks, []
    timeline.moment_requested.connect(lambda at, _beat: asked.append(at))
    place = QPoint(round(ticks._x(2)), 16)
    qtbot.mouseClick(ticks, Qt.MouseButton.LeftButton, pos=place)
    qtbot.keyClick(ticks, Qt.Key.Key_Right)
    qtbot.keyClick(ticks, Qt.Key.Key_Home)
    assert asked == [2, 3, 0]
    assert ticks.maximum() == 6
    timeline.hide()


def test_the_slip_says_everything_once(app, qtbot):
    slip = TurnSummaryPanel(None)
    qtbot.addWidget(slip)
    slip.begin(1, "The Angler")
    for line in (
        SummaryLine(1, "It moves."),
        SummaryLine(1, "Because of its card.", reason=True, rule="7.1"),
    ):
        slip.tell(line)
        slip.tell(line)
    assert len(slip.lines) == 2
    assert all(words in slip._text.text() for words in ("It moves", "Because"))
    assert slip.isVisible()
    slip._away.click()
    assert slip.isHidden()
    assert len(slip.lines) == 2  # to be told once more
    slip.put_away()
    assert slip.isHidden()


def test_the_slip_is_whole_for_the_keyboard_but_not_after_a_click(app, qtbot, monkeypatch):
    table = QWidget()
    qtbot.addWidget(table)
    slip, other = TurnSummaryPanel(table), QPushButton(table)
    slip.begin(1, "The Angler")
    for n in range(12):
        slip.tell(SummaryLine(1, f"Because of its card number {n}.", reason=True))
    table.resize(400, 600)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    monkeypatch.setattr(slip, "underMouse", lambda: False)
    other.setFocus()
    slip.place(QRect(10, 10, 200, 120), table.rect())
    qtbot.mouseClick(slip._again, Qt.MouseButton.LeftButton)
    assert 100 < slip.height() <= 120
    slip._again.setFocus()
    assert slip.height() > 200
    other.setFocus()
    assert 100 < slip.height() <= 120


def test_the_slip_is_as_long_as_what_it_tells_and_takes_the_free_cloth_below(app, qtbot, monkeypatch):
    table = QWidget()
    qtbot.addWidget(table)
    slip = TurnSummaryPanel(table)
    table.resize(400, 600)
    table.show()
    monkeypatch.setattr(slip, "underMouse", lambda: False)
    slip.begin(1, "The Angler")
    slip.place(QRect(10, 10, 200, 290), table.rect())
    slip.tell(SummaryLine(1, "Because.", reason=True))
    assert slip.height() < 120
    for n in range(6):
        slip.tell(SummaryLine(1, f"Because of its card number {n}.", reason=True))
    assert 120 < slip.height() <= 290
    assert slip._scroll.verticalScrollBar().maximum() == 0
    for n in range(30):
        slip.tell(SummaryLine(1, f"Because of another card, number {n}.", reason=True))
    assert slip.geometry().bottom() <= 300


def test_a_slip_that_is_too_low_for_its_lines_cuts_none_of_them(app, qtbot, monkeypatch):
    table = QWidget()
    qtbot.addWidget(table)
    slip = TurnSummaryPanel(table)
    table.resize(600, 600)
    table.show()
    monkeypatch.setattr(slip, "underMouse", lambda: False)
    other = QPushButton("a stop", table)
    other.show()
    other.setFocus()
    slip.begin(1, "The Angler")
    for n in range(9):
        slip.tell(SummaryLine(1, f"Because of its card number {n}, which says so.", reason=True))
    shown = set()
    for height in range(60, 160, 7):
        slip.place(QRect(10, 10, 200, height), table.rect())
        QApplication.processEvents()
        assert slip.height() <= height
        text, seen = slip._text, slip._scroll.viewport().height()
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text.font())
        document.setHtml(text.text())
        document.setTextWidth(text.width())
        top = slip._scroll.verticalScrollBar().value()
        assert top + seen == text.height()
        block = document.begin()
        while block.isValid():
            above = document.documentLayout().blockBoundingRect(block).top()
            for at in range(block.layout().lineCount()):
                line = block.layout().lineAt(at)
                assert not above + line.y() + 1 < top < above + line.y() + line.height() - 1, height
            block = block.next()
        shown.add(seen)
    assert len(shown) > 3


def test_whose_turn_the_slip_tells_is_whole_however_narrow_it_is(seated):
    page = seated((PERSON,))
    slip = page.summary
    slip.begin(1, "Player 2", again=True)
    slip.tell(SummaryLine(1, "Docks"))
    for width in (400, 150):
        slip.place(QRect(10, 10, width, 200), QRect(0, 0, 600, 500))
        QApplication.processEvents()
        assert slip._title.text() == "Player 2", width
        assert bool(slip._again.text()) == (width == 400)
        assert slip._again.icon().isNull() == (width == 400)
        assert slip._again.accessibleName()


def test_the_slip_follows_the_moment_that_is_looked_at(seated, qtbot):
    page = seated()
    for _ in range(2):
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    now = list(page.summary.lines)
    assert page.summary.isVisible()
    assert any("If the match ended now" in line.words for line in now)
    own = [at for at, entry in enumerate(page.match.entries) if entry.seat == 0]
    page.playback.look(0)
    assert page.summary.isHidden()
    page.playback.look(own[1])  # what the other did after the first own action
    assert page.summary.isVisible()
    earlier = [line.words for line in page.summary.lines]
    assert earlier
    assert earlier != [line.words for line in now]
    lines = [page.match.game.log(beat.event, 0) for beat in page.match.beats(own[1] - 1)]
    theirs = [english(line.text) for line in lines if line is not None and line.seat == 1]
    assert theirs
    assert [words for words in earlier if words in theirs] == list(dict.fromkeys(theirs))
    assert not page.summary._again.isVisible()
    page.playback.look(None)
    assert page.summary.lines == now
    assert page.summary.isVisible()


def test_a_replay_tells_each_moment_its_own(seated, qtbot):
    page = seated()
    for _ in range(2):
        page.controller.play(page.match.legal_actions()[0])
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    now = list(page.summary.lines)
    page.playback.look(0)
    for at in range(1, page.match.now):
        page.playback.show_next()
        qtbot.waitUntil(lambda: not page.controller.film.running)
        assert page.summary.lines == page.narrator.summary_at(at).lines
    page.playback.look(None)
    assert page.summary.lines == now


def test_a_slip_about_several_seats_has_a_heading_for_each(app, qtbot):
    slip = TurnSummaryPanel(None)
    qtbot.addWidget(slip)
    slip.begin(1, "Player 2")
    slip.tell(SummaryLine(1, "Player 2 moves."))
    assert slip._title.text() == "Player 2"
    slip.continue_turn(2, "Player 3")
    slip.tell(SummaryLine(2, "Player 3 moves."))
    assert slip._title.text() == "The others"
    assert [line.words for line in slip.lines if line.heading] == ["Player 2", "Player 3"]
    slip.begin(1, "Player 2")
    assert (slip._title.text(), slip.lines) == ("Player 2", [])


def test_the_end_says_how_it_went(app, qtbot, match):
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    ending = MatchResult(LocalSession(match), None)
    qtbot.addWidget(ending)
    words = [label.text() for label in ending.findChildren(QLabel)]
    best = max(GAME.scores(match.state))
    assert any(str(best) in text for text in words)
    assert "You have won" in words


@pytest.mark.parametrize(
    ("seats", "ranks", "title"),
    [
        (("person", "random"), (1, 2), "You have won"),
        (("person", "random"), (2, 1), "You have lost"),
        (("person", "random"), (1, 1), "You share the victory"),
        (("person", "person"), (1, 2), "The match is over"),
        (("random", "random"), (1, 2), "The match is over"),
        (("person",), (1,), "The match is over"),
    ],
)
def test_the_end_tells_only_a_lone_person_that_it_has_won(app, qtbot, monkeypatch, seats, ranks, title):
    match = Match(GAME, Setup(3, seats))
    while match.choice is not None:
        match.play(match.legal_actions()[0])
    monkeypatch.setattr(match, "game", replace(GAME, ranks=lambda _s: ranks))
    ending = MatchResult(LocalSession(match), None)
    qtbot.addWidget(ending)
    assert title in [label.text() for label in ending.findChildren(QLabel)]


def test_the_end_is_heard(app, seated, qtbot, monkeypatch):
    for ranks, tune in (((1, 2), "won"), ((2, 1), "lost"), ((1, 1), "won")):
        page, played = seated((PERSON, "random")), []
        monkeypatch.setattr(page.match, "game", replace(GAME, ranks=lambda _s, ranks=ranks: ranks))
        monkeypatch.setattr(page.table.sounds, "play", played.append)
        while page.match.choice is not None:
            page.match.play(page.match.legal_actions()[0])
        page.controller._settle()
        assert played == [tune]


def test_each_kind_of_thing_has_its_sound():
    def piece(key, x, w, **more):
        return Piece(key, "zone", x, 0, w, 20, more.pop("face", "face"), **more)

    def heard(before, after):
        return sound(Layout((), (before,)), Layout((), (after,)))

    assert heard(piece("t", 0, 40, cells=((0, 0),)), piece("t", 9, 40, cells=((0, 0),))) == "drop"
    assert heard(piece("m", 0, 15), piece("m", 9, 15)) == "wood"
    assert heard(piece("c", 0, 63), piece("c", 9, 63)) == "card"
    assert heard(piece("p", 0, 20, face="money:3"), piece("p", 0, 20, face="money:5")) == "coin"
    assert heard(piece("p", 0, 20), piece("p", 0, 20)) == ""
    assert heard(piece("d", 0, 63, count=2), piece("d", 0, 63, count=9)) == "shuffle"
    assert heard(piece("d", 0, 63, count=9), piece("d", 0, 63, count=2)) == ""
    tile = piece("t", 0, 40, cells=((0, 0),))
    assert sound(Layout((), ()), Layout((), (tile,))) == "splash"
    assert sound(Layout((), (tile,)), Layout((), ())) == "splash"
    taken = piece("other", 9, 40, cells=((0, 0),))
    assert sound(Layout((), (tile,)), Layout((), (tile, taken))) == "drop"  # one more of a kind that is there
