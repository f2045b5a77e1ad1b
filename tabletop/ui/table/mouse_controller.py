"""The mouse on the table: drag a piece, or click it and then its place; pan; look at things."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent

from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.drop_targets import REACH
from tabletop.ui.table.edge_scroll import EdgeScroll
from tabletop.ui.table.items import PieceItem
from tabletop.ui.table.keyboard import KeyboardController
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.popups import RefusalBubble
from tabletop.ui.table.scene import alike
from tabletop.ui.table.surface import Surface

_LIFTS_AFTER = 4
"""Pixels a pressed piece is moved before it is lifted."""


class MouseState(Enum):
    """The activity of the left button."""

    NOTHING = auto()
    PRESSING = auto()
    DRAGGING = auto()
    PANNING = auto()


class MouseController:
    """Handles the mouse. A piece is carried with the button down, or from one click to the next."""

    def __init__(
        self,
        surface: Surface,
        hands: DragController,
        film: AnimationPlayer,
        camera: Camera,
        keys: KeyboardController,
        lookout: Magnifier,
        bubble: RefusalBubble,
        looked: Callable[[str], None],
    ) -> None:
        """Make the mouse of a table.

        Args:
            surface: What the table shows.
            hands: What lifts, carries and drops.
            film: The animation, which a click skips.
            camera: What pans and zooms.
            keys: The ring of the keyboard, which a click removes.
            lookout: What magnifies.
            bubble: The refusal, which a click hides.
            looked: Called with the key of a clicked piece that cannot be moved or pressed.
        """
        self._surface, self._view, self._hands, self._film = surface, surface.view, hands, film
        self._camera, self._keys, self._lookout, self._bubble = camera, keys, lookout, bubble
        self._looked = looked
        self._edge = EdgeScroll(surface.view, camera, hands.move)
        self._doing = MouseState.NOTHING
        self._pressed: PieceItem | None = None
        self._thing = self._look = self._stuck = ""
        """The keys of the pressed thing, of a piece that can only be looked at, and of one that was dragged
        although it cannot be moved; "" for none."""
        self._from = self._start = QPoint()
        self._space = False
        self._made = False
        """True if the last click pressed something: the second half of a double click is then ignored."""

    def rest(self) -> None:
        """End the present activity."""
        self._doing, self._pressed = MouseState.NOTHING, None
        self._thing = self._look = self._stuck = ""
        self._edge.end_panning()
        self._view.viewport().unsetCursor()

    def press(self, event: QMouseEvent) -> None:
        """Handle a pressed button."""
        view = self._view
        event.accept()
        self._made = False
        self._lookout.hide()
        self._bubble.hide()
        if event.button() == Qt.MouseButton.RightButton:
            self.rest()
            self._hands.put_back()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.rest()
        self._film.press_on()
        at = self._surface.scene_point(event)
        self._from = self._start = event.position().toPoint()
        if self._hands.is_dragging:
            self._hands.move(at)
            if self._on_other(at):
                self._doing = MouseState.PRESSING
            elif self._hands.over_place:
                self._hands.drop()
            else:  # the selected piece itself may be meant to be dragged from here
                self._doing = MouseState.DRAGGING
            return
        self._surface.scene.motion.finish()
        self._keys.leave_table()
        if not self._space and self._on_thing(at):
            self._doing = MouseState.PRESSING
            return
        self._doing = MouseState.PANNING
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _on_thing(self, at: QPointF) -> bool:
        """Find what was pressed; True if it can be lifted or pressed, else it can only be looked at."""
        self._surface.scene.exchange("", "")
        pieces = list(self._surface.scene.pieces_at(at))
        taken = self._taken(pieces)
        if taken is not None:
            grabbed, self._pressed = taken
            if grabbed is not self._pressed:
                self._surface.scene.exchange(self._pressed.piece.key, grabbed.piece.key)
        keys = [item.piece.key for item in pieces] + [zone.key for zone in self._surface.scene.zones_at(at)]
        self._thing = next((key for key in keys if key in self._surface.offered.presses), "")
        if not self._thing and self._pressed is None and (near := self.near(at)):
            self._pressed = (
                self._surface.scene.pieces.get(near) if self._surface.offered.can_lift(near) else None
            )
            self._thing = near if near in self._surface.offered.presses else ""
        if pieces and not self._thing and self._pressed is None:
            self._look = pieces[0].piece.key
        return bool(self._pressed or self._thing)

    def _on_other(self, at: QPointF) -> bool:
        """Return True if something other than the selected piece was pressed and may be meant.

        Where the selected piece can go, only another piece counts: a click puts the selected one there.
        """
        hands, presses = self._hands, self._surface.offered.presses
        others = [item for item in self._surface.scene.pieces_at(at) if item is not hands.item]
        taken = self._taken(others)
        if taken is not None and taken[1] is not hands.item:
            return True
        if hands.over_place:
            return False
        keys = [item.piece.key for item in others]
        keys += [zone.key for zone in self._surface.scene.zones_at(at)]
        return any(key in presses for key in keys) or bool(self.near(at))

    def _take_other(self) -> None:
        """Put the selected piece back and press what lies below the pointer instead."""
        view = self._view
        self._hands.put_back()
        self._surface.scene.motion.finish()
        self._keys.leave_table()
        self._on_thing(view.mapToScene(self._from))

    def near(self, at: QPointF) -> str:
        """Return the key of the small usable thing within REACH of this point; "" for none."""
        surface, reach = self._surface, REACH / self._view.transform().m11()
        carried = self._hands.item.piece.key if self._hands.item is not None else ""
        found: list[tuple[float, str]] = []
        for key in {*surface.offered.tries, *surface.offered.presses} - {carried}:
            place = self._surface.scene.place_of(key)
            if place is None or (
                key in self._surface.scene.zones and key not in self._surface.offered.presses
            ):
                continue
            off = at - place.center()
            if abs(off.x()) <= max(reach, place.width() / 2) and abs(off.y()) <= max(
                reach, place.height() / 2
            ):
                found.append((off.manhattanLength(), key))
        return min(found, default=(0.0, ""))[1]

    def _taken(self, pieces: list[PieceItem]) -> tuple[PieceItem, PieceItem] | None:
        """Return the topmost piece that can be lifted, and the one that the rules name in its place.

        Of identical pieces that lie together any may be taken, although the rules name only one.
        """
        scene, offered = self._surface.scene, self._surface.offered
        for item in pieces:
            if offered.can_lift(item.piece.key):
                return item, item
            same = (other for other in scene.pieces.values() if alike(other.piece, item.piece))
            named = next((other for other in same if offered.can_lift(other.piece.key)), None)
            if named is not None:
                return item, named
        return None

    def move(self, event: QMouseEvent) -> None:
        """Handle a movement."""
        event.accept()
        if self._doing is not MouseState.NOTHING and not event.buttons() & Qt.MouseButton.LeftButton:
            self._lost()
        match self._doing:
            case MouseState.PRESSING:
                self._perhaps_lift(event)
            case MouseState.DRAGGING:
                self._carry(event)
            case MouseState.PANNING:
                here = event.position().toPoint()
                if self._look and (here - self._start).manhattanLength() >= _LIFTS_AFTER:
                    self._look, self._stuck = "", self._look if self._camera.fitted else ""
                self._camera.pan(self._from - here)
                self._from = here
            case MouseState.NOTHING:
                self._hover(event)

    def _lost(self) -> None:
        """Put the piece back: the button was released outside this table."""
        self.rest()
        self._hands.put_back()

    def _perhaps_lift(self, event: QMouseEvent) -> None:
        view = self._view
        if (event.position().toPoint() - self._from).manhattanLength() < _LIFTS_AFTER:
            return
        if self._hands.is_dragging:
            self._take_other()
        if self._pressed is None or self._pressed.scene() is not self._surface.scene:
            return
        item, self._pressed, self._thing = self._pressed, None, ""
        self._doing = MouseState.DRAGGING
        self._hands.lift(item, view.mapToScene(self._from))
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._carry(event)

    def _carry(self, event: QMouseEvent) -> None:
        view = self._view
        window = view.window()
        if window.rect().contains(window.mapFromGlobal(event.globalPosition().toPoint())):
            self._hands.move(self._surface.scene_point(event))
            self._edge.pan_near(event.position().toPoint())
        else:
            self._lost()

    def _hover(self, event: QMouseEvent) -> None:
        view, at = self._view, self._surface.scene_point(event)
        if self._hands.is_dragging:
            self._hands.move(at)
            return
        if event.buttons():
            return
        self._lookout.move_to(at)
        pieces = list(self._surface.scene.pieces_at(at))
        presses = any(item.piece.key in self._surface.offered.presses for item in pieces)
        live = self._taken(pieces) or presses or self.near(at)
        shape = Qt.CursorShape.OpenHandCursor if live or self._space else Qt.CursorShape.ArrowCursor
        if view.viewport().cursor().shape() != shape:
            view.viewport().setCursor(shape)

    def release(self, event: QMouseEvent) -> None:
        """Handle a released button."""
        view = self._view
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._doing is MouseState.PRESSING and self._hands.is_dragging:
            if self._hands.over_place:
                self.rest()
                self._hands.drop()
                return
            self._take_other()
        doing, pressed, thing, look = self._doing, self._pressed, self._thing, self._look
        stuck = self._stuck
        self.rest()
        if look:
            self._looked(look)
        at = self._surface.scene_point(event)
        if stuck:
            self._hands.refuse_drag(stuck, at)
        if doing is MouseState.DRAGGING:
            self._hands.move(at)
            if view.viewport().rect().contains(view.mapFromScene(self._hands.aim)):
                self._hands.drop()
            else:
                self._hands.put_back()
        elif doing is MouseState.PRESSING and thing:
            self._made = self._hands.press(thing, at)
        elif doing is MouseState.PRESSING and pressed is not None and pressed.scene() is self._surface.scene:
            self._hands.lift(pressed, at)

    def double_click(self, event: QMouseEvent) -> None:
        """Zoom to a zone; the next double click shows the whole table again."""
        at = self._surface.scene_point(event)
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self._made:
            event.accept()
            self._made = False
            return
        if not left or self._hands.is_dragging or self._taken(list(self._surface.scene.pieces_at(at))):
            self.press(event)
            return
        event.accept()
        zone = self._surface.scene.zone_at(at)
        if zone is None or not self._camera.fitted:
            self._camera.fit()
        else:
            self._camera.fill_with(QRectF(zone.x, zone.y, zone.w, zone.h))

    def hold_to_pan(self, *, on: bool) -> None:
        """Start or stop panning with Space: the next drag then moves the table wherever it begins."""
        self._space = on
