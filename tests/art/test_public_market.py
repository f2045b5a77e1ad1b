"""The faces of Public Market: Qt can read them, keep inside their margin, and say what the data says."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from tabletop.engine.table import rotated_cells
from tabletop.games import GAMES, about
from tabletop.games.public_market import art, components
from tabletop.games.public_market.art import faces, tiles
from tests.drawn import keeps_inside

SAMPLES = {
    "tile": ["tile:0", "tile:57:1", "tile:65", "tile:69:7"],
    "scrap": ["scrap:0", "scrap:3:1"],
    "chest": ["chest:0", "chest:8"],
    "nochest": ["nochest"],
    "chestpile": ["chestpile:0", "chestpile:9"],
    "bag": ["bag:0", "bag:50"],
    "mini": ["mini:3:33554431:0", "mini:0:0:31", "mini:-1:0"],
    "contract": ["contract:0", "contract:15"],
    "catch": ["catch:0", "catch:12:3", "catch:29"],
    "catchback": ["catchback:blue:3", "catchback:red"],
    "scoring": ["scoring:0:2-3", "scoring:3:4-5:0,2"],
    "collection": ["collection:1", "collection:2"],
    "market": ["market:day:4", "market:sunset:5"],
    "ocean": ["ocean", "ocean:3"],
    "boat": ["boat"],
    "meeple": ["meeple:0", "meeple:4:automa"],
    "lighthouse": ["lighthouse:1", "lighthouse:2:automa"],
    "crab": ["crab"],
    "cube": ["cube"],
    "fishtoken": ["fishtoken", "fishtoken:12"],
    "gear": ["gear", "gear:7"],
    "coin": ["coin:1", "coin:5", "coin:10"],
    "money": ["money:0@74x17", "money:137@38x12"],
    "logo": ["logo:0", "logo:3"],
    "logos": ["logos:0,3,1,2:16@81x62", "logos:0,0,0,0@47x62"],
    "tracker": ["tracker:8,7,6,5:0,0,0,0", "tracker:1,1,1,1:1,1,1,1:2,1,3,1"],
    "angler_tracker": ["angler_tracker:0:0:-1", "angler_tracker:12:12:8"],
    "solo": ["solo:normal:0", "solo:hard:4"],
    "soloback": ["soloback"],
    "power": ["power:cooler", "power:scrap:ready", "power:anywhere:used", "power:money:none"],
    "held": ["held"],
    "crabs": ["crabs:0", "crabs:5"],
    "lighthouses": ["lighthouses:3:7@65x26", "lighthouses:0:0@65x26"],
    "token": ["token:ice", "token:shrimp", "token:crab:3", "token:market"],
    "rose": ["rose", "rose:crab:7"],
    "bonus": ["bonus"],
    "player": ["player:0", "player:4:rose"],
    "summary": [
        "summary:1:99:8,7,6,5:8,7,6,5:5:7:9,9,9,9:12:8:33554431@158x38",
        "summary:1:0:0,0,0,0:0,0,0,0:0:0:0,0,0,0:0:-1:0@190x22",
    ],
    "angler": ["angler:1"],
    "angler_stock": ["angler_stock:1:5:7:4,3,2,0", "angler_stock:1:0:0:0,0,0,0"],
}
"""Faces at their extremes, by kind; a size after @ for those that have none of their own."""
ALL = [face for some in SAMPLES.values() for face in some]


def drawn(name, px=2.0):
    face, _, size = name.partition("@")
    w, h = (float(part) for part in size.split("x")) if size else art.size(face)
    return art.draw(face, w, h, px=px), w, h


def words(name):
    return re.findall(r">([^<>]+)</text>", drawn(name)[0])


def test_every_kind_of_face_is_sampled():
    assert set(SAMPLES) == set(faces.KINDS)


@pytest.mark.parametrize("name", ALL)
def test_qt_draws_the_face_inside_its_margin(qapp, name):
    keeps_inside(*drawn(name), edge=8)


@pytest.mark.parametrize(
    "face",
    ["boot", "tile:70", "tile", "tile:x", "catch:30", "power:sail", "power:cooler:maybe", "market:noon:4",
     "meeple:7", "meeple:0:robot", "logos:1,2,3", "scoring:0:1-9", "coin:2"],
)  # fmt: skip
def test_a_face_that_is_none_is_refused_by_its_name(face):
    with pytest.raises(ValueError, match=face):
        art.draw(face, 20, 20)


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
    assert art.draw("scrap:3", 20, 20) != art.draw("scrap:3", 40, 20)
    assert art.size("scrap:3:1") == (20, 40)


@pytest.mark.parametrize("number", range(len(components.CONTRACTS)))
def test_a_contract_shows_its_column_its_number_and_its_cost(number):
    it = components.CONTRACTS[number]
    assert words(f"contract:{number}") == [
        str(it.column), str(it.ticket), *(str(n) for n in it.cost if n)
    ]  # fmt: skip


@pytest.mark.parametrize("side", ["2-3", "4-5"])
@pytest.mark.parametrize("column", range(4))
def test_a_scoring_location_shows_the_points_of_its_spaces(column, side):
    shown = [str(s.vp) for s in components.SCORING[side][column] if s.vp or not s.bonus]
    assert words(f"scoring:{column}:{side}") == shown


def test_words_on_pieces_can_be_translated():
    german = art.draw("collection:1", 76, 82, words=lambda text: f"<{text.source}>")
    assert "&lt;Collection&gt;" in german


def test_prices_come_from_the_data():
    prices = [f"${price}" for price in components.MARKET.bids.sunset]
    assert [word for word in words("market:sunset:5") if word.startswith("$")] == prices


def test_the_rose_begins_at_the_left_and_ends_beside_it():
    (x0, y0), (x1, y1) = art.rose_point(0), art.rose_point(len(components.ROSE) + 1)
    assert y0 == pytest.approx(y1)
    assert x0 < x1


@pytest.mark.parametrize("make", [about(name).cover for name in GAMES])
def test_fronts_of_boxes_are_drawn(qapp, make):
    renderer = QSvgRenderer(QByteArray(make().encode()))
    assert renderer.isValid()
    assert (renderer.viewBoxF().width(), renderer.viewBoxF().height()) == (220, 200)


def test_the_cloth_repeats_without_a_margin(qapp):
    source = art.draw("cloth:sunset", 64, 64, px=1)
    assert QSvgRenderer(QByteArray(source.encode())).viewBoxF() == QRectF(0, 0, 64, 64)
