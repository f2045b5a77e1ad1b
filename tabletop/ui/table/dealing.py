"""What a motion shows besides the pieces: the halves of a shuffled pile, and cards for the other seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.motion import Deal
from tabletop.engine.table import Piece
from tabletop.ui.table.course import Course, deal_delay
from tabletop.ui.table.items import FLYING, Painter, Printed
from tabletop.ui.table.tween import Tweens

_HALF_APART, _HALF_TILT = 0.7, 12.0
"""How far a half of a shuffled pile begins from its place, in widths of the pile, and its tilt in degrees."""
_SMALL = 0.7
"""Largest part of a folded board's height that a card flying to it has."""


@dataclass(frozen=True, slots=True)
class LooseDrawings:
    """Shows drawings above a scene that are no pieces of its layout, and removes them after their way."""

    scene: QGraphicsScene
    painter: Painter
    tweens: Tweens

    def slide_halves(self, was: Mapping[str, Piece], pieces: Iterable[Piece], ms: int) -> None:
        """Slide two halves of each pile that is new or changed into it, from its left and right."""
        for pile in pieces:
            old = was.get(pile.key)
            if old is not None and (old.face, old.count) == (pile.face, pile.count):
                continue
            for side in (-1, 1):
                half = self._loose(pile, QPointF(pile.x + side * pile.w * _HALF_APART, pile.y))
                angles = (pile.angle + side * _HALF_TILT, pile.angle)
                to, then = QPointF(pile.x, pile.y), partial(self.scene.removeItem, half)
                self.tweens.send(half, to, ms, turn=angles, then=then)

    def deal_around(
        self, motion: Deal, own: Sequence[Piece], start: QRectF, boards: Sequence[QRectF], ms: int
    ) -> None:
        """Let a card fly to each folded board for each of the viewer's own ones, and vanish there."""
        count = len(own) * (len(boards) + 1)
        for round_, card in enumerate(own):
            for nth, board in enumerate(boards, 1):
                small = min(1.0, board.height() * _SMALL / card.h)
                middle = QPointF(card.w, card.h) * small / 2
                back = self._loose(replace(card, w=card.w * small, h=card.h * small), start.center() - middle)
                delay = deal_delay(motion, (round_ * (len(boards) + 1) + nth, count), ms)
                way, then = Course(delay=delay, emerges=True), partial(self.scene.removeItem, back)
                self.tweens.send(back, board.center() - middle, ms, fade=(1.0, 0.3), then=then, course=way)

    def _loose(self, piece: Piece, at: QPointF) -> Printed:
        item = Printed(self.painter, piece.face, piece.w, piece.h)
        item.setTransformOriginPoint(piece.w / 2, piece.h / 2)
        item.setZValue(FLYING + piece.z)
        item.setPos(at)
        self.scene.addItem(item)
        return item
