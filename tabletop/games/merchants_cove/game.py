"""Builds GAME from the parts of the game."""

from __future__ import annotations

from tabletop.engine import described
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.merchants_cove.about import ABOUT
from tabletop.games.merchants_cove.achievement import ACHIEVEMENT
from tabletop.games.merchants_cove.bot.evaluation import WEIGHT, named_terms, segment, value
from tabletop.games.merchants_cove.bot.order import others, shortlist
from tabletop.games.merchants_cove.headlines import event_headline
from tabletop.games.merchants_cove.invariants import invariant_errors
from tabletop.games.merchants_cove.observation import determinize, view
from tabletop.games.merchants_cove.progress import as_whom, progress_text, round_of, seat_names
from tabletop.games.merchants_cove.rules.ch02_setup import refuse, setup
from tabletop.games.merchants_cove.rules.ch05_turn import TakeTurn
from tabletop.games.merchants_cove.rules.ch09_score import ranks, score, verdict
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
    say=described.say,
    short_label=described.short_label,
    log=described.log,
    headline=event_headline,
    invariant_errors=invariant_errors,
    outcome_text=described.outcome_text,
    gives_up=described.gives_up,
    reward=described.reward,
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
