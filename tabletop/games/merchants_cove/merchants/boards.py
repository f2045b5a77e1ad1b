"""Whose board is whose: of a merchant there is one in a match at most."""

from __future__ import annotations

from typing import TypeVar

from tabletop.engine.state import Copyable
from tabletop.games.merchants_cove.state import MerchantsCove

T = TypeVar("T", bound=Copyable)


def board(s: MerchantsCove, kind: type[T]) -> T | None:
    """The board of this kind; None where that merchant does not play."""
    return next((p.shop for p in s.players if isinstance(p.shop, kind)), None)
