"""Drawings with more contrast: letters black or white, places white with black lines, nothing in between.

Colours that mean something keep their hue; none of them is left that neither black nor white letters can be
read on.
"""

from __future__ import annotations

import re
from functools import cache

from tabletop.art.palette import contrast, mix

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_LETTERS = re.compile(r"<text\b[^>]*>")
_SHAPE = re.compile(r"<(?:rect|circle|ellipse|path|polygon)\b[^>]*>")
_FILL, _STROKE = re.compile(r'\bfill="(#[0-9A-Fa-f]{6})"'), re.compile(r'\bstroke="(#[0-9A-Fa-f]{6})"')
_FAINT, _THIN = re.compile(r'\b(?:fill-)?opacity="0?\.[0-2]'), re.compile(r'\bfill-opacity="0?\.[3-9]\d*"')
_PALE, _DARK, _SAND = 1.5, 2.1, 2.4
"""A colour whose contrast with white is at most _PALE, or _SAND of sand, becomes white; with black, at most
_DARK, black."""
_GREY, _SANDY = 70, 90
"""Maximum difference of the parts of a colour that has no meaning of its own, and of sand."""
_READABLE, _SPLIT, _STEPS = 8.0, 4.5, 50
"""The contrast that letters have with a ground of one colour; that with white from which a ground bears white
letters; the number of steps in which a colour becomes lighter or darker."""
_INK = 3.5
"""The contrast with white from which letters are black: paler ones are on something dark."""
_LINE = 0.35
"""Width in millimetres of the line round a place that has none."""


def sharpened(svg: str) -> str:
    """Return a drawing with white grounds and places, black lines and letters, and no colours in between.

    >>> sharpened('<path fill="#F6EEDC" stroke="#14333A"/><path fill="#0072B2"/>')
    '<path fill="#FFFFFF" stroke="#000000"/><path fill="#005484"/>'
    """
    lettered = _LETTERS.sub(lambda found: _COLOUR.sub(lambda ink: _letter(ink[0]), found[0]), svg)
    return _COLOUR.sub(lambda found: _sharp(found[0]), _SHAPE.sub(_lined, lettered))


def _lined(shape: re.Match[str]) -> str:
    """Return a shape with a line that is seen; a place, whose ground is sand, has a black one."""
    words = shape[0]
    fill = _FILL.search(words)
    place = fill is not None and _is_sand(fill[1]) and not _FAINT.search(words)
    if place:
        words = _THIN.sub('fill-opacity="1"', words)
        fill = _FILL.search(words)
    stroke = _STROKE.search(words)
    if stroke is not None:
        pale = fill is not None and contrast(fill[1], "#FFFFFF") < _SPLIT
        line = "#000000" if place else _line(stroke[1], pale=pale)
        return words[: stroke.start(1)] + line + words[stroke.end(1) :]
    if fill is not None and place and 'stroke="' not in words:
        return f'{words[: fill.end()]} stroke="#000000" stroke-width="{_LINE}"{words[fill.end() :]}'
    return words


def _line(colour: str, *, pale: bool) -> str:
    """Return the colour of a line round a ground that is pale or not; beside none, pale lines stay."""
    if not pale and contrast(colour, "#FFFFFF") <= _SAND:
        return colour
    if _has_no_hue(colour):
        return "#000000"
    return _mixed(colour, "#000000", "#FFFFFF", _SPLIT)


def _mixed(colour: str, end: str, other: str, least: float) -> str:
    """Return the colour, as far mixed with `end` as it needs for this contrast with another."""
    steps = (mix(colour, end, step / _STEPS) for step in range(_STEPS + 1))
    return next(each for each in steps if contrast(each, other) >= least)


def _parts(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def _has_no_hue(colour: str) -> bool:
    """Return True if a colour is grey, brown or sand, and means nothing by itself."""
    red, green, blue = _parts(colour)
    return red >= green >= blue and red - blue <= _SANDY


def _is_sand(colour: str) -> bool:
    return _has_no_hue(colour) and _PALE < contrast(colour, "#FFFFFF") <= _SAND


def _letter(colour: str) -> str:
    return "#000000" if contrast(colour, "#FFFFFF") >= _INK else "#FFFFFF"


# without it the 190 drawings of a match of Merchants Cove take four times as long: 190 ms instead of 50 ms
@cache
def _sharp(colour: str) -> str:
    parts = _parts(colour)
    grey = max(parts) - min(parts) <= _GREY
    if (grey and contrast(colour, "#FFFFFF") <= _PALE) or _is_sand(colour):
        return "#FFFFFF"
    if grey and contrast(colour, "#000000") <= _DARK:
        return "#000000"
    if contrast(colour, "#FFFFFF") >= _SPLIT:
        return _mixed(colour, "#000000", "#FFFFFF", _READABLE)
    return _mixed(colour, "#FFFFFF", "#000000", _READABLE)
