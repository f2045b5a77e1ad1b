"""Ice Chests, full size and small, their pile, and the Ocean bag."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.face import Face
from tabletop.art.material import edged, shadow
from tabletop.art.palette import CREAM, INK, LEGAL, QUIET, dark
from tabletop.art.svg import SHINE, box, group, num, oval, path
from tabletop.art.type import Ink, halved
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components
from tabletop.games.public_market.art.beach import ice_block, printed_crab, shrimp
from tabletop.games.public_market.art.fish import fish_sign

_SIDE, _FRAME, _CELL = 116.0, 8.0, 20.0
_CRATE = "#C39664"
_WATER, _ICES = "#8FB6BF", ("#E9F3F4", "#DFECEF")


def _crate(w: float, h: float, r: float = 5.0) -> str:
    """Draw the wooden frame: two grain lines along each side, a nail in each corner."""
    d, dim = box(0, 0, w, h, r), dark(_CRATE, 0.35)
    body = shadow(d, 1.6, 0.45) + group(path(d, dark(_CRATE, 0.5)), 0.5, 1.2)
    body += path(d, _CRATE, stroke=dark(_CRATE, 0.55), width=0.5) + edged(
        box(0.4, 0.4, w - 0.8, h - 0.8, r - 0.2), 0.7
    )
    grain = "".join(
        f"M{t} 6V{num(h - 6)}M{num(w - t)} 6V{num(h - 6)}M6 {t}H{num(w - 6)}M6 {num(h - t)}H{num(w - 6)}"
        for t in (2.9, 5.2)
    )
    mitres = f"M0.8 0.8L7 7M{num(w - 0.8)} 0.8L{num(w - 7)} 7M0.8 {num(h - 0.8)}L7 {num(h - 7)}"
    mitres += f"M{num(w - 0.8)} {num(h - 0.8)}L{num(w - 7)} {num(h - 7)}"
    body += path(grain, stroke=dim, width=0.35, line_fade=0.55) + path(
        mitres, stroke=dim, width=0.35, line_fade=0.4
    )
    return body + "".join(_nail(x, y) for x in (4, w - 4) for y in (4, h - 4))


def _nail(x: float, y: float) -> str:
    head = path(oval(x, y, 1.3), "#7A6248", stroke=dark(_CRATE, 0.6), width=0.3)
    return head + path(oval(x - 0.3, y - 0.3, 0.45), "#E9D8B8")


@frozen
class Chest(Face):
    """An Ice Chest with everything printed in it, 116 x 116; cells begin at (8, 8)."""

    size = (_SIDE, _SIDE)
    number: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        inside = path(box(7, 7, 102, 102, 2), _WATER, stroke=dark(_CRATE, 0.6), width=0.5)
        rows = components.CHESTS[self.number].rows
        cells = "".join(_cell(rows[r][c], r, c) for r in range(5) for c in range(5))
        shade = path("M7.4 108V9C7.4 8 8 7.4 9 7.4H108", stroke="#2F5660", width=1.5, line_fade=0.45)
        return _crate(_SIDE, _SIDE) + inside + shade + cells


def _cell(mark: str, r: int, c: int) -> str:
    x, y = _FRAME + c * _CELL, _FRAME + r * _CELL
    cell = box(x + 0.5, y + 0.5, _CELL - 1, _CELL - 1, 1.6)
    if mark == "*":
        return path(cell, "#F6DCC6") + printed_crab(x + 10, y + 10.4, 15.4)
    ground = path(cell, _ICES[(r + c) % 2])
    if mark == "#":
        stands = shadow(box(x + 1.2, y + 1.2, 17.6, 17.6, 2.2), 0.9, 0.3)
        return ground + stands + ice_block(x, y, _CELL)
    if mark == "s":
        return ground + path(oval(x + 10, y + 10, 8), "#F9E3E0") + shrimp(x + 10.4, y + 10, 13.4)
    if (r * 3 + c) % 4 == 0:
        scratch = f"M{num(x + 4)} {num(y + 14)}l4 -4M{num(x + 12.4)} {num(y + 7.6)}l2.6 -2.6"
        return ground + path(scratch, stroke="#C3DBE1", width=0.6)
    return ground


@frozen
class NoChest(Face):
    """The place of a chest if a seat has none."""

    size = (_SIDE, _SIDE)

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        d = box(4, 4, 108, 108, 5)
        place = path(d, "#CDBB94", fade=0.6) + path(d, stroke=INK, width=0.5, line_fade=0.5, dash="2.4,2")
        words = ink.words(translate("public_market", "No Ice Chest: the Ocean Bag was empty"))
        return place + "".join(
            ink.sans(58, 56 + 10 * at, text, 7, QUIET, anchor="middle", weight=500, most=100)
            for at, text in enumerate(halved(words, weight=500))
        )


@frozen
class ChestPile(Face):
    """The pile of unused chests, 36 x 26."""

    size = (36.0, 26.0)
    count: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        levels = min(max(self.count, 0), 6)
        if not levels:
            empty = box(1, 12, 34, 12, 2)
            return path(empty, "#0F3A42", fade=0.2, stroke=CREAM, width=0.5, line_fade=0.5, dash="2,1.8")
        body = ""
        for at in range(levels):
            tone = _CRATE if at < levels - 1 else "#CFA573"
            slab = box(0.5, 13 - at * 2.6, 35, 12.4, 2)
            body += shadow(slab, 1.4, 0.4) if at == 0 else ""
            body += path(slab, tone, stroke=dark(_CRATE, 0.5), width=0.45)
        top = 13 - (levels - 1) * 2.6
        body += path(f"M1 {num(top + 4.2)}H35M1 {num(top + 8.2)}H35", stroke=dark(_CRATE, 0.4), width=0.35)
        body += "".join(path(oval(x, top + y, 0.6), dark(_CRATE, 0.5)) for x in (3, 33) for y in (2.2, 10.4))
        return body + fish_sign(18, top + 6.2, 11, dark(_CRATE, 0.55), "#CFA573")


@frozen
class Bag(Face):
    """The Ocean bag with `count` tiles, 30 x 34; it is limp if it is empty."""

    size = (30.0, 34.0)
    count: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        if self.count <= 0:
            d = "M5 30C3 26 8 22 9 16C11 13 19 13 21 16C22 22 27 26 25 30C22 33 8 33 5 30Z"
            sack = shadow(d, 1.4, 0.4) + path(d, "#3F6E86", stroke=INK, width=0.5)
            folds = "M10 17C9 22 8 26 9 29M15 16V29M20 17C21 22 22 26 21 29"
            sack += path(folds, stroke="#2A5064", width=0.7)
            return sack + path("M9 16.4H21", stroke="#EBC65A", width=1.8)
        d = "M6 9C2.4 16 -0.8 24 0.9 31C2.6 34.6 27.4 34.6 29.1 31C30.8 24 27.6 16 24 9Z"
        neck = "M6 9C4.2 3.6 9.6 4.4 12.3 2.6C15 5.4 18.6 2.6 21.3 4.4C24.9 4.4 25.8 3.6 24 9Z"
        sack = shadow(d, 1.2, 0.42) + path(d, "#3F6E86", stroke=INK, width=0.5)
        sack += path(neck, "#5A8BA2", stroke=INK, width=0.5)
        folds = "M9 11C7 16 5 21 5 26M21 11C23 16 25 21 25 26M13 11L12.4 15M17 11L17.6 15"
        sack += path(folds, stroke="#2A5064", width=0.6) + path("M5.4 9.4H24.6", stroke="#EBC65A", width=1.8)
        return sack + path(d, stroke=SHINE, width=0.6) + fish_sign(15, 23.6, 15.4, "#DCEBEE", "#3F6E86")


@frozen
class Mini(Face):
    """A small chest (-1: none), 26 x 26: its covered cells, and those that a move would cover."""

    size = (26.0, 26.0)
    number: int
    filled: int
    target: int = 0

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        if self.number < 0:
            ground = box(0.5, 0.5, 25, 25, 2.5)
            return path(ground, "#D3E2E4", fade=0.4, stroke="#A9BFC3", width=0.8, dash="2,2")
        marks = "".join(components.CHESTS[self.number].rows)
        ground = path(box(0.5, 0.5, 25, 25, 2.5), "#D3E2E4", stroke="#A9BFC3", width=0.8)
        return ground + "".join(_dot(at, mark, self.filled, self.target) for at, mark in enumerate(marks))


def _dot(at: int, mark: str, filled: int, target: int) -> str:
    tones: Sequence[tuple[bool, str]] = (
        (bool(target >> at & 1), LEGAL),
        (bool(filled >> at & 1), "#8FA6AB"),
        (mark == "#", "#FFFFFF"),
        (mark == "*", "#E2926B"),
        (mark == "s", "#EDBDB8"),
    )
    tone = next((tone for holds, tone in tones if holds), "")
    if not tone:
        return ""
    r, c = divmod(at, 5)
    return path(box(1.0 + c * 4.8 + 0.3, 1.0 + r * 4.8 + 0.3, 4.2, 4.2, 0.8), tone)


def cooler(x: float, y: float, side: float) -> str:
    """Draw a cooler, the sign for the shrimp power that keeps a tile beside the chest."""
    body = path(box(1, 5, 18, 13, 1.8), "#7FB4CC", stroke=INK, width=0.55)
    lid = path(box(0, 2.6, 20, 4.6, 1.6), "#F7FCFD", stroke=INK, width=0.55)
    return group(body + lid + path("M6 13H14", stroke="#FFFFFF", width=1.2), x, y, side / 20)
