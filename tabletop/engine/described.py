"""Actions and events that know all that is about them: their words, what hands do, how they are shown.

A game that writes its actions as Deeds and its events as Facts gives `Game` and `Table` the functions below;
a new kind of action is then written in one place, and what it lacks is seen where it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, ClassVar, Generic

from tabletop.engine.game import LogLine, S
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Event, Said, pending_choice
from tabletop.engine.table import Drag, Face, Gesture, Layout, Piece
from tabletop.engine.text import NO_TEXT, Text


class GameAction(Action, Generic[S]):
    """An action with all that is about it; `s`: a state, `v`: a view, `step`: the choice where it is tried.

    Each method stands for the function of that name in `Game` or `Table`. The class variables are for actions
    that are always alike.
    """

    __slots__ = ()
    text: ClassVar[Text]
    hand: ClassVar[Gesture]
    picture: ClassVar[Face | str] = ""

    def say(self, _s: S) -> Text:
        """What it is, in the imperative."""
        return self.text

    def short_label(self, _s: S) -> Text:
        """The same where the piece is known; NONE where only the whole will do."""
        return NO_TEXT

    def outcome_text(self, _s: S, _step: Choice) -> Text:
        """What it would bring about; NONE where its words tell all."""
        return NO_TEXT

    def gives_up(self, _s: S, _step: Choice) -> Text:
        """What it gives up that could be had now; NONE if nothing."""
        return NO_TEXT

    def gesture(self, _v: S, _step: Choice) -> Gesture:
        """What hands do for it."""
        return self.hand

    def thumb(self, _v: S, _step: Choice) -> Face | str:
        """A face of 26 x 26 for lists of moves."""
        return self.picture

    def after(self, _v: S, _step: Choice) -> S | None:
        """The state in which the table is shown while its piece is held over its place; None: as it is."""
        return None

    def marks(self, _v: S, _step: Choice) -> Iterable[Piece]:
        """What is laid over the table then."""
        return ()


class GameEvent(Event):
    """An event that tells itself."""

    __slots__ = ()

    def line(self) -> LogLine | None:
        """Its line of the log; None where another one tells it."""
        return None

    def line_for(self, _viewer: int) -> LogLine | None:
        """The same as the seat that looks may read it: for events of which not everybody may read all."""
        return self.line()

    def reward(self) -> Reward | None:
        """What it brings somebody, where that is seen and heard."""
        return None


class GameChoice(Choice):
    """A choice whose actions are Deeds."""

    __slots__ = ()

    def action_label(self, s: Any, action: Action) -> Text:
        return say(s, action)


def _deed(action: Action) -> GameAction[Any]:
    if not isinstance(action, GameAction):
        raise TypeError(f"no words for {action}")
    return action


def say(s: Any, action: Action) -> Text:
    """As `Game.say`."""
    return _deed(action).say(s)


def short_label(s: Any, action: Action) -> Text:
    """As `Game.brief`."""
    return _deed(action).short_label(s)


def outcome_text(s: Any, action: Action) -> Text:
    """As `Game.effect`. What is refused brings nothing about: so effects may play the action."""
    step = pending_choice(s)
    return NO_TEXT if step is None or step.check(s, action) else _deed(action).outcome_text(s, step)


def gives_up(s: Any, action: Action) -> Text:
    """As `Game.forgoes`."""
    step = pending_choice(s)
    return NO_TEXT if step is None else _deed(action).gives_up(s, step)


def log(event: Event, viewer: int) -> LogLine | None:
    """As `Game.log`."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    return event.line_for(viewer) if isinstance(event, GameEvent) else None


def reward(event: Event) -> Reward | None:
    """As `Game.reward`."""
    return event.reward() if isinstance(event, GameEvent) else None


def gesture(v: Any, action: Action) -> Gesture:
    """As `Table.gesture`."""
    step = pending_choice(v)
    assert step is not None, "no seat is asked"
    return _deed(action).gesture(v, step)


def thumb(v: Any, action: Action) -> Face | str:
    """As `Table.thumb`."""
    step = pending_choice(v)
    return "" if step is None else _deed(action).thumb(v, step)


def preview(lay: Callable[[Any, int], Layout]) -> Callable[[Any, Action], Layout | None]:
    """As `Table.preview`: the table after it, its piece where it lay, and its marks."""

    def shown(v: Any, action: Action) -> Layout | None:
        step = pending_choice(v)
        if step is None or step.check(v, action):
            return None
        deed = _deed(action)
        after, marks = deed.after(v, step), tuple(deed.marks(v, step))
        if after is None and not marks:
            return None
        lies = lay(v if after is None else after, step.seat)
        pieces, made = lies.pieces, deed.gesture(v, step)
        if after is not None and isinstance(made, Drag):
            held = {piece.key: piece for piece in lay(v, step.seat).pieces if piece.key == made.piece}
            pieces = tuple(held.get(piece.key, piece) for piece in pieces)
        return replace(lies, pieces=(*pieces, *marks))

    return shown
