"""After the end: the invite to another room with the same people, for everybody who is still there."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.files.documents import Document
from tabletop.together.guest import Guest
from tabletop.together.invite import InviteError, find_invite
from tabletop.together.room_requests import Again, RefusalError
from tabletop.together.seat_keys import SeatKeys

_NOT_OVER = translate("room", "The match isn't over.")


class PlayAgain:
    """The next room of the people of a room; all is kept while somebody is there.

    Args:
        guests: Everybody who is there.
        keys: Who sits where.
    """

    def __init__(self, guests: list[Guest], keys: SeatKeys) -> None:
        self._guests, self._keys = guests, keys
        self._invite = ""

    def call(self, guest: Guest, request: Again) -> Document:
        """Tell all others where the person who came first sits down again.

        Raises:
            RefusalError: The match is not over, somebody else came first, or it is no invite.
        """
        self._keys.check_opener(guest.seat)
        if not guest.ended:
            raise RefusalError("refused", _NOT_OVER)
        try:
            self._invite = str(find_invite(request.invite))
        except InviteError as error:
            raise RefusalError("request", Text("", "“invite” is the line of an invite.")) from error
        for other in self._guests:
            if other is not guest and other.ended:
                self.tell_next(other)
        return {}

    def tell_next(self, guest: Guest) -> None:
        """Tell a guest, who knows the end, of the next room if there is one."""
        if self._invite:
            guest.tell({"tell": "again", "invite": self._invite})
