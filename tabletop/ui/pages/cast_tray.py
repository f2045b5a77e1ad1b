"""The cast to choose from for a seat of a new match."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tabletop.engine.cast import CAST, CAST_LEVELS, Member, member_of, plain_seat
from tabletop.ui.pages.seat_row import SeatRow
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
        side = theme.scaled(_PORTRAIT)
        self.setProperty("role", "face")
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIcon(portrait_icon(member, side, self.devicePixelRatioF()))
        self.setIconSize(QSize(side, side))
        self.setAccessibleName(member.name)
        self.show_level(member.level)
        lines = (member.name, *map(automa_level, CAST_LEVELS))
        wide = max(self.fontMetrics().horizontalAdvance(line) for line in lines)
        self.least = max(wide, side) + 12
        """The least width in pixels."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_level(self, level: str) -> None:
        """Name the level at which the member plays: that of its seat, or its usual one."""
        member, shown = self.member, automa_level(level)
        self.setText(f"{member.name}\n{shown}")
        words = self.tr("{role}, {level}. {habit}").format(
            role=to_language(member.role), level=shown, habit=to_language(member.habit)
        )
        self.setAccessibleDescription(words)
        self.setToolTip(words)


class CastTray(QWidget):
    """All of the cast, in as many rows as the width asks for; who is pressed sits down at the chosen seat."""

    def __init__(self, rows: list[SeatRow]) -> None:
        """Create it; `rows`: the seats of the page, whose number may change."""
        super().__init__()
        self._seats = rows
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
            button.clicked.connect(lambda _on, member=button.member: self._pick(member))
        self._columns = len(CAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._heading)
        add_layout(column, self._grid)

    def _pick(self, member: Member) -> None:
        self._seats[self.seat].set_player(member.seat_value)

    def choose_for(self, seat: int) -> None:
        """Offer the members who sit at no other seat for this one, or for the last; none at a seat alone."""
        self.seat = seat = min(seat, len(self._seats) - 1)
        self.setHidden(len(self._seats) == 1)
        members = [member_of(row.seat_value) for row in self._seats]
        for at, row in enumerate(self._seats):
            row.portrait.setChecked(at == seat)
        self._heading.setText(self.tr("Who sits opposite, at seat {n}?").format(n=seat + 1))
        levels = {
            member: plain_seat(row.seat_value) for member, row in zip(members, self._seats, strict=True)
        }
        for button in self.buttons:
            button.show_level(levels.get(button.member, button.member.level))
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
