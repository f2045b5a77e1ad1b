"""The slate behind the screen: information for one player only. For others the screen is closed."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import marks, phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch05_paying import Purchase
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Advertising, Redrawing, Researching
from tabletop.games.brick_and_mortar.rules.ch07_agency import Adding
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Asking
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offering
from tabletop.games.brick_and_mortar.table import descriptions, side_of_board
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.ledger import ledger

CARD = 8
_SCREEN_OF = translate("brick_and_mortar", "Screen of {who}")
_BEHIND = translate("brick_and_mortar", "Behind your screen: {money}")
KEEP = translate("brick_and_mortar", "Keep")
_KEEP_HERE = translate("brick_and_mortar", "put a store here; the rest go to your left")
_EARNS = translate("brick_and_mortar", "In each cell: what it earns if all are sold")


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield the slate, or the shutter in front of it."""
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
        yield from _chart(found, g.choice.rule if g.choice else "")
    elif (sold := ledger(g)) is not None:
        page, text = sold
        name = translate("brick_and_mortar", "What this sale has brought you so far")
        yield zone("ledger", places.LEDGER, name, page, rule="BM-9.8", text=text, z=1)
    elif sums := _debts(g):
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


def chart(g: TableContext) -> faces.Chart | None:
    """Return the chart for the viewer's pending bid; None if no bid is pending."""
    return g.choice.chart(g.v) if g.viewer >= 0 and isinstance(g.choice, Asking | Offering) else None


def _debts(g: TableContext) -> range:
    """Return the numbers of debt tokens, from 1, that the viewer could take for its pending payment."""
    if g.viewer < 0 or not isinstance(g.choice, Purchase):
        return range(0)
    return range(1, g.choice.most_debt(g.v) + 1)


def _chart(found: faces.Chart, rule: str) -> Iterator[Zone]:
    """Yield the price chart, or the row of prices, and the note that explains it."""
    costs = translate("brick_and_mortar", "In each cell: what all that you have room for costs (%n)")
    note = _EARNS if found.none else costs.count(found.rows[0])
    yield zone("note", places.NOTE, note, faces.Chalk(note), rule=rule, z=1)
    yield marks.price_chart(found, rule)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield stores and cards in hand, and the blank tag."""
    if g.viewer < 0:
        return
    p = g.v.players[g.viewer]
    if g.drafting:
        yield from _draft(g)
        return
    if chart(g) is not None:
        yield marks.blank_tag(faces.Tag(g.viewer, g.v.kind))
        yield from _strip(g)
    elif g.asks(Advertising, Redrawing, Researching, Adding):
        for at, card in enumerate(_hand(g)):
            yield side_of_board.market(card, "slate", places.big_card(at, len(p.hand)), z=CARD)
        yield from _tabs(g)
    elif _debts(g):
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
    """Return the Market Cards in hand, without those that lie sealed on the counter."""
    played = {card for card, _ in g.sealed_cards()}
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
    """Yield the things not needed now, close together at the slate's foot."""
    for at, card in enumerate(_hand(g)):
        yield side_of_board.market(card, "slate", places.strip_card(at), z=CARD + at)
    yield from _tabs(g)


def _tabs(g: TableContext) -> Iterator[Piece]:
    p = g.v.players[g.viewer]
    wide = g.asks(Advertising, Redrawing, Researching, Adding)
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
