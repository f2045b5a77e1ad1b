"""No words that are printed on the tables run through others, in any language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from tabletop.art.type import width
from tabletop.games import GAMES
from tabletop.games.river_market.art.boards import RivalBoard
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.language import Languages
from tests.art.test_contrast import PX, drawings
from tests.walks import ALL

STEP = re.compile(r"(\w+)\(([^)]*)\)")
CAPITAL, SLACK = 0.7, 0.6
"""The height of letters as a part of their size, and the millimetres by which two lines may meet."""
START = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Which part of a line is left of the point where it is anchored."""


def moved(given: str) -> QTransform:
    """The transform that an attribute of a drawing describes."""
    made = QTransform()
    for name, numbers in STEP.findall(given):
        values = [float(each) for each in re.split(r"[ ,]+", numbers.strip())]
        if name == "translate":
            made.translate(values[0], values[1] if len(values) > 1 else 0.0)
        elif name == "scale":
            made.scale(values[0], values[-1])
        elif name == "rotate":
            x, y = values[1:] or (0.0, 0.0)
            made.translate(x, y).rotate(values[0]).translate(-x, -y)
        else:
            made = QTransform(*values) * made
    return made


def lines(source: str) -> Iterator[tuple[str, QRectF]]:
    """The words of a drawing, each line with the rectangle it covers."""
    waiting = [(ET.fromstring(source), QTransform())]
    while waiting:
        element, outer = waiting.pop()
        here = moved(element.get("transform", "")) * outer
        waiting += [(child, here) for child in element]
        words = (element.text or "").strip()
        if element.tag.endswith("text") and words:
            size, family = float(element.get("font-size", "0")), element.get("font-family", "")
            weight = int(element.get("font-weight", "400"))
            wide = width(words, size, family=family, weight=weight)
            x = float(element.get("x", "0")) - wide * START[element.get("text-anchor", "start")]
            y = float(element.get("y", "0"))
            yield words, here.mapRect(QRectF(x, y - CAPITAL * size, wide, CAPITAL * size))


def rare(name: str) -> list[str]:
    """Drawings of a game that seldom lie on the table."""
    rows = ("NR", "N", "") if name == "river_market" else ()
    boards = (RivalBoard(1, row, 4, 10) for row in rows)
    return [ALL[name].table.draw(board, *board.size, px=PX, words=to_language) for board in boards]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_no_words_run_through_others(qapp, name, language):
    theme.load_fonts()
    languages = Languages(qapp)
    languages.speak(language)
    crossing, told = set(), 0
    for source in (*(drawn for drawn, _w, _h in drawings(name, to_language)), *rare(name)):
        printed = list(lines(source))
        told += len(printed)
        for (one, first), (other, second) in combinations(printed, 2):
            both = first.intersected(second)
            if one != other and min(both.width(), both.height()) > SLACK:
                crossing.add((one, other))
    languages.speak("en")
    assert told
    assert not crossing
