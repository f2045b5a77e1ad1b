"""The viewer's possible bids and payments, as a chart of numbers."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.outcome_text import sales
from tabletop.games.brick_and_mortar.rules.ch01_goods import free, room
from tabletop.games.brick_and_mortar.rules.ch05_paying import Paying, most_tokens
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Stocking, bill, cheapest, prices
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.rules.ch09_boxes import most_deliverable
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table.context import TableContext


class Chart(NamedTuple):
    """Prices from left to right, quantities from top to bottom, and the total of each cell, row by row.

    `sale`: True for a chart of Sale, False for one of Supply.
    """

    sale: bool
    prices: tuple[int, ...]
    rows: tuple[int, ...]
    worth: tuple[str, ...]
    rule: str


def chart(g: TableContext) -> Chart | None:
    """The chart for the viewer's pending bid; None if no bid is pending."""
    if g.viewer < 0 or g.choice is None:
        return None
    v, kind = g.v, g.v.kind
    if g.asks(Offer):
        dear = tuple(range(box.MOST[kind] + 1))
        rows = tuple(range(most_deliverable(v, g.viewer, kind), 0, -1))
        figures = tuple(earned(v, g.viewer, kind, n, price) for n in rows for price in dear)
        return Chart(True, dear, rows, figures, "BM-9.6")
    if g.asks(Ask):
        dear = tuple(range(box.LEAST[kind], box.DIAL + 1))
        n = min(free(v.players[g.viewer], kind), v.market[kind])
        return Chart(
            False, dear, (n,), tuple(str(cost(v, g.viewer, kind, n, price)) for price in dear), "BM-8.5"
        )
    return None


def earned(v: BrickAndMortar, seat: int, kind: int, n: int, price: int) -> str:
    """The income from `n` items at a price if all are delivered; * is the sign for points."""
    money, points = sales(v, seat, kind, n, price)
    if not points:
        return str(money)
    return f"{money}+{points}*" if money else f"{points}*"


def cost(v: BrickAndMortar, seat: int, kind: int, n: int, price: int) -> int:
    """Dollars that `n` items cost at a price, stocked where they cost least."""
    p = v.players[seat]
    rooms = [room(store, kind) for store in p.building]
    return bill(p, price, cheapest(p, rooms, prices(p, price, n), n))[0]


def debts(g: TableContext) -> tuple[int, ...]:
    """The numbers of debt tokens, from 1, that the viewer could take for its pending payment."""
    if g.viewer < 0:
        return ()
    step = g.choice
    if isinstance(step, Paying):
        return tuple(range(1, most_tokens(step.cost) + 1))
    if isinstance(step, Stocking):
        _, dearest = bill(g.own, step.price, step.counts)
        return tuple(range(1, most_tokens(dearest) + 1)) if dearest else ()
    return ()
