"""Taking back in a room: one's own last action at once, or more of it when all who are there agree."""

from __future__ import annotations

from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.rules import Simultaneous
from tabletop.engine.text import translate
from tabletop.session.local import LocalSession
from tabletop.session.views import human_seats
from tabletop.together.room_requests import RefusalError

_NOTHING = translate("room", "You have nothing to undo.")
_SHOWN = translate("room", "Something hidden was shown since then, so it can't be undone.")
_OTHERS = translate("room", "Others have chosen since then. Ask them whether you may undo it.")


def take_back(session: LocalSession, seat: int) -> bool:
    """Take back what a seat has sealed, or its last action with the automatic steps after it.

    Returns:
        True if others notice it, as it was not sealed.

    Raises:
        RefusalError: There is nothing, something was shown since, or another person has chosen since.
    """
    match = session.match
    session.others.cancel()
    try:
        match.unseal(seat)
    except ValueError:
        to = target(session, seat)
        others = set(human_seats(match.setup)) - {seat}
        secret = _sealed(match)
        if any(entry.seat in others and entry not in secret for entry in match.entries[to : match.now]):
            raise RefusalError("others", _OTHERS) from None
        session.history.go(to)
        return True
    if session.keeper is not None:
        session.keeper.save_as_new()
    return False


def target(session: LocalSession, seat: int) -> int:
    """Return the moment before a seat's last action.

    Raises:
        RefusalError: There is none, or something hidden was shown since, unless the match is practice.
    """
    match = session.match
    to = match.undo_target([seat], practice=session.history.practice)
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
