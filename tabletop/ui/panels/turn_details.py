"""The paper that a strip unfolds: a turn step by step, why, and its replay."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.note_popover import NoteLine, NotePopover

_AT_FIRST = {"steps": False, "why": False}
"""Whether a part is shown when a turn is opened."""
_OPEN, _CLOSED = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}", "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"


class TurnDetails(NotePopover):
    """Shows all that a turn was, and its steps or its reasons as the player asks for them."""

    replay_requested = Signal()
    refolded = Signal()
    """Emitted when a part was shown or hidden, so that the height has changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = -1
        """Whose turn it shows; -1 for none."""
        self._name, self._sentence = "", ""
        self._steps: tuple[NoteLine, ...] = ()
        self._why: tuple[NoteLine, ...] = ()
        self._shown = dict(_AT_FIRST)
        self._replay = True

    def open_turn(
        self,
        seat: int,
        name: str,
        sentence: str,
        steps: tuple[NoteLine, ...],
        why: tuple[NoteLine, ...],
        *,
        replay: bool,
    ) -> None:
        """Show a turn, at first its sentence alone; `replay`: True if it can be replayed now."""
        if seat != self.seat:
            self._shown = dict(_AT_FIRST)
        self.seat, self._name, self._sentence = seat, name, sentence
        self._steps, self._why, self._replay = steps, why, replay
        self._rewrite()

    def _rewrite(self) -> None:
        steps = self._steps if self._shown["steps"] else ()
        why = self._why if self._shown["why"] else ()
        buttons = [self._button(self.tr("Steps"), "steps")] if self._steps else []
        if self._why:
            buttons.append(self._button(self.tr("Why"), "why"))
        if self._replay:
            replay = QPushButton(self.tr("Replay"))
            replay.setToolTip(self.tr("Replay this turn"))
            replay.clicked.connect(self.replay_requested)
            buttons.append(replay)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_note(self._name, (*why, *steps), buttons, head=self._sentence)

    def _button(self, words: str, part: str) -> QPushButton:
        """Return a button that shows or hides a part of the paper; its sign says which."""
        shown = self._shown[part]
        button = QPushButton(f"{words} {_OPEN if shown else _CLOSED}")
        button.setAccessibleName(words)
        button.setObjectName(part)
        button.setCheckable(True)
        button.setChecked(shown)
        button.setToolTip(self.tr("Hide this part") if shown else self.tr("Show this part"))
        button.toggled.connect(lambda on: self._show_part(part, on=on))
        return button

    def _show_part(self, part: str, *, on: bool) -> None:
        focused = self.has_keyboard()
        self._shown = {**_AT_FIRST, part: on}
        self._rewrite()
        self.refolded.emit()
        again = next(button for button in self._rows.buttons if button.objectName() == part)
        if focused:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Hide it; it shows no turn."""
        self.seat = -1
        self.hide()
