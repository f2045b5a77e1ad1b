"""The front of the box of River Market: a Booth on stilts over the river, lilies in the foreground."""

from __future__ import annotations

from tabletop.art.box import ART, front, ground, swell
from tabletop.art.palette import CREAM, dark, light
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.games.river_market.art.cards import bunting
from tabletop.games.river_market.art.goods import good_sign
from tabletop.games.river_market.art.palette import INK, PLANK, WOOD_INK

_RED, _DEEP = "#B5533F", "#2F5D66"


def cover() -> str:
    """Draw the front as SVG text, 220 x 200."""
    sky = ground(0, "#F2D9A0") + ground(0, "#E7B98F", 58) + path(oval(150, 84, 36), "#F9EBC4")
    far = _hills(98, "#9DB07C", 14) + _hills(108, "#7C9A5E", 9)
    flags = group(bunting(0, 0, 130, 9, 12), -8, 50, turn=7) + group(
        bunting(0, 0, 120, 8, 12), 118, 64, turn=-9
    )
    water = swell(121, 3, 28.2, "#7FB3BC") + swell(150, 4, 22.6, "#5E9AA6") + swell(172, 5, 28.2, "#3E7C88")
    sheen = path(
        "M14 134h30M170 130h34M30 146h16M186 142h22M96 162h26", stroke="#D8EEEF", width=1.6, line_fade=0.6
    )
    front_water = swell(192, 5, 22.6, _DEEP)
    picture = sky + far + flags + water + sheen + _walk() + _booth() + front_water + _lilies() + _reeds()
    return front(picture, "River Market", size=30, y=36, colour="#FFF8EA", shade="#8A5A3C")


def _hills(y: float, colour: str, high: float) -> str:
    w = ART[0]
    far = f"s{num(w * 0.4)} {num(high * 0.4)} {num(w * 0.55)} {num(-high * 0.6)}"
    crest = f"M0 {num(y)}c{num(w * 0.15)} {num(-high)} {num(w * 0.3)} {num(-high)} {num(w * 0.45)} 0{far}"
    return path(f"{crest}V140H0Z", colour)


def _walk() -> str:
    """Draw the boardwalk on its posts, from edge to edge."""
    posts = "".join(box(x, 138, 6, 34) for x in (14, 56, 98, 140, 182, 210))
    wet = "".join(path(oval(x + 3, 172, 8, 2), "#D8EEEF", fade=0.5) for x in (14, 56, 98, 140, 182, 210))
    deck = path(box(-2, 130, 230, 11), PLANK, stroke=WOOD_INK, width=1.2)
    deck += path("M0 132.4H226", stroke="#E0C193", width=1.2)
    seams = "".join(f"M{x} 131v9" for x in range(10, 226, 18))
    return path(posts, dark(PLANK, 0.45)) + wet + deck + path(seams, stroke="#7A5A34", width=0.9)


def _booth() -> str:
    """Draw a Booth with a striped awning, full of goods."""
    posts = path(box(64, 72, 6, 62) + box(156, 72, 6, 62), dark(PLANK, 0.3), stroke=WOOD_INK, width=1)
    back = path(box(70, 80, 86, 38), "#6B5233")
    hung = "".join(
        path(f"M{x} 80v12", stroke=CREAM, width=0.8) + group(good_sign("F", 0, 0, 17), x, 98, turn=-90)
        for x in (82, 100)
    )
    shelf = path(box(112, 104, 44, 2.2), PLANK) + good_sign("C", 122, 97.5, 13) + good_sign("T", 144, 97, 13)
    counter = path(box(58, 115, 110, 19, 1), PLANK, stroke=WOOD_INK, width=1.2)
    counter += path("M59 116.8H167", stroke="#E8CFA3", width=1.4)
    seams = "".join(f"M{x} 119v14" for x in range(72, 166, 14))
    counter += path(seams, stroke="#8B6537", width=0.8)
    veggies = "".join(good_sign("V", x, y, 15) for x, y in ((70, 109), (80, 107), (90, 109)))
    crate = path(box(62, 111, 38, 8, 1), light(PLANK, 0.25), stroke=WOOD_INK, width=0.9)
    coins = good_sign("$", 140, 112.5, 8) + good_sign("$", 148, 112.5, 8) + good_sign("$", 144, 107.6, 8)
    roof = path(polygon(((70, 54), (156, 54), (168, 70), (58, 70))), _RED, stroke=dark(_RED, 0.5), width=1.2)
    stripes = "".join(
        polygon(
            (
                (70 + 86 / 7 * at, 54),
                (70 + 86 / 7 * (at + 1), 54),
                (58 + 110 / 7 * (at + 1), 70),
                (58 + 110 / 7 * at, 70),
            )
        )
        for at in (1, 3, 5)
    )
    roof += path(stripes, CREAM) + awning(58, 70, 110, 13, _RED, 7, ink=dark(_RED, 0.5), width=1.0)
    return posts + back + hung + shelf + counter + veggies + crate + coins + roof


_PADS = (
    (70, 186, 13, False),
    (34, 183, 19, True),
    (140, 193, 12, False),
    (180, 186, 21, True),
    (108, 178, 8, False),
)
"""The lily pads: position, size, and whether one is in flower."""


def _lilies() -> str:
    body = ""
    for x, y, r, flower in _PADS:
        high = r * 0.36
        rim = f"A{r} {num(high)} 0 1 0 {num(x + r)} {num(y + high * 0.2)}Z"
        leaf = f"M{x} {y}L{num(x + r * 0.9)} {num(y - high * 0.5)}{rim}"
        body += path(oval(x + 1, y + 2.4, r, high), "#1D434B", fade=0.4)
        body += path(leaf, "#6B9A53", stroke="#3D5F2B", width=1)
        if flower:
            body += good_sign("L", x - 2, y - r * 0.52, r * 1.6)
    return body


def _reeds() -> str:
    body = ""
    for x, high, bend, side in (
        (8, 78, -5, 0),
        (15, 92, 3, 0),
        (22, 62, 8, 0),
        (216, 70, 5, 1),
        (209, 52, -6, 1),
    ):
        body += path(
            f"M{x} 206Q{x} {206 - high / 2} {x + bend} {206 - high}",
            stroke="#4E6B3A" if side else "#5F8046",
            width=3,
        )
        body += path(oval(x + bend, 202 - high, 3.2, 9), "#6E4526", stroke=INK, width=0.8)
        body += path(line((x + bend, 193 - high), (x + bend, 186 - high)), stroke=INK, width=0.9)
    return body
