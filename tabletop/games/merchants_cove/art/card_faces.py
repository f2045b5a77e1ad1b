"""Converts component data to the faces of cards."""

from __future__ import annotations

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import cards as faces
from tabletop.games.merchants_cove.art import peddler
from tabletop.games.merchants_cove.art.palette import ANY
from tabletop.games.merchants_cove.component_schema import COLOUR_WORDS
from tabletop.games.merchants_cove.components import printed

_SUITS = {
    "locals": faces.Suit.LOCALS,
    "mercenaries": faces.Suit.MERCENARIES,
    "sailors": faces.Suit.SAILORS,
}
_DEEDS = {
    "clean": faces.Deed.CLEAN,
    "small": faces.Deed.GAIN,
    "large": faces.Deed.GAIN,
    "overboard": faces.Deed.BAG,
    "pilot": faces.Deed.LOAD,
    "swap": faces.Deed.SWAP,
}
_ACTS = {
    "procure": peddler.Act.PROCURE,
    "recruit": peddler.Act.RECRUIT,
    "sponsor": peddler.Act.SPONSOR,
}
_PICTURES = (
    *("ferry", "lamp", "bread", "well", "fiddle", "almanac"),
    *("rope", "goose", "bell", "herb", "altar", "staff"),
    *("fist", "drum", "bow", "lance", "shields", "singer"),
    *("bones", "rapier", "banner", "scroll", "spark", "crown"),
    *("anchor",) * 4,
    *("wheel",) * 4,
    *("boat",) * 4,
)
"""The pictures of the Townsfolk, in the order of their file."""


def icons(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return icons one by one, from their counts by colour.

    >>> icons((2, 0, 1))
    (0, 0, 2)
    """
    return tuple(colour for colour, count in enumerate(counts) for _ in range(count))


def folk(card: int) -> faces.Folk:
    """Return the face of a Townsfolk card in the Town Square."""
    shown = box.TOWNSFOLK[card]
    colour = COLOUR_WORDS.index(shown.colour) if shown.colour in COLOUR_WORDS else ANY
    deed = faces.Ability(_DEEDS[shown.does], shown.amount or 1, colour, shown.does == "large")
    name = phrases.townsperson(card)
    return faces.Folk(name, _SUITS[shown.set], _PICTURES[card], icons(box.FOLK_ICONS[card]), deed)


def hired(card: int) -> faces.Hired:
    """Return the face of a Townsfolk card on a staff place."""
    shown = folk(card)
    return faces.Hired(shown.name, shown.suit, shown.picture, shown.icons)


def corruption(card: int) -> faces.Corrupt:
    """Return the face of a Corruption card that lies face up."""
    return faces.Corrupt(icons(box.CORRUPTION_ICONS[card]))


def rogue(number: int) -> faces.RogueCard:
    shown = box.ROGUE_CARDS[number]
    return faces.RogueCard(faces.Gang(shown.word), phrases.rogue_card(number), printed("rogues", shown.help))


def deed(card: int) -> peddler.Deed:
    """Return the half of a Peddler's card that shows the action."""
    shown = box.PEDDLER_CARDS[card]
    return peddler.Deed(
        _ACTS[shown.action],
        box.CARD_GOODS[card],
        box.CARD_HALL[card],
        shown.action_hours,
        shown.action_corruption,
    )


def peddlers(card: int, quiet: peddler.Quiet, *, mirrored: bool) -> peddler.PeddlerCard:
    """Return the face of a Peddler's card in an action space."""
    shown = box.PEDDLER_CARDS[card]
    place = peddler.Place(
        shown.times, shown.side == "left", shown.depth == "inner", shown.place_hours, shown.place_corruption
    )
    return peddler.PeddlerCard(place, deed(card), bool(shown.replaces), quiet, mirrored)
