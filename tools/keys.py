"""Count the keys that a move takes at the table, off-screen, over sampled decisions of each game.

    python tools/keys.py [GAME...] [--decisions 200]

Greedy bots play the matches and choose each move. Counted is the shorter of two ways: Tab, arrows and Enter
from piece to target; or N, the move's number in the list, and Enter.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from pathlib import Path
from typing import Any

from tabletop.engine.match import AnyMatch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
EVERY = 3
"""Only every nth decision is counted, so that the sample covers a whole match."""
FAR = 99


def steps(start: Iterable[Hashable], goal: Hashable, to: Callable[[Any], Iterable[Hashable]]) -> int:
    """Return the number of steps from the nearest start to a goal."""
    seen = dict.fromkeys(start, 0)
    waiting = deque(seen)
    while waiting:
        at = waiting.popleft()
        if at == goal:
            return seen[at]
        for there in to(at):
            if there not in seen:
                seen[there] = seen[at] + 1
                waiting.append(there)
    return FAR


class Counting:
    """A table showing one decision, and the number of keys for each move."""

    def __init__(self, game: Any) -> None:
        from PySide6.QtWidgets import QApplication

        from tabletop.ui.style.i18n import to_language
        from tabletop.ui.table import TableView

        self.app = QApplication.instance() or QApplication([])
        self.view = TableView()
        self.view.resize(980, 720)
        self.view.set_table(game.table, to_language)
        self.view.surface.still = True

    def lay(self, offer: Any, layout: Any) -> None:
        self.offer = offer
        self.view.show_layout(layout)
        legal = [move.gesture for move in offer.moves]
        self.view.offer(legal, legal, {})

    def keys(self, move: Any) -> int:
        """Return the minimum number of keys for a move."""
        return min(self._by_number(move), self._by_hand(move))

    def _by_number(self, move: Any) -> int:
        return len(str(self.offer.listed_moves.number_of(move))) + 2

    def _by_hand(self, move: Any) -> int:
        from tabletop.engine.table import Press

        gesture = move.gesture
        things = self.view.keys.things()
        key = gesture.thing if isinstance(gesture, Press) else gesture.piece
        if key not in things:
            return FAR
        places = {thing: self.view.table_scene.place_of(thing) for thing in things}
        first = 1 + steps({things[0], things[-1]}, key, lambda at: self._beside(things, places, at))
        if isinstance(gesture, Press):
            return first + 1
        self.view.things.lift(key)
        dropping = self._to_place(gesture)
        self.view.put_back()
        return first + 1 + dropping + 1

    def _to_place(self, drag: Any) -> int:
        from PySide6.QtCore import QPointF, QRectF

        carrying, item = self.view.hands.drop_targets, self.view.hands.item
        if carrying is None or item is None:
            return FAR
        drags = carrying.drags
        if item.piece.cells and drag.turn:
            return FAR  # turning is quicker by number
        same = [one for one in drags if not item.piece.cells or one.turn == drag.turn or one.at < 0]
        if drag not in same:
            return FAR
        size = QPointF(item.w, item.h)
        corners = {at: carrying.corner(one) for at, one in enumerate(same)}
        places = {at: QRectF(corner, corner + size) for at, corner in corners.items()}
        order = list(range(len(same)))
        return steps({0}, same.index(drag), lambda at: self._beside(order, places, at, round_about=True))

    def _beside(self, order: list[Any], places: Any, at: Any, *, round_about: bool = False) -> Iterator[Any]:
        """Yield what one key reaches: Tab and Shift+Tab in order, an arrow the nearest in its direction."""
        from tabletop.ui.table.keyboard import ARROWS, nearest

        here = order.index(at)
        for there in (here + 1, here - 1):
            if round_about or 0 <= there < len(order):
                yield order[there % len(order)]
        named = {str(key): place for key, place in places.items()}
        known = {str(key): key for key in places}
        for way in ARROWS.values():
            found = nearest(named, str(at), way)
            if found is not None:
                yield known[found]


def counted(name: str, decisions: int) -> list[int]:
    """Return the number of keys of each of a number of moves."""
    from tabletop.engine.game import Setup
    from tabletop.engine.match import Match
    from tabletop.games import game
    from tabletop.opponents import choose_action_in
    from tabletop.ui.play.move_options import MoveOptions

    of, found, seed = game(name), list[int](), 1
    table = Counting(of)
    while len(found) < decisions:
        match: AnyMatch = Match(of, Setup(seed, ("person", "person")))
        while match.choice is not None and len(found) < decisions:
            seat, view = match.choice.seat, match.game.view(match.state, match.choice.seat)
            action = choose_action_in(of, view, seat, match.now, "greedy").action
            if match.now % EVERY == 0:
                offer = MoveOptions(of, view, match.choice, seat)
                table.lay(offer, of.table.layout(view, seat))
                found.append(table.keys(next(move for move in offer.moves if move.action == action)))
            match.play(action)
        seed += 1
    return found


def main() -> None:
    """Print the counts of each game."""
    from tabletop.games import GAMES

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--decisions", type=int, default=200)
    given = parser.parse_args()
    for name in given.games:
        keys = sorted(counted(name, given.decisions))
        print(f"{name}: median {keys[len(keys) // 2]}, most {keys[-1]} ({len(keys)} decisions)")


if __name__ == "__main__":
    main()
