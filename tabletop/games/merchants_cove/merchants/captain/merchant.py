"""MC-14: builds the Captain from its parts."""

from __future__ import annotations

from tabletop.engine.game import classes
from tabletop.engine.rules import Action, Event
from tabletop.games.merchants_cove.merchants.captain import BLURB, NAME, evaluation, rules, texts
from tabletop.games.merchants_cove.merchants.captain.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, abilities, spaces

_WORD = "captain"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(_WORD, BOARD, (rules.sail, rules.row, rules.recall), (None, None, rules.no_recall)),
    staff=abilities(_WORD, BOARD),
    actions=classes(Action, __package__),
    events=classes(Event, __package__),
    setup=rules.setup,
    cleanup=rules.cleanup,
    faults=rules.faults,
    say=texts.say,
    brief=texts.brief,
    effect=texts.effect,
    gives_up=texts.gives_up,
    log=texts.log,
    estimate=evaluation.estimate,
    worth=evaluation.worth,
    shortlist=evaluation.shortlist,
    others=evaluation.others,
)
