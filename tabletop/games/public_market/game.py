"""The game, put together."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.public_market.about import ABOUT
from tabletop.games.public_market.achievement import ACHIEVEMENT
from tabletop.games.public_market.action_labels import brief, say
from tabletop.games.public_market.eval_terms import named_terms
from tabletop.games.public_market.evaluation import value
from tabletop.games.public_market.invariants import invariant_errors
from tabletop.games.public_market.log_lines import log
from tabletop.games.public_market.move_ordering import shortlist
from tabletop.games.public_market.observation import determinize, view
from tabletop.games.public_market.outcome_text import gives_up, outcome_text
from tabletop.games.public_market.progress import progress_text, round_of, seat_names
from tabletop.games.public_market.rewards import reward
from tabletop.games.public_market.rules.setup import refuse, setup
from tabletop.games.public_market.score import ranks, score, verdict
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
    evaluation=Evaluation(value, shortlist, terms=named_terms, score_stddev=12.0),
    achievement=ACHIEVEMENT,
)
