"""MC-15: builds the Chronomancer from its parts."""

from __future__ import annotations

from tabletop.games.merchants_cove.merchants.chronomancer import BLURB, NAME, art
from tabletop.games.merchants_cove.merchants.chronomancer import ch15_echoes as echoes
from tabletop.games.merchants_cove.merchants.chronomancer import ch15_rifts as rifts
from tabletop.games.merchants_cove.merchants.chronomancer import ch15_tiles as tiles
from tabletop.games.merchants_cove.merchants.chronomancer.components import BOARD
from tabletop.games.merchants_cove.merchants.merchant import Merchant, SpaceAction, abilities, spaces

_WORD = "chronomancer"
MERCHANT = Merchant(
    id=_WORD,
    name=NAME,
    blurb=BLURB,
    spaces=spaces(
        _WORD,
        BOARD,
        SpaceAction(steps=tiles.shift, thumb=tiles.spare_face),
        SpaceAction(steps=tiles.scavenge, thumb=lambda _v, _seat: art.Era(-1)),
        *(SpaceAction(steps=rifts.rift(engine), brings=rifts.brings(engine)) for engine in rifts.ENGINES),
    ),
    staff=abilities(_WORD, BOARD),
    ware=art.Ware,
    setup=rifts.setup,
    workers=BOARD.workers,
    asides=echoes.asides,
    paying=echoes.paying,
    faults=rifts.faults,
)
