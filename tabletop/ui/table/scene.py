"""The scene that shows a layout. Items keep the keys of their pieces, so that they glide to new places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.motion import CountUp, Deal, Motion
from tabletop.engine.table import Face, Layout, Piece, Spot, Zone
from tabletop.ui.style import theme
from tabletop.ui.table.course import SHAKEN, Course, course, rises, runs_up
from tabletop.ui.table.dealing import LooseDrawings
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import FLYING, PRINTED, GhostItem, Painter, PieceItem, Printed, ZoneItem
from tabletop.ui.table.spotlight import Spotlight
from tabletop.ui.table.tween import Tweens

_BOARD = "seat:"
"""The prefix of the keys of folded boards; the number of the seat follows."""


class TableScene(QGraphicsScene):
    """All items of one table, in millimetres."""

    def __init__(self, painter: Painter, size: tuple[float, float]) -> None:
        super().__init__(0, 0, *size)
        self._painter = painter
        self.layout_now = self.given = Layout((), ())
        """The layout shown now, and the given one before identical pieces were exchanged."""
        self._exchanged = "", ""
        self._courses: dict[str, Course] = {}
        """The courses of the movement to the layout shown now, by piece."""
        self._source: QRectF | None = None
        """The place that new pieces come out of in that movement; None if there is none."""
        self.pieces: dict[str, PieceItem] = {}
        self.zones: dict[str, Zone] = {}
        self._printed: dict[str, ZoneItem] = {}
        self._going: set[PieceItem] = set()
        self.resting: PieceItem | None = None
        """A dropped piece that waits until the animation shows where it belongs."""
        self.motion = Tweens(self)
        self._loose = LooseDrawings(self, painter, self.motion)
        self.lights = Highlights(QRectF(0, 0, *size))
        self.ghost = GhostItem(painter)
        self.spotlight = Spotlight(QRectF(0, 0, *size))
        self.addItem(self.spotlight)
        self.addItem(self.lights.ground)
        self.addItem(self.lights)
        self.addItem(self.lights.aim)
        self.addItem(self.ghost)

    def show_layout(self, layout: Layout, ms: int, motion: Motion | None = None) -> None:
        """Show a layout: what moved glides for `ms`, what is new appears, what is gone fades.

        `motion`: how what moved does so.
        """
        self.motion.finish()
        self.given, layout = layout, self._with_exchange(layout)
        if layout.zones != self.layout_now.zones:
            self._print(layout.zones)
        self.layout_now = layout
        self._courses, self._source = {}, None
        if motion is not None and ms > 0:
            self._begin(motion, layout, ms)
        there = {piece.key for piece in layout.pieces}
        gone = {key: item for key, item in self.pieces.items() if key not in there}
        for piece in layout.pieces:
            if piece.key not in self.pieces:
                self._enter(piece, gone, ms)
        for piece in layout.pieces:
            self._bring(self.pieces[piece.key], piece, ms)
        for key, item in gone.items():
            if self.pieces.get(key) is item:
                del self.pieces[key]
                self._leave(item, ms)
        if self.resting is not None and self.resting not in self.pieces.values():
            self.resting = None
        if theme.growth() > 1:
            self._leave_free()

    def _begin(self, motion: Motion, layout: Layout, ms: int) -> None:
        """Begin a motion to a layout: find the courses of what it moves, and show what belongs to it."""
        was = {key: item.piece for key, item in self.pieces.items()}
        moved = [
            piece
            for piece in layout.pieces
            if (before := was.get(piece.key)) is None
            or (before.x, before.y, before.face) != (piece.x, piece.y, piece.face)
        ]
        self._source, others = self.place_of(motion.source), 0
        if isinstance(motion, Deal) and motion.halves:
            self._loose.slide_halves(was, layout.pieces, ms)
        if isinstance(motion, Deal) and motion.around and self._source is not None:
            boards = [place for key in self.boards() if (place := self.place_of(key)) is not None]
            self._loose.deal_around(motion, moved, self._source, boards, ms)
            others = len(boards)
        for at, piece in enumerate(moved):
            nth = at * (others + 1), len(moved) * (others + 1)
            way = course(motion, was.get(piece.key), piece, nth, ms)
            if self._source is not None and piece.key not in was:
                way = replace(way or Course(), emerges=True)
            if way is not None:
                self._courses[piece.key] = way
        if motion.shakes:
            self._courses[motion.source] = SHAKEN
        if isinstance(motion, CountUp) and motion.counted:
            self._count(motion, layout, ms)

    def _count(self, motion: CountUp, layout: Layout, ms: int) -> None:
        """Let what is counted rise piece by piece, and the numbers on the boards run up."""
        zone, key = motion.counted or ("", "")
        rising = [p.key for p in layout.pieces if p.zone.startswith(zone) and p.key.startswith(key)]
        self._courses |= {piece: rises(nth, len(rising)) for nth, piece in enumerate(rising)}
        for board, item in self._printed.items():
            if rising and motion.boards and board.startswith(motion.boards) and isinstance(item.face, Face):
                way = runs_up(item.face, motion.numbers)
                self.motion.send(item, item.pos(), ms, then=_nothing, course=way)

    def _leave_free(self) -> None:
        """Set the parts of each drawing that enlarged text must leave free.

        A zone remembers where pieces have lain, so that its text does not change size with each move.
        """
        faces = {key: zone for key, zone in self.zones.items() if key in self._printed}
        pieces = self.layout_now.pieces
        for key, zone in faces.items():
            printed = [other for other in faces.values() if _overlap(other, zone)]
            there = _parts(zone, (*zone.spots, *printed, *pieces))
            self._printed[key].leave_free(there.union(self._printed[key].free))
        for piece in pieces:
            self.pieces[piece.key].leave_free(_parts(piece, [one for one in pieces if one.z > piece.z]))

    def exchange(self, key: str, other: str) -> None:
        """Exchange two identical pieces invisibly, as long as both stay where they are.

        The piece that the rules name can then be lifted wherever the player takes one of its kind.
        Only two are exchanged at a time; empty keys undo it.
        """
        if self._exchanged == (key, other):
            return
        self._exchanged = key, other
        self.show_layout(self.given, 0)

    def _with_exchange(self, layout: Layout) -> Layout:
        """Return the layout with the exchange applied; an outdated exchange is dropped."""
        key, other = self._exchanged
        found = {piece.key: piece for piece in layout.pieces if piece.key in (key, other)}
        if len(found) < 2 or not alike(found[key], found[other]):
            self._exchanged = "", ""
            return layout
        places = {key: found[other], other: found[key]}
        pieces = tuple(
            replace(piece, x=at.x, y=at.y, z=at.z) if (at := places.get(piece.key)) else piece
            for piece in layout.pieces
        )
        return replace(layout, pieces=pieces)

    def _bring(self, item: PieceItem, piece: Piece, ms: int) -> None:
        """Move a piece to where it belongs; a carried one stays with the pointer."""
        waits = item is self.resting and item.home == QPointF(piece.x, piece.y)
        turn = turn_angles(item.piece, piece)
        if item.piece != piece:
            item.become(piece)
        if waits or item.carried:
            return
        if item is self.resting:
            self.resting = None
        if item.pos() == item.home and turn[0] == turn[1] and piece.key not in self._courses:
            item.settle()
        else:
            self.send_home(item, ms, turn)

    def _print(self, zones: tuple[Zone, ...]) -> None:
        self.zones = {zone.key: zone for zone in zones}
        wanted = {key: zone for key, zone in self.zones.items() if zone.face}
        for key in [key for key in self._printed if key not in wanted]:
            self.removeItem(self._printed.pop(key))
        for key, zone in wanted.items():
            item = self._printed.get(key)
            if item is None or (item.face, item.w, item.h) != (zone.face, zone.w, zone.h):
                if item is not None:
                    self.removeItem(item)
                item = self._printed[key] = ZoneItem(self._painter, zone)
                self.addItem(item)
            item.setPos(zone.x, zone.y)
            smaller_above = 1 / (1 + zone.w * zone.h)
            item.setZValue(PRINTED + zone.z + smaller_above)

    def _enter(self, piece: Piece, gone: dict[str, PieceItem], ms: int) -> None:
        """Show a new piece; an identical one that has gone becomes it, so that it visibly moves."""
        twins = [key for key, item in gone.items() if item.face == piece.face and not item.carried]
        if twins and piece.face:
            to = QPointF(piece.x, piece.y)
            nearest = min(twins, key=lambda key: (gone[key].pos() - to).manhattanLength())
            item = gone.pop(nearest)
            del self.pieces[nearest]
            item.become(piece)
        else:
            item = self._appear(piece, ms)
        self.pieces[piece.key] = item

    def _appear(self, piece: Piece, ms: int) -> PieceItem:
        """Return a new item, which comes from the motion's source, an identical pile or the dropped piece.

        Without any of these it fades in.
        """
        item = PieceItem(self._painter, piece)
        self.addItem(item)
        if self._source is not None:
            item.setPos(self._source.center() - QPointF(piece.w, piece.h) / 2)
            self.send_home(item, ms)
            return item
        origin = self._origin(piece)
        if origin is None:
            angles, way = (piece.angle, piece.angle), self._courses.get(piece.key)
            self.motion.send(item, item.pos(), ms, fade=(0.0, 1.0), turn=angles, then=item.settle, course=way)
            return item
        item.setPos(origin.pos())
        if origin is self.resting:
            self.resting = None
            self.send_home(origin, 0)
        self.send_home(item, ms)
        return item

    def _origin(self, piece: Piece) -> PieceItem | None:
        if self.resting is not None and piece.face and self.resting.face == piece.face:
            return self.resting
        piles = (item for item in self.pieces.values() if item.piece.count > 0 and item.face == piece.face)
        return next(piles, None)

    def _leave(self, item: PieceItem, ms: int) -> None:
        if item.carried:
            item.carry(on=False)
        self._going.add(item)
        still = (item.rotation(), item.rotation())
        self.motion.send(item, item.pos(), ms, fade=(1.0, 0.0), turn=still, then=lambda: self._gone(item))

    def _gone(self, item: PieceItem) -> None:
        self._going.discard(item)
        self.removeItem(item)

    def update_faces(self, faces: AbstractSet[str | Face]) -> None:
        """Paint everything again that shows one of these faces."""
        for item in self.items():
            if isinstance(item, Printed) and item.drawn() in faces:
                item.update()

    def send_home(self, item: PieceItem, ms: int, turn: tuple[float, float] | None = None) -> None:
        """Let a piece glide to where it belongs, turning between two angles on its way."""
        way, angles = self._courses.get(item.piece.key), turn or (item.piece.angle,) * 2
        if ms > 0 and not (way is not None and way.stays):
            item.setZValue(FLYING + item.piece.z)
        self.motion.send(item, item.home, ms, turn=angles, then=item.settle, course=way)

    def home_of_resting(self) -> QRectF | None:
        """Return the rectangle to which a dropped piece returns if it may not stay; None without one."""
        item = self.resting
        return QRectF(item.home, QSizeF(item.w, item.h)) if item is not None else None

    @property
    def moving(self) -> bool:
        """True if something glides or fades."""
        return self.motion.running

    def pieces_at(self, at: QPointF) -> Iterator[PieceItem]:
        """Yield the pieces under a point, topmost first."""
        for item in self.items(at):
            if isinstance(item, PieceItem) and item not in self._going and item.covers(at):
                yield item

    def zone_at(self, at: QPointF) -> Zone | None:
        """Return the smallest zone under a point; None if there is none."""
        return min(self.zones_at(at), key=lambda zone: zone.w * zone.h, default=None)

    def zones_at(self, at: QPointF) -> list[Zone]:
        """All zones under a point."""
        return [z for z in self.zones.values() if z.x <= at.x() <= z.x + z.w and z.y <= at.y() <= z.y + z.h]

    def boards(self) -> dict[str, int]:
        """Return the keys of the zones of folded boards, with their seats."""
        found = {key: key.removeprefix(_BOARD) for key in self.zones if key.startswith(_BOARD)}
        return {key: int(seat) for key, seat in found.items() if seat.isdecimal()}

    def place_of(self, key: str) -> QRectF | None:
        """Return the rectangle of a piece or a zone; None for a key that is not on the table.

        A piece on its way, such as a refused one that glides back, is where it belongs: marks stay.
        """
        if key in self.pieces:
            item = self.pieces[key]
            return item.place if item.carried else QRectF(item.home, QSizeF(item.piece.w, item.piece.h))
        zone = self.zones.get(key)
        return QRectF(zone.x, zone.y, zone.w, zone.h) if zone else None

    def thing_by_key(self, key: str) -> Piece | Zone | None:
        """Return a piece or a zone by its key; None if there is none."""
        return self.pieces[key].piece if key in self.pieces else self.zones.get(key)


def _nothing() -> None:
    """Do nothing: a board has counted."""


def _overlap(one: Zone, other: Zone) -> bool:
    """Return True if a zone is printed above another."""
    return one is not other and (one.z > other.z or (one.z == other.z and one.w * one.h < other.w * other.h))


def _parts(
    below: Zone | Piece, above: Iterable[Zone | Piece | Spot]
) -> set[tuple[float, float, float, float]]:
    """Return the rectangles in which others lie on a thing: x, y, width and height relative to its corner."""
    right, low = below.x + below.w, below.y + below.h
    return {
        (round(on.x - below.x), round(on.y - below.y), round(on.w), round(on.h))
        for on in above
        if on.x < right and on.y < low and on.x + on.w > below.x and on.y + on.h > below.y
    }


def alike(one: Piece, other: Piece) -> bool:
    """Return True if two pieces look the same and lie together, so that they are interchangeable."""
    return (one.face, one.zone, one.w, one.h, one.turn, one.cells) == (
        other.face,
        other.zone,
        other.w,
        other.h,
        other.turn,
        other.cells,
    )


def turn_angles(was: Piece, now: Piece) -> tuple[float, float]:
    """Return the start and end angle of a piece that becomes another one: forwards, or the short way back."""
    return (was.angle if was.angle <= now.angle else was.angle % 360), now.angle
