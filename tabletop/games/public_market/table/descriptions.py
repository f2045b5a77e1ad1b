"""Descriptions of printed things for screen readers."""

from __future__ import annotations

from tabletop.engine.text import NO_TEXT, Text, dollars, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid, phrases
from tabletop.games.public_market.component_schema import KINDS, SoloCard


def chest(number: int, filled: int) -> Text:
    """PM-6: describe an Ice Chest, row by row and cell by cell: the print, or that a cell is covered."""
    rows = [
        join_and([_cell(number, filled, row * grid.CHEST_SIDE + column) for column in range(grid.CHEST_SIDE)])
        for row in range(grid.CHEST_SIDE)
    ]
    text = translate("public_market", "Row 1: {a}. Row 2: {b}. Row 3: {c}. Row 4: {d}. Row 5: {e}.")
    return text.fill(**dict(zip("abcde", rows, strict=True)))


def _cell(number: int, filled: int, cell: int) -> Text:
    at = 1 << cell
    if filled & at:
        return translate("public_market", "covered", "a cell of the Ice Chest")
    if box.ICE[number] & at:
        return translate("public_market", "Ice Block", "a cell of the Ice Chest")
    if box.SHRIMP[number] & at:
        return translate("public_market", "Shrimp", "a cell of the Ice Chest")
    if box.CRAB[number] & at:
        return translate("public_market", "Crab", "a cell of the Ice Chest")
    return translate("public_market", "free", "a cell of the Ice Chest")


def another_chest(number: int, filled: int) -> Text:
    """Describe another seat's Ice Chest; NO_TEXT if it has none."""
    if number < 0:
        return NO_TEXT
    text = translate("public_market", "Ice Chest {n}, %n cell(s) covered.", "", filled.bit_count())
    return text.fill(n=number + 1)


def place_in_ocean(column: int, number: int) -> Text:
    """Describe the place of a tile of the Ocean."""
    text = translate("public_market", "In column {column}, number {n} from the Boat's side.")
    return text.fill(column=column + 1, n=number + 1)


def solo_card(card: SoloCard) -> Text:
    """PM-16.3: describe a Solo card of the Angler."""
    first, second = (_bid(card, at) for at in range(2))
    near = translate("public_market", "nearest the Boat")
    far = translate("public_market", "farthest from the Boat")
    text = translate(
        "public_market",
        "Bids: {first}, then {second}. Boat: %n column(s) to the right. Under {threshold} fish it docks; "
        "of equal tiles it takes the one {dock}. At the Market: {spoils}. Lighthouse: {path}.",
        "",
        card.boat,
    )
    columns = [phrases.column(number - 1) for number in card.path]
    return text.fill(
        first=first,
        second=second,
        threshold=card.threshold,
        dock=near if card.dock == "up" else far,
        spoils=join_and(_spoils(card)),
        path=join_and(columns)
        if columns
        else translate("public_market", "none", "of several kinds of things"),
    )


def _bid(card: SoloCard, at: int) -> Text:
    bid = card.bids[at]
    kind = phrases.KIND_NAMES[KINDS.index(bid.place)]
    if not bid.arrow:
        return kind
    return translate("public_market", "{kind}, in front", "where the Angler bids").fill(kind=kind)


def _spoils(card: SoloCard) -> list[Text]:
    named = {
        "boat": translate("public_market", "the card over the Boat"),
        "choice": translate("public_market", "a card that you choose"),
    }
    spoils = [dollars(card.money)]
    if card.crabs:
        spoils.append(translate("public_market", "%n Crab(s)", "", card.crabs))
    return spoils + [named[each] for each in card.cards]
