"""The street: a bay for each type of goods, with its dock, its boxes of demand and the competition test."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import tray
from tabletop.art.palette import mix
from tabletop.art.svg import box, num, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.glyphs import glyph, phase_glyph, tick
from tabletop.games.brick_and_mortar.art.palette import DEEP, FLAG, INK, PLASTER, QUIET, TONES
from tabletop.games.brick_and_mortar.art.parts import NOTE, canopy, in_dollars, plate

TYPES = (
    translate("brick_and_mortar", "Food"),
    translate("brick_and_mortar", "Clothing"),
    translate("brick_and_mortar", "Electronics"),
    translate("brick_and_mortar", "Jewelry"),
    translate("brick_and_mortar", "Art"),
)
_EMPTY = translate("brick_and_mortar", "empty", "a dock without crates")
_EACH, _FROM, _UP_TO = (
    translate("brick_and_mortar", "each", "a price that everybody pays"),
    translate("brick_and_mortar", "from", "the least price that may be bid"),
    translate("brick_and_mortar", "up to", "the highest price that may be bid"),
)
NEXT, NOW, DONE = range(3)
"""States of a type in this phase: still to come, being played, done."""
DOCK_Y, DEMAND_Y = 27.0, 60.4
ROW_X = 3.0


def bay(
    ink: Ink, w: float, h: float, kind: int, state: int, prices: tuple[int, int], bid: tuple[bool, bool],
    test: Text, *, empty: bool, bare: bool = False,
) -> str:  # fmt: skip
    """Draw a bay of the street.

    Args:
        ink: Writes texts.
        w: Width.
        h: Height.
        kind: The type.
        state: NEXT, NOW or DONE.
        prices: Lowest price at the dock, highest at the boxes.
        bid: For both prices, True if seats bid on them.
        test: The competition test in words.
        empty: True if the dock has no crates.
        bare: True if only the name is shown, since other things lie on the street.
    """
    tone, now, done = TONES[kind], state == NOW, state == DONE
    ground = "#FBF6EA" if now else PLASTER
    body = plate(0, 3, w, h - 3, 3, ground)
    if now:
        body += path(box(0, 3, w, h - 3, 3), stroke=FLAG, width=1.8)
    body += canopy(-1.2, 0, w + 2.4, 11.5, (tone,), 9) + glyph(kind, 9, 19.6, 4.8, DEEP[kind], ground)
    name = DEEP[kind]
    body += ink.display(16.6, 22.8, ink.words(TYPES[kind]), 9.2, name, anchor="start", most=w - 30)
    if done:
        body += tick(w - 8, 19.4, 4.6)
    elif now:
        body += path(polygon([(w - 12, 15), (w - 4.4, 19.5), (w - 12, 24)]), FLAG, stroke=INK, width=0.4)
    if bare:
        return body
    body += _dock(ink, w, prices[0], _FROM if bid[0] else _EACH, empty=empty)
    body += _demand(ink, w, kind, prices[1], _UP_TO if bid[1] else _EACH)
    colour = QUIET if done else "#8E2A21" if now else INK
    said = ink.words(test)
    return body + ink.sans(w / 2, h - 5.2, said, NOTE, colour, anchor="middle", weight=600, most=w - 4)


def _dock(ink: Ink, w: float, price: int, word: Text, *, empty: bool) -> str:
    body = tray(ROW_X, DOCK_Y, w - 2 * ROW_X, plan.ROW_H, 2.2, "#D8BE95")
    if empty:
        mid = (ROW_X + plan.STUB + w - ROW_X) / 2
        room = w - 2 * ROW_X - plan.STUB - 4
        middle = DOCK_Y + plan.ROW_H / 2 + 2.4
        body += ink.sans(mid, middle, ink.words(_EMPTY), NOTE, "#57431F", anchor="middle", most=room)
    else:
        planks = "".join(f"M{num(25.6)} {num(DOCK_Y + y)}H{num(w - 4)}" for y in (14.0, 28.2))
        body += path(planks, stroke="#9A7A4E", width=0.8, line_fade=0.7)
    return body + _stub(ink, DOCK_Y, price, word, 2, "#EFE2C9")


def _demand(ink: Ink, w: float, kind: int, price: int, word: Text) -> str:
    tone = TONES[kind]
    body = tray(ROW_X, DEMAND_Y, w - 2 * ROW_X, plan.ROW_H, 2.2, mix(tone, "#FFFFFF", 0.72))
    return body + _stub(ink, DEMAND_Y, price, word, 3, mix(tone, "#FFFFFF", 0.84))


def _stub(ink: Ink, y: float, price: int, word: Text, phase: int, ground: str) -> str:
    """Draw the price at the left end of a row, with the phase's sign and the kind of price."""
    x, w, h = ROW_X, plan.STUB, plan.ROW_H
    d = (
        f"M{num(x + 2.2)} {num(y)}H{num(x + w)}V{num(y + h)}H{num(x + 2.2)}Q{num(x)} {num(y + h)} {num(x)} "
        f"{num(y + h - 2.2)}V{num(y + 2.2)}Q{num(x)} {num(y)} {num(x + 2.2)} {num(y)}Z"
    )
    body = path(d, ground, stroke=INK, width=0.35, line_fade=0.5)
    body += phase_glyph(phase, x + w / 2, y + 6.0, 3.5, QUIET, ground)
    size = 10.4 if price < 10 else 9.4
    body += ink.display(x + w / 2, y + 20.4, in_dollars(ink, price), size, INK, most=w - 1.2)
    return body + ink.sans(x + w / 2, y + h - 3.0, ink.words(word), NOTE, QUIET, anchor="middle", most=w - 2)


@frozen
class Bay(Face):
    """The bay of a type.

    `state`: 0 to come, 1 being played, 2 done. `bid`: True for dock and demand if seats bid on them. `bare`:
    True if only the name is shown, since Starting Stores lie on the street.
    """

    size = (77.6, 108.0)
    kind: int
    state: int
    bid: tuple[bool, bool]
    test: Text
    empty: bool
    bare: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        prices = components.LEAST[self.kind], components.MOST[self.kind]
        return bay(
            ink, w, h, self.kind, self.state, prices, self.bid, self.test, empty=self.empty, bare=self.bare
        )
