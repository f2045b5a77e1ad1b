"""What one seat of a room hears of the match, as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tabletop.engine.game import Setup
from tabletop.engine.match import Entry
from tabletop.files import positions
from tabletop.files.codec import write_line, write_text
from tabletop.files.documents import Document
from tabletop.files.setup_codec import Seats
from tabletop.session.local import LocalSession
from tabletop.session.views import BeatView, visible_entries

AT_A_TIME = 12
"""Maximum number of moments in a message."""


class SeatHistory:
    """The moments of one seat (-1: the public) in a match that is played in this program.

    A moment is an entry that the seat notices; so its moments may be fewer than the entries of the match.
    """

    def __init__(self, session: LocalSession, seat: int) -> None:
        self._session, self.seat = session, seat
        self._played: list[Entry] = []
        self._shown: list[int] = []

    @property
    def noticed(self) -> list[Entry]:
        """The entries that the seat notices."""
        return [self._session.match.entries[at] for at in self._indices]

    @property
    def length(self) -> int:
        """The number of moments."""
        return len(self._indices)

    @property
    def _indices(self) -> list[int]:
        """The indices of these entries; only those that are new since are looked for."""
        match = self._session.match
        played = match.entries[: match.now]
        same = common(played, self._played)
        if same < max(len(played), len(self._played)):
            before = [at for at in self._shown if at < same]
            self._played, self._shown = played, before + visible_entries(match, self.seat, same)
        return self._shown

    def position(self, at: int) -> int:
        """Return the number of entries of the match after the first `at` moments."""
        return self._indices[at - 1] + 1 if at else 0

    def view_digest(self, at: int) -> int:
        """Return the digest of the seat's view after the first `at` moments."""
        return self._session.view(self.position(at), self.seat).digest()

    def messages(self, since: int, *, first: bool) -> Iterator[Document]:
        """Yield the messages that tell the moments from number `since` on.

        `first`: with the setup, the opening and the first view.
        """
        indices = self._indices
        for at in range(since, len(indices), AT_A_TIME) or (since,):
            message: Document = {"tell": "moments", "since": at, "now": len(indices)}
            if first:
                opening = {
                    "setup": setup_without_seed(self._session.setup),
                    "opening": self._beats(-1),
                    "view": positions.write(self._session.view(0, self.seat)),
                }
                message, first = message | opening, False
            yield message | {"moments": [self._moment(each) for each in indices[at : at + AT_A_TIME]]}

    def _moment(self, at: int) -> Document:
        entry = self._session.match.entries[at]
        return {
            "by": entry.seat,
            "final": entry.final,
            "own": entry.own,
            "beats": self._beats(at),
            "view": positions.write(self._session.view(at + 1, self.seat)),
            "reasons": [
                {"seat": whose, "why": [write_text(why) for why in whys]}
                for whose, whys in self._session.bot_reasons(at, self.seat)
            ],
        }

    def _beats(self, at: int) -> list[Document]:
        return [_written(beat) for beat in self._session.beats(at, self.seat)]


def _written(beat: BeatView) -> Document:
    line = write_line(beat.line) if beat.line is not None else None
    written = {"line": line, "reason": beat.reason, "view": positions.write(beat.view)}
    return written | ({"motion": beat.motion, "coins": beat.coins} if beat.motion else {})


def setup_without_seed(setup: Setup) -> Document:
    """Return what guests may know of a setup; its seed would tell them all that is hidden."""
    return Seats.of(replace(setup, seed=0)).document()


def common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """Return how many entries two sequences have in common from the beginning."""
    both = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(both) if a is not b), min(len(one), len(other)))
