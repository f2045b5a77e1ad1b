"""Magnifies a thing with its description after half a second of hovering, or on Shift."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap

from tabletop.art import MARGIN
from tabletop.engine.table import Piece, Zone
from tabletop.ui.style import theme
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.popups import Lens
from tabletop.ui.table.surface import Surface

_REST_MS = 500
_LARGE = 260.0
"""Maximum pixels of the enlarged picture's longer side, at the default text size."""
_ROOM = 0.6
"""Maximum part of the table's width and height that the picture takes; its words are below it."""
_TOO_LARGE = 130.0
"""Pieces wider than this (mm) are not magnified."""


class Magnifier:
    """Magnifies what the pointer hovers over."""

    def __init__(
        self,
        surface: Surface,
        hands: DragController,
        camera: Camera,
        picture: Callable[[Piece, float], QPixmap],
    ) -> None:
        """Make a magnifier; `picture` returns the pixmap of a piece at a scale."""
        self._surface, self._hands, self._camera, self._picture = surface, hands, camera, picture
        self.lens = Lens(surface.view.viewport())
        self._at = QPointF()
        self._key = ""
        self._timer = QTimer(surface.view, singleShot=True, interval=_REST_MS)
        self._timer.timeout.connect(self.look_now)

    def move_to(self, at: QPointF) -> None:
        """Update the position of the pointer, and start the timer over a new thing."""
        self._at = at
        thing = self._thing()
        key = thing.key if thing else ""
        if key != self._key:
            self.hide()
            self._key = key
        if key and not self.lens.isVisible():
            self._timer.start()

    def _thing(self) -> Piece | Zone | None:
        """Return the piece under the pointer, or the zone; None if it has no name."""
        scene = self._surface.scene
        for item in scene.pieces_at(self._at):
            if item.piece.name.source:
                return item.piece
        zone = scene.zone_at(self._at)
        return zone if zone is not None and zone.name.source else None

    def look_now(self, key: str = "") -> None:
        """Show what is under the pointer, or the thing with this key at its place."""
        surface, viewport = self._surface, self._surface.view.viewport()
        thing = surface.scene.thing_by_key(key) or self._thing()
        carries = self._hands.is_dragging and not key
        if thing is None or carries or QGuiApplication.mouseButtons():
            return
        at = QPointF(thing.x + thing.w / 2, thing.y + thing.h) if key else self._at
        parts = (surface.name_of(thing.key), surface.text_of(thing.key), thing.rule)
        picture = None
        if isinstance(thing, Piece) and thing.face and max(thing.w, thing.h) < _TOO_LARGE:
            room = min(viewport.height() * _ROOM, viewport.width() * _ROOM)
            scale = min(theme.scaled(_LARGE), room) / (max(thing.w, thing.h) + 2 * MARGIN)
            picture = self._picture(thing, max(scale, self._camera.scale * 1.2))
        self.lens.show_thing(picture, parts, surface.view.mapFromScene(at))
        surface.announce(self.lens.spoken_text)

    def hide(self) -> None:
        """Hide the magnified view."""
        self._timer.stop()
        self.lens.hide()
        self._key = ""
