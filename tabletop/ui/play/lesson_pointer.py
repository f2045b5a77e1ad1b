"""What a lesson or a review points to on the table: rings, places, and the arrow between them."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF

from tabletop.engine.table import Drag, Gesture, Press
from tabletop.files.lessons import LessonStep, Spot
from tabletop.ui.table import TableView
from tabletop.ui.table.drop_targets import DropTargets, rect
from tabletop.ui.table.spotlight import Lesson

_LARGE = 0.25
"""Maximum part of the table's area for a zone that stays lit as a whole."""


def pointing(table: TableView, step: LessonStep, solution: Gesture | None) -> Lesson:
    """Return the highlights of a step.

    Args:
        table: The table.
        step: The step.
        solution: The gesture that solves the step now, or None.
    """
    if step.kind == "challenge":
        return Lesson()
    scene = table.table_scene
    keys = {point.zone if isinstance(point, Spot) else point for point in step.point}
    rings = pointed_places(table, step)
    lit: list[QRectF] = []
    goal: list[QRectF] = []
    way = None
    if isinstance(solution, Press) and (place := scene.place_of(solution.thing)) is not None:
        keys.add(solution.thing)
        rings = rings or [place]
    if isinstance(solution, Drag) and (item := scene.pieces.get(solution.piece)) is not None:
        keys |= {solution.piece, solution.zone}
        start = rect(item.piece)
        if start not in rings:
            rings.append(start)
        places = DropTargets(table.surface.offered, scene.layout_now, item.piece).places(solution)
        zone = scene.place_of(solution.zone)
        whole = scene.sceneRect()
        if zone is not None and zone.width() * zone.height() < _LARGE * whole.width() * whole.height():
            lit.append(zone)
        goal = [] if step.allow == () else places
        end = QRectF()
        for place in places:
            end = end.united(place)
        if not end.isEmpty():
            way = _between(start, end)
    tries = solution if step.allow == () else None
    return Lesson(frozenset(keys), tuple(rings), tuple(lit), tuple(goal), way, tries)


def pointed_places(table: TableView, step: LessonStep) -> list[QRectF]:
    """Return the places on the table that the lesson's file names in this step."""
    return [place for point in step.point if (place := _place(table, point)) is not None]


def places_of(table: TableView, gesture: Gesture) -> list[QRectF]:
    """Return the places that a gesture would use: where the piece would lie, or the pressed thing."""
    scene = table.table_scene
    if isinstance(gesture, Drag) and (item := scene.pieces.get(gesture.piece)) is not None:
        return DropTargets(table.surface.offered, scene.layout_now, item.piece).places(gesture)
    place = scene.place_of(gesture.zone if isinstance(gesture, Drag) else gesture.thing)
    return [place] if place is not None else []


def middle_of(table: TableView, gesture: Gesture) -> QPointF:
    """Return the middle of a gesture's place."""
    scene = table.table_scene
    if isinstance(gesture, Drag) and (item := scene.pieces.get(gesture.piece)) is not None:
        return DropTargets(table.surface.offered, scene.layout_now, item.piece).middle(gesture)
    place = scene.place_of(gesture.zone if isinstance(gesture, Drag) else gesture.thing)
    return place.center() if place is not None else QPointF()


def _place(table: TableView, point: str | Spot) -> QRectF | None:
    scene = table.table_scene
    if isinstance(point, str):
        return scene.place_of(point)
    zone = scene.zones.get(point.zone)
    return rect(zone.spots[point.spot]) if zone is not None and point.spot < len(zone.spots) else None


def _between(start: QRectF, end: QRectF) -> QLineF:
    """Return the line from the edge of one place to the edge of another."""
    line = QLineF(start.center(), end.center())
    return QLineF(_leaves(start, line), _leaves(end, QLineF(line.p2(), line.p1())))


def _leaves(place: QRectF, line: QLineF) -> QPointF:
    """Return the point where a line from the middle of a place crosses its edge."""
    dx, dy = line.dx(), line.dy()
    across = place.width() / 2 / abs(dx) if dx else float("inf")
    down = place.height() / 2 / abs(dy) if dy else float("inf")
    part = min(across, down, 1.0)
    return line.p1() + QPointF(dx, dy) * part
