"""The four kinds of fish: one silhouette each, three tones, an ink line. Drawn 104 long, head to the left."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.art.palette import INK, PAPER, light
from tabletop.art.svg import group, num, oval, path

_LENGTH = 104.0
_SMALL = 24.0
"""Pixels of length below which a fish is drawn without detail and with a stronger line."""


@dataclass(frozen=True)
class Look:
    """The look of a kind: outlines, tones, and its colour on boards and columns."""

    colour: str
    back_tone: str
    flank_tone: str
    belly_tone: str
    body: str
    flank: str
    back: str
    tail: str
    fins: str
    rays: str
    light: str


LOOKS = (
    Look(
        colour="#2F659C",
        back_tone="#2A5486",
        flank_tone="#78A6CC",
        belly_tone="#F1F5F2",
        body="M-50 1C-44 -8 -30 -14 -8 -14C12 -14 26 -8 36 -3C36 -1 36 3 36 4"
        "C26 10 10 15 -8 15C-28 15 -44 9 -50 1Z",
        flank="M-50 1C-44 -8 -30 -14 -8 -14C12 -14 26 -8 36 -3L36 1C22 6 4 9 -12 8C-28 7 -42 5 -50 1Z",
        back="M-50 0C-44 -8 -30 -14 -8 -14C12 -14 26 -8 36 -3L36 -1C22 -4 4 -5 -12 -4C-28 -4 -42 -2 -50 0Z",
        tail="M33 0C40 -4 45 -11 52 -15C50 -7 47 -3 46 1C47 5 50 9 52 17C45 12 40 5 33 1Z",
        fins="M-4 -13C0 -20 5 -22 12 -22C11 -17 13 -13 16 -11ZM6 13C9 18 13 20 19 20C18 16 19 12 21 9Z"
        "M-14 14C-12 19 -8 21 -3 21C-4 17 -3 15 -1 14Z",
        rays="M2 -14L8 -20M7 -13L11 -18M38 -1L47 -9M38 2L47 11",
        light="M-30 -10C-20 -12.4 -4 -13 8 -11.4",
    ),
    Look(
        colour="#3A966F",
        back_tone="#31805D",
        flank_tone="#9FD8B2",
        belly_tone="#F1F7E9",
        body="M-50 2C-44 -9 -30 -19 -8 -20C12 -20 26 -11 35 -4L35 5C26 12 10 21 -8 22C-30 22 -45 12 -50 2Z",
        flank="M-50 2C-44 -9 -30 -19 -8 -20C12 -20 26 -11 35 -4L35 3C24 7 8 11 -10 10C-28 9 -43 6 -50 2Z",
        back="M-50 2C-44 -9 -30 -19 -8 -20C12 -20 26 -11 35 -4L35 -2C24 -5 10 -8 -8 -8C-28 -8 -42 -4 -50 2Z",
        tail="M32 0C40 -7 46 -17 54 -22C51 -12 48 -5 46 1C48 7 51 14 54 24C46 18 40 8 32 1Z",
        fins="M-8 -19C-3 -29 4 -31 12 -30C9 -25 10 -21 14 -17ZM4 20C8 26 14 27 20 26C19 21 20 17 23 13Z"
        "M-20 21C-18 27 -13 29 -7 28C-9 24 -8 22 -5 21Z",
        rays="M-1 -20L4 -28M5 -19L9 -26M39 -2L49 -14M39 3L49 16",
        light="M-31 -14C-20 -17.6 -6 -18.4 6 -16",
    ),
    Look(
        colour="#B98822",
        back_tone="#9A742B",
        flank_tone="#EBCA5E",
        belly_tone="#FCF3D8",
        body="M-50 3C-48 -8 -36 -19 -14 -20C10 -19 26 -9 40 -4L40 5C28 9 12 17 -10 20C-32 22 -49 14 -50 3Z",
        flank="M-50 3C-48 -8 -36 -19 -14 -20C10 -19 26 -9 40 -4L40 4C26 8 10 10 -10 9C-28 8 -44 8 -50 3Z",
        back="M-49 -1C-46 -10 -36 -19 -14 -20C10 -19 26 -9 40 -4L40 -2C28 -5 12 -9 -8 -10"
        "C-26 -11 -42 -6 -49 -1Z",
        tail="M38 -2C43 -6 47 -12 51 -15C53 -5 53 6 51 16C46 12 43 7 38 3Z",
        fins="M-24 -18C-22 -28 -15 -30 -9 -27C-10 -22 -8 -19 -6 -18Z"
        "M-3 -18C0 -26 7 -27 12 -23C10 -18 12 -15 14 -14Z"
        "M17 -13C20 -20 26 -20 31 -16C29 -12 30 -9 32 -8ZM-4 19C0 25 6 26 11 22C10 18 11 15 13 13Z"
        "M17 12C20 18 26 18 30 14C29 10 30 8 31 7Z",
        rays="M-17 -19L-15 -26M3 -18L6 -23M23 -13L26 -17M42 -2L49 -9M42 3L49 10",
        light="M-36 -14C-27 -18.4 -12 -19 2 -15.6",
    ),
    Look(
        colour="#AA2F4D",
        back_tone="#84203E",
        flank_tone="#DC6874",
        belly_tone="#FBDEDC",
        body="M-51 6C-52 2 -46 0 -44 -4C-36 -14 -24 -19 -8 -19C14 -19 28 -9 38 -5L38 6C28 10 14 19 -8 20"
        "C-26 21 -38 16 -44 10C-47 11 -50 10 -51 6Z",
        flank="M-51 5C-52 2 -46 0 -44 -4C-36 -14 -24 -19 -8 -19C14 -19 28 -9 38 -5L38 4C26 8 10 11 -10 10"
        "C-26 10 -40 8 -51 5Z",
        back="M-48 1C-46 -1 -45 -3 -44 -4C-36 -14 -24 -19 -8 -19C14 -19 28 -9 38 -5L38 -3C26 -5 10 -8 -8 -8"
        "C-26 -8 -38 -4 -48 1Z",
        tail="M35 0C42 -7 47 -15 52 -20C51 -8 51 8 52 21C47 15 42 8 35 1Z",
        fins="M-8 -18C-3 -28 6 -29 14 -26C12 -21 13 -17 16 -14Z"
        "M25 -10C26 -15 30 -17 34 -16C32 -13 32 -10 33 -8Z"
        "M8 17C12 24 18 25 23 22C22 17 23 14 25 11ZM-16 20C-14 26 -9 28 -3 27C-5 23 -4 21 -1 20Z",
        rays="M-1 -19L4 -26M6 -18L10 -24M41 -3L49 -13M41 4L49 14",
        light="M-33 -13C-24 -17 -8 -17.6 4 -15",
    ),
)
"""The looks of Sardine, Herring, Cod and Salmon."""

SARDINE, HERRING, _COD, SALMON = range(4)
_COD_BLOTS = ((-10, -6, 2.2), (0, -7, 1.8), (8, -4, 2.2), (18, -3.5, 1.7), (-4, 5, 1.6), (12, 5, 1.8))
_SALMON_SPOTS = ((-10, -12), (-1, -13), (8, -11), (16, -8), (-6, -4), (4, -5), (13, -3))


def fish_colour(kind: int) -> str:
    """Return the colour of a kind's column, tracker and spaces."""
    return LOOKS[kind].colour


def fish(
    kind: int,
    cx: float,
    cy: float,
    length: float,
    px: float,
    *,
    turn: float = 0.0,
    flip: bool = False,
) -> str:
    """Draw a fish about (cx, cy); `px`, pixels per unit, decides how detailed it is."""
    body = _whole(kind) if length * px >= _SMALL else _plain(kind)
    return group(body, cx, cy, length / _LENGTH, turn=turn, flip=flip)


def _body(kind: int, width: float) -> str:
    """Draw fins and tail at the back, then belly, flank and back."""
    look = LOOKS[kind]
    behind = path(look.fins, look.back_tone, stroke=INK, width=width)
    behind += path(look.tail, look.back_tone, stroke=INK, width=width)
    if kind == _COD:
        behind += path("M-42 14C-44 19 -43 22 -40 25", stroke=INK, width=width)
    tones = path(look.body, look.belly_tone) + path(look.flank, look.flank_tone)
    return behind + tones + path(look.back, look.back_tone)


def _plain(kind: int) -> str:
    look = LOOKS[kind]
    marks = ""
    if kind == SARDINE:
        marks = "".join(path(oval(x, 1.6, 2.6), look.back_tone) for x in (-13, 2, 16))
    elif kind == HERRING:
        marks = path(
            "M-12 -4C-6 0 -6 5 -12 9M6 -4C12 0 12 4 6 8", stroke=light(look.flank_tone, 0.55), width=2.4
        )
    elif kind == _COD:
        marks = path("M-22 1C-8 -6 2 3 36 0", stroke=look.belly_tone, width=2.6)
    else:
        marks = path("M-51 5C-46 7 -42 6 -38 4", stroke=INK, width=2)
    eye = path(oval(-37.5, -2.2, 5), PAPER, stroke=INK, width=1.4) + path(oval(-38, -2.2, 2.6), INK)
    return _body(kind, 3.0) + marks + path(look.body, stroke=INK, width=3.0) + eye


def _whole(kind: int) -> str:
    look = LOOKS[kind]
    rays = path(look.rays, stroke=light(look.back_tone, 0.35), width=1.2)
    shine = path(look.light, stroke=light(look.back_tone, 0.5), width=1.7, line_fade=0.8)
    outline = path(look.body, stroke=INK, width=2.2)
    gill = path("M-27 -11C-21 -4 -21 6 -27 13", stroke=INK, width=1.7, line_fade=0.8)
    fin = path("M-19 4C-12 3 -9 8 -8 12C-14 12 -18 9 -19 4Z", look.back_tone, stroke=INK, width=1.3)
    eye = (
        path(oval(-37.5, -2.2, 4.1), PAPER, stroke=INK, width=1.4)
        + path(oval(-38, -2.2, 2.1), INK)
        + path(oval(-38.7, -3, 0.7), PAPER)
    )
    return _body(kind, 2.2) + rays + _marks(kind) + shine + outline + gill + fin + eye


def _marks(kind: int) -> str:
    """Draw the details that distinguish the kinds: dots, scales, a side line, spots."""
    look = LOOKS[kind]
    if kind == SARDINE:
        return "".join(path(oval(x, 1.6, 1.9), look.back_tone) for x in (-16, -6, 4, 14, 23))
    if kind == HERRING:
        arcs = "".join(f"M{num(x)} -5C{num(x + 6)} -1 {num(x + 6)} 5 {num(x)} 9" for x in (-14, -3, 8, 19))
        return path(arcs, stroke=light(look.flank_tone, 0.55), width=1.6)
    if kind == _COD:
        line = path("M-22 1C-8 -6 2 3 36 0", stroke=look.belly_tone, width=2)
        return line + "".join(path(oval(x, y, r), look.back_tone, fade=0.75) for x, y, r in _COD_BLOTS)
    jaw = path("M-51 5C-46 7 -42 6 -38 4", stroke=INK, width=1.6)
    return jaw + "".join(path(oval(x, y, 1.5), INK, fade=0.55) for x, y in _SALMON_SPOTS)


def fish_sign(cx: float, cy: float, width: float, tone: str, eye: str) -> str:
    """Draw any fish, as a sign in one tone: for numbers of fish, the bag and the logo."""
    body = path("M-48 0C-36 -24 0 -30 24 -6L48 -24C42 -8 42 8 48 24L24 6C0 30 -36 24 -48 0Z", tone)
    return group(body + path(oval(-28, -5, 5), eye), cx, cy, width / 100)
