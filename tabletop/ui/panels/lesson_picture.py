"""The picture of a lesson's step: things of the table in a row, with signs between them and words below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.files.lessons import Pictured
from tabletop.lessons.pictures import spoken_picture
from tabletop.ui.style import theme

_GROUND, _INK = QColor("#F3E6D2"), QColor("#2B2622")
_HIGH, _EDGE, _GAP, _WIDEST, _LOOSE = 66, 8, 6, 116, 16
"""Pixels at 100 %: height of the things, margin, gap between two parts, maximum width of a thing, and by how
much a part may be wider than what it shows."""
_SIGN, _WORDS = 17, 12
"""Font sizes of signs and of the words below, in pixels at 100 %."""


class LessonPicture(QWidget):
    """The parts from left to right, in the order of reading; hidden if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.draw: Callable[[Pictured, QSize, float], QPixmap] = lambda *_what: QPixmap()
        """Draws the thing of a part, in at most this size, for this ratio of pixels."""
        self.parts: tuple[Pictured, ...] = ()
        self._drawn: dict[tuple[Pictured, int, int], QPixmap] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_parts(self, parts: tuple[Pictured, ...]) -> None:
        """Show these parts, whose texts are translated."""
        self.parts = parts
        self._drawn.clear()
        self.setAccessibleName(in_words(parts))
        self.setVisible(bool(parts))
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        words = QFont(self.font())
        words.setPixelSize(theme.scaled(_WORDS))
        return theme.display(theme.scaled(_SIGN), QFont.Weight.Bold), words

    def _columns(self, width: int) -> list[QRect]:
        """Return the rectangle of each part above its words, if the picture is this wide."""
        gap, most = theme.scaled(_GAP), self._most(width)
        sign, words = map(QFontMetrics, self._fonts())
        own = [
            _size(self._image(part, most)).width() if part.key else sign.horizontalAdvance(part.sign) + 2
            for part in self.parts
        ]
        texts = [words.horizontalAdvance(part.text) for part in self.parts]
        wide = list(map(max, own, texts))
        if sum(wide) > self._room(width):  # then the words take several lines
            longest = (max(map(words.horizontalAdvance, part.text.split() or [""])) for part in self.parts)
            wide = list(map(max, own, longest))
        spare = self._room(width) - sum(wide)
        loose = max(min(spare // max(len(wide), 1), theme.scaled(_LOOSE)), 0)
        x = (width - sum(wide) - (loose + gap) * len(wide) + gap) // 2
        found = []
        for each in wide:
            found.append(QRect(x, theme.scaled(_EDGE), each + loose, theme.scaled(_HIGH)))
            x += each + loose + gap
        return found

    def _room(self, width: int) -> int:
        """Return the width of all parts together, without gaps and margins."""
        return width - 2 * theme.scaled(_EDGE) - theme.scaled(_GAP) * (len(self.parts) - 1)

    def _most(self, width: int) -> QSize:
        """Return the maximum size of a thing."""
        sign = QFontMetrics(self._fonts()[0])
        signs = sum(sign.horizontalAdvance(part.sign) for part in self.parts if not part.key)
        things = max(sum(bool(part.key) for part in self.parts), 1)
        wide = min((self._room(width) - signs) // things, theme.scaled(_WIDEST))
        return QSize(max(wide, 1), theme.scaled(_HIGH))

    def _image(self, part: Pictured, most: QSize) -> QPixmap:
        """Return the picture of a thing, at most this large."""
        at = part, most.width(), most.height()
        if at not in self._drawn:  # drawing a thing takes some milliseconds
            self._drawn[at] = self.draw(part, most, self.devicePixelRatioF())
        return self._drawn[at]

    def _below(self, column: QRect, text: str) -> QRect:
        """Return the rectangle of the words below a part, as high as they need."""
        metrics, more = QFontMetrics(self._fonts()[1]), theme.scaled(_GAP) // 2
        wide = QRect(column.x() - more, column.bottom() + 3, column.width() + 2 * more, 999)
        return metrics.boundingRect(wide, _CENTRED, text) if text else QRect(wide.topLeft(), QSize(0, 0))

    def heightForWidth(self, width: int) -> int:
        """Return the height in pixels that the parts and their words need."""
        columns = self._columns(width)
        below = [self._below(column, part.text) for column, part in zip(columns, self.parts, strict=True)]
        return max((each.bottom() for each in below), default=0) + theme.scaled(_EDGE)

    def sizeHint(self) -> QSize:
        """Return a usual width with its height."""
        width = theme.scaled(360)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return a size without a least width."""
        return QSize(1, theme.scaled(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_GROUND)
        painter.drawRoundedRect(self.rect(), 8, 8)
        painter.setPen(_INK)
        sign, words = self._fonts()
        columns = self._columns(self.width())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            columns = [QRect(QPoint(self.width() - c.right() - 1, c.y()), c.size()) for c in columns]
        for part, column in zip(self.parts, columns, strict=True):
            if part.key:
                self._paint_thing(painter, part, column)
            else:
                painter.setFont(sign)
                painter.drawText(column, Qt.AlignmentFlag.AlignCenter, part.sign)
            painter.setFont(words)
            painter.drawText(self._below(column, part.text), _CENTRED, part.text)
        painter.end()

    def _paint_thing(self, painter: QPainter, part: Pictured, column: QRect) -> None:
        image = self._image(part, self._most(self.width()))
        place = QRect(QPoint(0, 0), _size(image))
        place.moveCenter(column.center())
        painter.drawPixmap(place.topLeft(), image)


def in_words(parts: Sequence[Pictured]) -> str:
    """Return the parts in words, for a screen reader; "" without any."""
    return spoken_picture([(part.sign, part.text) for part in parts])


def _size(image: QPixmap) -> QSize:
    """Return the size of a picture in device-independent pixels."""
    return image.deviceIndependentSize().toSize()


_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
