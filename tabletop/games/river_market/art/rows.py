"""Rows of numbers and signs: what a card does, what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.palette import PAPER
from tabletop.art.svg import box, line, oval, path, polygon
from tabletop.art.type import Ink, width
from tabletop.engine.text import Text
from tabletop.games.river_market.art.goods import KINDS, any_good, sign
from tabletop.games.river_market.art.palette import INK

LEAST = 11.0
"""No letter is lower than this, in pixels."""

Item = str | Text
"""A sign's name (a kind of good, "any", ">", "<", "card", "house", "pawn"), or words and numbers."""


def readable(ink: Ink, size: float) -> float:
    """A size of letters, enlarged if it would be too small to read."""
    return max(size, LEAST / ink.px)


def row(
    ink: Ink, items: Sequence[Item], cx: float, cy: float, size: float, letters: float, *, most: float
) -> str:
    """Items in a row about a point: signs of this size, letters of that one; closer and smaller to fit."""
    told = [ink.words(item) if isinstance(item, Text) else item for item in items]
    gap = size * 0.15
    wide = _wide(told, size, letters, gap)
    if wide > most:
        gap *= 0.5
        floor = min(letters, LEAST / ink.px)
        share = max(min(most / _wide(told, size, letters, gap), 1.0), floor / letters)
        size, letters = size * share, letters * share
        wide = _wide(told, size, letters, gap)
        if wide > most:
            size *= max(0.5, 1 - (wide - most) / max(_signs(told) * size, 1))
            wide = _wide(told, size, letters, gap)
    x, body = cx - wide / 2, ""
    for item in told:
        w = _width(item, size, letters)
        body += _item(ink, item, x, cy, w, size, letters)
        x += w + gap
    return body


def _signs(items: Sequence[str]) -> int:
    return sum(item in KINDS or item == "any" for item in items)


def _wide(items: Sequence[str], size: float, letters: float, gap: float) -> float:
    return sum(_width(item, size, letters) for item in items) + gap * max(len(items) - 1, 0)


SHARES = {">": 0.55, "<": 0.55, "card": 0.68, "house": 0.9, "pawn": 0.62, "any": 1.0, "/": 0.22}
"""How wide a sign is that is no good, in sizes of signs."""


def _width(item: str, size: float, letters: float) -> float:
    if len(item) == 1 and item in KINDS:
        return size
    return size * SHARES[item] if item in SHARES else width(item, letters, weight=700)


def _item(ink: Ink, item: str, x: float, cy: float, w: float, size: float, letters: float) -> str:
    if len(item) == 1 and item in KINDS:
        return sign(item, x + w / 2, cy, size)
    if item == "any":
        return any_good(x + w / 2, cy, size, INK)
    if item in SHARES:
        return _mark(item, x, cy, w, size)
    return ink.sans(x, cy + letters * 0.36, item, letters, INK, weight=700)


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
    gable = ((x, cy + 4 * u), (x, cy - 0.6 * u), (x + w / 2, cy - 4.6 * u), (x + w, cy - 0.6 * u))
    return path(polygon((*gable, (x + w, cy + 4 * u))), PAPER, stroke=INK, width=u)
