"""Colours that must be told apart are told apart, whoever looks."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.art import palette
from tabletop.games.public_market.art.fish import LOOKS

# Machado, Oliveira, Fernandes (2009), severity 1.0: linear RGB as eyes without one of the three cones see it.
DEFICIENCIES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
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


def difference(a, b, matrix):
    seen = [
        lab([sum(m * c for m, c in zip(row, linear(colour), strict=True)) for row in matrix])
        for colour in (a, b)
    ]
    return sum((x - y) ** 2 for x, y in zip(*seen, strict=True)) ** 0.5


@pytest.mark.parametrize("matrix", [WHOLE, *DEFICIENCIES.values()], ids=["whole", *DEFICIENCIES])
def test_the_colours_of_the_seats_stay_apart(matrix):
    pairs = combinations([seat.colour for seat in palette.SEATS], 2)
    assert min((difference(a, b, matrix), a, b) for a, b in pairs)[0] > 14


@pytest.mark.parametrize("matrix", [WHOLE, *DEFICIENCIES.values()], ids=["whole", *DEFICIENCIES])
@pytest.mark.parametrize("tone", ["flank_tone", "back_tone", "colour"])
def test_the_kinds_of_fish_stay_apart(tone, matrix):
    pairs = combinations([getattr(look, tone) for look in LOOKS], 2)
    assert min((difference(a, b, matrix), a, b) for a, b in pairs)[0] > 13


def test_every_seat_has_a_shape_of_its_own():
    assert len({seat.shape for seat in palette.SEATS}) == len(palette.SEATS)


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
