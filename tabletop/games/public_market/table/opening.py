"""What lies open as a match begins, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.state import PublicMarket


def opening(v: PublicMarket) -> tuple[Text, ...]:
    """Return what the columns have to offer, as `Table.opening` does."""
    text = translate("public_market", "Column {n}: {things}")
    contract = translate("public_market", "contract: {fish}")
    found = list[Text]()
    for number, card in enumerate(v.open):
        costs = [contract.fill(fish=phrases.fish(box.CONTRACTS[each].cost)) for each in v.contracts[number]]
        found.append(text.fill(n=number + 1, things=join_and([phrases.card(card), *costs])))
    return tuple(found)
