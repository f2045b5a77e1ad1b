"""The preset cards of a new match; at most one is chosen, the one equal to the setup entered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import COLOUR, About, Preset, Setup
from tabletop.engine.setups import default_setup
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language

_LEAST, _GAP = 140, 10
"""Minimum width of a card next to others, in pixels at 100 %, and the gap between two in pixels."""


def alike(one: Setup, other: Setup) -> bool:
    """Return True if two setups are equal but for seed, names and colours."""
    return _kind(one) == _kind(other)


def _kind(setup: Setup) -> tuple[object, ...]:
    own = [frozenset(pair for pair in pairs if pair[0] != COLOUR.key) for pairs in setup.seat_options]
    while own and not own[-1]:
        own.pop()
    return setup.seats, frozenset(setup.options), own


class PresetCard(QRadioButton):
    """A preset: its name and a description."""

    def __init__(self, preset: Preset, setup: Setup) -> None:
        super().__init__()
        self.preset, self.setup = preset, setup
        self.setProperty("role", "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(to_language(preset.title))
        self.setAccessibleDescription(to_language(preset.help))
        title, words = QLabel(to_language(preset.title)), QLabel(to_language(preset.help))
        title.setProperty("role", "strong")
        words.setProperty("role", "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 9, 12, 10)
        column.setSpacing(2)
        for label in (title, words):
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the same as the minimum size."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the height that the text needs at the present width."""
        return QSize(0, self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """Return the height in pixels that the text needs at this width."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else 0

    def hitButton(self, _pos: QPoint) -> bool:
        """Return True everywhere: the whole card is the button."""
        return True


class PresetCards(QWidget):
    """All presets of a game; at most one of them is chosen.

    The cards are side by side, or in a column if there is too little room.
    """

    chosen = Signal(object)
    """Emitted when a card is pressed (its Setup)."""

    def __init__(self, presets: Sequence[Preset], normal: Setup) -> None:
        """Create it; `normal`: the setup of presets without one of their own."""
        super().__init__()
        self.cards = [PresetCard(preset, preset.setup or normal) for preset in presets]
        self._group = QButtonGroup(self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for card in self.cards:
            self._group.addButton(card)
            row.addWidget(card, 1)
            card.clicked.connect(lambda _checked, card=card: self.chosen.emit(card.setup))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the cards side by side if there is room."""
        super().resizeEvent(event)
        fits = self.width() >= len(self.cards) * (theme.scaled(_LEAST) + _GAP) - _GAP
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def choose(self, setup: Setup) -> bool:
        """Choose the card with this setup, else none; True if there is one."""
        found = next((card for card in self.cards if alike(card.setup, setup)), None)
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(card is found)
        self._group.setExclusive(True)
        return found is not None


def normal_setup(about: About, last: Setup | None) -> Setup:
    """Return the last setup, unless there is none or a preset is the same; else the default setup."""
    others = [preset.setup for preset in about.presets if preset.setup is not None]
    if last is None or any(alike(last, other) for other in others):
        return default_setup(games.game(about.id))
    return last
