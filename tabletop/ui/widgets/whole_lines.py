"""How much of the end of a text can be seen so that no line of it is cut in two."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QFont, QTextDocument


def end_of(html: str, font: QFont, width: int, room: int) -> int:
    """The height of as many of the last lines as have room, in pixels; `room` if not even one has."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font)
    document.setHtml(html)
    document.setTextWidth(width)
    whole, tops = document.size().height(), []
    block = document.begin()
    while block.isValid():
        top = document.documentLayout().blockBoundingRect(block).top()
        tops += [top + block.layout().lineAt(at).y() for at in range(block.layout().lineCount())]
        block = block.next()
    seen = [whole - top for top in tops if whole - top <= room]
    return ceil(max(seen, default=room))
