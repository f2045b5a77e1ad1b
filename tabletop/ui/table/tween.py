"""Everything that moves by itself: one clock for all gliding and fading things of a scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

TICK_MS = 16


@dataclass(slots=True)
class Tween:
    """A thing on its way: from where to where, which opacity and turn to which, since when and how long."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    fade: tuple[float, float]
    turn: tuple[float, float]
    began: float
    seconds: float
    then: Callable[[], None]

    def at(self, share: float) -> None:
        """Be so far on the way, from 0 to 1."""
        self.item.setPos(self.start + (self.end - self.start) * share)
        before, after = self.fade
        self.item.setOpacity(before + (after - before) * share)
        self.item.setRotation(self.turn[0] + (self.turn[1] - self.turn[0]) * share)


class Tweens(QObject):
    """The things that are on their way. Each ends where it was meant to, also when it is cut short."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._moves: dict[QGraphicsItem, Tween] = {}
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
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
    ) -> None:
        """Let a thing glide to a place, fading and turning so, and call `then` there; at once for 0 ms."""
        self._moves.pop(item, None)
        move = Tween(item, item.pos(), to, fade, turn, monotonic(), ms / 1000, then)
        if ms <= 0 or (item.pos() == to and fade[0] == fade[1] and turn[0] == turn[1]):
            move.at(1.0)
            then()
            return
        move.at(0.0)
        self._moves[item] = move
        self._timer.start()

    def moves(self, item: QGraphicsItem) -> bool:
        """Whether a thing is on its way."""
        return item in self._moves

    def stop(self, item: QGraphicsItem) -> None:
        """A thing is taken out of the air: it stays where it is, turned as it was to be."""
        if move := self._moves.pop(item, None):
            item.setOpacity(1.0)
            item.setRotation(move.turn[1])

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._moves)

    def finish(self) -> None:
        """Everything is where it was going to."""
        self._end(list(self._moves.values()))

    def _tick(self) -> None:
        now = monotonic()
        there = []
        for move in self._moves.values():
            share = (now - move.began) / move.seconds
            if share >= 1:
                there.append(move)
            else:
                move.at(self._curve.valueForProgress(share))
        self._end(there)

    def _end(self, moves: list[Tween]) -> None:
        for move in moves:
            self._moves.pop(move.item, None)
            move.at(1.0)
            move.then()
        if not self._moves:
            self._timer.stop()
