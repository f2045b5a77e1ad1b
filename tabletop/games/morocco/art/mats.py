"""What lies before each seat: one's own mat along the near edge, smaller ones for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.art.material import board
from tabletop.art.palette import SEATS, dark, mix
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, line, num, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.text import Text, translate
from tabletop.games.morocco.art import cubes, plan, tokens
from tabletop.games.morocco.art.boards import readable
from tabletop.games.morocco.art.palette import CUBES, INK, PARCHMENT, QUIET, SEAM
from tabletop.games.morocco.art.people import KINDS
from tabletop.games.morocco.art.plan import BAYS, COLUMNS
from tabletop.games.morocco.names import MERCHANT
from tabletop.games.morocco.words import player

LABELS = (
    translate("morocco", "Assistants", "label on a mat, as short as can be"),
    translate("morocco", "Tourists", "label on a mat, as short as can be"),
    translate("morocco", "Bodyguards", "label on a mat, as short as can be"),
    translate("morocco", "Cousins", "label on a mat, as short as can be"),
    translate("morocco", "Cubes", "label on a mat, as short as can be"),
    translate("morocco", "Gold", "label on a mat, as short as can be"),
    translate("morocco", "Juice", "label on a mat, as short as can be"),
    translate("morocco", "Tiles", "label on a mat, as short as can be"),
)
POINTS = translate("morocco", "VP", "victory points, as short as can be")
YOU = translate("morocco", "You", "label on one's own mat")
ROOM = 26.0
"""How wide a name may be."""
ROBOT_OF_THE_GAME = 2
FADED = "#A99A80"
"""The numbers of what a seat has none of."""


def mat(
    ink: Ink, seat: int, points: int, counts: Sequence[int], held: Sequence[int], whose: Text = YOU
) -> str:
    """The large mat, 395 x 45; `counts` as in LABELS (juice: its points), `held` the cubes by colour."""
    w, h = plan.MAT
    tone = SEATS[seat].colour
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8)
    body += path(_left_round(plan.HEAD, h, 4), mix(tone, PARCHMENT, 0.74))
    body += seat_mark(seat, 9, 9.4, 3.6, stroke=dark(tone, 0.5), width=0.4)
    body += ink.display(16, 11.8, ink.words(whose), readable(ink, 6.4), INK, anchor="start", most=34)
    body += ink.display(6, 29.5, str(points), 13.5, INK, anchor="start")
    body += ink.sans(
        9 + 8.2 * len(str(points)), 29.2, ink.words(POINTS), readable(ink, 4.8), QUIET, weight=600
    )
    for label, count, column in zip(LABELS, counts, COLUMNS, strict=True):
        body += _label(ink, label, count, column)
    for at, (x, count) in enumerate(zip(BAYS, held, strict=True)):
        body += _bay(ink, x, count, at)
    return body


def _left_round(w: float, h: float, r: float) -> str:
    return f"M{num(r)} 0H{num(w)}V{num(h)}H{num(r)}Q0 {num(h)} 0 {num(h - r)}V{num(r)}Q0 0 {num(r)} 0Z"


def _label(ink: Ink, label: Text, count: int, column: tuple[float, float]) -> str:
    """A column's name and number over it, and a seam on its left."""
    x, wide = column
    size = readable(ink, 4.5)
    number = ink.display(x + wide, 8.6, str(count), readable(ink, 5.6), INK if count else FADED, anchor="end")
    seam = path(line((x - 2.6, 4), (x - 2.6, 41)), stroke=SEAM, width=0.4)
    return seam + number + ink.sans(x, 8.4, ink.words(label), size, QUIET, weight=600, most=wide - 7)


def _bay(ink: Ink, x: float, count: int, colour: int) -> str:
    """The place for cubes of a colour, with their number where they are more than one can see at a glance."""
    body = path(box(x, 12, plan.BAY, 29.5, 2.2), mix(CUBES[colour], PARCHMENT, 0.72), stroke=SEAM, width=0.4)
    body += group(cubes.sign(colour, 0, 0, 3.6, dark(CUBES[colour], 0.1)), x + plan.BAY / 2, 25, opacity=0.35)
    if count > 2:
        body += ink.display(x + plan.BAY / 2, 40.4, str(count), readable(ink, 5.0), INK)
    return body


class Sitter(NamedTuple):
    """Who sits at another seat's mat. `robot`: 0 a person, 1 a house opponent, 2 the Merchant."""

    seat: int
    points: int
    robot: int
    name: str
    """As it was typed; "" by default."""


BESIDE = (5.0, 4.3, 5.4)
"""How far from the middle of a person, a cube, one of the rest its number begins: nearer than to the next."""


def other(
    ink: Ink, w: float, h: float, who: Sitter, folk: Sequence[int], held: Sequence[int], rest: Sequence[int]
) -> str:
    """Another seat's mat: who, and points; people; cubes; gold, juice and tiles, each with its number.

    `rest`: gold, juice points, tiles left.
    """
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8) + _head(ink, w, who)
    for row, numbers in enumerate((folk, held, rest)):
        y = plan.row(h, row)
        if row:
            edge = (plan.row(h, row - 1) + y) / 2
            body += path(line((4, edge), (w - 4, edge)), stroke=SEAM, width=0.4)
        for at, number in enumerate(numbers):
            x = plan.column(w, len(numbers), at)
            if not number:
                body += group(_missing(row, at, who.seat), x, y, opacity=0.3)
            size, told = readable(ink, 6.2), INK if number else FADED
            body += ink.display(x + BESIDE[row], y + 2.4, str(number), size, told, anchor="start")
    return body


def _head(ink: Ink, w: float, who: Sitter) -> str:
    """The head of a mat: mark, name, points."""
    tone = SEATS[who.seat].colour
    head = f"M0 {num(plan.HEADLINE)}V4Q0 0 4 0H{num(w - 4)}Q{num(w)} 0 {num(w)} 4V{num(plan.HEADLINE)}Z"
    body = path(head, mix(tone, PARCHMENT, 0.68))
    body += seat_mark(who.seat, 7.4, 5.6, 3.2, stroke=dark(tone, 0.5), width=0.4)
    if who.robot:
        body += automa_mark(10.6, 7.9, 2.2)
    name = ink.words(MERCHANT if who.robot == ROBOT_OF_THE_GAME else player(who.seat))
    if who.name:
        name = _cut(who.name, readable(ink, 5.0))
    body += ink.display(14.6, 7.9, name, readable(ink, 5.0), INK, anchor="start", weight=600, most=ROOM)
    body += ink.sans(w - 3.4, 8.0, ink.words(POINTS), readable(ink, 4.5), QUIET, anchor="end", weight=600)
    return body + ink.display(w - 11.6, 8.4, str(who.points), 7.0, INK, anchor="end")


def _cut(name: str, size: float) -> str:
    """A typed name, cut off where there is no more room for it."""
    if width(name, size, family=DISPLAY, weight=600) <= ROOM:
        return name
    while name and width(name + "…", size, family=DISPLAY, weight=600) > ROOM:
        name = name[:-1]
    return name + "…"


def _missing(row: int, at: int, seat: int) -> str:
    """A thing of which a seat has none, about (0, 0), to be drawn faintly in its place."""
    if row == 1:
        return group(cubes.cube(at), -3.6, -4.0, 0.8)
    if row == 0:
        paint, (w, h) = KINDS[plan.SHOWN[at]]
        return group(paint(seat, flat=True), -w / 2, -h / 2)
    things = (tokens.gold(flat=True), tokens.juice(Ink(), 2, flat=True), group(tokens.tile(seat), 0, 0, 0.26))
    return group(things[at], -5, -5, 0.9)
