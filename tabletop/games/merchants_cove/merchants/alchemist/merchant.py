"""MC-13: builds the Alchemist from its parts."""

from __future__ import annotations

from tabletop.engine.game import classes
from tabletop.engine.rules import Action, Event
from tabletop.games.merchants_cove.merchants.alchemist import BLURB, NAME, evaluation, rules, texts
from tabletop.games.merchants_cove.merchants.alchemist.components import BOARD, ROWS
from tabletop.games.merchants_cove.merchants.merchant import Merchant, abilities, spaces

_WORD = "alchemist"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        (*(rules.take_row(row) for row in range(ROWS)), rules.brew, rules.filter_waste),
        (*(None,) * ROWS, rules.no_brew, rules.no_filter),
    ),
    staff=abilities(_WORD, BOARD),
    actions=classes(Action, __package__),
    events=classes(Event, __package__),
    setup=rules.setup,
    asides=rules.asides,
    paying=rules.paying,
    faults=rules.faults,
    say=texts.say,
    brief=texts.brief,
    effect=texts.effect,
    gives_up=texts.gives_up,
    log=texts.log,
    estimate=evaluation.estimate,
    worth=evaluation.worth,
    shortlist=evaluation.shortlist,
)
