"""MC-13.5, MC-15.7: the free actions of a merchant, which every decision of its own turn allows."""

from __future__ import annotations

from importlib import import_module

from tabletop.engine.described import GameChoice
from tabletop.engine.rules import FreeActions
from tabletop.games.merchants_cove.state import MerchantsCove


class OwnTurnChoice(GameChoice[MerchantsCove]):
    """A choice that a seat makes in its own turn, so that its merchant's free actions are allowed beside it.

    Choices of the Market and of the Cleanup are no part of a turn.
    """

    __slots__ = ()

    def free_actions(self, s: MerchantsCove) -> tuple[FreeActions[MerchantsCove], ...]:
        return asides(s, self.seat)


def asides(s: MerchantsCove, seat: int) -> tuple[FreeActions[MerchantsCove], ...]:
    """Return the free actions of a seat's merchant, legal or not."""
    # Looked up late: the merchants' chapters are built on the choices of this one.
    guild = import_module("tabletop.games.merchants_cove.merchants.guild")
    found: tuple[FreeActions[MerchantsCove], ...] = guild.merchant(s, seat).asides(s, seat)
    return found
