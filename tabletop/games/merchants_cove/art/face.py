"""What every drawing of the game is made from."""

from __future__ import annotations

from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine import table
from tabletop.engine.state import frozen


@frozen
class Face(table.Face):
    """All that a drawing depends on. Two equal faces are one drawing."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """The drawing as SVG text, w x h millimetres from (0, 0)."""
        raise NotImplementedError

    def __str__(self) -> str:
        """All that it depends on, and which drawing it is: things of two merchants may be called alike."""
        return f"{type(self).__module__}.{self!r}"


def fitted(body: str, size: tuple[float, float], w: float, h: float) -> str:
    """A drawing of this size, from (0, 0), made to fit the middle of w x h."""
    scale = min(w / size[0], h / size[1])
    return group(body, (w - size[0] * scale) / 2, (h - size[1] * scale) / 2, scale)
