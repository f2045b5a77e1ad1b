"""Colours of the table's materials and of the seats, and functions that mix them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

INK = "#14333A"
"""Outlines of printed things."""
TEXT = "#2B2622"
QUIET = "#4A423A"
"""Less important text."""
PAPER = "#FDFBF6"
CREAM = "#F6EEDC"
LINEN = "#FFF8EA"
"""Letters and glyphs on dark backgrounds."""
BLACK = "#0B0A09"
"""Letters on backgrounds of medium brightness, on which neither linen nor ink is legible."""
_READABLE = 4.5
"""Minimum contrast of letters and background (WCAG AA)."""
BOARD = "#F1E6CE"
"""Background of printed boards."""
TRAY = "#E2D2AE"
"""Recesses in a board."""
SHADE = "#061417"
"""Shadows."""
CUT = "#8E7A60"
"""Cut edges of cardboard."""
LEGAL = "#2E7D5B"
REFUSED = "#B3362B"
BRASS, STEEL, COPPER = "#E0B34A", "#C9CCCB", "#B9794B"


class Seat(NamedTuple):
    """What identifies a seat's pieces: always both colour and shape."""

    colour: str
    shape: str


COLOURS = (
    Seat("#0072B2", "circle"),
    Seat("#D55E00", "triangle"),
    Seat("#009E73", "square"),
    Seat("#A2467F", "diamond"),
    Seat("#E6B000", "star"),
)
"""The seats' colours, in the order of `engine.game.COLOURS`.

They differ for people with colour-vision deficiencies as well; see tests/art.
"""


class Seats:
    """The seats' colours in the match being drawn: seat n has colour n, unless `wear` says otherwise.

    Drawings belong to one match at a time, and faces name seats by number only.
    """

    def __init__(self) -> None:
        self.worn: tuple[int, ...] = ()

    def number(self, seat: int) -> int:
        """Return the index of a seat's colour in COLOURS."""
        return self.worn[seat] if seat < len(self.worn) else seat

    def __getitem__(self, seat: int) -> Seat:
        return COLOURS[self.number(seat)]

    def wear(self, colours: Sequence[int] = ()) -> None:
        """Set the seats' colours by index; further seats have their own."""
        self.worn = tuple(colours)

    @contextmanager
    def wearing(self, colours: Sequence[int]) -> Iterator[None]:
        """Set the seats' colours for a while, to draw something of another match."""
        before = self.worn
        self.wear(colours)
        try:
            yield
        finally:
            self.wear(before)


SEATS = Seats()

Channels = tuple[float, float, float]


def channels(colour: str) -> Channels:
    """Return red, green and blue of "#RRGGBB", 0 to 255.

    >>> channels("#FF8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """Return a colour between two; `share` (0-1) is the fraction of the second.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(channels(a), channels(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def dark(colour: str, share: float = 0.35) -> str:
    """Return the colour in shade; `share` (0-1) is the fraction of shade."""
    return mix(colour, "#1A1512", share)


def light(colour: str, share: float = 0.35) -> str:
    """Return the colour in light; `share` (0-1) is the fraction of white."""
    return mix(colour, "#FFFFFF", share)


def luminance(colour: str) -> float:
    """Return a colour's relative luminance, 0 to 1 (WCAG)."""
    linear = [_linear(value / 255) for value in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG).

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def letters(ground: str) -> str:
    """Return the most legible colour of letters on this background: linen or ink, else black."""
    best = max(LINEN, INK, key=lambda ink: contrast(ink, ground))
    return (
        best
        if contrast(best, ground) >= _READABLE
        else max(best, BLACK, key=lambda ink: contrast(ink, ground))
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
