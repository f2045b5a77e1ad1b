"""The components of Merchants Cove, read once from their files.

Adventurers are numbers: 13 Warriors, 13 Bards, 9 Wizards, 9 Nobles, 8 Rogues. The number of a Corruption or
Townsfolk card is its place in its file. Of the Peddler's cards, 0 to 15 are the basic ones, 16 to 19 the hard
ones.
"""

from __future__ import annotations

from tabletop.engine.text import Text
from tabletop.files.components import load
from tabletop.games.merchants_cove import component_schema
from tabletop.games.merchants_cove.component_schema import COLOUR_WORDS, ICONS

_HERE = "games/merchants_cove"
_ADVENTURERS = load(f"{_HERE}/adventurers.toml", component_schema.Adventurers)
FACTIONS = _ADVENTURERS.factions
ROGUES = _ADVENTURERS.rogues
COLOURS: tuple[int, ...] = tuple(
    colour for colour, count in enumerate((*(f.count for f in FACTIONS), ROGUES.count)) for _ in range(count)
)
"""MC-1.1: the colour of each Adventurer."""
VALUES: tuple[int, ...] = tuple(f.small for f in FACTIONS) + tuple(f.large for f in FACTIONS)
"""MC-1.6: the base value of each Good."""

BOARD = load(f"{_HERE}/board.toml", component_schema.Board)
START = load(f"{_HERE}/setup.toml", component_schema.Start)
ROGUE_CARDS = load(f"{_HERE}/rogues.toml", component_schema.RogueCards).cards
SETS = ("locals", "mercenaries", "sailors")
"""MC-2.3: the sets of Townsfolk, in the order of their file."""
CRIMINALS, CULTISTS, ROBBERS = range(3)
TOWNSFOLK = load(f"{_HERE}/townsfolk.toml", component_schema.Townsfolk).cards
_PEDDLER = load(f"{_HERE}/peddler.toml", component_schema.Peddler)
PEDDLER = _PEDDLER.board
PEDDLER_CARDS = _PEDDLER.cards


def _counts(icons: str) -> tuple[int, ...]:
    return tuple(icons.count(letter) for letter in ICONS)


FOLK_ICONS: tuple[tuple[int, ...], ...] = tuple(_counts(card.icons) for card in TOWNSFOLK)
"""For each Townsperson the number of icons of the four factions, and of Rogue icons."""
CORRUPTION_ICONS: tuple[tuple[int, ...], ...] = tuple(
    _counts(kind.icons)
    for kind in load(f"{_HERE}/corruption.toml", component_schema.CorruptionDeck).kinds
    for _ in range(kind.count)
)
"""MC-1.8: the same for each Corruption card."""


def good_of(words: str) -> int:
    """Return the Good with this name in a component file.

    >>> good_of("large green")
    5
    """
    size, colour = words.split()
    return COLOUR_WORDS.index(colour) + 4 * (size == "large")


CARD_GOODS: tuple[tuple[int, ...], ...] = tuple(tuple(map(good_of, card.goods)) for card in PEDDLER_CARDS)
"""MC-16.10: the Goods on each of the Peddler's cards, the left one first."""
CARD_HALL: tuple[int, ...] = tuple(
    COLOUR_WORDS.index(card.hall) if card.hall else -1 for card in PEDDLER_CARDS
)


def printed(file: str, text: str) -> Text:
    """Return a text of a component file as a translatable text."""
    return Text(f"merchants_cove.{file}", text)
