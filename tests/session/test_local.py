"""The end of a match in this program: what it shows, what it takes, who plays beside it, what is kept."""

from __future__ import annotations

import time

import pytest

from tabletop.engine.game import PERSON, Setup, log_line_for
from tabletop.engine.match import Match
from tabletop.engine.refusal import No
from tabletop.engine.text import Text, english
from tabletop.files.library import CannotWriteError
from tabletop.opponents import PlayResult
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tabletop.session.views import EVERYBODY, is_irreversible
from tests.lots.game import GAME as LOTS
from tests.lots.rules import SealBid
from tests.quay import rules as quay
from tests.quay.game import GAME as QUAY
from tests.walks import ALL, walks

FINDER = "tests.opponents.finding:find"
AGAINST_MASTER = (PERSON, "master:normal")
EVERY = pytest.mark.parametrize("name", ALL)


@pytest.fixture
def shelf(tmp_path):
    made = MatchStore(tmp_path / "library.sqlite")
    yield made
    made.close()


@pytest.fixture
def opponents():
    made = Opponents(FINDER)
    yield made
    made.close()


def session(seats=AGAINST_MASTER, game=QUAY, seed=3):
    return LocalSession(Match(game, Setup(seed, seats)))


def first(end):
    """The first thing that may be done by the seat that is asked, from its view."""
    return end.active_choice(end.active_seat).legal_actions(end.view(end.now, end.active_seat))[0]


@EVERY
def test_it_shows_the_views_the_films_and_the_decisions_of_its_seats(name):
    game = ALL[name]
    for walk in walks(name)[:3]:
        match = walk.match
        end = LocalSession(match)
        end.seats = tuple(range(len(match.setup.seats)))
        for at in range(0, len(match.entries), 7):
            for seat in (*end.seats, EVERYBODY):
                assert end.view(at, seat) == game.view(match.states[at], seat)
                seen = [(beat.line, beat.view) for beat in end.beats(at, seat)]
                beats = match.beats(at)
                assert seen == [(log_line_for(game, b.event, seat), game.view(b.state, seat)) for b in beats]
            match.goto(at)
            step = match.choice
            assert end.active_seat == step.seat
            assert end.active_choice(step.seat) == step
            assert (
                end.active_choice(step.seat).legal_actions(end.view(at, step.seat)) == match.legal_actions()
            )
            match.goto(len(match.entries))


def test_a_seat_of_another_end_is_not_shown():
    end = session()
    with pytest.raises(AssertionError, match="nobody here sits at 1"):
        end.view(0, 1)
    end.submit(0, first(end))
    with pytest.raises(AssertionError, match="nobody here sits at 1"):
        end.beats(0, 1)


def test_what_the_rules_forbid_is_refused_and_changes_nothing():
    end = session()
    no = end.submit(0, quay.Dock(99, 0))
    assert isinstance(no, No)
    assert end.now == 0
    assert end.submit(0, first(end)) is None
    assert [done.seat for done in end.entries] == [0]
    assert english(end.submit(1, quay.Dock(99, 0)).reason) == "This seat has nothing to decide now."


def test_an_entry_is_the_same_until_something_else_is_done_in_its_place():
    end = session((PERSON, PERSON))
    assert end.seats == (0, 1)
    end.submit(0, first(end))
    end.submit(end.active_seat, first(end))
    before = end.entries
    end.match.goto(1)
    assert end.entries == before
    options = end.active_choice(end.active_seat).legal_actions(end.view(1, end.active_seat))
    end.submit(end.active_seat, options[-1])
    assert end.entries[0] is before[0]
    assert end.entries[1] is not before[1]


def test_undo_stops_where_something_was_seen_and_goes_on_in_practice(shelf):
    keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
    end = LocalSession(keeper.match, keeper)
    end.submit(0, first(end))
    assert end.history.undo_target() is None
    assert end.history.undo_target(practice=True) == 0
    assert not end.history.undo()
    end.history.make_practice()
    assert end.history.practice
    assert end.history.undo()
    assert (end.now, end.history.redo_target()) == (0, 1)
    assert shelf.library.stored_match(keeper.id).now == 0
    assert end.history.redo()
    assert shelf.library.stored_match(keeper.id).now == 1
    assert not end.history.redo()


def test_each_action_is_kept_and_the_end_with_its_points(shelf):
    keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
    end = LocalSession(keeper.match, keeper)
    while end.active_seat >= 0:
        assert end.active_choice(0).seat == 0
        end.submit(0, first(end))
        assert shelf.library.stored_match(keeper.id).length == end.now
    kept = shelf.library.stored_match(keeper.id)
    assert kept.ended
    assert kept.scores == QUAY.scores(end.full_view(end.now, 0))
    assert end.active_choice(0) is None
    end.close()
    again = shelf.resume(keeper.id, QUAY)
    assert again.match.state == end.match.state
    assert again.elsewhere is None


def test_what_cannot_be_kept_is_told_once_and_tried_again(shelf, monkeypatch):
    keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
    end, told = LocalSession(keeper.match, keeper), []
    end.notice.connect(told.append)

    def full(*_args, **_kwargs):
        raise CannotWriteError(Text("", "The disk is full."))

    with monkeypatch.context() as broken:
        broken.setattr(shelf.library, "append", full)
        broken.setattr(shelf.library, "keep", full)
        for _ in range(2):
            end.submit(0, first(end))
        assert not shelf.save_again()
    assert [english(text) for text in told] == ["The disk is full."]
    assert shelf.save_again()
    assert shelf.library.stored_match(keeper.id).length == end.now


def test_a_match_that_could_not_even_be_begun_on_the_disk_is_told_of_too(shelf, monkeypatch):
    def full(*_args, **_kwargs):
        raise CannotWriteError(Text("", "The disk is full."))

    with monkeypatch.context() as broken:
        broken.setattr(shelf.library, "begin", full)
        broken.setattr(shelf.library, "keep", full)
        keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
        end, told = LocalSession(keeper.match, keeper), []
        end.notice.connect(told.append)
        for _ in range(2):
            end.submit(0, first(end))
    assert [english(text) for text in told] == ["The disk is full."]
    assert shelf.save_again()
    assert shelf.library.stored_match(keeper.id).length == end.now


def test_a_match_that_another_program_plays_can_only_be_looked_at(shelf, tmp_path):
    keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
    other, told = MatchStore(tmp_path / "library.sqlite"), []
    other.notice.connect(told.append)
    there = LocalSession((found := other.resume(keeper.id, QUAY)).match, found)
    assert "is open in another program" in english(there.read_only_reason)
    assert told == [there.read_only_reason]
    assert not there.history.undo()
    other.close()


def until(end, true):
    """Let opponents think until something is true."""
    latest = time.monotonic() + 20
    while not true():
        assert time.monotonic() < latest
        end.others.poll()
        time.sleep(0.005)


def test_an_opponent_of_the_house_is_asked_and_plays_when_it_is_followed(opponents):
    end = LocalSession(Match(QUAY, Setup(3, (PERSON, "greedy"))), None, opponents)
    end.submit(0, first(end))
    assert not end.others.busy
    end.others.poll()
    assert end.others.busy
    until(end, lambda: not end.others.busy)
    assert end.now == 1
    assert end.others.advance()
    assert not end.others.advance()
    assert end.entries[1].seat == 1
    assert [seat for seat, _ in end.bot_reasons(1, 0)] == [1]
    assert end.bot_reasons(0, 0) == []


def test_an_opponent_that_fails_thinks_again_then_moves_at_sight_and_says_so(opponents, monkeypatch):
    end = LocalSession(Match(QUAY, Setup(3, ("random", PERSON))), None, opponents)
    asked, ask = [], opponents.ask
    monkeypatch.setattr(opponents, "ask", lambda *given: asked.append(given) or ask(*given))
    opponents._worker._games = "tests.opponents.finding:nothing"
    until(end, end.others.advance)
    assert len(asked) == 2
    assert asked[0] == asked[1]
    assert opponents.error
    ((seat, why),) = end.bot_reasons(0, 0)
    assert (seat, "at first sight" in english(why[0])) == (0, True)


def test_an_opponent_whose_process_was_killed_plays_as_it_would_have(opponents):
    played = []
    for killed in (False, True):
        end = LocalSession(Match(QUAY, Setup(3, ("greedy", PERSON))), None, opponents)
        end.others.poll()
        if killed:
            opponents._worker._process.kill()
        until(end, end.others.advance)
        played.append(end.match.entries[0].action)
        assert not any("at first sight" in english(text) for _, why in end.bot_reasons(0, 0) for text in why)
    assert played[0] == played[1]


def test_a_hint_plays_nothing(opponents):
    end = LocalSession(Match(QUAY, Setup(3, AGAINST_MASTER)), None, opponents)
    heard = []
    end.hint.found.connect(heard.append)
    end.request_hint()
    assert end.others.busy
    until(end, lambda: not end.others.busy)
    thought = heard[-1]
    assert end.active_choice(0).check(end.view(0, 0), thought.action) is None
    assert (thought, end.hint.awaited) == (end.hint.result, False)
    assert not end.others.advance()
    assert end.now == 0


def test_why_an_opponent_sealed_what_it_did_is_told_when_all_see_it_and_not_before():
    end = session((PERSON, "normal"), LOTS)
    match = end.match
    kept = PlayResult(match.legal_actions()[0], (), (Text("", "because it is good"),))
    end.do(end.active_seat, kept.action, kept)
    while not isinstance(match.choice, SealBid):
        end.do(end.active_seat, match.legal_actions()[0])
        assert end.bot_reasons(end.now - 1, 0) == []
    bidder = match.choice.seat
    thought = PlayResult(match.legal_actions()[0], (), (Text("", "because of the price"),))
    end.do(bidder, thought.action, thought)
    assert end.bot_reasons(end.now - 1, 0) == []
    end.do(end.active_seat, match.legal_actions()[0])
    assert end._sealed == []
    assert [seat for seat, _ in end.bot_reasons(end.now - 1, 0)] == [bidder]


def test_a_branch_is_a_match_of_its_own_kept_apart(shelf):
    keeper = shelf.new(QUAY, Setup(3, AGAINST_MASTER))
    end = LocalSession(keeper.match, keeper)
    for _ in range(2):
        end.submit(0, first(end))
    made = end.branch(1)
    assert (made.now, end.now) == (1, 2)
    assert made.view(1, 0) == end.view(1, 0)
    assert made.history.practice
    assert made.keeper.id != keeper.id
    assert not end.branch(2).history.practice
    assert len(end.storage.record().actions) == 2


@EVERY
def test_whether_an_action_can_be_undone_is_known_from_the_view(name):
    """What a guess says may differ from the truth only in what depends on hidden things: few say so."""
    game, asked, wrong = ALL[name], 0, 0
    for walk in walks(name)[:2]:
        match = walk.match
        for at in range(0, len(match.entries), 11):
            entry, step = match.entries[at], walk.asked[at]
            view = game.view(match.states[at], step.seat)
            asked += 1
            wrong += is_irreversible(game, view, step, entry.action) != entry.bars([entry.seat])
    assert asked > 3
    assert wrong <= asked // 5
