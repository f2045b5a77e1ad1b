"""A drawing as Qt paints it: whether there is one, and whether it keeps inside its margin."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN

AIR = 4
"""Millimetres round the margin that are painted, too, to see what goes beyond it."""


def keeps_inside(source: str, w: float, h: float, edge: int, px: float = 2.0) -> None:
    """See that a drawing of w x h millimetres has its margin, and paints something within it alone.

    `edge`: how many pixels at each side of the picture, at `px` for a millimetre, have to stay empty.
    """
    image = picture(source, w, h, px)
    inside = image.rect().adjusted(edge, edge, -edge, -edge)
    assert not blank(image.copy(inside))
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(inside, 0)
    painter.end()
    assert blank(image)


def picture(source: str, w: float, h: float, px: float) -> QImage:
    """The drawing with its margin, and AIR beyond it."""
    root = ET.fromstring(source)
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    assert (left, top, wide, high) == pytest.approx(
        (-MARGIN, -MARGIN, w + 2 * MARGIN, h + 2 * MARGIN), abs=0.02
    )
    room = f'viewBox="{left - AIR:g} {top - AIR:g} {wide + 2 * AIR:g} {high + 2 * AIR:g}"'
    renderer = QSvgRenderer(QByteArray(re.sub(r'viewBox="[^"]*"', room, source, count=1).encode()))
    assert renderer.isValid()
    size = round((wide + 2 * AIR) * px), round((high + 2 * AIR) * px)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def blank(image: QImage) -> bool:
    """Whether nothing is painted."""
    return not any(bytes(image.constBits()))
