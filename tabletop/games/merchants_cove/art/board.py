"""The parts that the boards of all merchants share: owner, action spaces, staff and shelf."""

from __future__ import annotations

from typing import ClassVar

from tabletop.art.material import board
from tabletop.art.signs import seat_mark
from tabletop.art.svg import box, group, line, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.badges import badge
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import (
    BAD,
    FAINT,
    GOOD,
    INK,
    PARCH,
    PARCH_DEEP,
    PARCH_PALE,
    PLANK,
    QUIET,
    RULE,
)
from tabletop.games.merchants_cove.art.shapes import (
    SMALL,
    arrow,
    clipped,
    dent,
    plate,
    socket,
    strip,
    wrapped,
)
from tabletop.games.merchants_cove.art.signs import coin, head, hourglass, hours, sun

_MANY = 3
"""Maximum number of hourglasses that are drawn; more are written as a number."""


@frozen
class Board(Face):
    """A merchant's board without anything on it. `tint`: the ground of its workshop."""

    seat: int
    tint: str

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the board, the strip in the seat's colour, and the ground of the workshop."""
        left = plan.ACTIONS.x - 3
        ground = box(left, 6, plan.MACHINE.x + plan.MACHINE.w + 3 - left, h - 12, 4)
        body = board(w, h, 6, PARCH, height=2, thick=0.9) + strip(self.seat, h) + path(ground, self.tint)
        return body + path(ground, stroke=RULE, width=0.4, line_fade=0.5)


@frozen
class Who(Face):
    """The owner of a board, its Corruption, and the worth of its icons at the end.

    Attributes:
        seat: The seat.
        trade: The merchant's name.
        name: The player's name; NO_TEXT on the viewer's own board.
        masks: Number of Corruption cards.
        icons: Number of icons of each colour, Rogues last.
        end: Gold that these icons bring or cost at present.
        label: The heading of the icons.
    """

    seat: int
    trade: Text
    name: Text
    masks: int
    icons: tuple[int, ...]
    end: int
    label: Text

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw, from the top: name, gold, Corruption, and the worth of the icons at the end."""
        left, right = 4.0, w - 4
        body = seat_mark(self.seat, left + 4, 9.4, 4.8, stroke=INK, width=0.4)
        body += ink.display(
            left + 12.4, 12.6, ink.words(self.trade), 9.6, INK, anchor="start", most=right - left - 12
        )
        if self.name != NO_TEXT:
            body += ink.sans(
                right,
                21.2,
                clipped(ink.words(self.name), 7.2, 62, weight=600),
                7.2,
                QUIET,
                anchor="end",
                weight=600,
            )
        body += _rule(left, right, 48) + _title(ink, left, 58, translate("merchants_cove", "Corruption"))
        body += ink.sans(right, 58, str(self.masks), 7.2, QUIET, anchor="end", weight=600)
        return body + _rule(left, right, 90.4) + self._end(ink, left, right)

    def _end(self, ink: Ink, left: float, right: float) -> str:
        tone, total = GOOD if self.end >= 0 else BAD, f"{self.end:+d}".replace("-", "\N{MINUS SIGN}")
        body = ink.sans(left, 100.4, ink.words(self.label), 7.2, INK, weight=600, most=right - left - 22)
        body += ink.display(right, 100.8, total, 9, tone, anchor="end")
        for colour, count in enumerate(self.icons):
            cx, cy = left + 6 + 23 * (colour % 3), 112.6 + 16 * (colour // 3)
            body += badge(colour, cx, cy, 4.7, faded=not count)
            body += ink.display(cx + 9.6, cy + 3.4, str(count), 8.6, INK if count else FAINT)
        return body


@frozen
class Money(Face):
    """The gold of a seat."""

    heard: ClassVar[str] = "coin"
    gold: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw a coin and a large number, and the word "gold" if there is room."""
        number, word = str(self.gold), ink.words(translate("merchants_cove", "gold", "beside a large number"))
        body = coin(8.6, h / 2 - 0.6, 8.4) + ink.display(
            20, h / 2 + 6, number, 19, INK, anchor="start", most=31
        )
        after = 23 + min(width(number, 19, family=DISPLAY, weight=700), 31)
        if after + width(word, 7.4, weight=500) > w:
            return body
        return body + ink.sans(after, h / 2 + 5.4, word, 7.4, QUIET, weight=500)


def _rule(left: float, right: float, y: float) -> str:
    return path(line((left, y), (right, y)), stroke="#BFA97C", width=0.5)


def _title(ink: Ink, x: float, y: float, words: Text) -> str:
    return ink.sans(x, y, ink.words(words), 7.2, INK, weight=600)


@frozen
class Plate(Face):
    """An action space: a hollow for the worker, its name, hours and effect.

    `most`: the highest number of hours if they vary, else 0. `taken`: True if a worker is there.
    """

    name: Text
    hours: int
    does: Text
    most: int = 0
    taken: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = plate(0, 0, w, h, "#D9C9A6" if self.taken else PARCH_PALE, RULE)
        body += dent(11.4, h / 2, 9, "#C9B488", "#7E6A48")
        cost, wide = self._cost(ink, w)
        body += cost + ink.display(
            23, 9.6, ink.words(self.name), 8.2, INK, anchor="start", most=w - 26 - wide
        )
        return body + ink.sans(23, 18.6, ink.words(self.does), 7.0, QUIET, weight=500, most=w - 25)

    def _cost(self, ink: Ink, w: float) -> tuple[str, float]:
        """Return the drawing of the hours, and its width."""
        if not self.most and self.hours <= _MANY:
            return hours(self.hours, w - 6 - 2.6 * (self.hours - 1), 7, 8.2), 3 + 5.1 * self.hours
        span = f"{self.hours}–{self.most}" if self.most else str(self.hours)
        words = ink.sans(w - 10, 9.4, span, SMALL, INK, anchor="end", weight=600)
        return hourglass(w - 6, 7, 8.2) + words, 8 + width(span, SMALL, weight=600)


@frozen
class StaffPlace(Face):
    """A staff place and its ability.

    `live`: True if it is occupied. `daily`: True if it works once a day; `used`: True if it was used today.
    """

    name: Text
    does: Text
    live: bool
    daily: bool = False
    used: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the place of a card, with the ability below it."""
        body = path(box(0, 0, w, h, 3), PARCH_DEEP, stroke=RULE, width=0.5)
        if not self.live:
            body += path(box(1.6, 1.6, w - 3.2, 29.6, 2.4), stroke=RULE, width=0.6, dash="2.2,1.8")
            body += group(head(0, 0, 15, "#A8925F"), w / 2, 16.8, opacity=0.6)
        tone = INK if self.live else "#4E4130"
        rows = (
            [(row, 700) for row in wrapped(ink.words(self.name), 6.9, w - 3.4, 700)]
            if self.name != NO_TEXT
            else []
        )
        rows += [(row, 500) for row in wrapped(ink.words(self.does), 6.9, w - 3.4, 500)]
        for at, (row, weight) in enumerate(rows[:4]):
            body += ink.sans(2.2, 40.4 + 7.7 * at, row, 6.9, tone, weight=weight, most=w - 3)
        if self.daily and self.live:
            free = [
                at
                for at in range(4)
                if at >= len(rows) or width(rows[at][0], 6.9, weight=rows[at][1]) < w - 13
            ]
            body += sun(w - 5.6, 38 + 7.7 * (free[-1] if free else 3), used=self.used)
        return body


@frozen
class StaffHead(Face):
    """The heading of the staff: the number of places taken."""

    hired: int
    places: int

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        return _counted(ink, w, translate("merchants_cove", "Staff"), self.hired, self.places)


def _counted(ink: Ink, w: float, words: Text, n: int, most: int) -> str:
    count = translate("merchants_cove", "{n} of {all}", "how many places of a shelf or pool are taken")
    body = ink.sans(0, 6.4, ink.words(words), 7.6, INK, weight=600)
    return body + ink.sans(w, 6.4, ink.words(count.fill(n=n, all=most)), 7.2, QUIET, anchor="end", weight=500)


@frozen
class Shelf(Face):
    """The Sale shelf without its Goods."""

    goods: int
    places: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the title, the places, and the plank below them."""
        body = _counted(ink, w, translate("merchants_cove", "Sale shelf"), self.goods, self.places)
        step = w / max(self.places, self.goods)
        for at in range(max(self.places, self.goods)):
            body += socket(at * step, 9.4, step - 1.4, h - 12.6)
        return body + path(box(-1, h - 3.4, w + 2, 4, 1), PLANK, stroke=INK, width=0.5)


@frozen
class Worth(Face):
    """The price of the shelf's Goods at present, and after a move (-1: the same)."""

    label: Text
    now: int
    then: int = -1

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = path(box(0, 0, w, h, 3), PARCH_PALE, stroke=RULE, width=0.4, line_fade=0.7)
        body += ink.sans(5, h * 0.64, ink.words(self.label), 7.2, INK, weight=500, most=84)
        body += coin(w - 88, h / 2, 4.8) + ink.display(
            w - 81, h * 0.69, str(self.now), 10, INK, anchor="start", most=17
        )
        if self.then >= 0:
            tone = GOOD if self.then >= self.now else BAD
            body += arrow(w - 62, h / 2, w - 53, h / 2, "#2E7D5B", 1.4, 4) + coin(w - 43, h / 2, 4.8)
            body += ink.display(w - 36, h * 0.69, str(self.then), 10, tone, anchor="start", most=30)
        return body


@frozen
class Offer(Face):
    """The tray of things to choose from."""

    text: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the text at the left; the things to choose from are pieces on top."""
        body = path(box(0, 0, w, h, 3), "#FFF1CF", stroke="#B5651D", width=0.7)
        rows = wrapped(ink.words(self.text), SMALL, 56, 600)[:2]
        first = h / 2 + 2.6 - 4.0 * (len(rows) - 1)
        return body + "".join(
            ink.sans(4, first + 8.0 * at, row, SMALL, INK, weight=600, most=57) for at, row in enumerate(rows)
        )
