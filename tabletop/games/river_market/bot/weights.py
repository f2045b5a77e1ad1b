"""The weights of `evaluation`, in points, set by hand."""

from __future__ import annotations

from tabletop.games.river_market import components as box

PACE, BEGIN = 3.0, 1.0
"""Turns from a Booth's first good to its house, and turns to find the Booth."""
TURNS_MISSING = (1.0, 1.35, 1.7, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6)
"""By number of missing goods: the turns that a Booth of the hand takes."""
ANOTHER, GOODS = 3.9, 7.2
"""A Booth not in hand yet: its points, and its cost in goods."""
FITTING = 0.55
"""Share of any goods that will be useful for such a Booth."""
IDLE = 0.75
"""Points of a turn that serves no Booth: goods and coins left over, a Helper."""
LATE = 0.8
"""Decrease of the chance to build a Booth for each turn that it is too late."""
COIN = 0.3
"""Points of a coin that is not spent."""
VISITS = 0.1
"""Probability that another pawn ends on a Booth of the seat, per turn of that pawn."""
CARD, FIND, ZOOM_WORTH = 0.22, 0.8, 0.55
"""Points of a card in hand apart from plans for it, of a Find, and of a Zoom token."""
CARDS = 0.6
"""Maximum points of the whole hand, per turn left."""
NEAR = 0.35
"""Share of the yield of the best Booth in reach that counts."""
SHORT = (1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04)
"""By number of missing coins: the share of a Helper's worth that counts."""
OTHERS = 0.3
"""The same share for the second and third best Helper of the hand."""
_POWERS = {
    "further": 0.08,
    "backwards": 0.1,
    "more": 0.11,
    "lily": 0.24,
    "build_less": 0.2,
    "greet": 0.05,
    "peddle": 0.12,
    "ledger": 0.1,
    "cry": 0.4,
}
HELPER = tuple(_POWERS[card.power] if card.power else 0.0 for card in box.CARDS)
"""By card: points that the Helper's power brings each turn; 0 for all other cards."""
