"""The parts of the estimate, named: why a state is worth so many points to a seat."""

from __future__ import annotations

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market.evaluation import eval_terms
from tabletop.games.public_market.rules.ch09_sale import complete_lines
from tabletop.games.public_market.state import PublicMarket

_TITLES = {
    "early": (translate("public_market", "Acting before other Meeples"), "PM-5.1"),
    "located": (translate("public_market", "Lighthouses on Scoring Locations"), "PM-13.1"),
    "money": (translate("public_market", "Money"), "PM-13.2"),
    "logos": (translate("public_market", "Sets of Cannery Logos"), "PM-13.3"),
    "crabs": (translate("public_market", "Crab Meeples"), "PM-13.4"),
    "bonus": (translate("public_market", "Bonus Board"), "PM-15.4"),
    "angler": (translate("public_market", "What the Angler has still to gain"), "PM-16.6"),
    "payout": (translate("public_market", "Rows or columns that pay"), "PM-9.11"),
    "crab": (translate("public_market", "The Crab of the Ice Chest"), "PM-9.2"),
    "fish": (translate("public_market", "What the fish buy at the Market"), "PM-9.3"),
    "visit": (translate("public_market", "The turn that a visit to the Market costs"), "PM-5.2"),
    "space": (translate("public_market", "The space for a Lighthouse"), "PM-9.6"),
    "cast": (translate("public_market", "The tile still to be taken"), "PM-5.3"),
    "room": (translate("public_market", "Shrimp, and cells hard to cover"), "PM-6.6"),
    "gears": (translate("public_market", "Gears at visits to come"), "PM-9.9"),
    "scraps": (translate("public_market", "Scraps kept"), "PM-6.5"),
    "power": (translate("public_market", "A power not yet used"), "PM-8.2"),
    "turns": (translate("public_market", "Turns to come"), "PM-3.1"),
}
"""Each field of Made: its name, and the rule that is about it."""


def named_terms(s: PublicMarket, seat: int) -> tuple[EvalTerm, ...]:
    """Of what a seat's estimate is made, with the facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "gears": translate("public_market", "%n gear(s)", "", sum(p.gears)),
        "crabs": translate("public_market", "%n Crab Meeple(s)", "", p.crabs),
    }
    if p.chest >= 0:
        lines, around = complete_lines(p)[1], box.CRAB_RING[p.chest] & ~(p.filled | box.ICE[p.chest])
        how["payout"] = translate(
            "public_market", "%n full line(s)", "rows or columns of a chest", len(lines)
        )
        how["crab"] = translate(
            "public_market", "%n open cell(s) around it", "around the Crab", around.bit_count()
        )
    return label_terms(eval_terms(s)[seat]._asdict(), _TITLES, how)
