"""Colours: of the table's materials, of the seats, and how they mix."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

INK = "#14333A"
"""Outlines of what is printed."""
TEXT = "#2B2622"
QUIET = "#6E6459"
"""Text that steps back."""
PAPER = "#FDFBF6"
CREAM = "#F6EEDC"
LINEN = "#FFF8EA"
"""Letters and glyphs on dark grounds."""
BOARD = "#F1E6CE"
"""The ground of printed boards."""
TRAY = "#E2D2AE"
"""Places sunk into a board."""
SHADE = "#061417"
"""Shadows."""
CUT = "#8E7A60"
"""The cut edge of cardboard."""
LEGAL = "#2E7D5B"
REFUSED = "#B3362B"
BRASS, STEEL, COPPER = "#E0B34A", "#C9CCCB", "#B9794B"


class Seat(NamedTuple):
    """How a seat's pieces are told apart: always by colour and by shape."""

    colour: str
    shape: str


COLOURS = (
    Seat("#0072B2", "circle"),
    Seat("#D55E00", "triangle"),
    Seat("#009E73", "square"),
    Seat("#A2467F", "diamond"),
    Seat("#E6B000", "star"),
)
"""As named in `engine.game.COLOURS`, apart under the colour-vision deficiencies as well; see tests/art."""


class Seats:
    """What each seat of the match that is drawn now wears: the n-th colour, until `wear` says otherwise.

    Drawings are about one match at a time, and faces name seats by number only.
    """

    def __init__(self) -> None:
        self.worn: tuple[int, ...] = ()

    def number(self, seat: int) -> int:
        """The number of a seat's colour in COLOURS."""
        return self.worn[seat] if seat < len(self.worn) else seat

    def __getitem__(self, seat: int) -> Seat:
        return COLOURS[self.number(seat)]

    def wear(self, colours: Sequence[int] = ()) -> None:
        """From now on the seats wear these, by number; the others their own."""
        self.worn = tuple(colours)

    @contextmanager
    def wearing(self, colours: Sequence[int]) -> Iterator[None]:
        """The same for as long as something of another match is drawn."""
        before = self.worn
        self.wear(colours)
        try:
            yield
        finally:
            self.wear(before)


SEATS = Seats()

Channels = tuple[float, float, float]


def channels(colour: str) -> Channels:
    """Red, green and blue of "#RRGGBB", 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """A colour between two; `share` is how much of the second is in it."""
    pairs = zip(channels(a), channels(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def dark(colour: str, share: float = 0.35) -> str:
    """The colour in shade."""
    return mix(colour, "#1A1512", share)


def light(colour: str, share: float = 0.35) -> str:
    """The colour in light."""
    return mix(colour, "#FFFFFF", share)


def luminance(colour: str) -> float:
    """How bright a colour is, 0 to 1, as contrast is reckoned (WCAG)."""
    linear = [_linear(value / 255) for value in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG)."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def letters(ground: str) -> str:
    """The colour of letters on a ground: cream where that can be read, ink where the ground is too pale."""
    return LINEN if contrast(LINEN, ground) >= 3.2 else INK


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
