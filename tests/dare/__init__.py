"""Dare, for one seat: it rests, or begins; once begun it may throw a die that is not kind to it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import randbelow
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import About, Game
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Points
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, State, Tell, push_steps
from tabletop.engine.state import frozen, state
from tabletop.engine.table import Layout, Press, Table
from tabletop.engine.text import Text, translate

RESTED, STAKE = 1, 6
"""What resting brings, and what a throw brings by a 5 or 6, and costs else: two points on average."""


@state
class Dared(State):
    turn: int
    points: int


@frozen
class Rest(Action):
    pass


@frozen
class Begin(Action):
    pass


@frozen
class Stop(Action):
    pass


@frozen
class Throw(Action):
    pass


class Asked(Choice):
    __slots__ = ()

    def prompt(self, s: Dared) -> Text:
        return translate("dare", "What now?")

    def candidate_actions(self, s: Dared) -> Iterator[Action]:
        return (kind() for kind in self.accepts)

    def forbids(self, s: Dared, action: Action) -> No | None:
        return None


@frozen
class TakeTurn(Asked):
    rule = "1"
    accepts = (Rest, Begin)
    seat: int

    def apply(self, s: Dared, action: Action, tell: Tell) -> None:
        s.turn += 1
        s.points += RESTED * isinstance(action, Rest)
        after = (TakeTurn(self.seat),) if s.turn < 3 else ()
        push_steps(s, *([ThrowOrStop(self.seat)] if isinstance(action, Begin) else []), *after)


@frozen
class ThrowOrStop(Asked):
    rule = "2"
    accepts = (Stop, Throw)
    seat: int

    def apply(self, s: Dared, action: Action, tell: Tell) -> None:
        if isinstance(action, Throw):
            s.points += STAKE if randbelow(s, 6) > 3 else -STAKE


def begin(given):
    return Dared(chance=given.seed, flow=[TakeTurn(0)], turn=0, points=0)


def guess(view, seat, seed):
    s = view.copy()
    s.chance = seed
    return s


TEXT = translate("dare", "Dare")
GAME = Game(
    about=About("dare", TEXT, TEXT, (1, 1), (1, 1), (), (), lambda: "<svg/>"),
    revision=1,
    state=Dared,
    actions=(Rest, Begin, Stop, Throw),
    steps=(TakeTurn, ThrowOrStop),
    setup=begin,
    refuse=lambda given: None,
    hide=lambda s, seat: s.copy(),
    determinize=guess,
    table=Table(
        (10, 10),
        lambda v, seat: Layout((), ()),
        lambda v, action: Press(f"button:{action}"),
        lambda *_: "",
    ),
    score=lambda s, seat: (Points(TEXT, "1", s.points),),
    ranks=lambda s: (1,),
    verdict=lambda s: TEXT,
    names=lambda given: (TEXT,),
    progress_text=lambda s: TEXT,
    round=lambda s: s.turn,
    say=lambda s, action: TEXT,
    log=lambda event, seat: LogLine(TEXT),
    invariant_errors=lambda s: [],
    evaluation=Evaluation(
        lambda s: (float(s.points),),
        horizon=lambda s: s.turn,
        turn_opener=TakeTurn,
        score_stddev=float(STAKE),
    ),
)
