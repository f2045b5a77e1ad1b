"""The page of deals: today's and earlier deals of the day, any deal by name, and other players' results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QTimer, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.files.library import LibraryError
from tabletop.files.records import RecordError
from tabletop.files.stored_match import StoredMatch
from tabletop.session import deals
from tabletop.session.deals import Deal, DealError
from tabletop.session.local import LocalSession
from tabletop.ui.play.deal_text import deal_title, points, result_words, seats_of, shared
from tabletop.ui.services import Services
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import short_date, to_language
from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.game_shelf import Spine
from tabletop.ui.widgets.header import PAGE_WIDTH
from tabletop.ui.widgets.headings import headed, thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.week import Played, Week

_ROW, _TITLE = 38, 230
"""Height of a row, and width of its title, in pixels at 100 %."""
_ASK_MS = 200
"""Milliseconds between two checks whether the bot has finished a deal."""


class DealRow(QFrame):
    """A deal: its day or name, its game, the results, and buttons."""

    played = Signal(object)
    """Emitted when the deal is to be played (the Deal)."""
    shared = Signal(object)
    """Emitted when a result is to be copied (the StoredMatch)."""
    bot_requested = Signal(object)
    """Emitted when a bot is to play the deal (the Deal)."""

    def __init__(self, deal: Deal, head: str, stored: StoredMatch | None, others: Sequence[str]) -> None:
        super().__init__()
        self.deal = deal
        grid = QGridLayout(self)
        grid.setRowMinimumHeight(0, theme.scaled(_ROW))
        grid.setContentsMargins(14, 4, 10, 4)
        grid.setHorizontalSpacing(12)
        title, seats, self.status_label = ElidedLabel(head), ElidedLabel(seats_of(deal)), ElidedLabel("")
        title.setProperty("role", "strong")
        seats.setProperty("role", "quiet")
        self.status_label.setProperty("role", "small")
        result = QLabel(_points(stored.scores, deal) if stored is not None else "")
        result.setProperty("role", "number")
        grid.addWidget(Spine(deal.game), 0, 0)
        title.setFixedWidth(theme.scaled(_TITLE))
        grid.addWidget(title, 0, 1)
        grid.addWidget(seats, 0, 2)
        grid.addWidget(result, 0, 3)
        grid.setColumnStretch(2, 1)
        self._buttons(grid, head, stored)
        self._others = self.tr("Others: {points}").format(points="; ".join(others)) if others else ""
        self.tell("")
        grid.addWidget(self.status_label, 1, 1, 1, 3)

    def _buttons(self, grid: QGridLayout, head: str, stored: StoredMatch | None) -> None:
        made: list[tuple[str, SignalInstance, object]]
        made = [(self.tr("Play it") if stored is None else self.tr("Play again"), self.played, self.deal)]
        if stored is not None:
            made.append((self.tr("Copy the result"), self.shared, stored))
            made.append((self.tr("And the computer?"), self.bot_requested, self.deal))
        for column, (words, signal, what) in enumerate(made, 4):
            button = QPushButton(words)
            button.setProperty("role", "link")
            button.setAccessibleDescription(f"{head}, {seats_of(self.deal)}")
            button.clicked.connect(lambda _on=False, signal=signal, what=what: signal.emit(what))
            grid.addWidget(button, 0, column)

    def tell(self, words: str) -> None:
        """Show this text below, after the results of others."""
        parts = list(filter(None, (self._others, words)))
        self.status_label.tell(" · ".join(parts))
        self.status_label.setVisible(bool(parts))


class Deals(QScrollArea):
    """The page of deals: matches that others can play with the same chance."""

    played = Signal(str, object)
    """Emitted when a deal is to be played (game id, Setup)."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self._services = services
        self.week, self.field, self.note = Week(), QLineEdit(), QLabel()
        self.rows: list[DealRow] = []
        self._question = 0
        self._bot_row: DealRow | None = None
        """The row whose deal a bot is playing."""
        self._asking = QTimer(self, interval=_ASK_MS)
        self._asking.timeout.connect(self._hear)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        if self.isVisible():
            self.open_page()

    def show_day(self) -> None:
        """Show the deals of another day that has begun; what was entered stays."""
        if self.isVisible():
            name = self.field.text()
            self.open_page()
            self.field.setText(name)

    def open_page(self) -> None:
        """Build the page from the present matches."""
        self._stop()
        self.setAccessibleName(self.tr("Deals"))
        self.rows = []
        inner, holder = QWidget(), QWidget()
        holder.setMaximumWidth(PAGE_WIDTH)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 8, 0, 20)
        column.setSpacing(12)
        today = deals.today()
        days = [today - timedelta(days=ago) for ago in range(deals.WEEK)]
        others = [result for text in self._services.shelf.pasted() if (result := _read(text)) is not None]
        every = [deals.of_day(game, today) for game in _first(deals.game_of(today))]
        seeds = deals.seeds_of(days) | {result.deal.setup.seed for result in others}
        matches = deals.counted(self._services.shelf.dealt(seeds))
        self._fill_week(column, days, matches, today)
        self._fill_rows(column, [(deal, deal_title(deal)) for deal in every], matches, others)
        words = self.tr("They can be played at any time, and are marked as played later.")
        add_layout(column, headed(self.tr("Earlier days"), words))
        earlier = [deals.of_day(deals.game_of(day), day) for day in days[1:]]
        named = [
            (deal, f"{short_date(day)} · {deal_title(deal)}")
            for deal, day in zip(earlier, days[1:], strict=True)
        ]
        self._fill_rows(column, named, matches, others)
        self._fill_names(column)
        shown = {row.deal for row in self.rows}
        rest = [result for result in others if result.deal not in shown]
        if rest:
            add_layout(column, headed(self.tr("Other players' results"), ""))
            own = list(dict.fromkeys(result.deal for result in rest))
            self._fill_rows(column, [(deal, deal.name) for deal in own], matches, others)
        column.addStretch(1)
        centred(holder, inner)
        self.setWidget(inner)

    def _fill_week(
        self,
        column: QVBoxLayout,
        days: list[date],
        matches: Sequence[StoredMatch],
        today: date,
    ) -> None:
        in_a_row = deals.in_a_row(self._services.shelf.dealt, today)
        words = self.tr("%n day(s) in a row", None, in_a_row) if in_a_row > 1 else ""
        self.week = Week()
        matches_by_day = deals.of_days(matches, days)
        how = {day: Played.LATER for day, found in matches_by_day.items() if found}
        how |= {
            day: Played.ON_THE_DAY
            for day, found in matches_by_day.items()
            if any(deals.begun_on(k) == day for k in found)
        }
        self.week.show_days([(day, how.get(day, Played.NOT)) for day in reversed(days)])
        row = headed(self.tr("Deal of the day"), self.tr("Everyone gets the same cards and dice."))
        add_layout(column, row)
        line = QHBoxLayout()
        streak = QLabel(words)
        streak.setProperty("role", "strong")
        line.addWidget(self.week)
        line.addSpacing(12)
        line.addWidget(streak)
        line.addStretch(1)
        add_layout(column, line)

    def _fill_rows(
        self,
        column: QVBoxLayout,
        named: Sequence[tuple[Deal, str]],
        matches: Sequence[StoredMatch],
        others: Sequence[deals.DealResult],
    ) -> None:
        card = QFrame()
        card.setObjectName("card")
        rows = QVBoxLayout(card)
        rows.setContentsMargins(1, 2, 1, 2)
        rows.setSpacing(0)
        mine = {Deal.of(stored.game, stored.setup, 0).setup: stored for stored in matches}
        for deal, head in named:
            if rows.count():
                rows.addWidget(thin_line())
            theirs = [points(result.points) for result in others if result.deal == deal]
            row = DealRow(deal, head, mine.get(deal.setup), theirs)
            row.played.connect(lambda deal: self.played.emit(deal.game, deal.setup))
            row.shared.connect(self._share)
            row.bot_requested.connect(lambda deal, row=row: self._ask_bot(deal, row))
            rows.addWidget(row)
            self.rows.append(row)
        column.addWidget(card)

    def _fill_names(self, column: QVBoxLayout) -> None:
        words = self.tr("A finished match has a name, in the last line of its result.")
        add_layout(column, headed(self.tr("Any deal by its name"), words))
        self.field, self.note = QLineEdit(), QLabel()
        self.field.setAccessibleName(self.tr("Name of the deal"))
        self.field.setPlaceholderText("PM·P+angler:normal·4182736·r1")
        self.field.returnPressed.connect(self._play_named)
        play, paste = QPushButton(self.tr("Play &it")), QPushButton(self.tr("&Paste a result"))
        paste.setToolTip(self.tr("Import a shared result from the clipboard"))
        play.clicked.connect(self._play_named)
        paste.clicked.connect(self._paste)
        self.note.setWordWrap(True)
        self.note.hide()
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(play)
        row.addWidget(paste)
        add_layout(column, row)
        column.addWidget(self.note)

    # Commands

    def _tell(self, words: str, role: str) -> None:
        self.note.setProperty("role", role)
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
        self.note.setText(words)
        self.note.show()

    def _play_named(self) -> None:
        try:
            deal = deals.read(self.field.text())
        except DealError as error:
            self._tell(to_language(error.text), "refused")
            return
        self.played.emit(deal.game, deal.setup)

    def _paste(self) -> None:
        """Store a result from the clipboard."""
        try:
            result = deals.parse_result(QGuiApplication.clipboard().text())
            self._services.shelf.library.paste(result.text)
        except (DealError, LibraryError) as error:
            self._tell(to_language(error.text), "refused")
            return
        self.open_page()
        self._tell(self.tr("Imported: {result}").format(result=result_words(result)), "quiet")

    def _share(self, stored: StoredMatch) -> None:
        """Copy the result of a match; nothing is sent anywhere."""
        try:
            session = LocalSession(self._services.shelf.standing(stored.id, games.game(stored.game)))
            hints = self._services.shelf.library.hint_count(stored.id)
        except (LibraryError, RecordError) as error:
            self._services.notice.emit(error.text)
            return
        deal = session.storage.deal
        assert deal is not None
        days = [deals.begun_on(stored) - timedelta(days=ago) for ago in range(deals.DAYS)]
        QGuiApplication.clipboard().setText(shared(session, deal, deals.day_of(stored, days), hints))
        self._tell(self.tr("The result is in the clipboard."), "quiet")

    # The bot

    def _ask_bot(self, deal: Deal, row: DealRow) -> None:
        self._stop()
        self._bot_row = row
        row.tell(self.tr("The computer is playing your seat…"))
        self._question = self._services.opponents.let_bots_play(deal.game, deal.setup)
        self._asking.start()

    def _hear(self) -> None:
        answer = self._services.opponents.answer()
        if answer is None or answer.number != self._question or self._bot_row is None:
            return
        self._asking.stop()
        row, self._question, self._bot_row = self._bot_row, 0, None
        if answer.points is None:
            row.tell(self.tr("The computer couldn't finish this deal."))
            return
        words = self.tr("The computer (normal) in your seat: {points}")
        row.tell(words.format(points=_points(answer.points, row.deal)))

    def _stop(self) -> None:
        if self._bot_row is not None:
            self._services.opponents.cancel()
            self._bot_row.tell("")
        self._asking.stop()
        self._question, self._bot_row = 0, None

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the bot when the page is hidden."""
        super().hideEvent(event)
        self._stop()


def _first(game: str) -> list[str]:
    """All game ids, this one first."""
    return [game, *(each for each in games.GAMES if each != game)]


def _points(scores: Sequence[int], deal: Deal) -> str:
    """Return the points of a deal as text, those of the first person first."""
    return points(scores[seat] for seat in deals.order(deal.game, deal.setup))


def _read(text: str) -> deals.DealResult | None:
    """Return a result pasted earlier; None if its deal is not valid any more."""
    try:
        return deals.parse_result(text)
    except DealError:
        return None
