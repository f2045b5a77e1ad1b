"""Store faces: full in the seat's own building, compact in the auction and in hand, mini for rivals."""

from __future__ import annotations

from tabletop.art.material import card, card_edge, edged
from tabletop.art.palette import LINEN, dark, mix
from tabletop.art.svg import box, group, num, oval, path, polygon
from tabletop.art.type import NARROWEST, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.glyphs import glyph, phase_disc, phase_glyph
from tabletop.games.brick_and_mortar.art.goods import chip, free_place, private_box
from tabletop.games.brick_and_mortar.art.goods import plan as small_plan
from tabletop.games.brick_and_mortar.art.palette import (
    BRASS,
    BRICK,
    DEEP,
    INK,
    ON,
    PLASTER,
    QUIET,
    SEVERAL,
    SIGNS,
    STARTING,
    TEAL,
    TONES,
    WHITE,
)
from tabletop.games.brick_and_mortar.art.parts import (
    NOTE,
    canopy,
    fitted,
    flag_width,
    head_outline,
    medal,
    paragraph,
    price_flag,
    starred,
    starred_width,
    utility_flag,
)

FREE = translate("brick_and_mortar", "free", "a store without a price")
PLAIN = translate("brick_and_mortar", "no modifier")
_PRIVATE = translate("brick_and_mortar", "private boxes")
_BANK = 6
"""The phase whose store is drawn as a bank."""


@frozen
class Look:
    """The data from which the faces of a store are drawn, translated.

    Attributes:
        phases: For each of its signs the phase, and -1 before, 0 during, 1 after it.
        big: Its effect as a figure; * is the sign for points.
        text: The rest of the effect in words.
        short: Both in at most eleven letters.
    """

    name: str
    sells: plan.Sells
    cost: int
    utility: int
    points: int
    phases: tuple[tuple[int, int], ...] = ()
    big: str = ""
    text: str = ""
    short: str = ""
    boxes: tuple[tuple[int, ...], ...] = ()
    starting: bool = False

    @property
    def tone(self) -> str:
        """Its head's colour: the type's tone, brick for several, teal for none, blue for Starting Stores."""
        if self.starting:
            return STARTING
        if not self.sells:
            return TEAL
        return DEEP[self.sells[0][0]] if len(self.sells) == 1 else SEVERAL

    @property
    def stripes(self) -> tuple[str, ...]:
        """The colours of its awning: one for each type that it sells."""
        if self.starting:
            return ("#5E86B0",)
        return tuple(TONES[kind] for kind, _, _ in self.sells) or (BRASS,)


Stock = tuple[tuple[int, ...], ...]
"""For each type, the number of items on each shelf from the top; () for an empty store."""


def held(look: Look, stock: Stock, column: int) -> tuple[int, ...]:
    """Return the number of items on each shelf of a column."""
    return stock[column] if stock else (0,) * look.sells[column][2]


def free_at(look: Look, stock: Stock, column: int) -> range:
    """Return the indexes of the top shelf's free places, limited by the store's capacity."""
    now, cap = held(look, stock, column), look.sells[column][1]
    return range(now[0], now[0] + cap - sum(now))


def _flags(ink: Ink, look: Look, right: float, y: float, w: float) -> str:
    """Draw the flags for purchase cost and utility cost, one above the other."""
    if look.starting:
        body = ink.sans(right, y + 5.8, ink.words(FREE), NOTE, "#DCE7F2", anchor="end", weight=600, most=20)
    else:
        body = price_flag(ink, right, y, look.cost, w)
    return body + utility_flag(ink, right, y + 8.2, look.utility)


def _room(ink: Ink, look: Look, w: float, flag: float) -> float:
    """Return the width left for a name on a signboard beside the costs."""
    if look.starting:
        return w - 6.6 - max(flag, width(ink.words(FREE), NOTE, weight=600))
    return w - 6.6 - flag_width(ink, look.cost, flag)


def _head(ink: Ink, look: Look, w: float, h: float, size: float, flag: float) -> str:
    """Draw the signboard: the name in up to three lines, costs at its right."""
    body = path(head_outline(w, h, 3), look.tone)
    body += path(f"M0 {num(h - 0.3)}H{num(w)}", stroke=INK, width=0.5, line_fade=0.5)
    room = _room(ink, look, w, flag)
    lines, size = head_lines(look.name, room, size)
    pitch = size * (1.02 if len(lines) < 3 else 0.94)
    top = h / 2 + size * 0.34 - (len(lines) - 1) * pitch / 2
    for at, text in enumerate(lines):
        body += ink.display(3.2, top + at * pitch, text, size, LINEN, anchor="start", most=room)
    return body + _flags(ink, look, w - 1.8, 1.3 if h > 18 else 0.9, flag)


def head_lines(name: str, room: float, size: float) -> tuple[list[str], float]:
    """Split a store's name into two lines, or three smaller ones if it is too long; return lines and size."""
    lines = fitted(name, size, room, 2, family="Fraunces", weight=700)
    if max(width(line, NOTE, family="Fraunces", weight=700) for line in lines) <= room:
        return lines, min(
            size, *(size * room / width(line, size, family="Fraunces", weight=700) for line in lines)
        )
    return fitted(name, NOTE, room, 3, family="Fraunces", weight=700), NOTE


def _effect(ink: Ink, look: Look, x: float, y: float, most: float, *, size: float, pitch: float) -> str:
    """Draw the phase signs and the effect as a figure; below it the rest in two lines of text."""
    body, left, r = "", x, 4.3
    for at, when in look.phases:
        left += r + (r * 0.8 if when < 0 else 0)
        body += phase_disc(at, left, y + 4.0, r, when)
        left += r + (r * 0.9 if when > 0 else 1.0)
    body += starred(
        ink, left + 0.8, y + 7.2, look.big, size, display=True, weight=700, most=x + most - left - 0.8
    )
    return body + paragraph(ink, x, y + 14.8, look.text, most, lines=2, pitch=pitch)


def _foot(ink: Ink, look: Look, w: float, top: float, radius: float, size: float, pitch: float) -> str:
    """Draw the points at the lower left, and the effect."""
    low = 99.6 if top > 80 else top + 14.0
    body = medal(ink, radius + (2.7 if top > 80 else 1.2), low, look.points, radius)
    x = 20.0 if top > 80 else 16.2
    if look.big or look.text:
        return body + _effect(
            ink, look, x, top + (0.6 if top > 80 else -0.2), w - x - 1.0, size=size, pitch=pitch
        )
    return body + ink.sans(x, low + 2.4, ink.words(PLAIN), NOTE, "#5F5344", most=w - x - 2)


def full(ink: Ink, look: Look, stock: Stock) -> str:
    """Draw the full card, 88 x 112: shelves, and free places on the top one. Crates are separate pieces."""
    w, h = plan.FULL
    body = card(w, h, 3.4) + _wall(w, 18, 87)
    body += canopy(0.4, 18.6, w - 0.8, 9.4, look.stripes, 9) + _head(ink, look, w, 19, 8.2, 18.4)
    for at in range(len(look.sells)):
        body += _shelves(ink, look, stock, at)
    if not look.sells:
        body += _service(ink, look)
    body += path(box(0.2, 87, w - 0.4, h - 90.2), WHITE) + path(
        f"M0 87H{num(w)}", stroke=INK, width=0.5, line_fade=0.6
    )
    body += _foot(ink, look, w, 87, 7.2, 9.4, 7.6)
    return body + path(box(0, 0, w, h, 3.4), stroke=INK, width=0.4, line_fade=0.35) + card_edge(w, h, 3.4)


def _wall(w: float, top: float, low: float) -> str:
    """Draw the plaster of a store, with some bare bricks."""
    bricks = (
        (0, low - 12, 7), (0, low - 7.4, 4.4), (w - 5, top + 13, 5), (w - 8, top + 17.6, 8), (0, top + 30, 5),
        (w - 6, low - 20, 6),
    )  # fmt: skip
    plaster = path(box(0, top, w, low - top), PLASTER)
    return plaster + "".join(path(box(x, y, wide, 4), "#D9A58F", fade=0.55) for x, y, wide in bricks)


def _shelves(ink: Ink, look: Look, stock: Stock, at: int) -> str:
    """Draw a column of shelves under its sign."""
    kind, cap, shelves = look.sells[at]
    x, wide, _ = plan.columns(look.sells)[at]
    tone, places = TONES[kind], plan.full_places(look.sells, at)
    ground = mix(tone, PLASTER, 0.66)
    body = path(
        box(x, plan.WALL_TOP, wide, 50.6, 1.4), ground, stroke=dark(tone, 0.4), width=0.35, line_fade=0.55
    )
    for row in range(shelves):
        plank, last = places[row][0].y + places[row][0].h, row == shelves - 1
        board = "#7E4A33" if last else "#9A6B3E"
        body += path(box(x, plank, wide, 2.4, 0.5), board, stroke="#3E2615", width=0.3)
        edge = f"M{num(x + 0.6)} {num(plank + 0.5)}H{num(x + wide - 0.6)}"
        body += path(edge, stroke="#FFFFFF", width=0.4, line_fade=0.35)
        if last:
            mid = x + wide / 2
            falls = [(mid - 2, plank + 0.55), (mid + 2, plank + 0.55), (mid, plank + 2.3)]
            body += path(polygon(falls), "#F1C9B4")
    for spot in free_at(look, stock, at):
        place = places[0][spot]
        body += free_place(kind, place.x, place.y, place.w)
    wide_sign = max(min(wide, 26), 17)
    return body + _sign(ink, kind, cap, x + (wide - wide_sign) / 2, 29.4, wide_sign)


def _sign(ink: Ink, kind: int, cap: int, x: float, y: float, w: float, h: float = 11.0) -> str:
    """Draw a signboard over shelves: glyph and capacity, on two chains."""
    tone, mid = SIGNS[kind], x + w / 2
    chains = f"M{num(x + 3)} {num(y - 3)}V{num(y)}M{num(x + w - 3)} {num(y - 3)}V{num(y)}"
    body = path(chains, stroke=INK, width=0.5) + group(
        path(box(x, y, w, h, 1.8), "#120C08", fade=0.25), 0.4, 0.9
    )
    body += path(box(x, y, w, h, 1.8), tone, stroke=dark(tone, 0.6), width=0.4)
    body += edged(box(x + 0.4, y + 0.4, w - 0.8, h - 0.8, 1.5), 0.45)
    body += glyph(kind, mid - 4.6, y + h / 2, 3.5, ON[kind], tone)
    return body + ink.display(mid + 4.4, y + h / 2 + 3.0, str(cap), 8.6, ON[kind])


def _service(ink: Ink, look: Look) -> str:
    """Draw a store without shelves: its private boxes, or one large sign."""
    w = plan.FULL[0]
    if look.boxes:
        places = plan.full_boxes(len(look.boxes))
        body = "".join(
            private_box(kinds, at.x, at.y, at.w) for kinds, at in zip(look.boxes, places, strict=True)
        )
        return body + ink.sans(w / 2, 76, ink.words(_PRIVATE), NOTE, QUIET, anchor="middle", most=w - 6)
    ground = mix(TEAL, PLASTER, 0.78)
    body = path(box(14, 34, w - 28, 47, 4), ground, stroke=TEAL, width=0.4, line_fade=0.6)
    at = look.phases[0][0] if look.phases else 0
    if at != _BANK:
        return body + phase_glyph(at, w / 2, 57.5, 17, TEAL, ground)
    body += path(polygon([(24, 52), (w / 2, 38), (w - 24, 52)]), TEAL)
    body += path(box(26, 53.4, w - 52, 3), TEAL) + path(box(24, 73, w - 48, 4), TEAL)
    body += "".join(path(box(x - 1.6, 57.6, 4.4, 14.4), TEAL) for x in (29, 39, 49, 59))
    return body + path(oval(w / 2, 47.4, 2.6), ground)


def compact(ink: Ink, look: Look) -> str:
    """Draw the face in the auction row and in hand, 69 x 65: signs with capacity and shelves, text, costs."""
    w, h = plan.COMPACT
    low = 22.0 if len(head_lines(look.name, _room(ink, look, w, 16.0), 7.4)[0]) > 2 else 17.4
    y = 25.0 if low < 20 else 27.6
    body = card(w, h, 3) + path(box(0.2, 16, w - 0.4, 25.4), PLASTER)
    body += canopy(0.4, low - 0.2, w - 0.8, 5.2, look.stripes, 11) + _head(ink, look, w, low, 7.4, 16.0)
    n = len(look.sells)
    wide = min(26.0, (w - 6 - 2 * (n - 1)) / max(n, 1))
    x = (w - n * wide - 2 * (n - 1)) / 2
    for kind, cap, shelves in look.sells:
        tone = SIGNS[kind]
        body += path(
            box(x, y, wide, 9.6 if low < 20 else 8.6, 1.4), tone, stroke=dark(tone, 0.55), width=0.35
        )
        body += glyph(kind, x + wide / 2 - 3.7, y + 4.6, 3.1 if wide > 18 else 2.7, ON[kind], tone)
        body += ink.display(x + wide / 2 + 3.7, y + 7.4, str(cap), 7.8, ON[kind])
        for at in range(shelves):
            d = f"M{num(x + 1)} {num(y + (11.2 if low < 20 else 10) + 1.7 * at)}h{num(wide - 2)}"
            body += path(d, stroke="#7E4A33", width=0.9)
        x += wide + 2
    if look.boxes:
        for kinds, spot in zip(look.boxes, plan.boxes(len(look.boxes), 0, y + 1, w, 11, 2), strict=True):
            body += private_box(kinds, spot.x, spot.y, spot.w)
    elif not n:
        body += phase_glyph(
            look.phases[0][0] if look.phases else 0, w / 2, (low + 5 + 41.6) / 2, 6.0, TEAL, PLASTER
        )
    body += path(f"M1 41.6H{num(w - 1)}", stroke=INK, width=0.3, line_fade=0.35)
    body += _foot(ink, look, w, 41.6, 6.2, 8.4, 7.0)
    return body + path(box(0, 0, w, h, 3), stroke=INK, width=0.4, line_fade=0.4) + card_edge(w, h, 3)


def _mini_lines(name: str) -> list[str]:
    """Split a store's name into two lines for the head of its mini face, or three if it is too long."""
    room = plan.MINI[0] - 1.8
    lines = fitted(name, NOTE, room, 2, weight=500)
    if max(width(line, NOTE, weight=500) for line in lines) <= room / NARROWEST:
        return lines
    return fitted(name, NOTE, room, 3, weight=500)


def mini(ink: Ink, look: Look, stock: Stock, h: float) -> str:
    """Draw the face in a rival's building, 44.6 wide: plans of shelves, numbers, the effect in short."""
    w, deep = plan.MINI[0], plan.HEAD
    body = path(box(0.3, 0.8, w, h, 2.4), "#9C8A6E") + path(box(0, 0, w, h, 2.4), WHITE)
    lines = _mini_lines(look.name)
    if len(lines) > 2:  # such a store has no shelves, so that there is room below its head
        deep += 7.2
    body += path(head_outline(w, deep, 2.4), look.tone)
    first = 7.2 + (3.6 if len(lines) == 1 else 0)
    for at, text in enumerate(lines):
        body += ink.sans(1.2, first + at * 7.8, text, NOTE, LINEN, weight=500, most=w - 1.8)
    body += canopy(0.3, deep - 0.2, w - 0.6, 3.6, look.stripes, 9)
    rows = plan.mini_rows(look.sells, h, effect=bool(look.short))
    for at, (kind, cap, shelves) in enumerate(look.sells):
        mid, step = rows[at]
        s = min(10.0, step - 1.6)
        body += chip(kind, 1.8, mid - s / 2, s)
        places = plan.mini_places(look.sells, at, h, effect=bool(look.short))
        free = tuple(free_at(look, stock, at))
        body += small_plan(kind, places[0][0].x, places[0][0].y, cap, shelves, free, places[0][0].w + 0.8)
        total = sum(held(look, stock, at))
        tone, size = INK if total else "#62563F", 9.2 if len(look.sells) < 4 else 8.0
        body += ink.display(w - 2.0, mid + 3.2, str(total), size, tone, anchor="end")
    body += _mini_service(look, h) if not look.sells else ""
    body += _mini_effect(ink, look, h) if look.short else ""
    return body + path(box(0, 0, w, h, 2.4), stroke=INK, width=0.4, line_fade=0.45)


def _mini_service(look: Look, h: float) -> str:
    if look.boxes:
        places = plan.mini_boxes(len(look.boxes), h)
        return "".join(
            private_box(kinds, at.x, at.y, at.w) for kinds, at in zip(look.boxes, places, strict=True)
        )
    at, mid = look.phases[0][0] if look.phases else 0, (plan.HEAD + 4 + h - 11.8) / 2
    return phase_glyph(at, plan.MINI[0] / 2, mid, 9.0, mix(TEAL, WHITE, 0.35), WHITE)


def _mini_effect(ink: Ink, look: Look, h: float) -> str:
    w, foot = plan.MINI[0], h - plan.EFFECT
    body = path(f"M1 {num(foot)}H{num(w - 1)}", stroke=INK, width=0.3, line_fade=0.3)
    room = starred_width(look.short, NOTE) < w - 10.6 and bool(look.phases)
    if room:
        body += phase_disc(look.phases[0][0], 4.6, foot + 5.3, 3.2)
    x = 9.4 if room else 2.0
    return body + starred(ink, x, foot + 7.8, look.short, NOTE, most=w - x - 1)


def back(w: float, h: float, *, starting: bool = False) -> str:
    """Draw the back of a Store Card: bricks and an awning, blue for Starting Stores."""
    tone = STARTING if starting else BRICK
    body = card(w, h, 3, WHITE) + path(box(2, 2, w - 4, h - 4, 2), tone)
    seams, row, y = "", 0, 2.0
    while y < h - 4:
        y += 5.2
        if y < h - 2.4:
            seams += f"M2 {num(y)}H{num(w - 2)}"
        x = 2 + (6.5 if row % 2 else 13)
        while x < w - 2.4:
            seams += f"M{num(x)} {num(y - 5.2)}V{num(min(y, h - 2))}"
            x += 13
        row += 1
    body += path(seams, stroke=dark(tone, 0.3), width=0.5)
    cx, cy, r = w / 2, h / 2, min(w, h) * 0.25
    a = r * 0.62
    body += path(oval(cx, cy, r), PLASTER, stroke=INK, width=0.5)
    body += path(box(cx - a, cy - a * 0.2, 2 * a, a), mix(tone, PLASTER, 0.5), stroke=INK, width=0.4)
    body += canopy(cx - a * 1.15, cy - a * 0.66, a * 2.3, a * 0.6, (tone,), 5)
    return body + card_edge(w, h, 3)
