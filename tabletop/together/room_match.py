"""The match of a room: what seats may do in it. Each change is saved, or it was not made."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError

from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.rules import Action
from tabletop.engine.text import Text, translate
from tabletop.files.codec import read_action
from tabletop.files.documents import Document
from tabletop.files.json_errors import json_errors
from tabletop.session.local import LocalSession
from tabletop.together.moments import SeatHistory
from tabletop.together.room_requests import UNSAVED, Back, PlayAction, RefusalError
from tabletop.together.taking_back import sealed_by_others, take_back

_MOVED_ON = translate("room", "The table has changed meanwhile, so this wasn't done.")


class RoomMatch:
    """The match of a room, and what each seat has heard of it.

    Args:
        session: The match.
        stand_ins: By seat the level of a bot that plays for a person, as it is at each time.
    """

    def __init__(self, session: LocalSession, stand_ins: Mapping[int, str]) -> None:
        self.session = session
        session.stand_ins = stand_ins
        self._histories: dict[int, SeatHistory] = {}
        self.dealt = self.saved
        """True once its beginning is saved; nothing is told of it before."""

    @property
    def saved(self) -> bool:
        """False while the match cannot be saved."""
        return self.session.keeper is None or not self.session.keeper.failing

    @property
    def has_ended(self) -> bool:
        """True if the match is over."""
        return self.session.match.choice is None

    def retry_saving(self) -> bool:
        """Try to save what could not be saved; True if everything is saved."""
        keeper = self.session.keeper
        if not self.saved and keeper is not None and not keeper.shelf.save_again():
            return False
        self.dealt = True
        return True

    def seat_history(self, seat: int) -> SeatHistory:
        """Return what a seat hears of the match (-1: the public)."""
        return self._histories.setdefault(seat, SeatHistory(self.session, seat))

    # What seats do

    def do_action(self, seat: int, request: PlayAction) -> bool:
        """Do an action of a seat; False if it was done already, and only the answer was lost.

        Raises:
            RefusalError: The game has none such, the rules forbid it, or the table has changed.
        """
        self._check_changeable()
        action = _action(self.session.game, request.action)
        since = self._since(seat, request)
        own = [entry for entry in since if entry.seat == seat]
        if own and own[0].action == action:
            return False
        if not sealed_by_others(since, seat):
            raise RefusalError("moved on", _MOVED_ON)
        before = _Standing(self.session.match)
        if no := self.session.submit(seat, action):
            raise RefusalError("refused", no.reason, no.rule)
        self._check_saved(before)
        return True

    @property
    def noticed(self) -> bool:
        """True if everybody notices the last entry, which is not sealed or ends the sealing."""
        match = self.session.match
        last = match.entries[match.now - 1] if match.now else None
        return last is None or last.final or not last.sealed

    def revoke(self, seat: int, request: Back) -> bool:
        """Take back what a seat has sealed, or its last action; True if others notice it.

        Raises:
            RefusalError: It cannot be taken back, or the table has changed.
        """
        self._check_changeable()
        if not sealed_by_others(self._since(seat, request), seat):
            raise RefusalError("moved on", _MOVED_ON)
        before = _Standing(self.session.match)
        noticed = take_back(self.session, seat)
        self._check_saved(before)
        return noticed

    def go_back(self, to: int) -> None:
        """Take back all that follows upon the first `to` entries.

        Raises:
            RefusalError: It cannot be saved.
        """
        self._check_changeable()
        before = _Standing(self.session.match)
        self.session.history.go(to)
        self._check_saved(before)

    def turn_into_practice(self) -> None:
        """Make it a practice match.

        Raises:
            RefusalError: It cannot be saved.
        """
        self._check_changeable()
        self.session.history.make_practice()

    def let_bot_act(self) -> bool:
        """Take the next move of a bot, who thinks in another process; False if there is none yet."""
        others, before = self.session.others, _Standing(self.session.match)
        others.poll()
        if others.busy or not others.advance():
            return False
        if not self.saved:
            before.recover()
        return self.saved

    def _check_changeable(self) -> None:
        """Raise RefusalError if the match cannot be saved at the moment."""
        if self.session.read_only_reason is not None:
            raise RefusalError("unsaved", self.session.read_only_reason)
        if not self.retry_saving():
            raise RefusalError("unsaved", UNSAVED)

    def _check_saved(self, before: _Standing) -> None:
        """If the match cannot be saved, put it back as it was and raise RefusalError."""
        if not self.saved:
            before.recover()
            raise RefusalError("unsaved", UNSAVED)

    def _since(self, seat: int, request: PlayAction | Back) -> list[Entry]:
        """Return the entries after the moment at which a guest has decided.

        Raises:
            RefusalError: The guest saw something else at that moment.
        """
        history = self.seat_history(seat)
        if request.at > history.length or history.view_digest(request.at) != request.digest:
            raise RefusalError("moved on", _MOVED_ON)
        return self.session.match.entries[history.position(request.at) : self.session.now]


class _Standing:
    """A match as it stands, to go back to if what is done then cannot be saved."""

    def __init__(self, match: AnyMatch) -> None:
        self._match, self._now = match, match.now
        self._lists = list(match.entries), list(match.states), list(match.side_lines)

    def recover(self) -> None:
        """Put the match back as it was."""
        match, self._match.now = self._match, self._now
        match.entries[:], match.states[:], match.side_lines[:] = self._lists


def _action(game: AnyGame, written: Document) -> Action:
    """Return an action that was sent; raises RefusalError if the game has none such."""
    try:
        return read_action(game.actions, written)
    except KeyError as error:
        raise RefusalError("action", Text("", f"{error.args[0]}.")) from error
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        detail = json_errors(error) if isinstance(error, ValidationError) else str(error)
        raise RefusalError("action", Text("", detail)) from error
