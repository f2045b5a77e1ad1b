"""Long names on the tables stay legible: they are shrunk to a least size, and cut with "…" below it."""

from __future__ import annotations

import re

import pytest

from tabletop.art.type import SMALLEST, Ink, width
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.games import GAMES, game

LETTERS = re.compile(r'font-size="([\d.]+)"[^>]*>([^<]*)</text>')
PX = 4.0


def printed(name, names):
    """The sizes and texts that are written on the first table of a match of players with these names."""
    of = game(name)
    match = Match(of, Setup(3, (PERSON,) * len(names), (), names))
    layout = of.table.layout(of.view(match.state, 0), 0)
    for thing in (*layout.zones, *layout.pieces):
        if thing.face:
            drawn = of.table.draw(thing.face, thing.w, thing.h, px=PX, words=english)
            yield from ((float(size), text) for size, text in LETTERS.findall(drawn))


@pytest.mark.parametrize("long", ["W" * 24, "m" * 200, "Ö" * 60], ids=["wide", "long", "dotted"])
@pytest.mark.parametrize("name", GAMES)
def test_long_names_are_legible_on_every_board(name, long):
    short = {text: size for size, text in printed(name, ("Ann", "Bo", "Cy")) if text in {"Ann", "Bo", "Cy"}}
    found = [(size, text) for size, text in printed(name, (long,) * 3) if text[:3] == long[:3]]
    assert short
    assert found
    assert min(size for size, _ in found) >= SMALLEST * min(short.values()) - 0.1
    assert all(text == long or text.endswith("…") for _, text in found)


def test_a_line_is_never_wider_than_its_place():
    ink = Ink(PX)
    for text in ("W" * 24, "m" * 200, "Ann", "a b " * 30):
        ((size, words),) = LETTERS.findall(ink.sans(0, 0, text, 5.0, most=20.0))
        assert width(words, float(size) / PX) <= 20.1
        assert float(size) / PX >= 5.0 * SMALLEST - 0.01
