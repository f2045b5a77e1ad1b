"""The library keeps every action as it is played, and never overwrites what it cannot read."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import BranchOrigin, Match
from tabletop.engine.text import english
from tabletop.files import records, reviews, schema
from tabletop.files.coach_history import Coached
from tabletop.files.library import (
    CannotWriteError,
    DamagedError,
    Library,
    MissingError,
    NewerError,
)
from tabletop.files.progress import Progress
from tabletop.files.replay import replay
from tabletop.files.reviews import WAY, Look, Review
from tabletop.files.statistics import statistics
from tests.quay.game import GAME

ALONE = Setup(5, ("person", "master:normal"), (("open", "on"),), ("Ann", ""))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "library.sqlite"


@pytest.fixture
def library(path):
    opened = Library.open(path)
    yield opened
    opened.close()


def finish(library, match, number):
    library.store_result(number, GAME.scores(match.state), GAME.ranks(match.state))


def test_play_undo_and_side_lines_are_kept_as_they_happen(library, chance: Random):
    match = Match(GAME, ALONE)
    number = library.begin(match.setup, GAME)
    while match.choice:
        match.play(chance.choice(match.legal_actions()))
        library.append(number, match.entries[match.now - 1], match.now - 1)
        if match.now > 2 and chance.random() < 0.3:
            match.goto(match.now - chance.randrange(1, 3))
            library.store_now(number, match.now)
        back = library.resume(number, GAME)
        assert back.match.entries == match.entries
        assert back.match.now == match.now
        assert back.match.side_lines == match.side_lines
    assert match.side_lines


@pytest.mark.parametrize("number", range(20))
def test_lines_that_are_left_again_and_again_are_few_and_none_is_lost(library, number):
    """Few actions tried in every order: many equal lines, some of them inside others."""
    chance, match = Random(number), Match(GAME, ALONE)
    stored = library.begin(match.setup, GAME)
    for _ in range(400):
        if match.now > 4 or (match.now and chance.random() < 0.4):
            match.goto(chance.randrange(match.now))
            library.store_now(stored, match.now)
        match.play(chance.choice(match.legal_actions()[:2]))
        library.append(stored, match.entries[match.now - 1], match.now - 1)
    written = records.record(match)
    for back in (library.resume(stored, GAME), replay(written, GAME, "match")):
        assert back.lost == 0
        assert back.match.side_lines == match.side_lines
    assert len(match.side_lines) < 300


def test_a_redo_by_the_same_action_makes_no_side_line(library, wander):
    match = wander(6, back=0)
    number = library.keep(0, match)
    library.store_now(number, 3)
    library.append(number, match.entries[3])
    back = library.resume(number, GAME).match
    assert (back.now, len(back.entries), back.side_lines) == (4, 6, [])


def test_the_place_of_an_action_counts_when_the_library_was_not_told_of_an_undo(library, wander):
    match = wander(6, back=0)
    number = library.keep(0, match)
    match.goto(2)
    match.play(next(a for a in match.legal_actions() if a != match.entries[2].action))
    library.append(number, match.entries[2], 2)
    assert library.resume(number, GAME).match.side_lines == match.side_lines


def test_a_missing_action_is_noticed_and_the_whole_match_can_be_kept(library, wander):
    match = wander(6, back=0)
    number = library.begin(match.setup, GAME)
    with pytest.raises(CannotWriteError, match=r"Move 6 can.t be saved, as 0 are"):
        library.append(number, match.entries[5], 5)
    with pytest.raises(CannotWriteError):
        library.store_now(number, 1)
    assert library.stored_match(number).length == 0
    began = library.stored_match(number).began
    assert library.keep(number, match) == number
    assert library.stored_match(number).length == 6
    assert library.stored_match(number).began == began


@pytest.mark.parametrize("words", ["Änne", "änne", "ÄNNE", "strasse"])
def test_a_name_is_found_whatever_letters_it_begins_with(library, words):
    number = library.begin(Setup(9, ("person", "greedy"), (), ("Änne Straße", "")), GAME)
    library._base.execute(
        "UPDATE matches SET game = CAST(x'FF' AS TEXT) WHERE id = ?", (library.begin(ALONE, GAME),)
    )
    assert [kept.id for kept in library.search(words)] == [number]


def test_lists_tell_what_is_open_and_what_was_touched_last(library, wander):
    first = library.begin(ALONE, GAME)
    second = library.begin(Setup(9, ("person", "greedy")), GAME, practice=True)
    match = wander(back=0)
    third = library.keep(0, match)
    finish(library, match, third)
    library.store_now(first, 0)
    assert [kept.id for kept in library.search()[:2]] == [first, third]
    assert [kept.id for kept in library.open_matches()] == [first, second]
    assert [kept.id for kept in library.search("ANN master")] == [first, third]
    assert second in {kept.id for kept in library.search("greedy")}
    assert library.search("river") == []
    assert library.stored_match(second).practice
    ended = library.stored_match(third)
    assert ended.ended
    assert ended.scores == GAME.scores(match.state)
    assert ended.setup == match.setup
    library.forget(third)
    with pytest.raises(MissingError):
        library.stored_match(third)
    with pytest.raises(MissingError):
        library.export_record(third)
    with pytest.raises(MissingError):
        library.append(third, match.entries[0])


def test_going_back_in_an_ended_match_opens_it_again(library, wander):
    match = wander(back=0)
    number = library.keep(0, match)
    finish(library, match, number)
    library.store_now(number, match.now)
    assert library.stored_match(number).ended
    library.store_now(number, match.now - 1)
    assert not library.stored_match(number).ended
    assert library.stored_match(number).scores == ()
    assert statistics(library).tallies == ()


def test_statistics_count_wins_by_opponent(library):
    for seat_of_winner, seats in (
        (0, ("person", "master:normal")),
        (1, ("person", "hard")),
        (0, ("person", "hard")),
    ):
        number = library.begin(Setup(1, seats), GAME)
        library.store_result(
            number, (10, 20) if seat_of_winner else (30, 20), (2, 1) if seat_of_winner else (1, 2)
        )
    together = library.begin(Setup(1, ("person", "person", "hard")), GAME)
    library.store_result(together, (50, 20, 10), (1, 2, 3))
    practice = library.begin(Setup(1, ("person", "hard")), GAME)
    library.practise(practice)
    library.store_result(practice, (90, 1), (1, 2))
    library.begin(Setup(1, ("person", "hard")), GAME)
    found = statistics(library)
    assert (found.matches, found.ended, found.practice) == (6, 5, 1)
    told = {(t.game, t.who): (t.matches, t.alone, t.won, t.best, t.mean) for t in found.tallies}
    assert told["quay", "hard"] == (3, 2, 1, 50, (10 + 30 + 35) / 3)
    assert told["quay", "master:normal"] == (1, 1, 1, 30, 30)
    assert told["quay", ""][:3] == (4, 3, 2)


def test_a_match_that_was_given_up_counts_as_lost_until_it_goes_on(library):
    match = Match(GAME, Setup(1, ("person", "hard")))
    number, other = library.begin(match.setup, GAME), library.begin(match.setup, GAME)
    library.store_result(other, (30, 20), (1, 2))
    library.concede(number)
    assert library.stored_match(number).given_up
    assert (library.open_ids(), library.ids()) == ([], [other, number])
    (all_of_them, against) = statistics(library).tallies
    assert (all_of_them.matches, all_of_them.alone, all_of_them.won, all_of_them.best) == (2, 2, 1, 30)
    assert (against.mean, against.best_match, against.actions) == (30, other, 0)

    match.play(match.legal_actions()[0])
    library.append(number, match.entries[0])
    assert not library.stored_match(number).given_up
    assert library.open_ids() == [number]
    assert statistics(library).tallies[0].matches == 1


def test_only_matches_that_were_given_up_have_no_points_at_all(library):
    library.concede(library.begin(Setup(1, ("person", "hard")), GAME))
    (tally, _) = statistics(library).tallies
    assert (tally.matches, tally.won, tally.best, tally.mean, tally.actions) == (1, 0, None, None, 0)
    with pytest.raises(MissingError):
        library.concede(77)


def test_a_match_of_a_room_counts_for_the_own_seat_alone_and_is_none_from_a_file(library, chance: Random):
    match = Match(GAME, Setup(3, ("person",) * 3, (), ("Ann", "Ben", "Cleo")))
    while match.choice:
        match.play(chance.choice(match.legal_actions()))
    with closing(Library.in_memory()) as host:
        number = host.keep(0, match)
        finish(host, match, number)
        record = host.export_record(number)
    opened = library.import_record(record, GAME)
    assert statistics(library).matches == 0
    scores, ranks = GAME.scores(match.state), GAME.ranks(match.state)
    for seat in range(3):
        assert library.keep_room_record(record, GAME, seat) == opened
        stored = library.stored_match(opened)
        assert (stored.own_seats, stored.imported) == ((seat,), False)
        [tally] = statistics(library).tallies
        assert (tally.alone, tally.best, tally.mean) == (1, scores[seat], scores[seat])
        assert tally.won == (ranks[seat] == 1 and ranks.count(1) == 1)
        assert [each.stored.own_seats for each in library.finished("quay")] == [(seat,)]
    assert library.export_record(opened).actions == record.actions
    library.keep(opened, match)
    assert library.stored_match(opened).own_seats == (2,)


def test_nobody_wins_against_an_opponent_without_points(library):
    best = 0
    for seats, score in (("master:normal", 20), ("master:normal", 35), ("master:normal", 28), ("hard", 40)):
        number = library.begin(Setup(1, ("person", seats)), GAME)
        library.store_result(number, (score, 0), (1, 2))
        best = number if score == 35 else best
    told = {t.who: t for t in statistics(library, [("quay", "master"), ("other", "hard")]).tallies}
    alone = told["master:normal"]
    assert (alone.matches, alone.alone, alone.won, alone.unwon) == (3, 0, 0, 3)
    assert (alone.best, alone.best_match, alone.mean) == (35, best, (20 + 35 + 28) / 3)
    assert (told["hard"].alone, told["hard"].won, told["hard"].unwon) == (1, 1, 0)
    assert (told[""].matches, told[""].alone, told[""].won, told[""].unwon) == (4, 1, 1, 3)


def test_a_record_goes_in_and_comes_out_the_same(library, wander):
    match = wander()
    record = records.record(match)
    number = library.import_record(record, GAME)
    out = library.export_record(number)
    assert (out.actions, out.digests, out.side_lines, out.now) == (
        record.actions, record.digests, record.side_lines, record.now,
    )  # fmt: skip
    assert library.stored_match(number).ended
    bare = records.Record(game="quay", revision=1, setup=record.setup, now=1, actions=record.actions)
    library.forget(number)
    assert library.export_record(library.import_record(bare)).digests == ()


def test_a_match_from_a_position_is_kept(library, wander):
    start = wander(5, back=0).state
    match = Match(GAME, wander(0).setup, start=start)
    number = library.begin(match.setup, GAME, start=start)
    match.play(match.legal_actions()[0])
    library.append(number, match.entries[0])
    assert library.resume(number, GAME).match.state == match.state


def test_rules_that_changed_leave_the_rest_as_a_side_line(library, wander, path):
    match = wander(8, back=0)
    number = library.keep(0, match)
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE actions SET digest = 1 WHERE at = 5")
    base.close()
    back = library.resume(number, GAME)
    assert back.departure is not None
    assert back.match.now == 5
    back.match.play(back.match.legal_actions()[0])
    library.append(number, back.match.entries[5], 5)
    kept = library.export_record(number)
    assert len(kept.actions) == 6
    assert [(line.at, len(line.actions)) for line in kept.side_lines] == [(5, 3)]


@pytest.mark.parametrize("damage", [b"junk" * 2000, b"SQLite format 3\0" + b"\1" * 5000])
def test_a_damaged_file_is_set_aside_and_named(path, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    with_notice = Library.open(path)
    assert with_notice.notice is not None
    told = english(with_notice.notice)
    assert told.startswith("library.sqlite was damaged (")
    with_notice.begin(ALONE, GAME)
    with_notice.close()
    [aside] = path.parent.glob("library * damaged.sqlite")
    assert aside.name in told
    assert aside.read_bytes() == damage


def test_a_page_that_was_overwritten_is_found_at_the_next_start(path, wander):
    library = Library.open(path)
    for _ in range(20):
        library.keep(0, wander(back=0))
    library.close()
    whole = bytearray(path.read_bytes())
    whole[4096 * 3 : 4096 * 5] = b"\xaa" * 8192
    path.write_bytes(whole)
    again = Library.open(path)
    assert again.notice is not None
    assert again.search() == []
    again.close()
    path.write_bytes(whole)
    third = Library.open(path)
    third.close()
    assert len(list(path.parent.glob("* damaged*.sqlite"))) == 2


def test_somebody_elses_database_is_set_aside_and_kept_whole(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("CREATE TABLE recipes (name)")
    base.close()
    library = Library.open(path)
    library.close()
    assert "another program" in english(library.notice)
    [aside] = path.parent.glob("library * damaged.sqlite")
    with closing(sqlite3.connect(aside)) as base, base:
        assert base.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    base.close()


def test_a_newer_library_is_left_alone(path):
    Library.open(path).close()
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("PRAGMA user_version = 2")
    base.close()
    before = path.read_bytes()
    with pytest.raises(NewerError, match=r"library\.sqlite was written by a newer Tabletop"):
        Library.open(path)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWriteError, match=r"until then|Until that is fixed"):
        Library.open(tmp_path / "file" / "library.sqlite")
    (tmp_path / "library.sqlite").mkdir()
    with pytest.raises(CannotWriteError):
        Library.open(tmp_path / "library.sqlite")


def keep_often(library, match):
    for _ in range(200):
        library.keep(0, match)


def test_a_full_disk_is_told_and_what_was_kept_stays(library, path, wander):
    match = wander(back=0)
    number = library.keep(0, match)
    pages = library._base.execute("PRAGMA page_count").fetchone()[0]
    library._base.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(CannotWriteError, match=r"The disk is full: library[.]sqlite can.t grow"):
        keep_often(library, match)
    library._base.execute("PRAGMA max_page_count = 100000")
    assert library.resume(number, GAME).match.entries == match.entries
    library.store_now(number, 2)


def test_a_read_only_library_is_told(library, wander):
    library._base.execute("PRAGMA query_only = ON")
    with pytest.raises(
        CannotWriteError, match=r"library\.sqlite can.t be written\. Check its folder.s permissions"
    ):
        library.begin(ALONE, GAME)


def test_a_library_that_is_held_is_told(library, path, monkeypatch):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    library._base.execute("PRAGMA busy_timeout = 10")
    with pytest.raises(CannotWriteError, match=r"Another program is using library\.sqlite"):
        library.begin(ALONE, GAME)
    other.execute("ROLLBACK")
    other.close()
    assert library.begin(ALONE, GAME) == 1


def test_what_sqlite_says_becomes_a_sentence():
    assert isinstance(schema.library_error(sqlite3.DatabaseError("odd"), "x"), CannotWriteError)
    error = sqlite3.DatabaseError("image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert isinstance(schema.library_error(error, "x"), DamagedError)


def test_a_row_that_was_tampered_with_is_named(library, path, wander):
    number = library.keep(0, wander(3))
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE matches SET setup = 'x'")
    base.close()
    with pytest.raises(records.RecordError, match=rf"^library\.sqlite, match {number} isn.t a match file"):
        library.resume(number, GAME)
    assert [kept.id for kept in library.search()] == [number]


def test_play_goes_on_in_memory(wander):
    library = Library.in_memory()
    number = library.keep(0, wander(5))
    assert library.resume(number, GAME).match.now
    library.close()


def test_the_usual_place_is_the_data_folder(home_of_its_own):
    Library.open().close()
    assert (home_of_its_own / "data" / "tabletop" / "library.sqlite").exists()


def test_one_damaged_byte_is_a_match_that_is_damaged_or_a_file_set_aside(tmp_path, wander, chance: Random):
    path = tmp_path / "library.sqlite"
    library = Library.open(path)
    for seed in range(3):
        finish(library, match := wander(back=0, seed=seed), library.keep(0, match))
    library.close()
    whole = path.read_bytes()
    aside = 0
    for _ in range(200):
        for old in tmp_path.iterdir():
            old.unlink()
        damaged = bytearray(whole)
        damaged[chance.randrange(len(whole))] ^= chance.randrange(1, 256)
        path.write_bytes(damaged)
        with closing(Library.open(path)) as library:
            aside += library.notice is not None
            statistics(library)
            for kept in library.search():
                with suppress(records.RecordError):
                    library.resume(kept.id, GAME)
            library.begin(ALONE, GAME)
    assert 4 < aside < 180


def test_a_library_that_may_only_be_read_is_listed_and_exported(path, wander, monkeypatch):
    with closing(Library.open(path)) as library:
        number = library.keep(0, match := wander(8, back=0))
    connect = schema.connect

    def refuse(where):
        if where == path:
            error = sqlite3.OperationalError("attempt to write a readonly database")
            error.sqlite_errorcode = sqlite3.SQLITE_READONLY
            raise error
        return connect(where)

    monkeypatch.setattr(schema, "connect", refuse)
    with closing(Library.open(path)) as library:
        assert "is read-only" in english(library.notice)
        assert [kept.id for kept in library.search("quay")] == [number]
        assert library.resume(number, GAME).match.entries == match.entries
        for change in (lambda: library.begin(ALONE, GAME), lambda: library.store_now(number, 1)):
            with pytest.raises(CannotWriteError, match=r"can.t be written"):
                change()


def test_a_removed_match_is_in_the_bin_and_can_be_had_back(library, wander):
    number, other = library.keep(0, match := wander(back=0)), library.begin(ALONE, GAME)
    finish(library, match, number)
    library.remove(number)
    for listed in (library.search(), library.open_matches()):
        assert [kept.id for kept in listed] == [other]
    assert statistics(library).matches == 1
    assert statistics(library).tallies == ()
    assert [(kept.id, bool(kept.removed)) for kept in library.removed()] == [(number, True)]
    library.restore(number)
    assert library.removed() == []
    assert library.stored_match(number).scores == GAME.scores(match.state)
    assert [kept.id for kept in library.search()] == [other, number]
    for missing in (library.remove, library.restore):
        with pytest.raises(MissingError):
            missing(99)


def test_playing_on_takes_a_match_out_of_the_bin(library, wander):
    number = library.keep(0, match := wander(6, back=0))
    library.remove(number)
    library.store_now(number, 3)
    assert library.removed() == []
    library.remove(number)
    library.keep(number, match)
    assert library.removed() == []


def test_the_bin_is_emptied_after_thirty_days(path, wander, monkeypatch):
    with closing(Library.open(path)) as library:
        old, young, kept = (library.keep(0, wander(4, seed=n)) for n in range(3))
        for number, days in ((old, 31), (young, 29)):
            library.remove(number)
            then = (datetime.now(UTC) - timedelta(days=days)).isoformat()
            library._base.execute("UPDATE bin SET since = ? WHERE match = ?", (then, number))
        assert [each.id for each in library.removed()] == [young, old]
    with closing(Library.open(path)) as library:
        assert [each.id for each in library.removed()] == [young]
        assert [each.id for each in library.search()] == [kept]
        with pytest.raises(MissingError):
            library.stored_match(old)


@pytest.mark.parametrize(
    "lacks", [("bin", "branches"), ("turns", "writers", "bin", "branches"), ("reviews",)]
)
def test_a_library_of_an_earlier_release_opens_and_gets_what_it_lacks(path, wander, lacks):
    with closing(Library.open(path)) as library:
        number = library.keep(0, match := wander(8, back=0))
        library._base.executescript("".join(f"DROP TABLE {table};" for table in lacks))
    with closing(Library.open(path)) as library:
        assert library.notice is None
        assert library.resume(number, GAME).match.entries == match.entries
        assert library.stored_match(number).origin is None
        library.remove(number)
        assert [kept.id for kept in library.removed()] == [number]


def test_a_branch_knows_whose_it_is_also_when_it_is_kept_again(library, wander):
    parent = library.keep(0, match := wander(8, back=0))
    branch = match.branch(5)
    number = library.keep(0, branch)
    library.branched(number, parent)
    library.keep(number, branch)
    kept = library.stored_match(number)
    assert (kept.parent, kept.origin) == (parent, BranchOrigin(GAME.round(match.states[5])))
    assert library.resume(number, GAME).match.origin == kept.origin
    library.forget(parent)
    assert library.stored_match(number).parent == parent


def test_what_stands_beside_a_match_stays_when_it_is_kept_again(library, wander):
    match = wander(6, back=0)
    number = library.begin(match.setup, GAME)
    library.note_hint(number)
    library.coach(number, told := Coached("clear", notes=("a",)))
    library.learn(number, left := Progress(number, GAME.id, "1_x", "d", "s", (0, 2), helped=("c",)))
    assert library.keep(number, match) == number
    assert library.hint_count(number) == 1
    assert library.coached(number) == told
    assert library.chapter_progress() == [left]


def test_a_match_dealt_anew_says_so_and_stands_in_its_record(library, wander):
    dealt = wander(8, back=0).branch_resampled(0, 99)
    assert dealt.origin == BranchOrigin(GAME.round(dealt.state), dealt=True)
    number = library.begin(dealt.setup, GAME, start=dealt.start, origin=dealt.origin)
    given = library.export_record(number)
    assert given.origin == records.Branch(dealt.origin.round, dealt=True)
    again = library.import_record(records.parse(records.dump(given), "it"), GAME)
    assert library.stored_match(again).origin == dealt.origin
    assert library.stored_match(again).parent == 0
    assert library.resume(again, GAME).match.state == dealt.state


def reviewed(match):
    """A review as it might be made of a match."""
    look = Look(1, 2.5, {"do": "dock", "ship": 1, "quay": 0})
    return Review(WAY, 3, (0,), match.now, match.state.digest(), (Look(0), look))


def test_a_review_is_kept_beside_its_match_and_goes_with_its_record(library, path, wander):
    match = wander(8, back=0)
    number, review = library.keep(0, match), reviewed(match)
    assert library.review(number) is None
    library.keep_review(number, review)
    with closing(Library.open(path)) as elsewhere:
        assert elsewhere.review(number) == review
        elsewhere.keep_review(number, review)
    record = library.export_record(number)
    assert record.review == reviews.review_json(review)
    assert records.parse(records.dump(record), "a") == record
    assert library.review(library.import_record(record)) == review
    library.forget(number)
    assert library.review(number) is None
    with pytest.raises(MissingError):
        library.keep_review(number, review)


@pytest.mark.parametrize("damage", ["{", "[]", "{}", '{"way": 1}', '"x"'])
def test_a_damaged_review_is_none_and_its_match_is_had_all_the_same(library, wander, damage):
    match = wander(8, back=0)
    number = library.keep(0, match)
    library.keep_review(number, reviewed(match))
    library._base.execute("UPDATE reviews SET review = ?", (damage,))
    assert library.review(number) is None
    assert library.resume(number, GAME).match.entries == match.entries


def test_a_clock_that_is_far_ahead_once_deletes_nothing(path, wander, monkeypatch):
    from tabletop.files import match_bin as module

    with closing(Library.open(path)) as opened:
        number = opened.keep(0, wander(8))
        opened.remove(number)

    class Ahead(datetime):
        @classmethod
        def now(cls, tz=None):
            return datetime.now(tz) + timedelta(days=5000)

    with monkeypatch.context() as clock:
        clock.setattr(module, "datetime", Ahead)
        Library.open(path).close()
    with closing(Library.open(path)) as opened:
        assert [stored.id for stored in opened.removed()] == [number]
