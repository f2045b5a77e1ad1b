"""All merchants of the game, in the order of `shops`."""

from __future__ import annotations

from importlib import import_module

from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.merchants.merchant import Merchant
from tabletop.games.merchants_cove.merchants.shops import packages
from tabletop.games.merchants_cove.state import MerchantsCove, colour_of, is_large

MERCHANTS: tuple[Merchant, ...] = tuple(
    import_module(f"{package.__name__}.merchant").MERCHANT for package in packages()
)
BY_KIND = {merchant.id: merchant for merchant in MERCHANTS}


def merchant(s: MerchantsCove, seat: int) -> Merchant:
    """Return the merchant of a seat that is not the Peddler's."""
    return BY_KIND[s.players[seat].shop.kind]


def ware(s: MerchantsCove, seat: int, good: int) -> Good:
    """Return the face of a Good on a seat's shelf."""
    return merchant(s, seat).ware(colour_of(good), is_large(good))
