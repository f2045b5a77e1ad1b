"""The components of River Market, read once from their files.

Cards are indexes into CARDS: 0 to 23 Booths, 24 to 29 Events, from 30 two of each kind of Helper, from 54 two
of each kind of Find, from 70 the spare Helpers of the option "deck". Fixed tiles are indexes into TILES.
Resources are numbers as in `state`: Veggies, Fish, Cloth, Tools, Lilies, coins.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.files.components import load
from tabletop.games.river_market import component_schema
from tabletop.games.river_market.component_schema import GOODS, NOTHING, Amount, Visit

Kind = Literal["booth", "event", "helper", "find", "tile"]
ZOOM = 0
"""The Step of a card that moves anywhere."""


@frozen
class Card:
    """The printed content of a card or a fixed tile.

    `which` is its number among the kinds of its own form: copies have the same. `power`, `amount` and `good`
    belong to Helpers; `good` is the number of the good of a Booth's or Helper's effect, -1 for none.
    """

    kind: Kind
    word: str
    name: Text
    which: int
    step: int = ZOOM
    vp: int = 0
    cost: tuple[int, int, int, int] = (0, 0, 0, 0)
    price: int = 0
    visit: Visit | None = None
    bonus: Amount = NOTHING
    gift: Amount = NOTHING
    power: component_schema.Power | None = None
    amount: int = 0
    good: int = -1


def _step(step: int | str) -> int:
    return step if isinstance(step, int) else ZOOM


def _number(good: component_schema.Good | None) -> int:
    return GOODS.index(good) if good else -1


def _booth(kind: Kind, which: int, b: component_schema.Booth) -> Card:
    good = _number(b.visit.good)
    return Card(
        kind,
        b.word,
        Text(f"river_market.{kind}s", b.name),
        which,
        _step(b.step),
        b.vp,
        b.cost,
        visit=b.visit,
        bonus=b.bonus,
        gift=b.gift,
        good=good,
    )


def _helper(which: int, step: int | str) -> Card:
    h = _HELPERS.helpers[which]
    return Card(
        "helper",
        h.word,
        Text("river_market.helpers", h.name),
        which,
        _step(step),
        h.vp,
        price=h.price,
        power=h.power,
        amount=h.amount,
        good=_number(h.good),
    )


def _spare(spare: component_schema.Spare) -> Card:
    return _helper([h.word for h in _HELPERS.helpers].index(spare.word), spare.step)


_HERE = "games/river_market"
_HELPERS = load(f"{_HERE}/helpers.toml", component_schema.Helpers)
_RIVER = load(f"{_HERE}/river.toml", component_schema.River)
_SETUP = load(f"{_HERE}/setup.toml", component_schema.Setup)

CARDS: tuple[Card, ...] = (
    *(
        _booth("booth", n, b)
        for n, b in enumerate(load(f"{_HERE}/booths.toml", component_schema.Booths).booths)
    ),
    *(
        _booth("event", n, b)
        for n, b in enumerate(load(f"{_HERE}/events.toml", component_schema.Events).events)
    ),
    *(_helper(n, step) for n, h in enumerate(_HELPERS.helpers) for step in h.steps),
    *(
        Card("find", f.word, Text("river_market.finds", f.name), n, _step(step), visit=f.use)
        for n, f in enumerate(load(f"{_HERE}/finds.toml", component_schema.Finds).finds)
        for step in f.steps
    ),
    *map(_spare, _HELPERS.spares),
)
"""RM-1.2: every card by its number."""
RIVER_TILES: tuple[Card, ...] = tuple(
    Card("tile", t.word, Text("river_market.river", t.name), n, visit=t.visit)
    for n, t in enumerate(_RIVER.tiles)
)
"""RM-2.2: the fixed tiles, clockwise."""

_FORMS = [
    next(n for n, card in enumerate(CARDS) if card.kind == kind)
    for kind in ("booth", "event", "helper", "find")
]
BOOTHS, EVENTS, HELPERS, FINDS = (
    range(a, b) for a, b in pairwise((*_FORMS, len(CARDS) - len(_HELPERS.spares)))
)
"""The numbers of the cards of each form."""
BUILDABLE = range(BOOTHS.start, EVENTS.stop)
"""RM-1.6: Booths as cards, Events among them."""
SPARES = range(FINDS.stop, len(CARDS))
"""RM-16.3: the Helpers that are used only if no Finds are."""

NORTH = _RIVER.north
"""Number of fixed tiles on the north bank."""
START_TILE = _RIVER.start
"""The fixed tile on which pawns begin."""
FIRST_SPOT = (_RIVER.first_spot.north, _RIVER.first_spot.south)
"""RM-2.5: the first end spot clockwise from the north bank, from the south bank."""
SWAPS = _RIVER.swaps
SETUP = _SETUP.start
LIMITS = _SETUP.limits
END = _SETUP.end
SOLO = _SETUP.solo
SCORE = load(f"{_HERE}/score.toml", component_schema.Score)


def tier(row: tuple[component_schema.Tier, ...], number: int) -> int:
    """Return the tier of a question that this number falls into, counted from 0."""
    return sum(number >= tier.least for tier in row) - 1
