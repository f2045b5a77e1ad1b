"""What lies open as a match begins, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.state import MerchantsCove


def opening(v: MerchantsCove) -> tuple[Text, ...]:
    """Return the Rogue card and the Townsfolk, as `Table.opening` does."""
    rogue = translate("merchants_cove", "Rogue card: {card}").fill(card=phrases.rogue_card(v.rogue))
    town = translate("merchants_cove", "Town Square: {cards}").fill(
        cards=phrases.joined([*map(phrases.townsperson, v.town)])
    )
    return rogue, town
