"""Finds a merchant's board; a match has at most one of each merchant."""

from __future__ import annotations

from typing import TypeVar

from tabletop.engine.state import Copyable
from tabletop.games.merchants_cove.state import MerchantsCove

T = TypeVar("T", bound=Copyable)


def board(s: MerchantsCove, kind: type[T]) -> T | None:
    """The board of this class; None if that merchant does not play."""
    return next((p.shop for p in s.players if isinstance(p.shop, kind)), None)
