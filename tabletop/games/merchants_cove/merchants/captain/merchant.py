"""MC-14: builds the Captain from its parts."""

from __future__ import annotations

from tabletop.games.merchants_cove.merchants.captain import BLURB, NAME, art
from tabletop.games.merchants_cove.merchants.captain import ch14_recall as home
from tabletop.games.merchants_cove.merchants.captain import ch14_sailing as sailing
from tabletop.games.merchants_cove.merchants.captain.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, SpaceAction, abilities, spaces

_WORD = "captain"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        SpaceAction(steps=sailing.sail, thumb=lambda _v, _seat: art.Dial()),
        SpaceAction(steps=sailing.row, thumb=lambda _v, seat: art.Ship(seat)),
        SpaceAction(steps=home.recall, forbids=home.no_recall, thumb=lambda _v, seat: art.Ship(seat)),
    ),
    staff=abilities(_WORD, BOARD),
    ware=art.Ware,
    setup=sailing.setup,
    cleanup=home.cleanup,
    faults=sailing.faults,
)
