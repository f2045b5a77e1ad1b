"""MC-15: builds the Chronomancer from its parts."""

from __future__ import annotations

from tabletop.engine.game import classes
from tabletop.engine.rules import Action, Event
from tabletop.games.merchants_cove.merchants.chronomancer import BLURB, NAME, evaluation, rules, texts
from tabletop.games.merchants_cove.merchants.chronomancer.actions import WindClock
from tabletop.games.merchants_cove.merchants.chronomancer.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, abilities, spaces

_WORD = "chronomancer"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD, BOARD, (rules.shift, rules.scavenge, *(rules.rift(engine) for engine in rules.ENGINES))
    ),
    staff=abilities(_WORD, BOARD),
    actions=classes(Action, __package__),
    events=classes(Event, __package__),
    setup=rules.setup,
    workers=BOARD.workers,
    asides=rules.asides,
    gifts=(WindClock,),
    paying=rules.paying,
    faults=rules.faults,
    say=texts.say,
    brief=texts.brief,
    effect=texts.effect,
    brings=texts.brings,
    log=texts.log,
    estimate=evaluation.estimate,
    worth=evaluation.worth,
    shortlist=evaluation.shortlist,
)
