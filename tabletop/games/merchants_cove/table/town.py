"""The town: Halls, the Lair, the Town Square, the Clock, the decks and the bag."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import marks, phrases, places
from tabletop.games.merchants_cove.art import boats, card_faces, harbour, people, plan, progress, town
from tabletop.games.merchants_cove.art import cards as faces
from tabletop.games.merchants_cove.rules.ch04_clock import CLOCK, Tick, hand, loads
from tabletop.games.merchants_cove.rules.ch05_turn import COSTS
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.sale_arrivals import Due

_BEFORE, _LYING, _STANDING, ON_TOP = 2, 4, 20, 60
"""Depths."""
SHOWN = 7
"""Maximum number of Customers shown in front of a Hall; in the Lair two fewer Rogues."""


def zones(v: MerchantsCove, coming: Due) -> Iterator[Zone]:
    """Yield everything printed in the town."""
    name = translate("merchants_cove", "Harbour board")
    yield zone("harbour", places.HARBOUR, name, harbour.Cove(), rule="MC-1.2")
    for colour, at in enumerate(plan.HALLS):
        goods = coming.get(f"hall:{colour}", ())
        face = town.Hall(colour, phrases.kinds(colour), len(v.halls[colour]), goods)
        name, text = (
            phrases.hall(colour),
            phrases.sentences(descriptions.hall(v, colour), marks.arrivals_text(goods)),
        )
        yield zone(f"hall:{colour}", places.ashore(at), name, face, rule="MC-9.1", text=text, z=1)
    name, text = translate("merchants_cove", "Lair"), descriptions.lair(v)
    yield zone("lair", places.ashore(plan.LAIR), name, town.Lair(len(v.lair)), rule="MC-9.1", text=text, z=1)
    yield from _square(v)
    name = translate("merchants_cove", "Clock")
    yield zone("clock", places.ashore(plan.CLOCK), name, _clock(v), rule="MC-4.2", text=_icons(v), z=1)
    name = translate("merchants_cove", "Decks")
    yield zone("decks", places.ashore(plan.DECKS), name, town.Decks(), rule="MC-1.7", z=1)
    name = translate("merchants_cove", "Corruption deck")
    yield zone("masks", places.ashore(plan.MASK_DECK), name, rule="MC-1.8", z=2)
    name = translate("merchants_cove", "Bag of Adventurers")
    yield zone("bag", places.ashore(plan.BAG), name, rule="MC-2.2", z=1)
    name = translate("merchants_cove", "Place of the Market token")
    yield zone("token", places.ashore(plan.TOKEN), name, progress.TokenPlace(), rule="MC-4.5", z=1)


def _square(v: MerchantsCove) -> Iterator[Zone]:
    for place, hours in enumerate(COSTS):
        name = translate("merchants_cove", "Place {n} of the Town Square").fill(n=place + 1)
        text = translate("merchants_cove", "To hire from here costs %n hour(s).").count(hours)
        at = places.townsperson(place)
        if place < len(v.town):
            name = phrases.townsperson(v.town[place])
        else:
            yield zone(f"empty:{place}", at, name, town.EmptyPlace(), rule="MC-1.7", z=1)
        plate = town.HirePlace(hours)
        yield zone(f"hire:{place}", places.hire(place), name, plate, rule="MC-5.6", text=text, z=1)
        yield zone(f"slot:{place}", places.slot(place), name, rule="MC-5.6", text=text, z=1)


def crossed(v: MerchantsCove) -> int:
    """Return the hour after which an icon is being crossed now; 0 if none."""
    tick = next((step for step in reversed(v.flow) if isinstance(step, Tick)), None)
    if tick is None:
        return 0
    hour = v.players[tick.seat].hour
    return phrases.shown(hour) if loads(v, hour) else 0


def _clock(v: MerchantsCove) -> progress.Clock:
    hours = [hour for hour in CLOCK.icons if loads(v, hour)]
    double = tuple(hour for hour in hours if loads(v, hour) > 1)
    hands = tuple(hour for hour in hours if hand(v, hour))
    return progress.Clock(max(v.day, 1), tuple(hours), double, hands, crossed(v))


def _icons(v: MerchantsCove) -> Text:
    """Describe the icons of the Clock."""
    double = [phrases.clock_time(hour) for hour in CLOCK.icons if loads(v, hour) > 1]
    hands = [phrases.clock_time(hour) for hour in CLOCK.icons if hand(v, hour)]
    first = translate("merchants_cove", "Whoever crosses an icon loads a boat.")
    more = translate("merchants_cove", "Double icons: {times}.").fill(times=phrases.joined(double))
    free = translate("merchants_cove", "At {times} a Clock Hand spares that, for 1 Corruption card.")
    return phrases.sentences(
        first, *([more] if double else []), *([free.fill(times=phrases.joined(hands))] if hands else [])
    )


def pieces(v: MerchantsCove, viewer: int) -> Iterator[Piece]:
    """Yield the pieces in the town."""
    for colour, hall in enumerate(v.halls):
        shown = hall[:SHOWN]
        for number, who in enumerate(shown):
            at = places.visitor(colour, number, len(shown))
            yield adventurer(who, f"hall:{colour}", at, _STANDING + number)
    shown = v.lair[: SHOWN - 2]
    for number, who in enumerate(shown):
        yield adventurer(who, "lair", places.lurker(number, len(shown)), _STANDING + number)
    name, text = phrases.rogue_card(v.rogue), descriptions.rogue_card(v)
    at, rule = places.ashore(plan.ROGUE_CARD), f"MC-10.{v.rogue + 1}"
    yield piece("rogue", "lair", at, card_faces.rogue(v.rogue), name, rule=rule, text=text, z=_LYING)
    for place, card in enumerate(v.town):
        yield townsperson(card, f"slot:{place}", places.townsperson(place), hired=False)
    yield from _decks(v)
    yield from _timepieces(v, viewer)
    if v.drawn != NOBODY:
        yield adventurer(v.drawn, "harbour", places.DRAWN, ON_TOP)


def adventurer(who: int, where: str, at: Spot, z: int) -> Piece:
    """Return the piece of an Adventurer, anywhere on the table."""
    colour = box.COLOURS[who]
    text = descriptions.ROGUE_TEXT if colour == ROGUE else descriptions.ADVENTURER
    rule = "MC-8.1" if colour == ROGUE else "MC-7.2"
    name = phrases.adventurer(who)
    return piece(f"who:{who}", where, at, people.Adventurer(colour), name, rule=rule, text=text, z=z)


def townsperson(card: int, where: str, at: Spot, *, hired: bool) -> Piece:
    """Return a Townsfolk card in the Town Square or on a staff place."""
    face = card_faces.hired(card) if hired else card_faces.folk(card)
    name, text = phrases.townsperson(card), descriptions.townsperson(card, hired=hired)
    rule = "MC-9.1" if hired else "MC-11.3"
    return piece(f"folk:{card}", where, at, face, name, rule=rule, text=text, z=_LYING)


def _decks(v: MerchantsCove) -> Iterator[Piece]:
    if v.town_deck:
        name = translate("merchants_cove", "Townsfolk deck: %n card(s)", "", len(v.town_deck))
        at, face = places.ashore(plan.FOLK_DECK), faces.Back(faces.Kind.FOLK)
        yield piece("folk", "decks", at, face, name, rule="MC-1.7", z=_LYING, count=len(v.town_deck))
    name = translate("merchants_cove", "Corruption deck: %n card(s)", "", len(v.corruption))
    at, face = places.ashore(plan.MASK_DECK), faces.Back(faces.Kind.CORRUPTION)
    yield piece("masks", "masks", at, face, name, rule="MC-1.8", z=_LYING, count=max(len(v.corruption), 1))
    name = translate("merchants_cove", "Bag: %n Adventurer(s)", "", len(v.bag))
    at = places.ashore(plan.BAG)
    yield piece("bag", "bag", at, boats.Bag(), name, rule="MC-2.2", z=_LYING, count=max(len(v.bag), 1))


def _timepieces(v: MerchantsCove, viewer: int) -> Iterator[Piece]:
    below: dict[int, int] = {}
    for seat in v.stack:
        hour = v.players[seat].hour
        above = below.get(phrases.shown(hour), 0)
        below[phrases.shown(hour)] = above + 1
        name = translate("merchants_cove", "Your timepiece: hour {hour}")
        if seat != viewer:
            name = translate("merchants_cove", "Timepiece of {who}: hour {hour}")
            name = name.fill(who=phrases.seat(v, seat))
        name = name.fill(hour=phrases.shown(hour))
        text = translate(
            "merchants_cove", "Whoever is last on the Clock has the next turn; of a stack, the top one."
        )
        face = people.Timepiece(seat, automa=seat == v.peddler, late=hour > CLOCK.hours)
        at, key = places.timepiece(hour, above), f"time:{seat}"
        yield piece(key, "clock", at, face, name, rule="MC-4.6", text=text, z=_STANDING + above)
    name = translate("merchants_cove", "Market token")
    text = translate("merchants_cove", "It is placed once all berths are taken.")
    if v.market:
        text = translate("merchants_cove", "Whoever has reached it has no more turn today.")
    where, at = "clock" if v.market else "token", places.token(v.market)
    yield piece("market", where, at, progress.MarketToken(), name, rule="MC-4.5", text=text, z=_BEFORE)
