"""The parts of busts: coat, head, eyes and mouth, in a square of 100, two tones with a line of ink."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tabletop.art.svg import num, oval, path

_INK = "#2B2622"
_LINE = 2.6


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    THINKS = "thinks"
    GLAD = "glad"
    BEATEN = "beaten"


@dataclass(frozen=True, slots=True)
class Skin:
    """The light and the shaded tone of a face."""

    light: str
    shade: str


def inked(d: str, fill: str = "none", *, stroke: str = _INK, width: float = _LINE) -> str:
    """Return a shape with a line of ink."""
    return path(d, fill, stroke=stroke, width=width)


def tinted(d: str, fill: str, fade: float = 1.0) -> str:
    """Return a shape without a line."""
    return path(d, fill, fade=fade)


def coat(tone: str, shade: str, skin: Skin) -> str:
    """Shoulders in a coat, its shaded side, and the neck."""
    return (
        inked("M8 104C8 82 22 74 38 71L50 78L62 71C78 74 92 82 92 104Z", tone)
        + tinted("M8 104C8 82 22 74 38 71L42 74C30 79 24 90 24 104Z", shade, 0.45)
        + inked("M40 60V73C40 79 60 79 60 73V60Z", skin.light)
        + tinted("M41 64C45 70 55 70 59 64V70C55 75 45 75 41 70Z", _INK, 0.18)
    )


def head(skin: Skin, y: float = 46, rx: float = 20, ry: float = 23) -> str:
    """Return a head with its shaded side."""
    left, low = 50 - rx, y + ry
    shade = (
        f"M{num(left + 1.5)} {num(y - 4)}C{num(left + 1)} {num(y + 12)} 40 {num(low - 2)} 50 {num(low - 1.5)}"
        f"C41 {num(low - 7)} 37 {num(y + 8)} 37 {num(y - 6)}Z"
    )
    return inked(oval(50, y, rx, ry), skin.light) + tinted(shade, skin.shade, 0.55)


def _brows(x: float, y: float, colour: str, tilt: float) -> str:
    arcs = (
        f"M{num(50 + side * x - 4)} {num(y + side * -tilt)}Q{num(50 + side * x)} {num(y - 2.4)} "
        f"{num(50 + side * x + 4)} {num(y + side * tilt)}"
        for side in (-1, 1)
    )
    return inked("".join(arcs), stroke=colour, width=2.4)


@dataclass(frozen=True, slots=True)
class Eyes:
    """Where and how eyes and brows are; `brow`: colour of the brows, "" for none; `lift`: their height."""

    x: float = 8
    y: float = 45
    size: float = 2.4
    colour: str = _INK
    brow: str = ""
    lift: float = 7
    tilt: float = 0.0

    def drawn(self, mood: Mood) -> str:
        """Return the eyes: they look up in thought, are closed for joy, and frown when beaten."""
        lift = {Mood.THINKS: 2, Mood.GLAD: 2, Mood.BEATEN: -1}.get(mood, 0) + self.lift
        tilt = {Mood.GLAD: 0.0, Mood.BEATEN: -2.6}.get(mood, self.tilt)
        brows = _brows(self.x, self.y - lift, self.brow, tilt) if self.brow else ""
        middles = (50 - self.x, 50 + self.x)
        if mood is Mood.GLAD:
            low, high = num(self.y + 1), num(self.y - 4.6)
            arcs = (f"M{num(x - 3.6)} {low}Q{num(x)} {high} {num(x + 3.6)} {low}" for x in middles)
            return inked("".join(arcs), stroke=self.colour) + brows
        aside, up = (2.2, 2.2) if mood is Mood.THINKS else (0, 0)
        return (
            "".join(
                tinted(oval(x + aside, self.y - up, self.size, self.size * 1.15), self.colour)
                for x in middles
            )
            + brows
        )


def nose(colour: str, y: float = 49) -> str:
    """Return a nose."""
    return inked(f"M50 {num(y - 3)}Q53.4 {num(y + 3)} 49.4 {num(y + 4)}", stroke=colour, width=2)


_MOUTHS = {Mood.THINKS: "flat", Mood.GLAD: "grin", Mood.BEATEN: "sad"}


def mouth(usual: str, mood: Mood, colour: str = "#7A2E26", y: float = 58) -> str:
    """Return a mouth: the usual one (a word of its lines), or that of the mood."""
    kind = _MOUTHS.get(mood, usual)
    if kind == "grin":
        return inked(f"M42 {num(y - 1)}Q50 {num(y + 10)} 58 {num(y - 1)}Z", "#FFF8EA", stroke=colour, width=2)
    lines = {
        "smile": f"M43.5 {num(y)}Q50 {num(y + 5.5)} 56.5 {num(y)}",
        "smirk": f"M45 {num(y + 2)}Q52 {num(y + 3.4)} 57 {num(y - 1.6)}",
        "flat": f"M44.5 {num(y + 1)}H55.5",
        "sad": f"M44 {num(y + 3)}Q50 {num(y - 2.5)} 56 {num(y + 3)}",
    }
    return inked(lines[kind], stroke=colour, width=2.4)


def dots(colour: str, size: float, *points: tuple[float, float]) -> str:
    """Return dots, such as freckles."""
    return tinted("".join(oval(x, y, size) for x, y in points), colour)
