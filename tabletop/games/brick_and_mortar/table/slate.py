"""The slate behind the screen: all that only one player may see. For others the screen is closed."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.art.slate import chart_cells
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Discard, Play, Redraw
from tabletop.games.brick_and_mortar.rules.ch07_agency import Add
from tabletop.games.brick_and_mortar.table import descriptions, side_of_board
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.ledger import ledger
from tabletop.games.brick_and_mortar.table.price_chart import Chart, chart, debts

CARD, TAG = 8, 30
_SCREEN_OF = translate("brick_and_mortar", "Screen of {who}")
_BEHIND = translate("brick_and_mortar", "Behind your screen: {money}")
KEEP = translate("brick_and_mortar", "Keep")
_KEEP_HERE = translate("brick_and_mortar", "drag a store here; the rest go to your left")
_EARNS = translate("brick_and_mortar", "In each cell: what it earns if all are sold")
_YOUR_TAG = translate("brick_and_mortar", "Your price tag")


def zones(g: TableContext) -> Iterator[Zone]:
    """The slate, or the shutter in front of it."""
    v = g.v
    at = places.WIDE if g.drafting else places.SCREEN
    if g.viewer < 0:
        title = _SCREEN_OF.fill(who=phrases.seat(v, g.home))
        yield zone("slate", at, title, faces.Shutter(g.home, title), rule="BM-16.2")
        return
    money = v.players[g.viewer].money
    name = _BEHIND.fill(money=dollars(money))
    yield zone("slate", at, name, faces.Slate(g.viewer, money), rule="BM-16.2")
    if g.drafting:
        face = faces.Pad(NO_TEXT, NO_TEXT)
        yield zone("keep", places.DRAFTED, KEEP, face, rule="BM-3.1", z=1)
        line = Spot(places.DRAFTED.x + 8, places.DRAFTED.y + 4, places.DRAFTED.w - 16, 30)
        yield zone("keep:text", line, KEEP, faces.Chalk(_KEEP_HERE), rule="BM-3.1", z=2)
    elif (found := chart(g)) is not None:
        yield from _chart(g, found)
    elif (sold := ledger(g)) is not None:
        page, text = sold
        name = translate("brick_and_mortar", "What this sale has brought you so far")
        yield zone("ledger", places.LEDGER, name, page, rule="BM-9.8", text=text, z=1)
    elif sums := debts(g):
        pays = translate(
            "brick_and_mortar",
            "Debt tokens to take: each gives ${gives} now and costs %n point(s) at the end",
        )
        note = pays.count(box.DEBT.points).fill(gives=box.DEBT.money)
        yield zone("note", places.NOTE, note, faces.Chalk(note), rule="BM-5.3", z=1)
        for place, tokens in zip(places.debts(len(sums)), sums, strict=True):
            name = translate("brick_and_mortar", "Take %n debt token(s)", "", tokens)
            yield zone(
                f"debt:{tokens}", place, name, faces.Debt(tokens), rule="BM-5.3", z=2, numbers=(tokens,)
            )


def _chart(g: TableContext, found: Chart) -> Iterator[Zone]:
    """The price chart, or the row of prices, with a spot for each cell."""
    at = places.CHART if found.sale else places.LINE
    costs = translate("brick_and_mortar", "In each cell: what all that you have room for costs (%n)")
    note = _EARNS if found.sale else costs.count(found.rows[0])
    yield zone("note", places.NOTE, note, faces.Chalk(note), rule=found.rule, z=1)
    numbers = [(n, price) if found.sale else (price,) for n in found.rows for price in found.prices]
    numbers += [(0,)] * found.sale
    cells = chart_cells(at.w, at.h, len(found.prices), len(found.rows), none=found.sale)
    spots = tuple(
        Spot(at.x + x, at.y + y, w, h, numbers=typed)
        for (x, y, w, h), typed in zip(cells, numbers, strict=True)
    )
    name = translate("brick_and_mortar", "Prices for {kind}").fill(kind=phrases.KINDS[g.v.kind])
    face = faces.Chart(g.v.kind, found.prices, found.rows, found.worth, none=found.sale)
    yield zone("chart", at, name, face, rule=found.rule, z=2, spots=spots)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Stores and cards in hand, and the blank tag."""
    if g.viewer < 0:
        return
    p = g.v.players[g.viewer]
    if g.drafting:
        yield from _draft(g)
        return
    if chart(g) is not None:
        face = faces.Tag(g.viewer, g.v.kind)
        text = translate("brick_and_mortar", "Drag it to a cell, or type the numbers and press Enter.")
        yield piece(
            f"tag:{g.viewer}",
            "slate",
            places.BLANK,
            face,
            _YOUR_TAG,
            rule="BM-9.6",
            text=text,
            z=TAG,
            hangs=True,
        )
        yield from _strip(g)
    elif g.asks(Play, Redraw, Discard, Add):
        for at, card in enumerate(_hand(g)):
            yield side_of_board.market(card, "slate", places.big_card(at, len(p.hand)), z=CARD)
        yield from _tabs(g)
    elif debts(g):
        yield from _strip(g)
    else:
        yield from _both_hands(g)


def _draft(g: TableContext) -> Iterator[Piece]:
    p = g.v.players[g.viewer]
    sealed = {action.card for action in g.sealed() if isinstance(action, Keep)}
    pack = [card for card in p.pack if card not in sealed]
    for at, card in enumerate(pack):
        yield _own_store(card, places.pack(at, len(p.pack)))
    for at, card in enumerate((*p.stores, *sealed)):
        yield _own_store(card, places.drafted(at), where="keep")


def _own_store(card: int, at: Spot, where: str = "slate") -> Piece:
    face, text = faces.Store(card), descriptions.store(card)
    return piece(
        f"store:{card}",
        where,
        at,
        face,
        phrases.store(card),
        rule=descriptions.rule_of(card),
        text=text,
        z=CARD,
    )


def _hand(g: TableContext) -> list[int]:
    """The Market Cards in hand, without those that lie sealed on the counter."""
    played = {action.card for action in g.sealed() if isinstance(action, Play)}
    return [card for card in g.v.players[g.viewer].hand if card not in played]


def _both_hands(g: TableContext) -> Iterator[Piece]:
    p = g.v.players[g.viewer]
    for at, card in enumerate(p.stores):
        if ledger(g) is None:
            yield _own_store(card, places.hand_store(at, max(len(p.stores), 3)))
        elif len(p.stores) < 3:
            yield _own_store(card, places.right_of_ledger(at))
        else:
            yield _tab(card, places.tab_right_of_ledger(at))
    for at, card in enumerate(_hand(g)):
        yield side_of_board.market(card, "slate", places.hand_card(at, max(len(p.hand), 5)), z=CARD)


def _strip(g: TableContext) -> Iterator[Piece]:
    """What is not needed now, close together at the slate's foot."""
    for at, card in enumerate(_hand(g)):
        yield side_of_board.market(card, "slate", places.strip_card(at), z=CARD + at)
    yield from _tabs(g)


def _tabs(g: TableContext) -> Iterator[Piece]:
    p = g.v.players[g.viewer]
    wide = g.asks(Play, Redraw, Discard, Add)
    for at, card in enumerate(p.stores):
        yield _tab(
            card, places.side_store(at, len(p.hand)) if wide else places.strip_store(at, len(p.stores))
        )


def _tab(card: int, at: Spot) -> Piece:
    face, text = faces.Tab(card), descriptions.store(card)
    return piece(
        f"store:{card}",
        "slate",
        at,
        face,
        phrases.store(card),
        rule=descriptions.rule_of(card),
        text=text,
        z=CARD,
    )
