"""Actions and events that describe themselves: their words, their gestures, their pictures.

The functions below ask them: they are the defaults of `Game`, and games pass them to `Table`. A new action is
written in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, ClassVar, Generic

from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, AnyChoice, Choice, Event, S, S_contra, Said, State, pending_choice
from tabletop.engine.table import Drag, Face, Gesture, Layout, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text


class GameAction(Action, Generic[S]):
    """An action that describes itself.

    Each method implements the function of the same name in `Game` or `Table`. The class variables serve
    actions whose words, gesture or picture never vary. Parameters of the methods: `s` is a state, `v` a view,
    `step` the choice at which the action is tried.
    """

    __slots__ = ()
    text: ClassVar[Text]
    hand: ClassVar[Gesture]
    picture: ClassVar[Face | str] = ""

    def say(self, _s: S) -> Text:
        """Return the action in words, in the imperative."""
        return self.text

    def short_label(self, _s: S) -> Text:
        """Return a shorter form where the piece is known; NO_TEXT if only the whole will do."""
        return NO_TEXT

    def outcome_text(self, _s: S, _step: AnyChoice) -> Text:
        """Return what it, a legal action, would bring about; NO_TEXT if its words say so already."""
        return NO_TEXT

    def gives_up(self, _s: S, _step: AnyChoice) -> Text:
        """Return what it misses out on that could be had now; NO_TEXT if nothing."""
        return NO_TEXT

    def gesture(self, _v: S, _step: AnyChoice) -> Gesture:
        """How it is made with the pieces on the table."""
        return self.hand

    def thumb(self, _v: S, _step: AnyChoice) -> Face | str:
        """Return a face of 26 x 26 mm for lists of moves; "" for none."""
        return self.picture

    def after(self, _v: S, _step: AnyChoice) -> S | None:
        """Return the state shown while its piece is held over its place; None if that is `v` itself."""
        return None

    def marks(self, _v: S, _step: AnyChoice) -> Iterable[Piece | Zone]:
        """Pieces and zones laid over the table while its piece is held; they replace those of their keys."""
        return ()


class GameEvent(Event):
    """An event that describes itself."""

    __slots__ = ()

    def line(self) -> LogLine | None:
        """Its line of the log; None if the line of another event tells it."""
        return None

    def line_for(self, _viewer: int) -> LogLine | None:
        """Its line as `viewer` (a seat, -1 for everybody) may read it, for events with hidden parts."""
        return self.line()

    def reward(self) -> Reward | None:
        """Return what it brings a seat, if that is animated."""
        return None

    def headline(self) -> Headline | None:
        """Return what it adds to the sentence about a turn; that may hold only what everybody may know."""
        return None


class GameChoice(Choice[S_contra]):
    """A choice whose actions are GameActions."""

    __slots__ = ()

    def action_label(self, s: S_contra, action: Action) -> Text:
        return say(s, action)


def _described(action: Action) -> GameAction[Any]:
    if not isinstance(action, GameAction):
        raise TypeError(f"no words for {action}")
    return action


ChoiceOf = Callable[[Any], AnyChoice | None]
"""Finds the choice that an action is for: where seats decide simultaneously, that of the view's own seat."""


def say(s: State, action: Action) -> Text:
    """As `Game.say`."""
    return _described(action).say(s)


def short_label(s: State, action: Action) -> Text:
    """As `Game.short_label`."""
    return action.short_label(s) if isinstance(action, GameAction) else NO_TEXT


def outcome_text(s: State, action: Action, choice_of: ChoiceOf = pending_choice) -> Text:
    """As `Game.outcome_text`. An illegal action has none, so that implementations may play the action."""
    step = choice_of(s)
    if step is None or not isinstance(action, GameAction) or step.check(s, action):
        return NO_TEXT
    return action.outcome_text(s, step)


def gives_up(s: State, action: Action) -> Text:
    """As `Game.gives_up`."""
    step = pending_choice(s)
    return action.gives_up(s, step) if step is not None and isinstance(action, GameAction) else NO_TEXT


def log(event: Event, viewer: int) -> LogLine | None:
    """As `Game.log`."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    return event.line_for(viewer) if isinstance(event, GameEvent) else None


def reward(event: Event) -> Reward | None:
    """As `Game.reward`."""
    return event.reward() if isinstance(event, GameEvent) else None


def headline(event: Event) -> Headline | None:
    """As `Game.headline`."""
    return event.headline() if isinstance(event, GameEvent) else None


def gesture(v: State, action: Action, choice_of: ChoiceOf = pending_choice) -> Gesture:
    """As `Table.gesture`."""
    step = choice_of(v)
    assert step is not None, "no seat is asked"
    return _described(action).gesture(v, step)


def thumb(v: State, action: Action, choice_of: ChoiceOf = pending_choice) -> Face | str:
    """As `Table.thumb`."""
    step = choice_of(v)
    return "" if step is None else _described(action).thumb(v, step)


def preview(
    layout: Callable[[S, int], Layout], choice_of: ChoiceOf = pending_choice
) -> Callable[[S, Action], Layout | None]:
    """Make `Table.preview`: the layout after the action, its piece where it was, and its marks.

    Args:
        layout: The game's `Table.layout`.
        choice_of: As in `ChoiceOf`.
    """

    def shown(v: S, action: Action) -> Layout | None:
        step = choice_of(v)
        if step is None or step.check(v, action):
            return None
        action_ = _described(action)
        after, marks = action_.after(v, step), tuple(action_.marks(v, step))
        if after is None and not marks:
            return None
        lies = layout(v if after is None else after, step.seat)
        pieces, made = lies.pieces, action_.gesture(v, step)
        if after is not None and isinstance(made, Drag):
            held = {piece.key: piece for piece in layout(v, step.seat).pieces if piece.key == made.piece}
            pieces = tuple(held.get(piece.key, piece) for piece in pieces)
        over = {mark.key: mark for mark in marks if isinstance(mark, Piece)}
        pieces = tuple(over.pop(piece.key, piece) for piece in pieces)
        printed = {mark.key: mark for mark in marks if isinstance(mark, Zone)}
        zones = (*(zone for zone in lies.zones if zone.key not in printed), *printed.values())
        return replace(lies, zones=zones, pieces=(*pieces, *over.values()))

    return shown
