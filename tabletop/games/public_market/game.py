"""The game, put together."""

from __future__ import annotations

from tabletop.engine.game import Evaluation, Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.public_market.about import ABOUT
from tabletop.games.public_market.clock import clock, round_of, seat_names
from tabletop.games.public_market.effect import effect, forgoes
from tabletop.games.public_market.faults import faults
from tabletop.games.public_market.feat import FEAT
from tabletop.games.public_market.heuristic import value
from tabletop.games.public_market.hidden import guess, view
from tabletop.games.public_market.log import log
from tabletop.games.public_market.parts import parts
from tabletop.games.public_market.rewards import reward
from tabletop.games.public_market.rules.setup import refuse, setup
from tabletop.games.public_market.say import brief, say
from tabletop.games.public_market.score import ranks, score, verdict
from tabletop.games.public_market.shortlist import shortlist
from tabletop.games.public_market.state import PublicMarket
from tabletop.games.public_market.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=1,
    state=PublicMarket,
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
    evaluation=Evaluation(value, shortlist, parts=parts, swing=12.0),
    feat=FEAT,
)
