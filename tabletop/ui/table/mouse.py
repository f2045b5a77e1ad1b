"""The mouse on the table: drag a piece, or click it and click its place; drag the cloth; look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent

from tabletop.ui.table.items import PieceItem

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

LIFTS_AFTER = 4
"""Pixels a pressed piece is moved before it is lifted."""


class Mouse:
    """What the mouse does. A piece is carried with the button down, or from one click to the next."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._pressed: PieceItem | None = None
        self._thing = ""
        self._from = QPoint()
        self._panning = self._space = False
        self._dragging = False

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        view = self._view
        event.accept()
        view.lookout.hide()
        view.bubble.hide()
        if event.button() == Qt.MouseButton.RightButton:
            view.put_back()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if view.busy:
            view.skip_film()
        at = view.scene_point(event)
        self._from = event.position().toPoint()
        if view.hands.full:
            view.hands.move(at)
            view.hands.drop()
            return
        view.table_scene.land()
        view.keys.leave()
        if not self._space and self._on_thing(at):
            return
        self._panning = True
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _on_thing(self, at: QPointF) -> bool:
        """What was pressed: a piece to take, a thing to press, or nothing."""
        view = self._view
        pieces = list(view.table_scene.pieces_at(at))
        self._pressed = next((item for item in pieces if view.offered.can_lift(item.piece.key)), None)
        if self._pressed is None and pieces:
            self._pressed = self._like(pieces[0])
        zones = [zone.key for zone in view.table_scene.layout_now.zones if _on(zone.key, at, view)]
        keys = [item.piece.key for item in pieces] + zones
        self._thing = next((key for key in keys if key in view.offered.presses), "")
        if not self._thing and self._pressed is None and pieces:
            view.looked.emit(pieces[0].piece.key)
        return bool(self._pressed or self._thing)

    def _like(self, pressed: PieceItem) -> PieceItem | None:
        """Of things that look alike and lie together any may be taken: the one that can be."""
        view = self._view
        return next(
            (
                item
                for key, item in view.table_scene.pieces.items()
                if (item.face, item.piece.zone) == (pressed.face, pressed.piece.zone)
                and view.offered.can_lift(key)
            ),
            None,
        )

    def move(self, event: QMouseEvent) -> None:
        """The mouse moved."""
        view = self._view
        event.accept()
        here = event.position().toPoint()
        if view.hands.full:
            view.hands.move(view.scene_point(event))
        elif self._pressed is not None:
            if (here - self._from).manhattanLength() >= LIFTS_AFTER:
                item, self._pressed = self._pressed, None
                self._dragging = True
                view.hands.lift(item, view.mapToScene(self._from))
                view.hands.move(view.scene_point(event))
        elif self._panning:
            self._pan(here)
        elif not event.buttons():
            self._hover(view.scene_point(event))

    def _pan(self, here: QPoint) -> None:
        bars = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        step = here - self._from
        self._from = here
        bars[0].setValue(bars[0].value() - step.x())
        bars[1].setValue(bars[1].value() - step.y())

    def _hover(self, at: QPointF) -> None:
        view = self._view
        view.lookout.over(at)
        live = any(
            view.offered.can_lift(item.piece.key) or item.piece.key in view.offered.presses
            for item in view.table_scene.pieces_at(at)
        )
        shape = Qt.CursorShape.OpenHandCursor if live or self._space else Qt.CursorShape.ArrowCursor
        if view.viewport().cursor().shape() != shape:
            view.viewport().setCursor(shape)

    def release(self, event: QMouseEvent) -> None:
        """A button came up."""
        view = self._view
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, thing = self._pressed, self._thing
        self._pressed, self._thing = None, ""
        if self._panning:
            self._panning = False
            view.viewport().unsetCursor()
        elif self._dragging:
            self._dragging = False
            view.hands.move(view.scene_point(event))
            view.hands.drop()
        elif thing and not view.hands.full:
            view.hands.press(thing, view.scene_point(event))
        elif pressed is not None and not view.hands.full:
            view.hands.lift(pressed, view.scene_point(event))

    def double_click(self, event: QMouseEvent) -> None:
        """Fill the view with a zone; once more shows the whole table again."""
        view = self._view
        event.accept()
        at = view.scene_point(event)
        if view.hands.full or any(True for _ in view.table_scene.pieces_at(at) if self._live(at)):
            self.press(event)
            return
        zone = view.table_scene.zone_at(at)
        if zone is None or not view.fitted:
            view.fit()
        else:
            view.fill_with(QRectF(zone.x, zone.y, zone.w, zone.h))

    def _live(self, at: QPointF) -> bool:
        view = self._view
        return any(view.offered.can_lift(item.piece.key) for item in view.table_scene.pieces_at(at))

    def hold_to_pan(self, *, on: bool) -> None:
        """Space is held: the next drag moves the table, wherever it begins."""
        self._space = on


def _on(key: str, at: QPointF, view: TableView) -> bool:
    place = view.table_scene.place_of(key)
    return place is not None and place.contains(at)
