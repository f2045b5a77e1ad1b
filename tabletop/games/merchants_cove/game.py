"""Builds GAME from the parts of the game."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.merchants_cove.about import ABOUT
from tabletop.games.merchants_cove.achievement import ACHIEVEMENT
from tabletop.games.merchants_cove.action_labels import brief, say
from tabletop.games.merchants_cove.eval_terms import named_terms
from tabletop.games.merchants_cove.evaluation import WEIGHT, segment, value
from tabletop.games.merchants_cove.headlines import event_headline
from tabletop.games.merchants_cove.invariants import invariant_errors
from tabletop.games.merchants_cove.log_lines import log
from tabletop.games.merchants_cove.move_ordering import others, shortlist
from tabletop.games.merchants_cove.observation import determinize, view
from tabletop.games.merchants_cove.outcome_text import gives_up, outcome_text
from tabletop.games.merchants_cove.progress import as_whom, progress_text, round_of, seat_names
from tabletop.games.merchants_cove.rewards import reward
from tabletop.games.merchants_cove.rules.setup import refuse, setup
from tabletop.games.merchants_cove.rules.turn import TakeTurn
from tabletop.games.merchants_cove.score import ranks, score, verdict
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import TABLE

GAME = Game(
    about=ABOUT,
    revision=7,
    state=MerchantsCove,
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
    headline=event_headline,
    invariant_errors=invariant_errors,
    outcome_text=outcome_text,
    gives_up=gives_up,
    reward=reward,
    role=as_whom,
    evaluation=Evaluation(
        value,
        shortlist,
        others,
        segment=segment,
        horizon=lambda s: s.day,
        rollout_cost=WEIGHT,
        turn_opener=TakeTurn,
        terms=named_terms,
        score_stddev=45.0,
    ),
    achievement=ACHIEVEMENT,
)
