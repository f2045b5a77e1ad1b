"""Morocco: where a match stands, in words."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import names, words
from tabletop.games.morocco.about import merchant_seat
from tabletop.games.morocco.rules.rounds import Assign, Round
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


def leg_of(s: Morocco) -> int:
    """MO-5.1, MO-11.2: a leg ends with all actions of a round, a pass of three and more players as well.

    Before cubes are discarded, that is: what a seat could still pay for in this round counts no more then,
    and what it will gain in the next is chance.
    """
    flow, legs = s.flow, 3 * s.round
    if not flow or type(flow[0]) is Round:
        return legs + 2
    if len(flow) < 2 or (len(s.players) == 2 and s.merchant < 0):
        return legs
    passing = flow[1]
    return legs + (type(passing) is Assign and passing.turn > len(s.players))


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """What the seats are called by default."""
    merchant = merchant_seat(setup)
    return tuple(names.MERCHANT if n == merchant else words.player(n) for n in range(len(setup.seats)))
