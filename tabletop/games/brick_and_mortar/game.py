"""The game, put together."""

from __future__ import annotations

from functools import partial

from tabletop.engine import described
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, GameAchievement, Setup, classes
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Action, Event, Revealed, Step
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.about import ABOUT
from tabletop.games.brick_and_mortar.bot.eval_terms import named_terms
from tabletop.games.brick_and_mortar.bot.evaluation import ENOUGH, hard_min_depth, segment, value
from tabletop.games.brick_and_mortar.bot.order import shortlist
from tabletop.games.brick_and_mortar.bot.reasons import explain
from tabletop.games.brick_and_mortar.invariants import invariant_errors
from tabletop.games.brick_and_mortar.observation import determinize, view
from tabletop.games.brick_and_mortar.rules.ch02_setup import refuse, setup
from tabletop.games.brick_and_mortar.rules.ch13_end import is_last
from tabletop.games.brick_and_mortar.rules.ch13_scoring import ranks, score, verdict
from tabletop.games.brick_and_mortar.state import DRAFT, OVER, BrickAndMortar, own_choice
from tabletop.games.brick_and_mortar.table import TABLE


def progress_text(s: BrickAndMortar) -> Text:
    """Return the month and phase of the match, in words."""
    if s.phase == OVER:
        return translate("brick_and_mortar", "The end")
    if s.phase == DRAFT:
        return translate("brick_and_mortar", "Draft")
    if is_last(s):
        text = translate("brick_and_mortar", "{month}, the last month: {phase}")
    else:
        text = translate("brick_and_mortar", "{month}: {phase}")
    return text.fill(month=phrases.month(s.month), phase=phrases.PHASES[s.phase])


def round_of(s: BrickAndMortar) -> int:
    """Return the number of the month; 1 during the draft."""
    return max(1, s.month)


def seat_names(setup: Setup) -> tuple[Text, ...]:
    return tuple(phrases.player(n) for n in range(len(setup.seats)))


def _log(event: Event, viewer: int) -> LogLine | None:
    """Return the log line of an event as `Game.log` does; simultaneous choices have a line, too."""
    if isinstance(event, Revealed):
        return LogLine(translate("brick_and_mortar", "All have chosen"), -1, (), "BM-16.1")
    return described.log(event, viewer)


_ACHIEVEMENT: GameAchievement[BrickAndMortar] = GameAchievement(
    translate("brick_and_mortar", "Paid off"),
    translate("brick_and_mortar", "End a match with four stores and no debt."),
    lambda s, seat: 0 if len(s.players[seat].building) == box.SLOTS and not s.players[seat].debt else -1,
)

GAME = Game(
    about=ABOUT,
    revision=1,
    state=BrickAndMortar,
    actions=classes(Action, __package__),
    steps=classes(Step, __package__),
    setup=setup,
    refuse=refuse,
    hide=view,
    hidden_fields=frozenset(
        {
            "BrickAndMortar.deck",
            "BrickAndMortar.demand",
            "BrickAndMortar.face_down",
            "BrickAndMortar.store_deck",
            "Player.hand",
            "Player.money",
            "Player.pack",
            "Player.played",
            "Player.stores",
        }
    ),
    determinize=determinize,
    table=TABLE,
    score=score,
    ranks=ranks,
    verdict=verdict,
    names=seat_names,
    progress_text=progress_text,
    round=round_of,
    log=_log,
    invariant_errors=invariant_errors,
    outcome_text=partial(described.outcome_text, choice_of=own_choice),
    evaluation=Evaluation(
        value,
        shortlist,
        segment=segment,
        hard_min_depth=hard_min_depth,
        max_iterations=ENOUGH,
        terms=named_terms,
        explain=explain,
        score_stddev=17.0,
        tempers={
            "bram": {"stores": 1, "slots": 1},
            "luz": {"earning": 1, "next": 1, "bought": 1},
            "pip": {},  # cost or won more matches than a temper may: decision 38
        },
    ),
    achievement=_ACHIEVEMENT,
)
