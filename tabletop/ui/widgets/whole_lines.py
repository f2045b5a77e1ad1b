"""Finds the height that shows only whole lines at the end of a text."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextDocument


def end_of(html: str, font: QFont, width: int, room: int) -> int:
    """Return the height in pixels of the last whole lines that fit; `room` if not even one fits.

    Args:
        html: Paragraphs in one font size.
        font: The font of the text.
        width: The width of the lines, in pixels.
        room: The height available, in pixels.
    """
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font)
    document.setTextWidth(width)

    def height(words: str) -> float:
        document.setHtml(words)
        return document.size().height()

    line, below, seen = height("x"), 0.0, 0.0
    paragraphs = [f"{part}</p>" for part in html.split("</p>") if part]
    for first in reversed(range(len(paragraphs))):
        whole = height("".join(paragraphs[first:]))
        lines, gap = divmod(whole - below, line)
        seen = max(
            (top for n in range(1, int(lines) + 1) if (top := below + gap + n * line) <= room), default=seen
        )
        below = whole
        if below > room:
            break
    return round(seen) or room
