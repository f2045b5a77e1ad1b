"""Drawings as pixmaps, rendered once for each face, size and pixel ratio of the screen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from math import ceil
from time import monotonic
from typing import TypeGuard
from weakref import WeakValueDictionary

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBitmap, QBrush, QColor, QPainter, QPixmap, QPixmapCache, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.art.face import Assembled, placed_parts
from tabletop.art.high_contrast import sharpened
from tabletop.art.palette import SEATS
from tabletop.art.type import Ink
from tabletop.engine.table import AnyTable, Face
from tabletop.engine.text import Text
from tabletop.ui.style import theme
from tabletop.ui.style.language import spoken
from tabletop.ui.table.items import SPREAD, soft_shadow
from tabletop.ui.table.text_scaling import Free, larger

_CACHE_KB = 32 * 1024
"""Limit of Qt's cache in kilobytes, for drawings that are on no table now; items hold the shown ones."""
_OUTLINE = 0.4
"""Width in millimetres of each of the two outlines of a drawing in high contrast."""
_THIN = 1.25
"""Half the width in millimetres of letters and lines that get no outline."""
_AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
_TILE = 64
"""Side of the background's repeating tile, in pixels."""


class Sprites:
    """The drawings of one table, rendered at the screen's own pixels."""

    def __init__(self, table: AnyTable, words: Callable[[Text], str]) -> None:
        if QPixmapCache.cacheLimit() < _CACHE_KB:
            QPixmapCache.setCacheLimit(_CACHE_KB)
        self._table, self._words = table, words
        self._name = f"{id(table)}|{spoken()}|{SEATS.worn}"
        self._latest: dict[str | Face, str] = {}
        """The key of each face's latest drawing."""
        self._shown: WeakValueDictionary[str, QPixmap] = WeakValueDictionary()
        """Drawings held by an item, by key; they are found even if Qt's cache has dropped them."""
        self._cloth: tuple[tuple[object, ...], QPixmap] | None = None
        self._shadow: tuple[QPixmap, QPixmap] | None = None
        """The drawing that throws the latest soft shadow, and the shadow."""
        self._fresh: dict[str | Face, QPixmap | None] = {}
        """Late drawings that have been rendered but not painted yet."""
        self._until = 0.0
        self._late: dict[str | Face, tuple[str | Face, float, float, float, float, Free]] = {}

    def begin(self, seconds: float) -> None:
        """Begin a paint with this many seconds for rendering drawings."""
        self._until = monotonic() + seconds

    @property
    def late(self) -> bool:
        """True if drawings are missing for which there was no time."""
        return bool(self._late)

    def catch_up(self, seconds: float, scale: float) -> None:
        """Render late drawings for this many seconds; those for another scale are dropped."""
        self.begin(seconds)
        while self._late and monotonic() < self._until:
            wanted = self._late.pop(next(iter(self._late)))
            if wanted[3] == scale:
                self._fresh[wanted[0]] = self.pixmap(*wanted)

    def painted(self) -> None:
        """Release the late drawings: they have been painted and are now held by their items."""
        self._fresh = {}

    @property
    def fresh(self) -> AbstractSet[str | Face]:
        """The faces of late drawings that can be painted now."""
        return self._fresh.keys()

    def pixmap(
        self, face: str | Face, w: float, h: float, scale: float, ratio: float, free: Free = ()
    ) -> QPixmap | None:
        """Return the pixmap of a face of w x h millimetres with its margin.

        Args:
            face: The face.
            w: Width in millimetres.
            h: Height in millimetres.
            scale: Points per millimetre.
            ratio: Device pixels per point.
            free: The parts that enlarged text must leave free.

        Returns:
            The pixmap. When the time is up, the latest one at another scale, or None.
        """
        px = scale * ratio
        wide, high = round((w + 2 * MARGIN) * px), round((h + 2 * MARGIN) * px)
        free = free if theme.growth() > 1 else ()
        sharp = "|sharp" if theme.high_contrast() else ""
        key = f"{self._name}|{face}|{wide}|{high}|{theme.growth()}|{hash(free)}{sharp}"
        if (found := self._found(key)) is not None:
            return found
        if monotonic() > self._until and not self._has_ground(face, scale, QSize(wide, high)):
            self._late[key] = (face, w, h, scale, ratio, free)
            return self._found(self._latest.get(face, ""))
        made = self.draw(face, (w, h), scale, QSize(max(wide, 1), max(high, 1)), free)
        made.setDevicePixelRatio(ratio)
        if not in_parts(face):
            QPixmapCache.insert(key, made)
        self._latest[face], self._shown[key] = key, made
        return made

    def _found(self, key: str) -> QPixmap | None:
        """Return the drawing of this key, if it is shown somewhere or still in Qt's cache."""
        if (shown := self._shown.get(key)) is not None:
            return shown
        found = QPixmap()
        if not QPixmapCache.find(key, found):
            return None
        self._shown[key] = found
        return found

    def shadow(self, face: str | Face, w: float, h: float, scale: float, ratio: float) -> QPixmap | None:
        """Return the soft shadow of a face; cached until another face throws one."""
        drawing = self.pixmap(face, w, h, scale, ratio)
        if drawing is None:
            return None
        if self._shadow is None or self._shadow[0].cacheKey() != drawing.cacheKey():
            self._shadow = (drawing, soft_shadow(drawing, round(SPREAD * scale * ratio)))
        return self._shadow[1]

    def draw(
        self, face: str | Face, mm: tuple[float, float], scale: float, size: QSize, free: Free = ()
    ) -> QPixmap:
        """Render a face as a pixmap of this size in pixels; letters are sized for `scale` points per mm."""
        if in_parts(face):
            return self._assembled(face, mm, scale, size)
        made = rendered(self._svg(face, mm, scale, free), size, _whole(size))
        return outlined(made, size.width() / mm[0]) if theme.high_contrast() else made

    def _assembled(self, face: Assembled, mm: tuple[float, float], scale: float, size: QSize) -> QPixmap:
        """Return a face of parts, laid together from their pictures; these alone are cached."""
        made = QPixmap(self._part(face.ground(), mm, scale, _whole(size)))
        across, down = size.width() / (mm[0] + 2 * MARGIN), size.height() / (mm[1] + 2 * MARGIN)
        painter = QPainter(made)
        for part, grown in placed_parts(face, Ink(scale, self._words), *mm):
            margin = MARGIN * grown
            x, y = (part.x + MARGIN - margin) * across, (part.y + MARGIN - margin) * down
            wide, high = (part.w * grown + 2 * margin) * across, (part.h * grown + 2 * margin) * down
            place = QRectF(x - int(x), y - int(y), wide, high)
            painter.drawPixmap(int(x), int(y), self._part(part.face, (part.w, part.h), scale * grown, place))
        painter.end()
        return made

    def _part(self, face: Face, mm: tuple[float, float], scale: float, place: QRectF) -> QPixmap:
        """Return the picture of a face with its margin in a place, in pixels from the picture's corner."""
        key, found = self._part_key(face, scale, place), QPixmap()
        if not QPixmapCache.find(key, found):
            found = rendered(
                self._svg(face, mm, scale), QSize(ceil(place.right()), ceil(place.bottom())), place
            )
            QPixmapCache.insert(key, found)
        return found

    def _part_key(self, face: Face, scale: float, place: QRectF) -> str:
        there = f"{place.x():.2f}|{place.y():.2f}|{place.width():.2f}|{place.height():.2f}"
        return f"{self._name}|part|{face}|{scale:.4f}|{there}"

    def _has_ground(self, face: str | Face, scale: float, size: QSize) -> bool:
        """Return True if only small parts of a face have to be laid on its ground, which is always done."""
        if not in_parts(face):
            return False
        return QPixmapCache.find(self._part_key(face.ground(), scale, _whole(size)), QPixmap())

    def _svg(self, face: str | Face, mm: tuple[float, float], px: float, free: Free = ()) -> str:
        """Return a face as SVG text; empty if it fails, as an exception in a paint ends the program."""
        drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
        try:
            drawn = self._table.draw(face, *mm, px=px, words=self._words)
            drawn = larger(drawn, mm, px, theme.growth(), free)
            return sharpened(drawn) if theme.high_contrast() else drawn
        except Exception:  # noqa: BLE001  it is reported like all other errors
            sys.excepthook(*sys.exc_info())
            return drawn

    def cloth(self, face: str | Face, size: QSize, ratio: float) -> QPixmap:
        """Return the background for a view of this size in points, with a soft shade towards its edges."""
        key = (face, size.width(), size.height(), ratio, theme.high_contrast())
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, self._woven(face, size, ratio))
        return self._cloth[1]

    def _woven(self, face: str | Face, size: QSize, ratio: float) -> QPixmap:
        if theme.high_contrast():
            plain = QPixmap(size * ratio)
            plain.fill(theme.colour("window"))
            plain.setDevicePixelRatio(ratio)
            return plain
        source = self._svg(face, (float(_TILE), float(_TILE)), ratio)
        tile = QPixmap(round(_TILE * ratio), round(_TILE * ratio))
        tile.fill(QColor("#3B4A46"))
        painter = QPainter(tile)
        QSvgRenderer(QByteArray(source.encode())).render(painter)
        painter.end()
        tile.setDevicePixelRatio(ratio)
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        painter.fillRect(0, 0, size.width(), size.height(), QBrush(tile))
        shade = QRadialGradient(
            QPointF(size.width() / 2, size.height() / 2), max(size.width(), size.height()) * 0.74
        )
        shade.setColorAt(0.62, QColor(0, 0, 0, 0))
        shade.setColorAt(1.0, QColor(0, 0, 0, 52))
        painter.fillRect(0, 0, size.width(), size.height(), shade)
        painter.end()
        return made


def in_parts(face: str | Face) -> TypeGuard[Assembled]:
    """Return True if a face is laid together from parts: not if text is enlarged or outlined on the whole."""
    return isinstance(face, Assembled) and theme.growth() == 1 and not theme.high_contrast()


def _whole(size: QSize) -> QRectF:
    return QRectF(QPointF(), size.toSizeF())


def rendered(source: str, size: QSize, place: QRectF) -> QPixmap:
    """Return SVG text as a pixmap of this size in pixels, drawn into a place on it."""
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source.encode())).render(painter, place)
    painter.end()
    return made


def outlined(drawing: QPixmap, px: float) -> QPixmap:
    """Return a drawing of `px` pixels per millimetre with a black line round it, and a white one round that.

    Shadows, which are less than half opaque, get none, nor do letters and thin lines that lie by themselves.
    """
    width, thin = max(round(_OUTLINE * px), 1), max(round(_THIN * px), 1)
    solid = QPixmap(drawing.size())
    solid.fill(Qt.GlobalColor.white)
    mask = drawing.toImage().createAlphaMask(Qt.ImageConversionFlag.ThresholdAlphaDither)
    solid.setMask(QBitmap.fromImage(mask))
    core = QPixmap(solid)
    _around(core, solid, thin, QPainter.CompositionMode.CompositionMode_DestinationIn)
    made = QPixmap(drawing.size())
    made.fill(Qt.GlobalColor.transparent)
    _around(made, core, thin + 2 * width)
    painter = QPainter(core)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(core.rect(), Qt.GlobalColor.black)
    painter.end()
    _around(made, core, thin + width)
    painter = QPainter(made)
    painter.drawPixmap(0, 0, drawing)
    painter.end()
    return made


def _around(
    device: QPixmap,
    drawing: QPixmap,
    reach: int,
    mode: QPainter.CompositionMode = QPainter.CompositionMode.CompositionMode_SourceOver,
) -> None:
    """Draw a drawing eight times round its place, `reach` pixels away."""
    painter = QPainter(device)
    painter.setCompositionMode(mode)
    for x, y in _AROUND:
        painter.drawPixmap(x * reach, y * reach, drawing)
    painter.end()
