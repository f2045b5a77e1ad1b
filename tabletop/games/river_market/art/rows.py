"""Rows of numbers and signs: effects and costs of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.art.palette import PAPER
from tabletop.art.svg import box, line, oval, path, polygon
from tabletop.art.type import Ink, width
from tabletop.engine.text import Text
from tabletop.games.river_market.art.goods import KINDS, any_good, good_sign
from tabletop.games.river_market.art.palette import INK

_SMALLEST = 0.72
"""Share of their size to which signs may shrink before signs replace words, too."""


class Word(NamedTuple):
    """A word, and the sign that replaces it if a language needs too much room."""

    text: Text
    sign: str


Item = str | Word
"""A sign's name (a kind of good, "any", or one of SHARES), a number, or a word."""


def row(
    ink: Ink, items: Sequence[Item], cx: float, cy: float, size: float, letters: float, *, most: float
) -> str:
    """Draw items in a row about a point, with signs of `size`; closer and smaller if they are too wide."""
    drawn = [ink.words(item.text) if isinstance(item, Word) else item for item in items]
    letters = ink.readable(letters)
    found = _fit(ink, drawn, size, letters, most)
    if found is None:
        drawn = [item.sign if isinstance(item, Word) else item for item in items]
        found = _fit(ink, drawn, size, letters, most) or _tight(ink, drawn, size, most)
    size, letters, gap, narrow = found
    x, body = cx - _wide(drawn, size, letters * narrow, gap) / 2, ""
    for item in drawn:
        w = _width(item, size, letters * narrow)
        body += _item(ink, item, x, cy, w, size, letters, narrow)
        x += w + gap
    return body


_Sizes = tuple[float, float, float, float]
"""The size of signs, of letters and of gaps, and the narrowing of letters."""


def _fit(ink: Ink, drawn: Sequence[str], size: float, letters: float, most: float) -> _Sizes | None:
    """Return sizes that fit: letters shrink to the minimum, then signs."""
    gap = size * 0.15
    if _wide(drawn, size, letters, gap) <= most:
        return size, letters, gap, 1.0
    gap, floor = gap * 0.5, min(letters, ink.legible_size)
    share = max(min(most / _wide(drawn, size, letters, gap), 1.0), floor / letters)
    size, letters = size * share, letters * share
    over = _wide(drawn, size, letters, gap) - most
    if over <= 0.01:
        return size, letters, gap, 1.0
    smaller = 1 - over / max(_signs(drawn) * size, 0.01)
    return (size * smaller, letters, gap, 1.0) if smaller >= _SMALLEST else None


def _tight(ink: Ink, drawn: Sequence[str], size: float, most: float) -> _Sizes:
    """Return sizes for what is too wide with the smallest signs: letters are narrowed, then shrink."""
    size *= _SMALLEST
    signs = _signs(drawn) * size
    letters, narrow = ink.fitted(
        ink.legible_size, (most - signs) / max(_wide(drawn, size, ink.legible_size, 0.0) - signs, 0.01)
    )
    return size, letters, 0.0, narrow


def _signs(items: Sequence[str]) -> float:
    """Return the width of all signs together, in units of a sign's size."""
    return sum(1.0 if item in KINDS else _SHARES.get(item, 0.0) for item in items)


def _wide(items: Sequence[str], size: float, letters: float, gap: float) -> float:
    return sum(_width(item, size, letters) for item in items) + gap * max(len(items) - 1, 0)


_SHARES = {
    ">": 0.55,
    "<": 0.55,
    "/": 0.22,
    "any": 1.0,
    "card": 0.68,
    "house": 0.9,
    "pawn": 0.62,
    "raise": 0.9,
    "person": 0.8,
    "booth": 0.95,
}
"""Width of each sign that is not a good, in units of a sign's size."""


def _width(item: str, size: float, letters: float) -> float:
    if len(item) == 1 and item in KINDS:
        return size
    return size * _SHARES[item] if item in _SHARES else width(item, letters, weight=700)


def _item(
    ink: Ink, item: str, x: float, cy: float, w: float, size: float, letters: float, narrow: float
) -> str:
    if len(item) == 1 and item in KINDS:
        return good_sign(item, x + w / 2, cy, size)
    if item == "any":
        return any_good(x + w / 2, cy, size, INK)
    if item in _SHARES:
        return _mark(item, x, cy, w, size)
    return ink.sans(x, cy + letters * 0.36, item, letters, INK, weight=700, narrow=narrow)


def _mark(item: str, x: float, cy: float, w: float, size: float) -> str:
    u = size / 10
    if item == ">":
        return path(polygon(((x, cy - 2.6 * u), (x + w * 0.88, cy), (x, cy + 2.6 * u))), INK)
    if item == "<":
        return path(polygon(((x + w, cy - 2.6 * u), (x + w * 0.12, cy), (x + w, cy + 2.6 * u))), INK)
    if item == "/":
        return path(line((x, cy + 4 * u), (x + w, cy - 4 * u)), stroke=INK, width=0.7 * u)
    if item == "card":
        card = path(box(x, cy - 4.8 * u, w, 9.6 * u, 1.1 * u), PAPER, stroke=INK, width=0.9 * u)
        return card + path(box(x + 0.5 * u, cy - 4.3 * u, w - u, 2.6 * u), INK)
    if item == "pawn":
        middle = x + w / 2
        skirt = (
            f"M{middle - 1.2 * u:.2f} {cy - u:.2f}h{2.4 * u:.2f}l{1.7 * u:.2f} {5.6 * u:.2f}h{-5.8 * u:.2f}z"
        )
        return path(oval(middle, cy - 2.6 * u, 2.1 * u), INK) + path(skirt, INK)
    if item == "person":
        middle, foot = x + w / 2, cy + 4.2 * u
        bust = f"M{middle - 3.6 * u:.2f} {foot:.2f}q0 {-5.4 * u:.2f} {3.6 * u:.2f} {-5.4 * u:.2f}"
        bust += f"t{3.6 * u:.2f} {5.4 * u:.2f}z"
        return path(oval(middle, cy - 2.8 * u, 2.1 * u), INK) + path(bust, INK)
    if item == "booth":
        roof = polygon(((x + u, cy - 4.2 * u), (x + w - u, cy - 4.2 * u), (x + w, cy), (x, cy)))
        stand = box(x + u, cy, w - 2 * u, 4.2 * u)
        return path(stand, PAPER, stroke=INK, width=u) + path(roof, INK)
    if item == "raise":
        return path(polygon(_gable(x, cy, w, u)), INK)
    return path(polygon(_gable(x, cy, w, u)), PAPER, stroke=INK, width=u)


def _gable(x: float, cy: float, w: float, u: float) -> tuple[tuple[float, float], ...]:
    """Return the outline of a house."""
    roof = ((x, cy - 0.6 * u), (x + w / 2, cy - 4.6 * u), (x + w, cy - 0.6 * u))
    return ((x, cy + 4 * u), *roof, (x + w, cy + 4 * u))
