"""Describes River Market for lists of games, without loading its rules or components."""

from __future__ import annotations

from tabletop.engine.game import PRESETS, About, Automa, Option, OptionValue, Setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.files.paths import resource

_OFF = OptionValue("off", translate("river_market", "Off"))
_ON = OptionValue("on", translate("river_market", "On"))

_RIVAL = Automa(
    "rival",
    translate("river_market", "Rival"),
    translate("river_market", "The rule book's own opponent for one player: the deck tells what it does."),
    ("normal",),
    "normal",
    scored=False,
)


def _no_rival(setup: Setup) -> Text:
    if any(who.startswith("rival:") for who in setup.seats):
        return NO_TEXT
    return translate("river_market", "Without effect: the Rival doesn't play.")


_OPTIONS = (
    Option(
        "end_spots",
        translate("river_market", "Where Booths are built"),
        translate(
            "river_market",
            "At the four ends of the banks, or in any gap; in gaps, count the Rival's Step in Booths.",
        ),
        "RM-16.1",
        (
            OptionValue("ends", translate("river_market", "At the ends")),
            OptionValue("gaps", translate("river_market", "In any gap")),
        ),
    ),
    Option(
        "houses",
        translate("river_market", "Houses"),
        translate("river_market", "How many houses each player has; the House row keeps its ten."),
        "RM-16.2",
        (
            OptionValue("5", translate("river_market", "Five")),
            OptionValue("6", translate("river_market", "Six")),
        ),
    ),
    Option(
        "deck",
        translate("river_market", "Cards other than Booths"),
        translate("river_market", "24 Helpers and 16 Finds, or 40 Helpers and no Finds."),
        "RM-16.3",
        (
            OptionValue("finds", translate("river_market", "Helpers and Finds")),
            OptionValue("helpers", translate("river_market", "Helpers only")),
        ),
    ),
    Option(
        "lilies",
        translate("river_market", "Lilies"),
        translate("river_market", "A Lily stands for Veggies, Fish, Cloth or Tools, or for itself only."),
        "RM-16.4",
        (
            OptionValue("wild", translate("river_market", "Wild")),
            OptionValue("plain", translate("river_market", "A fifth good")),
        ),
    ),
    Option(
        "own_visits",
        translate("river_market", "Owner bonus for your own visit"),
        translate("river_market", "You also take the Owner bonus when you end on your own Booth."),
        "RM-16.5",
        (_OFF, _ON),
    ),
    Option(
        "leftovers",
        translate("river_market", "Points for leftovers"),
        translate(
            "river_market", "1 VP for 4 resources of any kinds, or for 2 of the kind you have most of."
        ),
        "RM-16.6",
        (
            OptionValue("all", translate("river_market", "All kinds")),
            OptionValue("best", translate("river_market", "Best kind")),
        ),
    ),
    Option(
        "gifts",
        translate("river_market", "Opening gifts of Events"),
        translate("river_market", "Everybody takes a gift when an Event is built."),
        "RM-16.7",
        (_ON, _OFF),
    ),
    Option(
        "skipped_build",
        translate("river_market", "When the Rival has no house"),
        translate(
            "river_market", "The Rival's collection is discarded even if its build is skipped, or kept."
        ),
        "RM-16.8",
        (
            OptionValue("discard", translate("river_market", "Discard it")),
            OptionValue("keep", translate("river_market", "Keep it")),
        ),
        _no_rival,
    ),
)


def cover() -> str:
    """Return the front of the box as SVG text; `box_art` draws it, see tools/covers.py."""
    return resource("games/river_market/cover.svg").read_text("utf-8")


ABOUT = About(
    id="river_market",
    code="RM",
    title=translate("river_market", "River Market"),
    blurb=translate(
        "river_market",
        "Wade from Booth to Booth, trade what the river brings, and build a market of your own.",
    ),
    seats=(2, 4),
    minutes=(30, 60),
    automata=(_RIVAL,),
    options=_OPTIONS,
    cover=cover,
    presets=PRESETS,
)


def rival_seat(setup: Setup) -> int:
    """Return the seat of the Rival (an automa); -1 if it does not play."""
    return next((n for n, who in enumerate(setup.seats) if who.startswith("rival:")), -1)
