"""Answers what somebody who listens asks: the question, what is theirs, how all stand, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tabletop.engine.table import Piece, Zone
from tabletop.session.views import EVERYBODY
from tabletop.ui.play.screen_reader import addressed_text
from tabletop.ui.style.i18n import (
    by_name,
    join_names,
    spoken_line,
    spoken_names,
    spoken_number,
    to_language,
)

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController
    from tabletop.ui.play.prompt_text import PromptTexts
    from tabletop.ui.play.turn_strips import TurnStrips


class StatusReports:
    """The reports of one match, for screen readers."""

    def __init__(
        self,
        controller: MatchController,
        asking: PromptTexts,
        turns: TurnStrips,
        announce: Callable[[str], None],
    ) -> None:
        self._controller, self._asking, self._turns, self._announce = controller, asking, turns, announce
        self._lines: list[str] = []
        """What happened since the viewer's turn, as it was read last."""
        self._line = 0
        """The number of these lines that were read."""

    def say_question(self) -> None:
        """Announce what is asked, and what the seat has that counts for it."""
        c = self._controller
        if (waiting := c.pending_choice) is None:
            self._announce(to_language(c.session.verdict_text))
        elif c.offer is None:
            self._announce(self._asking.thinking(waiting.seat))
        else:
            has = to_language(c.session.holdings_text(waiting, c.viewer))
            self._announce(f"{self._asking.prompt_text(waiting)} {has}".rstrip())

    def say_opening(self) -> None:
        """Announce what lies open and what is the viewer's, as a match begins."""
        c = self._controller
        session = c.session
        if session.entries or session.stage is not None or c.settings.spoken == "short":
            return
        if lines := session.game.table.opening(session.view(session.now, c.viewer)):
            self._announce("\n".join(addressed_text(session, line) for line in lines))
        if len(session.seats) == 1:
            self.say_own()

    def say_own(self) -> None:
        """Announce all that lies in the viewer's own zones, zone by zone."""
        c = self._controller
        if c.viewer == EVERYBODY:
            self._announce(QCoreApplication.translate("Speaker", "Everybody looks: show your hand first."))
            return
        layout = c.playback.layout()
        zones = {zone.key: zone for zone in layout.zones}
        found: list[str] = []
        for own in c.session.game.table.own_zones:
            for zone in layout.zones:
                if zone.key == own or (own in zones and _holds(zones[own], zone)):
                    place = to_language(zone.name)
                    names = _counted([piece for piece in layout.pieces if piece.zone == zone.key], place)
                    found += [by_name(names, place)] if names else []
        nothing = QCoreApplication.translate("Speaker", "Nothing lies at your place.")
        self._announce("\n".join(found) or nothing)

    def say_standings(self) -> None:
        """Announce the points of each seat, the most first, and how far the match is."""
        c, game = self._controller, self._controller.session.game
        view, names = c.playback.view, spoken_names(c.playback.names, c.viewer)
        totals = game.totals(view)
        seats = sorted(game.scoring_seats(view), key=lambda seat: -totals[seat].points)
        points = (by_name(spoken_number(totals[seat]), names[seat]) for seat in seats)
        self._announce("\n".join((to_language(game.progress_text(view)), *points)))

    def say_story(self) -> None:
        """Announce one line of what happened since the viewer's last turn; each call announces the next."""
        c, names = self._controller, self._controller.playback.names
        lines: list[str] = []
        for turn in self._turns.turns:
            for step in turn.steps:
                words = spoken_line(to_language(step.line.text), step.line.seat, c.viewer, names)
                lines.append(by_name(words, names[turn.seat]))
        if not lines:
            self._announce(QCoreApplication.translate("Speaker", "Nothing happened since your turn."))
            return
        self._line = self._line % len(lines) if lines == self._lines else 0
        self._lines = lines
        which = QCoreApplication.translate("Speaker", "{n} of {count}. {line}")
        self._announce(which.format(n=self._line + 1, count=len(lines), line=lines[self._line]))
        self._line += 1


def _holds(zone: Zone, other: Zone) -> bool:
    """Return True if the middle of another zone lies in a zone."""
    x, y = other.x + other.w / 2, other.y + other.h / 2
    return zone.x <= x <= zone.x + zone.w and zone.y <= y <= zone.y + zone.h


def _counted(pieces: list[Piece], place: str) -> str:
    """Return the names of pieces in a list, equal ones once with their number, unless the name has it.

    A piece that is named as the end of its place is the place. The number of a pile is not that of its top.
    """
    numbers = Counter[str]()
    pile = QCoreApplication.translate("Speaker", "{name} (a pile of {n})")
    for piece in sorted(pieces, key=lambda piece: (piece.y, piece.x)):
        name = to_language(piece.name)
        if name and not place.endswith(name):
            piled = piece.count > 1 and str(piece.count) not in name
            numbers[pile.format(name=name, n=piece.count) if piled else name] += 1
    many = QCoreApplication.translate("Speaker", "{n} × {name}")
    return join_names(
        [many.format(name=name, n=n) if n > 1 and str(n) not in name else name for name, n in numbers.items()]
    )
