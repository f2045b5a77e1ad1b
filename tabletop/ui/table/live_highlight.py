"""Marks the pieces and zones that can be moved or pressed at the present decision, before any is lifted.

If only one piece can be moved, the places where it may go are marked, too.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QPainterPath

from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.drop_targets import DropTargets, Oval, rect
from tabletop.ui.table.highlights import outline_path, unique
from tabletop.ui.table.items import PieceItem
from tabletop.ui.table.surface import Surface

_BREATH_MS = 900
"""Milliseconds of the light over the live pieces when a decision begins."""
_ROUND = 2.5
"""Radius of an outline's corners, in millimetres."""


class LiveHighlight(QObject):
    """Marks every live piece, and lights them up once when a decision begins."""

    def __init__(
        self, surface: Surface, film: AnimationPlayer, hands: DragController, camera: Camera
    ) -> None:
        super().__init__(surface.view)
        self._camera = camera
        self._surface, self._film, self._hands, self._due = surface, film, hands, False
        self._breath = QVariantAnimation(self)
        self._breath.setStartValue(0.0)
        self._breath.setEndValue(1.0)
        self._breath.setDuration(_BREATH_MS)
        self._breath.valueChanged.connect(self._breathe)

    def begin(self) -> None:
        """Light the live pieces up once: another decision begins."""
        self._breath.stop()
        self._due = True
        self.refresh()

    def refresh(self) -> None:
        """Mark the live pieces; none during an animation or while a piece is carried."""
        shown = not (self._film.running or self._hands.is_dragging)
        outlines = self._outlines() if shown else []
        self._surface.scene.lights.live(outlines)
        if outlines and self._due:
            self._due = False
            if self._camera.fitted:  # who has zoomed in goes on looking there
                self._camera.bring_into_view([outline.boundingRect() for outline in outlines])
            if not self._surface.still:
                self._breath.start()

    def _outlines(self) -> list[QPainterPath]:
        places = unique([*self._zones(), *self._answers()])
        return [*map(outlined, self.live_items()), *map(rounded, places)]

    def live_items(self) -> list[PieceItem]:
        """Return the pieces that some legal action moves or presses."""
        offered, pieces = self._surface.offered, self._surface.scene.pieces
        pressed = (key for key, legal in offered.presses.items() if legal)
        return [pieces[key] for key in (*offered.drags, *pressed) if key in pieces]

    def _zones(self) -> list[QRectF]:
        """Return the rectangles of the zones that some legal action presses and that are no pieces."""
        scene = self._surface.scene
        pressed = (key for key, legal in self._surface.offered.presses.items() if legal)
        zones = (scene.zones[key] for key in pressed if key in scene.zones and key not in scene.pieces)
        return [rect(zone) for zone in zones]

    def _answers(self) -> list[QRectF]:
        """Return the places to which the only piece that can be moved may go: they are what is asked for.

        None for several pieces, or for a polyomino, whose places overlap.
        """
        offered, scene = self._surface.offered, self._surface.scene
        item = scene.pieces.get(next(iter(offered.drags), ""))
        if len(offered.drags) != 1 or item is None or item.cells:
            return []
        targets = DropTargets(offered, scene.layout_now, item.piece)
        return [place for drag in targets.drags for place in targets.places(drag)]

    def _breathe(self, share: float) -> None:
        self._surface.scene.lights.breathe(math.sin(math.pi * share) if share < 1 else 0.0)


def outlined(item: PieceItem) -> QPainterPath:
    """Return the outline of a piece where it belongs: that of its cells, or a rounded rectangle."""
    if item.cells:
        return outline_path(item.covered())
    return rounded(item.covered()[0])


def rounded(place: QRectF) -> QPainterPath:
    """Return a rectangle with rounded corners, or an oval."""
    path = QPainterPath()
    if isinstance(place, Oval):
        path.addEllipse(place)
    else:
        path.addRoundedRect(place, _ROUND, _ROUND)
    return path
