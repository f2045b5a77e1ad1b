"""The boards shared by all seats: market, Scoring and Collection Locations, and the Ocean."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import board, edged, tray
from tabletop.art.palette import BOARD, CREAM, INK, LINEN, QUIET, light, mix
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, line, num, oval, path
from tabletop.art.type import Ink, halved
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components
from tabletop.games.public_market.art.cards import fish_gear, mini_card
from tabletop.games.public_market.art.fish import fish, fish_colour
from tabletop.games.public_market.art.logos import logo
from tabletop.games.public_market.component_schema import KINDS, LOGOS, Side, Space
from tabletop.games.public_market.phrases import KIND_NAMES

_DOCK_WOOD, _DOCK_SEAM, _POST = "#B98B5E", "#7C5734", "#6B4A2C"
_DUSK_WOOD, _DUSK_SEAM = "#8A6A63", "#5A3F44"
_OPEN = "#7B6F60"
"""The colour of the bid location without a fish."""


@frozen
class Scoring(Face):
    """A Scoring Location, 100 x 30: two halves of spaces; closed spaces are faded and crossed out."""

    size = (100.0, 30.0)
    column: int
    side: Side
    closed: tuple[int, ...] = ()

    def paint(self, ink: Ink, w: float, h: float) -> str:
        spaces = components.SCORING[self.side][self.column]
        body = board(w, h, 4, BOARD)
        for half, letter in enumerate("LR"):
            own = [(at, space) for at, space in enumerate(spaces) if space.id[0] == letter]
            left = 2.4 if half == 0 else w - 43.4
            tone = mix(BOARD, fish_colour(self.column), 0.2)
            body += path(box(left, 2.4, 41, h - 4.8, 2.4), tone, stroke=INK, width=0.4, line_fade=0.5)
            wide = 41.0 / len(own)
            for place, (at, space) in enumerate(own):
                x = left + wide * place
                if place:
                    body += path(line((x, 5), (x, h - 5)), stroke=INK, width=0.35, line_fade=0.5, dash="1,1")
                body += group(_space(ink, self.column, space, wide, closed=at in self.closed), x, 2.5)
        tone = fish_colour(self.column)
        roundel = path(oval(w / 2, h / 2, 7.6), tone, stroke=INK, width=0.45) + path(
            oval(w / 2, h / 2, 6.5), light(tone, 0.72)
        )
        return body + roundel + fish(self.column, w / 2, h / 2, 12.4, ink.px)


def _space(ink: Ink, column: int, space: Space, wide: float, *, closed: bool) -> str:
    """Draw a space, 25 high: number top left, bonus below it, the place of a Lighthouse at the right."""
    narrow = wide < 18
    middle = 5.2 if narrow and not space.bonus else 4.0 if narrow else 5.6
    large, small = (11.0, 8.8) if narrow else (13.0, 10.5)
    print_ = ""
    if space.vp or not space.bonus:
        foot_y, size = (9.4, small) if space.bonus else (16.6, large)
        print_ = ink.display(middle, foot_y, str(space.vp), size)
    if space.bonus:
        scale = 0.72 if narrow else 0.95
        y = 17.6 if space.vp else 12.5
        print_ += group(_bonus(ink.scaled(scale), space, column), middle + 0.3, y, scale)
    x, y = wide - (4.6 if narrow else 5.6), 21.2
    tone = mix(BOARD, fish_colour(column), 0.38)
    foot = path(
        oval(x, y, 3.6 if narrow else 4.4, 1.8 if narrow else 2.2),
        tone,
        stroke=INK,
        width=0.35,
        line_fade=0.25 if closed else 0.45,
    )
    if not closed:
        return print_ + foot
    cross = f"M{num(x - 2.2)} {num(y - 1.1)}l4.4 2.2M{num(x - 2.2)} {num(y + 1.1)}l4.4 -2.2"
    return group(print_, opacity=0.38) + foot + path(cross, stroke=INK, width=0.5, line_fade=0.45)


def _bonus(ink: Ink, space: Space, column: int) -> str:
    kind = KINDS.index(space.kind) if space.kind else column
    if space.bonus == "scrap":
        return scrap_sign(ink, kind, 0, 0)
    if space.bonus == "gear":
        return fish_gear(ink, kind, 0, 0, 5.4)
    pair = mini_card(-0.8, -0.4, "red") + mini_card(1.2, 0.4, "blue")
    return pair + path("M1.2 -1.6v4M-0.8 0.4h4", stroke=LINEN, width=1.2)


def scrap_sign(ink: Ink, kind: int, cx: float, cy: float, side: float = 9.2) -> str:
    """Draw a small Scrap, the sign for the bonus of that kind."""
    ground = path(box(cx - side / 2, cy - side / 2, side, side, 1), "#F0DDB4", stroke=INK, width=0.4)
    return ground + fish(kind, cx, cy, side * 0.92, ink.px * 0.8, turn=-10)


@frozen
class Collection(Face):
    """The Collection Location, 76 x 82: one tile of 2 x 2 spaces, or two tiles of four in a row."""

    size = (76.0, 82.0)
    tiles: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        pay = f"${components.COLLECTION.money}"
        if self.tiles == 1:
            title = ink.words(translate("public_market", "Collection", "Collection Location, short"))
            body = board(w, h, 6, BOARD) + ink.display(w / 2, 11.4, title, 8.4, weight=600, most=w - 8)
            for at, name in enumerate(components.COLLECTION.logos):
                x, y = 4 + 34.6 * (at % 2), 15.6 + 32.4 * (at // 2)
                body += tray(x, y, 33.2, 30.6, 2.6) + logo(LOGOS.index(name), x + 10, y + 10.6, 7.6)
                body += ink.display(x + 10.2, y + 27.4, pay, 8, weight=600) + _footprint(
                    x + 25, y + 24.4, 5.2
                )
            return body
        return group(_collection_row(ink, pay), 0, 0) + group(_collection_row(ink, pay), 0, 42)


def _collection_row(ink: Ink, pay: str) -> str:
    body = board(76, 40, 5, BOARD)
    for at, name in enumerate(components.COLLECTION.logos):
        x = 3 + 17.7 * at
        body += tray(x, 3.2, 16.9, 33.6, 2.4) + logo(LOGOS.index(name), x + 8.45, 11.2, 6.4)
        body += ink.display(x + 8.45, 25.4, pay, 7.4, weight=600) + _footprint(x + 8.45, 31.6, 4.6)
    return body


def _footprint(x: float, y: float, r: float) -> str:
    """Draw the place of a Lighthouse, its outline."""
    return path(oval(x, y, r, r * 0.48), "#C9B68C", stroke=INK, width=0.35, line_fade=0.5)


@frozen
class Market(Face):
    """The market board, 326 x 82: bid locations above, a row of dock and market spaces below."""

    size = (326.0, 82.0)
    dusk: bool
    spaces: int
    """Number of dock spaces, 4 or 5."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 6, _DUSK_WOOD if self.dusk else _DOCK_WOOD, thick=0.8) + _planks(
            _DUSK_SEAM if self.dusk else _DOCK_SEAM
        )
        if self.dusk:
            places = [(price, kind) for kind, price in enumerate(components.MARKET_BOARD.bids.sunset)] + [
                (-1, -1)
            ]
        else:
            bids = components.MARKET_BOARD.bids
            places = [(bids.nothing, -1), *((price, kind) for kind, price in enumerate(bids.day))]
        for at, (price, kind) in enumerate(places):
            body += group(_bid_location(ink, price, kind), 4 + 63.8 * at, 3.2)
        return body + _line(ink, self.spaces, _DUSK_SEAM if self.dusk else _DOCK_SEAM)


def _planks(seam: str) -> str:
    d = "".join(f"M2 {num(13.6 * at)}H324" for at in range(1, 6))
    joints = ((60, 210), (130, 280), (36, 190), (90, 250), (150, 300))
    d += "".join(f"M{x} {num(13.6 * row + 0.2)}v13.2" for row, xs in enumerate(joints) for x in xs)
    grain = "".join(
        f"M{num(12 + 37 * at + 11 * row)} {num(13.6 * row + 5 + at % 3 * 2.4)}h{num(14 + at % 4 * 5)}"
        for row in range(6)
        for at in range(8)
        if 12 + 37 * at + 11 * row < 295
    )
    return path(d, stroke=seam, width=0.4, line_fade=0.5) + path(
        grain, stroke=seam, width=0.35, line_fade=0.22
    )


def _bid_location(ink: Ink, price: int, kind: int) -> str:
    """Draw a bid location, 61.2 x 49: place of Scraps top left, price top right, the queue's lane below."""
    tone = fish_colour(kind) if kind >= 0 else _OPEN
    body = path(box(0, 0, 61.2, 49, 3), BOARD, stroke=INK, width=0.45) + edged(
        box(0.5, 0.5, 60.2, 48, 2.6), 0.5
    )
    body += path(box(1.6, 24.8, 58, 22.6, 2), mix(BOARD, tone, 0.26))
    body += path(line((3, 43.2), (58.2, 43.2)), stroke=INK, width=0.35, line_fade=0.35, dash="1,1.4")
    if price < 0:
        return body + _home(ink)
    body += ink.display(58, 13.8, f"${price}", 11.5, anchor="end", most=14.6)
    if kind >= 0:
        return body + ink.sans(
            57, 33.4, ink.words(KIND_NAMES[kind]), 7, mix(INK, tone, 0.25), anchor="end", weight=500, most=52
        )
    words = ink.words(translate("public_market", "no bid, no scrap", "the $0 bid location"))
    lines = halved(words, weight=500)
    return body + "".join(
        ink.sans(4.4, 9.8 + 9 * at, text, 7, QUIET, weight=500, most=36) for at, text in enumerate(lines)
    )


def _home(ink: Ink) -> str:
    """Draw HOME: a house with its lamp lit."""
    house = path("M0 0V-9H18V0Z", "#E9D3A5", stroke=INK, width=0.5) + path(
        "M-2.4 -8.4L9 -17L20.4 -8.4Z", "#A8473B", stroke=INK, width=0.5
    )
    house += path(box(2.4, -6.6, 5, 4.6, 0.5), "#FFE08A", stroke=INK, width=0.4) + path(
        "M4.9 -6.6v4.6", stroke=INK, width=0.3
    )
    house += path("M11.4 0V-6.4H15.6V0Z", "#7C5734", stroke=INK, width=0.4)
    house += path("M13.6 -14.6V-17.6H16V-12.8", "#8B7C66", stroke=INK, width=0.4)
    word = ink.words(translate("public_market", "HOME", "bid location of the sunset board"))
    return group(house, 6, 21.6) + ink.display(43.4, 16.6, word, 10, most=30)


def _line(ink: Ink, spaces: int, seam: str) -> str:
    """Draw dock spaces made of planks, a post, and market spaces under awnings."""
    pitch = 39.2 if spaces == 4 else 31.4
    wide = pitch - 2.8
    body = ""
    for at in range(2 * spaces):
        x = 4 + pitch * at + (5 if at >= spaces else 0)
        if at < spaces:
            body += path(box(x, 56, wide, 22.6, 2.4), "#E4D3AE", stroke=INK, width=0.45)
            seams = "".join(f"M{num(x + 1.4)} {num(56 + 5.6 * row)}h{num(wide - 2.8)}" for row in (1, 2, 3))
            body += path(seams, stroke=seam, width=0.35, line_fade=0.5)
        else:
            body += path(box(x, 56, wide, 22.6, 2.4), "#D9CDBB", stroke=INK, width=0.45)
            body += awning(x + 0.6, 56.4, wide - 1.2, 6.4, "#B3362B", 7 if spaces == 4 else 5)
        body += ink.display(x + 6.2, 75.6, str(at + 1), 8.5, QUIET, weight=600)
    x = 4 + pitch * spaces - 0.4
    post = path(box(x, 54.4, 2.6, 25.2, 1), _POST, stroke=INK, width=0.4)
    return body + post + path(box(x - 0.5, 54, 3.6, 3, 1), light(_POST, 0.2), stroke=INK, width=0.4)


_SEA_TONE, _LANE_TONE, _DEEP = "#3C858C", "#67ABAE", "#1F5A64"


@frozen
class Ocean(Face):
    """The Ocean, 415 x 259: the Boat's lane above, four columns below; the Boat's column has a warm tint."""

    size = (415.0, 259.0)
    boat: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 6, _SEA_TONE, thick=0.8, height=1.6)
        body += path("M6 0.6H409C412.6 0.6 414.4 3 414.4 6V27H0.6V6C0.6 3 2.4 0.6 6 0.6Z", _LANE_TONE)
        surf = "M0.6 {y}" + "c2.6 -3.2 7.6 -3.2 10.2 0" * 40 + "c2 -2.6 4 -3 5.4 -2.6"
        body += path(surf.format(y=27) + "V29H0.6Z", _LANE_TONE)
        body += path(surf.format(y=30.4), stroke="#A9D6D4", width=0.6, line_fade=0.8)
        body += _depths(w, h) + _ripples(w, h)
        for column in range(1, components.BOX.columns):
            body += _buoys(column * 103 + 1.5, h)
        body += path(box(3 + self.boat * 103, 33, 100, h - 36, 4), "#FFF6D8", fade=0.13)
        for column in range(components.BOX.columns):
            if column != self.boat:
                body += ink.display(column * 103 + 53, 19, str(column + 1), 12, INK, weight=600)
        return body


def _depths(w: float, h: float) -> str:
    """Draw the water, which gets darker downwards in two waves."""
    foot = (
        f"V{num(h - 6.6)}C{num(w - 0.6)} {num(h - 3)} {num(w - 3)} {num(h - 0.6)} {num(w - 6)} {num(h - 0.6)}"
    )
    foot += f"H6C2.4 {num(h - 0.6)} 0.6 {num(h - 3)} 0.6 {num(h - 6.6)}Z"
    wave = "c4.6 -3.6 16.1 -3.6 20.69 0" * 20
    return "".join(path(f"M0.6 {y}{wave}{foot}", _DEEP, fade=fade) for y, fade in ((118, 0.22), (192, 0.26)))


def _ripples(w: float, h: float) -> str:
    d = "".join(
        f"M{x + (row % 2) * 16} {44 + 15 * row}c1.8 -2 3.6 -2 5.4 0c1.8 2 3.6 2 5.4 0"
        for row in range(int((h - 50) // 15) + 1)
        for x in range(8, int(w) - 15, 33)
        if x + (row % 2) * 16 < w - 21
    )
    return path(d, stroke="#5DA0A4", width=0.6, line_fade=0.6)


def _buoys(x: float, h: float) -> str:
    """Draw a line of floats between two columns."""
    rope = path(line((x, 36), (x, h - 5)), stroke="#1D4A52", width=0.5, line_fade=0.55, dash="2,2.4")
    floats = "".join(
        path(oval(x, y, 1.9), "#E8836B" if at % 2 else CREAM, stroke=INK, width=0.35)
        + path(oval(x - 0.5, y - 0.6, 0.5), "#FFFFFF", fade=0.7)
        for at, y in enumerate(range(40, int(h) - 6, 27))
    )
    return rope + floats
