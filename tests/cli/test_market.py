"""Public Market on the command line: whole matches typed, simulated, replayed and taken up again."""

from __future__ import annotations

import json

import pytest

from tabletop.files.library import Library
from tabletop.games import game


def test_a_whole_match_against_the_angler_is_typed(tabletop, typed):
    typed(["1"] * 1500)
    result = tabletop("play", "public_market", "--text", "--seed", 3)
    assert (result.status, result.err) == (0, "")
    assert "Round 10 of 10" in result.out
    assert "ways)" in result.out
    assert "[PM-16.6]" in result.out
    library = Library.open()
    kept = library.kept(1)
    assert kept.ended
    assert library.resume(1, game("public_market")).departure is None
    library.close()


def test_a_tile_is_chosen_by_piece_then_place_then_shape(tabletop, typed):
    typed(["1", "1", "1", "1", "1", "1", "table", "why"])
    out = tabletop("play", "public_market", "--text", "--seed", 3, "--options", "allow_flip=on").out
    assert "Fish Tile: 2 Sardines, 1 Herring and 1 Cod (" in out
    assert "to Your Ice Chest (" in out
    assert "lying as " in out
    assert "■" in out
    assert "Rule PM-" in out


@pytest.mark.parametrize(
    "seats",
    ["random,angler:easy", "random,greedy", "greedy,random,random", "random,random,random,random,random"],
)
def test_every_number_of_seats_is_simulated(tabletop, seats, tmp_path):
    result = tabletop("simulate", "public_market", "--seats", seats, "--json", "--records", tmp_path)
    assert (result.status, result.err) == (0, "")
    match = json.loads(result.out)
    assert len(match["scores"]) == seats.count(",") + 1
    checked = tabletop("check", tmp_path / "public_market-1.tabletop")
    assert checked.out == "public_market-1.tabletop: all well\n"
