"""The page of all matches: search, play on, replay, open files, remove, and restore from the bin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.files.stored_match import StoredMatch
from tabletop.ui.services import Services
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.header import PAGE_WIDTH
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.lazy_cards import LazyCards
from tabletop.ui.widgets.match_card import MatchCard, bin_words
from tabletop.ui.widgets.match_list import in_words, is_found
from tabletop.ui.widgets.match_thumbnails import MatchThumbnails

_AT_ONCE = 50
"""Number of matches that a search reads at a time."""
_SLICE = 0.02
"""Seconds of a search after which the window goes on first."""


class Matches(QWidget):
    """The matches of the library, most recently changed first; or those in the bin."""

    opened = Signal(int)
    """Emitted when a match is to be opened (its id in the library)."""
    review_requested = Signal(int)
    remove_requested = Signal(int)
    restore_requested = Signal(int)
    import_requested = Signal()

    def __init__(self, services: Services, confirm: Callable[[], bool]) -> None:
        """Create it; `confirm`: returns True if the player is asked before a match is removed."""
        super().__init__()
        self.setObjectName("page")
        self._services, self._confirm = services, confirm
        self._shelf, self._glances = services.shelf, MatchThumbnails(services.shelf, self)
        self.remove_requested.connect(self._remove)
        self.restore_requested.connect(self._restore)
        self._title, self.field = QLabel(), QLineEdit()
        self._title.setProperty("role", "heading")
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(160)
        self.field.setMaximumWidth(360)
        self._import, self.bin = QPushButton(), QPushButton()
        self._import.clicked.connect(self.import_requested)
        self.bin.setCheckable(True)
        self.bin.setProperty("role", "tab")
        self.bin.toggled.connect(self.refresh)
        self.undo = Undo()
        self.undo.undo_requested.connect(self.restore_requested)
        self.rows = LazyCards(self._cards)
        self._soon = QTimer(self, singleShot=True)  # once the cards are laid out
        self._soon.timeout.connect(self._look)
        self.rows.scrolled.connect(self._forget_cards)
        self._found: Iterator[list[int]] = iter(())
        """The search under way: the ids that are found, part by part."""
        self._search = QTimer(self, singleShot=True, interval=0)
        self._search.timeout.connect(self._search_on)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(120)
        self._later.timeout.connect(self.refresh)
        self.field.textChanged.connect(lambda _words: self._later.start())
        self._build()
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.bin)
        head.addWidget(self.field, 1)
        head.addWidget(self._import)
        middle = QVBoxLayout()
        middle.setSpacing(14)
        add_layout(middle, head)
        middle.addWidget(self.undo)
        middle.addWidget(self.rows, 1)
        holder = QWidget()
        holder.setMaximumWidth(PAGE_WIDTH)
        holder.setLayout(middle)
        centred(holder, self, above=8)

    def _cards(self, ids: Sequence[int]) -> list[MatchCard]:
        return [self._card(stored) for stored in self._shelf.with_ids(ids)]

    def _card(self, stored: StoredMatch) -> MatchCard:
        card = MatchCard(stored)
        card.opened.connect(self.opened)
        card.reviewed.connect(self.review_requested)
        card.removed.connect(self.remove_requested)
        card.restored.connect(self.restore_requested)
        return card

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.rows.setAccessibleName(self.tr("Matches"))
        self.field.setPlaceholderText(self.tr("Search: a game, a name, an opponent, a day"))
        self.field.setAccessibleName(self.tr("Search the matches"))
        self._import.setText(self.tr("&Open a match file…"))
        self.bin.setToolTip(bin_words())
        self.undo.retranslate()
        self._glances.forget()
        if self.isVisible():
            self.refresh()

    def open_page(self) -> None:
        """Show the matches, not the bin, and no undo."""
        self.undo.hide()
        self.bin.setChecked(False)
        self.refresh()

    def refresh(self) -> None:
        """List the present matches of the library."""
        words, removed = self.field.text().strip(), self._shelf.removed_ids()
        if not removed and self.bin.isChecked():
            self.bin.setChecked(False)  # which calls refresh again
            return
        self.bin.setVisible(bool(removed))
        self.bin.setText(self.tr("Bin (%n)", None, len(removed)))
        self.field.setHidden(self.bin.isChecked())
        self._title.setText(self.tr("Removed matches") if self.bin.isChecked() else self.tr("Matches"))
        nothing = (
            self.tr("No matches found.")
            if words
            else self.tr("No matches yet. Every match you start is saved here automatically.")
        )
        self._glances.ask((), self.devicePixelRatioF())  # the cards still waiting are about to be deleted
        self._search.stop()
        if self.bin.isChecked() or not words:
            self.rows.show_ids(removed if self.bin.isChecked() else self._shelf.ids(), nothing)
        else:
            self.rows.show_ids((), self.tr("Searching…"))
            self._found = self._matching(words)
            self._search_on()

    def _matching(self, words: str) -> Iterator[list[int]]:
        """Yield the ids of the matches in which all these words occur, part by part."""
        ids = self._shelf.ids()
        for at in range(0, len(ids), _AT_ONCE):
            some = self._shelf.with_ids(ids[at : at + _AT_ONCE])
            yield [stored.id for stored in some if is_found(stored, words)]

    def _search_on(self) -> None:
        """Search on for a moment, and show what is found."""
        end, found = perf_counter() + _SLICE, list[int]()
        for part in self._found:
            found += part
            if perf_counter() > end:
                self._search.start()
                break
        else:
            self.rows.say_nothing(self.tr("No matches found."))
        if found:
            self.rows.add_ids(found)

    def _remove(self, match_id: int) -> None:
        """Move a match to the bin, after confirmation if that is set, and offer to undo it."""
        stored = next((card.stored for card in self.rows.rows if card.stored.id == match_id), None)
        if stored is None or (self._confirm() and not self._is_meant(stored)):
            return
        if (removed := self._services.remove(match_id)) is not None:
            self.undo.offer(removed)
            self.refresh()

    def _is_meant(self, stored: StoredMatch) -> bool:
        words = self.tr("Remove this match? {match}").format(match=in_words(stored))
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        question = f"{words}\n\n{bin_words()}"
        return QMessageBox.question(self, self.tr("Remove a match"), question, yes | no, no) == yes

    def _restore(self, match_id: int) -> None:
        """Move a match out of the bin."""
        if self._services.restore(match_id) is not None:
            self.undo.settle(match_id)
            self.refresh()

    def show_times(self) -> None:
        """Show how long ago each match was played, as it is now."""
        for card in self.rows.rows:
            card.show_time()

    def _forget_cards(self) -> None:
        """Request all thumbnails again: the cards still waiting for one may have been deleted."""
        self._glances.ask((), self.devicePixelRatioF())
        self._soon.start()

    def _look(self) -> None:
        """Request thumbnails for the visible cards."""
        seen = [card for card in self.rows.rows if not card.visibleRegion().isEmpty()]
        self._glances.ask(seen, self.devicePixelRatioF())


class Undo(QFrame):
    """Names the match that was just removed, with a button to undo that."""

    undo_requested = Signal(int)
    """Emitted when the deletion is to be undone (the match's id)."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._removed: StoredMatch | None = None
        self._words, self.button = ElidedLabel(), QPushButton()
        self.button.setProperty("role", "link")
        self.button.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self.button)
        self.hide()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.button.setText(self.tr("&Undo"))
        if self._removed is not None:
            self._words.tell(self.tr("Removed: {match}").format(match=in_words(self._removed)))

    def offer(self, stored: StoredMatch) -> None:
        """Offer to undo the deletion."""
        self._removed = stored
        self.retranslate()
        self.show()
        self.button.setFocus()

    def settle(self, match_id: int) -> None:
        """Hide the offer if it was for this match, which is restored."""
        if self._removed is not None and self._removed.id == match_id:
            self.hide()

    def _ask(self) -> None:
        if self._removed is not None:
            self.undo_requested.emit(self._removed.id)
