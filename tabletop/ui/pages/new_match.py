"""The page for a new match: seats, options and seed."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import About, Setup, colours
from tabletop.engine.refusal import No
from tabletop.engine.setups import default_setup, refuse_setup
from tabletop.files.settings import Settings
from tabletop.ui.pages.cast_tray import CastTray
from tabletop.ui.pages.preset_cards import PresetCards, normal_setup
from tabletop.ui.pages.seat_row import OptionRow, SeatRow, automa_free, next_opponent
from tabletop.ui.play.coach_text import at_first, coach_option
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import join_names, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.columns import column_of, heading, longest_word, scrolling
from tabletop.ui.widgets.elided_label import ElidedButton
from tabletop.ui.widgets.game_shelf import trust_of
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.seed_field import SeedField

_SEEDS = 1 << 32
"""Random seeds are below this number."""
_COVER = QSize(275, 250)


class NewMatch(QWidget):
    """The form for a new match of one game. It shows at once why the game refuses a setup."""

    started = Signal(str, object, bool, str)
    """Emitted to start the match (game id, Setup, True for practice, strictness of the coach)."""
    left = Signal()
    rule_requested = Signal(str, str)
    """Emitted when a rule is clicked (game id, the rule's number)."""

    def __init__(self, about: About, last: Setup | None, settings: Settings | None = None) -> None:
        super().__init__()
        self.setObjectName("page")
        self.game = about.id
        self._about, self._settings = about, settings or Settings()
        self.coach = OptionRow(coach_option())
        self._rows: list[SeatRow] = []
        self.tray = CastTray(self._rows)
        self.presets, self._own = PresetCards(about.presets, normal_setup(about, last)), QLabel()
        self._options = [OptionRow(option) for option in about.options]
        self.fold, self.status_label = QPushButton(), QLabel()
        self.fold.setCheckable(True)
        self.fold.setProperty("role", "link")
        self.status_label.setProperty("role", "quiet")
        self.status_label.setWordWrap(True)
        self._fresh = secrets.randbelow(_SEEDS)
        self._build()
        first = self.presets.cards[0].setup if self.presets.cards else default_setup(games.game(about.id))
        self._apply(last or first)
        self._judge()
        self._seat_coach()

    def _build(self) -> None:
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 8, 32, 24)
        outer.setSpacing(28)
        outer.addStretch(1)
        outer.addWidget(self._left())
        outer.addWidget(self._right(), 1000)
        outer.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the page, like the Back button."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _left(self) -> QScrollArea:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        back = QPushButton(self.tr("&Back to the games"))
        back.setProperty("role", "link")
        back.clicked.connect(self.left)
        cover = QLabel()
        cover.setPixmap(icons.svg(self._about.cover(), _COVER, self.devicePixelRatioF()))
        cover.setFixedSize(_COVER)
        title, blurb = QLabel(to_language(self._about.title)), QLabel(to_language(self._about.blurb))
        title.setProperty("role", "title")
        wide = max(_COVER.width(), back.sizeHint().width(), longest_word(title))
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeading)
        column.addSpacing(6)
        column.addWidget(cover)
        column.addWidget(column_of(title, wide))
        column.addWidget(column_of(blurb, wide))
        for automa in self._about.automata:
            about_it = QLabel(
                f"<b>{escape(to_language(automa.name))}.</b> {escape(to_language(automa.help))}"
            )
            about_it.setTextFormat(Qt.TextFormat.RichText)
            about_it.setProperty("role", "quiet")
            column.addWidget(column_of(about_it, wide))
        if trust := trust_of(self.game):
            made_by = QLabel(trust)
            made_by.setProperty("role", "quiet")
            column.addWidget(column_of(made_by, wide))
        column.addStretch(1)
        scroll = scrolling(inner, title.text())
        scroll.setFixedWidth(wide + scroll.verticalScrollBar().sizeHint().width() + 4)
        return scroll

    def _right(self) -> QWidget:
        card = QFrame()
        card.setObjectName("card")
        card.setMaximumWidth(theme.scaled(780))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(24, 18, 24, 12)
        self._column.setSpacing(8)
        if self._about.presets:
            add_layout(self._column, self._presets_head())
            self._column.addWidget(self.presets)
            self._column.addSpacing(10)
        add_layout(self._column, self._counts())
        self._seats = QVBoxLayout()
        self._seats.setSpacing(6)
        add_layout(self._column, self._seats)
        self._column.addWidget(self.tray)
        self._folded = QWidget()
        rows = QVBoxLayout(self._folded)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for option in self._options:
            option.changed.connect(self._judge)
            option.rule_requested.connect(lambda rule: self.rule_requested.emit(self._about.id, rule))
            rows.addWidget(option)
        if self._options:
            self._column.addSpacing(10)
            add_layout(self._column, self._options_head())
            self._column.addWidget(self.status_label)
            self._column.addWidget(self._folded)
            self.fold.toggled.connect(self._unfold)
            self._unfold(shown=False)
        self._column.addWidget(self.coach)
        add_layout(self._column, self._chance())
        self._column.addStretch(1)
        column = QVBoxLayout(card)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(scrolling(inner, self.tr("Who plays?")), 1)
        column.addWidget(self._foot())
        return card

    def _presets_head(self) -> QHBoxLayout:
        self._own.setText(self.tr("My own setup"))
        self._own.setProperty("role", "quiet")
        self.presets.chosen.connect(self._choose_preset)
        row = QHBoxLayout()
        row.addWidget(heading(self.tr("How do you begin?")))
        row.addStretch(1)
        row.addWidget(self._own)
        return row

    def _choose_preset(self, setup: Setup) -> None:
        """Enter a preset; seats with the same player keep name and colour."""
        before = [(row.seat_value, row.name.text(), row.colour.chosen) for row in self._rows]
        self._apply(setup)
        for row, (who, name, colour) in zip(self._rows, before, strict=False):
            if row.seat_value == who:
                row.name.setText(name)
                row.colour.choose(colour)
        self._judge()
        self._seat_coach()

    def _seat_coach(self) -> None:
        """Set the coach to the strictness of the settings, or to that for a first match."""
        cards = self.presets.cards
        first = bool(cards) and cards[0].isChecked()
        self.coach.choose(at_first(self._settings) if first else self._settings.coach)

    def _counts(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(heading(self.tr("Who plays?")))
        row.addStretch(1)
        row.addWidget(QLabel(self.tr("Seats")))
        self._count = QButtonGroup(self)
        low, high = self._about.seats
        for n in range(low, high + 1):
            button = QRadioButton(str(n))
            button.setProperty("role", "tab")
            button.setAccessibleName(self.tr("%n seat(s)", None, n))
            self._count.addButton(button, n)
            row.addWidget(button)
            row.addSpacing(8)
        self._count.idClicked.connect(self._choose_count)
        return row

    def _options_head(self) -> QHBoxLayout:
        self.usual = ElidedButton(self.tr("Rule book de&faults"))
        self.usual.setProperty("role", "link")
        self.usual.setToolTip(self.tr("Set every option to the rule book's default"))
        self.usual.clicked.connect(self._choose_usual)
        policy = self.usual.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.usual.setSizePolicy(policy)
        row = QHBoxLayout()
        row.addWidget(heading(self.tr("Options")))
        row.addStretch(1)
        row.addWidget(self.usual)
        row.addWidget(self.fold)
        return row

    def _unfold(self, shown: bool) -> None:  # noqa: FBT001  a signal's value
        """Show all options, or only a line with the changed ones."""
        self._folded.setVisible(shown)
        self.status_label.setHidden(shown)
        self.fold.setText(self.tr("&Hide options") if shown else self.tr("Sh&ow options"))

    def _tell_options(self) -> None:
        changed = [option.title for option in self._options if option.chosen()]
        words = self.tr("All as in the rule book.")
        if changed:
            words = self.tr("Changed: {options}").format(options=join_names(changed))
        self.status_label.setText(words)

    def _choose_usual(self) -> None:
        for option in self._options:
            option.choose("")

    def _chance(self) -> QVBoxLayout:
        self.seed = SeedField(self._about.id)
        self.seed.named.connect(self._apply)
        self.seed.textChanged.connect(self._judge)
        self.practice = QCheckBox(self.tr("&Practice match"))
        practice = QLabel(self.tr("Undo all the way back; the match is marked as practice."))
        practice.setProperty("role", "quiet")
        practice.setWordWrap(True)
        title = QLabel(self.tr("Seed"))
        title.setProperty("role", "strong")
        text = QLabel(
            self.tr("The same number, or the name of a deal, deals the same. Leave it empty for a new match.")
        )
        text.setProperty("role", "quiet")
        text.setWordWrap(True)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(16)
        grid.addWidget(title, 0, 0)
        grid.addWidget(text, 1, 0)
        grid.addWidget(self.seed, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self.seed.setFixedWidth(theme.scaled(190))
        column = QVBoxLayout()
        column.setSpacing(10)
        add_layout(column, grid)
        column.addWidget(self.practice)
        column.addWidget(practice)
        return column

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setObjectName("foot")
        self.refusal = QLabel()
        self.refusal.setProperty("role", "refused")
        self.refusal.setWordWrap(True)
        self.start = QPushButton(self.tr("&Start"))
        self.start.setProperty("role", "accent")
        self.start.setDefault(True)
        self.start.clicked.connect(self._begin)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.addWidget(self.refusal, 1)
        row.addWidget(self.start)
        return foot

    def _apply(self, setup: Setup) -> None:
        low, high = self._about.seats
        self._resize_seats(min(max(len(setup.seats), low), high))
        for row, who, name in zip(
            self._rows, setup.seats, (*setup.names, *[""] * len(setup.seats)), strict=False
        ):
            row.set_player(who)
            row.name.setText(name)
        for seat, row in enumerate(self._rows):
            row.choose(dict(setup.seat_options[seat]) if seat < len(setup.seat_options) else {})
        for option in self._options:
            option.choose(setup.option(option.key, ""))

    def _choose_count(self, n: int) -> None:
        """Set the number of seats; an automa that does not allow it leaves its seat."""
        self._resize_seats(n)
        automata = [row for row in self._rows if row.automa]
        if self.refused() is None or not automa_free(self.setup(), self._about):
            return
        names = ", ".join(row.who.currentText() for row in automata)
        for row in automata:
            row.set_player(next_opponent(self._rows))
        words = self.tr("{automa}: not with %n at the table; the computer takes this seat.", None, n)
        self.refusal.setText(words.format(automa=names))

    def _resize_seats(self, n: int) -> None:
        button = self._count.button(n)
        if button is not None:
            button.setChecked(True)
        while len(self._rows) > n:
            self._rows.pop().deleteLater()
        while len(self._rows) < n:
            row = SeatRow(self._about, len(self._rows))
            if self._rows:
                row.set_player(next_opponent(self._rows))
            row.changed.connect(self._judge)
            row.chosen_for.connect(partial(self.tray.choose_for, len(self._rows)))
            self._rows.append(row)
            self._seats.addWidget(row)
        self._judge()

    def setup(self) -> Setup:
        """Return the setup entered."""
        pairs = [pair for option in self._options if (pair := option.chosen())]
        own = tuple(row.chosen() for row in self._rows)
        return Setup(
            seed=self._fresh if self.seed.number is None else self.seed.number,
            seats=tuple(row.seat_value for row in self._rows),
            options=tuple(pairs),
            names=tuple(row.typed_name for row in self._rows),
            seat_options=own if any(own) else (),
        )

    def take_over(self, other: NewMatch) -> None:
        """Copy the entries of another page for the same game."""
        self._fresh = other._fresh
        self._apply(other.setup())
        self.seed.setText(other.seed.text())
        self.practice.setChecked(other.practice.isChecked())
        self.coach.choose(str(other.coach.values.currentData()))
        self.fold.setChecked(other.fold.isChecked())

    def refused(self) -> No | None:
        """Return the game's refusal of the setup entered, or None."""
        return refuse_setup(games.game(self._about.id), self.setup())

    def _judge(self) -> None:
        no = self.refused() or self.seed.no
        self.refusal.setText(self._why(no) if no else "")
        self.start.setEnabled(no is None)
        setup = self.setup()
        for option in self._options:
            option.judge(setup)
        self._tell_options()
        self.tray.choose_for(self.tray.seat)
        if self._about.presets:
            self._own.setHidden(self.presets.choose(setup))
        worn = colours(setup)
        for at, row in enumerate(self._rows):
            row.offer(partial(self._why_not, setup, at))
            row.show_worn(worn[at], [other.colour.chosen for other in self._rows if other is not row])
        if self._options:
            self.usual.setVisible(any(option.chosen() for option in self._options))

    def _why_not(self, setup: Setup, seat: int, who: str) -> str:
        """Return the reason why `who` cannot sit at a seat; "" if they can."""
        seats = (*setup.seats[:seat], who, *setup.seats[seat + 1 :])
        no = refuse_setup(games.game(self._about.id), replace(setup, seats=seats))
        return self._why(no) if no else ""

    def _why(self, no: No) -> str:
        words = to_language(no.reason)
        return (
            words if no.rule in ("", "0") else self.tr("{why} (Rule {rule})").format(why=words, rule=no.rule)
        )

    def _begin(self) -> None:
        if self.refused() is None and self.seed.no is None:
            coach = str(self.coach.values.currentData())
            self.started.emit(self._about.id, self.setup(), self.practice.isChecked(), coach)
