"""The game, put together."""

from __future__ import annotations

from tabletop.engine.game import Evaluation, Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.morocco.about import ABOUT
from tabletop.games.morocco.clock import clock, leg_of, round_of, seat_names
from tabletop.games.morocco.effect import effect, forgoes
from tabletop.games.morocco.faults import faults
from tabletop.games.morocco.feat import FEAT
from tabletop.games.morocco.heuristic import value
from tabletop.games.morocco.hidden import guess, view
from tabletop.games.morocco.log import log
from tabletop.games.morocco.parts import parts
from tabletop.games.morocco.rewards import reward
from tabletop.games.morocco.rules.setup import refuse, setup
from tabletop.games.morocco.say import brief, say
from tabletop.games.morocco.score import ranks, score, verdict
from tabletop.games.morocco.shortlist import shortlist
from tabletop.games.morocco.state import Morocco
from tabletop.games.morocco.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=2,
    state=Morocco,
    actions=classes(Action, __package__),
    steps=classes(Step, __package__),
    setup=setup,
    refuse=refuse,
    hide=view,
    guess=guess,
    table=TABLE,
    score=score,
    ranks=ranks,
    verdict=verdict,
    names=seat_names,
    clock=clock,
    round=round_of,
    say=say,
    brief=brief,
    log=log,
    faults=faults,
    effect=effect,
    forgoes=forgoes,
    reward=reward,
    evaluation=Evaluation(
        value,
        shortlist,
        ahead=1,  # a pass has many choices, and is worth little before its end
        leg=leg_of,
        parts=parts,
        swing=15.0,
    ),
    feat=FEAT,
)
