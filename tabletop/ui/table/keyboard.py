"""The keyboard on the table: a ring moves from thing to thing; keys lift, carry, turn and drop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt

from tabletop.engine.table import BACK, Drag, Press
from tabletop.ui.keys import table_command
from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.camera import STEP, Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.look_mode import LookMode
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.popups import RefusalBubble
from tabletop.ui.table.surface import Surface
from tabletop.ui.table.things import Things
from tabletop.ui.table.typed_numbers import Ring, TypedNumbers

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NEARER, _FARTHER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class KeyboardController(Ring):
    """Handles the keyboard on the table."""

    def __init__(
        self,
        surface: Surface,
        hands: DragController,
        things: Things,
        film: AnimationPlayer,
        camera: Camera,
        lookout: Magnifier,
        bubble: RefusalBubble,
        hold_to_pan: Callable[[], None],
        call_out: Callable[[str], None],
    ) -> None:
        """Make the keyboard of a table.

        Args:
            surface: What the table shows.
            hands: What lifts, turns and drops.
            things: What opens, lifts and presses by key.
            film: The animation, which Space skips.
            camera: What zooms.
            lookout: What magnifies.
            bubble: The refusal, which Esc hides.
            hold_to_pan: Begins to pan with Space.
            call_out: Shows and announces words.
        """
        self._surface, self._hands, self._things = surface, hands, things
        self._film, self._camera, self._lookout, self._bubble = film, camera, lookout, bubble
        self._hold_to_pan = hold_to_pan
        self.dismiss: Callable[[], bool] = lambda: False
        """Closes the topmost popover that the player opened; False if there is none."""
        self.typed = TypedNumbers(surface, hands, things, self)
        self.look = LookMode(surface, lookout.look_now, call_out)
        self.at = ""
        """The key of the thing in the ring; "" for none."""
        self.over: Drag | None = None
        """The drop over whose place the carried piece is held, which was named; None for none."""
        self._tried: Drag | None = None
        """The drop that a lesson wants to be tried with the carried piece although it is refused, or None."""

    def things(self) -> list[str]:
        """Return the keys of what can be lifted, pressed or opened now, from the upper left."""
        offered, scene = self._surface.offered, self._surface.scene
        keys = [*(key for key in offered.drags if key in scene.pieces), *self._things.boards()]
        keys += [key for key, legal in offered.presses.items() if legal and scene.place_of(key)]
        if (tried := self._to_try()) not in keys and scene.place_of(tried):
            keys.append(tried)
        return sorted(keys, key=self._order)

    def _to_try(self) -> str:
        """Return the thing with which a lesson wants a refusal to be tried; "" for none."""
        tries = self._surface.lesson.tries
        return tries.piece if isinstance(tries, Drag) else tries.thing if tries is not None else ""

    def _order(self, key: str) -> tuple[bool, bool, float, float]:
        """Return the sort key of a thing: what the lesson points at first, others' boards last.

        The others come from the upper left.
        """
        place = self._surface.scene.place_of(key)
        assert place is not None
        spoken = key in self._surface.lesson.keys
        return not spoken, key in self._things.boards(), round(place.center().y() / 20), place.center().x()

    def press_key(self, key: int, *, back: bool) -> bool:
        """Handle a key; `back` means with Shift. False if it has no meaning here now."""
        carries = self._hands.is_dragging
        if self.look.on and not carries and self._look_round(key):
            return True
        return (
            self.typed.type_key(key)
            or self._general(key)
            or (self._carry(key, back=back) if carries else self._walk(key))
        )

    def _look_round(self, key: int) -> bool:
        """Handle a key while the ring looks round; False if it means what it means otherwise."""
        if table_command(key) == "look":
            self.look.toggle()
        elif key == Qt.Key.Key_Escape:
            self.look.go_out()
        elif key in _ENTER:
            self.look.enter()
        elif key == Qt.Key.Key_Shift:
            self._lookout.look_now(self.look.at)
        elif key in ARROWS:
            self.look.go_towards(lambda places, start: nearest(places, start, ARROWS[Qt.Key(key)]))
        else:
            return False
        return True

    def _general(self, key: int) -> bool:
        """Handle keys that mean the same with and without a carried piece."""
        if key == Qt.Key.Key_Escape and (self._hands.is_dragging or self._bubble.isVisible()):
            self._hands.put_back()
            self._bubble.hide()
        elif key == Qt.Key.Key_Escape and self.dismiss():
            return True
        elif key == Qt.Key.Key_Escape and BACK in self._surface.offered.legal:
            self._hands.press(BACK.thing, QPointF())
        elif key == Qt.Key.Key_Home:
            self._camera.fit()
        elif key in _NEARER or key in _FARTHER:
            self._camera.zoom(STEP if key in _NEARER else 1 / STEP)
        elif key == Qt.Key.Key_Shift:
            held = self.over if self._hands.is_dragging else None
            self._lookout.look_now(held.zone if held is not None else self.at)
        elif key == Qt.Key.Key_Space and self._film.running:
            self._film.press_on()
        elif key == Qt.Key.Key_Space:
            self._hold_to_pan()
        else:
            return False
        return True

    def _walk(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape and self.at:
            self.leave_table()
        elif key in _ENTER and self.at:
            self._take()
        elif table_command(key) == "look":
            self.leave_table()
            self.look.toggle()
        elif key in ARROWS:
            self._go(ARROWS[Qt.Key(key)])
        else:
            return False
        return True

    def tab(self, *, back: bool) -> bool:
        """Move to the next or previous thing; False past the last, so that the focus leaves the table."""
        if self._hands.is_dragging:
            return self._next_drop(-1 if back else 1)
        if self.look.on:
            self.look.next_thing(-1 if back else 1)
            return True
        things = self.things()
        if not things:
            return False
        if self.at not in things:
            self._ring(things[-1 if back else 0])
            return True
        next_one = things.index(self.at) + (-1 if back else 1)
        if not 0 <= next_one < len(things):
            self.leave_table()
            return False
        self._ring(things[next_one])
        return True

    def leave_table(self) -> None:
        """Remove the ring."""
        self.at = ""
        self.over = None
        self.look.on = False
        self.typed.leave()
        self._surface.scene.lights.ring(None)

    def refresh(self) -> None:
        """Update the ring after a change: it follows its thing, and stays only while that is usable."""
        if self.look.on:
            self.look.follow_thing()
        elif self.at and self.at not in self.things():
            self.leave_table()
        elif self.at:
            self._surface.scene.lights.ring(self._surface.scene.place_of(self.at))

    def _ring(self, key: str) -> None:
        scene = self._surface.scene
        self.at = key
        place = scene.place_of(key)
        scene.lights.ring(place)
        if place is not None:
            self._surface.view.ensureVisible(place, 20, 20)
        self._surface.announce(self._surface.name_of(key))

    def point_at(self, key: str) -> None:
        """Put the ring round a thing."""
        self._ring(key)

    def _go(self, way: QPointF) -> None:
        things = self.things()
        if not things:
            return
        if self.at not in things:
            self._ring(things[0])
            return
        places = {key: self._surface.scene.place_of(key) for key in things}
        found = nearest({k: p for k, p in places.items() if p}, self.at, way)
        if found:
            self._ring(found)

    def _take(self) -> None:
        surface, key = self._surface, self.at
        place = surface.scene.place_of(key)
        if place is None:
            return
        if key in self._things.boards():
            self._things.use(key)
            return
        tries = surface.lesson.tries
        if surface.offered.presses.get(key) or (isinstance(tries, Press) and key == tries.thing):
            self._hands.press(key, place.center())
            return
        self.over = None
        self._tried = tries if isinstance(tries, Drag) and key == tries.piece else None
        self._things.lift(key)
        drags = self._drags()
        if drags:
            self._over(drags[0])

    def _drags(self) -> list[Drag]:
        """Return the possible drops of the carried piece, first the one that a lesson wants to be tried."""
        drags = self._hands.drags()
        return drags if self._tried is None else [self._tried, *drags]

    def _carry(self, key: int, *, back: bool) -> bool:
        hands = self._hands
        if table_command(key) == "flip":
            hands.flip()
            self._follow_turn()
        elif table_command(key) == "turn":
            hands.turn(-1 if back or key == Qt.Key.Key_PageUp else 1)
            self._follow_turn()
        elif key in _ENTER:
            hands.drop()
        elif key in ARROWS:
            self._move(ARROWS[Qt.Key(key)])
        else:
            return False
        return True

    def _follow_turn(self) -> None:
        """Move the piece to the nearest place that takes it at its new turn."""
        hands = self._hands
        if self.over is None or hands.item is None or hands.drop_targets is None:
            return
        if not hands.item.piece.cells:
            self._over(hands.target or self.over)
            return
        carrying, here = hands.drop_targets, hands.item.pos()
        drags = hands.drags(turned=False)
        if drags:
            self._over(min(drags, key=lambda drag: (carrying.corner(drag) - here).manhattanLength()))

    def _move(self, way: QPointF) -> None:
        hands = self._hands
        drags, carrying, item = self._drags(), hands.drop_targets, hands.item
        if not drags or carrying is None or item is None:
            return
        if self.over not in drags:
            self._over(drags[0])
            return
        size = QPointF(item.w, item.h)
        corners = {str(n): carrying.corner(drag) for n, drag in enumerate(drags)}
        places = {n: QRectF(corner, corner + size) for n, corner in corners.items()}
        found = nearest(places, str(drags.index(self.over)), way)
        if found:
            self._over(drags[int(found)])

    def _next_drop(self, step: int) -> bool:
        drags = self._drags()
        if drags:
            at = drags.index(self.over) + step if self.over in drags else 0
            self._over(drags[at % len(drags)])
        return True

    def _over(self, drag: Drag) -> None:
        surface = self._surface
        self.over = drag
        name = surface.offered.names.get(drag) or surface.name_of(drag.zone)
        surface.announce(name)  # before what the drop would bring
        self._hands.hold_over(drag)
        if self._hands.item is not None:
            self._surface.view.ensureVisible(self._hands.item.place, 20, 20)


def nearest(places: dict[str, QRectF], start: str, way: QPointF) -> str | None:
    """Return the nearest other place in a direction; None if there is none that way."""
    own = places[start].center()
    best, best_cost = None, float("inf")
    for key, place in places.items():
        off = place.center() - own
        ahead = off.x() * way.x() + off.y() * way.y()
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        if key != start and ahead > max(0.5, 0.4 * aside) and ahead + 2.2 * aside < best_cost:
            best, best_cost = key, ahead + 2.2 * aside
    return best
