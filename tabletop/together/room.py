"""One match played from several machines. Guests ask and are told; there are no sockets and no clock here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop import __version__
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.text import Text, translate
from tabletop.files.documents import Document
from tabletop.files.records import record_json
from tabletop.files.schema import CannotWriteError, LibraryError
from tabletop.session.fair import is_secret
from tabletop.session.local import LocalSession
from tabletop.session.player_names import clean_name
from tabletop.session.remote_match import PROTOCOL
from tabletop.together import room_requests as ask
from tabletop.together.guest import Guest
from tabletop.together.moments import SeatHistory, setup_without_seed
from tabletop.together.play_again import PlayAgain
from tabletop.together.questions import OpenQuestion, Questions
from tabletop.together.room_match import RoomMatch
from tabletop.together.room_requests import UNSAVED, RefusalError
from tabletop.together.room_start import RoomStart
from tabletop.together.seat_keys import SeatKeys
from tabletop.together.stand_ins import StandIns, free_question, stand_in_question
from tabletop.together.taking_back import target

_OLD_GUEST = translate("room", "The host has Tabletop {host}, and you have {guest}. Update yours to join.")
_OLD_HOST = translate("room", "The host has Tabletop {host}, and has to update it: you have {guest}.")
_SEAT_STAYS = translate("room", "{why} Your seat is kept.")
_OTHER_GAME = translate("room", "Another game is played in this room.")
_WAITING = translate("room", "The match hasn't begun: not everybody is here yet.")


class Room:
    """One match, the persons who play in it, and what each of them hears.

    The match begins when every seat of a person is taken. Nothing is told before it is saved.

    Args:
        game: The game.
        setup, deal, store_setup, secret: As in `RoomStart`.
        keys: Who may sit where.
        stand_ins: Which bots play for persons who are away.
        hints: True if the players may ask for hints.
        begun: True if the match has begun before.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        keys: SeatKeys,
        deal: Callable[[Setup], LocalSession],
        store_setup: Callable[[Setup], object] = lambda _setup: None,
        secret: str = "",
        stand_ins: StandIns | None = None,
        *,
        hints: bool = False,
        begun: bool = False,
    ) -> None:
        self.game, self.keys, self.guests, self._hints = game, keys, list[Guest](), hints
        self._start = RoomStart(game, setup, keys, deal, store_setup, secret, begun=begun)
        self._match: RoomMatch | None = None
        """The match, once it has begun."""
        self._tell_on: Callable[[], object] = self._tell_news
        """Tells the next part of what somebody has not heard; at a host others come in between."""
        self._questions = Questions(self.guests, self.history)
        self._stand_ins = StandIns({}, lambda _levels: None) if stand_ins is None else stand_ins
        self._play_again = PlayAgain(self.guests, keys)
        self.saved = True
        """False while the match, or its beginning, cannot be saved, as all have been told."""
        self._answers: dict[type[ask.RoomRequest], Callable[[Guest, Any], Document]] = {
            ask.PlayAction: self._play,
            ask.Back: self._back,
            ask.Ask: self._ask,
            ask.Agree: self._agree,
            ask.Fill: self._fill,
            ask.Leave: self._leave,
            ask.Again: self._play_again.call,
            ask.NewInvite: lambda guest, _request: _new_invite(keys, guest),
            ask.Free: self._free,
            ask.Ping: lambda _guest, _request: {},
        }
        if self._start.may_begin:
            self._begin()

    @property
    def session(self) -> LocalSession | None:
        """The match, once it has begun."""
        return None if self._match is None else self._match.session

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
            refusal = error if isinstance(error, RefusalError) else RefusalError("unsaved", UNSAVED)
            self._note_saved()
            guest.tell(refusal.reply_to(number))
            return
        self._note_saved()
        guest.last = number, answer
        if isinstance(request, ask.Enter):
            guest.tell(answer)
            self._tell_who()
            self._tell_news()
            self._questions.seat_entered(guest.seat)
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
        _check_version(self.game, request, seated=self.keys.seat_of(request.key) is not None)
        seat = self._seat_of(request)
        if self._stand_ins.relieve(seat) and self.session is not None:
            self.session.others.cancel()  # what the bot was thinking of
        guest.seat = seat
        self.guests.append(guest)
        if self._match is None and self._start.may_begin:
            self._begin()
        setup = self._start.setup if self.session is None else self.session.setup
        since = 0
        if self._match is not None and request.have is not None:
            history = self._match.seat_history(seat)
            if request.have <= history.length and history.view_digest(request.have) == request.digest:
                since = request.have
                guest.heard = history.noticed[:since]
        return {"seat": seat, "setup": setup_without_seed(setup), "since": since, "hints": self._hints}

    def _seat_of(self, request: ask.Enter) -> int:
        """Return the seat that a key opens, or that the invite gives to it.

        Raises:
            RefusalError: There is none, one refusal for whatever reason.
            LibraryError: A new key cannot be stored.
        """
        if request.salt and not is_secret(request.salt):
            raise RefusalError("request", Text("", "“salt” has 64 hexadecimal digits."))
        seat = self.keys.seat_of(request.key)
        if seat is None:
            salt = "" if self._start.begun else request.salt
            seat = self.keys.take(request.key, request.invite, request.name, salt, request.wish)
        if seat is None:
            raise RefusalError("closed", ask.CLOSED)
        return seat

    def _leave(self, guest: Guest, _request: ask.RoomRequest) -> Document:
        """Let a guest go; before the match has begun, the seat is free again."""
        if self._match is None:
            self.keys.free(guest.seat)
        self.gone(guest)
        guest.seat = -1
        return {}

    def _fill(self, guest: Guest, _request: ask.Fill) -> Document:
        """Let bots take all seats that are free, and begin."""
        self.keys.check_opener(guest.seat)
        if self._match is not None:
            return {"again": True}  # it was done already, only the answer was lost
        self._start.seat_bots()
        self._begin()
        if self.session is None:
            raise RefusalError("unsaved", UNSAVED)
        return {}

    def _free(self, guest: Guest, request: ask.Free) -> Document:
        """Free a seat: the own one, or for the person who came first another one."""
        own, begun = request.seat == guest.seat, self._start.begun
        if own and not begun:
            return self._leave(guest, request)
        if not own:
            self.keys.check_opener(guest.seat)
        if request.seat in self.keys.seats and request.seat not in self.keys.taken:
            return {"again": True}  # it was done already, only the answer was lost
        here = {each.seat for each in self.guests if begun and not own}
        question = free_question(guest.seat, request, self.keys.seats, here)
        if not begun:
            return {"invite": self._vacate(question)}
        if own or not self._questions.pose(question):
            self._do(question)
        return {}

    def _begin(self) -> None:
        """Begin the match, unless that cannot be stored and has to be tried again."""
        try:
            self._match = RoomMatch(self._start.begin_match(), self._stand_ins.levels)
        except CannotWriteError:
            self._match = None
        self._note_saved()

    # Tells

    def history(self, seat: int) -> SeatHistory:
        """Return what a seat hears of the match (-1: the public), which must have begun."""
        assert self._match is not None
        return self._match.seat_history(seat)

    def _tell_who(self) -> None:
        """Tell everybody who sits where and who is there."""
        there, levels = {guest.seat for guest in self.guests}, self._stand_ins.levels
        seats = [
            {"seat": seat, "name": self.keys.person_at(seat), "here": seat in there}
            | ({"bot": levels[seat]} if seat in levels else {})
            for seat in sorted(self.keys.seats if self._start.begun else self.keys.taken)
        ]
        practice = self.session is not None and self.session.history.practice
        here = {"tell": "here", "seats": seats, "opener": self.keys.opener, "saved": self.saved} | (
            {"practice": True} if practice else {}
        )
        for guest in self.guests:
            guest.tell(here)

    def _tell_news(self) -> None:
        """Tell everybody the next moments that they have not heard, or the end."""
        match = self._match
        if match is None or not match.dealt:
            return
        behind = False
        for guest in self.guests:
            if not guest.hear(match.seat_history(guest.seat)):
                behind = True
            elif match.has_ended and not guest.ended:
                guest.ended = True
                record = record_json(match.session.storage.record())
                guest.tell({"tell": "over", "record": record, **self._start.proof})
                self._play_again.tell_next(guest)
        if behind:
            self._tell_on()

    # The match

    def let_bots_act(self) -> None:
        """Take the moves of bots, who think in a process of their own, and tell them."""
        while self.saved and self._match is not None and self._match.let_bot_act():
            self._questions.table_changed(noticed=self._match.noticed)
            self._tell_news()
        self._note_saved()

    def save_again(self) -> bool:
        """Try to save what could not be saved; True if everything is saved."""
        if self._match is None and self._start.may_begin:
            self._begin()
        if self._match is not None:
            self._match.retry_saving()
        self._note_saved()
        self._tell_news()
        return self.saved

    def _note_saved(self) -> None:
        """Tell everybody if the match can no longer be saved, or can be again."""
        saved = not self._start.may_begin if self._match is None else self._match.saved
        if saved != self.saved:
            self.saved = saved
            self._tell_who()

    def _playing(self) -> RoomMatch:
        """Return the match; raises RefusalError if it has not begun."""
        if self._match is None:
            raise RefusalError("waiting", _WAITING)
        return self._match

    def _play(self, guest: Guest, request: ask.PlayAction) -> Document:
        match = self._playing()
        if not match.do_action(guest.seat, request):
            return {"again": True}
        self._questions.table_changed(noticed=match.noticed)
        return {}

    def _back(self, guest: Guest, request: ask.Back) -> Document:
        self._questions.table_changed(noticed=self._playing().revoke(guest.seat, request))
        return {}

    # Questions

    def _ask(self, guest: Guest, request: ask.Ask) -> Document:
        """Ask all others who are there; what nobody has to agree to is done at once."""
        session = self._playing().session
        if request.what == "back":
            question = OpenQuestion("back", guest.seat, target(session, guest.seat))
        elif request.what == "practice":
            question = OpenQuestion("practice", guest.seat)
        else:
            here = {each.seat for each in self.guests}
            question = stand_in_question(guest.seat, request.away, request.level, self.keys.seats, here)
        if not self._questions.pose(question):
            self._do(question)
        return {}

    def _agree(self, guest: Guest, request: ask.Agree) -> Document:
        """Take an answer to that; when all agree, it is done."""
        self._playing()
        if (question := self._questions.agree(guest.seat, yes=request.yes)) is not None:
            try:
                self._do(question)
            except (RefusalError, LibraryError):
                self._questions.conclude()
                raise
            self._questions.fulfil()
        return {}

    def _do(self, question: OpenQuestion) -> None:
        """Do what all have agreed to; raises RefusalError or LibraryError if that cannot be saved."""
        if question.what == "back":
            self._playing().go_back(question.to)
        elif question.what == "practice":
            self._playing().turn_into_practice()
            self._tell_who()
        elif question.what == "free":
            self._vacate(question)
        else:
            self._stand_ins.seat_bot(question.away, question.level)
            self._tell_who()

    def _vacate(self, question: OpenQuestion) -> str:
        """Free a seat, which neither its key nor the old invite opens; returns the token of a new invite."""
        seat, token = question.away, self.keys.renew_invite()
        self.keys.free(seat)
        if question.level:
            self._stand_ins.seat_bot(seat, question.level)
        for guest in [each for each in self.guests if each.seat == seat]:
            self.gone(guest)
            guest.seat = -1
            if question.seat != seat:  # who leaves gets an answer first
                guest.send_away()
        self._tell_who()
        return token

    def sleep(self) -> None:
        """Close the match, which stays in the library. The room is not used any more."""
        if self._match is not None:
            self._match.session.close()


def _new_invite(keys: SeatKeys, guest: Guest) -> Document:
    """Give the person who came first a new invite; raises RefusalError for others."""
    keys.check_opener(guest.seat)
    return {"invite": keys.renew_invite()}


def _check_version(game: AnyGame, request: ask.Enter, *, seated: bool) -> None:
    """Raise RefusalError if a guest, who may have a seat, plays another game, or by another version."""
    if request.game != game.id:
        raise RefusalError("version", _OTHER_GAME)
    theirs, here = (request.protocol, request.revision), (PROTOCOL, game.revision)
    if theirs != here:
        versions = {"host": __version__, "guest": clean_name(request.program)}
        why = (_OLD_GUEST if theirs < here else _OLD_HOST).fill(**versions)
        raise RefusalError("version", _SEAT_STAYS.fill(why=why) if seated else why)
