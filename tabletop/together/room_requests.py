"""The requests of guests, strictly validated; the second part of docs/protocol.md describes each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import ValidationError

from tabletop.engine.rules import Data
from tabletop.engine.text import Text, translate
from tabletop.files.codec import adapter, write_text
from tabletop.files.documents import Document
from tabletop.files.json_errors import json_errors, overfull
from tabletop.files.records import MOST_ACTIONS, Digest
from tabletop.files.setup_codec import SEATS
from tabletop.together.invite import MAX_INVITE

CLOSED = translate("room", "This invite opens no seat here. Ask for a new one.")
UNSAVED = translate("room", "The host can't save the match at the moment, so this wasn't done.")
_Moment = Annotated[int, Ge(0), Le(MOST_ACTIONS)]
_Word = Annotated[str, MaxLen(200)]
_Secret = Annotated[str, MaxLen(100)]


class RefusalError(Exception):
    """A request was refused; nothing has changed.

    Attributes:
        kind: The kind of error, as in docs/protocol.md.
        text: The reason, for the player.
        rule: The number of the rule that forbids it; "" if none does.
        ticket: The ticket of the host that has to be asked instead; "" if there is none.
    """

    def __init__(self, kind: str, text: Text, rule: str = "", *, ticket: str = "") -> None:
        super().__init__(kind)
        self.kind, self.text, self.rule, self.ticket = kind, text, rule, ticket

    def reply_to(self, number: int) -> Document:
        """Return the answer to the request with this number."""
        written = {"kind": self.kind, "text": write_text(self.text)}
        more = {"rule": self.rule, "ticket": self.ticket}
        return {"to": number, "ok": False, "error": written | {key: say for key, say in more.items() if say}}


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomRequest(Data):
    """Base of all requests. The answer repeats the number."""

    id: Annotated[int, Ge(1), Le(1 << 53)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(RoomRequest):
    """Take a seat, by its key or by the invite and a new key.

    Attributes:
        protocol: The version of the messages.
        program: The version of the program.
        game: The game's id.
        revision: The revision of its rules.
        key: The key of the seat.
        invite: The token of the invite, if the seat is not taken yet.
        name: What the guest calls itself.
        have: How many moments it knows; None if it knows none, not even the first.
        digest: The digest of its view there.
        room: The id of the room; only the host needs it.
        salt: What a new guest adds to the shuffle, after it has heard the commitment of the host.
        wish: The seat that a new guest would like; it gets another one if that is not free.
    """

    protocol: int
    program: _Word
    game: _Word
    revision: int
    key: Annotated[str, MinLen(40), MaxLen(100)]
    invite: _Secret = ""
    name: Annotated[str, MaxLen(1000)] = ""
    have: _Moment | None = None
    digest: Digest = 0
    room: _Word = ""
    salt: _Secret = ""
    wish: Annotated[int, Ge(-1), Le(SEATS)] = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAtRoom(RoomRequest):
    """See who plays what in a room, by its invite or by the key of a seat, before anything is taken."""

    room: _Word
    invite: _Secret = ""
    key: _Secret = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayAction(RoomRequest):
    """Do an action after the first `at` moments, where the guest's view has this digest."""

    at: _Moment
    digest: Digest
    action: Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Back(RoomRequest):
    """Take back what the seat has sealed, or its last action; `at` and `digest` as in PlayAction."""

    at: _Moment
    digest: Digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(RoomRequest):
    """Ask all others who are there.

    Attributes:
        what: "back": may the seat take back its last action? "stand in": may a bot play for somebody away?
            "practice": is it to be a practice match?
        away: For "stand in": the seat of that person.
        level: For "stand in": the level of the bot.
    """

    what: Literal["back", "stand in", "practice"]
    away: Annotated[int, Ge(-1), Le(SEATS)] = -1
    level: _Word = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agree(RoomRequest):
    """Answer the question that all are asked."""

    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill(RoomRequest):
    """Let bots take all seats of persons that are still free, so that the match begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewInvite(RoomRequest):
    """Get a new invite to the room; the one before opens nothing any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Free(RoomRequest):
    """Free a seat, whose key and the present invite then open nothing any more.

    Attributes:
        seat: The seat. That of another is freed before the match begins, or when all others who are there
            agree.
        level: The level of the bot that plays on there; "" for none.
    """

    seat: Annotated[int, Ge(0), Le(SEATS)]
    level: _Word = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Again(RoomRequest):
    """Tell everybody, after the end, by which invite they sit down again, in another room."""

    invite: Annotated[str, MaxLen(MAX_INVITE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(RoomRequest):
    """Ask for a sign of life."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(RoomRequest):
    """Leave the room. Where the match has not begun, the seat is free again."""


REQUESTS: dict[str, type[RoomRequest]] = {
    "enter": Enter, "play": PlayAction, "back": Back, "ask": Ask, "agree": Agree, "fill": Fill, "ping": Ping,
    "leave": Leave, "invite": NewInvite, "free": Free, "again": Again
}  # fmt: skip
AT_THE_DOOR: dict[str, type[RoomRequest]] = {"enter": Enter, "look": LookAtRoom, "ping": Ping}
"""What a guest may ask of a host that is in no room yet."""


def request_number(document: object) -> int:
    """Return the number of a request that may be malformed; 0 if it has none."""
    number = document.get("id") if isinstance(document, dict) else None
    return number if type(number) is int and 0 < number <= 1 << 53 else 0


def read_request(document: object, kinds: dict[str, type[RoomRequest]] = REQUESTS) -> RoomRequest:
    """Return the request in a document, which must be of one of these kinds.

    Raises:
        RefusalError: It is malformed.
    """
    if not isinstance(document, dict):
        raise _malformed("A request is a JSON object.")
    if detail := overfull(document):
        raise _malformed(f"{detail} are more than any request has.")
    kind = document.get("do")
    if not isinstance(kind, str) or kind not in kinds:
        raise _malformed(f"“do” must be one of: {', '.join(kinds)}.")
    parts = {key: value for key, value in document.items() if key != "do"}
    try:
        return adapter(kinds[kind]).validate_json(json.dumps(parts))
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        detail = json_errors(error) if isinstance(error, ValidationError) else str(error)
        raise _malformed(f"{kind}: {detail}.") from error


def _malformed(detail: str) -> RefusalError:
    return RefusalError("request", Text("", detail))
