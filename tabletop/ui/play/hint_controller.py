"""A hint in three stages: where to look, which move, and why. The same key asks for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect

from tabletop.engine.rules import Action
from tabletop.engine.table import Drag, Press
from tabletop.opponents.consequence_text import happens_texts
from tabletop.opponents.hint import SLIGHT
from tabletop.opponents.move_analysis import by_loss
from tabletop.opponents.move_comparison import is_turning_point
from tabletop.ui.keys import named
from tabletop.ui.panels.free_area import lying
from tabletop.ui.panels.hint_popover import HintPopover
from tabletop.ui.panels.moves import Compared, Moves
from tabletop.ui.panels.note_popover import NoteLine, NotePopover
from tabletop.ui.panels.reasons_popover import Verdict
from tabletop.ui.play.calculation import explain_calculation
from tabletop.ui.play.hint_text import FEW, as_good, both_words, look_here, total
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.play.move import Move
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.style.i18n import MINUS, tenths, to_language
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from tabletop.opponents.choosing import PlayResult
    from tabletop.opponents.move_analysis import MoveAnalysis
    from tabletop.ui.play.animation_frames import Frame

WHERE, _WHICH, _WHY = 1, 2, 3
_STAY_MS, _BACK_MS = 1400, 500
"""Milliseconds that the effect of a move stays, and that undoing it takes, when two moves are compared."""


class Hints(QObject):
    """Shows a hint, in more detail each time it is requested again."""

    def __init__(
        self,
        controller: MatchController,
        strips: Callable[[], list[QRect]],
        moves: Moves,
        show_list: Callable[[], None],
    ) -> None:
        """Show hints of a match.

        Args:
            controller: Asks for hints and plays moves.
            strips: Gives the rectangles of the viewport where others' turns are shown.
            moves: Marks the moves of the hint.
            show_list: Brings the list of moves to the front.
        """
        super().__init__(controller.table)
        self._controller, self._table = controller, controller.table
        self._strips, self._moves, self._show_list = strips, moves, show_list
        self._session, self._playback = controller.session, controller.playback
        self.popover = HintPopover(self._table.viewport())
        self.note = NotePopover(self._table.viewport())
        """The popover of the first two stages."""
        self.stage = 0
        """The stage that is shown: WHERE, WHICH or WHY; 0 if none."""
        self._move: Move | None = None
        self._thought: PlayResult | None = None
        self._offer: MoveOptions | None = None
        self._shown: MoveAnalysis | None = None
        """The move that the popover compares with the best one."""
        self._first = WHERE
        """The first stage of the next hint."""
        self._showing = False
        """True while both moves are shown on the table."""
        self.popover.placing = self._place_popover
        self.note.placing = self._place_note
        self.popover.play_requested.connect(self._play)
        self.popover.both_requested.connect(self._show_both)
        self._controller.film.ended.connect(self._come_back)
        self.popover.reckoning_requested.connect(self._explain)
        controller.hint_request.answered.connect(self._begin)
        moves.pointed.connect(self._pointed)

    @property
    def given(self) -> bool:
        """True if a hint has been given for the current decision."""
        return self._thought is not None and self._offer is self._controller.offer

    def ask(self) -> None:
        """Request a hint, or show the next stage of the present one."""
        if self.given:
            self._tell(min(self.stage + 1, _WHY))
        else:
            self._session.storage.count_hint()
            self._controller.hint_request.start_search()

    def why_not(self, action: Action) -> None:
        """Show at once what would be better than this action, and why."""
        self._controller.foresight.considered = action
        if self.given:
            self._tell(_WHY)
        else:
            self._first = _WHY
            self._session.storage.count_hint()
            self._controller.hint_request.start_search()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.note.hide()
        if not self.given or self._move is None or self.stage == WHERE:
            return
        self._table.marks.preview(self._move.gesture)
        if self.popover.isVisible() and self._shown is not None:
            self._list()
            self._write(self._shown)
            soon(self, self._place_popover)

    def outdate(self) -> None:
        """Discard the hint if it belongs to another decision than the current one."""
        if self._offer is not None and self._offer is not self._controller.offer:
            self._offer = self._thought = self._move = None
            self.stage, self._first = 0, WHERE
            self.popover.hide()
            self.note.hide()

    def _begin(self, move: Move, thought: PlayResult) -> None:
        """Show a new hint, or replace the numbers of the present one by better ones."""
        known = self._equals() if self.given else None
        self._move, self._thought, self._offer = move, thought, self._controller.offer
        assert self._offer is not None
        if known is None:
            self._tell(_WHICH if self._offer.forced else self._first)
            self._first = WHERE
        elif not self._showing and (self.stage == _WHY or known != self._equals()):
            self._tell(self.stage)

    def _tell(self, stage: int) -> None:
        assert self._move is not None
        assert self._offer is not None
        self.stage = stage
        self.popover.hide()
        self._show_list()
        if stage == WHERE:
            self._tell_where()
        else:
            self._table.marks.preview(self._move.gesture)
            self._moves.show_hint(self._move)
            if stage == _WHICH:
                self._note(self._which())
            else:
                self._tell_why()

    def _note(self, lines: list[str]) -> None:
        """Show these lines beside what they are about."""
        self.note.show_note(QCoreApplication.translate("Hint", "Hint"), [NoteLine(line) for line in lines])
        self.note.bring_back()
        self._place_note()
        words = QCoreApplication.translate("Speaker", "Hint: {words}")
        sentences = (line if line.endswith((".", "!", "?")) else f"{line}." for line in lines)
        self._table.announce(words.format(words=" ".join(sentences)))

    # Where

    def _tell_where(self) -> None:
        """Highlight and name the places of the best move, and of those as good if they are few."""
        equals = self._equals()
        shown = equals if len(equals) <= FEW else equals[:1]
        keys = dict.fromkeys(key for move in shown for key in _keys(move))
        names = {key: name for key in keys if (name := self._table.name_of(key))}
        lit = [key for key in names if not key.startswith("button:")]
        self._table.marks.preview(None)
        self._table.marks.highlight(lit)
        again = QCoreApplication.translate("Hint", "{key} again: which move. Once more: why.").format(
            key=named("hint")
        )
        self._note([look_here(list(dict.fromkeys(names.values())), len(equals)), again])

    def _equals(self) -> list[Move]:
        """Return the move of the hint, then all that are equally good."""
        assert self._thought is not None
        assert self._offer is not None
        assert self._move is not None
        equal = {each.action for each in self._thought.rated if each.equal}
        return [self._move, *(m for m in self._offer.moves if m.action in equal and m != self._move)]

    # Which

    def _which(self) -> list[str]:
        assert self._offer is not None
        assert self._move is not None
        lines = [self._offer.words(self._move.action)]
        if effect := self._offer.effect(self._move.action):
            lines.append(effect)
        if self._offer.forced:
            lines.append(QCoreApplication.translate("Hint", "There is only one legal move."))
        assert self._thought is not None
        return lines + as_good(self._offer, self._equals()[1:], self._thought.rated)

    # Why

    def _tell_why(self) -> None:
        """Show the reasons as bars; if nothing was compared, the explanation of the search as text."""
        assert self._thought is not None
        assert self._offer is not None
        other = self._chosen()
        if other is None:
            lines = [to_language(why) for why in self._thought.why]
            self._note(lines or self._which())
            return
        self.note.hide()
        self._list()
        self._write(other)
        self.popover.bring_back()
        self._place_popover()
        words = QCoreApplication.translate("Speaker", "Hint: {words}")
        self._table.announce(words.format(words=self.popover.accessibleDescription()))

    def _chosen(self) -> MoveAnalysis | None:
        """Return the move to compare: the one the player considered, else the best other one, or None."""
        assert self._thought is not None
        others = [each for each in self._thought.rated if each.action != self._thought.action]
        mind = next((each for each in others if each.action == self._controller.foresight.considered), None)
        return mind or next((each for each in others if not each.equal), others[0] if others else None)

    def _write(self, other: MoveAnalysis) -> None:
        assert self._offer is not None
        assert self._move is not None
        assert self._thought is not None
        self._shown = other
        best, worse = self._offer.words(self._move.action), self._offer.words(other.action)
        if other.untested:
            words = QCoreApplication.translate("Hint", "Also possible: {move}")
        elif other.equal:
            words = QCoreApplication.translate("Hint", "About as good: {move}")
        elif other.action == self._controller.foresight.considered:
            words = QCoreApplication.translate("Hint", "Better than your idea: {move}")
        else:
            words = QCoreApplication.translate("Hint", "Better than: {move}")
        summed = total(other)
        if not other.equal and not is_turning_point(other.behind, self._session.game.evaluation.score_stddev):
            summed = f"{summed} {to_language(SLIGHT)}"
        equals = [] if other.equal else as_good(self._offer, self._equals()[1:], self._thought.rated)
        self.popover.show_verdict(
            Verdict(
                best,
                "\n".join((*equals, words.format(move=worse))),
                summed,
                " ".join(map(to_language, self._thought.explanation)),
                self._happens(other),
            )
        )

    def _happens(self, other: MoveAnalysis) -> tuple[str, ...]:
        """Return what happens after the best move rather than after this one, in sentences."""
        assert self._offer is not None
        names = self._session.game.seat_texts(self._session.setup)
        return tuple(map(to_language, happens_texts(other, self._offer.choice.seat, names)))

    def _list(self) -> None:
        """Fill the list of moves: the best, then those as good, then the others by increasing loss."""
        assert self._thought is not None
        assert self._offer is not None
        moves = {move.action: move for move in self._offer.moves}
        best, *others = self._thought.rated
        shown = (best, *by_loss(others))
        compared = [self._compared(moves[each.action], each) for each in shown if each.action in moves]
        self._moves.show_compared(tuple(compared))

    def _compared(self, move: Move, each: MoveAnalysis) -> Compared:
        if move == self._move and self._thought is not None and self._thought.decided:
            best = QCoreApplication.translate("Hint", "best")
            return Compared(move, f"{best} \N{BLACK STAR}", best)
        if each.untested:
            unknown = QCoreApplication.translate("Hint", "not compared")
            return Compared(move, f"{unknown} \N{WHITE CIRCLE}", unknown)
        if each.equal:  # also the move of the hint, if nothing is significantly worse
            equal = QCoreApplication.translate("Hint", "as good")
            return Compared(move, f"{equal} \N{BLACK CIRCLE}", equal)
        points = tenths(each.behind)
        words = QCoreApplication.translate("Hint", "Given away: {points}").format(points=points)
        return Compared(move, f"{MINUS}{points} \N{BLACK DOWN-POINTING TRIANGLE}", words)

    def _pointed(self, move: Move | None) -> None:
        """Compare the move that the player hovers over or selects."""
        if self.stage != _WHY or move is None or self._thought is None or self.popover.isHidden():
            return
        found = next((each for each in self._thought.rated if each.action == move.action), None)
        if found is not None and found.action != self._thought.action:
            self._write(found)
            self._place_popover()

    def _place_popover(self) -> None:
        room, clear = self._table.viewport().rect(), self._table.marks.pointed_at()
        taken = lying(self._table, self._playback.layout())
        self.popover.lie(room, [clear, *self._strips()], clear, taken)

    def _place_note(self) -> None:
        room, clear = self._table.viewport().rect(), self._table.marks.pointed_at()
        taken = lying(self._table, self._playback.layout())
        self.note.lie(room, [clear, *self._strips()], clear, taken)

    def _show_both(self) -> None:
        """Show the better move, then the other, each with its likely continuation to the end of the segment.

        Then the position is restored.
        """
        c, playback = self._controller, self._playback
        if self._move is None or self._shown is None or self._offer is None or self._offer is not c.offer:
            return
        self.popover.hide()
        before, seat = playback.layout(), self._offer.choice.seat
        last = playback.last_frame(self._session.now, seat)
        back = replace(last, ms=0 if self._table.surface.still else _BACK_MS)
        frames: list[Frame] = []
        for action in (self._move.action, self._shown.action):
            layout, made = before, []
            for actor, beats in self._session.continuation(seat, action):
                made += playback.director.frames(beats, actor, c.viewer, layout)
                layout = made[-1].layout if made else before
            frames += [*made[:-1], *(replace(frame, ms=max(frame.ms, _STAY_MS)) for frame in made[-1:]), back]
        self._table.marks.preview(None)
        self._showing = True
        playback.show_replay(both_words(), before, frames)

    def _come_back(self) -> None:
        """Show the popover again after both moves were shown."""
        if self._showing:
            self._showing = False
            if self._move is not None and self.given and (other := self._chosen()) is not None:
                self._table.marks.preview(self._move.gesture)
                self._write(other)
                self.popover.bring_back()
                self._place_popover()

    def _play(self) -> None:
        if self._move is not None and self._offer is self._controller.offer:
            self._controller.play(self._move.action)

    def _explain(self) -> None:
        """Explain in plain words how the numbers are calculated."""
        explain_calculation(self._table, self._shown.reasons if self._shown is not None else ())


def _keys(move: Move) -> tuple[str, ...]:
    """Return the keys of the piece and the zone of a move."""
    gesture = move.gesture
    if isinstance(gesture, Drag):
        return gesture.piece, gesture.zone
    return (gesture.thing,) if isinstance(gesture, Press) else ()
