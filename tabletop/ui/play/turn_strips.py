"""Tells the last turn of each other seat: a strip at its board, a paper with the steps, an announcement."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt

from tabletop.engine.headline import LONGEST_SENTENCE
from tabletop.engine.table import Layout, turn_key
from tabletop.engine.text import NO_TEXT, Text
from tabletop.session.cast_talk import CastTalk
from tabletop.session.turns import LastTurn, LastTurns, TurnLine
from tabletop.session.views import EVERYBODY
from tabletop.ui.keys import named
from tabletop.ui.panels.free_area import free_area, grown, lying, strip_size
from tabletop.ui.panels.note_popover import NoteLine
from tabletop.ui.panels.turn_details import TurnDetails
from tabletop.ui.panels.turn_strip import TurnStrip
from tabletop.ui.play.turn_replay import replay_words
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.play.match_controller import MatchController

_AT_ONCE = 3
"""Maximum number of sentences announced one after the other."""
_NEAR = 12
"""Pixels between a board and a strip up to which everybody sees that it belongs to the board."""


class TurnStrips(QObject):
    """The strips of one match, and the paper that they unfold."""

    def __init__(self, controller: MatchController, announce: Callable[[str], None]) -> None:
        super().__init__(controller)
        self._controller, self._table, self._announce = controller, controller.table, announce
        self._last, self._talk = LastTurns(controller.session), CastTalk(controller.session)
        self.speaks = True
        """False if the cast shall say nothing."""
        port = self._table.viewport()
        seats = range(len(controller.session.setup.seats))
        self.strips = [TurnStrip(port, seat) for seat in seats]
        self.turns: tuple[LastTurn, ...] = ()
        """The turns shown, in the order in which the seats acted."""
        self._heard: set[tuple[int, int, int]] = set()
        """The turns announced: viewer, seat, and number of the last entry."""
        self._said: dict[int, int] = {}
        """For a seat: the last entry of its turn that was announced."""
        self._spoke = False
        """True if the turn of another seat was announced since the viewer's."""
        self._waiting: dict[int, LastTurn] = {}
        """The turns by seat that wait to be announced, as far as they have gone."""
        self._ringed = False
        self.details = TurnDetails(port)
        self.details.placing = self._place_details
        self.details.replay_requested.connect(self._replay)
        self.details.refolded.connect(self._refold_details)
        for strip in self.strips:
            strip.clicked.connect(self._opener(strip))
            strip.pointed.connect(self._pointer(strip))
        controller.changed.connect(self.show_turns)
        for bar in (self._table.horizontalScrollBar(), self._table.verticalScrollBar()):
            bar.valueChanged.connect(lambda _value: self.place())
            bar.rangeChanged.connect(lambda _least, _most: soon(self, self.place))

    def show_turns(self) -> None:
        """Show the turns before the displayed moment; nothing changes while an animation runs."""
        c = self._controller
        if c.film.running:
            return
        at = c.playback.moment
        self.turns = () if c.veiled else self._last.before(at, c.viewer)
        shown = {turn.seat for turn in self.turns}
        for strip in self.strips:
            if strip.seat not in shown:
                strip.hide()
        if self.details.seat not in shown:
            self.details.put_away()
        self._tell()
        self.place()
        if c.at is None:
            self._announce_new()

    def _tell(self) -> None:
        """Write the sentences on the strips."""
        several, named = len(self.turns) > 1, self._apart()
        for number, turn in enumerate(self.turns, 1):
            newest = turn is self.turns[-1]
            who = Text("", self._name(turn.seat)) if named else NO_TEXT

            def fitting(holds: Callable[[str], bool], turn: LastTurn = turn, who: Text = who) -> str:
                return _words(turn.sentence(lambda text: _short(text) and holds(_words(text)), who))

            strip = self.strips[turn.seat]
            place = number if several else 0
            strip.tell(fitting, self.spoken(turn), place, newest=newest, remark=self.quote(turn))
            if turn.seat == self.details.seat:
                self._write(turn)

    def _apart(self) -> bool:
        """Return True if a strip does not lie at its seat's board, so that all of them name their seats."""
        layout = self._controller.playback.layout()
        for strip in self.strips:
            place, board = self.zone_of(layout, strip.seat), self._board(layout, strip.seat)
            near = board.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
            if place is not None and not board.isEmpty() and not place.intersects(near):
                return True
        return False

    def spoken(self, turn: LastTurn) -> str:
        """Return the whole sentence about a turn, with the name of the seat."""
        name, remark = Text("", self._name(turn.seat)), self.quote(turn)
        return f"{remark} {to_language(turn.sentence(_short, name))}".strip()

    def quote(self, turn: LastTurn) -> str:
        """Return what the seat says to its turn, in quotation marks; "" for nothing."""
        said = (
            self._talk.remark(turn, self._controller.viewer, self._controller.playback.moment)
            if self.speaks
            else NO_TEXT
        )
        quoted = QCoreApplication.translate("TurnStrips", "“{words}”")
        return quoted.format(words=to_language(said)) if said != NO_TEXT else ""

    def _name(self, seat: int) -> str:
        return self._controller.playback.names[seat]

    def _announce_new(self) -> None:
        """Announce each turn once; while others still act the first alone, when its seat has done all.

        The others wait for the viewer's turn and are told after it, at most three.
        """
        c, viewer = self._controller, self._controller.viewer
        new = [turn for turn in self.turns if (viewer, turn.seat, turn.last) not in self._heard]
        self._heard |= {(viewer, turn.seat, turn.last) for turn in new}
        if viewer == EVERYBODY:  # each line was announced, as those at the screen watch together
            return
        for turn in new:
            self._waiting.pop(turn.seat, None)
            self._waiting[turn.seat] = turn
        if c.offer is None and c.pending_choice is not None:
            over = [turn for seat, turn in self._waiting.items() if seat != c.pending_choice.seat]
            if over and not self._spoke:
                self._spoke = True
                self._announce_turns([self._waiting.pop(over[0].seat)])
            return
        waiting, spoke = list(self._waiting.values()), self._spoke
        self._waiting, self._spoke = {}, False
        if spoke or len(waiting) > 1:
            soon(self, lambda: self._announce_turns(waiting))
        else:
            self._announce_turns(waiting)

    def _announce_turns(self, new: list[LastTurn]) -> None:
        fresh = [turn for turn in map(self._untold, new) if turn is not None]
        for turn in fresh[:_AT_ONCE]:
            self._announce(self.spoken(turn))
        self._said |= {turn.seat: turn.last for turn in fresh}
        if (left := len(fresh) - _AT_ONCE) > 0:
            more = QCoreApplication.translate("TurnStrips", "And %n more: {key} reads them.", None, left)
            self._announce(more.format(key=named("turns")))

    def _untold(self, turn: LastTurn) -> LastTurn | None:
        """Return what of a turn was not announced; None if a part was and nothing worth it has followed."""
        said = self._said.get(turn.seat, -2)
        if not turn.first <= said:
            return turn
        rest = replace(turn, steps=tuple(step for step in turn.steps if step.entry > said))
        return rest if rest.headlines else None

    def next_strip(self) -> None:
        """Move the keyboard focus to the next strip, in the order of the turns, and read it."""
        shown = [self.strips[turn.seat] for turn in self.turns]
        shown = [strip for strip in shown if strip.isVisible()]
        if not shown:
            self._announce(QCoreApplication.translate("TurnStrips", "Nobody else has done anything yet."))
            return
        at = next((at for at, strip in enumerate(shown) if strip.hasFocus()), -1)
        strip = shown[(at + 1) % len(shown)]
        strip.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Places

    def place(self, taken: list[QRect] | None = None) -> None:
        """Lay the strips at the boards of their seats; a strip without a place is hidden.

        Args:
            taken: What a strip without a zone must not cover, in pixels; None: all zones and pieces.
        """
        layout = self._controller.playback.layout()
        room = self._table.viewport().rect()
        for turn in self.turns:
            strip = self.strips[turn.seat]
            place = self.zone_of(layout, turn.seat)
            if place is None:
                taken = lying(self._table, layout) if taken is None else taken
                place = free_area(room, taken, self._board(layout, turn.seat), *strip_size())
                taken += [] if place is None else [place]
            elif (high := strip.wanted_height(place.width())) > place.height():
                taken = lying(self._table, layout) if taken is None else taken
                others = (self.zone_of(layout, each.seat) for each in self.strips if each is not strip)
                place = grown(place, room, [*taken, *filter(None, others)], high)
                taken.append(place)
            strip.setVisible(place is not None)
            if place is not None:
                strip.place(place)

    def shown_places(self) -> list[QRect]:
        """Return the rectangles of the strips that are shown, in pixels of the viewport."""
        return [strip.geometry() for strip in self.strips if strip.isVisible()]

    def zone_of(self, layout: Layout, seat: int) -> QRect | None:
        """Return the place for a seat's strip on a table, in pixels of the viewport; None if it has none."""
        return self._seen(layout, turn_key(seat))

    def _board(self, layout: Layout, seat: int) -> QRect:
        return self._seen(layout, f"seat:{seat}") or QRect()

    def _seen(self, layout: Layout, key: str) -> QRect | None:
        zone = next((zone for zone in layout.zones if zone.key == key), None)
        if zone is None:
            return None
        return self._table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()

    # The paper

    def _turn_of(self, seat: int) -> LastTurn | None:
        return next((turn for turn in self.turns if turn.seat == seat), None)

    def _opener(self, strip: TurnStrip) -> Callable[[], None]:
        def open_details() -> None:
            turn = self._turn_of(strip.seat)
            if turn is None or self.details.seat == strip.seat:
                self.details.put_away()
                return
            self._write(turn)
            self.details.bring_back()
            self._place_details()
            if strip.hasFocus():
                self.details.take_keyboard()

        return open_details

    def _write(self, turn: LastTurn) -> None:
        """Write a turn on the paper."""
        steps = tuple(self._line(step) for step in turn.steps if not step.reason)
        sentence = f"{self.quote(turn)} {_words(turn.everything())}".strip()
        name, replay = self._name(turn.seat), self._controller.at is None
        self.details.open_turn(turn.seat, name, sentence, steps, self._reasons(turn), replay=replay)

    def _line(self, step: TurnLine) -> NoteLine:
        """Return a line of a turn; what nobody did stands apart."""
        line = step.line
        return NoteLine(to_language(line.text), line.rule, line.seat, plain=False, apart=line.seat < 0)

    def _reasons(self, turn: LastTurn) -> tuple[NoteLine, ...]:
        """Return the reasons for a turn: those of an automa, and those that a bot compared."""
        turn_replay = self._controller.turn_replay
        lines = [step.line for step in turn.steps if step.reason and step.line.seat == turn.seat]
        why = [NoteLine(to_language(line.text), line.rule, line.seat) for line in lines]
        why += [NoteLine(words, seat=turn.seat) for words in turn_replay.reasons(turn)]
        return tuple(why)

    def _place_details(self) -> None:
        """Lay the paper beside its strip, and off the viewer's own board if there is other room."""
        strip, layout = self.strips[self.details.seat], self._controller.playback.layout()
        own = (self._seen(layout, key) for key in self._controller.session.game.table.own_zones)
        clear = [*self.shown_places(), *filter(None, own)]
        self.details.place_next_to(self._table.viewport().rect(), clear, strip.geometry())
        self.details.raise_()

    def _refold_details(self) -> None:
        """Let the paper stay where it is if it can."""
        if not self.details.keep_place(self.shown_places()):
            self._place_details()

    def _replay(self) -> None:
        c, turn = self._controller, self._turn_of(self.details.seat)
        if turn is not None and not c.veiled and c.at is None:
            self.details.put_away()
            c.playback.show_replay(replay_words(), *c.playback.film_of(turn))

    # What it names

    def _pointer(self, strip: TurnStrip) -> Callable[[bool], None]:
        def point(on: bool) -> None:  # noqa: FBT001  a signal's value
            turn = self._turn_of(strip.seat)
            if on and turn is not None:
                self._ringed = True
                self._table.marks.highlight(turn.keys)
            elif self._ringed:
                self._ringed = False
                self._table.marks.highlight([])

        return point


def _short(text: Text) -> bool:
    """Return True if a sentence is short enough for a turn."""
    return len(to_language(text)) <= LONGEST_SENTENCE


def _words(text: Text) -> str:
    return _capital(to_language(text))


def _capital(words: str) -> str:
    """Return a sentence without a subject, with a capital letter."""
    return words[:1].upper() + words[1:]
