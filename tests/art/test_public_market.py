"""The faces of Public Market: Qt can read them, keep inside their margin, and say what the data says."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.face import Cloth, Face, draw
from tabletop.engine.table import rotated_cells
from tabletop.games import GAMES, about
from tabletop.games.public_market import components
from tabletop.games.public_market.art import faces, shallow, tiles
from tests.drawn import keeps_inside

OWN_SIZE = [
    *map(faces.Chest, (0, 8)), faces.NoChest(), *map(faces.ChestPile, (0, 9)), *map(faces.Bag, (0, 50)),
    faces.Mini(3, 33554431), faces.Mini(0, 0, 31), faces.Mini(-1, 0), *map(faces.Contract, (0, 15)),
    *map(faces.Catch, (0, 12, 29)), *map(faces.CatchBack, ("blue", "red")),
    faces.Scoring(0, "2-3"), faces.Scoring(3, "4-5", (0, 2)), *map(faces.Collection, (1, 2)),
    faces.Market(False, 4), faces.Market(True, 5), *map(faces.Ocean, (0, 3)), faces.Boat(),
    faces.Meeple(0), faces.Meeple(4, automa=True), faces.Lighthouse(1), faces.Lighthouse(2, automa=True),
    faces.Cube(), faces.Tracker((8, 7, 6, 5), (0, 0, 0, 0)),
    faces.Tracker((1, 1, 1, 1), (1, 1, 1, 1), (2, 1, 3, 1)),
    faces.AnglerTracker(0, 0, -1), faces.AnglerTracker(12, 12, 8),
    faces.Solo("normal", 0), faces.Solo("hard", 4), faces.SoloBack(), *map(faces.Power, components.POWERS),
    *map(faces.Crabs, (0, 5)), *map(faces.Token, components.TOKENS), faces.Token("crab", 3),
    faces.Rose(), faces.BonusBoard(), faces.Player(0), faces.Player(4, rose=True), faces.Angler(1),
    faces.AnglerStock(1, 5, 7, (4, 3, 2, 0)), faces.AnglerStock(1, 0, 0, (0, 0, 0, 0)),
]  # fmt: skip
NONE, ALL_NINE = (0, 0, 0, 0), (9, 9, 9, 9)
SIZED = [
    (faces.Tile(0), 60, 20), (faces.Tile(57, 1), 60, 60), (faces.Tile(65), 60, 40),
    (faces.Tile(69, 7), 80, 40), (faces.Scrap(0), 20, 20), (faces.Scrap(3, 1), 20, 40),
    (faces.Money(0), 74, 17), (faces.Money(137), 38, 12),
    (faces.Logos((0, 3, 1, 2), 16), 81, 62), (faces.Logos(NONE, 0), 47, 62),
    (faces.Summary(1, 99, (8, 7, 6, 5), (8, 7, 6, 5), (5, 7, 12), ALL_NINE, (8, 33554431)), 158, 38),
    (faces.Summary(1, 0, NONE, NONE, (0, 0, 0), NONE, (-1, 0)), 190, 22),
]  # fmt: skip
"""Faces at their extremes; with a size those that have none of their own."""
ALL = [*((face, *face.size) for face in OWN_SIZE), *SIZED]


def words(face):
    return re.findall(r">([^<>]+)</text>", draw(face, *face.size, px=2.0))


def test_every_kind_of_face_is_sampled():
    kinds = {each for each in vars(faces).values() if isinstance(each, type) and issubclass(each, Face)}
    assert {type(face) for face, _w, _h in ALL} == kinds - {Cloth}


@pytest.mark.parametrize("sample", ALL, ids=str)
def test_qt_draws_the_face_inside_its_margin(qapp, sample):
    face, w, h = sample
    keeps_inside(draw(face, w, h, px=2.0), w, h, edge=8)


@pytest.mark.parametrize("number", range(len(components.TILES)))
def test_every_fish_of_a_tile_has_cells_of_its_own(number):
    shape, laid = components.TILE_CELLS[number], tiles.tile_berths(number)
    cells = [cell for berth in laid for cell in berth.cells]
    assert len(cells) == len(set(cells))
    assert set(cells) <= set(shape)
    caught = tuple(sum(berth.kind == kind for berth in laid) for kind in range(4))
    assert caught == components.TILE_FISH[number]


def test_the_fish_turn_with_their_tile():
    number = 19
    flat = components.TILE_CELLS[number]
    cells, laid = tiles.spun(flat, tiles.tile_berths(number), 1)
    assert cells == rotated_cells(flat, 1)
    assert {cell for berth in laid for cell in berth.cells} <= set(cells)


def test_a_scrap_asked_for_as_a_square_is_one_cell():
    assert draw(faces.Scrap(3), 20, 20) != draw(faces.Scrap(3), 40, 20)


def test_a_face_of_cells_is_turned_and_keeps_its_number():
    assert (faces.Tile(4).turned(3), faces.Scrap(2).turned(1)) == (faces.Tile(4, 3), faces.Scrap(2, 1))
    assert faces.Boat().turned(2) == faces.Boat()


@pytest.mark.parametrize("number", range(len(components.CONTRACTS)))
def test_a_contract_shows_its_column_its_number_and_its_cost(number):
    it = components.CONTRACTS[number]
    assert words(faces.Contract(number)) == [
        str(it.column), str(it.ticket), *(str(n) for n in it.cost if n)
    ]  # fmt: skip


@pytest.mark.parametrize("side", ["2-3", "4-5"])
@pytest.mark.parametrize("column", range(4))
def test_a_scoring_location_shows_the_points_of_its_spaces(column, side):
    shown = [str(s.vp) for s in components.SCORING[side][column] if s.vp or not s.bonus]
    assert words(faces.Scoring(column, side)) == shown


def test_words_on_pieces_can_be_translated():
    german = draw(faces.Collection(1), 76, 82, words=lambda text: f"<{text.source}>")
    assert "&lt;Collection&gt;" in german


def test_prices_come_from_the_data():
    prices = [f"${price}" for price in components.MARKET_BOARD.bids.sunset]
    assert [word for word in words(faces.Market(True, 5)) if word.startswith("$")] == prices


def test_the_rose_begins_at_the_left_and_ends_beside_it():
    (x0, y0), (x1, y1) = shallow.rose_point(0), shallow.rose_point(len(components.ROSE) + 1)
    assert y0 == pytest.approx(y1)
    assert x0 < x1


@pytest.mark.parametrize("make", [about(name).cover for name in GAMES])
def test_fronts_of_boxes_are_drawn(qapp, make):
    renderer = QSvgRenderer(QByteArray(make().encode()))
    assert renderer.isValid()
    assert (renderer.viewBoxF().width(), renderer.viewBoxF().height()) == (220, 200)


def test_the_cloth_repeats_without_a_margin(qapp):
    source = draw(faces.SUNSET, 64, 64, px=1)
    assert QSvgRenderer(QByteArray(source.encode())).viewBoxF() == QRectF(0, 0, 64, 64)
