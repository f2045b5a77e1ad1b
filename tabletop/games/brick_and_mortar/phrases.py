"""Texts for things and places, used by refusals, prompts and the log."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine import text as texts
from tabletop.engine.rules import seat_name
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.state import DEMAND_BOX, DOWN, JEWELRY_BOX, BrickAndMortar, acting_seat

KINDS = (
    translate("brick_and_mortar", "food", "a type"),
    translate("brick_and_mortar", "clothing", "a type"),
    translate("brick_and_mortar", "electronics", "a type"),
    translate("brick_and_mortar", "jewelry", "a type"),
    translate("brick_and_mortar", "art", "a type"),
)
_MONTHS = (
    translate("brick_and_mortar", "January"),
    translate("brick_and_mortar", "February"),
    translate("brick_and_mortar", "March"),
    translate("brick_and_mortar", "April"),
    translate("brick_and_mortar", "May"),
    translate("brick_and_mortar", "June"),
    translate("brick_and_mortar", "July"),
    translate("brick_and_mortar", "August"),
    translate("brick_and_mortar", "September"),
    translate("brick_and_mortar", "October"),
)
PHASES = (
    translate("brick_and_mortar", "Building"),
    translate("brick_and_mortar", "Advertisement"),
    translate("brick_and_mortar", "Supply"),
    translate("brick_and_mortar", "Sale"),
    translate("brick_and_mortar", "Inventory"),
    translate("brick_and_mortar", "Utilities"),
    translate("brick_and_mortar", "Investment"),
)
PILES = (
    translate("brick_and_mortar", "Supply pile"),
    translate("brick_and_mortar", "Demand pile"),
)
_NOBODY = translate("brick_and_mortar", "nobody")
NO_ITEMS = translate("brick_and_mortar", "nothing", "no items")


def joined(parts: Sequence[Text]) -> Text:
    """Join parts to a list in words: "a, b and c"; "nothing" if there are none."""
    return texts.join_and(parts) if parts else NO_ITEMS


def in_all(money: int) -> Text:
    """Return the money that an action brings or costs in total, in words."""
    return translate("brick_and_mortar", "Total: {money}").fill(money=dollars(money))


def points(n: int) -> Text:
    """Return a number of points in words."""
    return translate("brick_and_mortar", "%n point(s)", "", n)


def earned(money: int, won: int) -> Text:
    """Return an income of money and points in words."""
    if not won:
        return dollars(money)
    return joined([*[dollars(money)] * bool(money), points(won)])


def tokens(n: int) -> Text:
    """Return a number of debt tokens in words."""
    return translate("brick_and_mortar", "%n debt token(s)", "", n)


def items(kind: int, n: int) -> Text:
    """Return a number of items of a type: "3 food"."""
    return translate("brick_and_mortar", "{n} {kind}", "so many items").fill(n=n, kind=KINDS[kind])


def bundle(vec: Sequence[int]) -> Text:
    """List items by type: "2 food and 1 art"."""
    return joined([items(kind, n) for kind, n in enumerate(vec) if n])


def store(number: int) -> Text:
    """Return the name of a store."""
    if not 0 <= number < len(box.STORES):
        return translate("brick_and_mortar", "a hidden store")
    return box.STORES[number].name


def card(number: int) -> Text:
    """List the icons of a Market Card: "3 food and 2 clothing"."""
    number %= DOWN
    if not 0 <= number < len(box.MARKET):
        return translate("brick_and_mortar", "a hidden card")
    icons = [items(kind, n) for kind, n in enumerate(box.MARKET[number]) if n]
    return joined(icons)


def cards(numbers: Sequence[int]) -> Text:
    """List the icons of several Market Cards, with semicolons between them."""
    row = card(numbers[0]) if numbers else NO_ITEMS
    for number in numbers[1:]:
        row = translate("brick_and_mortar", "{first}; {next}", "a list of lists").fill(
            first=row, next=card(number)
        )
    return row


def slot(s: BrickAndMortar, seat: int, number: int) -> Text:
    """Return the name of the store in a slot; the slot's number if it is empty."""
    building = s.players[seat].building
    if number < len(building):
        return store(building[number].card)
    return translate("brick_and_mortar", "slot {n}").fill(n=number + 1)


def acting_slot(s: BrickAndMortar, number: int) -> Text:
    """Return the name of the store in a slot of the seat with the pending choice."""
    return slot(s, acting_seat(s), number)


def sale_box(s: BrickAndMortar, number: int) -> Text:
    """Name the box that the acting seat's item is delivered to."""
    if number == DEMAND_BOX:
        return translate("brick_and_mortar", "the Demand Cards")
    if number == JEWELRY_BOX:
        return translate("brick_and_mortar", "a jewelry box")
    return acting_slot(s, number)


def shelf(number: int) -> Text:
    """Return the name of a shelf; 0 is the top one."""
    return (
        translate("brick_and_mortar", "top shelf"),
        translate("brick_and_mortar", "second shelf"),
        translate("brick_and_mortar", "third shelf"),
        translate("brick_and_mortar", "market", "where electronics may be sold from"),
    )[number]


def player(number: int) -> Text:
    """Return the default name of a seat."""
    return translate("brick_and_mortar", "Player {n}").fill(n=number + 1)


def named_seat(names: tuple[str, ...], number: int) -> Text:
    """Return the name of a seat, with the names that the players have in the match."""
    name = names[number] if number < len(names) else ""
    return Text("", name) if name else player(number)


def seat(s: BrickAndMortar, number: int) -> Text:
    """Return the name of a seat in this match."""
    return seat_name(s, number, player(number))


def addressed(s: BrickAndMortar, number: int, viewer: int, yours: Text, theirs: Text) -> Text:
    """Return `yours` for the viewer's own seat, else `theirs` with the seat's name as {who}."""
    return yours if number == viewer else theirs.fill(who=seat(s, number))


def month(number: int) -> Text:
    """Return the name of a month; 1 is January."""
    return _MONTHS[number - 1]


def counted_items(kind: int, n: int) -> Text:
    """Return a number of items of a type: "2 food"; `Text.count` gives another number of them."""
    return translate("brick_and_mortar", "%n {kind}", "a number of items", n).fill(kind=KINDS[kind])
