"""The rule book of a game: the whole text, with search, and the relevant rules above it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from tabletop.engine.game import About, Option, OptionValue, Setup
from tabletop.engine.text import NO_TEXT
from tabletop.files.rule_books import text_of, titles
from tabletop.ui.panels.book_pictures import BookPictures
from tabletop.ui.panels.relevant_rules import RulesNow
from tabletop.ui.style import theme
from tabletop.ui.style.language import spoken
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.layouts import add_layout

_HEADING = re.compile(r"^(#+ )(\S+?)( .*?)? \{([a-z, ]+)\}$", re.MULTILINE)


_DOTS = 3.0
"""Dots to a point of the pictures in a printed book."""


class Book(QTextBrowser):
    """The text of a rule book, to go to a rule by its number or to search for words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(lambda _what: self._read_on())
        self._game, self._sought = "", -1
        self._pictures = BookPictures(self, self.place_of)

    def show_game(self, game: str) -> None:
        """Show a game's rule book in the present language."""
        self._game, self._sought = game, -1
        text = text_of(game, spoken()) or self.tr("This game has no rule book yet.")
        self.document().setDefaultStyleSheet(f"a {{ color: {theme.tokens().accent}; }}")
        self.document().setMarkdown(
            _HEADING.sub(self._marked, self._pictures.add_to(game, text)),
            QTextDocument.MarkdownFeature.MarkdownDialectGitHub,
        )
        self._pictures.reserve()
        self._set_type()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def printed(self) -> QTextDocument:
        """Return the book as a document of its own, with all its pictures, fit to be printed."""
        self._pictures.draw_all(_DOTS)
        return self.document().clone()

    def _marked(self, found: re.Match[str]) -> str:
        words = {
            "given": self.tr("printed rules"),
            "ruled": self.tr("settled here, where the printed rules are silent"),
            "reconstructed": self.tr("reconstructed"),
        }
        origins = [words.get(origin.strip(), origin.strip()) for origin in found[4].split(",")]
        return f"{found[1]}{found[2]}{found[3] or ''}\n\n*{' · '.join(origins)}*\n"

    def _set_type(self) -> None:
        """Set the fonts of headings and the margins of paragraphs.

        All at once: a screen reader that hears of 500 changes drops what is said meanwhile.
        """
        body = QFontInfo(self.font()).pixelSize()
        sizes = {1: body + 10, 2: body + 5, 3: body + 1}
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            shape = block.blockFormat()
            shape.setTopMargin({0: 0, 1: 4, 2: 20}.get(level, 12))
            shape.setBottomMargin(2 if level else 6)
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setBlockFormat(shape)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                style = cursor.charFormat()
                style.setFont(theme.display(sizes.get(level, body), QFont.Weight.DemiBold))
                cursor.setCharFormat(style)
            block = block.next()
        whole.endEditBlock()

    def _block(self, rule: str) -> QTextBlock | None:
        """Return the heading of a rule, or of the nearest rule above it: for "PM-4.2a" that of "PM-4.2"; or
        None.
        """
        pattern = re.compile(re.escape(rule) + r"(?![\w.]*\d)")
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and pattern.match(block.text()):
                return block
            block = block.next()
        shorter = re.sub(r"(\.\d+|[a-z]+|\(\w+\)|-\d+)$", "", rule)
        return self._block(shorter) if shorter and shorter != rule else None

    def place_of(self, rule: str) -> QRectF | None:
        """Return the rectangle of a rule's heading in pixels of the whole document; None without one."""
        block = self._block(rule)
        return self.document().documentLayout().blockBoundingRect(block) if block is not None else None

    def show_rule(self, rule: str) -> bool:
        """Scroll to a rule and mark it; True if the book has it."""
        block = self._block(rule)
        if block is None:
            return False
        self.moveCursor(QTextCursor.MoveOperation.End)
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        self.setExtraSelections([_marked(cursor, _marking())])
        self._sought = block.blockNumber()
        self._bring_up()
        return True

    def words_of(self, rule: str) -> str:
        """Return the text of a rule, from its heading to the next one; "" if the book does not have it."""
        block = self._block(rule)
        if block is None:
            return ""
        lines = [block.text()]
        block = block.next()
        while block.isValid() and not block.blockFormat().headingLevel():
            lines.append(block.text())
            block = block.next()
        return "\n".join(filter(None, lines))

    def _bring_up(self) -> None:
        block = self.document().findBlockByNumber(self._sought)
        box = self.document().documentLayout().blockBoundingRect(block)
        self.verticalScrollBar().setValue(int(box.top()) - 4)

    def _read_on(self) -> None:
        """Stop following the requested rule, as the player has scrolled away."""
        self._sought = -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the requested rule at the top after the lines have been broken again."""
        super().resizeEvent(event)
        if self._sought >= 0:
            self._bring_up()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, which leaves the requested rule."""
        self._read_on()
        super().wheelEvent(event)

    def search(self, words: str, step: int = 0) -> tuple[int, int]:
        """Go to a match of these words and mark all matches.

        Args:
            words: The text to find.
            step: 0 for the first match from the cursor on, 1 for the next one, -1 for the previous one.

        Returns:
            The number of the match, from 1, and the number of matches; (0, 0) if there are none.
        """
        self._read_on()
        places, here = self._places(words), self.textCursor().position()
        if not places:
            self.setExtraSelections([])
            return 0, 0
        starts = [place.selectionStart() for place in places]
        if step < 0:
            at = (bisect_left(starts, here) - 1) % len(starts)
        else:
            at = (bisect_right(starts, here) if step else bisect_left(starts, here)) % len(starts)
        self.setExtraSelections([_marked(place, _found(now=n == at)) for n, place in enumerate(places)])
        shown = QTextCursor(places[at])
        shown.setPosition(starts[at])
        self.setTextCursor(shown)
        return at + 1, len(places)

    def _places(self, words: str) -> list[QTextCursor]:
        """All matches of these words."""
        places = []
        place = self.document().find(words) if words else QTextCursor()
        while not place.isNull():
            places.append(place)
            place = self.document().find(words, place)
        return places

    def count(self, words: str) -> int:
        """Return the number of matches of these words."""
        return len(self._places(words))

    def _follow(self, url: QUrl) -> None:
        self.show_rule(url.toString().lstrip("#"))


def _marked(cursor: QTextCursor, how: QTextCharFormat) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor, made.format = QTextCursor(cursor), how
    return made


def _found(*, now: bool) -> QTextCharFormat:
    """Return the format of a match of the search; `now`: True for the current one."""
    made = QTextCharFormat()
    made.setBackground(theme.colour("accent" if now else "line"))
    if now:
        made.setForeground(theme.colour("on_accent"))
    return made


def _marking() -> QTextCharFormat:
    """Return the format of the heading of the requested rule."""
    made = QTextCharFormat()
    made.setBackground(theme.colour("line"))
    made.setProperty(QTextFormat.Property.FullWidthSelection.value, True)
    return made


class Rules(QWidget):
    """The rules panel: the relevant rules, a search field, and the rule book."""

    searched = Signal(str, int)
    """Emitted after a search (the words, the number of matches in this book)."""

    def __init__(self) -> None:
        super().__init__()
        self._game = ""
        self._now: tuple[str, ...] = ()
        self._options: tuple[tuple[Option, OptionValue], ...] = ()
        self.field, self.book = QLineEdit(), Book()
        self._status, self.now = QLabel(), RulesNow()
        self.now.rule_requested.connect(self.book.show_rule)
        self._status.setProperty("role", "refused")
        self._status.hide()
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(lambda: self._search(self.field.text(), 1))
        back = QShortcut(QKeySequence("Shift+Return"), self.field)
        back.setContext(Qt.ShortcutContext.WidgetShortcut)
        back.activated.connect(lambda: self._search(self.field.text(), -1))
        self.field.setClearButtonEnabled(True)
        row = QHBoxLayout()
        row.addWidget(icons.Sign("search", 16))
        row.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 6, 6)
        column.setSpacing(8)
        column.addWidget(self.now)
        add_layout(column, row)
        column.addWidget(self._status)
        column.addWidget(self.book, 1)
        find = QShortcut(self)
        find.setKeys(QKeySequence.StandardKey.Find)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.field.setFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.book.setAccessibleName(self.tr("Rule book"))
        if self._game:
            self.book.show_game(self._game)
            self._name_now()

    def show_game(self, game: str) -> None:
        """Show a game's rule book."""
        if game != self._game:
            self._game = game
            self.book.show_game(game)
            if self.field.text():
                self._search(self.field.text())

    def show_now(self, rules: tuple[str, ...]) -> None:
        """List the rules that are relevant for the present decision."""
        if rules != self._now:
            self._now = rules
            self._name_now()

    def _name_now(self) -> None:
        known = titles(self._game, spoken())
        self.now.list_rules([(rule, known.get(rule, "")) for rule in self._now], self._options)

    def show_options(self, about: About, setup: Setup) -> None:
        """List the options of this match that differ from the rule book and have an effect."""
        chosen = [
            (option, value)
            for option in about.options
            for value in option.values[1:]
            if setup.option(option.key, "") == value.key and option.idle(setup) == NO_TEXT
        ]
        self._options = tuple(chosen)
        self._name_now()

    def show_rule(self, rule: str) -> None:
        """Scroll to a rule, or say that the book does not have it."""
        found = self.book.show_rule(rule)
        words = self.tr("The rule book has no rule {rule}.").format(rule=rule)
        self._tell("" if found else words)

    def _search(self, words: str, step: int = 0) -> None:
        at, count = self.book.search(words, step)
        if not words or count:
            found = self.tr("{n} of {count}. Press Enter for the next.").format(n=at, count=count)
            self._tell(found if words else "", role="quiet")
        else:
            self._tell(self.tr("No results."))
        self.searched.emit(words, count)

    def tell_quietly(self, words: str) -> None:
        """Show words below the search field."""
        self._tell(words, role="quiet")

    def add_elsewhere(self, words: str) -> None:
        """Add to the answer of a search in which other books the words are."""
        self._tell(f"{self._status.text()} {words}".strip(), role="quiet")

    def _tell(self, words: str, *, role: str = "refused") -> None:
        self._status.setProperty("role", role)
        self._status.style().polish(self._status)
        self._status.setText(words)
        self._status.setVisible(bool(words))
