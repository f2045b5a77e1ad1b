"""Records that were ever released open for ever; those that are kept still hold, and read as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli import transcript
from tabletop.cli.replays import opened
from tabletop.files import records
from tabletop.files.replay import replay
from tabletop.games import GAMES
from tests.quay.game import GAME

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
KEPT = sorted([*ROOT.glob("resources/games/*/records/*"), *ROOT.glob("tests/games/*/records/*")])


@pytest.mark.parametrize("path", sorted(HERE.glob("*.tabletop")), ids=lambda path: path.stem)
def test_a_file_of_each_format_opens(path):
    again = replay(records.read(path), GAME, path.name)
    assert again.departure is None
    assert again.lost == 0
    assert again.match.entries


def test_every_part_of_the_first_format_is_read():
    again = replay(records.read(HERE / "format-1.tabletop"), GAME, "it")
    match = again.match
    assert again.practice
    assert match.setup.names == ("Ann", "", "")
    assert match.setup.options == (("open", "on"),)
    assert len(match.side_lines) == 3
    assert match.now == len(match.entries) - 3


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_kept_match_holds_and_reads_as_it_did(path):
    """If it no longer holds on purpose: raise the game's revision, and `python tools/record.py renew`."""
    match = opened(path).match
    assert opened(path).departure is None
    match.goto(len(match.entries))
    told = "\n".join(transcript.lines(match, len(match.entries)))
    game = ROOT / "tests" / "games" / match.game.id / "transcripts"
    kept = (game / f"{path.stem}.txt").read_text(encoding="utf-8")
    assert f"{told}\n\n{transcript.result_text(match)}\n" == kept, (
        "python tools/record.py rewrites the transcripts"
    )


def test_each_game_comes_with_a_match_that_ends():
    shipped = [path for path in KEPT if "resources" in path.parts]
    assert {opened(path).match.game.id for path in shipped} == set(GAMES)
    assert all(opened(path).match.choice is None for path in shipped)
