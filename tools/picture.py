"""Draw faces or covers of a game to PNG files, to look at them.

    tools/picture.py public_market 4 out.png "Tile(17)@40x60" "Chest(3)" "Meeple(0, automa=True)"
    tools/picture.py river_market 4 out.png river:3

The second word is pixels per millimetre. A face is written as in the game's art/faces.py; one without a size
of its own is given one behind the @. Several faces make one sheet.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.files.paths import resource
from tabletop.games import game as find_game

GAP = 6
"""Between the drawings of a sheet, in millimetres."""


def paint(painter: QPainter, svg: str, x: float, y: float, w: float, h: float) -> None:
    """One SVG text into a rectangle of pixels. Raises ValueError if Qt cannot read it."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise ValueError("Qt cannot read this SVG")
    renderer.render(painter, QRectF(x, y, w, h))


def canvas(w: float, h: float, colour: str) -> QImage:
    """Return a picture of one colour."""
    image = QImage(round(w), round(h), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    return image


def start() -> QGuiApplication:
    """Qt without a screen, with the bundled fonts."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    for path in sorted(resource("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    assert isinstance(app, QGuiApplication)
    return app


def face_of(faces: Any, name: str) -> tuple[Any, tuple[float, float]]:
    """Return a face by its name in a module of faces, and its own size."""
    if hasattr(faces, "FACES"):
        return name, faces.FACES.size(name)
    face = eval(name, vars(faces))  # noqa: S307  what the developer who starts this tool writes
    return face, face.size


def sheet(game: str, names: list[str], px: float, wide: float, ground: str) -> QImage:
    """All these faces on one picture, `wide` millimetres across, in rows."""
    faces, draw = import_module(f"tabletop.games.{game}.art.faces"), find_game(game).table.draw
    placed, x, y, row = [], float(GAP), float(GAP), 0.0
    for name in names:
        word, _, size = name.partition("@")
        face, own = face_of(faces, word)
        w, h = (float(part) for part in size.split("x")) if size else own
        if x > GAP and x + w + GAP > wide:
            x, y, row = float(GAP), y + row + GAP, 0.0
        placed.append((face, x, y, w, h))
        x, row = x + w + GAP, max(row, h)
    image = canvas(wide * px, (y + row + GAP) * px, ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for face, left, top, w, h in placed:
        box = (left - MARGIN, top - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)
        paint(painter, draw(face, w, h, px=px), *(value * px for value in box))
    painter.end()
    return image


def main() -> None:
    """Read the words and write the picture."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("px", type=float)
    parser.add_argument("out", type=Path)
    parser.add_argument("faces", nargs="+")
    parser.add_argument("--wide", type=float, default=440.0, help="the sheet's width in millimetres")
    parser.add_argument("--ground", default="#1F4E55", help="the colour behind")
    given = parser.parse_args()
    start()
    sheet(given.game, given.faces, given.px, given.wide, given.ground).save(str(given.out))


if __name__ == "__main__":
    main()
