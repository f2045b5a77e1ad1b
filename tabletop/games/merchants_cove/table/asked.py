"""The pending choice of a view."""

from __future__ import annotations

from tabletop.engine.rules import Choice
from tabletop.games.merchants_cove.state import MerchantsCove


def pending_choice_of(v: MerchantsCove) -> Choice | None:
    """The pending choice; None in the middle of an animation, and when the match is over."""
    top = v.flow[-1] if v.flow else None
    return top if isinstance(top, Choice) else None
