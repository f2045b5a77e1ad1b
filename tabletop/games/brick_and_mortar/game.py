"""Builds GAME from the parts of the game."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, classes
from tabletop.engine.rules import Action, Step
from tabletop.games.brick_and_mortar.about import ABOUT
from tabletop.games.brick_and_mortar.achievement import ACHIEVEMENT
from tabletop.games.brick_and_mortar.action_labels import brief, say
from tabletop.games.brick_and_mortar.bot_reasons import explain
from tabletop.games.brick_and_mortar.eval_terms import named_terms
from tabletop.games.brick_and_mortar.evaluation import ENOUGH, hard_min_depth, segment, value
from tabletop.games.brick_and_mortar.headlines import event_headline
from tabletop.games.brick_and_mortar.invariants import invariant_errors
from tabletop.games.brick_and_mortar.log_lines import log
from tabletop.games.brick_and_mortar.move_ordering import shortlist
from tabletop.games.brick_and_mortar.observation import determinize, view
from tabletop.games.brick_and_mortar.outcome_text import gives_up, outcome_text
from tabletop.games.brick_and_mortar.progress import progress_text, round_of, seat_names
from tabletop.games.brick_and_mortar.rewards import reward
from tabletop.games.brick_and_mortar.rules.setup import refuse, setup
from tabletop.games.brick_and_mortar.score import ranks, score, verdict
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
    evaluation=Evaluation(
        value,
        shortlist,
        segment=segment,
        hard_min_depth=hard_min_depth,
        max_iterations=ENOUGH,
        terms=named_terms,
        explain=explain,
        score_stddev=17.0,
    ),
    achievement=ACHIEVEMENT,
)
