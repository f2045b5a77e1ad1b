"""Records on the command line: told in words, checked action by action, moved in and out of the library."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace

import pytest

from tabletop.cli import perft
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records, reviews, schema
from tabletop.files.library import Library
from tests.quay.game import GAME


@pytest.fixture
def match(chance):
    played = Match(GAME, Setup(3, ("person", "greedy"), (), ("Ann", "")))
    while played.choice:
        played.play(chance.choice(played.legal_actions()))
    return played


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "a.tabletop"
    records.write(path, records.record(match))
    return path


@pytest.fixture
def spoilt(file, tmp_path):
    path = tmp_path / "b.tabletop"
    document = json.loads(file.read_text())
    ship = document["actions"][0]["ship"]
    document["actions"][4] = {"do": "dock", "ship": ship, "quay": 0}
    path.write_text(json.dumps(document))
    return path


def test_replay_tells_where_a_match_stands(tabletop, file, match):
    result = tabletop("replay", file)
    assert result.status == 0
    first, where, *scores = result.out.splitlines()
    assert first == "Quay: Ann (person), Player 2 (greedy); seed 3"
    assert where.startswith(f"After {len(match.entries)} of {len(match.entries)} actions, Turn ")
    assert scores[1].split() == ["Coins", *map(str, GAME.scores(match.state))]
    assert scores[-1].startswith("The best merchant has")


def test_replay_tells_each_action_up_to_the_one_asked_for(tabletop, file):
    out = tabletop("replay", file, "--to", 3, "--text").out
    assert "   3. Ann: Dock " in out
    assert "   4. " not in out
    assert "docks at quay" in out
    assert "[3.1]" in out
    assert "After 3 of" in out
    assert tabletop("replay", file, "--to", 999).status == 2


def test_check_says_which_action_of_which_file_departs_and_why(tabletop, file, spoilt):
    assert tabletop("check", file).out == "a.tabletop: all well\n"
    result = tabletop("check", file, spoilt)
    assert result.status == 1
    good, bad = result.out.splitlines()
    assert good == "a.tabletop: all well"
    assert bad.startswith("b.tabletop: action 5 of ")
    assert '{"do": "dock", "ship":' in bad
    assert "rule 3.1: You do not hold a ship" in bad


def test_check_says_that_a_review_fits_another_match(tabletop, match, tmp_path):
    look = reviews.Look(len(match.entries) + 3)
    review = reviews.Review(reviews.WAY, 1, (0,), match.now, match.state.digest(), (look,))
    path = tmp_path / "friend.tabletop"
    records.write(path, replace(records.record(match), review=reviews.review_json(review)))
    result = tabletop("check", path)
    assert result.status == 1
    assert (
        "friend.tabletop: its review doesn't fit the match, so it isn't used: review.looks[0]" in result.out
    )


def test_check_names_files_that_are_no_records(tabletop, tmp_path, file):
    (tmp_path / "c").write_text("x")
    other = tmp_path / "d.tabletop"
    other.write_text(file.read_text().replace('"quay"', '"chess"', 1))
    result = tabletop("check", tmp_path / "c", tmp_path / "none", other)
    assert result.status == 1
    assert [line.split(" ", 1)[0] for line in result.out.splitlines()] == ["c", "none", "d.tabletop:"]
    assert "no game “chess”" in result.out


def test_check_counts_side_lines_that_do_not_hold(tabletop, file):
    document = json.loads(file.read_text()) | {"side_lines": [{"at": 1, "actions": [{"do": "pass"}]}]}
    file.write_text(json.dumps(document))
    assert "1 of the lines that were undone" in tabletop("check", file).out


def test_replay_goes_as_far_as_it_holds(tabletop, spoilt):
    result = tabletop("replay", spoilt)
    assert result.status == 1
    assert "After 4 of 4 actions" in result.out
    assert "You can play on from move 5." in result.out


def test_records_go_into_the_library_and_out_again(tabletop, file, spoilt, tmp_path, match):
    assert tabletop("export").out == "The library has no such match.\n"
    result = tabletop("import", file, spoilt, tmp_path / "none")
    assert result.status == 1
    assert "a.tabletop is match 1" in result.out
    assert "b.tabletop is match 2\nb.tabletop: action 5 of" in result.out
    assert "none was left out: none can't be read" in result.out
    out = tmp_path / "out.tabletop"
    assert tabletop("export", 1, out).status == 0
    assert records.read(out).actions == records.read(file).actions
    listed = tabletop("export", "--search", "greedy").out.splitlines()
    assert len(listed) == 3
    assert " : ".join(map(str, GAME.scores(match.state))) in listed[2]
    missing = tabletop("export", 77)
    assert missing.status == 2
    assert missing.err.startswith("tabletop export: The library has no match 77")
    assert tabletop("export", 1, tmp_path / "no" / "x").status == 2


def test_all_matches_are_listed_however_many_there_are(tabletop):
    with closing(Library.open()) as library:
        for _ in range(202):
            library.begin(Setup(4, ("person", "greedy")), GAME)
    assert len(tabletop("export").out.splitlines()) == 203


def test_a_library_that_cannot_be_opened_is_said(tabletop, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "file"))
    told = tabletop("export").err
    assert told.startswith(f"tabletop export: {tmp_path / 'file' / 'library.sqlite'} can't be used")
    assert "name another folder in TABLETOP_DATA; until then nothing is saved" in told
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "library.sqlite").write_text("junk" * 100)
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "data"))
    assert "was damaged" in tabletop("export").out
    Library.open().close()


def test_a_full_disk_at_the_first_start_is_said(tabletop, tmp_path, monkeypatch):
    opened = schema._opened

    def full(path):
        base = opened(path)
        base.execute("PRAGMA max_page_count = 1")
        return base

    monkeypatch.setattr(schema, "_opened", full)
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    done = tabletop("export")
    assert done.status == 2
    full_disk = f"The disk is full: {tmp_path / 'library.sqlite'} can't grow. Make room; until then nothing"
    assert done.err.startswith(f"tabletop export: {full_disk}")


def test_perft_counts_the_ways(tabletop):
    counts = tabletop("perft", "quay", "--seats", "person,person", "--seed", 1, "--depth", 4).out
    assert counts == "1: 9\n2: 57\n3: 228\n4: 636\n"
    assert tabletop("perft", "quay", "--seats", "person", "--depth", 0).status == 2


def test_perft_counts_a_match_that_has_ended_once(match):
    assert perft.count_leaves(match.state, 3) == 1


DAMAGES = {
    "setup": ("x", '{"seed": "1", "seats": [3]}', '{"seed": 1, "seats": ["nobody"]}', "[" * 5000),
    "start": ("{}", '{"coins": 1}', "x"),
    "now": (-5, 10_000, (1 << 63) - 1),
    "game": ("../evil/x", "", "chess", "\0"),
    "revision": (-1, (1 << 63) - 1),
    "touched": ("", "yesterday"),
    "ended": ("soon",),
}


@pytest.mark.parametrize(
    ("column", "value"), [(column, value) for column, values in DAMAGES.items() for value in values]
)
def test_a_damaged_match_is_listed_exported_and_left_alone(
    tabletop, file, tmp_path, monkeypatch, column, value
):
    other = tmp_path.parent / f"{tmp_path.name}.tabletop"
    records.write(other, records.record(Match(GAME, Setup(4, ("person", "greedy")))))
    tabletop("import", file, other)
    with closing(Library.open()) as library:
        library._base.execute(f"UPDATE matches SET {column} = ? WHERE id = 1", (value,))
        before = library.rows("SELECT * FROM matches WHERE id = 1")
    monkeypatch.chdir(tmp_path)
    listed = tabletop("export")
    assert listed.status == 0
    assert len(listed.out.splitlines()) == 3
    out = tabletop("export", 1)
    assert out.status in (0, 1)
    [written] = [path for path in tmp_path.iterdir() if path.name != "a.tabletop"]
    assert written.parent == tmp_path
    assert '"do": "dock"' in written.read_text()
    with closing(Library.open()) as library:
        assert [tuple(row) for row in library.rows("SELECT * FROM matches WHERE id = 1")] == [
            tuple(row) for row in before
        ]
    assert tabletop("export", 2, tmp_path / "second").status == 0
