"""All merchants of the game, in the order of `shops`."""

from __future__ import annotations

from importlib import import_module

from tabletop.engine.rules import Action, Event
from tabletop.games.merchants_cove.merchants.merchant import Merchant
from tabletop.games.merchants_cove.merchants.shops import packages
from tabletop.games.merchants_cove.state import MerchantsCove

MERCHANTS: tuple[Merchant, ...] = tuple(
    import_module(f"{package.__name__}.merchant").MERCHANT for package in packages()
)
BY_KIND = {merchant.id: merchant for merchant in MERCHANTS}


def merchant(s: MerchantsCove, seat: int) -> Merchant:
    """The merchant of a seat that is not the Peddler's."""
    return BY_KIND[s.players[seat].shop.kind]


def whose(kind: type[Action | Event]) -> Merchant | None:
    """The merchant that an action or event belongs to; None if it belongs to the core."""
    return next((each for each in MERCHANTS if kind in each.actions or kind in each.events), None)
