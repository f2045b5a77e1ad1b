"""The game, put together."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, GameAchievement, Setup, classes
from tabletop.engine.rules import Action, Step
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.about import ABOUT, peddler_seat
from tabletop.games.merchants_cove.bot.evaluation import WEIGHT, named_terms, segment, value
from tabletop.games.merchants_cove.bot.order import others, shortlist
from tabletop.games.merchants_cove.invariants import invariant_errors
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.observation import determinize, view
from tabletop.games.merchants_cove.rules.ch02_setup import refuse, setup
from tabletop.games.merchants_cove.rules.ch05_turn import TakeTurn
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale
from tabletop.games.merchants_cove.rules.ch09_score import ranks, score, verdict
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import TABLE


def progress_text(s: MerchantsCove) -> Text:
    """Return the day and phase of the match, in words."""
    if not s.flow:
        return translate("merchants_cove", "The end")
    days = box.START.days
    if isinstance(s.flow[-1], ChooseSale):
        return translate("merchants_cove", "Day {day} of {days}, Market").fill(day=s.day, days=days)
    if s.market:
        text = translate("merchants_cove", "Day {day} of {days}, the Market begins at {hour}")
        return text.fill(day=s.day, days=days, hour=phrases.shown(s.market))
    return translate("merchants_cove", "Day {day} of {days}, Production").fill(day=s.day, days=days)


def round_of(s: MerchantsCove) -> int:
    """Return the number of the day."""
    return s.day


def as_whom(s: MerchantsCove, seat: int) -> Text:
    """MC-2.4: return the name of a seat's merchant; NO_TEXT for the Peddler, whose seat has that name."""
    return NO_TEXT if seat == s.peddler else merchant(s, seat).name


def seat_names(setup: Setup) -> tuple[Text, ...]:
    peddler = peddler_seat(setup)
    return tuple(phrases.PEDDLER if n == peddler else phrases.player(n) for n in range(len(setup.seats)))


_ACHIEVEMENT: GameAchievement[MerchantsCove] = GameAchievement(
    translate("merchants_cove", "Clean hands"),
    translate("merchants_cove", "End a match without a single Corruption card."),
    lambda s, seat: -1 if s.players[seat].corruption else 0,
)

GAME = Game(
    about=ABOUT,
    revision=8,
    state=MerchantsCove,
    actions=classes(Action, __package__),
    steps=classes(Step, __package__),
    setup=setup,
    refuse=refuse,
    hide=view,
    hidden_fields=frozenset(
        {"MerchantsCove.corruption", "MerchantsCove.town_deck", "Player.corruption", "Stall.deck"}
    ),
    determinize=determinize,
    table=TABLE,
    score=score,
    ranks=ranks,
    verdict=verdict,
    names=seat_names,
    progress_text=progress_text,
    round=round_of,
    invariant_errors=invariant_errors,
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
        tempers={
            "bram": {"staff": 1, "folk": 1},
            "mara": {"gold": 1},
            "tam": {"goods": 1},
            "luz": {"shop": 1, "hours": 1},
            "ilse": {"hours": -1},
        },
    ),
    achievement=_ACHIEVEMENT,
)
