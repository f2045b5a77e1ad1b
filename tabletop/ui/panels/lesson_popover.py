"""The popover of a lesson: feedback on the last try, the text of the step, and its buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tabletop.files.lessons import Pictured
from tabletop.ui.panels.lesson_picture import LessonPicture, in_words
from tabletop.ui.panels.popover import POPOVER_ACCENT, POPOVER_GROUND, POPOVER_INK, POPOVER_QUIET, TextPopover
from tabletop.ui.style import theme
from tabletop.ui.widgets.elided_label import ElidedButton, ElidedLabel

_EDGES = {"done": "#2E7D5B", "held": "#8A5A2B", "again": "#B3362B", "": "#C87A2E"}
"""Colour of the left edge by the `kind` of the content."""
LOOKS = f"""
#paper {{ background: {POPOVER_GROUND}; border: 1px solid #8B7C66; border-radius: 8px; }}
#paper QLabel {{ color: {POPOVER_INK}; background: transparent; }}
#paper QPushButton {{ color: {POPOVER_INK}; background: #FFFFFF; border: 1px solid #CFC3AF; }}
#paper QPushButton:hover {{ border-color: {POPOVER_QUIET}; }}
#paper QPushButton:checked {{ background: #EADFCB; border-color: {POPOVER_ACCENT}; }}
#paper QPushButton[role="link"] {{
  color: {POPOVER_ACCENT}; background: transparent; border-color: transparent;
}}
#paper QPushButton[role="accent"] {{
  color: #FFFFFF; background: {POPOVER_ACCENT}; border-color: {POPOVER_ACCENT};
}}
#paper QPushButton:focus {{ border: 2px solid {POPOVER_ACCENT}; padding: 4px 11px; }}
#paper QPushButton[role="link"]:focus {{ padding: 1px 3px; }}
#paper QPushButton[role="accent"]:focus {{ border: 3px double #FFFFFF; padding: 5px 18px; }}
"""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a lesson.

    Attributes:
        name: Name of its action.
        words: Its label.
        key: Its shortcut, as shown; "" for none.
        role: Its style.
    """

    name: str
    words: str
    key: str = ""
    role: str = ""


@dataclass(frozen=True, slots=True)
class PopoverContent:
    """The content of a lesson popover.

    Attributes:
        place: Number of the step and number of steps, in words.
        rule: Number of the step's rule; "" for none.
        note: Feedback on the last try.
        kind: Kind of the feedback: "done", "held", "again", or "" for none.
        head: Title of the step.
        picture: The picture below the title, its texts translated.
        text: Text of the step, with **bold** words.
    """

    place: str = ""
    rule: str = ""
    note: str = ""
    kind: str = ""
    head: str = ""
    text: str = ""
    buttons: tuple[Button, ...] = ()
    picture: tuple[Pictured, ...] = ()


def made_of(button: Button) -> QPushButton:
    """Return the widget of a button; a click on it leaves the keyboard focus on the table."""
    made = ElidedButton(f"{button.words}  {button.key}" if button.key else button.words)
    made.setObjectName(button.name)
    made.setProperty("role", button.role)
    made.setAccessibleName(button.words)
    made.setAccessibleDescription(button.key)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


class LessonPopover(TextPopover):
    """A popover next to what the step is about."""

    WIDTHS = (392, 276)
    action_requested = Signal(str)
    """Emitted when a button is pressed (its name)."""
    closed = Signal()
    """Emitted when the player closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.written: PopoverContent = PopoverContent()
        self._place, self._rule = ElidedLabel(), QLabel()
        self._note, self._title, self._text = QLabel(), QLabel(), QLabel()
        for label in (self._note, self._title, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            self._lines.addWidget(label)
        self.picture = LessonPicture()
        self._lines.insertWidget(2, self.picture)
        self._rule.setTextFormat(Qt.TextFormat.RichText)
        self._rule.linkActivated.connect(self.rule_requested)
        self._head.insertWidget(0, self._place, 1)
        self._head.insertWidget(1, self._rule)
        self._column.setSpacing(6)
        self._lines.setSpacing(6)
        self._lines.addWidget(self._rows)

    def show_content(self, written: PopoverContent) -> None:
        """Show this content; the keyboard focus stays in the popover if it was there."""
        if written == self.written:
            return
        focused = self.has_keyboard()
        self.written = written
        quiet = f'style="color:{POPOVER_ACCENT}; font-weight:600; text-decoration:none"'
        self._place.tell(written.place)
        self._place.setStyleSheet(f"color: {POPOVER_ACCENT}; font-weight: 600;")
        rule = self.tr("Rule {number}").format(number=written.rule)
        self._rule.setText(f'<a href="{written.rule}" {quiet}>{rule}</a>' if written.rule else "")
        self._rule.setAccessibleName(rule if written.rule else "")
        note = f'<span style="color:{_EDGES[written.kind]}">{in_bold(written.note)}</span>'
        self._say(self._note, note, written.note)
        self._say(self._title, large(written.head, 20), written.head)
        self.picture.show_parts(written.picture)
        self._say(self._text, in_bold(written.text), written.text)
        self.setStyleSheet(f"{LOOKS} #paper {{ border-left: 5px solid {_EDGES[written.kind]}; }}")
        self._rows.show_buttons([self._made(button) for button in written.buttons])
        self._away.setToolTip(self.tr("Close; Esc shows the text again"))
        self._away.setAccessibleName(self.tr("Close"))
        self._away.setAccessibleDescription(self.tr("Esc shows the text again"))
        self.setAccessibleName(self.tr("Text of the lesson"))
        picture = f"{in_words(written.picture)}. " if written.picture else ""
        self.setAccessibleDescription(
            without_markup(f"{written.note} {written.head}. {picture}{written.text}")
        )
        if focused:
            self.take_keyboard()

    def dismiss(self) -> None:
        """Close it; it can be brought back."""
        super().dismiss()
        self.closed.emit()

    @staticmethod
    def _say(label: QLabel, words: str, said: str) -> None:
        label.setText(words if said else "")
        label.setAccessibleName(without_markup(said))
        label.setVisible(bool(said))

    def _made(self, button: Button) -> QPushButton:
        made = made_of(button)
        made.clicked.connect(lambda: self.action_requested.emit(button.name))
        return made


def large(words: str, size: int) -> str:
    """Return the words as a heading in rich text; `size`: pixels at text size 100 %."""
    style = f"font-family:'Fraunces'; font-size:{theme.scaled(size)}px; font-weight:700"
    return f'<span style="{style}">{escape(words)}</span>'


def in_bold(text: str) -> str:
    """Return the text of a lesson as rich text, with its **bold** words in bold.

    >>> in_bold("Take **two** & go on.")
    'Take <b>two</b> &amp; go on.'
    """
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))


def without_markup(text: str) -> str:
    """Return the text of a lesson without the marks of bold words, on one line.

    >>> without_markup("Take **two** & go on.")
    'Take two & go on.'
    """
    return " ".join(text.replace("**", "").split())
