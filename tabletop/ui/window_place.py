"""The window's place and size: its first one, its least one, and the one that is kept."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

SIZE = (1280, 800)
_LEAST = QSize(960, 600)
"""Minimum size of the window on a screen that has room for it."""
FRAME = 32
"""Height of a window manager's title bar, in pixels."""


class Content(QScrollArea):
    """The window's content. It scrolls where a page needs more room than a small screen has."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inner)


def limit_size(window: QWidget) -> None:
    """Set the window's minimum size: _LEAST, or what a smaller screen has room for."""
    room = window.screen().availableSize()
    window.setMinimumSize(_LEAST.boundedTo(QSize(room.width(), room.height() - FRAME)))


def apply_geometry(window: QWidget, written: str) -> None:
    """Give the window the place that was kept; "" for the usual size."""
    limit_size(window)
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
    if (handle := window.windowHandle()) is not None:
        handle.screenChanged.connect(lambda _screen: limit_size(window))


def geometry_text(window: QWidget) -> str:
    """Return the window's place as the settings keep it."""
    return bytes(window.saveGeometry().toBase64().data()).decode()
