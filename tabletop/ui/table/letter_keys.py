"""Letter keys by their place on the keyboard, for layouts with other alphabets."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_LATIN_1_END, _SPECIAL = 0x100, 0x01000000
"""Qt's codes of letters of other alphabets lie between these."""
_PLACES = {
    "win32": {0x13: Qt.Key.Key_R, 0x32: Qt.Key.Key_M, 0x26: Qt.Key.Key_L},
    "darwin": {0x0F: Qt.Key.Key_R, 0x2E: Qt.Key.Key_M, 0x25: Qt.Key.Key_L},
}
"""The keys of the table's letters, by the system's code for their place on the keyboard."""
_PLACES_ELSEWHERE = {27: Qt.Key.Key_R, 58: Qt.Key.Key_M, 46: Qt.Key.Key_L}
"""The same under X11 and Wayland."""


def latin_key(event: QKeyEvent) -> int:
    """Return the key that was pressed; for a letter of another alphabet, the Latin key at its place."""
    key = event.key()
    place = event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()
    foreign = _LATIN_1_END <= key < _SPECIAL
    return _PLACES.get(sys.platform, _PLACES_ELSEWHERE).get(place, key) if foreign else key
