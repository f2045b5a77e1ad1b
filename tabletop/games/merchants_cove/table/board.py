"""The large board of a seat: owner, action spaces, machine, staff and shelf."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import marks, phrases, places
from tabletop.games.merchants_cove.art import board as faces
from tabletop.games.merchants_cove.art import card_faces, people, plan
from tabletop.games.merchants_cove.art import cards as printed_cards
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.harbour import PIERS, fetched, price
from tabletop.games.merchants_cove.merchants.guild import merchant, ware
from tabletop.games.merchants_cove.rules.ch05_turn import COSTS, SHELF, SPONSORING, sponsor_gold
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, brought
from tabletop.games.merchants_cove.rules.ch09_score import corruption_icons, folk_icons, gold_for
from tabletop.games.merchants_cove.rules.ch11_townsfolk import ChooseGood, staff_place
from tabletop.games.merchants_cove.state import HIDDEN, HIRE, NOBODY, SPONSOR, MerchantsCove, good
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.merchant_table import Offered, Tray, bench, pending_choice_of
from tabletop.games.merchants_cove.table.town import townsperson

_LYING, _STANDING = 4, 20
"""Depths."""
_OWN_WORKERS = (
    translate("merchants_cove", "Your worker"),
    translate("merchants_cove", "Your first worker"),
    translate("merchants_cove", "Your second worker"),
)
"""For a seat's only worker, and for each of two."""
_COLUMN = 6
"""Number of action spaces in the column; the two that all boards have are the lowest."""


def spaces(v: MerchantsCove, seat: int) -> Mapping[int, Spot]:
    """Return the place of each action space of a seat: most in the column, some on the machine."""
    aside = bench(v, seat).places
    own = [number for number in range(len(merchant(v, seat).spaces)) if number not in aside]
    found = {number: places.machine(at) for number, at in aside.items()}
    found |= {number: places.action(row) for row, number in enumerate(own)}
    return found | {HIRE: places.action(_COLUMN - 2), SPONSOR: places.action(_COLUMN - 1)}


def zones(v: MerchantsCove, seat: int, viewer: int) -> Iterator[Zone]:
    """Yield the zones of a seat's board."""
    own, machine = seat == viewer, bench(v, seat)
    name = (
        translate("merchants_cove", "Your board")
        if own
        else translate("merchants_cove", "Board of {who}").fill(who=phrases.seat(v, seat))
    )
    yield zone("board", places.BOARD, name, faces.Board(seat, machine.tint), rule="MC-2.4")
    yield _who(v, seat, own=own)
    name = translate("merchants_cove", "Corruption cards")
    yield zone("corruption", places.masks(), name, rule="MC-1.8", z=2)
    yield from _spaces(v, seat)
    yield from machine.zones(v, seat)
    yield from _staff(v, seat)
    yield from _shelf(v, seat, own=own)


def _who(v: MerchantsCove, seat: int, *, own: bool) -> Zone:
    """Return the zone with name, Corruption, and the worth of the icons that this viewer sees."""
    folk, masks = folk_icons(v, seat), corruption_icons(v, seat)
    icons = tuple(a + b for a, b in zip(folk, masks, strict=True))
    label = translate("merchants_cove", "At the end")
    if HIDDEN in v.players[seat].corruption:
        label = translate("merchants_cove", "Townsfolk")
    who, count = NO_TEXT if own else phrases.seat(v, seat), len(v.players[seat].corruption)
    face = faces.Who(seat, merchant(v, seat).name, who, count, icons, gold_for(v, icons), label)
    text = translate(
        "merchants_cove", "As Halls and Lair are now, these icons come to {gold} gold at the end."
    )
    text = text.fill(gold=f"{gold_for(v, icons):+d}".replace("-", "\N{MINUS SIGN}"))
    text = phrases.sentences(*descriptions.icons(icons), text)
    return zone("who", places.mine(plan.WHO), merchant(v, seat).name, face, rule="MC-9.1", text=text, z=1)


def _spaces(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    """Yield the action spaces of the column; the merchant's own table adds those on the machine."""
    aside, workers = bench(v, seat).places, v.players[seat].workers
    for number, at in spaces(v, seat).items():
        if number in aside:
            continue
        face, name, text, rule = _plate(v, seat, number, taken=number in workers)
        leads_on = "worker" if number in (HIRE, SPONSOR) else ""
        yield zone(f"act:{number}", at, name, face, rule=rule, text=text, z=1, leads_on=leads_on)


def _plate(v: MerchantsCove, seat: int, number: int, *, taken: bool) -> tuple[Face, Text, Text, str]:
    if number == HIRE:
        name = translate("merchants_cove", "Hire", "an action space")
        does = translate("merchants_cove", "to a Townsfolk", "where the worker is dragged to hire")
        text = translate("merchants_cove", "Move your worker to a card of the Town Square.")
        return faces.Plate(name, min(COSTS), does, max(COSTS), taken), name, text, "MC-5.6"
    if number == SPONSOR:
        name = translate("merchants_cove", "Sponsor", "an action space")
        does = translate("merchants_cove", "{n} gold a head", "what sponsoring a Hall brings")
        does = does.fill(n=sponsor_gold(v))
        text = translate("merchants_cove", "Move your worker to a Hall: {n} gold for each Customer in it.")
        text = text.fill(n=sponsor_gold(v))
        return faces.Plate(name, SPONSORING.hours, does, 0, taken), name, text, "MC-5.7"
    space = merchant(v, seat).spaces[number]
    hours = translate("merchants_cove", "%n hour(s).", "", space.hours)
    text = phrases.sentences(translate("merchants_cove", "{does}.").fill(does=space.text), hours)
    return faces.Plate(space.name, space.hours, space.text, 0, taken), space.name, text, space.rule


def _staff(v: MerchantsCove, seat: int) -> Iterator[Zone]:
    p, abilities = v.players[seat], merchant(v, seat).staff
    hired = sum(card != NOBODY for card in p.staff)
    head = places.mine(Spot(plan.STAFF[0].x, 8, 186, 9))
    name = translate("merchants_cove", "Staff")
    yield zone("staff", head, name, faces.StaffHead(hired, len(p.staff)), rule="MC-5.4", z=1)
    none = translate("merchants_cove", "no ability", "a staff place that only holds a card")
    for place, card in enumerate(p.staff):
        name = staff_place(v, seat, place)
        at, live = places.mine(plan.STAFF[place]), card != NOBODY
        if place < len(abilities):
            able = abilities[place]
            face = faces.StaffPlace(able.name, able.text, live, able.daily, place in p.used)
            text = translate("merchants_cove", "{name}: {does}.").fill(name=able.name, does=able.text)
            text = phrases.sentences(text, _when(able_daily=able.daily, used=place in p.used))
            rule = able.rule
        else:
            face, text, rule = faces.StaffPlace(NO_TEXT, none, live), NO_TEXT, "MC-5.6"
        yield zone(f"staff:{place}", at, name, face, rule=rule, text=text, z=1)


def _when(*, able_daily: bool, used: bool) -> Text:
    if not able_daily:
        return NO_TEXT
    if used:
        return translate("merchants_cove", "Used today.")
    return translate("merchants_cove", "Once a day.")


def tray(v: MerchantsCove, seat: int, viewer: int) -> Tray | None:
    """Return the things that this seat can choose from now; None if it is not the viewer or has none."""
    step = pending_choice_of(v)
    if step is None or step.seat != seat or seat != viewer:
        return None
    if isinstance(step, ChooseGood):
        return goods_tray(v, seat, step.colours, large=step.large)
    return bench(v, seat).tray(v, seat)


def goods_tray(
    v: MerchantsCove, seat: int, colours: Iterable[int], *, large: bool, rule: str = "MC-11.2"
) -> Tray:
    """Return Goods of several colours to choose from."""
    text = translate("merchants_cove", "Put one on your shelf")
    numbers = [(colour, good(colour, large=large)) for colour in colours]
    things = (
        Offered(f"offer:{colour}", ware(v, seat, number), descriptions.GOODS[number])
        for colour, number in numbers
    )
    return Tray(text, tuple(things), rule)


def _shelf(v: MerchantsCove, seat: int, *, own: bool) -> Iterator[Zone]:
    goods = v.players[seat].shelf
    name = translate("merchants_cove", "Sale shelf")
    face = faces.Shelf(len(goods), SHELF)
    yield zone("shelf", places.mine(plan.SHELF), name, face, rule="MC-5.8", z=1)
    offered = tray(v, seat, seat) if own else None
    if offered is not None:
        spots = tuple(places.offered(number) for number in range(len(offered.things)))
        tray_face, at = faces.Offer(offered.text), places.mine(plan.WORTH)
        yield zone("offer", at, offered.text, tray_face, rule=offered.rule, spots=spots, z=1)
        return
    step = pending_choice_of(v)
    proposal = step.proposed(v) if isinstance(step, ChooseSale) and step.seat == seat else None
    if proposal is not None:
        yield marks.worth_zone(brought(v, seat, proposal), proposed=True)
    else:
        yield marks.worth_zone(fetched(v, goods))


def pieces(v: MerchantsCove, seat: int, viewer: int) -> Iterator[Piece]:
    """Yield the pieces on a seat's board."""
    p = v.players[seat]
    name = translate("merchants_cove", "{n} gold").fill(n=p.gold)
    yield piece(f"money:{seat}", "who", places.money(), faces.Money(p.gold), name, rule="MC-1.9", z=_LYING)
    yield from _workers(v, seat, viewer)
    for number, card in enumerate(p.corruption):
        key = f"mask:{seat}:{number}" if card == HIDDEN else f"mask:{card}"
        at, name = places.mask(number, len(p.corruption)), descriptions.corruption(card)
        back = printed_cards.Back(printed_cards.Kind.CORRUPTION)
        face: Face = back if card == HIDDEN else card_faces.corruption(card)
        yield piece(key, "corruption", at, face, name, rule="MC-1.8", z=_LYING + number)
    for place, card in enumerate(p.staff):
        if card != NOBODY:
            yield townsperson(card, f"staff:{place}", places.hired(place), hired=True)
    yield from _goods(v, seat)
    yield from bench(v, seat).pieces(v, seat)
    if (offered := tray(v, seat, viewer)) is not None:
        for number, thing in enumerate(offered.things):
            at = places.offered(number)
            yield piece(thing.key, "offer", at, thing.face, thing.name, rule=offered.rule, z=_LYING)


def _workers(v: MerchantsCove, seat: int, viewer: int) -> Iterator[Piece]:
    at = spaces(v, seat)
    for number, space in enumerate(v.players[seat].workers):
        name = _OWN_WORKERS[number + 1 if len(v.players[seat].workers) > 1 else 0]
        if seat != viewer:
            name = translate("merchants_cove", "Worker of {who}").fill(who=phrases.seat(v, seat))
        text = translate("merchants_cove", "It moves to another action space on every turn.")
        where, spot = "who", places.waiting(number)
        if space != NOBODY:
            where, spot = f"act:{space}", places.worker(at[space], number)
        key, z = f"worker:{seat}:{number}", _STANDING + number
        yield piece(key, where, spot, people.Worker(seat), name, rule="MC-5.1", text=text, z=z)


def _goods(v: MerchantsCove, seat: int) -> Iterator[Piece]:
    shelf = v.players[seat].shelf
    for place, (number, key) in enumerate(zip(shelf, places.good_keys(v, seat), strict=True)):
        fetches = max(price(v, number, pier) for pier in PIERS)
        text = translate("merchants_cove", "At the best Pier it fetches {gold} gold now.").fill(gold=fetches)
        at, name = places.good(place, len(shelf), SHELF), descriptions.GOODS[number]
        yield piece(key, "shelf", at, ware(v, seat, number), name, rule="MC-7.2", text=text, z=_LYING)
