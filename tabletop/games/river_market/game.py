"""The game, put together."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.river_market.about import ABOUT
from tabletop.games.river_market.achievement import ACHIEVEMENT
from tabletop.games.river_market.action_labels import brief, say
from tabletop.games.river_market.eval_terms import named_terms
from tabletop.games.river_market.evaluation import hard_min_depth, value
from tabletop.games.river_market.invariants import invariant_errors
from tabletop.games.river_market.log_lines import log
from tabletop.games.river_market.move_ordering import shortlist
from tabletop.games.river_market.observation import determinize, view
from tabletop.games.river_market.outcome_text import gives_up, outcome_text
from tabletop.games.river_market.progress import progress_text, round_of, seat_names
from tabletop.games.river_market.rewards import reward
from tabletop.games.river_market.rules.setup import refuse, setup
from tabletop.games.river_market.score import ranks, score, verdict
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
    determinize=determinize,
    table=TABLE,
    score=score,
    ranks=ranks,
    verdict=verdict,
    names=seat_names,
    progress_text=progress_text,
    round=round_of,
    say=say,
    short_label=brief,
    log=log,
    invariant_errors=invariant_errors,
    outcome_text=outcome_text,
    gives_up=gives_up,
    reward=reward,
    evaluation=Evaluation(
        value, shortlist, hard_min_depth=hard_min_depth, terms=named_terms, score_stddev=5.5
    ),
    achievement=ACHIEVEMENT,
)
