"""Wherever the window tells of points it tells the same: its table, its lists, its notes, its statistics."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from tabletop.engine.game import Setup
from tabletop.engine.headline import words_of_lead
from tabletop.engine.match import Match
from tabletop.engine.points import Bound
from tabletop.files.statistics import statistics
from tabletop.games import GAMES, game
from tabletop.session.local import LocalSession
from tabletop.session.turns import LastTurns
from tabletop.session.views import EVERYBODY
from tabletop.ui.pages.lobby_cards import ContinueCard
from tabletop.ui.panels.match_result import Chart, MatchResult
from tabletop.ui.panels.review_graph import Graph
from tabletop.ui.panels.score import ScoreTable
from tabletop.ui.play.outcome import MatchOutcome, outcome_of
from tabletop.ui.style.i18n import bounded_number, player_names, signed_number, spoken_names, to_language
from tabletop.ui.widgets.match_list import MatchRow, status_of
from tests.walks import walks

EVERY = pytest.mark.parametrize("name", GAMES)
STATUS = {
    MatchOutcome.WON: "Won",
    MatchOutcome.SHARED: "Shared",
    MatchOutcome.LOST: "Lost",
    MatchOutcome.OVER: "Finished",
}


def labels(widget):
    """All that stands on a widget, in words."""
    return [label.text() for label in widget.findChildren(QLabel)]


def totals_of(widget, names):
    """The totals of a table of scores by name, as a screen reader is told them."""
    said = [label.accessibleName() for label in widget.findChildren(QLabel)]
    return {
        name: text.removeprefix(f"{name}: ")
        for text in said
        for name in names
        if text.startswith(f"{name}: ")
    }


@EVERY
def test_result_list_statistics_and_review_tell_the_same_end(window, qtbot, name):
    of, library = game(name), window.services.shelf.library
    for walk in walks(name)[:4]:
        match = walk.match
        session, end = LocalSession(match), of.result(match.state)
        number = library.keep(0, match)
        library.store_result(number, end.scores, end.ranks)
        kept, scored = library.stored_match(number), of.scoring_seats(match.state)
        names = player_names(of, match.setup)
        told = {names[seat]: signed_number(end.scores[seat]) for seat in scored}
        shown, chart = MatchResult(session, None), Chart(session)
        qtbot.addWidget(shown)
        qtbot.addWidget(chart)
        assert to_language(end.verdict) in labels(shown)
        listener = session.seats[0] if len(session.seats) == 1 else -1
        spoken = spoken_names(names, listener)
        assert totals_of(shown, spoken) == {spoken[seat]: told[names[seat]] for seat in scored}
        assert chart.accessibleDescription() == "; ".join(f"{who}: {points}" for who, points in told.items())
        graph = Graph()
        qtbot.addWidget(graph)
        graph.show_end(session)
        assert graph._final == end.scores
        assert status_of(kept)[0] == STATUS[outcome_of(session)]
        row = MatchRow(kept)
        qtbot.addWidget(row)
        first = session.seats[0] if session.seats else 0
        assert signed_number(end.scores[first]) in labels(row)


def test_the_list_does_not_change_what_it_says_of_a_finished_match(window, qtbot):
    library, of = window.services.shelf.library, game("merchants_cove")
    match = next(walk.match for walk in walks("merchants_cove") if len(walk.match.setup.seats) == 2)
    end = of.result(match.state)
    library.store_result(library.keep(0, match), end.scores, end.ranks)
    window.navigator.show_page("matches")
    [card] = window.navigator._pages["matches"].rows.rows
    before = card._points.accessibleName()
    assert all(str(abs(points)) in before for points in end.scores)
    qtbot.waitUntil(lambda: not card._picture.pixmap().isNull())
    assert card._points.accessibleName() == before


def hidden_moment():
    """A match of Merchants Cove in which a seat holds Corruption that the other one does not see."""
    of = game("merchants_cove")
    for walk in walks("merchants_cove"):
        match = walk.match
        if match.setup.seats != ("person", "person"):
            continue
        for at in range(match.now // 2, match.now):
            if all(p.corruption for p in match.states[at].players):
                made = Match(of, match.setup)
                for entry in match.entries[:at]:
                    made.play(entry.action, entry.seat)
                return made
    raise AssertionError


def test_while_others_hold_hidden_cards_their_points_are_shown_as_a_bound(window, qtbot):
    match = hidden_moment()
    of, session, names = match.game, LocalSession(match), player_names(match.game, match.setup)
    view = session.view(match.now, 0)
    table = ScoreTable(of, match.setup, view)
    qtbot.addWidget(table)
    own, other = of.totals(view)
    assert (own.bound, other.bound) == (Bound.EXACT, Bound.AT_MOST)
    told = {names[0]: signed_number(own.points), names[1]: f"at most {signed_number(other.points)}"}
    assert totals_of(table, names) == told
    assert bounded_number(other) in labels(table)
    everybody = of.totals(session.view(match.now, EVERYBODY))
    number = window.services.shelf.library.keep(0, match)
    card = ContinueCard(window.services.shelf.library.stored_match(number), session, None)
    qtbot.addWidget(card)
    assert {bounded_number(total) for total in everybody} <= set(labels(card))
    assert all(bounded_number(total).startswith("\N{LESS-THAN OR EQUAL TO}") for total in everybody)


@EVERY
def test_a_turn_tells_the_lead_that_the_score_tab_shows_and_none_that_is_a_bound(app, name):
    of, told = game(name), 0
    for walk in walks(name)[:6]:
        session = LocalSession(walk.match)
        last, viewer = LastTurns(session), session.seats[0]
        for at in range(1, session.now, 5):
            for turn in last.before(at, viewer):
                if not turn.stands.source:
                    continue
                view = session.view(turn.last + 1, viewer)
                totals = of.totals(view)
                theirs, own = totals[turn.seat], totals[viewer]
                assert theirs.bound is own.bound is Bound.EXACT
                assert turn.stands == words_of_lead(theirs.points - own.points, over=not view.flow)
                assert ("if it ended now" in turn.stands.source) is bool(view.flow)
                told += 1
    assert told > 10


def test_a_shared_victory_is_neither_won_nor_lost_in_lists_and_statistics(window):
    library, of = window.services.shelf.library, game("merchants_cove")
    number = library.begin(Setup(1, ("person", "hard")), of)
    library.store_result(number, (40, 40), (1, 1))
    assert status_of(library.stored_match(number))[0] == "Shared"
    [tally] = [tally for tally in statistics(library).tallies if not tally.who]
    assert (tally.alone, tally.won) == (1, 0)
