"""Names and descriptions of pieces and places."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.rules import ignore_event
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.harbour import loadable
from tabletop.games.merchants_cove.rules import ch16_reasons as reasons
from tabletop.games.merchants_cove.rules.ch16_loading import choose_boat, stall
from tabletop.games.merchants_cove.rules.ch16_peddler import town_place
from tabletop.games.merchants_cove.state import HIDDEN, ROGUE, MerchantsCove

ADVENTURER = translate("merchants_cove", "A Customer at a Pier buys Goods of its colour there.")
ROGUE_TEXT = translate("merchants_cove", "A Rogue isn't a Customer. From a boat at sea it goes to the Lair.")
_DEEDS = {
    "small": translate("merchants_cove", "When hired: gain a {good}."),
    "large": translate("merchants_cove", "When hired: gain a {good}."),
    "overboard": translate(
        "merchants_cove", "When hired: put an Adventurer from a boat at sea back into the bag."
    ),
    "pilot": translate("merchants_cove", "When hired: Load the Boats once."),
    "swap": translate("merchants_cove", "When hired: swap two Adventurers between two boats at sea."),
}
_ANY = {
    "small": translate("merchants_cove", "When hired: gain a small Good of any colour."),
    "large": translate("merchants_cove", "When hired: gain a large Good of any colour."),
}

BOATS = (
    translate("merchants_cove", "Left outer boat"),
    translate("merchants_cove", "Left middle boat"),
    translate("merchants_cove", "Left inner boat"),
    translate("merchants_cove", "Right inner boat"),
    translate("merchants_cove", "Right middle boat"),
    translate("merchants_cove", "Right outer boat"),
)
GOODS = (
    translate("merchants_cove", "Small red Good"),
    translate("merchants_cove", "Small green Good"),
    translate("merchants_cove", "Small blue Good"),
    translate("merchants_cove", "Small yellow Good"),
    translate("merchants_cove", "Large red Good"),
    translate("merchants_cove", "Large green Good"),
    translate("merchants_cove", "Large blue Good"),
    translate("merchants_cove", "Large yellow Good"),
)
COLOURS = (
    translate("merchants_cove", "Red"),
    translate("merchants_cove", "Green"),
    translate("merchants_cove", "Blue"),
    translate("merchants_cove", "Yellow"),
)
_HIDDEN_CARD = translate("merchants_cove", "Hidden Corruption card")
_BLANK_CARD = translate("merchants_cove", "Blank Corruption card")


def listed(things: Sequence[Text]) -> Text:
    """Join things with commas only, in their order; NO_TEXT if there are none."""
    row = things[0] if things else NO_TEXT
    for thing in things[1:]:
        row = translate("merchants_cove", "{most}, {next}", "all but the last two of a list").fill(
            most=row, next=thing
        )
    return row


def townsperson(card: int, *, hired: bool) -> Text:
    """Describe the effect of a Townsfolk card and its icons."""
    shown = box.TOWNSFOLK[card]
    counts = translate("merchants_cove", "At the end: {icons}.").fill(
        icons=phrases.icons(box.FOLK_ICONS[card])
    )
    if hired:
        return counts
    if shown.does == "clean":
        deed = translate("merchants_cove", "When hired: discard up to %n Corruption card(s).")
        deed = deed.count(shown.amount)
    elif shown.colour == "any":
        deed = _ANY[shown.does]
    else:
        deed = _DEEDS[shown.does]
    if shown.colour and shown.colour != "any":
        deed = deed.fill(good=phrases.good(box.good_of(f"{shown.does} {shown.colour}")))
    return phrases.sentences(deed, counts)


def hall(s: MerchantsCove, colour: int) -> Text:
    """Describe the present worth of a Hall."""
    text = translate(
        "merchants_cove", "%n Customer(s). Each is worth 1 gold for every {faction} icon at the end."
    )
    return text.count(len(s.halls[colour])).fill(faction=phrases.kind(colour))


def lair(s: MerchantsCove) -> Text:
    """Describe the present cost of the Lair."""
    text = translate("merchants_cove", "%n Rogue(s): each Rogue icon costs that much gold at the end.")
    return text.count(len(s.lair))


def rogue_card(s: MerchantsCove) -> Text:
    """Describe the effect of Rogues in this match."""
    return printed("rogues", box.ROGUE_CARDS[s.rogue].help)


def icons(counts: Sequence[int]) -> list[Text]:
    """Describe the icons of a seat's cards; [] if there are none."""
    listed_icons = translate("merchants_cove", "Icons: {icons}.").fill(icons=phrases.icons(counts))
    return [listed_icons] if any(counts) else []


def people(s: MerchantsCove, boat: int) -> Text:
    """Describe the people in a boat."""
    here = [0] * (ROGUE + 1)
    for who in s.boats[boat]:
        here[box.COLOURS[who]] += 1
    free = translate("merchants_cove", "%n free seat(s).").count(box.BOARD.boats.seats - len(s.boats[boat]))
    if not any(here):
        return free
    return phrases.sentences(
        translate("merchants_cove", "Aboard: {people}.").fill(people=phrases.icons(here)), free
    )


def peddler_says(s: MerchantsCove, left: int, right: int) -> Text:
    """Describe the Peddler's turn: the present one, or the known part of the next one."""
    mirrored = s.flags.mirrored
    if right < 0:
        return translate("merchants_cove", "Its cards are shuffled.")
    if left < 0:
        card = box.PEDDLER_CARDS[right]
        if mirrored:
            return translate("merchants_cove", "Next turn: {what}").fill(what=_ACTIONS[card.action])
        text = translate("merchants_cove", "Next turn: {times}, {location}")
        return text.fill(times=_times(card.times), location=reasons.location(card))
    what, where = (right, left) if mirrored else (left, right)
    card, deed = box.PEDDLER_CARDS[where], box.PEDDLER_CARDS[what]
    hours = translate("merchants_cove", "%n hour(s)").count(card.place_hours + deed.action_hours)
    text = translate("merchants_cove", "{action}, {times}, {location}; {hours}")
    return text.fill(
        action=_ACTIONS[deed.action], times=_times(card.times), location=reasons.location(card), hours=hours
    )


def _times(n: int) -> Text:
    once = translate("merchants_cove", "once", "how often an action is done")
    return once if n == 1 else translate("merchants_cove", "twice", "how often an action is done")


_ACTIONS = {
    "procure": translate("merchants_cove", "Procure", "on a card of the Peddler: it gains Goods"),
    "recruit": translate("merchants_cove", "Recruit", "on a card of the Peddler: it hires"),
    "sponsor": translate("merchants_cove", "Sponsor", "on a card of the Peddler: it sponsors a Hall"),
}


def corruption(card: int) -> Text:
    """Describe a Corruption card, as far as the viewer sees it."""
    if card == HIDDEN:
        return _HIDDEN_CARD
    counts = box.CORRUPTION_ICONS[card]
    if not any(counts):
        return _BLANK_CARD
    return translate("merchants_cove", "Corruption card: {icons}").fill(icons=phrases.icons(counts))


def peddler_card(s: MerchantsCove, card: int) -> Text:
    """Describe both halves of a Peddler's card."""
    shown = box.PEDDLER_CARDS[card]
    where = translate("merchants_cove", "{times}, {location}, %n hour(s).").count(shown.place_hours)
    where = where.fill(times=_times(shown.times), location=reasons.location(shown))
    what = translate("merchants_cove", "{action}, %n hour(s).").count(shown.action_hours)
    what = what.fill(action=reasons.deed(card))
    left, right = (what, where) if s.flags.mirrored else (where, what)
    text = translate("merchants_cove", "Left half: {left} Right half: {right}")
    return text.fill(left=left, right=right)


def meant_now(s: MerchantsCove) -> Text:
    """MC-16.7: describe the places that the location of the Peddler's next turn means at present."""
    board = stall(s)
    if s.flags.mirrored or board.right < 0 or board.left >= 0:
        return NO_TEXT
    parts = []
    if s.town:
        folk = translate("merchants_cove", "{card} in the Town Square")
        parts.append(folk.fill(card=phrases.townsperson(s.town[town_place(s)])))
    if boats := loadable(s):
        parts.append(
            translate("merchants_cove", "the {boat}").fill(
                boat=phrases.boat(choose_boat(s, boats, ignore_event))
            )
        )
    text = translate("merchants_cove", "As things are, its next place means: {things}.")
    return text.fill(things=phrases.joined(parts)) if parts else NO_TEXT
