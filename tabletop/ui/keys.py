"""The keys of all commands, as they are in force: by default, or as the settings choose them.

Every text that names such a key takes it from here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tabletop.files.settings import KEYED, Settings, is_key

KEYS = {
    "games": "Ctrl+G",
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "export": "Ctrl+S",
    "picture": "",
    "copy_picture": "",
    "result": "",
    "report": "",
    "practice": "",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "hint": "H",
    "number": "N",
    "again": "Ctrl+R",
    "turns": "F3",
    "skip": "Ctrl+Space",
    "pause": "Ctrl+P",
    "now": "Ctrl+Return",
    "earlier": "Ctrl+Left",
    "later": "Ctrl+Right",
    "branch": "Ctrl+B",
    "review": "",
    "give_up": "",
    "moves": "Ctrl+1",
    "log": "Ctrl+2",
    "score": "Ctrl+3",
    "rules": "Ctrl+4",
    "lesson": "Ctrl+5",
    "point": "",
    "point_before": "",
    "better": "",
    "retry": "",
    "part": "F6",
    "part_before": "Shift+F6",
    "panel": "F9",
    "zoom_in": "Ctrl++",
    "zoom_out": "Ctrl+-",
    "zoom_all": "Ctrl+0",
    "spoken": "F8",
    "say_question": "F5",
    "say_own": "F7",
    "say_standings": "F10",
    "say_story": "F12",
    "full": "F11",
    "settings": "Ctrl+,",
    "rule": "F1",
    "keyboard": "F2",
    "goal": "",
    "paper": "Ctrl+F2",
    "about": "",
    "quit": "Ctrl+Q",
}
"""All commands of the window and their keys; "" for none."""
ALSO = {
    "redo": "Ctrl+Y",
    "hint": "F4",
    "number": "Ctrl+F6",
    "zoom_in": "Ctrl+=",
    "point": "Ctrl+F6",
    "point_before": "Ctrl+Shift+F6",
    "better": "F7",
    "retry": "F5",
}
"""Second keys: for a letter, one that every keyboard layout has; for redo and zoom, the other usual key."""
STANDARD = {
    "new": QKeySequence.StandardKey.New,
    "open": QKeySequence.StandardKey.Open,
    "export": QKeySequence.StandardKey.Save,
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "full": QKeySequence.StandardKey.FullScreen,
    "settings": QKeySequence.StandardKey.Preferences,
    "rule": QKeySequence.StandardKey.HelpContents,
    "quit": QKeySequence.StandardKey.Quit,
}
"""The commands that every program has; they also get the desktop's standard keys."""

TABLE = {"turn": "R", "flip": "M", "look": "L"}
"""The commands of the table, which has the keyboard focus meanwhile, with their letters."""
TABLE_ALSO = {"turn": "PgDown", "flip": "Ins", "look": "End"}
"""Their second keys."""
REVIEW = {"point": "N", "point_before": "Shift+N", "better": "S", "retry": "T"}
"""The commands that need a review, with their keys in a review."""
GOAL_KEY = "F2"
"""The key of "goal" in a lesson."""
LEFT_IN_REVIEW = ("number", "say_question", "say_own")
"""The commands without keys in a review, which has other uses for these."""
CHOOSABLE = KEYED
"""The commands whose first key is a letter unless the player chooses another one."""
_LETTER = re.compile(r"(Shift\+)?[A-Z]")


@dataclass
class _InForce:
    """The player's choices. `chosen`: keys by command."""

    letters: bool = True
    chosen: dict[str, str] = field(default_factory=dict)


_now = _InForce()


def use_keys(settings: Settings) -> bool:
    """Put the keys of these settings in force; True if that changes any."""
    before = _now.letters, _now.chosen
    _now.letters, _now.chosen = settings.letter_keys, accepted(settings.keys)
    return before != (_now.letters, _now.chosen)


def accepted(choices: dict[str, str]) -> dict[str, str]:
    """Return the choices that can be in force together; the last one of two for the same key falls back."""
    chosen = {name: key for name, key in choices.items() if is_possible(name, key)}
    while clashing := [name for name, key in chosen.items() if rival(name, key, chosen)]:
        del chosen[clashing[-1]]
    return chosen


def is_possible(name: str, key: str) -> bool:
    """Return True for a letter or function key; those of the table go without Ctrl and Shift."""
    return is_key(name, key) and not (name in TABLE and "+" in key)


def first_key(name: str, chosen: dict[str, str]) -> str:
    """Return the first key of a command, with these choices and with letters."""
    return chosen.get(name) or REVIEW.get(name) or TABLE.get(name) or KEYS[name]


def rival(name: str, key: str, chosen: dict[str, str]) -> str:
    """Return the other command that has this key at the same time; "" if none has."""
    for other in (*KEYS, *TABLE):
        if other != name and not _never_together(name, other):
            keys = {first_key(other, chosen), ALSO.get(other, ""), GOAL_KEY if other == "goal" else ""}
            if other == "turn":
                keys |= {f"Shift+{each}" for each in keys if each}
            if key in keys or (name == "turn" and f"Shift+{key}" in keys):
                return other
    return ""


def _never_together(one: str, other: str) -> bool:
    return (one in REVIEW and other in LEFT_IN_REVIEW) or (other in REVIEW and one in LEFT_IN_REVIEW)


def in_force(name: str) -> list[str]:
    """Return the keys of a command, the first one to be named; a letter alone only while letters are keys."""
    own = first_key(name, _now.chosen)
    keys = [own, TABLE_ALSO[name] if name in TABLE else ALSO.get(name, "")]
    return [key for key in keys if key and (_now.letters or not _LETTER.fullmatch(key))]


def single_keys() -> bool:
    """Return True if a letter or digit alone may be a key."""
    return _now.letters


def native(key: str) -> str:
    """Return a key as the desktop writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def named(name: str) -> str:
    """Return the key of a command in a text."""
    return native(in_force(name)[0])


def table_command(key: int) -> str:
    """Return the command of the table with this key (Qt's code); "" if there is none."""
    if key == Qt.Key.Key_PageUp:
        return "turn"
    at = (name for name in TABLE for each in in_force(name) if QKeySequence(each) == QKeySequence(key))
    return next(at, "")


def keys_of(name: str, key: str) -> list[QKeySequence]:
    """All keys of a command: its own, its second one, and the desktop's; none if `key` is ""."""
    if not key:
        return []
    usual, taken = list[QKeySequence](), set[QKeySequence]()
    if name in STANDARD:  # few are, and it takes a third of a millisecond
        usual = QKeySequence.keyBindings(STANDARD[name])
        taken = {QKeySequence(each) for each in (*KEYS.values(), *ALSO.values(), *REVIEW.values()) if each}
    own = in_force(name) if name in CHOOSABLE else [key, *([ALSO[name]] if name in ALSO else [])]
    return [*map(QKeySequence, own), *(each for each in usual if each not in taken)]
