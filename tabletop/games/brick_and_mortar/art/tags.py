"""Price tags of the seats: face up, face down, and the places for them."""

from __future__ import annotations

from tabletop.art.material import shadow
from tabletop.art.palette import LINEN, SEATS, dark
from tabletop.art.signs import seat_mark
from tabletop.art.svg import EDGE, box, group, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.goods import chip
from tabletop.games.brick_and_mortar.art.palette import INK, WHITE
from tabletop.games.brick_and_mortar.art.parts import NOTE, fitted, in_dollars


def tag_outline(w: float, h: float, grow: float = 0.0) -> str:
    """Return the outline of a price tag, pointed at its left; `grow` widens it on all sides."""
    g = grow
    return polygon([(-g, h / 2), (8 - g * 0.3, -g), (w + g, -g), (w + g, h + g), (8 - g * 0.3, h + g)])


def _tag(seat: int, w: float, h: float) -> str:
    tone = SEATS[seat].colour
    d = tag_outline(w, h)
    body = shadow(d, 1.2, 0.42) + group(path(d, dark(tone, 0.5)), 0.4, 1.0)
    body += path(d, tone, stroke=dark(tone, 0.45), width=0.5)
    return body + path(tag_outline(w, h, -0.6), stroke=EDGE, width=0.6)


def _hole(h: float) -> str:
    return path(oval(plan.TAG_HOLE[0], h / 2, 1.5), INK, stroke=WHITE, width=0.7)


def tag(
    ink: Ink, seat: int, kind: int, quantity: int, price: int, w: float = plan.TAG[0], h: float = plan.TAG[1]
) -> str:
    """Draw a price tag face up: seat mark, quantity, price. Numbers below 0 are not set."""
    tone = SEATS[seat].colour
    body = _tag(seat, w, h)
    body += path(box(17.5, 2.6, w - 20, h - 5.2, 2), WHITE, stroke=dark(tone, 0.4), width=0.4)
    body += _hole(h) + path(oval(12.2, h / 2, 4.3), LINEN)
    body += seat_mark(seat, 12.2, h / 2 + (0.3 if seat == 1 else 0), 2.9)
    low = h / 2 + 4.4
    if quantity == 0:
        return body + ink.display(17.5 + (w - 20) / 2, low, "0", 13, INK)
    if price < 0:
        return body
    if quantity < 0:
        return body + ink.display(17.5 + (w - 20) / 2, low, in_dollars(ink, price), 13, INK, most=w - 21)
    body += ink.display(26.2, low, str(quantity), 13, INK, most=10.5)
    body += group(chip(kind, 0, 0, 6.4), 31.6, h / 2 - 3.2)
    return body + ink.display(w - 4.0, low, in_dollars(ink, price), 13, INK, anchor="end", most=w - 42.6)


def tag_back(seat: int, w: float, h: float) -> str:
    """Draw a price tag face down: bricks in the seat's colour, the same for every bid."""
    tone = SEATS[seat].colour
    seams = ""
    for row in range(4):
        y = 3 + (h - 6) / 4 * row
        seams += f"M11 {num(y)}H{num(w - 3)}"
        for at in range(5):
            x = 16 + at * 10 + (5 if row % 2 else 0)
            if x < w - 3:
                seams += f"M{num(x)} {num(y)}V{num(y + (h - 6) / 4)}"
    seams += f"M11 {num(h - 3)}H{num(w - 3)}"
    body = _tag(seat, w, h) + path(seams, stroke=dark(tone, 0.35), width=0.6, line_fade=0.75) + _hole(h)
    mid = 10 + (w - 12) / 2
    body += path(oval(mid, h / 2, 8.2), LINEN, stroke=dark(tone, 0.5), width=0.4)
    return body + seat_mark(
        seat, mid, h / 2 + (0.6 if seat == 1 else 0), 5.2, stroke=dark(tone, 0.5), width=0.35
    )


def tag_place(ink: Ink, text: str, w: float, h: float, *, mine: bool) -> str:
    """Draw an empty place for a tag on the counter, with the reason why it is empty."""
    d = tag_outline(w, h)
    edge, letters = ("#F6E7CF", "#FFF4E0") if mine else ("#6B4A28", "#4A3018")
    body = path(d, "#8A6136", fade=0.55) + path(d, stroke=edge, width=0.8, dash="2.6,2")
    lines = fitted(text, NOTE, w - 12, 2, weight=600)
    for at, line in enumerate(lines):
        y = h / 2 + 2.5 + (at - (len(lines) - 1) / 2) * 8.0
        body += ink.sans(8.5 + (w - 8) / 2, y, line, NOTE, letters, anchor="middle", weight=600, most=w - 12)
    return body


def move_tag(ink: Ink, seat: int, text: str) -> str:
    """Draw the tag of a bid for the list of moves, 26 x 26."""
    tone = SEATS[seat].colour
    d = polygon([(0, 13), (4.4, 5.6), (26, 5.6), (26, 20.4), (4.4, 20.4)])
    body = path(d, tone, stroke=dark(tone, 0.4), width=0.7) + path(box(6.4, 7.4, 18, 11.2, 1.4), WHITE)
    body += path(oval(3.5, 13, 0.9), WHITE)
    return body + ink.display(15.4, 16.2, text, 9.0, INK, most=17)
