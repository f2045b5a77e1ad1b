"""Morocco: where a match stands, in words."""

from __future__ import annotations

from tabletop.engine.match import Setup
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import names, words
from tabletop.games.morocco.about import merchant_seat
from tabletop.games.morocco.state import Morocco, open_stalls


def clock(s: Morocco) -> Text:
    """Where the match stands."""
    if not s.flow:
        return translate("morocco", "The end")
    text = translate("morocco", "Round {round}, %n stall(s) open", "", len(open_stalls(s)))
    return text.fill(round=max(1, s.round))


def round_of(s: Morocco) -> int:
    """The number of the round."""
    return s.round


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """What the seats are called by default."""
    merchant = merchant_seat(setup)
    return tuple(names.MERCHANT if n == merchant else words.player(n) for n in range(len(setup.seats)))
