"""The bin of the library: matches that were removed and are deleted some days later."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tabletop.files.match_extras import MatchExtras, stamp

BIN_DAYS = 30
"""Number of days that a removed match stays in the bin."""


class MatchBin(MatchExtras):
    """Removes and restores matches; each call commits or raises LibraryError."""

    def remove(self, match_id: int) -> None:
        """Move a match to the bin, where only `removed` lists it; after BIN_DAYS it is deleted."""
        with self._change(match_id):
            self._row(match_id)
            self._base.execute("INSERT OR REPLACE INTO bin VALUES (?, ?)", (match_id, stamp()))
            self._leases.release(match_id)

    def restore(self, match_id: int) -> None:
        """Move a match out of the bin."""
        with self._change(match_id):
            self._row(match_id)
            self._take_out(match_id)
            self._leases.release(match_id)

    def forget(self, match_id: int) -> None:
        """Delete a match for good."""
        with self._change(match_id):
            self._base.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def sweep(self) -> None:
        """Delete the matches that have been in the bin for BIN_DAYS.

        The days end when a match was last played: a clock that is far ahead once deletes nothing.
        """
        now = datetime.now(UTC).isoformat()
        ((played,),) = self.rows("SELECT max(touched) FROM matches WHERE touched <= ?", now)
        long_ago = datetime.fromisoformat(played or now) - timedelta(days=BIN_DAYS)
        if any(stored.removed < long_ago.isoformat() for stored in self.removed()):
            with self._change():
                query = "DELETE FROM matches WHERE id IN (SELECT match FROM bin WHERE since < ?)"
                self._base.execute(query, (long_ago.isoformat(),))

    def _take_out(self, match_id: int) -> None:
        self._base.execute("DELETE FROM bin WHERE match = ?", (match_id,))
