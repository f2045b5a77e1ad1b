"""The printed boards of Morocco: the square with its stalls, the roof, the Guard Quarters, the supply."""

from __future__ import annotations

from tabletop.art.material import board, shadow, tray
from tabletop.art.palette import LEGAL, SEATS, SHADE, dark, light
from tabletop.art.signs import seat_mark, star
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.text import Text, translate
from tabletop.games.morocco.art import cubes, plan
from tabletop.games.morocco.art.palette import (
    BED,
    DEEP,
    INK,
    LINE,
    MINT,
    MINT_DEEP,
    MINT_LINE,
    MINT_PALE,
    NOTCH,
    PARCHMENT,
    QUIET,
    SAND,
    SEAM,
    TERRACOTTA,
    WEAVE,
)
from tabletop.games.morocco.art.plan import EDGE, FIRST, PITCH, RAIL
from tabletop.games.morocco.art.tokens import drained, octagon
from tabletop.games.morocco.square import CORNERS, SIDE, STALLS

INNER = 0.765
"""How deep the eight-pointed stars are cut."""
LEAST = 10.6
"""Pixels of the smallest letters."""


def readable(ink: Ink, size: float) -> float:
    """A size of letters, but never too small to be read."""
    return max(size, LEAST / ink.px)


def title(ink: Ink, x: float, y: float, text: Text, most: float) -> str:
    """A heading in Fraunces."""
    return ink.display(x, y, ink.words(text), readable(ink, 5.4), INK, anchor="start", most=most)


def square() -> str:
    """The market square, 235 x 236: rails, beds of the juice sellers, the ground under the stalls."""
    w, h = plan.SQUARE
    long = SIDE * PITCH
    body = board(w, h, 5, TERRACOTTA, height=2, thick=0.9) + path(
        box(2.5, 2.5, w - 5, h - 5, 3.2), stroke=LINE, width=0.45
    )
    body += tray(EDGE, FIRST[1] + 0.8, RAIL, long - 1.6, 2.8, DEEP)
    body += tray(FIRST[0] + 0.8, EDGE, long - 1.6, RAIL, 2.8, DEEP)
    body += path(star(11, 11, 6, 8, INNER), MINT) + path(star(11, 11, 3.2, 8, INNER), TERRACOTTA)
    beds = (plan.juice(line, place) for line in range(SIDE + 1) for place in range(SIDE + 1))
    for x, y in beds:
        body += path(star(x, y, 7.9, 8, INNER), BED) + drained(x, y)
    notches = (plan.rail(number) for number in range(2 * SIDE))
    body += "".join(path(box(x - 5.4, y - 5.4, 10.8, 10.8, 2), NOTCH) for x, y in notches)
    ground = "".join(octagon(*plan.stall(number), plan.STALL[0] / 2, plan.CUT) for number in range(STALLS))
    return body + path(ground, DEEP, stroke=NOTCH, width=0.4)


def stall(tone: int) -> str:
    """An open stall, 37.8 x 37.8, sand light (0) or dark (1): a woven octagon with four sunk spaces."""
    half, base, weave = plan.STALL[0] / 2, SAND[tone], WEAVE[tone]
    edge = octagon(0, 0, half, plan.CUT)
    body = group(path(edge, "#5E2A1A", fade=0.45), 0.5, 0.9) + path(
        edge, base, stroke=dark(base, 0.45), width=0.4
    )
    body += path(octagon(0, 0, half - 1.2, plan.CUT - 0.5), stroke=weave, width=0.5)
    rug = path(polygon(((-3, 2 - half), (3, 2 - half), (0, 5.6 - half))), weave, fade=0.55)
    rug += path(polygon(((-1.4, 2 - half), (1.4, 2 - half), (0, 3.7 - half))), base)
    body += group(rug) + group(rug, turn=90) + group(rug, turn=180) + group(rug, turn=270)
    y = -plan.RAISED
    body += path(star(0, y, 3.6, 8, INNER), weave, fade=0.75) + path(star(0, y, 2, 8, INNER), base)
    for corner in range(CORNERS):
        body += group(_space(base), *plan.space(corner))
    return group(body, half, half)


def _space(base: str) -> str:
    """A place to stand, sunk into a stall."""
    r = plan.SPACE
    far, near, bend = num(-r * 0.74), num(r * 0.53), num(r * 0.9)
    rim = f"M{far} {near}A{bend} {bend} 0 0 1 {near} {far}"
    sunk = path(oval(0, 0, r), dark(base, 0.14), stroke=dark(base, 0.42), width=0.36)
    return sunk + path(rim, stroke=dark(base, 0.34), width=0.55)


def price(row: int, column: int, held: str) -> str:
    """What a stall costs, 18.4 x 7: row and column cube; `held` has a 1 for each that its seat can pay.

    What is lacking is an outline only. On a green ground, with a tick, all can be paid.
    """
    w, h = plan.PRICE
    all_held = held == "11"
    ground, edge = (LEGAL, "#EAF6EE") if all_held else ("#FFF6E2", "#7A5A3A")
    d = box(0, 0, w, h, 1.6)
    body = group(path(d, SHADE, fade=0.28), 0.3, 0.5) + path(d, ground, stroke=edge, width=0.4)
    side = h - 1.3
    body += cubes.flat(row, 0.75, 0.65, side, held=held[0] == "1")
    body += cubes.flat(column, 0.75 + side + 0.6, 0.65, side, held=held[1] == "1")
    x, y = w - 2.5, h / 2
    if all_held:
        return body + path(f"M{num(x - 1.5)} {num(y)}l1.1 1.2l1.9 -2.6", stroke="#FFFFFF", width=0.85)
    cross = f"M{num(x - 1)} {num(y - 1)}l2 2M{num(x + 1)} {num(y - 1)}l-2 2"
    return body + path(cross, stroke="#A5473A", width=0.75)


def lead(w: float, h: float, seats: tuple[int, ...]) -> str:
    """Who leads in a stall: their marks on a flag, one below the other."""
    d = box(0, 0, w, h, w / 2)
    body = group(path(d, SHADE, fade=0.3), 0.3, 0.5) + path(d, "#FFF6E2", stroke=INK, width=0.4)
    step = h / len(seats)
    for at, seat in enumerate(seats):
        body += seat_mark(
            seat, w / 2, step * (at + 0.5), w * 0.34, stroke=dark(SEATS[seat].colour, 0.4), width=0.2
        )
    return body


def tally(ink: Ink, w: float, h: float, shares: tuple[tuple[int, int, int], ...]) -> str:
    """What a closing counts, on a slip: each seat's mark and strength, and under it its VP."""
    d = box(0, 0, w, h, 2)
    body = shadow(d, 1.2, 0.4) + path(d, "#FFF6E2", stroke=INK, width=0.45)
    step = w / len(shares)
    for at, (seat, strength, vp) in enumerate(shares):
        x = step * at
        if at:
            body += path(line((x, 1.6), (x, h - 1.6)), stroke=SEAM, width=0.4)
        body += seat_mark(seat, x + 3.5, 4, 2.1, stroke=dark(SEATS[seat].colour, 0.4), width=0.3)
        body += ink.display(x + 8, 6, str(strength), readable(ink, 5.6), INK)
        body += ink.sans(x + step / 2, 11.8, f"+{vp}", readable(ink, 4.6), LEGAL, anchor="middle", weight=700)
    return body


def roof(ink: Ink, ring: tuple[int, ...]) -> str:
    """The roof, 76 x 78: five terraces with their cubes, clockwise from the top, and the centre."""
    w, h = plan.ROOF
    cx, cy = plan.terrace(-1)
    body = board(w, h, 4, MINT, height=1.6, thick=0.8) + title(ink, 5, 9, translate("morocco", "Roof"), 60)
    body += path(oval(cx, cy, 30), MINT_DEEP, stroke=MINT_LINE, width=0.5)
    body += path(star(cx, cy, 23.4, 8, INNER), MINT_PALE) + path(star(cx, cy, 14, 8, INNER), MINT_DEEP)
    for at, colour in enumerate(ring):
        x, y = plan.terrace(at)
        body += path(oval(x, y, plan.TERRACE), PARCHMENT, stroke=MINT_LINE, width=0.6)
        body += path(oval(x, y, plan.TERRACE - 1.2), stroke=MINT, width=0.5)
        body += group(cubes.cube(colour), x - 6.2, y - 5.4)
    body += path(oval(cx, cy, 7.6), PARCHMENT, stroke=MINT_LINE, width=0.6)
    return body + path(star(cx, cy, 4.4, 8, INNER), "#D9BF85")


def quarters(ink: Ink, w: float, h: float, seats: tuple[int, ...]) -> str:
    """The Guard Quarters: an arched niche with two places for each of these seats."""
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8)
    body += title(ink, 5, 9, translate("morocco", "Guard Quarters"), 66)
    count = len(seats)
    wide = min(14.0, (w - 6) / count - 1.6)
    for at, seat in enumerate(seats):
        x = plan.niche(at, count, h, 0)[0]
        left, right, top = x - wide / 2, x + wide / 2, 12.4 if h < plan.ROOMY else 15.0
        arch = f"M{num(left)} {num(h - 5)}V{num(top + 7)}Q{num(left)} {num(top + 1.4)} {num(x)} {num(top)}"
        arch += f"Q{num(right)} {num(top + 1.4)} {num(right)} {num(top + 7)}V{num(h - 5)}Z"
        body += path(arch, "#DCC494", stroke="#A98B55", width=0.45)
        mark = top + (4.4 if h < plan.ROOMY else 6.4)
        body += seat_mark(seat, x, mark, 2.1, stroke=dark(SEATS[seat].colour, 0.4), width=0.3)
        feet = (plan.niche(at, count, h, number)[1] for number in (0, 1))
        body += "".join(path(oval(x, foot, wide * 0.36, 1.5), "#C0A269") for foot in feet)
    return body


def supply(ink: Ink, w: float, h: float, left: int, *, dice: bool) -> str:
    """The supply: gold, neutral tiles, cubes of five colours, and the die where it is rolled."""
    (x, y), _tiles, (die, middle) = plan.stock(h)
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8)
    body += title(
        ink, 5, 9 if h > plan.LOW else 11.6, translate("morocco", "Supply"), 40 if h > plan.LOW else x - 12
    )
    told = ink.words(translate("morocco", "%n gold", "", left))
    body += ink.sans(x + 8.5, y + 2, told, readable(ink, 4.4), QUIET, weight=600, most=16.2)
    body += tray(4, h - plan.TRAY, w - 8, 15, 2.4, light("#DCC494", 0.15))
    if dice:
        body += path(box(die - 10, middle - 9.5, 20, 19, 3), "#DCC494", stroke="#A98B55", width=0.45)
    return body
