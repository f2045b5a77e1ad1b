"""The base class of this game's faces."""

from __future__ import annotations

from dataclasses import fields

from tabletop.art import face


class Face(face.Face):
    """Everything that a drawing depends on. Faces of two merchants may be of the same name."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the module, the class and all fields: the key by which drawings are cached."""
        return _named(self)


class Assembled(Face, face.Assembled):
    """A face in parts."""

    __slots__ = ()


def _named(thing: object) -> str:
    """Return a face, or a value in it, as text with the module and class of each face."""
    if isinstance(thing, Face):
        made = (_named(getattr(thing, each.name)) for each in fields(thing))  # type: ignore[arg-type]
        return f"{type(thing).__module__}.{type(thing).__name__}({', '.join(made)})"
    if type(thing) is tuple:
        return f"({', '.join(map(_named, thing))})"
    return repr(thing)
