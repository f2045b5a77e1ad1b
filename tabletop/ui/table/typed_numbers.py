"""Numbers typed on the table: they select the place, or the thing to press, that they label."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt

from tabletop.engine.table import Drag, Gesture, Press
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.surface import Surface
from tabletop.ui.table.things import Things

_DIGITS = {getattr(Qt.Key, f"Key_{digit}").value: str(digit) for digit in range(10)}
_BETWEEN = (Qt.Key.Key_Space, Qt.Key.Key_Comma)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Ring(Protocol):
    """The ring of the keyboard."""

    at: str
    """The key of the thing in the ring; "" for none."""

    def point_at(self, key: str) -> None:
        """Put the ring round a thing."""


class TypedNumbers:
    """The numbers typed so far, such as "3 5"; Enter makes their gesture."""

    def __init__(self, surface: Surface, hands: DragController, things: Things, ring: Ring) -> None:
        self._surface, self._hands, self._things, self._ring = surface, hands, things, ring
        self._text = ""

    def leave(self) -> None:
        """Discard what was typed."""
        self._text = ""

    def type_key(self, key: int) -> bool:
        """Handle a key; False if it is not part of a number that means anything now."""
        if key in _DIGITS:
            return self._more(self._text + _DIGITS[key])
        if not self._text:
            return False
        if key in _BETWEEN:
            return self._more(self._text.rstrip() + " ")
        if key == Qt.Key.Key_Backspace:
            return self._more(self._text[:-1].rstrip())
        if key in _ENTER:
            self._make()
            return True
        self.leave()
        return False

    def _more(self, text: str) -> bool:
        gestures = self._meant()
        if not gestures:
            self.leave()
            return False
        self._text = text
        self._surface.announce(text)
        self._show(gestures.get(self.matching_numbers))
        return True

    @property
    def listens(self) -> bool:
        """True if a number means anything now."""
        return bool(self._meant())

    @property
    def matching_numbers(self) -> tuple[int, ...]:
        """The typed numbers."""
        return tuple(int(part) for part in self._text.split())

    def _meant(self) -> dict[tuple[int, ...], Gesture]:
        """Return the legal gestures by their numbers; for a carried or selected piece, only its own.

        Empty if several pieces could be meant.
        """
        piece = self._hands.item.piece.key if self._hands.item is not None else self._ring.at
        found: dict[str, dict[tuple[int, ...], Gesture]] = {}
        for gesture in self._surface.offered.legal:
            if numbers := self._of(gesture):
                key = gesture.piece if isinstance(gesture, Drag) else ""
                found.setdefault(key, {})[numbers] = gesture
        if piece in found or len(found) != 1:
            return found.get(piece, {})
        return next(iter(found.values()))

    def _of(self, gesture: Gesture) -> tuple[int, ...]:
        """Return the numbers of the place of a gesture; empty if it has none."""
        zone = self._surface.scene.zones.get(gesture.thing if isinstance(gesture, Press) else gesture.zone)
        if zone is None:
            return ()
        if isinstance(gesture, Drag) and 0 <= gesture.at < len(zone.spots):
            return zone.spots[gesture.at].numbers
        return zone.numbers

    def _show(self, gesture: Gesture | None) -> None:
        """Hold the piece over the selected place, or put the ring round the thing to be pressed."""
        if isinstance(gesture, Drag):
            if self._hands.item is None or self._hands.item.piece.key != gesture.piece:
                self._things.lift(gesture.piece)
            self._hands.hold_over(gesture)
        elif gesture is not None:
            self._ring.point_at(gesture.thing)

    def _make(self) -> None:
        gesture = self._meant().get(self.matching_numbers)
        self.leave()
        if isinstance(gesture, Drag):
            self._hands.drop()
        elif gesture is not None:
            place = self._surface.scene.place_of(gesture.thing)
            self._hands.press(gesture.thing, place.center() if place else QPointF())
