"""Tempers: a choice among moves that are about as good, from the seat's own view, within a budget."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from tabletop.engine.cast import CAST
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Choice
from tabletop.files.library import Library
from tabletop.games import GAMES
from tabletop.opponents import temper
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.temper import Temper, TemperBudgets, has_temper, liking, preferred_move
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", GAMES)
LOOKS = 6
"""How many moments of a match are looked at."""


def moments(name, looks=LOOKS):
    """Some states of a game with a choice of several moves, and whose choice it is."""
    walk = walks(name)[0]
    for at in range(0, len(walk.legal), max(1, len(walk.legal) // looks)):
        if len(walk.legal[at]) > 1:
            yield walk.match.states[at], walk.asked[at].seat


def members_with_temper(game):
    return [member.id for member in CAST if has_temper(game, member.id)]


def test_a_temper_takes_a_move_that_is_about_as_good():
    other = 0
    for name in GAMES:
        game, limit = ALL[name], temper.CHOICE_SHARE * ALL[name].evaluation.score_stddev
        members = members_with_temper(game)
        for number, (state, seat) in enumerate(moments(name)):
            view, has = game.view(state, seat), Temper(members[number % len(members)], 1e9)
            plain = choose_action_in(game, view, seat, 5, "greedy")
            thought = choose_action_in(game, view, seat, 5, "greedy", temper=has)
            assert thought.ranked == plain.ranked  # the search is the same
            worth = {action: value for action, value, _ in plain.ranked}
            assert worth[plain.action] - worth[thought.action] <= min(limit, thought.cost + 1e-9)
            assert thought.tempered == (thought.action != plain.action)
            assert thought.why or not thought.tempered
            assert choose_action_in(game, view, seat, 5, "greedy", temper=replace(has, left=0.0)).cost == 0
            other += thought.tempered
    assert other > 2


@EVERY
def test_it_sees_what_its_seat_sees(name):
    game = ALL[name]
    for number, (state, seat) in enumerate(moments(name, 6)):
        if not isinstance(state.flow[-1], Choice):
            continue
        members = members_with_temper(game)
        has = Temper(members[number % len(members)], 1e9)
        other = game.determinize(game.view(state, seat), seat, number + 1)
        here, there = (
            choose_action_in(game, game.view(s, seat), seat, 5, "greedy", temper=has) for s in (state, other)
        )
        assert here == there


@EVERY
def test_what_it_likes_are_terms_of_the_evaluation(name):
    game = ALL[name]
    terms = {term.key for s, seat in moments(name, 60) for term in game.eval_terms(s, seat)}
    liked = {key for weights in game.evaluation.tempers.values() for key in weights}
    assert liked <= terms | RARE.get(name, set())
    assert {member.id for member in CAST} >= set(game.evaluation.tempers)
    assert not has_temper(game, "jun")
    assert liking(game, members_with_temper(game)[0])


RARE = {"public_market": {"power", "space", "crabs"}, "brick_and_mortar": {"next", "bought"}}
"""Terms that few states have."""


def test_a_blunder_is_no_matter_of_temper():
    """A temper would mend some of these blunders, and it takes another move where there is none."""
    game, has, blunders, other = ALL["river_market"], Temper("ilse", 1e9), 0, 0
    for state, seat in moments("river_market"):
        view = game.view(state, seat)
        for seed in range(5):
            plain = choose_action_in(game, view, seat, seed, "easy", timed=False)
            thought = choose_action_in(game, view, seat, seed, "easy", timed=False, temper=has)
            assert thought.ranked == plain.ranked
            if plain.action == plain.ranked[0][0]:
                other += thought.tempered
            else:
                assert thought == plain
                blunders += 1
    assert blunders > 2
    assert other


def test_a_budget_is_for_a_whole_match():
    game = ALL["river_market"]
    budgets = TemperBudgets(game, Setup(1, ("person", "mara:normal", "jun:hard")))
    assert budgets.temper(0) is None
    assert budgets.temper(2) is None
    whole = temper.MATCH_SHARE * game.evaluation.score_stddev
    assert budgets.temper(1) == Temper("mara", whole)
    budgets.spend(1, whole / 2)
    assert budgets.temper(1).left == pytest.approx(whole / 2)
    budgets.spend(1, whole)
    assert budgets.temper(1).left == 0


def test_a_match_gives_away_no_more_than_its_budget(monkeypatch):
    """With a budget that is used up long before the end; then a member still chooses among equal moves."""
    monkeypatch.setattr(temper, "MATCH_SHARE", 0.01)
    game = ALL["morocco"]
    match = Match(game, Setup(4, ("luz:easy", "salma:easy")))
    budgets, given, left = TemperBudgets(game, match.setup), [0.0, 0.0], [1e9, 1e9]
    while (step := match.choice) is not None:
        has = budgets.temper(step.seat)
        assert has.left <= left[step.seat]
        thought = choose_action_in(
            game, game.view(match.state, step.seat), step.seat, match.now, "greedy", temper=has
        )
        assert thought.cost <= has.left
        given[step.seat], left[step.seat] = budgets.spend(step.seat, thought.cost), has.left
        match.play(thought.action, step.seat)
    allowed = 0.01 * game.evaluation.score_stddev
    assert allowed / 2 < max(given) <= allowed + 1e-9


@pytest.mark.parametrize(
    ("apart", "visits", "taken"),
    [(1e-9, 8, False), (1e-3, 8, True), (1e-3, 1, False)],
    ids=["a rounding error", "liked", "hardly tried"],
)
def test_it_takes_what_it_likes_if_the_search_has_tried_it(monkeypatch, apart, visits, taken):
    game, (state, seat) = ALL["river_market"], next(moments("river_market"))
    view, likes = game.view(state, seat), count(step=apart)
    first, *others = [action for action, _, _ in choose_action_in(game, view, seat, 5, "greedy").ranked]
    ranked = [(first, 0.0, 20), *((action, 0.0, visits) for action in others)]
    monkeypatch.setattr(temper, "liking", lambda *_: lambda *_: next(likes))
    assert bool(preferred_move(game, view, seat, 5, ranked, first, Temper("mara", 1e9))) == taken


def test_what_was_given_away_stays_with_the_match(tmp_path):
    """Played in two sittings, a match has one budget."""
    store = MatchStore(tmp_path / "library.sqlite")
    game = ALL["river_market"]
    keeper = store.begin(Match(game, Setup(3, ("person", "mara:normal"))))
    session = LocalSession.of(keeper, Opponents())
    session.submit(0, session.match.legal_actions()[0])
    session.others._budgets.spend(1, 0.25)
    number = keeper.id
    session.close()
    store.close()
    library = Library.open(tmp_path / "library.sqlite")
    assert library.given_away(number) == {1: 0.25}
    kept = library.resume(number, game).match
    library.close()
    again = MatchStore(tmp_path / "library.sqlite")
    session = LocalSession.of(again.resume(number, game), None)
    whole = temper.MATCH_SHARE * game.evaluation.score_stddev
    assert session.others._budgets.temper(1).left == pytest.approx(whole - 0.25)
    assert kept.now == session.now
    session.close()
    again.close()
