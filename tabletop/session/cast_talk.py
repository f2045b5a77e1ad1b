"""When the cast speaks: at its first turn, at two turning points at most, and at the end of the match."""

from __future__ import annotations

from tabletop.engine.cast import member_of
from tabletop.engine.cast_lines import Occasion, remark
from tabletop.engine.text import NO_TEXT, Text
from tabletop.session.protocol import Session
from tabletop.session.turns import LastTurn, points_ahead
from tabletop.session.views import EVERYBODY, PublicEntry

_TURNING_POINTS = 2
"""Maximum number of turning points in a match that a member of the cast remarks on."""
_CLEARLY = 10
"""A lead counts from this part of the viewer's points on (a tenth), and from one point."""


class CastTalk:
    """The remarks of one match. They come from what the viewer sees, and from nothing else."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._leads: dict[tuple[int, int, int], tuple[PublicEntry, int]] = {}
        """For a seat, a viewer and the number of an entry: the entry, and who led after it (1, 0, -1)."""

    def remark(self, turn: LastTurn, viewer: int, moment: int) -> Text:
        """Return what the seat of a turn says to it; NO_TEXT for nothing.

        Args:
            turn: Its last turn before a moment.
            viewer: The seat that looks.
            moment: The moment, as a number of entries.
        """
        setup = self._session.setup
        member = member_of(setup.seats[turn.seat])
        occasion = self._occasion(turn, viewer, moment) if member is not None else None
        if member is None or occasion is None:
            return NO_TEXT
        return remark(member, occasion, setup.seed + 7 * turn.seat + turn.first)

    def _occasion(self, turn: LastTurn, viewer: int, moment: int) -> Occasion | None:
        entries, result = self._session.entries, self._session.result
        if result is not None and moment >= self._session.now:
            return Occasion.WON if result.ranks[turn.seat] == 1 else Occasion.LOST
        own = [at for at, entry in enumerate(entries[:moment]) if entry.seat == turn.seat]
        since = next((at for at in range(turn.first - 1, -1, -1) if entries[at].seat == viewer), 0)
        if not own or own[0] >= since:
            return Occasion.HELLO
        return self._turning_points(own, turn.seat, viewer).get(turn.last)

    def _turning_points(self, own: list[int], seat: int, viewer: int) -> dict[int, Occasion]:
        """Return the first turning points of a match by the number of their entry."""
        found: dict[int, Occasion] = {}
        led = 0
        for at in own if viewer not in (EVERYBODY, seat) else ():
            now = self._leader(at, seat, viewer)
            if now not in (0, led):
                if led or now > 0:
                    found[at] = Occasion.AHEAD if now > 0 else Occasion.BEHIND
                led = now
            if len(found) == _TURNING_POINTS:
                break
        return found

    def _leader(self, at: int, seat: int, viewer: int) -> int:
        """Return 1 if the seat is clearly ahead of the viewer after an entry, -1 if behind, else 0."""
        session, entry = self._session, self._session.entries[at]
        known = self._leads.get((seat, viewer, at))
        if known is None or known[0] is not entry:
            view = session.view(at + 1, viewer)
            ahead = points_ahead(session.game, view, seat, viewer) or 0
            clear = max(session.game.totals(view)[viewer].points // _CLEARLY, 1)
            known = self._leads[seat, viewer, at] = entry, (ahead >= clear) - (-ahead >= clear)
        return known[1]
