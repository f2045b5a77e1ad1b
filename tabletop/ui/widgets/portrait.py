"""Portraits of the cast: a bust in a circle, with the ring and the sign of its seat."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton

from tabletop.art.busts import GROUNDS, Mood, bust
from tabletop.art.palette import SEATS
from tabletop.engine.cast import Member
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons

_FACE_ALONE = 34
"""Diameter in pixels up to which only the face is shown."""
_RING = QColor("#8A7A66")
_SIGN = 0.36
"""Size of the seat's sign beside a portrait, as a part of the portrait's diameter."""


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
    """Paint a portrait (the member's id) with the ring and the sign of a seat of the match that is shown."""
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
    """A button with the portrait of a member of the cast; an empty circle if none sits at its seat."""

    def __init__(self, side: int, words: str) -> None:
        """Create it; `side`: its size in pixels at 100 %; `words`: what it does."""
        super().__init__()
        self._member: Member | None = None
        self._colour = 0
        self.setAutoRaise(True)
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedSize(theme.scaled(side), theme.scaled(side))

    def show_member(self, member: Member | None, colour: int) -> None:
        """Show a member of the cast with the ring of a colour (an index in COLOURS); None: nobody."""
        self._member, self._colour = member, colour
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
        if self._member is not None:
            paint_portrait(painter, circle, self._member.id, ring)
        else:
            painter.setPen(QPen(theme.colour("edge"), 1.2, Qt.PenStyle.DashLine))
            painter.drawEllipse(circle)
        painter.end()


class SeatPortrait(icons.Sized):
    """The portrait of a member of the cast at a seat of the match that is shown, in a mood."""

    def __init__(self, member: Member, seat: int, mood: Mood = Mood.CALM, side: int = 44) -> None:
        """Create it; `side`: its size in pixels at 100 %."""
        super().__init__()
        self._member, self._seat, self.mood, self._side = member, seat, mood, side
        self.setAccessibleName(member.name)
        self.fit()

    def fit(self) -> None:
        """Set the size for the present text size."""
        self.setFixedSize(theme.scaled(self._side), theme.scaled(self._side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the portrait, with the ring and the sign of its seat."""
        painter = QPainter(self)
        paint_seated(painter, QRectF(self.rect()), self._member.id, self._seat, self.mood)
        painter.end()
