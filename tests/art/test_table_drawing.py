"""A whole table as one drawing: everything of the layout and nothing else, well-formed in every game."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tabletop.art.palette import SEATS
from tabletop.art.table_drawing import WIDTH, table_drawing, with_letters
from tabletop.engine.game import Setup, colours
from tabletop.engine.match import Match
from tabletop.engine.table import Layout
from tabletop.games import GAMES, game
from tests.quay.game import GAME as QUAY

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def played(of, seed=5, moves=30):
    match = Match(of, Setup(seed, ("person", "person")))
    while match.choice is not None and match.now < moves:
        match.play(match.legal_actions(match.choice.seat)[0], match.choice.seat)
    return match


def drawn(match, seat):
    of = match.game
    return table_drawing(of.table, of.table.layout(of.view(match.state, seat), seat))


@pytest.mark.parametrize("name", GAMES)
def test_the_drawing_is_whole_and_everything_that_it_refers_to_is_in_it(name):
    match = played(game(name))
    with SEATS.wearing(colours(match.setup)):
        text = drawn(match, 0)
    root = ET.fromstring(text)
    assert float(root.get("width")) == WIDTH
    named = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(named) == len(set(named))
    used = {node.get(LINK).removeprefix("#") for node in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#(\w+)\)", text))
    assert used <= set(named)
    assert len([*root.iter(f"{SVG}path")]) > 300
    assert not [node for node in root.iter(f"{SVG}svg") if node is not root]


def test_a_drawing_brings_the_fonts_of_its_letters_and_no_others():
    text = with_letters(drawn(played(game("morocco")), 0))
    fonts = re.findall(r"@font-face\{font-family:(\w+);font-weight:(\d+);", text)
    used = re.findall(r'font-family="(\w+)" font-size="\S+" font-weight="(\d+)"', text)
    assert sorted(fonts) == sorted(set(used))
    assert fonts
    ET.fromstring(text)


def test_piles_say_how_many_they_are_and_turned_things_are_turned():
    layout = QUAY.table.layout(QUAY.view(played(QUAY).state, 0), 0)
    piece = next(piece for piece in layout.pieces if piece.face)
    pile = replace(piece, count=17, angle=450.0)
    text = table_drawing(QUAY.table, Layout((), (pile,), layout.cloth))
    assert ">×17</text>" in text
    assert "rotate(90 " in text
    assert "×" not in table_drawing(QUAY.table, Layout((), (piece,), layout.cloth))


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_drawn_alike(name):
    of = game(name)
    match, other = played(of, moves=20), 0
    with SEATS.wearing(colours(match.setup)):
        for seat in (0, 1):
            view = of.view(match.state, seat)
            guess = of.determinize(view, seat, 7)
            other += guess != match.state
            assert table_drawing(of.table, of.table.layout(of.view(guess, seat), seat)) == drawn(match, seat)
    assert other


def test_a_drawing_of_another_size_is_fitted_into_its_place():
    layout = QUAY.table.layout(QUAY.view(played(QUAY).state, 0), 0)
    piece = next(piece for piece in layout.pieces if piece.face)
    small = replace(
        QUAY.table, draw=lambda *_, **__: '<svg xmlns="x" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>'
    )
    text = table_drawing(small, Layout((), (replace(piece, w=14.0, h=4.0),), layout.cloth))
    assert "translate(-3 -3) scale(10.0000 5.0000) translate(0 0)" in text
