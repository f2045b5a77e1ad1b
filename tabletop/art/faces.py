"""Faces that are named by strings such as "cube:2": what kinds there are, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple
from urllib.parse import quote, unquote

from tabletop.art import MARGIN
from tabletop.art.signs import cloth
from tabletop.art.svg import document, group
from tabletop.art.type import Ink
from tabletop.engine.text import Text, english


def word(text: str) -> str:
    """Quote a text for use in a face's name, where colons are separators.

    >>> word("Bo: the 2nd")
    'Bo%3A the 2nd'
    """
    return quote(text, safe=" ")


class Kind(NamedTuple):
    """A kind of face: its paint function and its natural size (0 x 0: it fills the given size).

    `paint` takes an Ink, width and height if there is no natural size, and the parts of the name after the
    kind.
    """

    paint: Callable[..., str]
    w: float = 0.0
    h: float = 0.0


@dataclass(frozen=True)
class Faces:
    """All faces of a game: its kinds by name, and its cloth colours by the text after "cloth:"."""

    kinds: dict[str, Kind]
    cloths: dict[str, str]

    def size(self, face: str) -> tuple[float, float]:
        """Return a face's natural size in millimetres; (0, 0) if it fills the given size."""
        known = self.kinds[face.partition(":")[0]]
        return known.w, known.h

    def draw(
        self, face: str, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
    ) -> str:
        """Return a face as an SVG document of w x h plus MARGIN on every side; `px` is pixels per millimetre.

        A face with a natural size is scaled to fit and centred. `words` translates the few words on pieces.

        Raises:
            ValueError: There is no such face, or it cannot be drawn.
        """
        kind, *args = map(unquote, face.split(":"))
        if kind not in self.kinds and kind != "cloth":
            raise ValueError(f"no face is called “{face}”; known kinds: {', '.join(sorted(self.kinds))}")
        try:
            if kind == "cloth":
                return document(cloth(64, self.cloths[":".join(args)]), 64, 64, 0)
            return document(self.body(face, Ink(px, words or english), w, h, args), w, h, MARGIN)
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise ValueError(f"the face “{face}” cannot be drawn: {error}") from error

    def body(self, face: str, ink: Ink, w: float, h: float, args: list[str]) -> str:
        """Return the drawing inside the document; `args` are the parts of the face's name after its kind."""
        known = self.kinds[face.partition(":")[0]]
        if not known.w:
            return known.paint(ink, w, h, *args)
        scale = min(w / known.w, h / known.h)
        drawing = known.paint(ink.scaled(scale), *args)
        return group(drawing, (w - known.w * scale) / 2, (h - known.h * scale) / 2, scale)


@dataclass(frozen=True)
class Drawings:
    """The FACES of a module, which is loaded when one of them is first needed."""

    module: str

    def draw(self, face: object, w: float, h: float, **how: object) -> str:
        """As Faces.draw."""
        return str(import_module(self.module).FACES.draw(face, w, h, **how))

    def size(self, face: str) -> tuple[float, float]:
        """As Faces.size."""
        w, h = import_module(self.module).FACES.size(face)
        return w, h
