"""What stands behind the pages: the library, the opponents' process, records in and out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.setups import default_setup
from tabletop.engine.text import translate
from tabletop.files import lessons, records
from tabletop.files.components import ComponentError
from tabletop.files.library import LibraryError
from tabletop.files.records import RecordError
from tabletop.files.settings import Settings
from tabletop.files.stored_match import StoredMatch
from tabletop.session.bot_seats import Opponents
from tabletop.session.lesson import LessonSession
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.protocol import Session
from tabletop.session.review import ReviewSession
from tabletop.ui.pages.lobby import PICTURE, ContinueCard, Lobby, QuickCard
from tabletop.ui.widgets.table_thumbnail import still

BROKEN = translate(
    "services",
    "Match {id} is damaged ({detail}). It wasn't changed; “tabletop export {id}” writes it to a file.",
)
AWAY = translate("services", "Only the program that hosts this match can save it as a match file.")
UNTAUGHT = translate("services", "This lesson can't be opened ({detail}).")
UNKNOWN = translate("services", "This is a match of “{game}”, a game that this Tabletop doesn't have.")


RETRY_MS = 2000
"""Milliseconds between attempts to save what could not be saved."""


class Services(QObject):
    """Made once the first window is painted, because the library takes a moment to load."""

    notice = Signal(object)
    """A Text that the player must hear of."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf, self.opponents = MatchStore(), Opponents()
        self.shelf.notice.connect(self.notice.emit)
        self._again = QTimer(self, interval=RETRY_MS)
        self._again.timeout.connect(self._save_again)
        self.shelf.failed.connect(lambda _saver: self._again.start())

    def close(self) -> None:
        """Let go of everything."""
        self._again.stop()
        self.opponents.close()
        self.shelf.close()

    def _save_again(self) -> None:
        if self.shelf.save_again():
            self._again.stop()

    @staticmethod
    def seed() -> int:
        """A seed that nobody has seen."""
        return 1 + secrets.randbelow((1 << 32) - 1)

    # The lobby

    def fill(self, lobby: Lobby, settings: Settings) -> None:
        """Show what the library tells: the open match, the recent ones, and a match in one click."""
        matches = self.shelf.matches()
        lobby.show_recent(matches)
        sound = (one for one in matches if not one.damaged and one.game in games.GAMES)
        kept = next((one for one in sound if not one.ended), None)
        continued = self._continued(kept, lobby) if kept else None
        game = games.GAMES[0]
        new = not matches and not self.shelf.learnt()
        first = next(iter(lessons.chapters(game)), "") if new else ""
        setup = settings.setup(game) or default_setup(games.game(game))
        quick = QuickCard(game, setup, wide=continued is None, first=first)
        lobby.show_top(continued, quick)

    def _continued(self, kept: StoredMatch, lobby: Lobby) -> ContinueCard:
        try:
            stands = LocalSession(self.shelf.standing(kept.id, games.game(kept.game)))
            picture = still(stands, PICTURE, lobby.devicePixelRatioF())
            return ContinueCard(kept, stands, picture)
        except Exception:  # noqa: BLE001  whatever a match holds, the lobby opens; opening it tells what is wrong
            return ContinueCard(kept, None, None)

    # Matches

    def start(self, game: str, setup: Setup, *, practice: bool, coach: str = "") -> Session:
        """A new match, kept from its first moment; `coach`: how strict it is, "" as the settings say."""
        dealt = replace(setup, streams=True)
        session = self._session(self.shelf.new(games.game(game), dealt, practice=practice))
        if session.coach is not None:
            session.coach.sit_down(coach)
        return session

    def _session(self, keeper: MatchSaver) -> Session:
        return LocalSession.of(keeper, self.opponents)

    def resume(self, match_id: int) -> Session | None:
        """A match of the library, standing where it stood; None if it cannot be played, which is told."""
        try:
            kept = self.shelf.library.stored_match(match_id)
            if kept.game not in games.GAMES:
                self.notice.emit(UNKNOWN.fill(game=kept.game))
                return None
            return self._session(self.shelf.resume(match_id, games.game(kept.game)))
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
        except Exception as error:  # noqa: BLE001  a damaged match must not end the program
            self.broken(match_id, error)
        return None

    def lesson(self, game: str, chapter: str) -> LessonSession | None:
        """A chapter where it was left, or from its beginning; None if it cannot be taught, which is told."""
        from tabletop.session.lessons import taught

        try:
            return taught(self.shelf, games.game(game), chapter, self.opponents)
        except ComponentError as error:
            self.notice.emit(UNTAUGHT.fill(detail=str(error)))
            return None

    def review(self, match_id: int) -> ReviewSession | None:
        """A match of the library to be looked at once more; None if that cannot be, which is told."""
        try:
            game = games.game(self.shelf.library.stored_match(match_id).game)
            return ReviewSession.on(self.shelf, match_id, game, self.opponents)
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
        except Exception as error:  # noqa: BLE001  a damaged match must not end the program
            self.broken(match_id, error)
        return None

    def broken(self, match_id: int, error: Exception) -> None:
        """Tell that a match of the library cannot be shown."""
        self.notice.emit(BROKEN.fill(id=match_id, detail=f"{type(error).__name__}: {error}"))

    def remove(self, match_id: int) -> StoredMatch | None:
        """Put a match into the bin; it, or None if that cannot be, which is told."""
        return self._moved(match_id, self.shelf.library.remove)

    def restore(self, match_id: int) -> StoredMatch | None:
        """Take a match out of the bin; it, or None if that cannot be, which is told."""
        return self._moved(match_id, self.shelf.library.restore)

    def _moved(self, match_id: int, move: Callable[[int], None]) -> StoredMatch | None:
        try:
            move(match_id)
            return self.shelf.library.stored_match(match_id)
        except LibraryError as error:
            self.notice.emit(error.text)
            return None

    def take_in(self, path: Path) -> int | None:
        """A record from a file into the library; its number there, or None, which is told."""
        try:
            record = records.read(path)
            game = games.game(record.game) if record.game in games.GAMES else None
            return self.shelf.library.import_record(record, game)
        except (LibraryError, RecordError) as error:
            self.notice.emit(error.text)
            return None

    def unsaved(self) -> list[tuple[Session, int]]:
        """The matches with moves that could not be saved, and how many."""
        shelf = self.shelf
        return [
            *((LocalSession.of(saver, None), moves) for saver, moves in shelf.unsaved_matches()),
            *(
                (LocalSession(shelf.standing(kept.id, games.game(kept.game))), kept.length)
                for kept in shelf.in_memory_only()
            ),
        ]

    def give_out(self, session: Session, path: Path) -> bool:
        """Write a match into a file, where this end has it; True if that was done, else it is told."""
        record = session.record()
        if record is None:
            self.notice.emit(AWAY)
            return False
        try:
            records.write(path, record)
        except RecordError as error:
            self.notice.emit(error.text)
            return False
        return True

    def began(self, match_id: int) -> str:
        """When a match of the library began, as ISO 8601; "" where that is not known."""
        try:
            return self.shelf.library.stored_match(match_id).began if match_id else ""
        except LibraryError:
            return ""
