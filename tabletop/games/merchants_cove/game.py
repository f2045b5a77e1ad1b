"""The game, put together."""

from __future__ import annotations

from tabletop.engine.game import Evaluation, Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.merchants_cove.about import ABOUT
from tabletop.games.merchants_cove.clock import as_whom, clock, round_of, seat_names
from tabletop.games.merchants_cove.effect import effect, forgoes
from tabletop.games.merchants_cove.faults import faults
from tabletop.games.merchants_cove.feat import FEAT
from tabletop.games.merchants_cove.heuristic import WEIGHT, leg, value
from tabletop.games.merchants_cove.hidden import guess, view
from tabletop.games.merchants_cove.log import log
from tabletop.games.merchants_cove.parts import parts
from tabletop.games.merchants_cove.rewards import reward
from tabletop.games.merchants_cove.rules.setup import refuse, setup
from tabletop.games.merchants_cove.rules.turn import TakeTurn
from tabletop.games.merchants_cove.say import brief, say
from tabletop.games.merchants_cove.score import ranks, score, verdict
from tabletop.games.merchants_cove.shortlist import others, shortlist
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=6,
    state=MerchantsCove,
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
    as_whom=as_whom,
    evaluation=Evaluation(
        value,
        shortlist,
        others,
        leg=leg,
        horizon=lambda s: s.day,
        weight=WEIGHT,
        opens=TakeTurn,
        parts=parts,
        swing=45.0,
    ),
    feat=FEAT,
)
