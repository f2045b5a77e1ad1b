"""A table without a screen: zones and pieces in millimetres, and the gestures made with them.

The window knows only this of a game. It never asks what a piece means: it offers the gestures of the
candidate actions, highlights those of the legal ones, and returns the gesture that was made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, TypeAlias

from tabletop.engine.motion import Motion
from tabletop.engine.rules import Action, S
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text


class Face:
    """What a drawing shows, as data. Subclasses are frozen dataclasses; equal faces look the same.

    A face may also be a string ("cube:2"); "" is no drawing.
    """

    __slots__ = ()
    heard: ClassVar[str] = ""
    """The sound of a piece whose face changes to or from this one without moving."""

    def turned(self, _turn: int) -> Face:
        """Return the drawing of a polyomino at a turn (as `Piece.turn`); others look the same at any."""
        return self


@frozen
class Spot:
    """A place inside a zone: a cell of a grid, or a place in a row.

    Attributes:
        x, y, w, h: Its rectangle in millimetres of the table.
        round: True if it is highlighted as an oval.
        numbers: Typed by a player, they drop the selected piece here.
    """

    x: float
    y: float
    w: float
    h: float
    round: bool = False
    numbers: tuple[int, ...] = ()


@frozen
class Zone:
    """A part of the table on which pieces can be dropped, or which can be pressed.

    Zones may lie inside one another: the smallest one under the pointer counts.

    Attributes:
        x, y, w, h: Its rectangle in millimetres of the table.
        name: What it is, for tooltips and screen readers.
        face: What is printed there; "" for nothing.
        spots: The places that `Drag.at` counts.
        columns: If positive, the spots are the cells of a grid, row by row, on which polyominoes are laid.
        text: What it does, for tooltips and the magnifier.
        rule: The number of the rule about it.
        z: Drawing order.
        groups: Sets of spot indices that one piece can take together; `Drag.at` counts them after the spots.
            Of the sets with the spot under the pointer the nearest one counts; turning the piece goes on to
            the next.
        numbers: Typed by a player, they press it.
        leads_on: The first part of the keys of the pieces that its `text` sends elsewhere; "" for none.
        stands_for: The keys of zones named after it: a piece that it does not take itself is dropped on the
            first of them that takes it.
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
    leads_on: str = ""
    stands_for: tuple[str, ...] = ()


@frozen
class Piece:
    """A thing on the table.

    Attributes:
        key: Stays the same from one layout to the next, so that the piece can be animated.
        zone: The key of the zone it lies in.
        x, y, w, h: Its bounding box in millimetres of the table, as it lies.
        face: Its drawing.
        name: What it is, for tooltips and screen readers.
        text: What it does, for tooltips and the magnifier.
        rule: The number of the rule about it.
        z: Drawing order.
        count: The number on its badge, for a pile; 0 for no badge.
        turn: How it is turned: 0-3 quarter turns clockwise, 4-7 the same of its mirror image.
        turns: In how many ways it can be turned while it is dragged: 0, 4, or 8 with mirror images. Without
            cells, the number of groups that turning goes through.
        cells: The (row, column) cells of a polyomino at turn 0; it is drawn with `turned_face`.
        cell: The size of a cell in millimetres.
        hangs: True if it is aimed with its upper left corner, since its targets are smaller than itself.
        angle: Rotation about its middle in degrees clockwise. It is animated from one layout to the next, so
            that more than 360 shows as more than one turn.
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


def turned_face(piece: Piece, turn: int) -> str | Face:
    """Return a piece's face at a turn; a face of words gets the turn of a polyomino as its last word."""
    if not piece.cells:
        return piece.face
    return piece.face.turned(turn) if isinstance(piece.face, Face) else f"{piece.face}:{turn}"


_CACHE_SIZE = 16384
"""Number of zones cached: most are equal from one layout to the next, and are compared faster if
they are the same object."""


# without it layouts that are compared take up to 1.6 times as long
@lru_cache(_CACHE_SIZE)
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
    leads_on: str = "",
    stands_for: tuple[str, ...] = (),
) -> Zone:
    """Return a zone at a place, cached."""
    place = (key, at.x, at.y, at.w, at.h)
    return Zone(
        *place,
        name,
        face,
        spots,
        text=text,
        rule=rule,
        z=z,
        groups=groups,
        numbers=numbers,
        leads_on=leads_on,
        stands_for=stands_for,
    )


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
    """Return a piece at a place."""
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
    """A piece is dropped on a zone.

    `at`: the index of the spot or group; -1 if the zone has none, or any will do. `turn`: as `Piece.turn`.
    """

    piece: str
    zone: str
    at: int = -1
    turn: int = 0


@frozen
class Press:
    """A piece, a zone or a button (key "button:...") is pressed."""

    thing: str


def turn_key(seat: int) -> str:
    """Return the key of the zone at a seat's board where its last turn is told; nothing else lies there."""
    return f"told:{seat}"


BACK = Press("button:back")
"""The gesture that takes back a half-finished action, in every game that has such; Esc makes it, too."""


Gesture = Drag | Press


@frozen
class Layout:
    """All zones and pieces as one viewer sees them, and the repeating face of the background."""

    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    cloth: str | Face = "cloth"


# without it random play with tiles takes 1.2 times as long, naming what can be done 1.4 times
@cache
def rotated_cells(cells: tuple[tuple[int, int], ...], turn: int) -> tuple[tuple[int, int], ...]:
    """Return the cells turned (0-3 quarter turns clockwise; 4-7 mirrored first), moved to (0, 0).

    >>> rotated_cells(((0, 0), (0, 1)), 1)
    ((0, 0), (1, 0))
    """
    if turn >= 4:
        cells = tuple((r, -c) for r, c in cells)
    for _ in range(turn % 4):
        cells = tuple((c, -r) for r, c in cells)
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - top, c - left) for r, c in cells))


@dataclass(frozen=True, slots=True)
class Dealing:
    """What is dealt as a match begins, in a film before the first event.

    Attributes:
        zones: The keys of the zones whose pieces are dealt; "slot:" stands for all that begin so.
        source: The key of the piece or zone that they come from; "" if they appear where they lie.
        back: Their face until they are turned over; "" if they come face up.
        piles: The keys of the piles that are shuffled before.
        around: True if each other seat is dealt as many.
        shakes: True if the source is a bag, which shakes.
    """

    zones: tuple[str, ...]
    source: str = ""
    back: str | Face = ""
    piles: tuple[str, ...] = ()
    around: bool = False
    shakes: bool = False

    def deals(self, piece: Piece) -> bool:
        """Return True if a piece is dealt."""
        return any(piece.zone.startswith(z) if z.endswith(":") else piece.zone == z for z in self.zones)


@dataclass(frozen=True)
class Table(Generic[S]):
    """How a game lies on the table.

    Attributes:
        size: Width and height in millimetres.
        layout: (view, seat): zones and pieces as that seat sees them; the view must be that seat's. Seat -1
            with the public view: as from seat 0's place, for a picture that is for anybody.
        gesture: (view, action): the gesture of a candidate action at the view's pending choice.
        draw: (face, w, h, px): a face as SVG text; see `tabletop.art`.
        thumb: (view, action): a face of 26 x 26 mm for the action in a list of moves; "" for none.
        preview: (view, action): the layout shown while the piece of a legal action is held over its place;
            None: the present one. The piece itself stays where it was.
        has_button: (view, action): True if an action made with a piece also has a button in the prompt bar,
            since nobody would look for it at that piece.
        with_open_board: (view, seat, other): the layout while that seat looks at the large board of another
            seat, whose zone is "seat:OTHER" as long as it is folded. None: all boards are always open.
        motions: How pieces move for events, by the name of the event in files ("tile_laid").
        portrait: The place for the portrait of who sits at a folded board, which covers the seat's sign: its
            middle, from the upper left corner of the zone "seat:OTHER", and its diameter. None: none.
        automa_portrait: The same on the automa's board, the key of its zone first. None: it is as others.
        own_zones: The keys of the zones in which lies all that the viewer has, most important first.
        opening: (view): what lies open as a match begins, for those who only hear it, a sentence each.
        dealing: What is dealt as a match begins; None: all lies there at once.
    """

    size: tuple[float, float]
    layout: Callable[[S, int], Layout]
    gesture: Callable[[S, Action], Gesture]
    draw: Callable[..., str]
    thumb: Callable[[S, Action], str | Face] = field(default=lambda _view, _action: "")
    preview: Callable[[S, Action], Layout | None] = field(default=lambda _view, _action: None)
    has_button: Callable[[S, Action], bool] = field(default=lambda _view, _action: False)
    with_open_board: Callable[[S, int, int], Layout] | None = None
    portrait: tuple[float, float, float] | None = None
    automa_portrait: tuple[str, float, float, float] | None = None
    own_zones: tuple[str, ...] = ()
    opening: Callable[[S], tuple[Text, ...]] = field(default=lambda _view: ())
    motions: Mapping[str, Motion] = field(default_factory=dict)
    dealing: Dealing | None = None


AnyTable: TypeAlias = Table[Any]
"""The table of a game whose state the caller does not know."""
