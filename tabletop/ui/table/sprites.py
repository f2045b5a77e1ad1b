"""Drawings as pixmaps, made once for each face, size and sharpness of the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.engine.table import Table
from tabletop.engine.text import Text

CACHE_KB = 192 * 1024
"""Qt keeps 10 MB by default; a table of 150 pieces on a sharp screen wants more."""


class Sprites:
    """The drawings of one table: millimetres become a pixmap at the screen's own pixels."""

    def __init__(self, table: Table, words: Callable[[Text], str]) -> None:
        QPixmapCache.setCacheLimit(CACHE_KB)
        self._table, self._words = table, words
        self._made: set[str] = set()
        self.edition = 0
        """Counts up when the words change, so that drawings with words in them are made anew."""

    def pixmap(self, face: str, w: float, h: float, scale: float, ratio: float) -> QPixmap:
        """The face of w x h millimetres with its margin; `scale` in points a mm, `ratio` the screen's."""
        px = scale * ratio
        wide, high = round((w + 2 * MARGIN) * px), round((h + 2 * MARGIN) * px)
        key = f"{id(self._table)}|{self.edition}|{face}|{wide}|{high}"
        found = QPixmap()
        if not QPixmapCache.find(key, found):
            found = self._render(face, (w, h), px, QSize(max(wide, 1), max(high, 1)))
            QPixmapCache.insert(key, found)
        found.setDevicePixelRatio(ratio)
        return found

    def _render(self, face: str, mm: tuple[float, float], px: float, size: QSize) -> QPixmap:
        source = self._table.draw(face, *mm, px=px, words=self._words)
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(source.encode())).render(painter)
        painter.end()
        return made

    def cloth(self, face: str, ratio: float) -> QPixmap:
        """The cloth's tile of 64 pixels, which has no margin."""
        key = f"{id(self._table)}|{face}|{ratio}"
        found = QPixmap()
        if not QPixmapCache.find(key, found):
            side = round(64 * ratio)
            source = self._table.draw(face, 64.0, 64.0, px=ratio, words=self._words)
            found = QPixmap(side, side)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            QSvgRenderer(QByteArray(source.encode())).render(painter)
            painter.end()
            QPixmapCache.insert(key, found)
        found.setDevicePixelRatio(ratio)
        return found
