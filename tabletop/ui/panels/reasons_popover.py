"""A popover that explains why a move is better than another, by what happens in the game."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.panels.lesson_popover import LOOKS, large
from tabletop.ui.panels.popover import POPOVER_QUIET, TextPopover


@dataclass(frozen=True, slots=True)
class Verdict:
    """The content of the popover: the better move, the other one, and the points between them.

    `grounds`: the facts the better move is based on, in whole sentences. `happens`: what happens after it
    rather than after the other one, in sentences.
    """

    head: str
    against: str
    total: str
    grounds: str = ""
    happens: tuple[str, ...] = ()


class ReasonsPopover(TextPopover):
    """A popover next to the piece and the target of the better move."""

    def __init__(self, parent: QWidget, edge: str) -> None:
        """Create it; `edge`: the colour of its upper edge, as #rrggbb."""
        super().__init__(parent)
        self.setStyleSheet(f"{LOOKS} #paper {{ border-top: 4px solid {edge}; }}")
        self._column.setSpacing(5)
        self._lines.setSpacing(5)
        self._over = _rich("", "")
        self._head.insertWidget(0, self._over, 1)
        self._lines.addWidget(self._rows)
        self._inner: QWidget | None = None

    def heading_text(self) -> tuple[str, str]:
        """Return the line above the content, as rich text and as spoken text."""
        raise NotImplementedError

    def buttons(self) -> tuple[QPushButton, ...]:
        """Return the buttons below the content."""
        raise NotImplementedError

    def show_verdict(self, verdict: Verdict) -> None:
        """Show this content; the keyboard focus stays in the popover if it was there."""
        focused = self.has_keyboard()
        self.written = verdict
        self._tell_over()
        if self._inner is not None:
            self._inner.hide()
            self._inner.deleteLater()
        inner = self._inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(_rich(large(verdict.head, 19), verdict.head))
        if verdict.grounds:
            column.addWidget(_rich(escape(verdict.grounds), verdict.grounds))
        for words in verdict.against.splitlines():
            column.addWidget(_rich(escape(words), words))
        for sentence in verdict.happens:
            column.addWidget(_rich(escape(sentence), sentence))
        column.addWidget(_rich(escape(verdict.total), verdict.total))
        self._lines.insertWidget(0, inner)
        buttons = self.buttons()
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows.show_buttons(buttons)
        self.setAccessibleName(self.tr("Why this move"))
        spoken = (verdict.head, verdict.grounds, verdict.against, *verdict.happens, verdict.total)
        self.setAccessibleDescription("\n".join(filter(None, spoken)))
        if focused:
            self.take_keyboard()

    def _tell_over(self) -> None:
        words, said = self.heading_text()
        self._over.setText(f'<span style="color:{POPOVER_QUIET}">{words}</span>')
        self._over.setAccessibleName(said)
        self._away.setToolTip(self.tr("Close"))
        self._away.setAccessibleName(self._away.toolTip())


def _rich(words: str, said: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setAccessibleName(said)
    label.setWordWrap(True)
    return label
