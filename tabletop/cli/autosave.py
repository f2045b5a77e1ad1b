"""Stores the matches of serve in the library. What cannot be stored is refused, so that nothing is lost."""

from __future__ import annotations

from tabletop.cli.output import say
from tabletop.cli.requests import RequestError
from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch
from tabletop.engine.text import Text
from tabletop.files.library import LibraryError
from tabletop.session.match_store import MatchSaver, MatchStore


class Autosave:
    """The library, with its notices for the next answer."""

    def __init__(self) -> None:
        self._notices: list[Text] = []
        self._shelf = MatchStore()
        self._shelf.notice.connect(self._notices.append)

    def close(self) -> None:
        """Release the library."""
        self._shelf.close_file()

    def failed_before(self) -> list[str]:
        """Return the notices since the last call."""
        notices = [say(text) for text in self._notices]
        self._notices.clear()
        return notices

    def game_of(self, match_id: int) -> str:
        """Return the game of a match.

        Raises:
            RequestError: There is no such match, or no library.
        """
        try:
            return self._lasting().library.stored_match(match_id).game
        except LibraryError as error:
            raise RequestError("file", str(error)) from error

    def begun(self, match: AnyMatch) -> MatchSaver:
        """Store a new match.

        Raises:
            RequestError: It cannot be stored.
        """
        shelf = self._lasting()
        try:
            return self._heard(MatchSaver(shelf, shelf.library.begin(match.setup, match.game), match))
        except LibraryError as error:
            raise RequestError("file", str(error)) from error

    def resumed(self, match_id: int, game: AnyGame) -> MatchSaver:
        """Resume a match and go on storing it.

        Raises:
            RequestError: It cannot be stored, or another program has it.
        """
        try:
            keeper = self._lasting().resume(match_id, game)
        except LibraryError as error:
            raise RequestError("file", str(error)) from error
        if keeper.elsewhere is not None:
            self._notices.remove(keeper.elsewhere)
            raise RequestError("file", say(keeper.elsewhere))
        return self._heard(keeper)

    def _heard(self, keeper: MatchSaver) -> MatchSaver:
        keeper.unsaved.connect(self._notices.append)
        return keeper

    def _lasting(self) -> MatchStore:
        """Return the library; opening it is tried again each time while there is only one in memory."""
        if self._shelf.library.path is None:
            self._shelf.close_file()
            raise RequestError("file", say(self._notices.pop()))
        return self._shelf
