"""Texts for the things of the game."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.rules import seat_name
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.state import ROGUE, MerchantsCove

PEDDLER = translate("merchants_cove", "Peddler")
_GOODS = (
    translate("merchants_cove", "small red Good"),
    translate("merchants_cove", "small green Good"),
    translate("merchants_cove", "small blue Good"),
    translate("merchants_cove", "small yellow Good"),
    translate("merchants_cove", "large red Good"),
    translate("merchants_cove", "large green Good"),
    translate("merchants_cove", "large blue Good"),
    translate("merchants_cove", "large yellow Good"),
)
ANY = (translate("merchants_cove", "a small Good"), translate("merchants_cove", "a large Good"))
"""A Good of any colour: small, large."""
COLOURS = (
    translate("merchants_cove", "red"),
    translate("merchants_cove", "green"),
    translate("merchants_cove", "blue"),
    translate("merchants_cove", "yellow"),
    translate("merchants_cove", "grey"),
)
_BOATS = (
    translate("merchants_cove", "left outer boat"),
    translate("merchants_cove", "left middle boat"),
    translate("merchants_cove", "left inner boat"),
    translate("merchants_cove", "right inner boat"),
    translate("merchants_cove", "right middle boat"),
    translate("merchants_cove", "right outer boat"),
)
_BERTHS = (
    translate("merchants_cove", "berth of the Left Pier"),
    translate("merchants_cove", "left berth of the Black Market"),
    translate("merchants_cove", "right berth of the Black Market"),
    translate("merchants_cove", "berth of the Right Pier"),
)
BERTH_NAMES = (
    translate("merchants_cove", "Berth of the Left Pier"),
    translate("merchants_cove", "Left berth of the Black Market"),
    translate("merchants_cove", "Right berth of the Black Market"),
    translate("merchants_cove", "Berth of the Right Pier"),
)
"""Berths as names of places."""
_AND = translate("merchants_cove", "{most} and {last}", "the last two of a list")
_COMMA = translate("merchants_cove", "{most}, {next}", "all but the last two of a list")


def joined(things: Sequence[Text]) -> Text:
    """Join things to a list in words; NO_TEXT if it is empty."""
    if not things:
        return NO_TEXT
    most = things[0]
    for each in things[1:-1]:
        most = _COMMA.fill(most=most, next=each)
    return most if len(things) == 1 else _AND.fill(most=most, last=things[-1])


def good(number: int) -> Text:
    """Name a Good: "large blue Good"."""
    return _GOODS[number]


def goods(numbers: Sequence[int]) -> Text:
    """List several Goods."""
    return joined([_GOODS[number] for number in numbers])


def kind(colour: int) -> Text:
    """Name one Adventurer of a colour: "Wizard"."""
    return printed("adventurers", (box.ROGUES if colour == ROGUE else box.FACTIONS[colour]).title)


def kinds(colour: int) -> Text:
    """Name all Adventurers of a colour: "Wizards"."""
    return printed("adventurers", (box.ROGUES if colour == ROGUE else box.FACTIONS[colour]).name)


def adventurer(number: int) -> Text:
    """Name an Adventurer: "Wizard"."""
    return kind(box.COLOURS[number])


def hall(colour: int) -> Text:
    """Name a Faction Hall: "Hall of the Wizards"."""
    return translate("merchants_cove", "Hall of the {faction}").fill(faction=kinds(colour))


def boat(number: int) -> Text:
    """Name a boat: "left outer boat"."""
    return _BOATS[number]


def boat_with(s: MerchantsCove, who: int) -> Text:
    """Name the boat that an Adventurer is in."""
    for number, inside in enumerate(s.boats):
        if who in inside:
            return _BOATS[number]
    return translate("merchants_cove", "no boat")


def berth(number: int) -> Text:
    """Name a berth: "left berth of the Black Market"."""
    return _BERTHS[number]


def pier(number: int) -> Text:
    """Name a Pier: "Black Market"."""
    return printed("board", box.BOARD.piers[number].name)


def townsperson(card: int) -> Text:
    """Name a Townsfolk card: "Bell Ringer"."""
    if not 0 <= card < len(box.TOWNSFOLK):
        return translate("merchants_cove", "a Townsfolk card")
    return printed("townsfolk", box.TOWNSFOLK[card].name)


def rogue_card(number: int) -> Text:
    """Name a Rogue card: "Robbers"."""
    return printed("rogues", box.ROGUE_CARDS[number].name)


def icons(counts: Sequence[int]) -> Text:
    """Count people, or icons of the factions and of Rogues: "2 Warriors and 1 Rogue"."""
    named = (
        translate("merchants_cove", "%n Warrior(s)", "people, or icons on a card"),
        translate("merchants_cove", "%n Bard(s)", "people, or icons on a card"),
        translate("merchants_cove", "%n Wizard(s)", "people, or icons on a card"),
        translate("merchants_cove", "%n Noble(s)", "people, or icons on a card"),
        translate("merchants_cove", "%n Rogue(s)", "people, or icons on a card"),
    )
    return joined([named[colour].count(n) for colour, n in enumerate(counts) if n])


def corruption(card: int) -> Text:
    """Describe a Corruption card by its icons."""
    if not 0 <= card < len(box.CORRUPTION_ICONS):
        return translate("merchants_cove", "a hidden Corruption card")
    counts = box.CORRUPTION_ICONS[card]
    if not any(counts):
        return translate("merchants_cove", "a blank Corruption card")
    return translate("merchants_cove", "a Corruption card with {icons}").fill(icons=icons(counts))


def clock_time(hour: int) -> Text:
    """Return the half hour after an hour: "5:30". Hours beyond 12 start again at 1."""
    return translate("merchants_cove", "{hour}:30", "a time on the Clock").fill(hour=shown(hour))


def shown(hour: int) -> int:
    """MC-4.1: return the hour that the Clock shows, 1 to 12.

    >>> shown(12), shown(13)
    (12, 1)
    """
    return (hour - 1) % box.BOARD.clock.hours + 1


def player(seat: int) -> Text:
    """Return the default name of a seat."""
    return translate("merchants_cove", "Player {n}").fill(n=seat + 1)


def seat(s: MerchantsCove, number: int) -> Text:
    """Return the name of a seat in this match."""
    return seat_name(s, number, PEDDLER if number == s.peddler else player(number))


def gold(n: int) -> Text:
    return translate("merchants_cove", "{n} gold").fill(n=n)


def sentences(*some: Text) -> Text:
    """Join sentences; those that are NO_TEXT are left out."""
    said = [sentence for sentence in some if sentence != NO_TEXT]
    row = said[0] if said else NO_TEXT
    for sentence in said[1:]:
        row = translate("merchants_cove", "{first} {next}", "two sentences").fill(first=row, next=sentence)
    return row


def counted_goods(good: int, n: int) -> Text:
    """Count Goods of a kind: "2 large green Goods"; `Text.count` gives another number of them."""
    return (
        translate("merchants_cove", "%n small red Good(s)", "", n),
        translate("merchants_cove", "%n small green Good(s)", "", n),
        translate("merchants_cove", "%n small blue Good(s)", "", n),
        translate("merchants_cove", "%n small yellow Good(s)", "", n),
        translate("merchants_cove", "%n large red Good(s)", "", n),
        translate("merchants_cove", "%n large green Good(s)", "", n),
        translate("merchants_cove", "%n large blue Good(s)", "", n),
        translate("merchants_cove", "%n large yellow Good(s)", "", n),
    )[good]


def counted_adventurer(adventurer: int) -> Text:
    """Return an Adventurer by colour: "1 Bard"; `Text.count` gives another number of them."""
    return (
        translate("merchants_cove", "%n Warrior(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Bard(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Wizard(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Noble(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Rogue(s)", "who comes aboard", 1),
    )[box.COLOURS[adventurer]]
