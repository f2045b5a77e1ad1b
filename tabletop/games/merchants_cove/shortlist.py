"""Which choices are worth a thought, best first."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.state import MerchantsCove


def shortlist(s: MerchantsCove, step: Choice, legal: list[Action]) -> list[Action]:
    """The legal actions worth a search's time, best first."""
    return merchant(s, step.seat).shortlist(s, step, legal)
