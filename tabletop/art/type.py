"""Letters: the two bundled font families, text widths without Qt, and text as SVG.

QtSvg distorts text with a scaled font size below about 8. So text is written at its size in pixels and
scaled back; `Ink` holds the number of pixels per unit.
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
"""Font family of running text, as Qt knows it after loading resources/fonts."""
DISPLAY = "Fraunces"
"""Font family of titles, card names and big numbers, likewise."""
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
"""The bundled weights (Fraunces from 600 on)."""
SMALLEST = 0.5
"""The part of its size to which a line is shrunk at most; what is wider still ends in "…"."""
_LEAST = 11.0
"""Size in pixels below which a line that is too wide becomes narrower rather than smaller."""
NARROWEST = 0.85
"""The part of their width to which letters are narrowed at most; what is wider still is made smaller."""
_OTHER = 0.6
"""Width in ems of a letter that a font does not have."""


# without it drawings take 1.2 to 3.6 times as long
@cache
def _advances(family: str, weight: int) -> dict[int, float]:
    """Return the width of each letter in ems, read from the font file's cmap and hmtx."""
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
    """Return the glyph of each character, from the table of the basic plane (format 4).

    Raises:
        ValueError: The font has no such table.
    """
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
    """Return the width of a line of text at this size, in the size's unit, without kerning."""
    advances = _advances(family, weight)
    return size * sum(advances.get(ord(letter), _OTHER) for letter in text)


def shortened(text: str, size: float, most: float, *, family: str = SANS, weight: int = 400) -> str:
    """Return a text, cut and with "…" at its end if it is wider than `most`; at least one letter stays.

    >>> shortened("Ann", 5.0, 20.0), shortened("W" * 200, 5.0, 20.0)
    ('Ann', 'WWW…')
    """
    if width(text, size, family=family, weight=weight) <= most * 1.001:  # what was shrunk to `most` fits
        return text
    end = len(text)
    while end > 1 and width(f"{text[:end]}…", size, family=family, weight=weight) > most:
        end -= 1
    return f"{text[:end].rstrip()}…"


def escape(text: str) -> str:
    """Escape text for SVG.

    >>> escape("Brick & Mortar")
    'Brick &amp; Mortar'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def halved(text: str, *, family: str = SANS, weight: int = 400) -> list[str]:
    """Break text into two lines of about equal width; one line if it has no blank."""
    words = text.split()
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(
        splits,
        key=lambda lines: max(width(half, 1, family=family, weight=weight) for half in lines),
        default=[text],
    )


@dataclass(frozen=True)
class Ink:
    """What letters depend on: pixels per unit, and the translation of the words on pieces."""

    px: float = 4.0
    words: Callable[[Text], str] = field(default=english)

    def scaled(self, scale: float) -> Ink:
        """Return the Ink for a group of this scale."""
        return replace(self, px=self.px * scale)

    @property
    def legible_size(self) -> float:
        """The size of the smallest letters, in units."""
        return _LEAST / self.px

    def readable(self, size: float) -> float:
        """Return a size of letters, enlarged if it would be too small to read."""
        return max(size, self.legible_size)

    def fitted(self, size: float, share: float) -> tuple[float, float]:
        """Return size and narrowing of a line that has room for a share of its width at `size`.

        >>> Ink(1.0).fitted(22.0, 0.5), Ink(1.0).fitted(11.0, 0.9), Ink(1.0).fitted(11.0, 0.5)
        ((11.0, 1.0), (11.0, 0.9), (6.47, 0.85))
        """
        least = min(size, self.legible_size)
        if share >= 1 or size * share >= least:
            return size * min(share, 1.0), 1.0
        narrow = max(size * share / least, NARROWEST)
        return round(size * share / narrow, 2), narrow

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
        narrow: float = 1.0,
    ) -> str:
        """Return a line of running text with its baseline at y; shrunk or narrowed if wider than `most`."""
        return self._text(x, y, text, size, colour, SANS, anchor, weight, most, narrow)

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
        narrow: float = 1.0,
    ) -> str:
        """Return a title or a big number with its baseline at y; shrunk or narrowed as in `sans`."""
        return self._text(x, y, text, size, colour, DISPLAY, anchor, weight, most, narrow)

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
        narrow: float,
    ) -> str:
        if most and (wide := width(text, size, family=family, weight=weight)) > most:
            size, narrow = self.fitted(size, max(most / wide, SMALLEST))
            text = shortened(text, size, most / narrow, family=family, weight=weight)
        across = f"{narrow / self.px:.5f} " if narrow < 1 else ""
        return (
            f'<g transform="translate({num(x)} {num(y)}) scale({across}{1 / self.px:.5f})"><text '
            f'font-family="{family}" font-size="{num(size * self.px)}" font-weight="{weight}" '
            f'fill="{colour}" text-anchor="{anchor}">{escape(text)}</text></g>'
        )
