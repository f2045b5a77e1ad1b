"""The numbers of the estimate in `evaluation`, in points, set by hand."""

from __future__ import annotations

from tabletop.games.river_market import components as box

PACE, BEGIN = 3.0, 1.0
"""Turns from a Booth's first good to its house, and turns to find the Booth."""
TURNS_MISSING = (1.0, 1.35, 1.7, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6)
"""By number of goods missing: the turns that a Booth of the hand takes."""
ANOTHER, GOODS = 3.9, 7.2
"""What a Booth that is not in the hand yet brings, in points, and costs, in goods."""
FITTING = 0.55
"""The share of any goods that will be of use for such a Booth."""
IDLE = 0.75
"""What a turn brings that serves no Booth: goods and coins left over, a Helper."""
LATE = 0.8
"""How much less likely a Booth is built for each turn that it would come too late."""
COIN = 0.3
"""What a coin brings that nothing is paid with."""
VISITS = 0.1
"""How often another pawn ends on one's Booth, in each of its turns."""
CARD, FIND, ZOOM_WORTH = 0.22, 0.8, 0.55
"""What a card of the hand is worth apart from a plan for it, a Find, a Zoom token."""
CARDS = 0.6
"""What the hand may be worth together, for each turn that is left."""
NEAR = 0.35
"""The share that is counted on of what the best Booth in reach gives."""
SHORT = (1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04)
"""By number of coins missing: the share of a Helper's worth that is counted on."""
OTHERS = 0.3
"""The same for the second and third best Helper of the hand."""
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
"""By card: what the Helper's power brings in each turn; 0 for all other cards."""
