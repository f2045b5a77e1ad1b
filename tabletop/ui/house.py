"""What stands behind the pages: the library, the opponents' process, records in and out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tabletop import games
from tabletop.engine.game import PERSON, Setup, refuse_setup
from tabletop.engine.text import Text, translate
from tabletop.files import records
from tabletop.files.kept import Kept
from tabletop.files.library import HeldError, LibraryError
from tabletop.files.records import RecordError
from tabletop.files.settings import Settings
from tabletop.ui.keeper import Keeper, Shelf
from tabletop.ui.lobby import PICTURE, ContinueCard, Lobby, QuickCard
from tabletop.ui.still import still
from tabletop.ui.thinking import Thinking

BROKEN = translate(
    "house",
    "Match {id} is damaged ({detail}). It wasn't changed; “tabletop export {id}” writes it to a file.",
)
SEED = translate(
    "house",
    "The match isn't over: its file holds the seed, which reveals everything hidden.",
)
UNKNOWN = translate("house", "This is a match of “{game}”, a game that this Tabletop doesn't have.")


class House(QObject):
    """Made once the first window is painted, because the library takes a moment to load."""

    told = Signal(object)
    """A Text that the player must hear of."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf, self.thinking = Shelf(), Thinking()
        self.shelf.told.connect(self.told)

    def close(self) -> None:
        """Let go of everything."""
        self.thinking.close()
        self.shelf.close()

    @staticmethod
    def seed() -> int:
        """A seed that nobody has seen."""
        return 1 + secrets.randbelow((1 << 32) - 1)

    # The lobby

    def fill(self, lobby: Lobby, settings: Settings) -> None:
        """Show what the library tells: the open match, the recent ones, and a match in one click."""
        matches = self.shelf.listed()
        lobby.show_recent(matches, len(matches))
        sound = (one for one in matches if not one.damaged and one.game in games.GAMES)
        kept = next((one for one in sound if not one.ended), None)
        continued = self._continued(kept, lobby) if kept else None
        game = games.GAMES[0]
        quick = QuickCard(game, settings.setup(game) or usual(game), wide=continued is None)
        lobby.show_top(continued, quick)

    def _continued(self, kept: Kept, lobby: Lobby) -> ContinueCard:
        try:
            match = self.shelf.resume(kept.id, games.game(kept.game)).match
            picture = still(match, PICTURE, lobby.devicePixelRatioF())
            return ContinueCard(kept, match, picture)
        except Exception:  # noqa: BLE001  whatever a match holds, the lobby opens; opening it tells what is wrong
            return ContinueCard(kept, None, None)

    # Matches

    def resume(self, match_id: int) -> Keeper | None:
        """A match of the library, standing where it stood; None if it cannot be played, which is told."""
        elsewhere = None
        try:
            kept = self.shelf.library.kept(match_id)
            if kept.game not in games.GAMES:
                self.told.emit(UNKNOWN.fill(game=kept.game))
                return None
            elsewhere = self._hold(match_id)
            replayed = self.shelf.resume(match_id, games.game(kept.game))
        except (LibraryError, RecordError) as error:
            self.told.emit(error.text)
            return None
        except Exception as error:  # noqa: BLE001  a damaged match must not end the program
            self.broken(match_id, error)
            return None
        if replayed.departure is not None:
            self.told.emit(replayed.departure.text)
        keeper = Keeper(self.shelf, match_id, replayed.match, practice=replayed.practice)
        keeper.elsewhere = elsewhere
        return keeper

    def _hold(self, match_id: int) -> Text | None:
        """Be the one who writes a match; who is it if another program does, which is told."""
        try:
            self.shelf.library.hold(match_id)
        except HeldError as error:
            self.told.emit(error.text)
            return error.text
        except LibraryError:
            pass  # it can be looked at, and the first action that cannot be kept tells why
        return None

    def broken(self, match_id: int, error: Exception) -> None:
        """Tell that a match of the library cannot be shown."""
        self.told.emit(BROKEN.fill(id=match_id, detail=f"{type(error).__name__}: {error}"))

    def remove(self, match_id: int) -> Kept | None:
        """Put a match into the bin; it, or None if that cannot be, which is told."""
        return self._moved(match_id, self.shelf.library.remove)

    def restore(self, match_id: int) -> Kept | None:
        """Take a match out of the bin; it, or None if that cannot be, which is told."""
        return self._moved(match_id, self.shelf.library.restore)

    def _moved(self, match_id: int, move: Callable[[int], None]) -> Kept | None:
        try:
            move(match_id)
            return self.shelf.library.kept(match_id)
        except LibraryError as error:
            self.told.emit(error.text)
            return None

    def take_in(self, path: Path) -> int | None:
        """A record from a file into the library; its number there, or None, which is told."""
        try:
            record = records.read(path)
            game = games.game(record.game) if record.game in games.GAMES else None
            return self.shelf.library.import_record(record, game)
        except (LibraryError, RecordError) as error:
            self.told.emit(error.text)
            return None

    def give_out(self, keeper: Keeper, path: Path) -> None:
        """A match into a file."""
        try:
            records.write(path, records.record(keeper.match, practice=keeper.practice))
        except RecordError as error:
            self.told.emit(error.text)
        else:
            if keeper.match.choice is not None:
                self.told.emit(SEED)


def usual(game: str) -> Setup:
    """One person against the game's automa, or else against house opponents, as few as may be."""
    about = games.about(game)
    first = about.automata[0] if about.automata else None
    if first is not None:
        small = Setup(seed=0, seats=(PERSON, f"{first.id}:{first.level}"))
        if refuse_setup(games.game(game), small) is None:
            return small
    return Setup(seed=0, seats=(PERSON, *["normal"] * (max(about.seats[0], 2) - 1)))
