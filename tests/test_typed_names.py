"""Names are data: what a player types stands on every board and in every line as it was typed."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tabletop.engine.game import PERSON, Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tests.walks import ALL, setups, stroll

EVERYBODY = -1
USUAL = ("Xana", "Xert", "Xleo", "Xora", "Xmil")
TYPED = ("B: 2", "A&B", "<b>", "{0}", "שלום")


def match(game: Game[Any], names: tuple[str, ...]) -> Match[Any]:
    seats = min(game.about.seats[1], len(names))
    return Match(game, Setup(5, (PERSON,) * seats, (), names[:seats]))


def drawn(game: Game[Any], names: tuple[str, ...], viewer: int) -> Iterator[tuple[str, str]]:
    """The words on each drawing of the table, by what they are drawn on; without spaces, where lines end."""
    view = game.hide(match(game, names).state, viewer)
    layouts = [game.table.layout(view, viewer)]
    if game.table.with_open_board is not None and viewer >= 0:
        layouts.append(game.table.with_open_board(view, viewer, 1 - viewer))
    for thing in (thing for layout in layouts for thing in (*layout.zones, *layout.pieces)):
        if thing.face:
            svg = game.table.draw(thing.face, thing.w, thing.h)
            yield thing.key, "".join(ET.fromstring(svg).itertext()).replace(" ", "")


def shown(game: Game[Any], names: tuple[str, ...], viewer: int) -> set[tuple[str, int]]:
    """On which drawings whose name stands."""
    return {
        (key, seat)
        for key, words in drawn(game, names, viewer)
        for seat, name in enumerate(names)
        if name.replace(" ", "") in words
    }


@pytest.mark.parametrize("name", ALL)
def test_every_drawing_that_shows_a_name_shows_any_name(name: str) -> None:
    game = ALL[name]
    for viewer in (0, 1, EVERYBODY):
        wanted = shown(game, USUAL, viewer)
        for turn in range(len(TYPED)):
            typed = TYPED[turn:] + TYPED[:turn]
            assert wanted <= shown(game, typed, viewer), (viewer, typed)


@pytest.mark.parametrize("name", ALL)
def test_every_text_that_holds_a_name_holds_any_name(name: str) -> None:
    game = ALL[name]

    def texts(names: tuple[str, ...]) -> list[str]:
        layout = game.table.layout(game.hide(match(game, names).state, 0), 0)
        things = (*layout.zones, *layout.pieces)
        return [english(text) for thing in things for text in (thing.name, thing.text)]

    for typed in (TYPED, TYPED[2:] + TYPED[:2]):
        for usual, other in zip(texts(USUAL), texts(typed), strict=True):
            for seat, plain in enumerate(USUAL):
                assert (plain in usual) <= (typed[seat] in other), (usual, other)


@pytest.mark.parametrize("name", ALL)
def test_nothing_on_the_table_calls_its_viewer_by_name(name: str) -> None:
    game, looked = ALL[name], 0
    for n, setup in enumerate(setups(game)[:6]):
        named = replace(setup, names=USUAL[: len(setup.seats)])
        for state, choice, _ in islice(stroll(game, named), n, 400, 9):
            persons = [seat for seat, kind in enumerate(named.seats) if kind == PERSON]
            for viewer in persons:
                layout = game.table.layout(game.hide(state, viewer), viewer)
                for thing in (*layout.zones, *layout.pieces):
                    words = english(thing.name) + english(thing.text)
                    assert USUAL[viewer] not in words, (thing.key, words, choice)
                looked += 1
    assert looked
