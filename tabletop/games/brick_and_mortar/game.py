"""The game, put together."""

from __future__ import annotations

from tabletop.engine.game import Evaluation, Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.brick_and_mortar.about import ABOUT
from tabletop.games.brick_and_mortar.believed import believed
from tabletop.games.brick_and_mortar.clock import clock, round_of, seat_names
from tabletop.games.brick_and_mortar.effect import effect, forgoes
from tabletop.games.brick_and_mortar.faults import faults
from tabletop.games.brick_and_mortar.feat import FEAT
from tabletop.games.brick_and_mortar.heuristic import ENOUGH, far, leg, value
from tabletop.games.brick_and_mortar.hidden import guess, view
from tabletop.games.brick_and_mortar.log import log
from tabletop.games.brick_and_mortar.parts import parts
from tabletop.games.brick_and_mortar.rewards import reward
from tabletop.games.brick_and_mortar.rules.setup import refuse, setup
from tabletop.games.brick_and_mortar.say import brief, say
from tabletop.games.brick_and_mortar.score import ranks, score, verdict
from tabletop.games.brick_and_mortar.shortlist import shortlist
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=1,
    state=BrickAndMortar,
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
        value, shortlist, leg=leg, far=far, enough=ENOUGH, parts=parts, believed=believed, swing=17.0
    ),
    feat=FEAT,
)
