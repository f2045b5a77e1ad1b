"""Marks: read from the matches of the library, each by the match that brought it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine.game import PERSON, GameAchievement, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english, translate
from tabletop.files.progress import Progress
from tabletop.files.reviews import Finding, Look, Review
from tabletop.games import GAMES, game
from tabletop.session import achievements as told
from tabletop.session.achievements import achievements, ending, new_achievements
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore

RIVER = "river_market"
DUEL = (PERSON, "hard")


@pytest.fixture
def shelf(tmp_path):
    made = MatchStore(tmp_path / "library.sqlite")
    yield made
    made.close()


def kept(shelf, name=RIVER, seats=DUEL, scores=(40, 30), *, seed=1, practice=False, **more):
    """A finished match of no moves, with these points; its number."""
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    number = shelf.library.begin(Setup(seed, seats, **more), game(name), practice=practice)
    shelf.library.store_result(number, scores, ranks)
    return number


def had(shelf, name=RIVER):
    """The marks that are had, and by which match."""
    return {
        english(mark.title): mark.stored and mark.stored.id
        for mark in achievements(shelf, name)
        if mark.earned
    }


def test_each_game_has_at_most_eight_each_with_what_it_takes(shelf):
    for name in GAMES:
        kept(shelf, name)
        found = achievements(shelf, name)
        assert len(found) == 8
        assert len({english(mark.title) for mark in found}) == 8
        assert all(english(mark.help).endswith(".") for mark in found)


def test_a_library_without_matches_has_none(shelf):
    assert all(not had(shelf, name) for name in GAMES)


def test_the_first_win_at_each_level_brings_one(shelf):
    kept(shelf, seats=(PERSON, "easy"), scores=(20, 30))
    kept(shelf, seats=(PERSON, "easy"), scores=(30, 30))
    easy = kept(shelf, seats=("easy", PERSON), scores=(20, 30))
    kept(shelf, seats=(PERSON, "easy"), scores=(31, 30))
    several = kept(shelf, seats=(PERSON, "normal", "hard"), scores=(33, 30, 31))
    found = had(shelf)
    assert found["First win: easy"] == easy
    assert found["First win: normal"] == found["First win: hard"] == several


def test_a_level_is_that_of_an_automa_with_several_too_and_of_none_with_one(shelf):
    number = kept(shelf, "public_market", (PERSON, "angler:hard"))
    assert had(shelf, "public_market")["First win: hard"] == number
    kept(shelf, "morocco", (PERSON, "merchant:normal"))
    assert "First win: normal" not in had(shelf, "morocco")
    kept(shelf, RIVER, (PERSON, "rival:normal"), (40, 0))
    assert not [title for title in had(shelf) if title.startswith("First win")]


def test_a_win_without_hints_and_without_changing_a_move_brings_one(shelf):
    helped = kept(shelf)
    shelf.library.note_hint(helped)
    assert "By yourself" not in had(shelf)
    undone = shelf.new(game(RIVER), Setup(2, DUEL))
    play(undone, undo=True)
    assert shelf.library.finished(RIVER)[-1].undone
    shelf.library.store_result(undone.id, (40, 30), (1, 2))
    assert "By yourself" not in had(shelf)
    number = kept(shelf)
    assert had(shelf)["By yourself"] == number


def test_where_it_is_not_known_whether_there_were_hints_nothing_is_claimed(shelf):
    number = kept(shelf)
    shelf.library._base.execute("DELETE FROM hints")
    shelf.library.note_hint(number)
    assert shelf.library.hint_count(number) is None
    assert "By yourself" not in had(shelf)


def play(keeper, *, undo=False):
    """Play a match by chance to its end; `undo`: the first move is taken back and another one done."""
    match, dice = keeper.match, Random(3)
    while match.choice is not None:
        if undo and match.now == 1:
            undo, first = False, match.entries[0].action
            match.goto(0)
            keeper.moved()
            match.play(next(action for action in match.legal_actions() if action != first))
        else:
            match.play(dice.choice(match.legal_actions()))
        keeper.save_move()


def test_a_better_result_at_the_same_table_brings_one_and_tells_both(shelf):
    kept(shelf, scores=(40, 30))
    kept(shelf, seats=(PERSON, "easy"), scores=(50, 30))
    kept(shelf, scores=(45, 30), options=(("leftovers", "best"),))
    assert "A new best" not in had(shelf)
    better = kept(shelf, scores=(41, 30), seed=7, seat_options=((("colour", "green"),),))
    assert had(shelf)["A new best"] == better
    kept(shelf, scores=(41, 30))
    (mark,) = [mark for mark in achievements(shelf, RIVER) if english(mark.title) == "A new best"]
    assert english(mark.facts) == "41, after 40"


def reviewed(shelf, number, lost, error=0.1, *, done=True):
    looks = (Look(0, lost, {"do": "x"}),)
    findings = (Finding(0, {"do": "x"}, lost, error),) if lost else ()
    shelf.library.keep_review(number, Review(1, 1, (0,), 0, 0, looks, findings, done=done))


def test_a_review_that_found_no_turning_point_brings_one(shelf):
    swing = game(RIVER).evaluation.score_stddev
    for lost, error, done in ((0.2 * swing, 0.1, True), (0.0, 0.1, False)):
        reviewed(shelf, kept(shelf), lost, error, done=done)
    assert "No turning points" not in had(shelf)
    number = kept(shelf)
    reviewed(shelf, number, 0.09 * swing)
    assert had(shelf)["No turning points"] == number


def test_all_chapters_bring_one_and_it_tells_how_many_are_done(shelf):
    from tabletop.files import lessons

    chapters = lessons.chapters(RIVER)
    for n, chapter in enumerate(chapters):
        (mark,) = [mark for mark in achievements(shelf, RIVER) if english(mark.title) == "All chapters"]
        assert not mark.earned
        assert english(mark.facts) == f"{n} of {len(chapters)}"
        number = shelf.library.begin(Setup(1, DUEL), game(RIVER))
        shelf.library.learn(number, Progress(number, RIVER, chapter, "", "", (), done=True))
    assert had(shelf) == {"All chapters": None}


def test_practice_branches_lessons_and_what_lies_in_the_bin_bring_none(shelf):
    kept(shelf, practice=True)
    binned = kept(shelf)
    shelf.library.remove(binned)
    match = Match(game(RIVER), Setup(3, DUEL))
    match.play(match.legal_actions()[0])
    branch = shelf.begin(match.branch(0))
    shelf.library.store_result(branch.id, (40, 30), (1, 2))
    kept(shelf, seats=(PERSON, PERSON))
    assert had(shelf) == {}


@pytest.fixture
def feat(monkeypatch):
    """A feat of two steps: whether the points of the seat are even."""

    def given(name):
        of = game(name)
        steps = (translate("test", "odd"), translate("test", "even"))
        title, help_ = translate("test", "Odd and even"), translate("test", "Have both.")
        made = replace(
            of, achievement=GameAchievement(title, help_, lambda s, seat: 1 - of.scores(s)[seat] % 2, steps)
        )
        monkeypatch.setattr(told.games, "game", lambda _name: made)
        return made

    return given


@pytest.mark.parametrize("name", GAMES)
def test_the_games_own_goes_by_how_matches_ended(name, shelf, feat):
    of, found = feat(name), {}
    for seed in range(1, 9):
        keeper = shelf.new(of, Setup(seed, (PERSON, "easy")))
        play(keeper)
        again = ending(shelf, of, shelf.library.stored_match(keeper.id))
        assert again == keeper.match.state
        found.setdefault(of.scores(keeper.match.state)[0] % 2, keeper.id)
        (mark,) = [mark for mark in achievements(shelf, name) if english(mark.title) == "Odd and even"]
        assert mark.earned is (len(found) == 2)
        assert english(mark.facts).startswith(f"{len(found)} of 2: ")
        if mark.earned:
            assert mark.stored.id == keeper.id == max(found.values())
            break
    assert len(found) == 2


def test_a_match_that_todays_rules_end_otherwise_is_left_out(shelf):
    of = game(RIVER)
    keeper = shelf.new(of, Setup(1, (PERSON, "easy")))
    play(keeper)
    shelf.library._base.execute("UPDATE actions SET digest = 7 WHERE at = ?", (keeper.match.now - 1,))
    assert ending(shelf, of, shelf.library.stored_match(keeper.id)) is None
    shelf.library._base.execute("UPDATE actions SET action = '{}' WHERE at = 0")
    assert ending(shelf, of, shelf.library.stored_match(keeper.id)) is None


@pytest.mark.parametrize("name", GAMES)
def test_each_games_feat_is_reached_by_some_state_and_not_by_the_first(name):
    of = game(name)
    state = Match(of, Setup(1, (PERSON, PERSON))).state
    assert of.achievement.reached(reaching(name, of), 0) >= 0
    if name != "merchants_cove":  # where clean hands are what one begins with
        assert of.achievement.reached(state, 0) < 0


def reaching(name, of):
    """A state in which the first seat has done what the game's mark is for."""
    seats = (PERSON, "rival:normal") if name == RIVER else (PERSON, PERSON)
    s = Match(of, Setup(1, seats)).state.copy()
    if name == "public_market":
        s.players[0].crabs = 5
    elif name == "morocco":
        s.tiles[:] = [0 if stall < 7 else -1 for stall in range(len(s.tiles))]
    elif name == "brick_and_mortar":
        store = next(iter(s.players[0].building), None)
        s.players[0].building[:] = [store] * 4
        s.players[0].debt = 0
    elif name == "merchants_cove":
        s.players[0].corruption = ()
    return s


def test_what_a_match_has_brought_is_told_of_that_match_alone(shelf):
    first, second = kept(shelf, scores=(40, 30)), kept(shelf, scores=(44, 30))
    assert [english(mark.title) for mark in new_achievements(shelf, RIVER, first)] == [
        "First win: hard", "By yourself"]  # fmt: skip
    assert [english(mark.title) for mark in new_achievements(shelf, RIVER, second)] == ["A new best"]
    kept(shelf, scores=(50, 30))
    assert [english(mark.title) for mark in new_achievements(shelf, RIVER, second)] == ["A new best"]
    assert new_achievements(shelf, RIVER, 99) == ()


def test_a_session_tells_of_hints_and_of_what_its_match_brought(shelf):
    keeper = shelf.new(game(RIVER), Setup(1, (PERSON, "easy")))
    session = LocalSession(keeper.match, keeper)
    assert (session.storage.hints, session.storage.new_achievements()) == (0, ())
    session.storage.count_hint()
    assert session.storage.hints == 1
    assert LocalSession(keeper.match).storage.hints is None
