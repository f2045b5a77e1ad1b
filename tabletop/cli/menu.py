"""Lists many moves as short numbered menus: first by piece, then by target, then by rotation."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.cli.output import say
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.engine.table import Drag, Press, rotated_cells

MAX_LINES = 16
"""Maximum number of lines of a menu before it is grouped."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the menu. One action: choosing the line plays it; several: it opens their menu."""

    words: str
    actions: tuple[Action, ...]


def menu_items(game: AnyGame, view: State, seat: int, actions: Sequence[Action]) -> list[Item]:
    """Return the lines for these actions, about MAX_LINES at most if they can be grouped."""
    if len(actions) > MAX_LINES:
        layout = game.table.layout(view, seat)
        names = {piece.key: say(piece.name) for piece in layout.pieces}
        names |= {zone.key: say(zone.name) for zone in layout.zones}
        cells = {piece.key: piece.cells for piece in layout.pieces}
        for key, words in (_piece(names), _zone(names), _turn(cells)):
            groups: dict[Hashable, list[Action]] = {}
            for action in actions:
                groups.setdefault(key(game.table.gesture(view, action)), []).append(action)
            if 1 < len(groups) < len(actions):
                return [_item(game, view, tuple(g), words(k)) for k, g in groups.items()]
    return [Item(say(game.say(view, action)), (action,)) for action in actions]


def _item(game: AnyGame, view: State, actions: tuple[Action, ...], words: str) -> Item:
    if len(actions) == 1:
        return Item(say(game.say(view, actions[0])), actions)
    return Item(f"{words} ({len(actions)} ways)", actions)


Grouping = tuple[Callable[[Drag | Press], Hashable], Callable[[Any], str]]


def _piece(names: dict[str, str]) -> Grouping:
    def key(gesture: Drag | Press) -> Hashable:
        return gesture.piece if isinstance(gesture, Drag) else gesture.thing

    return key, lambda thing: names.get(thing) or str(thing)


def _zone(names: dict[str, str]) -> Grouping:
    def key(gesture: Drag | Press) -> Hashable:
        return gesture.zone if isinstance(gesture, Drag) else gesture.thing

    return key, lambda zone: f"to {names.get(zone) or zone}"


def _turn(cells: dict[str, tuple[tuple[int, int], ...]]) -> Grouping:
    def key(gesture: Drag | Press) -> Hashable:
        return (gesture.turn, gesture.piece) if isinstance(gesture, Drag) else gesture.thing

    def words(value: Any) -> str:
        if not isinstance(value, tuple):
            return str(value)
        turn, piece = value
        return (
            f"lying as {cells_text(rotated_cells(cells[piece], turn))}"
            if cells.get(piece)
            else f"turned {turn}"
        )

    return key, words


def cells_text(cells: Sequence[tuple[int, int]]) -> str:
    """Return a shape in one line, its rows from the top.

    >>> picture(((0, 0), (0, 1), (1, 0)))
    '■■/■·'
    """
    width = 1 + max(c for _, c in cells)
    height = 1 + max(r for r, _ in cells)
    rows = ("".join("■" if (r, c) in cells else "·" for c in range(width)) for r in range(height))
    return "/".join(rows)
