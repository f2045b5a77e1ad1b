"""Undo and redo at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tabletop.ui.play.playback import Playback
from tabletop.ui.play.seat_handover import SeatHandover


class UndoRedo(QObject):
    """Undoes and redoes the actions of persons."""

    turned = Signal(bool)
    """Emitted before an undo (False) or a redo (True)."""
    done = Signal()
    """Emitted after it."""

    def __init__(self, playback: Playback, handover: SeatHandover) -> None:
        super().__init__(playback.table)
        self._playback, self._handover, self._session = playback, handover, playback.session

    @property
    def _free(self) -> bool:
        """True if undo and redo are possible now."""
        present = self._playback.at is None and not self._handover.veiled
        return present and self._session.read_only_reason is None

    def undo_moment(self) -> int | None:
        """Return the moment an undo returns to; None if there is none."""
        return self._session.history.undo_target() if self._free else None

    def redo_moment(self) -> int | None:
        """Return the moment a redo goes to; None if nothing was undone."""
        return self._session.history.redo_target() if self._free else None

    def undo(self) -> None:
        """Undo the last action of a person, with the automatic steps after it."""
        if self.undo_moment() is not None:
            self.turn(self._session.history.undo, on=False)

    def redo_action(self) -> None:
        """Redo the next undone actions."""
        if self.redo_moment() is not None:
            self.turn(self._session.history.redo, on=True)

    def turn(self, go: Callable[[], object], *, on: bool) -> None:
        """Undo or (`on`) redo by calling `go`; pieces that are held and animations are dropped."""
        self._playback.table.put_back()
        self._playback.film.cut()  # its last frame would show a position that is no longer current
        self.turned.emit(on)
        go()
        self.done.emit()
