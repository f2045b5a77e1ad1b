"""A legal action with its gesture, and the list in which moves are numbered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from tabletop.engine.rules import Action
from tabletop.engine.table import Drag, Gesture, Piece, Press


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action with its gesture."""

    action: Action
    gesture: Gesture

    @property
    def button(self) -> bool:
        """True if it is a button in the prompt bar."""
        return isinstance(self.gesture, Press) and self.gesture.thing.startswith("button:")

    @property
    def piece(self) -> str:
        """The key of the piece that is lifted or pressed; "" for a button."""
        if isinstance(self.gesture, Drag):
            return self.gesture.piece
        return "" if self.button else self.gesture.thing


class MoveList:
    """Moves as they are listed and numbered from 1.

    Of moves that a player cannot tell apart only the first is listed: their pieces look alike and lie in one
    zone, and they go to the same place with the same words and the same outcome.

    Args:
        moves: All moves, in their order.
        pieces: The pieces on the table, by key.
        words: A move's description and outcome.
    """

    def __init__(
        self, moves: Iterable[Move], pieces: Mapping[str, Piece], words: Callable[[Move], Hashable]
    ) -> None:
        groups: dict[Hashable, list[Move]] = defaultdict(list)
        for move in moves:
            groups[_look(move, pieces.get(move.piece))].append(move)
        self._listed: dict[Move, Move] = {}
        for group in groups.values():
            first: dict[Hashable, Move] = {}
            for move in group:
                self._listed[move] = first.setdefault(words(move) if len(group) > 1 else "", move)
        self._moves = [move for move in moves if self._listed[move] == move]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, at: int) -> Move:
        return self._moves[at]

    def representative(self, move: Move) -> Move:
        """Return the listed move from which a player cannot tell this one; any other move itself."""
        return self._listed.get(move, move)

    def number_of(self, move: Move) -> int:
        """Return the number by which a move is called."""
        return self._moves.index(self._listed[move]) + 1

    def of_piece(self, key: str) -> list[Move]:
        """Return the moves of one piece by their numbers, listed or not."""
        return sorted((move for move in self._listed if move.piece == key), key=self.number_of)


def _look(move: Move, piece: Piece | None) -> Hashable:
    """Return what a player sees of a move without its words."""
    if piece is None:
        return move
    gesture = move.gesture
    to = (gesture.zone, gesture.at, gesture.turn) if isinstance(gesture, Drag) else ()
    return to, piece.zone, piece.name, piece.text, piece.face, piece.count, piece.turn
