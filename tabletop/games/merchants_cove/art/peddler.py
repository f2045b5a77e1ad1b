"""The Peddler: its Shop board and its cards, whose two inner halves make its turn."""

from __future__ import annotations

from enum import Enum

from tabletop.art.material import board, card, card_edge
from tabletop.art.signs import automa_mark, seat_mark, star
from tabletop.art.svg import box, group, line, num, oval, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.badges import badge, ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import (
    BARD,
    FAINT,
    INK,
    LANTERN,
    PARCH,
    PARCH_DEEP,
    PEDDLER,
    QUIET,
    ROGUE,
    RULE,
)
from tabletop.games.merchants_cove.art.shapes import SMALL, drop, socket, strip
from tabletop.games.merchants_cove.art.signs import bag_sign, coin, corruption, head, hours


class Act(Enum):
    """The action on a Peddler's card."""

    PROCURE = translate("merchants_cove", "Procure", "on a card of the Peddler: it gains Goods")
    RECRUIT = translate("merchants_cove", "Recruit", "on a card of the Peddler: it hires")
    SPONSOR = translate("merchants_cove", "Sponsor", "on a card of the Peddler: it sponsors a Hall")


class Quiet(Enum):
    """The half of a card that does not count now and is faded."""

    NEITHER = ""
    LEFT = "left"
    RIGHT = "right"


@frozen
class Deed:
    """The half with the action: its kind, Goods or Hall, hours and Corruption."""

    act: Act
    goods: tuple[int, ...] = ()
    hall: int = -1
    hours: int = 1
    masks: int = 0


@frozen
class Place:
    """The half with the location: repetitions, side, distance from the middle, hours and Corruption."""

    times: int
    left: bool
    inner: bool
    hours: int
    masks: int = 0


@frozen
class PeddlerCard(Face):
    """A Peddler's card. `mirrored`: True if its halves have changed sides."""

    place: Place
    deed: Deed
    hard: bool = False
    quiet: Quiet = Quiet.NEITHER
    mirrored: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw both halves; the one that does not count now is faded."""
        scale, half = w / plan.CARD[0], plan.CARD[0] / 2
        high = h / scale
        fine = ink.scaled(scale)
        sides = (_deed(fine, self.deed, half, high), _place(fine, self.place, half, high))
        left, right = sides if self.mirrored else reversed(sides)
        tint = f"M3 0H{num(half)}V{num(high)}H3Q0 {num(high)} 0 {num(high - 3)}V3Q0 0 3 0Z"
        body = card(2 * half, high) + path(tint, "#F8E6CA")
        body += path(
            line((half, 2), (half, high - 2)), stroke=PEDDLER, width=0.6, line_fade=0.7, dash="1.6,1.4"
        )
        body += path(box(0, 0, 2 * half, 2.2, 1.1) + box(0, high - 2.2, 2 * half, 2.2, 1.1), PEDDLER)
        body += group(left, opacity=0.34 if self.quiet is Quiet.LEFT else 1)
        body += group(right, half, opacity=0.34 if self.quiet is Quiet.RIGHT else 1)
        if self.hard:
            body += path(star(half, 3.6, 4, 5, 0.45), "#B3362B", stroke="#FFF8EA", width=0.5)
        return group(body + card_edge(2 * half, high), scale=scale)


def _cost(n: int, masks: int, cx: float, cy: float) -> str:
    body = hours(n, cx - 4.4 * masks, cy, 9.8)
    return body + "".join(corruption(cx + 7 * (at + 1) - 1, cy, 9.8) for at in range(masks))


def _place(ink: Ink, half: Place, w: float, h: float) -> str:
    body = ink.display(w / 2, 15.4, f"{half.times}\N{MULTIPLICATION SIGN}", 13, PEDDLER)
    return (
        body
        + where(w / 2, 27.4, left=half.left, inner=half.inner)
        + _cost(half.hours, half.masks, w / 2, h - 8)
    )


def where(cx: float, cy: float, *, left: bool, inner: bool) -> str:
    """Draw the harbour from above with its four locations, one of them highlighted."""
    body = path(box(-13, -4.6, 26, 9.2, 2), "#DCEBEC", stroke=INK, width=0.55)
    body += path(line((0, -4.6), (0, 4.6)), stroke=INK, width=0.8)
    for x in (-9.6, -3.4, 3.4, 9.6):
        on = (x < 0) is left and (abs(x) < 5) is inner
        dot = oval(x, 0, 2.5 if on else 1.5)
        body += path(dot, "#C8551B" if on else "#9DB9BC", stroke=INK if on else "", width=0.5)
    return group(body, cx, cy, 0.96)


def _deed(ink: Ink, half: Deed, w: float, h: float) -> str:
    body, word = signs(ink, half, w / 2, 14), ink.words(half.act.value)
    if width(word, SMALL, weight=600) * 0.9 < w:  # else the signs have to do
        body += ink.sans(w / 2, 31.6, word, SMALL, INK, anchor="middle", weight=600, most=w - 0.6)
    return body + _cost(half.hours, half.masks, w / 2, h - 8)


def signs(ink: Ink, deed: Deed, cx: float, cy: float) -> str:
    """Draw the action in signs, centred on a point."""
    if deed.act is Act.PROCURE:
        first = cx - 6.3 * (len(deed.goods) - 1)
        return "".join(
            ware(good % 4, first + 12.6 * at, cy, 13.6, large=good > 3) for at, good in enumerate(deed.goods)
        )
    if deed.act is Act.RECRUIT:
        body = head(cx - 6.4, cy - 0.8, 13, "#8A4B2F") + ink.display(cx + 0.6, cy + 2.6, "+", 8, INK)
        return body + badge(ROGUE, cx + 6, cy - 3.6, 3.6) + badge(BARD, cx + 9.6, cy + 2, 3.6)
    return (
        coin(cx - 6.4, cy, 5)
        + ink.display(cx - 6.4, cy + 3, "2", 7.4, INK)
        + badge(deed.hall, cx + 6.6, cy - 0.4, 6)
    )


@frozen
class Spent(Face):
    """The top discard: only its action, in signs."""

    deed: Deed

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = card(w, h, 2) + path(box(0, 0, w, 1.8, 0.9) + box(0, h - 1.8, w, 1.8, 0.9), PEDDLER)
        body += signs(ink, self.deed, w / 2, h / 2) + path(box(0, 0, w, h, 2), PARCH_DEEP, fade=0.4)
        return body + card_edge(w, h, 2)


@frozen
class NextCard(Face):
    """The empty left action space, for the next card."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw a dashed place with a question mark in its inner half."""
        body = path(box(0, 0, w, h, 3), "#E3D3B0", stroke=RULE, width=0.6, dash="2.4,2")
        words = ink.words(translate("merchants_cove", "next card")).split()
        for at, word in enumerate(words[:2]):
            body += ink.sans(
                w / 4, h / 2 - 2 + 8.4 * at, word, 7.0, QUIET, anchor="middle", weight=500, most=w / 2 - 3
            )
        body += path(line((w / 2, 3), (w / 2, h - 3)), stroke=RULE, width=0.5, dash="1.6,1.4")
        return body + ink.display(w * 0.75, h * 0.62, "?", 18, "#7A5430")


@frozen
class Stall(Face):
    """The Peddler's Shop board. `says`: its turn in words; `icons`: those of its Townsfolk, by colour."""

    seat: int
    name: Text
    level: Text
    gold: int
    says: Text
    goods: int
    pool: int
    masks: int
    folk: int
    icons: tuple[int, ...]

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the board without cards, Goods and Adventurers."""
        body = board(w, h, 6, PARCH, height=1.8, thick=0.8) + strip(self.seat, h) + self._head(ink, w)
        left, right = plan.CARDS
        frame = box(left.x + left.w / 2, 21, right.x - left.x, 57.6, 3.4)
        body += drop(frame, 0.25) + path(frame, LANTERN) + path(frame, stroke="#8A5A14", width=0.7)
        body += ink.sans(left.x, 87.2, ink.words(self.says), 7.2, INK, weight=600, most=w - left.x - 8)
        return body + self._shelf(ink, w) + self._pool(ink, w) + self._folk(ink, w)

    def _head(self, ink: Ink, w: float) -> str:
        name = ink.words(self.name)
        body = seat_mark(self.seat, 16, 13.2, 5.2, stroke=INK, width=0.4) + automa_mark(20.6, 17, 3.6)
        body += ink.display(28, 16.6, name, 10, INK, anchor="start", most=76)
        level = min(28 + width(name, 10, family=DISPLAY, weight=700), 104) + 5
        body += ink.sans(level, 16.2, ink.words(self.level), 7.2, QUIET, weight=500, most=w - 50 - level)
        return (
            body
            + coin(w - 41, 13.2, 6.6)
            + ink.display(w - 9, 17.6, str(self.gold), 13, INK, anchor="end", most=21)
        )

    def _shelf(self, ink: Ink, w: float) -> str:
        words = translate("merchants_cove", "Sale shelf")
        body = ink.sans(10, 97.4, ink.words(words), 7.2, INK, weight=600)
        body += ink.sans(w - 9, 97.4, _of(ink, self.goods, plan.GOODS), 7.2, QUIET, anchor="end", weight=500)
        for at in range(plan.GOODS):
            body += socket(10 + at * plan.STEP, plan.GOODS_Y, plan.STEP - 1.6, 23.4)
        return body

    def _pool(self, ink: Ink, w: float) -> str:
        words, masks = translate("merchants_cove", "Customer Pool"), translate("merchants_cove", "Corruption")
        name, held = ink.words(words), _of(ink, self.pool, plan.POOL)
        body = ink.sans(10, 132, name, 7.2, INK, weight=600)
        body += ink.sans(15 + width(name, 7.2, weight=600), 132, held, 7.2, QUIET, weight=500)
        for at in range(plan.POOL):
            x = 10 + at * plan.STEP
            body += socket(x, plan.POOL_Y, plan.STEP - 1.6, 23.4, "#CFDCD6" if at < 4 else PARCH_DEEP)
            if at < 4:
                sign = bag_sign(0, 0, 10, "#8FA79F")
                body += group(sign, x + plan.STEP / 2 - 0.8, plan.POOL_Y + 11.4, opacity=0.75)
        x = 11 + 6 * plan.STEP
        body += ink.sans(x, 132, ink.words(masks), 7.2, INK, weight=600, most=w - x - 7)
        return body + ink.display(x + 27, 151.4, f"\N{MULTIPLICATION SIGN}{self.masks}", 11, INK, most=17)

    def _folk(self, ink: Ink, w: float) -> str:
        body = path(line((9, 161.6), (w - 9, 161.6)), stroke="#C2AE84", width=0.5)
        words = translate("merchants_cove", "Townsfolk {n}").fill(n=self.folk)
        body += ink.sans(10, 174.6, ink.words(words), 7.2, INK, weight=600, most=48)
        for colour, count in enumerate(self.icons):
            x = 66 + colour * 23
            body += badge(colour, x, 172.2, 4.6, faded=not count)
            body += ink.display(x + 10.4, 175.6, str(count), 9, INK if count else FAINT)
        return body


def _of(ink: Ink, n: int, most: int) -> str:
    words = translate("merchants_cove", "{n} of {all}", "how many places of a shelf or pool are taken")
    return ink.words(words.fill(n=n, all=most))
