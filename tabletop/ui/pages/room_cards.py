"""The card of the lobby from which matches in rooms are gone on with, and the open one of this program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.engine.text import Text
from tabletop.files.guest_seats import GuestSeat
from tabletop.files.stored_match import StoredMatch
from tabletop.together.joining import RoomSight
from tabletop.ui.pages.lobby_cards import CARD
from tabletop.ui.pages.together_cards import game_title
from tabletop.ui.play.seat_deeds import may_close_room
from tabletop.ui.room_watch import RoomState, RoomWatch
from tabletop.ui.rooms import room_of
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import clock_time, day, join_names, seated, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.match_list import DatedCard, match_title, players_of
from tabletop.ui.widgets.person import DeedsButton

_ROWS = 2
"""Number of matches that the card has room for."""
_COVER = QSize(62, 56)


def players_in(seat: GuestSeat, sight: RoomSight | None, *, named: bool = False) -> str:
    """Return who plays in a room, with the player as "You"; `named`: others play at this screen, too."""
    you = seat.name if named else QCoreApplication.translate("Rooms", "You")
    if sight is None:
        return QCoreApplication.translate("Rooms", "As {name}").format(name=seat.name)
    others = [name for at, name in enumerate(_names(sight)) if name and at != sight.seat]
    return join_names([you, *others])


def _names(sight: RoomSight) -> list[str]:
    """Return the name of each seat of a room; "" for one that is free."""
    taken = dict(sight.taken)
    about = games.about(sight.game) if sight.game in games.GAMES else None
    others = seated(about, sight.setup) if about is not None else sight.setup.seats
    return [taken.get(at, "") if who == PERSON else others[at] for at, who in enumerate(sight.setup.seats)]


def state_words(state: RoomState) -> str:
    """Return how a room stands: whose turn it is, who is missing, or why that is not known."""
    sight = state.sight
    if state.trouble is not None:
        return to_language(state.trouble)
    if sight is None:
        return QCoreApplication.translate("Rooms", "Finding out whose turn it is…")
    if not sight.begun:
        free = sight.setup.seats.count(PERSON) - len(sight.taken)
        return QCoreApplication.translate("Rooms", "%n seat(s) free", None, free)
    if state.is_over:
        return QCoreApplication.translate("Rooms", "The match is over")
    if state.own_turn:
        return QCoreApplication.translate("Rooms", "Your turn")
    names = [name for at, name in enumerate(_names(sight)) if at in sight.waiting]
    if free := names.count(""):  # since the match has begun
        return QCoreApplication.translate("Rooms", "%n seat(s) free", None, free)
    if len(names) > 1:
        return QCoreApplication.translate("Rooms", "{names} are choosing").format(names=join_names(names))
    if not sight.since:
        return QCoreApplication.translate("Rooms", "{name}'s turn").format(name="".join(names))
    words = QCoreApplication.translate("Rooms", "{name}'s turn, since {time}")
    return words.format(name="".join(names), time=clock_time(sight.since))


class _Row(QWidget):
    """One match: the cover of its game, who plays, how it stands, and a button."""

    pressed = Signal()

    def __init__(self, game: str, title: str) -> None:
        super().__init__()
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        cover = QLabel()
        if game in games.GAMES:
            cover.setPixmap(icons.svg(games.about(game).cover(), _COVER, self.devicePixelRatioF()))
        cover.setFixedWidth(_COVER.width())
        row.addWidget(cover)
        column.setSpacing(0)
        head, self.players, self.state = ElidedLabel(title), ElidedLabel(), ElidedLabel()
        head.setProperty("role", "heading")
        self.players.setProperty("role", "quiet")
        self._title = title
        self.mark = icons.Mark(-1, 11)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.mark)
        line.addWidget(self.state, 1)
        column.addWidget(head)
        column.addWidget(self.players)
        add_layout(column, line)
        add_layout(row, column, 1)
        self.button = QPushButton()
        self.button.setMinimumWidth(112)
        self.button.clicked.connect(self.pressed)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.deeds = DeedsButton()
        row.addWidget(self.deeds, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_words(self, players: str, state: str, button: str, *, seat: int, now: bool) -> None:
        """Show how the match stands; `now`: it is the player's turn, whose seat is `seat`."""
        self.players.tell(players)
        self.state.tell(state)
        self.mark.show_seat(seat)
        self.mark.setVisible(seat >= 0)
        self.button.setText(button)
        self.button.setAccessibleDescription(f"{self._title}, {players}. {state}")
        _dress(self.state, "accent" if now else "strong")
        _dress(self.button, "accent" if now else "")


def _dress(widget: QWidget, role: str) -> None:
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().polish(widget)


class RoomsCard(DatedCard):
    """Matches in rooms, those first in which it is the player's turn, and the open match of this program."""

    opened = Signal(int)
    """Emitted when the match of this program is to be played on (its id in the library)."""
    chosen = Signal(object)
    """Emitted when the player wants to go to a seat (the GuestSeat)."""
    close_requested = Signal(object)
    """Emitted when a room that was opened here is to be closed (the GuestSeat)."""
    outdated = Signal()
    """Emitted when a room of this card was closed."""
    failed = Signal(object)
    """Emitted when it could not be (a Text)."""
    all_requested = Signal()
    """Emitted when all rooms are to be listed."""

    def __init__(self, seats: Sequence[GuestSeat], watch: RoomWatch, local: StoredMatch | None) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setFixedHeight(theme.scaled(CARD))
        self._watch, self._stored = watch, local
        self._rows: list[tuple[GuestSeat, _Row]] = []
        self._rooms = [room_of(seat) for seat in seats if room_of(seat)]
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 4)
        column.setSpacing(3)
        shown = sorted(seats, key=lambda seat: not watch.known_of(seat).own_turn)[:_ROWS]
        add_layout(column, self._head(more=len(seats) - len(shown)))
        for seat in shown:
            row = _Row(seat.game, game_title(seat.game))
            row.pressed.connect(lambda seat=seat: self.chosen.emit(seat))
            row.button.setEnabled(seat.game in games.GAMES)
            if seat.opener:
                words = self.tr("Room of {game}: what you can do").format(game=game_title(seat.game))
                close = self.tr("&Close the room…"), partial(self._close, seat)
                row.deeds.show_deeds([close], words)
            self._rows.append((seat, row))
            self._add(column, row)
        self._local = self._local_row(column) if local is not None and len(shown) < _ROWS else None
        column.addStretch(1)
        watch.changed.connect(self._show)
        self._show()

    def _close(self, seat: GuestSeat) -> None:
        if may_close_room(self):
            self.close_requested.emit(seat)

    def note_closed(self) -> None:
        """Say that a room was closed, if the card is still shown."""
        if self.isVisible():
            self.outdated.emit()

    def note_failure(self, text: Text) -> None:
        """Say why a room could not be closed, if the card is still shown."""
        if self.isVisible():
            self.failed.emit(text)

    def _head(self, more: int) -> QHBoxLayout:
        row, over = QHBoxLayout(), QLabel(self.tr("Continue"))
        over.setProperty("role", "accent")
        row.addWidget(over)
        row.addStretch(1)
        if more:
            button = QPushButton(self.tr("%n more room(s)", None, more))
            button.setProperty("role", "link")
            button.clicked.connect(self.all_requested)
            row.addWidget(button)
        return row

    @staticmethod
    def _add(column: QVBoxLayout, row: _Row) -> None:
        if column.count() > 1:
            column.addWidget(thin_line())
        column.addWidget(row)

    def _local_row(self, column: QVBoxLayout) -> _Row:
        stored = self._stored
        assert stored is not None
        row = _Row(stored.game, match_title(stored))
        row.pressed.connect(lambda: self.opened.emit(stored.id))
        self._add(column, row)
        return row

    def _show(self) -> None:
        """Show how each match stands; only one button has the letter for playing on."""
        play_on = self.tr("&Play on")
        for seat, row in self._rows:
            state = self._watch.known_of(seat)
            sight = state.sight
            button = self.tr("Look at it") if sight is None or sight.begun else self.tr("Sit down")
            if state.own_turn:
                button, play_on = play_on, self.tr("Play on")
            mark = state.waited_for[0] if len(state.waited_for) == 1 else -1
            named = self._rooms.count(room_of(seat)) > 1
            players = players_in(seat, sight, named=named)
            row.show_words(players, state_words(state), button, seat=mark, now=state.own_turn)
        self._play_on = play_on
        self.show_time()

    def show_time(self) -> None:
        """Show when the match of this program was saved, as it is now."""
        if self._local is None or self._stored is None:
            return
        saved = self.tr("Saved: {when}").format(when=day(self._stored.touched))
        first = "&" in self._play_on
        self._local.show_words(players_of(self._stored), saved, self._play_on, seat=-1, now=first)
