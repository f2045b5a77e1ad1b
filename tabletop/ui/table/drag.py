"""Drag and drop: lifting, carrying, turning and dropping one piece, which can always be put back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from tabletop.engine.table import Drag, Press
from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.drop_targets import REACH, DropTargets, lowest_turn, rect
from tabletop.ui.table.items import FLYING, PieceItem
from tabletop.ui.table.surface import Surface

_HOME_MS = 160
_HANGING_OFFSET = QPointF(-6.0, -5.0)
"""Offset in millimetres from a hanging piece's top-left corner to its target point."""


class DragController(QObject):
    """The piece that is carried, and the place it is over."""

    lifted = Signal(object)
    """Emitted when a piece is lifted or put down (its key, or None)."""
    turned = Signal(int)
    moved = Signal()
    """Emitted when the carried piece has followed the pointer."""
    hovered = Signal(object, QPointF)
    """Emitted when the gesture that a drop would make changes (the gesture or None, the position)."""
    gesture_made = Signal(object, QPointF)
    """Emitted when a gesture is made (the gesture, its position)."""

    def __init__(self, surface: Surface, film: AnimationPlayer) -> None:
        super().__init__(surface.view)
        self._surface, self._film = surface, film
        self.item: PieceItem | None = None
        self.drop_targets: DropTargets | None = None
        self.shown: DropTargets | None = None
        """The targets as they are drawn now, which a preview may have moved, or None."""
        self.target: Drag | None = None
        self.stays = False
        """True if a dropped piece stays where it is until its move has been judged."""
        self._grip = QPointF()
        self._hand = QPointF()

    @property
    def is_dragging(self) -> bool:
        """True if a piece is carried."""
        return self.item is not None

    @property
    def over_place(self) -> bool:
        """True if the piece is held over a zone into which some candidate action moves it."""
        targets = self.drop_targets
        return self.target is not None and targets is not None and self.target.zone in targets.tries

    def lift(self, item: PieceItem, hand: QPointF) -> None:
        """Lift a piece that some candidate action moves. A small piece may be lifted from beside it.

        Args:
            item: The piece.
            hand: The position of the pointer.
        """
        self.put_back()
        scene = self._surface.scene
        scene.motion.stop_tweens_of(item)
        self.item = item
        self.drop_targets = DropTargets(self._surface.offered, scene.layout_now, item.piece)
        grip = hand - item.pos()
        self._grip = QPointF(min(max(grip.x(), 0.0), item.w), min(max(grip.y(), 0.0), item.h))
        self._hand = hand
        scene.lights.left(item.covered())
        item.carry(on=True)
        if item.cell != self.drop_targets.cell:
            self._grip *= self.drop_targets.cell / item.cell
            item.set_cell(self.drop_targets.cell)
        item.setPos(hand - self._grip)
        scene.lights.soft(
            place for drag in self.drop_targets.drags for place in self.drop_targets.places(drag)
        )
        self.lifted.emit(item.piece.key)

    def move(self, hand: QPointF) -> None:
        """Move the pointer, and the piece with it."""
        if self.item is None:
            return
        self._hand = hand
        self.item.setPos(hand - self._grip)
        self._aim()
        self.moved.emit()

    def hand_for(self, aim: QPointF) -> QPointF:
        """Return the pointer's position for which the carried piece is aimed at this point."""
        hangs = self.item is not None and self.item.piece.hangs
        return aim + self._grip - _HANGING_OFFSET if hangs else aim

    @property
    def aim(self) -> QPointF:
        """The target point: the pointer or, for a piece that hangs, a point off its corner."""
        return self._hand + self._hand - self.hand_for(self._hand)

    def relight(self) -> None:
        """Highlight the places again where they are drawn now."""
        if self.item is None or self.drop_targets is None:
            return
        scene = self._surface.scene
        self.shown = now = DropTargets(self._surface.offered, scene.layout_now, self.item.piece)
        scene.lights.soft(place for drag in now.drags for place in now.places(drag))
        if self.target is not None and not self._own(self.target):
            scene.lights.strong(now.places(self.target), **self._judged(self.target))

    def hold_over(self, drag: Drag) -> None:
        """Hold the piece over the place of a gesture; the keyboard moves it this way."""
        if self.item is None or self.drop_targets is None:
            return
        if self.item.piece.cells and self.item.turn != drag.turn and drag.at >= 0:
            self.item.set_turn(drag.turn)
            self.turned.emit(drag.turn)
        if self.item.piece.hangs:
            self._hand = self.hand_for(self.drop_targets.middle(drag))
        else:
            self._hand = self.drop_targets.corner(drag) + QPointF(self.item.w / 2, self.item.h / 2)
            self._grip = QPointF(self.item.w / 2, self.item.h / 2)
        self.item.setPos(self._hand - self._grip)
        self._point_at(drag)

    def turn(self, steps: int) -> None:
        """Turn a carried polyomino by quarter turns, clockwise for 1.

        If it may be flipped, the fourth turn continues with its mirror image. A piece without cells continues
        with the next set of spots that it can take there.
        """
        item = self.item
        if item is None or not item.piece.turns:
            return
        if not item.piece.cells:
            item.turn += steps
            self._aim()
            return
        whole = item.piece.turns if item.piece.turns in (4, 8) else 4
        self._turn_to((item.turn + steps) % whole)

    def flip(self) -> None:
        """Flip a carried polyomino, if that is allowed."""
        item = self.item
        if item is not None and item.piece.turns == 8:
            self._turn_to((item.turn + 4) % 8)

    def _turn_to(self, turn: int) -> None:
        item = self.item
        assert item is not None
        part = QPointF(self._grip.x() / item.w, self._grip.y() / item.h)
        item.set_turn(turn)
        self._grip = QPointF(part.x() * item.w, part.y() * item.h)
        item.setPos(self._hand - self._grip)
        self.turned.emit(turn)
        self._aim()

    def _aim(self) -> None:
        assert self.item is not None
        assert self.drop_targets is not None
        reach = REACH / self._surface.view.transform().m11()
        aim = self.drop_targets.at(self.item.pos(), self.aim, self.item.turn, reach)
        if aim is not None and same_zone(aim, self.target) and (drawn := self._resized(aim.zone)):
            aim = drawn.at(self.item.pos(), self.aim, self.item.turn, reach)
        if not self.item.piece.cells and self.item.turn and not (aim and same_zone(aim, self.target)):
            self.item.turn = 0
            aim = self.drop_targets.at(self.item.pos(), self.aim, 0, reach)
        self._point_at(aim)

    def _resized(self, zone: str) -> DropTargets | None:
        """Return the targets as drawn now if a preview has resized spots of an unmoved zone, else None."""
        assert self.drop_targets is not None
        if self.shown is None:
            return None
        laid, drawn = (some.zones.get(zone) for some in (self.drop_targets, self.shown))
        if laid is None or drawn is None or rect(laid) != rect(drawn):
            return None
        sizes = ([(spot.w, spot.h) for spot in some.spots] for some in (laid, drawn))
        return self.shown if next(sizes) != next(sizes) else None

    def _point_at(self, aim: Drag | None) -> None:
        assert self.drop_targets is not None
        if aim == self.target:
            return
        self.target = aim
        lights = self._surface.scene.lights
        if aim is None or self._own(aim):
            lights.strong([])
            self.hovered.emit(None, self._hand)
            return
        lights.strong(self.drop_targets.places(aim), **self._judged(aim))
        self.hovered.emit(aim, self._hand)

    def _judged(self, aim: Drag) -> dict[str, bool]:
        """Return the keyword arguments `legal` and `waits` for highlighting a drop."""
        offered = self._surface.offered
        return {"legal": offered.is_legal(aim), "waits": offered.has_to_wait(aim)}

    def _own(self, aim: Drag) -> bool:
        """Return True if the piece is over its own zone and no action moves it there."""
        assert self.drop_targets is not None
        return aim.zone == self.drop_targets.piece.zone and aim.zone not in self.drop_targets.tries

    def drop(self) -> None:
        """Drop the piece: over a target it is a gesture; over its own place or free space it goes back."""
        item, target, at = self.item, self.target, self._hand
        if item is None:
            return
        if target is None or self._own(target):
            self.put_back()
            return
        self._let_go()
        scene = self._surface.scene
        scene.resting = item
        self.gesture_made.emit(target, at)
        self.hovered.emit(None, at)
        if not self._film.running and not self.stays:
            scene.resting = None
            self._go_home(item)

    def send_back(self) -> None:
        """Let a dropped piece that stayed where it was glide back."""
        scene = self._surface.scene
        item, scene.resting = scene.resting, None
        if item is not None and not self._film.running:
            self._go_home(item)

    def put_back(self) -> None:
        """Put the carried piece back."""
        item = self.item
        if item is not None:
            self._let_go()
            self.hovered.emit(None, self._hand)
            self._go_home(item)

    def _go_home(self, item: PieceItem) -> None:
        if item.scene() is not self._surface.scene or item.carried:
            return
        if (item.turn, item.cell) != (item.piece.turn, item.piece.cell):
            item.become(item.piece)
        self._surface.scene.send_home(item, 0 if self._surface.still else _HOME_MS)

    def _let_go(self) -> None:
        item, self.item, self.drop_targets, self.shown, self.target = self.item, None, None, None, None
        assert item is not None
        item.carry(on=False)
        item.setZValue(FLYING + item.piece.z)
        lights = self._surface.scene.lights
        lights.soft([])
        lights.strong([])
        lights.left([])
        self.lifted.emit(None)

    def refuse_drag(self, key: str, at: QPointF) -> None:
        """Make the gesture of a piece that was dragged but cannot be lifted, so that it gets its refusal."""
        zone = self._surface.scene.zone_at(at)
        if zone is not None and (item := self._surface.scene.pieces.get(key)) and zone.key != item.piece.zone:
            self.gesture_made.emit(Drag(key, zone.key), at)

    def press(self, key: str, at: QPointF) -> bool:
        """Press a thing; False if no candidate action presses it."""
        if key not in self._surface.offered.presses:
            return False
        self.gesture_made.emit(Press(key), at)
        return True

    def drags(self, *, turned: bool = True) -> list[Drag]:
        """Return the legal drops of the carried piece at its present turn; if there are none, those at other
        turns.

        Args:
            turned: False to leave out the other turns.
        """
        if self.item is None or self.drop_targets is None:
            return []
        drags = self.drop_targets.drags
        if not self.item.piece.cells:
            return drags
        turn = lowest_turn(self.item.piece.cells, self.item.turn)
        as_it_lies = [drag for drag in drags if drag.turn == turn or drag.at < 0]
        return as_it_lies or (drags if turned else [])


def same_zone(one: Drag, other: Drag | None) -> bool:
    """Return True if two drops are over the same zone."""
    return other is not None and one.zone == other.zone
