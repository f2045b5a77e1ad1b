"""The harbour board: the town's ground, the quay, the sea."""

from __future__ import annotations

from tabletop.art.material import board
from tabletop.art.svg import box, line, num, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import (
    FOAM,
    INK,
    LANTERN,
    PARCH,
    PLANK,
    PLANK_DEEP,
    PLANK_LIGHT,
    ROPE,
    ROPE_DARK,
    WATER,
)
from tabletop.games.merchants_cove.art.shapes import contact, glow

WHERE = (
    translate("merchants_cove", "outer", "the boat farthest from the middle of the harbour"),
    translate("merchants_cove", "middle", "the boat between the outer and the inner one"),
    translate("merchants_cove", "inner", "the boat nearest to the middle of the harbour"),
)


@frozen
class Cove(Face):
    """The harbour without anything that changes."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the town above, the sea below, and the quay between them."""
        body = board(w, h, 6, PARCH, height=2.0, thick=0.9) + _cobbles() + _sea(w, h) + _quay(w)
        for post in (66, 121, 292, 347):
            body += _bollard(post, plan.QUAY + 7)
        y = plan.QUAY + 2
        body += rope(66, y, 121, y, 5) + rope(292, y, 347, y, 5)
        body += _lantern(159, plan.QUAY + 7) + _lantern(255, plan.QUAY + 7)
        for x, where in zip(plan.BOATS, (*WHERE, *reversed(WHERE)), strict=True):
            body += ink.sans(x, h - 3.4, ink.words(where), 7.0, "#EAF8F7", anchor="middle", weight=500)
        middle = line((plan.MIDDLE, plan.PIER_FOOT + 12), (plan.MIDDLE, h - 4))
        return body + path(middle, stroke=FOAM, width=0.8, line_fade=0.7, dash="2.4,2.4")


def _cobbles() -> str:
    rows = (
        f"M{num(10 + at * 18 + 9 * (row % 2))} {num(8 + row * 11.6)}c2.4 -1.6 5 -1.6 7.4 0"
        for row in range(12)
        for at in range(22)
    )
    return path("".join(rows), stroke="#C9B78F", width=0.5, line_fade=0.55)


def _sea(w: float, h: float) -> str:
    shore = (
        f"M0.8 {plan.QUAY}H{w - 0.8}V{h - 6}Q{w - 0.8} {h - 0.8} {w - 6} {h - 0.8}H6"
        f"Q0.8 {h - 0.8} 0.8 {h - 6}Z"
    )
    y = plan.PIER_FOOT
    lane = f"M0.8 {y + 6}C60 {y + 2} 120 {y + 10} {w / 2} {y + 6}S360 {y + 2} {w - 0.8} {y + 6}"
    body = path(shore, WATER) + waves(4, w - 4, plan.QUAY + 22, h - 4)
    return body + path(lane, stroke="#BFE3E2", width=0.8, line_fade=0.6)


def waves(x0: float, x1: float, y0: float, y1: float) -> str:
    """Draw small waves in rows."""
    d, row, y = "", 0, y0
    while y < y1:
        x = x0 + 9.0 + (row % 2) * 17
        while x < x1 - 10:
            d += f"M{num(x)} {num(y)}c1.6 -1.9 3.6 -1.9 5.2 0c1.6 1.9 3.6 1.9 5.2 0"
            x += 34
        y, row = y + 11.5, row + 1
    return path(d, stroke="#A9D6D8", width=0.6, line_fade=0.5)


def _quay(w: float) -> str:
    y = plan.QUAY - 2
    body = path(box(0.8, y + 11, w - 1.6, 5), "#1E4E5B", fade=0.45)
    body += path(box(0.8, y, w - 1.6, 13), PLANK, stroke=INK, width=0.5)
    body += path("".join(f"M{num(10 + at * 13.6)} {y}v13" for at in range(30)), stroke=PLANK_DEEP, width=0.6)
    body += path(line((1, y + 1.2), (w - 1, y + 1.2)), stroke=PLANK_LIGHT, width=0.9)
    return body + path(line((1, y + 12), (w - 1, y + 12)), stroke=PLANK_DEEP, width=1.6)


def rope(x: float, y: float, x2: float, y2: float, sag: float) -> str:
    """Draw a rope between two points that hangs down by `sag`."""
    d = f"M{num(x)} {num(y)}Q{num((x + x2) / 2)} {num(max(y, y2) + sag)} {num(x2)} {num(y2)}"
    return path(d, stroke=ROPE, width=1.5) + path(
        d, stroke=ROPE_DARK, width=1.5, line_fade=0.8, dash="1.1,1.5"
    )


def _bollard(cx: float, foot: float) -> str:
    body = contact(cx + 1, foot - 0.4, 4, 1.4, 0.5)
    body += path(box(cx - 3, foot - 10, 6, 10, 1.6), "#6B4A2C", stroke=INK, width=0.6)
    body += path(box(cx - 3.8, foot - 11.2, 7.6, 3.4, 1.4), "#8A6138", stroke=INK, width=0.6)
    turns = f"M{num(cx - 3.2)} {num(foot - 5.6)}h6.4M{num(cx - 3.2)} {num(foot - 3.8)}h6.4"
    return body + path(turns, stroke=ROPE, width=1.1)


def _lantern(cx: float, foot: float) -> str:
    body = glow(cx, foot - 12.5, 17, 0.85) + path(
        f"M{num(cx)} {num(foot)}V{num(foot - 8)}", stroke="#2B2036", width=1.7
    )
    body += path(box(cx - 2.9, foot - 16, 5.8, 8, 0.8), LANTERN, stroke=INK, width=0.6)
    body += path(oval(cx, foot - 11.6, 1.3, 2.4), "#FFF6D6")
    caps = f"M{num(cx - 4)} {num(foot - 16)}h8l-2 -3.4h-4zM{num(cx - 3.6)} {num(foot - 8.4)}h7.2v1.7h-7.2z"
    return body + path(caps, "#2B2036", stroke=INK, width=0.4)
