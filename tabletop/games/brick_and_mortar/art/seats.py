"""Rivals' mats and the large building: the public information about each player."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.art.face import Assembled, Face, Part, text_part
from tabletop.art.material import board
from tabletop.art.palette import SEATS, dark, mix
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, num, path
from tabletop.art.type import SANS, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.cards import debt, small_back
from tabletop.games.brick_and_mortar.art.glyphs import UTILITIES, phase_disc, purse
from tabletop.games.brick_and_mortar.art.palette import INK, PLASTER, QUIET, WHITE
from tabletop.games.brick_and_mortar.art.parts import NOTE, canopy, head_outline, in_dollars

_PTS = translate("brick_and_mortar", "pts", "points, on a mat")
POINTS = translate("brick_and_mortar", "points", "on the board of a building")
_IF_NOW = translate("brick_and_mortar", "if it ended now")
DEBT, _BILL = translate("brick_and_mortar", "debt"), translate("brick_and_mortar", "bill")
_SLOT = translate("brick_and_mortar", "slot {n}")
_PENALTY = translate("brick_and_mortar", "−%n point(s)", "", 1)
_IF_EMPTY = translate("brick_and_mortar", "if empty")
_TO_LET = translate("brick_and_mortar", "to let")
_STILL_EMPTY = translate("brick_and_mortar", "−%n point(s) if still empty", "", 1)
_AT_THE_END = translate("brick_and_mortar", "when the game ends")
_A_MONTH = translate("brick_and_mortar", "slot {n} · ${cost} a month")
_NEW_CARDS = translate("brick_and_mortar", "slot {n} · ${cost} · new cards")
_ONE_MORE = translate("brick_and_mortar", "slot {n} · ${cost} · one more card")
SLOTS = 4
_MAT_HEAD, MAT_SLOT_X, MAT_SLOT_Y, MAT_PITCH = 18.4, 3.0, 21.6, 47.13
HEAD, SLOT_X, SLOT_Y, PITCH = 17.4, 4.0, 19.6, 90.33


def _strip(w: float, h: float, seat: int, share: float) -> str:
    tone = SEATS[seat].colour
    shift = 0.5 if seat == 1 else 0
    mark = seat_mark(seat, 9.4, h / 2 + 0.2 + shift, 4.6, stroke=dark(tone, 0.5), width=0.45)
    return path(head_outline(w, h, 4), mix(tone, PLASTER, share)) + mark


def empty_slot(ink: Ink, w: float, h: float, number: int, penalty: int) -> str:
    """Draw an empty slot of a rival's building."""
    body = path(box(0.4, 0.4, w - 0.8, h - 0.8, 2.4), "#E1D5C0", stroke="#8E7F6C", width=0.5, dash="2.2,1.8")
    lines = (_SLOT.fill(n=number), _PENALTY.count(penalty), _IF_EMPTY)
    for y, text, weight in zip((26, 40, 48), lines, (600, 400, 400), strict=True):
        body += ink.sans(w / 2, y, ink.words(text), NOTE, QUIET, anchor="middle", weight=weight, most=w - 3)
    return body


def to_let(ink: Ink, w: float, h: float, penalty: int) -> str:
    """Draw an empty slot of the large building: a shuttered shop."""
    body = path(box(0.5, 0.5, w - 1, h - 1, 3), "#D6C6AB", stroke="#8E7F6C", width=0.6, dash="3,2.2")
    shutter = path(box(-22, -16, 44, 38, 1.5), "#B9A98E", stroke="#8E7F6C", width=0.6)
    slats = "".join(f"M-20 {num(-9 + at * 4.6)}H20" for at in range(7))
    front = shutter + path(slats, stroke="#8E7F6C", width=0.6) + canopy(-25, -24, 50, 11, ("#A39378",), 9)
    body += group(front, w / 2, 48, opacity=0.55)
    body += ink.display(w / 2, 84, ink.words(_TO_LET), 9.6, "#4C402E", weight=600, most=w - 6)
    for y, text in ((95, _STILL_EMPTY.count(penalty)), (103, _AT_THE_END)):
        body += ink.sans(w / 2, y, ink.words(text), NOTE, QUIET, anchor="middle", most=w - 7)
    return body


@frozen
class Mat(Assembled):
    """A rival's mat: name, cards in hand, a purse for the hidden money, debt, points.

    `automa`: True if no person plays this seat.
    """

    seat: int
    name: Text
    points: int
    debt: int
    stores: int
    cards: int
    automa: bool = False

    def ground(self) -> Face:
        return _MatGround(self.seat, self.name, self.automa)

    def parts(self, _ink: Ink, w: float, _h: float) -> Iterator[Part]:
        for x, count in ((93.6, self.stores), (118.4, self.cards)):
            yield text_part(x, 12.0, str(count), 8.0, INK, anchor="start", weight=600, family=SANS)
        if self.debt:
            yield _owed(self.debt, 151.4, 9.0)
        yield text_part(w - 14.0, 13.4, str(self.points), 11.4, INK, anchor="end")


@frozen
class _MatGround(Face):
    """A rival's mat without its numbers."""

    seat: int
    name: Text
    automa: bool

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 4, PLASTER, height=1.6, thick=0.8) + _strip(w, _MAT_HEAD, self.seat, 0.68)
        body += ink.display(18.2, 12.4, ink.words(self.name), 8.6, INK, anchor="start", weight=600, most=62)
        body += small_back(84.0, 4.4, store=True) + small_back(104.0, 4.4, store=False)
        body += purse(129.6, 9.8, 4.4, "#5B4A3A") + ink.sans(136.0, 12.0, "?", 8.0, "#5B4A3A", weight=700)
        body += ink.sans(w - 12.4, 13.2, ink.words(_PTS), NOTE, QUIET, weight=600, most=11.6)
        return body + automa_mark(13.4, _MAT_HEAD / 2 + 4.2, 3.0) if self.automa else body


@frozen
class EmptySlot(Face):
    """An empty slot, 0 to 3, drawn in more detail if it is larger."""

    slot: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        penalty = components.BUILDING.penalty[self.slot]
        if w > 60:
            return to_let(ink, w, h, penalty)
        return empty_slot(ink, w, h, self.slot + 1, penalty)


@frozen
class Building(Assembled):
    """The large building. `final`: points if the match ended now; `bill`: utility costs in dollars."""

    size = (367.0, 143.0)
    seat: int
    title: Text
    points: int
    final: int
    debt: int
    bill: int

    def ground(self) -> Face:
        return _BuildingGround(self.seat, self.title)

    def parts(self, ink: Ink, w: float, _h: float) -> Iterator[Part]:
        yield text_part(106.4, 12.8, str(self.points), 11.6, INK, anchor="end", most=16)
        yield text_part(159.4, 12.8, str(self.final), 11.6, "#4A4138", anchor="end", most=20)
        if self.debt:
            yield _owed(self.debt, w - 113, 8.5)
            yield text_part(
                w - 101.6, 11.6, ink.words(DEBT), NOTE, QUIET,
                anchor="start", weight=600, family=SANS, most=30,
            )  # fmt: skip
        after = w - 51.4 + min(24.0, width(ink.words(_BILL), NOTE, weight=600))
        yield text_part(after, 12.4, in_dollars(ink, self.bill), 9.6, INK, anchor="start", most=24)


@frozen
class _BuildingGround(Face):
    """The large building without its numbers, with the slots' costs."""

    size = (367.0, 143.0)
    seat: int
    title: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 4.5, "#E6D8C2", height=1.6, thick=0.9) + _strip(w, HEAD, self.seat, 0.7)
        body += ink.display(18, 12.0, ink.words(self.title), 9.4, INK, anchor="start", most=72)
        body += ink.sans(108, 12.6, ink.words(POINTS), NOTE, QUIET, weight=600, most=40)
        body += ink.sans(161, 12.6, ink.words(_IF_NOW), NOTE, QUIET, weight=600, most=80)
        body += phase_disc(UTILITIES, w - 62, 8.8, 4.6)
        body += ink.sans(w - 54.4, 11.6, ink.words(_BILL), NOTE, QUIET, weight=600, most=24)
        for at, cost in enumerate(components.BUILDING.utility):
            text = (_A_MONTH, _A_MONTH, _NEW_CARDS, _ONE_MORE)[at].fill(n=at + 1, cost=cost)
            x = SLOT_X + at * PITCH + plan.FULL[0] / 2
            body += ink.sans(
                x, h - 3.6, ink.words(text), NOTE, "#5B4A3A", anchor="middle", weight=600, most=83
            )
        return body


@frozen
class _Owed(Face):
    """The debt of a seat, in the middle of its place."""

    dollars: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return debt(ink, w / 2, h / 2, self.dollars)


def _owed(dollars: int, x: float, y: float) -> Part:
    """Return the debt of a seat about a point."""
    return Part(_Owed(dollars), x - 10, y - 7, 20, 14)


@frozen
class Lit(Face):
    """A highlight frame; `left`: True for a place that things have just left."""

    left: bool = False

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        d = box(0.4, 0.4, w - 0.8, h - 0.8, 1.6)
        if self.left:
            return path(d, stroke=WHITE, width=0.9) + path(d, stroke=INK, width=0.5, dash="1.6,1.2")
        return path(d, stroke=INK, width=2.0) + path(d, stroke="#F0B35A", width=1.2)
