"""Drawing helpers: points on a circle, shadows, lines of text, lamp light."""

from __future__ import annotations

import math

from tabletop.art.material import tray
from tabletop.art.palette import SEATS
from tabletop.art.svg import Point, box, group, line, num, oval, path, polygon
from tabletop.art.type import DISPLAY, SANS, Ink, width
from tabletop.games.merchants_cove.art.palette import GLOW, PARCH_DEEP, SHADE

SMALL = 7.0
"""Size of text on boards, in millimetres: 11 pixels in a window of 1280 x 800."""


def polar(cx: float, cy: float, r: float, turn: float) -> Point:
    """Return the point at this distance from (cx, cy), at `turn` degrees clockwise from the top."""
    angle = math.radians(turn)
    return cx + r * math.sin(angle), cy - r * math.cos(angle)


def hexagon(r: float) -> str:
    """Return the path of a hexagon about (0, 0) that stands on a corner."""
    return polygon(polar(0, 0, r, 60 * at) for at in range(6))


def contact(cx: float, cy: float, rx: float, ry: float, strength: float = 0.5) -> str:
    """Draw the soft shadow below something that stands."""
    return "".join(
        path(oval(cx, cy, rx * (1.18 - 0.12 * at), ry * (1.25 - 0.14 * at)), SHADE, fade=strength / 4)
        for at in range(4)
    )


def glow(cx: float, cy: float, r: float, strength: float) -> str:
    """Draw lamp light on the ground."""
    return path(oval(cx, cy, r), GLOW, fade=strength)


SHY = "\N{SOFT HYPHEN}"
"""The character at which a translation lets a long word be broken."""


def fitting(word: str, most: float, size: float, *, family: str = SANS, weight: int = 400) -> list[str]:
    """Break a word that is wider than `most` in two at its middlemost soft hyphen; else return it whole."""
    whole, places = word.replace(SHY, ""), [at for at, letter in enumerate(word) if letter == SHY]
    if not places or width(whole, size, family=family, weight=weight) <= most:
        return [whole]
    at = min(places, key=lambda at: abs(at - len(word) / 2))
    return [word[:at].replace(SHY, "") + "-", word[at:].replace(SHY, "")]


def wrapped(text: str, size: float, most: float, weight: int = 400) -> list[str]:
    """Break text into lines no wider than `most`, at spaces and, in long words, at soft hyphens."""
    lines: list[str] = []
    for whole in text.split():
        for word in fitting(whole, most, size, weight=weight):
            trial = f"{lines[-1]} {word}" if lines else word
            if lines and width(trial, size, weight=weight) <= most:
                lines[-1] = trial
            else:
                lines.append(word)
    return lines


def clipped(text: str, size: float, most: float, *, family: str = SANS, weight: int = 400) -> str:
    """Shorten text to be no wider than `most`; it then ends in dots."""
    if width(text, size, family=family, weight=weight) <= most:
        return text
    while text and width(text + "…", size, family=family, weight=weight) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def title(ink: Ink, x: float, y: float, text: str, size: float, colour: str, most: float) -> str:
    """Draw a title from the left, at most `most` wide."""
    fits = clipped(text, size * 0.86, most, family=DISPLAY, weight=700)
    return ink.display(x, y, fits, size, colour, anchor="start", most=most)


def drop(d: str, strength: float = 0.3, by: float = 0.4) -> str:
    """Draw the short hard shadow of a plate."""
    return group(path(d, SHADE, fade=strength), by, by * 2)


def plate(x: float, y: float, w: float, h: float, colour: str, edge: str, r: float = 3.0) -> str:
    """Draw a raised plate."""
    d = box(x, y, w, h, r)
    return drop(d, 0.24) + path(d, colour, stroke=edge, width=0.5)


def socket(x: float, y: float, w: float, h: float, colour: str = PARCH_DEEP, r: float = 2.4) -> str:
    """Draw a recessed place in a board."""
    return tray(x, y, w, h, r, colour)


def strip(seat: int, h: float) -> str:
    """Draw a strip in the seat's colour along a board's left edge."""
    return path(box(3, 6, 2.6, h - 12, 1.3), SEATS[seat].colour)


def dent(cx: float, cy: float, r: float, colour: str, edge: str) -> str:
    """Draw a round hollow for a pawn, with a shadow in its upper left."""
    near, far = r * 0.16, r * 0.71
    d = f"M{num(cx - far)} {num(cy + near)}A{num(far + 0.2)} {num(far + 0.2)} 0 0 1 "
    d += f"{num(cx + near)} {num(cy - far)}"
    return path(oval(cx, cy, r), colour, stroke=edge, width=0.5) + path(
        d, stroke=edge, width=0.6, line_fade=0.65
    )


def arrow(x: float, y: float, x2: float, y2: float, colour: str, wide: float = 1.6, head: float = 3.0) -> str:
    """Draw a straight arrow with a filled head."""
    a = math.atan2(y2 - y, x2 - x)
    sides = ((x2 - head * math.cos(a + lean), y2 - head * math.sin(a + lean)) for lean in (-0.5, 0.5))
    back = (x2 - head * 0.7 * math.cos(a), y2 - head * 0.7 * math.sin(a))
    return path(line((x, y), back), stroke=colour, width=wide) + path(polygon(((x2, y2), *sides)), colour)


def pill(ink: Ink, right: float, y: float, text: str, *, size: float = SMALL, h: float = 10.0) -> str:
    """Draw a dark pill with a number; its right end is at `right`."""
    w = width(text, size, weight=600) + 6
    d = box(right - w, y, w, h, h / 2)
    words = ink.sans(
        right - w / 2, y + h / 2 + size * 0.36, text, size, "#FFFFFF", anchor="middle", weight=600
    )
    return drop(d) + path(d, "#2B2622") + words
