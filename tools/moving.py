"""Make the moving picture that README.md opens with: a drag, a refusal with its reason, a drop, an answer.

    python tools/moving.py

It takes frames of the running program, off-screen, while the mouse plays in it. It needs Pillow.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtCore import QBuffer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QApplication
from screens import FOLDER, ROOT, SOLO, Screens, fishing, match_of, reason, settle

from tabletop.engine.table import Drag

_SIZE, _SHOWN = (1280, 800), (960, 600)
"""Sizes of the window and of the picture, in pixels."""
_FRAME = 0.1
"""Seconds between two frames."""
_ARROW = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))


class Film:
    """The frames of one sitting.

    Attributes:
        page: The page of the match.
    """

    def __init__(self, made: Screens, page: Any) -> None:
        self.page, self._window, self._view = page, made.window, page.table
        self._frames: list[Image.Image] = []
        self._mouse, self._held = QPoint(560, 690), False

    def watch(self, seconds: float) -> None:
        """Take frames for this long, with the mouse at rest."""
        until = len(self._frames) + round(seconds / _FRAME)
        while len(self._frames) < until:
            begun = time.monotonic()
            self._frames.append(self._frame())
            settle(max(0.01, _FRAME - (time.monotonic() - begun)))

    def go(self, there: QPoint, steps: int = 9) -> None:
        """Move the mouse, slowly at the beginning and at the end."""
        start = self._mouse
        for step in range(1, steps + 1):
            part = step / steps
            eased = part * part * (3 - 2 * part)
            self._mouse = start + (there - start) * eased
            self._send(QEvent.Type.MouseMove, Qt.MouseButton.NoButton)
            self.watch(_FRAME)

    def take(self) -> None:
        """Press the button."""
        self._held = True
        self._send(QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton)
        self.watch(0.2)

    def drop(self) -> None:
        """Let go of the button."""
        self._held = False
        self._send(QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton)

    def place(self, drag: Drag) -> tuple[QPoint, QPoint]:
        """Return where a piece is taken and where it is dropped, on the table's screen."""
        scene = self._view.table_scene
        start = scene.place_of(drag.piece)
        self._view.things.lift(drag.piece)
        self._view.hands.hold_over(drag)
        item = self._view.hands.item
        end = item.pos() + (QPointF(item.w, item.h) / 2)
        self._view.hands.put_back()
        settle(0.5)
        return self._view.mapFromScene(start.center()), self._view.mapFromScene(end)

    def save(self, path: Path) -> None:
        """Write all frames, in a loop."""
        first, *rest = self._frames
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=round(_FRAME * 1000),
            loop=0,
            quality=62,
            method=6,
        )

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        port, here = self._view.viewport(), QPointF(self._mouse)
        held = Qt.MouseButton.LeftButton if self._held else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, here, port.mapToGlobal(here), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)

    def _frame(self) -> Image.Image:
        picture = self._window.grab()
        _draw_arrow(picture, self._view.viewport().mapTo(self._window, self._mouse))
        smaller = picture.scaled(
            *_SHOWN, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        buffer = QBuffer()
        smaller.save(buffer, "PNG")
        return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def _draw_arrow(picture: QPixmap, where: QPoint) -> None:
    path = QPainterPath()
    path.addPolygon([QPointF(x, y) * 1.3 + QPointF(where) for x, y in _ARROW])
    path.closeSubpath()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("white"), 1.5))
    painter.fillPath(path, QColor("#222222"))
    painter.drawPath(path)
    painter.end()


def _drags(moves: Any, page: Any) -> list[Drag]:
    """Return the drags into the chest of tiles as they lie, without turning them."""
    lying = page.table.table_scene.pieces
    drags = [
        move.gesture for move in moves if isinstance(move.gesture, Drag) and move.gesture.zone == "chest"
    ]
    return [drag for drag in drags if drag.piece in lying and drag.turn == lying[drag.piece].turn]


def play() -> None:
    """Play the scene and save the picture."""
    made = Screens(_SIZE)
    page: Any = made.lay(match_of(SOLO, (), fishing))
    made.window.use(made.window.settings.__class__(my_speed=1.0, opponents_speed=1.5, sounds=False))
    film, offer = Film(made, page), page.controller.offer
    good = _drags(offer.moves, page)
    wrong = _drags(
        (m for m in offer.candidate_moves if "Ice Block" in reason(offer.refusal_of(m.action))), page
    )
    pairs = [(bad, fine) for fine in good for bad in wrong if bad.piece == fine.piece]
    bad, fine = pairs[len(pairs) // 2]
    start, forbidden = film.place(bad)
    _, allowed = film.place(fine)
    film.watch(0.8)
    film.go(start, 6)
    film.take()
    film.go(forbidden)
    film.watch(0.3)
    film.drop()
    film.watch(2.6)
    film.go(start, 6)
    film.take()
    film.go(allowed)
    film.watch(0.5)
    film.drop()
    film.watch(3.4)
    film.save(FOLDER / "moving.webp")
    made.window.close()


def main() -> int:
    """Play the scene in a process with a library of its own."""
    if sys.argv[1:] == ["--play"]:
        play()
        return 0
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_DATA": home}
        subprocess.run([sys.executable, __file__, "--play"], env=env, check=True)
    print(FOLDER.relative_to(ROOT) / "moving.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
