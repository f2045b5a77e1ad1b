"""The games as boxes on a shelf, with a description below each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.engine.game import About
from tabletop.games import OUTSIDE
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, number_range, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.layouts import add_layout

COVER = QSize(220, 200)
_THICK, _DEEP, _SHADOW = 5, 6, 6
"""Sizes in pixels of a box's right side, its lower side, and its shadow."""


@dataclass(frozen=True, slots=True)
class GameBox:
    """The content of a box on the shelf."""

    id: str
    title: str
    blurb: str
    seats: str
    minutes: str
    solo: str
    cover: Callable[[], str]
    spine: str
    maker: str = ""
    """Who made a game that does not come with the program."""


_SPINES = {
    "public_market": "#1F4E55",
    "river_market": "#4B6440",
    "morocco": "#5E2E2A",
    "brick_and_mortar": "#6E3528",
    "merchants_cove": "#2A2140",
}
"""The colour of each game's box, which also marks the game in lists."""


def spine(game: str) -> QColor:
    """Return the colour of a game's box."""
    return QColor(_SPINES.get(game, "#6E6459"))


def box_of(about: About) -> GameBox:
    """Return the content of the box of a game."""
    (low, high), (quick, slow) = about.seats, about.minutes
    return GameBox(
        id=about.id,
        title=to_language(about.title),
        blurb=to_language(about.blurb),
        seats=number_range(1 if about.automata else low, high),
        minutes=number_range(quick, slow),
        solo=to_language(about.automata[0].name) if about.automata else "",
        cover=about.cover,
        spine=_SPINES.get(about.id, "#6E6459"),
        maker=maker_of(about.id),
    )


def maker_of(game: str) -> str:
    """Return who made a game of another distribution: "from: NAME, VERSION"; "" for the program's own."""
    if (found := OUTSIDE.get(game)) is None:
        return ""
    words = QCoreApplication.translate("Games", "from: {maker}, {version}")
    return words.format(maker=found.maker, version=found.version)


def trust_of(game: str) -> str:
    """Return what to know before playing a game of another distribution; "" for the program's own."""
    if game not in OUTSIDE:
        return ""
    words = QCoreApplication.translate(
        "Games", "It runs as code of its maker and may do on this computer all that you may."
    )
    return f"{maker_of(game)}. {words}"


class BoxFront(QAbstractButton):
    """A box as a button, with cover, sides and shadow. Pressing it leads to a new match."""

    def __init__(self, box: GameBox) -> None:
        super().__init__()
        self.box, self.cover = box, COVER
        self.grow(COVER.width() + _THICK + _SHADOW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def grow(self, width: int) -> None:
        """Set the width in pixels, including the shadow."""
        wide = width - _THICK - _SHADOW
        self.cover = QSize(wide, wide * COVER.height() // COVER.width())
        self.setFixedSize(width, self.cover.height() + _DEEP + _SHADOW)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Raise the box a little under the pointer."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_sides(painter)
        cover = icons.svg(self.box.cover(), self.cover, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, cover)
        if self.underMouse() or self.hasFocus():
            pen = painter.pen()
            pen.setColor(theme.colour("accent"))
            pen.setWidth(3)
            painter.setPen(pen)
            w, h = self.cover.width(), self.cover.height()
            painter.drawRoundedRect(QRectF(1.5, 1.5, w - 3, h - 3), 3, 3)
        painter.end()

    def _paint_sides(self, painter: QPainter) -> None:
        w, h = self.cover.width(), self.cover.height()
        shade = QColor(0, 0, 0)
        for at in range(1, _SHADOW):
            shade.setAlpha(18)
            painter.fillRect(QRectF(_THICK + at, _DEEP + at, w, h), shade)
        side = QColor(self.box.spine)
        right, below = QPainterPath(), QPainterPath()
        right.addPolygon(
            [QPointF(w, 0), QPointF(w + _THICK, _DEEP), QPointF(w + _THICK, h + _DEEP), QPointF(w, h)]
        )
        below.addPolygon(
            [QPointF(0, h), QPointF(w, h), QPointF(w + _THICK, h + _DEEP), QPointF(_THICK, h + _DEEP)]
        )
        painter.fillPath(right, side.darker(118))
        painter.fillPath(below, side.darker(150))


class BoxPlace(QWidget):
    """A place on the shelf: a box, one sentence, number of players, duration, and solo opponents."""

    def __init__(self, box: GameBox) -> None:
        super().__init__()
        self.front = BoxFront(box)
        self._blurb = QLabel(box.blurb)
        self._blurb.setWordWrap(True)
        self._blurb.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.grow(COVER.width() + _THICK + _SHADOW)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(self.front)
        column.addWidget(self._blurb)
        self.front.setText(literal(box.title))
        self.front.setAccessibleName(box.title)
        self.front.setAccessibleDescription(f"{box.blurb} {box.maker}".strip())
        add_layout(column, self._facts(box))
        if box.maker:
            made_by = QLabel(box.maker)
            made_by.setProperty("role", "small")
            made_by.setWordWrap(True)
            made_by.setToolTip(trust_of(box.id))
            column.addWidget(made_by)

    def grow(self, width: int) -> None:
        """Set the width of the box in pixels, including its shadow; the text below is as wide as the box."""
        self.front.grow(width)
        self._blurb.setFixedWidth(width - _SHADOW)
        self._blurb.setMinimumHeight(self._high(self._blurb.text()))

    def _high(self, words: str) -> int:
        """Return the height in pixels of the sentence below the box; at least two lines, to align all."""
        metrics = QFontMetrics(self._blurb.font())
        room = QRect(0, 0, self._blurb.minimumWidth(), 1000)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return max(needed, 2 * metrics.lineSpacing()) + 2

    def _facts(self, box: GameBox) -> QVBoxLayout:
        """Return the number of players, duration and solo opponents, in one line or, if too narrow, two."""
        facts = [("person", box.seats), ("clock", self.tr("{minutes} min").format(minutes=box.minutes))]
        if box.solo:
            facts.append(("gear", box.solo))
        lines, row, used, room = QVBoxLayout(), QHBoxLayout(), 0, COVER.width() + _THICK + _SHADOW
        lines.setSpacing(3)
        for name, words in facts:
            label = QLabel(words)
            label.setProperty("role", "small")
            label.ensurePolished()
            needed = label.sizeHint().width() + theme.scaled(14) + 4 + 10
            label.setWordWrap(needed > room)
            if used + needed > room + 10:
                row.addStretch(1)
                add_layout(lines, row)
                row, used = QHBoxLayout(), 0
            row.setSpacing(4)
            row.addWidget(icons.Sign(name, 14))
            row.addWidget(label)
            row.addSpacing(2)
            used += needed
        row.addStretch(1)
        add_layout(lines, row)
        return lines


class Spine(QWidget):
    """A small book in the colour of a game's box, at the start of a row."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._colour = spine(game)
        self.setFixedSize(16, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(QRectF(0.5, 0, 14, 20), 1.5, 1.5)
        painter.fillRect(QRectF(3, 0, 1.2, 20), self._colour.darker(150))
        painter.end()
