"""What is printed on each card and tile, taken from the components."""

from __future__ import annotations

from functools import cache

from tabletop.engine.text import Text
from tabletop.games.river_market.art.cards import Part
from tabletop.games.river_market.art.rows import Item

BUILD, VISIT, STEP, HIRE = (Text("river_market", w) for w in ("Build", "Visit", "Step", "Hire"))
Costs = tuple[int, int, int, int]
Row = tuple[Item, ...]

BOOTHS: list[tuple[str, int, int, Costs, Row, Row, str, str]] = [
    ("Carrot Cart", 2, 3, (0, 2, 1, 1), ("+3", "V"), ("1", "V"), "carrot", "V"),
    ("Minnow Bucket", 3, 3, (2, 0, 1, 1), ("+3", "F"), ("1", "F"), "fish-bucket", "F"),
    ("Blanket Rack", 1, 3, (1, 1, 0, 2), ("+3", "C"), ("1", "C"), "blanket", "C"),
    ("Tool Bench", 4, 3, (1, 1, 2, 0), ("+3", "T"), ("1", "T"), "hammer-nails", "T"),
    ("Lily Raft", 3, 4, (2, 1, 1, 1), ("+2", "L"), ("1", "L"), "raft", "L"),
    ("Lemonade Stand", 2, 4, (3, 1, 1, 0), ("+3", "$"), ("1", "$"), "cut-lemon", "$"),
    ("Pickle Barrel", 1, 4, (2, 1, 1, 1), ("2×", "V", ">", "2", "$"), ("1", "$"), "barrel", "V"),
    ("Smokehouse", 2, 4, (1, 2, 1, 1), ("2×", "F", ">", "2", "$"), ("1", "$"), "fish-smoking", "F"),
    ("Quilt Corner", 3, 4, (1, 1, 2, 1), ("2×", "C", ">", "2", "$"), ("1", "$"), "clothesline", "C"),
    ("Fix-It Tent", 4, 4, (1, 1, 1, 2), ("2×", "T", ">", "2", "$"), ("1", "$"), "camping-tent", "T"),
    ("Card Table", 2, 4, (1, 0, 2, 2), ("+2", "card"), ("1", "card"), "card-random", "card"),
    ("Ferry Landing", 0, 4, (1, 2, 1, 1), ("+1", "Z", "+1", "$"), ("1", "$"), "paddle-steamer", "Z"),
    ("Job Board", 3, 5, (1, 1, 2, 2), (HIRE, "−2", "$"), ("1", "$"), "wooden-sign", "helper"),
    ("Timber Yard", 4, 5, (1, 2, 1, 2), (BUILD, "−2", "any"), ("1", "T"), "wood-pile", "any"),
    ("Barter Blanket", 1, 5, (2, 2, 1, 1), ("+2", "any"), ("1", "any"), "swap-bag", "any"),
    ("Chowder Kettle", 3, 6, (2, 2, 1, 1), ("V", "F", ">", "4", "$"), ("1", "$"), "camp-cooking-pot", "F"),
    ("Festival Hats", 2, 6, (1, 1, 2, 2), ("C", "L", ">", "5", "$"), ("1", "$"), "party-hat", "L"),
    ("Puppet Stage", 4, 7, (1, 2, 2, 2), ("1", "$", "+", "house"), ("1", "$"), "puppet", "$"),
    ("Rowboat Rental", 0, 7, (2, 1, 2, 2), ("pawn", "1–3", ">", VISIT), ("1", "$"), "wood-canoe", "Z"),
    ("Grand Pavilion", 0, 8, (2, 2, 2, 2), ("+3", "any"), ("1", "any"), "carousel", "grand"),
]
EVENTS: list[tuple[str, int, int, Costs, Row, Row, str]] = [
    ("Lantern Night", 2, 5, (1, 1, 2, 2), ("+2", "L"), ("1", "L"), "asian-lantern"),
    ("Fishing Derby", 3, 5, (2, 1, 2, 1), ("+4", "F"), ("1", "F"), "boat-fishing"),
    ("Harvest Fair", 4, 5, (1, 2, 1, 2), ("+4", "V"), ("1", "V"), "cornucopia"),
    ("Quilting Bee", 2, 5, (1, 2, 1, 2), ("+4", "C"), ("1", "C"), "sewing-needle"),
    ("Boat Regatta", 3, 5, (1, 2, 1, 2), ("+1", "Z", "+2", "$"), ("1", "$"), "sailboat"),
    ("Duck Race", 0, 5, (2, 1, 2, 1), ("+4", "$"), ("1", "$"), "plastic-duck"),
]
HELPERS: list[tuple[str, int, int, tuple[int, int], Row, str]] = [
    ("Oar Hand", 4, 1, (1, 4), (STEP, "+2"), "paddles"),
    ("Backpaddler", 3, 1, (2, 5), ("<", "pawn"), "canoe"),
    ("Gardener", 5, 2, (3, 6), (VISIT, "+1", "V"), "rake"),
    ("Angler", 5, 2, (4, 2), (VISIT, "+1", "F"), "fishing-hook"),
    ("Seamstress", 5, 2, (3, 5), (VISIT, "+1", "C"), "sewing-string"),
    ("Handy Helper", 5, 2, (4, 3), (VISIT, "+1", "T"), "monkey-wrench"),
    ("Lily Keeper", 5, 2, (1, 4), (BUILD, "/", HIRE, "+1", "L"), "flower-pot"),
    ("Carpenter", 6, 2, (2, 5), (BUILD, "−1", "any"), "hand-saw"),
    ("Greeter", 5, 2, (3, 0), ("house", "+1", "$"), "ringing-bell"),
    ("Peddler", 4, 1, (6, 3), ("any", ">", "any"), "backpack"),
    ("Bookkeeper", 5, 2, (5, 4), ("+2", "card", "−1", "card"), "abacus"),
    ("Town Crier", 6, 1, (2, 1), ("+1", "house", "+1", "pawn"), "megaphone"),
]
FINDS: list[tuple[str, tuple[int, int], Row, str]] = [
    ("Crate of Greens", (1, 5), ("+2", "V"), "wooden-crate"),
    ("Full Net", (3, 2), ("+2", "F"), "fishing-net"),
    ("Bolt of Cloth", (4, 6), ("+2", "C"), "rolled-cloth"),
    ("Toolbox", (2, 5), ("+2", "T"), "toolbox"),
    ("Lily Garland", (3, 4), ("+1", "L", "+1", "$"), "flowers"),
    ("Coin Purse", (1, 2), ("+3", "$"), "shiny-purse"),
    ("Ferry Pass", (6, 3), ("+1", "Z", "+1", "$"), "ticket"),
    ("Handshake", (4, 5), (BUILD, "−2", "/", HIRE, "−2"), "shaking-hands"),
]
TILES: list[tuple[str, Row, str, str]] = [
    ("Garden Landing", ("+2", "V"), "plant-watering", "V"),
    ("Swap Meet", ("3×", "any", ">", "any"), "medieval-pavilion", "any"),
    ("Fishing Pier", ("+2", "F"), "fishing-pole", "F"),
    ("Weaver Deck", ("+2", "C"), "rolled-cloth", "C"),
    ("Lily Pond", ("+1", "L", "+1", "$"), "lily", "L"),
    ("Tinker Dock", ("+2", "T"), "anvil", "T"),
]


def _text(name: str) -> Text:
    return Text("river_market", name)


@cache
def cards() -> tuple[Part, ...]:
    """Every card by its number: Booths, Events, two of each Helper, two of each Find."""
    out = [Part("booth", _text(n), p, tone, s, vp, c, 0, v, b) for n, s, vp, c, v, b, p, tone in BOOTHS]
    out += [Part("event", _text(n), p, "event", s, vp, c, 0, v, b) for n, s, vp, c, v, b, p in EVENTS]
    out += [
        Part("helper", _text(n), p, "helper", s, vp, (), pr, v) for n, pr, vp, ss, v, p in HELPERS for s in ss
    ]
    out += [Part("find", _text(n), p, "find", s, visit=v) for n, ss, v, p in FINDS for s in ss]
    return tuple(out)


@cache
def tiles() -> tuple[Part, ...]:
    """The fixed tiles, clockwise from Garden Landing."""
    return tuple(Part("tile", _text(n), p, tone, visit=v) for n, v, p, tone in TILES)
