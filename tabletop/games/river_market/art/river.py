"""The river board: sand, water with lilies and reeds, walks of planks, bridges, end spots."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from tabletop.art.face import Face
from tabletop.art.material import board
from tabletop.art.palette import dark, mix
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.river_market.art.goods import good_sign
from tabletop.games.river_market.art.palette import PLANK, PLANKS, RIVER, SAND, SIGN, WOOD_INK
from tabletop.games.river_market.art.ring import BOARD, EAST, NORTH, SOUTH, WEST, Ring


def _scatter(count: int, seed: float) -> Iterator[tuple[float, float, float]]:
    """Yield evenly distributed points of the unit square, each with a third number from 0 to 1."""
    for at in range(1, count + 1):
        k = at + seed
        yield k * 0.7548776 % 1, k * 0.5698403 % 1, k * 0.4301597 % 1


@frozen
class River(Face):
    """The whole board with its banks, walks, bridges and water."""

    size = BOARD
    ring: Ring

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        w, h = BOARD
        north, south, broad = self.ring.walk
        body = board(w, h, 9, SAND, height=1.5, thick=0.8) + _sand(w, h)
        shore = box(0.8, north - 5, w - 1.6, south - north + broad + 10)
        body += path(shore, mix(SAND, "#B79E63", 0.45))
        body += _water(w, north + broad - 1, south + 1)
        body += _lilies(self.ring, north + broad, south)
        body += "".join(_bridge(x, north, south + broad) for x in self.ring.bridges)
        body += "".join(_walk(self.ring, bank) for bank in (NORTH, SOUTH))
        body += _chevrons(self.ring)
        return body + "".join(group(_reeds(), x, y, s) for x, y, s in _reed_places(self.ring))


def _sand(w: float, h: float) -> str:
    grains = "".join(
        oval(8 + x * (w - 16), 5 + y * (h - 10), 0.5 + z * 0.7, 0.3 + z * 0.3) for x, y, z in _scatter(170, 3)
    )
    return path(grains, dark(SAND, 0.3), fade=0.3)


def _water(w: float, top: float, low: float) -> str:
    """Draw the water, which runs off both edges of the board."""
    count = 20
    step = (w - 1.6) / count
    upper = "".join(f"q{num(step / 2)} {num(-2.6 if at % 2 else 2.6)} {num(step)} 0" for at in range(count))
    lower = "".join(f"q{num(-step / 2)} {num(-2.6 if at % 2 else 2.6)} {num(-step)} 0" for at in range(count))
    d = f"M0.8 {num(top)}{upper}V{num(low)}{lower}Z"
    body = path(d, RIVER, stroke="#6FA0A6", width=0.9)
    deep = box(0.8, (top + low) / 2 + (low - top) * 0.14, w - 1.6, (low - top) * 0.3)
    body += path(deep, "#7DB3BD", fade=0.5)
    ripples = "".join(
        f"M{num(8 + x * (w - 24))} {num(top + 6 + y * (low - top - 12))}q2.4 -1.8 4.8 0t4.8 0"
        for x, y, _ in _scatter(46, 11)
    )
    return body + path(ripples, stroke="#E4F3F4", width=0.8, line_fade=0.6)


_LEAVES = (
    (0.125, 0.36, 8.6, 20, True),
    (0.157, 0.78, 6.0, 120, False),
    (0.255, 0.2, 6.2, 200, False),
    (0.283, 0.68, 8.2, 60, True),
    (0.412, 0.3, 7.6, 30, True),
    (0.495, 0.84, 6.0, 150, False),
    (0.565, 0.24, 5.4, 10, False),
    (0.7, 0.8, 5.6, 80, False),
    (0.845, 0.34, 6.4, 300, True),
    (0.026, 0.6, 6.4, 10, False),
    (0.043, 0.28, 4.2, 70, False),
    (0.975, 0.7, 6.0, 30, False),
)
"""Lily pads: position along and across the water, size, turn, and whether one is in flower."""


def _lilies(ring: Ring, top: float, low: float) -> str:
    left, right = ring.bridges
    room, body = low - top, ""
    for along, across, wide, turn, flower in _LEAVES:
        x, y = along * BOARD[0], top + across * room
        if min(abs(x - left), abs(x - right)) < 17 or not 7 < across * room < room - 7:
            continue
        r = wide * min(1.0, room / 40 + 0.2)
        body += path(oval(x + 1.2, y + 2.2, r, r * 0.72), "#2C5A60", fade=0.28)
        body += group(_pad(r), x, y, turn=turn)
        if flower:
            body += good_sign("L", x - 1.2, y - 2.6, r * 1.5)
    return body


def _pad(r: float) -> str:
    """Draw a lily pad about (0, 0)."""
    rim = f"A{num(r)} {num(r * 0.8)} 0 1 0 {num(r * 0.98)} {num(r * 0.16)}Z"
    heart = f"M{num(-r * 0.1)} 0L"
    tips = ((-r * 0.8, -r * 0.1), (-r * 0.3, r * 0.6), (-r * 0.2, -r * 0.62))
    veins = "".join(f"{heart}{num(x)} {num(y)}" for x, y in tips)
    leaf = path(f"M0 0L{num(r * 0.92)} {num(-r * 0.38)}{rim}", "#6B9A53", stroke="#44692F", width=0.6)
    return leaf + path(veins, stroke="#8DB874", width=0.6)


def _walk(ring: Ring, bank: int) -> str:
    """Draw the boardwalk of a bank, from bridge to bridge."""
    y, broad = ring.walk[bank], ring.walk[2]
    left, right = ring.bridges[0] - 13, ring.bridges[1] + 13
    body = path(box(left, y + 1.8, right - left, broad, 2.4), "#2C4A40", fade=0.35)
    body += _planks(left, y, right - left, broad)
    if ring.size == "double":
        body += _branches(ring, bank)
    edge = path(box(left, y, right - left, broad, 2.4), stroke=WOOD_INK, width=0.8)
    return body + edge + path(line((left + 2, y + 1), (right - 2, y + 1)), stroke="#E0C193", width=0.7)


def _planks(x: float, y: float, w: float, h: float) -> str:
    """Draw boards side by side, the last one cut off at the right end."""
    body = path(box(x, y, w, h, 2.4), PLANK)
    for tone in range(1, 3):
        boards = "".join(
            box(x + at * 13.4, y, min(13.4, w - at * 13.4 - 0.6), h)
            for at in range(tone, int((w - 0.7) / 13.4) + 1, 3)
        )
        body += path(boards, mix(PLANK, PLANKS[tone], 0.75))
    seams = "".join(
        f"M{num(x + at * 13.4)} {num(y + 0.6)}v{num(h - 1.2)}" for at in range(1, int(w / 13.4) + 1)
    )
    return body + path(seams, stroke="#7A5A34", width=0.6)


def _branches(ring: Ring, bank: int) -> str:
    """Draw narrow planks to the second row, and a dot for every Booth on the walk."""
    y, broad = ring.walk[bank], ring.walk[2]
    h = ring.card_size[1] + 4
    strips, dots = "", ""
    for place in range(ring.booths[bank]):
        x = ring.middle(bank, place)
        if ring.behind(bank, place):
            strips += box(x - 1, y - h if bank == NORTH else y + broad, 2, h)
        dots += oval(x, y + (4.4 if bank == NORTH else broad - 4.4), 1.3)
    return path(strips, PLANK, stroke=WOOD_INK, width=0.4) + path(dots, WOOD_INK, fade=0.7)


def _bridge(x: float, top: float, low: float) -> str:
    w, y0, h = 22.0, top + 4, low - top - 8
    body = path(box(x - w / 2 + 1.4, y0 + 4, w, h, 2), "#20444A", fade=0.3) + path(
        box(x - w / 2, y0, w, h, 2), PLANK
    )
    seams = "".join(
        f"M{num(x - w / 2 + 0.6)} {num(y0 + at * 7.4)}h{num(w - 1.2)}" for at in range(1, int(h / 7.4) + 1)
    )
    body += path(seams, stroke="#7A5A34", width=0.6)
    body += path(box(x - w / 2, y0, w, h, 2), stroke=WOOD_INK, width=0.8)
    rails = box(x - w / 2 - 1.8, y0 + 16, 3, h - 32, 1.2) + box(x + w / 2 - 1.2, y0 + 16, 3, h - 32, 1.2)
    return body + path(rails, "#8B6537", stroke="#5C3D1A", width=0.5)


def _chevrons(ring: Ring) -> str:
    """Draw chevrons between Booths: eastwards in the north, westwards in the south, and over the bridges."""
    north, south, broad = ring.walk
    d = ""
    reach = 2.4 if ring.size != "double" else 1.6
    for bank, y in ((NORTH, north + broad / 2), (SOUTH, south + broad / 2)):
        way = reach if bank == NORTH else -reach
        for place in range(ring.booths[bank] + 1):
            x = ring.middle(bank, place) - ring.pitch / 2
            d += f"M{num(x - way)} {num(y - 4)}l{num(way * 2)} 4l{num(-way * 2)} 4"
    middle = (north + south + broad) / 2
    for x, way in ((ring.bridges[1], 2.4), (ring.bridges[0], -2.4)):
        d += f"M{num(x - 4)} {num(middle - way)}l4 {num(way * 2)}l4 {num(-way * 2)}"
    return path(d, stroke=WOOD_INK, width=1.4, line_fade=0.75)


@frozen
class Way(Face):
    """Dots on the planks along a pawn's way: `booths` on from number `start` of the ring (below 0: back)."""

    size = BOARD
    ring: Ring
    start: int
    booths: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        stops = _stops(self.ring, self.start, self.booths)
        dots = ""
        for (x0, y0), (x1, y1) in pairwise(stops):
            count = max(round(math.hypot(x1 - x0, y1 - y0) / 8.4), 1)
            dots += "".join(
                oval(x0 + (x1 - x0) * at / count, y0 + (y1 - y0) * at / count, 1.9) for at in range(count)
            )
        return path(dots + oval(*stops[-1], 1.9), "#FFFDF4", stroke="#2E7D5B", width=0.9)


def _stops(ring: Ring, start: int, booths: int) -> list[tuple[float, float]]:
    """Return the points of a way: at Booths, and at bridges; on the water's side of the planks."""
    north, south, broad = ring.walk
    heights = (north + broad - 3.6, south + 3.6)
    count, step = sum(ring.booths), 1 if booths > 0 else -1
    found: list[tuple[float, float]] = []
    for at in range(start, start + booths + step, step):
        bank = int(at % count >= ring.booths[NORTH])
        place = at % count if bank == NORTH else count - 1 - at % count
        if found and found[-1][1] != heights[bank]:
            bridge = ring.bridges[(step > 0) == (bank == SOUTH)]
            found += [(bridge, heights[1 - bank]), (bridge, heights[bank])]
        found.append((ring.middle(bank, place) + (8 if ring.size == "full" else 0), heights[bank]))
    return found


def _reeds() -> str:
    body = path(oval(2, 1, 12, 2.6), "#6B5A30", fade=0.3)
    stems = ((-9, 20, -5), (-5, 28, -3), (0, 34, 1), (4, 26, 3), (9, 19, 6))
    for at, (x, high, bend) in enumerate(stems):
        d = f"M{num(x * 0.5)} 0Q{num(x)} {num(-high * 0.5)} {num(x + bend)} {num(-high)}"
        body += path(d, stroke="#5C7B3F" if at % 2 else "#7C9A55", width=2)
        if 1 <= at <= 3:
            body += path(oval(x + bend, -high - 3, 2, 5.4), "#7A4E28")
    return body


def _reed_places(ring: Ring) -> list[tuple[float, float, float]]:
    """Return places at the water's edge left and right, and on the sand if there is room."""
    north, south, broad = ring.walk
    left = min(ring.bridges[0] - 13, *(ring.end(bank, WEST).x for bank in (NORTH, SOUTH)))
    right = max(
        ring.bridges[1] + 13, *(ring.end(bank, EAST).x + ring.card_size[0] for bank in (NORTH, SOUTH))
    )
    if ring.size == "full":
        left, right = ring.bridges[0] - 13, ring.bridges[1] + 13
    places: list[tuple[float, float, float]] = []
    if left > 26:
        places += [(12, north + 4, 0.58), (22, north + 2, 0.4), (12, south + broad + 16, 0.55)]
    if right < BOARD[0] - 26:
        places += [(BOARD[0] - 12, north + 5, 0.62), (BOARD[0] - 24, north + 2, 0.4)]
        places += [(BOARD[0] - 13, south + broad + 15, 0.58)]
    if ring.size == "compact":
        places += [
            (BOARD[0] * share, y, 0.5) for share, y in ((0.16, 22), (0.62, 20), (0.3, 277), (0.82, 276))
        ]
    return places


@frozen
class Raft(Face):
    """The raft in the middle of the water that holds the supply."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        d = box(0, 0, w, h, 3)
        body = path(box(0.6, 1.6, w + 0.8, h + 0.6, 3.4), "#20444A", fade=0.26)
        body += group(path(d, "#5C3D1A"), 0.4, 1.0) + path(d, SIGN, stroke="#5C3D1A", width=0.7)
        logs = "".join(f"M1.4 {num(h * at / 4)}H{num(w - 1.4)}" for at in range(1, 4))
        body += path(logs, stroke="#7C5629", width=0.7) + path(
            line((2, 1), (w - 2, 1)), stroke="#D6AE7C", width=0.7
        )
        ropes = "".join(box(x, -0.4, 2.6, h + 0.8, 0.8) for x in (4.0, w - 6.6))
        return body + path(ropes, "#E2CE9C", stroke="#8A7440", width=0.4)


@frozen
class EndSpot(Face):
    """An end spot: a dashed outline with its letter."""

    letter: str

    def paint(self, ink: Ink, w: float, h: float) -> str:
        d = box(0.7, 0.7, w - 1.4, h - 1.4, 3)
        body = path(d, "#C9B27C", fade=0.45) + path(d, stroke="#8A7440", width=1, dash="4.2,3")
        size = min(24.0, w * 0.42)
        if w < 40:
            return body + ink.display(w / 2, h / 2 + size * 0.35, self.letter, size, "#8A7440")
        words = ink.words(translate("river_market", "end spot"))
        body += ink.display(w / 2, h / 2 + size * 0.1, self.letter, size, "#8A7440")
        letters = max(7.0, 11 / ink.px)
        return body + ink.sans(
            w / 2, h / 2 + size * 0.1 + 12, words, letters, "#6B5A30", anchor="middle", weight=600, most=w - 4
        )


def flow_arrow(x: float, y: float, r: float, colour: str) -> str:
    """Draw a small triangle that points down."""
    return path(polygon(((x - r, y - r * 1.3), (x + r, y - r * 1.3), (x, y))), colour)
