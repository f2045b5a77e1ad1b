"""Clock, points and a picture of the table for matches in a list, which need the match replayed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QPixmap

from tabletop import games
from tabletop.engine.points import Total
from tabletop.engine.text import NO_TEXT, Text
from tabletop.files.stored_match import StoredMatch
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tabletop.session.views import EVERYBODY
from tabletop.ui.widgets.table_thumbnail import still

PICTURE = QSize(112, 66)
PAUSE_MS = 5
"""Milliseconds between two matches, so that the page stays responsive."""


@dataclass(frozen=True, slots=True)
class MatchThumbnail:
    """The public information on a match: its clock, its points, and a picture of its table."""

    clock: Text = NO_TEXT
    points: tuple[tuple[int, Total], ...] = ()
    """(seat, points) of the scoring seats."""
    picture: QPixmap | None = None


class Glanced(Protocol):
    """A row of a list that shows a thumbnail."""

    stored: StoredMatch

    def show_glance(self, glance: MatchThumbnail) -> None:
        """Show the thumbnail."""


class MatchThumbnails(QObject):
    """Creates thumbnails of matches, one after another, and caches them."""

    def __init__(self, shelf: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._known: dict[tuple[int, str, float], MatchThumbnail] = {}
        self._waiting: list[Glanced] = []
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PAUSE_MS)
        self._next.timeout.connect(self._look)

    def ask(self, rows: Iterable[Glanced], ratio: float) -> None:
        """Show thumbnails in these rows, cached ones at once; earlier requests are dropped."""
        self._ratio, self._waiting = ratio, []
        for row in rows:
            known = self._known.get(self._key(row.stored))
            if known is None:
                self._waiting.append(row)
            else:
                row.show_glance(known)
        self._next.start()

    def forget(self) -> None:
        """Clear the cache, after a change of language or font."""
        self._known, self._waiting = {}, []

    def _key(self, stored: StoredMatch) -> tuple[int, str, float]:
        return stored.id, stored.touched, self._ratio

    def _look(self) -> None:
        if not self._waiting:
            return
        row = self._waiting.pop(0)
        glance = self._known[self._key(row.stored)] = self._glance(row.stored)
        row.show_glance(glance)
        self._next.start()

    def _glance(self, stored: StoredMatch) -> MatchThumbnail:
        """Create a thumbnail; it is empty if the match cannot be replayed, as opening it shows the reason."""
        if stored.damaged or stored.game not in games.GAMES:
            return MatchThumbnail()
        try:
            game = games.game(stored.game)
            stands = LocalSession(self._shelf.standing(stored.id, game))
            view = stands.view(stands.now, EVERYBODY)
            totals = game.totals(view)
            points = tuple((seat, totals[seat]) for seat in game.scoring_seats(view))
            return MatchThumbnail(game.progress_text(view), points, still(stands, PICTURE, self._ratio))
        except Exception:  # noqa: BLE001  whatever a match holds, the list is shown
            return MatchThumbnail()
