"""One match played from several machines. Guests ask and are told; there are no sockets and no clock here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.rules import Action
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import Text, translate
from tabletop.files.codec import read_action
from tabletop.files.documents import Document
from tabletop.files.json_errors import json_errors
from tabletop.files.records import record_json
from tabletop.files.schema import CannotWriteError, LibraryError
from tabletop.session.local import LocalSession
from tabletop.session.remote_match import PROTOCOL
from tabletop.session.views import human_seats
from tabletop.together import room_requests as ask
from tabletop.together.guest import Guest
from tabletop.together.moments import SeatHistory, setup_without_seed
from tabletop.together.room_requests import RefusalError
from tabletop.together.seat_keys import SeatKeys
from tabletop.together.taking_back import Questions, sealed_by_others, take_back

_OLD_GUEST = translate("room", "The host has a newer version of Tabletop. Update yours to join.")
_OLD_HOST = translate("room", "The host has an older version of Tabletop, and has to update it.")
_OTHER_GAME = translate("room", "Another game is played in this room.")
_WAITING = translate("room", "The match hasn't begun: not everybody is here yet.")
_MOVED_ON = translate("room", "The table has changed meanwhile, so this wasn't done.")
_NOT_OPENER = translate("room", "Only the person who came first can do that.")
_UNSAVED = translate("room", "The host can't save the match at the moment, so this wasn't done.")

_BOT = "normal"
"""The bot that takes a seat for which nobody has come."""


class Room:
    """One match, the persons who play in it, and what each of them hears.

    The match begins when every seat of a person is taken. Nothing is told before it is saved.

    Args:
        game: The game.
        setup: The setup; the names of the persons are filled in when the match begins.
        keys: Who may sit where.
        deal: Begins the match of a setup, or goes on with the one that was begun before.
        store_setup: Called with a changed setup before anybody hears of it; what it raises lets the change
            fail.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        keys: SeatKeys,
        deal: Callable[[Setup], LocalSession],
        store_setup: Callable[[Setup], object] = lambda _setup: None,
    ) -> None:
        self.game, self.keys, self.guests = game, keys, list[Guest]()
        self.session: LocalSession | None = None
        """The match, once it has begun."""
        self._setup, self._deal, self._store_setup = setup, deal, store_setup
        self._tell_on: Callable[[], object] = self._tell_news
        """Tells the next part of what somebody has not heard; at a host others come in between."""
        self._histories: dict[int, SeatHistory] = {}
        self._questions = Questions(self.guests, self.history)
        self.saved, self._dealt = True, False
        """`saved`: False while the match, or its beginning, cannot be saved.
        `_dealt`: True once it has been dealt and saved; nothing is told of it before."""
        self._answers: dict[type[ask.RoomRequest], Callable[[Guest, Any], Document]] = {
            ask.PlayAction: self._play,
            ask.Back: self._back,
            ask.Ask: self._ask,
            ask.Agree: self._agree,
            ask.Fill: self._fill,
            ask.Leave: self._leave,
            ask.Ping: lambda _guest, _request: {},
        }
        if keys.complete:
            self._begin()

    # Guests

    def respond(self, guest: Guest, document: object) -> None:
        """Do what a guest asks, and tell everybody what has come of it. A refused request does nothing.

        A request with the number of the last one is answered once more, not done once more.
        """
        number = ask.request_number(document)
        if number and number == guest.last[0]:
            guest.tell(guest.last[1])
            return
        try:
            request = ask.read_request(document)
            answer = {"to": number, "ok": True, **self._answer(guest, request)}
        except (RefusalError, LibraryError) as error:  # a key could not be stored
            refusal = error if isinstance(error, RefusalError) else RefusalError("unsaved", _UNSAVED)
            guest.tell(refusal.reply_to(number))
            return
        guest.last = number, answer
        if isinstance(request, ask.Enter):
            guest.tell(answer)
            self._tell_who()
            self._tell_news()
        else:
            self._tell_news()  # first, so that what has happened is there when the answer is
            guest.tell(answer)

    def _answer(self, guest: Guest, request: ask.RoomRequest) -> Document:
        """Do what is asked and return the parts of the answer.

        Raises:
            RefusalError, LibraryError: It is refused, or cannot be stored; nothing has changed.
        """
        if request.id < guest.last[0]:
            raise RefusalError("request", Text("", "The numbers of requests rise."))
        if isinstance(request, ask.Enter):
            return self._enter(guest, request)
        if guest.seat < 0:
            raise RefusalError("request", Text("", "Enter first."))
        return self._answers[type(request)](guest, request)

    def gone(self, guest: Guest) -> None:
        """Note that a guest's line was lost. The seat stays theirs."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._questions.seat_left(guest.seat)
            self._tell_who()

    def _enter(self, guest: Guest, request: ask.Enter) -> Document:
        if guest.seat >= 0:
            raise RefusalError("request", Text("", "You have entered."))
        if not self.keys.opens(request.key, request.invite):
            raise RefusalError("closed", ask.CLOSED)
        _check_version(self.game, request)
        seat = self._seat_of(request)
        guest.seat = seat
        self.guests.append(guest)
        if self.session is None and self.keys.complete:
            self._begin()
        setup = self._setup if self.session is None else self.session.setup
        since = 0
        if self.session is not None and request.have is not None:
            history = self.history(seat)
            if request.have <= history.length and history.view_digest(request.have) == request.digest:
                since = request.have
                guest.heard = history.noticed[:since]
        return {"seat": seat, "setup": setup_without_seed(setup), "since": since}

    def _seat_of(self, request: ask.Enter) -> int:
        """Return the seat that a key opens, or that the invite gives to it.

        Raises:
            RefusalError: There is none, one refusal for whatever reason.
            LibraryError: A new key cannot be stored.
        """
        seat = self.keys.seat_of(request.key)
        if seat is None:
            seat = self.keys.take(request.key, request.invite, request.name)
        if seat is None:
            raise RefusalError("closed", ask.CLOSED)
        return seat

    def _leave(self, guest: Guest, _request: ask.Leave) -> Document:
        """Let a guest go; before the match has begun, the seat is free again."""
        if self.session is None:
            self.keys.free(guest.seat)
        self.gone(guest)
        guest.seat = -1
        return {}

    def _fill(self, guest: Guest, _request: ask.Fill) -> Document:
        """Let bots take all seats that are free, and begin."""
        if guest.seat != self.keys.opener:
            raise RefusalError("opener", _NOT_OPENER)
        if self.session is not None:
            return {"again": True}  # it was done already, only the answer was lost
        free = {*self.keys.seats} - {*self.keys.taken}
        seats = [_BOT if seat in free else who for seat, who in enumerate(self._setup.seats)]
        setup = replace(self._setup, seats=tuple(seats))
        if no := refuse_setup(self.game, setup):
            raise RefusalError("refused", no.reason, no.rule)
        try:
            self._store_setup(setup)
        except LibraryError as error:
            raise RefusalError("unsaved", _UNSAVED) from error
        self._setup, self.keys.seats = setup, human_seats(setup)
        if not self._begin():
            raise RefusalError("unsaved", _UNSAVED)
        return {}

    def _begin(self) -> bool:
        """Deal, with the names of all persons; False if that cannot be saved, and has to be tried again."""
        names = [*self._setup.names, *("" for _ in self._setup.seats)][: len(self._setup.seats)]
        for seat in self.keys.seats:
            names[seat] = self.keys.person_at(seat)
        try:
            self.session = self._deal(replace(self._setup, names=tuple(names)))
        except CannotWriteError:
            self._note_saved(False)
            return False
        keeper = self.session.keeper
        self._dealt = keeper is None or not keeper.failing
        self._note_saved(self._dealt)
        return True

    # Tells

    def history(self, seat: int) -> SeatHistory:
        """Return what a seat hears of the match (-1: the public), which must have begun."""
        assert self.session is not None
        return self._histories.setdefault(seat, SeatHistory(self.session, seat))

    def _tell_who(self) -> None:
        """Tell everybody who sits where and who is there."""
        there = {guest.seat for guest in self.guests}
        seats = [
            {"seat": seat, "name": self.keys.person_at(seat), "here": seat in there}
            for seat in sorted(self.keys.taken)
        ]
        for guest in self.guests:
            guest.tell({"tell": "here", "seats": seats, "saved": self.saved})

    def _tell_news(self) -> None:
        """Tell everybody the next moments that they have not heard, or the end."""
        session = self.session
        if session is None or not self._dealt:
            return
        behind = False
        for guest in self.guests:
            if not guest.hear(self.history(guest.seat)):
                behind = True
            elif session.match.choice is None and not guest.ended:
                guest.ended = True
                guest.tell({"tell": "over", "record": record_json(session.storage.record())})
        if behind:
            self._tell_on()

    # The match

    def let_bots_act(self) -> None:
        """Take the moves of bots, who think in a process of their own, and tell them."""
        session = self.session
        if session is None or not self.saved:
            return
        session.others.poll()
        while not session.others.busy:
            before = _Standing(session.match)
            if not session.others.advance() or not self._is_saved(before):
                return
            self._questions.conclude()
            self._tell_news()
            session.others.poll()

    def save_again(self) -> bool:
        """Try to save what could not be saved; True if everything is saved."""
        if self.session is None and self.keys.complete:
            if not self._begin():
                return False
            self._note_saved(True)
            self._tell_news()
        keeper = None if self.session is None else self.session.keeper
        saved = keeper is None or not keeper.failing or keeper.shelf.save_again()
        self._note_saved(saved)
        if saved and keeper is not None and not self._dealt:
            self._dealt = True
            self._tell_news()
        return saved

    def _is_saved(self, before: _Standing) -> bool:
        """Return True if the match is saved; else put it back as it was, and tell everybody."""
        session = self.session
        assert session is not None
        saved = session.keeper is None or not session.keeper.failing
        if not saved:
            before.recover()
        self._note_saved(saved)
        return saved

    def _note_saved(self, saved: bool) -> None:  # noqa: FBT001
        if saved != self.saved:
            self.saved = saved
            self._tell_who()

    def _playing(self) -> LocalSession:
        """Return the match, ready to be changed.

        Raises:
            RefusalError: It has not begun, or cannot be saved at the moment.
        """
        if self.session is None:
            raise RefusalError("waiting", _WAITING)
        if self.session.read_only_reason is not None:
            raise RefusalError("unsaved", self.session.read_only_reason)
        if not self.save_again():
            raise RefusalError("unsaved", _UNSAVED)
        return self.session

    def _since(self, session: LocalSession, seat: int, request: ask.PlayAction | ask.Back) -> list[Entry]:
        """Return the entries after the moment at which a guest has decided.

        Raises:
            RefusalError: The guest saw something else at that moment.
        """
        history = self.history(seat)
        if request.at > history.length or history.view_digest(request.at) != request.digest:
            raise RefusalError("moved on", _MOVED_ON)
        return session.match.entries[history.position(request.at) : session.now]

    def _play(self, guest: Guest, request: ask.PlayAction) -> Document:
        session, action = self._playing(), _action(self.game, request.action)
        since = self._since(session, guest.seat, request)
        own = [entry for entry in since if entry.seat == guest.seat]
        if own and own[0].action == action:
            return {"again": True}  # it was done already, only the answer was lost
        if not sealed_by_others(since, guest.seat):
            raise RefusalError("moved on", _MOVED_ON)
        before = _Standing(session.match)
        if no := session.submit(guest.seat, action):
            raise RefusalError("refused", no.reason, no.rule)
        if not self._is_saved(before):
            raise RefusalError("unsaved", _UNSAVED)
        self._questions.conclude()
        return {}

    def _back(self, guest: Guest, request: ask.Back) -> Document:
        session = self._playing()
        if not sealed_by_others(self._since(session, guest.seat, request), guest.seat):
            raise RefusalError("moved on", _MOVED_ON)
        before = _Standing(session.match)
        take_back(session, guest.seat)
        if not self._is_saved(before):
            raise RefusalError("unsaved", _UNSAVED)
        self._questions.conclude()
        return {}

    # Questions

    def _ask(self, guest: Guest, request: ask.Ask) -> Document:
        """Ask all others who are there whether a seat may take back its last action."""
        if request.what != "back":
            raise RefusalError("request", Text("", "“what” must be: back."))
        self._questions.pose(self._playing().match, guest.seat)
        return {}

    def _agree(self, guest: Guest, request: ask.Agree) -> Document:
        """Take an answer to that; when all agree, it is taken back."""
        session = self._playing()
        to = self._questions.agree(guest.seat, yes=request.yes)
        if to is None:
            return {}
        before = _Standing(session.match)
        session.history.go(to)
        if not self._is_saved(before):
            raise RefusalError("unsaved", _UNSAVED)
        return {}

    def sleep(self) -> None:
        """Close the match, which stays in the library. The room is not used any more."""
        if self.session is not None:
            self.session.close()


class _Standing:
    """A match as it stands, to go back to if what is done then cannot be saved."""

    def __init__(self, match: AnyMatch) -> None:
        self._match, self._now = match, match.now
        self._lists = list(match.entries), list(match.states), list(match.side_lines)

    def recover(self) -> None:
        """Put the match back as it was."""
        match, self._match.now = self._match, self._now
        match.entries[:], match.states[:], match.side_lines[:] = self._lists


def _check_version(game: AnyGame, request: ask.Enter) -> None:
    """Raise RefusalError if a guest plays another game, or by another version."""
    if request.game != game.id:
        raise RefusalError("version", _OTHER_GAME)
    theirs, here = (request.protocol, request.revision), (PROTOCOL, game.revision)
    if theirs != here:
        raise RefusalError("version", _OLD_GUEST if theirs < here else _OLD_HOST)


def _action(game: AnyGame, written: Document) -> Action:
    """Return an action that was sent; raises RefusalError if the game has none such."""
    try:
        return read_action(game.actions, written)
    except KeyError as error:
        raise RefusalError("action", Text("", f"{error.args[0]}.")) from error
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        detail = json_errors(error) if isinstance(error, ValidationError) else str(error)
        raise RefusalError("action", Text("", detail)) from error
