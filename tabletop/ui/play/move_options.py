"""What hands can do at one decision: the tries as gestures, which are legal, and why not the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from PySide6.QtCore import QCoreApplication

from tabletop.engine.game import Game
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.engine.text import Text, translate
from tabletop.session.protocol import is_irreversible
from tabletop.ui.style.i18n import to_language


def free(_action: Action) -> Text | None:
    """Nothing has to wait."""
    return None


SHOWN = 4
"""So many places are named where a piece can go to more."""
ELSEWHERE = translate("offer", "{piece}: not to “{place}”. It can go to: {where}")
NOT_HERE = translate("offer", "{piece}: not here. It can go to: {where}")


def same(own: Gesture, made: Gesture) -> bool:
    """Whether the gesture that was made is this action's. One without a spot takes any spot and turn."""
    if own == made:
        return True
    if isinstance(own, Drag) and isinstance(made, Drag) and own.at < 0:
        return (own.piece, own.zone) == (made.piece, made.zone)
    return False


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action with its gesture; `button` says that it is a button's."""

    action: Action
    gesture: Gesture

    @property
    def button(self) -> bool:
        """Whether it stands in the prompt bar as a button."""
        return isinstance(self.gesture, Press) and self.gesture.thing.startswith("button:")

    @property
    def piece(self) -> str:
        """The key of the piece that it lifts or presses; "" for a button."""
        if isinstance(self.gesture, Drag):
            return self.gesture.piece
        return "" if self.button else self.gesture.thing


class MoveOptions:
    """The decision of one seat in one state, as hands, lists and buttons need it.

    `eyes`: who looks on: the seat itself, or everybody (-1) where the decision is public. `waits`: why
    something legal has to wait, where a lesson is taught; that is not offered, and told when it is tried.
    `stage`: what is taught.
    """

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        choice: Choice,
        viewer: int,
        *,
        waits: Callable[[Action], Text | None] = free,
        stage: object = None,
    ) -> None:
        self.game, self.state, self.choice, self.viewer = game, state, choice, viewer
        self.stage, self._waits = stage, waits
        self.view = game.view(state, viewer)

    @cached_property
    def _legal(self) -> list[Action]:
        return self.choice.legal_actions(self.state)

    @property
    def forced(self) -> bool:
        """Whether the rules allow one thing alone."""
        return len(self._legal) == 1

    @cached_property
    def candidate_actions(self) -> list[Move]:
        """All that can be tried, allowed or not."""
        found = dict.fromkeys([*self.choice.all_candidate_actions(self.state), *self._legal])
        return [Move(action, self.gesture(action)) for action in found]

    @cached_property
    def moves(self) -> list[Move]:
        """All that is legal and need not wait, in the order of the rules."""
        return [Move(action, self.gesture(action)) for action in self._legal if self._waits(action) is None]

    @property
    def waiting(self) -> list[Gesture]:
        """The gestures of all that is legal and has to wait."""
        offered = {move.action for move in self.moves}
        return [self.gesture(action) for action in self._legal if action not in offered]

    @cached_property
    def listed(self) -> list[Move]:
        """All that is legal in the order in which it is listed and numbered, from 1: by pieces, buttons last.

        Of one piece those come first that bring something, where the list has pictures.
        """
        place = {key: at for at, key in enumerate(dict.fromkeys(move.piece for move in self.moves))}
        moves = sorted(self.moves, key=lambda move: (move.button, place[move.piece]))
        found: list[Move] = []
        for _key, of_piece in groupby(moves, key=lambda move: move.piece):
            group = list(of_piece)
            if self.game.table.thumb(self.view, group[0].action):
                group.sort(key=lambda move: not self.effect(move.action))
            found += group
        return found

    @cached_property
    def names(self) -> Mapping[Gesture, str]:
        """What each legal gesture does, in words."""
        return {move.gesture: self.words(move.action) for move in reversed(self.moves)}

    def gesture(self, action: Action) -> Gesture:
        """The gesture by which hands do an action."""
        return self.game.table.gesture(self.view, action)

    def words(self, action: Action) -> str:
        """What an action is, in words."""
        return to_language(self.game.say(self.view, action))

    def brief(self, action: Action) -> str:
        """What an action is, in words, where its piece is known."""
        return to_language(self.game.short_label(self.view, action)) or self.words(action)

    def effect(self, action: Action) -> str:
        """What it would bring about, in few words; "" if there is nothing to tell."""
        return to_language(self.game.outcome_text(self.view, action))

    def gives_up(self, action: Action) -> str:
        """What it gives up that could be had now; "" if nothing."""
        return to_language(self.game.gives_up(self.view, action))

    def brings(self, gesture: Gesture) -> str:
        """What a legal gesture brings and costs, and what it gives up; "" if there is nothing to tell."""
        action = self._meaning.get(gesture)
        if action is None:
            return ""
        lost = self.gives_up(action)
        words = QCoreApplication.translate("ConfirmGivingUp", "You would give up: {lost}").format(lost=lost)
        return "\n".join(filter(None, (self.effect(action), words if lost else "")))

    @cached_property
    def _meaning(self) -> Mapping[Gesture, Action]:
        return {move.gesture: move.action for move in reversed(self.moves)}

    def prominent(self, move: Move) -> bool:
        """Whether a button is what to go on with: it gives up nothing, and only buttons are left to press."""
        return not self.gives_up(move.action) and all(map(self.on_bar, self.moves))

    def on_bar(self, move: Move) -> bool:
        """Whether a move has a button in the prompt bar."""
        return move.button or self.game.table.has_button(self.view, move.action)

    def check(self, action: Action) -> No | None:
        """Why an action is not allowed, or has to wait; None when it can be done."""
        no = self.choice.check(self.state, action)
        if no is None and (text := self._waits(action)) is not None:
            return No("", text)
        return no

    def held(self, made: Gesture) -> bool:
        """Whether what the gesture means is allowed by the rules, and has to wait."""
        return any(self.choice.check(self.state, action) is None for action in self.meant(made))

    def meant(self, made: Gesture) -> list[Action]:
        """The actions that this gesture can mean: the legal ones, or else those that are refused."""
        legal = [move.action for move in self.moves if same(move.gesture, made)]
        return legal or [move.action for move in self.candidate_actions if same(move.gesture, made)]

    def why_not(self, made: Gesture) -> No | None:
        """Why this gesture is not allowed; None when it is."""
        meant = self.meant(made)
        if not meant:
            return self._nowhere(made)
        refusals = [self.check(action) for action in meant]
        return None if None in refusals else refusals[0]

    def _nowhere(self, made: Gesture) -> No:
        """Nothing that can be tried is meant: what was tried, and where the same piece can go instead."""
        pieces, zones = self._names
        to = dict.fromkeys(
            move.gesture.zone
            for move in self.moves
            if isinstance(move.gesture, Drag) and isinstance(made, Drag) and move.gesture.piece == made.piece
        )
        places = [to_language(zones[zone]) for zone in to if zone in zones]
        if not isinstance(made, Drag) or not places or made.piece not in pieces:
            return No(self.choice.rule, self.choice.prompt(self.state))
        where = Text("", ", ".join(places[:SHOWN] + ["…"] * (len(places) > SHOWN)))
        if made.zone in zones:
            text = ELSEWHERE.fill(piece=pieces[made.piece], place=zones[made.zone], where=where)
            return No(self.choice.rule, text)
        return No(self.choice.rule, NOT_HERE.fill(piece=pieces[made.piece], where=where))

    @cached_property
    def _names(self) -> tuple[Mapping[str, Text], Mapping[str, Text]]:
        """What the pieces and the zones of the table are called, where they are."""
        layout = self.game.table.layout(self.view, self.viewer)
        return (
            {piece.key: piece.name for piece in layout.pieces if piece.name.source},
            {zone.key: zone.name for zone in layout.zones if zone.name.source},
        )

    def past_undoing(self, action: Action) -> bool:
        """Whether the action shows something hidden or uses chance, so that it cannot be undone."""
        return is_irreversible(self.game, self.view, self.choice, action)
