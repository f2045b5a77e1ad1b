"""Cards: Public Contracts as auction tickets, Today's Catch, and the Angler's Solo cards."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.face import Face
from tabletop.art.material import card, card_edge, edged, shadow
from tabletop.art.palette import INK, LINEN, PAPER, QUIET, REFUSED, dark, letters, mix
from tabletop.art.signs import gear, net
from tabletop.art.svg import box, group, line, num, oval, path
from tabletop.art.type import DISPLAY, Ink, halved, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components
from tabletop.games.public_market.art.beach import wooden_crab
from tabletop.games.public_market.art.fish import fish, fish_colour, fish_sign
from tabletop.games.public_market.art.logos import logo
from tabletop.games.public_market.art.wooden import GEAR, GEAR_PALE
from tabletop.games.public_market.component_schema import KINDS, LOGOS, SoloCard

_CARD, SOLO = (41.0, 62.0), (52.0, 80.0)
_SUITS = {"blue": "#2C6A9A", "red": "#A93B32"}
_SOLO_TONE = "#3A4A6B"


def cost_grid(ink: Ink, cost: Sequence[int], x: float, y: float, w: float, h: float) -> str:
    """Draw numbers and fish in two rows, an odd one centred; with one or two kinds a row each, larger."""
    size = 8.4
    kinds = [kind for kind in range(4) if cost[kind]]
    few = len(kinds) <= 2
    columns, rows = (1, len(kinds)) if few else (2, 2)
    cell = w / columns
    long = min(cell - size * 0.72 - 2.4, 19.0 if few else 12.6)
    wide = size * 0.62 + 1.2 + long
    parts = []
    for at, kind in enumerate(kinds):
        row, column = divmod(at, columns)
        alone = few or (len(kinds) == 3 and at == 2)
        left = x + (w - wide) / 2 if alone else x + column * cell + (cell - wide) / 2
        middle = y + h * (row + 0.5) / rows
        parts.append(ink.display(left + size * 0.31, middle + size * 0.345, str(cost[kind]), size))
        parts.append(fish(kind, left + size * 0.62 + 1.2 + long / 2, middle, long, ink.px))
    return "".join(parts)


@frozen
class Contract(Face):
    """A Public Contract, 54 x 30: a stub with the column, then the cost."""

    size = (54.0, 30.0)
    number: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        it = components.CONTRACTS[self.number]
        stub = 15.0
        tone = fish_colour(it.column - 1)
        edge, fold = num(w - 2), num(stub)
        left, right = num(stub - 1.6), num(stub + 1.6)
        notch = f"C{left} 1 {num(stub - 0.9)} 1.6 {fold} 1.6"
        low = f"C{num(stub - 0.9)} {num(h - 1.6)} {left} {num(h - 1)} {left} {num(h)}"
        corner = f"C0.9 {num(h)} 0 {num(h - 0.9)} 0 {num(h - 2)}V2C0 0.9 0.9 0 2 0Z"
        d = (
            f"M2 0H{left}{notch}C{num(stub + 0.9)} 1.6 {right} 1 {right} 0"
            f"H{edge}C{num(w - 0.9)} 0 {num(w)} 0.9 {num(w)} 2"
            f"V{num(h - 2)}C{num(w)} {num(h - 0.9)} {num(w - 0.9)} {num(h)} {edge} {num(h)}H{right}"
            f"C{right} {num(h - 1)} {num(stub + 0.9)} {num(h - 1.6)} {fold} {num(h - 1.6)}{low}H2{corner}"
        )
        counterfoil = f"M2 0H{left}{notch}V{num(h - 1.6)}{low}H2{corner}"
        body = shadow(d, 1.0, 0.4) + group(path(d, "#9C8A6E"), 0.25, 0.6) + path(d, PAPER)
        body += path(counterfoil, tone) + edged(d, 0.5)
        body += path(line((stub, 2.6), (stub, h - 2)), stroke=INK, width=0.4, line_fade=0.6, dash="1,1.1")
        body += ink.display(stub / 2 - 0.3, 14.4, str(it.column), 13, letters(tone))
        body += ink.sans(
            stub / 2 - 0.3, h - 5.2, str(it.ticket), 7, letters(tone), anchor="middle", weight=600
        )
        return body + cost_grid(ink, it.cost, stub + 0.9, 1.4, w - stub - 2.2, h - 2.8)


def _head(ink: Ink, title: str, w: float, tone: str, *, tall: bool = True) -> tuple[str, float]:
    """Return the coloured band with the name, and its lower edge; `tall`: True to allow two lines."""
    fits = width(title, 7.2, family=DISPLAY, weight=600) <= w - 4
    lines = [title] if fits or not tall else halved(title, family=DISPLAY, weight=600)
    low, size, feet = (12.0, 7.2, [8.6]) if len(lines) == 1 else (16.6, 7.1, [7.2, 14.2])
    right = f"H{num(w - 3)}C{num(w - 1.3)} 0 {num(w)} 1.3 {num(w)} 3"
    band = path(f"M0 {num(low)}V3C0 1.3 1.3 0 3 0{right}V{num(low)}Z", tone)
    band += path(line((0, low + 0.6), (w, low + 0.6)), stroke=tone, width=0.4)
    words = "".join(
        ink.display(w / 2, foot, text, size, LINEN, weight=600, most=w - 2.4)
        for text, foot in zip(lines, feet, strict=True)
    )
    return band + words, low


@frozen
class Catch(Face):
    """A Today's Catch card, 41 x 62: name, yield and cost."""

    size = _CARD
    number: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        it = components.CATCH[self.number]
        tone = _SUITS[it.colour]
        head, low = _head(ink, ink.words(Text("public_market.catch", it.name)), w, tone)
        corner = f"C{num(w)} {num(h - 1.3)} {num(w - 1.3)} {num(h)} {num(w - 3)} {num(h)}"
        d = f"M0 36H{num(w)}V{num(h - 3)}{corner}H3C1.3 {num(h)} 0 {num(h - 1.3)} 0 {num(h - 3)}Z"
        foot = path(d, mix(PAPER, tone, 0.1))
        foot += path(line((3, 36), (w - 3, 36)), stroke=tone, width=0.45, dash="1.2,1")
        rewards = _rewards(ink, it.gears, it.logos, w / 2, (low + 36.6) / 2)
        cost = cost_grid(ink, it.cost, 1.4, 36.6, w - 2.8, h - 37.6)
        return card(w, h) + head + foot + rewards + cost + card_edge(w, h)


def _rewards(ink: Ink, gears: Sequence[int], logos: Sequence[str], x: float, y: float) -> str:
    signs = [("gear", kind) for kind in range(4) for _ in range(gears[kind])]
    signs += [("logo", LOGOS.index(name)) for name in logos]
    r, pitch = (8.3, 18.6) if len(signs) <= 2 else (5.9, 12.8)
    left = x - pitch * (len(signs) - 1) / 2
    return "".join(
        fish_gear(ink, kind, left + pitch * at, y, r + 0.3)
        if what == "gear"
        else logo(kind, left + pitch * at, y, r)
        for at, (what, kind) in enumerate(signs)
    )


def fish_gear(ink: Ink, kind: int, cx: float, cy: float, r: float) -> str:
    """Draw a gear with a fish in its hub, the sign for one Gear token step of that kind."""
    cog = gear(cx, cy, r, GEAR, stroke=dark("#6B4A86", 0.5), width=0.35)
    return cog + path(oval(cx, cy, r * 0.7), GEAR_PALE) + fish(kind, cx, cy, r * 1.34, ink.px * 0.8)


@frozen
class CatchBack(Face):
    """The back of a Today's Catch card, blue or red."""

    size = _CARD
    suit: str

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        tone = _SUITS[self.suit]
        ground = path(box(2.2, 2.2, w - 4.4, h - 4.4, 1.6), tone) + net(
            2.6, 2.6, w - 5.2, h - 5.2, 5.2, LINEN, 0.28, 0.4
        )
        medal = path(oval(w / 2, h / 2, 10), tone, stroke=LINEN, width=0.6)
        medal += fish_sign(w / 2, h / 2, 14, LINEN, tone)
        return card(w, h) + ground + medal + card_edge(w, h)


def mini_card(cx: float, cy: float, suit: str, h: float = 9.0) -> str:
    """Draw a small Today's Catch card."""
    w = h * 0.7
    return path(box(cx - w / 2, cy - h / 2, w, h, 0.8), _SUITS[suit], stroke=INK, width=0.4)


@frozen
class Solo(Face):
    """A Solo card of the Angler, 52 x 80: bids, threshold for the Market, yield there, steps of the Boat."""

    size = SOLO
    level: str
    number: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        it = components.ANGLER[self.level][self.number]
        title = ink.words(translate("public_market", "Angler {n}", "head of a Solo card").fill(n=it.id))
        head, _ = _head(ink, title, w, _SOLO_TONE, tall=False)
        rules = "".join(
            path(line((3, y), (w - 3, y)), stroke=_SOLO_TONE, width=0.4, dash="1.2,1")
            for y in (36.6, 50.0, 64.4)
        )
        bids = "".join(
            _bid(ink, "AB"[at], KINDS.index(bid.place), 19.6 + 11 * at, arrow=bid.arrow)
            for at, bid in enumerate(it.bids)
        )
        return (
            card(w, h)
            + head
            + rules
            + bids
            + _dock(ink, it)
            + _spoils(ink, it)
            + _path(ink, it)
            + card_edge(w, h)
        )


def _bid(ink: Ink, letter: str, kind: int, y: float, *, arrow: bool) -> str:
    price = components.MARKET_BOARD.bids.day[kind]
    row = ink.display(6, y + 3, letter, 8, QUIET, weight=600) + fish(kind, 19, y, 16, ink.px)
    row += ink.display(34.4, y + 3.2, f"${price}", 9)
    if arrow:
        row += path(
            f"M45.8 {num(y + 3.8)}V{num(y - 3.6)}" + line((42.7, y - 0.4), (45.8, y - 3.8), (48.9, y - 0.4)),
            stroke=REFUSED,
            width=1.3,
        )
    return row


def _dock(ink: Ink, it: SoloCard) -> str:
    """Draw the threshold below which it goes to the dock, and the arrow for ties between tiles there."""
    y = 43.4
    row = ink.display(6.6, y + 3.8, "<", 9, QUIET) + ink.display(15.4, y + 3.8, str(it.threshold), 11)
    row += fish_sign(26, y, 9, _SOLO_TONE, PAPER)
    up = it.dock == "up"
    tips = f"M41 {num(y - 4)}V{num(y + 4)}" + (
        f"M37.6 {num(y - 0.8)}L41 {num(y - 4.2)}L44.4 {num(y - 0.8)}"
        if up
        else f"M37.6 {num(y + 0.8)}L41 {num(y + 4.2)}L44.4 {num(y + 0.8)}"
    )
    return row + path(tips, stroke=_SOLO_TONE, width=1.3)


def _spoils(ink: Ink, it: SoloCard) -> str:
    """Draw the yield of a visit to the Market."""
    y, x = 57.2, 18.6
    row = ink.display(8.8, y + 3, f"${it.money}", 8.4)
    signs = ["crab"] * it.crabs + list(it.cards) + (["lighthouse"] if it.path else [])
    pitch = min(10.4, 31.0 / max(len(signs), 1))
    for at, sign in enumerate(signs):
        row += _spoil(sign, x + pitch * (at + 0.5), y)
    return row


def _spoil(sign: str, x: float, y: float) -> str:
    if sign == "crab":
        return wooden_crab(x, y, 8.6)
    if sign == "lighthouse":
        tower = "M-2.2 -4V-5.6H2.2V-4L3.2 5H-3.2Z"
        lamp = path("M-1.8 -6L0 -8L1.8 -6Z", _SOLO_TONE) + path(box(-1.1, -1, 2.2, 2, 0.3), LINEN)
        return group(path(tower, _SOLO_TONE) + lamp, x, y + 0.8)
    if sign == "boat":
        return mini_card(x, y, "blue") + path(f"M{num(x - 2.2)} {num(y + 0.6)}h4.4l-1.2 2h-2.4z", LINEN)
    return (
        mini_card(x, y, "red") + path(oval(x, y - 1.2, 1.2), LINEN) + path(oval(x, y + 2.2, 1.9, 1.4), LINEN)
    )


def _path(ink: Ink, it: SoloCard) -> str:
    """Draw the columns tried for its Lighthouse, in order, and the number of steps of the Boat."""
    words = " · ".join(str(column) for column in it.path) or "–"
    way = ink.display(17, 74.4, words, 7.2, weight=600, most=30)
    sail = path("M34.6 70.8H44.4L42 75H37Z", _SOLO_TONE) + path("M39.6 70V65.2L43.4 70Z", _SOLO_TONE)
    return way + sail + ink.display(48.4, 74.4, str(it.boat), 7.2, _SOLO_TONE)


@frozen
class SoloBack(Face):
    """The back of a Solo card."""

    size = SOLO
    heard = "card"

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        ground = path(box(2.2, 2.2, w - 4.4, h - 4.4, 1.6), _SOLO_TONE) + net(
            2.6, 2.6, w - 5.2, h - 5.2, 5.6, LINEN, 0.24, 0.4
        )
        hook = "M0 -14V4C0 14 -13 14 -13 4L-9 7M0 -14H4"
        medal = path(oval(w / 2, h / 2, 13), _SOLO_TONE, stroke=LINEN, width=0.7)
        return (
            card(w, h)
            + ground
            + medal
            + group(path(hook, stroke=LINEN, width=2.6), w / 2 + 3.2, h / 2 + 1, 0.62)
            + card_edge(w, h)
        )
