"""The parts of the estimate, named: why a state is worth so many points to a seat."""

from __future__ import annotations

from tabletop.engine.game import Part, named
from tabletop.engine.text import translate
from tabletop.games.morocco.heuristic import made
from tabletop.games.morocco.score import district
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


def parts(s: Morocco, seat: int) -> tuple[Part, ...]:
    """Of what a seat's estimate is made, with the facts that can be seen on the table."""
    p, tiles = s.players[seat], len(district(s, seat))
    how = {
        "district": translate("morocco", "%n connected market tile(s)", "", tiles),
        "gold": translate("morocco", "%n gold", "", p.gold),
        "cubes": translate("morocco", "%n cube(s)", "", sum(p.cubes)),
    }
    return named(made(s)[seat]._asdict(), TITLES, how)
