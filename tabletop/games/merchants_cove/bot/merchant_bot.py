"""The interface between the bots and a merchant's own board: estimates and move ordering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove.merchants.shops import packages, word
from tabletop.games.merchants_cove.state import MerchantsCove


@dataclass(frozen=True, slots=True, kw_only=True)
class MerchantBot:
    """The estimates for a merchant's board, in gold. Functions take the state and the seat of the board.

    Attributes:
        estimate: The worth of its shop, without gold, shelf and staff.
        worth: The gold that going to one of its spaces is expected to bring.
        gifts: Classes of free actions that cost nothing, so that bots do them first.
        shortlist: For its own choices and free actions, the actions worth searching, best first.
        others: For its own choices, further candidates for the deeper levels, unordered.
    """

    estimate: Callable[[MerchantsCove, int], float]
    worth: Callable[[MerchantsCove, int, int], float]
    shortlist: Callable[[MerchantsCove, Choice[MerchantsCove], list[Action]], list[Action]]
    gifts: tuple[type[Action], ...] = ()
    others: Callable[[MerchantsCove, Choice[MerchantsCove]], Sequence[Action]] = lambda _s, _step: ()


# without it a search takes 1.1 times as long
@cache
def _bots() -> dict[str, MerchantBot]:
    return {word(package): import_module(f"{package.__name__}.bot").bot() for package in packages()}


def bot_of(s: MerchantsCove, seat: int) -> MerchantBot:
    """Return the estimates for the board of a seat that is not the Peddler's."""
    return _bots()[s.players[seat].shop.kind]
