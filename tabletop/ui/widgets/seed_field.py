"""The field for the seed of a match, which accepts the name of a deal as well."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from tabletop import games
from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.session import deals

_NUMBER = re.compile("[0-9]{1,18}")
_OTHER_GAME = translate("new_match", "This is a deal of another game: {game}.")


class SeedField(QLineEdit):
    """A field for a whole number, the name of a deal of this game, or nothing."""

    named = Signal(object)
    """Emitted when the name of a deal is entered (its Setup)."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self.no: No | None = None
        """The reason why the text is neither a number nor a deal; None if it is valid."""
        self.setAccessibleName(self.tr("Seed"))
        self.setPlaceholderText(self.tr("Random"))
        self.textChanged.connect(self._read)

    @property
    def number(self) -> int | None:
        """The number entered; None if there is none."""
        text = self.text().strip()
        return int(text) if _NUMBER.fullmatch(text) else None

    def _read(self, text: str) -> None:
        self.no = None
        if not text.strip() or self.number is not None:
            return
        try:
            deal = deals.read(text)
        except deals.DealError as error:
            self.no = No("", error.text)
            return
        if deal.game != self._game:
            self.no = No("", _OTHER_GAME.fill(game=games.about(deal.game).title))
            return
        self.setText(str(deal.setup.seed))
        self.named.emit(deal.setup)
