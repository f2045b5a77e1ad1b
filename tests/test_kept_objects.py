"""What is kept between runs is what would be made now, and a change of a source makes it anew."""

from __future__ import annotations

import pytest

from tests import kept_objects, walks
from tests.kept_objects import Kept


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_objects, "FOLDER", tmp_path / "kept")
    monkeypatch.setattr(kept_objects, "ROOT", tmp_path)
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "a.py").write_text("1")
    return made


known = object()


def made():
    return Kept("thing", ["source"], {"known": known})


def test_what_is_kept_is_read_again_and_what_is_known_stays_itself(kept):
    assert kept().read("a") is None
    kept().write("a", (1, "two", known))
    assert kept().read("a") == (1, "two", known)
    assert kept().read("b") is None


def test_another_source_makes_it_anew_and_the_old_file_goes(kept, tmp_path):
    kept().write("a", 1)
    (tmp_path / "source" / "b.toml").write_text("x = 1")
    assert kept().read("a") is None
    kept().write("a", 2)
    assert kept().read("a") == 2
    assert len([*kept_objects.FOLDER.iterdir()]) == 1


def test_a_file_that_was_cut_off_is_as_none(kept):
    kept().write("a", [1] * 100)
    [file] = kept_objects.FOLDER.iterdir()
    file.write_bytes(file.read_bytes()[:-5])
    assert kept().read("a") is None


def test_a_folder_that_cannot_be_written_is_no_error(kept, tmp_path):
    (tmp_path / "kept").write_text("a file")
    kept().write("a", 1)
    assert kept().read("a") is None


@pytest.mark.parametrize("name", ["quay", "lots"])
def test_kept_walks_are_those_that_would_be_played_now(name):
    for one, other in zip(walks.walks(name), walks.played_walks(name), strict=True):
        assert (one.asked, one.legal) == (other.asked, other.legal)
        assert one.match.states == other.match.states
        assert one.match.entries == other.match.entries
        assert one.match.game is other.match.game
