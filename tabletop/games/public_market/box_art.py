"""The front of the box of Public Market: a trawler at sunset, and fish below the surface."""

from __future__ import annotations

from tabletop.art.box import front, ground, swell
from tabletop.art.palette import CREAM, INK
from tabletop.art.svg import group, oval, path
from tabletop.games.public_market.art.fish import HERRING, SALMON, SARDINE, fish
from tabletop.games.public_market.art.wooden import BOAT, boat

_GULLS = ((34, 80, 1.0), (60, 70, 0.8), (186, 74, 1.0), (200, 84, 0.6))


def cover() -> str:
    """Draw the front as SVG text, 220 x 200."""
    sky = ground(0, "#EBC65A") + ground(0, "#E8836B", 52) + ground(52, "#EBA062", 26)
    sun = path(oval(113, 112, 48), "#F3D68A") + path(oval(113, 112, 41), "#F9E7B4")
    gulls = "".join(
        group(path("M-9 0C-6 -5 -2 -5 0 -1C2 -5 6 -5 9 0", stroke=INK, width=1.6), x, y, s)
        for x, y, s in _GULLS
    )
    sea = swell(118, 6, 22.6, "#3C858C")
    glitter = path("M84 126h18M120 124h22M98 131h34", stroke="#F3D68A", width=1.6, line_fade=0.55)
    deep = swell(136, 7, 28.2, "#2B6A72") + swell(153, 7, 22.6, "#1F4E55")
    ship = group(boat(), 118 - 1.55 * BOAT[0] / 2, 67.5, 1.55)
    bubbles = "".join(
        path(oval(x, y, r), stroke="#7FB9BC", width=0.9, line_fade=0.7)
        for x, y, r in ((28, 172, 2.2), (24, 164, 1.4), (206, 176, 1.8), (202, 168, 1.2), (112, 188, 1.6))
    )
    school = fish(SALMON, 76, 179, 86, 1, turn=-8) + fish(HERRING, 162, 186, 62, 1, turn=6, flip=True)
    school += fish(SARDINE, 130, 165, 36, 1, turn=-10)
    picture = sky + sun + gulls + _headland() + sea + glitter + ship + deep + bubbles + school
    return front(picture, "Public Market", size=27, y=38, colour="#FFF8EA", shade="#8E3F33")


def _headland() -> str:
    """Draw land with a lighthouse, lit from the right."""
    land = path("M0 122L10 112L26 107H46L64 122Z", "#4A2F4A") + path("M26 107H46L50 110L30 113Z", "#6B4663")
    tower = path("M31 108L32.5 93H38.5L40 108Z", CREAM, stroke=INK, width=1)
    band = path("M32 99H39.2L39.6 103H31.5Z", "#C6553A")
    lamp = path("M32.4 93V88H38.6V93Z", "#FFE9A8", stroke=INK, width=0.9)
    roof = path("M31 88H40L35.5 83Z", "#C6553A", stroke=INK, width=0.9)
    return land + tower + band + lamp + roof
