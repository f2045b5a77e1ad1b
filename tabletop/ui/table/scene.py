"""The scene: zones and pieces made to agree with a layout. Pieces are known by their keys, so they glide."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.table import Layout, Piece, Zone
from tabletop.ui.table.items import Painter, PieceItem, ZoneItem, shape_of
from tabletop.ui.table.lights import Lights


class TableScene(QGraphicsScene):
    """Everything that lies on one table, in millimetres."""

    def __init__(self, painter: Painter, size: tuple[float, float]) -> None:
        super().__init__(0, 0, *size)
        self._painter = painter
        self.layout_now = Layout((), ())
        self.pieces: dict[str, PieceItem] = {}
        self._zones: dict[str, ZoneItem] = {}
        self._going: list[PieceItem] = []
        self.lights = Lights(QRectF(0, 0, *size))
        self.addItem(self.lights)

    def show_layout(self, layout: Layout, ms: int) -> None:
        """Make the scene agree: what moved glides for `ms`, what is new appears, what is gone fades."""
        self.land()
        if layout.zones != self.layout_now.zones:
            self._print(layout.zones)
        self.layout_now = layout
        gone = {key: item for key, item in self.pieces.items() if key not in {p.key for p in layout.pieces}}
        new = [piece for piece in layout.pieces if piece.key not in self.pieces]
        for piece in new:
            self._enter(piece, gone, ms)
        for piece in layout.pieces:
            item = self.pieces[piece.key]
            if item.piece is not piece and item.piece != piece:
                item.become(piece)
            if not item.carried:
                item.fly(item.home, ms)
        for key, item in gone.items():
            if self.pieces.get(key) is item:
                del self.pieces[key]
            self._leave(item, ms)

    def _print(self, zones: tuple[Zone, ...]) -> None:
        wanted = {zone.key: zone for zone in zones if zone.face}
        for key in [key for key in self._zones if key not in wanted]:
            self.removeItem(self._zones.pop(key))
        for order, (key, zone) in enumerate(wanted.items()):
            item = self._zones.get(key)
            if item is None or (item.face, item.w, item.h) != (zone.face, zone.w, zone.h):
                if item is not None:
                    self.removeItem(item)
                item = self._zones[key] = ZoneItem(self._painter, zone)
                self.addItem(item)
            item.setPos(zone.x, zone.y)
            item.setZValue(zone.z - 100 + order / 1000)

    def _enter(self, piece: Piece, gone: dict[str, PieceItem], ms: int) -> None:
        """A new piece: one that looks the same and has gone becomes it, so that it is seen to move there."""
        twins = [key for key, item in gone.items() if item.face == piece.face and not item.carried]
        if twins and piece.face:
            to = QPointF(piece.x, piece.y)
            nearest = min(twins, key=lambda key: (gone[key].pos() - to).manhattanLength())
            item = gone.pop(nearest)
            del self.pieces[nearest]
            item.become(piece)
        else:
            item = PieceItem(self._painter, piece)
            self.addItem(item)
            if ms > 0:
                self._fade(item, 0.0, 1.0, ms)
        self.pieces[piece.key] = item

    def _leave(self, item: PieceItem, ms: int) -> None:
        item.carry(on=False)
        if ms <= 0:
            self.removeItem(item)
            return
        self._going.append(item)
        # Not from inside finished(): the animation is the item's child and would die with it while it speaks.
        self._fade(item, 1.0, 0.0, ms).finished.connect(
            lambda: QTimer.singleShot(0, self, lambda: self._gone(item))
        )

    def _gone(self, item: PieceItem) -> None:
        if item in self._going:
            self._going.remove(item)
            self.removeItem(item)

    @staticmethod
    def _fade(item: PieceItem, start: float, end: float, ms: int) -> QPropertyAnimation:
        fade = QPropertyAnimation(item, b"opacity", item)
        fade.setDuration(ms)
        fade.setStartValue(start)
        fade.setEndValue(end)
        fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        fade.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
        return fade

    def land(self) -> None:
        """End everything that moves, at its end."""
        for item in self.pieces.values():
            item.land()
            item.setOpacity(1.0)
        for item in self._going:
            self.removeItem(item)
        self._going.clear()

    @property
    def moving(self) -> bool:
        """Whether something glides or fades."""
        return bool(self._going) or any(item.flying for item in self.pieces.values())

    def pieces_at(self, at: QPointF) -> Iterator[PieceItem]:
        """The pieces under a point, the uppermost first."""
        under = [item for item in self.items(at) if isinstance(item, PieceItem) and item.covers(at)]
        yield from (item for item in under if item not in self._going)

    def zone_at(self, at: QPointF) -> Zone | None:
        """The smallest zone under a point."""
        under = [
            zone for zone in self.layout_now.zones if QRectF(zone.x, zone.y, zone.w, zone.h).contains(at)
        ]
        return min(under, key=lambda zone: zone.w * zone.h, default=None)

    def place_of(self, key: str) -> QRectF | None:
        """Where a piece or a zone lies; None for a key that is not on the table."""
        if key in self.pieces:
            return shape_of(self.pieces[key])
        zone = next((zone for zone in self.layout_now.zones if zone.key == key), None)
        return QRectF(zone.x, zone.y, zone.w, zone.h) if zone else None
