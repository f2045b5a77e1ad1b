"""Parts that many faces share: awnings, plates, cost and point signs, text in lines."""

from __future__ import annotations

import math

from tabletop.art.material import edged
from tabletop.art.palette import dark, light
from tabletop.art.svg import box, group, num, oval, path, polygon
from tabletop.art.type import Ink, halved, width
from tabletop.engine.text import dollars
from tabletop.games.brick_and_mortar.art.glyphs import UTILITIES, phase_glyph, star_sign
from tabletop.games.brick_and_mortar.art.palette import BRASS, INK, PAPER, PLASTER

NOTE = 7.0
"""Size of notes in millimetres: 11 pixels in a window of 1280 x 800."""
LEAST = 5.4
"""Smallest size of notes that are too long in another language."""


def canopy(x: float, y: float, w: float, h: float, tones: tuple[str, ...], stripes: int) -> str:
    """Draw an awning whose stripes alternate between cream and the tones in turn."""
    a, body = w / stripes, path(box(x + 0.4, y + h * 0.75, w - 0.8, h * 0.34), "#120C08", fade=0.16)
    for at in range(stripes):
        tone = PAPER if at % 2 else tones[(at // 2) % len(tones)]
        d = f"M{num(x + a * at)} {num(y)}h{num(a)}v{num(h * 0.6)}"
        d += f"c0 {num(h * 0.5)} {num(-a)} {num(h * 0.5)} {num(-a)} 0z"
        body += path(d, tone, stroke=INK, width=0.28)
    return body + path(f"M{num(x)} {num(y + 0.25)}H{num(x + w)}", stroke=INK, width=0.4, line_fade=0.6)


def plate(x: float, y: float, w: float, h: float, r: float = 3.0, colour: str = PLASTER) -> str:
    """Draw a plate that looks recessed in the brick."""
    d = box(x, y, w, h, r)
    cast = group(path(d, "#120C08", fade=0.28), 0.5, 1.0)
    rim = edged(box(x + 0.4, y + 0.4, w - 0.8, h - 0.8, r - 0.4), 0.5)
    return cast + path(d, colour, stroke=INK, width=0.4) + rim


def head_outline(w: float, h: float, r: float) -> str:
    """Return the path of the upper part of a card or a mat, with its two round corners."""
    return f"M0 {num(h)}V{num(r)}Q0 0 {num(r)} 0H{num(w - r)}Q{num(w)} 0 {num(w)} {num(r)}V{num(h)}Z"


def in_dollars(ink: Ink, n: int) -> str:
    """Return an amount of money in words."""
    return ink.words(dollars(n))


def flag_width(ink: Ink, cost: int, least: float) -> float:
    """Return the width of a purchase cost's tag: the width of its text, but at least `least`."""
    return max(least, width(in_dollars(ink, cost), 7.0, family="Fraunces", weight=700) + 4.2)


def price_flag(ink: Ink, right: float, y: float, cost: int, least: float, h: float = 7.4) -> str:
    """Draw a purchase cost on its small tag, right-aligned."""
    w = flag_width(ink, cost, least)
    x = right - w
    outline = [(x, y + h / 2), (x + 2.8, y), (right, y), (right, y + h), (x + 2.8, y + h)]
    body = path(polygon(outline), PAPER, stroke=INK, width=0.35)
    amount = in_dollars(ink, cost)
    if width(amount, 7.0, family="Fraunces", weight=700) <= w - 5.2:
        body += path(oval(x + 2.5, y + h / 2, 0.7), INK)
    return body + ink.display(right - 1.2, y + h - 1.6, amount, 7.0, INK, anchor="end")


def utility_flag(ink: Ink, right: float, y: float, cost: int) -> str:
    """Draw a utility cost on a dark plate, right-aligned."""
    h = 7.4
    body = path(box(right - 13.4, y, 13.4, h, 1.6), INK, fade=0.55)
    body += phase_glyph(UTILITIES, right - 9.8, y + h / 2, 2.7, BRASS, INK)
    return body + ink.sans(right - 1.5, y + h - 1.6, str(cost), 7.2, "#FFF6DF", anchor="end", weight=700)


def medal(ink: Ink, x: float, y: float, points: int, r: float) -> str:
    """Draw the points of a store: a brass rosette with a number."""
    corners = [
        (x + q * math.sin(at * math.pi / 12), y - q * math.cos(at * math.pi / 12))
        for at in range(24)
        for q in (r if at % 2 == 0 else r * 0.88,)
    ]
    d = polygon(corners)
    body = group(path(d, dark(BRASS, 0.5)), 0.25, 0.6) + path(d, BRASS, stroke="#6E5417", width=0.35)
    body += path(oval(x, y, r * 0.7), light(BRASS, 0.45), stroke="#8C6E25", width=0.3)
    return body + ink.display(x, y + r * 0.45, str(points), r * 1.28, "#3A2A08")


def wrap(text: str, size: float, most: float, *, family: str = "Inter", weight: int = 400) -> list[str]:
    """Split text into lines no wider than `most`; a single word may be wider."""
    lines: list[str] = []
    for word in text.split():
        tried = f"{lines[-1]} {word}" if lines else word
        if lines and width(tried, size, family=family, weight=weight) <= most:
            lines[-1] = tried
        else:
            lines.append(word)
    return lines or [""]


def fitted(
    text: str, size: float, most: float, lines: int, *, family: str = "Inter", weight: int = 400
) -> list[str]:
    """Split text into at most `lines` lines: two of similar width if they fit, else filled one by one."""
    if width(text, size, family=family, weight=weight) <= most:
        return [text]
    two = halved(text, family=family, weight=weight)
    if lines == 2 or max(width(line, size, family=family, weight=weight) for line in two) <= most:
        return two
    filled = wrap(text, size, most, family=family, weight=weight)
    return filled if len(filled) <= lines else [*filled[: lines - 1], " ".join(filled[lines - 1 :])]


def paragraph(
    ink: Ink, x: float, y: float, text: str, most: float, *, lines: int, pitch: float,
    colour: str = INK, weight: int = 400,
) -> str:  # fmt: skip
    """Draw text in at most `lines` lines.

    If it is too long, letters become narrower, then smaller: from NOTE down to LEAST.
    """
    size = NOTE
    rows = wrap(text, size, most, weight=weight)
    while size > LEAST and (len(rows) > lines or max(width(row, size, weight=weight) for row in rows) > most):
        size -= 0.1
        rows = wrap(text, size, most, weight=weight)
    size, narrow = ink.fitted(NOTE, size / NOTE)
    rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return "".join(
        ink.sans(x, y + at * pitch, row, size, colour, weight=weight, narrow=narrow, most=most / narrow)
        for at, row in enumerate(rows)
        if row
    )


def starred(
    ink: Ink, x: float, y: float, text: str, size: float, colour: str = INK, *,
    display: bool = False, weight: int = 500, most: float = 0.0, narrow: float = 1.0,
) -> str:  # fmt: skip
    """Draw a line in which * stands for the sign for points; it fits into `most` if that is not 0."""
    signs = size * text.count("*")
    wide = starred_width(text, size, display=display, weight=weight) - signs
    if most and wide > most - signs:
        size, narrow = ink.fitted(size, (most - signs) / wide)
    family, body = "Fraunces" if display else "Inter", ""
    for at, part in enumerate(text.split("*")):
        if at:
            body += star_sign(x + size * 0.48, y - size * 0.35, size * 0.42)
            x += size
        if part:
            write = ink.display if display else ink.sans
            body += write(
                x, y, part.replace(" ", "\u00a0"), size, colour, anchor="start", weight=weight, narrow=narrow
            )
            x += narrow * width(part, size, family=family, weight=weight)
    return body


def starred_width(text: str, size: float, *, display: bool = False, weight: int = 500) -> float:
    """Return the width of a line drawn by `starred`."""
    family = "Fraunces" if display else "Inter"
    return width(text.replace("*", ""), size, family=family, weight=weight) + size * text.count("*")
