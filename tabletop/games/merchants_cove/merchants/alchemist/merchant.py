"""MC-13: builds the Alchemist from its parts."""

from __future__ import annotations

from tabletop.games.merchants_cove.merchants.alchemist import BLURB, NAME, art
from tabletop.games.merchants_cove.merchants.alchemist import ch13_brewing as brewing
from tabletop.games.merchants_cove.merchants.alchemist import ch13_marbles as marbles
from tabletop.games.merchants_cove.merchants.alchemist import ch13_taking as taking
from tabletop.games.merchants_cove.merchants.alchemist.components import BOARD, ROWS
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR
from tabletop.games.merchants_cove.merchants.merchant import Merchant, SpaceAction, abilities, spaces

_WORD = "alchemist"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        *(SpaceAction(steps=taking.take_row(row), thumb=taking.row_thumb(row)) for row in range(ROWS)),
        SpaceAction(
            steps=brewing.brew,
            forbids=brewing.no_brew,
            thumb=lambda _v, _seat: art.Cauldron(large=False, marbles=2),
        ),
        SpaceAction(
            steps=marbles.filter_waste,
            forbids=marbles.no_filter,
            thumb=lambda _v, _seat: art.Marble(ICHOR),
        ),
    ),
    staff=abilities(_WORD, BOARD),
    ware=art.Ware,
    setup=marbles.setup,
    asides=marbles.asides,
    paying=brewing.paying,
    faults=marbles.faults,
)
