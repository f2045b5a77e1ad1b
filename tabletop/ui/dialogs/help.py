"""The help dialogs: all keys, and the program with its credits."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop import __version__
from tabletop.files.paths import resource
from tabletop.ui.commands import words as command_words
from tabletop.ui.dialogs.settings import FRAME
from tabletop.ui.keys import ALSO, CHOOSABLE, KEYS, REVIEW, TABLE_ALSO, in_force, named, native
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import unmarked


def _titled(dialog: QDialog, title: str, width: int, height: int) -> QVBoxLayout:
    dialog.setWindowTitle(title)
    room = dialog.screen().availableSize() - FRAME
    dialog.resize(QSize(theme.scaled(width), theme.scaled(height)).boundedTo(room))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 18, 24, 16)
    column.setSpacing(10)
    head = QLabel(title)
    head.setProperty("role", "heading")
    column.addWidget(head)
    return column


def _close(dialog: QDialog, column: QVBoxLayout, words: str) -> None:
    close = QPushButton(words)
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    column.addWidget(close, 0, Qt.AlignmentFlag.AlignTrailing)


class KeyboardDialog(QDialog):
    """Lists all keys of the table and of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = _titled(self, self.tr("Keyboard"), 620, 620)
        inner = QWidget()
        scroll = KeyList()
        grid = QGridLayout(inner)
        grid.setContentsMargins(8, 0, 8, 4)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 1)
        for title, keys in (
            (self.tr("On the table"), self._table_keys()),
            (self.tr("In the window"), self._keys_of(KEYS)),
            (self.tr("In a review"), self._keys_of(REVIEW)),
        ):
            scroll.rows += self._section(grid, title, keys)
        text = QLabel(
            self.tr(
                "You can play entirely from the keyboard or the Moves list. A screen reader reads "
                "the list and plays from it."
            )
        )
        text.setWordWrap(True)
        text.setProperty("role", "quiet")
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        column.addWidget(text)
        column.addWidget(scroll, 1)
        _close(self, column, self.tr("&Close"))

    def _table_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Tab, Shift+Tab"), self.tr("Go through the legal moves")),
            (self.tr("Arrow keys"), self.tr("To the nearest piece or place in that direction")),
            (self.tr("Enter"), self.tr("Pick up or put down a piece")),
            (self.tr("Esc"), self.tr("Put a lifted piece back; undo what you have begun")),
            *self._turning_keys(),
            (self.tr("Shift"), self.tr("Enlarge the piece under the pointer, with its text and rule")),
            (
                ", ".join(map(native, in_force("look"))),
                self.tr("Look round: Tab, arrow keys and Enter go to everything on the table; Esc goes back"),
            ),
            (self.tr("Space"), self.tr("Skip the animation; hold and drag to move the table")),
            (self.tr("Wheel, + and -"), self.tr("Zoom in and out")),
            (self.tr("Home"), self.tr("Show the whole table")),
            (
                self.tr("Esc, Enter, {key}").format(key=named("hint")),
                self.tr("To the coach: think again, play it all the same, show why"),
            ),
            (self.tr("1 to 5"), self.tr("Open the folded board of that seat; Esc closes it")),
        ]

    def _turning_keys(self) -> list[tuple[str, str]]:
        """Return the rows of turning and flipping: the chosen keys, then those that every keyboard has."""
        words = self.tr("Turn the lifted piece, or flip it where allowed")
        others = self.tr("Page Down, Page Up, Insert")
        turn, flip = in_force("turn")[0], in_force("flip")[0]
        if (turn, flip) == (TABLE_ALSO["turn"], TABLE_ALSO["flip"]):
            return [(others, words)]
        back = f"Shift+{turn}"
        return [
            (", ".join(map(native, (turn, back, flip))), words),
            (others, self.tr("The same, for keyboards with other letters")),
        ]

    def _keys_of(self, keys: Mapping[str, str]) -> list[tuple[str, str]]:
        """Return the description and the key of each command, with the second key below."""
        descriptions, rows = command_words(), list[tuple[str, str]]()
        for name, key in keys.items():
            words = unmarked(descriptions[name][0]).removesuffix("…")
            too = self.tr("{command}, too").format(command=words)
            each = in_force(name) if name in CHOOSABLE else [key, ALSO.get(name, "")]
            for at, one in enumerate(filter(None, each if key else ())):
                rows.append((native(one), too if at else words))
        return rows

    def _section(self, grid: QGridLayout, title: str, rows: list[tuple[str, str]]) -> list[QLabel]:
        """Add the keys below a title, and return the rows' labels that take the focus."""
        made = []
        head = QLabel(title)
        head.setProperty("role", "strong")
        head.setContentsMargins(0, 8, 0, 2)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        for key, words in rows:
            at = grid.rowCount()
            name, text = QLabel(key), QLabel(words)
            name.setProperty("role", "accent")
            name.setContentsMargins(0, 2, 0, 0)  # on one line with the words, which have a border
            name.setAccessibleName(f"{title}: {key}")  # some keys have two meanings
            text.setWordWrap(True)
            text.setProperty("role", "links")
            text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            text.setAccessibleName(f"{key}: {words}")
            grid.addWidget(name, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, at, 1)
            made.append(text)
        return made


class KeyList(QScrollArea):
    """A list whose rows the arrow keys go through."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[QLabel] = []
        """What takes the focus in each row."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the next or previous row, or to the first or the last."""
        last = len(self.rows) - 1
        here = self.window().focusWidget()
        at = next((at for at, row in enumerate(self.rows) if row is here), -1)
        to = {
            Qt.Key.Key_Down: min(at + 1, last),
            Qt.Key.Key_Up: max(at - 1, 0),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
            return
        self.rows[to].setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(self.rows[to])


class AboutDialog(QDialog):
    """Describes the program and credits the work of others in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = _titled(self, self.tr("Tabletop {version}").format(version=__version__), 560, 460)
        text = QLabel(
            self.tr(
                "Market board games at one table, every rule built in and explained. The program is "
                "unofficial: it has no art and no text of any publisher. Where a game's component values are "
                "not known, the rule book says that they are reconstructed."
            )
        )
        text.setWordWrap(True)
        column.addWidget(text)
        credits_ = QTextBrowser()
        credits_.setOpenExternalLinks(True)
        made_with = self.tr(
            "Made with Qt and PySide (LGPL), pydantic and platformdirs (MIT). Letters and pictures:"
        )
        credits_.setMarkdown(f"{made_with}\n\n{_credits()}")
        credits_.setAccessibleName(self.tr("Credits"))
        column.addWidget(credits_, 1)
        _close(self, column, self.tr("&Close"))


def _credits() -> str:
    """Return the credits in resources/credits.toml, as Markdown."""
    credited = tomllib.loads(resource("credits.toml").read_text(encoding="utf-8"))["credits"]
    return "\n\n".join(f"**{c['name']}**, {c['author']} ({c['licence']})  \n{c['source']}" for c in credited)
