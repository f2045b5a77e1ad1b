"""The parts of the estimate, named: why a state is worth so many points to a seat."""

from __future__ import annotations

from tabletop.engine.game import Part
from tabletop.engine.text import NONE, Text, translate
from tabletop.games.morocco.heuristic import Made, made
from tabletop.games.morocco.score import district, score
from tabletop.games.morocco.state import Morocco

TITLES = {
    "stalls": (translate("morocco", "Victory points from stalls"), "MO-12.3"),
    "gold": (translate("morocco", "Gold, and what it can still pay for"), "MO-12.6"),
    "juice": (translate("morocco", "Juice tokens"), "MO-12.4"),
    "district": (translate("morocco", "Connected market tiles"), "MO-12.5"),
    "guards": (translate("morocco", "Bodyguards in the supply"), "MO-5.4"),
    "cousins": (translate("morocco", "Cousins not yet used"), "MO-5.6"),
    "hands": (translate("morocco", "People in the supply"), "MO-5.2"),
    "open": (translate("morocco", "People in open stalls"), "MO-8.1"),
    "corners": (translate("morocco", "Juice that is in reach, and Tourists who can walk on"), "MO-9.3"),
    "award": (translate("morocco", "The award that is to come"), "MO-8.4"),
    "cubes": (translate("morocco", "What the cubes can pay for"), "MO-5.2"),
}
"""Each field of Made: its name, and the rule that is about it."""

assert tuple(TITLES) == Made._fields


def parts(s: Morocco, seat: int) -> tuple[Part, ...]:
    """Of what a seat's estimate is made; at the end of its score alone."""
    if not s.flow:
        return tuple(Part(p.category.source, p.category, p.points, p.rule, p.how) for p in score(s, seat))
    return tuple(
        Part(key, title, points, rule, _how(key, s, seat))
        for points, (key, (title, rule)) in zip(made(s)[seat], TITLES.items(), strict=True)
        if points
    )


def _how(key: str, s: Morocco, seat: int) -> Text:
    """The facts behind a part, as they can be seen on the table."""
    p = s.players[seat]
    if key == "district":
        tiles = len(district(s, seat))
        return translate("morocco", "%n connected market tile(s)", "", tiles)
    if key == "gold":
        return translate("morocco", "%n gold", "", p.gold)
    if key == "cubes":
        return translate("morocco", "%n cube(s)", "", sum(p.cubes))
    return NONE
