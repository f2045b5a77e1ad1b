"""The review of a match at the session: reckoned beside it, stopped, gone on with, kept, and tried again."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text
from tabletop.files import records, reviews
from tabletop.files.library import CannotWriteError
from tabletop.opponents import review
from tabletop.opponents.retry_verdict import JudgeRequest, ScoreDifference, judge_retry
from tabletop.opponents.worker import Answer
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.review import Reviewer, ReviewSession
from tests.session.reviewing import HAPPENS, REASONS, Here, ended, found
from tests.walks import ALL

FINDER = "tests.opponents.finding:find"
EVERY = pytest.mark.parametrize("name", ALL)
PATIENCE = 60.0


@pytest.fixture
def shelf(tmp_path):
    made = MatchStore(tmp_path / "library.sqlite")
    yield made
    made.close()


@pytest.fixture
def opened(monkeypatch):
    """Opens reviews, and leaves them at the end."""
    made = []
    for name, guesses in (("GLANCED", (1, 2)), ("LOOKED", (2, 4)), ("HELD", (6, 6))):
        monkeypatch.setattr(review, name, guesses)

    def open_(keeper, reviewer=None):
        one = ReviewSession(keeper.match, keeper, None, reviewer or Here())
        made.append(one)
        return one

    yield open_
    for one in made:
        one.close()


def reckoned(session, until=lambda session: session.review.done):
    """Reckon until this holds."""
    session.begin()
    over = time.monotonic() + PATIENCE
    while not until(session):
        session.take_in()
        assert time.monotonic() < over, session.error
    return session


def test_it_is_reckoned_beside_the_match_decision_by_decision_and_kept_in_the_library(shelf, opened):
    keeper = shelf.begin(ended())
    session = opened(keeper)
    steps = []
    reckoned(session, lambda session: steps.append(session.looked) or session.review.done)
    assert steps == sorted(steps)
    assert steps[-1] == session.whole > 0
    assert session.expected == ()
    while session.running:
        session.take_in()
    assert shelf.library.review(keeper.id) == session.review
    again = opened(MatchSaver(shelf, keeper.id, keeper.match))
    assert again.review == session.review
    assert not again.running


def test_a_review_that_is_left_is_gone_on_with_and_comes_to_the_same(shelf, opened):
    keeper = shelf.begin(ended())
    first = reckoned(opened(keeper), lambda session: session.looked > 2)
    first.stop()
    looked = len(first.review.looks)
    assert not first.running
    assert shelf.library.review(keeper.id) == first.review
    second = opened(keeper)
    assert second.looked == looked
    whole = reckoned(second).review
    alone = opened(shelf.begin(ended()))
    assert reckoned(alone).review == whole


def test_after_a_stop_nothing_more_is_heard(shelf, opened):
    session = opened(shelf.begin(ended()))
    session.begin()
    session.stop()
    before = session.review
    time.sleep(0.3)
    assert not session.take_in()
    assert session.review == before


def test_a_process_that_dies_is_told_and_the_review_goes_on_with_another(shelf, opened):
    keeper = shelf.begin(ended())
    session = reckoned(opened(keeper, Reviewer(FINDER)), lambda session: session.looked > 0)
    session._reviewer._worker._process.kill()
    while not session.error:
        session.take_in()
    assert "ended" in session.error
    assert not session.running
    looked = session.looked
    assert reckoned(session, lambda session: session.looked > looked).error == ""


@EVERY
def test_what_was_given_away_is_told_for_each_person_with_its_number_and_its_reason(name, shelf, opened):
    session = found(opened(shelf.begin(ended(name))))
    assert session.judged == (0, 1)
    for seat in session.judged:
        (given,) = session.given_away(seat)
        assert (given.seat, given.lost, given.turning) == (seat, 9.0, 1)
        assert given.reasons == REASONS
        assert given.consequences == HAPPENS
        assert given.better != given.played
        assert session.decision_at(given).check(session.view(given.at, seat), given.better) is None


@EVERY
def test_the_better_move_is_seen_as_its_seat_would_see_it_and_nothing_of_it_is_done(name, shelf, opened):
    session = found(opened(shelf.begin(ended(name))))
    match, digests = session.match, [state.digest() for state in session.match.states]
    for seat in session.judged:
        (given,) = session.given_away(seat)
        beats = session.better_film(given)
        assert beats
        for beat in beats:
            assert beat.view == match.game.view(beat.view, seat), "nothing hidden is in it"
        assert [beat.view for beat in session.better_film(given)] == [beat.view for beat in beats]
    assert [state.digest() for state in match.states] == digests
    assert match.choice is None


@EVERY
def test_tried_again_it_is_a_practice_match_in_which_what_was_not_seen_is_dealt_anew(name, shelf, opened):
    session = found(opened(shelf.begin(ended(name))))
    for seat in session.judged:
        (given,) = session.given_away(seat)
        made = session.try_again(given)
        assert made.history.practice
        assert made.match.origin.dealt
        assert made.active_seat == seat or seat in [step.seat for step in made.match.waiting]
        game = session.game
        seen, was = game.view(made.match.state, seat), session.view(given.at, seat)
        assert game.table.layout(seen, seat) == game.table.layout(was, seat)
        kept = shelf.library.stored_match(made.storage.library_id)
        assert (kept.practice, kept.parent) == (True, session.storage.library_id)
        if game.view(session.match.states[given.at], seat) != session.match.states[given.at]:
            assert made.match.state.digest() != session.match.states[given.at].digest()


@EVERY
def test_what_was_undone_is_seen_from_where_it_began_as_a_seat_saw_it(name, shelf, opened):
    match, dice = Match(ALL[name], Setup(5, (PERSON, PERSON))), Random(3)
    for n in range(60):
        if match.choice is None:
            break
        match.play(dice.choice(match.legal_actions()))
        match.goto(match.now - {8: 2, 14: 3, 20: 7}.get(n, 0))
    lines = match.side_lines
    session = opened(shelf.begin(match))
    assert [(line.at, line.moves) for line in session.undone] == [
        (line.at, len(line.entries)) for line in lines
    ]
    assert lines
    for number, line in enumerate(lines):
        beats = session.undone_film(number, 0)
        assert [entry.digest for entry in line.entries] == [e.digest for e in session._lines[number].entries]
        for beat in beats:
            assert beat.view == session.game.view(beat.view, 0)


def test_nothing_can_be_done_in_a_review_and_it_does_not_hold_the_match(shelf, opened, tmp_path):
    keeper = shelf.begin(ended())
    keeper.close()
    session = opened(keeper)
    assert session.read_only_reason is not None
    assert not session.history.undo()
    other = MatchStore(tmp_path / "library.sqlite")
    other.library.lock(keeper.id)
    other.close()


def test_the_record_of_a_match_has_its_review_as_long_as_it_stands_as_it_did(shelf, opened):
    keeper = shelf.begin(ended())
    session = reckoned(opened(keeper))
    while session.running:
        session.take_in()
    local = LocalSession(keeper.match, keeper)
    record = local.storage.record()
    assert record.review == reviews.review_json(session.review)
    assert records.parse(records.dump(record), "x").review == record.review
    keeper.match.goto(keeper.match.now - 1)
    assert local.storage.record().review is None
    assert LocalSession(ended()).storage.record().review is None


def test_what_cannot_be_kept_is_told_once(shelf, opened, monkeypatch):
    session = opened(shelf.begin(ended()))
    told = []
    session.notice.connect(told.append)

    def refuse(*_given):
        raise CannotWriteError(Text("", "full"))

    monkeypatch.setattr(shelf.library, "keep_review", refuse)
    reckoned(session)
    while session.running:
        session.take_in()
    session.stop()
    assert len(told) == 1


class Judge:
    """Judges in this process, when it is asked what came of it."""

    def __init__(self):
        self.asked = None

    def judge(self, game, view, seat, seed, moves):
        self.asked = game, JudgeRequest(1, 0, game.id, view, seat, seed, *moves)
        return 1

    def answer(self):
        game, request = self.asked
        return Answer(1, 0, None, judged=judge_retry(request, game))

    def cancel(self):
        pass


@EVERY
def test_what_is_tried_again_is_judged_before_anybody_goes_on(name, shelf, opened, monkeypatch):
    monkeypatch.setattr("tabletop.opponents.retry_verdict.RETRY_SAMPLES", 4)
    session = found(opened(shelf.begin(ended(name))))
    session.opponents = Judge()
    (given,) = session.given_away(0)
    made, heard = session.try_again(given), []
    made.verdict.connect(heard.append)
    assert not made.held
    assert made.submit(0, given.better) is None
    assert made.held
    assert made.read_only_reason is not None
    assert made.others.busy
    made.others.poll()
    assert heard == [made.judged]
    assert made.judged.better == ScoreDifference(0.0, 0.0)
    assert (made.others.busy, made.held) == (False, True)
    assert not made.others.advance()
    assert made.again()
    assert (made.now, made.held, made.read_only_reason) == (0, False, None)
    assert made.submit(0, given.played) is None
    made.others.poll()
    assert made.judged.played == ScoreDifference(0.0, 0.0)
    made.play_on()
    assert made.read_only_reason is None
    assert made.now >= 1
    assert made.review == session.storage.library_id


def test_the_next_turning_point_is_the_one_after_it(shelf, opened):
    session = found(opened(shelf.begin(ended())))
    (given,) = session.given_away(0)
    assert session.try_again(given).following == -1
    at = [at for at in session._reckoning.moments if session.match.entries[at].seat == 0][-1]
    later = replace(session.review.findings[0], at=at, reasons=(("y", 9.0),), better={"do": "pass"})
    findings = (*session.review.findings, later)
    session._reckoning.review = replace(session.review, findings=findings)
    assert session.try_again(given).following == at


def test_a_judgement_is_sure_only_beyond_its_error():
    assert ScoreDifference(2.0, 0.9).sure
    assert not ScoreDifference(2.0, 1.1).sure
    assert ScoreDifference(-2.0, 0.9).sure
    assert not ScoreDifference(0.1, 0.0).sure


def test_a_worse_move_is_judged_worse_over_fresh_guesses_and_the_same_each_time(shelf, opened):
    session = found(opened(shelf.begin(ended("river_market"))))
    (given,) = session.given_away(0)
    game, view = session.game, session.view(given.at, 0)
    moves = given.played, given.better, given.better
    one, other = (judge_retry(JudgeRequest(1, 0, game.id, view, 0, 7, *moves), game) for _ in range(2))
    assert one == other
    swapped = judge_retry(
        JudgeRequest(1, 0, game.id, view, 0, 7, given.better, given.played, given.played), game
    )
    assert swapped.better.points == pytest.approx(-one.better.points, abs=0.11)
    assert one.played == one.better
