"""MC-13.5, MC-15.7: the free actions of a merchant, which every decision of its own turn allows."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

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
    found: tuple[FreeActions[MerchantsCove], ...] = _guild().merchant(s, seat).asides(s, seat)
    return found


# without it random play takes 1.05 times as long
@cache
def _guild() -> ModuleType:
    """Return the module of all merchants, looked up late: their chapters are built on the choices above."""
    return import_module("tabletop.games.merchants_cove.merchants.guild")
