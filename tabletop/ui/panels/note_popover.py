"""A popover with a title and lines: the first stages of a hint, or a turn step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tabletop.ui.panels.lesson_popover import LOOKS, large
from tabletop.ui.panels.popover import POPOVER_ACCENT, POPOVER_INK, POPOVER_QUIET, TextPopover
from tabletop.ui.widgets.elided_label import ElidedLabel


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A line of a note: its words, the number of its rule, and how it looks.

    Attributes:
        seat: Whom it is about; -1 for nobody.
        plain: False for one that is shown less prominently.
        apart: True for one in the middle, in italics: nobody did it.
    """

    words: str
    rule: str = ""
    seat: int = -1
    plain: bool = True
    apart: bool = False


class NotePopover(TextPopover):
    """A popover with a title, lines with links to rules, and buttons."""

    WIDTHS = (360, 260)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(LOOKS)
        self.lines: tuple[NoteLine, ...] = ()
        self._title = ElidedLabel()
        self._title.setStyleSheet(f'color: {POPOVER_INK}; font-family: "Fraunces"; font-weight: 700;')
        self._head.insertWidget(0, self._title, 1)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._text.linkActivated.connect(self.rule_requested)
        self._lines.addWidget(self._text)
        self._lines.addWidget(self._rows)

    def show_note(
        self, title: str, lines: Sequence[NoteLine], buttons: Sequence[QPushButton] = (), *, head: str = ""
    ) -> None:
        """Show this content; `head`: a sentence above the lines, in larger letters."""
        focused = self.has_keyboard()
        self.lines = tuple(lines)
        self.written = (title, self.lines, head)
        self._title.tell(title)
        above = [f'<p style="margin:0 0 4px 0">{large(head, 15)}</p>'] if head else []
        self._text.setText("".join([*above, *map(_paragraph, self.lines)]))
        said = "\n".join(filter(None, (head, *(line.words for line in self.lines))))
        self._text.setAccessibleName(said)
        self._text.setVisible(bool(said))
        self._rows.show_buttons(buttons)
        self._away.setToolTip(self.tr("Close"))
        self._away.setAccessibleName(self._away.toolTip())
        self.setAccessibleName(title)
        self.setAccessibleDescription(said)
        if focused:
            self.take_keyboard()


def _paragraph(line: NoteLine) -> str:
    """Return a line as rich text."""
    words = escape(line.words)
    if line.rule:
        style = f"color:{POPOVER_ACCENT};text-decoration:none"
        words += f' <a href="{line.rule}" style="{style}">{line.rule}</a>'
    if line.apart:
        words = f"<i>{words}</i>"
    place = ' align="center"' if line.apart else ""
    ink = POPOVER_INK if line.plain else POPOVER_QUIET
    return f'<p{place} style="margin:0 0 3px 0; color:{ink}">{words}</p>'
