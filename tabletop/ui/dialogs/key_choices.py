"""The part of the settings in which the player chooses other keys for the commands that have a letter."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from tabletop.files.settings import Settings
from tabletop.ui.commands import words as command_words
from tabletop.ui.keys import CHOOSABLE, accepted, first_key, is_possible, native, rival
from tabletop.ui.style.i18n import unmarked
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.table.letter_keys import latin_key
from tabletop.ui.widgets.soon import soon

_HELD = {
    Qt.KeyboardModifier.ControlModifier: "Ctrl+",
    Qt.KeyboardModifier.ShiftModifier: "Shift+",
}


def command_name(name: str) -> str:
    """Return what a command is called in the settings."""
    table = {
        "turn": QCoreApplication.translate("KeyChoices", "Turn the lifted piece"),
        "flip": QCoreApplication.translate("KeyChoices", "Flip the lifted piece"),
        "look": QCoreApplication.translate("KeyChoices", "Look round the table"),
    }
    return table[name] if name in table else unmarked(command_words()[name][0]).removesuffix("…")


def pressed_key(event: QKeyEvent) -> str:
    """Return the letter or function key that was pressed, with Ctrl and Shift; "" for any other."""
    key, held = latin_key(event), event.modifiers()
    if held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return ""
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        plain = chr(key)
    elif Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12:
        plain = f"F{key - Qt.Key.Key_F1 + 1}"
    else:
        return ""
    return "".join(word for modifier, word in _HELD.items() if held & modifier) + plain


class KeyField(QLineEdit):
    """Shows the key of a command, and emits the next one that is pressed in it."""

    pressed = Signal(str)
    """Emitted when a key is pressed that may be chosen, such as "Ctrl+H"."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit a letter or a function key; others do what they do in any field."""
        if key := pressed_key(event):
            self.pressed.emit(key)
        else:
            super().keyPressEvent(event)


class KeyChoices(QWidget):
    """One row for each command with its key and a button that brings back the default."""

    changed = Signal(object)
    """Emitted when a choice is accepted (all choices, a dict of keys by command)."""

    refused = Signal(object)
    """Emitted when a choice is refused, as soon as the message is shown (the label)."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._chosen = accepted(settings.keys)
        self.fields: dict[str, KeyField] = {}
        self.defaults: dict[str, QPushButton] = {}
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(0, 1)
        how = QLabel(
            self.tr("Go to a field and press a letter or a function key, alone or with Ctrl or Shift.")
        )
        how.setWordWrap(True)
        how.setProperty("role", "quiet")
        grid.addWidget(how, 0, 0, 1, 3)
        for at, name in enumerate(CHOOSABLE, 1):
            self._add_row(grid, at, name)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setProperty("role", "refused")
        self.message.hide()
        self.all_defaults = QPushButton(self.tr("Default keys"))
        self.all_defaults.setAutoDefault(False)
        self.all_defaults.clicked.connect(lambda: self._keep({}))
        grid.addWidget(self.all_defaults, 2 * len(CHOOSABLE) + 2, 0, 1, 3, Qt.AlignmentFlag.AlignTrailing)
        self._show()

    def _add_row(self, grid: QGridLayout, at: int, name: str) -> None:
        words = command_name(name)
        label, field, default = QLabel(words), KeyField(), QPushButton(self.tr("Default"))
        label.setWordWrap(True)
        field.setAccessibleName(self.tr("Key: {command}").format(command=words))
        field.pressed.connect(partial(self._choose, name))
        default.setAutoDefault(False)
        default.setAccessibleName(self.tr("Default key: {command}").format(command=words))
        default.clicked.connect(lambda: self._bring_back(name))
        self.fields[name], self.defaults[name] = field, default
        for column, widget in enumerate((label, field, default)):
            grid.addWidget(widget, 2 * at, column)

    def _choose(self, name: str, key: str) -> None:
        """Keep this key for a command, or say why it can't be."""
        words, shown = command_name(name), native(key)
        if not is_possible(name, key):
            only = self.tr("“{command}” needs a letter or a function key alone.")
            self._refuse(name, only.format(command=words))
        elif other := rival(name, key, self._chosen):
            clash = self.tr("“{command}” can't have {key}: it is the key of “{other}”.")
            self._refuse(name, clash.format(command=words, key=shown, other=command_name(other)))
        else:
            others = {each: its for each, its in self._chosen.items() if each != name}
            self._keep(others if key == first_key(name, {}) else others | {name: key})
            said = self.tr("{command}: {key}").format(command=words, key=shown)
            tell_screen_reader(self.fields[name], said, at_once=True)

    def _bring_back(self, name: str) -> None:
        """Choose the default; the focus goes to the field, since the button is disabled then."""
        self.fields[name].setFocus()
        self._choose(name, first_key(name, {}))

    def _refuse(self, name: str, words: str) -> None:
        """Say below the row of a command why it keeps its key."""
        below = 2 * CHOOSABLE.index(name) + 3
        self._grid.addWidget(self.message, below, 0, 1, 3)
        self.message.setText(words)
        self.message.show()
        soon(self, lambda: self.refused.emit(self.message))  # once it has its place
        tell_screen_reader(self, words, at_once=True)

    def _keep(self, chosen: dict[str, str]) -> None:
        self._chosen = chosen
        self.message.hide()
        self._show()
        self.changed.emit(dict(chosen))

    def _show(self) -> None:
        for name, field in self.fields.items():
            field.setText(native(first_key(name, self._chosen)))
            self.defaults[name].setEnabled(name in self._chosen)
