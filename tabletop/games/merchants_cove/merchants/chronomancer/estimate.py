"""MC-15: what the Chronomancer's board is worth, and what looks best there: no rules."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer.actions import (
    ChooseRift,
    KeepTiles,
    PlaceTile,
    PushTile,
    SpendEcho,
    SwapSpare,
    WindClock,
)
from tabletop.games.merchants_cove.merchants.chronomancer.rules import ENGINES, pairs, pushed, shop, triple
from tabletop.games.merchants_cove.merchants.chronomancer.state import PRISM, Engines, colour
from tabletop.games.merchants_cove.outlook import prices
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

IN_ENGINE, ECHO = 0.7, 3.0
"""What part of its price a Good is worth that a Rift would give now; what an Echo is worth."""
Prices = tuple[float, ...]
"""What each Good is likely to bring."""
SPARE = 0.35
"""What part of the gain is hoped for that the spare tile would bring, if it were pushed in."""


def estimate(s: MerchantsCove, seat: int) -> float:
    """What the board is worth: what Rifts would give, what the spare could make of it, and Echoes."""
    mine = shop(s, seat)
    each = prices(s)
    now = [rift(each, engine) for engine in mine.engines]
    gain = max(best_push(each, mine, n) - now[n] for n in ENGINES)
    return IN_ENGINE * sum(now) + SPARE * max(gain, 0.0) + ECHO * mine.echoes


def rift(each: Prices, engine: tuple[int, ...]) -> float:
    """What a Rift of an engine would give, at these prices."""
    three, two = triple(engine), pairs(engine)
    if three != NOBODY:
        return each[state.good(three, large=True)] + each[state.good(three)]
    if two:
        return max(each[state.good(shade)] for shade in two) - 0.5 * sum(colour(t) == PRISM for t in engine)
    return ECHO


def best_push(each: Prices, mine: Engines, engine: int) -> float:
    """The best Rift of an engine after the spare was pushed in."""
    return max(rift(each, pushed(mine.engines[engine], mine.spare, end)[0]) for end in (0, 1))


def worth(s: MerchantsCove, seat: int, space: int) -> float:
    """What going to one of the action spaces is likely to bring."""
    mine, each = shop(s, seat), prices(s)
    if space in (box.RIFT_PAST, box.RIFT_FUTURE):
        return rift(each, mine.engines[space - box.RIFT_PAST])
    now = [rift(each, engine) for engine in mine.engines]
    if space == box.SHIFT:
        return max(0.5, IN_ENGINE * max(best_push(each, mine, n) - now[n] for n in ENGINES))
    return 3.0 + 0.2 * max(now)


def shortlist(s: MerchantsCove, step: Choice, legal: list[Action]) -> list[Action]:
    """What is worth a thought, best first."""
    mine, each = shop(s, step.seat), prices(s)

    def merit(action: Action) -> float:
        match action:
            case PushTile(engine, end):
                return rift(each, pushed(mine.engines[engine], mine.spare, end)[0]) - rift(
                    each, mine.engines[engine]
                )
            case PlaceTile(tile, engine, slot):
                tiles = mine.engines[engine]
                return rift(each, (*tiles[:slot], tile, *tiles[slot + 1 :])) - rift(each, tiles)
            case SwapSpare(tile):
                return _spare(each, mine, tile) - _spare(each, mine, mine.spare)
            case ChooseRift(shade):
                return each[state.good(shade)]
            case KeepTiles() | SpendEcho() | WindClock():
                return 9.0
            case Done():
                return 0.01
        return 0.0

    return sorted(legal, key=merit, reverse=True)[:6]


def _spare(each: Prices, mine: Engines, tile: int) -> float:
    """What a tile would make of the engines, if it were the spare and pushed in."""
    return max(
        rift(each, pushed(engine, tile, end)[0]) - rift(each, engine)
        for engine in mine.engines
        for end in (0, 1)
    )
