"""Marks on the table for hints, notes and lists."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF

from tabletop.engine.table import Drag, Gesture, Piece, turned_face
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.drop_targets import DropTargets
from tabletop.ui.table.surface import Surface

ROOMY = 4.0
"""A zone this many times as large as a piece does not determine where the piece will lie."""


class Marks:
    """What points out pieces and places, and the way from one to the other."""

    def __init__(self, surface: Surface, hands: DragController, camera: Camera) -> None:
        self._surface, self._hands, self._camera = surface, hands, camera

    def highlight(self, keys: Sequence[str]) -> None:
        """Mark pieces and zones, and bring them into view."""
        found = (self._surface.scene.place_of(key) for key in keys)
        places = [place for place in found if place is not None]
        self._surface.scene.lights.mark_places(places)
        self._camera.bring_into_view(places)

    def preview(self, gesture: Gesture | None) -> None:
        """Show where a gesture would move its piece; None clears it."""
        scene = self._surface.scene
        scene.ghost.hide()
        scene.lights.arrow(None)
        if not self._hands.is_dragging:
            scene.lights.strong([])
        if gesture is None:
            self.highlight([])
            return
        self.highlight([gesture.piece if isinstance(gesture, Drag) else gesture.thing])
        item = scene.pieces.get(gesture.piece) if isinstance(gesture, Drag) else None
        if item is not None and isinstance(gesture, Drag) and not self._hands.is_dragging:
            self._show_way(item.piece, gesture)

    def pointed_at(self) -> QRect:
        """Return the rectangle around piece, place and arrow of the preview, in viewport pixels."""
        lights = self._surface.scene.lights
        return self._surface.view.mapFromScene(lights.pointed_at()).boundingRect()

    def _show_way(self, piece: Piece, drag: Drag) -> None:
        """Show an arrow from a piece to its place, the place highlighted, and a ghost of the piece there."""
        scene = self._surface.scene
        carrying = DropTargets(self._surface.offered, scene.layout_now, piece)
        places = carrying.places(drag)
        if not places:
            return
        scene.lights.strong(places)
        corner, turn = carrying.corner(drag), drag.turn if piece.cells else piece.turn
        w, h = carrying.extent(drag.turn) if piece.cells else (piece.w, piece.h)
        scene.lights.arrow(
            QPointF(piece.x + piece.w / 2, piece.y + piece.h / 2), corner + QPointF(w / 2, h / 2)
        )
        roomy = places[0].width() * places[0].height() > ROOMY * w * h
        if piece.face and (drag.at >= 0 or not roomy):
            scene.ghost.show_face(turned_face(piece, turn), QRectF(corner, corner + QPointF(w, h)))
