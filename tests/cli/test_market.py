"""Public Market on the command line: whole matches typed, simulated, replayed and taken up again."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from tabletop.cli import serve
from tabletop.cli.server import Session
from tabletop.engine.state import verb
from tabletop.files.library import Library
from tabletop.games import game
from tabletop.games.public_market.game import GAME


def test_a_whole_match_against_the_angler_is_typed(tabletop, typed):
    typed(["1"] * 1500)
    result = tabletop("play", "public_market", "--text", "--seed", 3)
    assert (result.status, result.err) == (0, "")
    assert "Round 10 of 10" in result.out
    assert "ways)" in result.out
    assert "[PM-16.6]" in result.out
    library = Library.open()
    kept = library.stored_match(1)
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


def test_whatever_numbers_an_action_has_it_is_answered(chance):
    """No number ends the session, and what is allowed is what is listed, or lies just as it does."""
    session = Session()

    def ask(do, **parts):
        return serve.respond(session, json.dumps({"do": do, **parts}).encode())

    for seats in (["person"] * 3, ["person", "angler:hard"], ["person"] * 2):
        status = ask("new", game="public_market", seats=seats, seed=chance.randrange(999))
        for _ in range(60):
            if status["over"]:
                break
            legal = [told["action"] for told in ask("legal")["actions"]]
            for kind in chance.sample(GAME.actions, 12):
                numbers = [-1, 0, 1, 2, 3, 4, 5, 9, 24, 69, 70, 10**25]
                action = {"do": verb(kind)} | {f.name: chance.choice(numbers) for f in fields(kind)}
                answer = ask("check", action=action)
                assert answer["ok"] or answer["error"]["kind"] == "action", answer
                if answer["ok"] and not answer["allowed"]:
                    assert answer["reason"]
                    assert answer["rule"].startswith("PM-")
                if answer["ok"] and answer["allowed"] and "turn" not in action:
                    assert action in legal
            status = ask("play", action=chance.choice(legal))
