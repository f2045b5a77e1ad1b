"""Invites to a room, and the secrets of a room: its invite's token and the keys of its seats.

An invite is one line, `tabletop:TICKET/ROOM/TOKEN`: the ticket by which the host is dialled, the id of the
room, and the token, whose last four letters are a checksum of all of it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256

from tabletop.engine.text import Text, translate

MAX_INVITE = 400
"""Maximum length of an invite, in characters."""
_HEAD = "tabletop:"
_ROOM, _TOKEN, _CHECKSUM = 8, 22, 4
MAX_TICKET = MAX_INVITE - len(_HEAD) - len("//") - _ROOM - _TOKEN - _CHECKSUM
"""Maximum length of a ticket, in characters."""
_MAX_TEXT = 100_000
"""Number of characters at the beginning of a text in which an invite is looked for."""
_BROKEN_LINE = re.compile(r"[\s>\u00ad\u200b-\u200d\u2060\ufeff]+")
"""What mail and chat programs put into a long line: line breaks, quote marks, invisible characters."""
_START = re.compile(rf"{_HEAD}(?=[A-Za-z0-9])", re.IGNORECASE)
_TICKET_SHAPE = rf"[a-z0-9][a-z0-9.-]{{0,{MAX_TICKET - 1}}}"
_SHAPE = re.compile(
    rf"(?P<ticket>{_TICKET_SHAPE})/(?P<room>[\w-]{{{_ROOM}}})/(?P<token>[\w-]{{{_TOKEN}}})"
    rf"(?P<checksum>[\w-]{{{_CHECKSUM}}})",
    re.ASCII,
)
_NONE = translate("together", "There is no invite in this text.")
_DAMAGED = translate("together", "This invite is damaged. Ask for it again.")


class InviteError(Exception):
    """No invite could be read; `text` says why, for the player."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class Invite:
    """The way to a free seat of a room.

    Attributes:
        ticket: Tells a door how to dial the host.
        room: The id of the room at the host.
        token: Opens any free seat of the room until its match begins.

    Raises:
        ValueError: A part has not the form that `find_invite` accepts.
    """

    ticket: str
    room: str
    token: str

    def __post_init__(self) -> None:
        """Check the form of the parts."""
        if _SHAPE.fullmatch(f"{self.ticket}/{self.room}/{self.token}{'-' * _CHECKSUM}") is None:
            raise ValueError(f"no parts of an invite: {self.ticket!r}, {self.room!r}")

    def __str__(self) -> str:
        return f"{_HEAD}{self.ticket}/{self.room}/{self.token}{_checksum(self)}"


def find_invite(text: str) -> Invite:
    """Return the first invite in a text, such as a message that was pasted whole.

    Raises:
        InviteError: There is none, or it was cut or changed.
    """
    text, damaged = text[:_MAX_TEXT], False
    for start in _START.finditer(text):
        line = _BROKEN_LINE.sub("", text[start.end() : start.end() + 2 * MAX_INVITE])
        if found := _SHAPE.match(line):
            invite = Invite(found["ticket"], found["room"], found["token"])
            if found["checksum"] == _checksum(invite):
                return invite
        damaged = True
    raise InviteError(_DAMAGED if damaged else _NONE)


def _checksum(invite: Invite) -> str:
    """Return 24 bits of a hash, against letters that were lost or changed; they protect from nobody."""
    whole = f"{invite.ticket}/{invite.room}/{invite.token}"
    return urlsafe_b64encode(sha256(whole.encode()).digest()[:3]).decode()


def new_room_id() -> str:
    """Return a new id of a room: 48 random bits in 8 letters. It is no secret."""
    return secrets.token_urlsafe(6)


def new_token() -> str:
    """Return a new token of an invite: 128 random bits in 22 letters."""
    return secrets.token_urlsafe(16)


def new_key() -> str:
    """Return a new key of a seat: 256 random bits in 43 letters."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> bytes:
    """Return the SHA-256 of a token or key, which is all that a host stores of it."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def matches(secret: str, known: bytes) -> bool:
    """Return True if this is the hash of the token or key; it takes equally long either way."""
    return hmac.compare_digest(hash_of(secret), known)
