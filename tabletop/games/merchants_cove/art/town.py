"""The town above the quay: Halls, the Lair, the places of the Town Square, the decks."""

from __future__ import annotations

from tabletop.art.palette import dark, light, mix
from tabletop.art.svg import box, group, oval, path
from tabletop.art.type import Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.art.badges import badge
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.art.palette import (
    BAD,
    BARD,
    INK,
    LANTERN,
    PARCH_DEEP,
    PARCH_PALE,
    ROGUE,
    RULE,
    TONE,
    WARRIOR,
    WIZARD,
)
from tabletop.games.merchants_cove.art.shapes import SMALL
from tabletop.games.merchants_cove.art.signs import head, hours


@frozen
class Hall(Face):
    """A Faction's Hall: its front, name, number of Customers, and Goods proposed to be given."""

    colour: int
    name: Text
    count: int
    due: tuple[Good, ...] = ()

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the Hall without the Customers in front of it."""
        t = TONE[self.colour]
        body = path(
            box(0, 0, w, h, 4), mix(PARCH_PALE, t, 0.17), stroke=dark(t, 0.35), width=0.5, line_fade=0.6
        )
        body += path(box(0.5, h - 5, w - 1, 4.5, 3.4), mix(PARCH_DEEP, t, 0.25))
        body += group(facade(self.colour), 16.6, h - 3.4)
        body += ink.sans(32, 9.8, ink.words(self.name), 7.0, INK, weight=600, most=w - 35)
        body += "".join(good.ghost(37 + 4.6 * n, 18.4, 10) for n, good in enumerate(self.due))
        return body + ink.display(w - 4, 22.6, str(self.count), 13.5, INK, anchor="end")


def facade(colour: int) -> str:
    """Draw a Hall's front, about 26 x 38, with its foot at (0, 0)."""
    t = TONE[colour]
    edge = dark(t, 0.6)
    if colour == WARRIOR:
        return _castle(t, edge) + badge(colour, 0, -20.4, 4.7)
    if colour == BARD:
        return _inn(t, edge) + badge(colour, 0, -23, 4.9)
    if colour == WIZARD:
        return _tower(t, edge) + badge(colour, 0, -15.6, 4.7)
    return _palace(t, edge) + badge(colour, 0, -23.4, 4.7)


def _castle(t: str, edge: str) -> str:
    walls = "M-12 0V-27H-12.6V-32H-9V-29.4H-5.4V-32H-1.8V-29.4H1.8V-32H5.4V-29.4H9V-32H12.6V-27H12V0Z"
    gate = "M-4.4 0V-7C-4.4 -12.4 4.4 -12.4 4.4 -7V0Z"
    body = path(walls, light(t, 0.62), stroke=edge, width=0.7) + path(
        "M-12.6 -27H12.6", stroke=edge, width=0.6
    )
    body += path(gate, dark(t, 0.45), stroke=edge, width=0.6)
    body += path("M-1.6 0V-9.6M1.6 0V-9.6M-4 -4H4", stroke=light(t, 0.4), width=0.5)
    body += path(box(-9.6, -15, 2.6, 5) + box(7, -15, 2.6, 5), LANTERN, stroke=edge, width=0.4)
    return (
        body
        + path("M0 -32V-39", stroke=edge, width=0.8)
        + path("M0 -39L7.6 -36.8L0 -34.6Z", t, stroke=edge, width=0.5)
    )


def _inn(t: str, edge: str) -> str:
    body = path("M-11 0V-18H11V0Z", "#F4E7CB", stroke=edge, width=0.7)
    body += path("M-11 -9H11M-4 -18V0M4 -18V0M-11 -18L-4 -9M11 -18L4 -9", stroke="#7E5836", width=1)
    body += path("M-13.4 -17.4L0 -35L13.4 -17.4Z", t, stroke=edge, width=0.8)
    body += path("M-13.4 -17.4L0 -35L-2 -27L-9 -17.4Z", light(t, 0.25), fade=0.6)
    body += path("M-3.2 0V-6.4C-3.2 -8.8 3.2 -8.8 3.2 -6.4V0Z", "#5B3C1A", stroke=edge, width=0.5)
    return body + path(
        box(-9.6, -6.4, 4, 4.4, 0.6) + box(5.6, -6.4, 4, 4.4, 0.6), LANTERN, stroke=edge, width=0.4
    )


def _tower(t: str, edge: str) -> str:
    body = path("M-6.6 0V-24H6.6V0Z", light(t, 0.62), stroke=edge, width=0.7)
    body += path("M-12 0V-12H-6.6V0ZM6.6 0V-9H11.6V0Z", light(t, 0.5), stroke=edge, width=0.7)
    body += path("M-13 -12L-9.2 -19L-5.6 -12ZM5.8 -9L9.2 -15L12.8 -9Z", t, stroke=edge, width=0.6)
    body += path("M-8.6 -24L0 -41L8.6 -24Z", t, stroke=edge, width=0.8)
    body += path("M-8.6 -24L0 -41L-1.6 -31L-5 -24Z", light(t, 0.3), fade=0.6)
    body += path("M-2.8 0V-5C-2.8 -8 2.8 -8 2.8 -5V0Z", dark(t, 0.5), stroke=edge, width=0.5)
    return body + path(oval(-9.2, -7, 1.4, 2) + oval(9, -5.2, 1.3, 1.8), LANTERN, stroke=edge, width=0.4)


def _palace(t: str, edge: str) -> str:
    columns = "".join(box(x - 1, -14, 2, 14) for x in (-10.4, -5.6, 5.6, 10.4))
    dome = "M-7.6 -19C-7.6 -27 -3.4 -30 0 -33C3.4 -30 7.6 -27 7.6 -19Z"
    glint = "M-6 -20C-5.8 -26 -2.8 -29 -0.6 -31.4C-3 -26 -3 -23 -2.6 -20Z"
    body = path("M-12.6 0V-15H12.6V0Z", "#FBF0D2", stroke=edge, width=0.7)
    body += path(columns, light(t, 0.5), stroke=edge, width=0.4)
    body += path("M-14 -15L0 -22L14 -15Z", light(t, 0.3), stroke=edge, width=0.7)
    body += path(dome, t, stroke=edge, width=0.8) + path(glint, "#FFF6D8", fade=0.7)
    body += path("M0 -33V-38M-1.8 -36.4H1.8", stroke=edge, width=0.9)
    return body + path("M-3 0V-6.6C-3 -9.4 3 -9.4 3 -6.6V0Z", dark(t, 0.5), stroke=edge, width=0.5)


@frozen
class Lair(Face):
    """The Lair: every Rogue in it makes each Rogue icon on cards cost 1 gold more."""

    count: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the cave without its Rogues, and the present cost of a Rogue icon."""
        body = path(box(0, 0, w, h, 4), "#CBBBC6", stroke="#4B3D5E", width=0.5)
        body += path("M3 49V26C3 12 11 4 22 4C33 4 40 12 40 26V49Z", "#6B5A7E", stroke="#2C2239", width=0.8)
        moss = "M3 40C7 36 5 28 9 22C8 14 15 8 21 7C14 12 13 18 14 24C10 30 11 40 8 49H3Z"
        body += path(moss, "#8D7BA0", fade=0.7)
        mouth = "M8.4 49V29C8.4 18 14 12.6 21.8 12.6C29.6 12.6 35 18 35 29V49Z"
        body += path(mouth, "#241B33", stroke="#17101F", width=0.6)
        body += path(oval(9, 11, 7.4), "#FFF1CF", stroke="#2C2239", width=0.8)
        body += ink.display(9, 14.6, str(self.count), 10, INK, most=11)
        body += path(box(2.4, 50.6, w - 4.8, 13.4, 2), "#EFE4EA", stroke="#4B3D5E", width=0.4)
        each = translate("merchants_cove", "{cost} each", "under the Lair: what every mask costs at the end")
        words = ink.words(each.fill(cost=f"\N{MINUS SIGN}{self.count}"))
        return (
            body + badge(ROGUE, 7.2, 57.3, 3.9) + ink.sans(12.8, 60, words, 7.6, BAD, weight=700, most=w - 16)
        )


@frozen
class HirePlace(Face):
    """The cost of hiring from a place of the Town Square; a person's sign if the word is too long."""

    hours: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw a plate on the board; it stays in place when cards slide."""
        body = path(box(0, 0, w, h, 3), "#CDB88C", stroke="#9C8354", width=0.5)
        word, room = ink.words(translate("merchants_cove", "Hire")), w - 8 - 6.6 * self.hours
        if width(word, SMALL, weight=600) <= room:
            body += ink.sans(3.6, 15.9, word, SMALL, "#4A3B29", weight=600)
        else:
            body += head(9.6, 13, 12, "#4A3B29")
        return body + hours(self.hours, w - 3.4 - 3.3 * self.hours, 13.4, 10.6)


@frozen
class EmptyPlace(Face):
    """A place of the Town Square without a card."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return path(box(0.6, 0.6, w - 1.2, h - 1.2, 3), "#C6B184", stroke=RULE, width=0.6, dash="2.4,2")


@frozen
class Decks(Face):
    """The places of the two decks, with their names."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = path(box(0, 0, w, h, 4), PARCH_DEEP, stroke="#9C8354", width=0.5)
        folk, masks = translate("merchants_cove", "Townsfolk"), translate("merchants_cove", "Corruption")
        body += ink.sans(w / 2, 9.4, ink.words(folk), 7.0, INK, anchor="middle", weight=600, most=w - 2)
        return body + ink.sans(w / 2, 52, ink.words(masks), 7.0, INK, anchor="middle", weight=600, most=w - 2)
