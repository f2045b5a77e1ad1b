"""The drawings of Morocco: every face the table names, made as SVG text.

A face is words and numbers joined by ":"; art.faces lists them. Nothing is loaded before the first drawing.
"""

from __future__ import annotations

from tabletop.art.faces import Drawings

_DRAWINGS = Drawings(f"{__name__}.faces")
draw, size = _DRAWINGS.draw, _DRAWINGS.size
