"""Drop targets: the places on the table for the gestures of a lifted piece."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from tabletop.engine.table import Drag, Gesture, Layout, Piece, Press, Spot, Zone, rotated_cells

_NEAR = 0.75
"""Maximum distance, in cells, at which a carried polyomino snaps to a legal place."""
REACH = 12
"""Pixels around the middle of a small thing that still count as on it, so that every target is 24 wide."""
SLACK = 0.5
"""How far beside a spot a drop still counts as on it, as a part of the spot's shorter side."""
Cells = tuple[tuple[int, int], ...]


def lowest_turn(cells: Cells, turn: int) -> int:
    """Return the lowest turn at which the cells look the same as at this one; actions use it.

    >>> lowest_turn(((0, 0), (0, 1)), 3)
    1
    """
    return next(t for t in range(turn + 1) if rotated_cells(cells, t) == rotated_cells(cells, turn))


class Oval(QRectF):
    """A round place."""


def rect(place: Spot | Zone | Piece) -> QRectF:
    """Return the rectangle of a place; an Oval for a round spot."""
    kind = Oval if isinstance(place, Spot) and place.round else QRectF
    return kind(place.x, place.y, place.w, place.h)


def silent(_gesture: Gesture) -> str:
    """Return the empty text for any gesture."""
    return ""


@dataclass
class TableGestures:
    """The gestures possible now, of legal and of all candidate actions, by piece."""

    legal: set[Gesture] = field(default_factory=set)
    drags: dict[str, list[Drag]] = field(default_factory=dict)
    tries: dict[str, dict[str, list[Drag]]] = field(default_factory=dict)
    presses: dict[str, bool] = field(default_factory=dict)
    """Things that can be pressed; True if that is legal."""
    waiting: frozenset[Gesture] = frozenset()
    """Gestures that are legal but must wait for the lesson."""
    names: Mapping[Gesture, str] = field(default_factory=dict)
    brings: Callable[[Gesture], str] = field(default=silent, compare=False)
    """What a legal gesture gains and costs, in words."""

    @classmethod
    def of(
        cls,
        legal: Sequence[Gesture],
        tried: Sequence[Gesture],
        names: Mapping[Gesture, str],
        brings: Callable[[Gesture], str] = silent,
        waiting: Sequence[Gesture] = (),
    ) -> TableGestures:
        """Group the gestures by what they take."""
        drags: dict[str, list[Drag]] = defaultdict(list)
        tries: dict[str, dict[str, list[Drag]]] = defaultdict(lambda: defaultdict(list))
        allowed = set(legal)
        presses = {g.thing: g in allowed for g in tried if isinstance(g, Press)}
        for gesture in legal:
            if isinstance(gesture, Drag):
                drags[gesture.piece].append(gesture)
        for gesture in dict.fromkeys((*legal, *tried)):
            if isinstance(gesture, Drag):
                tries[gesture.piece][gesture.zone].append(gesture)
        found = cls(allowed, dict(drags), {k: dict(v) for k, v in tries.items()}, presses)
        found.names, found.brings, found.waiting = dict(names), brings, frozenset(waiting)
        return found

    def is_legal(self, drag: Drag) -> bool:
        """Return True if a drop is legal. A legal gesture without a spot covers every spot."""
        return drag in self.legal or Drag(drag.piece, drag.zone) in self.legal

    def has_to_wait(self, drag: Drag) -> bool:
        """Return True if the drop is legal but must wait for the lesson."""
        return drag in self.waiting or Drag(drag.piece, drag.zone) in self.waiting

    def can_lift(self, key: str) -> bool:
        """Return True if some candidate action takes this piece."""
        return key in self.tries


class DropTargets:
    """The drop targets of one lifted piece at its present turn."""

    def __init__(self, offered: TableGestures, layout: Layout, piece: Piece) -> None:
        self.offered, self.piece = offered, piece
        self.zones = {zone.key: zone for zone in layout.zones}
        self._layout = layout
        self.drags = offered.drags.get(piece.key, [])
        self.tries = offered.tries.get(piece.key, {})
        self.legal_zones = {drag.zone for drag in self.drags}
        grids = [self.zones[key] for key in self.tries if key in self.zones and self.zones[key].columns]
        self.cell = grids[0].spots[0].w if grids and piece.cells else piece.cell
        """Size of a polyomino's cells while it is carried: that of the grid on which it may be laid."""

    def at(self, corner: QPointF, hand: QPointF, turn: int, reach: float = 0.0) -> Drag | None:
        """Return the gesture of dropping the piece now; None over free space.

        Args:
            corner: The position of the piece's corner.
            hand: The position of the pointer, or the target point of a piece that hangs.
            turn: The turn of the piece.
            reach: Maximum distance in millimetres from the middle of a small place that counts as on it.
        """
        zone = self._zone(hand, reach)
        if self.piece.cells and (zone is None or zone.key not in self.legal_zones):
            zone = self._grid_below(corner, turn) or zone
        if zone is None:
            return None
        if zone.columns and self.piece.cells:
            return self._on_grid(zone, corner, turn)
        if any(drag.at >= len(zone.spots) for drag in self.tries.get(zone.key, ())) and zone.groups:
            return self._on_group(zone, hand, turn)
        if not self._by_spots(zone):
            return Drag(self.piece.key, zone.key)
        return Drag(self.piece.key, zone.key, self._nearest(zone, hand))

    def _zone(self, hand: QPointF, reach: float) -> Zone | None:
        """Return the smallest zone under the pointer that takes the piece, or the nearest small one within
        reach.

        If there is none, one that a candidate action names; else any zone under the pointer. A zone whose
        spots are all out of reach is left out, and what lies below it: beside its spots there is free space.
        """
        here = [zone for zone in self._layout.zones if rect(zone).contains(hand)]
        under = [self._meant(zone) for zone in here if self._reached(zone, hand, reach)]
        missed = [zone.w * zone.h for zone in here if self._meant(zone) not in under]
        legal = (zone for zone in self._layout.zones if zone.key in self.legal_zones)
        near = [zone for zone in legal if close(zone, hand, reach) and self._reached(zone, hand, reach)]
        for some in (
            [zone for zone in under if zone.key in self.legal_zones],
            sorted(near, key=lambda zone: (rect(zone).center() - hand).manhattanLength())[:1],
            [zone for zone in under if zone.key in self.tries],
            [zone for zone in under if not missed or zone.w * zone.h < min(missed)],
        ):
            if some:
                return min(some, key=lambda zone: zone.w * zone.h)
        return None

    def _meant(self, zone: Zone) -> Zone:
        """Return the zone for which this one stands, if that one takes the piece and this one does not."""
        others = [key for key in zone.stands_for if key in self.zones and key in self.tries]
        if not others or zone.key in self.tries:
            return zone
        return self.zones[min(others, key=lambda key: key not in self.legal_zones)]

    def _by_spots(self, zone: Zone) -> bool:
        """Return True if it matters on which spot of the zone the piece is dropped."""
        return bool(zone.spots) and not all(drag.at < 0 for drag in self.tries.get(zone.key, ()))

    def _reached(self, zone: Zone, hand: QPointF, reach: float) -> bool:
        """Return False if the piece goes to one of several spots and the pointer is near none of them.

        A zone with one spot is that spot; on a grid the cells of a polyomino count instead of the pointer.
        """
        if len(zone.spots) < 2 or not self._by_spots(zone) or (zone.columns and self.piece.cells):
            return True
        return any(close(spot, hand, reach, SLACK) for spot in zone.spots)

    def _grid_below(self, corner: QPointF, turn: int) -> Zone | None:
        """Return a grid below a polyomino's middle; the pointer may hold it by a cell that sticks out."""
        w, h = self.extent(turn)
        middle = corner + QPointF(w / 2, h / 2)
        grids = (self.zones[key] for key in self.tries if key in self.zones)
        return next((zone for zone in grids if zone.columns and rect(zone).contains(middle)), None)

    def extent(self, turn: int) -> tuple[float, float]:
        """Return the width and height of a polyomino at a turn."""
        cells, side = rotated_cells(self.piece.cells, turn), self.cell
        return side * (max(c for _, c in cells) + 1), side * (max(r for r, _ in cells) + 1)

    def _on_grid(self, zone: Zone, corner: QPointF, turn: int) -> Drag | None:
        side = self.cell
        middle = QPointF(corner.x() + side / 2, corner.y() + side / 2)
        lowest = lowest_turn(self.piece.cells, turn)
        there = [d for d in self.drags if d.zone == zone.key and d.turn == lowest]
        near = min(there, key=lambda d: distance(zone.spots[d.at], middle), default=None)
        if near is not None and distance(zone.spots[near.at], middle) <= _NEAR * side:
            return near
        drag = Drag(self.piece.key, zone.key, self._nearest(zone, middle), lowest)
        return None if drag in there else drag

    def _on_group(self, zone: Zone, hand: QPointF, turn: int) -> Drag:
        """Return the nearest set of spots with the one under the pointer; each turn takes the next one."""
        near = self._nearest(zone, hand)
        legal = [drag for drag in self.drags if drag.zone == zone.key]
        tried = self.tries[zone.key]
        for some in (self._with_spot(zone, near, legal), legal, self._with_spot(zone, near, tried)):
            if some:
                order = sorted(some, key=lambda drag: (self.middle(drag) - hand).manhattanLength())
                return order[turn % len(order)]
        return Drag(self.piece.key, zone.key, near)

    @staticmethod
    def _with_spot(zone: Zone, spot: int, drags: list[Drag]) -> list[Drag]:
        """Return the drops that take this spot."""
        return [drag for drag in drags if spot in taken(zone, drag.at)]

    def middle(self, drag: Drag) -> QPointF:
        """Return the middle of everything that a drop would cover."""
        covered = QRectF()
        for place in self.places(drag):
            covered = covered.united(place)
        return covered.center()

    @staticmethod
    def _nearest(zone: Zone, at: QPointF) -> int:
        """Return the spot below a point, else one beside it; of several the one with the nearest middle."""

        def far(n: int) -> tuple[bool, bool, float]:
            spot = zone.spots[n]
            return not close(spot, at, 0.0), not close(spot, at, 0.0, SLACK), distance(spot, at)

        return min(range(len(zone.spots)), key=far)

    def places(self, drag: Drag) -> list[QRectF]:
        """Return the rectangles that a drop would cover: the cells, the spots, or the zone."""
        zone = self.zones.get(drag.zone)
        if zone is None:
            return []
        if zone.columns and self.piece.cells:
            return self._cells(zone, drag)
        if spots := taken(zone, drag.at):
            return [rect(zone.spots[spot]) for spot in spots]
        return [rect(zone)]

    def _cells(self, zone: Zone, drag: Drag) -> list[QRectF]:
        if drag.at < 0:
            return []
        row, column = divmod(drag.at, zone.columns)
        rows = len(zone.spots) // zone.columns
        covered = [(row + r, column + c) for r, c in rotated_cells(self.piece.cells, drag.turn)]
        return [rect(zone.spots[r * zone.columns + c]) for r, c in covered if r < rows and c < zone.columns]

    def corner(self, drag: Drag) -> QPointF:
        """Return the position of the piece's corner after this drop, as far as the zone determines it."""
        there = self.places(drag)
        if not there:
            return QPointF(self.piece.x, self.piece.y)
        if self.zones[drag.zone].columns and self.piece.cells:
            return QPointF(min(r.x() for r in there), min(r.y() for r in there))
        middle, grown = self.middle(drag), self.cell / (self.piece.cell or 1.0) if self.piece.cells else 1.0
        return QPointF(middle.x() - grown * self.piece.w / 2, middle.y() - grown * self.piece.h / 2)


def taken(zone: Zone, at: int) -> tuple[int, ...]:
    """Return the spots that `Drag.at` means: one spot, or a group; empty if it names none."""
    if 0 <= at < len(zone.spots):
        return (at,)
    group = at - len(zone.spots)
    return zone.groups[group] if 0 <= group < len(zone.groups) else ()


def close(place: Zone | Spot, at: QPointF, reach: float, slack: float = 0.0) -> bool:
    """Return True if a point is inside a place or within `reach` of its middle, horizontally and vertically.

    Args:
        place: The place.
        at: The point.
        reach: The distance from the middle that counts as inside in any case.
        slack: The margin that also counts as inside, as a part of the place's shorter side.
    """
    off, margin = at - rect(place).center(), slack * min(place.w, place.h)
    return abs(off.x()) <= max(reach, place.w / 2 + margin) and abs(off.y()) <= max(
        reach, place.h / 2 + margin
    )


def distance(spot: Spot, at: QPointF) -> float:
    """Return the distance of a point from the middle of a spot."""
    x, y = spot.x + spot.w / 2 - at.x(), spot.y + spot.h / 2 - at.y()
    return float((x * x + y * y) ** 0.5)
