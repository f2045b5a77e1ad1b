"""MC-12: builds the Blacksmith from its parts."""

from __future__ import annotations

from tabletop.engine.game import classes
from tabletop.engine.rules import Action, Event
from tabletop.games.merchants_cove.merchants.blacksmith import BLURB, NAME, evaluation, rules, texts
from tabletop.games.merchants_cove.merchants.blacksmith.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, abilities, spaces

_WORD = "blacksmith"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        (rules.bellows, rules.hammer, rules.prospect, rules.forge),
        (None, None, rules.no_prospect, rules.no_forge),
    ),
    staff=abilities(_WORD, BOARD),
    actions=classes(Action, __package__),
    events=classes(Event, __package__),
    setup=rules.setup,
    faults=rules.faults,
    say=texts.say,
    brief=texts.brief,
    effect=texts.effect,
    done=texts.done,
    gives_up=texts.gives_up,
    log=texts.log,
    estimate=evaluation.estimate,
    worth=evaluation.worth,
    shortlist=evaluation.shortlist,
    others=evaluation.others,
)
