"""The achievements of a game: as a row of rings that leads to the list, and as a list with descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.style import theme
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.step_status import StepMark, StepStatus, paint_tick

_RING, _WIDE = 13, 300
"""Width of a ring, and minimum width of an achievement in the list, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class MarkLine:
    """An achievement in words: title, True if earned, and how it was or can be earned."""

    title: str
    earned: bool
    words: str


class Rings(QWidget):
    """A ring for each achievement, with a tick if it is earned; the first where text begins."""

    def __init__(self, earned: Sequence[bool]) -> None:
        super().__init__()
        self._earned = tuple(earned)
        side = theme.scaled(_RING)
        self.setFixedSize((side + 3) * len(self._earned), side + 2)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, side = QPainter(self), theme.scaled(_RING)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, earned in enumerate(self._earned):
            at = len(self._earned) - 1 - n if self.isRightToLeft() else n
            ring = QRectF(at * (side + 3) + 1.5, 1.5, side - 1, side - 1)
            painter.setPen(Qt.PenStyle.NoPen if earned else QPen(theme.colour("quiet"), 1.2))
            painter.setBrush(theme.colour("legal") if earned else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(ring)
            if earned:
                painter.setPen(theme.colour("on_accent"))
                paint_tick(painter, ring)
        painter.end()


class MarkRow(QPushButton):
    """The number of achievements earned in a game; pressing it leads to the list."""

    def __init__(self, game: str, lines: Sequence[MarkLine]) -> None:
        """Create it; `game`: the title of the game."""
        super().__init__()
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(theme.scaled(30))
        had = [line.title for line in lines if line.earned]
        words = self.tr("Achievements: {earned} of {all}").format(earned=len(had), all=len(lines))
        self.setAccessibleName(self.tr("{game}: {marks}").format(game=game, marks=words))
        self.setAccessibleDescription(", ".join(had))
        self.setToolTip("\n".join([words, *had]))
        row, label = QHBoxLayout(self), QLabel(self.tr("Achievements"))
        row.setContentsMargins(14, 2, 12, 2)
        label.setProperty("role", "quiet")
        row.addWidget(label)
        row.addStretch(1)
        row.addWidget(Rings([line.earned for line in lines]))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class MarkList(QWidget):
    """All achievements with how they can be or were earned, in two columns if there is room."""

    def __init__(self, lines: Sequence[MarkLine]) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(10)
        self._marks = [self._mark(n, line) for n, line in enumerate(lines, 1)]
        self._columns = 0
        self._arrange(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use two columns if they are wide enough."""
        super().resizeEvent(event)
        self._arrange(2 if self.width() >= 2 * theme.scaled(_WIDE) else 1)

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            rows = -(-len(self._marks) // columns)
            for n, mark in enumerate(self._marks):
                self._grid.addWidget(mark, n % rows, n // rows, Qt.AlignmentFlag.AlignTop)
            for column in range(2):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _mark(self, number: int, line: MarkLine) -> QWidget:
        made = QWidget()
        row, column = QHBoxLayout(made), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        column.setSpacing(0)
        row.addWidget(
            StepMark(number, StepStatus.DONE if line.earned else StepStatus.TO_COME),
            0,
            Qt.AlignmentFlag.AlignTop,
        )
        title, words = QLabel(line.title), QLabel(line.words)
        title.setProperty("role", "strong" if line.earned else "")
        accessible_name = self.tr("{mark}: earned") if line.earned else self.tr("{mark}: not yet earned")
        title.setAccessibleName(accessible_name.format(mark=line.title))
        words.setProperty("role", "small")
        for label in (title, words):
            label.setWordWrap(True)
            column.addWidget(label)
        add_layout(row, column, 1)
        return made
