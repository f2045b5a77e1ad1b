"""Clock, points and a picture of the table for matches in a list, which need the match replayed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from tabletop import games
from tabletop.engine.points import Total
from tabletop.engine.text import NO_TEXT, Text
from tabletop.files.stored_match import StoredMatch
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tabletop.session.views import EVERYBODY
from tabletop.ui.widgets.table_thumbnail import Thumbnail

PICTURE = QSize(100, 72)
PAUSE_MS = 5
"""Milliseconds between two parts of the work, so that the page stays responsive."""


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

    def __init__(self, shelf: MatchStore, page: QWidget) -> None:
        """Create them for the rows of a page, while it is visible."""
        super().__init__(page)
        self._shelf, self._page = shelf, page
        self._known: dict[tuple[int, str, float], MatchThumbnail] = {}
        self._waiting: list[Glanced] = []
        self._begun: tuple[MatchThumbnail, Thumbnail] | None = None
        """The thumbnail of the first row that waits, and its picture, which is being drawn."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PAUSE_MS)
        self._next.timeout.connect(self._look)

    def ask(self, rows: Iterable[Glanced], ratio: float) -> None:
        """Show thumbnails in these rows, cached ones at once; earlier requests are dropped."""
        self._ratio, self._waiting, self._begun = ratio, [], None
        for row in rows:
            known = self._known.get(self._key(row.stored))
            if known is None:
                self._waiting.append(row)
            else:
                row.show_glance(known)
        self._next.start()

    def forget(self) -> None:
        """Clear the cache, after a change of language or font."""
        self._known, self._waiting, self._begun = {}, [], None

    def _key(self, stored: StoredMatch) -> tuple[int, str, float]:
        return stored.id, stored.touched, self._ratio

    def _look(self) -> None:
        if not self._waiting or not self._page.isVisible():  # a closed window would open the library again
            return
        row = self._waiting[0]
        try:
            complete = self._look_at(row.stored)
        except Exception:  # noqa: BLE001  whatever a match holds, the list is shown
            complete = MatchThumbnail()
        if complete is not None:
            self._waiting, self._begun = self._waiting[1:], None
            self._known[self._key(row.stored)] = complete
            row.show_glance(complete)
        self._next.start()

    def _look_at(self, stored: StoredMatch) -> MatchThumbnail | None:
        """Replay a match, then draw parts of its picture; return its thumbnail once that is complete.

        It is empty if the match cannot be replayed, as opening it shows the reason.
        """
        if stored.damaged or stored.game not in games.GAMES:
            return MatchThumbnail()
        if self._begun is None:
            game = games.game(stored.game)
            stands = LocalSession(self._shelf.standing(stored.id, game))
            view = stands.view(stands.now, EVERYBODY)
            totals = game.totals(view)
            points = tuple((seat, totals[seat]) for seat in game.scoring_seats(view))
            drawing = Thumbnail(stands, PICTURE, self._ratio)
            self._begun = MatchThumbnail(game.progress_text(view), points), drawing
            return None
        begun, drawing = self._begun
        return replace(begun, picture=drawing.picture) if drawing.draw_part() else None
