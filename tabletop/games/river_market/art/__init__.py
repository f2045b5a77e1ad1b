"""The drawings of River Market: every face the table names, made from the component data as SVG text.

A face is words and numbers joined by ":"; art.faces lists them. Nothing is loaded before the first drawing.
"""

from __future__ import annotations

from tabletop.art.faces import Drawings

_DRAWINGS = Drawings(f"{__name__}.faces")
draw, size = _DRAWINGS.draw, _DRAWINGS.size
