"""Every face of Brick & Mortar: what is shown, as data that paints itself.

Types of goods are 0 to 4, phases 0 to 6, months 0 (January) to 9, seats 0 to 3.
"""

from __future__ import annotations

from tabletop.art.face import Cloth
from tabletop.games.brick_and_mortar.art.bays import Bay
from tabletop.games.brick_and_mortar.art.board import (
    Calendar,
    Ghost,
    MainBoard,
    Overtakes,
    Phases,
    Token,
    Track,
    TurnOrder,
    Words,
)
from tabletop.games.brick_and_mortar.art.cards import (
    BidMove,
    Debt,
    MarketBack,
    MarketCard,
    Notes,
    Tag,
    TagBack,
    TagPlace,
)
from tabletop.games.brick_and_mortar.art.counter import Bid, Bin, Chevron, Counter
from tabletop.games.brick_and_mortar.art.goods import Crate, DemandBox, Rest, Seller
from tabletop.games.brick_and_mortar.art.looks import Store, StoreBack, Tab
from tabletop.games.brick_and_mortar.art.seats import Building, EmptySlot, Lit, Mat
from tabletop.games.brick_and_mortar.art.slate import Chalk, Chart, Ledger, Pad, Shutter, Slate, Sum

__all__ = [
    "CLOTH",
    "Bay",
    "Bid",
    "BidMove",
    "Bin",
    "Building",
    "Calendar",
    "Chalk",
    "Chart",
    "Chevron",
    "Counter",
    "Crate",
    "Debt",
    "DemandBox",
    "EmptySlot",
    "Ghost",
    "Ledger",
    "Lit",
    "MainBoard",
    "MarketBack",
    "MarketCard",
    "Mat",
    "Notes",
    "Overtakes",
    "Pad",
    "Phases",
    "Rest",
    "Seller",
    "Shutter",
    "Slate",
    "Store",
    "StoreBack",
    "Sum",
    "Tab",
    "Tag",
    "TagBack",
    "TagPlace",
    "Token",
    "Track",
    "TurnOrder",
    "Words",
]
CLOTH = Cloth("#3B4A46")
