"""A label and a button that cut off text if there is no room, and a button with wrapped text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, unmarked

_LEAST = 24
"""Minimum width of a label, in pixels."""
_LEAST_BUTTON = 88
"""Minimum width of a button, in pixels at 100 %."""


class ElidedLabel(QLabel):
    """A text in one line, elided if there is no room; the tooltip then shows it whole."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.tell(words)

    def tell(self, words: str) -> None:
        """Show this text."""
        self._words = words
        self.setAccessibleName(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the whole text."""
        return QSize(self._wide() + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a small width: the text may be elided."""
        return QSize(_LEAST, super().minimumSizeHint().height())

    def _wide(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room))
        self.setToolTip(self._words if self._wide() > room else "")


class ElidedButton(QPushButton):
    """A button that may be narrower than its text, so that several of them never widen the window."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setToolTip(unmarked(words))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Enough for the beginning of the text."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), theme.scaled(_LEAST_BUTTON)), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button, with its text elided if there is no room."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        lacking = self.sizeHint().width() - self.width()
        if lacking > 0:
            metrics = self.fontMetrics()
            room = max(metrics.horizontalAdvance(self.text()) - lacking, metrics.averageCharWidth() * 3)
            option.text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class WrappedButton(QPushButton):
    """A button as wide as its place; its text is wrapped there."""

    def __init__(self, words: str) -> None:
        super().__init__(literal(words))
        self._words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text again."""
        super().resizeEvent(event)
        self.ensurePolished()  # until then it measures itself in another font
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        self.setText(literal("\n".join(self._lines(room))))

    def _lines(self, width: int) -> list[str]:
        """Return the text in lines of at most `width` pixels; only a single long word may exceed that."""
        layout, lines = QTextLayout(self._words, self.font()), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            lines.append(self._words[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
        return lines
