"""Materials of pieces: printed card, cut cardboard, wood, coins; and their shadows."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.palette import BRASS, COPPER, CREAM, CUT, INK, SHADE, STEEL, dark, light
from tabletop.art.svg import EDGE, SHINE, box, group, num, oval, path
from tabletop.art.type import Ink

_CONTACT = ((0.35, 0.0, 0.5), (0.62, 0.5, 0.34), (0.9, 1.2, 0.2))
"""Contact shadow: shift, growth and share of darkness of its three copies."""


def shadow(d: str, height: float = 1.2, strength: float = 0.34) -> str:
    """Return the contact shadow of an outline that is `height` above the table."""
    return "".join(
        group(
            path(
                d, SHADE, stroke=SHADE, width=height * grow, fade=strength * share, line_fade=strength * share
            )
            if grow
            else path(d, SHADE, fade=strength * share),
            height * shift,
            height * shift * 1.25,
        )
        for shift, grow, share in _CONTACT
    )


def soft_shadow(outline: Callable[[float], str], height: float = 6.0, strength: float = 0.42) -> str:
    """Return the shadow of a lifted piece: fills of its outline with growing inset (`outline(inset)`)."""
    steps = 8
    fills = (
        path(outline(height * (0.84 * at / (steps - 1) - 0.42)), SHADE, fade=strength / steps * 1.25)
        for at in range(steps)
    )
    return group("".join(fills), height * 0.5, height * 0.8)


def edged(d: str, width: float = 0.6) -> str:
    """Return the light on a printed edge, drawn along an outline a little inside it."""
    return path(d, stroke=EDGE, width=width)


def board(w: float, h: float, r: float, colour: str, *, height: float = 1.2, thick: float = 0.6) -> str:
    """Return a printed board: shadow, cut edge, face, paper edge."""
    d = box(0, 0, w, h, r)
    rim = edged(box(0.3, 0.3, w - 0.6, h - 0.6, r - 0.3))
    side = group(path(d, dark(colour, 0.45)), thick * 0.5, thick * 0.9)
    return shadow(d, height) + side + path(d, colour) + rim


def card(w: float, h: float, r: float = 3.0, colour: str = "#FDFBF6") -> str:
    """Return a playing card's body without its edge light, which is drawn over the print: see card_edge."""
    d = box(0, 0, w, h, r)
    return shadow(d, 1.1, 0.42) + group(path(d, "#9C8A6E"), 0.3, 0.7) + path(d, colour)


def card_edge(w: float, h: float, r: float = 3.0) -> str:
    """Return the light on a card's edge."""
    return edged(box(0.3, 0.3, w - 0.6, h - 0.6, r - 0.3), 0.5)


def under(w: float, h: float, count: int, r: float = 3.0, step: tuple[float, float] = (0.35, 0.45)) -> str:
    """Return the edges of `count` cards below the top one; at most three are drawn."""
    below = range(min(count, 3), 0, -1)
    outline = path(box(0, 0, w, h, r), "#E9E2D3", stroke="#8B7C66", width=0.35)
    return "".join(group(outline, step[0] * at, step[1] * at) for at in below)


def tray(x: float, y: float, w: float, h: float, r: float = 3.0, colour: str = "#E2D2AE") -> str:
    """Return a recess in a board: shade along its upper left."""
    inner = box(x + 0.5, y + 0.5, w - 1, h - 1, max(r - 0.5, 0.3))
    shade = path(inner, stroke=dark(colour, 0.5), width=1.0, line_fade=0.13)
    return path(box(x, y, w, h, r), colour, stroke=INK, width=0.4, line_fade=0.5) + shade


def wood(d: str, colour: str, thick: float = 2.0, *, height: float = 1.5, shade: float = 0.36) -> str:
    """Return a standing wooden piece: shadow, side, top, outline, and light on the upper left edge."""
    side, steps = dark(colour, 0.42), max(3, int(thick / 0.35))
    parts = [shadow(d, height, shade)]
    for at in range(steps, 0, -1):
        lowest = at == steps
        layer = path(d, side, stroke=dark(colour, 0.6), width=0.5 if lowest else 0.2)
        parts.append(group(layer, thick * 0.35 * at / steps, thick * at / steps))
    parts.append(path(d, colour, stroke=dark(colour, 0.55), width=0.35))
    parts.append(path(d, stroke=SHINE, width=0.7))
    return "".join(parts)


def cardboard(d: str, inner: str, colour: str, rim: str) -> str:
    """Return a punched tile or token: shadow, two-step cut edge, cream face, its light, and printed panel."""
    cut = group(path(d, CUT), 0.55, 0.95) + group(path(d, "#A8937A"), 0.3, 0.5)
    panel = path(inner, colour) + path(inner, stroke=INK, width=0.35, line_fade=0.5)
    return shadow(d, 1.1, 0.38) + cut + path(d, CREAM) + edged(rim) + panel


COINS = {1: COPPER, 5: STEEL, 10: BRASS}
"""Metal colours of coins by their value in dollars."""


def coin(ink: Ink, value: int, r: float = 8.0, *, figure: bool = True) -> str:
    """Return a coin centred on (0, 0), with its value as a figure or without."""
    colour = COINS[value]
    metal, d = dark(colour, 0.62), oval(0, 0, r)
    milled = f"{num(r * 0.07)},{num(r * 0.1)}"
    size = max(r * (0.78 if value > 9 else 0.98), 7.1)
    body = (
        shadow(d, 1.1, 0.4)
        + group(path(d, dark(colour, 0.55)), 0.4, 0.95)
        + path(d, colour)
        + edged(oval(0, 0, r - 0.3))
        + path(oval(0, 0, r * 0.82), light(colour, 0.28), stroke=metal, width=0.35)
        + path(oval(0, 0, r * 0.9), stroke=metal, width=r * 0.07, line_fade=0.45, dash=milled)
        + path(_glint(r * 0.66), stroke="#FFFFFF", width=r * 0.07, line_fade=0.55)
    )
    if not figure:
        return body
    return body + ink.display(0, size * 0.35, f"${value}", size, dark(colour, 0.75), most=r * 1.52)


def _glint(r: float) -> str:
    """Return the outline of a short arc of light in the upper left."""
    near, mid, far = num(-r * 0.12), num(-r * 0.62), num(-r * 0.94)
    return f"M{num(-r)} {near}C{far} {mid} {mid} {far} {near} {num(-r)}"


def coin_pile(ink: Ink, value: int, count: int, r: float, *, figure: bool = True) -> str:
    """Return a pile of equal coins; the lowest is centred on (0, 0)."""
    colour = COINS[value]
    edge = path(oval(0, 0, r), dark(colour, 0.42), stroke=dark(colour, 0.62), width=0.3)
    low = shadow(oval(0, 0, r), 1.1, 0.4)
    piled = "".join((low if at == 0 else "") + group(edge, 0, 0.95 - at * 1.15) for at in range(count - 1))
    return piled + group(coin(ink, value, r, figure=figure), 0, -(count - 1) * 1.15)


def disc(ink: Ink, r: float, colour: str, number: int | None, text: str) -> str:
    """Return a round token centred on (0, 0), with its number if it has one."""
    d, size = oval(0, 0, r), max(r * 1.3, 7.0)
    body = (
        shadow(d, 1.0, 0.4)
        + group(path(d, dark(colour, 0.45)), 0.3, 0.9)
        + path(d, colour, stroke=dark(colour, 0.5), width=0.35)
        + edged(oval(0, 0, r - 0.35))
    )
    return body if number is None else body + ink.display(0, size * 0.35, str(number), size, text)
