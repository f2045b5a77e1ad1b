"""Portraits of the cast: a bust in a circle, with the ring and the sign of its seat."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from tabletop.art.busts import GROUNDS, Mood, bust
from tabletop.engine.cast import Member
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons

_FACE_ALONE = 34
"""Diameter in pixels up to which only the face is shown."""
_RING = QColor("#8A7A66")


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


def portrait_icon(member: Member, side: int, ratio: float = 1.0) -> QIcon:
    """Return the portrait as an icon of this side in pixels."""
    image = QPixmap(QSize(side, side) * ratio)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_portrait(painter, QRectF(1, 1, side - 2, side - 2), member.id)
    painter.end()
    return QIcon(image)


class Portrait(QWidget):
    """The portrait of a member of the cast at a seat; empty while nobody of the cast sits there."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._member: Member | None = None
        self._colour, self._mood = 0, Mood.CALM
        self.setFixedSize(theme.scaled(side), theme.scaled(side))

    def show_member(self, member: Member | None, colour: int, mood: Mood = Mood.CALM) -> None:
        """Show a member of the cast with the ring of a colour (an index in COLOURS); None: nobody."""
        self._member, self._colour, self._mood = member, colour, mood
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the portrait."""
        if self._member is None:
            return
        painter = QPainter(self)
        circle = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint_portrait(painter, circle, self._member.id, icons.seat_colour(self._colour), self._mood)
        painter.end()
