"""A table as a small picture outside its match: only what everybody may see, drawn for its size."""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.art import MARGIN
from tabletop.art.palette import SEATS
from tabletop.engine.game import Setup, colours
from tabletop.engine.table import Piece, Table, Zone, turned_face
from tabletop.session.protocol import EVERYBODY, Session
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.game_shelf import spine
from tabletop.ui.widgets.soon import soon

DRAWN = 4.0
"""Pixels a millimetre as at which faces are asked for: letters then have their own proportions."""
READABLE = 7.0
"""Letters smaller than so many points in the picture are left out of it."""
LETTERS = re.compile(r"<text\b[^>]*?font-size=\"([0-9.]+)\"[^>]*>.*?</text>", re.DOTALL)


class FreshTable(QLabel):
    """A game's table before the first move, drawn once the page is seen; its middle where room is short."""

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
        self.setPixmap(still(dealt, self._size, self.devicePixelRatioF()))

    def sizeHint(self) -> QSize:
        """As wide as it is drawn."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """Any part of it will do."""
        return QSize(1, self._size.height())


def still(session: Session, size: QSize, ratio: float) -> QPixmap:
    """All that lies open on a match's table, in a picture of this size in points, its middle if it is wider.

    It is made from the view of what everybody may see, whoever is at the screen.
    """
    game, view = session.game, session.view(session.now, EVERYBODY)
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(spine(game.id))
    table, layout = game.table, game.table.layout(view, EVERYBODY)
    wide, high = table.size
    scale = max(size.width() / wide, size.height() / high)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate((size.width() - wide * scale) / 2, (size.height() - high * scale) / 2)
    painter.scale(scale, scale)
    things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
    with SEATS.wearing(colours(session.setup)):
        for thing in sorted(things, key=lambda t: (isinstance(t, Piece), t.z)):
            _paint(painter, table, thing, scale)
    painter.end()
    return made


def _paint(painter: QPainter, table: Table, thing: Zone | Piece, scale: float) -> None:
    if not thing.face:
        return
    w, h = thing.w, thing.h
    face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
    source = readable(table.draw(face, w, h, px=DRAWN, words=to_language), scale)
    where = QRectF(thing.x - MARGIN, thing.y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)
    QSvgRenderer(QByteArray(source.encode())).render(painter, where)


def readable(source: str, scale: float) -> str:
    """A face drawn at DRAWN without the letters that nobody can read at `scale` points a millimetre."""

    def kept(letters: re.Match[str]) -> str:
        return letters[0] if float(letters[1]) / DRAWN * scale >= READABLE else ""

    return LETTERS.sub(kept, source)
