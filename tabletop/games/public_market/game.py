"""The game, put together."""

from __future__ import annotations

from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, GameAchievement, Setup, classes
from tabletop.engine.rules import Action, Step
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import phrases
from tabletop.games.public_market.about import ABOUT, angler_seat
from tabletop.games.public_market.bot.evaluation import named_terms, value
from tabletop.games.public_market.bot.order import shortlist
from tabletop.games.public_market.invariants import invariant_errors
from tabletop.games.public_market.observation import determinize, view
from tabletop.games.public_market.rules.ch02_setup import setup, setup_refusal
from tabletop.games.public_market.rules.ch10_repopulation import rounds
from tabletop.games.public_market.rules.ch13_scoring import POINT_VALUES, ranks, score, verdict
from tabletop.games.public_market.state import PublicMarket
from tabletop.games.public_market.table import TABLE


def progress_text(s: PublicMarket) -> Text:
    """Return the round of the match, in words."""
    if not s.flow:
        return translate("public_market", "The end")
    if s.dusk:
        return translate("public_market", "Sunset, round {n}").fill(n=s.dusk)
    return translate("public_market", "Round {n} of {all}").fill(n=max(1, s.round), all=rounds(s))


def round_of(s: PublicMarket) -> int:
    """Return the number of the round, including sunset rounds."""
    return s.round + s.dusk


def seat_names(setup: Setup) -> tuple[Text, ...]:
    angler = angler_seat(setup)
    return tuple(phrases.ANGLER if n == angler else phrases.player(n) for n in range(len(setup.seats)))


_ACHIEVEMENT: GameAchievement[PublicMarket] = GameAchievement(
    translate("public_market", "Five Crabs"),
    translate("public_market", "End a match with five Crab Meeples."),
    lambda s, seat: 0 if s.players[seat].crabs == len(POINT_VALUES.crabs) - 1 else -1,
)

GAME = Game(
    about=ABOUT,
    revision=1,
    state=PublicMarket,
    actions=classes(Action, __package__),
    steps=classes(Step, __package__),
    setup=setup,
    refuse=setup_refusal,
    hide=view,
    hidden_fields=frozenset(
        {
            "Player.filled",
            "PublicMarket.bag",
            "PublicMarket.chests",
            "PublicMarket.deck",
            "PublicMarket.gone",
            "PublicMarket.left_out",
            "PublicMarket.spare",
            "PublicMarket.stacks",
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
    invariant_errors=invariant_errors,
    evaluation=Evaluation(
        value,
        shortlist,
        terms=named_terms,
        score_stddev=12.0,
        tempers={
            "bram": {"located": 1, "space": 1, "crabs": 1},
            "mara": {"money": 1, "payout": 1},
            "tam": {"scraps": 1, "fish": 1},
            "luz": {"gears": 1, "turns": 1, "power": 1},
            "ilse": {"turns": -1, "scraps": -1},
        },
    ),
    achievement=_ACHIEVEMENT,
)
