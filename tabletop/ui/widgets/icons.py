"""Drawings of the window: its icons, seat marks, and SVG text as pixmaps."""

from __future__ import annotations

import math

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPixmapCache, QPolygonF
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton, QWidget

from tabletop.art import palette
from tabletop.ui.style import theme

_INK = "#2B2622"

_SIGNS = {
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "more": '<circle cx="5" cy="12" r="1.3" fill="C"/><circle cx="12" cy="12" r="1.3" fill="C"/>'
    '<circle cx="19" cy="12" r="1.3" fill="C"/>',
    "person": '<circle cx="12" cy="7.5" r="3.6" fill="C"/>'
    '<path d="M5 20c0-5 3-7.4 7-7.4s7 2.4 7 7.4z" fill="C"/>',
    "clock": '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.4l3.4 2"/>',
    "book": '<path d="M12 6.2C9.6 4.6 6.8 4.2 3.6 4.6v13.2c3.2-.4 6 0 8.4 1.6 2.4-1.6 5.2-2 8.4-1.6V4.6'
    'c-3.2-.4-6 0-8.4 1.6zM12 6.4v12.8"/>',
    "learn": '<path d="M2.5 9.5L12 5l9.5 4.5L12 14z"/><path d="M6.5 11.8v4.4c3.2 2.6 7.8 2.6 11 0v-4.4"/>'
    '<path d="M21 10v5"/>',
    "keyboard": '<rect x="2.8" y="6" width="18.4" height="12" rx="2"/>'
    '<path d="M6.4 10h.1M10 10h.1M14 10h.1M17.6 10h.1M8 14h8"/>',
    "chart": '<path d="M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6"/>',
    "chevron": '<path d="M9 5l7 7-7 7"/>',
    "back": '<path d="M15 5l-7 7 7 7"/>',
    "first": '<path d="M18 5v14l-10-7zM5.5 5v14" fill="C"/>',
    "step": '<path d="M6 5v14l10-7zM18.5 5v14" fill="C"/>',
    "play": '<path d="M7 4.5v15l12-7.5z" fill="C"/>',
    "pause": '<path d="M8 5v14M16 5v14" stroke-width="3.4"/>',
    "panel": '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><path d="M14.5 4.5v15"/>',
    "search": '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5.5 5.5"/>',
    "lock": '<rect x="5" y="11" width="14" height="9" rx="2" fill="C"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
    "dot": '<circle cx="12" cy="12" r="7" fill="C"/>',
    "dashed": '<circle cx="12" cy="12" r="7.5" stroke-dasharray="3.4 3.4"/>',
    "check": '<path d="M4.5 12.5l5 5 10-11"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "tick": '<path d="M4.5 12.8l5 4.9L19.5 6.8"/>',
}


_MIRRORED = ("chevron", "back", "first", "step", "play", "panel")
"""Icons that are mirrored in right-to-left languages."""


def _gear() -> str:
    spokes = []
    for at in range(8):
        a = at * math.pi / 4
        for turn, radius in ((-0.21, 9.6), (0.21, 9.6), (0.3, 7.4), (math.pi / 4 - 0.3, 7.4)):
            spokes.append(f"{12 + radius * math.cos(a + turn):.2f} {12 + radius * math.sin(a + turn):.2f}")
    outline = "M" + "L".join(spokes) + "z"
    hole = "M15.2 12a3.2 3.2 0 1 0-6.4 0a3.2 3.2 0 1 0 6.4 0z"
    return f'<path d="{outline}{hole}" fill="C" fill-rule="evenodd" stroke-width="1"/>'


_SIGNS["gear"] = _gear()


def svg(source: str, size: QSize, ratio: float) -> QPixmap:
    """SVG text as a pixmap, cached.

    Args:
        source: The SVG text.
        size: The size in device-independent pixels.
        ratio: Pixels of the screen per device-independent pixel.
    """
    key = f"svg:{hash(source)}:{size.width()}x{size.height()}@{ratio}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    made = QPixmap(size * ratio)
    made.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    painter = QPainter(made)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter, QRectF(made.rect()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, made)
    return made


def sign_pixmap(name: str, colour: QColor, size: int, ratio: float) -> QPixmap:
    """Return an icon of SIGNS in a colour; size and ratio as for `svg`."""
    ink = colour.name()
    body = _SIGNS[name].replace('"C"', f'"{ink}"')
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<g fill="none" stroke="{ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">'
        f"{body}</g></svg>"
    )
    return svg(source, QSize(size, size), ratio)


def seat_colour(seat: int) -> QColor:
    """Return the colour of a seat."""
    return QColor(palette.SEATS[seat].colour)


def seat_path(seat: int, box: QRectF) -> QPainterPath:
    """Return the outline of a seat's mark inside a box."""
    path, kind = QPainterPath(), palette.SEATS.number(seat)
    if kind == 0:
        path.addEllipse(box)
        return path
    if kind == 2:
        path.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 1, 1)
        return path
    corners = {1: [(0.5, 0.02), (1.0, 0.94), (0.0, 0.94)], 3: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]}
    points = corners.get(kind) or _star()
    at = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in points]
    path.addPolygon(QPolygonF(at))
    path.closeSubpath()
    return path


def _star() -> list[tuple[float, float]]:
    turns = [(math.pi * (at / 5 - 0.5), 0.54 if at % 2 == 0 else 0.24) for at in range(10)]
    return [(0.5 + r * math.cos(a), 0.53 + r * math.sin(a)) for a, r in turns]


def paint_mark(painter: QPainter, seat: int, box: QRectF, *, automa: bool = False) -> None:
    """Paint a seat's mark: its shape in its colour, with a small gear for an automa."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(_INK)
    edge.setAlphaF(0.6)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(seat_colour(seat))
    painter.drawPath(seat_path(seat, box))
    if automa:
        size = max(round(box.width() * 0.62), 8)
        ratio = painter.device().devicePixelRatio()
        gear = sign_pixmap("gear", theme.colour("text"), size, ratio)
        painter.drawPixmap(QPointF(box.right() - size * 0.55, box.bottom() - size * 0.6), gear)
    painter.restore()


class Sized(QWidget):
    """A picture whose size follows the text size: `fit` sets it, now and when that changes."""

    def fit(self) -> None:
        """Set the size for the present text size."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Update the size after a change of style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()


class Mark(Sized):
    """A seat's mark as a widget; nothing for seat -1.

    `worn`: the seat colours of its match, if that is not the one on the table.
    """

    def __init__(
        self, seat: int = -1, size: int = 14, *, automa: bool = False, worn: tuple[int, ...] | None = None
    ) -> None:
        super().__init__()
        self.seat, self.automa, self._worn, self._size = seat, automa, worn, size
        self.fit()

    def fit(self) -> None:
        size = theme.scaled(self._size)
        self.setFixedSize(size + 6, size + 4)

    def show_seat(self, seat: int, *, automa: bool = False) -> None:
        """Show another seat's mark."""
        self.seat, self.automa = seat, automa
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.seat >= 0:
            painter = QPainter(self)
            box = QRectF(1, 2, self.width() - 6, self.height() - 4)
            with palette.SEATS.wearing(palette.SEATS.worn if self._worn is None else self._worn):
                paint_mark(painter, self.seat, box, automa=self.automa)
            painter.end()


class Sign(Sized):
    """An icon of SIGNS as a widget, in the colour of a token."""

    def __init__(self, name: str, size: int = 16, token: str = "quiet") -> None:  # noqa: S107
        super().__init__()
        self.name, self.token, self._size = name, token, size
        self.fit()

    def fit(self) -> None:
        self.setFixedSize(theme.scaled(self._size), theme.scaled(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pixmap = sign_pixmap(self.name, theme.colour(self.token), self.width(), self.devicePixelRatioF())
        if self.name in _MIRRORED and self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()


class SignButton(QToolButton):
    """A small button with an icon of SIGNS; its name is its tooltip."""

    def __init__(self, name: str, size: int = 18) -> None:
        super().__init__()
        self.sign, self._size = name, size
        self.fit()

    def fit(self) -> None:
        self._side = theme.scaled(self._size)
        self.setFixedSize(self._side + 14, self._side + 14)

    def changeEvent(self, event: QEvent) -> None:
        """Update the size after a change of style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()

    def name(self, words: str) -> None:
        """Set its name, as tooltip and for screen readers."""
        self.setToolTip(words)
        self.setAccessibleName(words)

    def show_sign(self, name: str) -> None:
        """Show another icon."""
        self.sign = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button and the icon on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        ink = theme.colour("text" if self.isEnabled() else "line")
        pixmap = sign_pixmap(self.sign, ink, self._side, self.devicePixelRatioF())
        at = (self.width() - self._side) // 2
        if self.sign in _MIRRORED and self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        painter.drawPixmap(at, at, pixmap)
        painter.end()
