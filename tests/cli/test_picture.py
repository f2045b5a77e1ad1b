"""`tabletop picture`: what a seat may see at a moment of a record, as a file."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from tabletop.art.table_drawing import table_drawing, with_letters
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records, whole_files
from tests.quay.game import GAME


@pytest.fixture
def match(chance):
    played = Match(GAME, Setup(3, ("person", "greedy")))
    while played.now < 9:
        played.play(chance.choice(played.legal_actions()))
    return played


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "a.tabletop"
    records.write(path, records.record(match))
    return path


def seen(match, at, seat):
    match.goto(at)
    return with_letters(table_drawing(GAME.table, GAME.table.layout(GAME.view(match.state, seat), seat)))


@pytest.mark.parametrize(
    ("seat", "words"), [(0, "everybody may see"), (1, "seat 1 sees"), (2, "seat 2 sees")]
)
def test_a_picture_shows_what_that_seat_sees_at_that_moment(tabletop, file, match, tmp_path, seat, words):
    out = tmp_path / "p.svg"
    done = tabletop("picture", file, "--at", 5, "--seat", seat, "-o", out)
    assert (done.status, done.err) == (0, "")
    assert done.out == f"What {words} after 5 moves is in {out}\n"
    assert out.read_text() == seen(match, 5, seat - 1)


def test_without_a_moment_it_is_the_last_one(tabletop, file, match, tmp_path):
    tabletop("picture", file, "--seat", 1, "-o", tmp_path / "p.svg")
    assert (tmp_path / "p.svg").read_text() == seen(match, 9, 0) != seen(match, 5, 0)


def test_a_png_is_as_many_times_as_large_as_wanted(qapp, tabletop, file, tmp_path):
    sizes = []
    for scale in (1, 2):
        out = tmp_path / f"{scale}.png"
        assert tabletop("picture", file, "--scale", scale, "-o", out).status == 0
        sizes.append(QImage(str(out)).size())
    assert sizes[0].width() == 1240
    assert sizes[1] == sizes[0] * 2


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--at", 10, "-o", "p.svg"), "a.tabletop has 9 moves, so no --at 10"),
        (("--seat", 3, "-o", "p.svg"), "the match has seats 1 to 2; 0 is what everybody sees"),
        (("-o", "p.gif"), "p.gif is neither a .png nor a .svg"),
        (("-o", "no/such/p.svg"), "p.svg can't be written (No such file or directory)"),
    ],
)
def test_what_cannot_be_is_said_and_writes_nothing(tabletop, file, tmp_path, monkeypatch, more, why):
    monkeypatch.chdir(tmp_path)
    done = tabletop("picture", file, *more)
    assert done.status == 2
    assert done.err.startswith(f"tabletop picture: {why}")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["a.tabletop"]


def test_on_a_full_disk_the_old_picture_stays(tabletop, file, tmp_path, monkeypatch):
    def full(_file):
        raise OSError(28, "No space left on device")

    out = tmp_path / "p.svg"
    out.write_text("old")
    monkeypatch.setattr(whole_files.os, "fsync", full)
    done = tabletop("picture", file, "-o", out)
    assert done.status == 2
    assert "p.svg can't be written (No space left on device)" in done.err
    assert out.read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["a.tabletop", "p.svg"]


def test_without_qt_an_svg_is_drawn_all_the_same(tabletop, file, tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "tabletop.ui", None)
    assert tabletop("picture", file, "-o", tmp_path / "p.svg").status == 0
    done = tabletop("picture", file, "-o", tmp_path / "p.png")
    assert done.status == 2
    assert "a PNG needs Qt, an SVG does not" in done.err
