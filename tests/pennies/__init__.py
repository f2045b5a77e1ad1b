"""Matching pennies, in one round: the first seat wins if both show the same side, the second if not."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import About, Game
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Points
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous, State, Tell
from tabletop.engine.state import frozen, state
from tabletop.engine.table import Layout, Press, Table
from tabletop.engine.text import Text, translate

WIN = (3, 1)
"""What the first seat wins if both show heads, and if both show tails; the second always wins one."""


@state
class Pennies(State):
    shown: list[int]
    heads: int


@frozen
class Show(Action):
    side: int


@frozen
class ShowOne(Choice):
    rule = "1"
    accepts = (Show,)
    seat: int

    def prompt(self, s: Pennies) -> Text:
        return translate("pennies", "Heads or tails?")

    def candidate_actions(self, s: Pennies) -> Iterator[Action]:
        return (Show(side) for side in (0, 1))

    def forbids(self, s: Pennies, action: Action) -> No | None:
        return None

    def apply(self, s: Pennies, action: Action, tell: Tell) -> None:
        s.shown[self.seat] = action.side


def begin(given, heads=1):
    return Pennies(
        chance=given.seed, flow=[Simultaneous((ShowOne(0), ShowOne(1)))], shown=[-1, -1], heads=heads
    )


def value(s):
    if s.shown[0] < 0:
        return (0.0, 0.0)
    if s.shown[0] != s.shown[1]:
        return (0.0, 1.0)
    return (float(s.heads if s.shown[0] == 0 else 1), 0.0)


TEXT = translate("pennies", "Pennies")
GAME = Game(
    about=About("pennies", TEXT, TEXT, (2, 2), (1, 1), (), (), lambda: "<svg/>"),
    revision=1,
    state=Pennies,
    actions=(Show,),
    steps=(ShowOne,),
    setup=begin,
    refuse=lambda given: None,
    hide=lambda s, seat: s.copy(),
    determinize=lambda v, seat, seed: v.copy(),
    table=Table(
        (10, 10),
        lambda v, seat: Layout((), ()),
        lambda v, action: Press(f"button:{action.side}"),
        lambda *_: "",
    ),
    score=lambda s, seat: (Points(TEXT, "1", int(value(s)[seat])),),
    ranks=lambda s: tuple(1 + (value(s)[1 - seat] > value(s)[seat]) for seat in (0, 1)),
    verdict=lambda s: TEXT,
    names=lambda given: (TEXT, TEXT),
    progress_text=lambda s: TEXT,
    round=lambda s: 1,
    say=lambda s, action: translate("pennies", "Show side {n}").fill(n=action.side),
    log=lambda event, seat: LogLine(TEXT),
    invariant_errors=lambda s: [],
    evaluation=Evaluation(value),
)
