"""Positions on cards and boards, in millimetres; used by the drawings and by the table."""

from __future__ import annotations

from tabletop.engine.table import Spot

FULL, COMPACT, MINI, TALL = (88.0, 112.0), (69.0, 65.0), (44.6, 58.6), (44.6, 102.0)
"""Sizes of store faces.

In the seat's own building; in the auction and in hand; in a rival's building with four and with three
players.
"""
CARD, TAG = (44.0, 34.0), (60.0, 27.0)
"""Sizes of Market Cards and of price tags."""
TAG_HOLE = (5.4, 13.5)
"""Centre of a price tag's hole, at its left end."""

Sells = tuple[tuple[int, int, int], ...]
"""What a store sells: type, capacity, shelves."""
Places = tuple[tuple[Spot, ...], ...]
"""For each shelf from the top, the places of crates from left to right."""

WALL_TOP, _SHELVES_TOP, _SHELVES_LOW = 36.0, 41.6, 86.0
"""On a full face: top of the wall behind a column of shelves, top of its shelves, and their bottom."""
_PLANK = 2.8
"""Height that a plank takes below the crates on it."""


def columns(sells: Sells, w: float = FULL[0]) -> tuple[tuple[float, float, float], ...]:
    """Return, for each type on a full face: x of its shelves, their width, and the pitch of crates."""
    gap, inner = 2.6, w - 5.0
    pitch = 18.0 if max(shelves for _, _, shelves in sells) < 3 else 15.0
    while True:
        wide = [max(17.0, cap * pitch + 2.2) for _, cap, _ in sells]
        whole = sum(wide) + gap * (len(sells) - 1)
        if whole <= inner or pitch < 7:
            break
        pitch -= 0.1
    found, x = [], (w - whole) / 2
    for one in wide:
        found.append((x, one, pitch))
        x += one + gap
    return tuple(found)


def full_places(sells: Sells, column: int) -> Places:
    """Return the places of crates on a full face."""
    x, wide, pitch = columns(sells)[column]
    _, cap, shelves = sells[column]
    step = (_SHELVES_LOW - _SHELVES_TOP) / shelves
    s = min(pitch * 0.79, step - 5.0, 12.6)
    start = x + (wide - cap * pitch) / 2 + (pitch - s * 1.2) / 2
    return tuple(
        tuple(
            Spot(start + at * pitch, _SHELVES_TOP + step * (row + 1) - _PLANK - s, s, s) for at in range(cap)
        )
        for row in range(shelves)
    )


HEAD = 17.6
"""Height of a mini face's head, with two lines of name."""
EFFECT = 10.6
"""Height of a mini face's foot if it shows an effect."""


def mini_rows(sells: Sells, high: float, *, effect: bool) -> tuple[tuple[float, float], ...]:
    """Return, for each type on a mini face, y of the middle of its row, and the row's height."""
    top, low = HEAD + 5.2, high - (11.8 if effect else 2.4)
    n = len(sells)
    step = (low - top) / max(n, 2)
    start = top + (low - top - step * n) / 2
    return tuple((start + step * (at + 0.5), step) for at in range(n))


def mini_places(sells: Sells, column: int, high: float, *, effect: bool) -> Places:
    """Return the places of pips on a mini face, or of small crates on a tall one."""
    _, cap, shelves = sells[column]
    mid, step = mini_rows(sells, high, effect=effect)[column]
    pitch = min(5.0 if high == MINI[1] else 7.6, 21.0 / cap, (step - 0.6) / shelves)
    top, s = mid - pitch * shelves / 2 + 0.3, pitch - 0.8
    return tuple(
        tuple(Spot(13.2 + at * pitch, top + row * pitch, s, s) for at in range(cap)) for row in range(shelves)
    )


def boxes(count: int, x: float, y: float, w: float, s: float, gap: float) -> tuple[Spot, ...]:
    """Return the places of private boxes in a row, centred in the width w."""
    s = min(s, (w - 6 - gap * (count - 1)) / max(count, 1))
    left = x + (w - count * s - (count - 1) * gap) / 2
    return tuple(Spot(left + at * (s + gap), y, s, s) for at in range(count))


def full_boxes(count: int) -> tuple[Spot, ...]:
    """Return the places of the private boxes of a full face."""
    return boxes(count, 0, 44, FULL[0], 20, 4)


def mini_boxes(count: int, high: float) -> tuple[Spot, ...]:
    """Return the places of the private boxes of a mini face."""
    s = 9.0
    return boxes(count, 0, HEAD + (high - 12 - HEAD) / 2 - s / 2 + 2, MINI[0], s, 1.6)


_RANKS = ((4, 12.3), (5, 9.9), (6, 8.3), (8, 5.9))
"""Rows of a bay: number of things per row and their pitch; the first that fits is used."""
ROW_W, ROW_H, STUB = 71.6, 31.8, 21.4
"""Size of a row of a bay, dock or demand, and width of the price stub at its left end."""
SHOWN, FEWER = 32, 24
"""Maximum number of things of one type shown in a row; if there are more, FEWER of them and a count."""


def shown(count: int) -> int:
    """Return the number of things shown in a row if there are `count`.

    >>> shown(32), shown(33)
    (32, 24)
    """
    return count if count <= SHOWN else FEWER


def rank(count: int) -> tuple[int, float]:
    """Return the number per row for `count` things, and their pitch in millimetres."""
    for per, pitch in _RANKS:
        if count <= per * int(27 / pitch + 0.2):
            return per, pitch
    return _RANKS[-1]


def dock_places(count: int) -> tuple[Spot, ...]:
    """Return the places of crates on a dock, relative to the row's corner."""
    per, pitch = rank(count)
    count = shown(count)
    step = max(pitch, 14.2) if count <= 2 * per else pitch
    s, first = pitch * 0.8, 13.9 if count <= 2 * per else 8.6
    return tuple(Spot(23.4 + (at % per) * pitch, first + (at // per) * step - s, s, s) for at in range(count))


def box_places(count: int) -> tuple[Spot, ...]:
    """Return the places of boxes of demand, relative to the row's corner."""
    per, pitch = rank(count)
    rows = -(-min(count, SHOWN) // per)
    count = shown(count)
    top = (ROW_H - rows * pitch) / 2 + 0.5
    s = pitch - 1.4
    return tuple(Spot(22.8 + (at % per) * pitch, top + (at // per) * pitch, s, s) for at in range(count))


def in_box(at: Spot) -> Spot:
    """Return the place of a crate in a box of demand."""
    return Spot(at.x + 0.03 * at.w, at.y + 0.17 * at.h, at.w * 0.8, at.h * 0.8)
