"""Draws each face; holds the faces' own sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from tabletop.art import MARGIN
from tabletop.art.palette import LINEN
from tabletop.art.signs import cloth, seat_mark
from tabletop.art.svg import box, document, group, oval, path
from tabletop.art.type import Ink
from tabletop.engine.table import Face
from tabletop.engine.text import Text, english
from tabletop.games.brick_and_mortar import components as box_of
from tabletop.games.brick_and_mortar.art import (
    bays,
    board,
    cards,
    counter,
    faces,
    goods,
    plan,
    seats,
    slate,
    stores,
)
from tabletop.games.brick_and_mortar.art.eval_terms import NOTE
from tabletop.games.brick_and_mortar.art.looks import look
from tabletop.games.brick_and_mortar.art.palette import CHALK, CLOTH, DUST, INK, WHITE

_SIZES: dict[type[Face], tuple[float, float]] = {
    faces.MainBoard: (411.0, 216.0),
    faces.Calendar: (166.0, 21.0),
    faces.Phases: (134.0, 21.0),
    faces.TurnOrder: (92.0, 21.0),
    faces.Track: (401.0, 25.5),
    faces.Token: (9.2, 9.2),
    faces.Ghost: (9.2, 9.2),
    faces.Bay: (77.6, 108.0),
    faces.Tag: plan.TAG,
    faces.TagBack: plan.TAG,
    faces.Building: (367.0, 143.0),
    faces.BidMove: (26.0, 26.0),
    faces.Debt: (12.0, 14.0),
    faces.Notes: (30.0, 15.0),
}
"""Sizes in millimetres of faces that are scaled to fit; the others fill the space they are given."""


def size(face: str | Face) -> tuple[float, float]:
    """A face's own size in millimetres; (0, 0) if it fills the space it is given."""
    return _SIZES.get(type(face), (0.0, 0.0)) if isinstance(face, Face) else (0.0, 0.0)


def draw(
    face: str | Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """Draws a face as an SVG document of w x h with MARGIN round it.

    Args:
        face: The face.
        w: Width in millimetres.
        h: Height in millimetres.
        px: Pixels per millimetre.
        words: Translates texts; English if None.

    Raises:
        ValueError: If it is no face of this game, or shows something that does not exist.
    """
    if isinstance(face, faces.Cloth):
        return document(cloth(64, CLOTH), 64, 64, 0)
    ink, (own_w, own_h) = Ink(px, words or english), size(face)
    try:
        if not own_w:
            return document(paint(face, ink, w, h), w, h, MARGIN)
        scale = min(w / own_w, h / own_h)
        body = paint(face, ink.scaled(scale), own_w, own_h)
        return document(group(body, (w - own_w * scale) / 2, (h - own_h * scale) / 2, scale), w, h, MARGIN)
    except (ValueError, IndexError, KeyError) as error:
        raise ValueError(f"the face {face} cannot be drawn: {error}") from error


@singledispatch
def paint(face: object, _ink: Ink, _w: float, _h: float) -> str:
    """A face's drawing, w x h.

    Raises:
        ValueError: If it is no face of this game.
    """
    raise ValueError(f"no face of Brick & Mortar: {face!r}")


@paint.register
def _(_: faces.MainBoard, _ink: Ink, w: float, h: float) -> str:
    return board.main_board(w, h)


@paint.register
def _(face: faces.Calendar, ink: Ink, w: float, h: float) -> str:
    return board.calendar(ink, w, h, face.month, face.final)


@paint.register
def _(face: faces.Phases, ink: Ink, w: float, h: float) -> str:
    return board.phases(ink, w, h, face.now)


@paint.register
def _(face: faces.TurnOrder, ink: Ink, w: float, h: float) -> str:
    return board.turn_order(ink, w, h, face.places)


@paint.register
def _(face: faces.Track, ink: Ink, w: float, h: float) -> str:
    return board.points(ink, w, h, face.last, face.goal, box_of.LADDER, box_of.POINT_SALE)


@paint.register
def _(face: faces.Token, _ink: Ink, w: float, h: float) -> str:
    return board.token(face.seat, w / 2, h / 2, w * 0.43)


@paint.register
def _(face: faces.Ghost, _ink: Ink, w: float, h: float) -> str:
    return board.ghost(face.seat, w / 2, h / 2, w * 0.43)


@paint.register
def _(face: faces.Overtakes, _ink: Ink, w: float, h: float) -> str:
    return board.overtakes(w, h, face.places, face.start, face.end)


@paint.register
def _(face: faces.Bay, ink: Ink, w: float, h: float) -> str:
    prices = box_of.LEAST[face.kind], box_of.MOST[face.kind]
    return bays.bay(
        ink, w, h, face.kind, face.state, prices, face.bid, face.test, empty=face.empty, bare=face.bare
    )


@paint.register
def _(face: faces.Crate, _ink: Ink, w: float, h: float) -> str:
    return goods.crate(face.kind, min(w, h))


@paint.register
def _(face: faces.DemandBox, _ink: Ink, w: float, h: float) -> str:
    return goods.demand_box(face.kind, 0, 0, min(w, h))


@paint.register
def _(face: faces.Seller, _ink: Ink, w: float, h: float) -> str:
    body = path(oval(w / 2, h / 2, w / 2), WHITE, stroke=INK, width=0.2)
    return body + seat_mark(face.seat, w / 2, h / 2, w * 0.31)


@paint.register
def _(face: faces.Rest, ink: Ink, w: float, h: float) -> str:
    body = path(box(0, 0, w, h, h / 2), INK)
    size = min(NOTE, h * 1.1)
    return body + ink.sans(
        w / 2, h / 2 + size * 0.36, f"+{face.count}", size, LINEN, anchor="middle", weight=700, most=w - 3
    )


@paint.register
def _(face: faces.Counter, ink: Ink, w: float, h: float) -> str:
    return counter.counter(ink, w, h, face.title, face.lines, face.shift)


@paint.register
def _(face: faces.Tag, ink: Ink, w: float, h: float) -> str:
    return cards.tag(ink, face.seat, face.kind, face.quantity, face.price, w, h)


@paint.register
def _(face: faces.TagBack, _ink: Ink, w: float, h: float) -> str:
    return cards.tag_back(face.seat, w, h)


@paint.register
def _(face: faces.TagPlace, ink: Ink, w: float, h: float) -> str:
    return cards.tag_place(ink, ink.words(face.text), w, h, mine=face.mine)


@paint.register
def _(face: faces.Bid, ink: Ink, w: float, h: float) -> str:
    return counter.bid(ink, w, h, face.order, ink.words(face.outcome), acts=face.acts, over=face.over)


@paint.register
def _(_: faces.Chevron, _ink: Ink, w: float, h: float) -> str:
    return counter.chevron(w, h)


@paint.register
def _(face: faces.Store, ink: Ink, w: float, h: float) -> str:
    """Full, compact or mini, whichever is nearest to the given size."""
    it = look(face.number, ink.words)
    if w < 50:
        return stores.mini(ink, it, face.stock, h)
    own = plan.FULL if h / w > 1.1 else plan.COMPACT
    scale = min(w / own[0], h / own[1])
    scaled = ink.scaled(scale)
    body = stores.full(scaled, it, face.stock) if own == plan.FULL else stores.compact(scaled, it)
    return group(body, (w - own[0] * scale) / 2, (h - own[1] * scale) / 2, scale)


@paint.register
def _(_: faces.StoreBack, _ink: Ink, w: float, h: float) -> str:
    return stores.back(w, h)


@paint.register
def _(face: faces.Tab, ink: Ink, w: float, h: float) -> str:
    it = look(face.number, ink.words)
    return slate.tab(ink, w, h, it.name, it.cost, it.tone)


@paint.register
def _(face: faces.MarketCard, _ink: Ink, w: float, h: float) -> str:
    icons = box_of.MARKET[face.number]
    if w <= plan.CARD[0]:
        return cards.market(icons, demand=face.demand, w=w, h=h)
    scale = w / plan.CARD[0]
    return group(cards.market(icons, demand=face.demand, h=h / scale), scale=scale)


@paint.register
def _(_: faces.MarketBack, _ink: Ink, w: float, h: float) -> str:
    return cards.market_back(w, h)


@paint.register
def _(face: faces.Mat, ink: Ink, w: float, h: float) -> str:
    name = ink.words(face.name)
    body = seats.mat(ink, w, h, face.seat, name, face.points, face.debt, face.stores, face.cards)
    return body + seats.cog() if face.automa else body


@paint.register
def _(face: faces.EmptySlot, ink: Ink, w: float, h: float) -> str:
    penalty = box_of.BUILDING.penalty[face.slot]
    if w > 60:
        return seats.to_let(ink, w, h, penalty)
    return seats.empty_slot(ink, w, h, face.slot + 1, penalty)


@paint.register
def _(face: faces.Building, ink: Ink, w: float, h: float) -> str:
    costs = box_of.BUILDING.utility
    return seats.building(
        ink, w, h, face.seat, face.title, face.points, face.final, face.debt, face.bill, costs
    )


@paint.register
def _(face: faces.Slate, ink: Ink, w: float, h: float) -> str:
    return slate.slate(ink, w, h, face.seat, face.money)


@paint.register
def _(face: faces.Shutter, ink: Ink, w: float, h: float) -> str:
    return slate.shutter(ink, w, h, face.seat, face.title)


@paint.register
def _(face: faces.Chalk, ink: Ink, w: float, h: float) -> str:
    return slate.note(ink, w, h, face.text)


@paint.register
def _(face: faces.Ledger, ink: Ink, w: float, h: float) -> str:
    return slate.ledger(ink, w, h, face.terms, face.sold, face.left, face.total)


@paint.register
def _(face: faces.Chart, ink: Ink, w: float, h: float) -> str:
    figures = face.prices, face.rows, face.worth
    return slate.chart(ink, w, h, face.kind, *figures, none=face.none, near=face.near)


@paint.register
def _(face: faces.Pad, ink: Ink, w: float, h: float) -> str:
    return slate.pad(ink, w, h, face.title, face.text, chalk=face.chalk)


@paint.register
def _(face: faces.Sum, ink: Ink, w: float, h: float) -> str:
    return slate.sum_button(ink, w, h, ink.words(face.text), strong=face.strong)


@paint.register
def _(face: faces.Words, ink: Ink, w: float, h: float) -> str:
    colour, weight = (DUST, 400) if face.quiet else (CHALK, 600)
    return ink.sans(0, h - 1.6, ink.words(face.text), NOTE, colour, weight=weight, most=w)


@paint.register
def _(face: faces.Lit, _ink: Ink, w: float, h: float) -> str:
    d = box(0.4, 0.4, w - 0.8, h - 0.8, 1.6)
    if face.left:
        return path(d, stroke=WHITE, width=0.9) + path(d, stroke=INK, width=0.5, dash="1.6,1.2")
    return path(d, stroke=INK, width=2.0) + path(d, stroke="#F0B35A", width=1.2)


@paint.register
def _(face: faces.Bin, ink: Ink, w: float, h: float) -> str:
    return counter.waste(ink, w, h, face.left)


@paint.register
def _(face: faces.BidMove, ink: Ink, _w: float, _h: float) -> str:
    return cards.move_tag(ink, face.seat, ink.words(face.text))


@paint.register
def _(face: faces.Debt, ink: Ink, w: float, h: float) -> str:
    return cards.debt(ink, w / 2, h / 2, face.count)


@paint.register
def _(face: faces.Notes, ink: Ink, w: float, h: float) -> str:
    return cards.bill(ink, face.value, w, h)
