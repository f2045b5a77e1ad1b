"""Colours that must be told apart are told apart, whoever looks."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.art import palette
from tabletop.art.high_contrast import sharpened
from tabletop.games.public_market.art.fish import LOOKS

# Machado, Oliveira, Fernandes (2009), severity 1.0: linear RGB as eyes without one of the three cones see it.
PROTAN = ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520))
DEUTAN = ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689))
TRITAN = ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039))
DEFICIENCIES = {"protan": PROTAN, "deutan": DEUTAN, "tritan": TRITAN}
WHOLE = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def linear(colour):
    return [
        ((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in palette.channels(colour)
    ]


def lab(rgb):
    """CIE L*a*b* of linear RGB, white point D65."""
    matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    sums = [sum(m * max(c, 0) for m, c in zip(row, rgb, strict=True)) for row in matrix]
    values = [value / w for value, w in zip(sums, white, strict=True)]
    f = [v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in values]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def seen(colour, matrix):
    rgb = linear(colour)
    return lab([sum(m * c for m, c in zip(row, rgb, strict=True)) for row in matrix])


def difference(a, b, matrix):
    pairs = zip(seen(a, matrix), seen(b, matrix), strict=True)
    return sum((x - y) ** 2 for x, y in pairs) ** 0.5


@pytest.mark.parametrize("matrix", [WHOLE, *DEFICIENCIES.values()], ids=["whole", *DEFICIENCIES])
def test_the_colours_of_the_seats_stay_apart(matrix):
    pairs = combinations([seat.colour for seat in palette.COLOURS], 2)
    assert min((difference(a, b, matrix), a, b) for a, b in pairs)[0] > 14


@pytest.mark.parametrize("matrix", [WHOLE, *DEFICIENCIES.values()], ids=["whole", *DEFICIENCIES])
@pytest.mark.parametrize("tone", ["flank_tone", "back_tone", "colour"])
def test_the_kinds_of_fish_stay_apart(tone, matrix):
    pairs = combinations([getattr(look, tone) for look in LOOKS], 2)
    assert min((difference(a, b, matrix), a, b) for a, b in pairs)[0] > 13


def test_every_seat_has_a_shape_of_its_own():
    assert len({seat.shape for seat in palette.COLOURS}) == len(palette.COLOURS)


def test_letters_can_be_read_on_their_grounds():
    for letters, ground in (
        (palette.TEXT, palette.BOARD),
        (palette.TEXT, palette.PAPER),
        (palette.QUIET, palette.PAPER),
        (palette.LINEN, "#2C6A9A"),
        (palette.LINEN, "#A93B32"),
    ):
        assert palette.contrast(letters, ground) >= 4.5


def test_mixing_goes_from_one_colour_to_the_other():
    assert palette.mix("#000000", "#FFFFFF", 0) == "#000000"
    assert palette.mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert palette.mix("#102030", "#304050", 0.5) == "#203040"


def test_in_high_contrast_no_letters_that_can_be_read_become_harder_to_read():
    parts = ("10", "50", "90", "C8", "F4")
    colours = [f"#{red}{green}{blue}" for red in parts for green in parts for blue in parts]
    changed = 0
    for one, other in combinations(colours, 2):
        if (before := palette.contrast(one, other)) >= 4.5:
            after = palette.contrast(sharpened(one), sharpened(other))
            assert after >= before
            changed += after > before
    assert changed
