"""The rows of the form for a new match: one for each seat and one for each option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.engine.cast import CAST, CAST_LEVELS, is_automa, member_of, plain_seat
from tabletop.engine.game import BOT_LEVELS, COLOUR, COLOURS, PERSON, About, Option, Setup
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import NO_TEXT
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import automa_level, bot_level_label, literal, to_language
from tabletop.ui.widgets.colour_button import ColourButton
from tabletop.ui.widgets.combo_box import Chooser
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.portrait import Portrait

_RARE = tuple(level for level in BOT_LEVELS if level not in CAST_LEVELS)
_PORTRAIT = 36
"""Size of the portrait beside its seat, in pixels at 100 %."""


class SeatRow(QWidget):
    """One seat: its colour, the portrait of a member of the cast, its player and level, and the name."""

    changed = Signal()
    chosen_for = Signal()
    """Emitted when its portrait is pressed, so that one of the cast can be chosen for it."""

    def __init__(self, about: About, seat: int) -> None:
        super().__init__()
        self._worn = seat
        self._about, self.colour = about, ColourButton(seat)
        self.portrait = Portrait(_PORTRAIT, self.tr("One of the cast for seat {n}").format(n=seat + 1))
        self.who, self.level, self.name = Chooser(), Chooser(), QLineEdit()
        who = self.tr("Who sits at seat {n}").format(n=seat + 1)
        self.who.setAccessibleName(who)
        self.who.setAccessibleDescription(who)  # for screen readers that name a list by its chosen item
        self.name.setAccessibleName(self.tr("Name at seat {n}").format(n=seat + 1))
        self.name.setPlaceholderText(self.tr("Name (optional)"))
        level = self.tr("Level at seat {n}").format(n=seat + 1)
        self.level.setAccessibleName(level)
        self.level.setAccessibleDescription(level)
        self.name.setMaxLength(24)
        self.name.setMinimumWidth(90)
        self.who.setMinimumWidth(160)
        self.who.setSizeAdjustPolicy(Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._help = {automa.id: to_language(automa.help) for automa in about.automata}
        self._fill()
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row.setSpacing(8)
        row.addWidget(self.colour)
        row.addWidget(self.portrait)
        row.addWidget(self.who, 3)
        row.addWidget(self.level, 2)
        row.addWidget(self.name, 2)
        add_layout(column, row)
        self._own = {option.key: self._chooser(option, seat) for option in about.seat_options}
        for own in self._own.values():
            below = QHBoxLayout()
            below.addSpacing(self.colour.width() + row.spacing())
            below.setSpacing(0)
            below.addWidget(own, 3)
            below.addStretch(2)
            add_layout(column, below)
        self.who.currentIndexChanged.connect(self._seat)
        self._seat()
        self.colour.changed.connect(self.changed)
        self.who.currentIndexChanged.connect(self.changed)
        self.portrait.pressed.connect(self.chosen_for)
        self.level.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self.changed)

    def _chooser(self, option: Option, seat: int) -> Chooser:
        """Return a list for an option that each seat chooses for itself."""
        own = Chooser()
        own.setAccessibleName(
            self.tr("{option} at seat {n}").format(option=to_language(option.title), n=seat + 1)
        )
        own.setToolTip(to_language(option.help))
        own.setAccessibleDescription(f"{own.accessibleName()}\n{to_language(option.help)}")
        for value in option.values:
            own.addItem(to_language(value.title), value.key)
        own.currentIndexChanged.connect(self.changed)
        return own

    def _seat(self) -> None:
        """Offer what goes with who sits here: a level for the cast, no options for an automa."""
        for own in self._own.values():
            own.setHidden(self.automa)
        member = member_of(str(self.who.currentData()))
        for at in range(self.who.count() - 1, -1, -1):
            who = str(self.who.itemData(at))
            if at != self.who.currentIndex() and (who in _RARE or member_of(who) is not None):
                self.who.removeItem(at)
        self.level.setHidden(member is None)
        self.name.setHidden(member is not None)  # a member has a name
        if member is not None:
            self.level.setCurrentIndex(self.level.findData(member.level))
        self.who.setToolTip(to_language(member.habit) if member is not None else "")
        self.portrait.show_seat(self.seat_value, self._worn)

    def show_worn(self, worn: int, taken: Sequence[str]) -> None:
        """Show the colour of this number; `taken`: keys of the colours that other seats have chosen."""
        self._worn = worn
        self.colour.show_worn(worn, taken)
        self.portrait.show_seat(self.seat_value, worn)

    def _fill(self) -> None:
        for level in CAST_LEVELS:
            self.level.addItem(automa_level(level), level)
        self.who.addItem(self.tr("Player"), PERSON)
        for automa in self._about.automata:
            for level in automa.levels:
                words = self.tr("{automa} ({level})").format(
                    automa=to_language(automa.name), level=automa_level(level)
                )
                self.who.addItem(words, f"{automa.id}:{level}")
        for level in reversed(CAST_LEVELS):
            self.who.addItem(bot_level_label(level), level)

    def set_player(self, who: str) -> None:
        """Choose who sits here; the cast and bots that hardly think are in the list only while chosen."""
        member = member_of(who)
        value = who if member is None else member.seat_value
        if member is not None and self.who.findData(value) < 0:
            self.who.addItem(member.name, value)
        elif who in _RARE and self.who.findData(value) < 0:
            self.who.addItem(bot_level_label(who), value)
        self.who.setCurrentIndex(max(self.who.findData(value), 0))
        if member is not None:
            self.level.setCurrentIndex(self.level.findData(plain_seat(who)))

    @property
    def seat_value(self) -> str:
        """Who sits here, as a value of `Setup.seats`."""
        who = str(self.who.currentData())
        member = member_of(who)
        return who if member is None else f"{member.id}:{self.level.currentData()}"

    @property
    def automa(self) -> bool:
        """True if an automa sits here."""
        return is_automa(str(self.who.currentData()))

    @property
    def typed_name(self) -> str:
        """The name entered; "" for a member of the cast, who has one."""
        return "" if self.name.isHidden() else self.name.text().strip()

    def offer(self, why_not: Callable[[str], str]) -> None:
        """Disable automata that cannot sit here; `why_not` gives the reason for each, "" if it can."""
        model = self.who.model()
        assert isinstance(model, QStandardItemModel)
        for at in range(self.who.count()):
            who = str(self.who.itemData(at))
            if is_automa(who):
                why = why_not(who) if at != self.who.currentIndex() else ""
                model.item(at).setEnabled(not why)
                model.item(at).setToolTip(why or self._help[who.partition(":")[0]])

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Set the seat's own options (value by key); missing ones to their defaults."""
        for key, own in self._own.items():
            own.setCurrentIndex(max(own.findData(chosen.get(key, "")), 0))
        self.colour.choose(chosen.get(COLOUR.key, COLOUR.values[0].key))

    def chosen(self) -> tuple[tuple[str, str], ...]:
        """Return the (key, value) pairs for a setup; options at their defaults are left out."""
        pairs = [
            (key, str(own.currentData()))
            for key, own in self._own.items()
            if own.currentIndex() > 0 and not own.isHidden()
        ]
        if self.colour.chosen in COLOURS:
            pairs.append((COLOUR.key, self.colour.chosen))
        return tuple(pairs)


class OptionRow(QWidget):
    """One option: its values, a description, its rule, and why it may have no effect."""

    changed = Signal()
    rule_requested = Signal(str)
    """Emitted when the option's rule is clicked (its number)."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.key, self._default, self._idle = option.key, option.values[0].key, option.idle
        self._help, self.title = to_language(option.help), to_language(option.title)
        self.values = Chooser()
        self.values.setAccessibleName(self.title)
        title = QLabel(literal(self.title))
        title.setBuddy(self.values)
        title.setProperty("role", "strong")
        title.setWordWrap(True)
        for value in option.values:
            self.values.addItem(to_language(value.title), value.key)
        self.values.setFixedWidth(theme.scaled(228))
        self.values.currentIndexChanged.connect(self.changed)
        rule = self.tr("Rule {rule}").format(rule=option.rule)
        text = QLabel(
            f'{escape(to_language(option.help))} <a href="{option.rule}"><nobr>{rule}</nobr></a>'
            if option.rule
            else escape(to_language(option.help))
        )
        text.setTextFormat(Qt.TextFormat.RichText)
        text.setProperty("role", "quiet")
        text.setWordWrap(True)
        text.linkActivated.connect(self.rule_requested)
        self.note = QLabel()
        self.note.setProperty("role", "accent")
        self.note.setWordWrap(True)
        self.note.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(16)
        grid.addWidget(title, 0, 0)
        grid.addWidget(text, 1, 0)
        grid.addWidget(self.note, 2, 0)
        grid.addWidget(self.values, 0, 1, 3, 1, Qt.AlignmentFlag.AlignVCenter)

    def judge(self, setup: Setup) -> None:
        """Show why the chosen value has no effect with this setup, if so."""
        why = self._idle(setup) if self.chosen() else NO_TEXT
        self.note.setText(to_language(why))
        self.note.setVisible(why != NO_TEXT)
        self.values.setAccessibleDescription(" ".join(filter(None, (self._help, to_language(why)))))

    def chosen(self) -> tuple[str, str] | None:
        """Return the (key, value) pair for a setup; None for the default."""
        value = str(self.values.currentData())
        return None if value == self._default else (self.key, value)

    def choose(self, value: str) -> None:
        self.values.setCurrentIndex(max(self.values.findData(value), 0))


def next_opponent(rows: Sequence[SeatRow]) -> str:
    """One of the cast who sits at none of these rows, at the level of their last computer opponent.

    The level is "normal" if there is none; the plain level, if it is one at which the cast does not play.
    """
    players = [plain_seat(row.seat_value) for row in rows]
    level = next((who for who in reversed(players) if who in BOT_LEVELS), "normal")
    seated = {member.id for row in rows if (member := member_of(row.seat_value)) is not None}
    free = [member for member in CAST if member.id not in seated]
    if level not in CAST_LEVELS or not free:
        return level
    return f"{min(free, key=lambda member: member.level != level).id}:{level}"


def automa_free(setup: Setup, about: About) -> bool:
    """Return True if the setup would be valid with a bot in the place of each automa."""
    seats = tuple("normal" if is_automa(who) else who for who in setup.seats)
    return refuse_setup(games.game(about.id), replace(setup, seats=seats)) is None
