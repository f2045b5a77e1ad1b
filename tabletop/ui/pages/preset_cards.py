"""The cards of a new match: ready-made ways to begin, of which one may be the one that is entered."""

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

from tabletop.engine.game import COLOUR, Preset, Setup
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language

LEAST, GAP = 140, 10
"""How wide a card is at least beside others, in pixels at 100 %, and what is free between two."""


def alike(one: Setup, other: Setup) -> bool:
    """Whether two matches begin alike but for their deal, and for the names and colours of their seats."""
    return _kind(one) == _kind(other)


def _kind(setup: Setup) -> tuple[object, ...]:
    own = [frozenset(pair for pair in pairs if pair[0] != COLOUR.key) for pairs in setup.seat_options]
    while own and not own[-1]:
        own.pop()
    return setup.seats, frozenset(setup.options), own


class PresetCard(QRadioButton):
    """One way to begin: its name, and what it means."""

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
        """As much as its words ask for."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Enough for its words in lines of its width."""
        return QSize(0, self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """How high it is so that all its words have room."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else 0

    def hitButton(self, _pos: QPoint) -> bool:
        """It is pressed wherever it is pressed, not only at a mark."""
        return True


class PresetCards(QWidget):
    """All ways to begin that a game offers; at most one of them is chosen.

    They lie side by side, or one below the other where there is too little room for that.
    """

    chosen = Signal(object)
    """The Setup of the card that was pressed."""

    def __init__(self, presets: Sequence[Preset], normal: Setup) -> None:
        """`normal`: the setup of a preset that has none of its own."""
        super().__init__()
        self.cards = [PresetCard(preset, preset.setup or normal) for preset in presets]
        self._group = QButtonGroup(self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for card in self.cards:
            self._group.addButton(card)
            row.addWidget(card, 1)
            card.clicked.connect(lambda _checked, card=card: self.chosen.emit(card.setup))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lie side by side where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= len(self.cards) * (theme.scaled(LEAST) + GAP) - GAP
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def choose(self, setup: Setup) -> bool:
        """Mark the card by which a match begins like this; whether there is one."""
        found = next((card for card in self.cards if alike(card.setup, setup)), None)
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(card is found)
        self._group.setExclusive(True)
        return found is not None
