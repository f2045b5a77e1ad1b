"""Outlines, and the text that says them."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tabletop.art import polyomino, svg
from tabletop.engine.table import rotated_cells

CELLS = ((0, 0), (1, 0), (1, 1), (1, 2))


def points(d):
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", d)]


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.504, "0.5"), (-0.001, "0"), (12.345, "12.35"), (100, "100")]
)
def test_numbers_are_short(value, text):
    assert svg.num(value) == text


@pytest.mark.parametrize("turn", range(8))
def test_a_shape_spins_as_the_table_turns_it(turn):
    assert tuple(sorted(polyomino.spin(CELLS, turn))) == rotated_cells(CELLS, turn)


def test_the_outline_of_cells_goes_once_round_them():
    d = polyomino.outline(CELLS, 20, 0, 2)
    xs, ys = zip(*points(d), strict=True)
    assert d.count("M") == 1
    assert d.count("C") == 6
    assert (min(xs), max(xs), min(ys), max(ys)) == (0, 60, 0, 40)


def test_an_inset_outline_lies_inside():
    xs, ys = zip(*points(polyomino.outline(CELLS, 20, 1.5, 2)), strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == (1.5, 58.5, 1.5, 38.5)


def test_a_ring_of_cells_has_a_hole():
    ring = [cell for cell in product(range(3), range(3)) if cell != (1, 1)]
    assert polyomino.outline(ring).count("M") == 2


def test_a_drawing_has_its_margin_round_it():
    assert 'viewBox="-3 -3 46 26"' in svg.document("", 40, 20)


def test_a_line_that_is_dashed_has_flat_ends():
    assert 'stroke-linecap="butt"' in svg.path("M0 0H9", stroke="#000000", width=1, dash="1,1")
    assert 'stroke-linecap="round"' in svg.path("M0 0H9", stroke="#000000", width=1)
