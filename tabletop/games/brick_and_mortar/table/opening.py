"""What lies open as a match begins, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.state import BrickAndMortar


def opening(v: BrickAndMortar) -> tuple[Text, ...]:
    """Return the turn order and the stores of the row, as `Table.opening` does."""
    order = translate("brick_and_mortar", "Turn order: {seats}").fill(
        seats=phrases.joined([phrases.seat(v, seat) for seat in v.order])
    )
    row = translate("brick_and_mortar", "Stores for auction: {stores}; next: {next}").fill(
        stores=phrases.joined([*map(phrases.store, v.row)]), next=phrases.store(v.on_deck)
    )
    return order, row
