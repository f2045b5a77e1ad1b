"""Describes Brick & Mortar for lists of games, without loading its rules or components."""

from __future__ import annotations

from tabletop.engine.game import (
    AS_LAST,
    EXPERT,
    FIRST_MATCH,
    PERSON,
    About,
    Option,
    OptionValue,
    Preset,
    Setup,
)
from tabletop.engine.text import translate
from tabletop.files.paths import resource

_OFF = OptionValue("off", translate("brick_and_mortar", "Off"))
_ON = OptionValue("on", translate("brick_and_mortar", "On"))

_OPTIONS = (
    Option(
        "first_match",
        translate("brick_and_mortar", "Preset hands and stores"),
        translate("brick_and_mortar", "Preset hands and Starting Stores instead of the draft."),
        "BM-2.9",
        (_OFF, _ON),
    ),
    Option(
        "equal",
        translate("brick_and_mortar", "Just enough for all"),
        translate(
            "brick_and_mortar", "Whether players bid when items and room, or boxes and items, are equal."
        ),
        "BM-18.1",
        (
            OptionValue("free", translate("brick_and_mortar", "No bids")),
            OptionValue("bid", translate("brick_and_mortar", "Bids")),
        ),
    ),
    Option(
        "debt_lock",
        translate("brick_and_mortar", "Debt locks stocking"),
        translate(
            "brick_and_mortar", "Whether debt taken for a store also stops you from buying items that month."
        ),
        "BM-18.2",
        (
            OptionValue("supply", translate("brick_and_mortar", "Debt of Supply")),
            OptionValue("month", translate("brick_and_mortar", "Debt of the month")),
        ),
    ),
    Option(
        "agency",
        translate("brick_and_mortar", "Advertisement Agency"),
        translate("brick_and_mortar", "Whether its owner sees one pile of Market Cards or both."),
        "BM-18.3",
        (
            OptionValue("one", translate("brick_and_mortar", "Sees one pile")),
            OptionValue("both", translate("brick_and_mortar", "Sees both piles")),
        ),
    ),
    Option(
        "knockoffs",
        translate("brick_and_mortar", "Knockoff bonus"),
        translate("brick_and_mortar", "Whether another player must deliver an item for it, or only bid to."),
        "BM-18.4",
        (
            OptionValue("sale", translate("brick_and_mortar", "Another player delivers")),
            OptionValue("bid", translate("brick_and_mortar", "Another player bids")),
        ),
    ),
    Option(
        "surplus_store",
        translate("brick_and_mortar", "Electronics Surplus"),
        translate("brick_and_mortar", "Whether its owner may sell from the market, or has to do so first."),
        "BM-18.5",
        (
            OptionValue("may", translate("brick_and_mortar", "May sell")),
            OptionValue("must", translate("brick_and_mortar", "Sells them first")),
        ),
    ),
)


_PRESETS = (
    Preset(
        "first",
        FIRST_MATCH,
        translate(
            "brick_and_mortar", "You and an easy computer opponent, with preset hands and Starting Stores."
        ),
        Setup(0, (PERSON, "pip:easy"), (("first_match", "on"),)),
    ),
    AS_LAST,
    Preset(
        "expert",
        EXPERT,
        translate("brick_and_mortar", "You and a hard computer opponent, with the draft."),
        Setup(0, (PERSON, "jun:hard")),
    ),
)


def cover() -> str:
    """Return the front of the box as SVG text; `box_art` draws it, see tools/covers.py."""
    return resource("games/brick_and_mortar/cover.svg").read_text("utf-8")


ABOUT = About(
    id="brick_and_mortar",
    code="BM",
    title=translate("brick_and_mortar", "Brick & Mortar"),
    blurb=translate(
        "brick_and_mortar",
        "Open stores, stock and sell against the others, and bid in secret where goods or buyers are few.",
    ),
    seats=(2, 4),
    minutes=(60, 90),
    automata=(),
    options=_OPTIONS,
    cover=cover,
    presets=_PRESETS,
)
