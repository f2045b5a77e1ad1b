"""MC-13: labels, outcomes and log lines of the Alchemist."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Action, Choice, Event, pending_choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import events
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.actions import (
    Announce,
    Dump,
    FilterIchor,
    Pour,
    ReturnMarble,
    SwapMarbles,
    UseBottler,
)
from tabletop.games.merchants_cove.merchants.alchemist.rules import (
    CAULDRONS,
    FillCauldrons,
    FilterWaste,
    TakeMarbles,
    can_pour,
    shop,
    take,
)
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR, Laboratory, colour
from tabletop.games.merchants_cove.merchants.boards import board
from tabletop.games.merchants_cove.state import MerchantsCove


def say(s: MerchantsCove, action: Action) -> Text:
    """The label of an action."""
    match action:
        case Announce(shade):
            return translate("merchants_cove", "Announce: {colour}").fill(colour=said.shade(shade))
        case SwapMarbles(place):
            text = translate("merchants_cove", "Swap marbles {n} and {next} of the row")
            return text.fill(n=place + 1, next=place + 2)
        case ReturnMarble(marble):
            text = translate("merchants_cove", "Return to the bag: {colour}")
            return text.fill(colour=said.shade(colour(marble)))
        case Pour(marble, cauldron):
            text = translate("merchants_cove", "Put into {cauldron}: {colour}")
            return text.fill(cauldron=said.cauldron(cauldron), colour=said.shade(colour(marble)))
        case FilterIchor():
            return translate("merchants_cove", "Move 1 Ichor to the bag")
        case Dump():
            mine = board(s, Laboratory)
            text = translate("merchants_cove", "Dump: draw 1 Corruption card, move %n Ichor to the bag")
            return text.count(len(mine.waste) if mine else 0)
        case UseBottler():
            return translate("merchants_cove", "Use the Bottler: %n hour(s)").count(box.BOTTLED)
    return NO_TEXT


def brief(_s: MerchantsCove, action: Action) -> Text:
    """The label of an action whose marble is already known."""
    return said.cauldron(action.cauldron) if isinstance(action, Pour) else NO_TEXT


def effect(s: MerchantsCove, action: Action) -> Text:
    """The outcome of an action."""
    mine, step = board(s, Laboratory), pending_choice(s)
    match action:
        case Announce(shade) if mine and isinstance(step, TakeMarbles):
            return _off(mine.rows[step.row], shade)
        case SwapMarbles(place) if mine and isinstance(step, TakeMarbles):
            row = mine.rows[step.row]
            pair = phrases.joined([said.shade(colour(marble)) for marble in row[place : place + 2]])
            text = translate("merchants_cove", "Swaps: {marbles}").fill(marbles=pair)
            return text if place + 1 < len(row) else NO_TEXT
        case Pour(marble, cauldron) if mine:
            return _poured((*mine.cauldrons[cauldron], marble), cauldron)
    return NO_TEXT


def gives_up(s: MerchantsCove, step: Choice) -> Text:
    """MC-13: cauldrons that could still be used in this Brew, and Ichor that could be filtered."""
    match step:
        case FillCauldrons(seat, used) if used:
            free = [n for n in CAULDRONS if _usable(shop(s, seat), n, used)]
            if any(box.CAULDRONS[n].large for n in free):
                return phrases.ANY[True]
            return phrases.ANY[False] if free else NO_TEXT
        case FilterWaste(seat, left):
            text = translate("merchants_cove", "%n more Ichor in the bag")
            return text.count(min(left, len(shop(s, seat).waste)))
    return NO_TEXT


def _usable(mine: Laboratory, cauldron: int, used: tuple[int, ...]) -> bool:
    return any(can_pour(mine, marble, cauldron, used) for marble in mine.bench)


def _off(row: tuple[int, ...], shade: int) -> Text:
    """MC-13.2: the marbles that come off: "3 green, 1 Ichor; then 2 red"."""
    off = take(row, shade)
    if not off.reaction:
        return said.counted(off.taken)
    text = translate("merchants_cove", "{marbles}; then {reaction}", "marbles that come off a row")
    return text.fill(marbles=said.counted(off.taken), reaction=said.counted(off.reaction))


def _poured(marbles: tuple[int, ...], cauldron: int) -> Text:
    """MC-13.3: the Good that a cauldron makes, or the number of marbles it still needs."""
    wants = box.CAULDRONS[cauldron]
    real = {colour(marble) for marble in marbles} - {ICHOR}
    if len(marbles) < wants.marbles or len(real) != 1:
        return translate("merchants_cove", "%n more marble(s)").count(max(wants.marbles - len(marbles), 0))
    made = phrases.good(state.good(next(iter(real)), large=wants.large))
    return translate("merchants_cove", "Brings: {what}").fill(what=made)


def _keys(marbles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"marble:{marble}" for marble in marbles)


def log(event: Event, _seat: int) -> LogLine | None:
    """The log line of an event; None if it has none."""
    match event:
        case events.MarblesSwapped(seat, row, place):
            text = translate("merchants_cove", "The Gatherer swaps marbles {n} and {next} of row {row}")
            return LogLine(text.fill(n=place + 1, next=place + 2, row=said.ROWS[row]), seat, (), "MC-13.7")
        case events.MarblesTaken(seat, row, shade, marbles, reaction):
            text = translate("merchants_cove", "Announces {colour} for row {row} and takes {marbles}")
            if reaction:
                text = translate(
                    "merchants_cove", "Announces {colour} for row {row} and takes {marbles}; then {reaction}"
                ).fill(reaction=said.counted(reaction))
            text = text.fill(colour=said.shade(shade), row=said.ROWS[row], marbles=said.counted(marbles))
            return LogLine(text, seat, _keys(marbles + reaction), "MC-13.2")
        case events.RowRefilled(seat, row, marbles):
            text = translate("merchants_cove", "Refills row {row}: {marbles}")
            text = text.fill(row=said.ROWS[row], marbles=said.counted(marbles))
            return LogLine(text, seat, _keys(marbles), "MC-13.2")
        case events.MarbleReturned(seat, marble):
            text = translate("merchants_cove", "Returns to the bag: {colour}")
            return LogLine(text.fill(colour=said.shade(colour(marble))), seat, (), "MC-13.2")
    return _brewing(event)


def _brewing(event: Event) -> LogLine | None:
    match event:
        case events.CauldronUsed(seat, cauldron, marbles, wasted):
            text = translate("merchants_cove", "Fills {cauldron} with {marbles}")
            if wasted:
                text = translate(
                    "merchants_cove", "Fills {cauldron} with {marbles}; %n Ichor go(es) to Toxic Waste"
                ).count(wasted)
            text = text.fill(cauldron=said.cauldron(cauldron), marbles=said.counted(marbles))
            return LogLine(text, seat, _keys(marbles), "MC-13.3")
        case events.IchorFiltered(seat, _):
            return LogLine(translate("merchants_cove", "Filters 1 Ichor"), seat, (), "MC-13.4")
        case events.WasteDumped(seat, marbles):
            text = translate("merchants_cove", "Dumps Toxic Waste: %n Ichor into the bag")
            return LogLine(text.count(len(marbles)), seat, (), "MC-13.5")
        case events.BrewBottled(seat, hours):
            text = translate("merchants_cove", "The Bottler helps: this Brew costs %n hour(s)")
            return LogLine(text.count(hours), seat, (), "MC-13.6")
    return None
