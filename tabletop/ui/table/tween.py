"""Animates all gliding and fading items of a scene with one timer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

from tabletop.ui.table.course import Course
from tabletop.ui.table.items import Printed

_TICK_MS = 16
_CURVE = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(slots=True)
class Tween:
    """The movement of one item.

    Attributes:
        item: The item.
        start: Its first position.
        end: Its last position.
        fade: The opacity at the start and the end.
        turn: The angle at the start and the end, in degrees.
        began: The time of the start, by `monotonic()`.
        seconds: The duration.
        then: Called at the end.
        course: What a piece does on its way; None: it takes the straight one.
    """

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    fade: tuple[float, float]
    turn: tuple[float, float]
    began: float
    seconds: float
    then: Callable[[], None]
    course: Course | None = None

    def at(self, share: float) -> None:
        """Place the item at this share of the time, from 0 to 1."""
        if self.course is not None:
            share = self.course.local(share)
        time = share
        share = _CURVE.valueForProgress(share)
        self.item.setPos(self.start + (self.end - self.start) * share)
        if self.course is not None:
            self.item.moveBy(0, -self.course.height(share))
            if isinstance(self.item, Printed):
                self.course.dress(self.item, time if self.course.steady else share)
        before, after = self.fade
        size = self.course.part_of_size(share) if self.course is not None else 1.0
        self.item.setOpacity(before + (after - before) * share if size else 0.0)
        if self.course is not None and self.course.emerges:
            self.item.setScale(max(size, 0.01))
        lean = self.course.lean(time) if self.course is not None else 0.0
        self.item.setRotation(self.turn[0] + (self.turn[1] - self.turn[0]) * share + lean)


class Tweens(QObject):
    """The items that are moving. Each reaches its end, also when the movement is cut short."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._moves: dict[QGraphicsItem, Tween] = {}
        self._timer = QTimer(self, interval=_TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def send(
        self,
        item: QGraphicsItem,
        to: QPointF,
        ms: int,
        *,
        fade: tuple[float, float] = (1.0, 1.0),
        turn: tuple[float, float] = (0.0, 0.0),
        then: Callable[[], None],
        course: Course | None = None,
    ) -> None:
        """Move an item to a position with this fading and turning, then call `then`; at once for 0 ms."""
        self._moves.pop(item, None)
        move = Tween(item, item.pos(), to, fade, turn, monotonic(), ms / 1000, then, course)
        stays = item.pos() == to and fade[0] == fade[1] and turn[0] == turn[1]
        if ms <= 0 or (stays and course is None):
            move.at(1.0)
            then()
            return
        move.at(0.0)
        self._moves[item] = move
        self._timer.start()

    def moves(self, item: QGraphicsItem) -> bool:
        """Return True if an item is moving."""
        return item in self._moves

    def stop_tweens_of(self, item: QGraphicsItem) -> None:
        """Stop an item where it is, with its final angle."""
        if move := self._moves.pop(item, None):
            item.setOpacity(1.0)
            item.setScale(1.0)
            item.setRotation(move.turn[1])
            if isinstance(item, Printed):
                item.show_instead(None)

    @property
    def running(self) -> bool:
        """True if any item is moving."""
        return bool(self._moves)

    def finish(self) -> None:
        """Finish all movements at once."""
        self._end(list(self._moves.values()))

    def _tick(self) -> None:
        now = monotonic()
        there = []
        for move in self._moves.values():
            share = (now - move.began) / move.seconds
            if share >= 1:
                there.append(move)
            else:
                move.at(share)
        self._end(there)

    def _end(self, moves: list[Tween]) -> None:
        for move in moves:
            self._moves.pop(move.item, None)
            move.at(1.0)
            move.then()
        if not self._moves:
            self._timer.stop()
