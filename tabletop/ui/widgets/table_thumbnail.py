"""Small pictures of a table outside its match; they show public information only."""

from __future__ import annotations

import re
from time import monotonic

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.art import MARGIN
from tabletop.art.palette import SEATS
from tabletop.engine.game import Setup, colours
from tabletop.engine.table import AnyTable, Piece, Zone, turned_face
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.game_shelf import spine
from tabletop.ui.widgets.soon import soon

FACE_SCALE = 4.0
"""Scale in pixels per millimetre at which faces are requested, so that text has its usual proportions."""
READABLE = 7.0
"""Text smaller than this many points in the picture is left out."""
_PART = 0.008
"""Seconds of drawing at a time, so that the window stays responsive."""
LETTERS = re.compile(r"<text\b[^>]*?font-size=\"([0-9.]+)\"[^>]*>.*?</text>", re.DOTALL)


class FreshTable(QLabel):
    """A game's table before the first move, drawn after the page is shown; cropped if there is no room."""

    def __init__(self, game: str, setup: Setup, size: QSize) -> None:
        super().__init__()
        self._game, self._setup, self._size = game, setup, size
        self.setFixedHeight(size.height())
        self.setMaximumWidth(size.width())
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        soon(self, self._draw)

    def _draw(self) -> None:
        from tabletop.session.local import LocalSession  # once the first window is painted

        dealt = LocalSession.dealt(games.game(self._game), self._setup)
        draw_in_parts(self, Thumbnail(dealt, self._size, self.devicePixelRatioF(), cropped=True))

    def sizeHint(self) -> QSize:
        """Return the size of the whole picture."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """Return the whole height; the width may be cropped."""
        return QSize(1, self._size.height())


class Thumbnail:
    """A picture of all public information on a match's table."""

    def __init__(self, session: Session, size: QSize, ratio: float, *, cropped: bool = False) -> None:
        """Begin it.

        Args:
            session: The match; only its public view is drawn, for any person at the screen.
            size: The size in device-independent pixels.
            ratio: Pixels of the screen per device-independent pixel.
            cropped: True to fill the size with the middle of the table; else the whole table is drawn.
        """
        game = session.game
        self.picture = QPixmap(size * ratio)
        self.picture.setDevicePixelRatio(ratio)
        self.picture.fill(spine(game.id))
        self._table, self._colours = game.table, colours(session.setup)
        shape = (
            Qt.AspectRatioMode.KeepAspectRatioByExpanding if cropped else Qt.AspectRatioMode.KeepAspectRatio
        )
        self.area = QRectF(QPointF(), QSizeF(*game.table.size).scaled(QSizeF(size), shape))
        """Where the whole table is drawn, in device-independent pixels of the picture."""
        self.area.moveCenter(QRectF(QPointF(), QSizeF(size)).center())
        layout = game.table.layout(session.view(session.now, EVERYBODY), EVERYBODY)
        things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
        self._missing = sorted(things, key=lambda t: (isinstance(t, Piece), t.z), reverse=True)

    def draw_part(self) -> bool:
        """Draw for a few milliseconds; return True once the picture is complete."""
        until = monotonic() + _PART
        scale = self.area.width() / self._table.size[0]
        painter = QPainter(self.picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.area.topLeft())
        painter.scale(scale, scale)
        with SEATS.wearing(self._colours):
            while self._missing and monotonic() < until:
                paint_thing(painter, self._table, self._missing.pop(), scale)
        painter.end()
        return not self._missing


def draw_in_parts(label: QLabel, drawing: Thumbnail) -> None:
    """Show a picture of a match's table in a label, once it is drawn part by part."""
    if drawing.draw_part():
        label.setPixmap(drawing.picture)
    else:
        soon(label, lambda: draw_in_parts(label, drawing))


def paint_thing(painter: QPainter, table: AnyTable, thing: Zone | Piece, scale: float) -> None:
    """Paint a zone or piece at its place in millimetres; `scale`: points per millimetre."""
    if not thing.face:
        return
    w, h = thing.w, thing.h
    face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
    source = without_tiny_text(table.draw(face, w, h, px=FACE_SCALE, words=to_language), scale)
    where = QRectF(thing.x - MARGIN, thing.y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)
    QSvgRenderer(QByteArray(source.encode())).render(painter, where)


def without_tiny_text(source: str, scale: float) -> str:
    """Return the SVG of a face drawn at DRAWN, without text unreadable at `scale` points per mm."""

    def replacement(letters: re.Match[str]) -> str:
        return letters[0] if float(letters[1]) / FACE_SCALE * scale >= READABLE else ""

    return LETTERS.sub(replacement, source)
