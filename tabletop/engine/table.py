"""A table without a screen: zones in millimetres, the pieces that lie on it, and what hands do with them.

The scene on the screen knows only this. It never asks what a piece means: it offers the gestures of the
actions that can be tried, lights the places of those that are legal, and gives back the one that was made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, ClassVar

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text


class Face:
    """What a drawing shows, as data: subclasses are frozen dataclasses, and equal ones look the same.

    A game may name its drawings by words instead ("cube:2"); "" is no drawing.
    """

    __slots__ = ()
    heard: ClassVar[str] = ""
    """The sound of a piece whose drawing changes to or from this one where it lies."""


@frozen
class Spot:
    """A place inside a zone, in millimetres of the table: a cell of a grid, or a place in a row.

    `round`: it is lit as an oval. `numbers`: what it stands for; whoever types them drops a piece there.
    """

    x: float
    y: float
    w: float
    h: float
    round: bool = False
    numbers: tuple[int, ...] = ()


@frozen
class Zone:
    """A part of the table on which pieces can be dropped or which can be pressed.

    `face` names what is printed there ("" for nothing); `spots` are the places that `Drag.at` counts;
    with `columns` > 0 the spots are the cells of a grid, row by row, on which polyominoes are laid.
    `groups` are sets of spots that one piece can take together; `Drag.at` counts them after the spots. Of the
    sets with the spot under the hand the nearest is meant; a piece with `turns` goes on to the next of them.
    Zones may lie inside one another: the smallest under the hand is meant.
    `numbers`: what a zone that is pressed stands for; whoever types them presses it.
    """

    key: str
    x: float
    y: float
    w: float
    h: float
    name: Text = NO_TEXT
    face: str | Face = ""
    spots: tuple[Spot, ...] = ()
    columns: int = 0
    text: Text = NO_TEXT
    rule: str = ""
    z: int = 0
    groups: tuple[tuple[int, ...], ...] = ()
    numbers: tuple[int, ...] = ()


@frozen
class Piece:
    """A thing on the table. Its key is the same from one state to the next, so that it can glide.

    x, y, w, h: its bounding box in millimetres of the table, as it lies. `face` names its drawing.
    `cells`: for a polyomino, its (row, column) cells at turn 0, of `cell` millimetres each; it is then drawn
    with the face "<face>:<turn>", and can be turned while carried: turns 0-3 are quarter turns clockwise, 4-7
    the same of its mirror image, used only where `turns` is 8. Without cells, turns are the choices that a
    zone's groups leave.
    `name` says what it is, `text` what it does, for tooltips, the large view and screen readers; `rule` is
    where that is written.
    `count`: how many lie in this pile (0: no badge).
    `hangs`: it goes to places smaller than itself, and is aimed with its upper left corner, so that they are
    seen.
    `angle`: how far it is turned about its middle, in degrees clockwise; from one state to the next it turns
    on to it, so that more than a whole turn is seen as such.
    """

    key: str
    zone: str
    x: float
    y: float
    w: float
    h: float
    face: str | Face
    name: Text = NO_TEXT
    text: Text = NO_TEXT
    rule: str = ""
    z: int = 1
    count: int = 0
    turn: int = 0
    turns: int = 0
    cells: tuple[tuple[int, int], ...] = ()
    cell: float = 0.0
    hangs: bool = False
    angle: float = 0.0


CACHE_SIZE = 16384
"""How many pieces and zones are kept, since most lie the same from one moment to the next."""


@lru_cache(CACHE_SIZE)
def zone(
    key: str,
    at: Spot,
    name: Text = NO_TEXT,
    face: str | Face = "",
    *,
    rule: str = "",
    text: Text = NO_TEXT,
    spots: tuple[Spot, ...] = (),
    groups: tuple[tuple[int, ...], ...] = (),
    numbers: tuple[int, ...] = (),
    z: int = 0,
) -> Zone:
    """A zone at a place."""
    place = (key, at.x, at.y, at.w, at.h)
    return Zone(*place, name, face, spots, text=text, rule=rule, z=z, groups=groups, numbers=numbers)


@lru_cache(CACHE_SIZE)
def piece(
    key: str,
    where: str,
    at: Spot,
    face: str | Face,
    name: Text,
    *,
    rule: str = "",
    text: Text = NO_TEXT,
    z: int = 1,
    count: int = 0,
    turns: int = 0,
    hangs: bool = False,
    angle: float = 0.0,
) -> Piece:
    """A piece at a place."""
    return Piece(
        key,
        where,
        at.x,
        at.y,
        at.w,
        at.h,
        face,
        name,
        text,
        rule,
        z=z,
        count=count,
        turns=turns,
        hangs=hangs,
        angle=angle,
    )


@frozen
class Drag:
    """A piece was dropped on a zone: at which of its spots (-1: it has none or any will do), turned how."""

    piece: str
    zone: str
    at: int = -1
    turn: int = 0


@frozen
class Press:
    """A piece, a zone or a button (key "button:...") was pressed."""

    thing: str


BACK = Press("button:back")
"""Takes back what was begun, in every game where something can be begun; Esc does it, too."""


Gesture = Drag | Press


@frozen
class Layout:
    """Everything that lies on the table for one pair of eyes, and the face of the cloth, which repeats."""

    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    cloth: str | Face = "cloth"


@cache
def rotated_cells(cells: tuple[tuple[int, int], ...], turn: int) -> tuple[tuple[int, int], ...]:
    """The cells after `turn` (0-3 quarter turns clockwise; 4-7 mirrored left to right first), from (0, 0)."""
    if turn >= 4:
        cells = tuple((r, -c) for r, c in cells)
    for _ in range(turn % 4):
        cells = tuple((c, -r) for r, c in cells)
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - top, c - left) for r, c in cells))


@dataclass(frozen=True)
class Table:
    """How a game lies on the table.

    `lay(view, seat)`: zones and pieces as that seat sees them (the view must be that seat's). Seat -1, with
    the view of what everybody may see: as from the first seat's place, for a picture that is for anybody.
    `gesture(view, action)`: what hands do for an action that can be tried at the view's present choice.
    `draw(face, w, h, px)`: a face as SVG text; see tabletop.art.
    `thumb(view, action)`: a face of 26 x 26 for the action in a list of moves, "" for none.
    `preview(view, action)`: how the table is shown while the piece of a legal action is held over its place;
    None: as it lies. The piece in the hand stays in it where it lay.
    `on_bar(view, action)`: whether an action made with a piece has a button in the prompt bar as well:
    it is about no piece in particular, and nobody would look for it there.
    `opened(view, seat, other)`: the table while that seat looks at the large board of another, whose zone is
    "seat:OTHER" as long as it is folded; None where all boards lie open anyway.
    """

    size: tuple[float, float]
    layout: Callable[[Any, int], Layout]
    gesture: Callable[[Any, Action], Gesture]
    draw: Callable[..., str]
    thumb: Callable[[Any, Action], str | Face] = field(default=lambda _view, _action: "")
    preview: Callable[[Any, Action], Layout | None] = field(default=lambda _view, _action: None)
    has_button: Callable[[Any, Action], bool] = field(default=lambda _view, _action: False)
    with_open_board: Callable[[Any, int, int], Layout] | None = None
