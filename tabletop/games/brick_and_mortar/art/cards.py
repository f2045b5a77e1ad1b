"""Market Cards, money and debt."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import card, card_edge, shadow
from tabletop.art.palette import dark, light
from tabletop.art.svg import box, group, num, oval, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.brick_and_mortar import components
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.glyphs import phase_glyph
from tabletop.games.brick_and_mortar.art.goods import chip, demand_box
from tabletop.games.brick_and_mortar.art.palette import BILLS, INK, MARKET, WHITE
from tabletop.games.brick_and_mortar.art.parts import in_dollars
from tabletop.games.brick_and_mortar.art.tags import move_tag, tag, tag_back, tag_place


def market(counts: tuple[int, ...], *, demand: bool, w: float = plan.CARD[0], h: float = plan.CARD[1]) -> str:
    """Draw the face of a Market Card: crates if it is played for supply, boxes if for demand."""
    body = card(w, h, 2.4)
    body += path(box(1.6, 1.6, w - 3.2, h - 3.2, 1.6), "#F4EAD6", stroke="#5B4636", width=0.3, line_fade=0.5)
    kinds = [kind for kind, number in enumerate(counts) for _ in range(number)]
    half = (len(kinds) + 1) // 2
    rows = [kinds] if len(kinds) < 4 else [kinds[:half], kinds[half:]]
    s = min(10.4, (h - 8) / 2 - 1.6)
    pitch = s + 2.4
    for at, row in enumerate(rows):
        y = h / 2 - len(rows) * pitch / 2 + at * pitch + 1.2
        x = w / 2 - len(row) * pitch / 2 + 1.2
        for kind in row:
            body += demand_box(kind, x, y, s) if demand else chip(kind, x, y, s)
            x += pitch
    return body + path(box(0, 0, w, h, 2.4), stroke=INK, width=0.35, line_fade=0.35) + card_edge(w, h, 2.4)


def market_back(w: float, h: float) -> str:
    """Draw the back of a Market Card, which also shows when it is played for demand."""
    body = card(w, h, 2.4) + path(box(1.6, 1.6, w - 3.2, h - 3.2, 1.6), MARKET)
    x, d = -h, ""
    while x < w:
        a, b = max(x, 2.0), min(x + h, w - 2)
        if b > a:
            steep = (h - 4) / h
            d += f"M{num(a)} {num(2 + (a - x) * steep)}L{num(b)} {num(2 + (b - x) * steep)}"
        x += 6
    body += path(d, stroke="#8C6480", width=0.5, line_fade=0.7)
    body += path(oval(w / 2, h / 2, h * 0.27), "#F1E4EA", stroke=INK, width=0.4)
    return body + phase_glyph(3, w / 2, h / 2, h * 0.17, MARKET, "#F1E4EA") + card_edge(w, h, 2.4)


_BARE = 25.0
"""Width up to which a banknote has only its value: in millimetres."""


def bill(ink: Ink, value: int, w: float, h: float) -> str:
    """Draw a banknote with its value in an oval."""
    tone = BILLS[value]
    body = card(w, h, 1.2, light(tone, 0.7)) + path(box(1, 1, w - 2, h - 2, 0.8), stroke=tone, width=0.5)
    body += path(oval(w / 2, h / 2, w * 0.31, h * 0.4), light(tone, 0.9), stroke=tone, width=0.45)
    if w > _BARE:
        body += "".join(path(oval(x, h / 2, 1.2 * w / 30), tone, fade=0.6) for x in (w * 0.11, w * 0.89))
    return body + ink.display(
        w / 2, h / 2 + 2.5, in_dollars(ink, value), 7.0, dark(tone, 0.55), most=w * 0.64
    )


def debt(ink: Ink, x: float, y: float, count: int, r: float = 6.2) -> str:
    """Draw debt tokens, centred on (x, y): a note with a torn foot and the points lost."""
    figure, size = f"−{count}", r * 1.16
    w, h = max(r * 1.9, width(figure, size, family=DISPLAY, weight=700) + 2.4), r * 2.1
    torn = "".join(f"l{num(-w / 12)} {num(1.2 if at % 2 == 0 else -1.2)}" for at in range(12))
    d = f"M{num(-w / 2)} {num(-h / 2)}H{num(w / 2)}V{num(h / 2 - 1)}{torn}Z"
    body = shadow(d, 0.8, 0.34) + path(d, "#F3D9CE", stroke="#7C241A", width=0.4)
    body += path(f"M{num(-w * 0.3)} {num(-h * 0.3)}H{num(w * 0.3)}", stroke="#B3362B", width=0.8)
    return group(body + ink.display(0, h * 0.26, figure, size, "#8E2A21"), x, y)


def small_back(x: float, y: float, *, store: bool) -> str:
    """Draw the sign for cards in hand: the back of a Store Card or of a Market Card."""
    h = 9.6
    w = h * (0.78 if store else 1.25)
    body = path(box(x, y, w, h, 1), WHITE, stroke=INK, width=0.35)
    body += path(box(x + 1, y + 1, w - 2, h - 2, 0.5), "#A5543F" if store else MARKET)
    if store:
        return body + path(box(x + 1.8, y + h * 0.42, w - 3.6, h * 0.28), "#EFE6D8")
    return body + path(oval(x + w / 2, y + h / 2, h * 0.22), "#F1E4EA")


@frozen
class Tag(Face):
    """A price tag face up; numbers below 0 are not set."""

    size = plan.TAG
    seat: int
    kind: int = 0
    quantity: int = -1
    price: int = -1

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return tag(ink, self.seat, self.kind, self.quantity, self.price, w, h)


@frozen
class TagBack(Face):
    """A price tag face down."""

    size = plan.TAG
    seat: int
    heard = "card"

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return tag_back(self.seat, w, h)


@frozen
class TagPlace(Face):
    """An empty place on the counter, with the reason why it is empty."""

    text: Text
    mine: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return tag_place(ink, ink.words(self.text), w, h, mine=self.mine)


@frozen
class MarketCard(Face):
    """A Market Card face up, by its number: its crates, or its boxes if `demand`."""

    number: int
    demand: bool = False

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        icons = components.MARKET[self.number]
        if w <= plan.CARD[0]:
            return market(icons, demand=self.demand, w=w, h=h)
        scale = w / plan.CARD[0]
        return group(market(icons, demand=self.demand, h=h / scale), scale=scale)


@frozen
class MarketBack(Face):
    """A Market Card face down."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return market_back(w, h)


@frozen
class BidMove(Face):
    """A bid in the list of moves."""

    size = (26.0, 26.0)
    seat: int
    text: Text

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return move_tag(ink, self.seat, ink.words(self.text))


@frozen
class Debt(Face):
    """Debt tokens."""

    size = (17.0, 14.0)
    count: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return debt(ink, w / 2, h / 2, self.count)


@frozen
class Notes(Face):
    """A banknote."""

    size = (30.0, 15.0)
    value: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return bill(ink, self.value, w, h)
