"""Drawings with more contrast: pale colours become white, dark ones black; all others stay what they mean."""

from __future__ import annotations

import re
from functools import cache

from tabletop.art.palette import contrast

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_PALE, _DARK = 1.5, 2.1
"""A colour whose contrast with white is at most _PALE becomes white; with black, at most _DARK, black."""
_GREY = 70
"""Maximum difference of the parts of a colour that has no meaning of its own."""


def sharpened(svg: str) -> str:
    """Return a drawing with its pale grounds white and its dark lines and letters black.

    >>> sharpened('<path fill="#F6EEDC" stroke="#14333A"/><path fill="#0072B2"/>')
    '<path fill="#FFFFFF" stroke="#000000"/><path fill="#0072B2"/>'
    """
    return _COLOUR.sub(lambda found: _sharp(found[0]), svg)


# without it the drawings of a table take 37 times as long: 56 ms instead of 1.5 ms
@cache
def _sharp(colour: str) -> str:
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    if max(parts) - min(parts) <= _GREY:
        if contrast(colour, "#FFFFFF") <= _PALE:
            return "#FFFFFF"
        if contrast(colour, "#000000") <= _DARK:
            return "#000000"
    return colour
