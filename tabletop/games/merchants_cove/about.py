"""Describes Merchants Cove for lists of games, without loading its rules or components."""

from __future__ import annotations

from tabletop.engine.game import (
    AS_LAST,
    FIRST_MATCH,
    HARDEST,
    PERSON,
    About,
    Automa,
    Option,
    OptionValue,
    Preset,
    Setup,
)
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files.paths import resource
from tabletop.games.merchants_cove.merchants.shops import packages, word

CHANCE = "chance"
MERCHANT = "merchant"
ROGUE_WORDS = ("criminals", "cultists", "robbers")
_BY_CHANCE = OptionValue(CHANCE, translate("merchants_cove", "Chance decides"))

PEDDLER = Automa(
    "peddler",
    translate("merchants_cove", "Peddler"),
    translate(
        "merchants_cove",
        "The rule book's own opponent, against one player or two: a deck of cards tells what it does. "
        "Hard: four stronger cards take the place of four others.",
    ),
    ("normal", "hard"),
    "normal",
)


def peddler_seat(setup: Setup) -> int:
    """Return the seat of the Peddler (an automa); -1 if it does not play."""
    return next((n for n, who in enumerate(setup.seats) if who.startswith("peddler:")), -1)


def _peddler_idle(setup: Setup) -> Text:
    if peddler_seat(setup) < 0:
        return translate("merchants_cove", "Without effect: the Peddler doesn't play.")
    return NO_TEXT


def _hard_idle(setup: Setup) -> Text:
    if "peddler:hard" not in setup.seats:
        return translate("merchants_cove", "Without effect: the hard Peddler doesn't play.")
    return NO_TEXT


def _icon_idle(setup: Setup) -> Text:
    if len(setup.seats) < 3:
        return translate("merchants_cove", "Without effect with fewer than three players.")
    return NO_TEXT


def _cultists_idle(setup: Setup) -> Text:
    if setup.option("rogue_card", CHANCE) not in (CHANCE, "cultists"):
        return translate("merchants_cove", "Without effect: the Cultists don't play.")
    return NO_TEXT


_OPTIONS = (
    Option(
        "rogue_card",
        translate("merchants_cove", "Rogue card"),
        translate("merchants_cove", "What Rogues do in the whole match."),
        "MC-2.1",
        (
            _BY_CHANCE,
            OptionValue("criminals", translate("merchants_cove", "Criminals")),
            OptionValue("cultists", translate("merchants_cove", "Cultists")),
            OptionValue("robbers", translate("merchants_cove", "Robbers")),
        ),
    ),
    Option(
        "townsfolk",
        translate("merchants_cove", "Townsfolk"),
        translate("merchants_cove", "Which two of the three sets are mixed."),
        "MC-2.3",
        (
            OptionValue("locals_mercenaries", translate("merchants_cove", "Locals and Mercenaries")),
            OptionValue("locals_sailors", translate("merchants_cove", "Locals and Sailors")),
            OptionValue("mercenaries_sailors", translate("merchants_cove", "Mercenaries and Sailors")),
        ),
    ),
    Option(
        "piers",
        translate("merchants_cove", "Outer Piers"),
        translate("merchants_cove", "Which of the outer Piers takes large Goods."),
        "MC-1.4",
        (
            OptionValue("large_left", translate("merchants_cove", "Large Goods on the left")),
            OptionValue("large_right", translate("merchants_cove", "Large Goods on the right")),
        ),
    ),
    Option(
        "prices",
        translate("merchants_cove", "Prices"),
        translate("merchants_cove", "A Good's value times the Customers at the Pier, or a table of prices."),
        "MC-7.2",
        (
            OptionValue("times", translate("merchants_cove", "Value times Customers")),
            OptionValue("table", translate("merchants_cove", "Table of prices")),
        ),
    ),
    Option(
        "clock_hands",
        translate("merchants_cove", "Clock Hands"),
        translate("merchants_cove", "Where they stand, and whether they save the next hour, too."),
        "MC-4.2",
        (
            OptionValue("plain", translate("merchants_cove", "At 5:30 and 7:30")),
            OptionValue("save_hour", translate("merchants_cove", "At 5:30 and 7:30, the next hour is free")),
            OptionValue("early_hands", translate("merchants_cove", "At 1:30 and 3:30")),
        ),
    ),
    Option(
        "first_icon",
        translate("merchants_cove", "First icon"),
        translate("merchants_cove", "Without the icon at 1:30 days with three or four players are longer."),
        "MC-4.2",
        (
            OptionValue("early", translate("merchants_cove", "With the icon at 1:30")),
            OptionValue("late", translate("merchants_cove", "Without the icon at 1:30")),
        ),
        _icon_idle,
    ),
    Option(
        "sponsoring",
        translate("merchants_cove", "Sponsoring"),
        translate("merchants_cove", "What the action pays you for each Customer in the Hall."),
        "MC-5.7",
        (
            OptionValue("two", translate("merchants_cove", "2 gold, as for the Peddler")),
            OptionValue("one", translate("merchants_cove", "1 gold")),
        ),
    ),
    Option(
        "black_market",
        translate("merchants_cove", "Black Market"),
        translate("merchants_cove", "How many Corruption cards your sales there cost."),
        "MC-7.4",
        (
            OptionValue("once", translate("merchants_cove", "1 card a day")),
            OptionValue("each", translate("merchants_cove", "1 card for each Good")),
        ),
    ),
    Option(
        "cultists",
        translate("merchants_cove", "Sales to Cultists"),
        translate("merchants_cove", "How many Corruption cards they cost."),
        "MC-10.2",
        (
            OptionValue("each_pier", translate("merchants_cove", "1 card for each Pier")),
            OptionValue("each_good", translate("merchants_cove", "1 card for each Good sold")),
        ),
        _cultists_idle,
    ),
    Option(
        "peddler_cards",
        translate("merchants_cove", "Peddler cards"),
        translate("merchants_cove", "Which half of its cards says what it does, and which says where."),
        "MC-16.23",
        (
            OptionValue("printed", translate("merchants_cove", "Left half: where")),
            OptionValue("mirrored", translate("merchants_cove", "Right half: where")),
        ),
        _peddler_idle,
    ),
    Option(
        "hard_cards",
        translate("merchants_cove", "Hard Peddler cards"),
        translate("merchants_cove", "With two of them the Peddler is between normal and hard."),
        "MC-16.34",
        (
            OptionValue("four", translate("merchants_cove", "All four")),
            OptionValue("two", translate("merchants_cove", "H1 and H2 only")),
        ),
        _hard_idle,
    ),
    Option(
        "overnight",
        translate("merchants_cove", "Timepieces overnight"),
        translate("merchants_cove", "Where the furthest Timepiece lies in the stack of the next day."),
        "MC-8.4",
        (
            OptionValue("top", translate("merchants_cove", "Furthest on top")),
            OptionValue("below", translate("merchants_cove", "Furthest at the bottom")),
        ),
    ),
)

_SEAT_OPTIONS = (
    Option(
        MERCHANT,
        translate("merchants_cove", "Merchant"),
        translate("merchants_cove", "What you are by trade; each merchant plays once."),
        "MC-2.4",
        (_BY_CHANCE, *(OptionValue(word(package), package.NAME) for package in packages())),
    ),
)


def cover() -> str:
    """Return the front of the box as SVG text; `box_art` draws it, see tools/covers.py."""
    return resource("games/merchants_cove/cover.svg").read_text("utf-8")


_TAUGHT = Preset(
    "first",
    FIRST_MATCH,
    translate(
        "merchants_cove", "You as the Blacksmith, whom the lessons teach, and an easy computer opponent."
    ),
    Setup(0, (PERSON, "pip:easy"), seat_options=(((MERCHANT, "blacksmith"),),)),
)
"""The preset for a first match, with the merchant of the first lessons."""
ABOUT = About(
    id="merchants_cove",
    code="MC",
    title=translate("merchants_cove", "Merchants Cove"),
    blurb=translate(
        "merchants_cove", "Run a shop of your own kind, and lure the boats with your Customers to the Pier."
    ),
    seats=(2, 4),
    minutes=(60, 90),
    automata=(PEDDLER,),
    options=_OPTIONS,
    cover=cover,
    seat_options=_SEAT_OPTIONS,
    presets=(_TAUGHT, AS_LAST, HARDEST),
)
