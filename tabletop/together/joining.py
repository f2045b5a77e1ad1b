"""A guest's way into a room: a line through the right door, and a preview of it before a seat is taken."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le, Lt, MaxLen
from pydantic import ValidationError

from tabletop.engine.game import Setup
from tabletop.engine.rules import Data
from tabletop.engine.text import Text, translate
from tabletop.files.codec import adapter, read_text
from tabletop.files.documents import Document
from tabletop.files.setup_codec import SEATS, Seats, Word
from tabletop.session.room_forms import ErrorForm, SeatNumber
from tabletop.together.door import Door
from tabletop.together.invite import Invite
from tabletop.together.iroh_door import IrohDoor
from tabletop.together.line import GuestLine
from tabletop.together.seat_keys import MOST_SALTS
from tabletop.together.tcp_door import TcpDoor

_STRANGE = translate("together", "The host sent something this program can't show.")
_ID = 1
"""The number of the only request of a preview."""


def line_to(invite: Invite, *, relay: bool, others: Sequence[str] = ()) -> GuestLine:
    """Return a line to the room of an invite, not dialled yet.

    Args:
        invite: The invite.
        relay: True if relays may help to find the host; False: only open ways.
        others: The tickets of other hosts that may have the room.
    """
    door: Door = TcpDoor() if invite.ticket.startswith("tcp-") else IrohDoor(relays=None if relay else ())
    return GuestLine(door, invite.ticket, room=invite.room, others=others)


@dataclass(frozen=True, slots=True)
class RoomSight(Data):
    """What a room shows to somebody with an invite.

    Attributes:
        host: The name of the host's owner; it may be "".
        game: The id of the game.
        revision: The revision of its rules at the host.
        seats: The setup, without its seed.
        taken: The seats that are taken, and the names of their persons.
        begun: True if the match has begun, so that only those who have a seat get in.
        hints: True if the players may ask for hints.
        commitment: The host's commitment to its shuffle; "" if it gives none.
        salts: How many salts of earlier guests that is about.
        seat: The seat of who looks by its key; -1 for others.
        waiting: The seats whose choices wait, for who has a seat; none before the beginning and at the end.
        since: When the match was last changed, ISO 8601; "" if that is not told.
    """

    host: Word
    game: Word
    revision: int
    seats: Seats
    taken: Annotated[tuple[tuple[int, Word], ...], MaxLen(SEATS)]
    begun: bool
    hints: bool = False
    commitment: Word = ""
    salts: Annotated[int, Ge(0), Le(MOST_SALTS)] = 0
    seat: Annotated[int, Ge(-1), Lt(SEATS)] = -1
    waiting: Annotated[tuple[SeatNumber, ...], MaxLen(SEATS)] = ()
    since: Word = ""

    @property
    def setup(self) -> Setup:
        """The setup."""
        return self.seats.setup()


class RoomPreview:
    """Looks at the room of an invite; `sight` has what it shows some time later. Nothing waits.

    Args:
        invite: The invite.
        relay, others: As `line_to` takes them.
        key: The key of an own seat there, which sees whose turn it is; "" to look by the invite.
    """

    def __init__(self, invite: Invite, *, relay: bool, key: str = "", others: Sequence[str] = ()) -> None:
        self._line = line_to(invite, relay=relay, others=others)
        secret = {"key": key} if key else {"invite": invite.token}
        self._request: Document = {"do": "look", "id": _ID, **secret}
        self._sent_over = 0
        """The connection over which it was asked last."""
        self._line.dial(_decoded)

    @property
    def failure(self) -> Text | None:
        """Why the host is not reached yet; None if it is, or was not tried."""
        return self._line.trouble

    def sight(self) -> RoomSight | Text | None:
        """Return what the room shows, or why it shows nothing; None as long as nothing has come."""
        connection = self._line.connection
        if connection and connection != self._sent_over:
            self._sent_over = connection
            self._line.post(self._request)
        found: RoomSight | Text | None = self._line.receive()
        return found

    def dismiss(self) -> None:
        """Look no more."""
        self._line.hang_up()


def _decoded(document: Document) -> RoomSight | Text:
    """Return the answer in a message of a host, which is not trusted."""
    try:
        if document["ok"] is not True:
            adapter(ErrorForm).validate_json(json.dumps(document["error"]))
            return read_text(document["error"]["text"])
        parts = {key: value for key, value in document.items() if key not in ("to", "ok")}
        return adapter(RoomSight).validate_json(json.dumps(parts))
    except (KeyError, TypeError, ValueError, ValidationError, RecursionError):
        return _STRANGE
