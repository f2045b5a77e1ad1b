"""The parts of the estimate, named: why a state is worth so many points to a seat."""

from __future__ import annotations

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.river_market.evaluation import eval_terms
from tabletop.games.river_market.state import RiverMarket

TITLES = {
    "booths": (translate("river_market", "Booths and Events"), "RM-13.1"),
    "helpers": (translate("river_market", "Helpers"), "RM-13.2"),
    "crier": (translate("river_market", "Town Crier"), "RM-10.10"),
    "left": (translate("river_market", "Leftovers"), "RM-13.3"),
    "visitors": (translate("river_market", "Owner bonuses to come"), "RM-5.4"),
    "powers": (translate("river_market", "What the Helpers will still do"), "RM-6.4"),
    "plans": (translate("river_market", "Booths that goods and houses can become"), "RM-6.2"),
    "coins": (translate("river_market", "What the money can hire"), "RM-6.4"),
    "hand": (translate("river_market", "Cards in the hand"), "RM-7.1"),
    "tokens": (translate("river_market", "Zoom tokens"), "RM-4.6"),
    "place": (translate("river_market", "Where the next turn can end"), "RM-4.1"),
}
"""Each field of Made: its name, and the rule that is about it."""


def named_terms(s: RiverMarket, seat: int) -> tuple[EvalTerm, ...]:
    """Of what a seat's estimate is made, with the facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "plans": translate("river_market", "%n good(s)", "", sum(p.goods)),
        "hand": translate("river_market", "%n card(s)", "in a hand", len(p.hand)),
        "tokens": translate("river_market", "%n token(s)", "Zoom tokens", p.zooms),
    }
    return label_terms(eval_terms(s)[seat]._asdict(), TITLES, how)
