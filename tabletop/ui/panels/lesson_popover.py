"""The paper of a lesson on the table: what came of the last try, what this step is about, and its buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.panels.free_area import free_area, next_to
from tabletop.ui.panels.turn_summary import PAPER, PAPER_ACCENT, PAPER_INK, PAPER_QUIET
from tabletop.ui.style import theme
from tabletop.ui.widgets.layouts import add_layout

WIDTH = 392
"""How wide it lies on the table, in pixels at the usual size of texts."""
WIDER = (1.0, 1.5)
"""By how much it may be wider where it has to cover something; or as wide as the table."""
NARROW = 276
"""How wide it is where only so much cloth is bare."""
BORDERS = 6
"""Pixels: the borders at its left and its right together."""
EDGES = {"done": "#2E7D5B", "held": "#8A5A2B", "again": "#B3362B", "": "#C87A2E"}
"""The colour at its edge: by what came of the last try."""
LOOKS = f"""
#paper {{ background: {PAPER}; border: 1px solid #8B7C66; border-radius: 8px; }}
#paper QLabel {{ color: {PAPER_INK}; background: transparent; }}
#paper QPushButton {{ color: {PAPER_INK}; background: #FFFFFF; border: 1px solid #CFC3AF; }}
#paper QPushButton:hover {{ border-color: {PAPER_QUIET}; }}
#paper QPushButton[role="link"] {{
  color: {PAPER_ACCENT}; background: transparent; border-color: transparent;
}}
#paper QPushButton[role="accent"] {{
  color: #FFFFFF; background: {PAPER_ACCENT}; border-color: {PAPER_ACCENT};
}}
#paper QPushButton:focus {{ border: 2px solid {PAPER_ACCENT}; padding: 4px 11px; }}
#paper QPushButton[role="accent"]:focus {{ border: 3px double #FFFFFF; padding: 5px 18px; }}
"""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a lesson: what it asks for, its words, its key (""), and how it looks."""

    name: str
    words: str
    key: str = ""
    role: str = ""


@dataclass(frozen=True, slots=True)
class PopoverContent:
    """What is written on the paper.

    `place`: which step of how many. `note`: what came of the last try, and of which `kind` that is: "done",
    "held", "again", or "" for none. `head`, `text`: of the step, with **bold** words.
    """

    place: str = ""
    rule: str = ""
    note: str = ""
    kind: str = ""
    head: str = ""
    text: str = ""
    buttons: tuple[Button, ...] = ()


def made_of(button: Button) -> QPushButton:
    """The button itself; a click on it leaves the keyboard at the table."""
    made = QPushButton(f"{button.words}  {button.key}" if button.key else button.words)
    made.setObjectName(button.name)
    made.setProperty("role", button.role)
    made.setAccessibleName(button.words)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


class LessonPopover(QFrame):
    """Lies on the table beside what the step speaks of."""

    action_requested = Signal(str)
    """The name of the button that was pressed."""
    rule_requested = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.written = PopoverContent()
        self._gone: PopoverContent | None = None
        """What was written on it when it was put away."""
        self._place, self._rule = QLabel(), QLabel()
        self._note, self._head, self._text = QLabel(), QLabel(), QLabel()
        for label in (self._note, self._head, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
        self._rule.setTextFormat(Qt.TextFormat.RichText)
        self._rule.linkActivated.connect(self.rule_requested)
        self._rows: list[QWidget] = []
        top = QHBoxLayout()
        top.addWidget(self._place)
        top.addStretch(1)
        top.addWidget(self._rule)
        self._away = QPushButton("\N{MULTIPLICATION SIGN}")
        self._away.setProperty("role", "link")
        self._away.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._away.clicked.connect(self.put_away)
        top.addWidget(self._away)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 10, 14, 12)
        self._column.setSpacing(6)
        add_layout(self._column, top)
        for label in (self._note, self._head, self._text):
            self._column.addWidget(label)
        self.hide()

    def write(self, written: PopoverContent) -> None:
        """Write this on it; the keyboard stays on the paper if it was there."""
        if written == self.written:
            return
        focused = self.has_keyboard()
        self.written = written
        quiet = f'style="color:{PAPER_ACCENT}; font-weight:600; text-decoration:none"'
        self._place.setText(written.place)
        self._place.setStyleSheet(f"color: {PAPER_ACCENT}; font-weight: 600;")
        rule = self.tr("Rule {number}").format(number=written.rule)
        self._rule.setText(f'<a href="{written.rule}" {quiet}>{rule}</a>' if written.rule else "")
        self._rule.setAccessibleName(rule if written.rule else "")
        note = f'<span style="color:{EDGES[written.kind]}">{in_bold(written.note)}</span>'
        self._say(self._note, note, written.note)
        self._say(self._head, large(written.head, 20), written.head)
        self._say(self._text, in_bold(written.text), written.text)
        self.setStyleSheet(f"{LOOKS} #paper {{ border-left: 5px solid {EDGES[written.kind]}; }}")
        self._show_buttons(written.buttons)
        self._away.setToolTip(self.tr("Put the paper away"))
        self._away.setAccessibleName(self._away.toolTip())
        self.setAccessibleName(self.tr("The paper of the lesson"))
        self.setAccessibleDescription(plain(f"{written.note} {written.head}. {written.text}"))
        if focused:
            self.take_keyboard()

    @staticmethod
    def _say(label: QLabel, words: str, said: str) -> None:
        label.setText(words if said else "")
        label.setAccessibleName(plain(said))
        label.setVisible(bool(said))

    def _show_buttons(self, buttons: Sequence[Button]) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = []
        room, wide, line = theme.scaled(WIDTH) - 34, 0, None
        for button in buttons:
            made = self._made(button)
            wide += made.sizeHint().width() + 8
            if line is None or wide > room:
                row = QWidget()
                line = QHBoxLayout(row)
                line.setContentsMargins(0, 4, 0, 0)
                line.setSpacing(8)
                line.addStretch(1)
                self._rows.append(row)
                self._column.addWidget(row)
                wide = made.sizeHint().width() + 8
            line.insertWidget(line.count() - 1, made)

    def _made(self, button: Button) -> QPushButton:
        made = made_of(button)
        made.setParent(self)
        made.ensurePolished()
        made.clicked.connect(lambda: self.action_requested.emit(button.name))
        return made

    def put_away(self) -> None:
        """Take it off the table, until something else is written on it or it is asked for."""
        self._gone = self.written
        self.hide()

    def lay_out(self, *, on: bool) -> None:
        """Lie on the table, or not; what was put away stays so."""
        self.setVisible(on and self.written != self._gone)

    def bring_back(self) -> None:
        """Lie on the table, even if it was put away."""
        self._gone = None
        self.show()

    def has_keyboard(self) -> bool:
        """Whether the keyboard is on the paper."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Bring the keyboard to the first button of the paper."""
        for row in self._rows:
            first = row.findChild(QPushButton)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def lie(self, room: QRect, clear: Sequence[QRect], near: QRect, taken: list[QRect]) -> bool:
        """Lie where nothing is `taken`, or else beside what is to be `clear`: whether the first."""
        margins = self._column.contentsMargins()
        least = max((row.sizeHint().width() for row in self._rows), default=0)
        least += margins.left() + margins.right() + BORDERS
        for wide in (WIDTH, NARROW):
            width = max(theme.scaled(wide), least)
            size = QSize(width, self._high(width))
            bare = free_area(room, [*taken, *clear], near, size, size)
            if bare is not None:
                self.setGeometry(bare)
                return True
        widest = room.width() - 16
        widths = (min(round(theme.scaled(WIDTH) * part), widest) for part in WIDER)
        sizes = [QSize(width, self._high(width)) for width in (*widths, widest)]
        fitting = [size for size in sizes if size.height() <= room.height() - 16]
        self.setGeometry(next_to(room, clear, near, fitting or sizes[-1:], taken))
        return False

    def _high(self, width: int) -> int:
        """How high it is with all that is written on it."""
        margins = self._column.contentsMargins()
        room = width - margins.left() - margins.right() - BORDERS
        parts = [max(self._place.sizeHint().height(), self._away.sizeHint().height())]
        for label in (self._note, self._head, self._text):
            if not label.isHidden():
                label.ensurePolished()
                parts.append(label.heightForWidth(room))
        parts += [row.sizeHint().height() for row in self._rows]
        return sum(parts) + (len(parts) - 1) * self._column.spacing() + margins.top() + margins.bottom() + 4


def large(words: str, size: int) -> str:
    """Words as the head of a paper, in rich text; `size`: pixels at the usual size of texts."""
    style = f"font-family:'Fraunces'; font-size:{theme.scaled(size)}px; font-weight:700"
    return f'<span style="{style}">{escape(words)}</span>'


def in_bold(text: str) -> str:
    """A text of a lesson as rich text: its **bold** words are so."""
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))


def plain(text: str) -> str:
    """A text of a lesson without the marks of bold words."""
    return " ".join(text.replace("**", "").split())
