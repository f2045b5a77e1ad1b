"""Cards of 63 x 88: Booths, Events, Helpers, Finds, fixed tiles of the river; smaller faces; backs."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.art.face import Face
from tabletop.art.material import card, card_edge, under
from tabletop.art.palette import PAPER, dark, letters, light, mix
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.art.type import DISPLAY, Ink, halved, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.river_market.art.goods import good_sign
from tabletop.games.river_market.art.palette import (
    COST,
    INK,
    PINK,
    PLANK,
    RIVER,
    SIGN,
    STRAW,
    TONES,
    WOOD_INK,
)
from tabletop.games.river_market.art.pictures import picture
from tabletop.games.river_market.art.rows import Item, Word, row

CARD = (63.0, 88.0)
MINI = (35.0, 49.0)
COMPACT = (50.0, 52.0)
HALF = (57.0, 33.0)
SMALL_SIZE = (38.0, 30.0)
THUMB = (26.0, 26.0)
_FLAGS = (PINK, STRAW, RIVER, "#FBF6EA")
ZOOM = 0
"""The Step of a card that moves anywhere."""


@dataclass(frozen=True)
class Part:
    """The printed content of a card or a tile. `form`: booth, event, helper, find or tile."""

    form: str
    name: Text
    picture: str
    tone: str
    step: int = ZOOM
    points: int = -1
    cost: tuple[int, ...] = ()
    price: int = 0
    visit: tuple[Item, ...] = ()
    bonus: tuple[Item, ...] = ()
    gift: tuple[Item, ...] = ()


def face(ink: Ink, part: Part) -> str:
    """Draw a whole card."""
    if part.form == "tile":
        return _tile(ink, part)
    tall = 19.0 if len(_name_lines(ink, part)) > 1 else 13.0
    paint = {"booth": _booth, "event": _booth, "helper": _helper, "find": _find}[part.form]
    body = card(*CARD) + paint(ink, part, tall) + _head(ink, part, tall)
    if part.form == "booth":
        body += awning(0, tall, 63, 6.4, TONES[part.tone], ink=dark(TONES[part.tone], 0.4))
    if part.form == "event":
        body += bunting(0, tall, 63, 7, 7.5)
        body += path(box(1, 1, 61, 86, 2.4), stroke=PINK, width=1.3)
    high = part.form in ("booth", "event")
    squeezed = tall > 13
    body += step_sign(ink, part.step, 2.6, tall + (6.6 if high else 5.4), 0.9 if squeezed else 1.0)
    if part.points >= 0:
        body += pennant(ink, part.points, 3.4, 38.8 if squeezed and high else 36, 0.9 if squeezed else 1.0)
    return body + card_edge(*CARD)


def _name_lines(ink: Ink, part: Part) -> list[str]:
    name = ink.words(part.name)
    if width(name, ink.readable(7.7), family=DISPLAY, weight=700) <= 59.5:
        return [name]
    return halved(name, family=DISPLAY, weight=700)


def _head(ink: Ink, part: Part, tall: float) -> str:
    tone = TONES[part.tone]
    band = path(f"M0 3C0 1.3 1.3 0 3 0H60C61.7 0 63 1.3 63 3V{num(tall)}H0Z", tone)
    band += path("M1 3C1 1.6 1.6 0.8 3 0.8H60", stroke=light(tone, 0.4), width=0.7)
    lines = _name_lines(ink, part)
    colour, size = letters(tone), ink.readable(7.7)
    feet = [9.4] if len(lines) == 1 else [8.0, 16.2]
    return band + "".join(
        ink.display(31.5, foot, text, size, colour, most=59.5) for text, foot in zip(lines, feet, strict=True)
    )


def scene(
    x: float, y: float, w: float, h: float, tone: str, name: str, size: float, *, water: bool, dx: float = 0
) -> str:
    """Draw tinted paper, a pale sun, a strip of water, and one silhouette."""
    body = path(box(x, y, w, h), mix(tone, "#FBF3DF", 0.72))
    if name:
        body += path(oval(x + w / 2 + dx, y + h / 2, min(h * 0.46, w * 0.42)), mix(tone, "#FFF8E6", 0.86))
    if water:
        crest = f"M{num(x)} {num(y + h * 0.8)}q{num(w / 4)} {num(-h * 0.1)} {num(w / 2)} 0t{num(w / 2)} 0"
        body += path(f"{crest}V{num(y + h)}H{num(x)}Z", mix(RIVER, tone, 0.12))
        near, far = f"{num(x + 4)} {num(y + h * 0.9)}", f"{num(x + w - 20)} {num(y + h * 0.92)}"
        waves = f"M{near}q3 -2 6 0t6 0M{far}q3 -2 6 0t6 0"
        body += path(waves, stroke="#F3FAFA", width=0.9, line_fade=0.8)
    if not name:
        return body
    return body + picture(name, x + w / 2 + dx, y + h / 2, size, dark(tone, 0.52), mix(tone, "#FBF3DF", 0.35))


def _booth(ink: Ink, part: Part, tall: float) -> str:
    """Draw the picture, the effect of a visit, the Owner bonus, and the cost."""
    tone = TONES[part.tone]
    body = scene(2, tall, 59, 51 - tall, tone, part.picture, 28 - (tall - 13) * 0.4, water=True, dx=7)
    if part.gift:
        body += _gift(ink, part)
    body += path(box(2, 51, 59, 18), mix(tone, "#FFFFFF", 0.86))
    body += path(line((2, 51), (61, 51)), stroke=dark(tone, 0.2), width=0.6)
    wide = min(max(17.5, _bonus_width(part)), 24.0)
    body += row(ink, part.visit, 2.4 + (58.2 - wide) / 2, 60.2, 10, 8.2, most=57.6 - wide)
    left, right = 61 - wide, 60.0
    home = (
        (left + 0.6, 68),
        (left + 0.6, 58.4),
        ((left + right) / 2 + 0.3, 52.4),
        (right, 58.4),
        (right, 68),
    )
    body += path(polygon(home), PAPER, stroke=dark(tone, 0.3), width=0.8)
    body += row(ink, part.bonus, (left + right) / 2 + 0.3, 62.6, 8.2, 7.4, most=right - left - 1.6)
    return body + costs(ink, part.cost)


def _gift(ink: Ink, part: Part) -> str:
    """Draw the tag of an Event's opening gift, tied with a ribbon."""
    tag = path(box(43.4, 39.6, 17, 10.2, 1.6), "#FFF6E4", stroke=dark(PINK, 0.45), width=0.7)
    bow = path(
        "M51.9 40C46 31.6 40.6 37 51.9 40C63.2 37 57.8 31.6 51.9 40Z", "#C9486E", stroke="#8E2A4A", width=0.5
    )
    drawing = row(ink, part.gift, 51.9, 44.9, 7.6, 7.6, most=15.6)
    return tag + bow + drawing


def _bonus_width(part: Part) -> float:
    drawing = "".join(item for item in part.bonus if isinstance(item, str))
    return 19.0 if len(drawing) <= 2 else 20.5


def costs(ink: Ink, cost: tuple[int, ...]) -> str:
    """Draw a cost in goods, in groups of equal width, at the foot of a card."""
    needed = [(kind, n) for kind, n in zip("VFCT", cost, strict=True) if n]
    body = path(box(2, 70, 59, 15.6, 1.4), COST)
    crowded = len(needed) > 3
    pitch = 59 / len(needed) if crowded else 17.0
    left = 2.0 if crowded else 31.5 - pitch * len(needed) / 2
    size, icon = (ink.readable(7.7), 7.4) if crowded else (ink.readable(8.6), 9.2)
    for at, (kind, n) in enumerate(needed):
        wide = width(str(n), size, weight=700)
        x = left + pitch * (at + 0.5) - (wide + 0.6 + icon) / 2
        body += ink.sans(x, 77.9 + size * 0.36, str(n), size, INK, weight=700)
        body += good_sign(kind, x + wide + 0.6 + icon / 2, 77.9, icon)
        if at and not crowded:
            edge = left + pitch * at
            body += path(line((edge, 73), (edge, 82.6)), stroke="#CDBE93", width=0.6)
    return body


def _helper(ink: Ink, part: Part, tall: float) -> str:
    """Draw a round portrait over hills, the power, and the price."""
    tone, middle = TONES[part.tone], 34.5 + (tall - 13) * 0.4
    body = path(box(2, tall, 59, 57 - tall), mix(tone, "#FBF3DF", 0.78))
    body += path("M2 57V49Q16 41 31.5 45T61 42V57Z", mix("#7C9A5E", "#FBF3DF", 0.35))
    body += _portrait(part, 39, middle, 16.5)
    body += path(box(2, 57, 59, 14.5), mix(tone, "#FFFFFF", 0.86))
    body += path(line((2, 57), (61, 57)), stroke=dark(tone, 0.2), width=0.6)
    body += row(ink, part.visit, 31.5, 64.4, 9.6, 8.0, most=56)
    price: tuple[Item, ...] = (str(part.price), "$")
    return body + path(box(2, 73, 59, 12.6, 1.4), COST) + row(ink, price, 31.5, 79.4, 9.6, 8.8, most=50)


def _find(ink: Ink, part: Part, tall: float) -> str:
    """Draw crate boards and the effect in large signs."""
    tone = TONES[part.tone]
    body = path(box(2, tall, 59, 57 - tall), mix(tone, "#FBF3DF", 0.72))
    boards = "".join(f"M2 {num(13 + at * 7.4)}H61" for at in range(1, 6) if 13 + at * 7.4 > tall)
    body += path(boards, stroke=mix(tone, "#FBF3DF", 0.5), width=0.6)
    middle = 36 + (tall - 13) * 0.4
    body += picture(part.picture, 38.5, middle, 30, dark(tone, 0.5), mix(tone, "#FBF3DF", 0.35))
    body += path(box(2, 57, 59, 28.6, 1.4), mix(tone, "#FFFFFF", 0.84))
    body += path(line((2, 57), (61, 57)), stroke=dark(tone, 0.2), width=0.6)
    if "/" not in part.visit:
        return body + row(ink, part.visit, 31.5, 71.4, 15, 13, most=56)
    cut = part.visit.index("/")
    body += row(ink, part.visit[:cut], 31.5, 65, 11, 9.4, most=56)
    return body + row(ink, part.visit[cut + 1 :], 31.5, 78, 11, 9.4, most=56)


def _tile(ink: Ink, part: Part) -> str:
    """Draw a fixed tile: no paper margin, its name on a wooden sign, the effect of a visit."""
    tone = TONES[part.tone]
    body = card(*CARD) + scene(1.6, 1.6, 59.8, 66, tone, "", 0, water=True)
    body += path(box(1.6, 1.6, 59.8, 84.8, 1.8), stroke=dark(tone, 0.35), width=0.7)
    lines = _plank_lines(ink, part)
    tall = 12.0 if len(lines) == 1 else 18.6
    body += path(box(3, 4, 57, tall, 1.6), SIGN, stroke=WOOD_INK, width=0.6)
    body += path("M4.2 5.2H58.8", stroke="#D6AE7C", width=0.7)
    feet = [12.6] if len(lines) == 1 else [11.6, 19.8]
    size = ink.readable(7.6)
    for text, foot in zip(lines, feet, strict=True):
        body += ink.display(31.5, foot, text, size, "#FFF8E8", most=54)
    middle = (4 + tall + 67) / 2
    body += path(oval(31.5, middle, 21.5), mix(tone, "#FFF8E6", 0.86))
    body += picture(part.picture, 31.5, middle, 34, dark(tone, 0.52), mix(tone, "#FBF3DF", 0.35))
    body += path(box(1.6, 67, 59.8, 19.4), "#F8EFD9")
    body += path(line((1.6, 67), (61.4, 67)), stroke=dark(tone, 0.35), width=0.7)
    return body + row(ink, part.visit, 31.5, 76.8, 11.5, 9.6, most=56) + card_edge(*CARD)


def _plank_lines(ink: Ink, part: Part) -> list[str]:
    name = ink.words(part.name)
    if width(name, ink.readable(7.6), family=DISPLAY, weight=700) <= 54:
        return [name]
    return halved(name, family=DISPLAY, weight=700)


def step_sign(ink: Ink, step: int, x: float, y: float, scale: float) -> str:
    """Draw the signpost with a card's Step; the dragonfly for Zoom."""
    post = (
        "M0 2C0 0.9 0.9 0 2 0H11.4C12.1 0 12.6 0.3 13 0.9L17.2 6.6C17.7 7.2 17.7 7.8 17.2 8.4L13 14.1"
        "C12.6 14.7 12.1 15 11.4 15H2C0.9 15 0 14.1 0 13Z"
    )
    body = path(post, INK) + path("M0.9 2.2C0.9 1.4 1.4 0.9 2.2 0.9H11.2", stroke="#7E9468", width=0.7)
    if step == ZOOM:
        body += good_sign("Z", 7.3, 7.5, 11.5, lined=False)
    else:
        body += ink.scaled(scale).display(7.0, 11.6, str(step), 11.5, PAPER)
    return group(body, x, y, scale)


def pennant(ink: Ink, points: int, x: float, y: float, scale: float = 1.0) -> str:
    """Draw the straw pennant with a card's points."""
    body = path("M0 0H13V10.4L6.5 14L0 10.4Z", STRAW, stroke="#8E6B1C", width=0.7)
    body += path("M0.8 1H12.2", stroke="#F6E3AE", width=0.8)
    scaled = ink.scaled(scale)
    size = scaled.readable(9.4)
    body += scaled.display(6.5, 6.1 + size * 0.35, str(points), size, "#3A2A0A", most=12)
    return group(body, x, y, scale)


def bunting(x: float, y: float, w: float, flags: int, h: float) -> str:
    """Draw a string of small flags."""
    pitch = w / flags
    body = path(
        f"M{num(x)} {num(y)}Q{num(x + w / 2)} {num(y + 2.4)} {num(x + w)} {num(y)}", stroke=INK, width=0.7
    )
    for at in range(flags):
        drop = 1.32 * (1 - abs((at + 0.5) / flags * 2 - 1) ** 2)
        left = x + at * pitch
        corners = (
            (left + 0.7, y + drop),
            (left + pitch - 0.7, y + drop),
            (left + pitch / 2, y + drop + h),
        )
        body += path(polygon(corners), _FLAGS[at % len(_FLAGS)], stroke=INK, width=0.4)
    return body


def mini(ink: Ink, part: Part) -> str:
    """Draw a small face of 35 x 49 for piles and the collection: Step and picture, no name."""
    tone, (w, h) = TONES[part.tone], MINI
    body = card(w, h, 2) + path(
        f"M0 2C0 0.9 0.9 0 2 0H{num(w - 2)}C{num(w - 0.9)} 0 {num(w)} 0.9 {num(w)} 2V7H0Z", tone
    )
    body += path(box(1.2, 7, w - 2.4, h - 8.2, 1), mix(tone, "#FBF3DF", 0.74))
    body += path(oval(w / 2, 33.5, 11.6), mix(tone, "#FFF8E6", 0.88))
    body += picture(part.picture, w / 2, 33.5, 17, dark(tone, 0.42), mix(tone, "#FBF3DF", 0.4))
    return body + step_sign(ink, part.step, 1.4, 8.6, 0.98) + card_edge(w, h, 2)


def compact(ink: Ink, part: Part) -> str:
    """Draw the face for a long river, 50 x 52: points and the effect of a visit; no name, Step or cost."""
    tone, (w, h) = TONES[part.tone], COMPACT
    body = card(w, h, 2.4) + scene(1.6, 5.6, w - 3.2, 27, tone, part.picture, 21, water=False)
    body += path(box(1.6, 32.6, w - 3.2, 17.8), mix(tone, "#FFFFFF", 0.86))
    body += path(line((1.6, 32.6), (w - 1.6, 32.6)), stroke=dark(tone, 0.2), width=0.5)
    body += row(ink, part.visit, w / 2, 41.4, 11.8, 9.6, most=w - 5)
    body += _band(w, 5.6, SIGN if part.form == "tile" else tone)
    if part.form == "booth":
        body += awning(0, 5.6, w, 4.2, tone, ink=dark(tone, 0.4))
    if part.form == "event":
        body += bunting(0, 5.6, w, 7, 5.2)
        body += path(box(0.8, 0.8, w - 1.6, h - 1.6, 2), stroke=PINK, width=1.1)
    if part.points >= 0:
        body += pennant(ink, part.points, w - 14.6, 10.4, 0.95)
    return body + card_edge(w, h, 2.4)


def thumb(part: Part) -> str:
    """Draw the picture of a card or tile, under its colour, for a list of moves."""
    tone, (w, h) = TONES[part.tone], THUMB
    body = card(w, h, 3) + path(box(1, 1, w - 2, h - 2, 2.4), mix(tone, "#FBF3DF", 0.72))
    body += path(oval(w / 2, 14.6, 9.6), mix(tone, "#FFF8E6", 0.88))
    body += picture(part.picture, w / 2, 14.6, 16, dark(tone, 0.5), mix(tone, "#FBF3DF", 0.35))
    band = f"M1 3.4Q1 1 3.4 1H{num(w - 3.4)}Q{num(w - 1)} 1 {num(w - 1)} 3.4V5H1Z"
    return body + path(band, SIGN if part.form == "tile" else tone) + card_edge(w, h, 3)


def _band(w: float, low: float, tone: str) -> str:
    """Draw the coloured head of a small face."""
    right = f"H{num(w - 2.4)}C{num(w - 1)} 0 {num(w)} 1 {num(w)} 2.4V{num(low)}H0Z"
    return path(f"M0 2.4C0 1 1 0 2.4 0{right}", tone)


def _portrait(part: Part, x: float, y: float, r: float) -> str:
    """Draw the round portrait of a Helper."""
    tone = TONES[part.tone]
    rim = mix(tone, "#FBF3DF", 0.4)
    disc = path(oval(x, y, r), mix(tone, "#FFF8E6", 0.9), stroke=rim, width=r * 0.05)
    return disc + picture(part.picture, x, y, r * 1.4, dark(tone, 0.4), rim)


def half(ink: Ink, part: Part) -> str:
    """Draw a Helper in a column, 57 x 33: its name; its portrait, and beside it points and power."""
    tone, (w, h) = TONES[part.tone], HALF
    body = card(w, h, 2.4) + _band(w, 10.4, tone)
    name = ink.words(part.name)
    body += ink.display(w / 2, 8.1, name, ink.readable(7.2), letters(tone), most=w - 3)
    body += path(box(1.4, 11.4, w - 2.8, h - 12.8, 1), mix(tone, "#FBF3DF", 0.78))
    body += path(box(18.6, 22.4, w - 20, h - 23.8, 1), mix(tone, "#FFFFFF", 0.88))
    body += _portrait(part, 10, 21.5, 7.6) + pennant(ink, part.points, w - 13, 11.2, 0.79)
    return body + row(ink, _signs(part), 37.2, 27.0, 8.6, 7.8, most=w - 22) + card_edge(w, h, 2.4)


def _signs(part: Part) -> tuple[Item, ...]:
    """Return the power of a Helper as signs; two words would be too long here, so signs replace them."""
    if sum(isinstance(item, Word) for item in part.visit) > 1:
        return tuple(item for item in part.visit if isinstance(item, str) and item != "/")
    return part.visit


def small(ink: Ink, part: Part) -> str:
    """Draw a Helper among many, 38 x 30: portrait, points, power."""
    tone, (w, h) = TONES[part.tone], SMALL_SIZE
    body = card(w, h, 2.4) + _band(w, 3, tone)
    body += path(box(1.2, 17.4, w - 2.4, h - 18.6, 1), mix(tone, "#FFFFFF", 0.86))
    body += _portrait(part, 10.5, 10.4, 6.8) + pennant(ink, part.points, 23.6, 4.4, 0.84)
    return body + row(ink, _signs(part), w / 2, 23.6, 9, 7.6, most=w - 3) + card_edge(w, h, 2.4)


def card_back(kind: str, below: int = 0) -> str:
    """Draw the back of a card of the deck ("deck") or of an Event ("events"), 63 x 88."""
    base = "#4E6B3E" if kind == "deck" else "#B9617F"
    body = path(box(2.6, 2.6, 57.8, 82.8, 2), base)
    waves = "".join(f"M2.6 {num(12 + at * 13.5)}" + "q4.82 -5 9.63 0t9.63 0" * 3 for at in range(6))
    body += path(waves, stroke=light(base, 0.22), width=1.1, line_fade=0.7)
    body += path(oval(31.5, 44, 17), base, stroke=STRAW, width=1.4)
    body += path(oval(31.5, 44, 14.6), stroke=STRAW, width=0.5)
    body += good_sign("L", 31.5, 43, 20, lined=False) if kind == "deck" else bunting(19.5, 38, 24, 3, 11)
    return under(*CARD, below, step=(0.7, 0.9)) + card(*CARD) + body + card_edge(*CARD)


@frozen
class Back(Face):
    """The back of a pile of the deck ("deck") or of Events ("events"), with cards below the top one."""

    size = CARD
    kind: str
    below: int = 0

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return card_back(self.kind, self.below)


@frozen
class NoCard(Face):
    """The dashed outline of a missing card."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        d = box(0.8, 0.8, w - 1.6, h - 1.6, 2.4)
        place = path(d, dark(PLANK, 0.5), fade=0.12)
        return place + path(d, stroke=WOOD_INK, width=0.8, line_fade=0.55, dash="3,2.2")
