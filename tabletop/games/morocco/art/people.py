"""The people of Morocco: a hood, a spear and shield, a straw hat; Cousins as a token; the scout."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.palette import SEATS, SHADE, dark, light
from tabletop.art.signs import seat_outline
from tabletop.art.svg import SHINE, group, line, oval, path

PERSON = (9.6, 12.0)
GUARD = (10.8, 12.3)
TOKEN = (12.0, 12.0)
SCOUT = (7.6, 12.4)
SKIN, STRAW, STRAW_INK = "#F1D3B0", "#F3E3B8", "#6B5223"
SCALE = 0.3
"""People are drawn 32 x 40 and stand 9.6 x 12 mm."""


def _contact(cx: float, cy: float, rx: float, ry: float, strength: float = 0.5) -> str:
    """The soft shadow of something that stands."""
    return "".join(
        path(oval(cx, cy, rx * (1.18 - 0.12 * at), ry * (1.25 - 0.14 * at)), SHADE, fade=strength / 4)
        for at in range(4)
    )


def _solid(d: str, tone: str, thick: float = 2.4) -> str:
    """A part of a wooden figure: its side, its front, and the light on it."""
    ink = dark(tone, 0.62)
    side = group(path(d, dark(tone, 0.36), stroke=dark(tone, 0.66), width=1.1), thick, 0.4)
    return side + path(d, tone, stroke=ink, width=1.1) + path(d, SHINE, fade=0.42)


def assistant(seat: int, *, flat: bool) -> str:
    """An Assistant, 9.6 x 12: a hooded robe with the seat's shape; `flat`: without a shadow."""
    tone = SEATS[seat].colour
    body = "" if flat else _contact(18.4, 38.4, 13, 3.4)
    robe = "M12 14.4L20 14.4C23.4 16 25 21 26 27L28 36Q28.4 39 25.6 39L6.4 39"
    robe += "Q3.6 39 4 36L6 27C7 21 8.6 16 12 14.4Z"
    hood = "M16 2.4C20.4 2.4 23 6 23 10C23 14 20 16.6 16 16.6C12 16.6 9 14 9 10C9 6 11.6 2.4 16 2.4Z"
    body += _solid(robe, tone) + _solid(hood, tone, 1.8)
    body += path(oval(15.6, 10.4, 4, 4.2), SKIN, stroke=dark(tone, 0.5), width=0.7)
    body += path("M5.6 35C6.4 27 8.4 20 11.4 16.6", stroke=light(tone, 0.65), width=1.2)
    return group(body + path(seat_outline(seat, 16, 29, 5), light(tone, 0.86)), scale=SCALE)


def bodyguard(seat: int, *, flat: bool) -> str:
    """A Bodyguard, 10.8 x 12.3: turban, spear, and a pale shield with the seat's shape."""
    tone = SEATS[seat].colour
    body = "" if flat else _contact(18.4, 38.6, 15.5, 3.4)
    spear = "M31.4 1.6L34 8.6L32.4 8.6L32.4 39L30.4 39L30.4 8.6L28.8 8.6Z"
    body += path(spear, "#D9D2C4", stroke="#4A3F33", width=0.9)
    coat = "M8 15.6L24 15.6Q28.6 16 28.8 21L29 36.4Q29 39 26.4 39L5.6 39Q3 39 3 36.4L3.2 21Q3.4 16 8 15.6Z"
    body += _solid(coat, tone)
    body += path(oval(16, 11.6, 5.6, 5.4), SKIN, stroke=dark(tone, 0.55), width=0.9)
    turban = "M8.2 9.6Q7.6 2.6 16 2.2Q24.4 2.6 23.8 9.6Q16 6 8.2 9.6Z"
    body += path(turban, light(tone, 0.2), stroke=dark(tone, 0.62), width=1.1) + path(turban, SHINE, fade=0.5)
    body += path(oval(16, 6, 1.5), light(tone, 0.86))
    shield = "M7.6 20.6Q16 17.8 24.4 20.6L24.4 28Q23 34.6 16 37.4Q9 34.6 7.6 28Z"
    body += path(shield, light(tone, 0.88), stroke=dark(tone, 0.6), width=1.1)
    return group(body + path(seat_outline(seat, 16, 27, 5), tone), scale=SCALE)


def tourist(seat: int, *, flat: bool) -> str:
    """A Tourist, 9.6 x 12: a straw hat wider than the shoulders, a pack, a band in the seat's colour."""
    tone = SEATS[seat].colour
    body = "" if flat else _contact(18.4, 38.4, 13, 3.4)
    pack = "M3.6 19Q2 19 2 21.6L2.4 31Q2.6 33 5 33L11 33L11 18Z"
    body += path(pack, "#9A6B3F", stroke="#4E3318", width=1.1) + path(
        line((3, 24.4), (9, 24.4)), stroke="#4E3318", width=1
    )
    dress = "M12 14.8L20 14.8C23.8 16.2 25 21 26 27L27.6 36Q28 39 25.2 39L8 39"
    dress += "Q5.2 39 5.6 36L7 27C7.8 21 8.4 16 12 14.8Z"
    body += _solid(dress, tone)
    body += path(oval(16, 11.4, 4.7), SKIN, stroke=dark(tone, 0.5), width=0.8)
    crown = "M10.4 7.2Q10.6 1.4 16 1.4Q21.4 1.4 21.6 7.2Q16 9.2 10.4 7.2Z"
    body += path(oval(16, 7.8, 12, 3.1), STRAW, stroke=STRAW_INK, width=1.1)
    body += path(crown, STRAW, stroke=STRAW_INK, width=1.1) + path(
        "M10.5 5.8Q16 8 21.5 5.8", stroke=tone, width=1.9
    )
    return group(body + path(seat_outline(seat, 16.4, 29, 5), light(tone, 0.86)), scale=SCALE)


def cousins(seat: int, *, flat: bool) -> str:
    """A Cousins token, 12 x 12: two pale busts on the seat's colour."""
    tone, r = SEATS[seat].colour, 6.0
    pale, ink = light(tone, 0.86), dark(tone, 0.5)
    body = "" if flat else _contact(0.9, 1.2, r * 1.0, r * 0.98, 0.4)
    body += path(oval(0.4, 0.8, r - 0.2), "#8C7A66") + path(
        oval(0, 0, r - 0.2), "#F3E7CC", stroke="#5E4E3C", width=0.3
    )
    body += path(oval(0, 0, r * 0.82), tone, stroke=dark(tone, 0.4), width=0.3)
    for side in (-1, 1):
        x = r * 0.32 * side
        bust = f"M{x - 2:.2f} 3.4Q{x - 1.8:.2f} 0.1 {x:.2f} 0.1Q{x + 1.8:.2f} 0.1 {x + 2:.2f} 3.4Z"
        body += path(bust, pale, stroke=ink, width=0.3) + path(
            oval(x, -1.3, 1.45), pale, stroke=ink, width=0.3
        )
    return group(body, 6, 6)


def scout() -> str:
    """The scout, 7.6 x 12.4: a yellow cone with a pointed hat and an eye."""
    gold, ink = "#EFC32F", "#6B4E08"
    body = _contact(13.4, 37.6, 10.4, 3.2)
    cone = "M12 11C17 13 19.6 24 21 34Q21.4 38 18 38L6 38Q2.6 38 3 34C4.4 24 7 13 12 11Z"
    body += path(cone, gold, stroke=ink, width=1.1) + path(cone, SHINE, fade=0.7)
    body += path("M14.4 14C17.4 20 18.6 28 19.4 36.6L15 37.4Q16.4 24 13.4 12.6Z", "#A87A10", fade=0.5)
    body += path(oval(12, 7.6, 5.8), "#FBE58E", stroke=ink, width=1.1)
    body += path("M4.4 9.2L12 -0.4L19.6 9.2Q12 5.6 4.4 9.2Z", "#D9A41C", stroke=ink, width=1.1)
    eye = path(oval(12, 25, 4.4), "#FFF6D6", stroke=ink, width=0.8) + path(
        "M8.4 25Q12 21.4 15.6 25Q12 28.6 8.4 25Z", ink
    )
    return group(body + eye + path(oval(12, 25, 1.2), "#FFF6D6"), 0.2, 0.3, 0.31)


def reach(w: float, h: float, seat: int, dx: float, dy: float) -> str:
    """What joins the two spaces of a Bodyguard; they lie (dx, dy) apart about the middle of w x h."""
    tone, r = SEATS[seat].colour, 5.9
    ends = ((w - dx) / 2, (h - dy) / 2), ((w + dx) / 2, (h + dy) / 2)
    joined = line(*ends)
    edge = path(joined, stroke=dark(tone, 0.4), width=2 * r)
    return edge + path(joined, stroke=light(tone, 0.45), width=2 * r - 0.9)


KINDS: tuple[tuple[Callable[..., str], tuple[float, float]], ...] = (
    (assistant, PERSON),
    (bodyguard, GUARD),
    (tourist, PERSON),
    (cousins, TOKEN),
)
"""How each kind of people is drawn and how large it is, in the order of `state`."""
