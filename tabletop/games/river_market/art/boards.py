"""The boards round the river: the Rival's, the large mat, the strips of other seats, labels on the cloth."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.art.face import Assembled, Face, Part, text_part
from tabletop.art.material import board
from tabletop.art.palette import LINEN, SEATS, dark
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, line, num, oval, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import phrases
from tabletop.games.river_market.art import cards
from tabletop.games.river_market.art.goods import good_sign
from tabletop.games.river_market.art.palette import INK, SIGN, WOOD_INK
from tabletop.games.river_market.art.parts import part
from tabletop.games.river_market.art.pictures import picture
from tabletop.games.river_market.art.river import flow_arrow
from tabletop.games.river_market.art.wooden import house

_OWN = translate("river_market", "Your board")
RIVAL_SIZE = (509.0, 75.0)
MAT_SIZE = (221.0, 119.0)
_PANEL, _MATTE = "#E4D9BC", "#EADFC0"
_QUIET = "#5B5238"
_STITCH = "#7F9C6A"
"""The colour of stitches on the cloth."""
ROW = (8.0, 20.0)
"""The House row: its left edge and the pitch of its ten sockets."""
_ROW_ENDS, _COLLECTION_ENDS = 213.0, 371.0
"""The right ends of the House row and of the collection on the Rival's board, in millimetres."""
COLLECTION_SIZE = (221.0, 28.0)
PILES_SIZE = (380.0, 43.0)
"""Left edge and pitch of the collection's five places, and of the piles."""
_SOCKETS, _GAP = (9.0, 22.5, 24.2), 1.6
"""The mat's places for goods: left edge, top and maximum side; and the gap between two of them."""
HOUSES = (155.0, 60.0)
"""The mat's row of houses: its left edge and its length."""


def _title(ink: Ink, x: float, y: float, text: Text, more: Text | None = None, *, most: float = 0.0) -> str:
    """Draw a heading in Fraunces, followed by smaller text; `most`: the right edge of both."""
    size, words = ink.readable(8.6), ink.words(text)
    body = ink.display(x, y, words, size, INK, anchor="start")
    if more is None:
        return body
    end = x + width(words, size, family=DISPLAY, weight=700) + 4
    room = max(most - end, 12.0) if most else 0.0
    return body + ink.sans(end, y - 0.2, ink.words(more), ink.readable(7.2), _QUIET, weight=500, most=room)


@frozen
class RivalBoard(Face):
    """The Rival's board: House row, collection, piles. `row`: the remaining letters N and R, of `count`."""

    size = RIVAL_SIZE
    seat: int
    row: str
    collected: int
    count: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        w, h = RIVAL_SIZE
        body = board(w, h, 6, _PANEL, height=1.6, thick=0.8)
        body += seat_mark(self.seat, 12, 10.4, 4.4, stroke=dark(SEATS[self.seat].colour, 0.5), width=0.5)
        body += automa_mark(15.8, 13.2, 2.9)
        left = translate("river_market", "House row: {n} of {all} left").fill(n=len(self.row), all=self.count)
        body += _title(ink, 22, 13.2, phrases.RIVAL, left, most=_ROW_ENDS)
        body += _rail(ink, self.row, self.count)
        for x in (_ROW_ENDS + 2.5, _COLLECTION_ENDS + 2.5):
            body += path(line((x, 8), (x, h - 8)), stroke="#B8A87E", width=0.6)
        text = (
            translate("river_market", "{n} of 5, then an Event")
            if "R" in self.row
            else translate("river_market", "{n} of 5; no more Events")
        ).fill(n=self.collected)
        body += _title(
            ink,
            COLLECTION_SIZE[0],
            13.2,
            translate("river_market", "Collection"),
            text,
            most=_COLLECTION_ENDS,
        )
        for place in range(4, self.collected - 1, -1):
            x = COLLECTION_SIZE[0] + COLLECTION_SIZE[1] * place
            body += path(box(x, 20, 35, 49, 2), "#CDBE93", stroke="#A8966A", width=0.6, dash="2.4,1.8")
            middle = x + 17.5 + (3.5 if place < 4 else 0)
            if place >= self.collected:
                body += ink.display(middle, 48.5, str(place + 1), 12, "#4A4229", weight=600)
        names = (
            translate("river_market", "Deck"),
            translate("river_market", "Discards"),
            translate("river_market", "Events"),
        )
        return body + "".join(
            _pile(ink, PILES_SIZE[0] + PILES_SIZE[1] * at, 13.2, name) for at, name in enumerate(names)
        )


def _pile(ink: Ink, x: float, y: float, name: Text) -> str:
    """Draw a pile's name above its place."""
    return ink.display(x + 17.5, y, ink.words(name), ink.readable(7.6), INK, most=41)


def _rail(ink: Ink, row: str, count: int) -> str:
    """Draw the wooden rail with its sockets, a triangle at the first house, and the effect of that house."""
    left, pitch = ROW[0], 200 / count
    body = path(box(left - 3, 22, 206, 29, 4), SIGN, stroke=WOOD_INK, width=0.6)
    body += path(line((left, 23.4), (left + 200, 23.4)), stroke="#D6AE7C", width=0.8)
    for at in range(count):
        x = left + pitch * (at + 0.5)
        body += path(oval(x, 44.6, min(7.6, pitch * 0.4), 2.6), "#7C5629")
    body += "".join(
        path(f"M{num(left + pitch * (at + 0.5) - 7)} 44.2a7.6 2.6 0 0 1 14 0", stroke="#5C3D1A", width=0.6)
        for at in range(count)
        if pitch > 18
    )
    size = ink.readable(7.2)
    if not row:
        none = translate("river_market", "The row is empty: Booths are discarded.")
        return body + ink.sans(left - 2, 65, ink.words(none), size, "#4A4229", most=204)
    body += flow_arrow(left + pitch * (count - len(row) + 0.5), 21, 2.6, INK)
    text = translate("river_market", "Next Booth: this neutral house leaves the game.")
    if row[0] == "R":
        text = translate("river_market", "Next Booth: the Rival builds it with this house.")
    return body + ink.sans(left - 2, 65, ink.words(text), size, "#4A4229", most=204)


@frozen
class Piles(Face):
    """The board of deck and discards if no Rival plays."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 6, _PANEL, height=1.6, thick=0.8)
        names = (translate("river_market", "Deck"), translate("river_market", "Discards"))
        return body + "".join(_pile(ink, w / 2 - 39 + 43 * at, 12.4, name) for at, name in enumerate(names))


@frozen
class Mat(Face):
    """The large mat; goods, coins, Zoom tokens and houses are separate pieces on it.

    `left` of all `houses` are on it. `leftovers`: the number worth 1 point; `best`: True if only those of one
    kind count.
    """

    size = MAT_SIZE
    seat: int
    points: int
    goods: int
    limit: int
    coins: int
    zoom: int
    left: int
    houses: int
    leftovers: int
    best: bool
    whose: Text = _OWN

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        w, h = MAT_SIZE
        body = board(w, h, 6, _MATTE, height=1.6, thick=0.8)
        body += seat_mark(self.seat, 13.5, 12.6, 4.8, stroke=dark(SEATS[self.seat].colour, 0.5), width=0.5)
        now = translate("river_market", "%n points now", "", self.points)
        fill = ink.words(
            translate("river_market", "Goods: {n} of {most}").fill(n=self.goods, most=self.limit)
        )
        end = w - 12 - width(fill, ink.readable(7.2))
        body += _title(ink, 22.5, 16, self.whose, now, most=end)
        body += ink.sans(w - 8, 15.8, fill, ink.readable(7.2), _QUIET, anchor="end", weight=500)
        body += "".join(_socket(*socket(at, self.limit)) for at in range(self.limit))
        body += path(line((9, 53.6), (w - 9, 53.6)), stroke="#CBBB8C", width=0.6)
        small = ink.readable(7.2)
        body += ink.display(72, 85, str(self.coins), 16, INK, anchor="start")
        body += ink.sans(
            72, 96, ink.words(translate("river_market", "coins")), small, _QUIET, weight=500, most=30
        )
        body += ink.display(128, 85, str(self.zoom), 16, INK, anchor="start")
        body += ink.sans(
            128, 96, ink.words(translate("river_market", "Zoom")), small, _QUIET, weight=500, most=22
        )
        pitch = HOUSES[1] / self.houses
        body += "".join(
            path(oval(HOUSES[0] + pitch * (at + 0.5), 86.4, min(6.4, pitch * 0.45), 2.4), "#C3B284")
            for at in range(self.houses)
        )
        words = translate("river_market", "{n} of {all} houses").fill(n=self.left, all=self.houses)
        body += ink.sans(w - 8, 101, ink.words(words), small, _QUIET, anchor="end", weight=500, most=58)
        hint = translate("river_market", "Any {n} leftovers are worth 1 VP at the end.")
        if self.best:
            hint = translate("river_market", "{n} of your best leftovers are worth 1 VP at the end.")
        return body + ink.sans(9, 112, ink.words(hint.fill(n=self.leftovers)), small, "#584F45", most=w - 18)


def socket(place: float, limit: int) -> tuple[float, float, float]:
    """Return the left edge, top and side of a place for a good on the mat, which has `limit` places."""
    left, top, most = _SOCKETS
    side = min(most, (MAT_SIZE[0] - 2 * left + _GAP) / limit - _GAP)
    return left + (side + _GAP) * place, top + (most - side) / 2, side


def _socket(x: float, y: float, side: float) -> str:
    low, right = y + side - 2.2, x + side - 5.2
    body = path(box(x, y, side, side, 4.6), "#D6C79E")
    return body + path(
        f"M{num(x + 1.4)} {num(low)}V{num(y + 5)}Q{num(x + 1.4)} {num(y + 1)} {num(x + 5)} {num(y + 1)}"
        f"H{num(right)}",
        stroke="#AD9C6B",
        width=0.8,
    )


@frozen
class Strip(Assembled):
    """Another seat: points, goods by kind, Helpers, its typed name; `counts`: coins, Zooms, houses, cards."""

    seat: int
    points: int
    goods: tuple[int, ...]
    counts: tuple[int, int, int, int]
    helpers: tuple[int, ...]
    name: str

    def ground(self) -> Face:
        return _StripGround(self.seat, self.name)

    def parts(self, ink: Ink, w: float, h: float) -> Iterator[Part]:
        yield Part(_Pennant(self.points), w - 71, 5.2, 13, 14)
        coins, zoom, houses, cards_ = self.counts
        size, pitch = ink.readable(9.6), (w - 14) / 4
        kinds = [*zip("VFCTL", self.goods, strict=True), ("$", coins), ("Z", zoom)]
        for at, (kind, n) in enumerate(kinds):
            x, y = 10 + pitch * (at % 4), 30 + 15 * (at // 4)
            yield Part(_Held(kind, faint=not n), x - 0.25, y - 5.25, 10.5, 10.5)
            yield text_part(x + 12.2, y + 3.5, str(n), size, INK if n else "#5F553F", anchor="start")
        for at, n in enumerate((houses, cards_)):
            yield text_part(w - 41.6 + 24 * at, 15.4, str(n), size, INK, anchor="start")
        pitch = min(15.5, (w - 18) / max(len(self.helpers), 1))
        for at, number in enumerate(self.helpers):
            yield Part(_Portrait(number), 8.5 + pitch * at, h - 17.6, 14, 14)


@frozen
class _StripGround(Face):
    """Another seat's strip without its numbers."""

    seat: int
    name: str

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 6, _MATTE, height=1.6, thick=0.8)
        body += path(box(1.4, 6, 2.6, h - 12, 1.3), SEATS[self.seat].colour)
        body += seat_mark(self.seat, 13, 12, 5, stroke=dark(SEATS[self.seat].colour, 0.5), width=0.5)
        size = ink.readable(8.2)
        called = _cut(self.name or ink.words(phrases.player(self.seat)), size, w - 96)
        body += ink.display(21.5, 15.4, called, size, INK, anchor="start")
        body += group(house(self.seat), w - 54, 6.6, 0.56)
        return body + group(cards.card_back("deck"), w - 29, 6.4, 0.128)


@frozen
class _Pennant(Face):
    """The pennant with a seat's points, 13 x 14."""

    points: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.pennant(ink, self.points, 0, 0)


@frozen
class _Held(Face):
    """The sign of a good, a coin or a Zoom token; `faint` if a seat has none."""

    kind: str
    faint: bool

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return group(good_sign(self.kind, w / 2, h / 2, w), opacity=0.4 if self.faint else 1.0)


@frozen
class _Portrait(Face):
    """A Helper in a small round picture, 14 x 14."""

    number: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        x, y = w / 2, h / 2
        ground = path(oval(x, y, 7), "#EDE3EC", stroke="#7A5A86", width=0.7)
        return ground + picture(part(self.number).picture, x, y, 9.6, "#4B3656", "#B9A5BF")


def _cut(name: str, size: float, room: float) -> str:
    """Shorten a name with "…" if it is wider than `room`."""
    if width(name, size, family=DISPLAY, weight=700) <= room:
        return name
    while name and width(f"{name}…", size, family=DISPLAY, weight=700) > room:
        name = name[:-1]
    return f"{name.rstrip()}…"


def label(ink: Ink, w: float, text: Text, *, right: bool = False) -> str:
    """Draw a label on the cloth, at the upper edge of the thing that it names."""
    words, anchor = ink.words(text), "end" if right else "start"
    x = w if right else 0.0
    return ink.sans(x, 8, words, ink.readable(7.2), LINEN, anchor=anchor, weight=600, most=w)


@frozen
class Emblem(Face):
    """The name of the game, stitched into the cloth between two lilies."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        name = ink.words(translate("river_market", "River Market"))
        size = min(17.0, (w - 16) * 10 / width(name, 10, family=DISPLAY, weight=700))
        body = path(box(4, 6, w - 8, h - 12, 8), stroke=_STITCH, width=0.8, dash="3,2.2")
        body += ink.display(w / 2, h / 2 + size * 0.36, name, size, _STITCH)
        for y, way in ((h / 2 - size * 1.05, 1), (h / 2 + size * 1.05, -1)):
            wave = f"q6 {-3.4 * way} 12 0t12 0"
            waves = f"M{num(w / 2 - 48)} {num(y)}{wave}M{num(w / 2 + 24)} {num(y)}{wave}"
            body += path(waves, stroke=_STITCH, width=0.9)
            body += group(good_sign("L", 0, 0, 17, lined=False), w / 2, y, opacity=0.3)
        return body


@frozen
class Here(Face):
    """The highlight round a Booth that may be used: green, with a white line outside."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        body = path(box(0.4, 0.4, w - 0.8, h - 0.8, 4.6), "#2E7D5B", fade=0.5)
        body += path(box(0.6, 0.6, w - 1.2, h - 1.2, 4.4), stroke="#FFFDF4", width=1.2)
        return body + path(box(1.7, 1.7, w - 3.4, h - 3.4, 3.6), stroke="#2E7D5B", width=1.3)


@frozen
class Hand(Face):
    """The label over a hand: the viewer's own, or another seat's."""

    count: int
    limit: int
    mine: bool

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        text = translate("river_market", "Hand: {n} of {most}")
        if self.mine:
            text = translate("river_market", "Your hand: {n} of {most}")
        return label(ink, w, text.fill(n=self.count, most=self.limit))


@frozen
class Helpers(Face):
    """The label over the viewer's own Helpers."""

    count: int

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        text = translate("river_market", "Helpers: {n}")
        return label(ink, w, text.fill(n=self.count), right=True)
