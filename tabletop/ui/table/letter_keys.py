"""Keys that are called by a letter, found by their place where the layout has other letters."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

LATIN_1_END, SPECIAL = 0x100, 0x01000000
"""Qt's codes of keys with letters of other alphabets lie between these."""
PLACES = {
    "win32": {0x13: Qt.Key.Key_R, 0x32: Qt.Key.Key_M},
    "darwin": {0x0F: Qt.Key.Key_R, 0x2E: Qt.Key.Key_M},
}
"""Where the keys of the table's letters are on a keyboard, by the system's code for the place."""
PLACES_ELSEWHERE = {27: Qt.Key.Key_R, 58: Qt.Key.Key_M}
"""The same under X11 and Wayland."""


def latin_key(event: QKeyEvent) -> int:
    """The key that was pressed; with a letter of another alphabet the Latin key at its place."""
    key = event.key()
    place = event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()
    foreign = LATIN_1_END <= key < SPECIAL
    return PLACES.get(sys.platform, PLACES_ELSEWHERE).get(place, key) if foreign else key
