"""The main board: brick, calendar, phases, turn order and point track."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import board, edged, shadow, wood
from tabletop.art.palette import LINEN, SEATS, mix
from tabletop.art.signs import seat_outline
from tabletop.art.svg import EDGE, box, group, line, num, oval, path, polygon
from tabletop.art.type import Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components
from tabletop.games.brick_and_mortar.art.glyphs import INVESTMENT, phase_disc
from tabletop.games.brick_and_mortar.art.palette import (
    BRICK,
    CHALK,
    DUST,
    FAINT,
    FLAG,
    INK,
    JOINT,
    QUIET,
    WHITE,
)
from tabletop.games.brick_and_mortar.art.parts import NOTE, in_dollars, plate
from tabletop.games.brick_and_mortar.phrases import PHASES

_MONTHS = (
    translate("brick_and_mortar", "Jan", "a month on the calendar"),
    translate("brick_and_mortar", "Feb", "a month on the calendar"),
    translate("brick_and_mortar", "Mar", "a month on the calendar"),
    translate("brick_and_mortar", "Apr", "a month on the calendar"),
    translate("brick_and_mortar", "May", "a month on the calendar"),
    translate("brick_and_mortar", "Jun", "a month on the calendar"),
    translate("brick_and_mortar", "Jul", "a month on the calendar"),
    translate("brick_and_mortar", "Aug", "a month on the calendar"),
    translate("brick_and_mortar", "Sep", "a month on the calendar"),
    translate("brick_and_mortar", "Oct", "a month on the calendar"),
)
_TURN, ORDER = (
    translate("brick_and_mortar", "turn", "turn order"),
    translate("brick_and_mortar", "order", "turn order"),
)
_BUY = translate("brick_and_mortar", "Buy up to %n point(s) in Investment, one after the other for", "", 10)
_SELL = translate("brick_and_mortar", "· sell any for")
_EACH = translate("brick_and_mortar", "each")


def main_board(w: float, h: float) -> str:
    """Draw the ground of the board: quiet rows of bricks."""
    seams, pale, row, y = "", "", 0, 0.0
    while y < h:
        low = min(y + 7.2, h)
        if low < h:
            seams += f"M1 {num(low)}H{num(w - 1)}"
        x, at = (9.0 if row % 2 else 18.0), 0
        while x < w - 1:
            seams += f"M{num(x)} {num(y + (1 if row == 0 else 0))}V{num(low - (1 if low >= h else 0))}"
            if (at * 7 + row * 5) % 11 == 0 and x + 17 < w - 2 and low < h - 1 and row > 0:
                pale += path(box(x + 0.5, y + 0.5, 17, 6.2), "#B4634B", fade=0.6)
            x, at = x + 18, at + 1
        y, row = y + 7.2, row + 1
    courses = pale + path(seams, stroke=JOINT, width=0.7, line_fade=0.55)
    rim = path(box(0.3, 0.3, w - 0.6, h - 0.6, 4.7), stroke=EDGE, width=0.6)
    return board(w, h, 5, BRICK, height=1.6, thick=0.9) + courses + rim


def calendar(ink: Ink, w: float, h: float, month: int, final: int) -> str:
    """Draw ten months: past ones are faint, the present one has a red head, the last one a token."""
    body, step = plate(0, 0, w, h), (w - 4) / 10
    for at, name in enumerate(_MONTHS):
        left, said = 2 + at * step, ink.words(name)
        mid = left + step / 2
        if at == month:
            body += _leaf(ink, left, step, h, said)
        elif at > final:
            body += ink.sans(mid, h / 2 + 4.6, said, NOTE, "#C3B7A5", anchor="middle", most=step - 1)
        else:
            colour = FAINT if at < month else INK
            body += ink.sans(mid, h / 2 + 4.6, said, NOTE, colour, anchor="middle", weight=500, most=step - 1)
            if at < month:
                body += path(f"M{num(left + 5.4)} {num(5.6)}l1.6 1.6l3.4 -3.4", stroke=FAINT, width=0.8)
        if at == final:
            body += final_token(mid, 0.8 if at == month else 5.2)
    return body


def _leaf(ink: Ink, left: float, step: float, h: float, name: str) -> str:
    x, w = left - 0.6, step + 1.2
    d = box(x, -2.2, w, h + 3.6, 2)
    body = group(path(d, "#120C08", fade=0.35), 0.6, 1.2) + path(d, WHITE, stroke=INK, width=0.45)
    head = (
        f"M{num(x)} 4.6V-0.2Q{num(x)} -2.2 {num(x + 2)} -2.2H{num(x + w - 2)}"
        f"Q{num(x + w)} -2.2 {num(x + w)} -0.2V4.6Z"
    )
    body += path(head, FLAG, stroke=INK, width=0.35)
    body += "".join(path(oval(left + step * ring, 1.0, 0.9), WHITE) for ring in (0.28, 0.72))
    return body + ink.display(left + step / 2, h / 2 + 5.6, name, 8.0, INK, most=step)


def final_token(x: float, y: float) -> str:
    """Draw the white token on the final month."""
    d = oval(x, y, 3.6)
    flag = line((x - 1.1, y + 1.9), (x - 1.1, y - 2), (x + 2, y - 0.8), (x - 1.1, y + 0.3))
    return (
        shadow(d, 0.8, 0.4) + path(d, WHITE, stroke=INK, width=0.4) + path(flag, INK, stroke=INK, width=0.5)
    )


def phases(ink: Ink, w: float, h: float, now: int) -> str:
    """Draw seven phase signs; the present phase has its name and sticks out. `now` is -1 before the first."""
    body, mid, left = plate(0, 0, w, h), h / 2, 2.5
    name = ink.words(PHASES[now]) if now >= 0 else ""
    wide = min(width(name, 9.0, family="Fraunces", weight=700) + 22.0, 74) if name else 0.0
    step = (w - 5 - wide) / (6 if name else 7)
    for at in range(7):
        if at == now:
            d = box(left - 0.5, -2.2, wide, h + 4.4, 3)
            body += group(path(d, "#120C08", fade=0.35), 0.6, 1.3) + path(d, FLAG, stroke=INK, width=0.45)
            body += edged(box(left, -1.7, wide - 1, h + 3.4, 2.6), 0.5)
            body += phase_disc(at, left + 9.2, mid, 7.0, 0, INK, LINEN)
            body += ink.display(left + 18.0, mid + 3.2, name, 9.0, LINEN, anchor="start", most=wide - 21)
            left += wide
        else:
            over = at < now
            r, colour = min(6.0, step / 2 - 0.6), FAINT if over else INK
            body += phase_disc(at, left + step / 2, mid, r, 0, colour, "#E4D9C6" if over else "#FBF5E8")
            left += step
    return body


def turn_order(ink: Ink, w: float, h: float, places: int) -> str:
    """Draw numbered places for the tokens of the seats."""
    body, mid = plate(0, 0, w, h), h / 2
    body += ink.sans(3, mid - 0.6, ink.words(_TURN), NOTE, QUIET, weight=600, most=24)
    body += ink.sans(3, mid + 6.4, ink.words(ORDER), NOTE, QUIET, weight=600, most=24)
    for at in range(places):
        x, _, step = turn_place(w, places, at)
        body += path(box(x - step / 2 + 0.8, 2.4, step - 1.6, h - 4.8, 2), "#DFD2BC", stroke=INK, width=0.3)
        body += ink.display(x - 4.2, mid + 2.7, str(at + 1), 7.4, "#5A4D3D")
    return body


def turn_place(w: float, places: int, at: int) -> tuple[float, float, float]:
    """Return a place of the turn order: x of its middle, x of a token on it, and the pitch."""
    step = (w - 29.5) / max(places, 3)
    mid = 27.0 + step * (at + 0.5)
    return mid, mid + 2.9, step


def ghost(seat: int, x: float, y: float, r: float) -> str:
    """Draw the seat's outline, pale: a token's former place."""
    outline = seat_outline(seat, x, y + (r * 0.08 if seat == 1 else 0), r)
    edge = path(outline, stroke=SEATS[seat].colour, width=0.7, dash="1.6,1.1", line_fade=0.85)
    return path(outline, SEATS[seat].colour, fade=0.22) + edge


_AMBER = "#F0B35A"


def overtakes(w: float, h: float, places: int, start: int, end: int) -> str:
    """Draw an amber arrow over the turn order, from a place to one ahead of it."""
    (_, x, _), (_, to, _) = turn_place(w, places, start), turn_place(w, places, end)
    y, low = 1.2, h / 2 - 4.4
    arc = f"M{num(x)} {num(low)}C{num(x)} {num(y)} {num(to)} {num(y)} {num(to)} {num(low - 1.4)}"
    head = polygon([(to - 2.2, low - 2.4), (to + 2.2, low - 2.4), (to, low + 0.8)])
    dark_line = path(arc, stroke=INK, width=2.0) + path(head, INK, stroke=INK, width=0.8)
    return dark_line + path(arc, stroke=_AMBER, width=1.2) + path(head, _AMBER)


def token(seat: int, x: float, y: float, r: float) -> str:
    """Draw a wooden seat token."""
    outline = seat_outline(seat, x, y + (r * 0.08 if seat == 1 else 0), r)
    return wood(outline, SEATS[seat].colour, 1.0, height=0.9, shade=0.34)


_TRACK_EDGE = 4.0
_TRACK_FOOT = 12.2


def track_cell(w: float, h: float, last: int, value: int) -> tuple[float, float, float, float]:
    """Return a space of the point track from 0 to `last`: x, y, width, height."""
    step = (w - 2 * _TRACK_EDGE) / (last + 1)
    return _TRACK_EDGE + value * step, 2.6, step, h - _TRACK_FOOT


def points(ink: Ink, w: float, h: float, last: int, goal: int, ladder: tuple[int, ...], sells_at: int) -> str:
    """Draw the point track with the investment token (`goal`; -1 once it is gone) and prices of points."""
    body = plate(0, 0, w, h)
    for value in range(last + 1):
        x, y, step, high = track_cell(w, h, last, value)
        tone = "#D8C7AA" if value % 5 == 0 else "#E9DECB" if value % 2 else "#F3EADA"
        if 0 <= goal < value:
            tone = mix(tone, BRICK, 0.18)
        body += path(box(x, y, step, high), tone)
        if value % 5 == 0:
            number = ink.sans(
                x + step / 2, y + high / 2 + 2.6, str(value), NOTE, "#5A4D3D", anchor="middle", weight=600
            )
            body += number
    x, y, step, high = track_cell(w, h, last, 0)
    body += path(box(x, y, w - 2 * _TRACK_EDGE, high, 1.5), stroke=INK, width=0.4)
    if goal >= 0:
        mid = track_cell(w, h, last, goal)[0] + step / 2
        body += group(goal_token(ink, goal, high), mid, y + high / 2)
    return body + _ladder(ink, w, h, ladder, sells_at)


def goal_token(ink: Ink, goal: int, high: float) -> str:
    """Draw the investment token, centred on (0, 0)."""
    d = box(-5.4, -high / 2 - 1.2, 10.8, high + 2.4, 2)
    return (
        shadow(d, 0.9, 0.4)
        + path(d, WHITE, stroke=INK, width=0.45)
        + ink.display(0, 2.8, str(goal), 7.8, INK)
    )


def _ladder(ink: Ink, w: float, h: float, ladder: tuple[int, ...], sells_at: int) -> str:
    """Draw the prices of points: of each further one in a purchase, and of one sold."""
    y = h - 3.0
    said = [
        (ink.words(_BUY.count(len(ladder))), False),
        *((in_dollars(ink, price), True) for price in ladder),
    ]
    said += [(ink.words(_SELL), False), (in_dollars(ink, sells_at), True), (ink.words(_EACH), False)]
    gap, size = 2.6, NOTE
    whole = sum(width(text, 1, weight=700 if strong else 400) for text, strong in said)
    size = min(NOTE, (w - 18 - gap * len(said)) / whole)
    body, x = phase_disc(INVESTMENT, 8, y - 2.4, 3.5), 13.6
    for text, strong in said:
        weight = 700 if strong else 400
        body += ink.sans(x, y, text, size, INK if strong else QUIET, weight=weight)
        x += width(text, size, weight=weight) + gap
    return body


@frozen
class MainBoard(Face):
    """The brick ground of the main board."""

    size = (411.0, 216.0)

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return main_board(w, h)


@frozen
class Calendar(Face):
    """The calendar; `final`: the last month, which has a token."""

    size = (166.0, 21.0)
    month: int
    final: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return calendar(ink, w, h, self.month, self.final)


@frozen
class Phases(Face):
    """The phases; `now` is -1 before the first."""

    size = (134.0, 21.0)
    now: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return phases(ink, w, h, self.now)


@frozen
class TurnOrder(Face):
    """The turn order, with `places` places for tokens."""

    size = (92.0, 21.0)
    places: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return turn_order(ink, w, h, self.places)


@frozen
class Track(Face):
    """The point track from 0 to `last`; `goal` -1 once the investment token is gone."""

    size = (401.0, 25.5)
    last: int
    goal: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        return points(ink, w, h, self.last, self.goal, components.LADDER, components.POINT_SALE)


@frozen
class Ghost(Face):
    """The outline of a seat's token at its place before this sale."""

    size = (9.2, 9.2)
    seat: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return ghost(self.seat, w / 2, h / 2, w * 0.43)


@frozen
class Overtakes(Face):
    """An arrow over the turn order, from place `start` to place `end` ahead of it."""

    places: int
    start: int
    end: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return overtakes(w, h, self.places, self.start, self.end)


@frozen
class Token(Face):
    """A seat's wooden token."""

    size = (9.2, 9.2)
    seat: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return token(self.seat, w / 2, h / 2, w * 0.43)


@frozen
class Words(Face):
    """Text on the cloth."""

    text: Text
    quiet: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        colour, weight = (DUST, 400) if self.quiet else (CHALK, 600)
        return ink.sans(0, h - 1.6, ink.words(self.text), NOTE, colour, weight=weight, most=w)
