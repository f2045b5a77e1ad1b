"""Reviews in the window: the graph, the turning points as stops, the paper, the film, and trying again."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from tabletop.engine import rules
from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.engine.text import Text
from tabletop.files.coach_history import Coached, Spoken
from tabletop.files.codec import write_action
from tabletop.games import GAMES
from tabletop.opponents import review
from tabletop.opponents.consequence_text import ESTIMATE
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.forecast import Forecast
from tabletop.opponents.retry_verdict import RetryVerdict, ScoreDifference
from tabletop.opponents.worker import Answer
from tabletop.session.bot_seats import Opponents
from tabletop.session.review import ReviewSession
from tabletop.ui.dialogs.graph_table import GraphTable
from tabletop.ui.keys import KEYS, REVIEW
from tabletop.ui.pages.retry import RetryPage
from tabletop.ui.pages.review import ReviewPage
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.match_card import MatchCard
from tests.session.reviewing import Here, ended, found

SENTENCE = "In 9 of 10 matches Player 1 will build a Booth; otherwise in 2."
EVERY = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def here(monkeypatch):
    """Reviews are reckoned in this process, with few guesses."""
    monkeypatch.setattr("tabletop.session.review.Reviewer", Here)
    for part, guesses in (("GLANCED", (1, 2)), ("LOOKED", (1, 2)), ("HELD", (2, 2))):
        monkeypatch.setattr(review, part, guesses)


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.table.table_scene.moving)


def begun(window, qtbot, monkeypatch, name="river_market", seats=(PERSON, PERSON)):
    """The page of a review that found one turning point for each person; nothing is reckoned."""
    number = window.services.shelf.begin(ended(name, seats)).id
    monkeypatch.setattr(ReviewSession, "begin", found)
    window.navigator.review(number)
    page = window.match_page
    settled(page, qtbot)
    return page


def words(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def button(within, name) -> QPushButton:
    made = within.findChild(QPushButton, name)
    assert made is not None, f"there is no button “{name}”"
    return made


def test_a_match_is_reviewed_from_its_end_and_from_the_list_of_matches(window, qtbot):
    number = window.services.shelf.begin(ended("river_market")).id
    window.navigator.open_match(number)
    page = window.match_page
    qtbot.waitUntil(lambda: page.match_end.result is not None and page.match_end.result.isVisible())
    review_ = next(b for b in page.match_end.result.findChildren(QPushButton) if "Review" in b.text())
    review_.click()
    assert isinstance(window.match_page, ReviewPage)
    assert window.match_page.review.storage.library_id == number
    window.navigator.show_page("matches")
    (card,) = window.navigator._pages["matches"].findChildren(MatchCard)
    next(b for b in card.findChildren(QPushButton) if b.text() == "Review").click()
    assert isinstance(window.match_page, ReviewPage)


def test_a_match_that_goes_on_is_not_offered_for_review(window, qtbot):
    match = ended("river_market")
    match.goto(match.now - 1)
    window.navigator.open_match(window.services.shelf.begin(match).id)
    assert not window.commands["review"].isEnabled()
    window.navigator.show_page("matches")
    texts = [b.text() for b in window.navigator._pages["matches"].findChildren(QPushButton)]
    assert "Review" not in texts


def test_it_is_reckoned_while_it_is_looked_at_can_be_stopped_and_goes_on(window, qtbot):
    number = window.services.shelf.begin(ended("river_market")).id
    window.navigator.review(number)
    page = window.match_page
    qtbot.waitUntil(lambda: page.review.looked > 1)
    assert page.tab._bar.isVisible()
    button(page.tab, "stop").click()
    assert not page.review.running
    assert "Stopped" in words(page.tab)
    looked = page.review.looked
    assert len(window.services.shelf.library.review(number).looks) == looked
    button(page.tab, "go_on").click()
    qtbot.waitUntil(lambda: page.review.looked > looked)
    window.navigator.show_page("matches")
    assert len(window.services.shelf.library.review(number).looks) > looked


@EVERY
def test_a_turning_point_is_a_stop_with_its_sentence_and_its_reasons(window, qtbot, monkeypatch, heard, name):
    page = begun(window, qtbot, monkeypatch, name)
    (given,) = page.turning_stops
    QTest.keyClick(page.table, Qt.Key.Key_N)
    settled(page, qtbot)
    assert page.playback.at == given.at
    offer = page.words.offer(given)
    assert page.popover.isVisible()
    told = page.popover.accessibleDescription()
    assert f"Better: {offer.words(given.better)}" in told
    assert offer.words(given.played) in told
    assert "9.0 ± 0.1 points" in told
    assert any(told in said for said in heard)
    assert "Turning point 1 of 1" in page.bar.sentence.accessibleName()
    assert page.foot.graph.value() == given.at
    assert page.table.viewport().rect().contains(page.popover.geometry())
    page.playback.look(None)
    assert not page.popover.isVisible()


def test_see_it_played_shows_the_better_move_and_puts_everything_back(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    QTest.keyClick(page.table, Qt.Key.Key_N)
    settled(page, qtbot)
    layout, shown = page.table.table_scene.given, []
    page.controller.film.shown.connect(shown.append)
    QTest.keyClick(page.table, Qt.Key.Key_S)
    settled(page, qtbot)
    assert len({frame.layout for frame in shown}) > 1
    assert page.table.table_scene.given == layout
    assert page.popover.isVisible()
    assert page.playback.at == page.turning_stops[0].at


def test_what_was_undone_can_be_seen(window, qtbot):
    match, whole = ended("river_market"), ended("river_market")
    again = Match(match.game, match.setup)
    again.play(next(action for action in again.legal_actions() if action != whole.entries[0].action))
    again.goto(0)
    for entry in whole.entries:
        again.play(entry.action, entry.seat)
    window.navigator.review(window.services.shelf.begin(again).id)
    page = window.match_page
    settled(page, qtbot)
    layout, shown = page.table.table_scene.given, []
    page.controller.film.shown.connect(shown.append)
    button(page.tab, "undone 0").click()
    settled(page, qtbot)
    assert len({frame.layout for frame in shown}) > 1
    assert page.table.table_scene.given == layout


def test_try_again_begins_a_practice_match_there(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    number, at = page.review.storage.library_id, page.turning_stops[0].at
    asked = say_prompt(page, at)
    QTest.keyClick(page.table, Qt.Key.Key_N)
    settled(page, qtbot)
    QTest.keyClick(page.table, Qt.Key.Key_T)
    page = window.match_page
    assert not isinstance(page, ReviewPage)
    assert page.session.history.practice
    assert window.services.shelf.library.stored_match(page.session.storage.library_id).parent == number
    settled(page, qtbot)
    if page.controller.veiled:
        page._hot_seat._open()
    assert asked in page.bar.sentence.accessibleName()


def say_prompt(page, at):
    given = page.turning_stops[0]
    return to_language(page.review.decision_at(given).prompt(page.review.view(at, given.seat)))


def test_of_several_persons_each_is_shown_what_they_gave_away(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    first = page.turning_stops[0]
    button(page.tab, "seat 1").click()
    (second,) = page.turning_stops
    assert (first.seat, second.seat) == (0, 1)
    assert page.playback.viewer == 1
    page.tab.moment_requested.emit(second.at)
    settled(page, qtbot)
    assert "Player 2 played" in page.popover.accessibleDescription()


def test_the_graph_is_told_in_words_and_as_a_table(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    session = page.review
    end = session.match.now
    session.expected = (
        Forecast(0, (30.0, 31.0), (6.0, 7.0)),
        Forecast(end, tuple(map(float, session.game.scores(session.match.state))), (0.0, 0.0)),
    )
    page.refresh()
    graph = page.foot.graph
    told = QAccessible.queryAccessibleInterface(graph).text(QAccessible.Text.Description)
    for points in session.game.scores(session.match.state):
        assert str(points) in told
    assert "Turning point 1: 9.0 points given away" in told
    _, _heads, rows = page.words.graph_table(0)
    assert rows[0][1:3] == ["30 ± 6", "31 ± 7"]
    assert sum(float(row[3] or 0) for row in rows) == 9.0
    opened = []

    def opens(dialog):
        opened.append(dialog)

    monkeypatch.setattr(GraphTable, "exec", opens)
    button(page.tab, "table").click()
    (table,) = opened
    assert table.table.rowCount() == len(rows)


def test_where_no_forecast_can_be_told_the_graph_shows_points_and_says_so(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    page.review.expected = ()
    page.refresh()
    assert page.foot.graph.accessibleName() == "Points so far"
    assert "No accuracy data" in words(page.foot)


def test_a_press_on_a_flag_goes_to_its_moment(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    graph = page.foot.graph
    (whisker,) = page.words.whiskers(0)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=graph._flag(graph._box(), whisker).toPoint())
    assert page.playback.at == whisker.at


def test_all_of_it_can_be_reached_by_keys(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    page.table.setFocus()
    seen = set()
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget().objectName())
    assert f"stop {page.turning_stops[0].at}" in seen
    assert {"seat 0", "seat 1", "table"} <= seen


def test_its_keys_are_its_own_and_mean_what_they_did_again_after_it(window, qtbot, monkeypatch):
    commands = window.commands
    assert commands["number"].shortcut().toString() == KEYS["number"]
    begun(window, qtbot, monkeypatch)
    for name, key in REVIEW.items():
        assert commands[name].shortcut().toString() == key
    assert commands["number"].shortcut().isEmpty()
    window.navigator.show_page("matches")
    for name in REVIEW:
        assert commands[name].shortcut().isEmpty()
        assert not commands[name].isEnabled()
    assert commands["number"].shortcut().toString() == KEYS["number"]


def test_nothing_can_be_moved_in_it(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    assert page.controller.offer is None
    assert page.controller.undo_redo.undo_moment() is None
    page.playback.look(page.turning_stops[0].at)
    assert page.controller.offer is None
    assert not window.commands["hint"].isEnabled()


def tried(window, qtbot, monkeypatch, verdict, better=True):
    """The page of a decision that was made once more, and judged so."""
    answers = []
    monkeypatch.setattr(Opponents, "judge", lambda *_asked: 77)
    monkeypatch.setattr(Opponents, "answer", lambda _o: answers.pop() if answers else None)
    page = begun(window, qtbot, monkeypatch, seats=(PERSON, "easy"))
    given = page.turning_stops[0]
    page.playback.look(given.at)
    page.try_again()
    page = window.match_page
    settled(page, qtbot)
    page.controller.play(given.better if better else given.played)
    assert "Judging your move" in page.bar.sentence.accessibleName()
    assert page.controller.offer is None
    answers.append(Answer(77, 0, None, judged=verdict))
    qtbot.waitUntil(lambda: page.retry.judged is not None)
    settled(page, qtbot)
    return page


def on_bar(page, words):
    return next(b for b in page.bar.findChildren(QPushButton) if b.text().replace("&", "") == words)


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (
            RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0)),
            "Better than what was played: 4.2 ± 0.5 points more. It is as good as",
        ),
        (
            RetryVerdict(ScoreDifference(0.2, 0.5), ScoreDifference(-4.0, 0.5)),
            "As good as what was played: The difference may be luck. 4.0 points less",
        ),
        (
            RetryVerdict(ScoreDifference(0.0, 0.0), ScoreDifference(-4.0, 0.5)),
            "The same move as in the match: No difference",
        ),
        (
            RetryVerdict(ScoreDifference(-2.0, 0.5), ScoreDifference(-6.0, 0.5)),
            "Worse than what was played: 2.0 ± 0.5 points fewer",
        ),
        (
            RetryVerdict(ScoreDifference(9.0, 0.5), ScoreDifference(3.0, 0.5)),
            "It is even better than the suggested move.",
        ),
    ],
)
def test_what_is_tried_again_is_judged_in_one_sentence(window, qtbot, monkeypatch, heard, verdict, said):
    page = tried(window, qtbot, monkeypatch, verdict)
    assert said in page.bar.sentence.accessibleName()
    assert any(said in told for told in heard)
    assert page.popover.isVisible()
    assert page.table.viewport().rect().contains(page.popover.geometry())
    for words in said.split(": "):
        assert words in page.popover.accessibleDescription().replace("\n", " ")


@pytest.mark.parametrize("button", ["Try again", "Play on", "Back to the review"])
def test_the_paper_with_the_judgement_offers_the_same(window, qtbot, monkeypatch, button):
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    press = next(b for b in page.popover.findChildren(QPushButton) if b.text() == button)
    press.click()
    settled(window.match_page, qtbot)
    assert isinstance(window.match_page, ReviewPage) is (button == "Back to the review")
    if button != "Back to the review":
        assert page.popover.isHidden()
        assert page.session.read_only_reason is None
        assert page.session.now == (0 if button == "Try again" else page.session.now)


def test_reasons_that_come_later_are_written_on_the_paper(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    page.playback.look(page.turning_stops[0].at)
    settled(page, qtbot)
    found, page.review._happens = page.review._happens, {}
    page.refresh()
    assert SENTENCE not in page.popover.accessibleDescription()
    monkeypatch.setattr(page.review, "take_in", lambda: page.review._happens.update(found) or True)
    page._take_in()
    assert SENTENCE in page.popover.accessibleDescription()


def test_why_a_move_is_better_is_told_by_what_happens_and_its_terms_where_it_is_calculated(
    window, qtbot, monkeypatch
):
    page = begun(window, qtbot, monkeypatch)
    page.playback.look(page.turning_stops[0].at)
    settled(page, qtbot)
    told = page.popover.accessibleDescription(), words(page.popover), words(page.tab)
    terms = {to_language(reason.title) for reason in page.turning_stops[0].reasons}
    assert terms
    for text in told:
        assert SENTENCE in text
        assert not [term for term in terms if term in text]
    page.popover.reckoning_requested.emit()
    (box,) = page.findChildren(QMessageBox)
    assert all(term in box.text() for term in terms)
    box.close()
    page.review._happens = dict.fromkeys(page.review._happens, ())
    page.refresh()
    assert to_language(ESTIMATE) in page.popover.accessibleDescription()


def test_after_the_judgement_it_is_tried_once_more_played_on_or_left_for_the_review(
    window, qtbot, monkeypatch
):
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    given = page.retry.given
    on_bar(page, "Try again").click()
    settled(page, qtbot)
    assert page.session.now == 0
    assert page.controller.offer is not None
    page.controller.play(given.better)
    settled(page, qtbot)
    on_bar(page, "Play on").click()
    assert page.session.read_only_reason is None
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    number = page.retry.review
    page.retry.following = page.retry.given.at
    page.refresh()
    on_bar(page, "Next turning point").click()
    page = window.match_page
    assert isinstance(page, ReviewPage)
    assert page.review.storage.library_id == number
    assert page.playback.at == given.at


def test_after_the_last_turning_point_it_leads_back_to_the_end_of_the_review(window, qtbot, monkeypatch):
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    on_bar(page, "Back to the review").click()
    assert isinstance(window.match_page, ReviewPage)
    assert window.match_page.playback.at is None


def test_what_cost_points_more_than_once_is_practised_moment_after_moment(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch, seats=(PERSON, "greedy"))
    session, seat = page.review, page.seat
    own = [at for at in session._reckoning.moments if session.match.entries[at].seat == seat]
    twice = [own[0], own[-1]]
    (first,) = session.given_away(seat)
    findings = [replace(session.review.findings[0], at=at, better=_other(session, at)) for at in twice]
    assert first.at == twice[0]
    better = {each.at: each.better for each in findings}
    looks = tuple(replace(look, better=better.get(look.at)) for look in session.review.looks)
    session._reckoning.review = replace(session.review, looks=looks, findings=tuple(findings))
    sells = Text("quay", "sell for {amount} gold")
    session._happens = {at: (Consequence(seat, sells, more=n),) for n, at in enumerate(twice, 3)}
    session._keep()
    page.refresh()
    assert [words.partition(": ")[2] for words in page.tab.shown.twice] == [
        "with better moves you would sell for 4\u00a0more gold."
    ]
    button(page.tab, "practise 0").click()
    retried = []
    monkeypatch.setattr(ReviewSession, "begin", lambda _session: None)
    for at in twice:
        page = window.match_page
        settled(page, qtbot)
        assert isinstance(page, RetryPage)
        assert page.retry.given.at == at
        retried.append(page.retry.given.at)
        last = at == twice[-1]
        assert page.way_on() == ("Back to the review" if last else "Practise the next")
        page.go_back()
    assert retried == twice
    assert isinstance(window.match_page, ReviewPage)


def _other(session, at):
    """A move that could have been made at this moment, and was not."""
    entry = session.match.entries[at]
    step = rules.pending_choice(session.match.states[at], entry.seat)
    return write_action(
        next(action for action in step.legal_actions(session.match.states[at]) if action != entry.action)
    )


def test_no_button_of_the_paper_is_narrower_than_its_words(window, qtbot, monkeypatch):
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    long = "A button with a great many words on it"
    for button in page.popover.findChildren(QPushButton)[1:]:
        button.setText(long)
    QApplication.processEvents()
    page._place_popover()
    for button in page.popover.findChildren(QPushButton)[1:]:
        qtbot.waitUntil(lambda button=button: button.width() >= button.sizeHint().width())


def test_after_the_judgement_every_way_on_is_reached_by_keys(window, qtbot, monkeypatch):
    page = tried(
        window, qtbot, monkeypatch, RetryVerdict(ScoreDifference(4.2, 0.5), ScoreDifference(0.0, 0.0))
    )
    page.table.setFocus()
    seen = set()
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if isinstance(focus, QPushButton):
            seen.add((page.popover.isAncestorOf(focus), focus.text().replace("&", "")))
    ways = ("Try again", "Play on", "Back to the review")
    assert {(paper, words) for paper in (True, False) for words in ways} <= seen
    QTest.keyClick(on_bar(page, "Back to the review"), Qt.Key.Key_Space)
    assert isinstance(window.match_page, ReviewPage)


def test_it_says_where_the_coach_had_asked_to_think_again(window, qtbot, monkeypatch):
    page = begun(window, qtbot, monkeypatch)
    given = page.turning_stops[0]
    assert "coach" not in page.words.verdict_on(given).against
    spoken = (Spoken(given.at, given.at, played=True), Spoken(given.at + 1, given.at))
    page.session.keeper.keep_coached(Coached(spoken=spoken))
    assert page.words.verdict_on(given).against.endswith(". The coach had asked to think again.")
    page.session.keeper.keep_coached(Coached(spoken=(Spoken(given.at, given.at),)))
    assert "coach" not in page.words.verdict_on(given).against
