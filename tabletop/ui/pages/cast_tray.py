"""The cast to choose from for a seat of a new match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tabletop.engine.cast import CAST, Member, member_of
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import automa_level, to_language
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.portrait import portrait_icon

_PORTRAIT, _GAP = 44, 4
"""Size of a portrait in pixels at 100 %, and the gap between two in pixels."""


class CastButton(QToolButton):
    """A member of the cast: portrait, name and level."""

    def __init__(self, member: Member) -> None:
        super().__init__()
        self.member = member
        side, level = theme.scaled(_PORTRAIT), automa_level(member.level)
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIcon(portrait_icon(member, side, self.devicePixelRatioF()))
        self.setIconSize(QSize(side, side))
        self.setText(f"{member.name}\n{level}")
        wide = max(self.fontMetrics().horizontalAdvance(line) for line in (member.name, level))
        self.least = max(wide, side) + 12
        """The least width in pixels."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = self.tr("{role}, {level}. {habit}").format(
            role=to_language(member.role), level=level, habit=to_language(member.habit)
        )
        self.setAccessibleName(member.name)
        self.setAccessibleDescription(words)
        self.setToolTip(words)


class CastTray(QWidget):
    """All of the cast, in as many rows as the width asks for."""

    picked = Signal(str)
    """Emitted when a member is pressed (a value of `Setup.seats`)."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = 1
        """The seat that is chosen for."""
        self._heading = QLabel()
        self._heading.setProperty("role", "quiet")
        self.buttons = [CastButton(member) for member in CAST]
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        for at, button in enumerate(self.buttons):
            self._grid.addWidget(button, at // len(CAST), at % len(CAST))
            button.setMinimumWidth(button.least)
            button.clicked.connect(lambda _on, member=button.member: self.picked.emit(member.seat_value))
        self._columns = len(CAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._heading)
        add_layout(column, self._grid)

    def show_seat(self, seat: int, seats: Sequence[str]) -> None:
        """Offer for a seat the members who sit at none of the others; `seats`: as `Setup.seats`."""
        self.seat = seat
        members = [member_of(who) for who in seats]
        self._heading.setText(self.tr("Who sits opposite, at seat {n}?").format(n=seat + 1))
        for button in self.buttons:
            button.setChecked(button.member is members[seat])
            button.setEnabled(button.member not in (*members[:seat], *members[seat + 1 :]))

    def minimumSizeHint(self) -> QSize:
        """As narrow as three members."""
        return QSize(3 * (self._cell() + _GAP), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the members in rows that fit."""
        super().resizeEvent(event)
        columns = max(min(len(CAST), (self.width() + _GAP) // (self._cell() + _GAP)), 3)
        if columns != self._columns:
            self._columns = columns
            for at, button in enumerate(self.buttons):
                self._grid.addWidget(button, at // columns, at % columns, Qt.AlignmentFlag.AlignTop)

    def _cell(self) -> int:
        return max(button.least for button in self.buttons)
