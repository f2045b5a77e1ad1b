"""Letter keys by their place on the keyboard, for layouts with other alphabets."""

from __future__ import annotations

import sys

from PySide6.QtGui import QKeyEvent

_LATIN_1_END, _SPECIAL = 0x100, 0x01000000
"""Qt's codes of letters of other alphabets lie between these."""
_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_FIRST = {"win32": (0x10, 0x1E, 0x2C), "elsewhere": (24, 38, 52)}
"""The system's codes of the places of Q, A and Z; the others follow. Elsewhere is X11 and Wayland."""
_PLACES = {
    system: {
        start + at: ord(letter)
        for start, row in zip(first, _ROWS, strict=True)
        for at, letter in enumerate(row)
    }
    for system, first in _FIRST.items()
}
"""The letters by the system's code for their place on the keyboard."""
_APPLE = (
    "A:00 S:01 D:02 F:03 H:04 G:05 Z:06 X:07 C:08 V:09 B:0B Q:0C W:0D E:0E R:0F Y:10 T:11 O:1F U:20 I:22 P:23"
)
_PLACES["darwin"] = {
    int(code, 16): ord(letter)
    for letter, code in (each.split(":") for each in f"{_APPLE} L:25 J:26 K:28 N:2D M:2E".split())
}


def latin_key(event: QKeyEvent) -> int:
    """Return the key that was pressed; for a letter of another alphabet, the Latin key at its place."""
    key = event.key()
    place = event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()
    foreign = _LATIN_1_END <= key < _SPECIAL
    return _PLACES.get(sys.platform, _PLACES["elsewhere"]).get(place, key) if foreign else key
