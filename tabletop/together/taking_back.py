"""Taking back in a room: one's own last action at once, or more of it when all who are there agree."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.rules import Simultaneous
from tabletop.engine.text import translate
from tabletop.session.local import LocalSession
from tabletop.session.views import human_seats
from tabletop.together.guest import Guest
from tabletop.together.moments import SeatHistory
from tabletop.together.room_requests import RefusalError

_NOBODY = translate("room", "Nobody else is here to be asked.")
_NO_QUESTION = translate("room", "Nobody asks you anything now.")
_NOTHING = translate("room", "You have nothing to undo.")
_SHOWN = translate("room", "Something hidden was shown since then, so it can't be undone.")
_OTHERS = translate("room", "Others have chosen since then. Ask them whether you may undo it.")


class Questions:
    """The question that all are asked, one at a time: may a seat take back its last action?

    Args:
        guests: Everybody who is there.
        history: Returns what a seat hears of the match.
    """

    def __init__(self, guests: list[Guest], history: Callable[[int], SeatHistory]) -> None:
        self._guests, self._history = guests, history
        self._seat, self._to = -1, 0
        """Who asks, and how many entries would be left."""
        self._missing: set[int] = set()
        """The seats that have not agreed yet; none if nothing is asked."""

    def pose(self, match: AnyMatch, seat: int) -> None:
        """Ask all others who are there; a question from before is asked no more.

        Raises:
            RefusalError: Nothing can be taken back, or nobody is there to be asked.
        """
        to = target(match, seat)
        missing = {guest.seat for guest in self._guests} - {seat}
        if not missing:
            raise RefusalError("nothing", _NOBODY)
        self._seat, self._to, self._missing = seat, to, missing
        self._tell()

    def agree(self, seat: int, *, yes: bool) -> int | None:
        """Take the answer of a seat; returns how many entries are left when all have agreed, else None.

        Raises:
            RefusalError: Nothing is asked of the seat.
        """
        if seat not in self._missing:
            raise RefusalError("nothing", _NO_QUESTION)
        if not yes:
            self.conclude(seat)
            return None
        self._missing.discard(seat)
        if self._missing:
            self._tell()
            return None
        return self._to

    def seat_left(self, seat: int) -> None:
        """End the question if a seat is gone that has not answered."""
        if seat in self._missing:
            self.conclude()

    def conclude(self, seat: int = -1) -> None:
        """End the question, if one is asked: a seat has declined, or somebody has played (-1)."""
        if self._missing:
            self._missing = set()
            for guest in self._guests:
                guest.tell({"tell": "declined", "seat": seat})

    def _tell(self) -> None:
        """Tell everybody the question, with the moment as each of them counts."""
        for guest in self._guests:
            history = self._history(guest.seat)
            to = sum(history.position(at) <= self._to for at in range(1, history.length + 1))
            question = {"seat": self._seat, "to": to, "missing": sorted(self._missing)}
            guest.tell({"tell": "asked", **question})


def take_back(session: LocalSession, seat: int) -> None:
    """Take back what a seat has sealed, or its last action with the automatic steps after it.

    Raises:
        RefusalError: There is nothing, something was shown since, or another person has chosen since.
    """
    match = session.match
    session.others.cancel()
    try:
        match.unseal(seat)
    except ValueError:
        to = target(match, seat)
        others = set(human_seats(match.setup)) - {seat}
        secret = _sealed(match)
        if any(entry.seat in others and entry not in secret for entry in match.entries[to : match.now]):
            raise RefusalError("others", _OTHERS) from None
        session.history.go(to)
    else:
        if session.keeper is not None:
            session.keeper.save_as_new()


def target(match: AnyMatch, seat: int) -> int:
    """Return the moment before a seat's last action.

    Raises:
        RefusalError: There is none, or something hidden was shown since.
    """
    to = match.undo_target([seat])
    if to is None:
        own = any(entry.seat == seat for entry in match.entries[: match.now])
        raise RefusalError("final" if own else "nothing", _SHOWN if own else _NOTHING)
    return to


def _sealed(match: AnyMatch) -> list[Entry]:
    """Return the entries of the present simultaneous decision, which nobody has seen."""
    top = match.state.flow[-1] if match.state.flow else None
    lanes = top.with_sealed() if isinstance(top, Simultaneous) else ()
    number = sum(len(done) for _, done in lanes)
    return match.entries[match.now - number : match.now]


def sealed_by_others(entries: list[Entry], seat: int) -> bool:
    """Return True if these entries are all sealed by other seats, and nobody has seen them."""
    return all(entry.sealed and not entry.final and entry.seat != seat for entry in entries)
