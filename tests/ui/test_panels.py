"""The panels beside the table: log, score, rules, timeline; each on its own match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QLabel, QMenu, QPushButton

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Piece
from tabletop.files.rule_books import titles
from tabletop.session.local import LocalSession
from tabletop.ui.panels.lesson_tab import LessonTab
from tabletop.ui.panels.log import HEAD, MOMENT, Log
from tabletop.ui.panels.prompt_bar import PromptBar
from tabletop.ui.panels.rule_book import Rules
from tabletop.ui.panels.score import ScoreTable, categories
from tabletop.ui.panels.side_panel import Panel
from tabletop.ui.panels.timeline import Timeline
from tabletop.ui.style import theme
from tabletop.ui.style.language import Languages
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


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("fifth", ["review", "lesson"])
def test_five_tabs_stand_apart_in_german(app, qtbot, percent, fifth):
    theme.dress(app, "light", percent)
    languages = Languages(app)
    languages.speak("de")
    try:
        panel = Panel()
        qtbot.addWidget(panel)
        panel.add_first(fifth, LessonTab())
        panel.resize(panel.width(), 500)
        panel.show()
        qtbot.wait(10)
        tabs = panel._tabs
        metrics = QFontMetrics(tabs.font())
        wide = [metrics.horizontalAdvance(tabs.tabText(at)) for at in range(tabs.count())]
        sides = [(tabs.tabRect(at).width() - wide[at]) / 2 for at in range(tabs.count())]
        assert max(sides) - min(sides) <= 2
        assert min(sides) >= theme.scaled(3.5)
        assert tabs.tabRect(4).right() < tabs.width()
    finally:
        languages.speak("en")
        theme.dress(app, "light")
