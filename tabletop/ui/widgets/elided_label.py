"""Words that give way where room is short: in a line, on a button; and a button that takes more lines."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, unmarked

LEAST = 24
"""Pixels that even the shortest place has for its words."""
LEAST_BUTTON = 88
"""Pixels at 100 %: so narrow a button becomes where there is little room."""


class ElidedLabel(QLabel):
    """Words in one line, cut off with an ellipsis where room is short; the tooltip then tells them whole."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.tell(words)

    def tell(self, words: str) -> None:
        """Say this."""
        self._words = words
        self.setAccessibleName(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as the whole words."""
        return QSize(self._wide() + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Narrower than the words, if need be."""
        return QSize(LEAST, super().minimumSizeHint().height())

    def _wide(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room))
        self.setToolTip(self._words if self._wide() > room else "")


class ElidedButton(QPushButton):
    """A button that may be narrower than its words, so that many of them never widen the window."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setToolTip(unmarked(words))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Room for the beginning of its words."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), theme.scaled(LEAST_BUTTON)), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it, its words cut short where they have no room."""
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
    """A button as wide as the room it is given; its words take as many lines as they need there."""

    def __init__(self, words: str) -> None:
        super().__init__(literal(words))
        self._words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        self.ensurePolished()  # until then it measures itself in other letters
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        self.setText(literal("\n".join(self._lines(room))))

    def _lines(self, width: int) -> list[str]:
        """The words in lines of at most so many pixels, if no single word is longer."""
        layout, lines = QTextLayout(self._words, self.font()), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            lines.append(self._words[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
        return lines
