"""The window's place and size: its first one, its least one, and the one that is kept."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

SIZE = (1280, 800)
FRAME = 32
"""Height of a window manager's title bar, in pixels."""


def apply_geometry(window: QWidget, written: str) -> None:
    """Give the window the place that was kept; "" for the usual size."""
    window.resize(*SIZE)
    if written:
        window.restoreGeometry(QByteArray.fromBase64(written.encode()))


def show_window(window: QWidget, written: str) -> None:
    """Show the window at the place that was kept; without one, maximize it on a screen that is too small."""
    room = window.screen().availableSize()
    if not written and (room.width() < SIZE[0] or room.height() < SIZE[1] + FRAME):
        window.showMaximized()
    else:
        window.show()


def geometry_text(window: QWidget) -> str:
    """The window's place as the settings keep it."""
    return bytes(window.saveGeometry().toBase64().data()).decode()
