"""The base class of this game's faces."""

from __future__ import annotations

from dataclasses import fields

from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine import table
from tabletop.engine.state import frozen


@frozen
class Face(table.Face):
    """Everything that a drawing depends on. Equal faces share one drawing."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """The drawing as SVG text, w x h millimetres from (0, 0)."""
        raise NotImplementedError

    def __str__(self) -> str:
        """The class and all fields.

        The module is included, as classes of two merchants may have the same name.
        """
        return _named(self)


def _named(thing: object) -> str:
    """A face or a value in it as text, with the module and class of each face."""
    if isinstance(thing, Face):
        made = (_named(getattr(thing, each.name)) for each in fields(thing))
        return f"{type(thing).__module__}.{type(thing).__name__}({', '.join(made)})"
    if type(thing) is tuple:
        return f"({', '.join(map(_named, thing))})"
    return repr(thing)


def fitted(body: str, size: tuple[float, float], w: float, h: float) -> str:
    """Scales a drawing of this size, from (0, 0), into the middle of w x h."""
    scale = min(w / size[0], h / size[1])
    return group(body, (w - size[0] * scale) / 2, (h - size[1] * scale) / 2, scale)
