"""Faces that are named by words, as "cube:2": what each kind of them is, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from tabletop.art import MARGIN
from tabletop.art.signs import cloth
from tabletop.art.svg import document, group
from tabletop.art.type import Ink
from tabletop.engine.text import Text, english


def word(text: str) -> str:
    """Any text as one of the words of a face: it may hold a colon, which parts them.

    >>> word("Bo: the 2nd")
    'Bo%3A the 2nd'
    """
    return quote(text, safe=" ")


class Kind(NamedTuple):
    """A kind of face: how it is drawn, and its own size (0 x 0: it fills what it is given).

    `paint` is given an Ink, for one without a size also width and height, and the words after the kind's own.
    """

    paint: Callable[..., str]
    w: float = 0.0
    h: float = 0.0


@dataclass(frozen=True)
class Faces:
    """All faces of a game: its kinds of them, and the colours of its cloths by what follows "cloth:"."""

    kinds: dict[str, Kind]
    cloths: dict[str, str]

    def size(self, face: str) -> tuple[float, float]:
        """A face's own size in millimetres; (0, 0) for one that fills what it is given."""
        known = self.kinds[face.partition(":")[0]]
        return known.w, known.h

    def draw(
        self, face: str, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
    ) -> str:
        """A face as an SVG document of w x h with MARGIN round it; `px` is pixels per millimetre.

        A face with a size of its own is scaled to fit, in the middle. `words` gives the language of the few
        words on pieces. Raises ValueError for a face that is none.
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
        """What is inside the document: the words `args` of the face tell more than its kind."""
        known = self.kinds[face.partition(":")[0]]
        if not known.w:
            return known.paint(ink, w, h, *args)
        scale = min(w / known.w, h / known.h)
        drawing = known.paint(ink.scaled(scale), *args)
        return group(drawing, (w - known.w * scale) / 2, (h - known.h * scale) / 2, scale)


@dataclass(frozen=True)
class Drawings:
    """The FACES of a module, which is loaded when the first of them is asked for."""

    module: str

    def draw(self, face: Any, w: float, h: float, **how: Any) -> str:
        """As Faces.draw."""
        return str(import_module(self.module).FACES.draw(face, w, h, **how))

    def size(self, face: str) -> tuple[float, float]:
        """As Faces.size."""
        w, h = import_module(self.module).FACES.size(face)
        return w, h
