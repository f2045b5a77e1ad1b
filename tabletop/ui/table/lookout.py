"""Looking at a thing: rest on it for half a second, or press Shift, and it is shown large and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer

from tabletop.art import MARGIN
from tabletop.engine.table import Piece, Zone
from tabletop.ui.table.notes import Lens

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

REST_MS = 500
LARGE = 260.0
"""Points that the large picture measures along its longer side, at most."""
TOO_LARGE = 130.0
"""Millimetres: what is larger on the table is not shown larger."""


class Lookout:
    """What the pointer rests on."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._lens = Lens(view.viewport())
        self._at = QPointF()
        self._key = ""
        self._timer = QTimer(view, singleShot=True)
        self._timer.timeout.connect(self.look_now)

    def over(self, at: QPointF) -> None:
        """The pointer is there now."""
        self._at = at
        key = self._thing()[0]
        if key != self._key:
            self.hide()
            self._key = key
        if key and not self._lens.isVisible():
            self._timer.start(REST_MS)

    def _thing(self) -> tuple[str, Piece | Zone | None]:
        scene = self._view.table_scene
        item = next(iter(scene.pieces_at(self._at)), None)
        if item is not None and item.piece.name.source:
            return item.piece.key, item.piece
        zone = scene.zone_at(self._at)
        return (zone.key, zone) if zone is not None and zone.name.source else ("", None)

    def look_now(self) -> None:
        """Show it."""
        _key, thing = self._thing()
        if thing is None or self._view.hands.full or self._view.mouse_is_down:
            return
        words = self._view.words_of
        parts = (words(thing.name), words(thing.text), thing.rule)
        picture = None
        if isinstance(thing, Piece) and thing.face and max(thing.w, thing.h) < TOO_LARGE:
            scale = LARGE / (max(thing.w, thing.h) + 2 * MARGIN)
            picture = self._view.picture(thing, max(scale, self._view.scale_now * 1.2))
        self._lens.show_thing(picture, parts, self._view.mapFromScene(self._at))

    def hide(self) -> None:
        """Look away."""
        self._timer.stop()
        self._lens.hide()
        self._key = ""
