"""MC-1.7: the Town Square."""

from __future__ import annotations

from tabletop.engine.rules import Tell
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.state import MerchantsCove

PLACES = 4


def leave(s: MerchantsCove, place: int) -> int:
    """Takes the card on a place of the Town Square; those to the right of it slide left."""
    card = s.town[place]
    s.town = s.town[:place] + s.town[place + 1 :]
    return card


def refill(s: MerchantsCove, tell: Tell) -> None:
    """Adds new cards on the right, while the deck lasts."""
    while len(s.town) < PLACES and s.town_deck:
        card = s.town_deck.pop()
        s.town += (card,)
        tell(s, events.TownRefilled(card))
