"""Cards: Townsfolk in the Square and on the staff, Corruption, the Rogue card, and all card backs."""

from __future__ import annotations

from enum import Enum

from tabletop.art.material import card, card_edge
from tabletop.art.palette import dark, light
from tabletop.art.svg import box, group, line, num, oval, path
from tabletop.art.type import DISPLAY, Ink, halved, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art.badges import badge, glyph, ware
from tabletop.games.merchants_cove.art.emblems import EMBLEMS, emblem
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import INK, LANTERN, LINEN, MASK, MASK_PALE, PEDDLER, ROGUE
from tabletop.games.merchants_cove.art.shapes import SHY, arrow, fitting, wrapped
from tabletop.games.merchants_cove.art.signs import bag_sign, boat_sign, corruption, crossed, flame

FOLK = (45.0, 66.0)
"""Size of a Townsfolk card in the Town Square."""
HIRED = (44.3, 31.0)
"""Its size on a staff place, where its ability is spent."""
_LILAC = "#A58FB4"


class Suit(Enum):
    """The three sets of Townsfolk, with the colour of their head; its edge has bricks, blades or waves."""

    LOCALS = "#2F6F73"
    MERCENARIES = "#8A4B2F"
    SAILORS = "#34487A"


class Deed(Enum):
    """The effects of Townsfolk on hire."""

    CLEAN = "clean"
    GAIN = "gain"
    BAG = "bag"
    LOAD = "load"
    SWAP = "swap"


@frozen
class Ability:
    """An effect on hire: `count` Corruption cards to discard, or the colour and size of a Good to gain."""

    deed: Deed
    count: int = 1
    colour: int = 0
    large: bool = False


@frozen
class Folk(Face):
    """A Townsfolk card: name, picture, icons, and its effect on hire."""

    name: Text
    suit: Suit
    picture: str
    icons: tuple[int, ...]
    ability: Ability

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the card as it lies in the Town Square."""
        tone, name = self.suit.value, ink.words(self.name)
        rows = _rows(name, 7.0, w - 3)
        deep = 17.6 if len(rows) < 3 else 23.4
        body = card(w, h) + path(box(0, 16, w, 24), light(tone, 0.87)) + _head(self.suit, w, deep)
        first = 11.4 if len(rows) == 1 else 7.8
        for at, row in enumerate(rows):
            body += ink.display(w / 2, first + 7.0 * at, row, 7.0, LINEN, most=w - 2)
        middle = (deep + 45.2) / 2
        body += emblem(self.picture, tone, 14.6, middle, min(11.2, middle - deep - 0.6))
        pitch, r = (13.4, 5.5) if len(rows) < 3 else (10.0, 4.5)
        first = middle + 0.8 - pitch * (len(self.icons) - 1) / 2
        for at, colour in enumerate(self.icons):
            body += badge(colour, w - 10.6, first + pitch * at, r)
        cut = line((3, 45.6), (w - 3, 45.6))
        body += path(cut, stroke=tone, width=0.5, line_fade=0.55, dash="1.6,1.2")
        return body + ability(ink, self.ability, w / 2, 55.6) + card_edge(w, h)


@frozen
class Hired(Face):
    """A hired Townsperson: name and the icons that count at the end."""

    name: Text
    suit: Suit
    picture: str
    icons: tuple[int, ...]

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the card as it lies on a staff place."""
        rows = _rows(ink.words(self.name), 6.95, w + 1)
        deep, y, r = ((10.0, 21.4, 5.4), (16.4, 24.5, 4.9), (21.0, 26.6, 3.9))[len(rows) - 1]
        one, tone = len(rows) == 1, self.suit.value
        body = card(w, h, 2.4) + path(box(0, 10, w, h - 10, 2.4), light(tone, 0.87))
        body += _head(self.suit, w, deep)
        for at, row in enumerate(rows):
            pitch = 7.2 if len(rows) < 3 else 6.6
            body += ink.display(w / 2, 7.8 - (len(rows) > 2) + pitch * at, row, 6.95, LINEN, most=w - 0.4)
        if one:
            body += emblem(self.picture, tone, 9.2, y, 6.6)
        for at, colour in enumerate(self.icons):
            left = len(self.icons) - 1 - at
            x = w - 7.6 - 12.2 * left if one else w / 2 + 12.4 * (at - (len(self.icons) - 1) / 2)
            body += badge(colour, x, y, r)
        return body + card_edge(w, h, 2.4)


def _rows(name: str, size: float, most: float) -> list[str]:
    """Break a name into one line, into two, or, if two are too wide, into one line per word."""
    whole = name.replace(SHY, "")
    if width(whole, size, family=DISPLAY, weight=700) < most - 2:
        return [whole]
    words = name.split()
    if len(words) == 1:
        return fitting(name, most - 2, size, family=DISPLAY, weight=700)
    rows = halved(whole, family=DISPLAY, weight=700)
    wide = max(width(row, size, family=DISPLAY, weight=700) for row in rows)
    return whole.split() if wide > most + 1 and len(words) == 3 else rows


def _head(suit: Suit, w: float, h: float) -> str:
    """Draw the head of a card; its lower edge shows the set: bricks, blades, waves."""
    count, r = 6, 3.0
    s = w / count
    top = f"M0 {num(h)}V{r}Q0 0 {r} 0H{num(w - r)}Q{num(w)} 0 {num(w)} {r}V{num(h)}"
    if suit is Suit.LOCALS:
        edge = "".join(f"V{num(h + (1.8 if at % 2 == 0 else 0))}h{num(-s)}" for at in range(count))
    elif suit is Suit.MERCENARIES:
        edge = f"l{num(-s / 2)} 2.4l{num(-s / 2)} -2.4" * count
    else:
        edge = f"c{num(-s * 0.3)} 2.6 {num(-s * 0.7)} 2.6 {num(-s)} 0" * count
    return path(top + edge + "Z", suit.value)


def ability(ink: Ink, what: Ability, cx: float, cy: float) -> str:
    """Draw the effect of a Townsperson in signs, centred on a point."""
    if what.deed is Deed.CLEAN:
        left = cx - 4.5 * (what.count - 1)
        places = [left + 9 * at for at in range(what.count)]
        return "".join(corruption(x, cy, 12) + crossed(x, cy, 4.4) for x in places)
    if what.deed is Deed.GAIN:
        good = ware(what.colour, cx + 3.4, cy, 13, large=what.large)
        return ink.display(cx - 6.6, cy + 3.4, "+", 9.4, INK) + good
    if what.deed is Deed.BAG:
        return (
            boat_sign(cx - 9, cy, 12.6) + arrow(cx - 1.6, cy, cx + 3.6, cy, INK) + bag_sign(cx + 9, cy, 11.6)
        )
    if what.deed is Deed.LOAD:
        return (
            bag_sign(cx - 9, cy, 11.6) + arrow(cx - 3, cy, cx + 2.2, cy, INK) + boat_sign(cx + 9.4, cy, 12.6)
        )
    ways = arrow(cx - 3, cy - 1.7, cx + 3, cy - 1.7, INK, 1.2, 2.6) + arrow(
        cx + 3, cy + 2, cx - 3, cy + 2, INK, 1.2, 2.6
    )
    return boat_sign(cx - 10, cy, 12.6) + ways + boat_sign(cx + 10, cy, 12.6)


@frozen
class Corrupt(Face):
    """A Corruption card, face up for its owner, with the icons that count at the end."""

    icons: tuple[int, ...]

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the icons one below the other; everything scales with the card."""
        body = card(w, h, w * 0.09) + path(box(0, 0, w, h, w * 0.09), MASK)
        body += path(box(0.8, 0.8, w - 1.6, h - 1.6, w * 0.06), stroke="#8A6A94", width=0.5)
        for at, colour in enumerate(self.icons):
            body += badge(colour, w / 2, h / 2 + (at - (len(self.icons) - 1) / 2) * h * 0.4, w * 0.25)
        if not self.icons:
            body += path(line((w * 0.34, h / 2), (w * 0.66, h / 2)), stroke=_LILAC, width=1.1)
        return body + card_edge(w, h, w * 0.09)


class Kind(Enum):
    """The kind of a card's back, with its colour."""

    FOLK = "#7A4F2E"
    CORRUPTION = MASK
    PEDDLER = PEDDLER


@frozen
class Back(Face):
    """The back of a card: the town's lantern, the mask, the Peddler's cart."""

    kind: Kind

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw a net of threads and the sign of the kind."""
        tone, r = self.kind.value, min(w, h) * 0.09
        body = card(w, h, r) + path(box(1.3, 1.3, w - 2.6, h - 2.6, max(r - 1, 0.8)), tone)
        body += path(_net(w, h), stroke=light(tone, 0.3), width=0.35, line_fade=0.55)
        m = min(w, h) * 0.27
        body += path(oval(w / 2, h / 2, m), dark(tone, 0.2), stroke=LANTERN, width=0.8)
        return body + group(self._sign(), w / 2, h / 2, m / 13) + card_edge(w, h, r)

    def _sign(self) -> str:
        if self.kind is Kind.CORRUPTION:
            return glyph(ROGUE, MASK_PALE, "#2D1B3E")
        if self.kind is Kind.FOLK:
            shape, pale = EMBLEMS["lamp"]
            return path(shape, LANTERN) + path(pale, "#FFF3CF")
        return cart(LANTERN)


def _net(w: float, h: float) -> str:
    d, x = "", -h
    while x < w:
        left, fall = 1.5 + max(x, 0), max(-x, 0)
        long = min(w - 1.5 - left, h - 3 - fall)
        if long > 0:
            d += f"M{num(left)} {num(1.5 + fall)}l{num(long)} {num(long)}"
            d += f"M{num(left)} {num(h - 1.5 - fall)}l{num(long)} {num(-long)}"
        x += 6
    return d


def cart(tone: str) -> str:
    """Draw the Peddler's sign: a cart of wares."""
    heap = "M-7.6 -2.2C-7.6 -7.6 -1.6 -8.6 -0.6 -5C0.6 -7.6 5 -6.6 4.8 -2.2Z"
    body = path("M-9 -1H7L5.4 4.6H-7.4Z" + heap, tone) + path("M7 -1L10.4 -5.4", stroke=tone, width=1.8)
    return body + path(oval(-4.4, 6.6, 2.8) + oval(3, 6.6, 2.8), stroke=tone, width=1.7)


class Gang(Enum):
    """The three Rogue cards."""

    CRIMINALS = "criminals"
    CULTISTS = "cultists"
    ROBBERS = "robbers"


@frozen
class RogueCard(Face):
    """The Rogue card of the match."""

    gang: Gang
    name: Text
    text: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the whole card, or only its name if there is no room for more."""
        if h < w * 0.8:
            return self._folded(ink, w, h)
        body = card(w, h) + path(box(0, 0, w, h, 3), "#43355A")
        body += path(box(1.5, 1.5, w - 3, h - 3, 2), stroke=_LILAC, width=0.5)
        body += ink.display(w / 2, h * 0.16, ink.words(self.name), 7.6, "#FFF1DC", most=w - 6)
        body += path(oval(w / 2, h * 0.37, w * 0.22), "#2C2140", stroke=_LILAC, width=0.5)
        body += group(self._picture(), w / 2, h * 0.37, w / 45)
        for at, row in enumerate(wrapped(ink.words(self.text), w * 0.088, w - 6, 500)):
            body += ink.sans(
                w / 2, h * 0.66 + at * w * 0.11, row, w * 0.088, "#F3E9F7", anchor="middle", weight=500
            )
        return body + card_edge(w, h)

    def _folded(self, ink: Ink, w: float, h: float) -> str:
        d = box(0, 0, w, h, 2.4)
        body = card(w, h, 2.4) + path(d, "#43355A", stroke="#F6EEDC", width=0.6)
        body += ink.display(w / 2, h * 0.5, ink.words(self.name), 7.4, "#FFF1DC", most=w - 4)
        lines = path(
            f"M{num(w * 0.24)} {num(h * 0.78)}h5M{num(w * 0.76)} {num(h * 0.78)}h-5", stroke=_LILAC, width=0.6
        )
        return body + lines + group(glyph(ROGUE, MASK_PALE, "#43355A"), w / 2, h * 0.77, 0.3)

    def _picture(self) -> str:
        if self.gang is Gang.CRIMINALS:
            return glyph(ROGUE, MASK_PALE, "#2C2140")
        if self.gang is Gang.CULTISTS:
            return flame(0, -3.6, 9) + path(box(-2.2, 0.8, 4.4, 6.6, 0.8), "#F6EEDC", stroke=INK, width=0.4)
        blade = path("M-6 5L3 -5L5 -3L-4 7L-6.6 7.4Z", "#D9D5DA", stroke=INK, width=0.5)
        return blade + path("M1.6 -6.4L6.4 -1.6M5 -5L7.4 -7.4", stroke="#E0B34A", width=1.6)
