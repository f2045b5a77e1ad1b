"""The game, put together."""

from __future__ import annotations

from tabletop.engine.game import Evaluation, Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.river_market.about import ABOUT
from tabletop.games.river_market.clock import clock, round_of, seat_names
from tabletop.games.river_market.effect import effect, forgoes
from tabletop.games.river_market.faults import faults
from tabletop.games.river_market.feat import FEAT
from tabletop.games.river_market.heuristic import far, value
from tabletop.games.river_market.hidden import guess, view
from tabletop.games.river_market.log import log
from tabletop.games.river_market.parts import parts
from tabletop.games.river_market.rewards import reward
from tabletop.games.river_market.rules.setup import refuse, setup
from tabletop.games.river_market.say import brief, say
from tabletop.games.river_market.score import ranks, score, verdict
from tabletop.games.river_market.shortlist import shortlist
from tabletop.games.river_market.state import RiverMarket
from tabletop.games.river_market.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=2,
    state=RiverMarket,
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
    evaluation=Evaluation(value, shortlist, far=far, parts=parts, swing=5.5),
    feat=FEAT,
)
