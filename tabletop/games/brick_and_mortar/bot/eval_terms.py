"""The terms of a seat's evaluation, with their titles and rules."""

from __future__ import annotations

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.bot.eval_lookahead import bids_carried_out
from tabletop.games.brick_and_mortar.bot.evaluation import eval_terms
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS, owned
from tabletop.games.brick_and_mortar.state import HIDDEN, BrickAndMortar

_TITLES = {
    "points": (translate("brick_and_mortar", "Point track"), "BM-13.3"),
    "stores": (translate("brick_and_mortar", "Points of open stores"), "BM-13.3"),
    "slots": (translate("brick_and_mortar", "Empty slots"), "BM-13.3"),
    "debt": (translate("brick_and_mortar", "Debt"), "BM-5.2"),
    "money": (translate("brick_and_mortar", "Money, for what it can still buy"), "BM-12.3"),
    "goods": (translate("brick_and_mortar", "Goods that can be sold"), "BM-9.8"),
    "earning": (translate("brick_and_mortar", "What the stores earn in the months to come"), "BM-13.4"),
    "hand": (translate("brick_and_mortar", "Stores in hand"), "BM-3.2"),
    "next": (translate("brick_and_mortar", "The store that this month's auction can bring"), "BM-6.3"),
    "bought": (translate("brick_and_mortar", "The store still to be opened"), "BM-6.9"),
}
"""For each field of EvalTerms, its title and the rule that explains it."""


def named_terms(s: BrickAndMortar, seat: int) -> tuple[EvalTerm, ...]:
    """Return the terms of a seat's evaluation, with facts that can be seen on the table."""
    s = bids_carried_out(s)
    p = s.players[seat]
    items = sum(owned(p, kind) for kind in KINDS)
    how = {
        "debt": phrases.tokens(p.debt),
        "slots": translate("brick_and_mortar", "%n slot(s)", "", box.SLOTS - len(p.building)),
        "goods": translate("brick_and_mortar", "%n item(s) on the shelves", "", items),
        "earning": translate("brick_and_mortar", "%n store(s)", "", len(p.building)),
    }
    if p.money < HIDDEN:
        how["money"] = dollars(p.money)
    return label_terms(eval_terms(s)[seat]._asdict(), _TITLES, how)
