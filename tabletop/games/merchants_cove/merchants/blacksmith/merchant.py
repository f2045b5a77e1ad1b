"""MC-12: builds the Blacksmith from its parts."""

from __future__ import annotations

from tabletop.games.merchants_cove.merchants.blacksmith import BLURB, NAME, art
from tabletop.games.merchants_cove.merchants.blacksmith import ch12_dice as dice
from tabletop.games.merchants_cove.merchants.blacksmith import ch12_forging as forging
from tabletop.games.merchants_cove.merchants.blacksmith import ch12_stoking as stoking
from tabletop.games.merchants_cove.merchants.blacksmith.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, SpaceAction, abilities, spaces

_WORD = "blacksmith"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        SpaceAction(steps=stoking.bellows, thumb=lambda _v, _seat: art.Die(art.COAL, 6)),
        SpaceAction(steps=stoking.hammer, thumb=lambda _v, _seat: art.Die(art.COAL, 6)),
        SpaceAction(steps=dice.prospect, forbids=dice.no_prospect, thumb=lambda _v, _seat: art.Die(0, 0)),
        SpaceAction(steps=forging.forge, forbids=forging.no_forge),
    ),
    staff=abilities(_WORD, BOARD),
    ware=art.Ware,
    setup=dice.setup,
    faults=dice.faults,
)
