"""MC-15: evaluates the Chronomancer's board, and orders its actions. Used by the bots."""

from __future__ import annotations

from math import comb

from tabletop.engine.rules import Action, Choice
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.bot.eval_features import prices, unfinished_share
from tabletop.games.merchants_cove.bot.merchant_bot import MerchantBot
from tabletop.games.merchants_cove.merchants.chronomancer import components as box
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_echoes import SpendEcho, WindClock
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import (
    COLOURS,
    ENGINES,
    ChooseRift,
    KeepTiles,
    pairs,
    shop,
    triple,
)
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_tiles import (
    PlaceTile,
    PushTile,
    SwapSpare,
    pushed,
)
from tabletop.games.merchants_cove.merchants.chronomancer.state import PRISM, Engines, colour
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.rules.ch05_staff import has
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove

_IN_ENGINE, _ECHO = 0.7, 4.0
"""Share of an engine's promise that counts; gold that an Echo is worth."""
_PAIR, _LONE = 0.6, 0.3
"""Share of the worth of three tiles of a colour that two of them promise, and one."""
SPARE = 0.35
"""Share of the gain from pushing the spare tile that counts."""
Prices = tuple[float, ...]
"""The expected price of each Good; or the worth of three tiles of each colour."""


def estimate(s: MerchantsCove, seat: int) -> float:
    """Estimate the board in gold: the engines, the spare tile and Echoes."""
    mine = shop(s, seat)
    three = threes(prices(s))
    now = [promise(three, engine) for engine in mine.engines]
    gain = max(best_push(three, mine, n) - now[n] for n in ENGINES)
    found = _IN_ENGINE * sum(now) + SPARE * max(gain, 0.0)
    return found * unfinished_share(s, seat) + _ECHO * mine.echoes


def threes(each: Prices) -> Prices:
    """Return the worth of a Rift of three tiles of each colour, at these prices of Goods."""
    return tuple(each[state.good(shade, large=True)] + each[state.good(shade)] for shade in COLOURS)


def rift(each: Prices, engine: tuple[int, ...]) -> float:
    """Return the worth of a Rift of an engine now, at these prices of Goods."""
    shade, two = triple(engine), pairs(engine)
    if shade != NOBODY:
        return threes(each)[shade]
    if two:
        return max(each[state.good(shade)] for shade in two) - 0.5 * sum(colour(t) == PRISM for t in engine)
    return _ECHO


def promise(three: Prices, engine: tuple[int, ...]) -> float:
    """Return the worth of an engine if its owner can wait for three tiles of a colour."""
    shade = triple(engine)
    if shade != NOBODY:
        return three[shade]
    if two := pairs(engine):
        return _PAIR * max([three[shade] for shade in two])
    return max(_ECHO, _LONE * max([three[colour(tile)] for tile in engine]))


def best_push(three: Prices, mine: Engines, engine: int) -> float:
    """Return the highest promise of an engine after pushing the spare tile."""
    return max(promise(three, pushed(mine.engines[engine], mine.spare, end)[0]) for end in (0, 1))


def hoped(three: Prices, mine: Engines, draws: int) -> float:
    """Return the expected improvement of an engine by the best of `draws` tiles of the stack."""
    pool = mine.stack if len(mine.stack) >= draws else mine.stack + mine.discard
    shades = [colour(tile) for tile in pool]
    one_of = dict(zip(shades, pool, strict=True))
    gains = sorted((_best_place(three, mine, tile), shades.count(shade)) for shade, tile in one_of.items())
    draws = min(draws, len(pool))
    likely, before, no_better = 0.0, 0.0, 0
    for gain, tiles in gains:
        no_better += tiles
        chance = comb(no_better, draws) / comb(len(pool), draws)
        likely += gain * (chance - before)
        before = chance
    return likely


def _best_place(three: Prices, mine: Engines, tile: int) -> float:
    """Return the best improvement of an engine by putting this tile in the place of another."""
    gains = [0.0]
    for engine in mine.engines:
        first, middle, last = engine
        placed = (tile, middle, last), (first, tile, last), (first, middle, tile)
        gains.append(max([promise(three, tiles) for tiles in placed]) - promise(three, engine))
    return max(gains)


def worth(s: MerchantsCove, seat: int, space: int) -> float:
    """Return the gold that going to one of the action spaces is expected to bring."""
    mine, each = shop(s, seat), prices(s)
    if space in (box.RIFT_PAST, box.RIFT_FUTURE):
        return rift(each, mine.engines[space - box.RIFT_PAST])
    three = threes(each)
    if space == box.SHIFT:
        return max(0.5, *(best_push(three, mine, n) - promise(three, mine.engines[n]) for n in ENGINES))
    return hoped(three, mine, box.HELPED if has(s, seat, box.ARCHIVIST) else box.DRAWN)


def shortlist(s: MerchantsCove, step: Choice[MerchantsCove], legal: list[Action]) -> list[Action]:
    """Return the actions worth searching, best first."""
    mine, each = shop(s, step.seat), prices(s)
    three = threes(each)

    def merit(action: Action) -> float:
        match action:
            case PushTile(engine, end):
                after, _ = pushed(mine.engines[engine], mine.spare, end)
                return promise(three, after) - promise(three, mine.engines[engine])
            case PlaceTile(tile, engine, slot):
                tiles = mine.engines[engine]
                return promise(three, (*tiles[:slot], tile, *tiles[slot + 1 :])) - promise(three, tiles)
            case SwapSpare(tile):
                return _spare(three, mine, tile) - _spare(three, mine, mine.spare)
            case ChooseRift(shade):
                return each[state.good(shade)]
            case KeepTiles() | SpendEcho() | WindClock():
                return 9.0
            case Done():
                return 0.01
        return 0.0

    return sorted(legal, key=merit, reverse=True)[:6]


def _spare(three: Prices, mine: Engines, tile: int) -> float:
    """Return the improvement of the engines if this tile were the spare and pushed in."""
    return max(
        promise(three, pushed(engine, tile, end)[0]) - promise(three, engine)
        for engine in mine.engines
        for end in (0, 1)
    )


def bot() -> MerchantBot:
    """Return the functions by which bots evaluate and play this board."""
    return MerchantBot(estimate=estimate, worth=worth, shortlist=shortlist, gifts=(WindClock,))
