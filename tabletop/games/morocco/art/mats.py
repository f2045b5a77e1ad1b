"""What lies before each seat: one's own mat along the near edge, smaller ones for the others."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.material import board
from tabletop.art.palette import SEATS, dark, mix
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, line, num, path
from tabletop.art.type import Ink
from tabletop.engine.text import Text, translate
from tabletop.games.morocco.art import cubes, plan, tokens
from tabletop.games.morocco.art.boards import readable
from tabletop.games.morocco.art.palette import CUBES, INK, PARCHMENT, QUIET, SEAM
from tabletop.games.morocco.art.people import KINDS
from tabletop.games.morocco.art.plan import BAYS, COLUMNS

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
FADED = "#A99A80"
"""The numbers of what a seat has none of."""


def mat(ink: Ink, seat: int, points: int, counts: Sequence[int], held: Sequence[int]) -> str:
    """One's own mat, 395 x 45; `counts` as in LABELS (juice: its points), `held` the cubes by colour."""
    w, h = plan.MAT
    tone = SEATS[seat].colour
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8)
    body += path(_left_round(plan.HEAD, h, 4), mix(tone, PARCHMENT, 0.74))
    body += seat_mark(seat, 9, 9.4, 3.6, stroke=dark(tone, 0.5), width=0.4)
    body += ink.display(16, 11.8, ink.words(YOU), readable(ink, 6.4), INK, anchor="start", most=34)
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


def other(
    ink: Ink,
    w: float,
    h: float,
    seat: int,
    points: int,
    robot: int,
    folk: Sequence[int],
    held: Sequence[int],
    rest: Sequence[int],
) -> str:
    """Another seat's mat: mark and points; people; cubes; gold, juice and tiles, each with its number.

    `rest`: gold, juice points, tiles left.
    """
    tone = SEATS[seat].colour
    body = board(w, h, 4, PARCHMENT, height=1.6, thick=0.8)
    head = f"M0 {num(plan.HEADLINE)}V4Q0 0 4 0H{num(w - 4)}Q{num(w)} 0 {num(w)} 4V{num(plan.HEADLINE)}Z"
    body += path(head, mix(tone, PARCHMENT, 0.68))
    body += seat_mark(seat, 8, 5.8, 3.3, stroke=dark(tone, 0.5), width=0.4)
    if robot:
        body += automa_mark(11.2, 8, 2.3)
    body += ink.sans(w - 4, 8.2, ink.words(POINTS), readable(ink, 4.5), QUIET, anchor="end", weight=600)
    body += ink.display(w - 13, 8.6, str(points), 7.4, INK, anchor="end")
    for row, numbers in enumerate((folk, held, rest)):
        y = plan.row(h, row)
        if row:
            edge = (plan.row(h, row - 1) + y) / 2
            body += path(line((4, edge), (w - 4, edge)), stroke=SEAM, width=0.4)
        for at, number in enumerate(numbers):
            x = plan.column(w, len(numbers), at)
            if not number:
                body += group(_missing(row, at, seat), x, y, opacity=0.3)
            size, told = readable(ink, 6.2), INK if number else FADED
            body += ink.display(x + 5.6, y + 2.4, str(number), size, told, anchor="start")
    return body


def _missing(row: int, at: int, seat: int) -> str:
    """A thing of which a seat has none, about (0, 0), to be drawn faintly in its place."""
    if row == 1:
        return group(cubes.cube(at), -3.6, -4.0, 0.8)
    if row == 0:
        paint, (w, h) = KINDS[plan.SHOWN[at]]
        return group(paint(seat, flat=True), -w / 2, -h / 2)
    things = (tokens.gold(flat=True), tokens.juice(Ink(), 2, flat=True), group(tokens.tile(seat), 0, 0, 0.26))
    return group(things[at], -5, -5, 0.9)
