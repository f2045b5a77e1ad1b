"""Enlarges the text of drawings with the text size, as far as the drawing has free space around it.

Cards and boards are crowded, so not all text can double in size. Each line grows until it would leave the
drawing, touch another line, cover another background than before (a picture, a frame), or come under
something that lies there. Where it does not grow, the magnified view shows the thing enlarged.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.art.type import width

_STEPS = (1.1, 1.2, 1.35, 1.5, 1.65, 1.8, 2.0)
"""The scale factors that are tried, in increasing order."""
_PARTS = re.compile(r"<g\b([^>]*)>|(</g>)|<text\b([^>]*)>([^<]*)</text>")
_MOVES = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
_TRAITS = re.compile(r'([\w-]+)="([^"]*)"')
_FIGURES = re.compile(r"[−+$\u00a0\d./:×x–-]+")
_ASCENT, _DESCENT, _MIDDLE = 0.76, 0.22, 0.36
"""Extent of letters above and below the baseline, and height of their middle, in ems."""
_BETWEEN = 0.12
"""Minimum space between two lines, in ems."""
_SAME, _ROWS = 0.1, 1.6
"""Rows of one text: maximum horizontal offset in millimetres, and maximum line spacing in ems."""
_APART = 0.6
"""Minimum space between two lines of words, in ems: more than a word space, or they read as one line."""
_GRAIN = 3.0
"""Maximum pixels per millimetre at which the background is sampled."""
_NEAR, _SHARE, _LARGEST = 44, 0.04, 8
"""Maximum distance of similar colours, minimum share of a background colour, and maximum number of them."""


Free = tuple[tuple[float, float, float, float], ...]
"""Parts of a drawing: x, y, width and height in millimetres."""


@dataclass
class TextRow:
    """A line of text: its position in the SVG source and on the drawing, and its growth."""

    at: int
    words: str
    style: tuple[str, str, str, str]
    size: float
    anchor: str
    moved: QTransform
    grown: float = 1.0
    ground: tuple[int, ...] = ()
    free: list[QRectF] = field(default_factory=list)

    @property
    def text(self) -> bool:
        """True if it has words, not only figures."""
        return not _FIGURES.fullmatch(self.words)

    def box(self, grown: float, between: float = 0.0) -> QRectF:
        """Return the text's rectangle at this growth, with `between` ems at both sides, in millimetres."""
        em = self.size * grown
        wide = width(self.words, em, family=self.style[0], weight=int(self.style[1]))
        left = {"start": 0.0, "middle": -wide / 2, "end": -wide}[self.anchor]
        low = _DESCENT if re.search(r"[gjpqyQ,;()$/]", self.words) else 0.02
        box = QRectF(left, self.sunk(grown) - _ASCENT * em, wide, (_ASCENT + low) * em)
        space = between * em
        return self.moved.mapRect(box.adjusted(-space, 0, space, 0))

    def sunk(self, grown: float) -> float:
        """Distance by which the baseline of enlarged text moves down, so that its middle stays."""
        return _MIDDLE * self.size * (grown - 1)


def larger(source: str, mm: tuple[float, float], px: float, most: float, free: Free = ()) -> str:
    """Enlarge the text of a drawing.

    Args:
        source: The SVG text.
        mm: The size of the drawing in millimetres.
        px: Pixels per millimetre.
        most: Maximum growth of text.
        free: Parts on which something lies, or may; text that was clear of them stays clear.

    Returns:
        The SVG text with larger text.
    """
    if most <= 1 or "<text" not in source:
        return source
    lines = list(read(source))
    ground = Ground(source, mm, min(px, _GRAIN))
    growing = [line for line in lines if (at := line.box(1.0)).isValid() and ground.learn(line, at)]
    for line in growing:
        line.free = [place for part in free if not (place := QRectF(*part)).intersects(line.box(1.0))]
    for step in (*(step for step in _STEPS if step < most), most):
        growing = [line for line in growing if fits(line, step, lines, ground)]
        for line in growing:
            line.grown = step
    even_rows(lines)
    even_figures(lines)
    return _written(source, lines)


def read(source: str) -> Iterator[TextRow]:
    """Yield the lines of a drawing that `art.type.Ink` has written."""
    stack = [QTransform()]
    for part in _PARTS.finditer(source):
        group, end, attributes, words = part.groups()
        if end:
            stack.pop()
        elif group is not None:
            if not group.endswith("/"):
                stack.append(_transform(group) * stack[-1])
        else:
            trait = dict(_TRAITS.findall(attributes))
            if "font-family" not in trait:
                continue
            style = (trait["font-family"], trait["font-weight"], trait["font-size"], trait["fill"])
            plain = words.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
            yield TextRow(part.start(), plain, style, float(style[2]), trait["text-anchor"], stack[-1])


@cache
def _transform(attributes: str) -> QTransform:
    """Return the transform of a group's `transform` attribute."""
    made = QTransform()
    for move, given in _MOVES.findall(attributes):
        numbers = [float(number) for number in given.split()]
        match move:
            case "translate":
                made.translate(numbers[0], numbers[1] if len(numbers) > 1 else 0.0)
            case "rotate":
                made.rotate(numbers[0])
            case "scale":
                made.scale(numbers[0], numbers[-1])
    return made


class Ground:
    """A drawing without its text."""

    def __init__(self, source: str, mm: tuple[float, float], px: float) -> None:
        self._px, self._face = px, QRectF(0, 0, *mm)
        size = [max(1, round((side + 2 * MARGIN) * px)) for side in mm]
        self._image = QImage(size[0], size[1], QImage.Format.Format_ARGB32_Premultiplied)
        self._image.fill(0)
        painter = QPainter(self._image)
        bare = _PARTS.sub(lambda part: "" if part[3] is not None else part[0], source)
        QSvgRenderer(QByteArray(bare.encode())).render(painter)
        painter.end()
        self._pixels = memoryview(self._image.constBits()).cast("I")
        self._near: dict[tuple[int, tuple[int, ...]], bool] = {}

    def rows(self, box: QRectF) -> Iterator[memoryview]:
        """Yield the rows of pixels below a rectangle of the drawing."""
        at = QRectF((box.x() + MARGIN) * self._px, (box.y() + MARGIN) * self._px, 0, 0)
        at.setSize(box.size() * self._px)
        there, wide = at.toAlignedRect() & self._image.rect(), self._image.width()
        for y in range(there.top(), there.bottom() + 1):
            yield self._pixels[y * wide + there.left() : y * wide + there.right() + 1]

    def learn(self, line: TextRow, box: QRectF) -> bool:
        """Record the background colours of a line; False if the background is transparent."""
        seen: Counter[int] = Counter()
        for row in self.rows(box):
            seen.update(row)
        enough = _SHARE * seen.total()
        line.ground = tuple(colour for colour, n in seen.most_common(_LARGEST) if n >= enough)
        return bool(line.ground) and all(colour >> 24 > 200 for colour in line.ground)

    def bare(self, line: TextRow, box: QRectF) -> bool:
        """Return True if a rectangle contains only the background colours of the line."""
        if not self._face.contains(box):
            return False
        return all(self._like(colour, line.ground) for row in self.rows(box) for colour in set(row))

    def _like(self, colour: int, ground: tuple[int, ...]) -> bool:
        found = self._near.get((colour, ground))
        if found is None:
            found = self._near[colour, ground] = any(apart(colour, other) <= _NEAR for other in ground)
        return found


def apart(one: int, other: int) -> int:
    """Return the distance of two colours: the sum of the differences of their four channels.

    >>> apart(0xFF102030, 0xFF112233)
    6
    """
    return sum(abs((one >> part & 255) - (other >> part & 255)) for part in (0, 8, 16, 24))


def fits(line: TextRow, grown: float, lines: list[TextRow], ground: Ground) -> bool:
    """Return True if a line can grow this much while the others stay as they are."""
    box = line.box(grown, _BETWEEN)
    clear = line.box(grown, _APART if line.text else _BETWEEN)
    for other in lines:
        near = clear if other.text else box
        if other is not line and near.intersects(other.box(other.grown)):
            return False
    return not any(place.intersects(box) for place in line.free) and ground.bare(line, box)


def even_rows(lines: list[TextRow]) -> None:
    """Give all rows of one text the size of the smallest."""
    rows = lines[:1]
    for line in lines[1:]:
        if not goes_on(rows[-1], line):
            rows = []
        rows.append(line)
        least = min(row.grown for row in rows)
        for row in rows:
            row.grown = least


def goes_on(one: TextRow, other: TextRow) -> bool:
    """Return True if a line continues the text of another: in the same style, close below it."""
    alike = (one.style, one.anchor) == (other.style, other.anchor)
    apart = other.moved.map(QPointF(0, 0)) - one.moved.map(QPointF(0, 0))
    em = one.moved.mapRect(QRectF(0, 0, one.size, one.size)).height()
    return alike and abs(apart.x()) < _SAME and 0 < apart.y() < _ROWS * em


def even_figures(lines: list[TextRow]) -> None:
    """Give figures that had the same size the same size again, because they are compared with each other."""
    least: dict[tuple[str, ...], float] = {}
    figures = [line for line in lines if not line.text]
    for line in figures:
        least[line.style] = min(least.get(line.style, line.grown), line.grown)
    for line in figures:
        line.grown = least[line.style]


def _written(source: str, lines: list[TextRow]) -> str:
    """Return the SVG text with the sizes of the lines as they have grown."""
    parts, at = [], 0
    for line in lines:
        if line.grown > 1:
            size = f'font-size="{line.style[2]}"'
            end = source.index(size, line.at) + len(size)
            parts += [source[at : end - len(size)]]
            parts += [f'y="{line.sunk(line.grown):.2f}" font-size="{line.size * line.grown:.2f}"']
            at = end
    return "".join(parts) + source[at:]
