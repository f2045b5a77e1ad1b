"""Letters: the two bundled families, how wide words are without asking Qt, and text as SVG.

QtSvg spoils text whose font-size is below about 8 under a scale, so text is written at its size in pixels
and scaled back; `Ink` knows how many pixels a unit has where it draws.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache

from tabletop.art.palette import TEXT
from tabletop.art.svg import num
from tabletop.engine.text import Text, english
from tabletop.files.paths import resource

SANS = "Inter"
"""The family of running text, as Qt knows it after loading resources/fonts."""
DISPLAY = "Fraunces"
"""The family of titles, card names and big numbers, likewise."""
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
"""The weights that are bundled (Fraunces from 600 on)."""
OTHER = 0.6
"""How wide a letter is, in ems, that a font does not have."""


@cache
def _advances(family: str, weight: int) -> dict[int, float]:
    """The width of each letter in ems, read from the font file's cmap and hmtx."""
    data = resource(f"fonts/{family}-{STYLES[weight]}.ttf").read_bytes()
    count = struct.unpack_from(">H", data, 4)[0]
    entries = (struct.unpack_from(">4s4xI", data, 12 + 16 * at) for at in range(count))
    table = {tag.decode(): offset for tag, offset in entries}
    em = struct.unpack_from(">H", data, table["head"] + 18)[0]
    metrics = struct.unpack_from(">H", data, table["hhea"] + 34)[0]
    widths = struct.unpack_from(">" + "H2x" * metrics, data, table["hmtx"])
    glyphs = _characters(data, table["cmap"])
    return {char: widths[min(glyph, metrics - 1)] / em for char, glyph in glyphs.items()}


def _characters(data: bytes, cmap: int) -> dict[int, int]:
    """Characters and their glyphs, from the table of the basic plane (format 4)."""
    for at in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        sub = cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * at)[0]
        if struct.unpack_from(">H", data, sub)[0] == 4:
            return _segments(data, sub)
    raise ValueError("a bundled font has no table of the basic plane")


def _segments(data: bytes, sub: int) -> dict[int, int]:
    size = struct.unpack_from(">H", data, sub + 6)[0]
    form = f">{size // 2}H"
    ends = struct.unpack_from(form, data, sub + 14)
    starts = struct.unpack_from(form, data, sub + 16 + size)
    deltas = struct.unpack_from(form, data, sub + 16 + 2 * size)
    ranges_at = sub + 16 + 3 * size
    ranges = struct.unpack_from(form, data, ranges_at)
    glyphs = {}
    for at, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for char in range(first, min(last, 0xFFFE) + 1):
            if ranges[at] == 0:
                glyphs[char] = (char + deltas[at]) % 65536
                continue
            place = ranges_at + 2 * at + ranges[at] + 2 * (char - first)
            glyph = struct.unpack_from(">H", data, place)[0]
            if glyph:
                glyphs[char] = (glyph + deltas[at]) % 65536
    return glyphs


def width(text: str, size: float, *, family: str = SANS, weight: int = 400) -> float:
    """How wide a line of text is at this size, in the size's unit, without kerning."""
    advances = _advances(family, weight)
    return size * sum(advances.get(ord(letter), OTHER) for letter in text)


def escape(text: str) -> str:
    """Text as it may stand in SVG."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def halved(text: str, *, family: str = SANS, weight: int = 400) -> list[str]:
    """Text in two lines, broken at the blank that leaves both about as wide; one line if it has none."""
    words = text.split()
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(
        splits,
        key=lambda lines: max(width(half, 1, family=family, weight=weight) for half in lines),
        default=[text],
    )


@dataclass(frozen=True)
class Ink:
    """What letters need to know: pixels in a unit, and the language of the words on pieces."""

    px: float = 4.0
    words: Callable[[Text], str] = field(default=english)

    def scaled(self, scale: float) -> Ink:
        """The same inside a group of this scale."""
        return replace(self, px=self.px * scale)

    def sans(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = TEXT,
        *,
        anchor: str = "start",
        weight: int = 400,
        most: float = 0.0,
    ) -> str:
        """A line of running text with its foot at y; narrowed to `most` if that is given and exceeded."""
        return self._text(x, y, text, size, colour, SANS, anchor, weight, most)

    def display(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = TEXT,
        *,
        anchor: str = "middle",
        weight: int = 700,
        most: float = 0.0,
    ) -> str:
        """A title or a big number with its foot at y; narrowed like `sans`."""
        return self._text(x, y, text, size, colour, DISPLAY, anchor, weight, most)

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        family: str,
        anchor: str,
        weight: int,
        most: float,
    ) -> str:
        if most and (wide := width(text, size, family=family, weight=weight)) > most:
            size *= most / wide
        return (
            f'<g transform="translate({num(x)} {num(y)}) scale({1 / self.px:.5f})"><text '
            f'font-family="{family}" font-size="{num(size * self.px)}" font-weight="{weight}" '
            f'fill="{colour}" text-anchor="{anchor}">{escape(text)}</text></g>'
        )
