"""Describes Public Market for lists of games, without loading its rules or components."""

from __future__ import annotations

from tabletop.engine.game import (
    AS_LAST,
    EXPERT,
    FIRST,
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

_WITHOUT_WATERS = translate("public_market", "Without effect as long as Shallow Waters isn't played.")
_OFF = OptionValue("off", translate("public_market", "Off"))
_ON = OptionValue("on", translate("public_market", "On"))

_ANGLER = Automa(
    "angler",
    translate("public_market", "Solo Angler"),
    translate(
        "public_market",
        "The rule book's own opponent for one player: five cards tell what it does. "
        "Easy: card 3 gives it one card less. Hard: it goes to Market sooner.",
    ),
    ("easy", "normal", "hard"),
    "normal",
)


def _alone(setup: Setup) -> bool:
    return angler_seat(setup) >= 0


def _waters_idle(setup: Setup) -> Text:
    """PM-16.13: return a note if Shallow Waters needs a second option against the Solo Angler."""
    if _alone(setup) and setup.option("solo_shallow_waters", "off") == "off":
        return translate("public_market", "Against the Solo Angler this takes the next option too.")
    return NO_TEXT


def _solo_waters_idle(setup: Setup) -> Text:
    if not _alone(setup):
        return translate("public_market", "Without effect: the Solo Angler doesn't play.")
    return _WITHOUT_WATERS if setup.option("shallow_waters", "off") == "off" else NO_TEXT


def _bonus_idle(setup: Setup) -> Text:
    none = setup.option("shallow_waters", "off") == "off" or _waters_idle(setup) != NO_TEXT
    return _WITHOUT_WATERS if none else NO_TEXT


def _red_idle(setup: Setup) -> Text:
    if len(setup.seats) > 2:
        return translate("public_market", "Without effect with more than two players.")
    return NO_TEXT


_OPTIONS = (
    Option(
        "shallow_waters",
        translate("public_market", "Shallow Waters"),
        translate(
            "public_market",
            "The expansion: sea shells move your Power tokens along a Compass Rose to a Bonus Board.",
        ),
        "PM-15.1",
        (_OFF, _ON),
        _waters_idle,
    ),
    Option(
        "solo_shallow_waters",
        translate("public_market", "Shallow Waters against the Solo Angler"),
        translate("public_market", "Shallow Waters also in solo play; only you have its pieces."),
        "PM-16.13",
        (_OFF, _ON),
        _solo_waters_idle,
    ),
    Option(
        "crab_must_be_open",
        translate("public_market", "The Crab must stay open"),
        translate("public_market", "A surrounded Crab that is itself covered brings no Crab Meeple."),
        "PM-6.4",
        (_OFF, _ON),
    ),
    Option(
        "strict_empty_bag",
        translate("public_market", "Empty bag: immediate effect"),
        translate(
            "public_market",
            "From the refill that empties the bag: no Captain, no new chests. Off: from sunset on.",
        ),
        "PM-9.13",
        (_ON, _OFF),
    ),
    Option(
        "boat_setter",
        translate("public_market", "Who sets the Boat"),
        translate("public_market", "The last in the line on the track, or whoever acted last."),
        "PM-11.1",
        (
            OptionValue("rightmost", translate("public_market", "Last in line")),
            OptionValue("lowest_bidder", translate("public_market", "Lowest bidder")),
        ),
    ),
    Option(
        "red_2p",
        translate("public_market", "Red cards with two players"),
        translate(
            "public_market", "How many of the 14 red cards lie in each stack in two-player and solo matches."
        ),
        "PM-14.3",
        (
            OptionValue("4433", translate("public_market", "4, 4, 3 and 3")),
            OptionValue("3333", translate("public_market", "3 in each")),
        ),
        _red_idle,
    ),
    Option(
        "allow_flip",
        translate("public_market", "Tiles may be mirrored"),
        translate("public_market", "Fish Tiles may also be turned over."),
        "PM-6.1",
        (_OFF, _ON),
    ),
    Option(
        "scrap_all_monomino",
        translate("public_market", "Small Scraps"),
        translate("public_market", "Every Scrap covers one cell; otherwise Cod and Salmon cover two."),
        "PM-1.5",
        (_OFF, _ON),
    ),
    Option(
        "row2_counts_self",
        translate("public_market", "Bonus logos count themselves"),
        translate("public_market", "A logo space of the Bonus Board also pays 1 VP for its own logo."),
        "PM-15.12",
        (_OFF, _ON),
        _bonus_idle,
    ),
)


_PRESETS = (
    FIRST,
    AS_LAST,
    Preset(
        "expert",
        EXPERT,
        translate("public_market", "You and a hard computer opponent, with Shallow Waters."),
        Setup(0, (PERSON, "jun:hard"), (("shallow_waters", "on"),)),
    ),
)


def cover() -> str:
    """Return the front of the box as SVG text; `box_art` draws it, see tools/covers.py."""
    return resource("games/public_market/cover.svg").read_text("utf-8")


ABOUT = About(
    id="public_market",
    code="PM",
    title=translate("public_market", "Public Market"),
    blurb=translate(
        "public_market", "Fish the cold waters of the Northwest, fill your Ice Chest and sell your catch."
    ),
    seats=(2, 5),
    minutes=(30, 75),
    automata=(_ANGLER,),
    options=_OPTIONS,
    cover=cover,
    presets=_PRESETS,
)


def angler_seat(setup: Setup) -> int:
    """Return the seat of the Solo Angler (an automa); -1 if it does not play."""
    return next((n for n, who in enumerate(setup.seats) if who.startswith("angler:")), -1)
