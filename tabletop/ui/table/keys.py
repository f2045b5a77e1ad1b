"""The keyboard on the table: a ring goes from thing to thing, lifts, carries, turns and drops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt

from tabletop.engine.table import Drag

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keys:
    """Where the keyboard is on the table."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.at = ""
        """The key of the thing in the ring."""
        self._drop: Drag | None = None

    def things(self) -> list[str]:
        """What can be lifted or pressed to some use now, from the upper left on."""
        offered, scene = self._view.offered, self._view.table_scene
        keys = [key for key in offered.drags if key in scene.pieces]
        keys += [key for key, legal in offered.presses.items() if legal and scene.place_of(key)]
        return sorted(keys, key=self._order)

    def _order(self, key: str) -> tuple[float, float]:
        place = self._view.table_scene.place_of(key)
        assert place is not None
        return round(place.center().y() / 20), place.center().x()

    def press(self, key: int, *, back: bool = False) -> bool:
        """A key was pressed with the table in focus. False if it means nothing here now."""
        if self._view.hands.full:
            return self._carry(key, back=back)
        if key in ENTER and self.at:
            return self._take()
        if key in ARROWS:
            return self._go(ARROWS[Qt.Key(key)])
        return False

    def tab(self, *, back: bool) -> bool:
        """Go to the next thing, or the one before; False past the last: the focus leaves the table."""
        if self._view.hands.full:
            return self._next_drop(-1 if back else 1)
        things = self.things()
        if not things:
            return False
        if self.at not in things:
            self._ring(things[-1 if back else 0])
            return True
        next_one = things.index(self.at) + (-1 if back else 1)
        if not 0 <= next_one < len(things):
            self.leave()
            return False
        self._ring(things[next_one])
        return True

    def leave(self) -> None:
        """Take the ring off the table."""
        self.at = ""
        self._drop = None
        self._view.table_scene.lights.ring(None)

    def refresh(self) -> None:
        """What can be done has changed: the ring stays only round what is still live."""
        if self.at and (self.at not in self.things()):
            self.leave()

    def _ring(self, key: str) -> None:
        self.at = key
        self._view.table_scene.lights.ring(self._view.table_scene.place_of(key))
        self._view.announce(self._view.name_of(key))
        self._view.looked.emit(key)

    def _go(self, way: QPointF) -> bool:
        things = self.things()
        if not things:
            return False
        if self.at not in things:
            self._ring(things[0])
            return True
        places = {key: self._view.table_scene.place_of(key) for key in things}
        found = nearest({k: p for k, p in places.items() if p}, self.at, way)
        if found:
            self._ring(found)
        return True

    def _take(self) -> bool:
        key = self.at
        place = self._view.table_scene.place_of(key)
        if place is None:
            return False
        if self._view.offered.presses.get(key):
            return self._view.hands.press(key, place.center())
        self._view.lift(key)
        self._drop = None
        drags = self._view.hands.drags()
        if drags:
            self._over(drags[0])
        return True

    def _carry(self, key: int, *, back: bool) -> bool:
        if key == Qt.Key.Key_R:
            self._turn(-1 if back else 1)
        elif key in ENTER:
            self._view.hands.drop()
        elif key in ARROWS:
            self._move(ARROWS[Qt.Key(key)])
        else:
            return False
        return True

    def _turn(self, steps: int) -> None:
        hands = self._view.hands
        hands.turn(steps)
        if self._drop is not None and hands.item is not None:
            drags = hands.drags()
            here = hands.item.pos()
            carrying = hands.carrying
            if drags and carrying is not None:
                self._over(min(drags, key=lambda drag: (carrying.corner(drag) - here).manhattanLength()))

    def _move(self, way: QPointF) -> None:
        hands = self._view.hands
        drags, carrying = hands.drags(), hands.carrying
        if not drags or carrying is None:
            return
        if self._drop not in drags:
            self._over(drags[0])
            return
        assert hands.item is not None
        size = (hands.item.w, hands.item.h)
        places = {
            str(n): QRectF(carrying.corner(drag), carrying.corner(drag) + QPointF(*size))
            for n, drag in enumerate(drags)
        }
        found = nearest(places, str(drags.index(self._drop)), way)
        if found:
            self._over(drags[int(found)])

    def _next_drop(self, step: int) -> bool:
        drags = self._view.hands.drags()
        if drags:
            at = drags.index(self._drop) + step if self._drop in drags else 0
            self._over(drags[at % len(drags)])
        return True

    def _over(self, drag: Drag) -> None:
        self._drop = drag
        self._view.hands.hold_over(drag)
        self._view.announce(self._view.offered.names.get(drag, ""))


def nearest(places: dict[str, QRectF], start: str, way: QPointF) -> str | None:
    """The nearest other place in a direction; None if nothing lies that way."""
    own = places[start].center()
    best, best_cost = None, float("inf")
    for key, place in places.items():
        off = place.center() - own
        ahead = off.x() * way.x() + off.y() * way.y()
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        if key != start and ahead > 0.5 and ahead + 2.2 * aside < best_cost:
            best, best_cost = key, ahead + 2.2 * aside
    return best
