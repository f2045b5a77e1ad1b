"""The slate behind a screen, with all that only its player may see, and the price chart."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import board, shadow
from tabletop.art.palette import LINEN, SEATS, dark, light, mix
from tabletop.art.signs import seat_mark
from tabletop.art.svg import box, group, num, path
from tabletop.art.type import NARROWEST, Ink, shortened
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.brick_and_mortar.art.cards import bill
from tabletop.games.brick_and_mortar.art.glyphs import eye, purse
from tabletop.games.brick_and_mortar.art.goods import chip
from tabletop.games.brick_and_mortar.art.palette import BILLS, CHALK, DUST, INK, PAPER, SLATE
from tabletop.games.brick_and_mortar.art.parts import (
    NOTE,
    fitted,
    flag_width,
    in_dollars,
    paragraph,
    price_flag,
    starred,
    starred_width,
)

_BEHIND = translate("brick_and_mortar", "Behind your screen")
_EACH_AT = translate("brick_and_mortar", "each at")
_THIS_SALE = translate("brick_and_mortar", "This sale")
_SO_FAR = translate("brick_and_mortar", "so far")
_NONE_SOLD = translate("brick_and_mortar", "sell none of them")
_FRAME, HEAD = 3.0, 20.4
_GREEN, _EDGE = "#2E7D5B", "#8FC7AC"
_GOLD = "#FFF3C9"


def _frame(w: float, h: float, seat: int) -> str:
    body = board(w, h, 4.5, "#8A6136", height=1.6, thick=0.9)
    body += path(box(_FRAME, _FRAME, w - 2 * _FRAME, h - 2 * _FRAME, 2.4), SLATE, stroke="#1A211F", width=0.7)
    head = box(_FRAME + 0.4, _FRAME + 0.4, w - 2 * _FRAME - 0.8, HEAD - _FRAME - 0.4, 1.8)
    return body + path(head, dark(SEATS[seat].colour, 0.28))


def notes(money: int, most: int) -> tuple[int, ...]:
    """Split money into banknotes, largest first, at most `most` of them.

    >>> notes(37, 4)
    (20, 10, 5, 1)
    """
    found: list[int] = []
    for value in sorted(BILLS, reverse=True):
        while money >= value:
            found.append(value)
            money -= value
    return tuple(found[:most])


def slate(ink: Ink, w: float, h: float, seat: int, money: int) -> str:
    """Draw the slate behind the viewer's own screen, with its money."""
    body = _frame(w, h, seat) + eye(13, 12, 5.0, CHALK)
    body += ink.display(21.6, 15.0, ink.words(_BEHIND), 8.6, CHALK, anchor="start", weight=600, most=84)
    shown = notes(money, 4)
    pitch = min(22.4, 70 / max(len(shown), 1))
    for at, value in enumerate(shown):
        body += group(bill(ink, value, 21, 11.4), w - 55 - (len(shown) - at) * pitch, 6.0)
    return body + ink.display(w - 7.6, 17.0, in_dollars(ink, money), 13.0, _GOLD, anchor="end")


def shutter(ink: Ink, w: float, h: float, seat: int, title: Text) -> str:
    """Draw a closed screen: a wooden shutter in the seat's colour, which shows only its player."""
    tone = SEATS[seat].colour
    body, wood = board(w, h, 4.5, "#8A6136", height=1.6, thick=0.9), mix(tone, "#A98A63", 0.62)
    inner = box(_FRAME, _FRAME, w - 2 * _FRAME, h - 2 * _FRAME, 2.4)
    body += path(inner, wood, stroke="#3B2A18", width=0.7)
    y, step = HEAD + 3, 9.2
    while y < h - _FRAME - 2:
        body += path(f"M{num(_FRAME + 1)} {num(y)}H{num(w - _FRAME - 1)}", stroke=dark(wood, 0.4), width=0.9)
        body += path(
            f"M{num(_FRAME + 1)} {num(y + 0.9)}H{num(w - _FRAME - 1)}", stroke=light(wood, 0.3), width=0.5
        )
        y += step
    body += path(
        box(_FRAME + 0.4, _FRAME + 0.4, w - 2 * _FRAME - 0.8, HEAD - _FRAME - 0.4, 1.8), dark(tone, 0.28)
    )
    body += ink.display(12, 15.0, ink.words(title), 8.6, CHALK, anchor="start", weight=600, most=w - 50)
    body += purse(w - 26, 12.6, 5.0, "#EAD9B4") + ink.display(w - 11, 16.2, "?", 10.0, _GOLD)
    mid = HEAD + (h - HEAD) / 2
    body += path(box(w / 2 - 17, mid - 17, 34, 34, 17), PAPER, stroke=dark(wood, 0.5), width=0.8)
    return body + seat_mark(seat, w / 2, mid + (1 if seat == 1 else 0), 11, stroke=INK, width=0.6)


def note(ink: Ink, w: float, h: float, text: Text) -> str:
    """Draw one or two lines of text in chalk."""
    return paragraph(ink, 0, 6.4, ink.words(text), w, lines=max(int(h / 8), 1), colour=DUST, pitch=8.0)


ROW_W, _PRICES_H, _NONE_H = 25.0, 10.6, 11.6
GROWN = 15.4
"""Width and height of the cell under the dragged tag: 24 pixels at the smallest supported size."""
Line = tuple[float, float]
"""Start and length of an interval."""


def enlarged_at(first: float, sizes: list[float], near: int) -> list[Line]:
    """Return intervals of these sizes, one after the other.

    The one at index `near` is enlarged to GROWN about its own middle if it is smaller; the others share the
    space left before and behind it. So the cell under the pointer stays the same. -1: no cell is enlarged.
    """
    before, behind = sum(sizes[: max(near, 0)]), sum(sizes[near + 1 :])
    own = sizes[near] if near >= 0 else GROWN
    if own < GROWN:
        least, most = first, first + sum(sizes) - GROWN
        begins = min(max(first + before + own / 2 - GROWN / 2, least), most)
        less = [(begins - least) / before if before else 1.0, (most - begins) / behind if behind else 1.0]
        sizes = [*(size * less[0] for size in sizes[:near]), GROWN, *(n * less[1] for n in sizes[near + 1 :])]
    return [(first + sum(sizes[:at]), size) for at, size in enumerate(sizes)]


def chart_columns(w: float, columns: int, near: int) -> list[Line]:
    """Return the columns of a chart, one for each price; `near`: the one under the dragged tag, else -1."""
    return enlarged_at(ROW_W, [(w - ROW_W) / columns] * columns, near)


def chart_rows(h: float, rows: int, near: int, *, none: bool) -> list[Line]:
    """Return the rows of a chart, one for each quantity, and if `none` a last one for a bid of none."""
    high = (h - _PRICES_H - _NONE_H * none) / max(rows, 1)
    return enlarged_at(_PRICES_H, [high] * rows + [_NONE_H] * none, near)


def chart_cells(
    w: float, h: float, columns: int, rows: int, near: int = -1, *, none: bool
) -> list[tuple[float, float, float, float]]:
    """Return all cells, row by row, then the wide one for a bid of none: x, y, width, height.

    `near`: the cell under the dragged tag, else -1.
    """
    row, column = divmod(near, columns) if near >= 0 else (-1, -1)
    across = chart_columns(w, columns, column if row < rows else -1)
    down = chart_rows(h, rows, row, none=none)
    cells = [(x, y, wide, high) for y, high in down[:rows] for x, wide in across]
    return [*cells, *((ROW_W, y, w - ROW_W, high) for y, high in down[rows:])]


def chart(
    ink: Ink, w: float, h: float, kind: int, prices: tuple[int, ...], rows: tuple[int, ...],
    worth: tuple[str, ...], *, none: bool, near: int = -1,
) -> str:  # fmt: skip
    """Draw the price chart: a column for each price, a row for each quantity, totals where they fit.

    Args:
        ink: Writes texts.
        w: Width.
        h: Height.
        kind: The type.
        prices: The columns.
        rows: The quantities.
        worth: The total of each cell, row by row.
        none: True if a cell for a bid of none comes last.
        near: The cell under the dragged tag, else -1.

    Raises:
        ValueError: If there is not one total for each cell.
    """
    if len(worth) != len(prices) * len(rows):
        raise ValueError("a chart has one figure for each cell")
    row, column = divmod(near, len(prices)) if near >= 0 else (-2, -2)
    body = ink.sans(1.5, 7.6, ink.words(_EACH_AT), NOTE, DUST, most=ROW_W - 3)
    for at, (x, wide) in enumerate(chart_columns(w, len(prices), column if row < len(rows) else -1)):
        price = in_dollars(ink, prices[at]) if wide >= 12.5 else str(prices[at])
        if wide >= 9 or (at % 2 == 0 and abs(at - column) != 1):
            body += ink.display(x + wide / 2, 7.8, price, 7.4, CHALK, weight=600)
    lines = chart_rows(h, len(rows), row, none=none)
    for at, (number, (y, high)) in enumerate(zip(rows, lines, strict=False)):
        if high >= 9 or (at % 2 == 0 and high >= 5.6 and abs(at - row) != 1):
            body += _row_head(ink, kind, number, y + high / 2, min(high, 12))
    cells = chart_cells(w, h, len(prices), len(rows), near, none=none)
    widest = max((starred_width(figure, NOTE) for figure in worth), default=1.0)
    for at, (figure, (x, y, wide, tall)) in enumerate(zip(worth, cells, strict=False)):
        body += _cell(x, y, wide, tall)
        longest = starred_width(figure, NOTE) if at == near else widest
        narrow = min((wide - 1.4) / longest, 1.0)
        if narrow >= NARROWEST and tall >= 8.4:
            left = x + (wide - starred_width(figure, NOTE) * narrow) / 2
            body += starred(ink, left, y + tall / 2 + 2.5, figure, NOTE, "#DDE8E1", narrow=narrow)
    for x, y, wide, tall in cells[len(worth) :]:
        body += _row_head(ink, kind, 0, y + tall / 2, min(tall, 12)) + _cell(x, y, wide, tall)
        body += ink.sans(
            x + 6, y + tall / 2 + 2.5, ink.words(_NONE_SOLD), NOTE, "#DDE8E1", weight=500, most=wide - 10
        )
    return body


def _row_head(ink: Ink, kind: int, number: int, y: float, high: float) -> str:
    size = min(8.2, high - 1.6)
    return ink.display(8.4, y + 3.0, str(number), min(8.8, high), CHALK, weight=600) + chip(
        kind, 13.2, y - size / 2, size
    )


def _cell(x: float, y: float, w: float, h: float) -> str:
    gap = 0.6 if min(w, h) > 8 else 0.3
    d = box(x + gap, y + gap, w - 2 * gap, h - 2 * gap, 1.4)
    return path(d, _GREEN, fade=0.34) + path(d, stroke=_EDGE, width=0.5, line_fade=0.75)


LINE = 10.4
"""Pitch of a ledger's lines."""


def ledger(
    ink: Ink, w: float, h: float, terms: Text, sold: tuple[tuple[Text, Text], ...], left: Text, total: Text
) -> str:
    """Draw the income of a sale: a line for each store, a dashed one for items still to be delivered."""
    body = ink.display(0, 7.0, ink.words(_THIS_SALE), 8.0, CHALK, anchor="start", weight=600, most=w * 0.56)
    body += ink.sans(w, 6.8, ink.words(terms), NOTE, DUST, anchor="end", most=w * 0.42)
    y = 10.4
    for name, earned in sold:
        figure = ink.words(earned)
        d, wide = box(0, y, w, LINE - 1.2, 1.4), starred_width(figure, 7.2, display=True, weight=700)
        body += path(d, _GREEN, fade=0.34) + path(d, stroke=_EDGE, width=0.5, line_fade=0.75)
        body += ink.sans(3, y + 7.0, ink.words(name), NOTE, "#DDE8E1", weight=500, most=w - wide - 7)
        body += starred(ink, w - 3 - wide, y + 7.3, figure, 7.2, _GOLD, display=True, weight=700)
        y += LINE
    if left.source:
        body += path(
            box(0, y, w, LINE - 1.2, 1.4), stroke=_EDGE, width=0.5, dash="2.4,2", line_fade=0.8
        ) + ink.sans(3, y + 7.0, ink.words(left), NOTE, DUST, most=w - 6)
    if total.source:
        figure, y = ink.words(total), h - 3.0
        body += path(f"M0 {num(h - 12.4)}H{num(w)}", stroke=DUST, width=0.5)
        body += ink.sans(0, y - 0.4, ink.words(_SO_FAR), NOTE, DUST, most=w * 0.5)
        wide = starred_width(figure, 9.4, display=True, weight=700)
        body += starred(ink, w - wide, y, figure, 9.4, _GOLD, display=True, weight=700)
    return body


def pad(ink: Ink, w: float, h: float, title: Text, text: Text, *, chalk: bool) -> str:
    """Draw a drop target on slate (or on wood), with its meaning."""
    d = box(0.4, 0.4, w - 0.8, h - 0.8, 2.6)
    ground, edge = (_GREEN, _EDGE) if chalk else ("#8A6136", "#6B4A28")
    body = path(d, ground, fade=0.3 if chalk else 0.45) + path(
        d, stroke=edge, width=0.7, dash="2.6,2", line_fade=0.9
    )
    colour = CHALK if chalk else "#FFF4E0"
    y = h / 2 + (0 if text.source else 3)
    body += ink.display(w / 2, y, ink.words(title), 8.6, colour, weight=600, most=w - 4)
    return body + (
        ink.sans(w / 2, y + 8.6, ink.words(text), NOTE, colour, anchor="middle", most=w - 4)
        if text.source
        else ""
    )


def sum_button(ink: Ink, w: float, h: float, text: str, *, strong: bool) -> str:
    """Draw a button with an amount or a word."""
    d = box(0.4, 0.4, w - 0.8, h - 0.8, 2.0)
    tone = "#1F5C43" if strong else "#FDF3DD"
    body = shadow(d, 0.7, 0.3) + path(d, tone, stroke=INK, width=0.4)
    size = min(8.4, h - 3.2)
    return body + ink.display(
        w / 2, h / 2 + size * 0.35, text, size, LINEN if strong else INK, weight=700, most=w - 3
    )


def tab(ink: Ink, w: float, h: float, name: str, cost: int, tone: str) -> str:
    """Draw a store in hand that is not needed now: its name and, if both fit, its cost."""
    d = box(0, 0, w, h, 2)
    body = group(path(d, "#120C08", fade=0.35), 0.5, 0.9) + path(d, tone, stroke=INK, width=0.4)
    low = h <= 13
    room = w - 4.6 if low else w - 7.6 - flag_width(ink, cost, 15.4)
    lines = [name] if low else fitted(name, NOTE, room, 2, weight=500)
    lines = [shortened(line, NOTE, room / NARROWEST, weight=500) for line in lines]
    for at, line in enumerate(lines):
        y = h / 2 + 2.4 + (at - (len(lines) - 1) / 2) * 6.8
        body += ink.sans(2.4, y, line, NOTE, LINEN, weight=500, most=room)
    if low:
        return body
    return body + price_flag(ink, w - 1.8, h / 2 - 4, cost, 15.4, 8.0)


@frozen
class Slate(Face):
    """The slate behind an open screen, with the money of its player."""

    seat: int
    money: int
    heard = "coin"

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return slate(ink, w, h, self.seat, self.money)


@frozen
class Shutter(Face):
    """A closed screen."""

    seat: int
    title: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return shutter(ink, w, h, self.seat, self.title)


@frozen
class Chalk(Face):
    """A short text in chalk on the slate."""

    text: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return note(ink, w, h, self.text)


@frozen
class Chart(Face):
    """The price chart.

    Attributes:
        prices: The columns.
        rows: The quantities.
        worth: The total of each cell, row by row (* for points).
        none: True if the last cell is a bid of none.
        near: Index of the cell under the dragged tag, which is enlarged if small; -1 if none.
    """

    kind: int
    prices: tuple[int, ...]
    rows: tuple[int, ...]
    worth: tuple[str, ...]
    none: bool = False
    near: int = -1

    def paint(self, ink: Ink, w: float, h: float) -> str:
        figures = self.prices, self.rows, self.worth
        return chart(ink, w, h, self.kind, *figures, none=self.none, near=self.near)


@frozen
class Ledger(Face):
    """The income of a sale so far, in chalk.

    Attributes:
        terms: Quantity and price.
        sold: For each store, what it has sold and earned (* for points).
        left: The number still to be delivered, in words.
        total: The sum; NO_TEXT if it is still open.
    """

    terms: Text
    sold: tuple[tuple[Text, Text], ...]
    left: Text
    total: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return ledger(ink, w, h, self.terms, self.sold, self.left, self.total)


@frozen
class Pad(Face):
    """A drop target on slate or on wood."""

    title: Text
    text: Text = NO_TEXT
    chalk: bool = True

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return pad(ink, w, h, self.title, self.text, chalk=self.chalk)


@frozen
class Sum(Face):
    """A button with an amount or a word."""

    text: Text
    strong: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return sum_button(ink, w, h, ink.words(self.text), strong=self.strong)
