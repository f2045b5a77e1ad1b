"""What the table asks of a merchant: how its own part of the board lies, and what hands do there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen
from tabletop.engine.table import Face, Gesture, Piece, Spot, Zone
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art import face as art
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.merchants.shops import packages, word
from tabletop.games.merchants_cove.state import MerchantsCove

S = MerchantsCove


@frozen
class Offered:
    """A thing to choose from, shown on the tray below the shelf: its key, its picture, what it is called."""

    key: str
    face: Face
    name: Text


@frozen
class Tray:
    """What is to be chosen: the tray's words, the things on it, and the rule."""

    text: Text
    things: tuple[Offered, ...]
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """A merchant's own part of the table. Functions take the view and the seat whose board it is.

    `tint`: the ground of its workshop. `good(number)`: what a Good of its trade looks like.
    `places`: action spaces that lie elsewhere than in the column, in the machine's millimetres.
    `zones`, `pieces`: its machine on the large board. `signs`: the same in signs, on a folded board;
    `summary`: the same in words. `gesture(v, seat, action)`: what hands do for its own actions.
    `thumb(v, seat, action)`: a face for such an action, "" for none. `tray(v, seat)`: what is to choose.
    """

    tint: str
    good: type[Good]
    zones: Callable[[S, int], Iterable[Zone]]
    pieces: Callable[[S, int], Iterable[Piece]]
    signs: Callable[[S, int], art.Face]
    summary: Callable[[S, int], Text]
    gesture: Callable[[S, int, Action], Gesture | None]
    places: Mapping[int, Spot]
    thumb: Callable[[S, int, Action], Face | str] = lambda _v, _seat, _action: ""
    tray: Callable[[S, int], Tray | None] = lambda _v, _seat: None


@cache
def _benches() -> dict[str, Bench]:
    return {word(package): import_module(f"{package.__name__}.table").BENCH for package in packages()}


def by_word(name: str) -> Bench:
    """The bench of a merchant by its word."""
    return _benches()[name]


def bench(v: S, seat: int) -> Bench:
    """The bench of a seat that is not the Peddler's."""
    shop: Any = v.players[seat].shop
    return _benches()[shop.kind]


def ware(v: S, seat: int, good: int) -> Good:
    """A Good as it looks on a seat's shelf."""
    return bench(v, seat).good(good % 4, good >= 4)
