"""Names the terms of a seat's evaluation."""

from __future__ import annotations

from tabletop.engine.evaluation import EvalTerm, label_terms
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.evaluation import eval_terms
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

_TITLES = {
    "gold": (translate("merchants_cove", "Gold"), "MC-7.2"),
    "folk": (translate("merchants_cove", "Townsfolk"), "MC-9.1"),
    "corruption": (translate("merchants_cove", "Corruption"), "MC-9.1"),
    "goods": (translate("merchants_cove", "Goods that can be sold"), "MC-7.2"),
    "hours": (translate("merchants_cove", "Hours left today"), "MC-4.1"),
    "staff": (translate("merchants_cove", "What the staff will still do"), "MC-5.6"),
    "shop": (translate("merchants_cove", "What the shop is about to make"), "MC-5.1"),
}
"""For each field of EvalTerms its title and the rule that it is about."""


def named_terms(s: MerchantsCove, seat: int) -> tuple[EvalTerm, ...]:
    """The terms of a seat's evaluation, with the facts that can be seen on the table."""
    p = s.players[seat]
    how = {
        "goods": translate("merchants_cove", "%n Good(s)", "", len(p.shelf)),
        "corruption": translate("merchants_cove", "%n card(s)", "Corruption cards", len(p.corruption)),
        "staff": translate("merchants_cove", "%n Townsfolk", "", sum(card != NOBODY for card in p.staff)),
    }
    return label_terms(eval_terms(s, seat)._asdict(), _TITLES, how)
