"""Describes Morocco for lists of games, without loading its rules or components."""

from __future__ import annotations

from tabletop.engine.game import PRESETS, About, Automa, Option, OptionValue, Setup
from tabletop.engine.text import translate
from tabletop.files.paths import resource

_OFF = OptionValue("off", translate("morocco", "Off"))
_ON = OptionValue("on", translate("morocco", "On"))

_MERCHANT = Automa(
    "merchant",
    translate("morocco", "Merchant"),
    translate(
        "morocco",
        "Our own opponent for one player, not from a rule book: the market die decides its moves. It "
        "is easy to beat; computer opponents are harder.",
    ),
    ("normal",),
    "normal",
)

_OPTIONS = (
    Option(
        "bodyguard_squeeze",
        translate("morocco", "Bodyguards squeeze in"),
        translate("morocco", "A Bodyguard may enter the last free space of a stall and still counts as two."),
        "MO-14.1",
        (_ON, _OFF),
    ),
    Option(
        "juice_values",
        translate("morocco", "Juice tokens"),
        translate("morocco", "The numbers on the 36 juice tokens, each of them equally often."),
        "MO-14.2",
        (
            OptionValue("1-3", translate("morocco", "1 to 3")),
            OptionValue("1-4", translate("morocco", "1 to 4")),
            OptionValue("1-6", translate("morocco", "1 to 6")),
        ),
    ),
    Option(
        "bodyguard_juice",
        translate("morocco", "Juice for a Bodyguard"),
        translate(
            "morocco", "A Bodyguard on two spaces takes the token of both corners, or only the better one."
        ),
        "MO-14.3",
        (
            OptionValue("two", translate("morocco", "Both tokens")),
            OptionValue("one", translate("morocco", "The better one")),
        ),
    ),
    Option(
        "recall",
        translate("morocco", "Recall"),
        translate(
            "morocco",
            "With nobody left to place you may take a person back. Off: the match ends when all are stuck.",
        ),
        "MO-14.4",
        (_ON, _OFF),
    ),
    Option(
        "neutral_pointer",
        translate("morocco", "Who points neutral tiles"),
        translate("morocco", "The active player points a neutral market tile, or chance does."),
        "MO-14.5",
        (
            OptionValue("active", translate("morocco", "Active player")),
            OptionValue("chance", translate("morocco", "Chance")),
        ),
    ),
    Option(
        "start_gold",
        translate("morocco", "Gold to start with"),
        translate("morocco", "How much gold everybody begins with."),
        "MO-14.6",
        (
            OptionValue("0", translate("morocco", "None")),
            OptionValue("1", translate("morocco", "One")),
        ),
    ),
    Option(
        "cousins",
        translate("morocco", "Cousins"),
        translate("morocco", "Used Cousins tokens leave the game, or come back at the end of the round."),
        "MO-14.7",
        (
            OptionValue("once", translate("morocco", "Used once")),
            OptionValue("return", translate("morocco", "Come back")),
        ),
    ),
    Option(
        "passing",
        translate("morocco", "Passing"),
        translate("morocco", "You may pass only when you can pay for no placement, or whenever you like."),
        "MO-14.8",
        (
            OptionValue("forced", translate("morocco", "Only if stuck")),
            OptionValue("free", translate("morocco", "Freely")),
        ),
    ),
    Option(
        "quiet_end",
        translate("morocco", "End after quiet rounds"),
        translate("morocco", "The match ends after 30 rounds in a row in which no stall was closed."),
        "MO-14.9",
        (_ON, _OFF),
    ),
    Option(
        "gold",
        translate("morocco", "When gold is spent"),
        translate("morocco", "You may spend gold only before you place somebody, or afterwards as well."),
        "MO-14.11",
        (
            OptionValue("before", translate("morocco", "Before placing")),
            OptionValue("any_time", translate("morocco", "Afterwards, too")),
        ),
    ),
    Option(
        "cousins_close",
        translate("morocco", "When Cousins close stalls"),
        translate(
            "morocco",
            "A stall that the first of the Cousins fills closes when both stand, or before the second comes.",
        ),
        "MO-14.12",
        (
            OptionValue("together", translate("morocco", "When both stand")),
            OptionValue("one_by_one", translate("morocco", "One by one")),
        ),
    ),
)


def cover() -> str:
    """Return the front of the box as SVG text; `box_art` draws it, see tools/covers.py."""
    return resource("games/morocco/cover.svg").read_text("utf-8")


ABOUT = About(
    id="morocco",
    code="MO",
    title=translate("morocco", "Morocco"),
    blurb=translate(
        "morocco",
        "Send your family to the stalls of the great square at dusk and build the largest district.",
    ),
    seats=(2, 5),
    minutes=(30, 75),
    automata=(_MERCHANT,),
    options=_OPTIONS,
    cover=cover,
    presets=PRESETS,
)


def merchant_seat(setup: Setup) -> int:
    """Return the seat of the Merchant (an automa); -1 if it does not play."""
    return next((n for n, who in enumerate(setup.seats) if who.startswith("merchant:")), -1)
