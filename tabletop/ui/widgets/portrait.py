"""Portraits of the cast: a bust in a circle, with the ring and the sign of its seat."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton

from tabletop.art.bust_parts import Mood
from tabletop.art.busts import GROUNDS, bust
from tabletop.art.palette import SEATS
from tabletop.engine.cast import Member, member_of
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons

_FACE_ALONE = 34
"""Diameter in pixels up to which only the face is shown."""
_RING = QColor("#8A7A66")
_SIGN = 0.36
"""Size of the seat's sign beside a portrait, as a part of the portrait's diameter."""


def bust_of(who: str) -> str:
    """Return the id of the bust of a value of `Setup.seats`; "" for who has none, such as a person."""
    name, given, _ = who.partition(":")
    return name if given and name in GROUNDS else ""


def paint_portrait(
    painter: QPainter, circle: QRectF, member: str, ring: QColor = _RING, mood: Mood = Mood.CALM
) -> None:
    """Paint the bust of a member of the cast (its id) in a circle with a ring of this colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addEllipse(circle)
    painter.fillPath(outline, QColor(GROUNDS[member]))
    painter.setClipPath(outline)
    drawing = bust(member, mood, near=circle.width() <= _FACE_ALONE)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, circle.translated(0, circle.height() * 0.02))
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ring, max(1.2, circle.width() / 24)))
    painter.drawEllipse(circle)
    painter.restore()


def paint_seated(painter: QPainter, box: QRectF, member: str, seat: int, mood: Mood) -> None:
    """Paint a bust (its id) with the ring and the sign of a seat of the match that is shown."""
    paint_portrait(painter, box.adjusted(1, 1, -1, -1), member, icons.seat_colour(seat), mood)
    sign = box.width() * _SIGN
    icons.paint_mark(painter, seat, QRectF(box.right() - sign, box.bottom() - sign, sign - 1, sign - 1))


def portrait_icon(member: Member, side: int, ratio: float = 1.0) -> QIcon:
    """Return the portrait as an icon of this side in pixels."""
    image = QPixmap(QSize(side, side) * ratio)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_portrait(painter, QRectF(1, 1, side - 2, side - 2), member.id)
    painter.end()
    return QIcon(image)


class Portrait(QToolButton):
    """A button with the portrait of who sits at its seat; an empty circle for who has no face."""

    def __init__(self, side: int, words: str) -> None:
        """Create it; `side`: its size in pixels at 100 %; `words`: what it does."""
        super().__init__()
        self._bust, self._colour = "", 0
        self.setAutoRaise(True)
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedSize(theme.scaled(side), theme.scaled(side))

    def show_seat(self, who: str, colour: int) -> None:
        """Show who sits there (a value of `Setup.seats`), with the ring of a colour (an index in COLOURS)."""
        self._bust, self._colour = bust_of(who), colour
        member = member_of(who)
        self.setAccessibleDescription("" if member is None else member.name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait on the button."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        with SEATS.wearing((self._colour,)):
            ring = icons.seat_colour(0)
        if self._bust:
            paint_portrait(painter, circle, self._bust, ring)
        else:
            painter.setPen(QPen(theme.colour("edge"), 1.2, Qt.PenStyle.DashLine))
            painter.drawEllipse(circle)
        painter.end()


class SeatPortrait(icons.Sized):
    """The portrait at a seat of the match that is shown, in a mood."""

    def __init__(self, bust: str, seat: int, mood: Mood, side: int = 44) -> None:
        """Create it; `bust`: its id; `side`: its size in pixels at 100 %."""
        super().__init__()
        self._bust, self._seat, self.mood, self._side = bust, seat, mood, side
        self.fit()

    def fit(self) -> None:
        """Set the size for the present text size."""
        self.setFixedSize(theme.scaled(self._side), theme.scaled(self._side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the portrait, with the ring and the sign of its seat."""
        painter = QPainter(self)
        paint_seated(painter, QRectF(self.rect()), self._bust, self._seat, self.mood)
        painter.end()
