"""The privacy screen: hides the table until the next person at this screen is there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.widgets import icons


class PrivacyScreen(QWidget):
    """Takes the place of the widget it hides, so that neither keys nor a screen reader reach that.

    The button *I am here* opens it, by mouse, Enter or Space.
    """

    drawn = Signal()
    """Emitted when the person has confirmed to be there."""

    def __init__(self, parent: QWidget, hidden: QWidget) -> None:
        super().__init__(parent)
        self._hidden, self._name = hidden, ""
        self._mark, self._words, self._here = icons.Mark(-1, 44), QLabel(), QPushButton()
        self._words.setStyleSheet(
            'color: #FDFBF6; font-family: "Fraunces"; font-size: 26px; font-weight: 600;'
        )
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._here.setProperty("role", "accent")
        self._here.clicked.connect(self._draw)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignCenter)
        column.addSpacing(12)
        column.addWidget(self._words)
        column.addSpacing(16)
        column.addWidget(self._here, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def close_for(self, seat: int, name: str) -> None:
        """Hide the table until this person confirms."""
        self._mark.show_seat(seat)
        self._name = name
        self.retranslate()
        self._hidden.hide()
        self.show()
        self._here.setFocus()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        words = self.tr("The table waits for {name}.").format(name=self._name)
        self._words.setText(words)
        self._here.setText(self.tr("&I'm here"))
        self._here.setAccessibleDescription(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._draw()
        else:
            super().keyPressEvent(event)

    def _draw(self) -> None:
        self.hide()
        self._hidden.show()
        self.drawn.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a curtain in folds."""
        painter = QPainter(self)
        for x in range(0, self.width(), 64):
            fold = QLinearGradient(x, 0, x + 64, 0)
            for at, shade in ((0.0, "#3B2C34"), (0.45, "#5A424E"), (1.0, "#352730")):
                fold.setColorAt(at, QColor(shade))
            painter.fillRect(QRectF(x, 0, 64, self.height()), fold)
        painter.end()
