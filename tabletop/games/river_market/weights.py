"""What opponents hold things for, in points: by rule of thumb, and as thousands of matches have taught."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.river_market import components as box


def helpers(powers: dict[str, float]) -> tuple[float, ...]:
    """By card: what the Helper's power brings in each turn; 0 for all other cards."""
    return tuple(powers[card.power] if card.power else 0.0 for card in box.CARDS)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The numbers of an estimate, see `heuristic`. A place in `turns` and `short` is how many are missing.

    `pace`, `begin`: how many turns a Booth takes from the first good to the house, and to find it.
    `turns`: how many turns a Booth of the hand takes with so many goods missing.
    `another`, `goods`: what a Booth brings that is not in the hand yet, and what it costs.
    `fitting`: the share of any goods that will be of use for such a Booth.
    `idle`: what a turn brings that serves no Booth: goods and coins that are left over, a Helper.
    `late`: how much less likely a Booth is built for each turn that it would come too late.
    `coin`: what a coin brings that nothing is paid with.
    `visits`: how often another pawn ends on one's Booth, in each of its turns.
    `card`, `find`, `token`: what a card of the hand is worth apart from a plan for it, a Find, a Zoom token.
    `cards`: what the hand may be worth together, for each turn that is left.
    `near`: how much of what the best Booth in reach gives is counted on.
    `helper`: by card, what a Helper brings in each turn.
    `short`: the share of a Helper's worth that is counted on with so many coins missing.
    `others`: the same for the second and third best Helper of the hand.
    `cries`: whether a Town Crier of the hand is known to count what has been built and hired already.
    `begun`: whether in the last turns the turn that just begins counts as one that is left.
    """

    pace: float
    begin: float
    turns: tuple[float, ...]
    another: float
    goods: float
    fitting: float
    idle: float
    late: float
    coin: float
    visits: float
    card: float
    find: float
    token: float
    cards: float
    near: float
    helper: tuple[float, ...]
    short: tuple[float, ...]
    others: float
    cries: bool
    begun: bool


THUMB = Weights(
    pace=3.0,
    begin=1.0,
    turns=(1.0, 1.35, 1.7, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6),
    another=4.8,
    goods=5.4,
    fitting=0.55,
    idle=0.75,
    late=0.8,
    coin=0.3,
    visits=0.1,
    card=0.22,
    find=0.8,
    token=0.55,
    cards=0.6,
    near=0.35,
    helper=helpers(
        {
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
    ),
    short=(1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04),
    others=0.3,
    cries=False,
    begun=False,
)
"""Set by hand. The solo game was tuned with them (decision 17), and *greedy* and *easy* play by them."""
LEARNT = Weights(
    pace=4.94,
    begin=0.0,
    turns=(0.82, 1.18, 1.65, 2.23, 2.92, 3.7, 4.6, 5.6, 6.7),
    another=4.05,
    goods=6.85,
    fitting=0.52,
    idle=0.7,
    late=0.3,
    coin=0.28,
    visits=0.02,
    card=0.18,
    find=0.42,
    token=0.31,
    cards=0.21,
    near=0.0,
    helper=helpers(
        {
            "further": 0.1,
            "backwards": 0.08,
            "more": 0.07,
            "lily": 0.21,
            "build_less": 0.13,
            "greet": 0.06,
            "peddle": 0.14,
            "ledger": 0.16,
            "cry": 0.44,
        }
    ),
    short=(1.0, 0.91, 0.83, 0.75, 0.69, 0.62, 0.57, 0.52, 0.47, 0.43, 0.39),
    others=0.06,
    cries=True,
    begun=True,
)
"""Fitted to 45,000 turns of 1,400 matches of two (decision 21): with them *normal* and *hard* look ahead."""
