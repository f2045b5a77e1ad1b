"""The wooden counter along the foot of the board; bids lie on it face down, then face up."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.palette import LINEN
from tabletop.art.svg import box, group, num, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar.art.glyphs import tick
from tabletop.games.brick_and_mortar.art.palette import INK, WOOD
from tabletop.games.brick_and_mortar.art.parts import paragraph, starred, starred_width
from tabletop.games.brick_and_mortar.art.tags import tag_outline

LABEL = 134.0
"""Width of the label at the counter's left."""
BID = (66.0, 37.0)
"""Size of a bid with its number and its outcome; its tag lies in it at BID_TAG."""
BID_TAG = (4.0, 3.2, 58.0, 22.6)
_SURPLUS = translate("brick_and_mortar", "%n surplus", "", 1)


def counter(ink: Ink, w: float, h: float, title: Text, lines: tuple[Text, ...], shift: float) -> str:
    """Draw the counter with its label, `shift` from its left; without a title the text is one line."""
    d = box(0, 0, w, h, 3)
    body = group(path(d, "#120C08", fade=0.3), 0.6, 1.2) + path(d, WOOD, stroke="#4A3018", width=0.5)
    for at in (0.3, 0.66):
        y = h * at
        grain = f"M1 {num(y)}C90 {num(y + 1.6)} 220 {num(y - 1.6)} {num(w - 1)} {num(y + 0.6)}"
        body += path(grain, stroke="#8A6136", width=0.45, line_fade=0.4)
    body += path(f"M2 0.8H{num(w - 2)}", stroke="#FFFFFF", width=0.6, line_fade=0.45)
    body += path(box(0, h - 4.2, w, 4.2, 2), "#8A6136", fade=0.45)
    said, x = " ".join(ink.words(line) for line in lines), 5 + shift
    if title.source:
        body += ink.display(x, 11.4, ink.words(title), 9.2, "#2F1D0B", anchor="start", most=LABEL + shift - 8)
        y, most, rows = 20.2, LABEL + shift * 0.8 - 8, 2
    else:
        y, most, rows = 10.8, w - 10 - shift, 1
    if not said:
        return body
    return body + paragraph(ink, x, y, said, most, lines=rows, pitch=8.2, colour="#1E1206", weight=500)


def bid(ink: Ink, w: float, h: float, order: int, outcome: str, *, acts: bool, over: bool) -> str:
    """Draw the frame of a revealed bid: its number, an amber rim while it acts, and its outcome."""
    x, y, tag_w, tag_h = BID_TAG
    body = ""
    if acts:
        body += group(path(tag_outline(tag_w, tag_h, 2.0), "#F0B35A", stroke=INK, width=0.5), x, y)
    if order:
        body += path(oval(x + 3.0, y + 1.6, 4.7), INK, stroke=LINEN, width=0.6)
        body += ink.display(x + 3.0, y + 4.5, str(order), 7.8, LINEN)
    if over:
        body += tick(x + tag_w - 1, y + 1.4, 4.5, LINEN)
    size = min(7.0, 7.0 * w / max(starred_width(outcome, 7.0, weight=600), 1))
    left = w / 2 - starred_width(outcome, size, weight=600) / 2
    return body + starred(ink, left, min(y + tag_h + 9.0, h), outcome, size, "#2F1D0B", weight=600)


def chevron(w: float, h: float) -> str:
    """Draw an arrow from one bid to the next."""
    x, y = w / 2, h / 2
    d = f"M{num(x - 1.8)} {num(y - 4)}L{num(x + 1.8)} {num(y)}L{num(x - 1.8)} {num(y + 4)}"
    return path(d, stroke="#5B3A1C", width=1.6)


def waste(ink: Ink, w: float, h: float, left: int) -> str:
    """Draw the bin for surplus, with the number of items that must still go there."""
    body = path(f"M3 6H{num(w - 3)}L{num(w - 6)} {num(h - 1)}H6Z", "#6B4A28", stroke="#2F1D0B", width=0.6)
    body += path(box(1, 2.4, w - 2, 4, 1.4), "#8A6136", stroke="#2F1D0B", width=0.6)
    text = ink.words(_SURPLUS.count(left))
    return body + ink.sans(w / 2, h / 2 + 5, text, 7.0, LINEN, anchor="middle", weight=600, most=w - 11)


@frozen
class Counter(Face):
    """The wooden counter with its label, `shift` from its left; without a title the text runs in one line."""

    title: Text
    lines: tuple[Text, ...] = ()
    shift: float = 0.0

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return counter(ink, w, h, self.title, self.lines, self.shift)


@frozen
class Bid(Face):
    """The frame of a revealed bid: its number in the order, its outcome, and if it acts now or is over."""

    order: int
    outcome: Text
    acts: bool
    over: bool

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return bid(ink, w, h, self.order, ink.words(self.outcome), acts=self.acts, over=self.over)


@frozen
class Chevron(Face):
    """An arrow between two bids that act one after the other."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return chevron(w, h)


@frozen
class Bin(Face):
    """The bin for surplus; `left`: items that must still go there."""

    left: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return waste(ink, w, h, self.left)
