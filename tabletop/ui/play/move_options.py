"""The options at one decision: candidate gestures, the legal ones, and the reasons against the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tabletop.engine.game import AnyGame
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, State
from tabletop.engine.table import Drag, Gesture, Layout
from tabletop.engine.text import NO_TEXT, Text, join_or, translate
from tabletop.session.views import is_irreversible
from tabletop.ui.play.move import Move, MoveList
from tabletop.ui.style.i18n import to_language


def _free(_action: Action) -> Text | None:
    """None for every action: nothing has to wait."""
    return None


_SHOWN = 4
"""Maximum number of places named in a refusal when a piece can go to more."""
_ELSEWHERE = translate("offer", "It can't go to “{place}”, only to {where}.")
_NOT_HERE = translate("offer", "It can't go there, only to {where}.")
_QUOTED = translate("offer", "“{place}”")
_MORE = translate("offer", "%n more place(s)")


def same(own: Gesture, made: Gesture) -> bool:
    """Return True if the gesture `made` is an action's `own`. One without a spot takes any spot and turn."""
    if own == made:
        return True
    if isinstance(own, Drag) and isinstance(made, Drag) and own.at < 0:
        return (own.piece, own.zone) == (made.piece, made.zone)
    return False


class MoveOptions:
    """The decision of one seat in one state, as gestures, lists and buttons.

    Args:
        game: The game.
        state: The state as the session gives it.
        choice: The decision.
        viewer: The seat itself, or EVERYBODY (-1) if the decision is public.
        waits: Why a legal action must wait for the lesson, or None. Such an action is not offered; the reason
            is shown when it is tried.
        stage: The stage of the lesson.
    """

    def __init__(
        self,
        game: AnyGame,
        state: State,
        choice: AnyChoice,
        viewer: int,
        *,
        waits: Callable[[Action], Text | None] = _free,
        stage: object = None,
    ) -> None:
        self.game, self.state, self.choice, self.viewer = game, state, choice, viewer
        self.stage, self._waits = stage, waits
        self.view = game.view(state, viewer)
        # The lists ask at each lift, and the answers stay the same for the whole decision.
        self._check = cache(partial(choice.check, state))
        self._gesture = cache(partial(game.table.gesture, self.view))
        self._say = cache(partial(game.say, self.view))
        self._outcome = cache(partial(game.outcome_text, self.view))
        self._irreversible = cache(partial(is_irreversible, game, self.view, choice))

    @cached_property
    def _legal(self) -> list[Action]:
        return self.choice.legal_actions(self.state)

    @property
    def forced(self) -> bool:
        """True if the rules allow only one action."""
        return len(self._legal) == 1

    @cached_property
    def candidate_moves(self) -> list[Move]:
        """All candidate actions, legal or not."""
        found = dict.fromkeys([*self.choice.all_candidate_actions(self.state), *self._legal])
        return [Move(action, self.gesture(action)) for action in found]

    @cached_property
    def moves(self) -> list[Move]:
        """All legal actions that need not wait, in the order of the rules."""
        return [Move(action, self.gesture(action)) for action in self._legal if self._waits(action) is None]

    @property
    def waiting_gestures(self) -> list[Gesture]:
        """The gestures of all legal actions that must wait."""
        offered = {move.action for move in self.moves}
        return [self.gesture(action) for action in self._legal if action not in offered]

    @cached_property
    def listed_moves(self) -> MoveList:
        """The moves as they are listed and numbered from 1: by piece, buttons last, alike ones once.

        If the list has pictures, the moves of one piece that have an effect come first.
        """
        place = {key: at for at, key in enumerate(dict.fromkeys(move.piece for move in self.moves))}
        moves = sorted(self.moves, key=lambda move: (move.button, place[move.piece]))
        found: list[Move] = []
        for _key, of_piece in groupby(moves, key=lambda move: move.piece):
            group = list(of_piece)
            if self.game.table.thumb(self.view, group[0].action):
                group.sort(key=lambda move: not self.effect(move.action))
            found += group
        pieces = {piece.key: piece for piece in self._layout.pieces}
        return MoveList(found, pieces, lambda move: (self.words(move.action), self.effect(move.action)))

    @cached_property
    def gesture_names(self) -> Mapping[Gesture, str]:
        """A description of each legal gesture."""
        return {move.gesture: self.words(move.action) for move in reversed(self.moves)}

    def gesture(self, action: Action) -> Gesture:
        """Return the gesture of an action."""
        return self._gesture(action)

    def words(self, action: Action) -> str:
        """Return the description of an action."""
        return to_language(self._say(action))

    def label_of(self, action: Action) -> str:
        """Return the short description of an action, for where its piece is known."""
        return to_language(self.game.short_label(self.view, action)) or self.words(action)

    def effect(self, action: Action) -> str:
        """Return the outcome of an action in a few words; "" if there is none."""
        return to_language(self._outcome(action))

    def gives_up(self, action: Action) -> str:
        """Return what an action gives up that is available now; "" if nothing."""
        return to_language(self.game.gives_up(self.view, action))

    def gain_text(self, gesture: Gesture) -> str:
        """Return what a legal gesture gains, costs and gives up; "" if there is nothing to show."""
        action = self._meaning.get(gesture)
        if action is None:
            return ""
        lost = self.gives_up(action)
        words = QCoreApplication.translate("ConfirmGivingUp", "You'd miss out on: {lost}").format(lost=lost)
        return "\n".join(filter(None, (self.effect(action), words if lost else "")))

    @cached_property
    def _meaning(self) -> Mapping[Gesture, Action]:
        return {move.gesture: move.action for move in reversed(self.moves)}

    def prominent(self, move: Move) -> bool:
        """Return True if a button should be accented: it gives up nothing, and all moves are buttons."""
        return not self.gives_up(move.action) and all(map(self.on_bar, self.moves))

    def on_bar(self, move: Move) -> bool:
        """Return True if a move has a button in the prompt bar."""
        return move.button or self.game.table.has_button(self.view, move.action)

    def refusal_of(self, action: Action) -> No | None:
        """Why an action is illegal or must wait; None if it can be played."""
        no = self._check(action)
        if no is None and (text := self._waits(action)) is not None:
            return No("", text)
        return no

    def held(self, made: Gesture) -> bool:
        """Return True if the gesture means an action that is legal but must wait."""
        return any(self._check(action) is None for action in self.meant(made))

    def meant(self, made: Gesture) -> list[Action]:
        """Return the actions that a gesture can mean: the legal ones, or else those that are refused."""
        legal = [move.action for move in self.moves if same(move.gesture, made)]
        return legal or [move.action for move in self.candidate_moves if same(move.gesture, made)]

    def why_not(self, made: Gesture) -> No | None:
        """Why a gesture is refused; None if it is legal."""
        meant = self.meant(made)
        if not meant:
            return self._nowhere(made)
        refusals = [self.refusal_of(action) for action in meant]
        return None if None in refusals else refusals[0]

    def _nowhere(self, made: Gesture) -> No:
        """Return the refusal of a gesture without a candidate action, with where the piece can go instead."""
        pieces, zones = self._names
        if isinstance(made, Drag):
            kind = made.piece.partition(":")[0]
            for zone in self._layout.zones:
                if (zone.key, zone.leads_on) == (made.zone, kind):
                    return No(zone.rule, zone.text)
        to = dict.fromkeys(
            move.gesture.zone
            for move in self.moves
            if isinstance(move.gesture, Drag) and isinstance(made, Drag) and move.gesture.piece == made.piece
        )
        places = [_QUOTED.fill(place=zones[zone]) for zone in to if zone in zones]
        if not isinstance(made, Drag) or not places or made.piece not in pieces:
            return No(self.choice.rule, self.choice.prompt(self.state))
        if len(places) > _SHOWN:
            places[_SHOWN:] = [_MORE.count(len(places) - _SHOWN)]
        place = zones.get(made.zone, NO_TEXT)
        plain = place.source and not {":", ";"} & set(to_language(place))  # else it lists what lies there
        text = _ELSEWHERE.fill(place=place) if plain else _NOT_HERE
        return No(self.choice.rule, text.fill(where=join_or(places)))

    @cached_property
    def _layout(self) -> Layout:
        return self.game.table.layout(self.view, self.viewer)

    @cached_property
    def _names(self) -> tuple[Mapping[str, Text], Mapping[str, Text]]:
        """The names of the pieces and zones on the table, by key."""
        return (
            {piece.key: piece.name for piece in self._layout.pieces if piece.name.source},
            {zone.key: zone.name for zone in self._layout.zones if zone.name.source},
        )

    def past_undoing(self, action: Action) -> bool:
        """Return True if the action reveals hidden information or uses chance and so cannot be undone."""
        return self._irreversible(action)
