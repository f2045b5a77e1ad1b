"""The services behind the pages: the library, the bots' process, and match files."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.setups import default_setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files import damage, lessons, records
from tabletop.files.components import ComponentError
from tabletop.files.library import Library, LibraryError
from tabletop.files.records import RecordError
from tabletop.files.settings import Settings
from tabletop.files.stored_match import StoredMatch
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.protocol import Session
from tabletop.ui.background import Background
from tabletop.ui.pages.lobby import Lobby
from tabletop.ui.pages.lobby_cards import PICTURE, ContinueCard, QuickCard
from tabletop.ui.widgets.table_thumbnail import Thumbnail

if TYPE_CHECKING:
    from tabletop.session.lesson import LessonSession
    from tabletop.session.review import ReviewSession
    from tabletop.ui.pages.room_cards import RoomsCard
    from tabletop.ui.rooms import Rooms

_BROKEN = translate(
    "services",
    "Match {id} is damaged ({detail}). It wasn't changed; “tabletop export {id}” writes it to a file.",
)
_AWAY = translate("services", "Only the program that hosts this match can save it as a match file.")
_UNTAUGHT = translate("services", "This lesson can't be opened ({detail}).")
_RESTARTED = translate(
    "services", "The process in which opponents think had stopped. It was started again and thinks anew."
)
_UNKNOWN = translate("services", "This is a match of “{game}”, a game that this Tabletop doesn't have.")
_NO_REVIEW = translate(
    "services", "The review in {file} doesn't fit its match and was left out. The match can be reviewed anew."
)

RETRY_MS = 2000
"""Milliseconds between attempts to save what could not be saved."""


class Services(QObject):
    """The library and the bots. Created after the first paint because the library takes a moment to load."""

    notice = Signal(object)
    """Emitted when the player must be notified (a Text)."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf, self.opponents = MatchStore(), Opponents()
        self.rooms: Rooms | None = None
        """The rooms for playing together, once they are needed."""
        self.shelf.notice.connect(self.notice.emit)
        self.opponents.on_restart(lambda: self.notice.emit(_RESTARTED))
        self.background = Background(self)
        self.background.notice.connect(self.notice.emit)
        self.shelf.in_thread = lambda work, then: self.background.submit(work, then, self)
        self.shelf.stop = self.background.stop.is_set
        self._again = QTimer(self, interval=RETRY_MS)
        self._again.timeout.connect(self._save_again)
        self.shelf.failed.connect(lambda _saver: self._again.start())

    @property
    def closed(self) -> bool:
        """True if `close` was called."""
        return self.background.stop.is_set()

    def close(self) -> None:
        """Stop the timers and close the bots and the library, for good."""
        self._again.stop()
        self.background.wind_up()
        self.opponents.close()
        if self.rooms is not None:
            self.rooms.wind_up()
        self.shelf.close()

    def _save_again(self) -> None:
        if self.shelf.save_again():
            self._again.stop()

    def prepare(self) -> None:
        """Do in advance what the player need not wait for: start the bots' process, check the library."""
        self.opponents.warm_up()
        for path in self.shelf.read(lambda library: [library.path]):
            if path is not None and not damage.is_small(path):  # a smaller one was checked when it was opened
                look = partial(damage.damage_in, path, self.background.stop.is_set)
                self.background.submit(look, self._tell_damage, self)

    def _tell_damage(self, found: Text | None) -> None:
        if found is not None:
            self.notice.emit(found)

    @staticmethod
    def seed() -> int:
        """Return a random seed, at least 1."""
        return 1 + secrets.randbelow((1 << 32) - 1)

    # The lobby

    def fill(self, lobby: Lobby, settings: Settings) -> None:
        """Fill the lobby from the library: the unfinished match, the recent ones, and a quick start."""
        matches = self.shelf.matches(limit=lobby.recent_room() + 1)
        lobby.show_recent(matches)
        unended = self.last_open()
        continued = self._rooms_card(unended, lobby) or (self._continued(unended, lobby) if unended else None)
        game = games.GAMES[0]
        known = {match.game for match in matches} | {progress.game for progress in self.shelf.learnt()}
        new = game not in known
        first = next(iter(lessons.chapters(game)), "") if new else ""
        setup = settings.setup(game) or default_setup(games.game(game))
        quick = QuickCard(game, setup, wide=continued is None, first=first)
        lobby.show_top(continued, quick)

    def _rooms_card(self, unended: StoredMatch | None, lobby: Lobby) -> RoomsCard | None:
        """Return the card from which rooms are gone on with; None if there are none. They are asked now."""
        if self.rooms is None or not self.rooms.seats or self.rooms.missing is not None:
            return None
        from tabletop.ui.pages.room_cards import RoomsCard
        from tabletop.ui.rooms import room_of

        host = self.rooms.host
        card = RoomsCard(self.rooms.seats, self.rooms.watch, unended)
        card.chosen.connect(lobby.seat_chosen)
        card.close_requested.connect(lambda seat: host.end_room(room_of(seat)))
        card.outdated.connect(lambda: lobby.page_requested.emit("games"))
        card.failed.connect(self.notice)
        self.rooms.seats_changed.connect(card.note_closed)
        host.failed.connect(card.note_failure)
        card.all_requested.connect(lambda: lobby.page_requested.emit("together"))
        self.rooms.watch.ask_all()
        return card

    def last_open(self) -> StoredMatch | None:
        """Return the match changed last of those that can be played on; None if there is none."""
        ones = (one for match_id in self.shelf.open_ids() for one in self.shelf.with_ids([match_id]))
        return next((one for one in ones if not one.damaged and one.game in games.GAMES), None)

    def _continued(self, stored: StoredMatch, lobby: Lobby) -> ContinueCard:
        try:
            stands = LocalSession(self.shelf.standing(stored.id, games.game(stored.game)))
            picture = Thumbnail(stands, PICTURE, lobby.devicePixelRatioF())
            return ContinueCard(stored, stands, picture)
        except Exception:  # noqa: BLE001  the lobby opens whatever a match holds; opening it shows the error
            return ContinueCard(stored, None, None)

    # Matches

    def start_match(self, game: str, setup: Setup, *, practice: bool, coach: str = "") -> Session:
        """Start a new match, which is saved from its first moment.

        Args:
            game: The id of the game.
            setup: The setup.
            practice: True if undo may go back past revealed information.
            coach: The strictness of the coach; "" for that of the settings.
        """
        dealt = replace(setup, streams=True)
        session = self._session(self.shelf.new(games.game(game), dealt, practice=practice))
        if session.coach is not None:
            session.coach.sit_down(coach)
        return session

    def _session(self, keeper: MatchSaver) -> Session:
        return LocalSession.of(keeper, self.opponents)

    def resume_match(self, match_id: int) -> Session | None:
        """Return a library match at its current moment; None, with a notice, if it cannot be played."""
        try:
            stored = self.shelf.library.stored_match(match_id)
            if stored.game not in games.GAMES:
                self.notice.emit(_UNKNOWN.fill(game=stored.game))
                return None
            return self._session(self.shelf.resume(match_id, games.game(stored.game)))
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
        except Exception as error:  # noqa: BLE001  a damaged match must not end the program
            self.broken(match_id, error)
        return None

    def lesson(self, game: str, chapter: str) -> LessonSession | None:
        """Return a chapter where it was left or from its start; None with a notice if it cannot be taught."""
        from tabletop.lessons.trial import refuse_chapter
        from tabletop.session.lessons import taught

        try:
            if (refusal := refuse_chapter(games.game(game), chapter)) is not None:
                self.notice.emit(refusal)
                return None
            return taught(self.shelf, games.game(game), chapter, self.opponents)
        except ComponentError as error:
            self.notice.emit(_UNTAUGHT.fill(detail=str(error)))
            return None

    def review(self, match_id: int) -> ReviewSession | None:
        """Return the review of a match in the library; None, with a notice, if it cannot be opened."""
        from tabletop.session.review import ReviewSession

        try:
            game = games.game(self.shelf.library.stored_match(match_id).game)
            return ReviewSession.on(self.shelf, match_id, game, self.opponents)
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
        except Exception as error:  # noqa: BLE001  a damaged match must not end the program
            self.broken(match_id, error)
        return None

    def broken(self, match_id: int, error: Exception) -> None:
        """Notify the player that a match of the library cannot be shown."""
        self.notice.emit(_BROKEN.fill(id=match_id, detail=f"{type(error).__name__}: {error}"))

    def remove(self, match_id: int) -> StoredMatch | None:
        """Move a match into the bin and return it; None, with a notice, if that fails."""
        return self._moved(match_id, Library.remove)

    def restore(self, match_id: int) -> StoredMatch | None:
        """Restore a match from the bin and return it; None, with a notice, if that fails."""
        return self._moved(match_id, Library.restore)

    def _moved(self, match_id: int, move: Callable[[Library, int], None]) -> StoredMatch | None:
        try:
            move(self.shelf.library, match_id)
            return self.shelf.library.stored_match(match_id)
        except LibraryError as error:
            self.notice.emit(error.text)
            return None

    def take_in(self, path: Path) -> int | None:
        """Import a match file into the library; returns the match's number, or None with a notice."""
        try:
            record = records.read(path)
            game = games.game(record.game) if record.game in games.GAMES else None
            match_id = self.shelf.library.import_record(record, game)
            reviewed = self.shelf.library.review(match_id) is not None
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
            return None
        if game is not None and (words := records.strangers(record, game)) != NO_TEXT:
            self.notice.emit(words)
        if record.review and not reviewed:
            self.notice.emit(_NO_REVIEW.fill(file=path.name))
        return match_id

    def leave_room(self, session: Session) -> None:
        """Keep the record of a match in a room that is over, else how much of it the player has seen."""
        if session.room is None:
            return
        recorded = self._keep_record(session)
        if self.rooms is not None:
            from tabletop.files.guest_seats import SeatsError

            try:
                self.rooms.note_left(session.room, recorded=recorded)
            except SeatsError as error:
                self.notice.emit(error.text)

    def _keep_record(self, session: Session) -> bool:
        """Keep the record of a match that was played elsewhere; False if there is none, or it cannot be."""
        if (record := session.storage.record()) is None:
            return False
        try:
            self.shelf.library.keep_room_record(record, session.game, session.seats[0])
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
            return False
        return True

    def unsaved(self) -> list[tuple[Session, int]]:
        """Return the matches with unsaved moves, and the number of those moves."""
        shelf = self.shelf
        return [
            *((LocalSession.of(saver, None), moves) for saver, moves in shelf.unsaved_matches()),
            *(
                (LocalSession(shelf.standing(stored.id, games.game(stored.game))), stored.length)
                for stored in shelf.in_memory_only()
            ),
        ]

    def give_out(self, session: Session, path: Path) -> bool:
        """Export a match into a file; False, with a notice, if that fails or this is not the host."""
        record = session.storage.record()
        if record is None:
            self.notice.emit(_AWAY)
            return False
        try:
            records.write(path, record)
        except RecordError as error:
            self.notice.emit(error.text)
            return False
        return True
