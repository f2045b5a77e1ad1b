"""The front of the box: the harbour in the evening, a boat coming in, two lanterns lit."""

from __future__ import annotations

from tabletop.art.box import ART, front, ground, swell
from tabletop.art.palette import dark, mix
from tabletop.art.signs import star
from tabletop.art.svg import box, group, num, oval, path
from tabletop.games.merchants_cove.art.boats import hull
from tabletop.games.merchants_cove.art.palette import (
    BARD,
    CUSTOMERS,
    INK,
    LANTERN,
    NOBLE,
    PLANK,
    PLANK_DEEP,
    ROGUE,
    TONE,
    WARRIOR,
    WIZARD,
)
from tabletop.games.merchants_cove.art.people import figure
from tabletop.games.merchants_cove.art.town import facade

_STARS = ((20, 60), (46, 48), (74, 64), (104, 52), (138, 62), (170, 50), (198, 64), (212, 46))
_CROWD = (WARRIOR, WIZARD, NOBLE, ROGUE)
"""The colours of the Adventurers in the boat."""


def cover() -> str:
    """Draw the front as SVG text, 220 x 200."""
    w, _ = ART
    sky = (
        ground(0, "#2A2244")
        + ground(58, "#43305F", 24)
        + ground(82, "#8A4A6E", 18)
        + ground(100, "#E08A55", 24)
    )
    lights = "".join(path(star(x, y, 1.8, 4, 0.35), "#F6E7B8", fade=0.9) for x, y in _STARS)
    moon = path("M188 50A11.6 11.6 0 1 0 197.4 67.4A9.6 9.6 0 0 1 188 50Z", "#FBEBC0")
    town = path(f"M0 124V112C30 104 60 108 90 104S170 106 {num(w)} 110V124Z", "#4A3460") + _halls()
    quay = ground(121, PLANK, 11) + path(
        "".join(f"M{at * 15} 121v11" for at in range(1, 16)), stroke=PLANK_DEEP, width=0.8
    )
    quay += ground(120.4, "#D3AE80", 1.1) + ground(132, "#1E4E5B", 3)
    sea = ground(134, "#2F7683") + swell(146, 3.4, 26, "#2B6B78") + swell(160, 4, 30, "#286170")
    boat = group(_boat(), 112, 172, 2.35)
    near = swell(190, 4.6, 34, "#1F5260", ink="#BFE3E2")
    lamps = _lantern(26, 124) + _lantern(200, 124)
    return front(
        sky + lights + moon + town + quay + sea + lamps + boat + near,
        "Merchants Cove",
        size=29,
        y=36,
        colour="#FFF0CC",
        shade="#140F24",
    )


def _halls() -> str:
    """Draw the four Halls on the shore at dusk."""
    places = ((44, WARRIOR), (86, BARD), (140, WIZARD), (180, NOBLE))
    assert {colour for _, colour in places} == set(CUSTOMERS)
    return "".join(group(facade(colour), x, 121.6, 1.16) for x, colour in places)


def _boat() -> str:
    """Draw a boat with four Adventurers, and its reflection on the water."""
    crowd = "".join(figure(colour, -18.6 + 12.4 * at, 3, 18.6) for at, colour in enumerate(_CROWD))
    shine = path(oval(1, 14.6, 30, 3), "#0F3440", fade=0.45)
    return (
        shine
        + crowd
        + hull()
        + path("M-31 14.2" + "c2.6 -2.4 5.2 -2.4 7.8 0s5.2 2.4 7.8 0" * 4, stroke="#D8F0EE", width=0.9)
    )


def _lantern(x: float, foot: float) -> str:
    """Draw a lantern of the quay with its glow in three steps."""
    rings = "".join(
        path(oval(x, foot - 24, r), LANTERN, fade=fade) for r, fade in ((22, 0.1), (15, 0.14), (9, 0.2))
    )
    post = path(box(x - 1.6, foot - 16, 3.2, 18), "#2B2036")
    light = path(box(x - 5, foot - 32, 10, 16, 1.6), mix(LANTERN, "#FFF6D6", 0.4), stroke=INK, width=0.9)
    roof = f"M{num(x - 7)} {num(foot - 32)}h14l-3.4 -6h-7.2z"
    return rings + post + light + path(roof, dark(TONE[ROGUE], 0.4), stroke=INK, width=0.6)
