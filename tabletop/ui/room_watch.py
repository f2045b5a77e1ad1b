"""Whose turn it is in the rooms in which the player has a seat, asked from time to time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.text import Text
from tabletop.files.guest_seats import GuestSeat
from tabletop.together.invite import InviteError
from tabletop.together.joining import RoomPreview, RoomSight

_LISTEN_MS = 100
_ROUND_MS = 30_000
"""Milliseconds from the end of a round through all rooms to the next."""
_PATIENCE = 6.0
"""Seconds in which a host has to answer; then the next room is asked."""


@dataclass(frozen=True, slots=True)
class RoomState:
    """What is known of a room in which the player has a seat.

    Attributes:
        sight: What the room has shown last; None if it has not yet.
        trouble: Why it shows nothing now; None if it does.
    """

    sight: RoomSight | None = None
    trouble: Text | None = None

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats whose choices wait: the player's alone if it is one of them."""
        if self.sight is None or self.trouble is not None:
            return ()
        return (self.sight.seat,) if self.sight.seat in self.sight.waiting else self.sight.waiting

    @property
    def own_turn(self) -> bool:
        """True if the player's choice waits, as far as known."""
        return self.sight is not None and self.sight.seat in self.sight.waiting

    @property
    def is_over(self) -> bool:
        """True if the match is over."""
        return self.sight is not None and self.sight.begun and not self.sight.waiting


class RoomWatch(QObject):
    """Asks the rooms one after another, those in which the player does not sit just now.

    Args:
        seats: Returns the seats that are to be asked about.
        peek: Returns a preview of the room of a seat; raises InviteError.
    """

    changed = Signal()
    """Emitted when something else is known of a room."""
    turn_came = Signal(object)
    """Emitted when it has become the player's turn in a room (the GuestSeat)."""

    def __init__(
        self,
        seats: Callable[[], Sequence[GuestSeat]],
        peek: Callable[[GuestSeat], RoomPreview],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._seats, self._peek = seats, peek
        self._states: dict[str, RoomState] = {}
        self._queue: list[GuestSeat] = []
        self._current: tuple[GuestSeat, RoomPreview, float] | None = None
        """The seat that is asked about, its preview, and until when it is waited for."""
        self._listening = QTimer(self, interval=_LISTEN_MS)
        self._listening.timeout.connect(self._listen)
        self._pause = QTimer(self, singleShot=True, interval=_ROUND_MS)
        self._pause.timeout.connect(self.ask_all)

    def known_of(self, seat: GuestSeat) -> RoomState:
        """Return what is known of the room of a seat."""
        return self._states.get(seat.key, RoomState())

    def own_turns(self) -> list[GuestSeat]:
        """Return the seats whose turn it is, as far as known."""
        return [seat for seat in self._seats() if self.known_of(seat).own_turn]

    def ask_all(self) -> None:
        """Begin a round through all rooms, unless one is going on, and go on from time to time."""
        if self._current is None:
            self._queue = list(self._seats())
            self._next()

    def stop_asking(self) -> None:
        """Ask no more."""
        self._pause.stop()
        self._queue = []
        self._hang_up()

    def _next(self) -> None:
        self._hang_up()
        while self._queue:
            seat = self._queue.pop(0)
            try:
                self._current = seat, self._peek(seat), monotonic() + _PATIENCE
            except InviteError as error:
                self._learn(seat, None, error.text)
                continue
            self._listening.start()
            return
        self._pause.start()

    def _hang_up(self) -> None:
        self._listening.stop()
        if self._current is not None:
            self._current[1].dismiss()
            self._current = None

    def _listen(self) -> None:
        if self._current is None:
            return
        seat, preview, until = self._current
        found = preview.sight()
        if isinstance(found, RoomSight):
            self._learn(seat, found, None)
        elif found is not None:
            self._learn(seat, None, found)
        elif monotonic() > until:
            self._learn(seat, None, preview.failure)
        else:
            return
        self._next()

    def _learn(self, seat: GuestSeat, sight: RoomSight | None, trouble: Text | None) -> None:
        before = self.known_of(seat)
        now = self._states[seat.key] = RoomState(sight or before.sight, trouble)
        if now != before:
            self.changed.emit()
        if now.own_turn and before.sight is not None and not before.own_turn:
            self.turn_came.emit(seat)
