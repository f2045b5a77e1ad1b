"""The interface between the table and a merchant's own part of its board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tabletop.engine.rules import Choice
from tabletop.engine.state import frozen
from tabletop.engine.table import Face, Piece, Spot, Zone
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art.face import Face as MerchantFace
from tabletop.games.merchants_cove.merchants.shops import packages, word
from tabletop.games.merchants_cove.state import MerchantsCove

S = MerchantsCove


@frozen
class Offered:
    """A thing to choose from, shown on the tray below the shelf: its key, face and name."""

    key: str
    face: Face
    name: Text


@frozen
class Tray:
    """A tray of things to choose from: its text, the things, and the rule."""

    text: Text
    things: tuple[Offered, ...]
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """A merchant's own part of the table. Functions take the view and the seat of the board.

    Attributes:
        tint: The ground of its workshop.
        zones, pieces: Its machine on the large board.
        signs: The machine in signs, for a folded board.
        summary: The machine in words.
        places: Action spaces outside the column, in millimetres on the machine.
        tray: The things that the seat can choose from; None if there are none.
    """

    tint: str
    zones: Callable[[S, int], Iterable[Zone]]
    pieces: Callable[[S, int], Iterable[Piece]]
    signs: Callable[[S, int], MerchantFace]
    summary: Callable[[S, int], Text]
    places: Mapping[int, Spot]
    tray: Callable[[S, int], Tray | None] = lambda _v, _seat: None


# without it a layout takes 1.2 times as long
@cache
def _benches() -> dict[str, Bench]:
    return {word(package): import_module(f"{package.__name__}.table").BENCH for package in packages()}


def bench(v: S, seat: int) -> Bench:
    """Return the `Bench` of a seat that is not the Peddler's."""
    shop: Any = v.players[seat].shop
    return _benches()[shop.kind]


def pending_choice_of(v: MerchantsCove) -> Choice[MerchantsCove] | None:
    """Return the pending choice; None in the middle of an animation, and when the match is over."""
    top = v.flow[-1] if v.flow else None
    return top if isinstance(top, Choice) else None
