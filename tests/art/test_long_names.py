"""Long names on the tables stay legible: they are shrunk to a least size, and cut with "…" below it."""

from __future__ import annotations

import re

import pytest

from tabletop.art.type import SMALLEST, Ink, width
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.games import GAMES, game
from tabletop.ui.table.text_scaling import read

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
        (line,) = read(ink.sans(0, 0, text, 5.0, most=20.0))
        assert line.box(1.0).width() <= 20.1
        assert line.size / PX >= 5.0 * SMALLEST - 0.01


def test_letters_become_narrower_before_they_are_smaller_than_can_be_read():
    ink = Ink(1.0)
    drawn = {most: next(read(ink.sans(0, 0, "Ann", 14.0, most=most))) for most in (24.0, 18.5, 15.0)}
    whole, wide = width("Ann", 14.0), {most: line.box(1.0).width() for most, line in drawn.items()}
    assert drawn[24.0].size == pytest.approx(14 * 24 / whole, abs=0.1), "smaller alone"
    assert drawn[18.5].size == ink.legible_size, "narrower, too"
    assert drawn[15.0].size < ink.legible_size, "nothing is narrower than that"
    assert all(wide[most] == pytest.approx(most, abs=0.2) for most in wide)
