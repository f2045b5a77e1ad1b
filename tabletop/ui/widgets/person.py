"""A person at a table: a ring with the first letter of the name, the name, and how it is with them now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from tabletop.art import palette
from tabletop.art.bust_parts import Mood
from tabletop.engine.game import PERSON
from tabletop.ui.style import theme
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.icons import Sign, SignButton, Sized, paint_mark, seat_colour
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.portrait import bust_of, paint_seated

Deed: TypeAlias = tuple[str, Callable[[], object]]
"""What can be done with a seat: its words, and what does it."""
_TINT = 40
"""Opacity of the ring's inside, of 255."""


@dataclass(frozen=True, slots=True)
class Presence:
    """How it is with a person: words, and a sign in the colour of a token."""

    words: str
    sign: str
    token: str


class PersonRing(Sized):
    """A ring in the colour of a seat with the first letter of a name, and the mark of the seat.

    A member of the cast (`bust`, its id) has its face there.
    """

    def __init__(self, seat: int, name: str, size: int, worn: tuple[int, ...], bust: str = "") -> None:
        super().__init__()
        self._bust = bust
        self._seat, self._letter, self._size, self._worn = seat, name[:1].upper(), size, worn
        self.fit()

    def fit(self) -> None:
        self.setFixedSize(theme.scaled(self._size) + 2, theme.scaled(self._size) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.scaled(self._size)
        ring = QRectF(1.5, 1.5, side - 3, side - 3)
        with palette.SEATS.wearing(self._worn):
            if self._bust:
                paint_seated(painter, QRectF(0, 0, side, side), self._bust, self._seat, Mood.CALM)
                return
            colour = seat_colour(self._seat)
            inside = QColor(colour)
            inside.setAlpha(_TINT)
            painter.setBrush(inside)
            free = Qt.PenStyle.SolidLine if self._letter else Qt.PenStyle.DashLine
            painter.setPen(QPen(colour, 2, free))
            painter.drawEllipse(ring)
            font = QFont(self.font())
            font.setPixelSize(round(side * 0.45))
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(theme.colour("text"))
            painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, self._letter)
            mark = side * 0.36
            paint_mark(painter, self._seat, QRectF(side - mark, side - mark, mark, mark))
        painter.end()


class DeedsButton(SignButton):
    """A small button with a menu of what can be done; hidden where nothing can."""

    def __init__(self) -> None:
        super().__init__("more", 14)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.hide()

    def show_deeds(self, deeds: Sequence[Deed], words: str) -> None:
        """Offer this; `words` is the name of the button."""
        old, menu = self.menu(), QMenu(self)
        for text, do in deeds:
            menu.addAction(text).triggered.connect(lambda _on=False, do=do: do())
        self.setMenu(menu)
        if old is not None:
            old.deleteLater()
        self.name(words)
        self.setVisible(bool(deeds))


class PersonRow(QWidget):
    """One person in a list."""

    def __init__(
        self, seat: int, name: str, worn: tuple[int, ...], *, size: int, free: str = "", who: str = PERSON
    ) -> None:
        """`free`: what stands in place of the name while nobody has the seat; `who`: as in `Setup.seats`."""
        super().__init__()
        row, column, line = QHBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(PersonRing(seat, name, size, worn, bust_of(who)))
        self.name, self.state, self._sign = ElidedLabel(name or free), QLabel(), Sign("dot", 12)
        self.name.setProperty("role", "strong" if name else "quiet")
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setProperty("role", "small")
        column.setSpacing(0)
        column.addWidget(self.name)
        line.setSpacing(5)
        line.addWidget(self._sign)
        line.addWidget(self.state, 1)
        add_layout(column, line)
        add_layout(row, column, 1)
        self.deeds = DeedsButton()
        row.addWidget(self.deeds)

    def show_deeds(self, deeds: Sequence[Deed]) -> None:
        """Offer what can be done with the seat of the person."""
        words = QCoreApplication.translate("People", "{name}: what you can do")
        self.deeds.show_deeds(deeds, words.format(name=self.name.accessibleName()))

    def show_presence(self, presence: Presence) -> None:
        """Show how it is with the person now."""
        self.state.setText(presence.words)
        self._sign.name, self._sign.token = presence.sign, presence.token
        self._sign.update()
