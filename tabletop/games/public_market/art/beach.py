"""Shells, crabs, shrimp and ice: the things printed on tiles and chests apart from fish."""

from __future__ import annotations

from tabletop.art.material import wood
from tabletop.art.palette import INK, PAPER, dark, light
from tabletop.art.svg import box, group, num, oval, path

_CRAB_TONE, _SHRIMP_TONE = "#D9552F", "#E98C86"

SHELLS = (
    path(
        "M0 9C-4 9 -4 6 -3 5C-10 2 -11 -5 -7 -7C-6 -10 -2 -10 0 -9"
        "C2 -10 6 -10 7 -7C11 -5 10 2 3 5C4 6 4 9 0 9Z",
        "#F2C6AE",
        stroke=INK,
        width=1.4,
    )
    + path("M0 5V-8M-1 5L-5 -7M1 5L5 -7M-2 5L-8 -2M2 5L8 -2", stroke="#B5684C", width=1.1),
    path("M-10 3C-9 -5 -4 -8 1 -8C7 -8 10 -2 10 3C6 8 -6 8 -10 3Z", "#D9CDB8", stroke=INK, width=1.4)
    + path(
        "M-6 2C-5 -3 -2 -5 1 -5C5 -5 7 -1 7 2M-3 3C-2 0 -1 -2 1 -2C3 -2 4 0 4 3", stroke="#8C7A60", width=1.1
    ),
    path(
        "M-9 -6C-4 -10 6 -9 9 -3C11 2 6 5 3 6L-2 10C-1 6 -4 3 -6 0C-8 -2 -10 -4 -9 -6Z",
        "#EBB79A",
        stroke=INK,
        width=1.4,
    )
    + path("M-6 -5C-1 -4 3 -2 3 6M-1 -8C1 -5 6 -4 9 -1", stroke="#A65A41", width=1.2),
    path(oval(0, 0, 9), "#EDE0C4", stroke=INK, width=1.4)
    + "".join(group(path(oval(0, -4.6, 1.5, 3), "#BCA179"), turn=72 * at) for at in range(5)),
)
"""The drawings of Scallop, Clam, Conch and Sand Dollar, 20 wide."""


def shell(kind: int, cx: float, cy: float, r: float) -> str:
    return group(SHELLS[kind], cx, cy, r / 10)


_CRAB_WIDTH = 106.0
_CRAB = (
    (0, -16),
    (10, -17, 20, -14, 26, -9),
    (30, -13, 33, -17, 33, -21),
    (26, -26, 24, -38, 32, -47),
    (33, -41, 36, -38, 39, -38),
    (38, -43, 40, -47, 44, -50),
    (54, -42, 52, -27, 42, -21),
    (42, -14, 39, -8, 34, -3),
    (36, 1, 37, 5, 37, 8),
    (44, 6, 50, 9, 53, 17),
    (47, 15, 42, 15, 37, 17),
    (44, 19, 47, 24, 47, 31),
    (43, 27, 38, 25, 33, 26),
    (36, 29, 37, 33, 35, 38),
    (32, 33, 27, 31, 22, 31),
    (17, 33.6, 8, 35, 0, 35),
)
"""The right half of a crab, clockwise from its brow: a point, then curves."""


def mirrored(half: tuple[tuple[float, ...], ...], scale: float = 1.0) -> str:
    """Return the path of a shape whose right half is given; the half begins and ends on the axis x = 0."""
    (_, top), *curves = half
    d = f"M0 {num(top * scale)}" + "".join("C" + " ".join(num(v * scale) for v in curve) for curve in curves)
    ends = [(0.0, top), *((curve[-2], curve[-1]) for curve in curves)]
    for at in range(len(curves) - 1, -1, -1):
        x1, y1, x2, y2 = (v * scale for v in curves[at][:4])
        x, y = ends[at]
        d += f"C{num(-x2)} {num(y2)} {num(-x1)} {num(y1)} {num(-x * scale)} {num(y * scale)}"
    return d + "Z"


def printed_crab(cx: float, cy: float, width: float, tone: str = _CRAB_TONE, opacity: float = 1.0) -> str:
    """Draw a crab as printed on chests and boards."""
    eyes = "".join(
        path(oval(x, -10, 4.2), PAPER, stroke=INK, width=1.6) + path(oval(x, -10, 1.9), INK) for x in (-8, 8)
    )
    dots = "".join(path(oval(x, y, 2.4), dark(tone, 0.3)) for x, y in ((-16, 22), (16, 22), (0, 24)))
    body = path(mirrored(_CRAB), tone, stroke=INK, width=3)
    smile = path("M-18 8C-10 14 10 14 18 8", stroke=light(tone, 0.55), width=4)
    return group(body + smile + eyes + dots, cx, cy, width / _CRAB_WIDTH, opacity=opacity)


def wooden_crab(cx: float, cy: float, width: float) -> str:
    """Draw the Crab Meeple."""
    scale = width / _CRAB_WIDTH
    carved = path("M-18 9C-10 15 10 15 18 9", stroke=dark(_CRAB_TONE, 0.35), width=3.4)
    carved += "".join(path(oval(x, -8, 3), dark(_CRAB_TONE, 0.5)) for x in (-8, 8))
    return group(
        wood(mirrored(_CRAB, scale), _CRAB_TONE, 1.5, height=1.1) + group(carved, scale=scale), cx, cy
    )


def shrimp(cx: float, cy: float, width: float, tone: str = _SHRIMP_TONE) -> str:
    """Draw a shrimp as printed on chests."""
    body = (
        "M-34 -8C-34 -28 -16 -38 4 -34C28 -30 38 -10 34 10C32 24 22 34 8 38C12 32 12 28 8 25C16 20 20 10 16 2"
        "C12 -8 0 -10 -8 -4C-12 0 -20 4 -30 4C-38 4 -44 0 -48 -4C-42 -4 -38 -5 -34 -8Z"
    )
    feelers = path("M-40 -6C-50 -14 -46 -30 -30 -40M-38 -8C-56 -8 -58 -24 -50 -36", stroke=INK, width=2.6)
    tail = path(
        "M10 28C4 30 -2 36 -4 44C4 42 8 42 10 48C14 44 18 40 18 34Z", dark(tone, 0.12), stroke=INK, width=3
    )
    legs = path(
        "M-20 4C-20 10 -18 14 -14 17M-8 -3C-10 5 -8 10 -4 13M6 -6C4 2 6 8 10 10", stroke=INK, width=2.6
    )
    rings = (
        "M-2 -34C-6 -24 -6 -14 -4 -7M16 -29C10 -22 7 -14 8 -7M30 -14C22 -12 17 -8 15 -3"
        "M34 6C27 5 21 5 17 6M28 24C23 21 19 18 16 16"
    )
    shell_ = path(body, tone, stroke=INK, width=3) + path(rings, stroke=INK, width=2, line_fade=0.7)
    shine = path("M-30 -8C-28 -22 -14 -31 2 -30", stroke=light(tone, 0.6), width=3)
    eye = path(oval(-24, -8, 3.4), INK)
    return group(feelers + tail + legs + shell_ + shine + eye, cx, cy, width / 100)


def ice_block(x: float, y: float, cell: float) -> str:
    """Draw an Ice Block that fills a cell with its corner at (x, y) and stands out from the print."""
    block = path(box(1.2, 1.2, 17.6, 17.6, 2.2), "#F7FCFD", stroke="#5E98A8", width=0.7)
    top = path("M3 16.8V5.4C3 4 4 3 5.4 3H16.4", stroke="#FFFFFF", width=1)
    facet = path("M17 5V16C17 16.8 16.6 17 16 17H5C12 15 15 12 17 5Z", "#BFDCE4")
    scratches = path("M5.6 10.6L10.4 5.8M6.4 14L13.4 7M11 13.4L14 10.4", stroke="#8CBFCC", width=0.8)
    return group(block + top + facet + scratches, x, y, cell / 20)
