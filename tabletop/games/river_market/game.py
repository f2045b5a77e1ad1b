"""The game, put together."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import shuffle
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import Game, GameAchievement, Setup, classes
from tabletop.engine.rules import Action, Step
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.about import ABOUT, rival_seat
from tabletop.games.river_market.bot.evaluation import hard_min_depth, named_terms, value
from tabletop.games.river_market.bot.order import shortlist
from tabletop.games.river_market.invariants import invariant_errors
from tabletop.games.river_market.rules.ch03_setup import deck_of, setup, setup_refusal
from tabletop.games.river_market.rules.ch13_scoring import ranks, score, total_points, verdict
from tabletop.games.river_market.rules.ch15_title import PHRASES
from tabletop.games.river_market.state import HIDDEN, RiverMarket, persons
from tabletop.games.river_market.table import TABLE


def view(s: RiverMarket, seat: int) -> RiverMarket:
    """RM-1.8: return the state as a seat sees it, without the others' hands and the decks."""
    v = s.copy()
    v.chance = 0
    v.deck = [HIDDEN] * len(s.deck)
    v.events = [HIDDEN] * len(s.events)
    for other, p in enumerate(v.players):
        if other != seat:
            p.hand = (HIDDEN,) * len(p.hand)
    return v


def determinize(v: RiverMarket, seat: int, seed: int) -> RiverMarket:
    """RM-1.8: return a determinization of this view: hidden cards are dealt at random from those not seen."""
    s = v.copy()
    s.chance = seed
    shown = seen(s)
    unseen = [card for card in deck_of(s.flags) if card not in shown]
    if s.rival >= 0:
        s.events = [card for card in unseen if card in box.EVENTS]
        unseen = [card for card in unseen if card not in box.EVENTS]
        shuffle(s, s.events)
    shuffle(s, unseen)
    for other, p in enumerate(s.players):
        if other != seat:
            p.hand = tuple(unseen.pop() for _ in p.hand)
    s.deck = unseen
    return s


def seen(s: RiverMarket) -> set[int]:
    """RM-1.8: return the cards that the viewer sees; HIDDEN may be among them."""
    own = chain.from_iterable((*p.hand, *p.helpers) for p in s.players)
    drawn = (s.drawn,) if s.drawn >= 0 else ()
    return {*own, *s.owners, *s.discards, *s.collection, *drawn}


def progress_text(s: RiverMarket) -> Text:
    """Return the round of the match, in words."""
    if not s.flow:
        return translate("river_market", "The end")
    if s.last_turns >= 0:
        text = translate("river_market", "Round {round}, %n more turn(s) to come", "", s.last_turns)
        return text.fill(round=round_of(s))
    return translate("river_market", "Round {n}").fill(n=max(1, round_of(s)))


def round_of(s: RiverMarket) -> int:
    """Return the number of the round, in which each seat has one turn."""
    seats = len(persons(s))
    return (s.turn + seats - 1) // seats


def seat_names(setup: Setup) -> tuple[Text, ...]:
    rival = rival_seat(setup)
    return tuple(phrases.RIVAL if n == rival else phrases.player(n) for n in range(len(setup.seats)))


_ACHIEVEMENT: GameAchievement[RiverMarket] = GameAchievement(
    translate("river_market", "Every title"),
    translate("river_market", "Earn each of the five titles that a score can bring in a solo match."),
    lambda s, seat: box.tier(box.SCORE.points, total_points(s, seat)) if s.rival >= 0 else -1,
    tuple(PHRASES[tier.word] for tier in box.SCORE.points),
)

GAME = Game(
    about=ABOUT,
    revision=2,
    state=RiverMarket,
    actions=classes(Action, __package__),
    steps=classes(Step, __package__),
    setup=setup,
    refuse=setup_refusal,
    hide=view,
    hidden_fields=frozenset({"Player.hand", "RiverMarket.deck", "RiverMarket.events"}),
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
        hard_min_depth=hard_min_depth,
        terms=named_terms,
        score_stddev=5.5,
        tempers={
            "bram": {"booths": 1, "helpers": 1},
            "mara": {"coins": 1},
            "tam": {"plans": 1, "hand": 1, "tokens": 1},
            "luz": {"powers": 1, "visitors": 1},
            "ilse": {"tokens": -1, "hand": -1},
            "pip": {},  # won more matches than a temper may: decision 38
        },
    ),
    achievement=_ACHIEVEMENT,
)
