"""What a guest knows of the match of a room, and what it has asked for. Nothing here waits for the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from tabletop import __version__
from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.files.documents import Document
from tabletop.session.fair import Pledge
from tabletop.session.known_moments import KnownMoments
from tabletop.session.line import Line
from tabletop.session.player_names import clean_name
from tabletop.session.protocol import Absence, RoomConnection
from tabletop.session.room_messages import (
    Again,
    Agreed,
    Declined,
    Decoder,
    Entered,
    Failure,
    Here,
    Invited,
    Message,
    Moment,
    Moments,
    Over,
    Person,
    Question,
    Reply,
    Result,
)
from tabletop.session.room_owner import RoomOwner
from tabletop.session.room_questions import RoomQuestions
from tabletop.session.signals import Signal
from tabletop.session.trust import Verdict, verdict
from tabletop.session.view_checks import UnreadableError
from tabletop.session.views import BeatView

PROTOCOL = 1
"""The version of the messages between a room and its guests."""
ON_ITS_WAY = translate("session", "On its way.")
LOST = translate("session", "Connection lost. Trying again.")
SEAT_LOST = translate("session", "Your seat here has ended: the room was closed, or the seat was freed.")
CANNOT_SHOW = translate("session", "The host sent something this program can't show.")


@dataclass(frozen=True, slots=True)
class Admission:
    """What opens a seat of a room.

    Attributes:
        key: The key of the seat, which its guest has made and stored; from the first time on it alone counts.
        invite: The token of the invite; "" if the seat is taken already.
        name: What the guest calls itself.
        pledge: What it holds against the host, with its salt for the shuffle.
        wish: The seat that it would like, if it takes one; -1 for any.
    """

    key: str
    invite: str = ""
    name: str = ""
    pledge: Pledge = field(default_factory=Pledge)
    wish: int = -1


class RemoteMatch(RoomConnection):
    """One seat of a match in a room: the moments it was told, and the requests under way.

    Args:
        line: The way to the room, not yet dialled.
        game: The game of the room.
        admission: What opens the seat.
    """

    def __init__(self, line: Line, game: AnyGame, admission: Admission) -> None:
        self.line, self.game, self._admission = line, game, admission
        self.seat, self.hints = -1, False
        """The own seat, -1 before the room has answered; and True if the players may ask for hints."""
        self.setup: Setup | None = None
        """The setup without its seed; None until the room has answered. It is final once `ready`."""
        self._known = KnownMoments(game)
        self.moments: Sequence[Moment] = self._known.later
        """The moments known here; those after the current one have not been shown yet."""
        self.now = 0
        """The current moment: how many of them have been shown."""
        self.persons: tuple[Person, ...] = ()
        self.practice = False
        """True if all have agreed that it is a practice match."""
        self.questions, self.owner = RoomQuestions(self), RoomOwner(self)
        self.over: Over | None = None
        """The whole match, once it is over."""
        self.verdict: Verdict | None = None
        """Whether the shuffle was nobody's choice and what was shown true; None until that is known."""
        self.trouble: Text | None = None
        """Why this seat cannot go on at all; None while it can."""
        self.notice: Signal[Text] = Signal()
        """Emitted with a message for the player, such as why an action was not done."""
        self.went_back: Signal[int] = Signal()
        """Emitted when something that was shown has been taken back (the moment before it)."""
        self.ended: Signal[Verdict] = Signal()
        """Emitted when the whole match has come (what was found out about the host)."""
        self.absence: Absence | None = None
        """What this person has missed; None if all is shown."""
        self.announced = 0
        """How many moments there are, as the room has said last."""
        self._numbers = count(1)
        self._connection = 0
        """The connection over which this seat has asked to enter last."""
        self._entering = 0
        """The number of that request, while it is not answered."""
        self._sent: tuple[int, Document] | None = None
        """The request under way, with its number; sent again over each new connection."""
        line.dial(Decoder(game))

    @property
    def ready(self) -> bool:
        """True once there is something to show: the match has begun and its first view is here."""
        return self._known.first is not None

    @property
    def closed(self) -> Text | None:
        """Why nothing can be done now; None if what the rules allow can."""
        if self.trouble is not None:
            return self.trouble
        if self.disconnected:
            return LOST
        return ON_ITS_WAY if self.under_way else None

    @property
    def disconnected(self) -> bool:
        """True while there is no connection, or this seat has not been let in over it yet."""
        away = not self._connection or self._connection != self.line.connection
        return self.trouble is None and (away or bool(self._entering))

    @property
    def under_way(self) -> bool:
        """True from a request of this seat until its answer is here and shown."""
        return self._sent is not None or any(
            moment.entry.seat == self.seat for moment in self.moments[self.now :]
        )

    def view(self, at: int) -> State:
        """Return the view after the first `at` moments."""
        return self._known.moment_at(at - 1).view

    def beats(self, at: int) -> list[BeatView]:
        """Return the beats of moment number `at` (-1: the opening); none if they cannot be laid out."""
        try:
            return self._known.checked_beats(at, self.seat)
        except UnreadableError:
            self._give_up(CANNOT_SHOW)
            return []

    # Requests

    def request(self, request: Document) -> None:
        """Ask for something; its answer comes by `poll`, also over another connection."""
        self._sent = self._send(request), request

    def decide(self, do: str, **parts: object) -> None:
        """Ask for an action, or an undo of this seat's last one ("back"), at the current moment."""
        self.request({"do": do, "at": self.now, "digest": self.view(self.now).digest(), **parts})

    def _send(self, request: Document) -> int:
        number = next(self._numbers)
        self.line.post({**request, "id": number})
        return number

    def _enter(self) -> None:
        game, admission = self.game, self._admission
        request: Document = {"do": "enter", "protocol": PROTOCOL, "program": __version__}
        request |= {"game": game.id, "revision": game.revision, "key": admission.key, "name": admission.name}
        request |= {"invite": admission.invite} if admission.invite else {}
        request |= {"salt": admission.pledge.salt} if admission.pledge.salt else {}
        request |= {"wish": admission.wish} if admission.wish >= 0 else {}
        if self.ready:
            have = len(self.moments)
            request |= {"have": have, "digest": self.view(have).digest()}
        self._entering = self._send(request)

    # Messages

    def poll(self) -> None:
        """Take in what the line has brought; enter again if the connection is another one."""
        connection = self.line.connection
        if self.trouble is None and connection != self._connection:
            self._connection = connection
            if connection:
                self._enter()
        while self.trouble is None and (message := self.line.receive()) is not None:
            self._take(message)

    def _take(self, message: Message) -> None:
        match message:
            case Reply():
                self._reply(message)
            case Moments():
                self._learn(message)
            case Here():
                self.persons, self.practice = message.seats, message.practice
                self.owner.seat = message.opener
            case Question():
                self.questions.present = message
            case Agreed():
                self.questions.present = None
            case Declined():
                self.questions.decline(message.seat)
            case Over():
                self._end(message)
            case Again():
                self.owner.next_invite = message.invite
                self.owner.called_again.emit(message.invite)
            case _:
                self._give_up(CANNOT_SHOW)

    def _reply(self, reply: Reply) -> None:
        """Take the answer to a request; answers to requests that were answered before are dropped."""
        if reply.to == self._entering:
            self._entered(reply.result)
        elif self._sent is not None and reply.to == self._sent[0]:
            self._sent = None
            if isinstance(reply.result, Failure):
                self.notice.emit(reply.result.text)
            elif isinstance(reply.result, Invited):
                self.owner.invited.emit(reply.result.token)

    def _entered(self, result: Result) -> None:
        if isinstance(result, Failure) and result.kind == "unsaved":
            self.notice.emit(result.text)  # the host hangs up, and this line tries again
        elif isinstance(result, Failure):
            lost = result.kind == "closed" and self.setup is not None
            self._give_up(SEAT_LOST if lost else result.text)
        elif not isinstance(result, Entered) or (self.setup is not None and result.seat != self.seat):
            self._give_up(CANNOT_SHOW)
        else:
            self._entering, self.seat, self.hints = 0, result.seat, result.hints
            if not self.ready:
                self.setup = result.setup
            if self._sent is not None:
                request = self._sent[1]
                self._sent = self._send(request), request

    def _learn(self, news: Moments) -> None:
        """Take moments in; if some that were shown are void now, go back."""
        self.announced = news.now
        if news.first is not None and news.setup is not None and not self.ready and self.seat >= 0:
            self.setup = replace(news.setup, names=tuple(map(clean_name, news.setup.names)))
            self._known.take_first(news.first, self.setup)
        try:
            same = self._known.replace_from(news)
        except UnreadableError:
            self._give_up(CANNOT_SHOW)
            return
        if same < self.now:
            self.now = same
            self.went_back.emit(same)

    def _end(self, over: Over) -> None:
        if self.setup is None or not self.ready:
            self._give_up(CANNOT_SHOW)
            return
        self.over = over
        self.verdict = verdict(self.setup, self._known.seen, over.end, self._admission.pledge)
        self.ended.emit(self.verdict)

    def _give_up(self, why: Text) -> None:
        """Go on no more; what is known can still be looked at."""
        if self.trouble is not None:
            return
        self.trouble, self._sent = why, None
        self.line.hang_up()
        self.notice.emit(why)

    @property
    def active_seat(self) -> int:
        """The seat whose choice waits, preferably this one; -1 if the match is over."""
        seats = rules.pending_seats(self.view(self.now))
        return self.seat if self.seat in seats else seats[0] if seats else -1

    def waiting_elsewhere(self) -> tuple[int, ...]:
        """Return the seats of other persons whose choices wait, if this one's does not."""
        seats = rules.pending_seats(self.view(self.now))
        if self.setup is None or self.seat in seats:
            return ()
        return tuple(seat for seat in seats if self.setup.seats[seat] == PERSON)

    def try_now(self) -> None:
        """Try at once to connect again."""
        self.line.try_now()
