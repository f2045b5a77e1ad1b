"""Reads what a room sends. Nothing in it is trusted: what cannot be read or laid out raises one error."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, TypeVar

from annotated_types import MaxLen

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.rules import Data, State
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import Text
from tabletop.files import positions, records
from tabletop.files.codec import adapter, read_line, read_text
from tabletop.files.documents import Document
from tabletop.files.json_errors import overfull
from tabletop.files.replay import replay
from tabletop.files.setup_codec import SEATS, Seats, Word
from tabletop.session.fair import ShuffleProof
from tabletop.session.room_forms import (
    EnteredForm,
    EntryForm,
    ErrorForm,
    InvitedForm,
    MomentNumber,
    MomentsForm,
    OverForm,
    SeatNumber,
)
from tabletop.session.trust import Disclosure, Fingerprint, fingerprint, fingerprints
from tabletop.session.view_checks import UnreadableError, check_choice, check_view
from tabletop.session.views import BeatView, PublicEntry, visible_entries


@dataclass(frozen=True, slots=True)
class Person(Data):
    """Who plays a seat, and whether somebody is there for it now.

    Attributes:
        seat: The seat.
        name: The name of the person.
        here: True if the person is there.
        bot: The level of the bot that plays for the person, who is away; "" if none does.
    """

    seat: SeatNumber
    name: Word
    here: bool
    bot: Word = ""


@dataclass(frozen=True, slots=True)
class Here(Data):
    """The persons of the room.

    Attributes:
        seats: All persons who have taken their seats, and once the match has begun the seats that were freed
            since, whose name is "".
        opener: The seat of the person who came first; -1 for nobody.
        saved: False while the host cannot save the match.
        practice: True if all have agreed that it is a practice match.
    """

    seats: Annotated[tuple[Person, ...], MaxLen(SEATS)]
    opener: SeatNumber = -1
    saved: bool = True
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Question(Data):
    """A question to all.

    Attributes:
        seat: Who asks.
        missing: Who has not answered yet.
        what: "back": may the seat take back what it did? "stand in": may a bot play for a person who is away?
            "practice": is it to be a practice match? "free": is the seat of somebody to be free?
        moment: For "back": the one that it would be again.
        away: For "stand in" and "free": the seat of that person; else -1.
        level: For "stand in" and "free": the level of the bot; "" for none.
        agreed: Who has agreed so far.
    """

    seat: SeatNumber
    missing: Annotated[tuple[SeatNumber, ...], MaxLen(SEATS)]
    what: Literal["back", "stand in", "practice", "free"] = "back"
    moment: MomentNumber = 0
    away: SeatNumber = -1
    level: Word = ""
    agreed: Annotated[tuple[SeatNumber, ...], MaxLen(SEATS)] = ()


@dataclass(frozen=True, slots=True)
class Agreed(Data):
    """The end of a question: all have agreed, and it is done."""


@dataclass(frozen=True, slots=True)
class Declined(Data):
    """The end of a question: somebody has declined, or somebody has played meanwhile (-1)."""

    seat: SeatNumber


@dataclass(slots=True, eq=False)
class Moment:
    """One moment as a seat is shown it.

    Attributes:
        entry: What led to it; that of the first moment is nobody's.
        beats: The beats of that.
        view: The view after it.
        reasons: Pairs of a bot's seat and its reasons for what the entry shows.
        shown: The fingerprint of entry, beats and view.
        checked: True once the beats have been laid out without fault.
    """

    entry: PublicEntry
    beats: list[BeatView]
    view: State
    reasons: list[tuple[int, tuple[Text, ...]]]
    shown: Fingerprint
    checked: bool = False

    def equals(self, other: Moment) -> bool:
        """Return True if it shows the same."""
        ours, theirs = self.entry, other.entry
        same = (ours.seat, ours.final, ours.own) == (theirs.seat, theirs.final, theirs.own)
        return same and self.view == other.view and self.beats == other.beats


@dataclass(frozen=True, slots=True)
class Moments:
    """Moments from number `since` on; what was known from there on up to `now` is replaced by them.

    Attributes:
        since: How many moments before stay as they are.
        now: How many moments there are, those in the messages that follow included.
        moments: Those that follow upon the first `since`.
        first: The first moment, with the beats of the opening; None if it is not among them.
    """

    since: int
    now: int
    moments: list[Moment]
    first: Moment | None
    setup: Setup | None = None
    """The setup with which the match has begun, without its seed, if `first` is given."""


@dataclass(frozen=True, slots=True)
class Over:
    """The end of a match.

    Attributes:
        end: What the host discloses.
        states: The full state at each moment that the seat was shown; none if the record does not replay.
    """

    end: Disclosure
    states: tuple[State, ...]


@dataclass(frozen=True, slots=True)
class Entered:
    """The answer to `enter`.

    Attributes:
        seat: The seat.
        setup: The setup, without its seed.
        since: From which moment on all is told.
        hints: True if the players may ask for hints.
    """

    seat: int
    setup: Setup
    since: int
    hints: bool


@dataclass(frozen=True, slots=True)
class Invited:
    """The answer to `invite`, or to `free` before the match has begun: the `token` of a new invite."""

    token: str


@dataclass(frozen=True, slots=True)
class Failure:
    """The error of a request: its kind, the reason, and the number of the rule that forbids it or ""."""

    kind: str
    text: Text
    rule: str = ""


Result: TypeAlias = Entered | Invited | Failure | None
"""What comes of a request; None: it was done."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to the request with this number."""

    to: int
    result: Result


@dataclass(frozen=True, slots=True)
class Again(Data):
    """After the end: the invite by which the person who came first sits down again, in another room."""

    invite: Word


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A message that cannot be read; `detail` says why, for a developer."""

    detail: str


Message: TypeAlias = Reply | Moments | Here | Question | Agreed | Declined | Over | Again | Unreadable


_T = TypeVar("_T")


def _checked(form: type[_T], document: Document) -> _T:
    """Return what a document says in this form.

    Raises:
        ValidationError: It has another form.
    """
    return adapter(form).validate_json(json.dumps(document))


class Decoder:
    """Reads the messages about a match of one game, in the thread of the line."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._seat = -1
        """The seat whose views are told, from the answer to `enter` on."""
        self._tells: dict[str, Callable[[Document], Message]] = {
            "moments": self._moments,
            "over": self._over,
            "here": lambda document: _checked(Here, document),
            "asked": lambda document: _checked(Question, document),
            "agreed": lambda document: _checked(Agreed, document),
            "declined": lambda document: _checked(Declined, document),
            "again": lambda document: _checked(Again, document),
        }

    def __call__(self, document: Document) -> Message:
        """Return the message in a document; Unreadable if there is none."""
        try:
            return self._read(document)
        except Exception as error:  # noqa: BLE001  rules that lay out a strange view may raise anything
            return Unreadable(f"{type(error).__name__}: {error}"[:500])

    def _read(self, document: Document) -> Message:
        if not isinstance(document, dict) or overfull(document):
            raise UnreadableError("no object, or too large")
        parts = dict(document)
        if "tell" in parts:
            return self._tells[parts.pop("tell")](parts)
        return self._reply(document)

    def _reply(self, document: Document) -> Reply:
        parts = dict(document)
        to, ok = parts.pop("to"), parts.pop("ok")
        if type(to) is not int or type(ok) is not bool:
            raise UnreadableError("“to” and “ok”")
        if not ok:
            error = _checked(ErrorForm, parts.pop("error"))
            text = read_text(document["error"]["text"])
            result: Result = Failure(error.kind, text, error.rule)
        elif "seat" in parts:
            result = self._entered(_checked(EnteredForm, parts))
            parts = {}
        elif "invite" in parts:
            result = Invited(_checked(InvitedForm, parts).invite)
            parts = {}
        else:
            result = None
            parts.pop("again", None)
        if parts:
            raise UnreadableError(f"unknown parts: {sorted(parts)}")
        return Reply(to, result)

    def _entered(self, given: EnteredForm) -> Entered:
        setup = self._setup(given.setup, given.seat)
        self._seat = given.seat
        return Entered(given.seat, setup, given.since, given.hints)

    def _setup(self, given: Seats, seat: int) -> Setup:
        setup = given.setup()
        if no := refuse_setup(self._game, setup):
            raise UnreadableError(str(no))
        if seat >= len(setup.seats):
            raise UnreadableError(f"no seat {seat}")
        return setup

    def _moments(self, document: Document) -> Moments:
        given = _checked(MomentsForm, document)
        parts = {part is None for part in (given.view, given.opening, given.setup)}
        if len(parts) > 1 or given.since + len(given.moments) > given.now:
            raise UnreadableError("moments that do not fit together")
        first, setup = None, None
        if given.view is not None and given.setup is not None:
            setup = self._setup(given.setup, self._seat)
            beats = self._beats(document["opening"])
            first = _moment(PublicEntry(-1, final=False), beats, self._view(given.view), [])
        pairs = zip(given.moments, document["moments"], strict=True)
        moments = [self._moment(moment, written) for moment, written in pairs]
        last = moments[-1].view if moments else first.view if first is not None else None
        if last is not None:
            check_choice(self._game, last, self._seat)
        return Moments(given.since, given.now, moments, first, setup)

    def _moment(self, given: EntryForm, written: Document) -> Moment:
        reasons = [
            (each["seat"], tuple(read_text(why) for why in each["why"])) for each in written["reasons"]
        ]
        view = self._view(given.view)
        seats = len(self._game.ranks(view))
        lines = [beat.line for beat in given.beats if beat.line is not None]
        acting = [given.by, *(line.seat for line in lines), *(each.seat for each in given.reasons)]
        acting += [part.seat for line in lines for part in (line.reward, line.headline) if part is not None]
        if any(seat >= seats for seat in acting) or given.by < 0:
            raise UnreadableError("a seat that nobody has")
        entry = PublicEntry(given.by, given.final, given.own)
        return _moment(entry, self._beats(written["beats"]), view, reasons)

    def _beats(self, given: list[Document]) -> list[BeatView]:
        return [
            BeatView(
                read_line(beat["line"]) if beat["line"] else None,
                beat["reason"],
                positions.read_shown(self._game, beat["view"]),
                beat.get("motion", ""),
                beat.get("coins", 1),
            )
            for beat in given
        ]

    def _view(self, given: Document) -> State:
        view = positions.read_shown(self._game, given)
        check_view(self._game, view, self._seat)
        return view

    def _over(self, document: Document) -> Over:
        given = _checked(OverForm, document)
        record = records.parse(json.dumps(given.record), "record")
        proof = ShuffleProof(given.secret, given.salts) if given.secret else None
        replayed = replay(record, self._game, "record")
        match = replayed.match
        if replayed.departure is not None or match.choice is not None:
            return Over(Disclosure(record, proof, ()), ())
        states = (match.states[0], *(match.states[at + 1] for at in visible_entries(match, self._seat)))
        return Over(Disclosure(record, proof, fingerprints(self._game, match, self._seat)), states)


def _moment(
    entry: PublicEntry, beats: list[BeatView], view: State, reasons: list[tuple[int, tuple[Text, ...]]]
) -> Moment:
    return Moment(entry, beats, view, reasons, fingerprint(entry, beats, view))
