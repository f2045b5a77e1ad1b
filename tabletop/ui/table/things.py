"""Gestures without a mouse: things on the table are lifted, pressed and opened by their keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.surface import Surface


class Things(QObject):
    """The things on the table, by key."""

    board_requested = Signal(int)
    """Emitted when a folded board is to be enlarged, or the enlarged one folded again (its seat)."""

    def __init__(self, surface: Surface, film: AnimationPlayer, hands: DragController) -> None:
        super().__init__(surface.view)
        self._surface, self._film, self._hands = surface, film, hands
        self.opens = False
        """True if the boards of other seats can be enlarged."""

    def lift(self, key: str) -> None:
        """Lift a piece."""
        item = self._surface.scene.pieces.get(key)
        if item is not None and self._surface.offered.can_lift(key):
            self._hands.lift(item, item.place.center())

    def use(self, key: str) -> None:
        """Activate a thing as a screen reader does: press it, open it, or lift it."""
        place = self._surface.scene.place_of(key)
        if key in self.boards():
            self.board_requested.emit(self.boards()[key])
        elif key in self._surface.offered.presses and place is not None:
            self._hands.press(key, place.center())
        else:
            self.lift(key)

    def boards(self) -> dict[str, int]:
        """Return the keys of the folded boards that can be opened now, with their seats."""
        if not self.opens or self._film.running:
            return {}
        boards = self._surface.scene.boards()
        return {key: seat for key, seat in boards.items() if key not in self._surface.offered.presses}
