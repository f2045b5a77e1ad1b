"""Opening a match file opens the match that is there, and only what was played here counts."""

from __future__ import annotations

import random
from contextlib import closing
from dataclasses import replace

import pytest

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.files import records
from tabletop.files.library import Library
from tabletop.session.achievements import achievements, new_achievements
from tabletop.session.match_store import MatchStore
from tests.quay.game import GAME


def played(game, setup, moves=4, seed=1):
    match, dice = Match(game, setup), random.Random(seed)
    while match.choice is not None and len(match.entries) < moves:
        match.play(dice.choice(match.legal_actions()))
    return match


def written(library, number):
    """The match as its file, read again."""
    return records.parse(records.dump(library.export_record(number)), "it")


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("moves", [0, 6])
def test_ones_own_file_is_the_match_that_is_there(tmp_path, name, moves):
    game = games.game(name)
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        setup = replace(default_setup(game), seed=7, names=("Ann",))
        match = played(game, setup, moves)
        number = library.keep(0, match)
        file = written(library, number)
        assert {library.import_record(file, game) for _ in range(3)} == {number}
        match.play(match.legal_actions()[0])
        library.append(number, match.entries[-1])
        assert library.import_record(file, game) == number  # played on since
        library.remove(number)
        assert library.import_record(file, game) == number
        assert not library.stored_match(number).removed
        assert len(library.search()) == 1
        assert not library.stored_match(number).imported


def test_a_file_from_elsewhere_is_one_match_however_often_it_is_opened(tmp_path, wander):
    with closing(Library.open(tmp_path / "there.sqlite")) as there:
        file = written(there, there.keep(0, wander(8)))
    with closing(Library.open(tmp_path / "here.sqlite")) as here:
        number = here.import_record(file, GAME)
        assert here.import_record(file, GAME) == number
        assert here.stored_match(number).imported
        assert here.began(number) == file.began
        assert written(here, number).began == file.began


@pytest.mark.parametrize("change", ["moves", "setup", "began", "started"])
def test_what_differs_is_another_match(tmp_path, change):
    match = played(GAME, Setup(3, (PERSON, "greedy")))
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        number = library.keep(0, match)
        file = written(library, number)
        if change == "moves":
            file = written(library, library.keep(0, played(GAME, match.setup, 4, seed=2)))
            file = replace(file, began=library.began(number))
            library.forget(2)
        elif change == "setup":
            file = replace(file, setup=replace(file.setup, seed=4))
        elif change == "began":
            file = replace(file, began="2020-01-01T00:00:00+00:00")
        else:
            file = records.record(match.branch(2), began=file.began)
        assert library.import_record(file, GAME) != number


def test_a_file_that_does_not_say_when_it_was_begun_is_known_by_all_its_moves(tmp_path):
    match = played(GAME, Setup(3, (PERSON, "greedy")))
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        number = library.keep(0, match)
        bare = replace(written(library, number), began="")
        assert library.import_record(bare, GAME) == number
        shorter = replace(bare, now=2, actions=bare.actions[:2], digests=bare.digests[:2])
        assert library.import_record(shorter, GAME) != number


@pytest.mark.parametrize("began", ["yesterday", "2020-01-01", "2020-13-01T00:00:00+00:00", "x" * 200])
def test_a_time_that_is_none_is_not_taken(tmp_path, began):
    file = records.record(played(GAME, Setup(3, (PERSON, "greedy"))), began=began)
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        number = library.import_record(file, GAME)
        assert library.stored_match(number).began.startswith("20")
        assert library.began(number) != began


def all_counts(store, game):
    """What all pages count: statistics, achievements and deals."""
    return (
        store.library.statistics(),
        [(mark.earned, mark.stored) for mark in achievements(store, game)],
        store.dealt([7]),
        store.library.finished(game),
    )


@pytest.mark.parametrize("name", games.GAMES)
def test_what_others_have_played_counts_nowhere(tmp_path, name):
    game = games.game(name)
    setup = replace(default_setup(game), seed=7, streams=True)
    with closing(Library.open(tmp_path / "there.sqlite")) as there:
        number = there.keep(0, played(game, setup, 5))
        there.finish(number, [50, *[1] * (len(setup.seats) - 1)], [1, *[2] * (len(setup.seats) - 1)])
        file = written(there, number)
    store = MatchStore(tmp_path / "here.sqlite")
    none = all_counts(store, name)
    here = store.library
    taken = here.import_record(file, game)
    with here._change():
        here._base.execute("UPDATE imported SET over = 1")  # as if its last move had ended it
        here._base.execute("UPDATE matches SET ended = touched WHERE id = ?", (taken,))
        here._base.execute("UPDATE seats SET score = 5, rank = 1 WHERE match = ?", (taken,))
    assert all_counts(store, name) == none
    assert new_achievements(store, name, taken) == ()
    bots = here.keep(
        0, played(game, replace(setup, seats=("random",) * max(2, len(setup.seats)), names=()), 3)
    )
    here.finish(bots, [9] * len(here.stored_match(bots).setup.seats), [1] * 2)
    assert all_counts(store, name) == none
    store.close()


def test_a_match_begun_elsewhere_and_finished_here_counts(tmp_path, wander):
    whole = wander(back=0)
    half = Match(GAME, whole.setup)
    for entry in whole.entries[:-1]:
        half.play(entry.action)
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        over = library.import_record(records.record(whole, began="2020-01-01T00:00:00+00:00"), GAME)
        assert library.statistics().ended == 0
        number = library.import_record(records.record(half, began="2021-01-01T00:00:00+00:00"), GAME)
        assert over != number
        library.append(number, whole.entries[-1], ended=([3, 2], [1, 2]))
        assert library.statistics().ended == 1
        kept = library.keep(number, whole)
        assert library.stored_match(kept).imported
