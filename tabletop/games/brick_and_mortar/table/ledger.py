"""The ledger on the viewer's slate: its income from the present sale."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect
from tabletop.games.brick_and_mortar.rules.ch09_earning import UNSEEN, points_of, worth
from tabletop.games.brick_and_mortar.rules.ch09_selling import UNBOUND, Selling
from tabletop.games.brick_and_mortar.state import SALE, Store
from tabletop.games.brick_and_mortar.table.context import TableContext

Earned = tuple[int, int]
"""Dollars and points."""


def ledger(g: TableContext) -> tuple[faces.Ledger, Text] | None:
    """Return the ledger for the type that is sold now, and its spoken text; None if the viewer sells none."""
    v = g.v
    if g.viewer < 0 or v.phase != SALE or v.kind < 0:
        return None
    selling = g.top if isinstance(g.top, Selling) and g.top.seat == g.viewer else None
    stores = {slot: store for slot, store in enumerate(v.players[g.viewer].building) if store.sold[v.kind]}
    if not stores and selling is None:
        return None
    bid = next((bid for bid in v.bids if bid.seat == g.viewer), None)
    price = bid.price if bid else box.MOST[v.kind]
    earned = [_earned(store, v.kind, price) for store in stores.values()]
    names = [_sold(slot, store.sold[v.kind]) for slot, store in stores.items()]
    sums = [one for one in earned if one]
    total = (sum(money for money, _ in sums), sum(points for _, points in sums))
    left = NO_TEXT
    if selling is not None and selling.quantity != UNBOUND:
        left = translate("brick_and_mortar", "%n to deliver", "", selling.left(v))
    terms = _terms(bid.quantity if bid else 0, price)
    lines = tuple((name, _figure(one) if one else NO_TEXT) for name, one in zip(names, earned, strict=True))
    face = faces.Ledger(terms, lines, left, _figure(total) if all(earned) else NO_TEXT)
    sold = list(zip(names, earned, strict=True))
    return face, _heard(terms, sold, left, total if all(earned) else None)


def _heard(terms: Text, sold: Sequence[tuple[Text, Earned | None]], left: Text, total: Earned | None) -> Text:
    """Describe everything that a ledger shows."""
    row = terms
    text = translate("brick_and_mortar", "{sold}: {earned}", "what a store has sold and earned")
    for line, earned in sold:
        row = _next(row, text.fill(sold=line, earned=phrases.earned(*earned)) if earned else line)
    if left != NO_TEXT:
        row = _next(row, left)
    if not total:
        return translate("brick_and_mortar", "{lines}.", "what a ledger says").fill(lines=row)
    text = translate("brick_and_mortar", "{lines}. In all: {total}.", "what a ledger says")
    return text.fill(lines=row, total=phrases.earned(*total))


def _next(row: Text, line: Text) -> Text:
    return translate("brick_and_mortar", "{first}; {next}", "lines of a ledger").fill(first=row, next=line)


def _sold(slot: int, n: int) -> Text:
    """Return a line; the store is named by its slot, since its name would be too long."""
    return translate("brick_and_mortar", "Slot {slot} × {n}", "so many sold").fill(slot=slot + 1, n=n)


def _terms(quantity: int, price: int) -> Text:
    if quantity:
        text = translate("brick_and_mortar", "{n} at {price}", "how many at what price").fill(n=quantity)
    else:
        text = translate("brick_and_mortar", "{price} each")
    return text.fill(price=dollars(price))


def _earned(store: Store, kind: int, price: int) -> Earned | None:
    """Return the dollars and points that a store has earned; None if they are no longer known."""
    if any(effect(store, does) for does in (*UNSEEN, "shelf_bonus", "sell_from_market")):
        return None
    return store.sold[kind] * worth(store, kind, price, 0), points_of(store, kind)


def _figure(earned: Earned) -> Text:
    """Return dollars and points in short form; * is the sign for points."""
    money, points = earned
    if not points:
        return dollars(money)
    if not money:
        return Text("", f"{points}*")
    text = translate("brick_and_mortar", "{money} + {points}*", "earned; * is the sign of points")
    return text.fill(money=dollars(money), points=points)
