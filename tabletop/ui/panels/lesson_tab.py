"""The tab of a lesson: its steps, the challenge, what was learnt so far, and all chapters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tabletop.ui.panels.lesson_popover import Button, in_bold, made_of, without_markup
from tabletop.ui.panels.text_tab import TextTab
from tabletop.ui.style import theme
from tabletop.ui.widgets.elided_label import WrappedButton
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.step_status import StepMark, StepStatus

_TITLE_BORDER = 5
"""Border and padding of a title that is a button, in pixels; the other titles stand below it."""


@dataclass(frozen=True, slots=True)
class StepLine:
    """A step in the list.

    Attributes:
        stands: Whether it is done, current or still to come.
        challenge: True if it should be solved without help.
        helped: True if it was solved with help.
    """

    title: str
    rule: str
    stands: StepStatus
    challenge: bool = False
    helped: bool = False


@dataclass(frozen=True, slots=True)
class LessonShown:
    """The content of the tab.

    Attributes:
        buttons: The buttons of the step, if its text is closed.
        chapters: The status of each chapter of the game.
    """

    over: str = ""
    title: str = ""
    about: str = ""
    steps: tuple[StepLine, ...] = ()
    known: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()
    chapters: tuple[StepStatus, ...] = ()


class LessonTab(TextTab):
    """Shows the progress of a lesson."""

    action_requested = Signal(str)
    """Emitted when a button is pressed (its name)."""
    rule_requested = Signal(str)
    """Emitted when a rule is clicked (its number)."""

    def __init__(self) -> None:
        super().__init__(4)
        self.shown = LessonShown()
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.setAccessibleName(self.tr("Lesson"))
        self._fill()

    def show_lesson(self, shown: LessonShown) -> None:
        """Show this content; the keyboard focus stays on its button if that is still there."""
        if shown != self.shown:
            self.shown = shown
            self._fill()

    def _write(self, column: QVBoxLayout) -> None:
        column.addWidget(_label(self.shown.over, "small"))
        column.addWidget(_label(self.shown.title, "heading"))
        column.addWidget(_label(self.shown.about, "small"))
        column.addSpacing(6)
        for number, step in enumerate(self.shown.steps, 1):
            column.addWidget(self._line(number, step))
        if self.shown.known:
            column.addWidget(thin_line())
            column.addWidget(_label(self.tr("Learned so far"), "strong"))
            for words in self.shown.known:
                column.addWidget(_label(f"\N{BULLET} {in_bold(words)}", "", rich=True))
        column.addStretch(1)
        self._fill_foot(column)

    def _line(self, number: int, step: StepLine) -> QFrame:
        line = QFrame()
        row = QHBoxLayout(line)
        row.setContentsMargins(6, 6, 4, 6)
        row.setSpacing(10)
        row.addWidget(StepMark(number, step.stands), 0, Qt.AlignmentFlag.AlignTop)
        words = step.title
        if step.challenge:
            head = self.tr("Challenge, with help: {title}") if step.helped else self.tr("Challenge: {title}")
            words = head.format(title=step.title)
        role = "quiet" if step.stands is StepStatus.TO_COME else ""
        label = self._current(words) if step.stands is StepStatus.NOW else _label(words, role)
        status_words = {
            StepStatus.DONE: self.tr("{step}, done"),
            StepStatus.NOW: self.tr("{step}, now"),
            StepStatus.TO_COME: self.tr("{step}, to come"),
        }[step.stands]
        label.setAccessibleName(status_words.format(step=words))
        if isinstance(label, QLabel):
            label.setContentsMargins(_TITLE_BORDER, 0, 0, 0)
        row.addWidget(label, 1)
        if step.rule and step.stands is not StepStatus.TO_COME:
            link = QPushButton(step.rule)
            link.setObjectName(f"rule {number}")
            link.setProperty("role", "link")
            link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            link.setAccessibleName(self.tr("Rule {number}").format(number=step.rule))
            link.clicked.connect(lambda: self.rule_requested.emit(step.rule))
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        if step.stands is StepStatus.NOW:
            line.setObjectName("now")
            ground, edge = theme.tokens().line, theme.tokens().accent
            line.setStyleSheet(
                f"#now {{ background: {ground}; border-left: 3px solid {edge}; border-radius: 5px; }}"
            )
        return line

    def _current(self, words: str) -> WrappedButton:
        """Return the title of the current step, a button that shows its text again."""
        title = WrappedButton(words)
        title.setObjectName("text")
        title.setProperty("role", "words")
        title.setStyleSheet("font-weight: 600;")
        title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        title.setCursor(Qt.CursorShape.PointingHandCursor)
        title.setToolTip(self.tr("Show the text of this step"))
        title.setAccessibleDescription(title.toolTip())
        title.clicked.connect(lambda: self.action_requested.emit("text"))
        return title

    def _fill_foot(self, column: QVBoxLayout) -> None:
        for button in self.shown.buttons:
            made = made_of(button)
            made.clicked.connect(lambda _on=False, name=button.name: self.action_requested.emit(name))
            column.addWidget(made)
        column.addWidget(thin_line())
        row = QHBoxLayout()
        row.addWidget(_label(self.tr("Chapters"), "small"), 1)
        every = QPushButton(self.tr("All lessons"))
        every.setObjectName("all")
        every.setProperty("role", "link")
        every.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        every.clicked.connect(lambda: self.action_requested.emit("all"))
        row.addWidget(every)
        add_layout(column, row)
        add_layout(column, _bars(self.shown.chapters))
        column.addWidget(_label(self.tr("Leave at any time: your progress is saved."), "small"))


def _bars(chapters: Sequence[StepStatus]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(5)
    for stands in chapters:
        bar = QFrame()
        bar.setFixedHeight(6)
        token = {StepStatus.DONE: "legal", StepStatus.NOW: "accent", StepStatus.TO_COME: "line"}[stands]
        bar.setStyleSheet(f"background: {theme.colour(token).name()}; border-radius: 3px;")
        row.addWidget(bar, 1)
    return row


def _label(words: str, role: str, *, rich: bool = False) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
    label.setAccessibleName(without_markup(words))
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
