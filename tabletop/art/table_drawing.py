"""A whole table as one SVG drawing, from the drawings of its zones and pieces; no Qt."""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Callable, Iterator
from math import ceil

from tabletop.art import MARGIN
from tabletop.art.svg import box, num, path
from tabletop.art.type import SANS, STYLES
from tabletop.engine.table import AnyTable, Face, Layout, Piece, Zone, turned_face
from tabletop.engine.text import Text, english
from tabletop.files.paths import resource

WIDTH = 1240.0
"""Pixels from the left to the right of a table in a picture of its plain size."""
_TILE = 64.0
"""Side of the background's repeating tile, in units of the drawing's pixels."""
_DEFINITIONS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_DEFINED = re.compile(r"<(\w+)\b[^>]*\bid=\"([^\"]+)\".*?</\1>", re.DOTALL)
_ROOT = re.compile(r"\A<svg\b[^>]*?viewBox=\"([^\"]+)\"[^>]*(?<!/)>(.*)</svg>\s*\Z", re.DOTALL)
_LETTERS = re.compile(r'font-family="(\w+)" font-size="[^"]*" font-weight="(\d+)"')
_BADGE, _ASIDE, _BELOW = 9.0, 1.5, 3.5
"""Height of a pile's badge, and how far it juts out of the lower right corner, in millimetres."""


Box = tuple[float, float, float, float]
"""A rectangle: x, y, width and height."""


def table_drawing(table: AnyTable, layout: Layout, words: Callable[[Text], str] = english) -> str:
    """Return all that lies on a table as one SVG document; nothing that the layout does not have.

    Args:
        table: The game's table, for its size and its drawings.
        layout: What one viewer sees.
        words: Translates the words on zones and pieces.
    """
    px = WIDTH / table.size[0]
    wide, high = WIDTH, round(table.size[1] * px)
    parts = _Parts()
    tile = table.draw(layout.cloth, _TILE, _TILE, px=1.0, words=words), (0.0, 0.0, _TILE, _TILE)
    cloth = [
        _use(parts.shared(*tile), x * _TILE, y * _TILE)
        for y in range(ceil(high / _TILE))
        for x in range(ceil(wide / _TILE))
    ]
    shown = list(_shown(layout))
    drawings = [
        (table.draw(face, thing.w, thing.h, px=px, words=words), _around(thing)) for thing, face in shown
    ]
    often = Counter(drawings)
    body = []
    for (thing, _), drawing in zip(shown, drawings, strict=True):
        drawn = _use(parts.shared(*drawing)) if often[drawing] > 1 else parts.contents(*drawing)
        body.append(f'<g transform="{_placed(thing)}">{drawn}</g>')
        if isinstance(thing, Piece) and thing.count > 1:
            body.append(_badge(thing, px))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{num(wide)}" height="{num(high)}" viewBox="0 0 {num(wide)} {num(high)}">'
        f"<defs>{parts.definitions()}</defs>{''.join(cloth)}"
        f'<g transform="scale({px:.5f})">{"".join(body)}</g></svg>'
    )


class _Parts:
    """What several drawings share: gradients, and drawings that come more than once."""

    def __init__(self) -> None:
        self._named: dict[str, str] = {}
        self._drawn: dict[tuple[str, Box], str] = {}

    def contents(self, drawing: str, place: Box) -> str:
        """Return what a document draws, fitted into a place, without its root; definitions are gathered."""
        for defined in _DEFINITIONS.findall(drawing):
            for found in _DEFINED.finditer(defined):
                self._named.setdefault(found[2], found[0])
        root = _ROOT.match(drawing)
        if root is None:
            return ""
        x, y, w, h = map(float, root[1].split())
        moved = f"translate({num(place[0])} {num(place[1])}) scale({place[2] / w:.4f} {place[3] / h:.4f})"
        body = _DEFINITIONS.sub("", root[2])
        if _near((x, y, w, h), place):
            return body
        return f'<g transform="{moved} translate({num(-x)} {num(-y)})">{body}</g>'

    def shared(self, drawing: str, place: Box) -> str:
        """Return the name of a document's drawing in a place, which is written once."""
        if (drawing, place) not in self._drawn:
            name = f"drawing{len(self._drawn)}"
            self._drawn[drawing, place] = name
            self._named[name] = f'<g id="{name}">{self.contents(drawing, place)}</g>'
        return self._drawn[drawing, place]

    def definitions(self) -> str:
        """Return all that is named; gradients stand before the drawings that use them."""
        return "".join(sorted(self._named.values(), key=lambda text: text.startswith("<g")))


def _shown(layout: Layout) -> Iterator[tuple[Zone | Piece, str | Face]]:
    """Yield what is drawn, with its face, in the order of drawing: zones below pieces."""
    for zone in sorted(layout.zones, key=lambda zone: zone.z):
        if zone.face:
            yield zone, zone.face
    for piece in sorted(layout.pieces, key=lambda piece: piece.z):
        if piece.face:
            yield piece, turned_face(piece, piece.turn)


def _around(thing: Zone | Piece) -> Box:
    """Return where a drawing of a thing lies, from the thing's corner: its rectangle and the margin."""
    return (-MARGIN, -MARGIN, thing.w + 2 * MARGIN, thing.h + 2 * MARGIN)


def _near(one: Box, other: Box) -> bool:
    return all(abs(a - b) < 0.02 for a, b in zip(one, other, strict=True))


def _use(name: str, x: float = 0.0, y: float = 0.0) -> str:
    at = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
    return f'<use xlink:href="#{name}"{at}/>'


def _placed(thing: Zone | Piece) -> str:
    move = f"translate({num(thing.x)} {num(thing.y)})"
    if isinstance(thing, Piece) and thing.angle % 360:
        move += f" rotate({num(thing.angle % 360)} {num(thing.w / 2)} {num(thing.h / 2)})"
    return move


def _badge(pile: Piece, px: float) -> str:
    """Return the number of a pile, over its lower right corner."""
    words = f"×{pile.count}"
    wide = len(words) * _BADGE * 0.42 + _BADGE * 0.7
    x, y = pile.x + pile.w + _ASIDE - wide, pile.y + pile.h + _BELOW - _BADGE
    size = _BADGE * 0.72 * px
    return (
        path(box(x, y, wide, _BADGE, _BADGE / 2), "#2B2622")
        + f'<g transform="translate({num(x + wide / 2)} {num(y + _BADGE * 0.75)}) scale({1 / px:.4f})">'
        f'<text font-family="{SANS}" font-size="{num(size)}" font-weight="600" text-anchor="middle" '
        f'fill="#FFF8EA">{words}</text></g>'
    )


def with_letters(drawing: str) -> str:
    """Return an SVG drawing that brings the fonts of its letters, for programs that do not have them."""
    used = sorted(set(_LETTERS.findall(drawing)))
    faces = "".join(_font_face(family, int(weight)) for family, weight in used)
    return drawing.replace("<defs>", f"<defs><style>{faces}</style>", 1)


def _font_face(family: str, weight: int) -> str:
    content = resource(f"fonts/{family}-{STYLES[weight]}.ttf").read_bytes()
    data = base64.b64encode(content).decode()
    return f"@font-face{{font-family:{family};font-weight:{weight};src:url(data:font/ttf;base64,{data})}}"
